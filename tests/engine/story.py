"""Stories: a session's acts, played on the real session window with fakes around it.

A story keeps the requests that were made.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from helix_desktop.context.history import History
from helix_desktop.context.message_parts import find_long_arguments, value_digest
from helix_desktop.context.window_assembler import SystemPrefix, assemble_window
from helix_desktop.domain import event_codec
from helix_desktop.domain.cache import Digest, NewContent, SessionId, digest_of
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.context_window.block import ContextWindow, RequestLimits
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.context_window.rewrites import Job, Pin, PinKind
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    ContextInjected,
    Ending,
    EpochCommitted,
    Event,
    LlmChanged,
    OutputGated,
    Pinned,
    Recorded,
    SessionStarted,
    TurnEnded,
    Unpinned,
    WindowSent,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.ports import MessageWeigher, Store
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.engine.tool_batch import record_results, stopped_result
from tests.context import sessions
from tests.engine.stage import FakeToolbox
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.model_handle import model_handle
from tests.fakes.provider import ScriptedProvider
from tests.fakes.weigher import FakeWeigher
from tests.flat_deps import flat_deps

SESSION = SessionId("0" * 15 + "7")
SYSTEM = "be brief"

SMALL = {
    "compact_least_tokens": 50,
    "reserve_tokens": 500,
    "value_tokens": 40,
}
"""Thresholds small enough for sessions of a few thousand tokens."""

POLICIES = {
    name: policy.with_values(
        {name: value for name, value in SMALL.items() if getattr(policy, name)}
        | ({"argument_tokens": 40} if policy.argument_tokens else {})
        | ({"markers_turns": 2} if policy.markers_turns else {})
    )
    for name, policy in PRESETS.items()
}
"""Every preset, with thresholds for such small contexts."""


BODY = RequestLimits(0, size=24_000, images=4)
"""Most bytes and pictures of a request; sometimes they are used up before the tokens."""


@dataclass(frozen=True, slots=True)
class PreparedRequest:
    """A request that was prepared, with the conditions at that time."""

    window: ContextWindow
    llm: Llm
    pins: tuple[Pin, ...]
    limits: RequestLimits
    changed: int
    """Number of times that the user had changed older events by then."""


Check = Callable[["Story", sessions.Act], Awaitable[None]]


class Story:
    """One session; `act` plays its next act."""

    def __init__(
        self,
        policy: Policy,
        *,
        window: int = 8_000,
        most: RequestLimits = BODY,
        saved_data: SavedData | None = None,
        weigher: MessageWeigher | None = None,
    ) -> None:
        self.clock = FakeClock()
        self.store = FakeStore(self.clock, saved_data)
        self._store: Store = self.store
        self.weigher = weigher or FakeWeigher()
        self.requests: list[PreparedRequest] = []
        self.failed: list[HelixError] = []
        self.policy = policy
        self._changed = 0
        self._llm = Llm("test", "test", window, 1_000, max_bytes=most.size, max_images=most.images)
        self._open()

    def _open(self) -> None:
        supervisor = Supervisor(self._raise)
        bus = EventBus()
        self.deps = flat_deps(
            store=self._store,
            model_handles={
                LlmRole.MAIN: model_handle(ScriptedProvider(), self._llm, weigher=self.weigher)
            },
            toolbox=FakeToolbox(),
            clock=self.clock,
            bus=bus,
            supervisor=supervisor,
            system=SYSTEM,
            policy=self.policy,
        )
        self.journal = SessionJournal(SESSION, store=self._store, supervisor=supervisor, bus=bus)
        self.session_window = SessionWindow(self.journal, self.deps)

    def use(self, store: Store) -> None:
        """Continue with another store for the same data."""
        self._store = store
        self._open()

    @staticmethod
    def _raise(_name: str, error: BaseException) -> None:
        raise error

    @property
    def history(self) -> History:
        return self.journal.history

    @property
    def texts(self) -> Callable[[Digest], str]:
        def text(digest: Digest) -> str:
            return self.store.saved_data.contents[digest].decode("utf-8", "replace")

        return text

    def recorded(self) -> list[Recorded]:
        """Return the journal as it is in the store."""
        journal = self.store.saved_data.journals[SESSION]
        return [
            Recorded(SESSION, seq, event_codec.decode_event(data))
            for seq, data in enumerate(journal, 1)
        ]

    def assembled(self, history: History | None = None) -> ContextWindow:
        """Assemble the context window of a history from scratch."""
        prefix = SystemPrefix(SYSTEM, FakeToolbox().specs())
        return assemble_window(
            history or self.history, prefix, weigher=self.weigher, texts=self.texts
        )

    def told_blocks(self) -> list[Digest]:
        """Return the blocks of the last request according to the journal."""
        blocks: list[Digest] = []
        for item in self.recorded():
            if isinstance(item.event, WindowSent):
                blocks = [*blocks[: item.event.keep], *item.event.blocks]
        return blocks

    def fresh_epoch(self, number: int) -> bool:
        """Return whether only the request for which an epoch was made has followed it."""
        *_, before, _sent = self.recorded()
        event = before.event
        return isinstance(event, EpochCommitted) and event.epoch.number == number

    async def begin(self) -> None:
        await self.record(SessionStarted(self.clock.now(), "story"))

    async def record(self, *events: Event, contents: Sequence[NewContent] = ()) -> None:
        await self.journal.record(events, contents)

    async def window(self) -> ContextWindow:
        """Return the present context window."""
        return (await self.session_window.state_under_lock()).window

    async def act(self, act: sessions.Act) -> None:
        match act:
            case sessions.Do():
                await self._do(act)
            case sessions.Ask():
                await self.ask()
            case sessions.Undo(which):
                known = [0, *self.history.epochs]
                await self.session_window.rewind(
                    lambda _epochs: known[which % len(known)], "as asked"
                )
            case sessions.Restart():
                await self.restart()
            case sessions.Switch(window):
                await self._switch(window)
            case sessions.Wait(seconds):
                self.clock.advance(seconds)
            case _:
                await self._user(act)

    async def _user(self, act: sessions.Act) -> None:
        now = self.clock.now()
        match act:
            case sessions.Say():
                await self.close_calls()
                event, contents = sessions.typed(act, now, len(self.history.items))
                await self.record(event, contents=contents)
            case sessions.Inject(text, system):
                await self.record(ContextInjected(now, str(text), "rules", system))
            case sessions.End():
                await self.close_calls()
                await self.record(TurnEnded(now, Ending.DONE))
            case sessions.Pin(name, text):
                await self.record(Pinned(now, Pin(f"pin-{name}", PinKind.RULE, str(text))))
            case sessions.Unpin(name):
                await self.record(Unpinned(now, f"pin-{name}"))
            case sessions.Regate(which, text):
                await self._regate(which, str(text))
            case _:
                raise AssertionError(act)

    async def ask(self) -> ContextWindow | None:
        """Prepare a request as a turn does. Return None if its indispensable parts do not fit."""
        await self.close_calls()
        if not self.history.items or self._answered:
            await self.act(sessions.Say(sessions.Words(0)))
        try:
            window = await self.session_window.ready()
        except HelixError as error:
            self.failed.append(error)
            return None
        limits = (await self.session_window.state_under_lock()).limits
        pins = tuple(self.history.pins.values())
        self.requests.append(PreparedRequest(window, self._llm, pins, limits, self._changed))
        await self.record(self.session_window.make_sent_event(window))
        return window

    async def restart(self) -> None:
        """Forget everything in memory and load the journal again."""
        self._open()
        await self.journal.load()

    async def close_calls(self) -> None:
        """Record results for unanswered calls, as a turn's end and a restart do."""
        now = self.clock.now()
        await record_results(
            self.journal, [stopped_result(call, now) for call in self.history.open_calls]
        )

    @property
    def _answered(self) -> bool:
        """Return whether the agent spoke last, so that there is no open question to it."""
        for item in reversed(self.history.items):
            if item.reply is not None:
                return not item.calls
            if item.is_request:
                return False
        return True

    async def _do(self, act: sessions.Do) -> None:
        await self.close_calls()
        prefix = f"c{self.history.seq}"
        reply = sessions.reply(act, self.clock.now(), prefix)
        if reply is None:
            return
        long = [
            value for call in act.calls for _, value in find_long_arguments(str(call.arguments))
        ]
        arguments = tuple(value_digest(value) for value in long)
        contents = [NewContent(to_utf8(value)) for value in long]
        await self.record(replace(reply, arguments=arguments), contents=contents)
        if act.meanwhile is not None:
            await self.act(sessions.Inject(act.meanwhile, system=False))
        for event, content in sessions.returns(act, self.clock.now(), prefix):
            await self.record(event, contents=[content])
        for number, entry in enumerate(act.calls):
            if entry.gated and not entry.lost:
                await self._gate(f"{prefix}-{number}", f"a preview of {number}")

    async def _gate(self, call: str, text: str) -> None:
        shown = NewContent(to_utf8(text))
        result = next(item for item in self.history.items if call in item.results)
        event = OutputGated(
            self.clock.now(),
            call,
            result.results[call].event.content,
            GateChoice.KEEP_PREVIEW,
            digest_of(shown.data),
        )
        await self.record(event, contents=[shown])

    async def _regate(self, which: int, text: str) -> None:
        calls = [name for item in self.history.items for name in item.results]
        if calls:
            self._changed += 1
            await self._gate(calls[which % len(calls)], text)

    async def _switch(self, window: int) -> None:
        self._llm = replace(self._llm, window=window)
        self.weigher = FakeWeigher()
        self.deps.models.handles[LlmRole.MAIN] = model_handle(
            ScriptedProvider(), self._llm, weigher=self.weigher
        )
        await self.record(LlmChanged(self.clock.now(), "main", self._llm.id))


def played(
    script: Sequence[sessions.Act], preset: str, check: Check, *, window: int = 8_000
) -> Story:
    """Play a script and return its story; `check` runs after every act."""

    async def play() -> Story:
        story = Story(POLICIES[preset], window=window)
        await story.begin()
        for act in script:
            await story.act(act)
            await check(story, act)
        return story

    return asyncio.run(play())


def trimmed(story: Story) -> bool:
    """Return whether the present view depends on a trim."""
    epochs, number = story.history.epochs, story.history.view.number
    while number in epochs:
        epoch = epochs[number]
        if epoch.job is Job.TRIM:
            return True
        number = epoch.parent if epoch.restores is None else epoch.restores
    return False
