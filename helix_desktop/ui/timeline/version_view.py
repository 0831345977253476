"""A view of a handover's sections: two versions compared, or one alone.

Long runs of unchanged lines are folded. Lines wrap, and only visible ones are painted.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import accumulate, groupby

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QResizeEvent

from helix_desktop.domain.window_timeline import (
    DiffSign,
    HandoverComparison,
    SectionDiff,
    SectionLine,
)
from helix_desktop.ui.style.canvas import brush, focus_ring, keep_left_to_right
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import lines_text, tr
from helix_desktop.ui.text.safe_text import LINE, one_line
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.line_view import WrappedLine, height_of, wrap_line
from helix_desktop.ui.widgets.virtual_rows import SpokenArea

FOLDED = 3
"""Number of unchanged lines above which a run is folded."""
AROUND = 1
"""Unchanged lines that stay visible before and after a change."""


class DiffLayout(StrEnum):
    """The layout of two versions."""

    UNIFIED = "unified"
    BESIDE = "beside"
    ALONE = "alone"


class VersionRowKind(StrEnum):
    """The kind of a row."""

    HEAD = "head"
    FOLD = "fold"
    LINE = "line"


class VersionRow(Struct, frozen=True):
    """One row; `other` is the newer side if the versions are side by side.

    `change` numbers runs of changed lines; -1 means unchanged.
    """

    kind: VersionRowKind
    section: int
    line: SectionLine | None = None
    other: SectionLine | None = None
    words: str = ""
    change: int = -1
    start: int = 0


def version_row_text(row: VersionRow) -> str:
    """Return a row's text for screen readers: a heading, a fold, or a line with its sign."""
    signs = {DiffSign.ADDED: tr("Added"), DiffSign.REMOVED: tr("Removed")}
    lines = [line for line in (row.line, row.other) if line is not None]
    if not lines:
        return row.words
    told = (f"{signs[line.sign]}: {line.text}" for line in lines if line.sign in signs)
    return ". ".join(told) or lines[-1].text


Opened = frozenset[tuple[int, int]]
"""Folds that the user opened, by section and position."""


def version_rows(
    compared: HandoverComparison, layout: DiffLayout, *, closed: frozenset[int], opened: Opened
) -> list[VersionRow]:
    """Return all rows in order."""
    found: list[VersionRow] = []
    change = -1
    for number, section in enumerate(compared.sections):
        found.append(VersionRow(VersionRowKind.HEAD, number, words=section.name))
        if number in closed:
            change += _changes(section)
            continue
        for row in _lines(section, number, layout, opened=opened):
            starts = row.change == 0
            if starts:
                change += 1
            changed = row.change >= 0
            found.append(_numbered(row, change) if changed else row)
    return found


def unchanged_sections(compared: HandoverComparison) -> frozenset[int]:
    """Return the sections to collapse first: unchanged ones; of one version, the index."""
    if compared.old is None:
        return frozenset(range(6, len(compared.sections)))
    return frozenset(
        number
        for number, section in enumerate(compared.sections)
        if not section.added and not section.removed
    )


def copied_lines(rows: Sequence[VersionRow]) -> str:
    """Return the lines without their gutter."""
    lines = (row.other or row.line for row in rows if row.kind is VersionRowKind.LINE)
    return "\n".join(line.text for line in lines if line is not None)


def section_line_text(line: SectionLine) -> str:
    """Return a line for layout; marks keep their positions unless characters are spelled out."""
    if len(line.text) > LINE or not line.text.replace("\t", " ").isprintable():
        return one_line(line.text, LINE)
    return line.text.replace("\t", " ")


def _changes(section: SectionDiff) -> int:
    signs = [line.sign is DiffSign.SAME for line in section.lines]
    return sum(not same for same, _ in groupby(signs))


def _lines(
    section: SectionDiff, number: int, layout: DiffLayout, *, opened: Opened
) -> Iterator[VersionRow]:
    lines = section.lines
    if layout is DiffLayout.ALONE:
        lines = tuple(line for line in lines if line.sign is not DiffSign.REMOVED)
        yield from (
            VersionRow(VersionRowKind.LINE, number, line, start=at) for at, line in enumerate(lines)
        )
        return
    at = 0
    for same, run in groupby(lines, key=lambda line: line.sign is DiffSign.SAME):
        part = tuple(run)
        if same:
            last = at + len(part) == len(lines)
            yield from _same(part, number, at, ends=(at == 0, last), opened=opened)
        elif layout is DiffLayout.BESIDE:
            yield from _pairs(part, number, at)
        else:
            yield from (
                VersionRow(VersionRowKind.LINE, number, line, change=place, start=at + place)
                for place, line in enumerate(part)
            )
        at += len(part)


