"""The toolbar and context menu of a row, and the button that jumps to the newest row.

The context menu of a row makes its actions, and those of its code blocks, available to the keyboard
and to screen readers.
"""

from collections.abc import Callable
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QWidget

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.chat.transcript.row_layout import MARKDOWN, RowLayout, click_areas
from helix_desktop.ui.chat.transcript.rows import (
    CallState,
    ClickArea,
    RewriteNote,
    RowAction,
    RowKind,
    TranscriptRow,
)
from helix_desktop.ui.markdown.block_layout import TextAction, TextActionKind
from helix_desktop.ui.markdown.block_parser import complete_code
from helix_desktop.ui.markdown.code_box import CodeBox
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock
from helix_desktop.ui.style.canvas import (
    ELIDE_NONE,
    Canvas,
    is_right_to_left,
    set_surface,
    shortcut_width,
    text_width,
)
from helix_desktop.ui.text.formatting import phrase_text, plural, tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.controls import Menu, icon_button
from helix_desktop.ui.widgets.labels import ElidedLabel
from helix_desktop.ui.widgets.layout import drop_widget, row_of

MAX_REASON_WIDTH, MIN_FREE_WIDTH = 540, 200
"""Pixels for the reason why a row is in the next request, and for the buttons and the row."""
BUTTON_SIZE = 22
HALF_HEIGHT = BUTTON_SIZE // 2 + 1
"""Half of the toolbar's height, which fits the gap and the free edges of lines and cards."""


class RowCommand(Struct, frozen=True):
    """An action for a message; `on` marks the reversal of an earlier action of the user."""

    want: RowAction
    icon: str
    words: Phrase
    on: bool = False


_STOP = RowCommand(RowAction.STOP, "stop", Phrase("Stop this call alone"))
_COPY = RowCommand(RowAction.COPY, "copy", Phrase("Copy text"))
_SOURCE = RowCommand(RowAction.MARKDOWN, "code", Phrase("Copy as Markdown"))
_RESEND = RowCommand(RowAction.RESEND, "edit", Phrase("Edit and resend in new branch"))
_AGAIN = RowCommand(RowAction.AGAIN, "recall", Phrase("Retry in new branch"))
_BRANCH = RowCommand(RowAction.BRANCH, "branch", Phrase("Branch from here"))
_SEND_BACK = RowCommand(RowAction.SEND_BACK, "send", Phrase("Send back to parent session"))
_REWIND = RowCommand(RowAction.REWIND, "undo", Phrase("Rewind to here…"))
_REQUEST = RowCommand(RowAction.REQUEST, "inspect", Phrase("Show what the model saw"))
_WHY = RowCommand(RowAction.WHY, "info", Phrase("Show why it's in context"))
_PIN = RowCommand(RowAction.PIN, "pin", Phrase("Pin to context"))
_UNPIN = RowCommand(RowAction.PIN, "pin", Phrase("Unpin"), on=True)
_LEAVE = RowCommand(RowAction.LEAVE, "eye-off", Phrase("Exclude from context"))
_BACK = RowCommand(RowAction.BACK, "eye", Phrase("Include in full"), on=True)
_COMMENT = RowCommand(RowAction.COMMENT, "chat", Phrase("Comment on a line"))
_OFFERS = {
    RowKind.USER: (_COPY, _RESEND, _BRANCH, _REWIND, _REQUEST),
    RowKind.ASSISTANT: (_COPY, _SOURCE, _AGAIN, _BRANCH, _REWIND, _REQUEST),
    RowKind.THINKING: (_COPY, _SOURCE, _BRANCH, _REQUEST),
    RowKind.SEARCH: (_COPY, _SOURCE, _BRANCH, _REQUEST),
    RowKind.TOOL: (_COPY, _BRANCH, _REQUEST),
}


_FOLDING_JOBS = (Job.NOTES, Job.OBSERVATIONS, Job.REFLECTION, Job.HANDOVER)
"""The compactions with a text of their own."""


