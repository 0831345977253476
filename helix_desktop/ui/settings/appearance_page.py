"""The settings page Appearance: theme (dark, light), zoom, language, and motion (animations)."""

from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import APPLICATION, DeclaredPage
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.zoom import ZOOMS
from helix_desktop.ui.text.formatting import tr


class AppearancePage(DeclaredPage):
    """The page for colors, size, language, and motion, which change at once.

    If a size must wait for the next start, the page says so.
    """

    key = "appearance"
    group = APPLICATION

    def __init__(self, context: SettingsContext) -> None:
        languages = context.languages
        super().__init__(
            context, offered={"zoom": ZOOMS, "language": ("system", *languages.offered)}
        )
        self.appearance, self.zoom = self.choices["appearance"], self.choices["zoom"]
        self._zoom_words = self.rows["zoom"].words
        self._zoom_hint = self._zoom_words.below()
        self.appearance.chosen.connect(Theme.applied.choose)
        self.choices["motion"].chosen.connect(Theme.applied.set_motion)
        self.choices["language"].chosen.connect(languages.choose)
        self.zoom.chosen.connect(self._on_zoom)
        Theme.applied.changed.connect(self._on_changed)
        Theme.applied.zoomed.connect(self._on_zoomed)

    def _on_changed(self) -> None:
        self.appearance.show_choice(Theme.applied.appearance)

    def _on_zoomed(self, percent: int) -> None:
        self.zoom.show_choice(str(percent))

    def _on_zoom(self, wanted: str) -> None:
        waits = not Theme.applied.set_zoom(int(wanted))
        text = tr("Takes effect after a restart") if waits else self._zoom_hint
        self._zoom_words.show_below(text, "warn" if waits else "mut")
