"""The card *Carry out this plan?* of plan mode: the plan, and edit, discard, or another answer."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent

from helix_desktop.domain.blank_runs import count_blanks
from helix_desktop.domain.events import SubmittedPlan
from helix_desktop.domain.permission import Mode
from helix_desktop.ui.chat.cards.question_card import (
    PART_GAP,
    AnswerField,
    CardBody,
    CardQuestion,
    Choice,
)
from helix_desktop.ui.chat.composer.composer import ModePill
from helix_desktop.ui.markdown.block_parser import MAX_FIRST_CHARS, StreamingParser, parse_literal
from helix_desktop.ui.markdown.code_box import MAX_NAME_CHARS
from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.markdown.model import MessageBlock
from helix_desktop.ui.style.canvas import Canvas
from helix_desktop.ui.style.theme import Theme, line_height
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import HeightForWidth, ReadableScrollArea, column_of
from helix_desktop.ui.widgets.virtual_rows import rest_text

MAX_PLAN_CHARS = 10 * MAX_FIRST_CHARS
"""Most characters that are shown, more than any plan of a model has."""
MIN_HEIGHT, MAX_HEIGHT = 60, 420
"""Least and most pixels of the plan; the rest scrolls."""


def blocks_without_hidden_text(text: str) -> tuple[MessageBlock, ...]:
    """Return the blocks of a Markdown text, or of its source if Markdown hides a part of it.

    Such parts are the addresses and titles of links and the words behind the language of code: the
    model would read them as words of the user.
    """
    blocks = StreamingParser().parse(text, MAX_PLAN_CHARS)
    block_texts = (
        f"{block.marker} {(block.file or block.language)[:MAX_NAME_CHARS]} {block.text}"
        for block in blocks
    )
    visible = "".join(block_texts).replace("☑", "x")
    same = [*filter(str.isalnum, text)] == [*filter(str.isalnum, visible)]
    return blocks if same else parse_literal(text, MAX_PLAN_CHARS)


class MarkdownView(HeightForWidth):
    """A Markdown text, of which nothing is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self._blocks: tuple[MessageBlock, ...] = ()
        self._sheet = MessageLayout((), 0)
        Theme.applied.changed.connect(self.arrange)

    def show_text(self, text: str) -> None:
        self._blocks = blocks_without_hidden_text(text)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._sheet.draw(Canvas.on(self).painter, QPointF(0, 0), clip=QRectF(event.rect()))

    def arrange(self) -> None:
        width = max(60.0, float(self.width()))
        self._sheet = MessageLayout(self._blocks, width)
        self.setMinimumHeight(round(self._sheet.height) + 4)
        self.updateGeometry()
        self.update()


class PlanBody(CardBody):
    """A plan, of which all is shown; its edge says how many lines are below it."""

    def __init__(self) -> None:
        super().__init__()
        self._view = MarkdownView()
        self.area = ReadableScrollArea(self._view, tr("Plan"))
        self.rest = label("", "small", "acc")
        column_of(self.area, self.rest, on=self, spacing=PART_GAP)
        bar = self.area.verticalScrollBar()
        bar.valueChanged.connect(lambda _value: self._say_rest())
        bar.rangeChanged.connect(lambda _least, _most: self._say_rest())

    def show_text(self, text: str) -> None:
        shown = count_blanks(text, translate=retold)
        self._view.show_text(shown)
        self.area.setAccessibleDescription(shown[:4_000])

    def spoken_text(self) -> str:
        return self.area.accessibleDescription()[:400]

    def fit(self, max_height: int) -> None:
        used_height = 0 if self.rest.isHidden() else self.rest.sizeHint().height() + PART_GAP
        height = min(MAX_HEIGHT, max_height - used_height, self._view.minimumHeight())
        self.area.setFixedHeight(max(MIN_HEIGHT, height))
        self._say_rest()

    def _say_rest(self) -> None:
        bar = self.area.verticalScrollBar()
        hidden_lines = ceil((bar.maximum() - bar.value()) / line_height("body"))
        self.rest.setText(rest_text(hidden_lines))
        self.rest.setVisible(bar.maximum() > 0)


def plan_question(
    plan: SubmittedPlan,
    body: PlanBody,
    mode: ModePill,
    *,
    edit: Callable[[str], object],
    approve: Callable[[Mode], object],
    discard: Callable[[str], object],
) -> CardQuestion:
    """Return the question what becomes of a plan; `discard` gets a text to Helix, or ""."""
    body.show_text(plan.text)
    edit_field = AnswerField(
        tr("Edit the plan"),
        tr("Save"),
        text=plan.text,
        hint=tr("Ctrl+Enter to save · Esc to cancel"),
        role="primary",
        is_long=True,
        replaces_body=True,
    )
    tell_field = AnswerField(
        tr("What should Helix do instead?"),
        tr("Discard and send"),
        hint=tr("Ctrl+Enter to send · Esc to cancel"),
        role="primary",
        is_long=True,
    )
    return CardQuestion(
        key=plan.call,
        title=tr("Carry out this plan?"),
        choices=(
            Choice(tr("Go"), lambda _text: approve(mode.mode), "Alt+G", "primary"),
            Choice(tr("Edit"), edit, "Alt+E", "quiet", field=edit_field),
            Choice(tr("Tell Helix instead"), discard, "Alt+T", "quiet", field=tell_field),
            Choice(tr("Discard"), discard, "Alt+D", "refuse"),
        ),
        icon="list",
        tone="info",
        border=("info", 110),
        body=body,
        control=mode,
    )
