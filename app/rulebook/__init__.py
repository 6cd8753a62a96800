"""The rules of both games in plain sentences: to be read whole, and to be quoted from."""
