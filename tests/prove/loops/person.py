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
from helix_desktop.domain.live import Journaled, Live, PermissionAsked
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.permission import Answer, Reply


async def take_turn(folder: Path, model: str) -> int:
    house = House(paths_for(None), None)
    loop, ended = asyncio.get_running_loop(), list[TurnEnded]()
    try:
        workspace = await asyncio.to_thread(house.workspaces.for_folder, folder)
        models = {**workspace.models, LlmRole.MAIN.value: model}
        desk = await house.open(replace(workspace, models=models))

        def hear(live: Live) -> None:
            match live:
                case PermissionAsked(asked):
                    _say(asked=asked.shown, reasons=asked.reasons, boxed=asked.boxed)
                    loop.call_soon(desk.answer, asked.id, Answer(Reply.ONCE))
                case Journaled(Recorded(event=ToolReturned() as returned)):
                    _say(call=returned.what, outcome=returned.outcome.value)
                case Journaled(Recorded(event=TurnEnded() as end)):
                    ended.append(end)
                case _:
                    """What happens beside."""

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
