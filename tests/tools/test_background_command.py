"""What the tool for background commands does with a call that names none."""

import json
from collections.abc import Sequence

import pytest

from helix_desktop.domain.background import BackgroundReading, RunningCommandView
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.command_ports import BackgroundProcess, TextFinder
from helix_desktop.tools.agent.background_command import BackgroundCommand


class Host:
    """Implements BackgroundHost: commands that run, and what was asked of them."""

    def __init__(self, *names: str) -> None:
        self._names = names
        self.asked: list[tuple[str, str]] = []

    def running(self) -> Sequence[RunningCommandView]:
        return [RunningCommandView(NO_SESSION, name, f"serve {name}", 1.0) for name in self._names]

    async def start(self, process: BackgroundProcess, call: str) -> str:
        raise NotImplementedError

    async def read(self, command: str) -> BackgroundReading:
        return self._noted("read", command)

    async def wait(
        self, command: str, found: TextFinder | None, seconds: float
    ) -> tuple[BackgroundReading, bool]:
        return self._noted("wait", command), False

    async def stop(self, command: str) -> BackgroundReading:
        return self._noted("stop", command)

    def _noted(self, action: str, command: str) -> BackgroundReading:
        self.asked.append((action, command))
        return BackgroundReading(command, f"serve {command}", b"ready\n", seconds=1.0)


@pytest.mark.parametrize("action", ["wait", "stop"])
async def test_the_only_command_is_meant_where_none_is_named(action: str) -> None:
    host = Host("c3")
    output = await BackgroundCommand(host).run(json.dumps({"action": action}))
    assert host.asked == [(action, "c3")]
    assert not output.failed


@pytest.mark.parametrize("action", ["wait", "stop"])
async def test_of_several_commands_one_has_to_be_named(action: str) -> None:
    host = Host("c3", "c4")
    output = await BackgroundCommand(host).run(json.dumps({"action": action}))
    assert host.asked == []
    assert output.failed
    lines = output.data.decode().splitlines()
    assert lines == [f"Name the id of the command for `{action}`:", "c3: serve c3", "c4: serve c4"]


async def test_without_a_name_and_an_action_all_are_listed() -> None:
    output = await BackgroundCommand(Host("c3")).run("{}")
    assert (output.failed, output.data) == (False, b"c3: serve c3")
