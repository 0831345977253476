"""The sheet *Keyboard shortcuts*: all that are in force; the settings page changes them."""

import re

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.style.canvas import Canvas, hairline, shortcut_width
from helix_desktop.ui.text.formatting import key_text, listed_text, tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import ReadableScrollArea, column_of

SHORTCUTS_WIDTH, SHORTCUTS_ROW_HEIGHT, SHORTCUTS_HEAD_HEIGHT, SHORTCUTS_GAP, SHORTCUTS_SIDE = (
    760,
    30,
    32,
    40,
    24,
)


_NEXT = re.compile(r"workspace\.[2-9]")
"""The actions that share a line with the first workspace's action."""


Lines = list[tuple[str, str]]
"""Lines of text and keys; a heading has no keys."""


class _Columns(QWidget):
    """The painted list; its accessible name has every line, for screen readers."""

    def __init__(self, groups: list[Lines]) -> None:
        super().__init__()
        left: Lines = []
        right: Lines = []
        total = sum(_height(line) for group in groups for line in group)
        for group in groups:
            done = sum(map(_height, left))
            own_height = sum(map(_height, group))
            (left if not right and done + own_height / 2 <= total / 2 else right).extend(group)
        self._columns = left, right
        heights = [sum(map(_height, column)) for column in self._columns]
        self.setFixedHeight(max(heights, default=0) + 8)
        shortcuts = (
            f"{words} {keys}" for column in self._columns for words, keys in column if keys
        )
        self.setAccessibleName(listed_text(shortcuts))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        width = (self.width() - 2 * SHORTCUTS_SIDE - SHORTCUTS_GAP) / 2
        for index, column in enumerate(self._columns):
            row_rect = QRectF(SHORTCUTS_SIDE + index * (width + SHORTCUTS_GAP), 0, width, 0)
            for words, keys in column:
                row_rect.setHeight(_height((words, keys)))
                style, tone = ("body", "fg2") if keys else ("over", "mut")
                line = row_rect.adjusted(0, 0, -shortcut_width(keys) - 12, 0)
                canvas.text(line, words, style, tone=tone)
                canvas.shortcut(row_rect.right(), row_rect.center().y(), keys)
                row_rect.moveTop(row_rect.bottom())


class ShortcutsDialog(Overlay):
    """The sheet of all shortcuts; Esc or its own shortcut closes it."""

    def __init__(self, window: QWidget, actions: ActionRegistry) -> None:
        super().__init__(window, width=SHORTCUTS_WIDTH)
        self.setAccessibleName(tr("Keyboard shortcuts"))
        by_group: dict[str, Lines] = {}
        for action in actions.all():
            if _NEXT.fullmatch(action.id):
                continue
            if keys := actions.keys_of(action.id):
                line = (label_line(action.words, 80), keys)
                if action.id == "workspace.1":
                    line = (tr("Workspaces 1 to 9"), f"{keys}…9")
                by_group.setdefault(action.group, [(action.group.upper(), "")]).append(line)
        # keys that belong to one field and are no actions
        field_keys: dict[str, Lines] = {
            tr("Message"): [
                (tr("Send"), key_text("Enter")),
                (tr("New line"), key_text("Shift+Enter")),
                (tr("Stop turn"), key_text("Esc")),
            ],
            tr("Lists"): [(tr("Rename"), key_text("F2")), (tr("Delete…"), key_text("Del"))],
        }
        for group, lines in field_keys.items():
            by_group.setdefault(group, [(group.upper(), "")]).extend(lines)
        columns = _Columns(list(by_group.values()))
        area = ReadableScrollArea(columns, tr("Keyboard shortcuts"))
        max_height = max(120, window.height() - 280)
        area.setFixedHeight(min(columns.height(), max_height))
        title = label(tr("Keyboard shortcuts"), "head")
        title.setContentsMargins(SHORTCUTS_SIDE, 20, SHORTCUTS_SIDE, 12)
        hint = label(tr("Also available in the menu and the command palette."), "small", "mut")
        hint.setContentsMargins(SHORTCUTS_SIDE, 12, SHORTCUTS_SIDE, 14)
        column_of(title, area, hairline(), hint, on=self.card, spacing=0)
        self.closed.connect(self.deleteLater)

    def take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.PopupFocusReason)


def toggle_shortcuts(window: QWidget, actions: ActionRegistry) -> None:
    """Open the sheet of shortcuts, or close it if it is open."""
    for sheet in window.findChildren(ShortcutsDialog):
        if sheet.isVisible():
            sheet.close_sheet()
            return
    ShortcutsDialog(window, actions).open_over()


def _height(line: tuple[str, str]) -> int:
    return SHORTCUTS_ROW_HEIGHT if line[1] else SHORTCUTS_HEAD_HEIGHT
