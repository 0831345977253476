"""The list of compactions, newest first, of which A and B are compared, on the page Timeline and
beside the conversation, and the cards of a running and a failed compaction.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.live_events import JobOutcome
from helix_desktop.domain.window_timeline import FailedJob, TimelineRow, WindowTimeline
from helix_desktop.ui.event_bridge import repeating_timer
from helix_desktop.ui.style.canvas import (
    ELIDE_MIDDLE,
    Canvas,
    is_right_to_left,
    set_surface,
    surface,
)
from helix_desktop.ui.text.block_terms import BlockTerm, term_explanation
from helix_desktop.ui.text.formatting import short_count, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.timeline import row_texts
from helix_desktop.ui.timeline.chart import paint_rewrite_mark
from helix_desktop.ui.widgets.controls import button, icon_button
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import aligned, column_of, grow, row_of, stretch
from helix_desktop.ui.widgets.row_list import (
    BADGE,
    CHIP,
    ICON,
    STRUCK,
    Part,
    Row,
    RowList,
    RowShape,
)

ROW_HEIGHT = 52
RAIL_X, MARK_CENTER_Y = 32, 18
UNDO_ACTION = "undo"


class CompactionListView(RowList[TimelineRow]):
    """The list of rewrites: ↑↓ moves B, with Shift A. Enter or a double click emits `opened`."""

    paired = Signal()
    """Emitted when A or B is another row."""
    opened = Signal()
    undo_requested = Signal(int)
    """The number of the oldest rewrite to undo."""

    def __init__(self) -> None:
        shape = RowShape(ROW_HEIGHT, start=56, end=25, gap=8, inset=8, space=2)
        super().__init__(tr("Compactions"), self._row, shape)
        self.a = self.b = 0
        """The events of both rows; 0 for none."""
        self._latest = 0
        """The number of the handover that is in the context now."""
        # a click on a word chooses its row: the pane beside the list explains it
        TermClicks(self, lambda _point: None, self._current_term)

    def _current_term(self) -> BlockTerm | None:
        index = _place(self.items, self.b)
        return row_texts.rewrite_term(self.items[index]) if index >= 0 else None

    def show_rows(self, rows: Sequence[TimelineRow], latest: int) -> None:
        items = tuple(reversed(rows))
        if (items, latest) != (self.items, self._latest):
            self._latest = latest
            self.show_items(items, _place(items, self.b))
            self._mark_pair()

    def pair(self, a: int, b: int) -> None:
        """Mark two rows by their events without emitting a signal."""
        self.a, self.b = a, b
        index = _place(self.items, b)
        if index != self.current:
            self.select(index)
        self._mark_pair()

    def choose(self, index: int, *, as_a: bool = False) -> None:
        """Make a row B, or A with `as_a`."""
        if 0 <= index < len(self.items):
            if as_a:
                self.a = self.items[index].seq
            else:
                self.b = self.items[index].seq
            self.select(index)
            self._mark_pair()
            self.paired.emit()

    def _mark_pair(self) -> None:
        places = {_place(self.items, seq) for seq in (self.a, self.b)}
        self.selected = frozenset(places - {-1})
        self.describe_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -8,
            Qt.Key.Key_PageDown: 8,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.by_keyboard = True
            index = _place(self.items, self.a if shift else self.b) + steps[key]
            self.choose(min(max(0, index), len(self.items) - 1), as_a=shift)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.b:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        index = self.row_at(event.position())
        if index < 0 or event.button() is not Qt.MouseButton.LeftButton:
            return
        if self.action_at(event.position()) == UNDO_ACTION:
            self.undo_requested.emit(self.items[index].number)
            return
        self.choose(index, as_a=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose A by dragging from B."""
        super().mouseMoveEvent(event)
        index = self.row_at(event.position())
        dragged = bool(event.buttons() & Qt.MouseButton.LeftButton) and index >= 0
        if dragged and self.items[index].seq not in (self.a, self.b):
            self.choose(index, as_a=True)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.row_at(event.position()) >= 0:
            self.opened.emit()

    def tip(self, index: int, point: QPointF) -> str:
        if self.action_at(point) != UNDO_ACTION:
            return super().tip(index, point)
        return tr("Undo") if self.items[index].newest else tr("Undo back to here…")

    def paint_behind(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        """Paint the rail from mark to mark, colored between A and B, and the mark."""
        middle, last = rect.top() + MARK_CENTER_Y, len(self.items) - 1
        top = rect.top() if index else middle
        bottom = rect.bottom() if index < last else middle
        canvas.fill(QRectF(RAIL_X - 0.5, top, 1, bottom - top), "line2")
        upper, lower = min(self.selected, default=last), max(self.selected, default=last)
        if upper <= index <= lower != upper:
            top = middle if index == upper else rect.top()
            bottom = middle if index == lower else rect.bottom()
            canvas.fill(QRectF(RAIL_X - 1, top, 2, bottom - top), "acc")
        center = QPointF(RAIL_X, middle)
        canvas.dot(center, "sel" if index in self.selected else "panel", radius=10)
        paint_rewrite_mark(canvas, center, self.items[index].what)

    def _row(self, row: TimelineRow) -> Row:
        style, tone = (STRUCK, "mut") if row.undone else ("strong", "fg")
        first = [Part(row_texts.rewrite_title(row), style, tone)]
        chip, tone = row_texts.rewrite_chip(row, latest=self._latest)
        if chip:
            first.append(Part(chip, CHIP, tone))
        if row.seq in (self.a, self.b) and self.a:
            first.append(Part("A" if row.seq == self.a != self.b else "B", BADGE, gap=6))
        if row.output:
            name = one_line(row.output, row_texts.MAX_OUTPUT_NAME_CHARS)
            first.append(Part(name, elide=ELIDE_MIDDLE))
        pointed = 0 <= self.hovered < len(self.items) and self.items[self.hovered] is row
        if row.in_effect and row.number and (row.newest or pointed):
            first.append(Part("undo", ICON, "fg2", at_end=True, action=UNDO_ACTION))
        first.append(Part(row_texts.time_of_day(row.at), at_end=True, gap=7))
        second = [Part(row_texts.short_rewrite_reason(row))]
        if change := row_texts.size_change(row):
            change_part = Part(change, "microb", "mut" if row.undone else "fg2")
            # a dot of its own: at the end of a mirrored text it would be misplaced
            second = [change_part, Part("·"), *second]
        if row.price_known or row.cost > 0:  # the reason needs the room of "price unknown"
            second.append(Part(row_texts.cost_and_time_text(row), at_end=True))
        lines, term = (tuple(first), tuple(second)), row_texts.rewrite_term(row)
        tip = term_explanation(term) if term else ""
        return Row(str(row.seq), lines, accessible_text=row_texts.rewrite_spoken_text(row), tip=tip)


def _place(rows: Sequence[TimelineRow], seq: int) -> int:
    return next((index for index, row in enumerate(rows) if row.seq == seq), -1)


FRAME_MS = 50
"""Milliseconds between two frames of the moving line while a job runs."""
LAP_MS = 1_600
MOVING_LINE_HEIGHT = 2
MOVING_LINE_SHARE = 0.35
"""The bright share of the moving line."""


class RunningJobCard(QWidget):
    """The running job, such as `Writing handover v5 · 4 s`, with a moving line and Cancel."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        set_surface(self, "progress", tone="acc")
        self._now = now
        self._what, self._before_seconds, self._moved_ms = "", 0.0, 0
        self.words = label("", "strong")
        self.cancel = button(tr("Cancel"))
        self._timer = repeating_timer(self, FRAME_MS, self._on_tick)
        hint = label(tr("You can keep working."), "micro", "mut")
        text_column = grow(column_of(self.words, hint, spacing=0))
        row_of(text_column, self.cancel, on=self, margins=(16, 6, 8, 8))
        self._line = surface("acc")
        self._line.setParent(self)
        self.hide()

    def show_use(self, use: WindowTimeline) -> None:
        """Show the job that runs, or hide the card; without a job no timer runs."""
        if (working := use.working) is None:
            self.quiet()
            return
        self.show()
        job_text = row_texts.job_text(working.job)
        if working.job is Job.HANDOVER:
            job_text = f"{job_text} v{len(use.handovers) + 1}"
        self._what, self._moved_ms = job_text, 0
        self._before_seconds = max(0.0, self._now() - working.began)
        self._show_progress()
        self._timer.start()

    def quiet(self) -> None:
        self._timer.stop()
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._move_line()

    def _move_line(self) -> None:
        line_px = round(self.width() * MOVING_LINE_SHARE)
        left = round(self._moved_ms % LAP_MS / LAP_MS * (self.width() + line_px)) - line_px
        left = self.width() - left - line_px if is_right_to_left(self) else left
        top = self.height() - MOVING_LINE_HEIGHT
        self._line.setGeometry(left, top, line_px, MOVING_LINE_HEIGHT)

    def _on_tick(self) -> None:
        self._moved_ms += FRAME_MS
        self._show_progress()
        self._move_line()

    def _show_progress(self) -> None:
        seconds = int(self._before_seconds + self._moved_ms / 1_000)
        progress_text = tr("Writing {0} · {1} s").format(self._what, seconds)
        if progress_text != self.words.text():
            self.words.setText(progress_text)
            self.setAccessibleName(progress_text)


class FailedJobCard(QWidget):
    """The last failed job with its reason and buttons for another attempt."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "notice", tone="bad", ground="panel")
        self._title = label("", "strong", wrap=True)
        self.detail = label("", "small", "fg2", wrap=True)
        self.same, self.wide = button(tr("Try again")), button(tr("Use long-context model"))
        self.rules = button(tr("Write without model"))
        self.dismiss = icon_button("close", tr("Dismiss"))
        buttons = QGridLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self.same, 0, 0)
        buttons.addWidget(self.rules, 0, 1)
        buttons.addWidget(self.wide, 1, 0, 1, 2)
        title = row_of(grow(self._title), self.dismiss)
        column_of(title, self.detail, buttons, on=self, margins=(16, 8, 8, 12), spacing=6)
        self.hide()

    def show_failure(self, failure: FailedJob | None, *, has_wide_model: bool) -> None:
        self.setVisible(failure is not None)
        if failure is not None:
            words = tr("Couldn't write the {0}")
            self._title.setText(words.format(row_texts.job_text(failure.job)))
            self.detail.setText(failure.detail)
            handover = failure.job is Job.HANDOVER and failure.outcome is JobOutcome.FAILED
            self.wide.setVisible(handover and has_wide_model)
            self.rules.setVisible(handover)


