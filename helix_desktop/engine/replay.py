"""Replays a recorded session through the real engine and tells the window of every model call.

Journal, keeper and turn are those of a live session; only the model, the tools, the clock and the
store are stand-ins. The recorded answer happens whatever the window was.
"""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ProviderError, WindowOverflow
from helix_desktop.domain.events import ContextInjected, Ending, SessionStarted, TurnStarted
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.message import Role
from helix_desktop.domain.policy import GateMode, Policy
from helix_desktop.domain.ports import Gauge, Scales
from helix_desktop.domain.window import Window
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.compactor import Compactor
from helix_desktop.engine.equipment import Equipment, Voice, never_later
from helix_desktop.engine.gatekeeper import Gatekeeper
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.keeper import Keeper
from helix_desktop.engine.memory_chest import MemoryChest
from helix_desktop.engine.onlooker import Figures, Onlooker
from helix_desktop.engine.playback import (
    EXACT,
    FramedScales,
    RecordedModel,
    RecordedToolbox,
    Reports,
    VirtualClock,
)
from helix_desktop.engine.recording import Recording, Said
from helix_desktop.engine.runner import title_of
from helix_desktop.engine.summarizer import Summarizer
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.engine.turn import Beside, Turn
from helix_desktop.engine.window_trace import Frame, WindowTrace

CALL_SECONDS = 20.0
"""Passes before each model call, about what a step of a recorded session took."""

PERSON_SECONDS = 60.0
"""Passes before each message that the person typed."""

LEAST_RESERVE, MOST_RESERVE = 500, 12.5
"""Tokens, and percent of the window: what a policy takes for the reply's room."""

SESSION = SessionId("0" * 16)


class ReplayKeeper(Keeper):
    """A keeper that is looked at: every window it makes, and how long that took.

    All of `ready` is timed: what it counts, sweeps, folds, rescues, and what it waits for. Outputs
    were counted when they came, as in a live session. A window that cannot be made to fit is told
    as it is, for the recorded answer comes whatever was sent.
    """

    def __init__(
        self,
        journal: Journal,
        equipment: Equipment,
        onlooker: Onlooker,
        *,
        will_count: Callable[[int], None],
    ) -> None:
        super().__init__(journal, equipment)
        self._onlooker = onlooker
        self._will_count = will_count

    async def ready(self) -> Window:
        began, fits = perf_counter(), True
        try:
            window = await super().ready()
        except WindowOverflow:
            fits = False
            window = (await self.situation()).window
        passed = 1_000 * (perf_counter() - began)
        self._onlooker.see(window, self.history, milliseconds=passed, fits=fits)
        self._will_count(window.account.tokens)
        return window