def row_commands(row: TranscriptRow) -> tuple[RowCommand, ...]:
    """Return the actions for a row; a row that is being written has none."""
    if row.live:
        return ()
    is_notes = isinstance(row.note, RewriteNote) and row.note.job in _FOLDING_JOBS
    has_text = row.kind in (RowKind.USER, RowKind.ASSISTANT) or row.returned or is_notes
    sends_back = (_SEND_BACK,) if row.in_branch and has_text else ()
    # the actions for the row's block in requests, as in the inspector
    pin, of_block = _UNPIN if row.pin else _PIN, tuple[RowCommand, ...]()
    match row.output_state:
        case None:
            pass
        case OutputState.EXCERPT | OutputState.PREVIEW:
            of_block = (_UNPIN, _WHY) if row.pin else (_WHY,)
        case OutputState.COMPACTED if row.kind is RowKind.TOOL:
            of_block = (_UNPIN, _WHY) if row.pin else (_WHY,)
        case OutputState.COMPACTED:
            of_block = (pin, _WHY)
        case OutputState.CACHED | OutputState.LEFT_OUT:
            of_block = (_UNPIN, _BACK, _WHY) if row.pin else (_BACK, _WHY)
        case _:
            of_block = (pin, _LEAVE, _WHY)
    stop = (_STOP,) if row.can_stop and row.state is CallState.RUNNING else ()
    comment = (_COMMENT,) if row.diff is not None and row.diff.change is not None else ()
    return (*stop, *of_block, *_OFFERS.get(row.kind, ()), *comment, *sends_back)


def toolbar_commands(row: TranscriptRow) -> tuple[RowCommand, ...]:
    """Return the two actions beside the menu: what undoes a choice or else a pin, and Copy."""
    commands = row_commands(row)
    first = next((command for command in commands if command.on), commands[0] if commands else None)
    return tuple(dict.fromkeys((first, _COPY, *commands)))[:2] if first else ()


class RowToolbar(QFrame):
    """A toolbar over one row, with the reason why it is in the next request.

    Its menu is the context menu, which has all actions.
    """

    chosen = Signal(str)
    menu_requested = Signal(QPoint)
    """All actions are wanted, in a menu at this place of the screen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_surface(self, "toolbar")
        self._below = parent
        self._offers: tuple[RowCommand, ...] = ()
        self._of: TranscriptRow | None = None
        self._end = QPoint()
        self._buttons: list[QPushButton] = []
        self._why = ElidedLabel("micro", "mut")
        margins = (2, 1, 2, 1)
        self._more = icon_button("more", tr("More actions"))
        self._more.setFixedSize(BUTTON_SIZE, BUTTON_SIZE)
        self._more.clicked.connect(
            lambda: self.menu_requested.emit(self._more.mapToGlobal(self._more.rect().bottomLeft()))
        )
        self._row = row_of(8, self._why, 4, self._more, on=self, margins=margins, spacing=0)
        self.hide()

    def show_at(self, row: TranscriptRow, end: QPoint) -> None:
        """Show the toolbar in the middle of a gap; `end` is its right end in reading direction."""
        commands = toolbar_commands(row)
        if not commands:
            self.hide()
            return
        if row is not self._of:
            self._of = row
            self._why.set_text("")
        if commands != self._offers:
            self._offers = commands
            index = next((index for index, tool in enumerate(self._buttons) if tool.hasFocus()), -1)
            old_buttons, self._buttons = self._buttons, []
            for offer in commands:
                button = icon_button(offer.icon, phrase_text(offer.words))
                button.setFixedSize(BUTTON_SIZE, BUTTON_SIZE)
                button.setProperty("want", offer.want)
                button.setProperty("iconTone", "info" if offer.on else "")
                button.clicked.connect(lambda _=False, want=offer.want: self.chosen.emit(want))
                self._row.insertWidget(self._row.indexOf(self._more), button)
                self._buttons.append(button)
            if index >= 0:
                focused_button = self._buttons[min(index, len(commands) - 1)]
                focused_button.show()  # the layout shows it later
                focused_button.setFocus()
            for button in old_buttons:
                drop_widget(self._row, button)
        self._end = end
        self._place()
        self.show()
        self.raise_()

    def show_why(self, row: TranscriptRow, reason: str) -> None:
        """Show a row's reason, unless the toolbar has moved to another row."""
        if row is self._of:
            self._why.set_text(reason)
            self._place()

    def why(self) -> str:
        """Return the reason that is shown; "" until it is known."""
        return self._why.text()

    def _place(self) -> None:
        self._why.setVisible(bool(self._why.text()))
        free_px = self._below.width() - MIN_FREE_WIDTH
        self._why.setMaximumWidth(max(0, min(MAX_REASON_WIDTH, free_px)))
        self.adjustSize()
        x = self._end.x()
        left = x if is_right_to_left(self) else x - self.width()
        self.move(left, self._end.y() - HALF_HEIGHT)


