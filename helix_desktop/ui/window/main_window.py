"""The main window: painted at once, filled later, with a view for each of the last workspaces.

A view's widgets keep scroll positions, typed text, and selections, so that switching between
workspaces changes nothing; the views used last are kept. A request to close is only reported: the
application decides about running turns and ends by itself. The window's parts are imported while
its outline is shown (`ui/application/launch.py`); this module imports none of them.
"""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from helix_desktop.ui.style import tokens
from helix_desktop.ui.style.canvas import Canvas, PaintedWidget
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.layout import StackedPages, column_of, grow

if TYPE_CHECKING:
    from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
    from helix_desktop.app.workspaces.workspace_list import ListedWorkspace
    from helix_desktop.ui.event_bridge import EventBridge
    from helix_desktop.ui.welcome.page import WelcomePage
    from helix_desktop.ui.widgets.notices import Banner
    from helix_desktop.ui.window.workspace_view import ViewPlace, WorkspaceView


MIN_SIZE = QSize(720, 480)
EXPECTED_FRAME = QMargins(1, 40, 1, 1)
"""The frame, mostly a title bar, that a desktop may add before its real size is known."""


def fit_to_screen(wanted: QSize, room: QSize, frame: QMargins = EXPECTED_FRAME) -> QSize:
    """Return the wanted size, limited to the room that the frame leaves."""
    return wanted.boundedTo(room.shrunkBy(frame)).expandedTo(QSize(1, 1))


def allow_small(window: QWidget) -> None:
    """Set the window's minimum size: smaller on a small screen or with a large zoom."""
    window.setMinimumSize(fit_to_screen(MIN_SIZE, window.screen().availableSize()))


def bring_inside(window: QWidget, initial_size: QSize | None = None) -> None:
    """Move and shrink a window so that its frame is within the work area.

    If `initial_size` is given, the window is changed only while it still has that size; any other
    size is the user's choice.
    """
    was_resized = initial_size is not None and window.size() != initial_size
    if was_resized or window.isMaximized() or window.isFullScreen():
        return
    work_area = window.screen().availableGeometry()
    outer, inner = window.frameGeometry(), window.geometry()
    if work_area.contains(outer):
        return
    frame = QMargins(
        inner.left() - outer.left(),
        inner.top() - outer.top(),
        outer.right() - inner.right(),
        outer.bottom() - inner.bottom(),
    )
    window.resize(fit_to_screen(inner.size(), work_area.size(), frame))
    outer = window.frameGeometry()
    left = min(outer.left(), work_area.right() + 1 - outer.width())
    top = min(outer.top(), work_area.bottom() + 1 - outer.height())
    window.move(max(left, work_area.left()), max(top, work_area.top()))


MAX_VIEWS = 9
"""The most views kept: as many as have a shortcut. An open workspace runs without a view."""


class WorkspaceViews:
    """The views of the open workspaces, each created when its workspace is first shown."""

    def __init__(
        self, stack: QStackedLayout, make: "Callable[[OpenWorkspace], WorkspaceView]"
    ) -> None:
        self._stack, self._make = stack, make
        self._by_id: dict[str, WorkspaceView] = {}
        self.current: WorkspaceView | None = None
        """The view that is shown, or would be; None while no workspace is open."""

    def of(self, workspace: str) -> "WorkspaceView | None":
        return self._by_id.get(workspace)

    @property
    def all(self) -> "tuple[WorkspaceView, ...]":
        return tuple(self._by_id.values())

    def view_for(self, open_workspace: "OpenWorkspace") -> "WorkspaceView":
        """Return the workspace's view, created if necessary, and make it the current one."""
        key = open_workspace.workspace.id
        workspace_view = self._by_id.pop(key, None)
        if workspace_view is None:
            workspace_view = self._make(open_workspace)
            self._stack.addWidget(workspace_view)
        self._by_id[key] = self.current = workspace_view
        while len(self._by_id) > MAX_VIEWS:
            self.drop(next(iter(self._by_id)))
        return workspace_view

    def drop(self, workspace: str) -> None:
        """Remove a view; its widgets are deleted once its work has ended."""
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


