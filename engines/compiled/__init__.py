"""What is compiled where numba is installed: it needs more than games and rules may.

Each function here is the twin of one in plain Python, and comes to the same, faster. `ImportError`
is raised by the import of a module of this room, not of the room itself, where numba is not there.
"""
