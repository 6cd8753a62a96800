"""The command line: what it does, and in one sentence what it refuses."""
