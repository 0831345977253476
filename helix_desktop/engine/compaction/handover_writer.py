"""Writes a handover: asks the model, checks and completes it, or falls back to rules.

Nothing is committed here; the compactor decides about the compaction.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import chain

from msgspec import Struct

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.fold_sources import (
    CoveredFacts,
    DocumentSource,
    choose_said,
    collect_source,
    make_notes,
    messages_outside,
    quotable_text,
    removed_lines,
    said_budget,
    uncovered_items,
)
from helix_desktop.context.compaction.stretches import HandoverCover, join_documents
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryItem, Originals, contents_to_fetch
from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.handover_document import (
    JudgedHandover,
    body_text,
    handover_instructions,
    handover_material,
    is_echo,
    judge_handover,
    render_handover,
    repair_instructions,
)
from helix_desktop.context.texts.handover_without_model import extract_handover
from helix_desktop.context.texts.key_details import IndexedStretch, KeyDetail, add_index
from helix_desktop.context.texts.plain_text import clip
from helix_desktop.context.texts.quote_check import SpokenText
from helix_desktop.context.texts.said_lines import replace_said, said_text
from helix_desktop.context.texts.token_budget import split_passage
from helix_desktop.context.texts.value_check import covered_texts, mark_handover
from helix_desktop.domain.canonical_messages import written_words
from helix_desktop.domain.context_window.handover_sections import Handover
from helix_desktop.domain.context_window.rewrites import Fold, FoldKind, Job, is_within
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message, Role, Text
from helix_desktop.domain.value import replace
from helix_desktop.engine.compaction.summarizer import (
    REPLY_FACTOR,
    Summarizer,
    SummaryResult,
    SummaryTask,
)
from helix_desktop.engine.content_cache import ContentCache
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal

HANDOVER_SECONDS = 240.0
"""Time limit for one document, over all models, while the user keeps chatting."""
MAX_ANCHOR_CHARS = 200
"""Characters quoted from the first message that stays, to mark where the material ends."""


class WrittenHandover(Struct, frozen=True):
    """A handover document and its author; `unverified` is what a model invented, now marked."""

    handover: Handover
    summary: SummaryResult
    unverified: tuple[str, ...] = ()


async def fetch_originals(
    items: Sequence[HistoryItem], journal: SessionJournal, deps: SessionDeps
) -> Originals:
    """Fetch the texts that folds of these items are made from, for use in a thread."""
    contents = await asyncio.to_thread(contents_to_fetch, items)
    texts = await ContentCache(deps.base.store).fetch(contents)
    history = journal.history
    return Originals(
        history.items_in, texts, history.without_excluded, excluded=history.view.excluded
    )


def material_pieces(source: DocumentSource) -> list[str]:
    """Return the fresh material in pieces as shown to a model, none of which is ever split."""
    pieces = (piece for passage in source.new_passages for piece in split_passage(passage))
    return [handover_material([part]) for part in pieces]


class HandoverWriter:
    """The proposer of handovers for one session."""

    def __init__(self, journal: SessionJournal, deps: SessionDeps, summarizer: Summarizer) -> None:
        self._journal = journal
        self._deps = deps
        self._summarizer = summarizer
        self._facts: CoveredFacts | None = None
        """The facts of the messages that the newest document covers."""

    @property
    def asks(self) -> str:
        """The name of the model that is asked first."""
        return self._summarizer.first

    async def details_of(self, items: Sequence[HistoryItem]) -> tuple[KeyDetail, ...] | None:
        """Return the details of items if the newest document covers exactly these."""
        # taken away meanwhile, so that no other thread adds to them
        facts, self._facts = self._facts, None
        if facts is None:
            return None
        try:
            unread = await fetch_originals([], self._journal, self._deps)
            return await asyncio.to_thread(facts.details_of, items, unread)
        finally:
            self._facts = self._facts or facts

    async def compaction(self, state: WindowState, cover: HandoverCover, reason: str) -> Compaction:
        """Propose a handover document for the largest stretch, and notes for the others."""
        history = self._journal.history
        items = history.items_in(cover.stretch.covers)
        # taken away until they are complete: a canceled job would leave them half-read
        facts, self._facts = self._facts, None
        unread = await fetch_originals([], self._journal, self._deps)
        if facts is None or not await asyncio.to_thread(facts.begins, items, unread):
            facts = CoveredFacts()
        noted_items = [item for stretch in cover.notes for item in history.items_in(stretch.covers)]
        new_items = (*facts.after_read(items), *uncovered_items(cover.stretch, items), *noted_items)
        originals = await fetch_originals(new_items, self._journal, self._deps)
        source = await asyncio.to_thread(collect_source, cover.stretch, originals, state, facts)
        self._facts = facts
        written = await self._write(state, cover, source)
        document = await asyncio.to_thread(_make_fold, state, cover, written=written, source=source)
        if written.summary.text and state.weigher.exceeds(document.text, cover.max_tokens):
            written = await self._write_by_rules(
                state, cover, source=source, summary=written.summary
            )
            document = await asyncio.to_thread(
                _make_fold, state, cover, written=written, source=source
            )
        notes = await asyncio.to_thread(
            lambda: [make_notes(stretch, originals, state) for stretch in cover.notes]
        )
        return written.summary.compaction(Job.HANDOVER, reason, (document, *notes))

    async def _write(
        self, state: WindowState, cover: HandoverCover, source: DocumentSource
    ) -> WrittenHandover:
        """Return a model's document if valid after at most one repair, else one made by rules."""
        # in a thread: the material as shown to a model, and where it ends
        pieces, kept_beginning = await asyncio.to_thread(
            lambda: (material_pieces(source), _kept_beginning(state, cover))
        )
        summary = await self._summarizer.summarize(
            self._summary_task(state, cover, pieces, kept_beginning=kept_beginning)
        )
        if not summary.text:
            return await self._write_by_rules(state, cover, source=source, summary=summary)
        all_items = tuple(self._journal.history.items)
        items = self._journal.history.items_in(cover.stretch.covers)
        originals = await fetch_originals(items, self._journal, self._deps)
        quotable = await asyncio.to_thread(quotable_text, source.covers, originals, all_items)
        known = frozenset(map(str, contents_to_fetch(items)))
        judge = partial(_judge, cover=cover, quotable=quotable, known=known, state=state)
        judgement = await asyncio.to_thread(judge, summary)
        if judgement.problems:
            instructions = repair_instructions(judgement.problems)
            summary = await self._summarizer.ask_again(summary, instructions, HANDOVER_SECONDS / 2)
            judgement = await asyncio.to_thread(judge, summary)
        if summary.text and not judgement.problems:
            covers = cover.stretch.covers
            handover, unverified = await asyncio.to_thread(
                lambda: mark_handover(
                    judgement.handover,
                    # a document's values may come from the one before it, which the user may have
                    # edited, from what it covers, and from what was said elsewhere
                    chain(
                        (document.text for document in cover.previous_documents),
                        covered_texts(originals.passages(originals.covered(covers))),
                        covered_texts(messages_outside(all_items, covers)),
                    ),
                    lambda number: is_within(number, covers),
                )
            )
            return WrittenHandover(handover, summary, unverified)
        return await self._write_by_rules(state, cover, source=source, summary=summary)

    async def _write_by_rules(
        self,
        state: WindowState,
        cover: HandoverCover,
        *,
        source: DocumentSource,
        summary: SummaryResult,
    ) -> WrittenHandover:
        """Make the document by rules; the costs of failed model calls are kept."""
        ruled = await asyncio.to_thread(
            extract_handover,
            source.new_passages,
            cover.max_document_tokens,
            state.weigher,
            previous=join_documents(cover.previous_documents),
        )
        return WrittenHandover(ruled.handover, SummaryResult(spent=summary.spent))

    def _summary_task(
        self,
        state: WindowState,
        cover: HandoverCover,
        pieces: Sequence[str],
        *,
        kept_beginning: str,
    ) -> SummaryTask:
        previous = join_documents(cover.previous_documents)

        def write(indices: Sequence[int], budget: int) -> str:
            material = "\n".join(pieces[index] for index in indices)
            # of several parts, only the first continues the previous document
            known_document = previous if not indices or indices[0] == 0 else None
            instructions = handover_instructions(budget, previous=known_document)
            return f"<material>\n{material}\n</material>\n\n{instructions}"

        live_request: ModelRequest | None = None
        if self._summarizer.asks_main_model:
            # the conversation's own next request with the question appended
            instructions = [
                prompts.HANDOVER_LIVE.format(tail=kept_beginning),
                handover_instructions(cover.max_document_tokens),
            ]
            if cover.previous_documents:
                instructions.insert(1, prompts.HANDOVER_LIVE_UPDATE)
            question = Message(Role.USER, (Text("\n\n".join(instructions)),))
            llm = self._deps.models.main_of(self._journal.history).llm
            live_request = ModelRequest(
                llm=llm,
                messages=(*state.window.messages, question),
                tools=self._deps.model_tools(self._journal.session, state.model_window),
                max_output=min(llm.max_output, max(256, cover.max_document_tokens * REPLY_FACTOR)),
            )
        return SummaryTask(
            tuple(pieces),
            write,
            cover.max_document_tokens,
            seconds=HANDOVER_SECONDS,
            merge=_merge_instructions,
            live=live_request,
        )


