"""Every page and sheet of the window, one after the other, for whoever wants to look at them.

python -m tests.tour.everywhere DIR [--look dark] [--language long] [--direction rtl]: pictures.
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

from helix_desktop.app.demo import play
from helix_desktop.app.paths import paths_for, resources
from helix_desktop.app.wiring import Parts
from helix_desktop.domain.permission import Answer, Reply
from helix_desktop.providers.practice.model import PracticeModel
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.parts.overlay import Overlay
from tests.scenarios.stage import live, open_and_quiet, running, type_and_send, until
from tests.tour.language import LongWords

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
    bench = application.window.workbench
    desk = bench.desk
    assert desk is not None
    session = await play(desk, begun=bench.show_session, calls=calls)
    await bench.show_session(session)
    await _pages(application, look)
    await _asking(application, look)
    await _sheets(application, look)
    await _settings(application, look)


async def _asked_for_trust(application: Application, look: Look) -> None:
    bench = application.window.workbench
    await until(lambda: bench.chat.trust.isVisible())
    await look("trust")


async def _pages(application: Application, look: Look) -> None:
    bench = application.window.workbench
    await until(lambda: not running(bench))
    await asyncio.sleep(0.3)
    await look("chat")
    for wing in bench.wings.all:
        bench.beside.show_tab(wing.key)
        await asyncio.sleep(0.3)
        await look(f"chat-beside-{wing.key}")
    for wing in bench.wings.all:
        bench.open_page(wing.key)
        await asyncio.sleep(0.5)
        await look(wing.key)
    bench.open_page("chat")


async def _asking(application: Application, look: Look) -> None:
    """A command that asks, and words that wait behind it."""
    bench = application.window.workbench
    desk = bench.desk
    assert desk is not None
    bench.chat.composer.editor.setFocus()
    type_and_send(bench, "run make test && rm -rf build")
    await until(lambda: bench.chat.approval.isVisible())
    type_and_send(bench, "and then summarise what the project does, also the parts of the shop")
    await asyncio.sleep(0.3)
    await look("approval")
    for question in desk.questions:
        desk.answer(question.id, Answer(Reply.NO, "not now"))
    await until(lambda: not running(bench))


async def _sheets(application: Application, look: Look) -> None:
    window, bench = application.window, application.window.workbench
    leading = application.leading
    leading.open_palette()
    await look("palette")
    leading.palette.close_sheet()
    for action in ("app.keys", "workspace.new", "timeline.compact"):
        if bench.acts.find(action) is None:
            continue
        bench.acts.run(action)
        await asyncio.sleep(0.7)
        await look(action.replace(".", "-"))
        for sheet in open_sheets(window):
            sheet.close_sheet()
        await asyncio.sleep(0.1)


async def _settings(application: Application, look: Look) -> None:
    application.settings.open()
    shell = application.settings.shell
    assert shell is not None
    for key in tuple(shell.nav.rows):
        application.settings.open(key)
        await asyncio.sleep(0.3)
        await look(f"settings-{key}")
    application.settings.leave()


def open_sheets(window: QWidget) -> list[Overlay]:
    return [each for each in window.findChildren(Overlay) if each.isVisible()]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="everywhere", description=__doc__)
    parser.add_argument("folder", metavar="DIR", type=Path)
    parser.add_argument("--look", choices=("dark", "light"), default="dark")
    parser.add_argument("--language", choices=("english", "long"), default="english")
    parser.add_argument("--direction", choices=("ltr", "rtl"), default="ltr")
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    words = LongWords(app)
    if asked.language == "long":
        app.installTranslator(words)
    if asked.direction == "rtl":
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    with tempfile.TemporaryDirectory(prefix="helix-tour-") as scratch:
        return max(
            _toured(app, asked, data=Path(scratch) / name, story=story)
            for name, story in (("new", at_first), ("used", at_work))
        )


def _toured(app: QApplication, asked: argparse.Namespace, *, data: Path, story: Toured) -> int:
    folder = data.parent / f"{data.name}-project" / "ledger"
    shutil.copytree(resources() / "demo", folder)
    settings = paths_for(data).settings
    settings.parent.mkdir(parents=True, exist_ok=True)
    chosen = {"appearance": asked.look, "window_width": SIZE[0], "window_height": SIZE[1]}
    settings.write_text(json.dumps(chosen), encoding="utf-8")
    taken = 0

    async def tour(application: Application) -> None:
        async def look(what: str) -> None:
            nonlocal taken
            await asyncio.sleep(0.3)
            taken += 1
            place = asked.folder / f"{asked.look}-{story.__name__}-{taken:02}-{what}.png"
            if not application.window.grab().save(str(place)):
                raise OSError(f"{place} cannot be written")

        application.window.resize(*SIZE)
        await story(application, look)

    parts = Parts(provider=lambda: PracticeModel(0.001))
    return live(
        app,
        tour,
        data=data,
        folder=folder if story is at_work else None,
        parts=parts,
        seconds=240,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
