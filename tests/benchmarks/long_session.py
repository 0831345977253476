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

from helix_desktop.app.clock import SystemClock
from helix_desktop.app.paths import paths_for
from helix_desktop.app.wiring import exact_counter
from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
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
from helix_desktop.domain.memory import SECTIONS
from helix_desktop.domain.message import Text, ToolCall
from helix_desktop.domain.ports import Attic
from helix_desktop.domain.presets import BALANCED
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.equipment import Equipment, Voice
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.keeper import Keeper
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.providers.counting.gauge import LearnedGauge
from helix_desktop.providers.counting.known_counts import KnownCounter
from helix_desktop.providers.counting.scales import ModelScales
from helix_desktop.store.facade import open_attic
from helix_desktop.tools.toolbox import Toolbox
from tests.benchmarks.corpus import ROOT
from tests.fakes.provider import ScriptedProvider
from tests.scenarios.served import Served, put_on, says

SESSION = SessionId("0" * 15 + "c")
WINDOW = 1_000_000
A_TURN = 20
"""Messages: a question, nine calls with their outputs, an answer."""
_DOCUMENT = "\n\n".join(
    f"## {name}\n- Step {at}: the ledger books every order twice."
    for at, name in enumerate(SECTIONS)
)


@dataclass
class _Writing:
    """One session that grows turn by turn."""

    attic: Attic
    data: Path
    messages: int = 0

    def __post_init__(self) -> None:
        clock, supervisor, bus = SystemClock(), Supervisor(_raised), Bus()
        # so large a window that nothing in it is ever rewritten
        llm = Llm("own/scripted", "own", 1_000 * WINDOW, 4_000)
        scales = ModelScales(KnownCounter(exact_counter(paths_for(self.data))), llm)
        self._journal = Journal(SESSION, attic=self.attic, supervisor=supervisor, bus=bus)
        equipment = Equipment(
            attic=self.attic,
            voices={
                LlmRole.MAIN: Voice(llm, ScriptedProvider(), scales, lambda: LearnedGauge(llm))
            },
            toolbox=Toolbox(()),
            clock=clock,
            bus=bus,
            supervisor=supervisor,
            system="You work on a project.",
            policy=BALANCED,
        )
        self._keeper, self._clock = Keeper(self._journal, equipment), clock
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
        sent = self._keeper.sent(await self._keeper.ready())
        answer = (Text(f"Done with step {self.messages}. {self._words(60)}"),)
        replied = AssistantReplied(self._clock.now(), "own/scripted", answer, StopReason.ANSWERED)
        await self._journal.record([sent, replied, TurnEnded(now, Ending.DONE)])
        self.messages += 2

    async def _step(self) -> None:
        number = self.messages
        path = f"src/part_{number % 90}.py"
        call = ToolCall(f"c{number}", "read_file", f'{{"path": "{path}"}}')
        sent = self._keeper.sent(await self._keeper.ready())
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
        assert server.stdin is not None
        assert server.stdout is not None
        workspace = put_on(data, folder, int(server.stdout.readline()), window=WINDOW)
        asyncio.run(_write(data, paths_for(data).workspaces / workspace, messages))
        yield data, folder
        server.stdin.close()


async def _write(data: Path, home: Path, messages: int) -> None:
    attic = await open_attic(home, clock=SystemClock())
    try:
        await _Writing(attic, data).grow(messages)
    finally:
        await attic.close()


def _raised(name: str, error: BaseException) -> None:
    raise AssertionError(f"{name} failed") from error


def _serve() -> None:
    """Answers every request with a handover until nobody is there any more."""
    with Served(lambda _body: says(_DOCUMENT)) as server:
        sys.stdout.write(f"{server.port}\n")
        sys.stdout.flush()
        sys.stdin.read()


if __name__ == "__main__":
    _serve()
