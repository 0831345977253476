"""The tool that runs commands: in the project folder, in whatever box this machine has.

All that a command says goes into one stream, in the order it came; what is too much for a window
is kept on the disk until the store has it, never in memory.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.arguments import parsed, writing_spec
from helix_desktop.tools.calling import current_call
from helix_desktop.tools.judging.placing import placed
from helix_desktop.tools.paths import Root
from helix_desktop.tools.sandbox.launching import Command
from helix_desktop.tools.sandbox.output import Output
from helix_desktop.tools.sandbox.process import End
from helix_desktop.tools.sandbox.sandbox import Ran, Sandbox
from helix_desktop.tools.text.encodings import SNIFF, is_binary

SECONDS, MOST_SECONDS = 120, 3_600
HEAD, TAIL = 192 * 1024, 64 * 1024
"""Bytes shown of an output that is longer than both together; the gate judges them again."""
_BREATH = 0.1
"""Seconds between two reports of progress."""
_LONGEST = 100_000
"""Characters of a command; one argument of a program cannot be longer than 128 KiB."""
_MOST_NAMED = 10

Progress = Callable[[str, int, str], None]
"""Is told, on the loop's thread: the call, how many bytes it said, and the last lines."""


class ShellArguments(Struct):
    """Arguments of shell."""

    command: Annotated[str, Meta(description="The command line, for bash.")]
    timeout_seconds: Annotated[
        int, Meta(ge=1, le=MOST_SECONDS, description="After so long it is ended.")
    ] = SECONDS
    network: Annotated[
        bool, Meta(description="Whether it needs the network; the person is asked.")
    ] = False
    folder: Annotated[str, Meta(description="Where to run it, relative to the project folder.")] = (
        "."
    )


class Shell:
    """Runs one command line."""

    spec: ToolSpec = writing_spec(
        "shell",
        "Run a command line with bash (GNU tools, no terminal, no input) in the project folder. "
        "It may run in a sandbox: then there is no network unless asked for, only the project "
        "folder can be written, home folders and files that may hold keys cannot be read, and "
        "hooks and settings of repositories cannot be changed. When the command ends, whatever it "
        "left running in the background is ended, too. Output and errors come as one text, "
        "followed by the exit status.",
        ShellArguments,
    )

    def __init__(
        self, sandbox: Sandbox, root: Root, progress: Progress = lambda _call, _size, _tail: None
    ) -> None:
        self._sandbox = sandbox
        self._root = root
        self._progress = progress

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(ShellArguments, arguments)
        _check(asked.command)
        await asyncio.to_thread(self._check_folder, asked.folder)
        text = placed(asked.command, asked.folder)
        reporter = _Reporter(self._progress, current_call().id, asyncio.get_running_loop())
        ran = await self._sandbox.run(
            Command(text, self._sandbox.folder, asked.network),
            seconds=asked.timeout_seconds,
            heard=reporter.heard,
        )
        return await asyncio.to_thread(_told, ran, asked)

    def _check_folder(self, folder: str) -> None:
        """An error in words, before bash has one; the command itself says where it goes."""
        with self._root.open_folder(folder):
            pass


class _Reporter:
    """Passes on what is said, now and then."""

    def __init__(self, progress: Progress, call: str, loop: asyncio.AbstractEventLoop) -> None:
        self._progress, self._call, self._loop = progress, call, loop
        self._next = 0.0

    def heard(self, output: Output) -> None:
        """In the command's thread."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + _BREATH
        tail = output.tail.decode("utf-8", "replace")
        self._loop.call_soon_threadsafe(self._progress, self._call, output.size, tail)


def _check(command: str) -> None:
    if "\0" in command:
        raise ToolError("A command cannot hold a null character.")
    if len(command) > _LONGEST:
        raise ToolError(
            f"The command is longer than {_LONGEST:,} characters.",
            "Write it into a file with write_file and run that.",
        )
    if not command.strip():
        raise ToolError("There is no command.")


def _told(ran: Ran, asked: ShellArguments) -> ToolOutput:
    output, ended = ran.output, ran.ended
    binary = is_binary(output.part(0, SNIFF))
    whole = output.size <= HEAD + TAIL and not binary
    data = b"" if binary else _shown(output)
    ending = "\n".join(_ending(ran, asked, binary=binary))
    gap = b"\n" if data and not data.endswith(b"\n") else b""
    return ToolOutput(
        data + gap + ending.encode("utf-8", "replace"),
        placed(asked.command, asked.folder),
        f"shell:{placed(asked.command, asked.folder)}",
        failed=ended.code != 0 or ended.end is not End.BY_ITSELF,
        mime="application/octet-stream" if binary else "text/plain",
        stream=None if whole else output.pieces(),
    )


def _shown(output: Output) -> bytes:
    """All of it, or its beginning and its end, cut at lines where there are any near."""
    if output.size <= HEAD + TAIL:
        return output.part(0, output.size)
    head, tail = output.part(0, HEAD), output.part(output.size - TAIL, output.size)
    head = head[: head.rfind(b"\n", HEAD - 4_096) + 1] or head
    tail = tail[tail.find(b"\n", 0, 4_096) + 1 :]
    left = output.size - len(head) - len(tail)
    return head + f"\n[{left:,} bytes in between are not shown]\n\n".encode() + tail


def _ending(ran: Ran, asked: ShellArguments, *, binary: bool) -> list[str]:
    """What is said of the command below what it said itself."""
    ended = ran.ended
    lines: list[str] = []
    if binary:
        lines.append(f"[{ran.output.size:,} bytes that are no text]")
    match ended.end:
        case End.LATE:
            lines.append(f"[ended after {asked.timeout_seconds} s: its time was over]")
        case End.LOUD:
            lines.append(f"[ended after {ran.output.size:,} bytes of output: too much]")
        case End.FULL:
            lines.append("[ended: there is no room on the disk for its output]")
        case _:
            lines.append(f"[exit status {ended.code}, {ended.seconds:.1f} s]")
    if ran.steering:
        lines.append(
            f"[new, and acted upon by editors, agents, shells or git: {_named(ran.steering)}; "
            "tell the person]"
        )
    if ran.set_aside:
        lines.append(
            f"[set aside: {_named(ran.set_aside)}, it would replace the repository's settings]"
        )
    return lines


def _named(places: tuple[str, ...]) -> str:
    more = len(places) - _MOST_NAMED
    named = ", ".join(repr(place) for place in places[:_MOST_NAMED])
    return f"{named} and {more} more" if more > 0 else named
