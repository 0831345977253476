"""The head of the page's table: what stands in which column, and how many blocks there are."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.ui.inspector.measures import Columns
from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import count_text, tr

HEIGHT = 32


class TableHead(QWidget):
    """Follows the measures of the rows."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme = theme
        self._count = 0
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_count(self, count: int) -> None:
        self._count = count
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.fillRect(self.rect(), self._theme.colour("panel"))
        painter.fillRect(QRectF(0, HEIGHT - 1, self.width(), 1), self._theme.colour("line"))
        painter.setFont(font("micro"))
        painter.setPen(self._theme.colour("mut"))
        columns = Columns(self.width())
        one = tr("1 block")
        count = one if self._count == 1 else tr("{0} blocks").format(count_text(self._count))
        self._put(painter, columns.actions - 200, count, width=200)
        if columns.tall:
            return
        for x, words in (
            (columns.edge, "#"),
            (columns.icon, tr("Block")),
            (columns.why, tr("Why it is here")),
            (columns.state, tr("State")),
        ):
            painter.drawText(QRectF(x, 0, 300, HEIGHT), Qt.AlignmentFlag.AlignVCenter, words)
        self._put(painter, columns.tokens - 80, tr("Tokens"), width=80)

    def _put(self, painter: QPainter, x: float, words: str, *, width: float) -> None:
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(x, 0, width, HEIGHT), flags, words)
