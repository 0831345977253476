"""`bench ui`: a page is made and shown, and the appearance changes; in processor time."""

import asyncio
import shutil
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import LaunchOptions, make_application
from helix_desktop.ui.style.theme import Theme
from tests.benchmarks.report import Row

PAGES = ("cache", "timeline", "context", "changes")
SETTINGS = "settings"
REST_SECONDS = 0.5


def rows(*, quick: bool) -> dict[str, Row]:
    app = make_application()
    with (
        TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner,
    ):
        pages, themes, paints = runner.run(_story(app, Path(folder), rounds=2 if quick else 7))
    # the first round imports what the pages need
    times = {page: median(spent[1:]) for page, spent in pages.items()}
    by_page = ", ".join(f"{page} {spent:.0f} ms" for page, spent in times.items())
    detail = f"{by_page}; the slowest counts; first ones, with imports: "
    detail += ", ".join(f"{spent[0]:.0f}" for spent in pages.values())
    change = f"worst {max(themes):.1f} ms; to paint the window takes {median(paints):.1f} ms"
    return {
        "U23": Row(max(times.values()), "ms", len(pages[PAGES[0]]) - 1, detail),
        "U24": Row(median(themes), "ms", len(themes), change),
    }


async def _story(
    app: QApplication, folder: Path, *, rounds: int
) -> tuple[dict[str, list[float]], list[float], list[float]]:
    paths = find_paths(folder / "data")
    make_private_folders(paths)
    container = AppContainer(paths, AppParts(provider=lambda: PracticeModel(0.0)))
    application = Application(container, LaunchOptions(), lambda _line: None)
    task = asyncio.get_running_loop().create_task(application.live())
    pages: dict[str, list[float]] = defaultdict(list)
    themes: list[float] = []
    paints: list[float] = []
    for number in range(rounds):
        project = folder / f"project-{number}"
        shutil.copytree(paths.resources / "demo", project)
        await application.open_workspaces.open_folder(project)
        open_workspace = application.open_workspaces.current
        if open_workspace is None:
            raise RuntimeError("no workspace opened")
        session = await open_workspace.send(NO_SESSION, "Summarise this project")
        await open_workspace.sessions.idle()
        view = application.window.workspace_views.current
        await view.show_session(session)
        await asyncio.sleep(REST_SECONDS)
        for page in (*PAGES, SETTINGS):
            began = time.thread_time()
            if page == SETTINGS:
                application.settings.open()
            else:
                view.open_page(page)
            app.processEvents()
            pages[page].append((time.thread_time() - began) * 1_000)
            await asyncio.sleep(REST_SECONDS)
        application.settings.close()
        if not number:  # with all pages of one workspace
            themes, paints = await _changes(app, application, rounds)
    application.quit()
    await task
    return pages, themes, paints


async def _changes(
    app: QApplication, application: Application, rounds: int
) -> tuple[list[float], list[float]]:
    """The appearance changes while a page and settings exist that are not shown."""
    changes, paints = [], []
    for at in range(4 * rounds):
        began = time.thread_time()
        Theme.applied.choose("light" if at % 2 else "dark")
        app.processEvents()
        changes.append((time.thread_time() - began) * 1_000)
        await asyncio.sleep(REST_SECONDS / 10)
        began = time.thread_time()
        application.window.grab()
        paints.append((time.thread_time() - began) * 1_000)
    return changes, paints
