"""Rows and groups of a settings page: texts, controls, and the source of each value.

A row paints its own text, so that a search can mark its hits there.
"""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from helix_desktop.ui.style.canvas import brush, dot, rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.buttons import IconButton, quiet_button
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    grow,
    insert_tab_after,
    last_tab_in,
    row_of,
    tab_before,
)

WIDTH = 88


class ValueSource(Struct, frozen=True):
    """The source of a value: a word, its color, and the color of the bar at the row's edge."""

    word: str
    tone: str = "mut"
    bar: str = ""


def preset_source(name: str) -> ValueSource:
    return ValueSource(name)


def workspace_source(name: str) -> ValueSource:
    return ValueSource(name, "acc", "acc")


def everywhere_source() -> ValueSource:
    return ValueSource(tr("All workspaces"), "fg2")


def unapplied_source() -> ValueSource:
    return ValueSource(tr("not applied"), "warn", "warn")


class SourceBadge(QWidget):
    """The source of one row's value, as a dot and a word."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._source = ValueSource("")
        self.setFixedSize(self.sizeHint())
        theme.changed.connect(self.update)

    def show_source(self, source: ValueSource) -> None:
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


ROW, HEAD = 44, 29
INSET = 7
"""Half of a slider's knob, so that slider tracks begin where other controls do."""
WORDS, CONTROL, GAP = 300, 432 + INSET, 8
"""Width of a row's text and of the part at its right, and the space between groups."""
BEFORE_SOURCE = 10
LEAST_WORDS = 148
MOST_SHARED = 2 / 3
"""Largest share of a row that a control may take to set where the others begin."""
BETWEEN = 12 - INSET
"""Pixels between the text and the part at its right."""
LEFT, RIGHT = 24, 16
"""Margins of a row; the bar of a changed row is at the page's edge, outside the column."""
_CENTRED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class RowTitle(QWidget):
    """A name and the line below it, both cut at the end, with search hits marked."""

    def __init__(self, theme: Theme, name: str, below: str = "") -> None:
        super().__init__()
        self._theme, self._name, self._below = theme, name, one_line(below, 400)
        self._query, self._tone = "", "mut"
        self._shown = (below, "mut")
        self.setMinimumWidth(LEAST_WORDS)
        self.setFixedHeight(ROW)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._describe()
        theme.changed.connect(self.update)

    def show_below(self, text: str, tone: str = "mut") -> None:
        if (text, tone) == self._shown:
            return
        self._shown = (text, tone)
        self._below, self._tone = one_line(text, 400), tone
        self._describe()
        self.update()

    def name(self) -> str:
        return self._name

    def below(self) -> str:
        return self._below

    def mark(self, query: str) -> None:
        self._query = query.casefold()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WORDS, ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        single = not self._below
        top = (self.height() - 20) / 2 if single else 3
        # a name alone explains something missing, so it must be readable
        resting = "mut" if single else "dis"
        tone = "fg" if self.isEnabled() else resting
        self._line(painter, QRectF(0, top, self.width(), 20), self._name, style="strong", tone=tone)
        if not single:
            place = QRectF(0, 23, self.width(), 16)
            self._line(painter, place, self._below, style="micro", tone=self._tone)

    def _line(self, painter: QPainter, place: QRectF, text: str, *, style: str, tone: str) -> None:
        metrics = QFontMetricsF(font(style))
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.setFont(font(style))
        at = cut.casefold().find(self._query) if self._query else -1
        if at >= 0:
            left = metrics.horizontalAdvance(cut[:at])
            width = metrics.horizontalAdvance(cut[at : at + len(self._query)])
            hit = QRectF(place.left() + left - 1, place.top() + 1, width + 2, place.height() - 2)
            rounded(painter, hit, 3, fill=self._theme.colour("hit"))
        painter.setPen(self._theme.colour(tone))
        painter.drawText(place, _CENTRED, cut)

    def _describe(self) -> None:
        self.setAccessibleName(f"{self._name} {self._below}".strip())
        self.setToolTip(plain_tip(self._below))


