"""One workspace on disk and one session in it: the real store, scripted models, our clock."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.rewrites import Epoch, Job
from helix_desktop.domain.errors import CacheMiss
from helix_desktop.domain.events import Recorded, WindowSent
from helix_desktop.domain.live_events import JobEnded, JobOutcome, Live
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import Message, ToolCall, ToolResult, ToolSpec
from helix_desktop.domain.ports import Store, ToolOutput
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.session_deps import ModelHandle, SessionDeps
from helix_desktop.engine.session_runner import SessionRunner
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.engine.scenarios.patient import BlockingStore
from tests.engine.stage import sent_window
from tests.fakes.clock import FakeClock
from tests.fakes.model_handle import model_handle
from tests.fakes.provider import Script
from tests.fakes.speaker import Answer, Speaker, always, document
from tests.fakes.weigher import FakeWeigher
from tests.flat_deps import flat_deps

T = TypeVar("T")
SESSION = SessionId("0" * 15 + "1")
SYSTEM = "You are an engineering agent. Look before you answer."
SIDE = "The application asks this"
"""In every question that is no part of the conversation."""


Move = str | tuple[ToolCall, ...]
"""What the agent does next: it answers, or it calls tools."""


class Worker:
    """The scripted agent: does one move after the other, whatever the window shows of the past."""

    def __init__(self, *, answer_summary: Answer | None = None) -> None:
        self.answer_summary = answer_summary or always(document())
        self.moves: list[Move] = []
        self.made = 0

    def __call__(self, request: ModelRequest) -> Script:
        if SIDE in request.messages[-1].text:
            return self.answer_summary(request)
        used = Usage(input=weight(request), output=20)
        move = self.moves.pop(0) if self.moves else "All of it is done."
        if isinstance(move, str):
            return (TextDelta(move), StreamFinished(StopReason.ANSWERED, used))
        calls = [ToolCallArrived(call) for call in move]
        return (TextDelta("I look at it."), *calls, StreamFinished(StopReason.TOOLS, used))

    def call(self, tool: str, **arguments: object) -> ToolCall:
        self.made += 1
        return ToolCall(f"c{self.made}", tool, json.dumps(arguments))

    def reads(self, *paths: str, lines: int = 60) -> tuple[ToolCall, ...]:
        return tuple(self.call("read_file", path=path, lines=lines) for path in paths)

    def runs(self, command: str, lines: int = 60) -> tuple[ToolCall, ...]:
        return (self.call("run", command=command, lines=lines),)

    def edits(self, path: str, lines: int = 20) -> tuple[ToolCall, ...]:
        new = "\n".join(f"    total += rate_{n} * amount  # {path}" for n in range(lines))
        return (self.call("edit_file", path=path, old_string="pass", new_string=new),)

    def prints(self, size: int) -> tuple[ToolCall, ...]:
        """A command that prints so many bytes."""
        return (self.call("run", command=f"print {self.made}", size=size),)

    def recalls(self, digest: str) -> tuple[ToolCall, ...]:
        return (self.call("recall_cached_content", sha256=digest),)


def work(worker: Worker, steps: int, first: int = 0) -> list[Move]:
    """Steps as a real session has them: reads, runs, edits, and small outputs between."""
    moves: list[Move] = []
    for number in range(first, first + steps):
        path = f"src/part_{number % 17}/module_{number}.py"
        kinds = (
            lambda path=path: worker.reads(path, lines=80),
            lambda path=path: worker.edits(path),
            lambda number=number: worker.runs(f"pytest -q tests/part_{number % 17}", 40),
            lambda number=number: worker.runs(f"git status {number}", 2),
        )
        moves.append(kinds[number % 4]())
    return moves


class Scene:
    """The tools of one workspace; `recall_cached_content` reads its store, as an agent's does."""

    SPECS = (
        ToolSpec("read_file", "reads a file", "{}", reads_only=True),
        ToolSpec("run", "runs a command", "{}"),
        ToolSpec("edit_file", "changes a file", "{}"),
        ToolSpec("recall_cached_content", "reads the cache", "{}", reads_only=True),
    )

    def __init__(self, store: Store) -> None:
        self._store = store
        self.version = 0
        self.paused: asyncio.Event | None = None
        """While it is there, commands wait for it."""

    def specs(self) -> tuple[ToolSpec, ...]:
        return self.SPECS

    async def run(self, call: ToolCall) -> ToolOutput:
        arguments = json.loads(call.arguments)
        match call.tool:
            case "read_file":
                return ToolOutput(
                    source_of(arguments["path"], arguments["lines"]),
                    arguments["path"],
                    f"file:{arguments['path']}",
                )
            case "run":
                if self.paused is not None:
                    await self.paused.wait()
                if "size" in arguments:
                    text = output_of(arguments["command"], arguments["size"] // 30)[
                        : arguments["size"]
                    ]
                    return ToolOutput(text.ljust(arguments["size"], b"."), arguments["command"])
                return ToolOutput(
                    output_of(arguments["command"], arguments["lines"]), arguments["command"]
                )
            case "edit_file":
                return ToolOutput(f"{arguments['path']} was changed.".encode(), arguments["path"])
        try:
            digest = await self._store.find(arguments["sha256"])
        except CacheMiss as error:
            return ToolOutput(str(error).encode(), arguments["sha256"][:12], failed=True)
        return ToolOutput(await self._store.get(digest), f"recall {digest[:12]}")


