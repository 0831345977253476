"""Rows of settings pages: title, help text, control, source of the value, marked search hits.

Rows that open in place, groups of rows, bullet lists, and the parts of forms are here, too. A row
paints its own text, so that a search can mark its hits there.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QSizePolicy, QWidget

from helix_desktop.ui.style.canvas import (
    ELIDE,
    Canvas,
    hairline,
    set_look,
    set_margins,
    styled,
    text_width,
    wrapped,
)
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.controls import button, icon_button, show_icon
from helix_desktop.ui.widgets.fields import FramedField
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, plain_tip
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    Item,
    LayoutItem,
    aligned,
    column_of,
    drop_widget,
    grow,
    insert_tab_after,
    last_tab_in,
    row_of,
)

BADGE_WIDTH, MAX_BADGE_WIDTH = 88, 124
BADGE_TEXT_LEFT = 13
ROW_HEIGHT, HEADING_HEIGHT, FURTHER_LINE_HEIGHT = 44, 29, 15
"""Heights of a row, of a group's name, and of a further line of a row's text."""
MAX_LINES = 4
SLIDER_INSET = 7
"""Half of a slider's knob, so that slider tracks begin where other controls do."""
WORDS_WIDTH, CONTROL_WIDTH, CONTROL_GAP = 300, 432 + SLIDER_INSET, 8
"""Width of a row's text and of the part at its right, and the space between groups."""
MAX_WORDS_WIDTH = 420
"""Width up to which a text gets what it needs, as in languages with longer words."""
SOURCE_GAP = 10
MIN_WORDS_WIDTH = 142
"""Least width of the text: so the widest control fits into a window of 853 pixels."""
MAX_CHARS = 400
MAX_WORDS_SHARE = 2 / 3
"""Largest share of a row that a control may take to set where the others begin."""
CONTROL_MARGIN = 12 - SLIDER_INSET
ROW_LEFT_MARGIN, ROW_RIGHT_MARGIN = 24, 16
"""Margins of a row; the bar of a changed row is at the page's edge, outside the column."""
Listed = TypeVar("Listed")
BODY_INSET = 12


class ValueSource(Struct, frozen=True):
    """The source of a value: a word, its color, and the color of the bar at the row's edge."""

    word: str
    tone: str = "mut"
    bar: str = ""


def workspace_source(name: str) -> ValueSource:
    return ValueSource(name, "acc", "acc")


def everywhere_source() -> ValueSource:
    return ValueSource(tr("All workspaces"), "fg2")


class SourceBadge(ElidedLabel):
    """The source of one row's value, as a dot and a word."""

    def __init__(self) -> None:
        super().__init__("small", "mut")
        set_margins(self, start=BADGE_TEXT_LEFT, top=0, end=1, bottom=0)
        self.setFixedSize(self.sizeHint())

    def show_source(self, source: ValueSource) -> None:
        set_look(self, surface="dot", tone="dis" if source.tone == "mut" else source.tone)
        self.set_style("smallb" if source.tone in ("acc", "warn") else "small")
        self.set_text(source.word, tone=source.tone)
        self.setAccessibleName(tr("Source: {0}").format(source.word))
        self.setToolTip(plain_tip(source.word))

    def sizeHint(self) -> QSize:
        words = tr("not applied"), tr("default"), tr("needs review")
        widths = [text_width(tr("All workspaces"), "small")]
        widths += [text_width(word, "smallb") for word in words]
        widest = BADGE_TEXT_LEFT + math.ceil(max(widths)) + 2
        return QSize(min(max(BADGE_WIDTH, widest), MAX_BADGE_WIDTH), 28)


