"""The files of the house, for the tests that read them."""

import ast
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).parents[2]


def modules(*rooms: str) -> list[Path]:
    """The Python files of some rooms, or of all: paths seen from the top of the repository."""
    found = (path for room in rooms or ("app", "engines", "tests") for path in files(room, "*.py"))
    return sorted(found)


def files(room: str, pattern: str) -> Iterator[Path]:
    """The files of a room whose name fits a pattern."""
    return (path.relative_to(HOUSE) for path in (HOUSE / room).rglob(pattern))


def imports(path: Path) -> set[str]:
    """Every module a file imports, at its top or inside a function."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((HOUSE / path).read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                found.update(alias.name for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                found.add(module)
            case ast.ImportFrom(level=level) if level:
                found.add(".".join(path.parts[:-level]))
            case _:
                pass
    return found
