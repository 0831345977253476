"""Actions of the window itself: palette, shortcuts, full screen, sides, quit, zoom, dark look.

The command palette (Ctrl+K) opens here, and here the item that was chosen in it is opened."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.settings import Settings
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import ListedWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.palette.items import (
    PaletteHit,
    PaletteItem,
    PaletteKind,
    PaletteSources,
    action_items,
    search_messages,
    setting_items,
    workspace_items,
)
from helix_desktop.ui.palette.palette import CommandPalette
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.zoom import ZOOMS
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.glossary import explain_focus
from helix_desktop.ui.widgets.row_list import WorkspaceStatus
from helix_desktop.ui.window.main_window import allow_small, bring_inside
from helix_desktop.ui.window.workspace_view import WorkspaceView


class PaletteHost(Struct, frozen=True):
    """The functions of the window and the application that the palette uses."""

    workspace_view: Callable[[], WorkspaceView | None]
    open_workspaces: Callable[[], Sequence[OpenWorkspace]]
    known: Callable[[], Sequence[ListedWorkspace]]
    standings: Callable[[], Mapping[str, WorkspaceStatus]]
    go: Callable[[str, SessionId | None, int], Coroutine[object, object, None]]
    """The function that leads to a workspace, a session, and an event.

    The session None leaves the view as it is; the event 0 means none.
    """


class PaletteController(QObject):
    """The controller of the window's palette: its items, its search, and its destinations."""

    def __init__(self, bridge: EventBridge, *, window: QWidget, around: PaletteHost) -> None:
        super().__init__(window)
        self._bridge, self._around = bridge, around
        self.palette = CommandPalette(window)
        self._sources = PaletteSources(bridge)
        self._search = 0
        self.palette.chosen.connect(self._on_chosen)
        self.palette.everywhere_requested.connect(self._on_everywhere)
        self.palette.asked_for.connect(self._sources.look_for)
        self.palette.closed.connect(self._on_closed)
        self._sources.renewed.connect(self._on_renewed)

    def open_palette(self, line: str = "") -> None:
        """Open the palette with `line`, or with the last line selected.

        Without `line`, an open palette is closed.
        """
        if self.palette.isVisible() and not line:
            self.palette.close_sheet()
            return
        workspace_view = self._around.workspace_view()
        if workspace_view is None:
            return
        open_workspace = workspace_view.open_workspace
        page = workspace_view.chat_controller.page
        self.palette.asking_dock = lambda: page.asking_dock if page.isVisible() else None
        page.dock.installEventFilter(self.palette)
        self.palette.open_with(self._items(workspace_view), line)
        self._sources.renew(
            open_workspace, self._around.open_workspaces(), now=open_workspace.now()
        )

    def _on_renewed(self) -> None:
        if (workspace_view := self._around.workspace_view()) is not None:
            self.palette.refresh(self._items(workspace_view))

    def _items(self, workspace_view: WorkspaceView) -> list[PaletteItem]:
        actions = action_items(workspace_view.action_registry)
        listed_workspaces, standings = self._around.known(), self._around.standings()
        workspaces = workspace_items(listed_workspaces, standings, workspace_view.action_registry)
        return [*actions, *setting_items(), *workspaces, *self._sources.all()]

    def _on_chosen(self, item: PaletteItem) -> None:
        workspace_view = self._around.workspace_view()
        if workspace_view is None:
            return
        match item.kind:
            case PaletteKind.ACTION:
                action = workspace_view.action_registry.find(item.key)
                if action is not None and action.where not in ("", workspace_view.page):
                    workspace_view.open_page(action.where)  # it acts on what that page shows
                workspace_view.action_registry.run(item.key)
            case PaletteKind.WORKSPACE:
                self._go(item.key, None)
            case PaletteKind.SETTING:
                workspace_view.navigation.settings_requested.emit(item.key)
            case (
                PaletteKind.SESSION
                | PaletteKind.MESSAGE
                | PaletteKind.OUTPUT
                | PaletteKind.HANDOVER
            ):
                workspace, session, seq = item.key.split("/")
                self._go(workspace, SessionId(session), int(seq))
            case PaletteKind.ENTRY:
                workspace_view.navigation.entry_requested.emit(item.key)
            case PaletteKind.FILE:
                workspace_view.navigation.recall_requested.emit(f"@{item.key} ")

    def _go(self, workspace: str, session: SessionId | None, seq: int = 0) -> None:
        self._bridge.run(self._around.go(workspace, session, seq), "go to what was chosen")

    def _on_everywhere(self, words: str) -> None:
        self._search += 1
        workspace_view = self._around.workspace_view()
        if workspace_view is None:
            return
        number, palette, open_workspace = self._search, self.palette, workspace_view.open_workspace
        other_workspaces = [
            workspace
            for workspace in self._around.open_workspaces()
            if workspace is not open_workspace
        ]

        def show(hits: Sequence[PaletteHit], read: int, over: bool) -> None:
            palette.show_messages(words, hits, read=read, is_over=over)

        search = search_messages(
            [open_workspace, *other_workspaces],
            words,
            show,
            is_wanted=lambda: number == self._search,
            now=open_workspace.now(),
        )
        self._bridge.run(search, "search all sessions")

    def _on_closed(self) -> None:
        self._search += 1  # a search that still runs can stop


