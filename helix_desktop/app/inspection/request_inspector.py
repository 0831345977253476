"""Builds the page Context's requests, the next and earlier ones, with reasons; pins, excludes.

The next request is made by the code that sends it; earlier ones come from the journal and the
store. A request has each item whole, behind a marker, or covered by a summary.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from itertools import takewhile

from helix_desktop.app.inspection.first_request import (
    first_remaining_context,
    make_first_request,
    missing_tokens,
    remaining_space,
)
from helix_desktop.app.inspection.guest_window import RequestBody, inspected_blocks
from helix_desktop.app.inspection.handover_forecast import forecast_too_large
from helix_desktop.app.inspection.request_books import RequestBooks
from helix_desktop.app.inspection.request_marks import request_marks, request_price
from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.context.blocks import BlockBuilder
from helix_desktop.context.compaction.coming_compaction import forecast_compaction
from helix_desktop.context.compaction.schedule import paused_tokens
from helix_desktop.context.compaction.trim import parts_too_large, smallest_rest
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.inspection import inspect_blocks, inspect_in_slices, lost_block
from helix_desktop.context.window_assembler import BlockSums
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId, digest_of
from helix_desktop.domain.context_window.block import Block, ContextWindow, PartKind
from helix_desktop.domain.context_window.rewrites import Job, PinKind
from helix_desktop.domain.effort import MODEL_DECIDES, parse_effort
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Recorded, SessionStarted, TurnStarted
from helix_desktop.domain.guest_requests import StoredGuestRequest, find_guest_request
from helix_desktop.domain.inspected_request import (
    OWN_CONTEXT,
    BlockReason,
    BlockReasonKind,
    BlockState,
    EncodedBody,
    InspectedBlock,
    InspectedKind,
    InspectedRequest,
    RequestMarks,
    RequestPrice,
    RequestSpace,
    RewriteForecast,
    WindowWeight,
    with_overhead,
)
from helix_desktop.domain.llm import Llm, LlmRole, ModelRequest
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.messages import Image
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import BodyEncoder, MessageWeigher, Provider, Store
from helix_desktop.domain.value import replace
from helix_desktop.engine.content_cache import MAX_CONTENTS_AT_ONCE
from helix_desktop.engine.growth_estimate import estimate_tokens
from helix_desktop.engine.output_gate import GatedOutput
from helix_desktop.engine.request_builder import (
    GROWING_KINDS,
    LOST_TEXT,
    RebuiltRequest,
    build_request,
    rebuild_request,
    reply_limit,
)
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.session_window import with_blocks
from helix_desktop.engine.sliced_work import SlicedWork
from helix_desktop.engine.turn_opening import MessageEvent, make_opening

MAX_REBUILT = 4
"""The number of earlier requests that are in memory."""

RunnerOf = Callable[[SessionId], SessionRunner]
ReadBody = Callable[[bytes, MessageWeigher], RequestBody]
Compose = Callable[[SessionId, str], Awaitable[OutgoingMessage]]
"""Returns the message of a draft as it would be sent now, with what it mentions."""


async def _only_typed(_session: SessionId, draft: str) -> OutgoingMessage:
    return OutgoingMessage(draft)


class RequestInspector:
    """The requests of all sessions of one workspace; the latest session's history is kept."""

    def __init__(
        self,
        runner: RunnerOf,
        deps: SessionDeps,
        store: Store,
        *,
        compose: Compose = _only_typed,
        read_body: ReadBody = lambda _encode_body, _weigher: RequestBody(),
    ) -> None:
        """Take `read_body`, which reads the recorded bodies of guests."""
        self._runner = runner
        self._read_body = read_body
        self._compose = compose
        self._deps = deps
        self._store = store
        self._books = RequestBooks(store, self._find_llm)
        self._recorded: tuple[SessionId, list[Recorded]] = NO_SESSION, []
        """The events of the session of which an earlier request was opened last."""
        self._earlier_requests: dict[tuple[SessionId, int], InspectedRequest] = {}
        """The latest earlier requests that were opened: a sent request never changes."""
        self._forecast_by_rules: tuple[object, tuple[Job | None, bool]] = (None, (None, True))
        """What rules do before the next request of a session in some state, and whether it then
        fits."""
        self._reading = asyncio.Lock()

    async def next(self, session: SessionId, draft: str = "") -> InspectedRequest:
        """Return the request that would be sent now, with the draft as its last message."""
        if session == NO_SESSION:
            return await self._first(draft)
        steps = await self.sent(session)
        runner = await self._open_runner(session)
        if steps.guest == runner.session_window.llm.id:
            return await self._next_recorded(session, steps, draft)
        weigher = self._deps.models.main_of(runner.session_window.history).weigher
        await asyncio.to_thread(weigher.count, self._deps.models.system)  # as in `_first`
        state = await runner.look()
        window = await self._with_draft(session, state, draft)
        expected, cautious = runner.session_window.expected_and_cautious(window)
        in_slices = SlicedWork(self._deps.base.clock)
        inspected = await in_slices(
            inspect_in_slices(state.window, state.rows, runner.session_window.history)
        )
        inspected = tuple(_mark_at_gate(block, runner.output_gate.undecided) for block in inspected)
        llm = runner.session_window.llm
        pairs = zip(steps.digests, window.blocks, strict=False)
        prefix = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1].digest, pairs))
        account = BlockSums().with_blocks(window.blocks[:prefix])
        shared = ContextWindow(window.blocks[:prefix], account, window.epoch)
        prefix_tokens = runner.session_window.expected_and_cautious(shared)[0] if prefix else 0
        is_cached = bool(prefix) and not state.is_cache_cold and steps.may_have_cache(llm)
        reply = runner.session_window.reply_limit(window)
        marks = request_marks(state.policy, llm, reply=reply, state=state)
        inspected = (*inspected, *_inspect_drafts(_draft_blocks(state, window)))
        request = InspectedRequest(
            0,
            llm.shown_name,
            inspected,
            marks,
            len(steps),
            len(steps),
            cautious_tokens=cautious,
            prefix=prefix,
            prefix_tokens=min(prefix_tokens, expected),
            outlook=await self._forecast(runner, steps, state, window, expected=expected),
            size=window.account.size,
            floor=parts_too_large(state),
            overhead=expected - window.account.tokens,
            estimated=not llm.tokenizer_known,
            cached_until=steps.cached_until(llm),
        )
        if self._deps.models.main_of(runner.session_window.history).keeps_own_context:
            return as_told(request)
        return replace(request, price=request_price(llm, request, warm=is_cached))

    async def weigh(self, session: SessionId, draft: str = "") -> WindowWeight:
        """Return the figures of the next request only."""
        if session == NO_SESSION:
            return (await self._first(draft)).weighed
        steps = await self.sent(session)
        runner = await self._open_runner(session)
        state = await runner.look()
        window = await self._with_draft(session, state, draft)
        expected, cautious = runner.session_window.expected_and_cautious(window)
        session_window = runner.session_window
        reply = session_window.reply_limit(window)
        marks = request_marks(state.policy, session_window.llm, reply=reply, state=state)
        by_kind: list[tuple[PartKind | None, int]] = [*state.window.account.by_kind]
        if added := _draft_blocks(state, window):
            by_kind.append((None, sum(block.tokens for block in added)))
        return WindowWeight(
            expected,
            with_overhead(by_kind, expected),
            marks,
            cautious,
            await self._forecast(runner, steps, state, window, expected=expected),
            not session_window.llm.tokenizer_known,
            steps.cached_until(session_window.llm),
        )

    async def _forecast(
        self,
        runner: SessionRunner,
        steps: SessionRequests,
        state: WindowState,
        window: ContextWindow,
        *,
        expected: int,
    ) -> RewriteForecast:
        """Forecast the next compaction, with its cost if the request is too large without it.

        What is due is decided by what compacts: marks alone don't know of undone compactions,
        pauses, failures, and parts that nothing makes smaller.
        """
        session_window, history = runner.session_window, runner.session_window.history
        llm = session_window.llm
        marks = request_marks(state.policy, llm)
        by_model = marks.next_job is not None and marks.next_job[0] is Job.HANDOVER
        paused = paused_tokens(state) if by_model else session_window.paused_until(state)
        paused = round(paused * state.token_ratio)
        forecast = forecast_compaction(
            state, marks, expected, steps.past_turns(), paused_tokens=paused
        )
        fits = state.limits.allow(window.account)
        # below their mark, notes also come when reading on would cost more
        may_be_early = forecast.early is not None and expected > forecast.early
        if fits and not (forecast.due or may_be_early):
            return forecast
        basis = (steps, history.seq, window.account, state.policy, llm, state.is_cache_cold)
        if self._forecast_by_rules[0] != basis:
            self._forecast_by_rules = (
                basis,
                await session_window.forecast_rules(state, _draft_blocks(state, window)),
            )
        by_rules, will_fit = self._forecast_by_rules[1]
        if by_rules and will_fit:
            mark = None if by_rules is Job.MARKERS else marks.notes
            if fits and not forecast.due and by_rules is Job.NOTES:
                mark = forecast.early
            return replace(
                forecast,
                job=by_rules,
                mark=mark or forecast.mark,
                early=None,
                turns=None,
                due=True,
                too_large=not fits,
            )
        if fits and not forecast.due:
            return forecast
        drafted = replace(state, window=window)
        job = await runner.compactor.next_job(drafted, too_large=not fits)
        if fits and job is Job.HANDOVER:
            return replace(forecast, job=job, mark=marks.handover, due=True)
        if fits:
            return replace(forecast, due=False)
        models = self._deps.models.handles_of(history)
        writer = self._deps.rules.priced(models.get(LlmRole.FAST, models[LlmRole.MAIN]).llm)
        return await asyncio.to_thread(forecast_too_large, state, job, writer)

    async def space(self, session: SessionId, draft: str = "", *, model: str = "") -> RequestSpace:
        """Return the space that remains beside the typed text of a draft, and what results.

        `model` is the main model that a new session begins with; "": the workspace's.
        """
        if session == NO_SESSION:
            models = self._deps.models
            main = models.handles_with(model)[LlmRole.MAIN] if model else models.first_main
            return await first_remaining_context(self._deps, draft, main)
        runner = await self._open_runner(session)
        state = await runner.look()
        typed = (TurnStarted(0.0, draft),) if draft.strip() else ()
        window, llm = with_drafted(state, typed), runner.session_window.llm
        space = remaining_space(estimate_tokens(runner.session_window, window), state.policy, llm)
        removable = state.tokens - smallest_rest(state)
        return replace(space, missing=missing_tokens(space, llm, removable=removable))

    async def sent(self, session: SessionId) -> SessionRequests:
        """Return all requests of a session; the same object grows while the session goes on."""
        return await self._books.of(session)

    async def _journal(self, session: SessionId) -> tuple[SessionRequests, list[Recorded]]:
        """Return all events of a session, kept only once an earlier request is opened."""
        async with self._reading:
            steps = await self.sent(session)
            if session != self._recorded[0]:
                self._recorded = session, []
            recorded = self._recorded[1]
            last_seq = recorded[-1].seq if recorded else 0
            if last_seq < steps.seq:
                items = await self._store.events(session, last_seq + 1, steps.seq)
                recorded.extend(item for item in items if isinstance(item, Recorded))
            return steps, recorded

    def _find_llm(self, name: str) -> Llm | None:
        """Return a model of the workspace by its ID."""
        handles = (self._deps.models.main, *self._deps.models.handles.values())
        return next((handle.llm for handle in handles if handle.llm.id == name), None)

    async def earlier(self, session: SessionId, seq: int) -> InspectedRequest:
        """Return a sent request with exactly its blocks, independent of the current settings."""
        steps, recorded = await self._journal(session)
        request = self._earlier_requests.get((session, seq))
        if request is None:
            guest_request = await asyncio.to_thread(find_guest_request, recorded, seq)
            if guest_request is not None:
                request = await self._recorded_request(steps, recorded, guest_request)
            else:
                request = await self._rebuild_request(steps, recorded, seq)
            while len(self._earlier_requests) >= MAX_REBUILT:
                self._earlier_requests.pop(next(iter(self._earlier_requests)))
            self._earlier_requests[session, seq] = request
        return replace(request, steps=len(steps), miss=steps.misses.get(seq))

    async def _rebuild_request(
        self, steps: SessionRequests, recorded: list[Recorded], seq: int
    ) -> InspectedRequest:
        """Rebuild a sent request from the journal, with its reply's usage and marks."""
        rebuilt = await rebuild_request(self._deps, recorded, seq)
        sent, llm = rebuilt.sent, rebuilt.model_handle.llm
        # the rebuilt history is separate: nothing is appended to it meanwhile
        inspected = await asyncio.to_thread(_inspect_sent_blocks, rebuilt)
        step = steps.step_of(seq)
        keep, call = steps.shared_blocks[step - 1], steps.calls[step - 1]
        llm = replace(llm, window=sent.model_window or llm.window)
        own_tokens = sum(block.tokens for block in inspected)
        reported_tokens = steps.tokens[step - 1]
        share = sum(block.tokens for block in inspected[:keep]) / max(1, own_tokens)
        growing_tokens = sum(block.tokens for block in inspected if block.kind in GROWING_KINDS)
        request = InspectedRequest(
            seq,
            llm.shown_name if llm.id == sent.llm else sent.llm,
            inspected,
            request_marks(
                self._deps.models.policy_of(rebuilt.history),
                llm,
                reply=sent.max_output,
                beyond=reported_tokens
                - round(growing_tokens * reported_tokens / max(1, own_tokens)),
            ),
            step,
            len(steps),
            sent.at,
            seconds=call.seconds if call else 0.0,
            usage=call.usage if call else None,
            prefix=keep,
            prefix_tokens=steps.prefix_tokens(step, keep, share) if keep else 0,
            cost=call.cost if call else None,
            size=sent.size,
            body=sent.body,
            verified=rebuilt.verified,
            overhead=reported_tokens - own_tokens,
            estimated=sent.estimated if sent.by_kind else not llm.tokenizer_known,
        )
        is_own = rebuilt.same_model and rebuilt.model_handle.keeps_own_context
        return as_told(request) if is_own else request

    async def _recorded_request(
        self, steps: SessionRequests, recorded: Sequence[Recorded], request: StoredGuestRequest
    ) -> InspectedRequest:
        """Return a request that a guest sent, as its recorded body has it."""
        event, seq = request.event, request.seq
        body, is_verified = await self._guest_body(request)
        step = steps.step_of(seq)
        previous_seq = steps.before(seq)
        previous = await asyncio.to_thread(find_guest_request, recorded, previous_seq)
        prefix = 0
        if previous is not None and not event.side:
            prefix = body.outline.shared_blocks((await self._guest_body(previous))[0].outline)
        llm = self._find_llm(event.llm) or self._deps.models.main.llm
        reported_tokens = event.window_tokens
        own_tokens = body.tokens
        shared = sum(block.tokens for block in body.blocks[:prefix])
        return InspectedRequest(
            seq,
            event.model or event.llm,
            inspected_blocks(body, seq),
            RequestMarks(llm.window, llm.window),
            step,
            len(steps),
            event.at,
            seconds=event.seconds,
            usage=event.usage,
            prefix=prefix,
            prefix_tokens=round(reported_tokens * shared / max(1, own_tokens)),
            cost=event.cost,
            size=event.size,
            body=event.body,
            verified=is_verified,
            overhead=reported_tokens - own_tokens,
            estimated=not llm.tokenizer_known,
            guest=True,
            recorded=True,
            masked=event.masked,
        )

    async def _next_recorded(
        self, session: SessionId, steps: SessionRequests, draft: str
    ) -> InspectedRequest:
        """Return the guest's newest request with the draft: the rest is up to the guest."""
        newest = await self.earlier(session, steps.seqs[-1])
        message = await self._compose(session, draft)
        added: tuple[InspectedBlock, ...] = ()
        if message:
            runner = await self._open_runner(session)
            opening = await make_opening(message, runner.session_window, self._deps)
            builder = BlockBuilder(self._deps.models.main.weigher)
            drafted = [builder.draft_block(event) for event in opening.messages]
            added = tuple(_inspect_drafts(drafted))
        return replace(
            newest,
            seq=0,
            blocks=(*newest.blocks, *added),
            usage=None,
            at=0.0,
            seconds=0.0,
            cost=None,
            prefix=len(newest.blocks),
            prefix_tokens=newest.tokens,
            miss=None,
        )

    async def _guest_body(self, request: StoredGuestRequest) -> tuple[RequestBody, bool]:
        """Return what a recorded body says, and whether it has the recorded digest."""
        data = await self._joined(request)
        if data is None:
            return RequestBody(), False
        body = await asyncio.to_thread(self._read_body, data, self._deps.models.main.weigher)
        return body, await asyncio.to_thread(digest_of, data) == request.event.body

    async def _joined(self, request: StoredGuestRequest) -> bytes | None:
        """Return the recorded body of a guest's request; None if a piece of it is lost."""
        contents: list[bytes] = []
        for start in range(0, len(request.pieces), MAX_CONTENTS_AT_ONCE):
            for content in await self._store.get_all(
                request.pieces[start : start + MAX_CONTENTS_AT_ONCE]
            ):
                if not isinstance(content, bytes):
                    return None
                contents.append(content)
        return b"".join(contents) if request.pieces else None

    async def removed(
        self, session: SessionId, request: InspectedRequest
    ) -> tuple[InspectedBlock, ...]:
        """Return the blocks of the previous request that this request no longer has."""
        steps = await self.sent(session)
        previous_seq = steps.before(request.seq)
        if not previous_seq or (not request.is_sent and request.prefix == len(steps.digests)):
            return ()
        previous = await self.earlier(session, previous_seq)
        digests = {block.digest for block in request.blocks}
        return tuple(block for block in previous.blocks if block.digest not in digests)

    async def written(
        self, session: SessionId, seq: int = 0, draft: str = ""
    ) -> EncodedBody | None:
        """Return the bytes of a request's body, or None if they cannot be known.

        That is the case for the next request of a guest, for a provider without a wire format, for
        a model that is no longer set up, and where a block or the requested length of the reply is
        unknown.
        """
        if seq:
            _steps, recorded = await self._journal(session)
            stored = await asyncio.to_thread(find_guest_request, recorded, seq)
            if stored is not None:
                data = await self._joined(stored)
                if data is None:
                    return None
                sha = await asyncio.to_thread(digest_of, data)
                return EncodedBody(data, sha, sha == stored.event.body)
            rebuilt = await rebuild_request(self._deps, recorded, seq)
            if not (rebuilt.same_model and rebuilt.verified and rebuilt.sent.max_output):
                return None
            started, origin = recorded[0].event, session
            if isinstance(started, SessionStarted) and started.source and seq <= started.copied:
                origin = started.source  # a branch copied the request
            request = build_request(
                rebuilt.window.blocks,
                replace(rebuilt.model_handle.llm, cache_seconds=rebuilt.sent.cache_seconds),
                tools=rebuilt.tools,
                max_output=rebuilt.sent.max_output,
                keep=rebuilt.sent.keep,
                session=origin,
            )
            effort_sent = parse_effort(rebuilt.sent.effort) or MODEL_DECIDES
            request = replace(request, effort=effort_sent)
            return await _encode_body(rebuilt.model_handle.provider, request, rebuilt.sent.body)
        runner = await self._open_runner(session)
        steps = await self.sent(session)
        if steps.guest == runner.session_window.llm.id:
            return None  # what a guest sends next is up to it
        state = await runner.look()
        window = await self._with_draft(session, state, draft)
        for block in _draft_blocks(state, window):
            for part in block.message.parts:
                # a mentioned picture is stored when the message is sent
                if isinstance(part, Image) and not await self._store.exists(part.content):
                    return None
        return await _encode_body(
            runner.session_window.provider, runner.session_window.request(window)
        )

    async def pin(self, session: SessionId, block: InspectedBlock) -> None:
        """Keep a block's text in every window until it is unpinned."""
        runner = await self._open_runner(session)
        if self._deps.models.main_of(runner.session_window.history).keeps_own_context:
            raise EngineError(OWN_CONTEXT)
        await runner.pins.pin(block.text, PinKind.MESSAGE, source=block.origin)

    async def unpin(self, session: SessionId, block: InspectedBlock) -> None:
        await (await self._open_runner(session)).pins.unpin(block.facts.pin)

    async def leave_out(self, session: SessionId, block: InspectedBlock) -> None:
        """Exclude a block from the next request on, until it is included again."""
        if not block.can_exclude:
            raise EngineError(block.exclude_problem or Phrase("Already excluded."))
        runner = await self._open_runner(session)
        if self._deps.models.main_of(runner.session_window.history).keeps_own_context:
            raise EngineError(OWN_CONTEXT)
        await runner.exclusion.exclude(block.key)

    async def take_back(self, session: SessionId, block: InspectedBlock) -> None:
        """Show a block in full again that is behind a marker or excluded."""
        await (await self._open_runner(session)).exclusion.include(block.key)

    async def _open_runner(self, session: SessionId) -> SessionRunner:
        runner = self._runner(session)
        await runner.open()
        return runner

    async def _first(self, draft: str) -> InspectedRequest:
        """Return the first request of a session that has not begun."""
        deps = self._deps
        first_request = await make_first_request(deps, await self._compose(NO_SESSION, draft))
        llm = deps.models.first_main.llm
        calibrator = deps.models.first_main.make_calibrator()
        own_tokens, base = first_request.tokens, calibrator.first_base
        expected = calibrator.expect(own_tokens, base)
        blocks = inspect_blocks(first_request.window, (), first_request.history)
        cautious = calibrator.estimate(own_tokens, base)
        request = InspectedRequest(
            0,
            llm.shown_name,
            (*blocks, *_inspect_drafts(first_request.typed)),
            request_marks(
                deps.models.policy,
                llm,
                reply=reply_limit(
                    llm,
                    llm.window,
                    cautious,
                    min_tokens=min(deps.models.policy.reserve(llm.window), llm.window - expected),
                ),
                beyond=calibrator.expect(first_request.window.account.tokens, base),
            ),
            cautious_tokens=cautious,
            overhead=expected - own_tokens,
            estimated=not llm.tokenizer_known,
        )
        if deps.models.first_main.keeps_own_context:
            return as_told(request)
        return replace(request, price=request_price(llm, request, warm=False))

    async def _with_draft(
        self, session: SessionId, state: WindowState, draft: str
    ) -> ContextWindow:
        """Return the window with the draft and what it mentions as its last messages."""
        message = await self._compose(session, draft)
        if not message:
            return state.window
        runner = await self._open_runner(session)
        opening = await make_opening(message, runner.session_window, self._deps)
        return await asyncio.to_thread(with_drafted, state, opening.messages)


