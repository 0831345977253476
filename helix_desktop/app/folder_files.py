"""The names of a project's files, for going to one of them; bounded, and nothing is opened."""

import os
from collections.abc import Iterator
from pathlib import Path

MOST = 20_000
DEEPEST = 24
LEFT_OUT = frozenset(
    ("node_modules", "__pycache__", "venv", "site-packages", "target", "dist", "build", "vendor")
)
"""Folders of what others made, or what is made anew; so are all whose name begins with a dot."""


def files_of(folder: Path, most: int = MOST) -> list[str]:
    """Paths relative to the folder, the shallow ones first. Blocks; links are not followed."""
    found: list[str] = []
    level = [("", folder)]
    for _ in range(DEEPEST):
        below: list[tuple[str, Path]] = []
        for prefix, place in level:
            for name, is_folder in _names(place):
                if is_folder:
                    below.append((f"{prefix}{name}/", place / name))
                elif len(found) < most:
                    found.append(prefix + name)
        if not below or len(found) >= most:
            break
        level = below
    return found


def _names(place: Path) -> Iterator[tuple[str, bool]]:
    try:
        with os.scandir(place) as entries:
            seen = sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return
    for entry in seen:
        try:
            is_folder = entry.is_dir(follow_symlinks=False)
            is_file = is_folder or entry.is_file(follow_symlinks=False)
            entry.name.encode()
        except (OSError, UnicodeEncodeError):
            continue
        if is_folder and (entry.name in LEFT_OUT or entry.name.startswith(".")):
            continue
        if is_file:
            yield entry.name, is_folder
