"""Writes a handover: asks for the document, judges it, adds what it lacks, or makes it by rules.

Nothing here is committed; the compactor decides what becomes of the proposal.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from helix_desktop.context.covering import Cover, joined
from helix_desktop.context.folding import noted
from helix_desktop.context.items import Item
from helix_desktop.context.originals import Originals
from helix_desktop.context.proposal import Proposal
from helix_desktop.context.retell import contents
from helix_desktop.context.situation import Situation
from helix_desktop.context.source import Source, source
from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.document import render_handover
from helix_desktop.context.texts.echo import echoes
from helix_desktop.context.texts.extract import extract
from helix_desktop.context.texts.handover import Judged, instructions, judged, material, repair
from helix_desktop.context.texts.kept import keep
from helix_desktop.context.texts.packing import pieces
from helix_desktop.context.texts.plain import clipped
from helix_desktop.context.texts.steps import sources
from helix_desktop.context.wire import words
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.llm import Request
from helix_desktop.domain.memory import Fold, FoldKind, Handover, Job
from helix_desktop.domain.message import Message, Role, Text
from helix_desktop.domain.values import value
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.shelf import Shelf
from helix_desktop.engine.summarizer import REPLY_FACTOR, Summarizer, Task, Told

SECONDS = 240.0
"""For one document, all rungs together; the person keeps chatting meanwhile."""
ANCHOR = 200
"""Characters of the first message that stays, by which a model finds the end of its material."""


@value
class Written:
    """A document and who wrote it."""

    handover: Handover
    told: Told


async def originals_of(items: Sequence[Item], journal: Journal, equipment: Equipment) -> Originals:
    """What folds of these items are made from, at hand for a thread of its own."""
    texts = await Shelf(equipment.attic).fetch(contents(items))
    return Originals(journal.history.covered, texts)


class HandoverWriter:
    """Works out what a handover would be, for one session."""

    def __init__(self, journal: Journal, equipment: Equipment, summarizer: Summarizer) -> None:
        self._journal = journal
        self._equipment = equipment
        self._summarizer = summarizer

    @property
    def session(self) -> SessionId:
        return self._journal.session

    @property
    def asks(self) -> str:
        """The name of the model that is asked first."""
        return self._summarizer.first

    async def proposal(self, now: Situation, made: Cover, reason: str) -> Proposal:
        """The document of the largest stretch, and notes for the others."""
        everything = tuple(self._journal.history.items)
        spans = [stretch.covers for stretch in (made.stretch, *made.notes)]
        items = [item for span in spans for item in self._journal.history.covered(span)]
        originals = await originals_of(items, self._journal, self._equipment)
        found = await asyncio.to_thread(source, made.stretch, originals, everything)
        written = await self._written(now, made, found)
        document = await asyncio.to_thread(_folded, now, made, written=written, found=found)
        if written.told.text and now.scales.exceeds(document.text, made.most):
            written = await self._ruled(now, made, found=found, told=written.told)
            document = await asyncio.to_thread(_folded, now, made, written=written, found=found)
        notes = await asyncio.to_thread(_notes, now, made, originals)
        return Proposal(
            Job.HAND_OVER,
            reason,
            folds=(document, *notes),
            means=written.told.means,
            llm=written.told.llm,
            usage=written.told.spent.usage,
            cost=written.told.spent.cost,
            seconds=written.told.spent.seconds,
            unpriced=written.told.spent.unpriced,
        )

    async def _written(self, now: Situation, made: Cover, found: Source) -> Written:
        """A model's document if it can stand, after one repair at most; else the rules'."""
        shown, tail = await asyncio.to_thread(_shown, now, made, found)
        told = await self._summarizer.tell(self._task(now, made, shown, tail=tail))
        judgement = await asyncio.to_thread(_judged, told, made, found=found, now=now)
        if told.text and judgement.problems:
            words = repair(judgement.problems)
            told = await self._summarizer.again(told, words, SECONDS / 2)
            judgement = await asyncio.to_thread(_judged, told, made, found=found, now=now)
        if told.text and not judgement.problems:
            return Written(judgement.handover, told)
        return await self._ruled(now, made, found=found, told=told)

    async def _ruled(self, now: Situation, made: Cover, *, found: Source, told: Told) -> Written:
        """The document by rules; what was asked in vain is still accounted for."""
        ruled = await asyncio.to_thread(
            extract, found.fresh, made.budget, now.scales, previous=joined(made.previous)
        )
        return Written(ruled.handover, Told(spent=told.spent))

    def _task(self, now: Situation, made: Cover, shown: Sequence[str], *, tail: str) -> Task:
        previous = joined(made.previous)

        def write(numbers: Sequence[int], budget: int) -> str:
            told = "\n".join(shown[number] for number in numbers)
            # of several parts only the first goes on from the document before
            known = previous if not numbers or numbers[0] == 0 else None
            return f"<material>\n{told}\n</material>\n\n{instructions(budget, previous=known)}"

        live = self._live(now, made, tail) if self._summarizer.rides else None
        return Task(tuple(shown), write, made.budget, seconds=SECONDS, merge=_merged, live=live)

    def _live(self, now: Situation, made: Cover, tail: str) -> Request:
        """The conversation's own next request with the question behind it."""
        asked = [prompts.HANDOVER_LIVE.format(tail=tail), instructions(made.budget)]
        if made.previous:
            asked.insert(1, prompts.HANDOVER_LIVE_UPDATE)
        llm = self._equipment.main.llm
        return Request(
            llm=llm,
            messages=(*now.window.messages, Message(Role.USER, (Text("\n\n".join(asked)),))),
            tools=self._equipment.tools(self._journal.session).specs(),
            max_output=min(llm.max_output, max(256, made.budget * REPLY_FACTOR)),
        )


