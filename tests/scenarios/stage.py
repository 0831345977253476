"""The whole application off screen: real store, real tokens, real widgets, practice model."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import LaunchOptions
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView

Story = Callable[[Application], Awaitable[None]]
QUICK = AppParts(provider=lambda: PracticeModel(0.001))


def live(
    qapp: QApplication,
    story: Story,
    *,
    data: Path,
    folder: Path | None = None,
    parts: AppParts = QUICK,
    seconds: float = 30.0,
    places: tuple[str, ...] = (),
) -> int:
    """Start the application, play a story, close the window, and wait for the end.

    With a folder, the story begins once its workspace is open and its view exists.
    """
    qapp.setQuitOnLastWindowClosed(False)
    paths = find_paths(data)
    make_private_folders(paths)
    said: list[str] = []

    async def act() -> int:
        application = Application(
            AppContainer(paths, parts), LaunchOptions(folder=folder, places=places), said.append
        )
        life = asyncio.get_running_loop().create_task(application.live())
        try:
            if folder is not None:
                await first_view(application)
            await asyncio.wait_for(story(application), seconds)
        finally:
            if not life.done():
                application.quit()
            status = await asyncio.wait_for(life, 20)
        return status

    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(qapp)) as runner:
        return runner.run(act())


class Play:
    """Plays a story to its end in one folder, from the moment the window is open and ready."""

    def __init__(self, qapp: QApplication, data: Path, folder: Path) -> None:
        self._qapp, self._data, self._folder = qapp, data, folder

    def __call__(self, story: Story, *, parts: AppParts = QUICK, seconds: float = 30.0) -> None:
        async def begun(application: Application) -> None:
            await until(lambda: open_and_quiet(application))
            await story(application)

        ended = live(
            self._qapp, begun, data=self._data, folder=self._folder, parts=parts, seconds=seconds
        )
        assert ended == 0


async def until(true: Callable[[], bool], seconds: float = 15.0) -> None:
    """Let the application run until a condition is true."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110  what is waited for is a widget's state
            await asyncio.sleep(0.01)


async def first_view(application: Application) -> WorkspaceView:
    """Return the view of the workspace that is opened at the start, once it exists."""
    await until(lambda: application.window.workspace_views.current is not None)
    return application.window.workbench


def open_and_quiet(application: Application) -> bool:
    """Return whether the window is open, has the keyboard, and accepts input."""
    window, workspace_view = application.window, application.window.workspace_views.current
    if window.isVisible() and not window.isActiveWindow():
        window.activateWindow()  # without a window manager nothing else does
        return False
    if workspace_view is None or not workspace_view.isVisible():
        return False
    return not workspace_view.chat.composer.editor.isReadOnly()


def type_and_send(workspace_view: WorkspaceView, text: str) -> None:
    """Type a message key by key, as a user does, and send it."""
    editor = workspace_view.chat.composer.editor
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)


def texts(workspace_view: WorkspaceView, kind: RowKind) -> list[str]:
    rows = [workspace_view.transcript.row(at) for at in range(workspace_view.transcript.rowCount())]
    return [row.what if kind is RowKind.TOOL else row.text for row in rows if row.kind is kind]


def rows(workspace_view: WorkspaceView) -> list[tuple[RowKind, str, str]]:
    found = [
        workspace_view.transcript.row(at) for at in range(workspace_view.transcript.rowCount())
    ]
    return [(row.kind, row.text, row.what) for row in found]


def running(workspace_view: WorkspaceView) -> bool:
    return bool(workspace_view.chat_controller.running)


def resting(workspace_view: WorkspaceView) -> bool:
    """Return whether no turn runs and the window knows, which learns of an end one frame later."""
    open_workspace, session = workspace_view.open_workspace, workspace_view.session
    return not running(workspace_view) and not (session and open_workspace.running(session))
