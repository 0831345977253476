"""A form that a server asks a person to fill in: one row for each field, errors below their field.

It takes the keyboard only where a person clicks or tabs into it.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from helix_desktop.domain.forms import (
    LONGEST_TEXT,
    Field,
    Format,
    Kind,
    Value,
    problem,
    typed,
)
from helix_desktop.domain.visible import visible
from helix_desktop.ui.chat.cards.pills import Pills
from helix_desktop.ui.look.brush import pad
from helix_desktop.ui.look.paint import surface
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import breakable
from helix_desktop.ui.words import tr

Filled: TypeAlias = str | tuple[int, ...]
"""What stands in a field, right or wrong: words, or the places of what is chosen."""

_EXAMPLES = {
    Format.EMAIL: "ann@example.org",
    Format.URI: "https://example.org",
    Format.DATE: "2026-01-31",
    Format.MOMENT: "2026-01-31T18:30:00Z",
}


class _Line(QLineEdit):
    """Esc gives the keyboard back."""

    left = Signal()
    focused = Signal(bool)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # a key held down sends once, not whatever comes next
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)


class Row(QWidget):
    """One field: its name, what is said of it, what is filled in, and why that cannot be sent."""

    def __init__(self, theme: Theme, field: Field) -> None:
        super().__init__()
        self.field = field
        name = field.title or visible(field.name)
        self.line: _Line | None = None
        self.pills: Pills | None = None
        self._frame = surface("box")
        self.error = label("", "small", "bad", wrap=True)
        self.error.hide()
        control = self._made(theme, name)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(label(breakable(name), "smallb", "fg", wrap=True), 1)
        head.addWidget(label(self._wish(), "micro", "mut"), 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        if field.description:
            layout.addWidget(label(breakable(field.description), "small", "mut", wrap=True))
        layout.addWidget(control)
        layout.addWidget(self.error)

    @property
    def value(self) -> Value | None:
        if self.line is not None:
            return typed(self.field, self.line.text())
        assert self.pills is not None
        chosen = self.pills.chosen
        if self.field.kind is Kind.YES_NO:
            return chosen == (0,) if chosen else None
        values = tuple(self.field.choices[at] for at in chosen)
        if self.field.kind is Kind.CHOICES:
            return values if values or self.field.required else None
        return values[0] if values else None

    @property
    def filled(self) -> Filled:
        return self.line.text() if self.line is not None else self._chosen()

    def fill(self, filled: Filled) -> None:
        if self.line is not None and isinstance(filled, str):
            self.line.setText(filled)
        elif self.pills is not None and not isinstance(filled, str):
            self.pills.choose(filled)

    def judge(self) -> bool:
        """Whether it can be sent; if not, it says why."""
        words = problem(self.field, self.value)
        self._say(tr(words) if words else "")
        return not words

    def focus(self) -> None:
        (self.line or self._pill()).setFocus(Qt.FocusReason.OtherFocusReason)

    def _made(self, theme: Theme, name: str) -> QWidget:
        field = self.field
        if field.kind in (Kind.YES_NO, Kind.CHOICE, Kind.CHOICES):
            labels = (tr("Yes"), tr("No")) if field.kind is Kind.YES_NO else field.labels
            self.pills = Pills(theme, labels, single=field.kind is not Kind.CHOICES)
            self.pills.setAccessibleName(name)
            self.pills.choose(_places(field))
            self.pills.changed.connect(lambda: self._say(""))
            return self.pills
        self.line = _Line()
        self.line.setFont(font("body"))
        self.line.setFrame(False)
        self.line.setMaxLength(LONGEST_TEXT)
        self.line.setAccessibleName(name)
        self.line.setAccessibleDescription(field.description)
        self.line.setPlaceholderText(_EXAMPLES.get(field.format, ""))
        self.line.setText("" if field.default is None else str(field.default))
        self.line.textEdited.connect(lambda: self._say(""))
        self.line.focused.connect(lambda on: self._mark("focused", on=on))
        inside = QHBoxLayout(self._frame)
        inside.setContentsMargins(12, 0, 12, 0)
        inside.addWidget(self.line)
        self._frame.setFixedHeight(34)
        return self._frame

    def _wish(self) -> str:
        """Whether it may be left empty, and its bounds."""
        field, words = self.field, [tr("needed") if self.field.required else tr("optional")]
        units = {Kind.TEXT: tr(" characters"), Kind.CHOICES: tr(" of these")}
        unit = units.get(field.kind, "")
        if field.least is not None and field.most is not None:
            words.append(f"{field.least:,.15g}–{field.most:,.15g}{unit}")
        elif field.least is not None:
            words.append(tr("at least {0}").format(f"{field.least:,.15g}{unit}"))
        elif field.most is not None:
            words.append(tr("at most {0}").format(f"{field.most:,.15g}{unit}"))
        return " · ".join(words)

    def _say(self, words: str) -> None:
        self.error.setText(words)
        self.error.setVisible(bool(words))
        self._mark("wrong", on=bool(words))
        if self.line is not None:
            self.line.setAccessibleDescription(words or self.field.description)

    def _mark(self, word: str, *, on: bool) -> None:
        if self._frame.property(word) != on:
            self._frame.setProperty(word, on)
            self._frame.style().unpolish(self._frame)
            self._frame.style().polish(self._frame)

    def _chosen(self) -> tuple[int, ...]:
        return self.pills.chosen if self.pills is not None else ()

    def _pill(self) -> QWidget:
        assert self.pills is not None
        return self.pills.pills[(*self.pills.chosen, 0)[0]]


class Form(QWidget):
    """What a server says, and below it the rows of its form."""

    submitted = Signal()
    """Enter in one of the lines."""
    left = Signal()
    grew = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: list[Row] = []
        self.message = label("", "body", "fg2", wrap=True)
        self._layout = QVBoxLayout(self)
        pad(self._layout, start=0, top=0, end=8, bottom=0)
        self._layout.setSpacing(12)
        self._layout.addWidget(self.message)

    def show_fields(self, message: str, fields: Sequence[Field]) -> None:
        self.message.setText(breakable(message))
        self.message.setVisible(bool(message))
        for row in self.rows:
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [Row(self._theme, field) for field in fields]
        for row in self.rows:
            self._layout.addWidget(row)
            row.show()
            if row.line is not None:
                row.line.returnPressed.connect(self.submitted)
                row.line.left.connect(self.left)

    def filled(self) -> dict[str, Filled]:
        return {row.field.name: row.filled for row in self.rows}

    def fill(self, filled: Mapping[str, Filled]) -> None:
        for row in self.rows:
            if row.field.name in filled:
                row.fill(filled[row.field.name])

    def values(self) -> dict[str, Value | None]:
        return {row.field.name: row.value for row in self.rows}

    def judge(self) -> Row | None:
        """The first field that cannot be sent; each says why."""
        wrong = [row for row in self.rows if not row.judge()]
        return wrong[0] if wrong else None

    @property
    def has_focus(self) -> bool:
        inside = QApplication.focusWidget()
        return inside is not None and self.isAncestorOf(inside)

    def wanted(self) -> int:
        """Height at its width."""
        self._layout.activate()
        return self._layout.totalMinimumSize().height()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.grew.emit()
        return done


def _places(field: Field) -> tuple[int, ...]:
    """Of the default among the choices."""
    default = field.default
    if isinstance(default, bool):
        return (0,) if default else (1,)
    wanted = default if isinstance(default, tuple) else (default,)
    return tuple(at for at, choice in enumerate(field.choices) if choice in wanted)
