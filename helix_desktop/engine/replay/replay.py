"""Replays one recorded session through journal, context window, and turn.

Journal, session window and turn are those of a live session. The model, the tools, the clock and
the store (in memory) are stand-ins. The recorded reply follows whatever the context was.
"""

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from time import perf_counter
from typing import TypeVar

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.domain.cache import (
    Digest,
    NewContent,
    Origin,
    SessionId,
    digest_of,
    is_digest_prefix,
)
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.context_window.policy import GateMode, Policy
from helix_desktop.domain.errors import (
    AmbiguousDigest,
    CacheMiss,
    ContentError,
    ContextOverflow,
    JournalError,
    ProviderError,
)
from helix_desktop.domain.events import (
    ContextInjected,
    Ending,
    GuestRequested,
    Recorded,
    SessionStarted,
    TurnStarted,
    WindowSent,
    references,
)
from helix_desktop.domain.llm import Encoding, Llm, LlmRole
from helix_desktop.domain.messages import Role
from helix_desktop.domain.ports import (
    MessageWeigher,
    Transaction,
    TransactionReceipt,
    UsageCalibrator,
)
from helix_desktop.engine.compaction.compactor import Compactor
from helix_desktop.engine.compaction.jobs import JobResult
from helix_desktop.engine.compaction.summarizer import Summarizer
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.first_words_title import make_title
from helix_desktop.engine.output_gate import OutputGate
from helix_desktop.engine.replay.playback import (
    EXACT,
    FramedWeigher,
    RecordedModel,
    RecordedToolbox,
    Reports,
    VirtualClock,
)
from helix_desktop.engine.replay.recording import RecordedMessage, Recording
from helix_desktop.engine.replay.window_trace import ReplayFigures, TraceRecorder, WindowTrace
from helix_desktop.engine.session_deps import (
    ModelHandle,
    SessionDeps,
    SessionModels,
    SessionRules,
    SessionTools,
    make_base,
    never_later,
)
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.engine.turn import Turn


class MemoryStore:
    """The implementation of SessionStore in memory.

    Like the real store, it rejects an event that names an unknown content.
    """

    def __init__(self) -> None:
        self._contents: dict[Digest, bytes] = {}
        self._counts: dict[tuple[Digest, Encoding], int] = {}
        self._journals: dict[SessionId, list[Recorded]] = {}

    async def commit(self, transaction: Transaction) -> TransactionReceipt:
        digests = tuple([await self.put(content) for content in transaction.contents])
        for event in transaction.events:
            # a window's blocks are named by digest only: a store keeps no content of them either
            sent = WindowSent | GuestRequested
            needed = () if isinstance(event, sent) else references(event)
            if any(digest not in self._contents for digest in needed):
                event_name = type(event).__name__
                raise JournalError("{name} names a content that is nowhere.", name=event_name)
        journal = self._journals.setdefault(transaction.session, [])
        recorded = tuple(
            Recorded(transaction.session, seq, event)
            for seq, event in enumerate(transaction.events, len(journal) + 1)
        )
        journal.extend(recorded)
        return TransactionReceipt(recorded, digests)

    async def put(self, content: NewContent) -> Digest:
        digest = digest_of(content.data)
        self._contents[digest] = content.data
        return digest

    async def put_stream(self, data: Iterable[bytes], origin: Origin) -> Digest:
        return await self.put(NewContent(b"".join(data), origin))

    async def get(self, digest: Digest) -> bytes:
        try:
            return self._contents[digest]
        except KeyError:
            raise CacheMiss("There is no content {digest}.", digest=digest) from None

    async def get_all(self, digests: Sequence[Digest]) -> Sequence[bytes | ContentError]:
        missing = CacheMiss("It is not there.")
        return [self._contents.get(digest, missing) for digest in digests]

    async def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return (await self.get(digest))[start:stop]

    async def find(self, prefix: str) -> Digest:
        digests = [digest for digest in self._contents if digest.startswith(prefix)]
        if not is_digest_prefix(prefix) or not digests:
            raise CacheMiss("No content begins with {prefix}.", prefix=prefix[:64])
        if len(digests) > 1:
            raise AmbiguousDigest("More than one cache entry starts with {prefix}.", prefix=prefix)
        return digests[0]

    async def exists(self, digest: Digest) -> bool:
        return digest in self._contents

    async def note_recall(self, digest: Digest, *, at: float) -> None:
        """Do nothing: a replay does not use the record of recalls."""

    async def token_count(self, digest: Digest, encoding: Encoding) -> int | None:
        return self._counts.get((digest, encoding))

    async def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None:
        self._counts[digest, encoding] = count

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded]:
        return self._journals.get(session, [])[first - 1 : last]


CALL_SECONDS = 20.0
"""Seconds that pass before each model call, about the length of a recorded step."""

USER_SECONDS = 60.0
"""Seconds that pass before each message that the user typed."""

MIN_RESERVE_TOKENS, MAX_RESERVE_PERCENT = 500, 12.5
"""Tokens, and percent of the context window, that a policy reserves for the reply."""

SESSION = SessionId("0" * 16)

