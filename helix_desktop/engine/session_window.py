"""The next window: valid, within limits, as the policy wants.

Long work on a window while the loop, which is the person's window, goes on.

Rules that only read a situation work in a thread; what reads the growing history takes turns.

Keeps one session's window: valid, within its limits, and as the policy wants it.

Rewrites are committed one after the other, each as one event, and only while they still apply.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from msgspec import Struct

from helix_desktop.context.compaction_schedule import Upkeep
from helix_desktop.context.history import History
from helix_desktop.context.items import Originals, Texts, contents_to_fetch
from helix_desktop.context.overflow import RUNGS, is_smaller, overflow_error, overflow_reason
from helix_desktop.context.stretches import RowStretch
from helix_desktop.context.view import WindowView, apply_epoch, is_noted_within, restore_epoch
from helix_desktop.context.window import Slices, SystemPrefix, TrialWindow, WindowAssembler
from helix_desktop.context.window_state import CachePrices, RewriteProposal, WindowState
from helix_desktop.domain.context_window.block import ContextWindow, RequestLimits
from helix_desktop.domain.context_window.rewrites import Epoch, Job
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import EpochCommitted, WindowSent
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import Clock, Provider
from helix_desktop.domain.value import replace
from helix_desktop.engine.model_counts import ModelCounts
from helix_desktop.engine.request_builder import RequestBuilder
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import ContentCache, SessionJournal

TURN = 0.003
"""Seconds: less than a fifth of a frame."""
LIGHT = 8_000
"""Tokens of a window below which no rule takes longer than a thread is worth."""

T = TypeVar("T")


class SlicedWork:
    """Gives the loop its turn whenever that much time has gone."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def __call__(self, slices: Slices[T]) -> T:
        until = self._clock.tick() + TURN
        while True:
            try:
                next(slices)
            except StopIteration as done:
                result: T = done.value
                return result
            if self._clock.tick() > until:
                await asyncio.sleep(0)
                until = self._clock.tick() + TURN


async def run_beside_loop(now: WindowState, work: Callable[[], T]) -> T:
    """What rules work out of much text; the loop goes on meanwhile."""
    return work() if now.tokens < LIGHT else await asyncio.to_thread(work)


PATIENCE = 10
"""After an undo nothing is rewritten by itself until a tenth of the window has come in addition."""

SPARE = 0.9
"""A body is kept to so much of the bytes that a provider takes: we only estimate its size."""


class _Made(Struct, frozen=True):
    """A rewrite that was tried out, and where it leads."""

    proposal: RewriteProposal
    after: WindowState


