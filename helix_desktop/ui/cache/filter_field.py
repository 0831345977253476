"""The filter of the cache page: a line in the filter language, completions, and what was wrong.

The line below keeps its height while it is empty: nothing jumps when something is to be said.
"""

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from helix_desktop.domain.errors import QueryError
from helix_desktop.ui.cache.completions import Known, Offer, offers
from helix_desktop.ui.cache.filter_line import FilterLine
from helix_desktop.ui.cache.offer_list import OfferList
from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import rounded, surface
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import label, plain_tip, set_tone
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

QUIET = 80
"""Milliseconds without a key before the search begins."""
LONGEST = 2_000
"""Characters of a filter."""
HEIGHT = 36


class _Pattern(QAbstractButton):
    """Whether words are regular expressions."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setCheckable(True)
        self.setFixedSize(30, 26)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        tip = tr("Words and text: are regular expressions (Alt+R)")
        self.setAccessibleName(tip)
        self.setToolTip(plain_tip(tip))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, on = brush(self), self.isChecked()
        fill = self._theme.colour("sel" if on else "hover" if self.underMouse() else "surf")
        border = self._theme.colour("acc" if on or self.hasFocus() else "line2")
        rounded(painter, self.rect().toRectF(), 6, fill=fill, border=border)
        painter.setFont(font("mono"))
        painter.setPen(self._theme.colour("acc" if on else "mut"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, ".*")


class FilterField(QWidget):
    """`asked` carries the line once the person pauses; `left` when they go on to the list."""

    asked = Signal(str, bool)
    """The line, and whether its words are regular expressions."""
    left = Signal()

    def __init__(self, theme: Theme, over: QWidget) -> None:
        """Completions are shown over that widget."""
        super().__init__()
        self._theme = theme
        self.known = Known()
        self.line = FilterLine(theme)
        self.line.setMaxLength(LONGEST)
        hint = tr("Filter by tool, size, use, state, digest or text")
        self.line.setPlaceholderText(hint)
        self.line.setAccessibleName(tr("Filter of the cache entries"))
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._ask)
        self._frame = surface("box")
        self._icon: QLabel = label("")
        self.pattern = _Pattern(theme)
        self._empty = IconButton(theme, "close", tr("Clear the filter (Esc)"))
        self._below = label("", "micro", "mut")
        self.list = OfferList(theme, over)
        self._error = ""
        self._note = ""
        self._busy = False
        self._lay_out()
        self._connect()
        self._draw()
        self._on_changed()
        self.rest()

    def text(self) -> str:
        return self.line.text()

    def clear(self) -> None:
        """Empty it and ask at once."""
        if self.line.text():
            self.line.clear()
            self._ask()

    def reset(self) -> None:
        """Empty, and nobody is asked."""
        self.line.clear()
        self.show_error(None)
        self.show_note("")
        self.rest()

    def rest(self) -> None:
        """No timer runs afterwards, until somebody types."""
        self._quiet.stop()

    def show_error(self, error: QueryError | None) -> None:
        """What cannot be understood and where; the list keeps what was found before."""
        self._error = "" if error is None else f"{error.message} {error.hint}".strip()
        self.line.mark_wrong(-1 if error is None else error.at)
        self._mark("wrong", on=bool(self._error))
        self._show_below()

    def error(self) -> str:
        return self._error

    def below(self) -> str:
        """The line under the field."""
        return self._below.text()

    def show_note(self, note: str) -> None:
        """What the store says about the search."""
        self._note = note
        self._show_below()

    def show_busy(self, busy: bool) -> None:
        self._busy = busy
        self._draw()

    def toggle_pattern(self) -> None:
        self.pattern.click()

    def enter(self) -> None:
        """Begin to type."""
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def _show_below(self) -> None:
        set_tone(self._below, "bad" if self._error else "warn")
        text = one_line(self._error or self._note, 400)
        self._below.setText(text)
        self._below.setToolTip(plain_tip(text))
        self._below.setVisible(bool(text))

    def _ask(self) -> None:
        self._quiet.stop()
        self.asked.emit(self.line.text(), self.pattern.isChecked())

    def _on_changed(self) -> None:
        self._empty.setVisible(bool(self.line.text()))
        self._quiet.start()
        self._offer()

    def _offer(self) -> None:
        """What can stand next, while somebody types."""
        found: list[Offer] = []
        if self.line.hasFocus() and not self.line.hasSelectedText():
            found = offers(self.line.text(), self.line.cursorPosition(), self.known)
        over = self.list.parentWidget()
        if found and over is not None:
            self.list.move(self._frame.mapTo(over, QPoint(0, HEIGHT + 4)))
        self.list.show_offers(found)
        self.line.completing = bool(found)

    def _on_taken(self, key: int) -> None:
        if self.list.take(key):
            self.line.completing = self.list.isVisible()
        else:
            self.list.hide()
            self.line.completing = False
            self._ask()

    def _on_offer(self, offer: Offer) -> None:
        self.line.setSelection(offer.start, offer.end - offer.start)
        self.line.insert(offer.text)

    def _on_focused(self, on: bool) -> None:
        self._mark("focused", on=on)
        self._draw()
        if on:
            self._offer()
        else:
            self.list.hide()
            self.line.completing = False

    def _on_emptied(self) -> None:
        self.clear()
        self.line.setFocus()

    def _mark(self, name: str, *, on: bool) -> None:
        self._frame.setProperty(name, "true" if on else "false")
        self._frame.style().unpolish(self._frame)
        self._frame.style().polish(self._frame)

    def _pixmap(self, tone: str) -> QPixmap:
        return self._theme.icon("search", tone, size=16, ratio=self.devicePixelRatioF())

    def _draw(self) -> None:
        lit = self._busy or self.line.hasFocus()
        self._icon.setPixmap(self._pixmap("acc" if lit else "mut"))

    def _connect(self) -> None:
        self.line.textChanged.connect(self._on_changed)
        self.line.returnPressed.connect(self._ask)
        self.line.left.connect(self.left)
        self.line.below.connect(self.left)
        self.line.focused.connect(self._on_focused)
        self.line.taken.connect(self._on_taken)
        self.list.chosen.connect(self._on_offer)
        self.pattern.toggled.connect(self._ask)
        self._empty.clicked.connect(self._on_emptied)
        self._theme.changed.connect(self._draw)

    def _lay_out(self) -> None:
        self._frame.setFixedHeight(HEIGHT)
        inside = QHBoxLayout(self._frame)
        pad(inside, start=12, top=0, end=6, bottom=0)
        inside.setSpacing(10)
        inside.addWidget(self._icon)
        inside.addWidget(self.line, 1)
        inside.addWidget(self.pattern)
        inside.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._frame)
        layout.addWidget(self._below)
        self._below.setMinimumWidth(40)
