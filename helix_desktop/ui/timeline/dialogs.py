"""The dialogs of the timeline: *Compact now?* (what a handover would free, cover, and cost, and its
preview), *Context use by request*, the messages that a handover covers, the menu of its writers.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QTableView,
    QWidget,
)

from helix_desktop.app.inspection.compaction_timeline import CompactionTimeline
from helix_desktop.app.inspection.handover_diff import sections_so_far
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Outcome
from helix_desktop.domain.inspected_request import visible_parts
from helix_desktop.domain.live_events import JobEnded, JobStarted, JobTextArrived, Live
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.window_timeline import (
    CoveredMessage,
    CoveredMessages,
    HandoverAuthor,
    HandoverPlan,
    SaidLines,
    TimelineEvent,
    TokenReadings,
)
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.canvas import CENTER, RIGHT, Canvas, PaintedWidget, set_surface, surface
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.display_names import section_name
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    decimal_text,
    dotted_text,
    error_text,
    own_count_text,
    percent_text,
    phrase_text,
    plural,
    sentences_text,
    tr,
)
from helix_desktop.ui.text.safe_text import bounded_text, label_line, one_line
from helix_desktop.ui.timeline.chart import reading_values
from helix_desktop.ui.timeline.row_texts import (
    AUTHOR_NAMES,
    KINDS,
    ROLES,
    time_of_day,
    unverified_text,
)
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.controls import Menu, button
from helix_desktop.ui.widgets.dialogs import Dialog
from helix_desktop.ui.widgets.labels import ElidedLabel, label, set_tone
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    ReadableScrollArea,
    clear_frame,
    clear_layout,
    column_of,
    grow,
    row_of,
)

MAX_SECTION_CHARS = 2_000
"""Characters of a section that are shown."""


class HandoverDraft:
    """The handover that a model is writing, followed in one session's events.

    `begun` tells whether one has begun since this object was created.
    """

    def __init__(self, session: SessionId) -> None:
        self._session = session
        self._part = 0
        self._pieces: list[str] = []
        self.begun = False

    @property
    def text(self) -> str:
        return "".join(self._pieces)

    def take(self, events: Iterable[Live]) -> bool:
        """Apply events and return whether the text changed."""
        has_new_text = False
        for event in events:
            match event:
                case JobStarted(session, Job.HANDOVER) if session == self._session:
                    self.begun, self._part, self._pieces = True, 0, []
                case JobEnded(session) if session == self._session:
                    self.begun = False
                case JobTextArrived(session, part, text) if session == self._session and self.begun:
                    # of answers that arrive in parallel the newest is shown, from its start
                    if part > self._part:
                        self._part, self._pieces = part, []
                    if part == self._part:
                        self._pieces.append(text)
                        has_new_text = True
        return has_new_text


class HandoverDraftView(QFrame):
    """The handover as it will stand in the context; hidden while there is no text."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "box")
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, 110)
        grid.setColumnStretch(1, 1)
        self._rows: list[tuple[QLabel, QLabel]] = []
        """The name and the text of each section."""
        for index, section in enumerate(HANDOVER_SECTIONS):
            name = label(section_name(section), "microb", "fg2")
            text = label("", "micro", "fg2", wrap=True)
            grid.addWidget(name, index, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text, index, 1)
            self._rows.append((name, text))
        self.hide()

    def show_sections(self, bodies: tuple[str, ...]) -> None:
        for (name, text), body in zip_longest(self._rows, bodies):
            text.setText(bounded_text(body or "", MAX_SECTION_CHARS))
            for widget in (name, text):
                widget.setVisible(body is not None)
        self.setVisible(bool(bodies))

    def text(self) -> str:
        return "\n".join(text.text() for _name, text in self._rows if not text.isHidden())


BAR_HEIGHT, BAR_DISTANCE = 16, 32
BARS_LEFT, BARS_RIGHT = 64, 128
PART_GAP = 1.5


