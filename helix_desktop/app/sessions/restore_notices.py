"""What the model is told if the user undid file changes, applied code, or rewound.

A notice is sent before the first file is touched, so it has to be true whatever happens to each
file.
"""

from collections.abc import Sequence

MAX_PATHS = 40
"""The maximum number of paths that are named. Further ones are only counted."""

RESTORED = "[restored] The user chose to take back what you did to these files:"

RESTORED_PARTS = "[restored] The user chose to take back some of what you changed in:"

FORWARD = "[restored] The user chose to have again what you did, and was taken back, in:"

COMMANDS = (
    "[restored] The user chose to put back what these files held before a command ran. What\n"
    "changed in them meanwhile was the command's work or somebody else's:"
)

COMMANDS_FORWARD = (
    "[restored] The user chose to have again what changed while a command ran, and was put back:"
)

_TAIL = (
    "They may no longer hold what you last read or wrote. Read them again before you rely on what\n"
    "they hold, and change them only as far as the user asks for it."
)

_NOT_BACK = (
    "[restored] The user went back to this point of the conversation. These files have later\n"
    "changes all the same:"
)

_APPLIED = "[applied] The user applied code of an answer of yours to this file:"


def restore_notice(head: str, paths: Sequence[str]) -> str:
    """Return one notice for all files of one restore."""
    lines = [f"- {path}" for path in paths[:MAX_PATHS]]
    if len(paths) > MAX_PATHS:
        lines.append(f"- and {len(paths) - MAX_PATHS} more")
    return "\n".join([head, *lines, _TAIL])


def apply_notice(path: str) -> str:
    """Return the notice that the user put code of an answer into a file."""
    return restore_notice(_APPLIED, [path])


def git_notice(names: Sequence[str]) -> str:
    """Return the notice that the user undid what git changed."""
    listed = ", ".join(names[:MAX_PATHS])
    return (
        f"[restored] The user undid what git changed in the repository: {listed}. Look at it\n"
        "again before you rely on it, and change these only as far as the user asks for it."
    )


def rewind_notice(paths: Sequence[str]) -> str:
    """Return the notice that only the conversation went back, and not the files."""
    return restore_notice(_NOT_BACK, paths)


def copy_notice(path: str, copy: str, *, while_command: bool = False) -> str:
    since = "a command ran" if while_command else "your changes"
    return f"[restored] The user had a copy made of what {path} held before {since}: {copy}"
