"""The window: the welcome page until a workspace is open, the workbench from then on.

Closing only asks: the window hides, and the application ends when everything is written.
"""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QStackedLayout, QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.app.workspaces import Found
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.welcome.page import WelcomePage
from helix_desktop.ui.words import tr
from helix_desktop.ui.workbench import Workbench

LEAST_WIDTH, LEAST_HEIGHT = 720, 480
WITHOUT_PANEL = 1_080
"""Below this width the side panel gives its room to the chat."""

OpenFolder = Callable[[Path], Awaitable[None]]
OpenWorkspace = Callable[[str], Awaitable[None]]


class MainWindow(QWidget):
    """One window; what it opens comes from the application."""

    close_requested = Signal()

    def __init__(
        self,
        bridge: Bridge,
        theme: Theme,
        *,
        open_folder: OpenFolder,
        open_workspace: OpenWorkspace,
    ) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWindowTitle("Helix Desktop")
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self._bridge = bridge
        self._open_folder = open_folder
        self._open_workspace = open_workspace
        self._dialog: QFileDialog | None = None
        self._under: QWidget | None = None
        """What settings cover."""
        self.welcome = WelcomePage(theme)
        self.workbench = self._covered = Workbench(bridge, theme)
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self.welcome)
        self._stack.addWidget(self.workbench)
        self.welcome.folder_wanted.connect(self.ask_folder)
        self.workbench.sidebar.workspace_wanted.connect(self.ask_folder)
        self.workbench.sidebar.workspace_chosen.connect(self._on_workspace_chosen)
        bridge.refused.connect(self._on_refused)

    async def show_desk(self, desk: Desk, known: Sequence[Found]) -> None:
        self.workbench.sidebar.show_workspaces(known, desk.workspace.id)
        self.setWindowTitle(f"{desk.workspace.name} — Helix Desktop")
        await self.workbench.show_desk(desk)
        self._under = self.workbench
        self.welcome.notice.hide()
        self._stack.setCurrentWidget(self.workbench)

    def cover(self, widget: QWidget) -> None:
        """Settings over what is shown, also where no workspace is open."""
        self._under, self._covered = self._stack.currentWidget(), self.workbench
        self._covered.cover(widget)
        self._stack.setCurrentWidget(self._covered)
        widget.show()

    def uncover(self, widget: QWidget) -> None:
        """They stay with the window: the workbench they covered may go."""
        self._covered.uncover(widget)
        widget.setParent(self)
        if self._under is not None and self._stack.currentWidget() is self._covered:
            self._stack.setCurrentWidget(self._under)

    def ask_folder(self) -> None:
        """The system's dialog; it never runs an event loop of its own."""
        dialog = QFileDialog(self, tr("Choose the folder to work in"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self.choose_folder)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        self._dialog = dialog

    def choose_folder(self, folder: str) -> None:
        self._bridge.run(self._busy(self._open_folder(Path(folder))), "open folder")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.workbench.set_narrow(event.size().width() < WITHOUT_PANEL)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.hide()
        self.close_requested.emit()

    async def _busy(self, work: Awaitable[None]) -> None:
        self.welcome.set_busy(True)
        try:
            await work
        finally:
            self.welcome.set_busy(False)

    def _on_workspace_chosen(self, workspace: str) -> None:
        self._bridge.run(self._busy(self._open_workspace(workspace)), "open workspace")

    def _on_refused(self, message: str, hint: str) -> None:
        self.welcome.notice.show_message(message, hint)