class CompactionBars(PaintedWidget):
    """The context now and after, on the scale of the whole window; the freed part is dashed."""

    def __init__(self) -> None:
        super().__init__()
        self._plan: HandoverPlan | None = None
        self.setFixedHeight(92)

    def show_plan(self, plan: HandoverPlan) -> None:
        self._plan = plan
        description = tr("Now {0}, after about {1} of {2} tokens")
        counts = map(count_text, (plan.before, plan.after, plan.size))
        self.setAccessibleName(description.format(*counts))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        plan = self._plan
        if plan is None:
            return
        canvas, width, size = Canvas.on(self), self.width(), max(1, plan.size)
        scale = (width - BARS_LEFT - BARS_RIGHT) / size
        # a model may write up to twice as much as it is asked for
        about = "" if plan.drafted else "≈"
        for row, (name, about_sign) in enumerate(((tr("Now"), ""), (tr("After"), about))):
            y, x = 8 + row * BAR_DISTANCE, float(BARS_LEFT)
            total = plan.after if row else plan.before
            bar = QRectF(x, y, size * scale, BAR_HEIGHT)
            with canvas.clipped(bar, radius=BAR_HEIGHT / 2):
                canvas.box(bar, 0, "line")
                counts = ((part.kind, part.after if row else part.before) for part in plan.parts)
                sums = visible_parts(counts)
                for tone, _, kinds in KINDS:
                    if tokens := sum(sums.get(kind, 0) for kind in kinds):
                        part_px = max(1.0, tokens * scale - PART_GAP)
                        canvas.box(QRectF(x, y, part_px, BAR_HEIGHT), 0, tone)
                        x += tokens * scale
            freed_px = (plan.before - plan.after) * scale
            if row and freed_px > 6:
                pen = QPen(Theme.applied.color("ok"), 1.2)
                pen.setDashPattern([3, 3])
                canvas.painter.setPen(pen)
                canvas.painter.setBrush(Theme.applied.color("ok", 22))
                freed_rect = canvas.placed(QRectF(x + 1, y + 1.5, freed_px - 3, BAR_HEIGHT - 3))
                canvas.painter.drawRoundedRect(freed_rect, 4, 4)
            line = QRectF(0, y - 4, width, 24)
            canvas.text(line, name, "smallb", tone="fg" if row else "fg2")
            share = percent_text(total * 100 / size, 1)
            canvas.text(line, share, "small", tone="mut", align=RIGHT)
            line.setRight(width - 52)
            canvas.text(line, f"{about_sign}{count_text(total)}", "strong", align=RIGHT)
        last_x = -100.0
        for what, tokens in plan.thresholds.marks:
            is_handover = what is TimelineEvent.HANDOVER
            mark_tone, alpha, tone = ("bad", 255, "bad") if is_handover else ("fg2", 150, "mut")
            x = round(BARS_LEFT + tokens * scale)
            canvas.fill(QRectF(x, 2, 1, 66), mark_tone, alpha=alpha)
            if x - last_x > 34:
                words = percent_text(tokens * 100 / size)
                canvas.text(QRectF(x - 30, 70, 60, 14), words, "axis", tone=tone, align=CENTER)
                last_x = x


MAX_PAYBACK_FACTOR = 10
"""The factor by which the payback may exceed the requests until automatic compaction."""


def plan_row_text(
    plan: HandoverPlan, band: tuple[str, Phrase], *, before: int, after: int
) -> tuple[str, str, str]:
    tone, band_name = band
    name = phrase_text(band_name)
    if tone == "mut":
        before, after = plan.before, plan.after
    about = tr("unchanged") if before == after else ""
    if tone == "k_handover":
        name = tr("Handover")
        updates = tr("v{0}, updates v{1}") if plan.previous else tr("v{0}")
        about = updates.format(plan.version, plan.previous)
        if not plan.drafted:
            about += " · " + tr("not written yet")
    elif tone == "k_raw" and before != after:
        about = plural(plan.left, "last {0} message, unchanged", "last {0} messages, unchanged")
    figures = own_count_text(after, estimated=plan.estimated and tone != "mut")
    if before != after:
        sign = "+" if after > before else "−"
        figures = f"{sign}{count_text(abs(after - before))}    {figures}"
    return name, about, figures


