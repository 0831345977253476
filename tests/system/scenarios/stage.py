"""The whole application off screen: real store, real tokens, real widgets, practice model."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.domain.value import replace
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import LaunchOptions
from helix_desktop.ui.chat.transcript.rows import CallState, RowKind, TranscriptRow
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.app_stage import events as events_of
from tests.waiting import LIMIT_SECONDS, until

QUICK = AppParts(provider=lambda: PracticeModel(0.001))


@asynccontextmanager
async def live(
    *,
    data: Path,
    folder: Path | None = None,
    parts: AppParts = QUICK,
    seconds: float = 55.0,
    places: tuple[str, ...] = (),
    resources: Path | None = None,
) -> AsyncIterator[Application]:
    """Start the application; at the end, close the window, and wait until it has ended well.

    With a folder, its workspace is open and its view exists.
    """
    paths = find_paths(data)
    paths = replace(paths, resources=resources or paths.resources)
    make_private_folders(paths)
    lines: list[str] = []
    application = Application(
        AppContainer(paths, parts), LaunchOptions(folder=folder, places=places), lines.append
    )
    life = asyncio.get_running_loop().create_task(application.live())
    try:
        if folder is not None:
            await first_view(application)
        await until(lambda: application.window.isVisible() or life.done())
        async with asyncio.timeout(seconds):
            yield application
    finally:
        if not life.done():
            application.quit()
        status = await asyncio.wait_for(life, LIMIT_SECONDS)
    assert status == 0


def live_through(
    app: QApplication, story: Callable[[Application], Awaitable[None]], **options: Any
) -> None:
    """Start the application outside a test, on its own event loop, and play a story in it."""

    async def act() -> None:
        async with live(**options) as application:
            await story(application)

    app.setQuitOnLastWindowClosed(False)
    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
        runner.run(act())


class Play:
    """Starts the application in one folder, and waits until the window is open and ready."""

    def __init__(self, data: Path, folder: Path, parts: AppParts) -> None:
        self._data, self._folder, self._parts = data, folder, parts

    @asynccontextmanager
    async def __call__(
        self, *, parts: AppParts | None = None, seconds: float = 55.0
    ) -> AsyncIterator[Application]:
        parts = parts or self._parts
        async with live(
            data=self._data, folder=self._folder, parts=parts, seconds=seconds
        ) as application:
            await until(lambda: open_and_quiet(application))
            yield application

    @asynccontextmanager
    async def view(
        self, *, parts: AppParts | None = None, seconds: float = 55.0
    ) -> AsyncIterator[WorkspaceView]:
        """Give the view of the folder's workspace."""
        async with self(parts=parts, seconds=seconds) as application:
            yield application.window.workspace_views.current


@asynccontextmanager
async def viewed(**options: Any) -> AsyncIterator[WorkspaceView]:
    """Start the application in a folder; give its view once the window is open and ready."""
    async with live(**options) as application:
        await until(lambda: open_and_quiet(application))
        yield application.window.workspace_views.current


async def first_view(application: Application) -> WorkspaceView:
    """Return the view of the workspace that is opened at the start, once it exists."""
    await until(lambda: application.window.workspace_views.current is not None)
    return application.window.workspace_views.current


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


def transcript_rows(workspace_view: WorkspaceView) -> list[TranscriptRow]:
    model = workspace_view.transcript
    return [model.row(at) for at in range(model.rowCount())]


def texts(workspace_view: WorkspaceView, kind: RowKind) -> list[str]:
    rows = [row for row in transcript_rows(workspace_view) if row.kind is kind]
    return [row.what if kind is RowKind.TOOL else row.text for row in rows]


def rows(workspace_view: WorkspaceView) -> list[tuple[RowKind, str, str]]:
    return [(row.kind, row.text, row.what) for row in transcript_rows(workspace_view)]


def states(workspace_view: WorkspaceView) -> list[CallState]:
    """Return the states of the calls that the transcript shows."""
    return [row.state for row in transcript_rows(workspace_view) if row.kind is RowKind.TOOL]


def running(workspace_view: WorkspaceView) -> bool:
    return bool(workspace_view.chat_controller.running)


def resting(workspace_view: WorkspaceView) -> bool:
    """Return whether no turn runs and the window knows, which learns of an end one frame later."""
    open_workspace, session = workspace_view.open_workspace, workspace_view.session
    return not running(workspace_view) and not (
        session and open_workspace.sessions.running(session)
    )


def ready(workspace_view: WorkspaceView) -> bool:
    """Return whether no turn runs and the next message can be typed."""
    return resting(workspace_view) and not workspace_view.chat.composer.editor.isReadOnly()


def entries(workspace_view: WorkspaceView) -> int:
    """Return how many entries the cache browser lists."""
    return workspace_view.page_controllers.cache.browsing.model.rowCount()


async def files_found(workspace_view: WorkspaceView) -> None:
    """Wait until the files of the folder can be mentioned."""

    def has_files() -> bool:
        open_workspace = workspace_view.open_workspace
        return bool(open_workspace and open_workspace.mentions and open_workspace.mentions.files)

    await until(has_files)


async def events(workspace_view: WorkspaceView) -> Sequence[Any]:
    """Return the events of the session that the view shows, without those that are damaged."""
    return await events_of(workspace_view.open_workspace, workspace_view.session)
