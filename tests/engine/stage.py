"""A small stage for the engine: one session surrounded by fakes."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeVar

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.events import Event, Recorded
from helix_desktop.domain.live_events import Live
from helix_desktop.domain.llm import Llm, LlmRole, ModelRequest
from helix_desktop.domain.messages import Role, ToolCall, ToolResult, ToolSpec
from helix_desktop.domain.ports import MessageWeigher, Provider, ToolOutput
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.request_builder import rebuild_request
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.task_supervisor import Supervisor
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.model_handle import TEST_LLM, model_handle
from tests.flat_deps import exchanged, flat_deps
from tests.waiting import until as until

T = TypeVar("T")
SESSION = SessionId("0" * 15 + "1")

Run = Callable[[ToolCall], Awaitable[ToolOutput]]


class FakeToolbox:
    """Implements Toolbox: `look` only reads, `change` does not; `run` comes from the test."""

    def __init__(self, run: Run | None = None) -> None:
        self._run = run or self._echo

    def specs(self) -> tuple[ToolSpec, ...]:
        return (ToolSpec("look", "", "{}", reads_only=True), ToolSpec("change", "", "{}"))

    async def run(self, call: ToolCall) -> ToolOutput:
        return await self._run(call)

    async def _echo(self, call: ToolCall) -> ToolOutput:
        return ToolOutput(f"output of {call.arguments}".encode(), call.arguments)


class Stage:
    """One session and everything around it."""

    def __init__(
        self,
        provider: Provider,
        *,
        run: Run | None = None,
        saved_data: SavedData | None = None,
        weigher: MessageWeigher | None = None,
        policy: Policy = BALANCED,
        llm: Llm = TEST_LLM,
        others: dict[LlmRole, ModelHandle] | None = None,
        system: str = "be brief",
    ) -> None:
        self.clock = FakeClock()
        self.store = FakeStore(self.clock, saved_data)
        self.reported: list[tuple[str, BaseException]] = []
        self.supervisor = Supervisor(lambda name, error: self.reported.append((name, error)))
        self.seen: list[Live] = []
        bus = EventBus()
        bus.subscribe(self.seen.append)
        self.deps = flat_deps(
            store=self.store,
            model_handles={
                LlmRole.MAIN: model_handle(provider, llm, weigher=weigher),
                **(others or {}),
            },
            toolbox=FakeToolbox(run),
            clock=self.clock,
            bus=bus,
            supervisor=self.supervisor,
            system=system,
            policy=policy,
        )
        self.runner = SessionRunner(SESSION, self.deps)

    def exchange(self, **parts: object) -> None:
        """Give the session other parts (see `exchanged`), and a runner that has them."""
        self.deps = exchanged(self.deps, **parts)
        self.runner = SessionRunner(SESSION, self.deps)

    async def journal(self) -> list[Event]:
        items = await self.store.events(SESSION)
        return [item.event for item in items if isinstance(item, Recorded)]

    async def say(self, *texts: str) -> None:
        """Run whole turns, one after the other, each with its background work."""
        for text in texts:
            await self.say_only(text)
            await self.runner.wait_until_idle()

    async def say_only(self, text: str) -> None:
        """Run a whole turn; its background work continues."""
        if self.runner.session_window.history.seq:
            await self.runner.send(text)
        else:
            await self.runner.begin(text)
        await self.runner.wait_for_turn()

    async def turn(self, text: str = "go") -> list[Event]:
        """Run one whole turn in a new session and return the journal."""
        await self.runner.begin(text)
        await self.runner.wait_for_turn()
        return await self.journal()


def play(story: Coroutine[object, object, T]) -> T:
    """Run a test's story on an event loop of its own."""
    return asyncio.run(story)


def call(name: str, arguments: str = "{}", *, tool: str = "look") -> ToolCall:
    return ToolCall(name, tool, arguments)


async def sent_window(deps: SessionDeps, seq: int) -> ContextWindow:
    """The window of a request that was sent, as the journal rebuilds it."""
    result = await deps.base.store.events(SESSION, 1, seq)
    recorded = [item for item in result if isinstance(item, Recorded)]
    return (await rebuild_request(deps, recorded, seq)).window


def check_wire(request: ModelRequest) -> None:
    """Every call has its one result directly behind it; a user's words come first."""
    messages = iter([item for item in request.messages if item.role is not Role.SYSTEM])
    first = True
    for message in messages:
        assert message.parts
        assert message.role is not Role.TOOL
        assert not first or message.role is Role.USER
        first = False
        for call in message.calls:
            [result] = next(messages).parts
            assert isinstance(result, ToolResult)
            assert result.call == call.id
