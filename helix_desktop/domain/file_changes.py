"""What tools made of files, folded from events, and what became of it: the words for it.

Only an unbroken run of our own changes is one change of a file. Where somebody else came in
between a new one begins, so that taking it back never takes back what others did.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.events import FileChanged
from helix_desktop.domain.value import replace

RESTORE = "restore"
"""Stands for a tool in the events of what the person takes back."""


@dataclass(frozen=True, slots=True)
class FileChange:
    """What one or several calls made of a file, from first to last.

    `before` and `after` are None where there was no file. `unwritten` is what the file holds
    should the last of them have been cut off before it was written. `at` is when that was.
    """

    path: str
    before: Digest | None
    after: Digest | None
    mode: int
    calls: tuple[str, ...]
    at: float = field(default=0.0, compare=False)
    unwritten: tuple[Digest | None, ...] = ()

    @property
    def ours(self) -> tuple[Digest | None, ...]:
        """What the file may hold now by these calls alone."""
        return (self.after, *self.unwritten)

    @property
    def forward(self) -> "FileChange | None":
        """The way to what it was, where all of it was taken back."""
        if self.before != self.after or self.unwritten in ((), (self.before,)):
            return None
        return FileChange(self.path, self.unwritten[0], self.before, self.mode, self.calls)


class FileState(StrEnum):
    """What became of a file since a tool changed it."""

    AS_CHANGED = "as changed"
    AS_BEFORE = "as before"
    CHANGED_SINCE = "changed since"
    OUT_OF_REACH = "out of reach"
    """It cannot be looked at: no file any more, or in a place that tools never write."""


class RestoreOutcome(StrEnum):
    """What a restore came to for one file."""

    DONE = "done"
    NOTHING_TO_DO = "nothing to do"
    IN_PART = "in part"
    CHANGED_SINCE = "changed since"
    FAILED = "failed"


class FileRestoreResult(Struct, frozen=True):
    """One file's result; `detail` is worded for the person, `stuck` are changes left in place."""

    path: str
    result: RestoreOutcome
    detail: str = ""
    stuck: tuple[int, ...] = ()


class FileDiff(Struct, frozen=True):
    """A change by lines: how many, and each hunk as a unified diff of its own.

    `told` is False where one side is no text, or too large to compare.
    """

    added: int = 0
    removed: int = 0
    hunks: tuple[str, ...] = ()
    told: bool = True


class ChangedFile(Struct, frozen=True):
    """A change and what became of it; `problem` says why a file is out of reach.

    `size` counts lines, without the hunks.
    """

    change: FileChange
    standing: FileState
    problem: str = ""
    size: FileDiff = FileDiff(told=False)

    def sized(self, size: FileDiff) -> "ChangedFile":
        return replace(self, size=size)


class SessionFileChanges(Struct, frozen=True):
    """What a session's tools changed, in the order it began.

    `turns` is how many turns there were; `unreadable` how many records could not tell.
    """

    files: tuple[ChangedFile, ...] = ()
    turns: int = 0
    unreadable: int = 0


def fold_file_changes(events: Iterable[FileChanged]) -> tuple[FileChange, ...]:
    """One change for each unbroken run of a file's events, in the order they began.

    What the person took back goes on with the run that it was taken back from; it begins none.
    """
    found: list[FileChange] = []
    runs: dict[str, list[int]] = {}
    for event in events:
        known = runs.setdefault(event.path, [])
        at = next((at for at in reversed(known) if _goes_on(found[at], event)), None)
        if event.tool == RESTORE:
            if at is not None:
                found[at] = _longer(found[at], event)
        elif at is not None and at == known[-1]:
            found[at] = _longer(found[at], event)
        else:
            known.append(len(found))
            found.append(as_file_change(event))
    return tuple(found)


def _goes_on(run: FileChange, event: FileChanged) -> bool:
    """Whether an event changed what a run had made of the file."""
    if event.before in run.ours:
        return True
    # what begins anew where all was taken back goes on; more cannot be taken back there
    return event.tool != RESTORE and event.before == run.before


def as_file_change(event: FileChanged) -> FileChange:
    """One event alone as a change."""
    return FileChange(event.path, event.before, event.after, event.mode, (event.call,), event.at)


def _longer(first: FileChange, event: FileChanged) -> FileChange:
    calls = (*first.calls, event.call) if event.tool != RESTORE else first.calls
    return replace(first, after=event.after, calls=calls, at=event.at, unwritten=(event.before,))
