"""What is filled in before a game: the fields of a form, and how they are drawn."""