def _same(
    part: Sequence[SectionLine],
    number: int,
    at: int,
    *,
    ends: tuple[bool, bool],
    opened: Opened,
) -> Iterator[VersionRow]:
    """Yield unchanged lines; of a long run only those next to changes, with a row for the rest."""
    head = 0 if ends[0] else AROUND
    tail = 0 if ends[1] else AROUND
    hidden = len(part) - head - tail
    whole = hidden <= FOLDED or (number, at) in opened
    for place, line in enumerate(part):
        if whole or place < head or place >= len(part) - tail:
            yield VersionRow(VersionRowKind.LINE, number, line, line, start=at + place)
        elif place == head:
            words = tr("{0} unchanged lines").format(hidden)
            yield VersionRow(VersionRowKind.FOLD, number, words=words, start=at)


def _pairs(part: Sequence[SectionLine], number: int, at: int) -> Iterator[VersionRow]:
    """Pair removed lines at the left with added ones at the right."""
    gone = [line for line in part if line.sign is DiffSign.REMOVED]
    came = [line for line in part if line.sign is DiffSign.ADDED]
    for place in range(max(len(gone), len(came))):
        one = gone[place] if place < len(gone) else None
        other = came[place] if place < len(came) else None
        yield VersionRow(VersionRowKind.LINE, number, one, other, change=place, start=at + place)


def _numbered(row: VersionRow, change: int) -> VersionRow:
    return VersionRow(row.kind, row.section, row.line, row.other, row.words, change, row.start)