def _shown(now: Situation, made: Cover, found: Source) -> tuple[list[str], str]:
    """The material as a model is shown it, piece by piece, and where what stays begins."""
    parts = [piece for passage in found.fresh for piece in pieces(passage)]
    return [material([part]) for part in parts], _tail(now, made)


def _tail(now: Situation, made: Cover) -> str:
    """Where the part begins that stays as it is, in its own first words."""
    last = made.stretch.covers[-1].last
    for row in now.rows:
        begins = row.source.seq if isinstance(row.source, Item) else row.source.first
        text = words(row.blocks[0].message) if row.blocks and begins > last else ""
        if text.strip():
            return f" and begins with “{clipped(text, ANCHOR)}”"
    return ""


def _merged(answers: Sequence[str], budget: int) -> str:
    parts = "\n\n".join(
        f"<document n={number}>\n{answer}\n</document>"
        for number, answer in enumerate(answers, start=1)
    )
    return f"{parts}\n\n{prompts.HANDOVER_MERGE}\n\n{instructions(budget)}"


def _judged(told: Told, made: Cover, *, found: Source, now: Situation) -> Judged:
    judgement = judged(
        told.text, found.spoken, budget=made.budget, scales=now.scales, known=found.known
    )
    if told.request and echoes(told.text, told.request.messages[-1].text):
        return replace(judgement, problems=(*judgement.problems, "it repeats the question"))
    return judgement


def _folded(now: Situation, made: Cover, *, written: Written, found: Source) -> Fold:
    """The document with its index: what it lacks is added before it can be committed."""
    kept = keep(
        written.handover,
        found.details,
        made.index,
        scales=now.scales,
        texts=sources(found.whole),
    )
    text = render_handover(kept.handover, found.history)
    return Fold(
        FoldKind.HANDOVER,
        found.covers,
        text,
        found.history,
        handover=kept.handover,
        missing=kept.missing,
    )


def _notes(now: Situation, made: Cover, originals: Originals) -> list[Fold]:
    return [noted(stretch, originals, now) for stretch in made.notes]
