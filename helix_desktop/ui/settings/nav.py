"""The list of settings pages at the left, with the search over all of them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import KEYBOARD, focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import CHIP_ALPHA, SIDEBAR, TOP_BAR, WITHOUT_SIDEBAR, mixed
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.parts.scrolling import scrolling
from helix_desktop.ui.settings.key_cap import KeyCap
from helix_desktop.ui.settings.page import APPLICATION, Entry
from helix_desktop.ui.words import tr

ROW, SEARCH = 34, 36
NARROW = 216


class NavRow(QAbstractButton):
    """A page: icon, name, and how much of it this workspace changes or a search found."""

    def __init__(self, theme: Theme, page: Entry) -> None:
        super().__init__()
        self._theme, self._icon, self._count = theme, page.icon, 0
        self._by_keyboard = False
        self.key = page.key
        self.setText(page.title)
        self.setCheckable(True)
        self.setFixedHeight(ROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.show_count(0)
        theme.changed.connect(self.update)

    def show_count(self, count: int) -> None:
        self._count = count
        self.setAccessibleName(f"{self.text()} {count}" if count else self.text())
        self.update()

    def count(self) -> int:
        return self._count

    def sizeHint(self) -> QSize:
        return QSize(120, ROW)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in KEYBOARD

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect, on = self._theme, QRectF(self.rect()), self.isChecked()
        if on or self.underMouse():
            rounded(painter, rect, 8, fill=theme.colour("sel" if on else "hover"))
        ratio = self.devicePixelRatioF()
        pixmap = theme.icon(self._icon, "acc" if on else "mut", size=16, ratio=ratio)
        painter.drawPixmap(10, (self.height() - 16) // 2, pixmap)
        painter.setFont(font("strong" if on else "body"))
        painter.setPen(theme.colour("fg" if on else "fg2"))
        painter.drawText(rect.adjusted(36, 0, -36, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        if self._count:
            self._paint_count(painter, rect)
        if self.hasFocus() and self._by_keyboard:
            focus_ring(painter, rect, 8, colour=theme.colour("acc"))

    def _paint_count(self, painter: QPainter, rect: QRectF) -> None:
        colours = self._theme.colours
        text = str(self._count)
        width = 20 if len(text) < 3 else 28
        place = QRectF(rect.right() - 10 - width, rect.center().y() - 9, width, 18)
        fill = QColor(mixed(colours.acc, colours.surf, CHIP_ALPHA))
        rounded(painter, place, 9, fill=fill)
        painter.setFont(font("microb"))
        painter.setPen(self._theme.colour("acc"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


class SearchField(QFrame):
    """Finds rows on all pages; Esc empties it, and goes back from an empty one."""

    changed = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "box")
        self.setFixedHeight(SEARCH)
        self._theme = theme
        self._glass = label("")
        self.line = QLineEdit()
        self.line.setFont(font("body"))
        self.line.setPlaceholderText(tr("Search settings"))
        self.line.setAccessibleName(tr("Search settings"))
        self.line.textChanged.connect(self.changed)
        self.line.installEventFilter(self)
        layout = QHBoxLayout(self)
        pad(layout, start=12, top=0, end=7, bottom=0)
        layout.setSpacing(8)
        layout.addWidget(self._glass)
        layout.addWidget(self.line, 1)
        layout.addWidget(KeyCap(theme, "Ctrl+F"))
        theme.changed.connect(self._draw)
        self._draw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event:
            case QKeyEvent() if (
                event.type() is QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape
            ):
                event.accept()  # else it would leave the page with a search in it
            case QKeyEvent() if (
                event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape
            ):
                self._escape()
                return True
            case _ if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
                self.setProperty("focused", event.type() is QEvent.Type.FocusIn)
                self.style().polish(self)
        return super().eventFilter(watched, event)

    def _escape(self) -> None:
        if self.line.text():
            self.line.clear()
        else:
            self.left.emit()

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        self._glass.setPixmap(self._theme.icon("search", "mut", size=16, ratio=ratio))


class Nav(QFrame):
    """The whole left side."""

    chosen = Signal(str)
    back = Signal()

    def __init__(self, theme: Theme, pages: Sequence[Entry]) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.setFixedWidth(SIDEBAR)
        self.search = SearchField(theme)
        self.search.left.connect(self.back)
        self.rows = {page.key: NavRow(theme, page) for page in pages}
        self._group = QButtonGroup(self)
        for row in self.rows.values():
            self._group.addButton(row)
            row.clicked.connect(lambda _on=False, key=row.key: self.chosen.emit(key))
        self._lay_out(theme, pages)

    def show_current(self, key: str) -> None:
        self.rows[key].setChecked(True)
        self._scroll.ensureWidgetVisible(self.rows[key], 0, ROW)

    def make_room(self, width: int) -> None:
        """Of a narrow window it takes less."""
        self.setFixedWidth(SIDEBAR if width >= WITHOUT_SIDEBAR else NARROW)

    def show_counts(self, counts: Mapping[str, int], *, searching: bool) -> None:
        """While something is searched for, pages without it are not in the list."""
        for key, row in self.rows.items():
            row.show_count(counts.get(key, 0))
            row.setVisible(not searching or counts.get(key, 0) > 0)
        nothing = searching and not any(counts.values())
        self._nothing.setVisible(nothing)
        self._application.setVisible(not searching and self._grouped)

    def _lay_out(self, theme: Theme, pages: Sequence[Entry]) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 12, 14)
        column.setSpacing(2)
        column.addWidget(self._head(theme))
        inset = QHBoxLayout()
        inset.setContentsMargins(4, 4, 4, 18)
        inset.addWidget(self.search)
        column.addLayout(inset)
        self._nothing = label(tr("No setting has these words."), "small", "mut", wrap=True)
        self._nothing.setContentsMargins(10, 0, 10, 0)
        self._nothing.hide()
        column.addWidget(self._nothing)
        self._scroll = scrolling(self._listed(pages))
        column.addWidget(self._scroll, 1)
        words = tr("A number counts what this workspace changes itself.")
        foot = label(words, "micro", "mut", wrap=True)
        pad(foot, start=10, top=0, end=40, bottom=0)
        column.addWidget(foot)

    def _listed(self, pages: Sequence[Entry]) -> QWidget:
        self._application = label(tr("APPLICATION"), "over", "mut")
        pad(self._application, start=10, top=0, end=0, bottom=0)
        self._application.setFixedHeight(38)
        own = [page for page in pages if page.group != APPLICATION]
        others = [page for page in pages if page.group == APPLICATION]
        self._grouped = bool(others)
        rows, inner = QWidget(), QVBoxLayout()
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(2)
        rows.setLayout(inner)
        for page in own:
            inner.addWidget(self.rows[page.key])
        inner.addWidget(self._application)
        for page in others:
            inner.addWidget(self.rows[page.key])
        inner.addStretch(1)
        return rows

    def _head(self, theme: Theme) -> QWidget:
        head = QWidget()
        head.setFixedHeight(TOP_BAR)
        row = QHBoxLayout(head)
        pad(row, start=0, top=0, end=8, bottom=0)
        row.setSpacing(4)
        back = IconButton(theme, "left", tr("Back (Esc)"))
        back.clicked.connect(self.back)
        row.addWidget(back)
        row.addWidget(label(tr("Settings"), "head"), 1)
        row.addWidget(KeyCap(theme, "Esc"))
        return head