def source_of(path: str, lines: int) -> bytes:
    """The text of a file: about 15 tokens a line."""
    rows = [f"def handle_{n}(value: int) -> int:  # {path}:{n}" for n in range(lines)]
    return "\n".join(rows).encode()


def output_of(command: str, lines: int) -> bytes:
    """What a command prints: about 15 tokens a line."""
    rows = [f"{command} line {n}: nothing of note happened" for n in range(lines)]
    return "\n".join(rows).encode()


@dataclass
class Life:
    """One open workspace and its session."""

    store: Store
    deps: SessionDeps
    runner: SessionRunner
    scene: Scene
    clock: FakeClock
    worker: Worker
    main: Speaker
    seen: list[Live] = field(default_factory=list)
    reported: list[tuple[str, BaseException]] = field(default_factory=list)

    async def say(self, text: str, moves: list[Move] | None = None) -> None:
        """A whole turn and all the work beside it."""
        await self.say_only(text, moves)
        await self.runner.wait_until_idle()

    async def say_only(self, text: str, moves: list[Move] | None = None) -> None:
        """A whole turn; the work beside it goes on."""
        await self.begin(text, moves)
        await self.runner.wait_for_turn()

    async def begin(self, text: str, moves: list[Move] | None = None) -> None:
        """A turn begins; nothing is waited for."""
        self.worker.moves = list(moves or [])
        if self.runner.session_window.history.seq:
            await self.runner.send(text)
        else:
            await self.runner.begin(text)

    async def journal(self) -> list[Recorded]:
        return [event for event in await self.store.events(SESSION) if isinstance(event, Recorded)]

    async def events(self, kind: type[T]) -> list[T]:
        return [item.event for item in await self.journal() if isinstance(item.event, kind)]

    async def window(self) -> ContextWindow:
        return (await self.runner.session_window.look()).window

    @property
    def epochs(self) -> list[Epoch]:
        return list(self.runner.session_window.history.epochs.values())

    def of(self, job: Job) -> list[Epoch]:
        return [epoch for epoch in self.epochs if epoch.job is job]

    @property
    def outcomes(self) -> list[tuple[Job, JobOutcome]]:
        return [(item.job, item.outcome) for item in self.seen if isinstance(item, JobEnded)]

    @property
    def requests(self) -> list[ModelRequest]:
        """What the agent was sent; questions beside the conversation are left out."""
        return [request for request in self.main.requests if SIDE not in request.messages[-1].text]

    def switch(self, llm: Llm) -> None:
        """Another main model takes over."""
        self.deps.models.handles[LlmRole.MAIN] = model_handle(self.main, llm)

    async def close(self) -> None:
        await self.runner.close()
        await self.deps.base.supervisor.close()
        await self.store.close()
        assert self.reported == []


@asynccontextmanager
async def life(
    folder: Path,
    policy: Policy,
    *,
    llm: Llm,
    worker: Worker | None = None,
    clock: FakeClock | None = None,
    others: dict[LlmRole, ModelHandle] | None = None,
) -> AsyncIterator[Life]:
    """Open the workspace of a folder, and close it at the end, whatever happens."""
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - on the test's own disk
    clock, worker = clock or FakeClock(), worker or Worker()
    store = BlockingStore(WorkspaceStore.open_or_create(folder, clock))
    scene, main, bus = Scene(store), Speaker(worker), EventBus()
    reported: list[tuple[str, BaseException]] = []
    deps = flat_deps(
        store=store,
        model_handles={LlmRole.MAIN: model_handle(main, llm), **(others or {})},
        toolbox=scene,
        clock=clock,
        bus=bus,
        supervisor=Supervisor(lambda name, error: reported.append((name, error))),
        system=SYSTEM,
        policy=policy,
    )
    runner = SessionRunner(SESSION, deps)
    if await store.sessions():
        await runner.load()
    made = Life(store, deps, runner, scene, clock, worker, main, reported=reported)
    bus.subscribe(made.seen.append)
    try:
        yield made
    finally:
        await made.close()


def results(request: ModelRequest) -> dict[str, str]:
    """What a request shows of the outputs, by call."""
    parts = [part for message in request.messages for part in message.parts]
    return {part.call: part.text for part in parts if isinstance(part, ToolResult)}


async def check_past(session: Life, every: int = 1) -> None:
    """What the model would see at each request is what was sent, byte for byte."""
    journal = await session.journal()
    sent = [item.seq for item in journal if isinstance(item.event, WindowSent)]
    requests = session.requests
    for number in range(0, len(requests), every):
        window = await sent_window(session.deps, sent[number - len(requests)])
        assert window.messages == requests[number].messages


def begins_with(request: ModelRequest, before: ModelRequest) -> bool:
    """Whether a request is the one before and something behind it."""
    return request.messages[: len(before.messages)] == before.messages


def weight(request: ModelRequest) -> int:
    """Tokens of a request, its tools included."""
    weigher = FakeWeigher()
    tokens = sum(weigher.weigh(message).tokens for message in request.messages)
    return tokens + weigher.tools(request.tools).tokens


def texts(messages: tuple[Message, ...], beginning: str) -> list[str]:
    """The messages that begin so."""
    return [message.text for message in messages if message.text.startswith(beginning)]
