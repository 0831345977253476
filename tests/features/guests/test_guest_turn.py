"""One turn of a program, without the engine around it."""

import asyncio
import json
import subprocess
from pathlib import Path

from helix_desktop.domain.llm import StopReason, StreamFinished, TextDelta
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import CallPermit
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.features.guests.guest_pipes import GuestPipes, LineOutput
from helix_desktop.features.guests.guest_turn import GuestPrompt, GuestTurn
from tests.features.guests.guest_stage import GUEST, PYTHON


class Ports:
    """The implementation of GuestPorts for a turn that needs nothing but its program."""

    async def run(self, pipes: GuestPipes, output: LineOutput) -> str:
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

    async def permit(self, call: ToolCall) -> CallPermit:
        raise AssertionError(call)

    async def note_session(self, name: str) -> None: ...
    def note_models(self, models: object, used: str, window: int) -> None: ...
    def note_commands(self, commands: object) -> None: ...
    async def record_changes(self, call: str) -> None: ...
    async def answer(self, method: str, params: object) -> object: ...
    async def close(self) -> None: ...
    async def take_usage(self) -> tuple[None, None]:
        return None, None


async def test_steps_of_a_program_that_has_ended_can_still_be_read(tmp_path: Path) -> None:
    supervisor = Supervisor(lambda *_: None)
    call = {"sessionUpdate": "tool_call", "toolCallId": "r1", "title": "read", "kind": "read"}
    steps = ({"update": {**call, "status": "completed"}}, {"say": "the file is empty"})
    prompt = GuestPrompt(
        str(tmp_path), [{"type": "text", "text": "\n".join(map(json.dumps, steps))}]
    )
    turn = GuestTurn("Scripted", prompt, Ports(), spawn=supervisor.spawn, sign_in="")
    supervisor.spawn(turn.run(), "turn")
    await turn.over.wait()
    first = [event async for event in turn.step()]
    assert first[-1] == StreamFinished(StopReason.TOOLS, None, None)
    assert not turn.left.is_set()
    last = [event async for event in turn.step()]
    assert last == [
        TextDelta("the file is empty"),
        StreamFinished(StopReason.ANSWERED, None, None),
    ]
    assert turn.left.is_set()
    await supervisor.wait_until_idle()
