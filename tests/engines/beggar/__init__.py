"""Beggar-My-Neighbour: its rules, deals and records."""
