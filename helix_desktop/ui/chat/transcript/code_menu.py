"""The actions of a message's code blocks in its context menu, for the keyboard."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu

from helix_desktop.ui.chat.transcript.row_layout import MARKDOWN, LaidOutRow
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.markdown.block_layout import TextAction, TextActionKind
from helix_desktop.ui.markdown.block_parser import whole_code
from helix_desktop.ui.markdown.code_box import CodeBox
from helix_desktop.ui.markdown.model import BlockShape, MessageBlock
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import label_line

MOST = 20
"""Most code blocks in a menu."""


def add_code_commands(menu: QMenu, laid: LaidOutRow, act: Callable[[TextAction], None]) -> None:
    """Add the actions of each code block; several blocks get menus of their own."""
    if laid.sheet is None or laid.row.live:
        return
    found = enumerate(laid.sheet.boxes)
    blocks = [(at, box) for at, box in found if isinstance(box, CodeBox)][:MOST]
    if blocks:
        menu.addSeparator()
    for number, (at, box) in enumerate(blocks, 1):
        place = menu
        if len(blocks) > 1:
            words = tr("Code {0} ({1})").format(number, box.label)
            place = menu.addMenu(label_line(words))
        for words, wish in _commands(box, files=laid.row.kind is RowKind.ASSISTANT):
            wanted = TextAction(wish, box.leaf.text, box.leaf.file, at)
            place.addAction(words, partial(act, wanted))


def whole_block(laid: LaidOutRow, number: int) -> MessageBlock | None:
    """Return a code block of a row with all of its lines; None if only a part can be found."""
    if laid.sheet is None:
        return None
    shown, blocks = laid.sheet.boxes[number].leaf, laid.sheet.boxes
    if laid.row.kind in MARKDOWN and (found := whole_code(laid.row.text, number, shown)):
        return found
    is_cut = blocks[number + 1 :] and blocks[number + 1].leaf.shape is BlockShape.MORE
    return None if is_cut else shown


def _commands(box: CodeBox, *, files: bool) -> list[tuple[str, TextActionKind]]:
    found = [(tr("Copy code"), TextActionKind.COPY)]
    if box.offers_picture:
        found.append((tr("Open code as picture"), TextActionKind.PICTURE))
    if files:
        found.append((tr("Save code as…"), TextActionKind.SAVE))
        found.append((tr("Apply code to file…"), TextActionKind.APPLY))
    if box.hidden:
        found.append((tr("Show all code"), TextActionKind.UNFOLD))
    return found