BY_RULES = ()
"""No model writes handovers and observations: the recorded model can say only what was recorded,
and a job that asked it within a step would take the reply that the step needs."""


class ReplayWindow(SessionWindow):
    """A session window that reports every context it makes and the time that took.

    The whole of `ready` is timed: counting, compactions and waiting.
    Outputs were counted when they arrived, as in a live session. A context that cannot be made to
    fit is reported as it is, since the recorded reply follows whatever was sent; one that the model
    refuses is not, since a smaller one follows.
    """

    def __init__(
        self,
        journal: SessionJournal,
        deps: SessionDeps,
        recorder: TraceRecorder,
        *,
        model: RecordedModel,
    ) -> None:
        super().__init__(journal, deps)
        self._recorder = recorder
        self._model = model

    async def ready(self) -> ContextWindow:
        began, fits = perf_counter(), True
        try:
            window = await super().ready()
        except ContextOverflow:
            fits = False
            window = (await self.state_under_lock()).window
        passed = 1_000 * (perf_counter() - began)
        is_answered = self._model.will_count(
            window.account.tokens,
            reply=self.reply_limit(window),
            window=self._model_handle.llm.window,
            may_refuse=fits,
        )
        if is_answered:
            self._recorder.trace_request(window, self.history, milliseconds=passed, fits=fits)
        return window


HELD_REQUESTS = 2
"""The requests that a turn makes while a model writes: the one that is sent as it begins, and the
next one."""


class PausedCompactor(Compactor):
    """A compactor whose jobs commit at once, or are held until `HELD_REQUESTS` more were made.

    A live turn goes on meanwhile, unless its next request would not fit.
    """

    def __init__(
        self,
        journal: SessionJournal,
        session_window: SessionWindow,
        deps: SessionDeps,
        *,
        summarizer: Summarizer,
    ) -> None:
        super().__init__(journal, session_window, deps, summarizer=summarizer)
        self._paused, self._released = asyncio.Event(), asyncio.Event()
        self._requests_held = 0

    async def settle(self, *, hold: bool) -> None:
        """Commit what was held long enough, and run due jobs to their end, or with `hold` until
        they commit."""
        self._requests_held = self._requests_held + 1 if self.working else 0
        if hold and 0 < self._requests_held < HELD_REQUESTS:
            return
        self._requests_held = 0
        self._released.set()
        await self.wait_until_idle()
        self._paused.clear()
        if hold:
            self._released.clear()
        self.wake()
        if self.working:
            await self._paused.wait()
        if not hold:
            await self.wait_until_idle()

    async def _wait_for_room(self) -> None:
        self._released.set()
        await super()._wait_for_room()

    async def _run_due_jobs(self) -> None:
        try:
            await super()._run_due_jobs()
        finally:
            self._paused.set()

    async def _commit(
        self, compaction: Compaction, seen: WindowState, *, by_hand: bool
    ) -> JobResult:
        self._paused.set()
        await self._released.wait()
        return await super()._commit(compaction, seen, by_hand=by_hand)


