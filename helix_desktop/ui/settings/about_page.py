"""The settings page About: version, updates, and licenses."""

import asyncio
from functools import partial

from PySide6.QtCore import qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton

from helix_desktop.app.about import (
    Licence,
    describe_machine,
    list_licences,
    read_licence,
    releases_address,
    version,
)
from helix_desktop.ui.settings.form_rows import action_button
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.settings.settings_page import APPLICATION, SettingsPage
from helix_desktop.ui.settings.storage_page import OpenUrl
from helix_desktop.ui.style.canvas import surface
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.formatting import phrase_text, tr
from helix_desktop.ui.text.safe_text import check_link, visible_text
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.dialogs import OpenLinkDialog
from helix_desktop.ui.widgets.layout import clear_frame, column_of

TEXT_HEIGHT = 360


class AboutPage(SettingsPage):
    """The page with the version and the licenses, which needs no server."""

    key = "about"
    group = APPLICATION

    def __init__(
        self, context: SettingsContext, *, open_url: OpenUrl = QDesktopServices.openUrl
    ) -> None:
        super().__init__(context)
        self._open_url = open_url
        self._releases = check_link(releases_address(context.container.paths))
        self.question: OpenLinkDialog | None = None
        machine = f"{describe_machine()} · Qt {qVersion()}"
        program = self.add_group("Helix Desktop")
        # the line with which an error report begins
        line = f"Helix Desktop {version()} · {machine}"
        self.copying = action_button(tr("Copy"), lambda: copy_text(line))
        program.add_setting(tr("Version {0}").format(version()), machine, self.copying)
        for key, name, below in (
            ("data", tr("Data"), tr("Folders of your data")),
            ("shortcuts", tr("Shortcuts"), tr("View and change shortcuts")),
        ):
            going = partial(context.navigation.settings_requested.emit, key)
            program.add_setting(name, below, action_button(tr("Open"), going))
        # the user checks in the browser: the application never does
        updates = self.add_group(tr("Updates"))
        installed = tr("Version {0} is installed").format(version())
        if self._releases is None:
            below = tr("This build has no releases page. Check where you downloaded it.")
            updates.add_setting(installed, below)
        else:
            self.checking = action_button(tr("Check for updates"), self._ask_to_look)
            below = tr("Opens the releases page in your browser")
            updates.add_setting(installed, below, self.checking)
        below = tr("Helix never checks for updates on its own.")
        updates.add_setting(tr("No automatic checks"), below)
        licences = self.add_group(tr("Licenses"))
        self._readers: list[QPushButton] = []
        for licence in list_licences(context.container.paths):
            reading = action_button(tr("View", "read a license"), partial(self._read, licence))
            self._readers.append(reading)
            licences.add_setting(phrase_text(licence.name), licence.file.name, reading)
        self.text = QPlainTextEdit()
        clear_frame(self.text)
        self.text.setReadOnly(True)
        self.text.setFont(font("monos"))
        self.text.setAccessibleName(tr("License"))
        self.text.setMinimumHeight(TEXT_HEIGHT)
        self.box: QFrame = surface("card")
        column_of(self.text, on=self.box, margins=(12, 8, 4, 8))
        self.box.hide()
        self.column.add(self.box)

    def _ask_to_look(self) -> None:
        link = self._releases
        if link is None or self.question is not None:
            return
        self.question = question = OpenLinkDialog(link, self.widget.window(), self._open_url)
        question.finished.connect(self._on_answered)
        question.open()

    def _on_answered(self) -> None:
        self.question = None

    def _read(self, licence: Licence) -> None:
        async def read() -> None:
            self.text.setPlainText(visible_text(await asyncio.to_thread(read_licence, licence)))
            self.box.show()

        self._context.bridge.run(read(), "read a license")
