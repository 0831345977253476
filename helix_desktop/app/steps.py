"""What a session's requests weighed, one after the other: small enough for a hundred thousand.

Grows along the journal; only what is new is read.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.counting import Counted
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Recorded,
    TurnStarted,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.requests import Rewrite


@dataclass(slots=True)
class Steps:
    """Each request's event, moment and tokens, by its place from 0; `rewrites` lie between them.

    Tokens as the model counts them, where it told.
    """

    seq: int = 0
    """The last event that is in here."""
    seqs: "array[int]" = field(default_factory=lambda: array("q"))
    ats: "array[float]" = field(default_factory=lambda: array("d"))
    tokens: "array[int]" = field(default_factory=lambda: array("q"))
    turns: "array[int]" = field(default_factory=lambda: array("q"))
    """The number of the message that each was made for."""
    rewrites: list[Rewrite] = field(default_factory=list)
    digests: tuple[Digest, ...] = ()
    """The blocks of the newest."""
    said: int = 0
    """Messages of the person."""
    counted: Counted = field(default_factory=Counted)

    def __len__(self) -> int:
        return len(self.seqs)

    def add(self, items: Iterable[Recorded | Unreadable]) -> None:
        for item in items:
            self.seq = item.seq
            if isinstance(item, Recorded):
                self._add(item)

    def _add(self, item: Recorded) -> None:
        match item.event:
            case WindowSent() as sent:
                self.seqs.append(item.seq)
                self.ats.append(sent.at)
                self.tokens.append(self.counted.sent(sent.tokens))
                self.turns.append(self.said)
                self.digests = (*self.digests[: sent.keep], *sent.blocks)
            case AssistantReplied(usage=usage):
                if (told := self.counted.replied(usage)) and self.tokens:
                    self.tokens[-1] = told
            case EpochCommitted(at=at, epoch=epoch):
                self.rewrites.append(Rewrite(epoch.job, at, len(self), epoch.number))
            case TurnStarted():
                self.said += 1

    def step_of(self, seq: int) -> int:
        """The number of a request, from 1; of any other event, how many came before it."""
        at = bisect_left(self.seqs, seq)
        return at + 1 if at < len(self) and self.seqs[at] == seq else at

    def before(self, seq: int) -> int:
        """The event of the request before one, 0 if it is the first; of 0, the newest."""
        at = bisect_left(self.seqs, seq) if seq else len(self)
        return self.seqs[at - 1] if at > 0 else 0

    def growth(self) -> float | None:
        """Tokens that a message of the person adds, as it went since the last rewrite.

        None where fewer than three messages say nothing about it.
        """
        first = self.rewrites[-1].step if self.rewrites else 0
        turns, tokens = self.turns[first:], self.tokens[first:]
        if not turns or turns[-1] - turns[0] < LEAST:
            return None
        start = max(turns[0], turns[-1] - RECENT)
        at = bisect_left(turns, start)
        grown = (tokens[-1] - tokens[at]) / max(1, turns[-1] - turns[at])
        return grown if grown > 0 else None


LEAST = 2
"""Messages after the first one since a rewrite before anything is said of the next."""

RECENT = 12
"""Messages that say how a session grows: what was long ago is of other work."""
