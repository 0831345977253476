"""What a model is told when the person took back what it did to files: as short as it is true.

It is said before the first file is touched, so it has to hold whatever becomes of each of them.
"""

from collections.abc import Sequence

MOST = 40
"""Paths that are named; the rest is counted."""

WHOLE = "[restored] The user chose to take back what you did to these files:"
PARTS = "[restored] The user chose to take back some of what you changed in:"
FORWARD = "[restored] The user chose to have again what you did, and was taken back, in:"
_TAIL = (
    "They may no longer hold what you last read or wrote. Read them again before you rely on what\n"
    "they hold, and change them only as far as the user asks for it."
)
_COPY = "[restored] The user had a copy made of what {path} held before your changes: {copy}"


def taken_back(head: str, paths: Sequence[str]) -> str:
    """One text for all the files of one wish."""
    lines = [f"- {path}" for path in paths[:MOST]]
    if len(paths) > MOST:
        lines.append(f"- and {len(paths) - MOST} more")
    return "\n".join([head, *lines, _TAIL])


def copied(path: str, copy: str) -> str:
    return _COPY.format(path=path, copy=copy)
