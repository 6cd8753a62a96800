"""The Beggar-My-Neighbour table: what there is to see of a game, and painters that draw it."""
