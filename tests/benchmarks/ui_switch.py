"""`bench ui`, row U13: going to another workspace that is open, until its window is painted."""

import asyncio
import shutil
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import LaunchOptions, make_application
from tests.benchmarks.report import Row
from tests.benchmarks.timing import least_for, percentile

WORKSPACES = 4
TURNS = 12


def rows(*, quick: bool) -> dict[str, Row]:
    app = make_application()
    with (
        TemporaryDirectory() as place,
        asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as run,
    ):
        took, least = run.run(_story(app, Path(place), rounds=4 if quick else 25))
    detail = f"{WORKSPACES} workspaces; median {median(took):.1f} ms; {least}"
    return {"U13": Row(percentile(took, 0.95), "ms", len(took), detail)}


async def _story(app: QApplication, place: Path, *, rounds: int) -> tuple[list[float], str]:
    paths = find_paths(place / "data")
    make_private_folders(paths)
    container = AppContainer(paths, AppParts(provider=lambda: PracticeModel(0.0)))
    application = Application(container, LaunchOptions(), lambda _line: None)
    life = asyncio.get_running_loop().create_task(application.live())
    ids = []
    for number in range(WORKSPACES):
        folder = place / f"project-{number}"
        shutil.copytree(paths.resources / "demo", folder)
        await application.open_workspaces.open_folder(folder)
        open_workspace = application.open_workspaces.current
        if open_workspace is None:
            raise RuntimeError("no workspace opened")
        ids.append(open_workspace.workspace.id)
        session = NO_SESSION
        for _ in range(TURNS):
            session = await open_workspace.send(session, "Summarise this project")
            await open_workspace.sessions.idle()
        await application.window.workspace_views.current.show_session(session)
    await asyncio.sleep(0.5)
    took = [
        await _switched(app, application, workspace) for _ in range(rounds) for workspace in ids
    ]
    least = least_for(application.window.repaint)
    application.quit()
    await life
    return took, least


class _Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


async def _switched(app: QApplication, application: Application, workspace: str) -> float:
    """From the wish to the paint, which comes by itself, as for a user."""
    paints = _Paints()
    known = application.window.workspace_views.of(workspace)
    if known is None:
        raise RuntimeError("the workspace is not open")
    known.chat.view.viewport().installEventFilter(paints)
    began = time.perf_counter()
    application.window.choose_workspace(workspace)
    while not known.isVisible():  # noqa: ASYNC110  a widget's state
        await asyncio.sleep(0)
    while not paints.count:
        app.processEvents()
        await asyncio.sleep(0)
    took = (time.perf_counter() - began) * 1_000
    known.chat.view.viewport().removeEventFilter(paints)
    await asyncio.sleep(0.05)
    return took
