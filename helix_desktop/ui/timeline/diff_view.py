"""The six sections of a handover, compared or alone; lines wrap, those in sight are painted."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)

from helix_desktop.domain.timeline import Compared, SectionLine, Sign
from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.paint import focus_ring
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.copying import copy_text
from helix_desktop.ui.parts.spoken_area import SpokenArea
from helix_desktop.ui.timeline.diff_rows import (
    Kind,
    Layout,
    Opened,
    Row,
    copied,
    rows_of,
    shown_text,
    spoken_row,
    unchanged,
)
from helix_desktop.ui.timeline.line_layout import Laid, height_of, lay
from helix_desktop.ui.words import tr

ROW, HEAD = 22, 28
TEXT, MARGIN, BAR = 84, 24, 2
BESIDE_TEXT = 44
WIDE = 1_100
"""Pixels from which on both versions stand beside each other."""
_TINTS = {Sign.ADDED: ("addbg", "ok", "+"), Sign.REMOVED: ("rembg", "bad", "−")}
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class SectionsView(SpokenArea):
    """N and P go from change to change, ← and → collapse and expand, Ctrl+C copies the lines."""

    moved = Signal()
    """Another change is the current one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme = theme
        self._compared: Compared | None = None
        self._layout = Layout.UNIFIED
        self._rows: list[Row] = []
        self._laid: list[tuple[Laid | None, Laid | None]] = []
        self._tops: list[float] = [0.0]
        self._closed: frozenset[int] = frozenset()
        self._opened: Opened = frozenset()
        self._current = self._section = -1
        self._chosen: tuple[int, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Sections of the handover"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(ROW)
        theme.changed.connect(self._lay_out)

    @property
    def current(self) -> int:
        """The change that the keys are at, from 0; -1 before the first."""
        return self._current

    @property
    def changes(self) -> int:
        return max((row.change for row in self._rows), default=-1) + 1

    @property
    def rows(self) -> list[Row]:
        return self._rows

    def show_compared(self, compared: Compared | None) -> None:
        """Another pair: what was unfolded in the last one is forgotten."""
        self._compared = compared
        self._closed = unchanged(compared) if compared else frozenset()
        self._opened, self._chosen = frozenset(), None
        self._current = self._section = -1
        self.verticalScrollBar().setValue(0)
        self._build()

    def show_as(self, layout: Layout) -> None:
        self._layout = layout
        self._build()

    def go(self, step: int) -> None:
        """The next change (or the one before); those in collapsed sections are opened."""
        if self._compared and self._closed - unchanged(self._compared):
            self._closed = unchanged(self._compared)
            self._build()
        if not self.changes:
            return
        self._current = min(max(0, self._current + step), self.changes - 1)
        at = next(at for at, row in enumerate(self._rows) if row.change == self._current)
        self._section = self._rows[at].section
        self._into_sight(at)
        line = self._rows[at].other or self._rows[at].line
        told = tr("Change {0} of {1}: {2}")
        words = line.text[:200] if line else ""
        self.setAccessibleDescription(told.format(self._current + 1, self.changes, words))
        self.moved.emit()
        self.viewport().update()

    def toggle(self, section: int, *, open_it: bool | None = None) -> None:
        """Collapse a section or expand it."""
        wanted = section in self._closed if open_it is None else open_it
        self._closed = self._closed - {section} if wanted else self._closed | {section}
        self._build()

    def spoken_tops(self) -> Sequence[float]:
        return self._tops

    def spoken_row(self, at: int) -> str:
        return spoken_row(self._rows[at])

    def spoken_current(self) -> int:
        found = (at for at, row in enumerate(self._rows) if row.change == self._current >= 0)
        return next(found, -1)

    def text(self) -> str:
        """The lines that are marked, or those of the current change, or all; without the gutter."""
        rows = self._rows
        if self._chosen is not None:
            low, high = sorted(self._chosen)
            rows = rows[low : high + 1]
        elif self._current >= 0:
            rows = [row for row in rows if row.change == self._current]
        return copied(rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self.viewport())
        scroll, height = self.verticalScrollBar().value(), self.viewport().height()
        first = max(0, bisect_right(self._tops, scroll) - 1)
        for at in range(first, len(self._rows)):
            top = self._tops[at] - scroll
            if top > height:
                break
            rect = QRectF(0, top, self.viewport().width(), self._tops[at + 1] - self._tops[at])
            self._paint(painter, rect, at)
        if self.hasFocus():
            whole = QRectF(self.viewport().rect())
            focus_ring(painter, whole, 4, colour=self._theme.colour("acc", 120))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._build()
        else:
            self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self._at(event.position())
        if at < 0:
            return
        row = self._rows[at]
        if row.kind is Kind.HEAD:
            self.toggle(row.section)
        elif row.kind is Kind.FOLD:
            self._opened |= {(row.section, row.start)}
            self._build()
        else:
            self._chosen = at, at
            self._section = row.section
            self._current = row.change if row.change >= 0 else self._current
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self._at(event.position())
        if self._chosen is not None and at >= 0 and event.buttons() & Qt.MouseButton.LeftButton:
            self._chosen = self._chosen[0], at
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_text(self.text())
            return
        match event.key():
            case Qt.Key.Key_N:
                self.go(1)
            case Qt.Key.Key_P:
                self.go(-1)
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                at = max(0, bisect_right(self._tops, self.verticalScrollBar().value() + ROW) - 1)
                if at < len(self._rows):
                    ahead = event.key() == Qt.Key.Key_Right
                    self.toggle(self._section_of_keys(at), open_it=ahead)
            case Qt.Key.Key_Escape:
                self._chosen = None
                self.viewport().update()
            case _:
                super().keyPressEvent(event)

    def _section_of_keys(self, at: int) -> int:
        """The section that the current change is in, or the topmost one in sight."""
        return self._rows[at].section if self._section < 0 else self._section

    def _at(self, point: QPointF) -> int:
        y = point.y() + self.verticalScrollBar().value()
        at = bisect_right(self._tops, y) - 1
        return at if 0 <= at < len(self._rows) else -1

    @property
    def _beside(self) -> bool:
        wide = self.viewport().width() >= WIDE
        old = self._compared.old if self._compared else None
        return self._layout is Layout.BESIDE and wide and old is not None

    def _build(self) -> None:
        layout = self._layout
        if self._compared and self._compared.old is None:
            layout = Layout.ALONE
        elif layout is Layout.BESIDE and not self._beside:
            layout = Layout.UNIFIED
        self._rows = (
            rows_of(self._compared, layout, closed=self._closed, opened=self._opened)
            if self._compared
            else []
        )
        self._lay_out()

    def _lay_out(self) -> None:
        """Lines are laid out in the width there is; each knows its height then."""
        beside = self._beside
        whole = self.viewport().width()
        wide = (whole // 2 - BESIDE_TEXT - 12) if beside else (whole - TEXT - MARGIN)
        self._laid = []
        heights: list[float] = []
        for row in self._rows:
            if row.kind is not Kind.LINE:
                self._laid.append((None, None))
                heights.append(HEAD if row.kind is Kind.HEAD else ROW)
                continue
            one = self._lay(row.line, wide)
            other = self._lay(row.other, wide) if beside else None
            self._laid.append((one, other))
            heights.append(max(ROW, height_of(one), height_of(other)))
        self._tops = [0.0, *accumulate(heights)]
        self._fit()
        self.viewport().update()

    def _lay(self, line: SectionLine | None, wide: float) -> Laid | None:
        if line is None:
            return None
        word = {Sign.ADDED: "addword", Sign.REMOVED: "remword"}.get(line.sign, "")
        return lay(shown_text(line), line.marked, wide, word=word, theme=self._theme)

    def _paint(self, painter: QPainter, rect: QRectF, at: int) -> None:
        row = self._rows[at]
        painter.save()
        match row.kind:
            case Kind.HEAD:
                self._head(painter, rect, row)
            case Kind.FOLD:
                self._write(painter, rect.adjusted(TEXT, 0, 0, 0), row.words, tone="mut")
                dots = QRectF(60, rect.top(), 20, rect.height())
                self._write(painter, dots, "···", tone="mut")
            case _ if self._beside:
                half = rect.width() / 2
                left = QRectF(0, rect.top(), half, rect.height())
                one, other = self._laid[at]
                self._side(painter, left, row.line, laid=one, new=False)
                right = QRectF(half, rect.top(), half, rect.height())
                self._side(painter, right, row.other, laid=other, new=True)
                painter.fillRect(
                    QRectF(round(half), rect.top(), 1, rect.height()), self._theme.colour("line")
                )
            case _:
                self._line(painter, rect, line=row.line, laid=self._laid[at][0])
        if self._chosen and min(self._chosen) <= at <= max(self._chosen):
            painter.fillRect(rect, self._theme.colour("acc", 30))
        if row.change >= 0 and row.change == self._current:
            bar = QRectF(0, rect.top(), 4, rect.height())
            painter.fillRect(bar, self._theme.colour("acc"))
        painter.restore()

    def _head(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        section = self._compared.sections[row.section] if self._compared else None
        if section is None:
            return
        closed = row.section in self._closed
        painter.fillRect(rect, self._theme.colour("panel"))
        line = QRectF(0, rect.bottom() - 1, rect.width(), 1)
        painter.fillRect(line, self._theme.colour("line"))
        ratio = painter.device().devicePixelRatioF()
        icon = self._theme.icon("right" if closed else "down", "mut", size=14, ratio=ratio)
        painter.drawPixmap(QPointF(22, rect.top() + 7), icon)
        box = rect.adjusted(44, 0, 0, 0)
        tone = "fg2" if closed else "fg"
        wide = self._write(painter, box, tr(section.name), style="smallb", tone=tone)
        if not section.added and not section.removed:
            count = len(section.lines)
            words = tr("1 line") if count == 1 else tr("{0} lines").format(count)
            if self._compared and self._compared.old is not None:
                words = tr("unchanged · {0}").format(words)
            self._write(painter, box.adjusted(wide + 10, 0, 0, 0), words, tone="mut")
            return
        right = rect.adjusted(0, 0, -MARGIN, 0)
        for words, tone in ((f"−{section.removed}", "bad"), (f"+{section.added}", "ok")):
            if words[1:] != "0":
                used = self._write(painter, right, words, style="microb", tone=tone, right=True)
                right.setRight(right.right() - used - 8)

    def _line(
        self, painter: QPainter, rect: QRectF, *, line: SectionLine | None, laid: Laid | None
    ) -> None:
        if line is None or laid is None:
            return
        top = QRectF(0, rect.top(), rect.width(), ROW)
        if line.sign in _TINTS and self._compared and self._compared.old is not None:
            fill, tone, sign = _TINTS[line.sign]
            painter.fillRect(rect, self._theme.colour(fill))
            painter.fillRect(QRectF(0, rect.top(), BAR, rect.height()), self._theme.colour(tone))
            box = QRectF(60, rect.top(), 14, ROW)
            self._write(painter, box, sign, style="strong", tone=tone)
        for right, number in ((30, line.old), (54, line.new)):
            if number:
                box = QRectF(0, top.top(), right, ROW)
                self._write(painter, box, str(number), style="axis", tone="mut", right=True)
        tone = "fg" if line.sign is Sign.ADDED else "fg2"
        laid.paint(painter, QPointF(TEXT, rect.top()), self._theme.colour(tone))

    def _side(
        self,
        painter: QPainter,
        rect: QRectF,
        line: SectionLine | None,
        *,
        laid: Laid | None,
        new: bool,
    ) -> None:
        if line is None or laid is None:
            painter.fillRect(rect, self._theme.colour("panel"))
            return
        if line.sign in _TINTS:
            painter.fillRect(rect, self._theme.colour(_TINTS[line.sign][0]))
        number = line.new if new else line.old
        box = QRectF(rect.left(), rect.top(), 32, ROW)
        self._write(painter, box, str(number or ""), style="axis", tone="mut", right=True)
        tone = self._theme.colour("fg" if line.sign is Sign.ADDED else "fg2")
        laid.paint(painter, QPointF(rect.left() + BESIDE_TEXT, rect.top()), tone)

    def _write(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        *,
        style: str = "micro",
        tone: str,
        right: bool = False,
    ) -> float:
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        flags = (_RIGHT if right else _LEFT) | Qt.TextFlag.TextSingleLine
        painter.drawText(rect, flags, words)
        return float(painter.fontMetrics().horizontalAdvance(words))

    def _into_sight(self, at: int) -> None:
        bar, top = self.verticalScrollBar(), self._tops[at]
        if not bar.value() <= top <= bar.value() + self.viewport().height() - 3 * ROW:
            bar.setValue(round(top) - 2 * ROW)

    def _fit(self) -> None:
        room = self.viewport().height()
        bar = self.verticalScrollBar()
        bar.setPageStep(room)
        bar.setRange(0, max(0, round(self._tops[-1]) + ROW - room))
