"""The protocols between tools and engine for background commands."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from helix_desktop.domain.background import BackgroundReading, RunningCommandView
from helix_desktop.domain.ports import ToolOutput

TextFinder: TypeAlias = Callable[[str], bool]
"""Tells whether a text occurs in an output. Blocks."""


class BackgroundProcess(Protocol):
    """A command and its output. `part`, `shows`, `ports`, and `forward` block.

    `run` returns when the command has ended, with the whole output as a stream; cancel it to stop
    the command. It calls `on_output` a few times a second at most. `part` returns the output from a
    byte on, as a model may see it, and where the next part begins; while the command runs, an
    unfinished line is left for the next part. `shows` searches all of it, as a model may see it.
    `forward` opens a port of this machine that leads to one inside the sandbox, and returns it.
    """

    @property
    def command(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def tail(self) -> str: ...
    @property
    def untrusted(self) -> bool: ...
    async def run(self, on_output: Callable[[], None]) -> ToolOutput: ...
    def part(self, start: int, *, ended: bool) -> tuple[bytes, int]: ...
    def shows(self, finder: TextFinder, start: int) -> bool: ...
    def ports(self) -> Sequence[int]: ...
    def forwards(self) -> Sequence[tuple[int, int]]: ...
    def forward(self, port: int) -> int: ...


class BackgroundHost(Protocol):
    """The background commands of one session, for its tools. Methods raise ToolError.

    `read` returns what was written since the last `read`; `stop` ends a command and waits for its
    end. `wait` returns once `finder` finds its text in the output not read yet, the command has
    ended, or the time is over; the result says whether the text was found.
    """

    async def start(self, process: BackgroundProcess, call: str) -> str: ...
    def running(self) -> Sequence[RunningCommandView]: ...
    async def read(self, command: str) -> BackgroundReading: ...
    async def stop(self, command: str) -> BackgroundReading: ...
    async def wait(
        self, command: str, finder: TextFinder | None, seconds: float
    ) -> tuple[BackgroundReading, bool]: ...
