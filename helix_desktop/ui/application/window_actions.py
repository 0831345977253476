"""Actions of the window itself: palette, shortcuts, full screen, sides, quit, zoom, dark look.

The command palette (Ctrl+K) opens here, and here the item that was chosen in it is opened."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.settings import Settings
from helix_desktop.domain.cache import SessionId
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.application.open_workspaces import OpenWorkspaces
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
from helix_desktop.ui.window.main_window import allow_small, bring_inside
from helix_desktop.ui.window.window_dialogs import toggle_shortcuts
from helix_desktop.ui.window.workspace_view import WorkspaceView


class PaletteController(QObject):
    """The controller of the window's palette: its items, its search, and its destinations."""

    def __init__(self, open_workspaces: OpenWorkspaces) -> None:
        super().__init__(open_workspaces.window)
        self._open_workspaces, self._bridge = open_workspaces, open_workspaces.bridge
        self._views = open_workspaces.window.workspace_views
        self.palette = CommandPalette(open_workspaces.window)
        self._sources = PaletteSources(self._bridge)
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
        workspace_view = self._views.current
        if workspace_view is None:
            return
        open_workspace = workspace_view.open_workspace
        page = workspace_view.chat_controller.page
        self.palette.asking_dock = lambda: page.asking_dock if page.isVisible() else None
        page.dock.installEventFilter(self.palette)
        self.palette.open_with(self._items(workspace_view), line)
        opened = self._open_workspaces.open_workspaces
        self._sources.renew(open_workspace, opened, now=open_workspace.clock.now())

    def _on_renewed(self) -> None:
        if (workspace_view := self._views.current) is not None:
            self.palette.refresh(self._items(workspace_view))

    def _items(self, workspace_view: WorkspaceView) -> list[PaletteItem]:
        registry, listed = workspace_view.action_registry, self._open_workspaces.unarchived
        workspaces = workspace_items(listed, self._open_workspaces.attention.standings, registry)
        return [*action_items(registry), *setting_items(), *workspaces, *self._sources.all()]

    def _on_chosen(self, item: PaletteItem) -> None:
        workspace_view = self._views.current
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
            case PaletteKind.ENTRY:
                workspace_view.navigation.entry_requested.emit(item.key)
            case PaletteKind.FILE:
                workspace_view.navigation.recall_requested.emit(f"@{item.key} ")
            case _:  # a session, or a message, output, or handover in it
                workspace, session, seq = item.key.split("/")
                self._go(workspace, SessionId(session), int(seq))

    def _go(self, workspace: str, session: SessionId | None, seq: int = 0) -> None:
        self._bridge.run(self._open_workspaces.go(workspace, session, seq), "go to what was chosen")

    def _on_everywhere(self, words: str) -> None:
        self._search += 1
        workspace_view = self._views.current
        if workspace_view is None:
            return
        number, palette, open_workspace = self._search, self.palette, workspace_view.open_workspace
        opened = self._open_workspaces.open_workspaces
        others = [item for item in opened if item is not open_workspace]

        def show(hits: Sequence[PaletteHit], read: int, over: bool) -> None:
            palette.show_messages(words, hits, read=read, is_over=over)

        search = search_messages(
            [open_workspace, *others],
            words,
            show,
            is_wanted=lambda: number == self._search,
            now=open_workspace.clock.now(),
        )
        self._bridge.run(search, "search all sessions")

    def _on_closed(self) -> None:
        self._search += 1  # a search that still runs can stop


MAX_WORKSPACE_KEYS = 9
"""The number of workspaces with a shortcut of their own."""


