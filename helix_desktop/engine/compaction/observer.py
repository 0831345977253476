"""Writes observations of old turns, and reflections, by a model or by rules.

A model is asked first. Rules take its place if it fails, and always add the critical details.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.fold_sources import (
    DocumentSource,
    choose_said,
    collect_source,
    kept_requests,
    messages_outside,
    quotable_text,
    removed_lines,
    said_budget,
)
from helix_desktop.context.compaction.stretches import (
    RowStretch,
    find_observable,
    find_observed_runs,
)
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryItem, KnownDigests, KnownSaid
from helix_desktop.context.texts.observations import (
    complete_observations,
    count_observation_tokens,
    high_priority,
    numbered_line,
    observation_instructions,
    observations_by_rules,
    parse_observations,
    reflect_by_rules,
    reflect_instructions,
    render_observations,
    restore_lost,
)
from helix_desktop.context.texts.quote_check import SpokenText
from helix_desktop.context.texts.said_lines import replace_said
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.context.texts.value_check import covered_texts, mark_observations
from helix_desktop.domain.context_window.rewrites import Fold, FoldKind, Job, Observation, WrittenBy
from helix_desktop.domain.value import replace
from helix_desktop.engine.compaction.handover_writer import fetch_originals, material_pieces
from helix_desktop.engine.compaction.summarizer import Summarizer, SummaryResult, SummaryTask
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.side_questions import NOTHING_SPENT

OBSERVATION_SECONDS = 180.0
"""Time limit for the observations of one stretch, over all models."""
SHARE_DIVISOR = 6
"""Divisor: observations take at most a sixth of the covered text and keep critical details."""
MAX_OBSERVATION_TOKENS = 6_000
MIN_OBSERVATION_TOKENS = 200
CRITICAL_DIVISOR = 4
"""Divisor: details added by rules may take another quarter of the budget."""
MAX_SHOWN_OBSERVATIONS = 80
"""Newest existing observations shown to the model, so that it repeats none."""

Facts = tuple[Observation, ...]


class Observer:
    """The proposer of observations and reflections for one session."""

    def __init__(self, journal: SessionJournal, deps: SessionDeps, summarizer: Summarizer) -> None:
        self._journal = journal
        self._deps = deps
        self._summarizer = summarizer
        self._known_digests = KnownDigests()
        """Digests for reflections: each covers at least the messages that the one before it
        covered.
        """
        self._known_said = KnownSaid()

    async def observations(self, state: WindowState, reason: str) -> Compaction | None:
        """Propose observations for each unobserved stretch; the previous turn stays verbatim."""
        folds = [await self._note_stretch(state, stretch) for stretch in find_observable(state)]
        return _compaction(Job.OBSERVATIONS, reason, folds)

    async def reflection(self, state: WindowState, reason: str) -> Compaction | None:
        """Propose one refined text for each run of adjacent observations."""
        folds = [await self._reflect_run(state, run) for run in find_observed_runs(state)]
        return _compaction(Job.REFLECTION, reason, folds)

    async def _note_stretch(
        self, state: WindowState, stretch: RowStretch
    ) -> tuple[Fold, SummaryResult]:
        all_items = tuple(self._journal.history.items)
        items = self._journal.history.items_in(stretch.covers)
        originals = await fetch_originals(items, self._journal, self._deps)
        source = await asyncio.to_thread(collect_source, stretch, originals, state)
        budget = observation_budget(stretch.tokens)
        runs = find_observed_runs(state)
        known_facts = [fact for run in runs for fold in run.folds for fact in fold.observations]
        pieces = material_pieces(source)

        def write(indices: Sequence[int], budget: int) -> str:
            material = "\n".join(pieces[index] for index in indices)
            shown_facts = known_facts[-MAX_SHOWN_OBSERVATIONS:]
            instructions = observation_instructions(budget, known=shown_facts)
            return f"<material>\n{material}\n</material>\n\n{instructions}"

        summary = await self._summarizer.summarize(
            SummaryTask(tuple(pieces), write, budget, seconds=OBSERVATION_SECONDS)
        )
        fold, is_used = await asyncio.to_thread(
            lambda: _make_fold(
                state,
                source,
                summary=summary,
                quotable=lambda: quotable_text(stretch.covers, originals, all_items),
                verifying=lambda: [
                    *(fact.text for fact in known_facts),
                    *covered_texts(originals.passages(originals.covered(stretch.covers))),
                    *covered_texts(messages_outside(all_items, stretch.covers)),
                ],
                budget=budget,
            )
        )
        return fold, _with_author(summary, is_used=is_used)

    async def _reflect_run(self, state: WindowState, run: RowStretch) -> tuple[Fold, SummaryResult]:
        observations = tuple(observation for fold in run.folds for observation in fold.observations)
        budget = max(MIN_OBSERVATION_TOKENS, run.tokens // 2)

        def write(indices: Sequence[int], budget: int) -> str:
            return reflect_instructions(budget, [observations[index] for index in indices])

        lines = tuple(map(numbered_line, observations))
        summary = await self._summarizer.summarize(
            SummaryTask(lines, write, budget, seconds=OBSERVATION_SECONDS)
        )
        originals = await fetch_originals(
            self._journal.history.items_in(run.covers), self._journal, self._deps
        )
        facts, unverified, is_used = await asyncio.to_thread(
            _refine_observations,
            observations,
            summary.text,
            items=tuple(self._journal.history.items),
            budget=budget,
            state=state,
        )
        originals = replace(
            originals, known_digests=self._known_digests, known_said=self._known_said
        )
        history = await asyncio.to_thread(originals.digest, run.covers)
        missing = tuple(dict.fromkeys(name for fold in run.folds for name in fold.missing))
        earlier = tuple(value for fold in run.folds for value in fold.unverified)
        covered = originals.covered(run.covers)
        said = await asyncio.to_thread(
            lambda: choose_said(
                originals.known_said.find(covered, kept_requests(covered, state), originals),
                said_budget(state, run.folds),
                state,
                earlier=run.folds,
                shown="\n".join(fact.text for fact in facts),
            )
        )
        fold = Fold(
            FoldKind.OBSERVATIONS,
            run.covers,
            replace_said(render_observations(facts, history), (), said, history),
            history,
            observations=facts,
            missing=missing,
            unverified=tuple(dict.fromkeys((*earlier, *unverified))),
            said=said,
            removed=removed_lines(run.folds),
        )
        return fold, _with_author(summary, is_used=is_used)


def observation_budget(tokens: int) -> int:
    """Return the most tokens of observations of so many tokens."""
    return min(MAX_OBSERVATION_TOKENS, max(MIN_OBSERVATION_TOKENS, tokens // SHARE_DIVISOR))


def _make_fold(
    state: WindowState,
    source: DocumentSource,
    *,
    summary: SummaryResult,
    quotable: Callable[[], SpokenText],
    verifying: Callable[[], Iterable[str]],
    budget: int,
) -> tuple[Fold, bool]:
    """Return the fold, and whether it contains a model's text."""
    facts: Facts = ()
    unverified: tuple[str, ...] = ()
    if summary.text:
        facts = parse_observations(summary.text, quotable(), dates=source.dates)
        facts, unverified = mark_observations(facts, verifying())
    is_used = bool(facts)
    facts = reflect_by_rules(
        facts or observations_by_rules(source.new_passages), budget, state.weigher
    )
    facts, missing = complete_observations(
        facts, source.details, budget // CRITICAL_DIVISOR, dates=source.dates, weigher=state.weigher
    )
    said = choose_said(
        source.facts.said.sentences(),
        said_budget(state, ()),
        state,
        earlier=(),
        shown="\n".join(fact.text for fact in facts),
    )
    text = replace_said(render_observations(facts, source.history), (), said, source.history)
    fold = Fold(
        FoldKind.OBSERVATIONS,
        source.covers,
        text,
        source.history,
        observations=facts,
        missing=missing,
        unverified=unverified,
        said=said,
    )
    return fold, is_used