def latest_handover(use: WindowTimeline) -> int:
    """Return the number of the handover in effect, or 0 for none."""
    return max((row.number for row in use.handovers if row.in_effect), default=0)


class TimelinePanel(QWidget):
    """The panel with the compactions, beside the conversation."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.list = CompactionListView()
        self.running = RunningJobCard(now)
        self.compact = icon_button("compress", tr("Compact now…"))
        self.undo = icon_button("undo", tr("Undo last compaction"))
        self._now = label("", "micro", "mut")
        words = tr("Compactions in this session appear here.")
        self._none = label(words, "small", "mut", wrap=True)
        self._none.setContentsMargins(20, 8, 20, 8)
        column_of(
            row_of(grow(self._now), self.undo, self.compact, margins=(20, 12, 16, 8), spacing=8),
            row_of(self.running, margins=(8, 0, 8, 0)),
            aligned(self._none, Qt.AlignmentFlag.AlignTop),
            grow(self.list),
            stretch(0),
            on=self,
            spacing=4,
        )

    def show_use(self, use: WindowTimeline) -> None:
        self.list.show_rows(use.rewrites, latest_handover(use))
        self.list.setVisible(bool(use.rewrites))
        self._none.setVisible(not use.rewrites)
        window = short_count(use.thresholds.window)
        now = tr("{0} of {1} now").format(short_count(use.tokens), window)
        self._now.setText(now if len(use.readings) else "")
        self.compact.setEnabled(bool(use.messages) and not use.own_context)
        self.undo.setEnabled(use.undo)
        self.running.show_use(use)

    def sizeHint(self) -> QSize:
        return QSize(304, 400)
