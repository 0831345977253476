"""The command palette: a field, the matching items below a heading for each group, and key hints.

The palette receives its items and emits the chosen one; `item_sources` collects them.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from helix_desktop.ui.palette.items import (
    PREFIXES,
    PaletteGroup,
    PaletteHit,
    PaletteItem,
    PaletteKind,
    Span,
    group_hits,
    parse_query,
    search_line,
)
from helix_desktop.ui.style.canvas import (
    RIGHT,
    Canvas,
    PaintedWidget,
    hairline,
    key_cap_width,
    text_width,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import count_text, key_text, listed_text, plural, tr
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.dialogs import BELOW, TOP, Overlay
from helix_desktop.ui.widgets.dialogs import SIDE as SHEET_SIDE
from helix_desktop.ui.widgets.labels import IconLabel, label
from helix_desktop.ui.widgets.layout import clear_frame, column_of, grow, row_of
from helix_desktop.ui.widgets.list_view import AnyIndex, PaintedDelegate, RowsModel

HEAD, ROW = 32, 40


class GroupHeading(Struct, frozen=True):
    """The title of a group with its counts."""

    title: str
    count: str


Line = GroupHeading | PaletteHit


class PaletteModel(RowsModel[Line]):
    """All rows of the palette in one list; headings can be neither chosen nor focused."""

    def show_groups(self, groups: Sequence[PaletteGroup]) -> None:
        lines: list[Line] = []
        for group in groups:
            words = tr("{0} of {1}").format(count_text(group.found), count_text(group.of))
            head = [GroupHeading(group.kind.words, words)] if group.kind.words else []
            lines += [*head, *group.hits]
        self.show(lines)

    def goal(self, at: int) -> PaletteItem | None:
        line = self._rows[at] if 0 <= at < len(self._rows) else None
        return line.goal if isinstance(line, PaletteHit) else None

    def row_of(self, goal: PaletteItem | None) -> int:
        """Return the row of an item, or else the first row that can be chosen."""
        hits = [(at, hit) for at, hit in enumerate(self._rows) if isinstance(hit, PaletteHit)]
        same = (
            at
            for at, hit in hits
            if goal and (hit.goal.kind, hit.goal.key) == (goal.kind, goal.key)
        )
        return next(same, hits[0][0] if hits else -1)

    def height(self) -> int:
        return sum(HEAD if isinstance(line, GroupHeading) else ROW for line in self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._rows[index.row()], GroupHeading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def texts(self, row: Line) -> dict[int, str]:
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return dict.fromkeys(roles, _spoken(row))


def _spoken(line: Line) -> str:
    if isinstance(line, GroupHeading):
        return f"{line.title}, {line.count}"
    goal = line.goal
    words = (goal.title, goal.beside, goal.chip, goal.disabled_reason or goal.keys or goal.right)
    return " ".join(word for word in words if word)


SIDE, INSET, ICON, TEXT = 8, 20, 16, 54
"""Margins of a row's fill and of its ends, size of its icon, and left edge of its text."""
DIGEST, FIGURES = 124, 92
"""Widths of the columns of a cache entry."""