class Replay:
    """One recorded session on its way through the engine."""

    def __init__(
        self,
        recording: Recording,
        trace: WindowTrace,
        *,
        policy: Policy,
        scales: Scales,
        gauge: Callable[[Llm], Gauge],
        reports: Reports = EXACT,
    ) -> None:
        """`gauge` makes what a live session learns with; `reports` is what it learns from."""
        self._system, self._messages = _opening(recording.messages)
        self._results = recording.results
        self._closing = frozenset(_closing(self._messages))
        self._clock = VirtualClock()
        self._model = RecordedModel(reports)
        self._toolbox = RecordedToolbox()
        self._answered = False
        self._failed: list[BaseException] = []
        self._supervisor = Supervisor(lambda _name, error: self._failed.append(error))
        framed = FramedScales(scales, trace.frame.fixed)
        self._onlooker = Onlooker(
            recording, trace, scales=framed, toolbox=self._toolbox, truth=reports.truth
        )
        bus = Bus()
        bus.subscribe(self._onlooker.hear)
        llm = Llm("recorded", "recorded", trace.frame.window, max_output=trace.frame.reserve)
        voice = Voice(llm, self._model, framed, lambda: gauge(llm))
        equipment = self._equipment(policy, trace.frame, voice=voice, bus=bus)
        self._journal = Journal(
            SESSION, attic=equipment.attic, supervisor=self._supervisor, bus=bus
        )
        keeper = ReplayKeeper(
            self._journal, equipment, self._onlooker, will_count=self._model.will_count
        )
        summarizer = Summarizer(self._journal, equipment)
        self._compactor = Compactor(self._journal, keeper, equipment, summarizer=summarizer)
        gate = Gatekeeper(self._journal, keeper, equipment, summarizer=summarizer)
        beside = Beside(gate, self._compactor)
        self._turn = Turn(self._journal, keeper, equipment, beside=beside)

    @property
    def figures(self) -> Figures:
        return self._onlooker.figures

    async def run(self, stopped: Callable[[], bool] = lambda: False) -> bool:
        """Replay the session to its end; False if it was stopped before."""
        first = next((said.text for said in self._messages if said.typed), "")
        await self._journal.record([SessionStarted(self._clock.now(), title_of(first))])
        for said in self._messages:
            if stopped():
                return False
            self._onlooker.at = said
            await self._happen(said)
        await self._end_turn()
        return True

    async def _happen(self, said: Said) -> None:
        match said.role:
            case Role.ASSISTANT:
                await self._step(said)
            case Role.USER if said.typed:
                await self._type(said)
            case Role.USER | Role.SYSTEM:
                await self._inject(said)
            case Role.TOOL:
                pass  # it came back in the step that asked for it

    async def _step(self, said: Said) -> None:
        self._clock.advance(CALL_SECONDS)
        self._model.will_say(said)
        self._toolbox.will_return(self._results.get(said.index, ()))
        try:
            await self._turn.step()
        except ProviderError:
            # a recorded reply without words and calls: it was asked for, and nothing came
            return
        self._answered = True
        if said.index not in self._closing:
            await self._settle()

    async def _type(self, said: Said) -> None:
        if self._answered:
            await self._end_turn()
        self._clock.advance(PERSON_SECONDS)
        await self._journal.record([TurnStarted(self._clock.now(), said.text)])

    async def _inject(self, said: Said) -> None:
        system = said.role is Role.SYSTEM
        event = ContextInjected(self._clock.now(), said.text, "recorded", system=system)
        await self._journal.record([event])

    async def _end_turn(self) -> None:
        self._answered = False
        await self._turn.end(Ending.DONE)
        await self._settle()

    async def _settle(self) -> None:
        """What goes on out of band comes to its end before the session goes on."""
        self._compactor.wake()
        await self._compactor.settled()
        await self._supervisor.settled()
        if self._failed:
            raise self._failed[0]

    def _equipment(self, policy: Policy, frame: Frame, *, voice: Voice, bus: Bus) -> Equipment:
        """Nobody is there to be asked, so the gate decides by itself."""
        asks = policy.gate_mode is GateMode.ASK
        values = {
            "gate_mode": GateMode.AUTOMATIC if asks else policy.gate_mode,
            "reserve_tokens": max(frame.reserve, LEAST_RESERVE),
            "reserve_percent": MOST_RESERVE,
        }
        return Equipment(
            attic=MemoryChest(),
            voices={LlmRole.MAIN: voice},
            toolbox=self._toolbox,
            clock=self._clock,
            bus=bus,
            supervisor=self._supervisor,
            system=self._system,
            policy=policy.with_values(values),
            later=never_later,
        )


def _closing(messages: Sequence[Said]) -> Iterator[int]:
    """The last reply of each turn: what is done beside it waits for the turn's end."""
    reply: int | None = None
    for said in messages:
        if said.role is Role.ASSISTANT:
            reply = said.index
        elif said.typed and reply is not None:
            yield reply
            reply = None


def _opening(messages: Sequence[Said]) -> tuple[str, Sequence[Said]]:
    """The system prompt, if the session begins with one, and what follows it."""
    if messages and messages[0].role is Role.SYSTEM:
        return messages[0].text, messages[1:]
    return "", messages
