"""Outputs without end, and commands that are ended by their silence."""

import asyncio
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.tools.programs.command_output import BoundedOutput
from helix_desktop.tools.programs.process import CommandEnd
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox
from tests.tools.sandbox.conftest import Ground

pytestmark = pytest.mark.slow


@given(
    st.lists(st.binary(min_size=1, max_size=40), max_size=12),
    st.integers(1, 50),
    st.integers(4, 60),
)
def test_the_beginning_and_the_end_are_kept_and_what_is_between_is_told(
    pieces: list[bytes], head: int, ring: int
) -> None:
    output, written = BoundedOutput(head=head, end_size=ring), b"".join(pieces)
    for piece in pieces:
        output.add(piece)
    first, last = output.gap
    assert output.size == len(written)
    assert output.part(last, len(written)) == written[last:]
    lost = f"\n[{last - first:,} bytes were not kept: too much output]\n".encode()
    expected = written[:first] + (lost if last > first else b"") + written[max(first, last) :]
    assert b"".join(output.pieces()) == expected


def test_an_output_is_read_while_it_is_written() -> None:
    output = BoundedOutput(head=1_000, end_size=10_000)
    lines = [b"line %06d\n" % number for number in range(20_000)]
    written = b"".join(lines)
    writing = threading.Thread(target=lambda: [output.add(line) for line in lines])
    writing.start()
    while writing.is_alive():
        size = min(output.size, 1_000)
        assert output.part(0, size) == written[:size]
    assert output.part(output.size - 24, output.size) == written[-24:]


async def test_a_command_that_writes_is_not_ended_by_a_time_that_counts_silence(
    any_box: SandboxBackend, ground: Ground
) -> None:
    sandbox = Sandbox(any_box, ground.project)
    command = SandboxCommand(
        "for i in 1 2 3 4 5 6 7 8; do echo $i; sleep 0.25; done", sandbox.folder
    )
    ran = await sandbox.run(command, seconds=60, silence=1.5, on_output=lambda _output: None)
    assert ran.ended.end is CommandEnd.BY_ITSELF
    assert ran.output.part(0, 100) == b"1\n2\n3\n4\n5\n6\n7\n8\n"


async def test_a_command_that_is_silent_for_too_long_is_ended(
    any_box: SandboxBackend, ground: Ground
) -> None:
    sandbox = Sandbox(any_box, ground.project)
    command = SandboxCommand("echo on; sleep 50", sandbox.folder)
    ran = await sandbox.run(command, seconds=60, silence=0.5, on_output=lambda _output: None)
    assert ran.ended.end is CommandEnd.SILENT


async def test_a_command_that_writes_without_end_is_ended_after_its_whole_time(
    any_box: SandboxBackend, ground: Ground
) -> None:
    sandbox = Sandbox(any_box, ground.project)
    command = SandboxCommand("while :; do echo on; sleep 0.1; done", sandbox.folder)
    ran = await sandbox.run(command, seconds=1.0, silence=30, on_output=lambda _output: None)
    assert ran.ended.end is CommandEnd.LATE


async def test_an_output_without_end_takes_a_bounded_place(
    any_box: SandboxBackend, ground: Ground
) -> None:
    sandbox = Sandbox(any_box, ground.project)
    live = sandbox.live()
    live.output = BoundedOutput(head=4_096, end_size=8_192)
    enough = asyncio.Event()
    loop = asyncio.get_running_loop()

    def on_output(_output: object) -> None:
        if live.output.size > 1_000_000:
            loop.call_soon_threadsafe(enough.set)

    running = loop.create_task(
        sandbox.run(
            SandboxCommand("yes", sandbox.folder), seconds=60, on_output=on_output, live=live
        )
    )
    await enough.wait()
    running.cancel()
    ran = await running
    assert ran.ended.end is CommandEnd.STOPPED
    assert sum(map(len, ran.output.pieces())) < 4_096 + 8_192 + 100
