"""The memory of a workspace: lines, largest size, versions, and changes of them.

Each change makes a version. A line is never overwritten: it ends with a version, and the versions
that had it can be shown and restored.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.hidden_characters import has_hidden
from helix_desktop.domain.redaction import holds_key
from helix_desktop.domain.value import replace

MAX_LINES = 80
MAX_LINE_CHARS = 300
MAX_REASON_CHARS = 200
MAX_CHANGES = 20
"""The maximum number of lines that one call changes, so that a card can show them all."""
MAX_SOURCES = 5
MAX_EVENTS = 2**31
"""The numbers of events that a window can open."""
MAX_VERSIONS = 500
"""The maximum number of versions that are kept; the oldest go first."""


class ReplacedLine(Struct, frozen=True):
    """A line and its new text."""

    line: Annotated[int, Meta(description="Its number")]
    text: Annotated[str, Meta(description="Its new text")]


class MemoryChange(Struct, frozen=True):
    """The arguments of remember."""

    add: Annotated[list[str], Meta(description="New lines, one fact each")] = []
    replace: Annotated[list[ReplacedLine], Meta(description="Lines that are out of date")] = []
    remove: Annotated[list[int], Meta(description="Numbers of lines that are wrong")] = []
    reason: Annotated[str, Meta(description="Why, in a few words")] = ""

    @property
    def texts(self) -> list[str]:
        """The new texts, as they are written."""
        return [*(replaced.text for replaced in self.replace), *self.add]


class MemoryOrigin(Struct, frozen=True):
    """Where a change comes from; without a session it is the user's.

    `outside`: outside content was in the conversation.
    """

    session: SessionId = NO_SESSION
    outside: bool = False


BY_USER = MemoryOrigin()
NO_SOURCES: Mapping[str, tuple[int, ...]] = MappingProxyType({})


class MemoryLine(Struct, frozen=True):
    """A line in the versions from `since` until before `until` (0: still).

    `sources` are the events of the session that it came from, in order. `undone_at` is the time of
    the rewind that undid them, 0 for none.
    """

    id: int
    text: str
    at: float
    since: int
    until: int = 0
    origin: MemoryOrigin = BY_USER
    sources: tuple[int, ...] = ()
    undone_at: float = 0

    def is_in(self, version: int) -> bool:
        return self.since <= version and not 0 < self.until <= version


class MemoryVersion(Struct, frozen=True):
    """One change, with who made it and why. `restores` is the version whose lines came back."""

    number: int
    at: float
    origin: MemoryOrigin = BY_USER
    reason: str = ""
    restores: int = 0


class Memory(Struct, frozen=True):
    """All versions of a workspace's memory."""

    lines: tuple[MemoryLine, ...] = ()
    versions: tuple[MemoryVersion, ...] = ()
    last_id: int = 0

    @property
    def number(self) -> int:
        """The number of the present version; 0 for none."""
        return self.versions[-1].number if self.versions else 0

    @property
    def current(self) -> tuple[MemoryLine, ...]:
        return self.at(self.number)

    def at(self, version: int) -> tuple[MemoryLine, ...]:
        """Return the lines of a version; a line keeps its place when it gets another text."""
        lines = (line for line in self.lines if line.is_in(version))
        return tuple(sorted(lines, key=lambda line: line.id))

    def differences(self, version: int) -> tuple[tuple[MemoryLine, ...], tuple[MemoryLine, ...]]:
        """Return the lines that a version removed, and those that it added."""
        removed = tuple(line for line in self.lines if line.until == version)
        return removed, tuple(line for line in self.lines if line.since == version)

    def changed(
        self,
        change: MemoryChange,
        *,
        at: float,
        origin: MemoryOrigin = BY_USER,
        sources: Mapping[str, tuple[int, ...]] = NO_SOURCES,
    ) -> "Memory":
        """Return the memory with a further version; `sources` has the events of each new text.

        Raise ToolError if the change cannot be made; then nothing of it is.
        """
        current = {line.id: line for line in self.current}
        changed_ids = [*change.remove, *(replaced.line for replaced in change.replace)]
        if missing := next((number for number in changed_ids if number not in current), None):
            raise ToolError("The memory has no line {number}.", number=missing)
        if len(set(changed_ids)) < len(changed_ids):
            raise ToolError("A line is named twice.")
        count = len(changed_ids) + len(change.add)
        if not 0 < count <= MAX_CHANGES:
            raise ToolError(
                "One change is of 1 to {most} lines, not of {count}.", most=MAX_CHANGES, count=count
            )
        texts = [(replaced.line, replaced.text) for replaced in change.replace]
        texts += [(self.last_id + position, text) for position, text in enumerate(change.add, 1)]
        number = self.number + 1
        ids = {line.text: line.id for line in current.values() if line.id not in changed_ids}
        lines = list(self._end_lines(changed_ids))
        for id_, new_text in texts:
            text = check_line(new_text)
            if text in ids:
                raise ToolError("Line {number} says that already.", number=ids[text])
            ids[text] = id_
            line = MemoryLine(id_, text, at, number, origin=origin, sources=sources.get(text, ()))
            before = current.get(id_)
            if origin == BY_USER and before is not None:
                # the user writes it anew, and thereby confirms it
                line = replace(line, origin=before.origin, sources=before.sources)
            lines.append(line)
        if len(ids) > MAX_LINES:
            raise ToolError(
                "The memory would have {count} lines; {most} are possible.",
                "Replace or remove lines.",
                count=len(ids),
                most=MAX_LINES,
            )
        reason = " ".join(change.reason.split())[:MAX_REASON_CHARS]
        last_id = self.last_id + len(change.add)
        return self._with_version(MemoryVersion(number, at, origin, reason), lines, last_id)

    def restored(self, version: int, *, at: float) -> "Memory":
        """Return the memory with the lines of an earlier version as a further version."""
        if all(version != known.number for known in self.versions):
            raise ToolError("The memory has no version {number}.", number=version)
        number = self.number + 1
        restored_lines, current = self.at(version), self.current
        ended_ids = [line.id for line in current if line not in restored_lines]
        returning = (line for line in restored_lines if line not in current)
        lines = [
            *self._end_lines(ended_ids),
            *(replace(line, since=number, until=0) for line in returning),
        ]
        new_version = MemoryVersion(number, at, restores=version)
        return self._with_version(new_version, lines, self.last_id)

    def as_untrusted_copy(self, *, at: float) -> "Memory":
        """Return a memory that came with a copied workspace: its lines are version 1, which is not
        in force.

        Anybody may have written them, so the user has to restore that version first.
        """
        lines = list[MemoryLine]()
        for line in self.current[:MAX_LINES]:
            with suppress(ToolError):
                origin = MemoryOrigin(line.origin.session, outside=True)
                sources = tuple(seq for seq in line.sources if 0 < seq < MAX_EVENTS)
                lines.append(
                    MemoryLine(
                        len(lines) + 1,
                        check_line(line.text),
                        at,
                        since=1,
                        until=2,
                        origin=origin,
                        sources=sources[:MAX_SOURCES],
                    )
                )
        if not lines:
            return Memory()
        versions = (MemoryVersion(1, at, MemoryOrigin(outside=True)), MemoryVersion(2, at))
        return Memory(tuple(lines), versions, len(lines))

    def undone(self, session: SessionId, *, through: int, at: float) -> "Memory":
        """Return the memory after a rewind of a session to event `through`; lines are marked as
        undone.
        """

        def after(line: MemoryLine) -> MemoryLine:
            is_undone = (
                line.origin.session == session
                and line.at <= at
                and not line.undone_at
                and any(source > through for source in line.sources)
            )
            return replace(line, undone_at=at) if is_undone else line

        return replace(self, lines=tuple(map(after, self.lines)))

    def redone(self, at: float) -> "Memory":
        """Return the memory after the redo of the rewind at that time; the marks are removed."""
        lines = (
            replace(line, undone_at=0) if line.undone_at == at else line for line in self.lines
        )
        return replace(self, lines=tuple(lines))

    def _end_lines(self, ids: Collection[int]) -> Iterator[MemoryLine]:
        """Yield all lines, the present ones with these numbers as ended by the next version."""
        for line in self.lines:
            is_ended = not line.until and line.id in ids
            yield replace(line, until=self.number + 1) if is_ended else line

    def _with_version(
        self, version: MemoryVersion, lines: Iterable[MemoryLine], last_id: int
    ) -> "Memory":
        versions = (*self.versions, version)[-MAX_VERSIONS:]
        oldest = versions[0].number
        recent = tuple(line for line in lines if not 0 < line.until <= oldest)
        return Memory(recent, versions, last_id)


def check_line(text: str) -> str:
    """Return a line with single spaces; raise ToolError if it can't be kept."""
    line = " ".join(text.split())
    if not line:
        raise ToolError("A line of the memory is empty.")
    if len(line) > MAX_LINE_CHARS:
        raise ToolError(
            "A line has {count} characters; {most} are possible.",
            "Write one fact in a line.",
            count=f"{len(line):,}",
            most=MAX_LINE_CHARS,
        )
    if has_hidden(line):
        raise ToolError("A line contains invisible characters.")
    if holds_key(line):
        raise ToolError("A line contains a key or a password, which the memory never keeps.")
    return line
