"""The context window of one session: makes it fit, compacts, and commits changes.

Rewrites are committed one after the other, each as one event, and only while they still apply. Long
work never blocks the event loop: rules that only read the state of the window run in a thread, and
work on the growing history pauses regularly.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil, floor
from typing import TypeVar

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.compaction.compaction import Compaction, Strategy
from helix_desktop.context.compaction.schedule import CompactionRules
from helix_desktop.context.compaction.stretches import RowStretch
from helix_desktop.context.compaction.trim import TRIMS, is_smaller, overflow_error, overflow_reason
from helix_desktop.context.compaction.typed_messages import shorten_texts
from helix_desktop.context.compaction.window_state import CachePrices, WindowState
from helix_desktop.context.history import History, SupersededOutputs
from helix_desktop.context.history_items import (
    HistoryItem,
    KnownDigests,
    KnownSaid,
    Originals,
    contents_to_fetch,
)
from helix_desktop.context.window_assembler import (
    BlockSums,
    SystemPrefix,
    TrialWindow,
    WindowAssembler,
)
from helix_desktop.context.window_view import (
    WindowView,
    apply_epoch,
    is_noted_within,
    restore_epoch,
)
from helix_desktop.domain.context_window.block import Block, ContextWindow, RequestLimits
from helix_desktop.domain.context_window.rewrites import Epoch, Job
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import EpochCommitted, Event, TurnStarted, WindowSent
from helix_desktop.domain.live_events import RequestsLimited
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.value import replace
from helix_desktop.engine.calibrated_counts import PROBE_TOKENS, ModelCounts
from helix_desktop.engine.content_cache import ContentCache
from helix_desktop.engine.request_builder import RequestBuilder, reply_limit
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.sliced_work import SlicedWork, run_beside_loop

T = TypeVar("T")


def with_blocks(state: WindowState, added: Sequence[Block]) -> WindowState:
    """Return the state of a window with more blocks at its end."""
    sums = BlockSums(
        dict(state.window.account.by_kind), state.window.account.size, state.window.account.images
    )
    window = ContextWindow(
        (*state.window.blocks, *added), sums.with_blocks(added), state.window.epoch
    )
    return replace(state, window=window)


UNDO_PAUSE_DIVISOR = 10
"""After an undo, automatic rewrites pause until the context has grown by a tenth of the window."""

MAX_TRIM_PASSES = 3
"""Times that each way to make a request smaller is tried before the next one."""

MAX_TRIALS = 10
"""Attempts to build a window whose contents arrive while it is built."""

BYTES_SHARE = 0.9
"""Share of a provider's limit in bytes to use, because the body's size is an estimate."""


class TriedCompaction(Struct, frozen=True):
    """A rewrite that was tried out, and the state after it."""

    compaction: Compaction
    after: WindowState


class SessionWindow:
    """The context of one session and its rewrites."""

    def __init__(self, journal: SessionJournal, deps: SessionDeps) -> None:
        self._journal = journal
        self._deps = deps
        self._contents = ContentCache(deps.base.store)
        self._known_digests, self._known_said = KnownDigests(), KnownSaid()
        self._rules = CompactionRules()
        self._lock = asyncio.Lock()
        self._request_builder = RequestBuilder(journal, deps.base.clock)
        self._max_bytes = 0
        """Byte limit learned from a rejection by the model's provider; 0 means unknown."""
        self._last_seq = 0
        """The last event that the newest context includes."""
        self._last_state: tuple[tuple[object, ...], WindowState] | None = None
        """The newest state, and everything that it depends on."""
        self._run_sliced = SlicedWork(deps.base.clock)
        self._use_main()

    @property
    def history(self) -> History:
        return self._journal.history

    @property
    def llm(self) -> Llm:
        """The model that the context is for, with the context window it is known to have."""
        return self.counts.llm

    @property
    def provider(self) -> Provider:
        """The provider of the context's model; the main model may have changed meanwhile."""
        return self._model_handle.provider

    @property
    def weight(self) -> int:
        """Tokens of the request that was sent last."""
        return self._request_builder.last_sent_tokens

    async def ready(self) -> ContextWindow:
        """Return the next context, as the policy wants it and always within the limits."""
        async with self._lock:
            state = await self.state_under_lock()
            rewrite = await self._try_rules(state)
            if not (rewrite.after if rewrite else state).fits:
                rewrite = await self._trim(state, rewrite)
            if rewrite is None:
                return state.window
            self._tell_of_shortened_message(rewrite, state)
            await self._commit_rewrite(rewrite, state)
            return (await self.state_under_lock()).window

    def _tell_of_shortened_message(self, rewrite: TriedCompaction, state: WindowState) -> None:
        """Say that what the user typed last is shortened, before it is sent so."""
        typed = state.last_request
        if (
            typed is None
            or not typed.typed
            or all(part.seq != typed.seq for part in rewrite.compaction.parts)
        ):
            return
        whole, kept = (
            sum(row.tokens for row in rows if row.source is typed)
            for rows in (state.rows, rewrite.after.rows)
        )
        shortened = Phrase(
            "Your message is too long for {model}. Only its beginning and its end are sent, about "
            "{kept} of {whole} tokens. The session keeps all of it.",
            model=self.llm.shown_name,
            kept=f"{round(kept * state.token_ratio):,}",
            whole=f"{round(whole * state.token_ratio):,}",
        )
        self._deps.base.bus.publish(RequestsLimited(self._journal.session, shortened))

    async def will_fit(self) -> bool:
        """Return whether the next request will need no trimming."""
        async with self._lock:
            state = await self.state_under_lock()
            rewrite = None if state.fits else await self._try_rules(state)
            return (rewrite.after if rewrite else state).fits

    async def forecast_rules(
        self, state: WindowState, drafted: Sequence[Block]
    ) -> tuple[Job | None, bool]:
        """Return what rules do before the next request, and whether it then fits.

        `drafted` are the blocks of a draft, which follow those of `state`.
        """
        turn = self.history.items[-1].turn + 1 if self.history.items else 1
        # rules decide by rows: which are old, and where the newest ones begin
        rows = tuple(
            BlockRow(
                ("draft", block.digest),
                HistoryItem(self.history.seq + number, turn, TurnStarted(0.0, "")),
                (block,),
                block.tokens,
            )
            for number, block in enumerate(drafted, 1)
        )
        async with self._lock:
            rewrite = await self._try_rules(
                replace(with_blocks(state, drafted), rows=(*state.rows, *rows))
            )
            if rewrite is None or not self._is_smaller(rewrite, state):
                return None, with_blocks(state, drafted).fits
            return rewrite.compaction.job, with_blocks(rewrite.after, drafted).fits

    async def look(self) -> WindowState:
        """Return the current state of the window, for work beside the turn."""
        async with self._lock:
            return await self.state_under_lock()

    async def state_under_lock(self) -> WindowState:
        """Return the current state of the window; the caller holds the lock."""
        if self._model_handle is not self._deps.models.main_of(self.history):
            self._use_main()
        elif self._prefix.tools != self._tools():
            self._use_tools()
        reported = self.history.reported
        if reported is not None:
            self.counts.begin(reported.sent, reported.usage)
        else:
            self.counts.begin(self.history.sent, None)
        while not self._assembler.is_current(self.history):
            await self._trial(self.history.view)
        facts = (
            self.history,
            self.history.seq,
            self._deps.base.clock.now(),
            self._deps.models.policy_of(self.history),
            self.llm,
            self.counts.reports,
            self._max_bytes,
            self._assembler,
        )
        if self._last_state is not None and self._last_state[0] == facts:
            return self._last_state[1]
        needed = self._assembler.needed_contents(self.history)
        while True:  # including events that arrive while texts are fetched
            texts = await self._contents.fetch(needed)
            fetched, needed = set(needed), self._assembler.needed_contents(self.history)
            if fetched.issuperset(needed):
                break
        window = self._assembler.window(self.history, texts)
        # a window size that nobody stated is taken to be as large as the request needs: nothing is
        # cut or compacted because of a guess
        expected, _cautious = self.expected_and_cautious(window)
        while expected > self.llm.window - self._reserve(self.llm.window):
            if not self.counts.make_room(self.llm.window + 1):
                break
        self._last_seq = self.history.seq
        self._contents.clear()
        state = self._make_state(TrialWindow(self._assembler.rows, window), self.history.view)
        if self.history.seq == facts[1]:
            self._last_state = facts, state
        return state

    @property
    def _reserve(self) -> Callable[[int], int]:
        return self._deps.models.policy_of(self.history).reserve

    async def originals(self, spans: Sequence[RowStretch]) -> Originals:
        """Fetch the texts that notes of these stretches are made from."""
        items = [item for span in spans for item in self.history.items_in(span.covers)]
        texts = await self._contents.fetch(contents_to_fetch(items))
        return Originals(
            self.history.items_in,
            texts,
            self.history.without_excluded,
            excluded=self.history.view.excluded,
            known_digests=self._known_digests,
            known_said=self._known_said,
        )

    async def commit(
        self, compaction: Compaction, earlier_state: WindowState, *, by_hand: bool = False
    ) -> Epoch | None:
        """Commit a compaction chosen from an earlier state, if it still applies and frees enough.

        The user saw how much a compaction `by_hand` frees: anything is enough.
        """
        async with self._lock:
            if not self.is_still_applicable(compaction, earlier_state):
                return None
            compaction = await self._with_shortened(compaction)
            compaction = self.history.untrusted_outputs.with_warnings(compaction)
            view = compaction.view(self.history.view)
            state, trial = await self._weigh(view)
            rewrite = TriedCompaction(compaction, self._make_state(trial, view))
            smaller = self._is_smaller(rewrite, state, by_hand=by_hand)
            return await self._commit_rewrite(rewrite, state) if smaller else None

    async def rewrite_by_hand(self, choose: Callable[[WindowState], Compaction]) -> Epoch:
        """Commit a rewrite by the user, chosen while no other can be committed."""
        async with self._lock:
            compaction = choose(await self.state_under_lock())
            view = compaction.view(self.history.view)
            state, trial = await self._weigh(view)
            after_edit = TriedCompaction(compaction, self._make_state(trial, view))
            if compaction.unmarked and not after_edit.after.fits:
                raise overflow_error(after_edit.after)
            return await self._commit_rewrite(after_edit, state)

    async def try_compaction(self, compaction: Compaction) -> TrialWindow:
        """Return the context as a compaction would make it; commit nothing."""
        async with self._lock:
            shortened = await self._with_shortened(compaction)
            marked = self.history.untrusted_outputs.with_warnings(shortened)
            _state, trial = await self._weigh(marked.view(self.history.view))
            return trial

    async def _with_shortened(self, compaction: Compaction) -> Compaction:
        """Return a compaction that also shortens what the user typed in the part that it rewrites,
        as far as that is too large now.
        """
        state = await self.state_under_lock()
        first = min((fold.first for fold in compaction.folds), default=0)
        if not first or not state.typed_budget.too_large:
            return compaction
        # the message that the first covered step is about stands just before that
        turn = self.history.items[self.history.index(first)].turn
        texts = [
            (text, most)
            for text, most in state.typed_budget.too_large.values()
            if text.item.turn >= turn
        ]
        shortened = await run_beside_loop(
            state, partial(shorten_texts, texts, state.policy, state.weigher)
        )
        return replace(
            compaction,
            parts=(*compaction.parts, *shortened.parts),
            contents=(*compaction.contents, *shortened.contents),
        )

    def is_still_applicable(self, compaction: Compaction, earlier_state: WindowState) -> bool:
        """Return whether only markers, and notes within the compaction, happened since a state."""
        if earlier_state.weigher is not self._deps.models.main_of(self.history).weigher:
            return False
        number = self.history.view.number
        while number != earlier_state.view.number:
            epoch = self.history.epochs.get(number)
            if epoch is None or epoch.restores is not None:
                return False
            if not all(is_noted_within(fold, compaction.folds) for fold in epoch.folds):
                return False
            number = epoch.base
        return True

    async def rewind(self, choose: Callable[[Mapping[int, Epoch]], int], reason: str) -> Epoch:
        """Make an earlier view current, chosen while no other epoch can be committed."""
        return await self.commit_decision(
            lambda history: restore_epoch(choose(history.epochs), reason)
        )

    async def commit_decision(
        self, make: Callable[[History], Epoch], *, along: Sequence[Event] = ()
    ) -> Epoch:
        """Commit the user's decision, whatever its size, made while no other can be committed.

        The events `along` are recorded in the same transaction, before the epoch.
        """
        async with self._lock:
            epoch_before = make(self.history)
            if epoch_before.restores and epoch_before.restores not in self.history.epochs:
                raise EngineError(
                    "There is no version {restores} of this session's context.",
                    restores=epoch_before.restores,
                )
            base = self.history.view_at(epoch_before.restores or 0)
            view = apply_epoch(
                self.history.view if epoch_before.restores is None else base, epoch_before
            )
            before, trial = await self._weigh(view)
            epoch = replace(
                epoch_before,
                number=self._next_number(),
                parent=self.history.view.number,
                tokens_before=before.tokens,
                tokens_after=trial.window.account.tokens,
                expected_before=before.size_as_sent(self.expected_and_cautious(before.window)[0]),
                expected_after=before.size_as_sent(self.expected_and_cautious(trial.window)[0]),
            )
            await self._record(epoch, along=along)
            return epoch

    async def state_at_version(self, number: int) -> WindowState:
        """Return the current state under the view of another version."""
        async with self._lock:
            view = self.history.view_at(number)
            return self._make_state(await self._trial(view), view)

    def request(self, window: ContextWindow) -> ModelRequest:
        """Build the request for a context, with its tools and a reply limit that fits."""
        # a server that is told a window size has to provide the size that a guess has grown to
        llm = self._model_handle.llm
        return self._request_builder.request(
            window,
            self.llm if self.llm.window > llm.window else llm,
            tools=self._prefix.tools,
            max_output=self.reply_limit(window),
        )

    def reply_limit(self, window: ContextWindow) -> int:
        """Return the most tokens that the request of a context asks for in reply."""
        expected, cautious = self.expected_and_cautious(window)
        size = self.llm.window
        min_tokens = min(self._deps.models.policy_of(self.history).reserve(size), size - expected)
        return reply_limit(self._model_handle.llm, size, cautious, min_tokens=min_tokens)

    def make_sent_event(
        self, window: ContextWindow, request: ModelRequest | None = None, body: str = ""
    ) -> WindowSent:
        """Return the event of a sent context, relative to the previous one.

        `body` is the SHA-256 of the request's bytes.
        """
        event = self._request_builder.make_sent_event(
            window, self._model_handle.llm, after=self._last_seq
        )
        event = replace(event, expected=self.expected_and_cautious(window)[0])
        if request is not None:
            effort = str(request.effort)
            event = replace(event, max_output=request.max_output, effort=effort)
        event = replace(event, body=body, model_window=self.llm.window)
        self._request_builder.remember_request(event, window)
        return event

    @property
    def last_sent_window(self) -> ContextWindow | None:
        """The last journaled context, if this session window made it."""
        return self._request_builder.last_sent_window

    def expected_and_cautious(self, window: ContextWindow, more: int = 0) -> tuple[int, int]:
        """Return a context's expected and cautious token count, as the model counts.

        `more` tokens of Helix's own count are added to it.
        """
        return self.counts.expected_and_cautious(window, more)

    def learn_size(self, window: ContextWindow, limit: int | None) -> None:
        """Learn from a rejection for size in bytes; without a stated limit, half is assumed."""
        size = window.account.size
        limit_bytes = int(min(limit, size) * BYTES_SHARE) if limit else size // 2
        self._max_bytes = min(self._max_bytes or limit_bytes, limit_bytes)

    def assume_it_fits_with_smallest_reply(self, window: ContextWindow, reply_tokens: int) -> bool:
        """Assume of a rejected context that it fits with the smallest reply, if it asked for more.

        Servers count the reply that a request asks for, and not all say how much the rest counts.
        """
        size = self.llm.window
        min_tokens = self._deps.models.policy_of(self.history).reserve(size)
        may_fit = reply_tokens > min_tokens and window.account.tokens <= size - min_tokens
        if may_fit:
            self.counts.assume_size(window, size - min_tokens)
        return may_fit

    def forget_size(self) -> None:
        """Forget an assumed limit that nothing fits: it would stop every later request unasked."""
        self._max_bytes = 0

    async def _try_rules(self, state: WindowState) -> TriedCompaction | None:
        """Try the rewrite that the policy wants; return it if it makes the context smaller."""
        if state.tokens < self.paused_until(state) or self._rules.is_nothing_due(state):
            return None
        await self._read_names(state, self.history.items)
        compaction = await self._choose(self._rules.plan, state)
        if compaction is None:
            return None
        rewritten = await self._try_compaction(compaction)
        return rewritten if self._is_smaller(rewritten, state) else None

    async def _choose(self, strategy: Strategy, state: WindowState) -> Compaction | None:
        """Return what a strategy chooses, with the notes that it orders."""
        compaction = await run_beside_loop(state, partial(strategy, state))
        if compaction is None or not compaction.note_stretches:
            return compaction
        originals = await self.originals(compaction.note_stretches)
        return await run_beside_loop(state, partial(compaction.with_notes, originals, state))

    async def read_earlier_names(self, state: WindowState) -> None:
        """Record what was said before the last step, whose outputs are being decided on."""
        async with self._lock:
            await self._read_names(state, self.history.items[:-1])

    async def _read_names(self, state: WindowState, items: Sequence[HistoryItem]) -> None:
        """Record the names of those items that are new."""
        items = self.history.names.unread(items)
        texts = await self._contents.fetch(contents_to_fetch(items))
        await run_beside_loop(state, lambda: self.history.names.read(items, texts))

    def paused_until(self, state: WindowState) -> int:
        """Return the tokens up to which rules rewrite nothing, since the user undid a rewrite."""
        newest = self.history.epochs.get(self.history.view.number)
        if newest is None or not newest.only_undoes:
            return 0
        return newest.tokens_after + state.size // UNDO_PAUSE_DIVISOR

    async def _trim(
        self, state: WindowState, rewritten: TriedCompaction | None
    ) -> TriedCompaction | None:
        """Rewrite a request that is not expected to fit, together with any due rewrite.

        Once something is cut, some room is left, so that the next request needs no cut again.
        """
        state_after = rewritten.after if rewritten else state
        reason = overflow_reason(state)
        # in small steps: the size of old content is known less exactly than the excess
        for strategy in (strategy for strategy in TRIMS for _ in range(MAX_TRIM_PASSES)):
            trim = await self._choose(strategy, state_after)
            if trim is None:
                continue
            trim = replace(trim, reason=reason)
            trial = await self._try_compaction(
                rewritten.compaction.plus(trim) if rewritten else trim
            )
            if is_smaller(trial.after, state_after):
                rewritten, state_after = trial, trial.after
            if state_after.target_limits.allow(state_after.window.account):
                return rewritten
        if state_after.fits:
            return rewritten
        raise overflow_error(state_after)

    async def _try_compaction(self, compaction: Compaction) -> TriedCompaction:
        """Return a compaction with the state after it."""
        compaction = self.history.untrusted_outputs.with_warnings(compaction)
        view = compaction.view(self.history.view)
        return TriedCompaction(compaction, self._make_state(await self._trial(view), view))

    def _is_smaller(
        self, rewrite: TriedCompaction, state: WindowState, *, by_hand: bool = False
    ) -> bool:
        must_free_share = rewrite.compaction.job is Job.HANDOVER and not by_hand
        min_percent = state.policy.compact_least_percent if must_free_share else 0
        return rewrite.after.tokens < state.tokens * (1 - min_percent / 100)

    async def _commit_rewrite(self, rewrite: TriedCompaction, state: WindowState) -> Epoch:
        epoch = rewrite.compaction.epoch(
            self._next_number(),
            self.history.view.number,
            before=state.tokens,
            after=rewrite.after.tokens,
        )
        epoch = replace(
            epoch,
            expected_before=state.size_as_sent(self.expected_and_cautious(state.window)[0]),
            expected_after=state.size_as_sent(self.expected_and_cautious(rewrite.after.window)[0]),
        )
        await self._record(epoch, rewrite.compaction)
        return epoch

    async def _record(
        self, epoch: Epoch, compaction: Compaction | None = None, *, along: Sequence[Event] = ()
    ) -> None:
        event = EpochCommitted(self._deps.base.clock.now(), epoch)
        await self._journal.record([*along, event], compaction.contents if compaction else ())

    async def _weigh(self, view: WindowView) -> tuple[WindowState, TrialWindow]:
        """Return the context as it is and under a view, both at the same moment."""
        while True:
            state = await self.state_under_lock()
            trial = await self._trial(view)
            if self._last_seq == self.history.seq:
                return state, trial

    async def _trial(self, view: WindowView) -> TrialWindow:
        for _ in range(MAX_TRIALS):
            needed = await self._run_sliced(
                self._assembler.needed_contents_slices(self.history, view)
            )
            texts = await self._contents.fetch(needed)
            try:
                return await self._run_sliced(
                    self._assembler.trial_slices(view, self.history, texts)
                )
            except KeyError:
                pass  # include later events, or retry because another trial dropped rows
            finally:
                self._contents.clear()
        # with the contents of all rows, and without a pause, nothing can be missing
        unread = WindowAssembler(self._model_handle.weigher, self._prefix)
        while True:
            seq = self.history.seq
            needed = await self._run_sliced(unread.needed_contents_slices(self.history, view))
            texts = await self._contents.fetch(needed)
            self._contents.clear()
            if seq == self.history.seq:
                return self._assembler.trial(view, self.history, texts)

    def _make_state(self, trial: TrialWindow, view: WindowView) -> WindowState:
        policy, clock = self._deps.models.policy_of(self.history), self._deps.base.clock
        now, window, llm = clock.now(), trial.window, self.llm
        expected, cautious = self.expected_and_cautious(window)
        # the limits, and the size that trimming aims for, in Helix's own count; `expected` and
        # `cautious` are in the model's. A request that may or may not be too long is sent: a
        # rejection costs nothing, and gives the exact figure. Limits are at least 1, since 0 means
        # none: the system prompt and the tools alone may seem larger than the window
        tokens = max(window.account.tokens, 1)
        max_tokens = self.counts.max_window - self._reserve(self.counts.max_window)
        expected_with_more, cautious_with_more = self.expected_and_cautious(window, PROBE_TOKENS)
        expected_per_token = (expected_with_more - expected) / PROBE_TOKENS
        cautious_per_token = (cautious_with_more - cautious) / PROBE_TOKENS
        margin_share = self.counts.trimmed_share(expected_per_token, cautious_per_token)
        max_trimmed = ceil(expected + (cautious - expected) * margin_share)
        trimmed_per_token = (
            expected_per_token + (cautious_per_token - expected_per_token) * margin_share
        )
        least = self.counts.least(window)
        least_per_token = (self.counts.least(window, PROBE_TOKENS) - least) / PROBE_TOKENS
        limit = max(1, tokens + floor((max_tokens - least) / least_per_token))
        target_tokens = max(1, tokens + floor((max_tokens - max_trimmed) / trimmed_per_token))
        limits = RequestLimits(
            # a server that cuts without rejecting does not say so
            target_tokens if self.counts.cuts_silently else limit,
            min(self._max_bytes or llm.max_bytes, llm.max_bytes or self._max_bytes),  # 0 = no limit
            llm.max_images,
        )
        token_ratio = expected / tokens
        cache_seconds = max(policy.cold_seconds, llm.cache_seconds)
        is_cache_cold = now - self.history.replied_at > cache_seconds
        return WindowState(
            rows=trial.rows,
            view=view,
            window=window,
            previous_turn=self.history.previous_turn,
            last_request=self.history.last_request,
            policy=policy,
            limits=limits,
            size=int(llm.window / token_ratio),
            now=now,
            is_cache_cold=is_cache_cold,
            prices=CachePrices.of(llm, cold=is_cache_cold),
            weigher=self._model_handle.weigher,
            position_of=self.history.index,
            epoch=self.history.epoch,
            sent_tokens=tuple(self.history.sent_sizes),
            turns_rise=self.history.turns_rise,
            changed_files=dict(self.history.changed_files),
            superseded=SupersededOutputs(self.history.read_outputs.superseded, self.history.seq),
            token_ratio=token_ratio,
            caches=self.history.caches,
            names=self.history.names,
            model_window=llm.window,
            counted_tokens=expected,
            target_tokens=target_tokens,
            kept=self.history.kept,
        )

    def _next_number(self) -> int:
        return max(self.history.epochs, default=0) + 1

    def _use_main(self) -> None:
        """Weigh and count for the session's current main model from now on."""
        self._model_handle = self._deps.models.main_of(self.history)
        self.counts = ModelCounts(self._model_handle)
        self._max_bytes = 0
        self._use_tools()

    def _tools(self) -> tuple[ToolSpec, ...]:
        """Return the tools that the model is told of; none if it accepts none."""
        if not self._model_handle.llm.takes_tools:
            return ()
        return self._deps.turn_tools(self._journal.session, self.llm)

    def _use_tools(self) -> None:
        """Use the same tools for the request and for the context's counts."""
        self._prefix = SystemPrefix(self._deps.models.system_for(self._model_handle), self._tools())
        self._assembler = WindowAssembler(self._model_handle.weigher, self._prefix)