MAX_WORKSPACE_KEYS = 9
"""The number of workspaces with a shortcut of their own."""


class WindowActionHost(Struct, frozen=True):
    """The functions of the window behind its own actions."""

    window: QWidget
    palette_controller: PaletteController
    known: Callable[[], Sequence[ListedWorkspace]]
    go: Callable[[str], None]
    quit: Callable[[], None]


def add_window_actions(host: WindowActionHost, workspace_view: WorkspaceView) -> None:
    """Add the window's own actions to a new workspace view."""
    view, app = tr("View", "menu"), tr("Application")
    search = Action(
        "palette",
        tr("Search everything"),
        tr("Go to"),
        host.palette_controller.open_palette,
        keys="Ctrl+K",
        also="Ctrl+Shift+P",
        icon="search",
    )
    sidebar, panel = (partial(workspace_view.turn, side) for side in workspace_view.sides.both)
    rows: tuple[tuple[str, str, str, Callable[[], None], str, str], ...] = (
        (
            "app.keys",
            tr("Show keyboard shortcuts"),
            app,
            partial(_show_keys, host, workspace_view),
            "Ctrl+/",
            "key",
        ),
        (
            "view.full",
            tr("Toggle full screen"),
            view,
            partial(_turn_full, host.window),
            "F11",
            "open",
        ),
        (
            "app.glossary",
            tr("Explain words"),
            app,
            lambda: explain_focus(host.window, QApplication.focusWidget()),
            "F1",
            "info",
        ),
        ("view.sidebar", tr("Toggle sidebar"), view, sidebar, "Ctrl+B", "sidebar"),
        ("view.panel", tr("Toggle side panel"), view, panel, "Ctrl+Alt+B", "side-panel"),
        ("app.quit", tr("Quit"), app, host.quit, "Ctrl+Q", "close"),
    )
    workspace_view.action_registry.add(search)
    for name, words, group, run, keys, icon in rows:
        workspace_view.action_registry.add(Action(name, words, group, run, keys=keys, icon=icon))
    for index in range(MAX_WORKSPACE_KEYS):
        workspace_view.action_registry.add(_going(host, index))


def _show_keys(host: WindowActionHost, workspace_view: WorkspaceView) -> None:
    # lazy: few starts show the shortcuts
    from helix_desktop.ui.window.window_dialogs import toggle_shortcuts  # noqa: PLC0415

    toggle_shortcuts(host.window, workspace_view.action_registry)


