"""What the policy wants done about a window before the next request, without a model.

Sweeping and condensing share one pass, so that the provider's cached prefix breaks once.
"""

from helix_desktop.context.candidates import Candidates
from helix_desktop.context.condense import Pass, best, due
from helix_desktop.context.cuts import Stretch, tail
from helix_desktop.context.folding import noted
from helix_desktop.context.items import Item
from helix_desktop.context.known import KnownNames
from helix_desktop.context.marks import Marks
from helix_desktop.context.originals import Originals
from helix_desktop.context.proposal import Proposal
from helix_desktop.context.schedule import held_below
from helix_desktop.context.situation import Situation
from helix_desktop.context.sweep import Sweep, sweep, sweepable
from helix_desktop.domain.memory import Job, Swept
from helix_desktop.domain.policy import AgeUnit
from helix_desktop.domain.values import value

NEWEST = 4
"""Rows that may have come since the last request."""


@value
class Plan:
    """What one pass will do; notes are written when the originals are at hand."""

    reason: str
    known: KnownNames
    swept: tuple[Swept, ...] = ()
    stretches: tuple[Stretch, ...] = ()
    major: bool = False
    through: int = 0

    def proposal(self, originals: Originals, now: Situation) -> Proposal:
        known = self.known.of(now.rows, without=self.stretches)
        folds = tuple(
            noted(stretch, originals, now, known=known, major=self.major)
            for stretch in self.stretches
        )
        job = Job.CONDENSE if folds else Job.SWEEP
        return Proposal(job, self.reason, self.swept, folds, through=self.through)


class Upkeep:
    """The rules of one session; remembers only what can be worked out again."""

    def __init__(self) -> None:
        self._candidates = Candidates()
        self._known = KnownNames()

    def quiet(self, now: Situation) -> bool:
        """Whether surely nothing is due; quickly told."""
        if _held(now):
            return True
        marks = Marks.of(now.policy, now.size, now.pace)
        high = now.mark(now.policy.sweep_starts)
        if marks is not None:
            self._known.meet(now.rows[-NEWEST:])
        return (
            (marks is None or not due(now, marks))
            and (high is None or now.tokens <= high)
            and not now.policy.sweep_turns
        )

    def plan(self, now: Situation) -> Plan | None:
        """The rewrite that is due before the next request, if any."""
        if _held(now):
            return None
        self._candidates.forget_all_but(now.rows)
        marks = Marks.of(now.policy, now.size, now.pace)
        found = best(now, marks, self._candidates) if marks and due(now, marks) else None
        if found is not None:
            return _planned(now, found, self._known)
        swept = self._by_size(now) or self._by_age(now)
        return Plan(_reason(now), self._known, swept.swept) if swept and swept.swept else None

    def _by_size(self, now: Situation) -> Sweep | None:
        high = now.mark(now.policy.sweep_starts)
        if high is None or now.tokens <= high:
            return None
        stop = tail(now, now.policy.sweep_tail_tokens)
        victims = sweepable(now, self._candidates, stop=stop)
        found = sweep(now, victims, now.mark(now.policy.sweep_ends) or 0, known=self._candidates)
        return found if found.freed >= now.policy.sweep_least_tokens else None

    def _by_age(self, now: Situation) -> Sweep | None:
        age = now.policy.sweep_turns
        if not age:
            return None
        back = _turns_back if now.policy.sweep_unit is AgeUnit.TURNS else _steps_back
        stop = min(back(now, age), now.fresh)
        victims = sweepable(now, self._candidates, stop=stop)
        return sweep(now, victims, 0, known=self._candidates)


def _planned(now: Situation, found: Pass, known: KnownNames) -> Plan:
    last = now.rows[found.stop - 1].source if found.stop else None
    through = 0 if last is None else last.seq if isinstance(last, Item) else last.last
    return Plan(
        _reason(now),
        known,
        found.swept,
        found.stretches,
        major=found.major,
        through=through,
    )


def _steps_back(now: Situation, steps: int) -> int:
    """Index of the row before which everything is older than so many steps."""
    for index in range(len(now.rows) - 1, -1, -1):
        source = now.rows[index].source
        if isinstance(source, Item) and source.reply is not None:
            steps -= 1
            if steps <= 0:
                return index
    return 0


def _turns_back(now: Situation, turns: int) -> int:
    """Index of the row before which everything is older than so many turns."""
    newest = max((row.source.turn for row in now.rows if isinstance(row.source, Item)), default=0)
    for index, row in enumerate(now.rows):
        if isinstance(row.source, Item) and row.source.turn > newest - turns:
            return index
    return 0


def _reason(now: Situation) -> str:
    return f"window at {now.tokens:,} of {now.size:,} tokens"


def _held(now: Situation) -> bool:
    """What a person took back is not made again until there is more of it."""
    least = min(now.policy.compact_least_tokens, now.size // 20)
    return now.tokens < held_below(now.epoch, least)
