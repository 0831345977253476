"""A user at the program who lets every call be done that they are asked about.

`user FOLDER MODEL` takes one turn, and prints a line for each question and each call that ended.
"""

import asyncio
import json
import sys
from pathlib import Path

from helix_desktop.app.commands.ask import DONE, exit_status
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.events import Recorded, ToolReturned, TurnEnded
from helix_desktop.domain.live_events import Journaled, Live, PermissionRequested
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.domain.value import replace


async def take_turn(folder: Path, model: str) -> int:
    container = AppContainer(find_paths(None), None)
    loop, ended = asyncio.get_running_loop(), list[TurnEnded]()
    try:
        workspace = await asyncio.to_thread(container.workspaces.for_folder, folder)
        models = {**workspace.models, LlmRole.MAIN.value: model}
        open_workspace = await container.open(replace(workspace, models=models))

        def hear(live: Live) -> None:
            match live:
                case PermissionRequested(question):
                    _say(asked=question.shown, reasons=question.reasons, boxed=question.sandboxed)
                    loop.call_soon(
                        open_workspace.permissions.calls.answer,
                        question.id,
                        PermissionAnswer(PermissionReply.ONCE),
                    )
                case Journaled(Recorded(event=ToolReturned() as returned)):
                    _say(call=returned.what, outcome=returned.outcome.value)
                case Journaled(Recorded(event=TurnEnded() as end)):
                    ended.append(end)
                case _:
                    """What happens beside."""

        open_workspace.subscribe(hear)
        leave = open_workspace.attend()
        try:
            session = await open_workspace.send(NO_SESSION, "Go on.")
            await open_workspace.sessions.idle()
            await open_workspace.sessions.settled(session)
        finally:
            leave()
            await open_workspace.close()
    finally:
        await container.close()
    return exit_status(ended[-1] if ended else None)


def _say(**fields: object) -> None:
    sys.stdout.write(json.dumps(fields) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    make_private_folders(find_paths(None))
    status = asyncio.run(take_turn(Path(sys.argv[1]), sys.argv[2]))
    _say(done=status == DONE)