class SettingRow(QWidget):
    """A setting: its text, its control, its source, and a button that resets its value."""

    undone = Signal()

    def __init__(self, theme: Theme, words: RowTitle, control: QWidget | QLayout | None) -> None:
        super().__init__()
        self._theme, self.words = theme, words
        self.more = ""
        """Words that a search finds although they are not shown."""
        self.fine = self.loud = False
        """`fine`: the row is hidden until asked for or found.

        `loud`: a fine row is shown anyway.
        """
        self._source = SourceBadge(theme)
        self._undo = IconButton(theme, "undo", tr("Back to what it was"))
        keeping = self._undo.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self._undo.setSizePolicy(keeping)
        self._undo.setVisible(False)
        self._undo.clicked.connect(self.undone)
        self._bar = ""
        self.setFixedHeight(ROW)
        layout = row_of(grow(words), on=self, margins=(LEFT, 0, RIGHT, 0), spacing=BETWEEN)
        if control is not None:
            words.setMaximumWidth(WORDS)
        self._before = QWidget()
        self._side = self._right(control)
        layout.addWidget(self._side)
        self._side.setVisible(control is not None)
        self._source.setVisible(False)
        theme.changed.connect(self.update)

    def _right(self, control: QWidget | QLayout | None) -> QWidget:
        right, before = QWidget(), self._before
        right.setFixedSize(CONTROL, ROW)
        row, inner = QHBoxLayout(right), QHBoxLayout(before)
        for each in (row, inner):
            each.setContentsMargins(0, 0, 0, 0)
            each.setSpacing(0)
        if isinstance(control, QLayout):
            inner.addLayout(control)
        elif control is not None:
            inner.addSpacing(INSET)
            inner.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        inner.addStretch(1)
        row.addWidget(before, 1)
        row.addSpacing(BEFORE_SOURCE)
        row.addWidget(self._source)
        row.addWidget(self._undo)
        return right

    def need(self) -> int:
        """Return the least width of the part at the right of the text; 0 if there is none."""
        least = min(CONTROL, self._side.minimumSizeHint().width())
        return 0 if self._side.isHidden() else least

    def give(self, width: int) -> None:
        """Set the width of the part at the right of the text."""
        self._side.setFixedWidth(width)

    def show_source(self, source: ValueSource, *, back: bool, tip: str = "") -> None:
        """Show the source; with `back` the arrow restores the value of the next source."""
        self._source.setVisible(True)
        self._source.show_source(source)
        self._undo.setVisible(back)
        if tip:
            self._undo.setToolTip(plain_tip(tip))
        self._bar = source.bar
        self.update()

    def source_text(self) -> str:
        return self._source.text()

    def undo_shown(self) -> bool:
        return not self._undo.isHidden()

    def undo(self) -> None:
        self.undone.emit()

    def terms(self) -> str:
        return f"{self.words.name()} {self.words.below()} {self.more}".strip()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bar:
            return
        painter = brush(self)
        if self._bar == "warn":
            painter.fillRect(self.rect(), self._theme.colour("hover"))
        painter.fillRect(QRectF(0, 0, 2, self.height()), self._theme.colour(self._bar))


class SettingsGroup(QWidget):
    """A heading and its rows, hidden while a search matches none of them."""

    def __init__(self, theme: Theme, title: str = "") -> None:
        super().__init__()
        self.title = title
        self.rows: list[SettingRow] = []
        self.unfolded = False
        self._query = ""
        self._more = quiet_button("")
        self._more.clicked.connect(self._on_more)
        self._more.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, GAP)
        self._column.setSpacing(0)
        if title:
            self._column.addWidget(_Head(theme, title))
        held = row_of(self._more, STRETCH, margins=(LEFT - 8, 0, RIGHT, 0))
        self._column.addLayout(held)

    def add(self, row: SettingRow, *, fine: bool = False) -> SettingRow:
        first = tab_before(self._more) or self._more
        before = last_tab_in(self.rows[-1]) if self.rows else first
        row.fine = fine
        self.rows.append(row)
        self._column.insertWidget(self._column.count() - 1, row)
        insert_tab_after(before, row)
        return row

    def add_other(self, widget: QWidget) -> None:
        """Add a widget that is no row; it is hidden during a search."""
        held = row_of(widget, margins=(LEFT, 8, RIGHT, 8))
        self._column.addLayout(held)

    def filter(self, query: str) -> int:
        self._query = query
        found = 0
        for row in self.rows:
            fits = query.casefold() in row.terms().casefold()
            row.setVisible(fits and (bool(query) or self.unfolded or not row.fine or row.loud))
            row.words.mark(query)
            found += fits
        fine = sum(row.fine and not row.loud for row in self.rows)
        self._more.setVisible(fine > 0 and not query)
        words = tr("Fewer values") if self.unfolded else tr("{0} finer values").format(fine)
        self._more.setText(words)
        self.setVisible(bool(found) or not query)
        return found

    def refresh(self) -> None:
        """Update the visible rows after some became loud or quiet."""
        self.filter(self._query)

    def _on_more(self) -> None:
        self.unfolded = not self.unfolded
        self.refresh()


class SettingsColumn(QWidget):
    """The main column of a page: its groups and other widgets."""

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[SettingsGroup] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 20, 0, 24)
        self._column.setSpacing(0)
        self._column.addStretch(1)

    def add(self, widget: QWidget) -> None:
        """Add a widget; a group takes the whole width, and others are inset like rows."""
        at = self._column.count() - 1
        if isinstance(widget, SettingsGroup):
            self._column.insertWidget(at, widget)
            if self.groups:
                insert_tab_after(last_tab_in(self.groups[-1]), widget)
            self.groups.append(widget)
            return
        held = row_of(widget, margins=(LEFT, 0, RIGHT, 14))
        self._column.insertLayout(at, held)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._share()
        return done

    def _share(self) -> None:
        """Share the width: texts have priority, and all controls begin at one place.

        A control that would leave the other texts too little room begins where it must.
        """
        rows = self.rows()
        room = self.width() - LEFT - RIGHT - BETWEEN
        needs = [row.need() for row in rows]
        shared = (need for need in needs if need <= room * MOST_SHARED)
        usual = max([min(CONTROL, room - WORDS), *shared])
        for row, need in zip(rows, needs, strict=True):
            row.give(max(usual, need))

    def rows(self) -> Sequence[SettingRow]:
        return [row for group in self.groups for row in group.rows]

    def terms(self) -> Sequence[str]:
        return [row.terms() for row in self.rows()]

    def filter(self, query: str) -> int:
        return sum(group.filter(query) for group in self.groups)


class _Head(QWidget):
    """The name of a group above its hairline."""

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(HEAD)
        row_of(label(title, "smallb", "mut"), on=self, margins=(LEFT, 0, RIGHT, 1))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        place = QRectF(LEFT, self.height() - 1, self.width() - LEFT - RIGHT, 1)
        brush(self).fillRect(place, self._theme.colour("line"))
