"""Values of the cache: digests (SHA-256), entries, totals, columns, and states of contents.

The states are computed from a session's view. They are valid until that view changes.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

import msgspec
from msgspec import Struct

from helix_desktop.domain.shown_part import parse_part

Digest = NewType("Digest", str)
"""A SHA-256 as 64 lower-case hexadecimal digits."""

HistoryDigest = NewType("HistoryDigest", str)
"""The SHA-256 of covered messages as canonical JSON.

A history digest names a stretch of a journal, not a stored content.
"""

SessionId = NewType("SessionId", str)
"""A session ID of 16 hexadecimal digits. The IDs of later sessions sort later."""

NO_SESSION = SessionId("")
"""The parent ID of a session without a parent."""

MIN_PREFIX_CHARS = 12
"""The fewest hexadecimal digits of a digest that a recall accepts."""

BLOCK = 1024 * 1024
"""The size in bytes of one separately verified block. Larger contents are stored in such blocks."""

_DIGEST = re.compile(r"[0-9a-f]{64}")
_PREFIX = re.compile(rf"[0-9a-f]{{{MIN_PREFIX_CHARS},64}}")


def digest_of(content: bytes) -> Digest:
    return Digest(hashlib.sha256(content).hexdigest())


def is_digest(text: str) -> bool:
    return _DIGEST.fullmatch(text) is not None


def is_digest_prefix(text: str) -> bool:
    """Whether `text` is a prefix of a digest that is long enough to name one content."""
    return _PREFIX.fullmatch(text) is not None


class ContentBlocks(Struct, frozen=True):
    """The verification result of each block of a content, in order."""

    size: int
    available: tuple[bool, ...]

    @property
    def gaps(self) -> tuple[tuple[int, int], ...]:
        """The unreadable byte ranges, as (begin, end)."""
        gaps_so_far: list[tuple[int, int]] = []
        for index, is_available in enumerate(self.available):
            begin, end = index * BLOCK, min((index + 1) * BLOCK, self.size)
            if is_available:
                continue
            if gaps_so_far and gaps_so_far[-1][1] == begin:
                begin = gaps_so_far.pop()[0]
            gaps_so_far.append((begin, end))
        return tuple(gaps_so_far)

    @property
    def readable(self) -> int:
        """The number of bytes in intact blocks."""
        return self.size - sum(end - begin for begin, end in self.gaps)


CHECKPOINT = "checkpoint:"
"""Prefix of the source of a file's content before or after a change; the path follows."""
ATTACHED_SOURCE = "attached:"
"""The beginning of the source of what the user attached to a message."""


class Origin(Struct, frozen=True):
    """The origin of a content. Later versions of the same thing share `source`.

    `outcome` says how the call ended, or which part of a file or document the content is.
    """

    tool: str = ""
    what: str = ""
    source: str = ""
    mime: str = "text/plain"
    outcome: str = ""

    @property
    def remark(self) -> str:
        """The outcome, if it is worth showing."""
        return "" if self.outcome == "ok" else self.outcome

    @property
    def cut(self) -> str:
        """Which part of a file or document the content is; "" if it is all of it."""
        return self.outcome if parse_part(self.outcome) else ""


@dataclass(frozen=True, slots=True)
class NewContent:
    """Bytes to store. The origin never affects the digest under which the bytes are stored."""

    data: bytes = field(repr=False)
    origin: Origin = field(default_factory=Origin)


class CacheEntry(Struct, frozen=True):
    """The metadata of one stored content. Times are seconds since 1970; 0 means never."""

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
    """The position in the order of first arrival. The newest entry has the largest."""


class ContentUse(Struct, frozen=True):
    """One journal record that refers to a content."""

    session: SessionId
    seq: int


class CacheTotals(Struct, frozen=True):
    """Totals over a workspace, with sizes in bytes. `before_dedup` counts every arrival in full."""

    entries: int
    raw: int
    before_dedup: int
    on_disk: int
    tokens: int


class EntryPage(Struct, frozen=True):
    """One page of a listing.

    `total` counts all matches and is -1 while unknown. `more` says that entries after this page
    were not examined. `note` tells the user which part was not searched, or why the search was
    slow. `newest` is the latest arrival that was examined.
    """

    entries: tuple[CacheEntry, ...]
    total: int
    more: bool
    note: str = ""
    newest: int = 0


class CacheColumn(StrEnum):
    """The columns by which a listing can be sorted."""

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
    """The outcome of verifying a content."""

    INTACT = "whole"
    CORRUPT = "corrupt"
    MISSING = "missing"


class CacheState(StrEnum):
    """The state of a content in the open context windows.

    AT_GATE: waiting for a choice of its form at the gate. EXCERPT, PREVIEW: only that entered the
    context. CACHED: no open window shows it.
    """

    CONTEXT = "context"
    AT_GATE = "held"
    EXCERPT = "excerpt"
    PREVIEW = "preview"
    PINNED = "pinned"
    CACHED = "cached"
    COMPACTED = "compacted"
    SUPERSEDED = "superseded"
    DAMAGED = "damaged"


class EventForm(StrEnum):
    """How a window shows one event: whole, in part, as a marker, inside a fold, or not at all."""

    FULL = "whole"
    AT_GATE = "held"
    EXCERPT = "excerpt"
    PREVIEW = "preview"
    MARKER = "marker"
    FOLD = "fold"
    NOT = "not"


class SessionContentStates(Struct, frozen=True):
    """The states of all contents in one session's window.

    `states` maps contents and `shown` maps events to their form in the window.
    """

    session: SessionId = NO_SESSION
    seq: int = 0
    states: Mapping[Digest, CacheState] = msgspec.field(default_factory=dict)
    shown: Mapping[int, EventForm] = msgspec.field(default_factory=dict)
    damaged: frozenset[Digest] = frozenset()

    def state(self, entry: CacheEntry) -> CacheState:
        """Return the most important state of an entry: damaged first, then pinned, then its window
        state.
        """
        if entry.digest in self.damaged:
            return CacheState.DAMAGED
        if entry.pinned:
            return CacheState.PINNED
        return self.states.get(entry.digest, CacheState.CACHED)


class ContentReference(Struct, frozen=True):
    """One journal record that refers to a content. `shown` is None if that session is not open."""

    session: SessionId
    title: str
    seq: int
    shown: EventForm | None = None