class MainWindow(QWidget):
    """The application's main window; the application opens workspaces for it."""

    close_requested = Signal()
    shown = Signal()
    """Another workspace is shown."""
    view_created = Signal(object)
    """The view of a workspace was created."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Helix Desktop")
        self.setMinimumSize(MIN_SIZE)
        self.sidebar_width = tokens.SIDEBAR_WIDTH
        self._welcome: WelcomePage | None = None
        self._working = False
        self._stack = StackedPages()
        self._layout = column_of(grow(self._stack), on=self, spacing=0)
        self._has_parts = False
        self._skeleton = WindowSkeleton()
        self._stack.addWidget(self._skeleton)

    def add_parts(
        self,
        *,
        bridge: "EventBridge",
        banner: "Banner",
        make_welcome: "Callable[[], WelcomePage]",
        make_view: "Callable[[OpenWorkspace], WorkspaceView]",
        open_folder: Callable[[Path], Awaitable[None]],
        load_workspace: Callable[[str], Awaitable[None]],
    ) -> None:
        """Give the window its parts, once; its outline stays until a page is shown."""
        self._bridge, self.banner = bridge, banner
        self._make_welcome, self._make_parts_of_view = make_welcome, make_view
        self._open_folder, self._load_workspace = open_folder, load_workspace
        self._layout.insertWidget(0, banner)
        # not before: a window in a cycle that nobody closes is collected, and freed twice
        self.workspace_views = WorkspaceViews(self._stack, self._make_view)
        self._places: dict[str, ViewPlace] = {}
        """What the views showed that the next ones of their workspaces return to."""
        self._covered: WorkspaceView | None = None
        """The view whose pages the settings cover."""
        self._has_parts = True
        bridge.refused.connect(self.show_problem)

    @property
    def welcome(self) -> "WelcomePage":
        """The welcome page, created when first needed; most starts do not need it."""
        if self._welcome is None:
            self._welcome = self._make_welcome()
            self._welcome.set_busy(self._working)
            self._stack.addWidget(self._welcome)
        return self._welcome

    @property
    def waiting(self) -> bool:
        """Whether the window still shows only its outline."""
        return self._stack.currentWidget() is self._skeleton

    @property
    def welcoming(self) -> bool:
        return self._stack.currentWidget() is self._welcome

    async def show_workspace(
        self, open_workspace: "OpenWorkspace", workspaces: "Sequence[ListedWorkspace]"
    ) -> None:
        has_view = self.workspace_views.of(open_workspace.workspace.id) is not None
        workspace_view = self.workspace_views.view_for(open_workspace)
        workspace_view.sidebar.show_workspaces(workspaces, open_workspace.workspace.id)
        self.setWindowTitle(f"{open_workspace.workspace.name} — Helix Desktop")
        if has_view:  # at once, because its widgets kept their state
            self._stack.setCurrentWidget(workspace_view)
        view_place = self._places.pop(open_workspace.workspace.id, None)
        with workspace_view.bridge.in_use():
            await workspace_view.begin(view_place)
        if self._welcome is not None:
            self._welcome.notice.hide()
        if workspace_view is self.workspace_views.current:
            self._stack.setCurrentWidget(workspace_view)
        self.shown.emit()

    def show_known(self, workspaces: "Sequence[ListedWorkspace]") -> None:
        """Show a changed list of workspaces."""
        workspace_view = self.workspace_views.current
        if workspace_view is not None:
            workspace = workspace_view.open_workspace.workspace
            workspace_view.sidebar.show_workspaces(workspaces, workspace.id)
            self.setWindowTitle(f"{workspace.name} — Helix Desktop")

    def renew(self) -> None:
        """Drop everything with texts, to be created in another language when it is shown next."""
        for workspace_view in self.workspace_views.all:
            workspace = workspace_view.open_workspace.workspace.id
            self._places[workspace] = workspace_view.place
            self.workspace_views.drop(workspace)
        if self._welcome is not None:
            self._stack.removeWidget(self._welcome)
            self._welcome.deleteLater()
            self._welcome = None
        if not self.banner.isHidden():
            self.banner.tell_safe_start()

    def show_welcome(self) -> None:
        self.setWindowTitle("Helix Desktop")
        self._stack.setCurrentWidget(self.welcome)

    def set_busy(self, busy: bool) -> None:
        """Disable the welcome page while a workspace opens."""
        self._working = busy
        if self._welcome is not None:
            self._welcome.set_busy(busy)

    def come_forward(self) -> None:
        """Bring the window in front of other windows, even if it is minimized."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def cover(self, widget: QWidget) -> None:
        """Show the settings over the pages of the current workspace."""
        self._covered = self.workspace_views.current
        if self._covered is not None:
            self._covered.cover(widget)
            widget.show()

    def show_uncovered(self, widget: QWidget) -> None:
        """Uncover the pages; the settings stay with the window because the view may be deleted."""
        if self._covered is not None:
            self._covered.show_uncovered(widget)
            self._covered = None
        widget.setParent(self)

    def take_keyboard(self, before: QWidget | None) -> None:
        """Give the keyboard to a widget that is shown; `before` had the keyboard last."""
        view = self.workspace_views.current
        if view is not None and self._stack.currentWidget() is view:
            view.take_keyboard(before)
        elif before is not None and before.isVisible():
            before.setFocus()

    def ask_folder(self, on_chosen: Callable[[str], None]) -> None:
        # lazy: the first paint does not wait for it
        from helix_desktop.ui.widgets.dialogs import ask_for_folder  # noqa: PLC0415

        title = tr("Choose a project folder")
        ask_for_folder(self, title, lambda folder: on_chosen(str(folder)))

    def choose_folder(self, folder: str) -> None:
        self._bridge.run(self._busy(self._open_folder(Path(folder))), "open folder")

    def choose_workspace(self, workspace: str) -> None:
        self._bridge.run(self._busy(self._load_workspace(workspace)), "open workspace")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._has_parts:
            for workspace_view in self.workspace_views.all:
                workspace_view.sides.set_room(event.size().width())

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.close_requested.emit()

    def _make_view(self, open_workspace: "OpenWorkspace") -> "WorkspaceView":
        active = self.isActiveWindow()
        workspace_view = self._make_parts_of_view(open_workspace)
        workspace_view.sides.set_room(self.width())
        workspace_view.sides.sidebar.show_width(self.sidebar_width)
        workspace_view.sides.sized.connect(self._on_sidebar_sized)
        workspace_view.sidebar.workspaces.chosen.connect(self.choose_workspace)
        self.view_created.emit(workspace_view)
        if active:  # new widgets may have taken the keyboard from this window
            self.activateWindow()
        return workspace_view

    def _on_sidebar_sized(self, width: int) -> None:
        """Use the new width of the sidebar in every view."""
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

    def show_problem(self, message: str, hint: str) -> None:
        view = self.workspace_views.current
        if self._welcome is not None or self.waiting or view is None:
            self.welcome.notice.show_message(message, hint)
        if view is not None:
            view.show_problem(message, hint)