ROW, HEAD = 22, 28
TEXT, MARGIN, BAR = 84, 24, 2
BESIDE_TEXT = 44
MEASURE = 880
"""Most pixels of a line; longer lines are hard to follow."""
WIDE = 1_100
"""Width in pixels from which the versions are side by side."""
_TINTS = {DiffSign.ADDED: ("addbg", "ok", "+"), DiffSign.REMOVED: ("rembg", "bad", "−")}
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class VersionView(SpokenArea):
    """The view: N and P move between changes, ← and → collapse and expand, Ctrl+C copies."""

    moved = Signal()
    """Emitted when another change is the current one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        keep_left_to_right(self)
        self._theme = theme
        self._compared: HandoverComparison | None = None
        self._layout = DiffLayout.UNIFIED
        self._rows: list[VersionRow] = []
        self._laid: list[tuple[WrappedLine | None, WrappedLine | None]] = []
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
        """The change that keys refer to, from 0; -1 before the first."""
        return self._current

    @property
    def changes(self) -> int:
        return max((row.change for row in self._rows), default=-1) + 1

    @property
    def rows(self) -> list[VersionRow]:
        return self._rows

    def show_compared(self, compared: HandoverComparison | None) -> None:
        """Show another pair and forget the opened folds."""
        self._compared = compared
        self._closed = unchanged_sections(compared) if compared else frozenset()
        self._opened, self._chosen = frozenset(), None
        self._current = self._section = -1
        self.verticalScrollBar().setValue(0)
        self._build()

    def show_as(self, layout: DiffLayout) -> None:
        self._layout = layout
        self._build()

    def go(self, step: int) -> None:
        """Go to another change and open the collapsed sections that contain changes."""
        if self._compared and self._closed - unchanged_sections(self._compared):
            self._closed = unchanged_sections(self._compared)
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
        """Collapse or expand a section."""
        wanted = section in self._closed if open_it is None else open_it
        self._closed = self._closed - {section} if wanted else self._closed | {section}
        self._build()

    @property
    def column(self) -> int:
        """Width of the painted column; the rest of a wide view stays empty."""
        sides = 2 * (BESIDE_TEXT + MEASURE + 12) if self._beside else TEXT + MEASURE + MARGIN
        return min(self.viewport().width(), sides)

    def spoken_tops(self) -> Sequence[float]:
        return self._tops

    def row_text(self, at: int) -> str:
        return version_row_text(self._rows[at])

    def current_row(self) -> int:
        found = (at for at, row in enumerate(self._rows) if row.change == self._current >= 0)
        return next(found, -1)

    def text(self) -> str:
        """Return the marked lines, those of the current change, or all; without the gutter."""
        rows = self._rows
        if self._chosen is not None:
            low, high = sorted(self._chosen)
            rows = rows[low : high + 1]
        elif self._current >= 0:
            rows = [row for row in rows if row.change == self._current]
        return copied_lines(rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self.viewport())
        scroll, height = self.verticalScrollBar().value(), self.viewport().height()
        first = max(0, bisect_right(self._tops, scroll) - 1)
        for at in range(first, len(self._rows)):
            top = self._tops[at] - scroll
            if top > height:
                break
            rect = QRectF(0, top, self.column, self._tops[at + 1] - self._tops[at])
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
        if row.kind is VersionRowKind.HEAD:
            self.toggle(row.section)
        elif row.kind is VersionRowKind.FOLD:
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
        """Return the section of the current change, or else of the topmost visible row."""
        return self._rows[at].section if self._section < 0 else self._section

    def _at(self, point: QPointF) -> int:
        y = point.y() + self.verticalScrollBar().value()
        at = bisect_right(self._tops, y) - 1
        return at if 0 <= at < len(self._rows) else -1

    @property
    def _beside(self) -> bool:
        wide = self.viewport().width() >= WIDE
        old = self._compared.old if self._compared else None
        return self._layout is DiffLayout.BESIDE and wide and old is not None

    def _build(self) -> None:
        layout = self._layout
        if self._compared and self._compared.old is None:
            layout = DiffLayout.ALONE
        elif layout is DiffLayout.BESIDE and not self._beside:
            layout = DiffLayout.UNIFIED
        self._rows = (
            version_rows(self._compared, layout, closed=self._closed, opened=self._opened)
            if self._compared
            else []
        )
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay the lines out in the available width and so find their heights."""
        beside = self._beside
        whole = self.viewport().width()
        wide = (whole // 2 - BESIDE_TEXT - 12) if beside else (whole - TEXT - MARGIN)
        wide = min(wide, MEASURE)
        self._laid = []
        heights: list[float] = []
        for row in self._rows:
            if row.kind is not VersionRowKind.LINE:
                self._laid.append((None, None))
                heights.append(HEAD if row.kind is VersionRowKind.HEAD else ROW)
                continue
            one = self._lay(row.line, wide)
            other = self._lay(row.other, wide) if beside else None
            self._laid.append((one, other))
            heights.append(max(ROW, height_of(one), height_of(other)))
        self._tops = [0.0, *accumulate(heights)]
        self._fit()
        self.viewport().update()

    def _lay(self, line: SectionLine | None, wide: float) -> WrappedLine | None:
        if line is None:
            return None
        word = {DiffSign.ADDED: "addword", DiffSign.REMOVED: "remword"}.get(line.sign, "")
        return wrap_line(section_line_text(line), line.marked, wide, word=word, theme=self._theme)

    def _paint(self, painter: QPainter, rect: QRectF, at: int) -> None:
        row = self._rows[at]
        painter.save()
        match row.kind:
            case VersionRowKind.HEAD:
                self._head(painter, rect, row)
            case VersionRowKind.FOLD:
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

    def _head(self, painter: QPainter, rect: QRectF, row: VersionRow) -> None:
        section = self._compared.sections[row.section] if self._compared else None
        if section is None:
            return
        closed = row.section in self._closed
        whole = QRectF(0, rect.top(), self.viewport().width(), rect.height())
        painter.fillRect(whole, self._theme.colour("panel"))
        whole.setTop(rect.bottom() - 1)
        painter.fillRect(whole, self._theme.colour("line"))
        ratio = painter.device().devicePixelRatioF()
        icon = self._theme.icon("right" if closed else "down", "mut", size=14, ratio=ratio)
        painter.drawPixmap(QPointF(22, rect.top() + 7), icon)
        box = rect.adjusted(44, 0, 0, 0)
        tone = "fg2" if closed else "fg"
        wide = self._write(painter, box, tr(section.name), style="smallb", tone=tone)
        if not section.added and not section.removed:
            words = lines_text(len(section.lines))
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
        self, painter: QPainter, rect: QRectF, *, line: SectionLine | None, laid: WrappedLine | None
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
        tone = "fg" if line.sign is DiffSign.ADDED else "fg2"
        laid.paint(painter, QPointF(TEXT, rect.top()), self._theme.colour(tone))

    def _side(
        self,
        painter: QPainter,
        rect: QRectF,
        line: SectionLine | None,
        *,
        laid: WrappedLine | None,
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
        tone = self._theme.colour("fg" if line.sign is DiffSign.ADDED else "fg2")
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
