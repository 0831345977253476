"""Reads a session of another program in batches of events, behind what was imported before."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from msgspec import Struct

from helix_desktop.app.imports.branches import LeftBranch, Reader
from helix_desktop.app.imports.import_preview import Progress, Stopped
from helix_desktop.app.imports.session_events import EventMaker, MessageDigest
from helix_desktop.app.imports.source_messages import (
    MessageKind,
    ReadingReport,
    SourceMessage,
    SourceSession,
)
from helix_desktop.domain.cache import NewContent, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    Rewound,
    SessionImported,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)

_CONTINUED = TurnStarted | TurnResumed | AssistantReplied | EpochCommitted | Rewound


class BranchStart(Struct, frozen=True):
    """What the messages before a branch have, by which their events are found."""

    turns: int = 0
    replies: int = 0
    calls: int = 0
    summaries: int = 0


@dataclass(slots=True)
class ImportedSession:
    """A session here, and how far it was read. `events` are those since its newest batch."""

    session: SessionId
    count: int
    mark: SessionImported
    events: list[Event]
    answered: frozenset[str]
    """The calls that have an output here, of the last message at least."""

    @property
    def is_continued(self) -> bool:
        """Whether the user worked in it here."""
        return any(isinstance(event, _CONTINUED) for event in self.events[self.mark.events :])

    @property
    def is_in_turn(self) -> bool:
        """Whether it ends within a turn, because the import was killed."""
        for event in reversed(self.events):
            if isinstance(event, TurnEnded):
                return False
            if isinstance(event, TurnStarted | TurnResumed | AssistantReplied):
                return True
        return False


class SessionReading:
    """Reads a session and makes its batches, behind what was imported before."""

    def __init__(
        self,
        source: SourceSession,
        read: Reader,
        now: float,
        earlier: ImportedSession | None,
        *,
        progress: Progress | None = None,
    ) -> None:
        self.report = ReadingReport()
        self.branch_starts: dict[int, BranchStart] = {}
        """What the messages before each branch have, by the line that it follows."""
        self._branch_lines: list[int] = []
        self._digests: dict[int, MessageDigest] = {}
        self._counts = BranchStart()
        self.contents: tuple[NewContent, ...] = ()
        self.is_over = self.is_stopped = self.has_other_beginning = False
        self.source, self.is_new = source, earlier is None
        self._reader, self._earlier, self._now = read, earlier, now
        self._progress = progress
        self._digest = MessageDigest()
        self._messages: Iterator[SourceMessage] | None = None
        seq = earlier.count + 1 if earlier else 2
        self.maker = EventMaker(source, now, seq)
        self._size = 0
        self._added = 0

    def expect_branches(self, lines: Iterable[int]) -> None:
        self._branch_lines = sorted(set(lines))
        self.branch_starts = dict.fromkeys(self._branch_lines, self._counts)

    def continue_after(self, start: BranchStart, events: int) -> None:
        """Go on behind what a branch shares, of which a new session has a number of events."""
        self.maker.call_count, self.maker.epochs = start.calls, start.summaries
        self.maker.has_messages = start.turns + start.replies > 0
        self.maker.seq = events + 1 if events else self.maker.seq

    def matches_any(self, branch: LeftBranch, marks: Sequence[SessionImported]) -> bool:
        """Whether a branch, with what it shares, has the messages of one of these. Blocks."""
        digest = self._digests.get(branch.after, self._digest).copy()
        for message in branch.read(ReadingReport()):
            digest.add(message)
        end = (digest.count, digest.before, digest.last)
        return end in [(mark.messages, mark.digest, mark.last) for mark in marks]

    @property
    def added(self) -> int:
        """The messages that were imported, without those that the program itself had added."""
        return self._added - self.maker.left_out["injected"]

    def next_batch(self, stopped: Stopped) -> tuple[tuple[Event, ...], SessionImported]:
        """Return the events of the next messages, and the mark before them."""
        if self._messages is None:
            self._size = size_with_wal(f"{self.source.path}") or 0
            self._messages = self._reader(self.report)
            if self._earlier is not None:
                self._skip_imported(self._earlier, stopped)
        for message in () if self.has_other_beginning or self.is_stopped else self._messages:
            self._count_message(message)
            self.maker.add(message)
            self._added += 1
            if self._progress is not None:
                self._progress(self.report.read, self.source.size)
            self.is_stopped = stopped()
            if self.maker.is_full or self.is_stopped:
                break
        else:
            self.is_over = True
        if self.is_over or self.is_stopped:
            self.is_over = True
            self.maker.end_turn()
        made = self.maker.take()
        self.contents = made.contents
        mark = SessionImported(
            self._now,
            self.source.program.value,
            self.source.id,
            f"{self.source.path}",
            len(made.events),
            self._digest.count,
            self._digest.before,
            self._digest.last,
            self._size,
        )
        return made.events, mark

    def _count_message(self, message: SourceMessage) -> None:
        """Count a message, and note what was before it for the branches that leave here."""
        while self._branch_lines and message.line > self._branch_lines[0]:
            self._digests[self._branch_lines.pop(0)] = self._digest.copy()
        self._digest.add(message)
        counts = self._counts
        self._counts = BranchStart(
            counts.turns + (message.kind is MessageKind.TYPED),
            counts.replies + (message.kind is MessageKind.REPLY and bool(message.parts)),
            counts.calls + len(message.calls),
            counts.summaries + (message.kind is MessageKind.SUMMARY and counts.turns > 0),
        )
        self.branch_starts.update(dict.fromkeys(self._branch_lines, self._counts))

    def _skip_imported(self, earlier: ImportedSession, stopped: Stopped) -> None:
        """Read what was imported before; the last reply may have got outputs since then."""
        assert self._messages is not None
        mark = earlier.mark
        while self._digest.count < mark.messages:
            message = next(self._messages, None)
            self.is_stopped = stopped()
            if message is None or self.is_stopped:
                self.has_other_beginning = not self.is_stopped
                return
            self._count_message(message)
            self.maker.skip(message)
            if self._digest.count < mark.messages:
                continue
            if (self._digest.before, self._digest.last) != (mark.digest, mark.last):
                self.has_other_beginning = True
                return
            self.maker.in_turn = earlier.is_in_turn
            answered = {event.call for event in earlier.events if isinstance(event, ToolReturned)}
            self.maker.add_outputs(message, answered)


def size_with_wal(path: str) -> int | None:
    """Return the size of a file, with what a database has beside it; None if it is gone."""
    try:
        size = os.stat(path).st_size
    except (OSError, ValueError):
        return None
    with suppress(OSError):
        size += os.stat(f"{path}-wal").st_size
    return size