def _going(host: WindowActionHost, index: int) -> Action:
    """Return the action that opens the workspace at a position in the list."""

    def go() -> None:
        workspaces = host.known()
        if index < len(workspaces):
            host.go(workspaces[index].id)

    def disabled_reason() -> str:
        return "" if index < len(host.known()) else tr("No workspace with that number")

    words = tr("Workspace {0}").format(index + 1)
    return Action(
        f"workspace.{index + 1}",
        words,
        tr("Go to"),
        go,
        keys=f"Ctrl+{index + 1}",
        disabled_reason=disabled_reason,
        icon="folder",
    )


def _turn_full(window: QWidget) -> None:
    """Turn full screen on or off; a window that was maximized is maximized again."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


UNZOOMED_PERCENT = 100


class ZoomController:
    """The controller of the window's zoom, which applies at once and is kept for the next start."""

    def __init__(
        self, bridge: EventBridge, theme: Theme, *, settings: Settings, window: QWidget
    ) -> None:
        self._bridge, self._theme = bridge, theme
        self._settings, self._window = settings, window
        self._wanted = settings.number("zoom")
        self._keeping = False
        theme.zoomed.connect(self._on_zoomed)

    def add_actions(self, action_registry: ActionRegistry) -> None:
        group = tr("View", "menu")
        commands = (
            ("in", tr("Zoom in"), lambda: self.step(1), "Ctrl++", "Ctrl+="),
            ("out", tr("Zoom out"), lambda: self.step(-1), "Ctrl+-", ""),
            ("plain", tr("Zoom to 100%"), lambda: self.choose(UNZOOMED_PERCENT), "Ctrl+0", ""),
        )
        for name, words, run, keys, second_keys in commands:
            action_registry.add(
                Action(
                    f"view.zoom-{name}", words, group, run, keys, icon="search", also=second_keys
                )
            )

    def step(self, steps: int) -> None:
        """Zoom to the next larger or smaller size; do nothing at either end."""
        next_zooms = [zoom for zoom in ZOOMS if (zoom - self._wanted) * steps > 0]
        if next_zooms:
            self.choose(min(next_zooms) if steps > 0 else max(next_zooms))

    def choose(self, percent: int) -> None:
        self._wanted = percent
        if not self._keeping:
            self._keeping = True
            self._bridge.run(self._keep(), "keep the zoom")
        words = tr("Zoom {0}%").format(percent)
        if not self._theme.set_zoom(percent):
            words = tr("Zoom {0}% takes effect after a restart").format(percent)
            self._bridge.refused.emit(words, tr("This system can change zoom only at startup."))
        announce(self._window, words)

    def _on_zoomed(self, percent: int) -> None:
        self._wanted = percent
        allow_small(self._window)
        bring_inside(self._window)

    async def _keep(self) -> None:
        """Save the zoom, one write after another, so that the newest is written last."""
        try:
            while self._settings.number("zoom") != self._wanted:
                await asyncio.to_thread(self._settings.set, "zoom", self._wanted)
        finally:
            self._keeping = False


class AppearanceController:
    """The controller of the window's theme, offered in each workspace view."""

    def __init__(self, bridge: EventBridge, theme: Theme, *, settings: Settings) -> None:
        self._bridge, self._theme, self._settings = bridge, theme, settings

    def add_actions(self, action_registry: ActionRegistry) -> None:
        commands = (
            ("dark", tr("Use dark theme")),
            ("light", tr("Use light theme")),
            ("system", tr("Use system theme")),
        )
        for name, words in commands:
            run = partial(self.choose, name)
            action_registry.add(
                Action(f"view.theme-{name}", words, tr("View", "menu"), run, icon="palette")
            )

    def choose(self, name: str) -> None:
        self._theme.choose(name)
        keeping = asyncio.to_thread(self._settings.set, "appearance", name)
        self._bridge.run(keeping, "keep the appearance")
