"""What screen readers are told of painted rows, announcements, and copying text.

A widget reports how many rows it has, the text of each, and where each is; Qt asks for these. Where
Qt accepts None as an answer, PySide's types do not say so.
"""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QGuiApplication,
    QWindow,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from helix_desktop.ui.text.formatting import tr

MAX_TEXT_CHARS = 4_000
"""Most characters of a row that are read out; the rest is in the row's own view."""


@runtime_checkable
class AccessibleRows(Protocol):
    """A scroll area that reports the rows it painted."""

    def row_count(self) -> int: ...

    def row_text(self, index: int) -> str: ...

    def row_rect(self, index: int) -> QRectF:
        """Return the row's place in the viewport, which only says something of visible rows."""

    def visible_rows(self) -> range:
        """Return the rows that are on screen."""

    def current_row(self) -> int:
        """Return the row that has the keyboard focus; a negative number means none."""


class _Row(QAccessibleInterface):
    """One row of a list."""

    def __init__(self, rows: "_Rows", index: int) -> None:
        super().__init__()
        self._rows = rows
        self.at = index

    def isValid(self) -> bool:
        return self._rows.isValid() and self.at < self._rows.childCount()

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._rows.window()

    def parent(self) -> QAccessibleInterface:
        return self._rows

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        accessible_state = QAccessible.State()
        accessible_state.focusable = self._rows.state().focusable
        accessible_state.selected = accessible_state.focused = (
            self._rows.rows.current_row() == self.at
        )
        accessible_state.invisible = self.rect().isEmpty()
        return accessible_state

    def rect(self) -> QRect:
        """Return the place on the screen; empty if the row is not visible."""
        if self.at not in self._rows.rows.visible_rows():
            return QRect()
        inside = self._rows.rows.row_rect(self.at).toRect()
        viewport = self._rows.widget.viewport()
        return inside.translated(viewport.mapToGlobal(viewport.rect().topLeft()))

    def text(self, kind: QAccessible.Text) -> str:
        if kind is not QAccessible.Text.Name or not self.isValid():
            return ""
        return self._rows.rows.row_text(self.at)[:MAX_TEXT_CHARS]

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        del kind, text


class _Rows(QAccessibleInterface):
    """A painted list, whose rows are created when Qt asks for them."""

    def __init__(self, widget: QAbstractScrollArea, rows: AccessibleRows) -> None:
        super().__init__()
        self.widget = widget
        self.rows = rows
        self._made: dict[int, _Row] = {}

    def isValid(self) -> bool:
        return id(self.widget) in _ROWS_OF_VIEWS

    def object(self) -> QObject:
        return self.widget

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        above = self.widget.parentWidget()
        return QAccessible.queryAccessibleInterface(above) if above else None

    def childCount(self) -> int:
        return self.rows.row_count()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        if index not in self._made:
            self._made[index] = _Row(self, index)
        return self._made[index]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for index in self.rows.visible_rows():
            child = self.child(index)
            if child is not None and child.rect().contains(x, y):
                return child
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.at if isinstance(child, _Row) else -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        accessible_state = QAccessible.State()
        policy = self.widget.focusPolicy()
        accessible_state.focusable = policy is not Qt.FocusPolicy.NoFocus
        accessible_state.focused = self.widget.hasFocus()
        accessible_state.invisible = not self.widget.isVisible()
        return accessible_state

    def rect(self) -> QRect:
        return QRect(self.widget.mapToGlobal(self.widget.rect().topLeft()), self.widget.size())

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return self.widget.accessibleName()
        return self.widget.accessibleDescription() if kind is QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        del kind, text


_ROWS_OF_VIEWS: dict[int, _Rows] = {}
"""The accessible interfaces by widget ID.

Qt does not keep objects created in Python, so they are kept here; a destroyed widget removes its
own.
"""
_installed = False


def _factory(_key: str, viewed: object) -> QAccessibleInterface | None:
    if not isinstance(viewed, QAbstractScrollArea) or not isinstance(viewed, AccessibleRows):
        return None
    name = id(viewed)
    if name not in _ROWS_OF_VIEWS:
        _ROWS_OF_VIEWS[name] = _Rows(viewed, viewed)
        viewed.destroyed.connect(lambda: _ROWS_OF_VIEWS.pop(name, None))
    return _ROWS_OF_VIEWS[name]


def install_accessible_rows() -> None:
    """Make painted rows accessible to screen readers. Only the first call has an effect."""
    global _installed  # Qt has one list of factories for the process
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed = True


def announce(widget: QWidget, words: str) -> None:
    """Have a screen reader read a text that appeared without an action of the user."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def announce_row(widget: QWidget, index: int, *, focused: bool = True) -> None:
    """Tell the screen reader that the focus, or else the selection, moved to a painted row."""
    if QAccessible.isActive() and index >= 0:
        kind = QAccessible.Event.Focus if focused else QAccessible.Event.Selection
        event = QAccessibleEvent(widget, kind)
        event.setChild(index)
        QAccessible.updateAccessibility(event)


def copy_text(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    here = QApplication.focusWidget() or QApplication.activeWindow()
    if here is not None:
        announce(here, tr("Copied"))
