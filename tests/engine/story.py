"""Plays a session's acts on the real keeper, with fakes around it, and keeps what was asked."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from helix_desktop.context.history import History
from helix_desktop.context.parts import value_digest, values
from helix_desktop.context.window import Prelude, assemble
from helix_desktop.context.wire import utf8
from helix_desktop.domain import codec
from helix_desktop.domain.cache import Choice, Digest, NewContent, SessionId, digest_of
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
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.memory import Job, Pin, PinKind
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import Attic, Scales
from helix_desktop.domain.presets import PRESETS
from helix_desktop.domain.window import Limits, Window
from helix_desktop.engine.batch import record, stopped
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.keeper import Keeper
from helix_desktop.engine.supervisor import Supervisor
from tests.context import sessions as acts
from tests.engine.stage import FakeToolbox
from tests.fakes.attic import FakeAttic, Loft
from tests.fakes.clock import FakeClock
from tests.fakes.provider import ScriptedProvider
from tests.fakes.scales import FakeScales
from tests.fakes.voice import voice

SESSION = SessionId("0" * 15 + "7")
SYSTEM = "be brief"

SMALL = {
    "sweep_least_tokens": 50,
    "sweep_tail_tokens": 200,
    "compact_least_tokens": 50,
    "reserve_tokens": 500,
    "value_tokens": 40,
}
"""Marks small enough for sessions of a few thousand tokens."""

POLICIES = {
    name: policy.with_values(
        {name: value for name, value in SMALL.items() if getattr(policy, name)}
        | ({"argument_tokens": 40} if policy.argument_tokens else {})
        | ({"sweep_turns": 2} if policy.sweep_turns else {})
    )
    for name, policy in PRESETS.items()
}
"""Every preset, for windows that small."""


BODY = Limits(0, size=24_000, images=4)
"""Bytes and pictures that a request may have: short before tokens are, now and then."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request that was made ready, and what it was made under."""

    window: Window
    llm: Llm
    pins: tuple[Pin, ...]
    limits: Limits
    changed: int
    """How often older events were changed by a person until then."""


Check = Callable[["Story", acts.Act], Awaitable[None]]