class PaletteDelegate(PaintedDelegate):
    """A painter of headings and hits."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(80, HEAD if isinstance(index.data(PaletteModel.ROW), GroupHeading) else ROW)

    def paint_item(self, canvas: Canvas, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        line, rect = index.data(PaletteModel.ROW), QRectF(option.rect)
        if isinstance(line, GroupHeading):
            place = rect.adjusted(INSET, 4, -INSET, 0)
            canvas.text(place, line.title, "microb", tone="mut")
            canvas.text(place, line.count, "micro", tone="mut", align=RIGHT)
        elif isinstance(line, PaletteHit):
            chosen = bool(QStyle.StateFlag(option.state) & QStyle.StateFlag.State_Selected)
            _paint_hit(canvas, rect, line, chosen=chosen)


def _paint_hit(canvas: Canvas, rect: QRectF, hit: PaletteHit, *, chosen: bool) -> None:
    goal = hit.goal
    if chosen:
        canvas.box(rect.adjusted(SIDE, 0, -SIDE, 0), 8, "sel")
    at = QPointF(rect.left() + INSET, rect.center().y() - ICON / 2)
    if goal.kind is PaletteKind.ENTRY:
        canvas.digest(at, goal.key)
    else:
        tone = "dis" if goal.disabled_reason else "acc" if chosen else "fg2"
        canvas.icon(at, goal.icon or "bolt", tone, size=ICON)
    place = rect.adjusted(TEXT, 0, 0, 0)
    place.setRight(_paint_right_end(canvas, rect.adjusted(0, 0, -INSET, 0), goal) - 12)
    if goal.code:
        _paint_entry(canvas, place, hit)
        return
    tone = "dis" if goal.disabled_reason else "fg"
    used = canvas.marked_text(place, _pieces(goal.title, hit.fit.spans), "strong", tone=tone)
    canvas.text(place.adjusted(used + 12, 0, 0, 0), goal.beside, "small", tone="mut")


def _paint_right_end(canvas: Canvas, rect: QRectF, goal: PaletteItem) -> float:
    """Paint the shortcut, a chip, or a figure, and return its left edge."""
    right, middle = rect.right(), rect.center().y()
    if goal.keys and not goal.disabled_reason:
        return canvas.shortcut(right, middle, goal.keys)
    if goal.chip and not goal.disabled_reason:
        return canvas.chip(right, middle, goal.chip, tone=goal.tone)
    if goal.code and not goal.disabled_reason:  # an entry's figure has a column of its own
        return right
    rect.setLeft(rect.center().x())
    text = goal.disabled_reason or goal.right
    left = right - canvas.text(rect, text, "small", tone="mut", align=RIGHT)
    if goal.dot and not goal.disabled_reason:
        canvas.dot(QPointF(left - 12, middle), goal.dot)
        return left - 17
    return left


def _paint_entry(canvas: Canvas, rect: QRectF, hit: PaletteHit) -> None:
    goal, place, figure = hit.goal, QRectF(rect), QRectF(rect)
    place.setWidth(DIGEST)
    title = f"{goal.title[:8]}…{goal.title[-4:]}"
    shown = tuple((start, min(end, 8)) for start, end in hit.fit.spans)
    canvas.marked_text(place, _pieces(title, shown), "mono")
    figure.setLeft(rect.right() - FIGURES)
    canvas.text(figure.adjusted(0, 0, -4, 0), goal.right, "monos", tone="mut", align=RIGHT)
    tool, _, what = goal.beside.partition(" ")
    place.setLeft(place.right())
    place.setRight(figure.left())
    used = canvas.text(place, tool, "strong", tone="fg2")
    canvas.text(place.adjusted(used + 10, 0, 0, 0), what, "mono", tone="mut")


def _pieces(text: str, spans: tuple[Span, ...]) -> list[tuple[str, bool]]:
    pieces: list[tuple[str, bool]] = []
    at = 0
    for start, end in spans:
        pieces += [(text[at:start], False), (text[start:end], True)]
        at = end
    return [piece for piece in (*pieces, (text[at:], False)) if piece[0]]


WIDTH, FIELD, FOOT = 680, 60, 40
EMPTY = 72
"""Height of the line that says that nothing matches."""
MAX_QUERY_CHARS = 200


class CommandPalette(Overlay):
    """A palette that opens with the last query selected and updates with every key."""

    chosen = Signal(object)
    """The item that was chosen."""
    everywhere_requested = Signal(str)
    """The words to search for in all sessions."""
    asked_for = Signal(str)
    """The present query, for sources that have to load items."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window, width=WIDTH)
        self.rows = PaletteModel()
        self.field = QLineEdit(frame=False)
        self.list = _list(self.rows)
        self._painter = PaletteDelegate(theme)  # Qt does not keep a delegate alive
        self._goals: tuple[PaletteItem, ...] = ()
        self._only: PaletteKind | None = None
        self._searching = ""
        """The words being searched for in all sessions; "" while items are shown."""
        self.asking_dock: Callable[[], QWidget | None] = lambda: None
        """Returns what stays in sight, if it has a question to the user."""
        self._moved = False
        """Whether the user moved to a row, which then stays current as long as it matches."""
        self._none, self._empty = label("", "small", "mut", wrap=True), QWidget()
        self._status = label("", "micro", "mut")
        prefixes = {">": tr("actions"), "@": tr("files"), "/": tr("sessions"), "#": tr("cache")}
        self._hints = _KeyHints(theme, tuple(prefixes.items()), height=FIELD)
        self._mark = IconLabel(theme, "search", "fg2", size=18, place=QSize(18, FIELD))
        self._lay_out()
        self.field.textEdited.connect(self._on_typed)
        self.field.installEventFilter(self)
        self.list.clicked.connect(self._on_clicked)

    def open_with(self, goals: Sequence[PaletteItem], line: str = "") -> None:
        """Open the palette in one frame; `line` replaces the last query."""
        self._goals, self._only, self._searching = tuple(goals), None, ""
        if line:
            self.field.setText(line)
        self._moved = False
        self._show()
        self.open_over()
        self.field.selectAll()
        if line:
            self.field.end(False)

    def refresh(self, goals: Sequence[PaletteItem]) -> None:
        """Show more items; the current row stays current if it still matches."""
        self._goals = tuple(goals)
        if self.isVisible() and not self._searching:
            self._show(self.current())

    def show_messages(
        self, words: str, hits: Sequence[PaletteHit], *, read: int, over: bool
    ) -> None:
        """Show what was found, unless the query has changed since.

        `read` is the number of sessions: those searched so far, and at the end those with hits.
        """
        if not self.isVisible() or words != self._searching:
            return
        current = self.current() if self._moved else None
        count = len(hits)
        self.rows.show_groups(_kinds(hits))
        self._choose(self.rows.row_of(current))
        counts = _counts(hits)
        where = plural(read, "{1} found in {0} session", "{1} found in {0} sessions", counts)
        so_far = plural(
            read,
            "{1} so far, {0} session searched",
            "{1} so far, {0} sessions searched",
            count_text(count),
        )
        self._status.setText(where if over else so_far)
        nothing = tr("Nothing in any session contains “{0}”.")
        looked = nothing if over else tr("Searching all sessions…")
        self._none.setText(looked.format(one_line(words, 80)))
        self._arrange(has_hits=bool(hits))

    def take_focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def current(self) -> PaletteItem | None:
        return self.rows.goal(self.list.currentIndex().row())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() == QEvent.Type.KeyPress and watched is self.field
        if pressed and isinstance(event, QKeyEvent) and self._on_key(event):
            return True
        if event.type() == QEvent.Type.Resize and self.isVisible() and watched is not self.field:
            self._arrange(has_hits=not self.list.isHidden())
        return super().eventFilter(watched, event)

    def place(self) -> QRect:
        """Return the card's rectangle, above the questions where there is room."""
        place, bottom = super().place(), self._bottom()
        if place.bottom() > bottom:
            place.moveTop(max(SHEET_SIDE, bottom - place.height()))
        return place

    def _bottom(self) -> int:
        """Return the lowest pixel that the card should cover."""
        dock = self.asking_dock()
        if dock is None:
            return self.below.height() - BELOW
        return dock.mapTo(self.below, QPoint()).y()

    def _on_key(self, event: QKeyEvent) -> bool:
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: 8,
            Qt.Key.Key_PageUp: -8,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._go(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Tab:
            self._restrict()
        elif key == Qt.Key.Key_Escape:
            self.close_sheet()
        else:
            return False
        return True

    def _go(self, steps: int) -> None:
        """Move to another row that can be chosen, skipping headings."""
        self._moved = True
        at, way = self.list.currentIndex().row(), 1 if steps > 0 else -1
        last = at
        for _ in range(abs(steps)):
            step = last + way
            while 0 <= step < self.rows.rowCount() and self.rows.goal(step) is None:
                step += way
            if not 0 <= step < self.rows.rowCount():
                break
            last = step
        self._choose(last)

    def _choose(self, at: int) -> None:
        if at >= 0:
            self.list.setCurrentIndex(self.rows.index(at))
            head = at - 1 if at == 1 else at
            self.list.scrollTo(self.rows.index(head))
            self.list.scrollTo(self.rows.index(at))

    def _restrict(self) -> None:
        """Show only the group of the current row, or all groups again."""
        goal = self.current()
        if goal is not None and goal.kind is PaletteKind.SEARCH:
            return
        self._only = None if self._only or goal is None else goal.kind
        self._moved = True
        self._show()

    def _enter(self) -> None:
        goal = self.current()
        if goal is None:
            return
        if goal.disabled_reason:
            self._status.setText(label_line(goal.disabled_reason))
            return
        if goal.kind is PaletteKind.SEARCH:
            words = self._query_words()
            if words and words != self._searching:
                self._searching, self._moved = words, False
                self.everywhere_requested.emit(words)
                self.show_messages(words, (), read=0, over=False)
            return
        self.close_sheet()
        self.chosen.emit(goal)

    def _query_words(self) -> str:
        """Return the query without its prefix."""
        words = self.field.text().strip()
        return words[1:].strip() if words[:1] in PREFIXES else words

    def _on_typed(self, text: str) -> None:
        if not text:
            self._moved = False
        self._only, self._searching = None, ""
        self._show()
        self.asked_for.emit(text)

    def _show(self, current: PaletteItem | None = None) -> None:
        """Show the matches; `current` stays current if it is still there."""
        began = time.perf_counter()
        current = self.current() if self._moved else current
        groups = group_hits(self._goals, parse_query(self.field.text(), self._only))
        self.rows.show_groups([*groups, search_line(self._query_words())])
        self._choose(self.rows.row_of(current))
        count = sum(group.found for group in groups)
        took = max(1, round((time.perf_counter() - began) * 1_000))
        self._status.setText(plural(count, "{0} result in {1} ms", "{0} results in {1} ms", took))
        self._arrange(has_hits=True)

    def _arrange(self, *, has_hits: bool) -> None:
        self._empty.setVisible(not has_hits)
        self.list.setVisible(has_hits)
        top = TOP if self.asking_dock() is None else SHEET_SIDE
        room = max(160, self._bottom() - top - FIELD - FOOT - 20)
        self.list.setFixedHeight(min(self.rows.height(), room))
        if self.isVisible():
            self.fit()

    def _on_clicked(self, index: QModelIndex) -> None:
        if self.rows.goal(index.row()) is not None:
            self._choose(index.row())
            self._enter()

    def _lay_out(self) -> None:
        self.list.setItemDelegate(self._painter)
        self.field.setFont(font("field"))
        self.field.setMaxLength(MAX_QUERY_CHARS)
        self.field.setPlaceholderText(tr("Search actions, sessions, files, and cache"))
        self.field.setAccessibleName(tr("Search everything"))
        self._empty.setFixedHeight(EMPTY)
        row_of(self._none, on=self._empty, margins=(54, 0, 20, 0))
        enter, only = (key_text("Enter"), tr("open")), (key_text("Tab"), tr("this group only"))
        keys = _KeyHints(self._theme, (("↑↓", tr("select")), enter, only), height=FOOT)
        column_of(
            row_of(self._mark, grow(self.field), self._hints, margins=(20, 0, 20, 0), spacing=12),
            hairline(),
            4,
            self.list,
            self._empty,
            8,
            hairline(),
            row_of(grow(keys), self._status, margins=(20, 0, 20, 0)),
            on=self.card,
            spacing=0,
        )


def _kinds(hits: Sequence[PaletteHit]) -> list[PaletteGroup]:
    """Return the hits in all sessions as groups: messages, outputs, handovers."""
    of = {kind: tuple(hit for hit in hits if hit.goal.kind is kind) for kind in PaletteKind}
    return [PaletteGroup(kind, some, len(some), len(some)) for kind, some in of.items() if some]


def _counts(hits: Sequence[PaletteHit]) -> str:
    """Return how many messages, outputs, and handovers were found."""
    kinds = Counter(hit.goal.kind for hit in hits)
    outputs, handovers = kinds[PaletteKind.OUTPUT], kinds[PaletteKind.HANDOVER]
    messages = kinds[PaletteKind.MESSAGE]
    return listed_text(
        [
            *([plural(messages, "{0} message", "{0} messages")] if messages or not hits else []),
            *([plural(outputs, "{0} output", "{0} outputs")] if outputs else []),
            *([plural(handovers, "{0} handover", "{0} handovers")] if handovers else []),
        ]
    )


class _KeyHints(PaintedWidget):
    """Keys with their effects, in one line."""

    def __init__(self, theme: Theme, hints: Sequence[tuple[str, str]], *, height: int) -> None:
        super().__init__(theme)
        self._hints = hints
        self.setFixedHeight(height)
        widths = (key_cap_width(key) + 8 + text_width(words, "small") + 16 for key, words in hints)
        self.setMinimumWidth(round(sum(widths)) - 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, left = Canvas.on(self, self.theme), 0.0
        for key, words in self._hints:
            left = canvas.key_cap(left, self.height() / 2, key) + 8
            place = QRectF(left, 0, self.width(), self.height())
            left += canvas.text(place, words, "small", tone="fg2") + 16


def _list(model: PaletteModel) -> QListView:
    list_view = QListView()
    list_view.setModel(model)
    clear_frame(list_view)
    list_view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    list_view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    list_view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    list_view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    list_view.setAccessibleName(tr("Results"))
    return list_view