def add_window_actions(
    workspace_view: WorkspaceView,
    open_workspaces: OpenWorkspaces,
    *,
    open_palette: Callable[[], None],
    quit: Callable[[], None],
) -> None:
    """Add the window's own actions to a new workspace view."""
    window, add = open_workspaces.window, workspace_view.action_registry.add

    def show_shortcuts() -> None:
        toggle_shortcuts(window, workspace_view.action_registry)

    def turn_full() -> None:
        """Turn full screen on or off; a window that was maximized is maximized again."""
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def explain() -> None:
        explain_focus(window, QApplication.focusWidget())

    view, app, go_to = tr("View", "menu"), tr("Application"), tr("Go to")
    sidebar, panel = (partial(workspace_view.turn, side) for side in workspace_view.sides.both)
    words = tr("Search everything")
    add(Action("palette", words, go_to, open_palette, "Ctrl+K", also="Ctrl+Shift+P", icon="search"))
    for name, words, group, run, keys, icon in (
        ("app.keys", tr("Show keyboard shortcuts"), app, show_shortcuts, "Ctrl+/", "key"),
        ("view.full", tr("Toggle full screen"), view, turn_full, "F11", "open"),
        ("app.glossary", tr("Explain words"), app, explain, "F1", "info"),
        ("view.sidebar", tr("Toggle sidebar"), view, sidebar, "Ctrl+B", "sidebar"),
        ("view.panel", tr("Toggle side panel"), view, panel, "Ctrl+Alt+B", "side-panel"),
        ("app.quit", tr("Quit"), app, quit, "Ctrl+Q", "close"),
    ):
        add(Action(name, words, group, run, keys=keys, icon=icon))

    def go(index: int) -> None:
        if index < len(open_workspaces.unarchived):
            window.choose_workspace(open_workspaces.unarchived[index].id)

    def disabled_reason(index: int) -> str:
        is_listed = index < len(open_workspaces.unarchived)
        return "" if is_listed else tr("No workspace with that number")

    for index in range(MAX_WORKSPACE_KEYS):
        number, run, reason = index + 1, partial(go, index), partial(disabled_reason, index)
        name, words, keys = f"workspace.{number}", tr("Workspace {0}"), f"Ctrl+{number}"
        words = words.format(number)
        add(Action(name, words, go_to, run, keys, disabled_reason=reason, icon="folder"))


UNZOOMED_PERCENT = 100


class AppearanceController:
    """The controller of the window's zoom and theme, which apply at once and are kept."""

    def __init__(
        self, bridge: EventBridge, theme: Theme, *, settings: Settings, window: QWidget
    ) -> None:
        self._bridge, self._theme = bridge, theme
        self._settings, self._window = settings, window
        self._wanted_zoom = settings.number("zoom")
        self._keeping = False
        theme.zoomed.connect(self._on_zoomed)

    def add_actions(self, action_registry: ActionRegistry) -> None:
        group, unzoom = tr("View", "menu"), partial(self.zoom, UNZOOMED_PERCENT)
        for name, words, run, keys, second_keys in (
            ("in", tr("Zoom in"), partial(self._step, 1), "Ctrl++", "Ctrl+="),
            ("out", tr("Zoom out"), partial(self._step, -1), "Ctrl+-", ""),
            ("plain", tr("Zoom to 100%"), unzoom, "Ctrl+0", ""),
        ):
            zoom = Action(
                f"view.zoom-{name}", words, group, run, keys, icon="search", also=second_keys
            )
            action_registry.add(zoom)
        for name, words in (
            ("dark", tr("Use dark theme")),
            ("light", tr("Use light theme")),
            ("system", tr("Use system theme")),
        ):
            run = partial(self._choose_theme, name)
            action_registry.add(Action(f"view.theme-{name}", words, group, run, icon="palette"))

    def _choose_theme(self, name: str) -> None:
        self._theme.choose(name)
        keeping = asyncio.to_thread(self._settings.set, "appearance", name)
        self._bridge.run(keeping, "keep the appearance")

    def _step(self, steps: int) -> None:
        """Zoom to the next larger or smaller size; do nothing at either end."""
        next_zooms = [zoom for zoom in ZOOMS if (zoom - self._wanted_zoom) * steps > 0]
        if next_zooms:
            self.zoom(min(next_zooms) if steps > 0 else max(next_zooms))

    def zoom(self, percent: int) -> None:
        self._wanted_zoom = percent
        if not self._keeping:
            self._keeping = True
            self._bridge.run(self._keep_zoom(), "keep the zoom")
        words = tr("Zoom {0}%").format(percent)
        if not self._theme.set_zoom(percent):
            words = tr("Zoom {0}% takes effect after a restart").format(percent)
            self._bridge.refused.emit(words, tr("This system can change zoom only at startup."))
        announce(self._window, words)

    def _on_zoomed(self, percent: int) -> None:
        self._wanted_zoom = percent
        allow_small(self._window)
        bring_inside(self._window)

    async def _keep_zoom(self) -> None:
        """Save the zoom, one write after another, so that the newest is written last."""
        try:
            while self._settings.number("zoom") != self._wanted_zoom:
                await asyncio.to_thread(self._settings.set, "zoom", self._wanted_zoom)
        finally:
            self._keeping = False
