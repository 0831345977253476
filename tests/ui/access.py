"""What somebody meets who sees nothing, or has no mouse: found by walking through a window."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

ROWS = 40
"""Rows of one list that are looked at."""
STOPS = 400
"""More presses of Tab than any page has places."""
_NO_ROLE = QAccessible.Role.NoRole
_SILENT = (QAccessible.Role.ScrollBar, QAccessible.Role.Window, QAccessible.Role.Separator)
"""What has a role that says all there is to say."""


@dataclass(frozen=True, slots=True)
class AccessibleItem:
    """One thing that a screen reader comes to."""

    name: str
    role: QAccessible.Role
    where: str
    focusable: bool


def accessible_items(window: QWidget) -> Iterator[AccessibleItem]:
    """Everything that is on screen, from the outside in."""
    yield from _below(QAccessible.queryAccessibleInterface(window), window.objectName() or "window")


def _below(matches: QAccessibleInterface | None, path: str) -> Iterator[AccessibleItem]:
    if matches is None or not matches.isValid():
        return
    for at in range(min(matches.childCount(), ROWS)):
        child = matches.child(at)
        if child is None or not child.isValid() or child.state().invisible:  # type: ignore[attr-defined]
            continue
        widget = child.object()
        where = f"{path}/{type(widget).__name__ if widget else at}"
        yield AccessibleItem(
            child.text(QAccessible.Text.Name),
            child.role(),
            where,
            bool(child.state().focusable) and not child.state().disabled,  # type: ignore[attr-defined]
        )
        yield from _below(child, where)


def complaints(window: QWidget) -> list[str]:
    """What takes the keyboard and does not say what it is."""
    results = []
    for met in accessible_items(window):
        if not met.focusable or met.role in _SILENT:
            continue
        if not met.name.strip():
            results.append(f"no name: {met.where} ({met.role.name})")
        if met.role is QAccessible.Role.NoRole:
            results.append(f"no role: {met.where} “{met.name}”")
    return results


def stops(window: QWidget, first: QWidget) -> list[QWidget]:
    """Where Tab leads from `first` on, until it is there again."""
    first.setFocus(Qt.FocusReason.TabFocusReason)
    results = [first]
    for _ in range(STOPS):
        now = QApplication.focusWidget()
        assert now is not None
        QTest.keyClick(now, Qt.Key.Key_Tab)
        after = QApplication.focusWidget()
        if after is first or after is None:
            return results
        if after in results:
            raise AssertionError(
                f"Tab is caught between {describe_widget(after)} and {describe_widget(now)}"
            )
        results.append(after)
    raise AssertionError(f"Tab never comes back to {describe_widget(first)}")


def takers(window: QWidget) -> list[QWidget]:
    """Widgets on screen that Tab has to come to."""
    return [
        child
        for child in window.findChildren(QWidget)
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and child.isVisible()
        and child.isEnabled()
        and child.focusProxy() is None
        and not child.visibleRegion().isEmpty()
    ]


def grouped(one: QWidget, other: QWidget) -> bool:
    """Whether arrow keys lead from one to the other: Tab stops at one of them only."""
    if not isinstance(one, QAbstractButton) or not isinstance(other, QAbstractButton):
        return False
    if one.group() is not None:
        return one.group().exclusive() and one.group() is other.group()
    apart = one.autoExclusive() and other.autoExclusive()
    return apart and one.parentWidget() is other.parentWidget()


def described(widget: QWidget) -> tuple[str, QAccessible.Role]:
    """What a screen reader says when the keyboard comes to a widget: its name and its role."""
    result = QAccessible.queryAccessibleInterface(widget)
    return (result.text(QAccessible.Text.Name), result.role()) if result else ("", _NO_ROLE)


def describe_widget(widget: QWidget) -> str:
    name = widget.accessibleName() or getattr(widget, "text", lambda: "")()
    return f"{type(widget).__name__} “{name}”"


def ringed(widget: QWidget) -> bool:
    """Whether it looks otherwise when the keyboard is there."""
    box = widget.parentWidget() or widget
    QApplication.processEvents()
    before = QApplication.focusWidget()
    if before is not None:
        before.clearFocus()
    QApplication.processEvents()
    without = box.grab().toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    return box.grab().toImage() != without
