"""How the window looks: dark or light, and how large."""

from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.settings.page import APPLICATION, Ground, SettingsPage
from helix_desktop.ui.settings.rows import Column, Group, SettingRow, Words
from helix_desktop.ui.settings.segmented import Segmented
from helix_desktop.ui.words import tr


class AppearancePage(SettingsPage):
    """Every choice holds at once."""

    key = "appearance"
    icon = "palette"
    group = APPLICATION

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.title = tr("Appearance")
        self._ground = ground
        theme = ground.theme
        column = Column()
        group = Group(theme, tr("Colours"))
        words = (("system", tr("System")), ("dark", tr("Dark")), ("light", tr("Light")))
        self.appearance = Segmented(theme, words, tr("Appearance"))
        self.appearance.show_choice(ground.house.settings.text("appearance"))
        self.appearance.chosen.connect(self._on_appearance)
        below = tr("System follows the desktop, also while Helix is open")
        group.add(SettingRow(theme, Words(theme, tr("Appearance"), below), self.appearance))
        column.add(group)
        self.widget = column

    def _on_appearance(self, wanted: str) -> None:
        self._ground.theme.choose(wanted)
        try:
            self._ground.house.settings.set("appearance", wanted)
        except HelixError as error:
            self._ground.ways.told.emit(error.message, error.hint)