class Story:
    """One session; `act` plays what happens next."""

    def __init__(
        self,
        policy: Policy,
        *,
        window: int = 8_000,
        most: Limits = BODY,
        loft: Loft | None = None,
        scales: Scales | None = None,
    ) -> None:
        self.clock = FakeClock()
        self.attic = FakeAttic(self.clock, loft)
        self._attic: Attic = self.attic
        self.scales = scales or FakeScales()
        self.asked: list[Asked] = []
        self.failed: list[HelixError] = []
        self.policy = policy
        self._changed = 0
        self._llm = Llm("test", "test", window, 1_000, max_bytes=most.size, max_images=most.images)
        self._open()

    def _open(self) -> None:
        supervisor = Supervisor(self._raise)
        bus = Bus()
        self.equipment = Equipment(
            attic=self._attic,
            voices={LlmRole.MAIN: voice(ScriptedProvider(), self._llm, scales=self.scales)},
            toolbox=FakeToolbox(),
            clock=self.clock,
            bus=bus,
            supervisor=supervisor,
            system=SYSTEM,
            policy=self.policy,
        )
        self.journal = Journal(SESSION, attic=self._attic, supervisor=supervisor, bus=bus)
        self.keeper = Keeper(self.journal, self.equipment)

    def use(self, attic: Attic) -> None:
        """Another store in the same place."""
        self._attic = attic
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
            return self.attic.loft.contents[digest].decode("utf-8", "replace")

        return text

    def recorded(self) -> list[Recorded]:
        """The journal as it stands in the store."""
        journal = self.attic.loft.journals[SESSION]
        return [Recorded(SESSION, seq, codec.decode(data)) for seq, data in enumerate(journal, 1)]

    def assembled(self, history: History | None = None) -> Window:
        """The window of a history made from nothing."""
        prelude = Prelude(SYSTEM, FakeToolbox().specs())
        return assemble(history or self.history, prelude, scales=self.scales, texts=self.texts)

    def told_blocks(self) -> list[Digest]:
        """The blocks of the last request as the journal tells them."""
        blocks: list[Digest] = []
        for each in self.recorded():
            if isinstance(each.event, WindowSent):
                blocks = [*blocks[: each.event.keep], *each.event.blocks]
        return blocks

    def fresh_epoch(self, number: int) -> bool:
        """Whether nothing but the request it was made for has happened since an epoch."""
        *_, before, _sent = self.recorded()
        event = before.event
        return isinstance(event, EpochCommitted) and event.epoch.number == number

    async def begin(self) -> None:
        await self.record(SessionStarted(self.clock.now(), "story"))

    async def record(self, *events: Event, contents: Sequence[NewContent] = ()) -> None:
        await self.journal.record(events, contents)

    async def window(self) -> Window:
        """The window as it is now."""
        return (await self.keeper.situation()).window

    async def act(self, act: acts.Act) -> None:
        match act:
            case acts.Do():
                await self._do(act)
            case acts.Ask():
                await self.ask()
            case acts.Undo(which):
                known = [0, *self.history.epochs]
                await self.keeper.restore(known[which % len(known)], "as asked")
            case acts.Restart():
                await self.restart()
            case acts.Switch(window):
                await self._switch(window)
            case acts.Wait(seconds):
                self.clock.advance(seconds)
            case _:
                await self._person(act)

    async def _person(self, act: acts.Act) -> None:
        now = self.clock.now()
        match act:
            case acts.Say():
                await self.close_calls()
                event, contents = acts.typed(act, now, len(self.history.items))
                await self.record(event, contents=contents)
            case acts.Inject(text, system):
                await self.record(ContextInjected(now, str(text), "rules", system))
            case acts.End():
                await self.close_calls()
                await self.record(TurnEnded(now, Ending.DONE))
            case acts.Pin(name, text):
                await self.record(Pinned(now, Pin(f"pin-{name}", PinKind.RULE, str(text))))
            case acts.Unpin(name):
                await self.record(Unpinned(now, f"pin-{name}"))
            case acts.Regate(which, text):
                await self._regate(which, str(text))
            case _:
                raise AssertionError(act)

    async def ask(self) -> Window | None:
        """Make a request ready as a turn does; None if what has to be in it does not fit."""
        await self.close_calls()
        if not self.history.items or self._answered:
            await self.act(acts.Say(acts.Words(0)))
        try:
            window = await self.keeper.ready()
        except HelixError as error:
            self.failed.append(error)
            return None
        limits = (await self.keeper.situation()).limits
        pins = tuple(self.history.pins.values())
        self.asked.append(Asked(window, self._llm, pins, limits, self._changed))
        await self.record(self.keeper.sent(window))
        return window

    async def restart(self) -> None:
        """What was in memory is gone."""
        self._open()
        await self.journal.load()

    async def close_calls(self) -> None:
        """What a turn's end and a restart do for calls that nothing came back from."""
        now = self.clock.now()
        await record(self.journal, [stopped(call, now) for call in self.history.open_calls])

    @property
    def _answered(self) -> bool:
        """Whether the agent spoke last, so that nothing is asked of it."""
        for item in reversed(self.history.items):
            if item.reply is not None:
                return not item.calls
            if item.typed:
                return False
        return True

    async def _do(self, act: acts.Do) -> None:
        await self.close_calls()
        prefix = f"c{self.history.seq}"
        said = acts.reply(act, self.clock.now(), prefix)
        if said is None:
            return
        long = [value for call in act.calls for _, value in values(str(call.arguments))]
        arguments = tuple(value_digest(value) for value in long)
        contents = [NewContent(utf8(value)) for value in long]
        await self.record(replace(said, arguments=arguments), contents=contents)
        if act.meanwhile is not None:
            await self.act(acts.Inject(act.meanwhile, system=False))
        for event, content in acts.returns(act, self.clock.now(), prefix):
            await self.record(event, contents=[content])
        for number, each in enumerate(act.calls):
            if each.gated and not each.lost:
                await self._gate(f"{prefix}-{number}", f"a preview of {number}")

    async def _gate(self, call: str, text: str) -> None:
        shown = NewContent(utf8(text))
        found = next(item for item in self.history.items if call in item.results)
        event = OutputGated(
            self.clock.now(),
            call,
            found.results[call].event.content,
            Choice.KEEP_PREVIEW,
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
        self.scales = FakeScales()
        self.equipment.voices[LlmRole.MAIN] = voice(
            ScriptedProvider(), self._llm, scales=self.scales
        )
        await self.record(LlmChanged(self.clock.now(), "main", self._llm.id))


def played(script: Sequence[acts.Act], preset: str, check: Check, *, window: int = 8_000) -> Story:
    """The story of a script; the check looks at it after every act."""

    async def told() -> Story:
        story = Story(POLICIES[preset], window=window)
        await story.begin()
        for act in script:
            await story.act(act)
            await check(story, act)
        return story

    return asyncio.run(told())


def panicked(story: Story) -> bool:
    """Whether anything in the view comes from panic."""
    epochs, number = story.history.epochs, story.history.view.number
    while number in epochs:
        epoch = epochs[number]
        if epoch.job is Job.PANIC:
            return True
        number = epoch.parent if epoch.restores is None else epoch.restores
    return False
