"""A person at the program who lets every call be done that they are asked about.

`person FOLDER MODEL` takes one turn, and prints a line for each question and each call that ended.
"""

import asyncio
import json
import sys
from dataclasses import replace
from pathlib import Path

from helix_desktop.app.commands.ask import DONE, status_of
from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.wiring import House
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import Recorded, ToolReturned, TurnEnded
from helix_desktop.domain.live import Live, PermissionAsked
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.permission import Answer, Reply


async def take_turn(folder: Path, model: str) -> int:
    house = House(paths_for(None), None)
    ended: list[TurnEnded] = []
    try:
        workspace = await asyncio.to_thread(house.workspaces.for_folder, folder)
        models = {**workspace.models, LlmRole.MAIN.value: model}
        desk = await house.open(replace(workspace, models=models))

        def hear(live: Live) -> None:
            if isinstance(live, PermissionAsked):
                asked = live.question
                _say(asked=asked.shown, reasons=asked.reasons, box=asked.box, boxed=asked.boxed)
                asyncio.get_running_loop().call_soon(desk.answer, asked.id, Answer(Reply.ONCE))
            elif isinstance(live, Recorded) and isinstance(live.event, ToolReturned):
                _say(call=live.event.what, outcome=live.event.outcome.value)
            elif isinstance(live, Recorded) and isinstance(live.event, TurnEnded):
                ended.append(live.event)

        desk.subscribe(hear)
        leave = desk.attend()
        try:
            session = await desk.send(NO_SESSION, "Go on.")
            await desk.idle()
            await desk.settled(session)
        finally:
            leave()
            await desk.close()
    finally:
        await house.close()
    return status_of(ended[-1] if ended else None)


def _say(**told: object) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    make_private(paths_for(None))
    status = asyncio.run(take_turn(Path(sys.argv[1]), sys.argv[2]))
    _say(done=status == DONE)
