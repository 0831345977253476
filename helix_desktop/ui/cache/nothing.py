"""The cache page while it holds nothing: what will happen by itself, and what can be done now."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.glyph import glyph
from helix_desktop.ui.look.paint import CHIP_PADDING, chip, chip_width, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.words import tr

WIDE, HIGH = 632, 164
"""Of the picture with what it keeps free below."""
ROOMY = 400
"""Height from which on there is room for the picture."""
EXAMPLE = "e07b2f18"
LINES = (212, 176, 226, 140)


class _Picture(QWidget):
    """An output becomes a marker."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(WIDE, HIGH)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = brush(self), self._theme
        ratio = self.devicePixelRatioF()
        card = QRectF(0, 0, 264, 132)
        rounded(painter, card, 10, fill=theme.colour("surf"), border=theme.colour("line"))
        icon = theme.icon("terminal", "info", size=16, ratio=ratio)
        painter.drawPixmap(QPointF(14, 13), icon)
        self._write(painter, QRectF(38, 0, 100, 42), "shell", style="strong")
        size = tr("16,020 tokens")
        chip(painter, card.right() - 12, 21, text=size, tone="fg2", theme=theme)
        painter.fillRect(QRectF(1, 42, 262, 1), theme.colour("line"))
        for at, wide in enumerate(LINES):
            box = QRectF(16, 56 + at * 18, wide, 6)
            rounded(painter, box, 3, fill=theme.colour("line2" if at < 3 else "line"))
        arrow = theme.icon("arrow-right", "acc", size=24, ratio=ratio)
        painter.drawPixmap(QPointF(280, 54), arrow)
        self._paint_marker(painter, ratio)

    def _paint_marker(self, painter: QPainter, ratio: float) -> None:
        theme, box = self._theme, QRectF(320, 30, 312, 72)
        rounded(painter, box, 10, fill=theme.colour("sel"), border=theme.colour("acc", 90))
        painter.drawPixmap(QPointF(336, 48), glyph(theme, EXAMPLE, ratio=ratio))
        first = "[CACHED] recall_cached_content("
        self._write(painter, QRectF(360, 44, 260, 24), first, style="monos")
        self._write(painter, QRectF(360, 64, 260, 24), f'"{EXAMPLE}…")', style="monos", tone="acc")
        words = tr("≈ 46 tokens")
        wide = chip_width(words) - 2 * CHIP_PADDING
        room = QRectF(box.right() - 16 - wide, 64, wide + 4, 24)
        self._write(painter, room, words, style="microb", tone="ok")

    def _write(
        self, painter: QPainter, room: QRectF, words: str, *, style: str, tone: str = "fg"
    ) -> None:
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)


class NothingYet(QWidget):
    """Shown instead of the table."""

    session_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        go = button(tr("Go to the conversation"), primary=True)
        change = button(tr("When outputs move here…"))
        go.clicked.connect(self.session_wanted)
        change.clicked.connect(self.settings_wanted)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(go)
        buttons.addWidget(change)
        buttons.addStretch(1)
        middle = Qt.AlignmentFlag.AlignHCenter
        layout = QVBoxLayout(self)
        layout.setSpacing(6)
        layout.addStretch(2)
        self.picture = _Picture(theme)
        layout.addWidget(self.picture, 0, middle)
        layout.addWidget(label(tr("Nothing cached yet"), "display"), 0, middle)
        for words in (
            tr("Every output of a tool is kept here; large ones leave a marker in the window."),
            tr("Identical content is kept once. The agent, or you, can recall every byte."),
            tr("Send a message that reads or searches files: its outputs appear here."),
        ):
            layout.addWidget(label(words, "body", "fg2"), 0, middle)
        layout.addSpacing(16)
        layout.addLayout(buttons)
        layout.addStretch(3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window its words are what is left."""
        super().resizeEvent(event)
        self.picture.setVisible(event.size().height() >= ROOMY)


class NoMatch(QWidget):
    """Shown instead of the table where a filter finds nothing."""

    clear_wanted = Signal()
    drop_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words = label("", "small", "mut", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._words.setFixedWidth(420)
        self.drop = button(tr("Remove it"))
        clear = button(tr("Clear"))
        self.drop.clicked.connect(self.drop_wanted)
        clear.clicked.connect(self.clear_wanted)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.drop)
        buttons.addWidget(clear)
        buttons.addStretch(1)
        middle = Qt.AlignmentFlag.AlignHCenter
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.addStretch(2)
        layout.addWidget(label(tr("Nothing matches"), "title"), 0, middle)
        layout.addWidget(self._words, 0, middle)
        layout.addSpacing(4)
        layout.addLayout(buttons)
        layout.addStretch(3)
        self.show_blamed("")

    def show_blamed(self, word: str) -> None:
        """The term without which the most would be found; "" while that is not known."""
        if word:
            self._words.setText(tr("{0} excludes the most.").format(word))
        else:
            self._words.setText(tr("Everything is still there: change the filter, or clear it."))
        self.drop.setVisible(bool(word))

    def text(self) -> str:
        return self._words.text()
