"""Every page and sheet of the window, one after the other, for whoever wants to look at them.

python -m tests.system.tour.everywhere DIR [--look dark] [--language long] [--direction rtl]
"""

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.container import AppParts
from helix_desktop.app.demo import play_demo
from helix_desktop.app.environment import find_paths, resources_folder
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.widgets.dialogs import Overlay
from tests.system.scenarios.stage import live_through, open_and_quiet, running, type_and_send, until
from tests.system.tour.language import LongWords

Look = Callable[[str], Awaitable[None]]
Toured = Callable[[Application, Look], Awaitable[None]]
SIZE = 1_280, 800


async def at_first(application: Application, look: Look) -> None:
    """The first screen, with all that it asks."""
    window = application.window
    await until(lambda: window.isVisible() and window.welcoming)
    window.activateWindow()  # on a screen without a window manager nobody else does
    await until(window.isActiveWindow)
    await asyncio.sleep(0.5)
    await look("first-run")


async def at_work(application: Application, look: Look, *, calls: int = 12) -> None:
    """The pages around a conversation, then the sheets over them, then all settings."""
    await until(lambda: open_and_quiet(application))
    await _asked_for_trust(application, look)
    workspace_view = application.window.workspace_views.current
    open_workspace = workspace_view.open_workspace
    assert open_workspace is not None
    session = await play_demo(open_workspace, on_begun=workspace_view.show_session, calls=calls)
    await workspace_view.show_session(session)
    await _pages(application, look)
    await _asking(application, look)
    await _sheets(application, look)
    await _settings(application, look)


async def _asked_for_trust(application: Application, look: Look) -> None:
    workspace_view = application.window.workspace_views.current
    await until(lambda: workspace_view.chat.trust.isVisible())
    await look("trust")


async def _pages(application: Application, look: Look) -> None:
    workspace_view = application.window.workspace_views.current
    await until(lambda: not running(workspace_view))
    await asyncio.sleep(0.3)
    await look("chat")
    for page_controller in workspace_view.page_controllers.all:
        if page_controller.has_panel:
            workspace_view.side_panel.show_tab(page_controller.key)
            await asyncio.sleep(0.3)
            await look(f"chat-beside-{page_controller.key}")
    for page_controller in workspace_view.page_controllers.all:
        workspace_view.open_page(page_controller.key)
        await asyncio.sleep(0.5)
        await look(page_controller.key)
    workspace_view.open_page("chat")


async def _asking(application: Application, look: Look) -> None:
    """A command that asks, and words that wait behind it."""
    workspace_view = application.window.workspace_views.current
    open_workspace = workspace_view.open_workspace
    workspace_view.chat.composer.editor.setFocus()
    type_and_send(workspace_view, "run make test && rm -rf build")
    await until(lambda: workspace_view.chat.question.isVisible())
    type_and_send(
        workspace_view, "and then summarise what the project does, also the parts of the shop"
    )
    await asyncio.sleep(0.3)
    await look("approval")
    for question in open_workspace.permissions.calls.pending:
        open_workspace.permissions.calls.answer(
            question.id, PermissionAnswer(PermissionReply.NO, "not now")
        )
    await until(lambda: not running(workspace_view))


async def _sheets(application: Application, look: Look) -> None:
    window, workspace_view = application.window, application.window.workspace_views.current
    leading = application.palette_controller
    leading.open_palette()
    await look("palette")
    leading.palette.close_sheet()
    for action in ("app.keys", "workspace.new", "timeline.compact"):
        if workspace_view.action_registry.find(action) is None:
            continue
        workspace_view.action_registry.run(action)
        await asyncio.sleep(0.7)
        await look(action.replace(".", "-"))
        for sheet in open_sheets(window):
            sheet.close_sheet()
        await asyncio.sleep(0.1)


async def _settings(application: Application, look: Look) -> None:
    application.settings.open()
    shell = application.settings.current_view
    for key in tuple(shell.nav.rows):
        application.settings.open(key)
        await asyncio.sleep(0.3)
        await look(f"settings-{key}")
    application.settings.leave()


def open_sheets(window: QWidget) -> list[Overlay]:
    return [child for child in window.findChildren(Overlay) if child.isVisible()]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="everywhere", description=__doc__)
    parser.add_argument("folder", metavar="DIR", type=Path)
    parser.add_argument("--look", choices=("dark", "light"), default="dark")
    parser.add_argument("--language", choices=("english", "long"), default="english")
    parser.add_argument("--direction", choices=("ltr", "rtl"), default="ltr")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    words = LongWords(app)
    if options.language == "long":
        app.installTranslator(words)
    if options.direction == "rtl":
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    with tempfile.TemporaryDirectory(prefix="helix-tour-") as scratch:
        return max(
            _toured(app, options, data=Path(scratch) / name, story=story)
            for name, story in (("new", at_first), ("used", at_work))
        )


def _toured(app: QApplication, options: argparse.Namespace, *, data: Path, story: Toured) -> int:
    folder = data.parent / f"{data.name}-project" / "ledger"
    shutil.copytree(resources_folder() / "demo", folder)
    settings = find_paths(data).settings
    settings.parent.mkdir(parents=True, exist_ok=True)
    chosen = {"appearance": options.look, "language": "en"}
    chosen |= {"window_width": SIZE[0], "window_height": SIZE[1]}
    settings.write_text(json.dumps(chosen), encoding="utf-8")
    taken = 0

    async def tour(application: Application) -> None:
        async def look(what: str) -> None:
            nonlocal taken
            await asyncio.sleep(0.3)
            taken += 1
            place = options.folder / f"{options.look}-{story.__name__}-{taken:02}-{what}.png"
            if not application.window.grab().save(str(place)):
                raise OSError(f"{place} cannot be written")

        application.window.resize(*SIZE)
        await story(application, look)

    parts = AppParts(provider=lambda: PracticeModel(0.001))
    live_through(
        app, tour, data=data, folder=folder if story is at_work else None, parts=parts, seconds=240
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
