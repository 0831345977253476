"""The tool background_command: reads, awaits, and stops commands that run in the background.

The commands themselves are started by shell, under its permission.
"""

import asyncio
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.context.texts.background_text import command_title, ending_text
from helix_desktop.domain.background import BACKGROUND_TOOL, BackgroundReading
from helix_desktop.domain.background_ports import BackgroundHost, TextFinder
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import ToolOutput
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
