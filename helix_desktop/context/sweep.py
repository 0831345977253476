"""Sweeping: older outputs and argument values go behind markers, many at once and seldom.

Every rewrite breaks the provider's cached prefix where it begins, so it has to pay for itself.
"""

from collections.abc import Iterable, Iterator

from helix_desktop.context.candidates import Candidate, Candidates, eligible
from helix_desktop.context.items import Item
from helix_desktop.context.situation import Situation
from helix_desktop.domain.memory import Swept
from helix_desktop.domain.policy import PreviousTurn
from helix_desktop.domain.values import value

LEAST_GAIN = 20
"""Tokens that a marker has to save."""


@value
class Sweep:
    """What would go and what that frees."""

    swept: tuple[Swept, ...]
    freed: int


def sweepable(
    now: Situation, known: Candidates, *, stop: int, start: int = 0
) -> Iterator[Candidate]:
    """What may go of the rows from `start` up to `stop`, oldest first."""
    view = now.view
    strict = now.policy.previous_turn is PreviousTurn.STRICT
    for row in now.rows[start:stop]:
        if strict and isinstance(row.source, Item) and now.previous(row.source):
            continue
        for candidate in known.of(row, view, now.scales):
            if eligible(candidate, now.policy):
                yield candidate


def sweep(
    now: Situation, candidates: Iterable[Candidate], goal: int, *, known: Candidates
) -> Sweep:
    """Put candidates behind markers, in order, until the window is down to `goal` tokens."""
    swept: list[Swept] = []
    freed = 0
    for candidate in candidates:
        if now.tokens - freed <= goal:
            break
        text, gain = known.marker(candidate, now.policy, now.scales)
        if gain >= LEAST_GAIN:
            swept.append(_swept(candidate, text))
            freed += gain
    return Sweep(tuple(swept), freed)


def _swept(candidate: Candidate, text: str) -> Swept:
    return Swept(
        candidate.seq,
        candidate.call,
        candidate.path,
        content=candidate.original.digest,
        text=text,
    )
