"""The filter of the cache page: a line in the filter language, and below it what was wrong with it.

The line below keeps its height while it is empty: nothing jumps when something is to be said.
"""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from helix_desktop.domain.errors import QueryError
from helix_desktop.ui.buttons import IconButton
from helix_desktop.ui.labels import label, plain_tip, set_tone
from helix_desktop.ui.paint import surface
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.theme import Theme, font
from helix_desktop.ui.words import tr

QUIET = 120
"""Milliseconds without a key before the search begins."""
LONGEST = 2_000
"""Characters of a filter."""
HEIGHT = 36
TIP = (
    "Words look at tool, what and digest. Fields: tool: what: sha: mime: outcome: size: tokens:"
    " lines: refs: recalls: created: used: pinned: text: re: — for example"
    ' tool:read_file size:>10k used:never text:"Traceback" -what:test'
)


class _Line(QLineEdit):
    """Esc empties, a second Esc leaves; Down goes to the list."""

    left = Signal()
    focused = Signal(bool)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Down):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)


class FilterField(QWidget):
    """`asked` carries the line once the person pauses; `left` when they go on to the list."""

    asked = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.line = _Line()
        self.line.setFont(font("mono"))
        self.line.setMaxLength(LONGEST)
        self.line.setFrame(False)
        self.line.setPlaceholderText(tr('Filter: tool:read_file size:>10k text:"TODO"'))
        self.line.setAccessibleName(tr("Filter of the cache entries"))
        self.line.setToolTip(plain_tip(tr(TIP)))
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._ask)
        self._frame = surface("box")
        self._icon: QLabel = label("")
        self._empty = IconButton(theme, "close", tr("Clear the filter (Esc)"))
        self._below = label("", "micro", "mut")
        self._count = label("", "micro", "mut")
        self._error = ""
        self._note = ""
        self._lay_out()
        self.line.textChanged.connect(self._on_changed)
        self.line.returnPressed.connect(self._ask)
        self.line.left.connect(self.left)
        self.line.focused.connect(lambda on: self._mark("focused", on=on))
        self._empty.clicked.connect(self._on_emptied)
        theme.changed.connect(self._draw)
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
        self.show_found("", "")
        self.rest()

    def rest(self) -> None:
        """No timer runs afterwards, until somebody types."""
        self._quiet.stop()

    def show_error(self, error: QueryError | None) -> None:
        """What cannot be understood and where; the list keeps what was found before."""
        self._error = ""
        if error is not None:
            place = tr("At character {0}: {1}").format(error.at + 1, error.message)
            self._error = f"{place} {error.hint}".strip()
        self._mark("wrong", on=bool(self._error))
        self._show_below()

    def error(self) -> str:
        return self._error

    def below(self) -> str:
        """The line under the field."""
        return self._below.text()

    def show_found(self, count: str, note: str) -> None:
        """How many match, and what the store says about the search."""
        self._note = note
        self._count.setText(count)
        self._show_below()

    def show_busy(self, busy: bool) -> None:
        tone = "acc" if busy else "mut"
        self._icon.setPixmap(self._pixmap(tone))

    def _show_below(self) -> None:
        set_tone(self._below, "bad" if self._error else "warn" if self._note else "mut")
        hint = tr("Click a head to sort · Enter opens an entry · Ctrl+F filters")
        text = one_line(self._error or self._note or hint, 400)
        self._below.setText(text)
        self._below.setToolTip(plain_tip(text))

    def _ask(self) -> None:
        self._quiet.stop()
        self.asked.emit(self.line.text())

    def _on_changed(self) -> None:
        self._empty.setVisible(bool(self.line.text()))
        self._quiet.start()

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
        self.show_busy(False)

    def _lay_out(self) -> None:
        self._frame.setFixedHeight(HEIGHT)
        inside = QHBoxLayout(self._frame)
        inside.setContentsMargins(12, 0, 4, 0)
        inside.setSpacing(10)
        inside.addWidget(self._icon)
        inside.addWidget(self.line, 1)
        inside.addWidget(self._empty)
        below = QHBoxLayout()
        below.setContentsMargins(2, 0, 2, 0)
        below.setSpacing(16)
        self._below.setMinimumWidth(40)
        below.addWidget(self._below, 1)
        below.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._frame)
        layout.addLayout(below)
