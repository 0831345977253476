"""What the window of a session makes of contents: whole, in part, behind a marker, in a fold.

Worked out from the session's view, and valid as long as that stands.
"""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum

from helix_desktop.domain.cache import NO_SESSION, CacheEntry, Digest, SessionId
from helix_desktop.domain.values import value


class State(StrEnum):
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


class Shown(StrEnum):
    """How a window shows one event: whole, in part, behind a marker, in a fold, or not at all."""

    WHOLE = "whole"
    HELD = "held"
    EXCERPT = "excerpt"
    MARKER = "marker"
    FOLD = "fold"
    NOT = "not"


@value
class Standing:
    """`states` names what a window makes of contents, `shown` what it makes of events.

    `tokens` are those of the request that was sent last, 0 before the first.
    """

    session: SessionId = NO_SESSION
    seq: int = 0
    tokens: int = 0
    states: Mapping[Digest, State] = field(default_factory=dict)
    shown: Mapping[int, Shown] = field(default_factory=dict)
    damaged: frozenset[Digest] = frozenset()

    def state(self, entry: CacheEntry) -> State:
        """What is most important of it: that it is damaged, then that it is pinned."""
        if entry.digest in self.damaged:
            return State.DAMAGED
        if entry.pinned:
            return State.PINNED
        return self.states.get(entry.digest, State.CACHED)


@value
class Place:
    """One journal record that refers to a content; `shown` None: that session is not open."""

    session: SessionId
    title: str
    seq: int
    shown: Shown | None = None
