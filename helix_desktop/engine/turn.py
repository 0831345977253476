"""One turn: asks the model, runs its calls, repeats; repeated failures, empty answers, its end.

However a turn ends, the journal says so: calls are answered and `TurnEnded` is written in
`finally`. A request that waits for a retry can be sent at once.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence

from msgspec import Struct

from helix_desktop.context.history_items import item_message
from helix_desktop.context.texts.hook_texts import hook_events
from helix_desktop.context.texts.user_questions import AskUserArguments, render_questions
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.call_arguments import read_arguments
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.costs import call_cost, cold_cache_cost
from helix_desktop.domain.dollars import format_dollars
from helix_desktop.domain.errors import (
    AgentSignedOut,
    BudgetExceeded,
    ContextOverflow,
    ContextTooLong,
    EngineError,
    HelixError,
    ProviderError,
    ProviderKeyMissing,
    ProviderLimitReached,
    RequestTooLarge,
    UserAway,
)
from helix_desktop.domain.events import (
    CallKind,
    Cause,
    EffortChanged,
    Ending,
    Event,
    ModelCalled,
    Outcome,
    Pause,
    ToolReturned,
    TurnEnded,
)
from helix_desktop.domain.hooks import HookEvent, HookMoment, blocking_run
from helix_desktop.domain.live_events import (
    RequestsLimited,
    RetryPlanned,
    SearchArrived,
    TextArrived,
    ThinkingArrived,
    TurnFinished,
    TurnRunning,
)
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    RequestRewritten,
    RetryScheduled,
    StopReason,
    TextDelta,
    ThinkingDelta,
    Usage,
    WebSearched,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.ports import Provider, RequestCounter
from helix_desktop.domain.tool_table import ASK_USER
from helix_desktop.domain.value import replace
from helix_desktop.engine.call_notices import BROKEN_TEXT, STOPPED_TEXT
from helix_desktop.engine.compaction.compactor import Compactor
from helix_desktop.engine.guide_watcher import GuideChange, GuideWatcher
from helix_desktop.engine.model_reply import ModelReply
from helix_desktop.engine.output_gate import OutputGate
from helix_desktop.engine.request_builder import sha_of_body
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_namer import SessionNamer
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.side_questions import MAX_RATE_REJECTIONS
from helix_desktop.engine.tool_batch import answer_open_calls, run_batch


class InterruptibleStream:
    """The streams of one turn, whose waits can be cut short; no reply is requested twice."""

    def __init__(self) -> None:
        self._waiting: asyncio.Timeout | None = None

    def retry_now(self) -> None:
        """Retry now; do nothing if no request waits."""
        if self._waiting is not None and not self._waiting.expired():
            self._waiting.reschedule(asyncio.get_running_loop().time())

    async def events(
        self, provider: Provider, request: ModelRequest
    ) -> AsyncIterator[ProviderEvent]:
        """Yield all events of a request and its retries."""
        stream, waits = provider.stream(request), False
        while True:
            try:
                event = await (self._wait_for_event(stream) if waits else anext(stream))
            except StopAsyncIteration:
                return
            if event is None:
                stream, waits = provider.stream(request), False
                continue
            yield event
            waits = isinstance(event, RetryScheduled)

    async def _wait_for_event(self, stream: AsyncIterator[ProviderEvent]) -> ProviderEvent | None:
        """Return the next event, or None if the user cut the wait short."""
        scope = asyncio.timeout(None)
        try:
            async with scope:
                self._waiting = scope
                return await anext(stream)
        except TimeoutError:
            if not scope.expired():
                raise
            return None
        finally:
            self._waiting = None


UNEXPECTED = Phrase(
    "Something went wrong. Everything up to here is saved. See the log for details."
)
EMPTY_ANSWER = Phrase("The model sent an empty answer.")


class _End(Struct, frozen=True):
    """The ending of a turn, with its explanation and cause."""

    ending: Ending
    detail: str = ""
    cause: Cause = Cause.NONE
    command: str = ""
    pause: Pause | None = None


UNUSUAL_ENDS = {
    StopReason.LENGTH: _End(
        Ending.DONE, Phrase("The answer was cut off at the model's output limit."), Cause.LENGTH
    ),
    StopReason.REFUSED: _End(Ending.DONE, Phrase("The model declined to answer."), Cause.REFUSED),
    StopReason.FILTERED: _End(
        Ending.DONE, Phrase("The provider's filter ended the answer."), Cause.FILTERED
    ),
}
"""Endings of turns that are done, but without a normal answer."""

MAX_STOP_BLOCKS = 3
"""Times in a row that hooks may keep a turn from ending."""
MAX_FAILING_REPEATS = 20
"""Replies in a row with the same failing calls, after which a turn ends."""
MAX_REPEATS = 100
"""Replies in a row with the same calls and the same outputs, after which a turn ends."""
MAX_REJECTIONS = 4
"""Rejections for length after which a request is not made smaller again; each makes the count more
exact.
"""
MAX_CACHED_WAIT_SECONDS = 120.0
"""Seconds of waiting after which a rejected request is assumed not to be in the prompt cache."""
RATE_LIMITED = Phrase("Helix keeps the requests of this session smaller until it is opened again.")
UNSTATED_PAUSE_SECONDS, MAX_UNSTATED_PAUSE_SECONDS = 300.0, 6 * 3_600.0
"""The first pause if a provider does not say for how long, which doubles each time, and the longest
one."""
MAX_PAUSES_IN_A_ROW = 11
"""Pauses without one reply after which a session stays paused until the user resumes it. Unstated
ones take 28 hours together: a quota of a day has been renewed by then."""
WAITING_CALL_SECONDS = 1.0
"""Seconds after which a call may have waited for something."""


class RepeatedCalls:
    """Counts replies in a row whose calls are the same and return the same.

    Commands do not count, nor do slow calls that succeed: they may wait for something.
    """

    def __init__(self) -> None:
        self._last: list[tuple[object, ...]] = []
        self._count = 0
        self._failed = False

    def add(self, calls: Sequence[ToolCall], results: Sequence[ToolReturned]) -> None:
        self._failed = all(batch_result.outcome is not Outcome.OK for batch_result in results)
        may_wait = any(
            returned.status is not None
            or (not self._failed and returned.seconds >= WAITING_CALL_SECONDS)
            for returned in results
        )
        signature: list[tuple[object, ...]] = [
            (call.tool, call.arguments, result.outcome, result.content, result.images)
            for call, result in zip(calls, results, strict=False)
        ]
        self._count = 0 if may_wait else self._count + 1 if signature == self._last else 1
        self._last = signature

    def check(self) -> None:
        """Raise EngineError if the model seems to be stuck."""
        if self._failed and self._count >= MAX_FAILING_REPEATS:
            raise EngineError(
                "The model made the same failing call {count} times in a row.",
                "Send a message that helps, or choose another model.",
                count=self._count,
            )
        if self._count >= MAX_REPEATS:
            raise EngineError(
                "The model made the same call {count} times in a row and got the same output.",
                "Send a message that helps, or choose another model.",
                count=self._count,
            )


class Turn:
    """A turn: the model is asked and its calls are run until it has answered."""

    def __init__(
        self,
        journal: SessionJournal,
        session_window: SessionWindow,
        deps: SessionDeps,
        *,
        output_gate: OutputGate,
        compactor: Compactor,
        guide_watcher: GuideWatcher | None = None,
        namer: SessionNamer | None = None,
    ) -> None:
        self._journal = journal
        self._session_window = session_window
        self._deps = deps
        self._output_gate, self._compactor = output_gate, compactor
        self._guide_watcher, self._namer = guide_watcher, namer
        self._stream = InterruptibleStream()
        self._repeated = RepeatedCalls()
        self._stop_blocks = 0
        """Times that hooks kept the turn from ending."""
        self._cause = Cause.NONE
        """The reason for a missing reply, if the model or its provider gave one."""
        self._unanswered = ""
        """Questions of the agent that nobody can answer here."""
        self._unsaved_end: TurnEnded | None = None

    async def run(self) -> None:
        self._deps.base.bus.publish(TurnRunning(self._journal.session))
        end = _End(Ending.FAILED, UNEXPECTED)
        try:
            reason = await self.step()
            while reason is StopReason.TOOLS or await self._hook_asks_to_continue(reason):
                self._repeated.check()
                self._compactor.wake()
                await self._record_news()
                reason = await self.step()
            end = UNUSUAL_ENDS.get(reason, _End(Ending.DONE))
            if self._unanswered:
                words = Phrase(
                    "The agent asks, and nobody can answer here:\n{questions}",
                    questions=self._unanswered,
                )
                end = _End(Ending.DONE, words, Cause.UNANSWERED)
        except asyncio.CancelledError:
            end = _End(Ending.STOPPED)
            raise
        except BudgetExceeded as error:
            end = _End(Ending.FAILED, error.full_text, Cause.BUDGET)
        except ProviderLimitReached as error:
            end = self._pause(error)
        except UserAway as error:
            end = _End(Ending.DONE, error.message, Cause.UNANSWERED)
        except HelixError as error:
            is_keyless = isinstance(error, ProviderKeyMissing)
            cause = Cause.KEY_MISSING if is_keyless else self._cause
            command = error.command if isinstance(error, AgentSignedOut) else ""
            end = _End(Ending.FAILED, error.full_text, cause, command)
        finally:
            await self.end(
                end.ending, end.detail, cause=end.cause, command=end.command, pause=end.pause
            )

    def _pause(self, error: ProviderLimitReached) -> _End:
        """Return the end of a turn whose request the provider takes later.

        A subagent fails instead: its parent may go on without it, or meets the same limit.
        """
        history, now = self._journal.history, self._deps.base.clock.now()
        if history.is_subagent:
            return _End(Ending.FAILED, error.full_text, self._cause)
        llm = self._deps.rules.priced(self._deps.models.main_of(history).llm)
        wait = error.wait
        if wait is None:
            wait = min(UNSTATED_PAUSE_SECONDS * 2.0**history.pauses, MAX_UNSTATED_PAUSE_SECONDS)
        until, cost, reported = now + wait, None, history.reported
        policy = self._deps.models.policy_of(history)
        is_cold = until - history.replied_at > max(policy.cold_seconds, llm.cache_seconds)
        if is_cold and reported is not None and reported.sent.llm == llm.id:
            usage = reported.usage
            if usage.cache_read + usage.cache_write:
                cost = cold_cache_cost(usage.window, llm)
        detail = error.message
        if cost:
            more = Phrase(
                "Resuming costs about {cost} more, since the prompt cache has ended by then.",
                cost=format_dollars(cost),
            )
            detail = joined((detail, more))
        pause = Pause(until, llm.full_name, error.message, cost or None)
        if history.pauses + 1 >= MAX_PAUSES_IN_A_ROW:
            held = Phrase(
                "The limit was reached {count} times in a row, so Helix doesn't resume by itself.",
                count=history.pauses + 1,
            )
            pause, detail = replace(pause, until=0.0, held=held), joined((detail, held))
        return _End(Ending.PAUSED, detail, pause=pause)

    async def _hook_asks_to_continue(self, reason: StopReason) -> bool:
        """Return whether a hook keeps the turn from ending, a few times at most."""
        journal, newest = self._journal, self._journal.history.newest
        answered = newest is not None and newest.reply is not None and not newest.calls
        is_of_user = journal.history.parent == NO_SESSION
        if reason in UNUSUAL_ENDS or not answered or not is_of_user:
            return False
        if self._stop_blocks == MAX_STOP_BLOCKS:
            return False
        text = item_message(newest).text if newest else ""
        moment = HookMoment(HookEvent.STOP, text=text, again=self._stop_blocks > 0)
        runs = await self._deps.rules.hooks.run(journal.session, moment)
        is_blocked = blocking_run(runs) is not None
        self._stop_blocks += is_blocked
        events = hook_events(
            runs,
            self._deps.base.clock.now(),
            what="asks you to go on" if is_blocked else "ran after your answer",
            with_blocking=True,
        )
        if events and is_blocked:
            await journal.record(events)
        return is_blocked

    def retry_now(self) -> None:
        """Retry a waiting request at once."""
        self._stream.retry_now()

    async def _record_news(self) -> bool:
        """Journal what the model has to be told: new instructions, the mode, changes of steps,
        the ends of background commands. Return whether there was anything."""
        watcher = self._guide_watcher
        guide_change = await watcher.find_changes_within_turn() if watcher else GuideChange()
        history, now = self._journal.history, self._deps.base.clock.now()
        mode = self._deps.mode_of(self._journal.session)
        notices = (*history.modes.news(mode, history.view, now=now), *history.todo.note(now))
        notices = (*notices, *history.background.news(history.view, now))
        if events := (*guide_change.events, *notices):
            await self._journal.record(events, guide_change.contents)
        return bool(events)

    async def step(self) -> StopReason:
        """Make one model call and run its tool calls."""
        deps, journal = self._deps, self._journal
        await deps.rules.check_budget(
            journal.session, lambda: deps.models.main_of(journal.history).llm
        )
        await self._compactor.make_room()
        try:
            reply = await self._ask_until_it_fits(await self._ready())
        except ContextTooLong:
            self._session_window.counts.forget_limit()
            raise
        if reply.reason is StopReason.INTERRUPTED:
            raise ProviderError(
                "The model's reply was cut off.",
                "The partial answer is saved. Continue, or send a new message.",
            )
        if not reply.parts or (reply.is_blank and reply.reason not in UNUSUAL_ENDS):
            end = UNUSUAL_ENDS.get(reply.reason, _End(Ending.FAILED, EMPTY_ANSWER))
            self._cause = end.cause
            raise ProviderError(end.detail, "Send again or choose another model.")
        if not reply.calls:
            return StopReason.ANSWERED if reply.reason is StopReason.TOOLS else reply.reason
        results = await run_batch(reply, journal, deps, output_gate=self._output_gate)
        self._repeated.add(reply.calls, results)
        plan = journal.history.modes.plan
        handed_in = plan is not None and any(call.id == plan.call for call in reply.calls)
        for call, result in zip(reply.calls, results, strict=False):
            if call.tool == ASK_USER and result.outcome is Outcome.STOPPED:
                questions = read_arguments(AskUserArguments, call.arguments).questions
                self._unanswered = render_questions(questions)
                return StopReason.ANSWERED
        return StopReason.ANSWERED if handed_in else StopReason.TOOLS

    async def _ready(self) -> ContextWindow:
        """Return the next context.

        If a compaction removed something that still applies, such as a skill in use, the model is
        told of it again first.
        """
        history, session_window = self._journal.history, self._session_window
        epoch = history.view.number
        window = await session_window.ready()
        has_news = (
            self._guide_watcher is not None
            and history.view.number != epoch
            and await self._record_news()
        )
        return await session_window.ready() if has_news else window

    async def _ask_until_it_fits(self, window: ContextWindow) -> ModelReply:
        """Return a reply; a request that is too large for the provider is made smaller, or asks for
        a shorter reply."""
        session_window = self._session_window
        for _ in range(MAX_REJECTIONS):
            before, reply_before = window.account, session_window.reply_limit(window)
            try:
                return await self._listen(window)
            except ContextTooLong as error:
                model_window = session_window.llm.window
                session_window.counts.learn_limit(window, error)
                window = await self._make_smaller_window(error, window, reply_before)
                if error.is_rate_limit and session_window.llm.window < model_window:
                    limited = joined((error.message, RATE_LIMITED))
                    self._deps.base.bus.publish(RequestsLimited(self._journal.session, limited))
                # a request that was too long only with its reply asks for a shorter one, and one
                # that was too long for the window it asked for asks for a larger one
                is_shorter = session_window.reply_limit(window) < reply_before
                is_larger = session_window.llm.window > model_window
                if window.account.tokens >= before.tokens and not (is_shorter or is_larger):
                    raise
            except RequestTooLarge as error:
                session_window.learn_size(window, error.limit)
                window = await self._make_smaller_window(error, window)
                if window.account.size >= before.size:
                    raise
                break
        return await self._listen(window)

    async def _make_smaller_window(
        self,
        rejection: ContextTooLong | RequestTooLarge,
        rejected: ContextWindow,
        reply_tokens: int = 0,
    ) -> ContextWindow:
        """Return a smaller request, or the same one if it did not ask for the smallest reply yet;
        if there is none, fail in the words of the provider."""
        await self._compactor.make_room()
        try:
            return await self._ready()
        except ContextOverflow as error:
            if isinstance(rejection, ContextTooLong):
                self._session_window.counts.forget_limit()
            elif rejection.limit is None:
                self._session_window.forget_size()
            if self._session_window.assume_it_fits_with_smallest_reply(rejected, reply_tokens):
                # together with what was compacted meanwhile
                return (await self._session_window.look()).window
            raise ProviderError(rejection.message, error.hint) from rejection

    async def _listen(self, window: ContextWindow) -> ModelReply:
        """Read the stream; journal the reply so far, also when the stream breaks or is stopped."""
        history = self._journal.history
        clock, reply = self._deps.base.clock, ModelReply(history.has_call, history.calls)
        request = self._session_window.request(window)
        digest, rate_rejections, waited_seconds = "", 0, 0.0
        with contextlib.suppress(HelixError):  # an encoding error is left to the stream
            digest = await sha_of_body(self._session_window.provider, request)
        sent = self._session_window.make_sent_event(window, request, digest)
        replies, session = self._deps.base.partial_replies, self._journal.session
        replies.begin(session, sent)
        began = clock.monotonic()
        try:
            async for event in self._stream.events(self._session_window.provider, request):
                match event:
                    case RetryScheduled(seconds, reason=reason, token_limit=limit) if limit:
                        rate_rejections += await self._exceeds_rate(
                            window, limit, cached=waited_seconds < MAX_CACHED_WAIT_SECONDS
                        )
                        waited_seconds += seconds
                        if rate_rejections == MAX_RATE_REJECTIONS:
                            raise ContextTooLong(reason, limit=limit, is_rate_limit=True)
                if isinstance(event, RequestRewritten):
                    # another effort that the server wants
                    if (effort := str(event.effort)) != sent.effort:
                        now, chosen = clock.now(), str(history.effort)
                        changed = EffortChanged(now, effort, chosen, event.reason)
                        await self._journal.record([changed])
                        sent = replace(sent, effort=effort)
                    continue
                reply.take(event)
                replies.take(session, event)
                self._publish_event(event)
        except asyncio.CancelledError:
            reply.charged |= not reply.is_waiting  # the usage so far will never be reported
            raise
        finally:
            # journal the request, the reply and its costs in one transaction
            seconds = clock.monotonic() - began
            now, cost = self._deps.base.clock.now(), reply.cost
            if cost is None:
                cost = call_cost(reply.usage, self._deps.rules.priced(request.llm))
            reply_event: Event | None = reply.event(
                at=now, llm=request.llm.id, seconds=seconds, cost=cost
            )
            if reply_event is None and reply.charged:
                reply_event = ModelCalled(
                    now, request.llm.id, CallKind.TURN, reply.usage, cost, seconds
                )
            events = [sent, reply_event] if reply_event else [sent]
            await self._journal.record_received(events, reply.contents)
            self._deps.base.partial_replies.drop(self._journal.session)
            if reply_event:
                await self._deps.look_at_budget(self._journal.session)
            if reply.charged and reply.usage is None:
                self._count_request(window, request)
        counts = self._session_window.counts
        if reply.usage is not None and counts.learn(window, reply.usage):
            left_out = Phrase(
                "The server omitted a part of the last request without saying so. Helix keeps the "
                "requests to {model} below {limit} tokens for a day.",
                model=request.llm.shown_name,
                limit=f"{self._session_window.llm.window:,}",
            )
            self._deps.base.bus.publish(RequestsLimited(self._journal.session, left_out))
        return reply

    async def _exceeds_rate(self, window: ContextWindow, token_limit: int, *, cached: bool) -> bool:
        """Return whether a request has more tokens than the account may send in a minute.

        What is `cached` does not count: all of the last request, unless its beginning changed.
        """
        expected, _ = self._session_window.expected_and_cautious(window)
        reported = self._journal.history.reported
        state = await self._session_window.look()
        if (
            cached
            and reported is not None
            and reported.usage.cache_read + reported.usage.cache_write > 0
            and reported.sent.epoch == window.epoch
            and not state.is_cache_cold
        ):
            expected -= reported.usage.window
        return expected > token_limit

    def _count_request(self, window: ContextWindow, request: ModelRequest) -> None:
        """Ask the provider to count a request whose reply reported no usage."""
        provider, counts = self._session_window.provider, self._session_window.counts
        before = counts.reported_window
        if not isinstance(provider, RequestCounter):
            counts.learn(window, None)
            return

        async def count_window() -> None:
            tokens = 0
            with contextlib.suppress(HelixError):  # the next request reports the problem
                tokens = await provider.count_tokens(request)
            if counts.reported_window is before:
                counts.learn(window, Usage(input=tokens))

        with contextlib.suppress(RuntimeError):  # the application is closing
            self._deps.base.supervisor.spawn(count_window(), "count a request")

    def _publish_event(self, event: ProviderEvent) -> None:
        match event:
            case TextDelta(text) if text:
                self._deps.base.bus.publish(TextArrived(self._journal.session, text))
            case ThinkingDelta(text) if text:
                self._deps.base.bus.publish(ThinkingArrived(self._journal.session, text))
            case WebSearched(search):
                self._deps.base.bus.publish(SearchArrived(self._journal.session, search))
            case RetryScheduled(seconds, attempt, reason, by_provider):
                planned = RetryPlanned(
                    self._journal.session, seconds, attempt, reason, by_provider=by_provider
                )
                self._deps.base.bus.publish(planned)

    async def end(
        self,
        ending: Ending,
        detail: str = "",
        *,
        cause: Cause = Cause.NONE,
        command: str = "",
        pause: Pause | None = None,
    ) -> None:
        """Answer open calls and journal the end; report a store that refuses."""
        saved = True
        now = self._deps.base.clock.now()
        self._unsaved_end = TurnEnded(now, ending, detail, cause, command, pause)
        try:
            await self.save_end()
        except HelixError as error:
            saved, detail = False, error.full_text
        finally:
            self._deps.base.bus.publish(
                TurnFinished(self._journal.session, ending, detail=detail, saved=saved)
            )
            self._compactor.wake()
            if self._namer is not None:
                self._namer.wake()

    @property
    def unsaved(self) -> bool:
        """Whether the turn is over and its end is not journaled."""
        return self._unsaved_end is not None

    async def save_end(self) -> None:
        """Journal the end if the store refused it before, and what it refused in the turn."""
        if (end := self._unsaved_end) is None:
            return
        await self._journal.record_refused()
        why = STOPPED_TEXT if end.ending is Ending.STOPPED else BROKEN_TEXT
        await answer_open_calls(self._journal, end.at, why)
        if self._journal.history.running:
            await self._journal.record_received([end])
        self._unsaved_end = None
