"""The card of a damaged entry: what happened, what was kept, what to do."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from helix_desktop.domain.cache import Blocks
from helix_desktop.ui.cache.block_map import BlockMap
from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import NOTICE_BORDER, NOTICE_FILL, mixed
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import count_text, size_text, tr


class DamageCard(QWidget):
    """Hidden while all is well."""

    heal_wanted = Signal()
    rescue_wanted = Signal()
    map_wanted = Signal()
    """It came into sight: what of the entry is still whole?"""
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
        self.rescue = button(tr("Save what can be read…"))
        self._map = BlockMap(theme)
        self._known: QLabel = label("", "small", "fg", wrap=True)
        self._lay_out()
        theme.changed.connect(self.update)
        self.show_blocks(None)
        self.hide()

    def _lay_out(self) -> None:
        self._heal.clicked.connect(self.heal_wanted)
        self._check.clicked.connect(self.check_wanted)
        self._report.clicked.connect(self.report_wanted)
        self.rescue.clicked.connect(self.rescue_wanted)
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(self._check, 1)
        first.addWidget(self._report, 1)
        layout = QVBoxLayout(self)
        pad(layout, start=40, top=10, end=14, bottom=14)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addWidget(self._known)
        layout.addWidget(self._map)
        layout.addSpacing(4)
        layout.addWidget(self._heal)
        layout.addWidget(self.rescue)
        layout.addLayout(first)

    def show_blocks(self, blocks: Blocks | None, looked: int = 0) -> None:
        """What of it is whole; None: nobody knows (yet, if a share of it was looked at)."""
        parts = blocks if blocks is not None and len(blocks.whole) > 1 else None
        self._map.show_blocks(parts)
        words = tr("Looking at its blocks: {0} %").format(looked) if looked else ""
        self._known.setText(_known_words(blocks) if blocks is not None else words)
        self._known.setVisible(bool(self._known.text()))
        self.rescue.setVisible(parts is not None and parts.readable > 0)

    def show_damage(self, *, missing: bool) -> None:
        fresh = self.isHidden()
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
        if missing:
            self.show_blocks(None)
        elif fresh:
            self.map_wanted.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():
            self.show_blocks(None)

    def text(self) -> str:
        told = f"{self._title.text()}. {self._text.text()} {self._known.text()}".strip()
        return told if not self.isHidden() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = brush(self), self._theme.colours
        fill = QColor(mixed(colours.bad, colours.surf, NOTICE_FILL))
        border = QColor(mixed(colours.bad, colours.surf, NOTICE_BORDER))
        rounded(painter, QRectF(self.rect()), 10, fill=fill, border=border)
        pixmap = self._theme.icon("warn", "bad", size=16, ratio=self.devicePixelRatioF())
        painter.drawPixmap(14, 12, pixmap)
        painter.setPen(Qt.PenStyle.NoPen)


def _known_words(blocks: Blocks) -> str:
    """How much of it is damaged, and how much can still be had."""
    whole, bad = len(blocks.whole), blocks.whole.count(False)
    if not bad:
        return tr("Every block is whole now: check it again.")
    if bad == whole:
        return tr("Nothing of its {0} can be read.").format(size_text(blocks.size))
    words = tr("{0} of {1} blocks are damaged. {2} can still be read: {3} %.")
    if bad == 1:
        words = tr("One of {1} blocks is damaged. {2} can still be read: {3} %.")
    share = 100 * blocks.readable // max(1, blocks.size)
    return words.format(count_text(bad), count_text(whole), size_text(blocks.readable), share)
