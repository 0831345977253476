"""How the window looks: dark or light, how large, what moves; all of it at once."""

from helix_desktop.ui.look.scaling import ZOOMS
from helix_desktop.ui.settings.page import APPLICATION, Ground, SettingsPage
from helix_desktop.ui.settings.rows import Column, Group, SettingRow, Words
from helix_desktop.ui.settings.saving import keep
from helix_desktop.ui.settings.segmented import Segmented
from helix_desktop.ui.words import tr

_EVERYTHING = "everything in the window; Ctrl++ and Ctrl+− do the same, Ctrl+0 is 100"


class AppearancePage(SettingsPage):
    """Colours and size follow a click; a size that cannot says that it waits."""

    key = "appearance"
    icon = "palette"
    group = APPLICATION

    @classmethod
    def named(cls) -> str:
        return tr("Appearance")

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self._ground = ground
        column = Column()
        column.add(self._colours())
        column.add(self._size())
        column.add(self._movement())
        self.widget = column

    def _colours(self) -> Group:
        theme, settings = self._ground.theme, self._ground.house.settings
        words = (("system", tr("System")), ("dark", tr("Dark")), ("light", tr("Light")))
        self.appearance = Segmented(theme, words, tr("Appearance"))
        self.appearance.show_choice(settings.text("appearance"))
        self.appearance.chosen.connect(self._on_appearance)
        theme.changed.connect(self._on_changed)
        below = tr("System follows the desktop, also while Helix is open")
        group = Group(theme, tr("Colours"))
        group.add(SettingRow(theme, Words(theme, tr("Appearance"), below), self.appearance))
        return group

    def _size(self) -> Group:
        theme, settings = self._ground.theme, self._ground.house.settings
        choices = [(str(each), f"{each}") for each in ZOOMS]
        self.zoom = Segmented(theme, choices, tr("Zoom"))
        self.zoom.show_choice(str(settings.number("zoom")))
        self.zoom.chosen.connect(self._on_zoom)
        theme.zoomed.connect(self._on_zoomed)
        self._zoom_words = Words(theme, tr("Zoom, in percent"), tr(_EVERYTHING))
        group = Group(theme, tr("Size"))
        group.add(SettingRow(theme, self._zoom_words, self.zoom))
        return group

    def _movement(self) -> Group:
        theme, settings = self._ground.theme, self._ground.house.settings
        words = (("system", tr("System")), ("full", tr("Full")), ("reduced", tr("Reduced")))
        self.motion = Segmented(theme, words, tr("Motion"))
        self.motion.show_choice(settings.text("motion"))
        self.motion.chosen.connect(self._on_motion)
        below = tr("Reduced: sheets are there at once, nothing slides or fades")
        group = Group(theme, tr("Movement"))
        group.add(SettingRow(theme, Words(theme, tr("Motion"), below), self.motion))
        return group

    def _on_appearance(self, wanted: str) -> None:
        self._ground.theme.choose(wanted)
        keep(self._ground, "appearance", wanted)

    def _on_changed(self) -> None:
        self.appearance.show_choice(self._ground.theme.appearance)

    def _on_motion(self, wanted: str) -> None:
        self._ground.theme.choose_motion(wanted)
        keep(self._ground, "motion", wanted)

    def _on_zoomed(self, percent: int) -> None:
        self.zoom.show_choice(str(percent))

    def _on_zoom(self, wanted: str) -> None:
        keep(self._ground, "zoom", int(wanted))
        waits = not self._ground.theme.choose_zoom(int(wanted))
        text = tr("holds from the next start on") if waits else tr(_EVERYTHING)
        self._zoom_words.show_below(text, "warn" if waits else "mut")
