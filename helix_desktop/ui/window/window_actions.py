"""Actions of the window itself: palette, shortcuts, full screen, sides, quit, zoom, dark look."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.settings import Settings
from helix_desktop.app.workspaces.workspace_list import ListedWorkspace
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.zoom import ZOOMS
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.glossary import explain_focus
from helix_desktop.ui.window.palette_controller import PaletteController
from helix_desktop.ui.window.window_geometry import allow_small, bring_inside
from helix_desktop.ui.window.workspace_view import WorkspaceView

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
    from helix_desktop.ui.window.shortcuts_dialog import toggle_shortcuts  # noqa: PLC0415

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
