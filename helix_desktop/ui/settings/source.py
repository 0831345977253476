"""Where a value comes from: a dot and a word."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.values import value
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import dot
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.labels import plain_tip
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

WIDTH = 88


@value
class Source:
    """A word, its colour, and the colour of the bar at the edge of the row if it has one."""

    word: str
    tone: str = "mut"
    bar: str = ""


def of_preset(name: str) -> Source:
    return Source(name)


def of_workspace(name: str) -> Source:
    return Source(name, "acc", "acc")


def of_all() -> Source:
    return Source(tr("All workspaces"), "fg2")


def not_applied() -> Source:
    return Source(tr("not applied"), "warn", "warn")


class SourceMark(QWidget):
    """The source of one row."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._source = Source("")
        self.setFixedSize(self.sizeHint())
        theme.changed.connect(self.update)

    def show_source(self, source: Source) -> None:
        self._source = source
        self.setAccessibleName(tr("Source: {0}").format(source.word))
        self.setToolTip(plain_tip(source.word))
        self.update()

    def text(self) -> str:
        return self._source.word

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._source.word:
            return
        painter = brush(self)
        tone = self._source.tone
        quiet = self._theme.colour("dis" if tone == "mut" else tone)
        dot(painter, QPointF(3, self.height() / 2), quiet)
        style = "smallb" if tone in ("acc", "warn") else "small"
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        word = QFontMetricsF(font(style)).elidedText(
            one_line(self._source.word), Qt.TextElideMode.ElideRight, self.width() - 14
        )
        place = QRectF(13, 0, self.width() - 13, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, word)
