"""What *Compact now* would free and cost, before it runs, and which models can write it.

The plan is calculated without asking a model. Authors are the workspace's models, other models that
fit, and rules.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Protocol

from helix_desktop.context.compaction.schedule import observations_mark
from helix_desktop.context.compaction.stretches import (
    DOCUMENTS,
    HandoverCover,
    count_observable_tokens,
    find_cover,
    find_observed_runs,
    notes_budget,
    recover_spans,
)
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryItem, item_message
from helix_desktop.context.timeline import TimelineBuilder
from helix_desktop.domain.context_window.block import BlockKind, WindowAccount
from helix_desktop.domain.context_window.rewrites import Fold, FoldKind, Job, WrittenBy, is_within
from helix_desktop.domain.costs import call_cost
from helix_desktop.domain.inspected_request import RewriteForecast, with_overhead
from helix_desktop.domain.llm import Llm, LlmRole, Usage
from helix_desktop.domain.window_timeline import (
    KINDS,
    HandoverAuthor,
    HandoverPlan,
    TimelineMarks,
    WindowPart,
)
from helix_desktop.engine.compaction.observer import observation_budget
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_runner import SessionRunner

CHARS_PER_TOKEN = 4
"""The rough number of characters of a token, for texts that nobody counted."""
PROMPT_TOKENS = 600
"""The rough number of tokens of the prompt around the material."""
MAX_AVERAGED_HANDOVERS = 5
"""The number of latest handovers whose duration is averaged."""


def plan_handover(
    state: WindowState,
    cover: HandoverCover,
    *,
    timeline: TimelineBuilder,
    items: Iterable[HistoryItem],
    llms: tuple[Llm, Llm],
    thresholds: TimelineMarks,
) -> HandoverPlan:
    """Plan a handover of `items`, which no document covers yet.

    `llms` are its author and the main model.
    """
    (writer, main), fresh = llms, list(items)
    kinds_before = tokens_by_kind(state.window.account)
    kinds_after = dict(kinds_before)
    for stretch in (cover.stretch, *cover.notes):
        for row in stretch.rows:
            for block in row.blocks:
                kinds_after[block.kind] = kinds_after.get(block.kind, 0) - block.tokens
    handover = cover.max_document_tokens + cover.max_index_tokens
    kinds_after[BlockKind.HANDOVER] = kinds_after.get(BlockKind.HANDOVER, 0) + handover
    if notes := sum(notes_budget(part, state) for part in cover.notes):
        kinds_after[BlockKind.NOTES] = kinds_after.get(BlockKind.NOTES, 0) + notes
    parts = window_parts(kinds_before, kinds_after, state.token_ratio)
    after = sum(part.after for part in parts)
    call = handover_call_cost(fresh, cover, state, llms=llms)
    prefix = _prefix_cost(state, cover, main, after=after)
    saves_if_expired = None
    if call is not None and main.prices is not None and not state.is_cache_cold:
        # made now, while the prompt cache expires before the next request
        saved_tokens = round(state.tokens * state.token_ratio) - after
        saves_if_expired = saved_tokens * main.cache_write_price(main.prices) / 1e6 - call
    seqs = [item.seq for item in fresh]
    first = timeline.message_number(min(seqs, default=0))
    last = timeline.message_number(max(seqs, default=0))
    seconds = [
        epoch.seconds
        for epoch in timeline.epochs.values()
        if epoch.job is Job.HANDOVER and epoch.written_by is not WrittenBy.RULES and epoch.seconds
    ][-MAX_AVERAGED_HANDOVERS:]
    texts_in_force = {fold.text for fold in state.view.folds if fold.kind is FoldKind.HANDOVER}
    versions_in_force = (
        timeline.version_number(number)
        for number in timeline.handovers
        if any(fold.text in texts_in_force for fold in timeline.epochs[number].folds)
    )
    return HandoverPlan(
        Job.HANDOVER,
        parts,
        size=main.window,
        estimated=not main.tokenizer_known,
        thresholds=thresholds,
        first=first,
        last=last,
        covered=len(fresh),
        left=len(timeline.messages) - last,
        max_tokens=round((cover.max_document_tokens + cover.max_index_tokens) * state.token_ratio),
        llm=writer.name or writer.id,
        cost=call,
        prefix=prefix,
        seconds=sum(seconds) / len(seconds) if seconds else 0.0,
        pays=_requests_to_pay(state, main, after, call_cost=call, prefix_cost=prefix),
        due=0,
        version=len(timeline.handovers) + 1,
        previous=max(versions_in_force, default=0),
        saves_if_expired=saves_if_expired,
    )


def forecast_too_large(state: WindowState, job: Job | None, writer: Llm) -> RewriteForecast:
    """Forecast the compaction of a request that is too large: `job` by a model, or trimming."""
    window = round(state.size * state.token_ratio)
    # as large as that it does not continue the conversation, so the cache has none of it
    if job is Job.HANDOVER and (cover := find_cover(state)) is not None:
        mark = state.policy.compact_starts(window)
        usage = Usage(
            round(cover.stretch.tokens * state.token_ratio) + PROMPT_TOKENS,
            cover.max_document_tokens,
        )
    elif job is Job.OBSERVATIONS:
        observable = count_observable_tokens(state)
        usage = Usage(
            round(observable * state.token_ratio) + PROMPT_TOKENS, observation_budget(observable)
        )
        mark = round((observations_mark(state) or 0) * state.token_ratio)
    elif job is Job.REFLECTION:
        observed = sum(run.tokens for run in find_observed_runs(state))
        usage = Usage(round(observed * state.token_ratio) + PROMPT_TOKENS, observed // 2)
        mark = round(window * state.policy.reflect_at / 100)
    else:
        limit = round(state.limits.tokens * state.token_ratio)
        return RewriteForecast(mark=limit, job=Job.TRIM, due=True, too_large=True)
    cost = call_cost(usage, writer)
    return RewriteForecast(mark=mark, job=job, due=True, too_large=True, cost=cost)


def handover_call_cost(
    items: Iterable[HistoryItem], cover: HandoverCover, state: WindowState, *, llms: tuple[Llm, Llm]
) -> float | None:
    """Calculate the cost of the one call that writes the document, if all of it fits."""
    writer, main = llms
    if writer.id == main.id:  # continues the conversation, maybe cached
        tokens = round(state.tokens * state.token_ratio)
        if not state.caches:
            return call_cost(Usage(PROMPT_TOKENS + tokens, cover.max_document_tokens), main)
        return call_cost(Usage(PROMPT_TOKENS, cover.max_document_tokens, cache_read=tokens), main)
    sources = ((row.source, row.tokens) for row in cover.stretch.rows)
    previous = sum(
        size for source, size in sources if isinstance(source, Fold) and source.kind in DOCUMENTS
    )
    return call_cost(
        Usage(count_item_tokens(items) + previous + PROMPT_TOKENS, cover.max_document_tokens),
        writer,
    )


def count_item_tokens(items: Iterable[HistoryItem]) -> int:
    """Count the tokens of originals; those that nobody counted are estimated by length."""
    total = 0
    for item in items:
        total += len(item_message(item).text) // CHARS_PER_TOKEN
        total += sum(len(call.arguments) for call in item.calls) // CHARS_PER_TOKEN
        for output in item.outputs():
            known = output.event.tokens
            total += known if known is not None else output.event.size // CHARS_PER_TOKEN
    return total


def uncovered_items(items: Iterable[HistoryItem], folds: Iterable[Fold]) -> list[HistoryItem]:
    """Return the items that no handover covers yet."""
    spans = [span for fold in folds if fold.kind is FoldKind.HANDOVER for span in fold.covers]
    return [item for item in items if not is_within(item.seq, spans)]


def tokens_by_kind(account: WindowAccount) -> dict[BlockKind, int]:
    return dict(account.by_kind)


def window_parts(
    before: Mapping[BlockKind, int], after: Mapping[BlockKind, int], token_ratio: float
) -> tuple[WindowPart, ...]:
    """Compare both windows by kind; the sums are the model's counts.

    `token_ratio` is its tokens for one by Helix's count.
    """
    old, new = (
        dict(with_overhead(sums.items(), round(sum(sums.values()) * token_ratio)))
        for sums in (before, after)
    )
    return tuple(
        WindowPart(kind, old.get(kind, 0), new.get(kind, 0))
        for kind in KINDS
        if old.get(kind) or new.get(kind)
    )


def _prefix_cost(
    state: WindowState, cover: HandoverCover, main: Llm, *, after: int
) -> float | None:
    """Calculate the extra cost of writing the blocks after the first change to the prompt cache."""
    if main.prices is None:
        return None
    if not state.caches:
        return 0.0
    first = cover.stretch.rows[0]
    fixed = state.tokens - sum(row.tokens for row in state.rows)
    head = fixed + sum(row.tokens for row in state.rows[: state.rows.index(first)])
    return (
        state.prices.rewriting_cost(max(0, after - head) * state.token_ratio)
        * main.prices.input
        / 1e6
    )


def _requests_to_pay(
    state: WindowState, main: Llm, after: int, *, call_cost: float | None, prefix_cost: float | None
) -> int | None:
    if call_cost is None or prefix_cost is None or main.prices is None or state.tokens <= after:
        return None
    price = state.prices.read if state.caches else 1.0
    saved = (state.tokens - after) * state.token_ratio * price * main.prices.input / 1e6
    if not saved:
        return 0 if not call_cost + prefix_cost else None
    return ceil((call_cost + prefix_cost) / saved)


_ORDER = (LlmRole.FAST, LlmRole.MAIN, LlmRole.WIDE)
_RULES = HandoverAuthor(None, "", 0.0)


class OtherModels(Protocol):
    """The models that can be used here, with or without a role in the workspace."""

    async def llms(self) -> Sequence[tuple[str, Llm]]:
        """Return the full names of the models and the known figures of each."""

    def model_handle(self, name: str) -> ModelHandle: ...


async def find_handover_authors(
    runner: SessionRunner, deps: SessionDeps, number: int, *, others: OtherModels
) -> tuple[HandoverAuthor, ...]:
    """Return the possible authors with their approximate costs; the last are rules."""
    state = await runner.versions.material(number)
    fold = runner.versions.document(number)
    cover = recover_spans(state, fold.covers)
    if cover is None:
        return (_RULES,)
    items = uncovered_items(runner.session_window.history.items_in(fold.covers), state.view.folds)
    models = deps.models.handles_of(runner.session_window.history)
    main, item_tokens = models[LlmRole.MAIN].llm, count_item_tokens(items)

    def cost(llm: Llm) -> float | None:
        if llm == main:
            return call_cost(Usage(item_tokens, cover.max_document_tokens), llm)
        return handover_call_cost(items, cover, state, llms=(llm, main))

    authors, listed = list[HandoverAuthor](), set[Llm]()
    for role in _ORDER:
        model_handle = models.get(role)
        if model_handle is not None and model_handle.llm not in listed:
            llm = model_handle.llm
            listed.add(llm)
            authors.append(HandoverAuthor(role, llm.shown_name, cost(llm)))
    named = {(llm.provider, llm.id) for llm in listed}
    for name, llm in await others.llms():
        if (llm.provider, llm.id) not in named:
            authors.append(HandoverAuthor(None, llm.shown_name, cost(llm), name))
    return (*authors, _RULES)
