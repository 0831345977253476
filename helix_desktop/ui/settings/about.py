"""What this program is, and the licences it comes with."""

import asyncio
from collections.abc import Callable

from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton, QVBoxLayout

from helix_desktop.app.about import Licence, licence_text, licences, machine_words, version
from helix_desktop.app.updates import releases_page
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.paint import surface
from helix_desktop.ui.look.theme import font
from helix_desktop.ui.markdown.links import judged
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.copying import copy_text
from helix_desktop.ui.parts.link_question import LinkQuestion
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

    def __init__(
        self,
        ground: Ground,
        *,
        open_url: Callable[[QUrl], object] = QDesktopServices.openUrl,
    ) -> None:
        super().__init__()
        self._ground, self._open_url = ground, open_url
        self._releases = judged(releases_page(ground.house.paths))
        self.question: LinkQuestion | None = None
        column = Column()
        column.add(self._program())
        column.add(self._updates())
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

    def _updates(self) -> Group:
        """The person looks for a newer version in their browser; the program never does."""
        theme = self._ground.theme
        group = Group(theme, tr("Updates"))
        installed = tr("Version {0} is installed").format(version())
        if self._releases is None:
            below = tr("This build does not say where its releases are: look where you got it.")
            group.add(SettingRow(theme, Words(theme, installed, below), None))
        else:
            self.checking = button(tr("Check for updates"))
            self.checking.clicked.connect(self._ask_to_look)
            below = tr("opens the page of releases in your browser")
            group.add(SettingRow(theme, Words(theme, installed, below), self.checking))
        below = tr(
            "No server is ever asked whether there is a newer one, unless you look yourself."
        )
        group.add(SettingRow(theme, Words(theme, tr("Never by itself"), below), None))
        return group

    def _ask_to_look(self) -> None:
        link = self._releases
        if link is None or self.question is not None:
            return
        question = LinkQuestion(link, self.widget.window())
        question.accepted.connect(
            lambda: self._open_url(QUrl(link.url, QUrl.ParsingMode.StrictMode))
        )
        question.finished.connect(self._on_answered)
        self.question = question
        question.open()

    def _on_answered(self) -> None:
        self.question = None

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
