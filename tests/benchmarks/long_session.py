"""A workspace with one long session, written by the engine into a real store.

Every message stands in the window as it was said: the worst that a handover can be asked for. The
model is a server in a process of its own, so that what answers takes nothing of the window.
"""

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from helix_desktop.app.environment import SystemClock, find_paths
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Outcome,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.llm import Llm, LlmRole, StopReason
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import Store
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.session_deps import ModelHandle
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from helix_desktop.store.async_store import open_async_store
from helix_desktop.tools.toolbox import AgentToolbox
from tests.benchmarks.corpus import ROOT
from tests.fakes.provider import ScriptedProvider
from tests.flat_deps import flat_deps
from tests.system.scenarios.served import Served, put_on, says

SESSION = SessionId("0" * 15 + "c")
WINDOW = 1_000_000
A_TURN = 20
"""Messages: a question, nine calls with their outputs, an answer."""
DOCUMENT = "\n\n".join(
    f"## {name}\n- Step {at}: the ledger books every order twice."
    for at, name in enumerate(HANDOVER_SECTIONS)
)


@dataclass
class _Writing:
    """One session that grows turn by turn."""

    store: Store
    data: Path
    messages: int = 0

    def __post_init__(self) -> None:
        clock, supervisor, bus = SystemClock(), Supervisor(_raised), EventBus()
        # so large a window that nothing in it is ever rewritten
        llm = Llm("own/scripted", "own", 1_000 * WINDOW, 4_000)
        weigher = ModelMessageWeigher(CachedCounter(exact_counter(find_paths(self.data))), llm)
        self._journal = SessionJournal(SESSION, store=self.store, supervisor=supervisor, bus=bus)
        deps = flat_deps(
            store=self.store,
            model_handles={
                LlmRole.MAIN: ModelHandle(
                    llm, ScriptedProvider(), weigher, lambda: LearnedCalibrator(llm)
                )
            },
            toolbox=AgentToolbox(()),
            clock=clock,
            bus=bus,
            supervisor=supervisor,
            system="You work on a project.",
            policy=BALANCED,
        )
        self._session_window, self._clock = SessionWindow(self._journal, deps), clock
        self._dice = random.Random(11)

    async def grow(self, messages: int) -> None:
        await self._journal.record([SessionStarted(self._clock.now(), "A long refactoring")])
        while self.messages < messages:
            await self._turn()

    async def _turn(self) -> None:
        now = self._clock.now()
        await self._journal.record([TurnStarted(now, f"now step {self.messages}")])
        for _ in range(A_TURN // 2 - 1):
            await self._step()
        sent = self._session_window.make_sent_event(await self._session_window.ready())
        answer = (Text(f"Done with step {self.messages}. {self._words(60)}"),)
        replied = AssistantReplied(self._clock.now(), "own/scripted", answer, StopReason.ANSWERED)
        await self._journal.record([sent, replied, TurnEnded(now, Ending.DONE)])
        self.messages += 2

    async def _step(self) -> None:
        number = self.messages
        path = f"src/part_{number % 90}.py"
        call = ToolCall(f"c{number}", "read_file", f'{{"path": "{path}"}}')
        sent = self._session_window.make_sent_event(await self._session_window.ready())
        parts = (Text(f"I look at {path}. {self._words(12)}"), call)
        now = self._clock.now()
        replied = AssistantReplied(now, "own/scripted", parts, StopReason.TOOLS)
        data = f"{number}\n{self._words(70)}\n".encode()
        returned = ToolReturned(
            now, call.id, "read_file", path, digest_of(data), len(data), Outcome.OK
        )
        content = NewContent(data, Origin("read_file", path))
        await self._journal.record([sent, replied, returned], [content])
        self.messages += 2

    def _words(self, count: int) -> str:
        return " ".join(
            f"{word}_{self._dice.randrange(400)}" for word in self._dice.choices(_WORDS, k=count)
        )


_WORDS = ("order", "ledger", "books", "twice", "assert", "return", "total", "account", "entry")


@contextmanager
def served(place: Path, *, messages: int) -> Iterator[tuple[Path, Path]]:
    """The data folder and the project's; the model's server runs meanwhile."""
    folder, data = place / "project", place / "data"
    (folder / "src").mkdir(parents=True)
    (folder / "src" / "ledger.py").write_text("def book(order): ...\n")
    command = [sys.executable, "-m", "tests.benchmarks.long_session"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        port = int(server.stdout.readline())
        workspace = asyncio.run(put_on(data, folder, port, window=WINDOW))
        asyncio.run(_write(data, find_paths(data).workspaces / workspace, messages))
        yield data, folder
        server.stdin.close()


async def _write(data: Path, home: Path, messages: int) -> None:
    store = await open_async_store(home, clock=SystemClock())
    try:
        await _Writing(store, data).grow(messages)
    finally:
        await store.close()


def _raised(name: str, error: BaseException) -> None:
    raise AssertionError(f"{name} failed") from error


def _serve() -> None:
    """Answers every request with a handover until nobody is there any more."""
    with Served(lambda _body: says(DOCUMENT)) as server:
        sys.stdout.write(f"{server.port}\n")
        sys.stdout.flush()
        sys.stdin.read()


if __name__ == "__main__":
    _serve()
