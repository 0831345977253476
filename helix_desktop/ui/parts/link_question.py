"""Asks before a link is opened, and shows where it really leads."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.ui.markdown.links import Caution, Link
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import tr

WIDTH = 480

_SAID = {
    Caution.IMITATES: "The host has letters that can look like others.",
    Caution.LOCAL: "It leads to this computer or the network around it.",
    Caution.OTHER: "The text of the link names another host.",
    Caution.HIDES: "The address has characters that would not be seen.",
    Caution.PLAIN: "The connection is not encrypted.",
}


class LinkQuestion(QDialog):
    """`accepted` once the person wants it opened; Enter does not, a click or Tab and Space do."""

    copied = Signal()
    """The person wants the address itself; offered where that is an answer, too."""

    def __init__(self, link: Link, parent: QWidget, *, copying: bool = False) -> None:
        super().__init__(parent)
        self.link = link
        self.setObjectName("page")
        self.setWindowTitle(tr("Open a link"))
        self.setFixedWidth(WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(8)
        asked = tr("Write to somebody at {0}?") if self._mail() else tr("Open {0}?")
        layout.addWidget(label(asked.format(link.host), "title", wrap=True))
        layout.addWidget(label(link.url, "mono", "fg2", wrap=True))
        for caution in link.cautions:
            layout.addWidget(label(tr(_SAID[caution]), "small", "warn", wrap=True))
        layout.addSpacing(8)
        layout.addLayout(self._buttons())
        self.copy_button.setVisible(copying)

    def _mail(self) -> bool:
        return self.link.url.startswith("mailto:")

    def _buttons(self) -> QHBoxLayout:
        words = tr("Write with the mail program") if self._mail() else tr("Open in the browser")
        self.open_button = button(words, primary=True)
        self.cancel_button = button(tr("Cancel"))
        self.copy_button = button(tr("Copy"))
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self._on_copied)
        self.open_button.setAutoDefault(False)
        self.cancel_button.setDefault(True)
        self.open_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.copy_button)
        row.addWidget(self.cancel_button)
        row.addWidget(self.open_button)
        self.cancel_button.setFocus()
        return row

    def _on_copied(self) -> None:
        self.copied.emit()
        self.reject()
