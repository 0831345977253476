"""Reads a session's file changes from its journal, and only new events again."""

from collections.abc import Iterable

from msgspec import Struct, field

from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import (
    FileChanged,
    GitChanged,
    Outcome,
    Recorded,
    Rewound,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    Unreadable,
    WorktreeChanged,
)
from helix_desktop.domain.file_changes import is_restore
from helix_desktop.domain.worktree import Worktree


class JournalChange(Struct, frozen=True):
    """An event, its turn, and a time that never goes back."""

    at: float
    turn: int
    event: FileChanged
    seq: int

    def is_of(self, turn: int) -> bool:
        """Whether the event is a change of that turn, or a restore, which may revert one."""
        return is_restore(self.event) or turn == self.turn


class JournalChanges(Struct):
    """The file changes of one session's journal, as far as it was read."""

    seq: int = 0
    began: float = 0.0
    at: float = 0.0
    turns: list[float] = field(default_factory=list)
    changed: list[JournalChange] = field(default_factory=list)
    git: list[tuple[int, GitChanged]] = field(default_factory=list)
    git_seqs: list[int] = field(default_factory=list)
    """The numbers of the events in `git`."""
    event_times: list[float] = field(default_factory=list)
    """The time of each event, none before the one before it."""
    unreadable: int = 0
    worktree: Worktree | None = None
    copied: int = 0
    """The number of events at the beginning that happened in another session, the `source`."""
    source: SessionId = NO_SESSION
    going_on: int = 0
    """The number of the first event of a branch that is not of its making, 0 before there is one:
    a message, or a rewind after the one that made it."""
    _is_made: bool = False
    open_changes: dict[str, list[JournalChange]] = field(default_factory=dict)
    """The changes of calls that have not returned."""

    @property
    def put_back(self) -> frozenset[FileChanged]:
        """What a branch put back when it was made."""
        if not self.source:
            return frozenset()
        return frozenset(
            change.event
            for change in self.changed
            if is_restore(change.event) and not 0 < self.going_on < change.seq
        )

    def take(self, items: Iterable[Recorded | Unreadable]) -> None:
        """Add the events that follow those already added."""
        for item in items:
            self.seq = item.seq
            if isinstance(item, Unreadable):
                self.unreadable += 1
                self.event_times.append(self.at)
                continue
            self.at = max(self.at, item.event.at)
            self.event_times.append(self.at)
            match item.event:
                case SessionStarted(at=at, copied=copied, source=source):
                    self.began, self.copied, self.source = at, copied, source
                case TurnStarted():
                    self.turns.append(self.at)
                    if item.seq > self.copied:
                        self.going_on = self.going_on or item.seq
                case Rewound(through=through) if item.seq > self.copied:
                    if self._is_made or through != self.copied:
                        self.going_on = self.going_on or item.seq
                    self._is_made = True
                case WorktreeChanged(worktree=worktree):
                    self.worktree = worktree
                case GitChanged() as event if item.seq > self.copied:
                    self.git.append((len(self.turns), event))
                    self.git_seqs.append(self.seq)
                case FileChanged() as event if item.seq > self.copied:
                    change = JournalChange(self.at, len(self.turns), event, self.seq)
                    self.changed.append(change)
                    self.open_changes.setdefault(event.call, []).append(change)
                case ToolReturned() as event:
                    open_changes = self.open_changes.pop(event.call, [])
                    # without one that did not happen: only a command may fail and change files
                    if (
                        open_changes
                        and event.outcome is Outcome.FAILED
                        and event.tool != COMMAND_TOOL
                    ):
                        self.changed = [
                            change for change in self.changed if change not in open_changes
                        ]
