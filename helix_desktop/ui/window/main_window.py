"""A view for each workspace that is open, so that changing between them changes nothing.

What is scrolled, typed, opened and selected stays in its widgets; the last ones used are kept.

The window: painted at once, then furnished: the first screen, and a view per workspace.

Closing only asks: the application decides what becomes of turns that run, and ends by itself.
What it is furnished with is imported while it already stands (`launching`); here nothing is.
"""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QStackedLayout, QVBoxLayout, QWidget

from helix_desktop.ui.action import KeyBindings
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import SIDEBAR
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.layout import StackedPages
from helix_desktop.ui.widgets.skeleton import WindowSkeleton
from helix_desktop.ui.window.window_geometry import LEAST

if TYPE_CHECKING:
    from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
    from helix_desktop.app.workspaces.workspace_list import Found
    from helix_desktop.ui.event_bridge import EventBridge
    from helix_desktop.ui.welcome.page import WelcomePage
    from helix_desktop.ui.widgets.cards import Banner
    from helix_desktop.ui.window.workspace_view import WorkspaceView


MOST = 9
"""Views that are kept: as many as there are keys to go to one. An open workspace needs none to go
on.
"""


class WorkspaceViews:
    """A view for each open workspace that was shown, made when that is shown first."""

    def __init__(
        self, stack: QStackedLayout, make: "Callable[[OpenWorkspace], WorkspaceView]"
    ) -> None:
        self._stack, self._make = stack, make
        self._by_id: dict[str, WorkspaceView] = {}
        self.current: WorkspaceView | None = None
        """The one that is shown, or would be; None while no workspace is open."""

    def of(self, workspace: str) -> "WorkspaceView | None":
        return self._by_id.get(workspace)

    @property
    def all(self) -> "tuple[WorkspaceView, ...]":
        return tuple(self._by_id.values())

    def view_for(self, open_workspace: "OpenWorkspace") -> "WorkspaceView":
        """The one of that workspace, the newest in use."""
        key = open_workspace.workspace.id
        workspace_view = self._by_id.pop(key, None)
        if workspace_view is None:
            workspace_view = self._make(open_workspace)
            self._stack.addWidget(workspace_view)
        self._by_id[key] = self.current = workspace_view
        while len(self._by_id) > MOST:
            self.drop(next(iter(self._by_id)))
        return workspace_view

    def drop(self, workspace: str) -> None:
        """Its open workspace closes, or others are used: its widgets go once nothing runs there."""
        workspace_view = self._by_id.pop(workspace, None)
        if workspace_view is None:
            return
        if workspace_view is self.current:
            self.current = next(reversed(self._by_id.values()), None)
        self._stack.removeWidget(workspace_view)
        workspace_view.hide()
        workspace_view.bridge.ended.connect(workspace_view.deleteLater)
        workspace_view.end()

    def end(self) -> None:
        for workspace_view in self.all:
            workspace_view.end()


OpenFolder = Callable[[Path], Awaitable[None]]
WorkspaceOpener = Callable[[str], Awaitable[None]]


class WindowParts(Struct, frozen=True):
    """What a window is made of that it does not know how to make, and whom it asks to open."""

    bridge: "EventBridge"
    banner: "Banner"
    make_welcome: "Callable[[], WelcomePage]"
    make_view: "Callable[[OpenWorkspace, KeyBindings], WorkspaceView]"
    open_folder: OpenFolder
    load_workspace: WorkspaceOpener


