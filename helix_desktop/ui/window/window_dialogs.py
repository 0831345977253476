"""The dialogs *New workspace* and *Rename and color*, archived and deleted ones, and all shortcuts.

The form has a workspace's folder, name, color, and policy. Archived and deleted workspaces can be
brought back. *Keyboard shortcuts* lists all that are in force; the settings page changes them.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLayout, QWidget

from helix_desktop.app.workspaces.workspace_trash import TrashedWorkspace
from helix_desktop.domain.context_window.policy import PRESET_NAMES
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.style.canvas import Canvas, hairline, shortcut_width
from helix_desktop.ui.text.display_names import preset_name
from helix_desktop.ui.text.formatting import key_text, listed_text, size_text, tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.choices import ChoiceButtons, ColorSwatches
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import DialogField, Overlay, ask_for_folder
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    Item,
    ReadableScrollArea,
    clear_layout,
    column_of,
    grow,
    make_scroll_area,
    row_of,
)

FORM_WIDTH = 680
LIKE_ANOTHER = "like"
"""The key of the choice to use another workspace's policy."""


class WorkspaceFields(Struct, frozen=True):
    """The user's input; `preset` is the name of a preset, or LIKE."""

    folder: str
    name: str
    color: str
    preset: str

    @property
    def is_like_another(self) -> bool:
        """Whether the policy of another workspace is wanted."""
        return self.preset == LIKE_ANOTHER