def plan_text(plan: HandoverPlan) -> tuple[tuple[str, ...], ...]:
    """Return the name, figure, and scale of each fact, and shorter figures for narrow tiles."""
    freed_tokens = plan.before - plan.after
    share = freed_tokens * 100 / max(1, plan.before)
    about = "" if plan.drafted else "≈"
    seconds = tr("unknown", "price")
    if plan.seconds:
        seconds = "≈" + tr("{0} s").format(decimal_text(max(1.0, plan.seconds), 0))
    prefix = tr("prompt cache unaffected")
    if plan.prefix is None:
        prefix = "" if plan.cost is None else cost_text(None)
    elif plan.prefix:
        prefix = tr("+ {0} to rebuild the prompt cache").format(cost_text(plan.prefix))
    first, last = count_text(plan.first), count_text(plan.last)
    covered_text, left = tr("messages {0}–{1}").format(first, last), count_text(plan.left)
    stays_text = plural(plan.covered, "{0} message · {1} stay", "{0} messages · {1} stay", left)
    frees = about + plural(freed_tokens, "{0} token", "{0} tokens")
    return (
        (tr("Frees"), frees, tr("{0}% of current use").format(decimal_text(share, 0))),
        (tr("Covers"), covered_text, stays_text, f"{first}–{last}"),
        (tr("Cost"), plan_price_text(plan.cost), prefix),
        (tr("Time", "duration"), seconds, tr("you can keep typing")),
    )


def plan_price_text(cost: float | None) -> str:
    if cost is None:
        return cost_text(None)
    return cost_text(cost) if cost <= 0 else f"≈{cost_text(cost)}"


def payback_text(plan: HandoverPlan) -> str:
    if plan.cost is None or plan.prefix is None:
        payback = tr("Price unknown, so Helix can't say when compacting pays off.")
    elif plan.pays is None:
        payback = tr("On price alone, compacting never pays off.")
    elif not plan.pays:
        payback = tr("Compacting now is free.")
    else:
        payback = plural(plan.pays, "Pays off after {0} request.", "Pays off after {0} requests.")
    mark = plan.thresholds.of(TimelineEvent.HANDOVER)
    if not mark:
        return sentences_text((payback, tr("Automatic compaction is off.")))
    share = percent_text(mark * 100 / max(1, plan.size))
    return sentences_text((payback, tr("Runs automatically at {0}.").format(share)))


def coverage_text(plan: HandoverPlan) -> str:
    if not plan.drafted:
        return tr("Coverage is checked once the handover is written.")
    author = phrase_text(AUTHOR_NAMES[plan.written_by])
    covered = tr("Coverage: every detail · {0}").format(author)
    if plan.missing:
        covered = plural(
            plan.missing,
            "Coverage: {0} detail only via recall · {1}",
            "Coverage: {0} details only via recall · {1}",
            author,
        )
    marked = unverified_text(plan.unverified)
    return dotted_text(covered, marked) if marked else covered


DIALOG_SIZE, WIDE_DIALOG_SIZE = QSize(760, 680), QSize(900, 680)


