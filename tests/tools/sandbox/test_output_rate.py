"""Outputs without end are read at a rate: a command that floods waits, and costs Helix little."""

import os
import sys
import threading
import time
from math import inf

import pytest

from helix_desktop.tools.programs.command_output import BoundedOutput, CommandOutput
from helix_desktop.tools.programs.process import (
    CommandEnd,
    ProcessLaunch,
    ProcessResult,
    RunningCommand,
)
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="these programs are not there")

FLOOD = ("yes", "a line of a command that never ends")


class SlowOutput(BoundedOutput):
    """An output whose rate is soon exceeded."""

    bytes_per_second = 200_000


def ran(output: CommandOutput, *words: str, seconds: float = 60.0) -> ProcessResult:
    running = RunningCommand(output, seconds=seconds, max_bytes=inf)
    try:
        return running.run(ProcessLaunch(words, dict(os.environ)), lambda: None)
    finally:
        running.close()


@pytest.mark.alone
def test_a_command_that_floods_takes_at_most_a_tenth_of_a_core() -> None:
    output = BoundedOutput()
    began = time.thread_time()
    result = ran(output, *FLOOD, seconds=2.0)
    assert time.thread_time() - began <= 0.1 * result.seconds
    assert output.size <= (result.seconds + 1.5) * output.bytes_per_second
    assert output.size > output.bytes_per_second / 4


@pytest.mark.slow
def test_a_command_that_is_slowed_down_loses_nothing() -> None:
    output = SlowOutput()
    result = ran(output, "head", "-c", "500000", "/dev/zero")
    assert result.end is CommandEnd.BY_ITSELF
    assert (output.size, output.part(0, 500_000)) == (500_000, b"\0" * 500_000)
    assert result.seconds >= 1.0


def test_a_command_that_is_slowed_down_stops_at_once() -> None:
    output = SlowOutput()
    output.bytes_per_second = 1
    running = RunningCommand(output, seconds=inf, max_bytes=inf)
    stopping = threading.Thread(target=_stop_after_output, args=(running,))
    stopping.start()
    try:
        result = running.run(ProcessLaunch(FLOOD, dict(os.environ)), lambda: None)
    finally:
        stopping.join()
        running.close()
    assert result.end is CommandEnd.STOPPED


def _stop_after_output(running: RunningCommand) -> None:
    wait_until(lambda: running.output.size)
    running.stop()


def test_a_command_that_ends_is_not_slowed_down() -> None:
    output = CommandOutput()
    assert ran(output, "head", "-c", "300000000", "/dev/zero").end is CommandEnd.BY_ITSELF
    assert output.size == 300_000_000
    assert output.bytes_per_second == inf
