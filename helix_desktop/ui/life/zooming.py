"""Larger, smaller and as it was, by keys: at once everywhere, and kept for the next start."""

import asyncio

from PySide6.QtWidgets import QWidget

from helix_desktop.app.settings import Settings
from helix_desktop.ui.actions import Action, Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.frame.placing import allow_small, bring_inside
from helix_desktop.ui.look.scaling import ZOOMS
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.spoken import announce
from helix_desktop.ui.words import tr

PLAIN = 100


class Zooming:
    """One for the window, offered on each of its benches."""

    def __init__(
        self, bridge: Bridge, theme: Theme, *, settings: Settings, window: QWidget
    ) -> None:
        self._bridge, self._theme = bridge, theme
        self._settings, self._window = settings, window
        self._wanted = settings.number("zoom")
        self._keeping = False
        theme.zoomed.connect(self._on_zoomed)

    def offer(self, acts: Actions) -> None:
        group = tr("View")
        found = (
            ("in", tr("Zoom in"), lambda: self.step(1), "Ctrl++", "Ctrl+="),
            ("out", tr("Zoom out"), lambda: self.step(-1), "Ctrl+-", ""),
            ("plain", tr("Zoom to 100 %"), lambda: self.choose(PLAIN), "Ctrl+0", ""),
        )
        for name, words, run, keys, also in found:
            acts.add(Action(f"view.zoom-{name}", words, group, run, keys, icon="search", also=also))

    def step(self, by: int) -> None:
        """To the next larger or smaller size; at either end nothing happens."""
        beyond = [each for each in ZOOMS if (each - self._wanted) * by > 0]
        if beyond:
            self.choose(min(beyond) if by > 0 else max(beyond))

    def choose(self, percent: int) -> None:
        self._wanted = percent
        if not self._keeping:
            self._keeping = True
            self._bridge.run(self._keep(), "keep the zoom")
        words = tr("Zoom {0} %").format(percent)
        if not self._theme.choose_zoom(percent):
            words = tr("Zoom {0} % from the next start on").format(percent)
            self._bridge.refused.emit(words, tr("This system takes a size at the start only."))
        announce(self._window, words)

    def _on_zoomed(self, percent: int) -> None:
        self._wanted = percent
        allow_small(self._window)
        bring_inside(self._window)

    async def _keep(self) -> None:
        """One write after the other: the newest is the last."""
        try:
            while self._settings.number("zoom") != self._wanted:
                await asyncio.to_thread(self._settings.set, "zoom", self._wanted)
        finally:
            self._keeping = False
