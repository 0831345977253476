"""Building blocks of settings pages: rows with controls, rows that open in place, bullet lists."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QWidget

from helix_desktop.ui.settings.form_rows import (
    ROW_LEFT_MARGIN,
    ROW_RIGHT_MARGIN,
    RowTitle,
    SettingRow,
)
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.widgets.controls import button, icon_button, show_icon
from helix_desktop.ui.widgets.fields import FramedField
from helix_desktop.ui.widgets.labels import IconLabel, label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    LayoutItem,
    aligned,
    column_of,
    grow,
    insert_tab_after,
    row_of,
)

BODY_INSET = 12
NO_MAX_WIDTH = 16_777_215


class ControlRow(SettingRow):
    """A row of a list whose text takes all the room that the controls leave.

    With `returns` a place is kept for the arrow that restores a value.
    """

    def __init__(
        self,
        words: RowTitle,
        controls: Sequence[QWidget] = (),
        *,
        returns: bool = False,
        source_last: bool = False,
    ) -> None:
        middle = (aligned(widget, Qt.AlignmentFlag.AlignVCenter) for widget in controls)
        right = row_of(STRETCH, *middle, spacing=8) if controls else None
        super().__init__(words, right, loose=True, source_last=source_last)
        words.setMaximumWidth(NO_MAX_WIDTH)
        policy = self._undo.sizePolicy()
        policy.setRetainSizeWhenHidden(returns)
        self._undo.setSizePolicy(policy)


class ExpandableRow(ControlRow):
    """A row with more content below, which is created when the row is opened for the first time."""

    def __init__(
        self,
        words: RowTitle,
        controls: Sequence[QWidget],
        *,
        make: Callable[[], QWidget],
        returns: bool,
    ) -> None:
        super().__init__(words, controls, returns=returns)
        self._arrow = icon_button("down", tr("Open", "unfold a row"))
        self._arrow.setAccessibleDescription(words.name())
        self._arrow.clicked.connect(self.toggle)
        self._right.addWidget(self._arrow)
        self._make = make
        self.body = QWidget()
        self._content = column_of(
            on=self.body, margins=(ROW_LEFT_MARGIN + BODY_INSET, 2, ROW_RIGHT_MARGIN, 14)
        )
        self.body.hide()
        self.opened = False
        words.setCursor(Qt.CursorShape.PointingHandCursor)

    def parts(self) -> Sequence[QWidget]:
        return self, self.body

    def toggle(self) -> None:
        self.open(opens=not self.opened)

    def open(self, *, opens: bool = True) -> None:
        if opens and not self._content.count():
            content = self._make()
            self._content.addWidget(content)
            insert_tab_after(self._arrow, content)
        self.opened = opens
        self.body.setVisible(opens and not self.isHidden())
        tip = tr("Close", "fold a row") if opens else tr("Open", "unfold a row")
        show_icon(self._arrow, "up" if opens else "down", tip)

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.body.setVisible(visible and self.opened)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.opened:
            self.open(opens=False)
            return
        super().keyPressEvent(event)


def below(*parts: QWidget | QLayout, gap: int = 8) -> QWidget:
    """Return a widget with the parts below each other, as the body of a row."""
    container = QWidget()
    column_of(*parts, on=container, spacing=gap)
    return container


def captioned(field: QWidget, caption: str = "") -> QWidget:
    """Return a field with a caption above it; a framed field has its name for one."""
    named = field.name if isinstance(field, FramedField) else ""
    return below(label(caption or named, "micro", "mut"), field, gap=2)


def named_switch(switch: QPushButton) -> tuple[QWidget, QWidget]:
    """Return a switch and its name, to be laid out side by side."""
    return switch, label(switch.accessibleName(), "small", "fg2")


def in_line(*widgets: QWidget, stretch: int = -1) -> QHBoxLayout:
    """Lay widgets out from the left; the widget at index `stretch` takes the spare room."""
    middle = Qt.AlignmentFlag.AlignVCenter
    items = [
        LayoutItem(widget, int(index == stretch), middle) for index, widget in enumerate(widgets)
    ]
    # without a factor it takes room only while the widget that takes it is hidden
    return row_of(*items, LayoutItem(None, 0) if stretch >= 0 else STRETCH, spacing=8)


class BulletPoint(Struct, frozen=True):
    """A point of a list: an icon, its tone, and a text."""

    icon: str
    tone: str
    words: str


class BulletList(QWidget):
    """A list of sentences, each with an icon; `text` returns all of them."""

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[BulletPoint, ...] = ()
        self._content = QWidget()
        self._column = column_of(self._content, on=self)

    def show_points(self, points: Sequence[BulletPoint]) -> None:
        if tuple(points) == self._points:
            return
        self._points = tuple(points)
        self._column.removeWidget(self._content)
        self._content.deleteLater()
        self._content = QWidget()
        lines = column_of(on=self._content, spacing=6)
        for point in points:
            icon = IconLabel(point.icon, point.tone)
            words = grow(label(point.words, "small", "fg2", wrap=True))
            lines.addLayout(row_of(aligned(icon, Qt.AlignmentFlag.AlignTop), words, spacing=10))
        self._column.addWidget(self._content)

    def text(self) -> str:
        return "\n".join(point.words for point in self._points)


def action_button(words: str, act: Callable[[], object]) -> QPushButton:
    push_button = button(words)
    push_button.clicked.connect(lambda _on=False: act())
    return push_button
