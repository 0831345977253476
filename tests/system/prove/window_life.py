"""The application in a process of its own, to be closed or killed: off screen, practice model.

`S SESSION SEQ` is an event that the window was told of as saved, `O` when it had opened; `C` when
it was closed, with the seconds that its thread had waited for a core until then.
"""

import asyncio
import random
import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.domain.live_events import Journaled, Live
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import LaunchOptions, make_application
from tests.system.prove.outcome import waited
from tests.system.prove.script import say
from tests.system.scenarios.stage import first_view, open_and_quiet, running, type_and_send, until

ASKED = ("summarise this project", "find def", "read src/ledger.py", "delegate: explore src")
PACE = 0.01
"""Seconds between two words of the model: a turn lasts as long as the window may live."""


def _note(event: Live) -> None:
    if isinstance(event, Journaled):
        say(f"S {event.recorded.session} {event.recorded.seq}")


async def _work(application: Application, dice: random.Random) -> None:
    """What a user does, as quickly as they can, until the window goes."""
    workspace_view = await first_view(application)
    await until(lambda: open_and_quiet(application))
    open_workspace = workspace_view.open_workspace
    open_workspace.subscribe(_note)
    say("O")
    await open_workspace.permissions.trust(True)
    while True:
        type_and_send(workspace_view, dice.choice(ASKED))
        await asyncio.sleep(0.05)
        await until(lambda: not running(workspace_view), seconds=60)


async def _live(data: Path, folder: Path, seed: int, longest: float) -> int:
    dice = random.Random(seed)
    paths = find_paths(data)
    make_private_folders(paths)
    parts = AppParts(provider=lambda: PracticeModel(PACE))
    application = Application(AppContainer(paths, parts), LaunchOptions(folder=folder), say)
    life = asyncio.get_running_loop().create_task(application.live())
    work = asyncio.get_running_loop().create_task(_work(application, dice))
    await asyncio.sleep(dice.uniform(0, longest))
    say(f"C {time.monotonic():.3f} {waited('self'):.3f}")
    application.quit()
    status = await life
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    return status


def main(data: Path, folder: Path, seed: int, longest: float) -> int:
    """The window is closed at some moment within `longest` seconds."""
    app: QApplication = make_application()
    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
        return runner.run(_live(data, folder, seed, longest))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