def _kept_beginning(state: WindowState, cover: HandoverCover) -> str:
    """Quote the first words of the part that stays verbatim."""
    last_covered = cover.stretch.covers[-1].last
    for row in state.rows:
        first_event = row.source.seq if isinstance(row.source, HistoryItem) else row.source.first
        text = (
            written_words(row.blocks[0].message)
            if row.blocks and first_event > last_covered
            else ""
        )
        if text.strip():
            return f" and begins with “{clip(text, MAX_ANCHOR_CHARS)}”"
    return ""


def _merge_instructions(answers: Sequence[str], budget: int) -> str:
    parts = "\n\n".join(
        f"<document n={number}>\n{answer}\n</document>"
        for number, answer in enumerate(answers, start=1)
    )
    return f"{parts}\n\n{prompts.HANDOVER_MERGE}\n\n{handover_instructions(budget)}"


def _judge(
    summary: SummaryResult,
    *,
    cover: HandoverCover,
    quotable: SpokenText,
    known: frozenset[str],
    state: WindowState,
) -> JudgedHandover:
    judgement = judge_handover(
        summary.text,
        quotable,
        budget=cover.max_document_tokens,
        weigher=state.weigher,
        known=known,
    )
    if summary.request and is_echo(summary.text, summary.request.messages[-1].text):
        return replace(judgement, problems=(*judgement.problems, "it repeats the question"))
    return judgement


def _make_fold(
    state: WindowState, cover: HandoverCover, *, written: WrittenHandover, source: DocumentSource
) -> Fold:
    """Return the document as a fold, with an index of the details it lacks."""
    names = source.facts.names
    # what the agent said comes before the names, without what the text has already
    said = choose_said(
        source.facts.said.sentences(),
        min(said_budget(state, cover.stretch.folds), cover.max_index_tokens * 3 // 4),
        state,
        earlier=cover.stretch.folds,
        shown=body_text(replace(written.handover, index=())),
    )
    indexed = add_index(
        written.handover,
        source.details,
        max(0, cover.max_index_tokens - state.weigher.count(said_text(said))),
        weigher=state.weigher,
        stretch=IndexedStretch(names, source.facts.user_texts, state.names.chances_of(names)),
        said=said_text(said),
    )
    text = render_handover(indexed.handover, source.history)
    text = replace_said(text, (), said, source.history)
    return Fold(
        FoldKind.HANDOVER,
        source.covers,
        text,
        source.history,
        handover=indexed.handover,
        missing=indexed.missing,
        unverified=written.unverified,
        said=said,
        removed=removed_lines(cover.stretch.folds),
    )
