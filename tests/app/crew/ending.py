"""Whether a process has ended."""

import os
from contextlib import suppress
from pathlib import Path


def ended(process: int) -> bool:
    """Whether there is no such process, or only what its parent has not yet taken note of."""
    with suppress(FileNotFoundError):
        state = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()[0]
        return state in "ZX"
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return False
    return True