def _refine_observations(
    observations: Facts,
    answer: str,
    *,
    items: Iterable[HistoryItem],
    budget: int,
    state: WindowState,
) -> tuple[Facts, tuple[str, ...], bool]:
    """Condense observations; return also what a model invented, and whether its text is used.

    Important observations may use half the budget more, and are dropped last.
    """
    facts: Facts = ()
    unverified: tuple[str, ...] = ()
    if answer:
        dates = {seq: observation.at for observation in observations for seq in observation.sources}
        passages_before = [
            Passage(0, PassageSource.CONTEXT, observation.text) for observation in observations
        ]
        quotable = SpokenText.of((*messages_outside(items, ()), *passages_before))
        facts = parse_observations(answer, quotable, dates=dates)
        facts, unverified = mark_observations(
            facts, [observation.text for observation in observations]
        )
    budget = max(
        budget,
        min(budget * 3 // 2, count_observation_tokens(high_priority(observations), state.weigher)),
    )
    if not facts:
        return reflect_by_rules(observations, budget, state.weigher), (), False
    restored = restore_lost(facts, observations)
    return reflect_by_rules(restored, budget, state.weigher), unverified, True


def _with_author(summary: SummaryResult, *, is_used: bool) -> SummaryResult:
    """Attribute the text to rules if the model's was not used; its costs are kept."""
    return summary if is_used else SummaryResult(spent=summary.spent)


def _compaction(
    job: Job, reason: str, folds: Sequence[tuple[Fold, SummaryResult]]
) -> Compaction | None:
    if not folds:
        return None
    spent = NOTHING_SPENT
    for _, summary in folds:
        spent = spent.plus(summary.spent)
    last_resort = max(
        (summary for _, summary in folds), key=lambda summary: _AUTHORS.index(summary.written_by)
    )
    return replace(last_resort, spent=spent).compaction(
        job, reason, tuple(fold for fold, _ in folds)
    )


_AUTHORS = (WrittenBy.MAIN, WrittenBy.FAST, WrittenBy.WIDE, WrittenBy.TRUNCATED, WrittenBy.RULES)
"""Authors from the first choice to the last resort; a rewrite is named after the furthest."""
