"""Commands in the background: their output as a model sees it, their ports, and the tool for them.

The output is written in a command's thread and read in others. It is screened for secrets each time
it is read, with some of what was read before, so that a secret across two readings is found. The
tool background_command reads, awaits, and stops commands; shell starts them, under its permission.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.background_text import command_title, ending_text
from helix_desktop.domain.background import BACKGROUND_TOOL, BackgroundReading
from helix_desktop.domain.background_ports import BackgroundHost, TextFinder
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.secret_patterns import SecretSpan
from helix_desktop.domain.value import replace
from helix_desktop.tools.output_screening import make_secret_finder
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.programs.process import to_its_end
from helix_desktop.tools.sandbox import LiveCommand, SandboxRun, SecretSurvey
from helix_desktop.tools.secrets.redactor import SecretRedactor, hide_spans
from helix_desktop.tools.text.file_search import make_needle
from helix_desktop.tools.tool import decode_arguments, tool_spec

DEFAULT_WAIT_SECONDS, MAX_WAIT_SECONDS = 30, 600


class CommandAction(StrEnum):
    """What to do with a command."""

    READ = "read"
    WAIT = "wait"
    STOP = "stop"


class BackgroundArguments(Struct):
    """The arguments of background_command."""

    id: Annotated[str, Meta(description="The command's id; `read` without one lists all.")] = ""
    action: Annotated[
        CommandAction,
        Meta(
            description="read: what it wrote since the last time. wait: the same, once `text` is "
            "there or it has ended. stop: end it."
        ),
    ] = CommandAction.READ
    text: Annotated[str, Meta(description="Text to wait for; none: its end.")] = ""
    regex: Annotated[bool, Meta(description="Whether the text is a regular expression.")] = False
    timeout_seconds: Annotated[
        int, Meta(ge=1, le=MAX_WAIT_SECONDS, description="The longest wait; it runs on afterwards.")
    ] = DEFAULT_WAIT_SECONDS


class BackgroundCommand:
    """The tool with the background commands of one session."""

    spec: ToolSpec = tool_spec(
        BACKGROUND_TOOL,
        "Read, await or stop a command that shell started with background: true.",
        BackgroundArguments,
    )

    def __init__(self, host: BackgroundHost) -> None:
        self._host = host

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(BackgroundArguments, arguments)
        if not request.id:
            running = await asyncio.to_thread(self._host.running)
            if request.action is CommandAction.READ or len(running) != 1:
                lines = [f"{command.id}: {command.command}" for command in running]
                failed = request.action is not CommandAction.READ and bool(lines)
                if failed:
                    lines.insert(0, f"Name the id of the command for `{request.action.value}`:")
                text = "\n".join(lines) or "No command runs in the background."
                return ToolOutput(
                    text.encode("utf-8", "replace"), text.partition("\n")[0], failed=failed
                )
            request.id = running[0].id
        match request.action:
            case CommandAction.STOP:
                return _reading_output(await self._host.stop(request.id))
            case CommandAction.WAIT:
                finder = _make_finder(request) if request.text else None
                reading, appeared = await self._host.wait(
                    request.id, finder, request.timeout_seconds
                )
                return _reading_output(reading, waited=request, appeared=appeared)
        return _reading_output(await self._host.read(request.id))


def _make_finder(request: BackgroundArguments) -> TextFinder:
    needle = make_needle(request.text, is_regex=request.regex, ignore_case=False)

    def occurs(output: str) -> bool:
        try:
            return any(needle.place(line, 0) >= 0 for line in output.splitlines())
        except TimeoutError as error:
            raise ToolError(
                "The regular expression takes too long.", "Wait for a plain text."
            ) from error

    return occurs


def _reading_output(
    reading: BackgroundReading, *, waited: BackgroundArguments | None = None, appeared: bool = False
) -> ToolOutput:
    ended = reading.ended
    new = "" if reading.data else "nothing new; "
    state = f"{new}{reading.id} has been running for {reading.seconds:.0f} s"
    lines = [f"[{reading.id} {ending_text(ended)}]" if ended else f"[{state}]"]
    if waited is not None and reading.running:
        late = "the text did not come" if waited.text else "it did not end"
        outcome = "the text is there" if appeared else f"{late} within {waited.timeout_seconds} s"
        lines.append(f"[{outcome}]")
    gap = b"\n" if reading.data and not reading.data.endswith(b"\n") else b""
    data = reading.data + gap + "\n".join(lines).encode("utf-8", "replace")
    return ToolOutput(
        data,
        command_title(ended) if ended else f"{reading.id}: {reading.command}",
        untrusted=reading.untrusted,
        status=ended.status if ended else None,
    )


MAX_READ_BYTES = 256 * 1024
"""Bytes that one reading returns, of the end of what is new."""
_CONTEXT_BYTES = 16 * 1024
"""Bytes before a reading that are searched with it for secrets."""
_PAUSE_SECONDS = 0.25
"""Seconds between two reports of progress."""
_MAX_LINE_BYTES = 64 * 1024
"""Bytes of an unfinished line that are read all the same."""

Start = Callable[[LiveCommand, Callable[[CommandOutput], None]], Awaitable[SandboxRun]]
"""Runs the command to its end; the callback is called in another thread on new output."""
End = Callable[[SandboxRun], ToolOutput]
"""Makes the output of an ended command, of which `data` is only what stands below it."""


class BackgroundRun:
    """The implementation of BackgroundProcess for one command line."""

    def __init__(
        self,
        command: str,
        live: LiveCommand,
        *,
        start: Start,
        end: End,
        see: Callable[[], SecretSurvey],
        is_untrusted: Callable[[LiveCommand], bool],
    ) -> None:
        self.command, self._live = command, live
        self._start, self._finish, self._see = start, end, see
        self._is_untrusted = is_untrusted
        self._ending = b""

    @property
    def size(self) -> int:
        return self._live.output.size

    @property
    def tail(self) -> str:
        return self._live.output.tail.decode("utf-8", "replace")

    @property
    def untrusted(self) -> bool:
        return self._is_untrusted(self._live)

    async def run(self, on_output: Callable[[], None]) -> ToolOutput:
        loop, due = asyncio.get_running_loop(), 0.0

        def report(_output: CommandOutput) -> None:
            nonlocal due
            now = time.monotonic()
            if now >= due:
                due = now + _PAUSE_SECONDS
                loop.call_soon_threadsafe(on_output)

        try:
            ran = await self._start(self._live, report)
        finally:
            await to_its_end(asyncio.to_thread(self._live.close))
        output = await to_its_end(asyncio.to_thread(self._finish, ran))
        self._ending = output.data
        return replace(output, stream=self._with_ending(ran, output.data))

    def _with_ending(self, ran: SandboxRun, ending: bytes) -> Iterator[bytes]:
        find = make_secret_finder(self.command, ran.seen)
        yield from SecretRedactor(find).stream(self._live.output.pieces())
        yield ending

    def part(self, start: int, *, ended: bool) -> tuple[bytes, int]:
        """Return the screened output from a byte on, its end at most, and where the next begins."""
        output = self._live.output
        stop = output.size
        first = max(start, stop - MAX_READ_BYTES)
        data, lead = self._with_before(first, stop)
        if not ended:
            # up to the end of the last finished line; an endless one is cut anywhere
            cut = max(data.rfind(b"\n", lead), data.rfind(b"\r", lead)) + 1
            if cut <= lead:
                cut = len(data) if len(data) - lead > _MAX_LINE_BYTES else lead
            stop -= len(data) - cut
            data = data[:cut]
        shown = self._without_secrets(data, lead)
        if first > start:
            note = f"[{first - start:,} bytes before are not shown; all is stored at its end]\n"
            shown = note.encode() + shown
        return shown + (self._ending if ended else b""), stop

    def shows(self, finder: TextFinder, start: int) -> bool:
        """Return whether a search finds something in the output from a byte on, its end at most.

        It finds nothing of secrets: its answers would tell them.
        """
        output = self._live.output
        stop = output.size
        first = max(start, stop - MAX_READ_BYTES)
        if not finder(output.part(first, stop).decode("utf-8", "replace")):
            return False
        return finder(
            self._without_secrets(*self._with_before(first, stop)).decode("utf-8", "replace")
        )

    def ports(self) -> Sequence[int]:
        return self._live.ports()

    def forwards(self) -> Sequence[tuple[int, int]]:
        return self._live.forwards()

    def forward(self, port: int) -> int:
        """Open a loopback port that leads to one inside the sandbox; return it."""
        return self._live.forward(port)

    def _with_before(self, first: int, stop: int) -> tuple[bytes, int]:
        """Return a range with some of what is before it, and how much that is."""
        begin = max(0, first - _CONTEXT_BYTES)
        data = self._live.output.part(begin, stop)
        # what was overwritten meanwhile is replaced by words: then the places do not fit
        return data, first - begin if len(data) == stop - begin else 0

    def _without_secrets(self, data: bytes, lead: int) -> bytes:
        """Return the data after `lead` without secrets, also those that begin before it."""
        seen = SecretSurvey()
        with suppress(ToolError):  # too large a folder: commands do not run there either
            seen = self._see()
        secret_spans = make_secret_finder(self.command, seen)(data)
        spans = [
            SecretSpan(max(span.start, lead) - lead, span.stop - lead, span.what)
            for span in secret_spans
            if span.stop > lead
        ]
        return hide_spans(data[lead:], spans)
