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

from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.wiring import House, Parts
from helix_desktop.domain.live import Journaled, Live
from helix_desktop.providers.practice.model import PracticeModel
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.desktop import make_application
from helix_desktop.ui.life.launch import Launch
from helix_desktop.ui.life.loop import HelixLoop
from tests.prove.outcome import waited
from tests.prove.script import say
from tests.scenarios.stage import open_and_quiet, running, type_and_send, until

ASKED = ("summarise this project", "find def", "read src/ledger.py", "delegate: explore src")
PACE = 0.01
"""Seconds between two words of the model: a turn lasts as long as the window may live."""


def _note(event: Live) -> None:
    if isinstance(event, Journaled):
        say(f"S {event.recorded.session} {event.recorded.seq}")


async def _work(application: Application, dice: random.Random) -> None:
    """What a person does, as quickly as they can, until the window goes."""
    bench = application.window.workbench
    await until(lambda: open_and_quiet(application) and bench.desk is not None)
    desk = bench.desk
    assert desk is not None
    desk.subscribe(_note)
    say("O")
    await desk.trust(True)
    while True:
        type_and_send(bench, dice.choice(ASKED))
        await asyncio.sleep(0.05)
        await until(lambda: not running(bench), seconds=60)


async def _live(data: Path, folder: Path, seed: int, longest: float) -> int:
    dice = random.Random(seed)
    paths = paths_for(data)
    make_private(paths)
    parts = Parts(provider=lambda: PracticeModel(PACE))
    application = Application(House(paths, parts), Launch(folder=folder), say)
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
    with asyncio.Runner(loop_factory=lambda: HelixLoop(app)) as runner:
        return runner.run(_live(data, folder, seed, longest))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
