"""Helpers for layout: rows, columns, stacked pages, scroll areas, and the order of the Tab key."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from msgspec import Struct
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QStackedLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.ui.style.canvas import KEYBOARD, set_look, set_margins, surface

Box = TypeVar("Box", bound=QBoxLayout)
Margins: TypeAlias = int | tuple[int, int, int, int] | None


class LayoutItem(Struct, frozen=True):
    """A widget or layout in a row or column, its share of spare room, and its alignment."""

    what: QWidget | QLayout | None
    share: int = 0
    align: Qt.AlignmentFlag | None = None


STRETCH = LayoutItem(None, 1)
"""One share of spare room."""
Item: TypeAlias = QWidget | QLayout | LayoutItem | int


def stretch(share: int) -> LayoutItem:
    return LayoutItem(None, share)


def grow(what: QWidget | QLayout, share: int = 1) -> LayoutItem:
    """Give a widget or layout a share of spare room."""
    return LayoutItem(what, share)


def aligned(what: QWidget, align: Qt.AlignmentFlag) -> LayoutItem:
    """Keep a widget at its preferred size, at a side or in the middle."""
    return LayoutItem(what, 0, align)


def row_of(
    *items: Item, on: QWidget | None = None, margins: Margins = 0, spacing: int | None = None
) -> QHBoxLayout:
    """Lay items out side by side; see `column_of`."""
    return _filled(
        QHBoxLayout(on) if on else QHBoxLayout(), items, margins=margins, spacing=spacing
    )


def column_of(
    *items: Item, on: QWidget | None = None, margins: Margins = 0, spacing: int | None = None
) -> QVBoxLayout:
    """Lay items out below each other; a number is a gap in pixels.

    `on` is the widget that gets the layout. `margins` is one number, or (start, top, end, bottom)
    in reading direction; None stands for the style's own margins, and so for `spacing`.
    """
    return _filled(
        QVBoxLayout(on) if on else QVBoxLayout(), items, margins=margins, spacing=spacing
    )


def _filled(box: Box, items: tuple[Item, ...], *, margins: Margins, spacing: int | None) -> Box:
    if margins is not None:
        start, top, end, bottom = margins if isinstance(margins, tuple) else (margins,) * 4
        set_margins(box, start=start, top=top, end=end, bottom=bottom)
    if spacing is not None:
        box.setSpacing(spacing)
    for item in items:
        if isinstance(item, int):
            box.addSpacing(item)
            continue
        what, share, align = (
            (item.what, item.share, item.align) if isinstance(item, LayoutItem) else (item, 0, None)
        )
        if what is None:
            box.addStretch(share)
        elif isinstance(what, QLayout):
            box.addLayout(what, share)
        else:
            box.addWidget(what, share, align or Qt.AlignmentFlag(0))
    return box


def bar_of(kind: str, height: int, *items: Item, spacing: int | None = 8) -> QFrame:
    """Lay items out side by side on a bar across a page, such as its head or its foot."""
    bar = surface(kind)
    bar.setFixedHeight(height)
    row_of(*items, on=bar, margins=(24, 0, 24, 0), spacing=spacing)
    return bar


def free_with(owner: QWidget, *parts: QWidget) -> None:
    """Free widgets with their owner that may never get a place in it, and so no parent."""
    for part in parts:
        owner.destroyed.connect(part.deleteLater)


def clear_layout(layout: QLayout) -> None:
    """Take all items out of a layout and delete their widgets."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.deleteLater()


def drop_widget(layout: QLayout, widget: QWidget) -> None:
    """Take a widget out of a layout, off the screen at once, and delete it."""
    layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


class StackedPages(QStackedLayout):
    """A stack that keeps a widget off the screen if it is added before the stack has a parent."""

    def addWidget(self, widget: QWidget) -> int:  # type: ignore[override]  # Qt's stubs disagree
        has_no_parent = self.parentWidget() is None
        if has_no_parent:
            widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, True)
        index = super().addWidget(widget)
        if has_no_parent:
            widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
        return index