class SessionWindow:
    """One session's window and the rewrites of it."""

    def __init__(self, journal: SessionJournal, deps: SessionDeps) -> None:
        self._journal = journal
        self._deps = deps
        self._contents = ContentCache(deps.store)
        self._upkeep = Upkeep()
        self._lock = asyncio.Lock()
        self._dispatch = RequestBuilder(journal, deps.clock)
        self._bytes = 0
        """What a refusal taught of the bytes that the model's provider takes; 0 = nothing yet."""
        self._seen = 0
        """The last event that the newest window has seen."""
        self._paced = SlicedWork(deps.clock)
        self._use_main()

    @property
    def history(self) -> History:
        return self._journal.history

    @property
    def llm(self) -> Llm:
        """The model that the window is for."""
        return self._model_handle.llm

    @property
    def provider(self) -> Provider:
        """Who is asked with this window: another main model may have been chosen meanwhile."""
        return self._model_handle.provider

    @property
    def weight(self) -> int:
        """Tokens of the request that was sent last."""
        return self._dispatch.weight

    async def ready(self) -> ContextWindow:
        """The next window: after what the policy wants, and in any case within the limits."""
        async with self._lock:
            now = await self.situation()
            made = await self._upkept(now)
            if not (made.after if made else now).fits:
                made = await self._rescued(now, made)
            if made is None:
                return now.window
            await self._settle(made, now)
            return (await self.situation()).window

    async def look(self) -> WindowState:
        """The session at this moment, for whoever works beside the turn."""
        async with self._lock:
            return await self.situation()

    async def situation(self) -> WindowState:
        """The session at this moment; the lock is held."""
        if self._model_handle is not self._deps.main:
            self._use_main()
        elif self._prefix.tools != self._tools():
            self._use_tools()
        self.counts.begin(self.history.reported)
        while not self._assembler.stands(self.history):
            await self._trial(self.history.view)
        texts = await self._texts()
        window = self._assembler.window(self.history, texts)
        self._seen = self.history.seq
        self._contents.clear()
        return self._at(TrialWindow(tuple(self._assembler.rows), window), self.history.view)

    async def originals(self, found: Sequence[RowStretch]) -> Originals:
        """What folds of these stretches are made from."""
        items = [item for stretch in found for item in self.history.covered(stretch.covers)]
        return Originals(self.history.covered, await self._contents.fetch(contents_to_fetch(items)))

    async def commit(self, proposal: RewriteProposal, seen: WindowState) -> Epoch | None:
        """Commit what was worked out in a situation, if it still applies and frees something."""
        async with self._lock:
            return await self._commit(proposal) if self.applies(proposal, seen) else None

    async def by_hand(self, choose: Callable[[WindowState], RewriteProposal]) -> Epoch:
        """What the person wants done to the window, chosen once nothing else can be committed."""
        async with self._lock:
            proposal = choose(await self.situation())
            view = proposal.view(self.history.view)
            now, trial = await self._weighed(view)
            made = _Made(proposal, self._at(trial, view))
            if proposal.unswept and not made.after.fits:
                raise overflow_error(made.after)
            if proposal.swept and made.after.tokens >= now.tokens:
                raise EngineError("What would stand for it takes as much room as it does itself.")
            return await self._settle(made, now)

    async def weigh(self, proposal: RewriteProposal) -> tuple[WindowState, TrialWindow]:
        """The window as it is and as a proposal would make it; nothing is committed."""
        async with self._lock:
            told = self.history.foreign.told(proposal)
            return await self._weighed(told.view(self.history.view))

    def applies(self, proposal: RewriteProposal, seen: WindowState) -> bool:
        """Whether nothing happened since then but sweeps, and notes of what the proposal covers."""
        if seen.weigher is not self._deps.main.weigher:
            return False
        number = self.history.view.number
        while number != seen.view.number:
            epoch = self.history.epochs.get(number)
            if epoch is None or epoch.restores is not None:
                return False
            if not all(is_noted_within(fold, proposal.folds) for fold in epoch.folds):
                return False
            number = epoch.parent
        return True

    async def restore(self, number: int, reason: str) -> Epoch:
        """Make the view of an earlier epoch the view again (0 = nothing rewritten)."""
        return await self.rewind(lambda _epochs: number, reason)

    async def rewind(self, choose: Callable[[Mapping[int, Epoch]], int], reason: str) -> Epoch:
        """The same for an epoch that is chosen once nothing else can be committed."""
        return await self.tell(lambda found: restore_epoch(choose(found.epochs), reason))

    async def tell(self, make: Callable[[History], Epoch]) -> Epoch:
        """Commit what the person decided, whatever its size; made once nothing else can be."""
        async with self._lock:
            made = make(self.history)
            if made.restores and made.restores not in self.history.epochs:
                raise EngineError(f"There is no version {made.restores} of this session's window.")
            base = self.history.view_at(made.restores or 0)
            view = apply_epoch(self.history.view if made.restores is None else base, made)
            before, trial = await self._weighed(view)
            epoch = replace(
                made,
                number=self._next_number(),
                parent=self.history.view.number,
                tokens_before=before.tokens,
                tokens_after=trial.window.account.tokens,
            )
            await self._record(epoch)
            return epoch

    async def look_back(self, number: int) -> WindowState:
        """The session at this moment, as it would be under the view of another version."""
        async with self._lock:
            view = self.history.view_at(number)
            return self._at(await self._trial(view), view)

    def request(self, window: ContextWindow) -> ModelRequest:
        """What is sent of a window: its tools, and no longer reply than there is room for."""
        told = self.counts.most(window)
        return self._dispatch.request(
            window, self._model_handle.llm, tools=self._prefix.tools, told=told
        )

    def sent(
        self, window: ContextWindow, request: ModelRequest | None = None, body: str = ""
    ) -> WindowSent:
        """The fact that a window was sent, told by what it shares with the one before.

        `body`: the SHA-256 of the bytes that the request is on its way.
        """
        event = self._dispatch.fact(window, self._model_handle.llm, after=self._seen)
        event = replace(event, max_output=request.max_output if request else 0, body=body)
        self._dispatch.keep(event, window)
        return event

    @property
    def before(self) -> ContextWindow | None:
        """The last window that the journal has, if this session window made it."""
        return self._dispatch.before

    def reckoned(self, window: ContextWindow) -> tuple[int, int]:
        """What the model is expected to count of a window, and what it may count at most."""
        return self.counts.expected(window), self.counts.most(window)

    def learn_size(self, window: ContextWindow, limit: int | None) -> None:
        """The provider refused a window for its bytes; if it does not say, half may do."""
        size = window.account.size
        most = int(min(limit, size) * SPARE) if limit else size // 2
        self._bytes = min(self._bytes or most, most)

    async def _upkept(self, now: WindowState) -> _Made | None:
        """What the policy wants done, if it makes the window smaller."""
        if self._undone(now) or self._upkeep.quiet(now):
            return None
        plan = await run_beside_loop(now, lambda: self._upkeep.plan(now))
        if plan is None:
            return None
        originals = await self.originals(plan.stretches)
        made = await self._tried(await run_beside_loop(now, lambda: plan.proposal(originals, now)))
        return made if self._smaller(made, now) else None

    def _undone(self, now: WindowState) -> bool:
        """Whether the person took a rewrite back and the window is still about what it was then."""
        newest = self.history.epochs.get(self.history.view.number)
        if newest is None or not newest.gives_back:
            return False
        return now.tokens < newest.tokens_after + now.size // PATIENCE

    async def _rescued(self, now: WindowState, made: _Made | None) -> _Made:
        """Climb the ladder until the request fits; with what is due anyway it is one rewrite."""
        why = overflow_reason(now)
        for rung in RUNGS:
            tried = made.after if made else now
            originals = await self.originals(rung.needs(tried))
            step = await run_beside_loop(tried, partial(rung.act, tried, originals))
            if step is None:
                continue
            step = replace(step, reason=why)
            higher = await self._tried(made.proposal.plus(step) if made else step)
            if is_smaller(higher.after, tried):
                made = higher
            if made and made.after.fits:
                return made
        raise overflow_error(made.after if made else now)

    async def _tried(self, proposal: RewriteProposal) -> _Made:
        """A proposal and the situation it would lead to."""
        proposal = self.history.foreign.told(proposal)
        view = proposal.view(self.history.view)
        return _Made(proposal, self._at(await self._trial(view), view))

    def _smaller(self, made: _Made, now: WindowState) -> bool:
        handover = made.proposal.job is Job.HAND_OVER
        least = now.policy.compact_least_percent if handover else 0
        return made.after.tokens < now.tokens * (1 - least / 100)

    async def _commit(self, proposal: RewriteProposal) -> Epoch | None:
        """None if the window would not become smaller."""
        proposal = self.history.foreign.told(proposal)
        view = proposal.view(self.history.view)
        now, trial = await self._weighed(view)
        made = _Made(proposal, self._at(trial, view))
        return await self._settle(made, now) if self._smaller(made, now) else None

    async def _settle(self, made: _Made, now: WindowState) -> Epoch:
        epoch = made.proposal.epoch(
            self._next_number(),
            self.history.view.number,
            before=now.tokens,
            after=made.after.tokens,
        )
        await self._record(epoch, made.proposal)
        return epoch

    async def _record(self, epoch: Epoch, proposal: RewriteProposal | None = None) -> None:
        event = EpochCommitted(self._deps.clock.now(), epoch)
        await self._journal.record([event], proposal.contents if proposal else ())

    async def _weighed(self, view: WindowView) -> tuple[WindowState, TrialWindow]:
        """The window as it is and as it would be under a view, both at the same moment."""
        while True:
            now = await self.situation()
            trial = await self._trial(view)
            if self._seen == self.history.seq:
                return now, trial

    async def _trial(self, view: WindowView) -> TrialWindow:
        left = PATIENCE
        while True:
            seq, left = self.history.seq, left - 1
            wanted = await self._paced(self._assembler.wanting(self.history, view))
            texts = await self._contents.fetch(wanted)
            try:
                return await self._paced(self._assembler.trying(view, self.history, texts))
            except KeyError:
                if seq == self.history.seq and left <= 0:
                    raise
                # what came meanwhile is shown, too, or another trial let go of rows at hand
            finally:
                self._contents.clear()

    async def _texts(self) -> Texts:
        """What the next window shows; events that come while it is fetched are seen to."""
        wanted = self._assembler.wanted(self.history)
        while True:
            texts = await self._contents.fetch(wanted)
            before, wanted = set(wanted), self._assembler.wanted(self.history)
            if before.issuperset(wanted):
                return texts

    def _at(self, trial: TrialWindow, view: WindowView) -> WindowState:
        policy, clock = self._deps.policy_of(self.history), self._deps.clock
        now, window = clock.now(), trial.window
        llm = self._model_handle.llm
        tokens = max(window.account.tokens, 1)
        # in tokens of ours: marks go by what is expected, the limit by what may be at most
        pace, most = (each / tokens for each in self.reckoned(window))
        cold = now - self.history.replied_at > policy.cold_seconds
        reserve = policy.reserve(llm.window)
        return WindowState(
            rows=trial.rows,
            view=view,
            window=window,
            previous_turn=self.history.previous_turn,
            last_typed=self.history.last_typed,
            policy=policy,
            limits=RequestLimits(
                int((llm.window - reserve) / most),
                min(self._bytes or llm.max_bytes, llm.max_bytes or self._bytes),  # 0 = none
                llm.max_images,
            ),
            size=int(llm.window / pace),
            now=now,
            cold=cold,
            prices=CachePrices.of(llm, cold=cold),
            weigher=self._model_handle.weigher,
            order=self.history.index,
            epoch=self.history.epoch,
            sent=tuple(self.history.since),
            changed=dict(self.history.changed),
            pace=pace,
            caches=self.history.caches,
        )

    def _next_number(self) -> int:
        return max(self.history.epochs, default=0) + 1

    def _use_main(self) -> None:
        """Weigh and count for the main model, from now on."""
        self._model_handle = self._deps.main
        self.counts = ModelCounts(self._model_handle)
        self._bytes = 0
        self._use_tools()

    def _tools(self) -> tuple[ToolSpec, ...]:
        return self._deps.tools(self._journal.session).specs()

    def _use_tools(self) -> None:
        """The tools that a request names are those that its window shows and counts."""
        self._prefix = SystemPrefix(self._deps.system, self._tools())
        self._assembler = WindowAssembler(self._model_handle.weigher, self._prefix)