BAR_HEIGHT, BAR_RADIUS = 12, 6
LEFT_MARGIN, ROW_GAP = 16, 36
ROW_SHARES = (0.55, 0.7, 0.45, 0.6, 0.5)
"""Lengths of the sidebar's rows, as shares of its width."""
LINE_SHARES = (0.38, 0.92, 0.86, 0.64)
"""Lengths of the conversation's lines, as shares of its column."""


class WindowSkeleton(PaintedWidget):
    """A painted outline without child widgets, shown before their modules are imported."""

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        width, height = self.width(), self.height() - tokens.STATUS_BAR_HEIGHT - 1
        left = tokens.SIDEBAR_WIDTH + 1 if width >= tokens.MIN_SIDEBAR_WINDOW_WIDTH else 0
        right = width - tokens.SIDE_PANEL_WIDTH if width >= tokens.MIN_PANEL_WINDOW_WIDTH else width
        for area, tone in (
            (self.rect(), "bg"),
            (QRect(0, 0, left, height), "panel"),
            (QRect(right, 0, width, height), "panel"),
            (QRect(left - 1, 0, 1, height), "line"),
            (QRect(right, 0, 1, height), "line"),
            (QRect(left, tokens.TOP_BAR_HEIGHT, width, 1), "line"),
            (QRect(0, height, width, 1), "line"),
        ):
            canvas.fill(area, tone)
        if left:
            sidebar = QRectF(
                LEFT_MARGIN,
                tokens.TOP_BAR_HEIGHT + LEFT_MARGIN,
                tokens.SIDEBAR_WIDTH - 2 * LEFT_MARGIN,
                BAR_HEIGHT,
            )
            _paint_lines(canvas, sidebar, ROW_SHARES, apart=ROW_GAP)
        text_px = min(tokens.COLUMN_WIDTH, right - left - 2 * ROW_GAP)
        column = QRectF(
            (left + right - 1) // 2 - text_px / 2,
            tokens.TOP_BAR_HEIGHT + ROW_GAP,
            text_px,
            BAR_HEIGHT,
        )
        _paint_lines(canvas, column, LINE_SHARES, apart=BAR_HEIGHT + LEFT_MARGIN)


def _paint_lines(canvas: Canvas, first: QRectF, shares: Sequence[float], *, apart: int) -> None:
    for index, share in enumerate(shares):
        line = QRectF(first.left(), first.top() + index * apart, first.width() * share, BAR_HEIGHT)
        canvas.box(line, BAR_RADIUS, "surf2")
