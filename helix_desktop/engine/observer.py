"""Works out observations of old turns, and refines those there are.

A model is asked first; rules take its place, and in any case add what must not be lost.
"""

import asyncio
from collections.abc import Sequence

from helix_desktop.context.covering import observable, observed_runs
from helix_desktop.context.cuts import Stretch
from helix_desktop.context.proposal import Proposal
from helix_desktop.context.situation import Situation
from helix_desktop.context.source import Source, said, source
from helix_desktop.context.texts.critical import completed, surviving
from helix_desktop.context.texts.handover import material
from helix_desktop.context.texts.observations import (
    important,
    observe_instructions,
    parse_observations,
    reflect,
    reflect_instructions,
    render_observations,
    weight,
)
from helix_desktop.context.texts.observing import observed
from helix_desktop.context.texts.packing import pieces
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.context.texts.provenance import Spoken
from helix_desktop.domain.memory import Fold, FoldKind, Job, Means, Observation
from helix_desktop.engine.asking import NOTHING_SPENT
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.handing_over import originals_of
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.summarizer import Summarizer, Task, Told

SECONDS = 180.0
"""For the observations of one stretch, all rungs together."""
SHARE = 6
"""Observations take at most a sixth of what they stand for: dense, but no detail critical lost."""
MOST_TOKENS = 6_000
LEAST_TOKENS = 200
CRITICAL_SHARE = 4
"""What rules add may take a quarter on top."""
SHOWN = 80
"""Of the observations there are, the newest so many are shown, so that none is repeated."""

Facts = tuple[Observation, ...]


class Observer:
    """Works out observations and reflections for one session."""

    def __init__(self, journal: Journal, equipment: Equipment, summarizer: Summarizer) -> None:
        self._journal = journal
        self._equipment = equipment
        self._summarizer = summarizer

    async def observations(self, now: Situation, reason: str) -> Proposal | None:
        """One text of facts for each unobserved stretch; the previous turn stays as it is."""
        made = [await self._observe(now, stretch) for stretch in observable(now)]
        return _proposal(Job.OBSERVE, reason, made)

    async def reflection(self, now: Situation, reason: str) -> Proposal | None:
        """Neighbouring observations become one refined text."""
        made = [await self._reflect(now, run) for run in observed_runs(now)]
        return _proposal(Job.REFLECT, reason, made)

    async def _observe(self, now: Situation, stretch: Stretch) -> tuple[Fold, Told]:
        everything = tuple(self._journal.history.items)
        items = self._journal.history.covered(stretch.covers)
        originals = await originals_of(items, self._journal, self._equipment)
        found = await asyncio.to_thread(source, stretch, originals, everything)
        budget = min(MOST_TOKENS, max(LEAST_TOKENS, stretch.tokens // SHARE))
        told = await self._summarizer.tell(_observing(found, budget, known=_known(now)))
        fold, used = await asyncio.to_thread(_observed, now, found, told=told, budget=budget)
        return fold, _credited(told, used=used)

    async def _reflect(self, now: Situation, run: Stretch) -> tuple[Fold, Told]:
        before = tuple(each for fold in run.folds for each in fold.observations)
        budget = max(LEAST_TOKENS, run.tokens // 2)
        told = await self._summarizer.tell(_reflecting(before, budget))
        originals = await originals_of(
            self._journal.history.covered(run.covers), self._journal, self._equipment
        )
        users = said(self._journal.history.items, ())
        facts, used = await asyncio.to_thread(
            _refined, before, told.text, users=users, budget=budget, now=now
        )
        history = await asyncio.to_thread(originals.digest, run.covers)
        missing = tuple(dict.fromkeys(each for fold in run.folds for each in fold.missing))
        fold = Fold(
            FoldKind.OBSERVATIONS,
            run.covers,
            render_observations(facts, history),
            history,
            observations=facts,
            missing=missing,
        )
        return fold, _credited(told, used=used)


def _observing(found: Source, budget: int, *, known: Facts) -> Task:
    parts = [piece for passage in found.fresh for piece in pieces(passage)]
    shown = [material([part]) for part in parts]

    def write(numbers: Sequence[int], budget: int) -> str:
        told = "\n".join(shown[number] for number in numbers)
        asked = observe_instructions(budget, known=known)
        return f"<material>\n{told}\n</material>\n\n{asked}"

    return Task(tuple(shown), write, budget, seconds=SECONDS)


def _reflecting(before: Facts, budget: int) -> Task:
    def write(numbers: Sequence[int], budget: int) -> str:
        return reflect_instructions(budget, [before[number] for number in numbers])

    return Task(tuple(each.text for each in before), write, budget, seconds=SECONDS)


def _observed(now: Situation, found: Source, *, told: Told, budget: int) -> tuple[Fold, bool]:
    """The fold, and whether a model's words are in it."""
    facts = parse_observations(told.text, found.spoken, dates=found.dates)
    used = bool(facts)
    facts = reflect(facts or observed(found.fresh), budget, now.scales)
    facts, missing = completed(
        facts, found.details, budget // CRITICAL_SHARE, dates=found.dates, scales=now.scales
    )
    text = render_observations(facts, found.history)
    fold = Fold(
        FoldKind.OBSERVATIONS,
        found.covers,
        text,
        found.history,
        observations=facts,
        missing=missing,
    )
    return fold, used


def _refined(
    before: Facts, answer: str, *, users: Sequence[Passage], budget: int, now: Situation
) -> tuple[Facts, bool]:
    """The observations in fewer words, and whether a model's words are among them.

    For what is important there is half as much room again: it is left out last.
    """
    dates = {seq: each.at for each in before for seq in each.sources}
    there = [Passage(0, Voice.CONTEXT, each.text) for each in before]
    facts = parse_observations(answer, Spoken.of((*users, *there)), dates=dates)
    budget = max(budget, min(budget * 3 // 2, weight(important(before), now.scales)))
    if not facts:
        return reflect(before, budget, now.scales), False
    return reflect(surviving(facts, before), budget, now.scales), True


def _known(now: Situation) -> Facts:
    facts = [each for run in observed_runs(now) for fold in run.folds for each in fold.observations]
    return tuple(facts[-SHOWN:])


def _credited(told: Told, *, used: bool) -> Told:
    """Rules are named as what they are; what was asked in vain is still accounted for."""
    return told if used else Told(spent=told.spent)


def _proposal(job: Job, reason: str, made: Sequence[tuple[Fold, Told]]) -> Proposal | None:
    if not made:
        return None
    spent = NOTHING_SPENT
    for _, told in made:
        spent = spent.plus(told.spent)
    lowest = max((told for _, told in made), key=lambda told: _RUNGS.index(told.means))
    return Proposal(
        job,
        reason,
        folds=tuple(fold for fold, _ in made),
        means=lowest.means,
        llm=lowest.llm,
        usage=spent.usage,
        cost=spent.cost,
        seconds=spent.seconds,
        unpriced=spent.unpriced,
    )


_RUNGS = (Means.MAIN, Means.FAST, Means.WIDE, Means.TRUNCATED, Means.RULES)
"""How far the ladder was climbed; a rewrite is known by its furthest."""