class CompactionDialog(Dialog):
    """A dialog with a dry run, which changes nothing; `compact` is called if the user agrees."""

    def __init__(
        self,
        host: QWidget,
        compactions: CompactionTimeline,
        plan: HandoverPlan,
        *,
        bridge: EventBridge,
        session: SessionId,
        messages: int,
        compact: Callable[[], None],
    ) -> None:
        hint = tr("Dry run: nothing has changed yet. Every message stays on disk either way.")
        super().__init__(host, title=tr("Compact now?"), hint=hint, size=DIALOG_SIZE)
        self._compactions, self._bridge = compactions, bridge
        self._plan, self._session, self._compact = plan, session, compact
        self._messages = messages
        """The number of messages of the session when the dialog was opened."""
        self._draft = HandoverDraft(session)
        self._agreed = self._is_closed = False
        self.writing = self._follows = False
        """Whether a model is writing the handover now."""
        self._offer = tr("Generate preview")
        self.bars = CompactionBars()
        self._facts = [_Fact(tone) for tone in ("ok", "fg", "fg", "fg")]
        self._pays = label("", "smallb", wrap=True)
        self._summary = HandoverDraftView()
        self.preview = button(self._offer)
        self.no, self.yes = button(tr("Not now")), button(tr("Compact"), "primary")
        self._coverage = label("", "smallb", "mut", wrap=True)
        self._undo = label(tr("Undo restores the exact same request."), "micro", "mut")
        inner, box, name = QWidget(), surface("card"), tr("Context after compaction")
        self._rows = column_of(on=inner, margins=(14, 4, 14, 4), spacing=0)
        self._area = ReadableScrollArea(inner, name)
        self._area.verticalScrollBar().rangeChanged.connect(self._on_grown)
        self._area.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        column_of(self._area, on=box, margins=1)
        facts = row_of(*(grow(fact) for fact in self._facts), spacing=8)
        head = row_of(grow(label(name, "title")), self.preview)
        parts = (self.bars, 8, facts, 12, self._pays, 10, head, 6, grow(box))
        self.body.addLayout(column_of(*parts, spacing=0))
        words = column_of(self._coverage, self._undo, spacing=0)
        self.footer.addLayout(row_of(grow(words), self.no, self.yes, spacing=12))
        self.yes.clicked.connect(self._on_yes)
        self.no.clicked.connect(self.dismiss)
        self.preview.clicked.connect(self._on_preview)
        self.closed.connect(self._on_closed)
        bridge.arrived.connect(self._on_arrived)
        self._show_plan(plan)
        self.open()
        # Compact is the default, unless it would never pay back
        priced = plan.prefix is not None and plan.due
        never = priced and (plan.pays or 0) > MAX_PAYBACK_FACTOR * plan.due
        (self.no if never else self.yes).setFocus(Qt.FocusReason.TabFocusReason)

    def _show_plan(self, plan: HandoverPlan) -> None:
        self.writing = False
        self.bars.show_plan(plan)
        for fact, words in zip(self._facts, plan_text(plan), strict=True):
            fact.show_fact(*words)
        self._pays.setText(payback_text(plan))
        clear_layout(self._rows)
        for tone, band, kinds in KINDS:
            before = sum(part.before for part in plan.parts if part.kind in kinds)
            after = sum(part.after for part in plan.parts if part.kind in kinds)
            if not (before or after):
                continue
            name, about, figures = plan_row_text(plan, (tone, band), before=before, after=after)
            row, swatch = QWidget(), surface("mark", tone=tone)
            about_label = ElidedLabel("small", "mut")
            row.setFixedHeight(29)
            swatch.setFixedSize(8, 8)
            about_label.set_text(about)
            parts = (swatch, label(name, "smallb"), grow(about_label), label(figures, "small"))
            row_of(*parts, on=row, spacing=10)
            self._rows.addWidget(row)
            if tone == "k_handover":
                self._summary = HandoverDraftView()
                self._rows.addWidget(self._summary)
                self._summary.show_sections(plan.sections)
        self._rows.addStretch(1)
        self.preview.setVisible(not plan.drafted)
        self.preview.setEnabled(True)
        self._offer = tr("Generate preview · {0}").format(plan_price_text(plan.cost))
        self.preview.setText(self._offer)
        self._coverage.setText(coverage_text(plan))
        is_complete = plan.drafted and not (plan.missing or plan.unverified)
        set_tone(self._coverage, "ok" if is_complete else "mut")

    def show_newer(self, messages: int) -> None:
        """Note that the conversation continued; new messages stay as they are."""
        if messages > self._messages:
            sentence = tr("New messages {0}–{1} stay as they are.")
            first, last = count_text(self._messages + 1), count_text(messages)
            self._undo.setText(sentence.format(first, last))

    def _on_arrived(self, events: tuple[Live, ...]) -> None:
        """Show the text written so far; a view at its end stays at the end."""
        if not self._draft.take(events) or not self.writing:
            return
        if bodies := sections_so_far(self._draft.text):
            self._summary.show_sections(bodies)
            words = tr("Writing section {0} of {1}…")
            self.preview.setText(words.format(len(bodies), len(HANDOVER_SECTIONS)))

    def _on_grown(self, _least: int, max_scroll: int) -> None:
        """Scroll to the new end, which is known only after the layout."""
        if self.writing and self._follows:
            self._area.verticalScrollBar().setValue(max_scroll)

    def _on_scrolled(self, value: int) -> None:
        self._follows = value >= self._area.verticalScrollBar().maximum() - 4

    def _on_yes(self) -> None:
        """Compact now, or as soon as the handover being written is complete."""
        self._agreed = True
        if not self.writing:
            self._compact()
        self.dismiss()

    def _on_closed(self) -> None:
        self._is_closed = True
        if self._agreed:
            return
        self._compactions.decline(self._session)
        if self.writing:  # nobody would read the rest of the draft
            self._bridge.run(self._compactions.cancel(self._session), "cancel a draft")

    def _on_preview(self) -> None:
        self.writing = self._follows = True
        self.preview.setEnabled(False)
        self.preview.setText(tr("Writing…"))
        self._bridge.run(self._write(), "draft")

    async def _write(self) -> None:
        """Let a model write the handover; after a failure the dialog is as before."""
        try:
            drafted = await self._compactions.draft(self._session, self._plan)
        except HelixError as error:
            if self._agreed:
                raise
            if not self._is_closed:
                self.writing = False
                self._summary.hide()
                self.preview.setEnabled(True)
                self.preview.setText(self._offer)
                self._coverage.setText(label_line(error_text(error), 200))
                set_tone(self._coverage, "bad")
            return
        if self._agreed:
            self._compact()
        elif self._is_closed:
            self._compactions.decline(self._session)  # nobody waits for the draft any more
        else:
            self._show_plan(drafted)


