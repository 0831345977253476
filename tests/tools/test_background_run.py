"""Commands in the background: what a model reads of them, and what a call that names none does."""

import asyncio
import json
import threading
from collections.abc import Sequence

import pytest

from helix_desktop.domain.background import BackgroundReading, RunningCommandView
from helix_desktop.domain.background_ports import BackgroundProcess, TextFinder
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.background_run import (
    MAX_READ_BYTES,
    BackgroundCommand,
    BackgroundRun,
)
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.programs.process import CommandEnd, ProcessResult
from helix_desktop.tools.sandbox.find.secret_visibility import SecretSurvey
from helix_desktop.tools.sandbox.launch.live_command import LiveCommand
from helix_desktop.tools.sandbox.sandbox import SandboxRun
from tests.waiting import LIMIT_SECONDS

TOKEN = b"ghp_" + b"A1b2C3d4E5" * 3 + b"f6G7h8"


class Reading:
    """A command whose output a test writes."""

    def __init__(self) -> None:
        self.output = CommandOutput()
        self.at = 0
        self.run = BackgroundRun(
            "make",
            LiveCommand(self.output),
            start=self._never,
            end=lambda _ran: ToolOutput(b"", ""),
            see=lambda: SecretSurvey(),
            is_untrusted=lambda _live: False,
        )

    async def _never(self, *_given: object) -> SandboxRun:
        raise AssertionError

    def read(self, *, ended: bool = False) -> bytes:
        data, self.at = self.run.part(self.at, ended=ended)
        return data


def test_each_line_is_read_once_and_an_unfinished_one_when_it_is_finished() -> None:
    reading = Reading()
    assert reading.read() == b""
    reading.output.add(b"one\ntw")
    assert reading.read() == b"one\n"
    assert reading.read() == b""
    reading.output.add(b"o\nthree")
    assert reading.read() == b"two\n"
    assert reading.read(ended=True) == b"three"
    assert reading.read(ended=True) == b""


def test_a_secret_that_arrives_in_pieces_is_never_read() -> None:
    reading = Reading()
    result = b""
    for at in range(0, len(TOKEN), 7):
        reading.output.add(TOKEN[at : at + 7])
        result += reading.read()
    reading.output.add(b" is it\nnext\n")
    result += reading.read(ended=True)
    assert TOKEN[:12] not in result
    assert result.endswith(b" is it\nnext\n")
    assert b"[hidden: " in result


def test_a_search_finds_nothing_of_a_secret() -> None:
    reading = Reading()
    reading.output.add(b"token: " + TOKEN + b" is it\nready")
    text = TOKEN.decode()
    parts = (text, text[:5], text[10:20], text[-3:], "is it", "token: ", "ready")
    results = [reading.run.shows(lambda output, part=part: part in output, 0) for part in parts]  # type: ignore[misc]
    assert results == [False, False, False, False, True, True, True]
    # also of one that begins before what is searched
    assert not reading.run.shows(lambda output: text[20:30] in output, 20)


def test_a_secret_over_several_lines_is_not_read_line_by_line() -> None:
    reading = Reading()
    body = [
        b"MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC%02d\n" % number
        for number in range(12)
    ]
    lines = [b"-----BEGIN PRIVATE KEY-----\n", *body, b"-----END PRIVATE KEY-----\n", b"done\n"]
    result = b""
    for line in lines:
        reading.output.add(line)
        result += reading.read()
    assert b"MIIE" not in result
    assert result.endswith(b"done\n")


def test_of_much_new_output_the_end_is_read_and_the_rest_is_told() -> None:
    reading = Reading()
    reading.output.add(b"x\n" * MAX_READ_BYTES)
    data = reading.read()
    assert data.startswith(f"[{MAX_READ_BYTES:,} bytes before are not shown; ".encode())
    assert data.endswith(b"x\n")
    assert len(data) < MAX_READ_BYTES + 200
    assert reading.read() == b""


async def test_a_stop_after_the_end_of_a_command_does_not_lose_its_output() -> None:
    loop, live = asyncio.get_running_loop(), LiveCommand(CommandOutput())

    async def start(*_given: object) -> SandboxRun:
        return SandboxRun(ProcessResult(0, 1.0, CommandEnd.BY_ITSELF), live.output)

    def end(_ran: SandboxRun) -> ToolOutput:
        stopped = threading.Event()
        loop.call_soon_threadsafe(lambda: stopped.set() if task.cancel() else None)
        assert stopped.wait(LIMIT_SECONDS)
        return ToolOutput(b"[exit status 0]", "make", status=0)

    run = BackgroundRun(
        "make",
        live,
        start=start,
        end=end,
        see=lambda: SecretSurvey(),
        is_untrusted=lambda _live: False,
    )
    live.output.add(b"of the whole night\n")
    async with asyncio.TaskGroup() as group:
        task = group.create_task(run.run(lambda: None))
    output = task.result()
    assert output.status == 0
    assert output.stream is not None
    assert b"".join(output.stream) == b"of the whole night\n[exit status 0]"


class Host:
    """Implements BackgroundHost: commands that run, and what was asked of them."""

    def __init__(self, *names: str) -> None:
        self._names = names
        self.requests: list[tuple[str, str]] = []

    def running(self) -> Sequence[RunningCommandView]:
        return [RunningCommandView(NO_SESSION, name, f"serve {name}", 1.0) for name in self._names]

    async def start(self, process: BackgroundProcess, call: str) -> str:
        raise NotImplementedError

    async def read(self, command: str) -> BackgroundReading:
        return self._noted("read", command)

    async def wait(
        self, command: str, finder: TextFinder | None, seconds: float
    ) -> tuple[BackgroundReading, bool]:
        return self._noted("wait", command), False

    async def stop(self, command: str) -> BackgroundReading:
        return self._noted("stop", command)

    def _noted(self, action: str, command: str) -> BackgroundReading:
        self.requests.append((action, command))
        return BackgroundReading(command, f"serve {command}", b"ready\n", seconds=1.0)


@pytest.mark.parametrize("action", ["wait", "stop"])
async def test_the_only_command_is_meant_where_none_is_named(action: str) -> None:
    host = Host("c3")
    output = await BackgroundCommand(host).run(json.dumps({"action": action}))
    assert host.requests == [(action, "c3")]
    assert not output.failed


@pytest.mark.parametrize("action", ["wait", "stop"])
async def test_of_several_commands_one_has_to_be_named(action: str) -> None:
    host = Host("c3", "c4")
    output = await BackgroundCommand(host).run(json.dumps({"action": action}))
    assert host.requests == []
    assert output.failed
    lines = output.data.decode().splitlines()
    assert lines == [f"Name the id of the command for `{action}`:", "c3: serve c3", "c4: serve c4"]


async def test_without_a_name_and_an_action_all_are_listed() -> None:
    output = await BackgroundCommand(Host("c3")).run("{}")
    assert (output.failed, output.data) == (False, b"c3: serve c3")