class RowTitle(QWidget):
    """A name and a text below it, with search hits marked.

    The text has as many lines as the one it was made with needs, or the longest of `make_room`:
    what is shown later changes no height, and is cut at the end.
    """

    def __init__(self, name: str, below: str = "") -> None:
        super().__init__()
        self._name, self._below = (label_line(name, MAX_CHARS), label_line(below, MAX_CHARS))
        self._expected: tuple[str, ...] = (self._below,)
        self._lines = 1
        self._query, self._tone = "", "mut"
        self.setMinimumWidth(MIN_WORDS_WIDTH)
        self.setFixedHeight(ROW_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._describe()

    def show_name(self, name: str) -> None:
        self._name = label_line(name, MAX_CHARS)
        self._describe()
        self.update()

    def show_below(self, text: str, tone: str = "mut") -> None:
        below = label_line(text, MAX_CHARS)
        if (below, tone) != (self._below, self._tone):
            self._below, self._tone = below, tone
            self._describe()
            self.update()

    def make_room(self, *texts: str) -> None:
        self._expected = tuple(label_line(text, MAX_CHARS) for text in texts)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        lines = (len(self._wrapped(text)) for text in self._expected)
        self._lines = min(max(lines, default=1), MAX_LINES)
        self.setFixedHeight(ROW_HEIGHT + FURTHER_LINE_HEIGHT * (self._lines - 1))

    def lines(self) -> list[str]:
        """Return the text below the name in lines, the last of which may be too long."""
        lines = self._wrapped(self._below)
        return [*lines[: self._lines - 1], " ".join(lines[self._lines - 1 :])]

    def _wrapped(self, text: str) -> Sequence[str]:
        return wrapped(text, "micro", self.width() - 1)  # one less, since widths are rounded

    def name(self) -> str:
        return self._name

    def below(self) -> str:
        return self._below

    def mark(self, query: str) -> None:
        self._query = query.casefold()
        self.update()

    def wanted(self) -> int:
        """Return the width at which both lines are whole, within bounds."""
        needed = max(text_width(self._name, "strong"), text_width(self._below, "micro"))
        return max(WORDS_WIDTH, min(math.ceil(needed) + 1, MAX_WORDS_WIDTH))

    def sizeHint(self) -> QSize:
        return QSize(WORDS_WIDTH, ROW_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        single = not self._below
        top = (self.height() - 20) / 2 if single else 3
        # a name alone explains something missing, so it must be readable
        tone = "fg" if self.isEnabled() else ("mut" if single else "dis")
        self._line(canvas, QRectF(0, top, self.width(), 20), self._name, style="strong", tone=tone)
        if not single:
            for index, line in enumerate(self.lines()):
                line_rect = QRectF(0, 23 + index * FURTHER_LINE_HEIGHT, self.width(), 16)
                self._line(canvas, line_rect, line, style="micro", tone=self._tone)

    def _line(self, canvas: Canvas, rect: QRectF, text: str, *, style: str, tone: str) -> None:
        elided = styled(style)[1].elidedText(text, ELIDE, rect.width())
        position = elided.casefold().find(self._query) if self._query else -1
        if position >= 0:
            left = text_width(elided[:position], style)
            width = text_width(elided[position : position + len(self._query)], style)
            hit = QRectF(rect.left() + left - 1, rect.top() + 1, width + 2, rect.height() - 2)
            canvas.box(hit, 3, "hit")
        canvas.text(rect, elided, style, tone=tone)

    def _describe(self) -> None:
        """Name the row, and tell the whole text, since both lines are cut if there is no room."""
        self.setAccessibleName(f"{self._name} {self._below}".strip())
        self.setToolTip(plain_tip(f"{self._name}\n{self._below}".strip()))


class SettingRow(QWidget):
    """A setting: its text, its control, its source, and a button that resets its value.

    The control begins where those of other rows do. In a `loose` row, the text takes all the room
    that the part at its right leaves.
    """

    undone = Signal()
    content: QWidget | None = None
    """What is below a row that was opened once."""

    def __init__(
        self,
        words: RowTitle,
        control: QWidget | QLayout | None = None,
        *,
        loose: bool = False,
        returns: bool = True,
        source_last: bool = False,
    ) -> None:
        super().__init__()
        self.words, self._loose = words, loose
        self.more = ""
        """Words that a search finds although they are not shown."""
        self.source = SourceBadge()
        self.source.setVisible(False)
        self._undo = icon_button("undo", tr("Reset"))
        keeping = self._undo.sizePolicy()
        keeping.setRetainSizeWhenHidden(returns)
        self._undo.setSizePolicy(keeping)
        self._undo.setVisible(False)
        self._undo.clicked.connect(self.undone)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._side = QWidget()
        self._side.setFixedHeight(ROW_HEIGHT)
        parts: list[Item | None]
        if loose:
            # room for the longest source, as there is no column of controls
            widest = BADGE_TEXT_LEFT + math.ceil(text_width(tr("All workspaces"), "small")) + 2
            self.source.setFixedWidth(max(self.source.width(), widest))
            parts = [control, self.source] if source_last else [self.source, control]
        else:
            self._side.setFixedWidth(CONTROL_WIDTH)
            holder = QWidget()
            inner = row_of(on=holder, spacing=0)
            if isinstance(control, QLayout):
                inner.addLayout(control)
            elif control is not None:
                inner.addSpacing(SLIDER_INSET)
                inner.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
            inner.addStretch(1)
            parts = [grow(holder), SOURCE_GAP, self.source]
        widgets = [part for part in parts if part is not None]
        self._right = row_of(*widgets, self._undo, on=self._side, spacing=12 if loose else 0)
        row_of(
            grow(words),
            self._side,
            on=self,
            margins=(ROW_LEFT_MARGIN, 0, ROW_RIGHT_MARGIN, 0),
            spacing=CONTROL_MARGIN,
        )
        self._side.setVisible(loose or control is not None)  # without a parent: a window

    def need(self) -> int:
        """Return the least width of the part at the right of the text; 0 if none is shared."""
        if self._loose or self._side.isHidden():
            return 0
        return min(CONTROL_WIDTH, self._side.minimumSizeHint().width())

    def give(self, width: int) -> None:
        """Set the width of the part at the right of the text."""
        if not self._loose:
            self._side.setFixedWidth(width)

    def show_source(self, source: ValueSource, *, back: bool, tip: str = "") -> None:
        """Show the source; with `back` the arrow restores the value of the next source."""
        self.source.setVisible(True)
        self.source.show_source(source)
        self._undo.setVisible(back)
        if tip:
            self._undo.setToolTip(plain_tip(tip))
        set_look(self, surface="hover" if source.bar == "warn" else "", edge=source.bar)

    def parts(self) -> Sequence[QWidget]:
        return (self,)

    def terms(self) -> str:
        return f"{self.words.name()} {self.words.below()} {self.more}".strip()


class SettingsGroup(QWidget):
    """A heading and its rows, hidden while a search matches none of them.

    Rows can follow a changing list: a row stays the same widget as long as its item exists, so
    input in it is kept. Without rows the group shows the text `empty`, or is hidden unless it
    `stays`.
    """

    def __init__(self, title: str = "", *, empty: str = "", stays: bool = False) -> None:
        super().__init__()
        self.title, self._stays = title, stays
        self.rows: list[SettingRow] = []
        self._by_key: dict[str, SettingRow] = {}
        self._query = ""
        self._column = column_of(on=self, margins=(0, 0, 0, CONTROL_GAP), spacing=0)
        if title:
            head = label(title, "smallb", "mut")
            head.setFixedHeight(HEADING_HEIGHT - 1)
            for part in (head, hairline()):
                self._column.addLayout(
                    row_of(part, margins=(ROW_LEFT_MARGIN, 0, ROW_RIGHT_MARGIN, 0))
                )
        self._empty: ContentBox | None = None
        if empty:
            text = label(empty, "body", "mut", wrap=True)
            self._empty = ContentBox(text, margins=(ROW_LEFT_MARGIN, 12, ROW_RIGHT_MARGIN, 12))
            self._column.addWidget(self._empty)
        self._first = self._column.count()

    def add(self, row: SettingRow) -> SettingRow:
        before = last_tab_in(self.rows[-1]) if self.rows else self
        self.rows.append(row)
        for part in row.parts():
            self._column.addWidget(part)
        insert_tab_after(before, row)
        return row

    def add_setting(
        self, name: str, below: str = "", control: QWidget | QLayout | None = None
    ) -> SettingRow:
        """Add a row whose control begins where those of other rows do."""
        return self.add(SettingRow(RowTitle(name, below), control))

    def add_other(self, widget: QWidget) -> None:
        """Add a widget that is no row; it is hidden during a search."""
        self._column.addLayout(row_of(widget, margins=(ROW_LEFT_MARGIN, 8, ROW_RIGHT_MARGIN, 8)))

    def add_bare(self, widget: QWidget) -> None:
        self._column.addWidget(ContentBox(widget))

    def keys(self) -> list[str]:
        return list(self._by_key)

    def row(self, key: str) -> SettingRow | None:
        return self._by_key.get(key)

    def show_rows(self, keys: Sequence[str], make: Callable[[str], SettingRow]) -> None:
        """Show a row for each key in this order; existing rows are kept."""
        self.show_items({key: key for key in keys}, make)

    def show_items(
        self,
        items: Mapping[str, Listed],
        make: Callable[[Listed], SettingRow],
        show: Callable[[SettingRow, Listed], None] | None = None,
    ) -> None:
        """Show a row for each item in this order; the row of a known key is kept.

        `show` brings a row up to date, a new one too.
        """
        for key in [present_key for present_key in self._by_key if present_key not in items]:
            for part in self._by_key.pop(key).parts():
                drop_widget(self._column, part)
        rows = {key: self._by_key.get(key) or make(item) for key, item in items.items()}
        if list(rows) != list(self._by_key):
            parts = [part for row in rows.values() for part in row.parts()]
            for index, part in enumerate(parts, self._first):
                self._column.removeWidget(part)
                self._column.insertWidget(index, part)
            # let Tab reach rows that came later before what is below them
            previous: QWidget = self
            for shown in parts:
                insert_tab_after(previous, shown)
                last = last_tab_in(shown)
                if last.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                    previous = last
        self._by_key = rows
        self.rows = list(rows.values())
        if show is not None:
            for row, item in zip(self.rows, items.values(), strict=True):
                show(row, item)
        self.refresh()

    def filter(self, query: str) -> int:
        self._query = query
        matches = 0
        for row in self.rows:
            fits = query.casefold() in row.terms().casefold()
            row.setVisible(fits)
            row.words.mark(query)
            matches += fits
        lacks_content = self._column.count() == self._first and not self._stays
        if self._empty is not None:
            lacks_content = False
            self._empty.setVisible(not query and not self.rows)
        self.setVisible(bool(matches) or (not query and not lacks_content))
        return matches

    def refresh(self) -> None:
        self.filter(self._query)


class SettingsColumn(QWidget):
    """The main column of a page: its groups and other widgets."""

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[SettingsGroup] = []
        self._column = column_of(STRETCH, on=self, margins=(0, 20, 0, 24), spacing=0)

    def add(self, widget: QWidget) -> None:
        """Add a widget; a group takes the whole width, and others are inset like rows."""
        index = self._column.count() - 1
        if isinstance(widget, SettingsGroup):
            self._column.insertWidget(index, widget)
            if self.groups:
                insert_tab_after(last_tab_in(self.groups[-1]), widget)
            self.groups.append(widget)
            return
        self._column.insertLayout(
            index, row_of(widget, margins=(ROW_LEFT_MARGIN, 0, ROW_RIGHT_MARGIN, 14))
        )

    def add_bare(self, widget: QWidget) -> None:
        """Add a widget that takes no room while it is hidden."""
        self._column.insertWidget(self._column.count() - 1, ContentBox(widget))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            row_px = self.width() - ROW_LEFT_MARGIN - ROW_RIGHT_MARGIN - CONTROL_MARGIN
            needs = {row: row.need() for row in self.rows()}
            common_needs = (need for need in needs.values() if need <= row_px * MAX_WORDS_SHARE)
            visible_rows = (row for row, need in needs.items() if need and row.isVisibleTo(self))
            text_px = max([WORDS_WIDTH, *(row.words.wanted() for row in visible_rows)])
            control_px = max([min(CONTROL_WIDTH, row_px - text_px), *common_needs])
            for row, need in needs.items():
                row.give(max(control_px, need))
                if need:
                    row.words.setMaximumWidth(text_px)
        return done

    def rows(self) -> Sequence[SettingRow]:
        return [row for group in self.groups for row in group.rows]

    def filter(self, query: str) -> int:
        return sum(group.filter(query) for group in self.groups)


class ContentBox(QWidget):
    """A container that is visible exactly while its content is."""

    def __init__(
        self,
        inner: QWidget,
        margins: tuple[int, int, int, int] = (ROW_LEFT_MARGIN, 0, ROW_RIGHT_MARGIN, 14),
    ) -> None:
        super().__init__()
        column_of(inner, on=self, margins=margins)
        inner.installEventFilter(self)
        if inner.isHidden():
            self.hide()  # shown without a parent, the container would be a window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.parentWidget() is not None and event.type() in (
            QEvent.Type.ShowToParent,
            QEvent.Type.HideToParent,
        ):
            self.setVisible(event.type() is QEvent.Type.ShowToParent)
        return super().eventFilter(watched, event)


class ControlRow(SettingRow):
    """A row of a list whose text takes all the room that the controls leave.

    With `returns` a place is kept for the arrow that restores a value.
    """

    def __init__(
        self,
        words: RowTitle,
        controls: Sequence[QWidget] = (),
        *,
        returns: bool = False,
        source_last: bool = False,
    ) -> None:
        middle = (aligned(widget, Qt.AlignmentFlag.AlignVCenter) for widget in controls)
        right = row_of(STRETCH, *middle, spacing=8) if controls else None
        super().__init__(words, right, loose=True, returns=returns, source_last=source_last)


class ExpandableRow(ControlRow):
    """A row with more content below, which is created when the row is opened for the first time."""

    def __init__(
        self,
        words: RowTitle,
        controls: Sequence[QWidget],
        *,
        make: Callable[[], QWidget],
        returns: bool,
    ) -> None:
        super().__init__(words, controls, returns=returns)
        self._arrow = icon_button("down", tr("Open", "unfold a row"))
        self._arrow.setAccessibleDescription(words.name())
        self._arrow.clicked.connect(self.toggle)
        self._right.addWidget(self._arrow)
        self._make = make
        self.body = QWidget()
        margins = ROW_LEFT_MARGIN + BODY_INSET, 2, ROW_RIGHT_MARGIN, 14
        self._content = column_of(on=self.body, margins=margins)
        self.body.hide()
        self.opened = False
        words.setCursor(Qt.CursorShape.PointingHandCursor)

    def parts(self) -> Sequence[QWidget]:
        return self, self.body

    def toggle(self) -> None:
        self.open(opens=not self.opened)

    def open(self, *, opens: bool = True) -> None:
        if opens and self.content is None:
            self.content = self._make()
            self._content.addWidget(self.content)
            insert_tab_after(self._arrow, self.content)
        self.opened = opens
        self.body.setVisible(opens and not self.isHidden())
        tip = tr("Close", "fold a row") if opens else tr("Open", "unfold a row")
        show_icon(self._arrow, "up" if opens else "down", tip)

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.body.setVisible(visible and self.opened)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.opened:
            self.open(opens=False)
            return
        super().keyPressEvent(event)


def below(*parts: QWidget | QLayout, gap: int = 8) -> QWidget:
    """Return a widget with the parts below each other, as the body of a row."""
    container = QWidget()
    column_of(*parts, on=container, spacing=gap)
    return container


def captioned(field: QWidget, caption: str = "") -> QWidget:
    """Return a field with a caption above it; a framed field has its name for one."""
    named = field.name if isinstance(field, FramedField) else ""
    return below(label(caption or named, "micro", "mut"), field, gap=2)


def named_switch(switch: QPushButton) -> tuple[QWidget, QWidget]:
    """Return a switch and its name, to be laid out side by side."""
    return switch, label(switch.accessibleName(), "small", "fg2")


def in_line(*widgets: QWidget, stretch: int = -1) -> QHBoxLayout:
    """Lay widgets out from the left; the widget at index `stretch` takes the spare room."""
    middle = Qt.AlignmentFlag.AlignVCenter
    items = [
        LayoutItem(widget, int(index == stretch), middle) for index, widget in enumerate(widgets)
    ]
    # without a factor it takes room only while the widget that takes it is hidden
    return row_of(*items, LayoutItem(None, 0) if stretch >= 0 else STRETCH, spacing=8)


class BulletPoint(Struct, frozen=True):
    """A point of a list: an icon, its tone, and a text."""

    icon: str
    tone: str
    words: str


class BulletList(QWidget):
    """A list of sentences, each with an icon; `text` returns all of them."""

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[BulletPoint, ...] = ()
        self._content = QWidget()
        self._column = column_of(self._content, on=self)

    def show_points(self, points: Sequence[BulletPoint]) -> None:
        if tuple(points) == self._points:
            return
        self._points = tuple(points)
        self._column.removeWidget(self._content)
        self._content.deleteLater()
        self._content = QWidget()
        lines = column_of(on=self._content, spacing=6)
        for point in points:
            icon = IconLabel(point.icon, point.tone)
            words = grow(label(point.words, "small", "fg2", wrap=True))
            lines.addLayout(row_of(aligned(icon, Qt.AlignmentFlag.AlignTop), words, spacing=10))
        self._column.addWidget(self._content)

    def text(self) -> str:
        return "\n".join(point.words for point in self._points)


def action_button(words: str, act: Callable[[], object]) -> QPushButton:
    push_button = button(words)
    push_button.clicked.connect(lambda _on=False: act())
    return push_button