class _Fact(QFrame):
    """A tile with a name, a figure, and its scale."""

    def __init__(self, tone: str) -> None:
        super().__init__()
        set_surface(self, "card")
        self._name = label("", "microb", "mut")
        self._value = ElidedLabel("title", tone)
        self._scale = label("", "micro", "mut", wrap=True)
        parts = self._name, self._value, self._scale, STRETCH
        column_of(*parts, on=self, margins=(12, 8, 12, 6), spacing=2)
        self.setMinimumHeight(72)

    def show_fact(self, name: str, value: str, scale: str, *shorter: str) -> None:
        self._name.setText(name)
        self._value.set_text(value, *shorter)
        self._scale.setText(label_line(scale))


AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
ROW_HEIGHT = 28
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SPEAKERS = {
    "user": Phrase("you"),
    "context": Phrase("context"),
    "agent": Phrase("agent"),
    "call": Phrase("call"),
    "output": Phrase("output"),
}


class TableRows(QAbstractTableModel):
    """A table model with heads; a cell is computed when it becomes visible.

    `figures` are the columns with numbers.
    """

    def __init__(
        self,
        heads: Sequence[str],
        count: int,
        cell: Callable[[int, int], str],
        *,
        figures: range = range(0),
    ) -> None:
        super().__init__()
        self._heads, self._count = tuple(heads), count
        self._cell, self._figures = cell, figures

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(index.row(), index.column())
        return self._style_of(index.column(), role, "small")

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._heads[section]
        return self._style_of(section, role, "micro")

    def _style_of(self, column: int, role: int, style: str) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and column in self._figures:
            return int(_RIGHT)
        return font(style) if role == Qt.ItemDataRole.FontRole else None


