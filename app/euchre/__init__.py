"""The Euchre table: from a match at one moment to a picture of cells."""
