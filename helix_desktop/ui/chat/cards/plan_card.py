"""The card with a plan: the plan as Markdown, and edit, go, discard, or a text to Helix."""

from collections.abc import Callable
from enum import StrEnum
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent, QTextCursor

from helix_desktop.domain.blank_runs import count_blanks
from helix_desktop.domain.events import SubmittedPlan
from helix_desktop.domain.permission import MODE_NAMES, Mode
from helix_desktop.ui.chat.cards.dock_card import (
    ButtonRow,
    PromptEditor,
    QuestionCard,
)
from helix_desktop.ui.chat.composer.mode_pill import ModePill
from helix_desktop.ui.markdown.block_parser import MESSAGE, StreamingParser, parse_literal
from helix_desktop.ui.markdown.code_box import MAX_NAME_CHARS
from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.markdown.model import MessageBlock, plain_text
from helix_desktop.ui.style.canvas import Canvas, PaintedWidget, surface
from helix_desktop.ui.style.theme import Theme, line_height
from helix_desktop.ui.text.formatting import plural, retold, tr
from helix_desktop.ui.widgets.controls import key_button, set_words
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import ReadableScrollArea, column_of, grow, row_of

WHOLE = 10 * MESSAGE
"""Most characters that are shown, more than any plan of a model has."""
LEAST, LEAST_EDITED, MOST = 60, 160, 420
"""Least pixels of the plan and of its editor, and most pixels of both; the rest scrolls."""


def blocks_without_hidden_text(text: str) -> tuple[MessageBlock, ...]:
    """Return the blocks of a Markdown text, or of its source if Markdown hides a part of it.

    Such parts are the addresses and titles of links and the words behind the language of code: the
    model would read them as words of the user.
    """
    blocks = StreamingParser().leaves(text, WHOLE)
    shown = (
        f"{block.marker} {(block.file or block.language)[:MAX_NAME_CHARS]} {block.text}"
        for block in blocks
    )
    visible = "".join(shown).replace("☑", "x")
    same = [*filter(str.isalnum, text)] == [*filter(str.isalnum, visible)]
    return blocks if same else parse_literal(text, WHOLE)