class CoveredMessagesDialog(Dialog):
    """The original messages that a version covers, with the text of the chosen one below."""

    message_requested = Signal(int)

    def __init__(self, host: QWidget, *, covered: CoveredMessages, name: str) -> None:
        verification = tr("Verified against the SHA-256 recorded in {0} ({1}…).")
        if not covered.complete:
            verification = tr("Not verified: some messages don't match the SHA-256 in {0} ({1}…).")
        count = len(covered.messages)
        title = plural(count, "{0} message covered by {1}", "{0} messages covered by {1}", name)
        hint = verification.format(name, covered.digest[:12])
        super().__init__(host, title=title, hint=hint, size=DIALOG_SIZE)
        self._messages = covered.messages
        heads = (tr("Event"), tr("Time"), tr("Who"), tr("Content"))
        rows = TableRows(heads, count, self._cell)
        self.table = table_view(rows, (64, 64, 104), tr("Covered messages"))
        self.text = QPlainTextEdit()
        clear_frame(self.text)
        self.text.setReadOnly(True)
        self.text.setFont(font("mono"))
        self.text.setAccessibleName(tr("Selected message"))
        copy, show_in_chat = button(tr("Copy")), button(tr("Show in conversation"))
        copy.clicked.connect(lambda: self._with_message(lambda message: copy_text(message.text)))
        show_in_chat.clicked.connect(lambda: self._with_message(self._show_in_chat))
        disk_note = label(tr("Every message is still on disk."), "micro", "mut")
        self.body.addLayout(column_of(grow(self.table, 3), 8, grow(self.text, 2), spacing=0))
        self.footer.addLayout(row_of(grow(disk_note), copy, show_in_chat, spacing=12))
        self.table.selectionModel().currentRowChanged.connect(
            lambda: self._with_message(
                lambda message: self.text.setPlainText(bounded_text(message.text))
            )
        )
        if covered.messages:
            self.table.selectRow(0)

    def _cell(self, row: int, column: int) -> str:
        message = self._messages[row]
        match column:
            case 0:
                return str(message.seq)
            case 1:
                return time_of_day(message.at)
            case 2:
                speaker = _SPEAKERS.get(message.who)
                words = phrase_text(speaker) if speaker else message.who
                is_failed = message.outcome is not Outcome.OK
                return tr("{0}, failed").format(words) if is_failed else words
            case _:
                head = f"{message.what} — " if message.what else ""
                return one_line(f"{head}{message.text}", 300)

    def _with_message(self, use: Callable[[CoveredMessage], object]) -> None:
        """Call a function with the chosen message, if there is one."""
        index = self.table.currentIndex().row()
        if index >= 0:
            use(self._messages[index])

    def _show_in_chat(self, message: CoveredMessage) -> None:
        self.dismiss()
        self.message_requested.emit(message.seq)


class SaidLinesDialog(Dialog):
    """The text of notes as a model reads it, and its lines of what the agent said, to be edited.

    `saved` carries all lines; what is wrong with them is said in the dialog, which stays open.
    """

    saved = Signal(list)

    def __init__(self, host: QWidget, said: SaidLines) -> None:
        hint = tr("Later notes keep the lines that you add and omit those that you delete.")
        if not said.is_shown:
            hint = tr("The context has newer notes. These lines can only be read.")
        super().__init__(host, title=tr("Statements of the agent"), hint=hint, size=DIALOG_SIZE)
        self.lines, self.text = QPlainTextEdit(), QPlainTextEdit()
        names = (tr("One line for each sentence"), tr("The whole text, as a model reads it"))
        texts = ("\n".join(said.lines), bounded_text(said.text))
        for edit, name, text in zip((self.lines, self.text), names, texts, strict=True):
            clear_frame(edit)
            edit.setFont(font("mono"))
            edit.setTabChangesFocus(True)
            edit.setAccessibleName(name)
            edit.setPlainText(text)
            heading = label(name, "smallb")
            self.body.addLayout(column_of(heading, grow(edit), 8, spacing=4), 1)
        self.text.setReadOnly(True)
        self.lines.setReadOnly(not said.is_shown)
        self._problem = label("", "small", "bad", wrap=True)
        self.save = button(tr("Save"), "primary")
        self.save.setVisible(said.is_shown)
        self.save.clicked.connect(lambda: self.saved.emit(self.lines.toPlainText().split("\n")))
        self.footer.addLayout(row_of(grow(self._problem), self.save, spacing=12))

    def say(self, words: str) -> None:
        """Show why the lines were not saved; they stay."""
        self._problem.setText(words)