def as_told(request: InspectedRequest) -> InspectedRequest:
    """Return a request of which only what Helix told the model and was told of it is known."""
    blocks = tuple(replace(block, exclude_problem=OWN_CONTEXT) for block in request.blocks)
    marks = RequestMarks(request.marks.window, request.marks.window)
    outlook, price = RewriteForecast(), RequestPrice()
    return replace(request, blocks=blocks, marks=marks, outlook=outlook, price=price, guest=True)


def with_drafted(state: WindowState, messages: Sequence[MessageEvent]) -> ContextWindow:
    """Return the window with these messages at its end. Counting may take a while."""
    if not messages:
        return state.window
    builder = BlockBuilder(state.weigher)
    return with_blocks(state, [builder.draft_block(message) for message in messages]).window


def _draft_blocks(state: WindowState, window: ContextWindow) -> Sequence[Block]:
    """Return the blocks of the draft."""
    return window.blocks[len(state.window.blocks) :]


async def _encode_body(
    provider: Provider, request: ModelRequest, expected_sha: str = ""
) -> EncodedBody | None:
    data = await provider.body(request) if isinstance(provider, BodyEncoder) else b""
    if not data:
        return None
    sha = await asyncio.to_thread(digest_of, data)
    return EncodedBody(data, sha, sha == expected_sha if expected_sha else None)


