"""What the policy wants done about a window before the next request, without a model.

Sweeping and folding share one pass, so that the provider's cached prefix breaks once.
"""

from dataclasses import dataclass

from helix_desktop.context.candidates import Candidates
from helix_desktop.context.cuts import Stretch, stretches, tail
from helix_desktop.context.folding import noted
from helix_desktop.context.items import Item
from helix_desktop.context.originals import Originals
from helix_desktop.context.proposal import Proposal
from helix_desktop.context.situation import Situation
from helix_desktop.context.sweep import Sweep, sweep, sweepable
from helix_desktop.domain.memory import Job, Swept


@dataclass(frozen=True, slots=True)
class Plan:
    """What one pass will do; folds are made when the originals are at hand."""

    reason: str
    swept: tuple[Swept, ...] = ()
    stretches: tuple[Stretch, ...] = ()

    def proposal(self, originals: Originals, now: Situation) -> Proposal:
        folds = tuple(
            noted(stretch, originals, now, budget=now.policy.notes_tokens)
            for stretch in self.stretches
        )
        job = Job.CONDENSE if folds else Job.SWEEP
        return Proposal(job, self.reason, self.swept, folds)


class Upkeep:
    """The rules of one session; remembers only what can be worked out again."""

    def __init__(self) -> None:
        self._candidates = Candidates()

    def plan(self, now: Situation) -> Plan | None:
        """The rewrite that is due before the next request, if any."""
        folds = self._foldable(now)
        swept = self._by_size(now) or self._by_age(now)
        if not folds and not (swept and swept.swept):
            return None
        self._candidates.forget_all_but(now.rows)
        return Plan(_reason(now), swept.swept if swept else (), folds)

    def _foldable(self, now: Situation) -> tuple[Stretch, ...]:
        """Old steps that become notes."""
        mark = now.policy.notes_starts(now.size)
        if mark is None or now.tokens <= mark:
            return ()
        stop = tail(now, now.policy.notes_keep(now.size))
        found = [stretch for stretch in stretches(now, stop) if stretch.raw > 0]
        worth = sum(stretch.raw for stretch in found) >= now.policy.compact_least_tokens
        return tuple(found) if worth else ()

    def _by_size(self, now: Situation) -> Sweep | None:
        high = now.policy.sweep_starts(now.size)
        if high is None or now.tokens <= high:
            return None
        stop = tail(now, now.policy.sweep_tail_tokens)
        found = sweep(
            now,
            sweepable(now, self._candidates, stop=stop),
            now.policy.sweep_ends(now.size),
        )
        return found if found.freed >= now.policy.sweep_least_tokens else None

    def _by_age(self, now: Situation) -> Sweep | None:
        steps = now.policy.sweep_turns
        if not steps:
            return None
        stop = min(_steps_back(now, steps), now.fresh)
        return sweep(now, sweepable(now, self._candidates, stop=stop), 0)


def _steps_back(now: Situation, steps: int) -> int:
    """Index of the row before which everything is older than so many steps."""
    for index in range(len(now.rows) - 1, -1, -1):
        source = now.rows[index].source
        if isinstance(source, Item) and source.reply is not None:
            steps -= 1
            if steps <= 0:
                return index
    return 0


def _reason(now: Situation) -> str:
    return f"window at {now.tokens:,} of {now.size:,} tokens"