def readings_dialog(host: QWidget, readings: TokenReadings) -> Dialog:
    """Open a table of every request with its kinds, newest first."""

    def cell(row: int, column: int) -> str:
        index = len(readings) - 1 - row
        match column:
            case 0:
                return count_text(index + 1)
            case 1:
                return time_of_day(readings.ats[index])
            case 2:
                return count_text(readings.tokens[index])
            case _:
                tokens = reading_values(readings, index)[column - 3][2]
                if tokens and column == 2 + len(KINDS):
                    return f"{'+' if tokens > 0 else '−'}{count_text(abs(tokens))}"
                return own_count_text(tokens, estimated=not readings.exact[index])

    dialog = Dialog(host, title=tr("Context use by request"), size=WIDE_DIALOG_SIZE)
    kinds = [phrase_text(name) for _, name, _ in KINDS]
    heads = (tr("Request"), tr("Time"), tr("Tokens"), *kinds)
    rows = TableRows(heads, len(readings), cell, figures=range(2, len(heads)))
    table = table_view(rows, (64, 52, 66, 62, 58, 84, 78, 70, 84, 72, 120), tr("Requests"))
    dialog.body.addWidget(table, 1)
    done = button(tr("Close"))
    done.clicked.connect(dialog.dismiss)
    dialog.footer.addLayout(row_of(STRETCH, done))
    dialog.open(table)
    return dialog


def table_view(rows: TableRows, widths: Sequence[int], name: str) -> QTableView:
    view = QTableView()
    clear_frame(view)
    set_surface(view, "bg")
    rows.setParent(view)
    view.setModel(rows)
    view.setAccessibleName(name)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.setTabKeyNavigation(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
    head = view.horizontalHeader()
    clear_frame(head)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    head.setStretchLastSection(True)
    head.setHighlightSections(False)
    head.setFixedHeight(32)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    for column, width in enumerate(widths):
        view.setColumnWidth(column, width)
    return view


MAX_MODELS_IN_MENU = 30
"""Most models in one menu; an endpoint with more gets a submenu for each maker."""


class WriterMenu(Menu):
    """A menu of possible writers of a handover; `chosen` carries a HandoverAuthor.

    First come the workspace's own models, then the others by endpoint, and last the rules.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget, writers: Sequence[HandoverAuthor]) -> None:
        super().__init__(parent)
        other_models = [writer for writer in writers if writer.model]
        role_models = [writer for writer in writers if writer.role is not None]
        self._add(self, role_models)
        if other_models:
            self.addSeparator()
        for endpoint, models in _grouped(other_models, 0).items():
            self.addMenu(submenu := Menu(self, _plain(endpoint)))
            makers = _grouped(models, 1) if len(models) > MAX_MODELS_IN_MENU else {}
            if len(makers) < 2:
                self._add(submenu, models)
                continue
            for maker, of_maker in makers.items():
                submenu.addMenu(menu_of_maker := Menu(submenu, _plain(maker)))
                self._add(menu_of_maker, of_maker)
        self.addSeparator()
        self._add(self, [writer for writer in writers if writer.role is None and not writer.model])

    def _add(self, menu: QMenu, writers: Sequence[HandoverAuthor]) -> None:
        for writer in writers:
            menu.addAction(writer_text(writer), partial(self.chosen.emit, writer))


def writer_text(writer: HandoverAuthor) -> str:
    if writer.role is None and not writer.model:
        return tr("Without a model (rules) · free")
    cost = cost_text(None) if writer.cost is None else f"≈{cost_text(writer.cost)}"
    role_text = (phrase_text(ROLES[writer.role]),) if writer.role is not None else ()
    return _plain(" · ".join((*role_text, writer.name, cost)))


def _grouped(models: Sequence[HandoverAuthor], part: int) -> dict[str, list[HandoverAuthor]]:
    """Group models by a part of their full names: 0 is the endpoint, 1 the maker behind it."""
    grouped: defaultdict[str, list[HandoverAuthor]] = defaultdict(list)
    for model in models:
        grouped[model.model.split("/")[part]].append(model)
    return dict(grouped)


def _plain(words: str) -> str:
    """Return the text with & doubled, since a menu takes a single & for a mnemonic."""
    return label_line(words).replace("&", "&&")