class MainWindow(QWidget):
    """One window; what it opens comes from the application."""

    close_requested = Signal()
    welcome_folder = Signal(str)
    """A folder was chosen on the first screen, and is not opened yet."""
    shown = Signal()
    """Another workspace is on screen."""
    view_made = Signal(object)
    """A view of another workspace was made."""

    banner: "Banner"
    workspace_views: WorkspaceViews
    """These are there once it is furnished."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWindowTitle("Helix Desktop")
        self.setMinimumSize(LEAST)
        self._dialog: QFileDialog | None = None
        self.sidebar_width = SIDEBAR
        self.keys = KeyBindings()
        self._furniture: WindowParts | None = None
        self._welcome: WelcomePage | None = None
        self._working = False
        self._stack = StackedPages()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addLayout(self._stack, 1)
        self._skeleton = WindowSkeleton(theme)
        self._stack.addWidget(self._skeleton)

    def furnish(self, furniture: WindowParts) -> None:
        """Once; it goes on showing its skeleton until something is to be seen."""
        self._furniture = furniture
        self._bridge = furniture.bridge
        self.banner = furniture.banner
        self._layout.insertWidget(0, self.banner)
        self.workspace_views = WorkspaceViews(self._stack, self._make_view)
        self._covered: WorkspaceView | None = None
        """What settings cover the inside of."""
        self._bridge.refused.connect(self._on_refused)

    @property
    def welcome(self) -> "WelcomePage":
        """The first screen; made when it is first needed, which mostly it is not."""
        if self._welcome is None:
            self._welcome = made = self._given.make_welcome()
            made.set_busy(self._working)
            made.folder_requested.connect(lambda: self._ask_folder(self.welcome_folder.emit))
            self._stack.addWidget(made)
        return self._welcome

    @property
    def workbench(self) -> "WorkspaceView":
        """The one that is shown, or would be; for whoever knows that a workspace is open."""
        if self.workspace_views.current is None:
            raise LookupError("no workspace is open")
        return self.workspace_views.current

    @property
    def waiting(self) -> bool:
        """Whether nothing was shown yet but its skeleton."""
        return self._stack.currentWidget() is self._skeleton

    @property
    def welcoming(self) -> bool:
        return self._stack.currentWidget() is self._welcome

    async def show_workspace(
        self, open_workspace: "OpenWorkspace", known: "Sequence[Found]"
    ) -> None:
        there = self.workspace_views.of(open_workspace.workspace.id) is not None
        workspace_view = self.workspace_views.view_for(open_workspace)
        workspace_view.sidebar.show_workspaces(known, open_workspace.workspace.id)
        self.setWindowTitle(f"{open_workspace.workspace.name} — Helix Desktop")
        if there:  # at once: everything in it is as it was
            self._stack.setCurrentWidget(workspace_view)
        await workspace_view.begin()
        if self._welcome is not None:
            self._welcome.notice.hide()
        if workspace_view is self.workspace_views.current:
            self._stack.setCurrentWidget(workspace_view)
        self.shown.emit()

    def show_known(self, known: "Sequence[Found]") -> None:
        """The list of workspaces is another one."""
        workspace_view = self.workspace_views.current
        if workspace_view is not None:
            workspace = workspace_view.open_workspace.workspace
            workspace_view.sidebar.show_workspaces(known, workspace.id)
            self.setWindowTitle(f"{workspace.name} — Helix Desktop")

    def show_welcome(self) -> None:
        self.setWindowTitle("Helix Desktop")
        self._stack.setCurrentWidget(self.welcome)

    def set_busy(self, busy: bool) -> None:
        """While something opens, nothing else is begun on the first screen."""
        self._working = busy
        if self._welcome is not None:
            self._welcome.set_busy(busy)

    def come_forward(self) -> None:
        """Before other windows, from wherever it is."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def cover(self, widget: QWidget) -> None:
        """Settings over the pages of the workspace that is shown."""
        self._covered = self.workbench
        self._covered.cover(widget)
        widget.show()

    def uncover(self, widget: QWidget) -> None:
        """They stay with the window: the view they covered may go."""
        if self._covered is not None:
            self._covered.uncover(widget)
            self._covered = None
        widget.setParent(self)

    def take_keyboard(self, before: QWidget | None) -> None:
        """To somebody on what is shown; `before` had it when it was shown last."""
        shown = self.workspace_views.current
        if shown is not None and self._stack.currentWidget() is shown:
            shown.take_keyboard(before)
        elif before is not None and before.isVisible():
            before.setFocus()

    def ask_folder(self) -> None:
        """For one to be opened at once."""
        self._ask_folder(self.choose_folder)

    def _ask_folder(self, chosen: Callable[[str], None]) -> None:
        """The system's dialog; it never runs an event loop of its own."""
        dialog = QFileDialog(self, tr("Choose the folder to work in"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        self._dialog = dialog

    def choose_folder(self, folder: str) -> None:
        self._bridge.run(self._busy(self._given.open_folder(Path(folder))), "open folder")

    def choose_workspace(self, workspace: str) -> None:
        self._bridge.run(self._busy(self._given.load_workspace(workspace)), "open workspace")

    @property
    def _given(self) -> WindowParts:
        if self._furniture is None:
            raise RuntimeError("the window is not furnished yet")
        return self._furniture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._furniture is None:
            return
        for workspace_view in self.workspace_views.all:
            workspace_view.set_room(event.size().width())

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.close_requested.emit()

    def _make_view(self, open_workspace: "OpenWorkspace") -> "WorkspaceView":
        active = self.isActiveWindow()
        workspace_view = self._given.make_view(open_workspace, self.keys)
        workspace_view.set_room(self.width())
        workspace_view.sides.sidebar.show_width(self.sidebar_width)
        workspace_view.sides.sized.connect(self._on_sidebar_sized)
        workspace_view.sidebar.workspace_chosen.connect(self.choose_workspace)
        self.view_made.emit(workspace_view)
        if active:  # widgets that are made may have taken the keyboard from this window
            self.activateWindow()
        return workspace_view

    def _on_sidebar_sized(self, width: int) -> None:
        """The same in every workspace."""
        self.sidebar_width = width
        for workspace_view in self.workspace_views.all:
            if workspace_view is not self.workspace_views.current:
                workspace_view.sides.sidebar.show_width(width)

    async def _busy(self, work: Awaitable[None]) -> None:
        self.set_busy(True)
        try:
            await work
        finally:
            self.set_busy(False)

    def _on_refused(self, message: str, hint: str) -> None:
        shown = self.workspace_views.current
        if self._welcome is not None or self.waiting or shown is None:
            self.welcome.notice.show_message(message, hint)
        if shown is not None:
            shown.show_problem(message, hint)
