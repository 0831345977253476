"""What the commands about stores share: phases, counts, findings, and errors as exit statuses.

Status 0: nothing is wrong. 1: a finding or a loss, which is named. 2: impossible.
"""

from collections.abc import Callable, Collection
from functools import update_wrapper
from itertools import islice
from pathlib import Path
from typing import Concatenate, ParamSpec

from helix_desktop.app.commands.output import CLEAN, FINDING, REFUSED, Say, counted, safe_line
from helix_desktop.app.ipc.store_release import release_borrowed
from helix_desktop.app.memory_file import copy_memory
from helix_desktop.app.workspaces.workspace_file import copy_workspace_file
from helix_desktop.app.workspaces.workspace_list import ListedWorkspace
from helix_desktop.domain.errors import HelixError, StoreMissing
from helix_desktop.domain.workspace import Workspace
from helix_desktop.store import opening

P = ParamSpec("P")

_MAX_LINES = 200
"""The maximum findings that are printed; their total number always is."""


def with_status(
    command: Callable[Concatenate[Path, Say, P], int],
) -> Callable[Concatenate[Path, Say, P], int]:
    """Release a store that an agent borrowed; turn a HelixError into a sentence and status 2."""

    def answer(folder: Path, say: Say, /, *args: P.args, **kwargs: P.kwargs) -> int:
        release_borrowed(folder)
        try:
            return command(folder, say, *args, **kwargs)
        except HelixError as error:
            say(str(error))
            return REFUSED

    update_wrapper(answer, command)
    return answer


def copy_file_and_memory(workspace: ListedWorkspace, home: Path, file: Path, *, status: int) -> int:
    if status != REFUSED and isinstance(workspace, Workspace):
        copy_workspace_file(workspace, file)
    if status != REFUSED:
        copy_memory(home, file.parent)
    return status


def require_store(folder: Path) -> Path:
    """Return an existing store's folder, because opening creates a lock file in any folder."""
    try:
        if opening.holds_store(folder):
            return folder
    except OSError as error:
        raise StoreMissing(
            "Can't open {folder}: {reason}.", folder=folder, reason=error.strerror
        ) from error
    raise opening.absent_error(folder)


def counts_text(entries: int, events: int, sessions: int) -> tuple[str, str, str]:
    return (
        counted(entries, "entry", "entries"),
        counted(events, "event", "events"),
        counted(sessions, "session", "sessions"),
    )


def say_unreadable(names: list[str], say: Say, *, count: int) -> int:
    if not count:
        return CLEAN
    say(f"{count} couldn't be read:")
    say_list(names, say, count=count)
    return FINDING


def say_list(lines: Collection[str], say: Say, *, count: int = 0) -> None:
    """Print the first of `count` lines (by default, of all that are given)."""
    for line in islice(lines, _MAX_LINES):
        say(f"  {safe_line(line)}")
    if (more := max(count, len(lines)) - _MAX_LINES) > 0:
        say(f"  … and {more} more.")


def say_phases(say: Say) -> Callable[[str, int, int], None]:
    """Print one line for each step that begins."""

    def progress(what: str, done: int, total: int) -> None:
        if done == 0:
            say(f"… {what}" + (f" ({total})" if total else ""))

    return progress


def size_text(size: int) -> str:
    value = float(size)
    for unit in ("bytes", "kB", "MB", "GB"):
        if value < 1000 or unit == "GB":
            break
        value /= 1000
    return f"{value:.0f} {unit}" if value >= 10 or unit == "bytes" else f"{value:.1f} {unit}"
