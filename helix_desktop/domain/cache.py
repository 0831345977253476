"""What the cache keeps: entries, origins, sums; a listing query; what windows make of an entry.

What the store keeps: digests, entries, and the words for what stands in for them.

What the window of a session makes of contents: whole, in part, behind a marker, in a fold.

Worked out from the session's view, and valid as long as that stands.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

import msgspec
from msgspec import Struct

Digest = NewType("Digest", str)
"""A SHA-256 in 64 lower-case hex digits."""

HistoryDigest = NewType("HistoryDigest", str)
"""The SHA-256 of covered messages as canonical JSON: names a stretch of a journal, no content."""

SessionId = NewType("SessionId", str)
"""16 hex digits; ids of later sessions sort later."""

NO_SESSION = SessionId("")
"""The parent of a session that has none."""

SHORTEST_PREFIX = 12
"""Hex digits a recall needs at least."""

BLOCK = 1024 * 1024
"""Bytes that can be proved by themselves: a larger content is kept in such blocks."""

_DIGEST = re.compile(r"[0-9a-f]{64}")
_PREFIX = re.compile(rf"[0-9a-f]{{{SHORTEST_PREFIX},64}}")


def digest_of(content: bytes) -> Digest:
    return Digest(hashlib.sha256(content).hexdigest())


def is_digest(text: str) -> bool:
    return _DIGEST.fullmatch(text) is not None


def is_digest_prefix(text: str) -> bool:
    """Whether `text` is long and plain enough to name one content."""
    return _PREFIX.fullmatch(text) is not None


class ContentBlocks(Struct, frozen=True):
    """Which blocks of a content are whole, in their order."""

    size: int
    whole: tuple[bool, ...]

    @property
    def gaps(self) -> tuple[tuple[int, int], ...]:
        """Stretches that cannot be read, as begin and end in bytes."""
        found: list[tuple[int, int]] = []
        for at, whole in enumerate(self.whole):
            begin, end = at * BLOCK, min((at + 1) * BLOCK, self.size)
            if whole:
                continue
            if found and found[-1][1] == begin:
                begin = found.pop()[0]
            found.append((begin, end))
        return tuple(found)

    @property
    def readable(self) -> int:
        """Bytes of the blocks that are whole."""
        return self.size - sum(end - begin for begin, end in self.gaps)


class Origin(Struct, frozen=True):
    """Where a content came from; `source` names what a later version of it would share."""

    tool: str = ""
    what: str = ""
    source: str = ""
    mime: str = "text/plain"
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class NewContent:
    """Bytes to keep. An origin never changes what the bytes are filed under."""

    data: bytes = field(repr=False)
    origin: Origin = field(default_factory=Origin)


class CacheEntry(Struct, frozen=True):
    """What is known of one stored content. Times are seconds since 1970, 0 = never."""

    digest: Digest
    origin: Origin
    size: int
    lines: int
    tokens: int | None
    created: float
    used: float
    seen: int
    recalls: int
    refs: int
    saved: int
    pinned: bool
    arrival: int
    """Position in the order of first arrival; newest = largest."""


class ContentUse(Struct, frozen=True):
    """One journal record that refers to a content."""

    session: SessionId
    seq: int


class CacheTotals(Struct, frozen=True):
    """Sums over a workspace; sizes in bytes. `before_dedup` counts every arrival in full."""

    entries: int
    raw: int
    before_dedup: int
    on_disk: int
    tokens: int
    tokens_saved: int


class EntryPage(Struct, frozen=True):
    """A stretch of a listing; `total` counts all that match, -1 while it is not known.

    `more`: something is left to look at behind this page. `note` tells the person what was not
    searched, or why it took longer than usual. `newest` is the latest arrival that was looked at.
    """

    entries: tuple[CacheEntry, ...]
    total: int
    more: bool
    note: str = ""
    newest: int = 0


class CacheColumn(StrEnum):
    """The columns a listing can be sorted by."""

    ARRIVAL = "arrival"
    DIGEST = "digest"
    TOOL = "tool"
    WHAT = "what"
    SIZE = "size"
    TOKENS = "tokens"
    LINES = "lines"
    REFS = "refs"
    RECALLS = "recalls"
    CREATED = "created"
    USED = "used"


class VerifyResult(StrEnum):
    """What verifying a content found."""

    WHOLE = "whole"
    CORRUPT = "corrupt"
    MISSING = "missing"


class GateChoice(StrEnum):
    """What the agent does with a held output."""

    EXTRACT = "extract"
    KEEP_PREVIEW = "keep_preview"
    KEEP_FULL = "keep_full"


class Chooser(StrEnum):
    """Who chose the form of an output: NOBODY where no answer could be used."""

    UNKNOWN = ""
    AGENT = "agent"
    PERSON = "person"
    NOBODY = "nobody"


class CacheState(StrEnum):
    """Of a content; CACHED: no window that is open shows it.

    HELD: it waits for the form in which it goes into the window. EXCERPT: only a preview or an
    excerpt of it went there.
    """

    CONTEXT = "context"
    HELD = "held"
    EXCERPT = "excerpt"
    PINNED = "pinned"
    CACHED = "cached"
    COMPACTED = "compacted"
    SUPERSEDED = "superseded"
    DAMAGED = "damaged"


class EventForm(StrEnum):
    """How a window shows one event: whole, in part, behind a marker, in a fold, or not at all."""

    WHOLE = "whole"
    HELD = "held"
    EXCERPT = "excerpt"
    MARKER = "marker"
    FOLD = "fold"
    NOT = "not"


class SessionContentStates(Struct, frozen=True):
    """`states` names what a window makes of contents, `shown` what it makes of events.

    `tokens` are those of the request that was sent last, 0 before the first.
    """

    session: SessionId = NO_SESSION
    seq: int = 0
    tokens: int = 0
    states: Mapping[Digest, CacheState] = msgspec.field(default_factory=dict)
    shown: Mapping[int, EventForm] = msgspec.field(default_factory=dict)
    damaged: frozenset[Digest] = frozenset()

    def state(self, entry: CacheEntry) -> CacheState:
        """What is most important of it: that it is damaged, then that it is pinned."""
        if entry.digest in self.damaged:
            return CacheState.DAMAGED
        if entry.pinned:
            return CacheState.PINNED
        return self.states.get(entry.digest, CacheState.CACHED)


class ContentReference(Struct, frozen=True):
    """One journal record that refers to a content; `shown` None: that session is not open."""

    session: SessionId
    title: str
    seq: int
    shown: EventForm | None = None
