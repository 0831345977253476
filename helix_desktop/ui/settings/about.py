"""What this program is, and the licences it comes with."""

import asyncio

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton, QVBoxLayout

from helix_desktop.app.about import Licence, licence_text, licences, machine_words, version
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.paint import surface
from helix_desktop.ui.look.theme import font
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.copying import copy_text
from helix_desktop.ui.plain import visible
from helix_desktop.ui.settings.page import APPLICATION, Ground, SettingsPage
from helix_desktop.ui.settings.rows import Column, Group, SettingRow, Words
from helix_desktop.ui.words import tr

TEXT_HEIGHT = 360


class AboutPage(SettingsPage):
    """Nothing is asked of any server: what stands here is known without one."""

    key = "about"
    icon = "info"
    group = APPLICATION

    @classmethod
    def named(cls) -> str:
        return tr("About")

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self._ground = ground
        column = Column()
        column.add(self._program())
        column.add(self._licences())
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setFont(font("monos"))
        self.text.setAccessibleName(tr("Licence"))
        self.text.setMinimumHeight(TEXT_HEIGHT)
        self.box: QFrame = surface("card")
        inner = QVBoxLayout(self.box)
        pad(inner, start=12, top=8, end=4, bottom=8)
        inner.addWidget(self.text)
        self.box.hide()
        column.add(self.box)
        self.widget = column

    def words(self) -> str:
        """What a report of an error begins with."""
        return f"Helix Desktop {version()} · {machine_words()} · Qt {qVersion()}"

    def _program(self) -> Group:
        theme = self._ground.theme
        group = Group(theme, "Helix Desktop")
        self.copying = button(tr("Copy"))
        self.copying.clicked.connect(lambda: copy_text(self.words()))
        below = f"{machine_words()} · Qt {qVersion()}"
        name = tr("Version {0}").format(version())
        group.add(SettingRow(theme, Words(theme, name, below), self.copying))
        for key, name, below in (
            ("data", tr("Data location"), tr("where everything of yours is kept")),
            ("shortcuts", tr("Shortcuts"), tr("all keys, to be changed")),
        ):
            going = button(tr("Show"))
            going.clicked.connect(
                lambda _on=False, key=key: self._ground.ways.settings_wanted.emit(key)
            )
            group.add(SettingRow(theme, Words(theme, name, below), going))
        return group

    def _licences(self) -> Group:
        theme = self._ground.theme
        group = Group(theme, tr("Licences"))
        self._readers: list[QPushButton] = []
        for licence in licences(self._ground.house.paths):
            reading = button(tr("Read"))
            self._readers.append(reading)
            reading.clicked.connect(lambda _on=False, each=licence: self._read(each))
            words = Words(theme, tr(licence.name), licence.file.name)
            group.add(SettingRow(theme, words, reading))
        return group

    def _read(self, licence: Licence) -> None:
        self._ground.bridge.run(self._shown(licence), "read a licence")

    async def _shown(self, licence: Licence) -> None:
        text = await asyncio.to_thread(licence_text, licence)
        self.text.setPlainText(visible(text))
        self.box.show()