class Replay:
    """The replay of one recorded session."""

    def __init__(
        self,
        recording: Recording,
        trace: WindowTrace,
        *,
        policy: Policy,
        weigher: MessageWeigher,
        make_calibrator: Callable[[Llm], UsageCalibrator],
        reports: Reports = EXACT,
        precomputes: bool = True,
        on_rest: Callable[[], Awaitable[object]] | None = None,
    ) -> None:
        """Set up a replay; `make_calibrator` makes the model's, `reports` simulates usage reports.

        Without `precomputes`, no time is spent so that a compaction is fast when it is due.
        `on_rest` is called after each step and each turn.
        """
        self._on_rest = on_rest
        self._precomputes = precomputes
        self._system, self._messages = "", recording.messages
        if self._messages and self._messages[0].role is Role.SYSTEM:
            self._system, self._messages = self._messages[0].text, self._messages[1:]
        self._results = recording.results
        self._last_replies = frozenset(_last_replies(self._messages))
        self._clock = VirtualClock()
        self._model = RecordedModel(reports)
        self._toolbox = RecordedToolbox()
        self._answered, self._delayed = False, reports.delayed
        self._failed: list[BaseException] = []
        self._supervisor = Supervisor(lambda _name, error: self._failed.append(error))
        self._trace, self._policy = trace, policy
        self._weigher, self._make_calibrator = weigher, make_calibrator
        framed = FramedWeigher(weigher, trace.frame.fixed)
        self._recorder = TraceRecorder(
            recording, trace, weigher=framed, toolbox=self._toolbox, truth=reports.truth
        )
        self.deps = deps = self._make_deps()
        self._journal = SessionJournal(
            SESSION, store=deps.base.store, supervisor=self._supervisor, bus=deps.base.bus
        )
        self.session_window = session_window = ReplayWindow(
            self._journal, deps, self._recorder, model=self._model
        )
        summarizer = Summarizer(self._journal, deps, BY_RULES)
        self.compactor = PausedCompactor(self._journal, session_window, deps, summarizer=summarizer)
        gate = OutputGate(self._journal, session_window, deps, summarizer=summarizer)
        self._turn = Turn(
            self._journal, session_window, deps, output_gate=gate, compactor=self.compactor
        )

    @property
    def figures(self) -> ReplayFigures:
        return self._recorder.figures

    async def run(self, stopped: Callable[[], bool] = lambda: False) -> bool:
        """Replay the session to its end; return False if it was stopped before."""
        first = next((message.text for message in self._messages if message.typed), "")
        await self._journal.record([SessionStarted(self._clock.now(), make_title(first))])
        for recorded_message in self._messages:
            if stopped():
                return False
            self._recorder.at = recorded_message
            match recorded_message.role:
                case Role.ASSISTANT:
                    await self._step(recorded_message)
                case Role.USER if recorded_message.typed:
                    if self._answered:
                        await self._end_turn()
                    self._clock.advance(USER_SECONDS)
                    await self._journal.record(
                        [TurnStarted(self._clock.now(), recorded_message.text, typed=True)]
                    )
                case Role.USER | Role.SYSTEM:
                    system = recorded_message.role is Role.SYSTEM
                    event = ContextInjected(
                        self._clock.now(), recorded_message.text, "recorded", system=system
                    )
                    await self._journal.record([event])
                case Role.TOOL:
                    pass  # already returned in the step that made the call
        await self._end_turn()
        return True

    async def _step(self, message: RecordedMessage) -> None:
        self._clock.advance(CALL_SECONDS)
        if self._trace.begin_request(message.window):
            self.deps.models.handles[LlmRole.MAIN] = self._handle()
            self.deps.models.choose_policy(self._framed_policy())
        self._model.will_say(message)
        self._toolbox.will_return(self._results.get(message.index, ()))
        try:
            await self._turn.step()
        except ProviderError:
            # a recorded reply without text and calls: the request was made, and nothing came
            return
        self._answered = True
        if message.index not in self._last_replies:
            await self._settle(hold=self._delayed)
            if self._on_rest is not None:
                await self._on_rest()

    async def _end_turn(self) -> None:
        self._answered = False
        await self._turn.end(Ending.DONE)
        await self._settle()
        if self._on_rest is not None:
            await self._on_rest()

    async def _settle(self, *, hold: bool = False) -> None:
        """Wait for background jobs before the session continues."""
        await self.compactor.settle(hold=hold)
        if not hold:
            await self._supervisor.wait_until_idle()
        if self._failed:
            raise self._failed[0]

    def _handle(self) -> ModelHandle:
        """Return the model of the present frame."""
        frame = self._trace.frame
        llm = Llm("recorded", "recorded", frame.window, frame.reserve, prices=frame.prices)
        weigher = FramedWeigher(self._weigher, frame.fixed)
        return ModelHandle(llm, self._model, weigher, lambda: self._make_calibrator(llm))

    def _framed_policy(self) -> Policy:
        """Return the policy with the frame's reserve; no user can be asked at the gate."""
        policy = self._policy
        asks_at_gate = policy.gate_mode is GateMode.ASK
        return policy.with_values(
            {
                "gate_mode": GateMode.AUTOMATIC if asks_at_gate else policy.gate_mode,
                "reserve_tokens": max(self._trace.frame.reserve, MIN_RESERVE_TOKENS),
                "reserve_percent": MAX_RESERVE_PERCENT,
            }
        )

    def _make_deps(self) -> SessionDeps:
        """Return what the session works with; benchmarks add other models and stores."""
        bus = EventBus()
        bus.subscribe(self._recorder.take)
        base = make_base(
            MemoryStore(),
            self._clock,
            bus,
            self._supervisor,
            later=never_later,
            precomputes=self._precomputes,
        )
        handles = {LlmRole.MAIN: self._handle()}
        models = SessionModels(handles, system=self._system, policy=self._framed_policy())
        return SessionDeps(base, models, SessionRules(), SessionTools(lambda _: self._toolbox))


T = TypeVar("T")


class IdleSelector(selectors.DefaultSelector):
    """Asks the system for news only if there is nothing else to do: a replay waits for nothing."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return [] if timeout == 0 else super().select(timeout)


class InlineLoop(asyncio.SelectorEventLoop):
    """Does the work meant for threads at once: no window waits for it, and switching threads would
    cost more than most of that work.
    """

    def __init__(self) -> None:
        super().__init__(IdleSelector())

    def run_in_executor(
        self, executor: object, func: Callable[..., T], *args: object
    ) -> asyncio.Future[T]:
        future: asyncio.Future[T] = self.create_future()
        future.set_result(func(*args))  # an error reaches the caller, who awaits this at once
        return future


def run_replay(replay: Replay, stopped: Callable[[], bool]) -> bool:
    """Run a replay in a loop of its own; return False if it was stopped before its end."""
    with asyncio.Runner(loop_factory=InlineLoop) as runner:
        return runner.run(replay.run(stopped))


def _last_replies(messages: Sequence[RecordedMessage]) -> Iterator[int]:
    """Yield the index of each turn's last reply: jobs beside it wait for the turn's end."""
    reply: int | None = None
    for message in messages:
        if message.role is Role.ASSISTANT:
            reply = message.index
        elif message.typed and reply is not None:
            yield reply
            reply = None