class MarkdownView(PaintedWidget):
    """A Markdown text, as high as it needs. Nothing of it is hidden."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._blocks: tuple[MessageBlock, ...] = ()
        self._sheet = MessageLayout((), 0, theme=theme)
        theme.changed.connect(self._arrange)

    def show_text(self, text: str) -> None:
        self._blocks = blocks_without_hidden_text(text)
        self._arrange()

    def text(self) -> str:
        """Return the text that is painted."""
        return plain_text(self._blocks)

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self, self.theme)
        self._sheet.draw(canvas.painter, QPointF(0, 0), clip=QRectF(event.rect()))

    def _arrange(self) -> None:
        width = max(60.0, float(self.width()))
        self._sheet = MessageLayout(self._blocks, width, theme=self.theme)
        self.setMinimumHeight(round(self._sheet.height) + 4)
        self.updateGeometry()
        self.update()


class _Field(StrEnum):
    """What the field of the card is open for."""

    CLOSED = "closed"
    EDIT = "edit"
    TELL = "tell"


class PlanCard(QuestionCard):
    """A card that shows a plan until the user decides on it."""

    BORDER = ("info", 110)
    edited = Signal(str)
    """The changed plan."""
    approved = Signal(str)
    """The mode in which the plan is carried out."""
    discarded = Signal(str)
    """A text to Helix; "" for none."""
    outdated = Signal(str)
    """What was typed into an open field when another plan took the place of its plan."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.plan: SubmittedPlan | None = None
        self._field = _Field.CLOSED
        self._title.setText(tr("Carry out this plan?"))
        self._sign.show_as("list", "info")
        self._view = MarkdownView(theme)
        self.area = ReadableScrollArea(self._view, tr("Plan"))
        self.rest = label("", "small", "acc")
        self.rest.hide()
        self.go = key_button(tr("Go"), "Alt+G", role="primary")
        self.mode = ModePill(theme, [mode for mode in MODE_NAMES if mode is not Mode.PLAN])
        self.edit = key_button(tr("Edit"), "Alt+E", role="quiet")
        self.tell = key_button(tr("Tell Helix instead"), "Alt+T", role="quiet")
        self.discard = key_button(tr("Discard"), "Alt+D", role="refuse")
        self._buttons = ButtonRow((self.go, self.mode), (self.edit, self.tell, self.discard))
        self.show_place(1, 1, ())
        self._make_field()
        self.lay_out(self.area, self.rest, self._writing, self._buttons)
        self._connect()

    @property
    def asks(self) -> bool:
        return self.plan is not None

    @property
    def unsaved(self) -> str:
        """The text of the open editor, if it differs from the plan; "" otherwise."""
        return self.typed if self._field is _Field.EDIT else ""

    @property
    def typed(self) -> str:
        """The text of the open field, unless it is the plan as it is; "" otherwise."""
        text = self.editor.toPlainText().strip()
        is_open = self.plan is not None and self._field is not _Field.CLOSED
        return text if is_open and self.plan and text != self.plan.text else ""

    def show_plan(self, plan: SubmittedPlan | None) -> None:
        """Show a plan; None hides the card, and the same plan changes nothing."""
        if plan == self.plan and (plan is None or not self.isHidden()):
            return
        another = plan is None or self.plan is None or plan.call != self.plan.call
        typed = self.typed
        self.plan = plan
        if plan is None:
            self._close_field()
            self.conceal()
            return
        if another:
            self._close_field()
            self.mode.show_mode(Mode.ASK)
            if typed:
                self.outdated.emit(typed)
        shown = count_blanks(plan.text, worded=retold)
        self._view.show_text(shown)
        self.area.setAccessibleDescription(shown[:4_000])
        self.begin(shown[:400])

    def conceal(self) -> None:
        """Hide the card while another question is shown; an open field keeps its text."""
        self.hand_on()
        self.hide()

    def fit(self) -> None:
        self._buttons.place()
        room = self.room(self._buttons, self._writing, self.rest)
        self.area.setFixedHeight(max(LEAST, min(MOST, room, self._view.minimumHeight())))
        self._say_rest()

    def _say_rest(self) -> None:
        """Say at the edge how many lines of the plan are below it."""
        bar = self.area.verticalScrollBar()
        rest = ceil((bar.maximum() - bar.value()) / line_height("body"))
        self.rest.setText(plural(rest, "{0} more line", "{0} more lines") if rest > 0 else "")
        self.rest.setVisible(bar.maximum() > 0 and not self.area.isHidden())

    def _make_field(self) -> None:
        self.editor = PromptEditor()
        self.send = key_button("", role="primary")
        self.back = key_button(tr("Back"), role="quiet")
        self._writing = surface("")
        below = row_of(self.send, self.back, grow(self.editor.keys), spacing=8)
        column_of(self.editor.frame, below, on=self._writing, margins=0, spacing=8)
        self._writing.hide()

    def _connect(self) -> None:
        approve, discard = self.approved.emit, self.discarded.emit
        bar = self.area.verticalScrollBar()
        bar.valueChanged.connect(lambda _value: self._say_rest())
        bar.rangeChanged.connect(lambda _least, _most: self._say_rest())
        self.on_press(
            self.go, lambda: self._reply(lambda: approve(self.mode.mode.value)), keys="Alt+G"
        )
        self.on_press(self.edit, lambda: self._reply(self._open_edit), keys="Alt+E")
        self.on_press(self.tell, lambda: self._reply(self._open_tell), keys="Alt+T")
        self.on_press(self.discard, lambda: self._reply(lambda: discard("")), keys="Alt+D")
        self.mode.chosen.connect(lambda mode: self._show_mode(Mode(mode)))
        self.editor.submitted.connect(self._on_submitted)
        self.editor.left.connect(self._close_field)
        self.send.clicked.connect(self._on_submitted)
        self.back.clicked.connect(self._close_field)

    def _show_mode(self, mode: Mode) -> None:
        self.mode.show_mode(mode)
        self._buttons.place()

    def _reply(self, act: Callable[[], None]) -> None:
        # with an open field an answer could mean the plan or the text in the field
        if self.ready and self._field is _Field.CLOSED:
            act()

    def _open_edit(self) -> None:
        text = self.plan.text if self.plan else ""
        self._open(_Field.EDIT, text, tr("Edit the plan"), send=tr("Save"))

    def _open_tell(self) -> None:
        name = tr("What should Helix do instead?")
        self._open(_Field.TELL, "", name, send=tr("Discard and send"))

    def _open(self, field: _Field, text: str, name: str, *, send: str) -> None:
        self._field = field
        self.editor.setAccessibleName(name)
        self.editor.setPlaceholderText(name)
        self.editor.setPlainText(text)
        self.editor.moveCursor(QTextCursor.MoveOperation.Start)
        edits = field is _Field.EDIT
        self.editor.setFixedHeight(max(LEAST_EDITED, self.area.height()) if edits else LEAST)
        set_words(self.send, send)
        self.area.setVisible(not edits)
        self._writing.show()
        self._buttons.hide()
        self.editor.setFocus()
        self.fit()

    def _on_submitted(self) -> None:
        text, field = self.editor.toPlainText().strip(), self._field
        if not text or field is _Field.CLOSED:
            return
        self._close_field()
        (self.edited if field is _Field.EDIT else self.discarded).emit(text)

    def _close_field(self) -> None:
        if self._field is _Field.CLOSED:
            return
        self._field = _Field.CLOSED
        self.hand_on()
        self._writing.hide()
        self.editor.clear()
        self.area.show()
        self._buttons.show()
        self.fit()
