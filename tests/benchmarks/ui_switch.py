"""`bench ui`, row U13: going to another workspace that is open, until its window is painted."""

import asyncio
import shutil
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.wiring import House, Parts
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.providers.practice.model import PracticeModel
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.desktop import make_application
from helix_desktop.ui.life.launch import Launch
from helix_desktop.ui.life.loop import HelixLoop
from tests.benchmarks.report import Row
from tests.benchmarks.timing import percentile

WORKSPACES = 4
TURNS = 12


def rows(*, quick: bool) -> dict[str, Row]:
    app = make_application()
    with TemporaryDirectory() as place, asyncio.Runner(loop_factory=lambda: HelixLoop(app)) as run:
        took = run.run(_story(app, Path(place), rounds=4 if quick else 25))
    detail = f"{WORKSPACES} workspaces; median {median(took):.1f} ms"
    return {"U13": Row(percentile(took, 0.95), "ms", len(took), detail)}


async def _story(app: QApplication, place: Path, *, rounds: int) -> list[float]:
    paths = paths_for(place / "data")
    make_private(paths)
    house = House(paths, Parts(provider=lambda: PracticeModel(0.0)))
    application = Application(house, Launch(), lambda _line: None)
    life = asyncio.get_running_loop().create_task(application.live())
    ids = []
    for number in range(WORKSPACES):
        folder = place / f"project-{number}"
        shutil.copytree(paths.resources / "demo", folder)
        await application.opening.open_folder(folder)
        desk = application.opening.current
        if desk is None:
            raise RuntimeError("no workspace opened")
        ids.append(desk.workspace.id)
        session = NO_SESSION
        for _ in range(TURNS):
            session = await desk.send(session, "Summarise this project")
            await desk.idle()
        await application.window.workbench.show_session(session)
    await asyncio.sleep(0.5)
    took = [
        await _switched(app, application, workspace) for _ in range(rounds) for workspace in ids
    ]
    application.quit()
    await life
    return took


async def _switched(app: QApplication, application: Application, workspace: str) -> float:
    """From the wish to the paint."""
    began = time.perf_counter()
    application.window.choose_workspace(workspace)
    bench = application.window.benches.of(workspace)
    while bench is None or not bench.isVisible():  # noqa: ASYNC110  a widget's state
        await asyncio.sleep(0)
    application.window.repaint()
    app.processEvents()
    took = (time.perf_counter() - began) * 1_000
    await asyncio.sleep(0.05)
    return took
