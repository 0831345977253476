"""The card of a damaged entry: what happened, what was kept, what to do."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import NOTICE_BORDER, NOTICE_FILL, mixed
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import tr


class DamageCard(QWidget):
    """Hidden while all is well."""

    heal_wanted = Signal()
    check_wanted = Signal()
    report_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._title: QLabel = label("", "title", wrap=True)
        self._text: QLabel = label("", "small", "fg2", wrap=True)
        self._heal = button(tr("Restore from a file…"), primary=True)
        self._check = button(tr("Check again"))
        self._report = button(tr("Copy report"))
        self._heal.clicked.connect(self.heal_wanted)
        self._check.clicked.connect(self.check_wanted)
        self._report.clicked.connect(self.report_wanted)
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(self._check, 1)
        first.addWidget(self._report, 1)
        layout = QVBoxLayout(self)
        pad(layout, start=40, top=10, end=14, bottom=14)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addSpacing(4)
        layout.addWidget(self._heal)
        layout.addLayout(first)
        theme.changed.connect(self.update)
        self.hide()

    def show_damage(self, *, missing: bool) -> None:
        what = tr("Nothing is stored under this digest any more") if missing else ""
        self._title.setText(what or tr("These bytes no longer match their digest"))
        self._text.setText(
            tr(
                "No model gets them, and no file is made of them. Nothing else is affected:"
                " the journal keeps where this entry was used. A file with the same bytes, from"
                " a backup or the folder itself, makes it whole; any other is refused."
            )
        )
        self.show()

    def text(self) -> str:
        return f"{self._title.text()}. {self._text.text()}" if not self.isHidden() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = brush(self), self._theme.colours
        fill = QColor(mixed(colours.bad, colours.surf, NOTICE_FILL))
        border = QColor(mixed(colours.bad, colours.surf, NOTICE_BORDER))
        rounded(painter, QRectF(self.rect()), 10, fill=fill, border=border)
        pixmap = self._theme.icon("warn", "bad", size=16, ratio=self.devicePixelRatioF())
        painter.drawPixmap(14, 12, pixmap)
        painter.setPen(Qt.PenStyle.NoPen)
