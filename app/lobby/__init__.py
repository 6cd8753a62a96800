"""What the lobby shows: its menu, and what each entry comes to at the moment."""
