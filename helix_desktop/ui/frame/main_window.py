"""The window: painted at once, then furnished: the first screen, and a workbench per workspace.

Closing only asks: the application decides what becomes of turns that run, and ends by itself.
What it is furnished with is imported while it already stands (`launching`); here nothing is.
"""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from helix_desktop.domain.values import value
from helix_desktop.ui.actions import KeyChoices
from helix_desktop.ui.frame.benches import Benches
from helix_desktop.ui.frame.placing import LEAST
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import SIDEBAR
from helix_desktop.ui.parts.skeleton import Skeleton
from helix_desktop.ui.parts.stacked import Stacked
from helix_desktop.ui.words import tr

if TYPE_CHECKING:
    from helix_desktop.app.desk import Desk
    from helix_desktop.app.workspaces import Found
    from helix_desktop.ui.bridge import Bridge
    from helix_desktop.ui.frame.workbench import Workbench
    from helix_desktop.ui.parts.banner import Banner
    from helix_desktop.ui.welcome.page import WelcomePage

OpenFolder = Callable[[Path], Awaitable[None]]
OpenWorkspace = Callable[[str], Awaitable[None]]


@value
class Furniture:
    """What a window is made of that it does not know how to make, and whom it asks to open."""

    bridge: "Bridge"
    banner: "Banner"
    make_welcome: "Callable[[], WelcomePage]"
    make_bench: "Callable[[KeyChoices], Workbench]"
    open_folder: OpenFolder
    open_workspace: OpenWorkspace


class MainWindow(QWidget):
    """One window; what it opens comes from the application."""

    close_requested = Signal()
    welcome_folder = Signal(str)
    """A folder was chosen on the first screen, and is not opened yet."""
    shown = Signal()
    """Another workspace is on screen."""
    benched = Signal(object)
    """Another workbench was made."""

    banner: "Banner"
    benches: Benches
    """These are there once it is furnished."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setWindowTitle("Helix Desktop")
        self.setMinimumSize(LEAST)
        self._dialog: QFileDialog | None = None
        self.sidebar_width = SIDEBAR
        self._under: QWidget | None = None
        """What settings cover."""
        self.keys = KeyChoices()
        self._furniture: Furniture | None = None
        self._welcome: WelcomePage | None = None
        self._working = False
        self._stack = Stacked()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addLayout(self._stack, 1)
        self._skeleton = Skeleton(theme)
        self._stack.addWidget(self._skeleton)

    def furnish(self, furniture: Furniture) -> None:
        """Once; it goes on showing its skeleton until something is to be seen."""
        self._furniture = furniture
        self._bridge = furniture.bridge
        self.banner = furniture.banner
        self._layout.insertWidget(0, self.banner)
        self.benches = Benches(self._stack, self._make_bench)
        self._covered = self.workbench
        self._bridge.refused.connect(self._on_refused)

    @property
    def welcome(self) -> "WelcomePage":
        """The first screen; made when it is first needed, which mostly it is not."""
        if self._welcome is None:
            self._welcome = made = self._given.make_welcome()
            made.set_busy(self._working)
            made.folder_wanted.connect(lambda: self._ask_folder(self.welcome_folder.emit))
            self._stack.addWidget(made)
        return self._welcome

    @property
    def workbench(self) -> "Workbench":
        """The one that is shown, or would be."""
        return self.benches.current

    @property
    def waiting(self) -> bool:
        """Whether nothing was shown yet but its skeleton."""
        return self._stack.currentWidget() is self._skeleton

    @property
    def welcoming(self) -> bool:
        return self._stack.currentWidget() is self._welcome

    async def show_desk(self, desk: "Desk", known: "Sequence[Found]") -> None:
        bench = self.benches.bench_for(desk)
        bench.sidebar.show_workspaces(known, desk.workspace.id)
        self.setWindowTitle(f"{desk.workspace.name} — Helix Desktop")
        there = bench.desk is desk
        if there:  # at once: everything in it is as it was
            self._stack.setCurrentWidget(bench)
        await bench.show_desk(desk)
        self._under = bench
        if self._welcome is not None:
            self._welcome.notice.hide()
        if bench is self.benches.current:
            self._stack.setCurrentWidget(bench)
        self.shown.emit()

    def show_known(self, known: "Sequence[Found]") -> None:
        """The list of workspaces is another one."""
        bench = self.workbench
        current = bench.desk.workspace.id if bench.desk is not None else ""
        bench.sidebar.show_workspaces(known, current)
        if bench.desk is not None:
            self.setWindowTitle(f"{bench.desk.workspace.name} — Helix Desktop")

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

    def take_keyboard(self, before: QWidget | None) -> None:
        """To somebody on what is shown; `before` had it when it was shown last."""
        if self._stack.currentWidget() is self.workbench:
            self.workbench.take_keyboard(before)
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
        self._bridge.run(self._busy(self._given.open_workspace(workspace)), "open workspace")

    @property
    def _given(self) -> Furniture:
        if self._furniture is None:
            raise RuntimeError("the window is not furnished yet")
        return self._furniture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._furniture is None:
            return
        for bench in self.benches.all:
            bench.set_room(event.size().width())

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.close_requested.emit()

    def _make_bench(self) -> "Workbench":
        active = self.isActiveWindow()
        bench = self._given.make_bench(self.keys)
        bench.set_room(self.width())
        bench.sides.sidebar.show_width(self.sidebar_width)
        bench.sides.sized.connect(self._on_sidebar_sized)
        bench.sidebar.workspace_chosen.connect(self.choose_workspace)
        self.benched.emit(bench)
        if active:  # widgets that are made may have taken the keyboard from this window
            self.activateWindow()
        return bench

    def _on_sidebar_sized(self, width: int) -> None:
        """The same in every workspace."""
        self.sidebar_width = width
        for bench in self.benches.all:
            if bench is not self.workbench:
                bench.sides.sidebar.show_width(width)

    async def _busy(self, work: Awaitable[None]) -> None:
        self.set_busy(True)
        try:
            await work
        finally:
            self.set_busy(False)

    def _on_refused(self, message: str, hint: str) -> None:
        if self._welcome is not None or self.waiting:
            self.welcome.notice.show_message(message, hint)
        self.workbench.show_problem(message, hint)