def _mark_at_gate(block: InspectedBlock, outputs: Mapping[str, GatedOutput]) -> InspectedBlock:
    """Mark an output whose form is not decided yet; its text stays as the model sees it."""
    undecided = (BlockReasonKind.ANSWERED_NOW, BlockReasonKind.THIS_TURN)
    output = outputs.get(block.key.partition(":")[2])
    is_output = block.sort is InspectedKind.OUTPUT and block.reason.why in undecided
    if output is None or not is_output:
        return block
    facts = replace(block.facts, before=output.original.tokens, after=block.tokens)
    reason = BlockReason(BlockReasonKind.AT_GATE)
    return replace(block, state=BlockState.AT_GATE, reason=reason, facts=facts)


def _inspect_drafts(blocks: Sequence[Block]) -> Iterator[InspectedBlock]:
    for number, block in enumerate(blocks):
        yield InspectedBlock(
            f"draft:{number}" if number else "draft",
            InspectedKind.DRAFT,
            None,
            "",
            block.message,
            block.tokens,
            block.digest,
            BlockState.DRAFT,
            BlockReason(BlockReasonKind.DRAFT),
            exclude_problem=Phrase("Not sent yet."),
        )


def _inspect_sent_blocks(rebuilt: RebuiltRequest) -> tuple[InspectedBlock, ...]:
    """Return the blocks in the order they were sent, each as of then."""
    assembler = rebuilt.assembler
    known: dict[Digest, list[InspectedBlock]] = {}
    for inspected in inspect_blocks(assembler.last, assembler.rows, rebuilt.history):
        known.setdefault(inspected.digest, []).insert(0, inspected)
    return tuple(
        replace(known[block.digest].pop(), tokens=block.tokens)
        if block.why != LOST_TEXT and known.get(block.digest)
        else lost_block(block)
        for block in rebuilt.window.blocks
    )