class WorkspaceDialog(Overlay):
    """The form of a new workspace, or without the folder's line of an existing one."""

    accepted = Signal(object)
    """The input, as WorkspaceFields.

    The form stays open until the receiver closes it, or calls `refuse` with a problem.
    """

    def __init__(
        self,
        window: QWidget,
        *,
        title: str,
        before: WorkspaceFields,
        like: str = "",
        new: bool = True,
    ) -> None:
        super().__init__(window, width=FORM_WIDTH)
        self._new = new
        self.folder = DialogField(before.folder, tr("Folder"))
        self.name = DialogField(before.name, tr("Name"))
        self.name.setPlaceholderText(tr("Same as folder"))
        self._colors = ColorSwatches(workspace_colors())
        self._colors.choose(before.color)
        choices = [(name, preset_name(name)) for name in PRESET_NAMES]
        if like:
            choices.insert(0, (LIKE_ANOTHER, tr("Same as {0}").format(like)))
        self._presets = ChoiceButtons(choices)
        self._presets.choose(before.preset)
        self.yes = button(tr("Create") if new else tr("Save"), "primary")
        self.no = button(tr("Cancel"))
        self._choose = button(tr("Choose…"))
        self._problem = label("", "small", "bad", wrap=True)
        self._problem.hide()
        note = tr("Helix works here. Deleting the workspace never deletes this folder.")
        folder: tuple[Item, ...] = (
            *_part(tr("Folder"), row_of(grow(self.folder.frame), self._choose, spacing=8)),
            label(note, "micro", "mut", wrap=True),
        )
        policy = _part(tr("Context policy"), self._presets)
        self.lay_out(
            label(title, "head"),
            *(folder if self._new else ()),
            *_part(tr("Name"), self.name.frame),
            *_part(tr("Color"), self._colors),
            *(policy if self._new else ()),
            self._problem,
            buttons=(self.no, self.yes),
            spacing=6,
        )
        self.yes.clicked.connect(self._on_yes)
        self.no.clicked.connect(self.close_sheet)
        self._choose.clicked.connect(self._on_choose)
        for field in (self.folder, self.name):
            field.entered.connect(self._on_yes)
        self.closed.connect(self.deleteLater)

    def take_focus(self) -> None:
        if self._new and not self.folder.text():
            self._choose.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.name.setFocus(Qt.FocusReason.PopupFocusReason)
            self.name.selectAll()

    def _on_yes(self) -> None:
        folder, name = self.folder.text().strip(), self.name.text().strip()
        if self._new and not folder:
            self._say(tr("Choose a project folder."))
        elif not self._new and not name:
            self._say(tr("Enter a workspace name."))
        else:
            filled = WorkspaceFields(folder, name, self._colors.current, self._presets.current)
            self._problem.hide()
            self.accepted.emit(filled)

    def refuse(self, problem: str) -> None:
        """Show a problem and keep the input, so that the user can correct it."""
        self._say(problem)

    def _say(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.show()
        self.fit()

    def _on_choose(self) -> None:
        title = tr("Choose a project folder")
        ask_for_folder(self, title, self._on_folder)

    def _on_folder(self, folder: Path) -> None:
        self.folder.setText(str(folder))
        self.name.setPlaceholderText(folder.name)
        self._problem.hide()
        self.fit()


def workspace_colors() -> Sequence[tuple[str, str]]:
    """Return the tokens of the colors with their names."""
    return (
        ("", tr("No color")),
        ("acc", tr("Indigo")),
        ("info", tr("Blue")),
        ("k_obs", tr("Teal")),
        ("ok", tr("Green")),
        ("k_markers", tr("Amber")),
        ("k_pins", tr("Pink")),
        ("bad", tr("Red")),
    )


def _part(title: str, content: QWidget | QLayout) -> tuple[Item, ...]:
    """Return a part of the form below its title."""
    return 8, label(title, "strong"), content


ARCHIVE_WIDTH, ARCHIVE_ROW_HEIGHT = 640, 56


class ArchiveDialog(Overlay):
    """The sheet of archived workspaces, which can be taken out, and deleted ones.

    `unarchive_requested` and `back_requested` carry the ID of a workspace.
    """

    unarchive_requested = Signal(str)
    back_requested = Signal(str)
    deletion_requested = Signal(str, str)
    """A deleted workspace is to be removed from the disk: its ID and its name."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, width=ARCHIVE_WIDTH)
        self._rows = column_of(margins=(24, 0, 24, 8), spacing=0)
        inside = QWidget()
        inside.setLayout(self._rows)
        self._area = make_scroll_area(inside)
        close = button(tr("Close"))
        close.clicked.connect(self.close_sheet)
        title = label(tr("Archived and deleted workspaces"), "head")
        title.setContentsMargins(24, 20, 24, 8)
        self.lay_out(title, self._area, buttons=(close,), margins=0, spacing=0)
        self.closed.connect(self.deleteLater)

    def show_all(self, archived: Sequence[Workspace], trashed: Sequence[TrashedWorkspace]) -> None:
        clear_layout(self._rows)
        for workspace in archived:
            back = button(tr("Unarchive"))
            back.clicked.connect(
                lambda _=0, workspace_id=workspace.id: self.unarchive_requested.emit(workspace_id)
            )
            archived_text = tr("Archived · {0}").format(workspace.folder)
            self._rows.addWidget(self._row(workspace.name, archived_text, (back,)))
        for trashed_workspace in trashed:
            folder = (
                trashed_workspace.workspace.folder
                if trashed_workspace.workspace
                else tr("Can't read its file")
            )
            back, delete_button = button(tr("Restore")), button(tr("Delete permanently…"))
            name = trashed_workspace.name
            back.clicked.connect(
                lambda _=0, workspace_id=trashed_workspace.id: self.back_requested.emit(
                    workspace_id
                )
            )
            delete_button.clicked.connect(
                lambda _=0, workspace_id=trashed_workspace.id, name=name: (
                    self.deletion_requested.emit(workspace_id, name)
                )
            )
            words = tr("In the trash, {0} · {1}").format(size_text(trashed_workspace.size), folder)
            self._rows.addWidget(self._row(name, words, (delete_button, back)))
        if not archived and not trashed:
            words = tr("Nothing here yet. Archive or delete a workspace from its menu.")
            self._rows.addWidget(label(words, "body", "mut", wrap=True))
        count = max(1, len(archived) + len(trashed))
        max_height = max(ARCHIVE_ROW_HEIGHT, self.below.height() - 320)
        self._area.setFixedHeight(min(max_height, count * ARCHIVE_ROW_HEIGHT + 12))
        if self.isVisible():
            self.fit()

    def _row(self, name: str, about: str, buttons: Sequence[QWidget]) -> QWidget:
        row_widget = QWidget()
        row_widget.setFixedHeight(ARCHIVE_ROW_HEIGHT)
        title = ElidedLabel("strong", "fg")
        below = ElidedLabel("micro", "mut")
        title.set_text(name)
        below.set_text(about)
        row_of(
            grow(column_of(STRETCH, title, below, STRETCH, spacing=0)),
            *buttons,
            on=row_widget,
            spacing=8,
        )
        return row_widget


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
