"""One turn of a program, without the engine around it."""

import asyncio
import json
import subprocess
from pathlib import Path

from helix_desktop.app.guests.guest_pipes import GuestPipes, LineOutput
from helix_desktop.app.guests.guest_turn import GuestPorts, GuestPrompt, GuestTurn
from helix_desktop.domain.llm import StopReason, StreamFinished, TextDelta
from helix_desktop.engine.task_supervisor import Supervisor
from tests.app.guests.guest_stage import GUEST, PYTHON


async def _run(pipes: GuestPipes, output: LineOutput) -> str:
    pipes.note_begin()

    def run() -> None:
        with subprocess.Popen(
            [PYTHON, GUEST], stdin=pipes.input, stdout=subprocess.PIPE, bufsize=0
        ) as process:
            assert process.stdout is not None
            while piece := process.stdout.read(65_536):
                output.add(piece)

    await asyncio.to_thread(run)
    return ""


async def _nothing(*_: object) -> None:
    """Do nothing."""


async def _no_usage() -> tuple[None, None]:
    return None, None


async def test_steps_are_left_to_take_when_the_program_ended_before(tmp_path: Path) -> None:
    supervisor = Supervisor(lambda *_: None)
    call = {"sessionUpdate": "tool_call", "toolCallId": "r1", "title": "read", "kind": "read"}
    deeds = ({"update": {**call, "status": "completed"}}, {"say": "the file is empty"})
    prompt = GuestPrompt(
        str(tmp_path), [{"type": "text", "text": "\n".join(map(json.dumps, deeds))}]
    )
    ports = GuestPorts(
        run=_run,
        permit=_nothing,
        began=_nothing,
        learn=lambda *_: None,
        changed=_nothing,
        answer=_nothing,
        leave=_nothing,
        take_usage=_no_usage,
        commands=lambda _: None,
        spawn=supervisor.spawn,
    )
    turn = GuestTurn("Scripted", prompt, ports, sign_in="")
    supervisor.spawn(turn.run(), "turn")
    await turn.over.wait()
    first = [event async for event in turn.step()]
    assert first[-1] == StreamFinished(StopReason.TOOLS, None, None)
    assert not turn.is_left
    last = [event async for event in turn.step()]
    assert last == [
        TextDelta("the file is empty"),
        StreamFinished(StopReason.ANSWERED, None, None),
    ]
    assert turn.is_left
    await supervisor.wait_until_idle()
