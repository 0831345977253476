"""The whole application off screen: real store, real tokens, real widgets, practice model."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.wiring import House, Parts
from helix_desktop.providers.practice.model import PracticeModel
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.launch import Launch
from helix_desktop.ui.life.loop import HelixLoop

Story = Callable[[Application], Awaitable[None]]
QUICK = Parts(provider=lambda: PracticeModel(0.001))


def live(
    qapp: QApplication,
    story: Story,
    *,
    data: Path,
    folder: Path | None = None,
    parts: Parts = QUICK,
    seconds: float = 30.0,
    places: tuple[str, ...] = (),
) -> int:
    """Start, play the story, close the window, and let everything end by itself."""
    qapp.setQuitOnLastWindowClosed(False)
    paths = paths_for(data)
    make_private(paths)
    said: list[str] = []

    async def act() -> int:
        application = Application(
            House(paths, parts), Launch(folder=folder, places=places), said.append
        )
        life = asyncio.get_running_loop().create_task(application.live())
        try:
            await asyncio.wait_for(story(application), seconds)
        finally:
            if not life.done():
                application.quit()
            status = await asyncio.wait_for(life, 20)
        return status

    with asyncio.Runner(loop_factory=lambda: HelixLoop(qapp)) as runner:
        return runner.run(act())


async def until(true: Callable[[], bool], seconds: float = 15.0) -> None:
    """Let the application run until something holds."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110  what is waited for is a widget's state
            await asyncio.sleep(0.01)


def open_and_quiet(application: Application) -> bool:
    """The window is there, has the keyboard, and waits for the person."""
    window, bench = application.window, application.window.workbench
    if window.isVisible() and not window.isActiveWindow():
        window.activateWindow()  # on a screen without a window manager nobody else does
        return False
    return bench.isVisible() and not bench.chat.composer.editor.isReadOnly()


def type_and_send(bench: Workbench, text: str) -> None:
    """As a person does, key by key."""
    editor = bench.chat.composer.editor
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)


def texts(bench: Workbench, kind: Kind) -> list[str]:
    rows = [bench.transcript.row(at) for at in range(bench.transcript.rowCount())]
    return [row.what if kind is Kind.TOOL else row.text for row in rows if row.kind is kind]


def rows(bench: Workbench) -> list[tuple[Kind, str, str]]:
    found = [bench.transcript.row(at) for at in range(bench.transcript.rowCount())]
    return [(row.kind, row.text, row.what) for row in found]


def running(bench: Workbench) -> bool:
    return bool(bench.talking.running)


def resting(bench: Workbench) -> bool:
    """Nothing runs, and the window knows: it hears of a turn a frame later."""
    desk, session = bench.desk, bench.session
    return not running(bench) and not (desk is not None and session and desk.running(session))