_NAMED = {
    RowAction.EPOCH: Phrase("Show in timeline"),
    RowAction.ORIGINAL: Phrase("Open original"),
    RowAction.ENTRY: Phrase("Show in cache"),
    RowAction.EXCERPT: Phrase("Show excerpt in cache"),
    RowAction.PICTURE: Phrase("Show image in cache"),
    RowAction.DECIDE: Phrase("Change…"),
}
"""Menu texts of areas whose own text is none."""


def add_row_commands(
    menu: QMenu,
    row_layout: RowLayout,
    *,
    press: Callable[[ClickArea], None],
    offer: Callable[[str], None],
) -> None:
    menu.addSeparator()
    for zone in click_areas(row_layout):
        name = _NAMED.get(zone.action)
        menu.addAction(phrase_text(name) if name else zone.words, partial(press, zone))
    for command in () if row_layout.folded else row_commands(row_layout.row):
        menu.addAction(phrase_text(command.words), partial(offer, command.want))


MAX_BLOCKS = 20
"""Most code blocks in a menu."""


def add_code_commands(
    menu: QMenu, row_layout: RowLayout, act: Callable[[TextAction], None]
) -> None:
    """Add the actions of each code block; several blocks get menus of their own."""
    if row_layout.sheet is None or row_layout.row.live:
        return
    boxes = enumerate(row_layout.sheet.boxes)
    blocks = [(index, box) for index, box in boxes if isinstance(box, CodeBox)][:MAX_BLOCKS]
    if blocks:
        menu.addSeparator()
    for number, (index, box) in enumerate(blocks, 1):
        submenu = menu
        if len(blocks) > 1:
            words = tr("Code {0} ({1})").format(number, box.label)
            menu.addMenu(submenu := Menu(menu, label_line(words)))
        commands = [(tr("Copy code"), TextActionKind.COPY)]
        if row_layout.row.kind is RowKind.ASSISTANT:
            commands.append((tr("Save code as…"), TextActionKind.SAVE))
            commands.append((tr("Apply code to file…"), TextActionKind.APPLY))
        if box.hidden:
            commands.append((tr("Show all code"), TextActionKind.UNFOLD))
        for words, kind in commands:
            action = TextAction(kind, box.block.text, box.block.file, index)
            submenu.addAction(words, partial(act, action))


def complete_block(row_layout: RowLayout, number: int) -> MessageBlock | None:
    """Return a code block of a row with all of its lines; None if only a part can be found."""
    if row_layout.sheet is None:
        return None
    shown_block, blocks = row_layout.sheet.boxes[number].block, row_layout.sheet.boxes
    if row_layout.row.kind in MARKDOWN and (
        block := complete_code(row_layout.row.text, number, shown_block)
    ):
        return block
    is_cut = blocks[number + 1 :] and blocks[number + 1].block.shape is BlockShape.MORE
    return None if is_cut else shown_block


JUMP_HEIGHT = 32
JUMP_BOTTOM_GAP = 14
"""Gap to the lower edge."""
ICON_SIZE, ICON_GAP, JUMP_PADDING = 14, 8, 14
JUMP_KEY = "End"


def jump_text(unseen: int) -> str:
    """Return the text of the button; `unseen` is the number of new rows."""
    if unseen:
        return plural(unseen, "Jump to latest · {0} new", "Jump to latest · {0} new")
    return tr("Jump to latest")


def jump_rect(view: QRectF, unseen: int) -> QRectF:
    width = text_width(jump_text(unseen), "smallb") + shortcut_width(JUMP_KEY)
    width += ICON_SIZE + 2 * ICON_GAP + 2 * JUMP_PADDING
    top = view.bottom() - JUMP_HEIGHT - JUMP_BOTTOM_GAP
    return QRectF(view.center().x() - width / 2, top, width, JUMP_HEIGHT)


def paint_jump(canvas: Canvas, box: QRectF, unseen: int, *, has_news: bool) -> None:
    """Paint the button; `has_news`: something new is below."""
    middle = box.center().y()
    canvas.box(box, JUMP_HEIGHT / 2, "raised", border="acc" if has_news else "line2")
    left = box.left() + JUMP_PADDING
    icon_corner, tone = QPointF(left, middle - ICON_SIZE / 2), "acc" if has_news else "fg2"
    canvas.icon(icon_corner, "arrow-down", tone, size=ICON_SIZE)
    text_rect = box.adjusted(JUMP_PADDING + ICON_SIZE + ICON_GAP, 0, 0, 0)
    canvas.text(text_rect, jump_text(unseen), "smallb", elide=ELIDE_NONE)
    canvas.shortcut(box.right() - JUMP_PADDING, middle, JUMP_KEY)