class Pages(QStackedWidget):
    """Pages of which one is shown; hidden pages do not count in the minimum size."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _at: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:
        current = self.currentWidget()
        return current.minimumSizeHint() if current is not None else super().minimumSizeHint()


class ReadableScrollArea(QScrollArea):
    """A scroll area for text to read, which Tab reaches only if it can scroll.

    Its background is transparent.
    """

    def __init__(self, inside: QWidget, name: str) -> None:
        super().__init__()
        _fill(self, inside)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        set_look(self, ringed=event.reason() in KEYBOARD)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        set_look(self, ringed=False)

    def _on_range(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most > 0 else Qt.FocusPolicy.NoFocus)


class HeightForWidth(QWidget):
    """A widget that is as high as its width needs; `arrange` places what it shows."""

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def arrange(self) -> None:
        raise NotImplementedError


def tab_after(widget: QWidget) -> QWidget | None:
    return _release(widget.nextInFocusChain())


def tab_before(widget: QWidget) -> QWidget | None:
    return _release(widget.previousInFocusChain())


def _release(widget: QWidget | None) -> QWidget | None:
    if widget is not None and widget.parentWidget() is None:
        # already without a parent: Qt does nothing, but PySide lets go of the widget
        widget.setParent(None)
    return widget


def insert_tab_after(before: QWidget, widget: QWidget) -> None:
    """Put a widget's focusable children right after `before` in the Tab order.

    If `before` takes no Tab, they follow the nearest widget before it that does. Nothing happens in
    a hidden window: its order is right by itself, and Qt loses widgets of such a tree when they are
    reordered in it.
    """
    if not widget.window().isVisible():
        return
    # the nearest that takes Tab: Qt needs one to insert after
    previous: QWidget | None = before
    while previous is not None and not _takes(previous):
        previous = tab_before(previous)
        if previous is before:
            previous = None
    # an area that cannot scroll yet takes no Tab, and Qt orders only what does
    areas = [child for child in widget.findChildren(ReadableScrollArea) if not _takes(child)]
    for area in areas:
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    chain, follower = [widget], tab_after(widget)
    while follower is not None and widget.isAncestorOf(follower):
        chain.append(follower)
        follower = tab_after(follower)
    for child in chain:
        if previous is not None and _takes(child):
            QWidget.setTabOrder(previous, child)
            previous = child
    for area in areas:
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def last_tab_in(widget: QWidget) -> QWidget:
    """Return the last widget that Tab reaches inside a widget; the widget itself if there is none.

    Reordering leaves containers that take no Tab behind in the chain.
    """
    inside = [
        candidate for candidate in (widget, *widget.findChildren(QWidget)) if _takes(candidate)
    ]
    last = (candidate for candidate in inside if not widget.isAncestorOf(_following(candidate)))
    return next(last, widget)


def _following(widget: QWidget) -> QWidget:
    """Return the next widget that takes Tab, visible or not."""
    next_widget = tab_after(widget) or widget
    while next_widget is not widget and not _takes(next_widget):
        next_widget = tab_after(next_widget) or widget
    return next_widget


def _takes(widget: QWidget) -> bool:
    return widget.focusPolicy() is not Qt.FocusPolicy.NoFocus


class PageWidget(QWidget):
    """A widget that calls a function whenever it becomes visible."""

    def __init__(self, shown: Callable[[], None]) -> None:
        super().__init__()
        self._shown = shown

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shown()


class LazyPage(QWidget):
    """A page created when first shown.

    It is in its stack from the start so that shortcuts have an active parent.
    """

    def __init__(self, make: Callable[[], QWidget]) -> None:
        super().__init__()
        self._make = make
        self._page: QWidget | None = None
        self._layout = column_of(on=self)

    def fill(self) -> QWidget:
        """Return the page, created if necessary."""
        page_created = self._make()
        if self._page is None:
            self._page = page_created
            self._layout.addWidget(page_created)
            # added to a visible parent, it would wait for the next turn of the event loop
            page_created.show()
            insert_tab_after(self, page_created)
        return page_created

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fill()


def make_scroll_area(inner: QWidget, *, sideways: bool = False) -> QScrollArea:
    """Return a transparent scroll area; `sideways` also scrolls content that is too wide."""
    area = QScrollArea()
    _fill(area, inner)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    return area


def clear_frame(area: QAbstractScrollArea) -> None:
    """Take the frame and the ground of its own from a text field, a list, or another such area."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.viewport().setAutoFillBackground(False)


def _fill(area: QScrollArea, inner: QWidget) -> None:
    """Show a widget in a scroll area without a frame and a ground of its own."""
    area.setWidgetResizable(True)
    clear_frame(area)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inner)
    inner.setAutoFillBackground(False)  # the scroll area has switched this on
