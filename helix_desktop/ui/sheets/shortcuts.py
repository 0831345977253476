"""All shortcuts in one sheet, by group, as they are now; painted in two columns."""

import re

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helix_desktop.ui.actions import Actions
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import hairline
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.keycaps import paint_caps, width_of
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.overlay import Overlay
from helix_desktop.ui.parts.reading_area import ReadingArea
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

WIDTH, ROW, HEAD, GAP, SIDE = 760, 30, 32, 40, 24
LINE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine

_NEXT = re.compile(r"workspace\.[2-9]")
"""Told in one line with the first."""

Lines = list[tuple[str, str]]
"""Words and keys; a head has no keys."""


class _Columns(QWidget):
    """The list itself; names every line for who cannot see it."""

    def __init__(self, theme: Theme, groups: list[Lines]) -> None:
        super().__init__()
        self._theme = theme
        self._columns = _balanced(groups)
        heights = [sum(map(_height, column)) for column in self._columns]
        self.setFixedHeight(max(heights, default=0) + 8)
        told = (f"{words} {keys}" for column in self._columns for words, keys in column if keys)
        self.setAccessibleName(", ".join(told))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        width = (self.width() - 2 * SIDE - GAP) / 2
        for at, column in enumerate(self._columns):
            top = 0.0
            for words, keys in column:
                height = _height((words, keys))
                place = QRectF(SIDE + at * (width + GAP), top, width, height)
                self._line(painter, place, words, keys=keys)
                top += height

    def _line(self, painter: QPainter, place: QRectF, words: str, *, keys: str) -> None:
        painter.setFont(font("body" if keys else "over"))
        painter.setPen(self._theme.colour("fg2" if keys else "mut"))
        room = place.adjusted(0, 0, -width_of(keys) - 12, 0)
        metrics = QFontMetricsF(painter.font())
        cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, LINE, cut)
        if keys:
            middle = place.center().y()
            paint_caps(painter, place.right(), middle, shortcut=keys, theme=self._theme)


class Shortcuts(Overlay):
    """Esc, or the same key again, takes it away."""

    def __init__(self, theme: Theme, window: QWidget, actions: Actions) -> None:
        super().__init__(theme, window, width=WIDTH)
        self.setAccessibleName(tr("Keyboard shortcuts"))
        columns = _Columns(theme, _groups(actions))
        area = ReadingArea(columns, tr("Keyboard shortcuts"))
        room = max(120, window.height() - 280)
        area.setFixedHeight(min(columns.height(), room))
        title = label(tr("Keyboard shortcuts"), "head")
        title.setContentsMargins(SIDE, 20, SIDE, 12)
        hint = label(tr("All of them are also in the menu and in the palette."), "small", "mut")
        hint.setContentsMargins(SIDE, 12, SIDE, 14)
        layout = QVBoxLayout(self.card)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (title, area, hairline(), hint):
            layout.addWidget(part)
        self.closed.connect(self.deleteLater)

    def take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.PopupFocusReason)


def show_shortcuts(theme: Theme, window: QWidget, actions: Actions) -> None:
    """Open the sheet; if it is open, close it."""
    for sheet in window.findChildren(Shortcuts):
        if sheet.isVisible():
            sheet.close_sheet()
            return
    Shortcuts(theme, window, actions).open_over()


def _groups(actions: Actions) -> list[Lines]:
    found: dict[str, Lines] = {}
    for action in actions.all():
        if _NEXT.fullmatch(action.id):
            continue
        if keys := actions.keys_of(action.id):
            line = (one_line(action.words, 80), keys)
            if action.id == "workspace.1":
                line = (tr("Workspaces 1 to 9"), f"{keys}…9")
            found.setdefault(action.group, [(action.group.upper(), "")]).append(line)
    for group, lines in _own().items():
        found.setdefault(group, [(group.upper(), "")]).extend(lines)
    return list(found.values())


def _own() -> dict[str, Lines]:
    """Keys that belong to one field and are no actions."""
    return {
        tr("Message"): [
            (tr("Send"), "Enter"),
            (tr("New line"), "Shift+Enter"),
            (tr("Stop the turn"), "Esc"),
        ],
        tr("Lists"): [(tr("Rename"), "F2"), (tr("Delete…"), "Del")],
    }


def _balanced(groups: list[Lines]) -> tuple[Lines, Lines]:
    """Whole groups in two columns of about the same height."""
    left: Lines = []
    right: Lines = []
    whole = sum(_height(line) for group in groups for line in group)
    for group in groups:
        done = sum(map(_height, left))
        mine = sum(map(_height, group))
        (left if not right and done + mine / 2 <= whole / 2 else right).extend(group)
    return left, right


def _height(line: tuple[str, str]) -> int:
    return ROW if line[1] else HEAD
