"""The dialogs *New workspace* and *Rename and color*, archived and deleted ones, and all shortcuts.

The form has a workspace's folder, name, color, and policy. Archived and deleted workspaces can be
brought back. *Keyboard shortcuts* lists all that are in force; the settings page changes them.
"""

import re
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget

from helix_desktop.app.workspaces.workspace_trash import TrashedWorkspace
from helix_desktop.domain.context_window.policy import PRESET_NAMES
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.style.canvas import CAP_GAP, hairline, shortcut_keys
from helix_desktop.ui.text.display_names import preset_name
from helix_desktop.ui.text.formatting import key_text, listed_text, size_text, tr
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.choices import ChoiceButtons, ColorSwatches
from helix_desktop.ui.widgets.controls import button, key_cap
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


class WorkspaceDialog(Overlay):
    """The form of a new workspace, or without folder and policy of the one that is `edited`.

    The form stays open until `save`, which gets it, closes it or calls `refuse`.
    """

    def __init__(
        self,
        window: QWidget,
        save: "Callable[[WorkspaceDialog], None]",
        *,
        edited: Workspace | None = None,
        like: str = "",
    ) -> None:
        """Create the form; `like` is the name of another workspace with the usual policy."""
        super().__init__(window, width=FORM_WIDTH)
        self._new, self._save = edited is None, save
        self.folder = DialogField("", tr("Folder"))
        self.folder.setPlaceholderText(tr("Path of a folder, or choose one"))
        self.name = DialogField(edited.name if edited else "", tr("Name"))
        self.name.setPlaceholderText(tr("Same as folder"))
        self.colors = ColorSwatches(workspace_colors())
        self.colors.choose(edited.color if edited else "")
        choices = [(name, preset_name(name)) for name in PRESET_NAMES]
        if like:
            choices.insert(0, ("", tr("Same as {0}").format(like)))
        self.presets = ChoiceButtons(choices)
        self.presets.choose("" if like else "balanced")
        self.yes = button(tr("Create") if self._new else tr("Save"), "primary")
        cancel, choose = button(tr("Cancel")), button(tr("Choose…"))
        self._problem = label("", "small", "bad", wrap=True)
        self._problem.hide()
        note = tr("Helix works here. Deleting the workspace never deletes this folder.")
        folder: tuple[Item, ...] = (
            *_part(tr("Folder"), row_of(grow(self.folder.frame), choose, spacing=8)),
            label(note, "micro", "mut", wrap=True),
        )
        policy = _part(tr("Context policy"), self.presets)
        self.lay_out(
            label(tr("New workspace") if self._new else tr("Rename and color"), "head"),
            *(folder if self._new else ()),
            *_part(tr("Name"), self.name.frame),
            *_part(tr("Color"), self.colors),
            *(policy if self._new else ()),
            self._problem,
            buttons=(cancel, self.yes),
            spacing=6,
        )
        self.yes.clicked.connect(self._on_yes)
        cancel.clicked.connect(self.close_sheet)
        title = tr("Choose a project folder")
        choose.clicked.connect(lambda: ask_for_folder(self, title, self._on_folder))
        self._first = self.folder if self._new else self.name
        for field in (self.folder, self.name):
            field.entered.connect(self._on_yes)
        self.closed.connect(self.deleteLater)

    def take_focus(self) -> None:
        self._first.setFocus(Qt.FocusReason.PopupFocusReason)
        self.name.selectAll()

    def _on_yes(self) -> None:
        if self._new and not self.folder.text().strip():
            self.refuse(tr("Choose a project folder."))
        elif not self._new and not self.name.text().strip():
            self.refuse(tr("Enter a workspace name."))
        else:
            self._problem.hide()
            self._save(self)

    def refuse(self, problem: str) -> None:
        """Show a problem and keep the input, so that the user can correct it."""
        self._problem.setText(problem)
        self._problem.show()
        self.fit()

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

    Its functions get the ID of a workspace, and the last one also its name.
    """

    def __init__(
        self,
        window: QWidget,
        *,
        unarchive: Callable[[str], None],
        restore: Callable[[str], None],
        delete: Callable[[str, str], None],
    ) -> None:
        super().__init__(window, width=ARCHIVE_WIDTH)
        self._unarchive, self._restore, self._delete = unarchive, restore, delete
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
            words = tr("Archived · {0}").format(workspace.folder)
            back = (tr("Unarchive"), partial(self._unarchive, workspace.id))
            self._add_row(workspace.name, words, back)
        for item in trashed:
            folder = item.workspace.folder if item.workspace else tr("Can't read its file")
            words = tr("In the trash, {0} · {1}").format(size_text(item.size), folder)
            delete = (tr("Delete permanently…"), partial(self._delete, item.id, item.name))
            self._add_row(
                item.name, words, delete, (tr("Restore"), partial(self._restore, item.id))
            )
        if not archived and not trashed:
            words = tr("Nothing here yet. Archive or delete a workspace from its menu.")
            self._rows.addWidget(label(words, "body", "mut", wrap=True))
        count = max(1, len(archived) + len(trashed))
        max_height = max(ARCHIVE_ROW_HEIGHT, self.below.height() - 320)
        self._area.setFixedHeight(min(max_height, count * ARCHIVE_ROW_HEIGHT + 12))
        if self.isVisible():
            self.fit()

    def _add_row(self, name: str, about: str, *actions: tuple[str, Callable[[], None]]) -> None:
        row_widget = QWidget()
        row_widget.setFixedHeight(ARCHIVE_ROW_HEIGHT)
        title, below = ElidedLabel("strong", "fg"), ElidedLabel("micro", "mut")
        title.set_text(name)
        below.set_text(about)
        row = row_of(
            grow(column_of(STRETCH, title, below, STRETCH, spacing=0)), on=row_widget, spacing=8
        )
        for words, act in actions:
            action_button = button(words)
            action_button.clicked.connect(act)
            row.addWidget(action_button)
        self._rows.addWidget(row_widget)


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


def _shortcut_row(words: str, keys: str) -> QWidget:
    """Return an action with the caps of its keys, or a heading."""
    style, tone = ("body", "fg2") if keys else ("over", "mut")
    caps = QWidget()
    caps.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # Ctrl always comes first
    row_of(*map(key_cap, shortcut_keys(keys)), on=caps, spacing=CAP_GAP)
    line = ElidedLabel(style, tone)
    line.set_text(words)
    row = QWidget()
    row.setFixedHeight(SHORTCUTS_ROW_HEIGHT if keys else SHORTCUTS_HEAD_HEIGHT)
    row_of(grow(line), caps, on=row, spacing=12)
    return row


def _shortcut_columns(groups: Collection[Lines]) -> QWidget:
    """Return all groups in two columns of about the same length."""
    left: list[QWidget] = []
    right: list[QWidget] = []
    for lines in groups:
        # the first column has the first half, and the group in the middle if most of it fits
        is_left = not right and 2 * len(left) + len(lines) <= sum(map(len, groups))
        (left if is_left else right).extend(_shortcut_row(*line) for line in lines)
    columns = QWidget()
    sides = (grow(column_of(*side, STRETCH, spacing=0)) for side in (left, right))
    margins = (SHORTCUTS_SIDE, 0, SHORTCUTS_SIDE, 8)
    row_of(*sides, on=columns, margins=margins, spacing=SHORTCUTS_GAP)
    shortcuts = (f"{words} {keys}" for lines in groups for words, keys in lines if keys)
    columns.setAccessibleName(listed_text(shortcuts))
    return columns


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
        columns = _shortcut_columns(by_group.values())
        area = ReadableScrollArea(columns, tr("Keyboard shortcuts"))
        max_height = max(120, window.height() - 280)
        area.setFixedHeight(min(columns.sizeHint().height(), max_height))
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
