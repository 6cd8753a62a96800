"""The hunt for long games: random deals of a seed, one after another, as long as one likes.

The longest and the endless ones are kept in a file, with how many deals of the seed were played; so
a hunt goes on where it was. The same seed gives the same finds, whoever plays and however often it
is stopped.
"""
