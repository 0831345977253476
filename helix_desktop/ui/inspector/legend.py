"""The kinds of a request with their tokens; a click makes one stand out everywhere else."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.domain.requests import Weighed
from helix_desktop.domain.window import BlockKind
from helix_desktop.ui.look.brush import brush, within
from helix_desktop.ui.look.kinds import DRAFT, ORDER, kind_words, tone_of
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import count_text, tr

LINE = 20
ALWAYS = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.PIN, BlockKind.RAW})
"""Kinds that are named also while there is nothing of them."""
DIM = 102
APART = 16
"""Between two columns."""


class Legend(QWidget):
    """`chosen` carries the kinds that are to stand out; none: all alike."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, *, low: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._low = low
        self._weighed: Weighed | None = None
        self._only: frozenset[BlockKind | None] = frozenset()
        self._hot = -1
        self._places: list[tuple[BlockKind | None, QRectF]] = []
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(LINE)
        theme.changed.connect(self.update)

    @property
    def only(self) -> frozenset[BlockKind | None]:
        return self._only

    def show_weighed(self, weighed: Weighed | None) -> None:
        self._weighed = weighed
        self._arrange()

    def kinds(self) -> list[tuple[BlockKind | None, int]]:
        """What is named, with its tokens."""
        sums = dict(self._weighed.by_kind) if self._weighed else {}
        return [(kind, sums.get(kind, 0)) for kind in ORDER if kind in ALWAYS or sums.get(kind, 0)]

    def toggle(self, kind: BlockKind | None) -> None:
        self._only = self._only ^ {kind}
        self.update()
        self.chosen.emit(self._only)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sums = dict(self.kinds())
        for at, (kind, rect) in enumerate(self._places):
            painter.setOpacity(DIM / 255 if self._only and kind not in self._only else 1.0)
            if at == self._hot:
                rounded(painter, rect.adjusted(-6, 0, 6, 0), 6, fill=self._theme.colour("hover"))
            figure = count_text(sums.get(kind, 0))
            self._paint(painter, rect, words=kind_words(kind), figure=figure)
            self._mark(painter, rect, kind)
        painter.setOpacity(1.0)
        if self._weighed is not None and self.height() == LINE and not self._low:
            self._paint_reserve(painter)

    def _paint(self, painter: QPainter, rect: QRectF, *, words: str, figure: str) -> None:
        painter.setFont(font("small"))
        painter.setPen(self._theme.colour("fg2"))
        flags = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect.adjusted(14, 0, 0, 0), flags, words)
        painter.setFont(font("monos"))
        painter.setPen(self._theme.colour("mut"))
        painter.drawText(rect, flags | Qt.AlignmentFlag.AlignRight, figure)

    def _mark(self, painter: QPainter, rect: QRectF, kind: BlockKind | None) -> None:
        box = QRectF(rect.left(), rect.center().y() - 4, 8, 8)
        colour = self._theme.colour(tone_of(kind))
        if kind is DRAFT:
            painter.setPen(QPen(colour, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        else:
            rounded(painter, box, 2, fill=colour)

    def _paint_reserve(self, painter: QPainter) -> None:
        assert self._weighed is not None
        words, figure = tr("Reserve"), count_text(self._weighed.marks.reserve)
        width = _width(words, figure)
        last = self._places[-1][1].right() if self._places else 0.0
        rect = QRectF(self.width() - width, 0, width, LINE)
        if rect.left() < last + 12:
            return
        self._paint(painter, rect, words=words, figure=figure)
        box = QRectF(rect.left(), rect.center().y() - 4, 8, 8)
        painter.setPen(QPen(self._theme.colour("mut"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        painter.drawLine(box.bottomLeft(), box.topRight())

    def _arrange(self) -> None:
        """In one line that ends at the right edge where there is room, else in columns."""
        self._places = []
        found = self.kinds()
        widths = [_width(kind_words(kind), count_text(tokens)) for kind, tokens in found]
        reserve = _width(tr("Reserve"), "00,000") if self._weighed else 0.0
        whole = sum(widths) + reserve
        gap = (self.width() - whole) / max(1, len(widths))
        if not self._low and gap >= 12:
            self._in_line(found, widths, min(gap, 40.0))
        else:
            self._in_columns(found)
        self.update()

    def _in_line(
        self, found: list[tuple[BlockKind | None, int]], widths: list[float], gap: float
    ) -> None:
        x = 0.0
        for (kind, _tokens), width in zip(found, widths, strict=True):
            self._places.append((kind, QRectF(x, 0, width, LINE)))
            x += width + gap
        self.setFixedHeight(LINE)

    def _in_columns(self, found: list[tuple[BlockKind | None, int]]) -> None:
        widest = max((_width(kind_words(each), "000,000") for each, _ in found), default=0.0)
        columns = max(
            1, min(3 if self._low else 6, int((self.width() + APART) // (widest + APART)))
        )
        room = (self.width() + APART) / columns
        for at, (kind, _tokens) in enumerate(found):
            x, y = (at % columns) * room, (at // columns) * (LINE + 2)
            self._places.append((kind, QRectF(x, y, room - APART, LINE)))
        self.setFixedHeight(max(1, -(-len(found) // columns)) * (LINE + 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._arrange()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        places = enumerate(self._places)
        where = within(self, event.position())
        self._hot = next((at for at, (_, rect) in places if rect.contains(where)), -1)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hot = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        where = within(self, event.position())
        for kind, rect in self._places:
            if rect.contains(where):
                self.toggle(kind)


def _width(words: str, figure: str) -> float:
    one = QFontMetricsF(font("small")).horizontalAdvance(words)
    return 14 + one + 8 + QFontMetricsF(font("monos")).horizontalAdvance(figure)
