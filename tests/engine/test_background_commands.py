"""Background commands are listed in a thread, while others of the session start and end."""

import asyncio
from collections.abc import Callable, Sequence

from helix_desktop.domain.background_ports import TextFinder
from helix_desktop.domain.ports import ToolOutput
from tests.engine.stage import SESSION, Stage
from tests.fakes.provider import ScriptedProvider, says


class Waiting:
    """Implements BackgroundProcess: a command that runs until it is stopped."""

    size, tail, untrusted = 0, "", False

    def __init__(self, command: str, look: Callable[[], None] = lambda: None) -> None:
        self.command, self._look = command, look

    async def run(self, on_output: Callable[[], None]) -> ToolOutput:
        await asyncio.Event().wait()
        raise AssertionError("it is only ever canceled")

    def part(self, start: int, *, ended: bool) -> tuple[bytes, int]:
        return b"", 0

    def shows(self, finder: TextFinder, start: int) -> bool:
        return False

    def ports(self) -> Sequence[int]:
        self._look()
        return ()

    def forwards(self) -> Sequence[tuple[int, int]]:
        return ()

    def forward(self, port: int) -> int:
        raise NotImplementedError


async def test_a_command_that_starts_while_the_others_are_listed_does_no_harm() -> None:
    stage = Stage(ScriptedProvider(says("done")))
    await stage.turn()
    background, loop = stage.deps.base.background, asyncio.get_running_loop()

    def start_another() -> None:
        start = background.start(SESSION, Waiting("second"), "b")
        asyncio.run_coroutine_threadsafe(start, loop).result()

    await background.start(SESSION, Waiting("first", start_another), "a")
    views = await asyncio.to_thread(background.running, SESSION)
    assert [view.command for view in views] == ["first"]
    await background.close_all()
    assert not background.count
