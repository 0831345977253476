"""Controls to choose one of several: segments, menus, switches, color swatches, pills, tabs."""

import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from helix_desktop.ui.style.canvas import (
    is_right_to_left,
    set_surface,
    surface,
    text_width,
    wrapped,
)
from helix_desktop.ui.style.qt_style import BUTTON_LOOKS, PILL_LINE_HEIGHT, PILL_MARK_ROOM
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.controls import Menu, button, style_button
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, plain_tip
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    HeightForWidth,
    column_of,
    drop_widget,
    grow,
    row_of,
)


class _ButtonRow(QWidget):
    """Checkable buttons side by side, of which one is checked; each has a key."""

    def __init__(self, spacing: int) -> None:
        super().__init__()
        self.buttons: dict[str, QAbstractButton] = {}
        self._row = row_of(STRETCH, on=self, spacing=spacing)

    def _add(self, key: str, choice_button: QAbstractButton) -> None:
        choice_button.setCheckable(True)
        choice_button.setAutoExclusive(True)
        choice_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._row.insertWidget(len(self.buttons), choice_button)
        self.buttons[key] = choice_button

    @property
    def current(self) -> str:
        return next(
            (key for key, choice_button in self.buttons.items() if choice_button.isChecked()), ""
        )

    def choose(self, key: str) -> None:
        """Check a button as the user would, without a signal."""
        if key in self.buttons:
            self.buttons[key].setChecked(True)


class ChoiceButtons(_ButtonRow):
    """Buttons side by side, one of them chosen; `chosen` carries the key of the clicked button."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]]) -> None:
        super().__init__(spacing=8)
        for key, words in choices:
            choice_button = button(words)
            choice_button.setProperty("role", "choice")
            choice_button.clicked.connect(lambda _on, key=key: self.chosen.emit(key))
            self._add(key, choice_button)

    def set_choice(self, key: str, words: str, *, tip: str = "", enabled: bool = True) -> None:
        choice_button = self.buttons[key]
        choice_button.setText(words)
        choice_button.setToolTip(plain_tip(tip))
        choice_button.setEnabled(enabled)


class ColorSwatches(_ButtonRow):
    """Color swatches by the names of their tokens; "" means no color."""

    def __init__(self, names: Sequence[tuple[str, str]]) -> None:
        super().__init__(spacing=6)
        for token, words in names:
            swatch = button("", "swatch")
            swatch.setProperty("color", token)
            swatch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            swatch.setAccessibleName(words)
            swatch.setToolTip(plain_tip(words))
            self._add(token, swatch)

    def choose(self, key: str) -> None:
        super().choose(key if key in self.buttons else "")


SEGMENTS_HEIGHT, SEGMENTS_INSET = 30, 2
MIN_SEGMENT_WIDTH = 96
"""Width up to which a segment shows all of its text; longer ones are cut where there is no room."""
TIGHT_SEGMENT_PADDING = 4
"""Least padding of a segment where there is little room, in pixels."""


class SegmentedControl(_ButtonRow):
    """Segments of which one is chosen; `chosen` carries its key, and arrow keys move the choice."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], name: str) -> None:
        super().__init__(spacing=0)
        set_surface(self, "segments")
        self._row.setContentsMargins(*(SEGMENTS_INSET,) * 4)
        self._name, self._current = name, choices[0][0] if choices else ""
        self.setFixedHeight(SEGMENTS_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.show_choices(choices)

    def show_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        for segment in self.buttons.values():
            drop_widget(self._row, segment)
        self.buttons.clear()
        for key, words in choices:
            segment = button(words.replace("&", "&&"), "segment")
            least = math.ceil(text_width(words, "smallb")) + 2 * TIGHT_SEGMENT_PADDING
            segment.setMinimumWidth(min(least, MIN_SEGMENT_WIDTH))
            segment.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            segment.setAccessibleName(f"{self._name}: {words}")
            segment.clicked.connect(lambda _on=False, key=key: self.choose(key))
            self._add(key, segment)
        self.show_choice(self._current)

    def show_choice(self, key: str) -> None:
        """Show a choice, or none for a key that is none of them."""
        self._current = key
        for segment_key, segment in self.buttons.items():
            segment.setAutoExclusive(False)
            segment.setChecked(segment_key == key)
        for segment in self.buttons.values():
            segment.setAutoExclusive(True)
        if key in self.buttons:
            self.setFocusProxy(self.buttons[key])

    def choice(self) -> str:
        return self._current

    def choose(self, key: str) -> None:
        """Choose a segment as a click does."""
        if key != self._current:
            self.show_choice(key)
            self.chosen.emit(key)


class ChoiceMenu(QPushButton):
    """A button that names the chosen one of many choices, and lists all of them in a menu."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], name: str) -> None:
        super().__init__()
        self._choices, self._name, self._current = dict(choices), name, ""
        menu = Menu(self)
        for key, word in choices:
            menu.addAction(word).triggered.connect(lambda _on=False, key=key: self.choose(key))
        self.setMenu(menu)
        self.setFont(font("smallb"))

    def show_choice(self, key: str) -> None:
        self._current = key
        word = self._choices.get(key, "")
        self.setText(word)
        self.setAccessibleName(f"{self._name}: {word}")

    def choice(self) -> str:
        return self._current

    def choose(self, key: str) -> None:
        """Choose as a click in the menu does."""
        if key != self._current:
            self.show_choice(key)
            self.chosen.emit(key)


Choices = SegmentedControl | ChoiceMenu
MAX_SEGMENTS = 4
"""The most choices that stand beside each other; more are in a menu."""


def choice_control(choices: Sequence[tuple[str, str]], name: str) -> Choices:
    if len(choices) > MAX_SEGMENTS:
        return ChoiceMenu(choices, name)
    return SegmentedControl(choices, name)


PICKER_HEIGHT = 64


class PickerOption(Struct, frozen=True):
    """One option of a picker: its key, its name, and a line about it."""

    key: str
    name: str
    below: str = ""


class PickerCard(QPushButton):
    """A card that names the chosen option and opens the list of all options.

    `tone` colors the dash before the caption; "" omits the dash.
    """

    chosen = Signal(str)

    def __init__(self, caption: str, tone: str = "") -> None:
        super().__init__()
        style_button(self, "chosen picker" if tone == "acc" else "picker")
        self._caption = caption
        self._picks: Sequence[PickerOption] = ()
        self._menu = Menu(self)
        self._name = ElidedLabel("strong", "fg")
        self._below = ElidedLabel("micro", "mut")
        self._arrow = IconLabel("down", "mut")
        head = row_of(label(caption, "micro", "mut"), STRETCH, spacing=10)
        if tone:
            dash = surface("mark", tone=tone)
            dash.setFixedSize(14, 3)
            head.insertWidget(0, dash)
        texts = column_of(head, self._name, self._below, spacing=0)
        row_of(grow(texts), self._arrow, on=self, margins=(16, 7, 12, 5), spacing=8)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedHeight(PICKER_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)

    def show_picks(self, picks: Sequence[PickerOption], current: str) -> None:
        self._picks = picks
        chosen = next((pick for pick in picks if pick.key == current), PickerOption("", "—"))
        name = f"{self._caption}: {chosen.name} {chosen.below}"
        self._name.set_text(chosen.name)
        self._below.set_text(chosen.below)
        self.setAccessibleName(name.strip())
        self.setToolTip(plain_tip(name.strip()))  # a narrow card cuts a long title
        self.setEnabled(len(picks) > 1)
        self._arrow.setVisible(len(picks) > 1)

    def sizeHint(self) -> QSize:
        return QSize(240, PICKER_HEIGHT)

    def _open(self) -> None:
        self._menu.clear()
        for pick in self._picks:
            # a single ampersand would underline the letter after it
            action = self._menu.addAction(label_line(pick.name, 80).replace("&", "&&"))
            action.triggered.connect(lambda _on=False, key=pick.key: self.chosen.emit(key))
        self._menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))


PILL_GAP = 6


class ChoicePill(QPushButton):
    """One choice of a group, in as many lines as its text needs.

    A chosen pill has a tick, for users who cannot tell the colors apart.
    """

    def __init__(self, words: str, *, single: bool) -> None:
        super().__init__(words)
        style_button(self, "choice pill")
        self.setProperty("single", single)
        self.setCheckable(True)
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        width = PILL_MARK_ROOM + math.ceil(text_width(self.text(), "small")) + 1
        return QSize(width, self.height_for(width))

    def height_for(self, width: int) -> int:
        """Return the height of as many rows as the text needs."""
        lines = wrapped(self.text(), "small", width - PILL_MARK_ROOM)
        return BUTTON_LOOKS["choice pill"].height + (len(lines) - 1) * PILL_LINE_HEIGHT


class PillGroup(HeightForWidth):
    """Pills in rows, all visible and with their whole text; in a `single` group at most one is on.

    A click takes no focus.
    """

    changed = Signal()

    def __init__(self, labels: Sequence[str], *, single: bool) -> None:
        super().__init__()
        self._single = single
        self.pills = [ChoicePill(words, single=single) for words in labels]
        for pill in self.pills:
            pill.setParent(self)
            pill.clicked.connect(lambda _=False, pill=pill: self._on_clicked(pill))
        self.arrange()

    @property
    def chosen(self) -> tuple[int, ...]:
        """The positions of the pills that are on, in the order of the choices."""
        return tuple(index for index, pill in enumerate(self.pills) if pill.isChecked())

    def choose(self, places: Sequence[int]) -> None:
        for index, pill in enumerate(self.pills):
            pill.setChecked(index in places)

    def arrange(self) -> None:
        left, top, row = 0, 0, 0
        for pill in self.pills:
            width = min(pill.sizeHint().width(), max(60, self.width()))
            height = pill.height_for(width)
            if left and left + width > self.width():
                left, top, row = 0, top + row + PILL_GAP, 0
            x = self.width() - left - width if is_right_to_left(self) else left
            pill.setGeometry(x, top, width, height)
            left, row = left + width + PILL_GAP, max(row, height)
        self.setFixedHeight(top + row)

    def _on_clicked(self, clicked: ChoicePill) -> None:
        if self._single:
            for pill in self.pills:
                pill.setChecked(pill is clicked and clicked.isChecked())
        self.changed.emit()


TABS_HEIGHT, TABS_GAP, MIN_TABS_GAP = 36, 20, 5
MIN_TAB_WIDTH = 40


class TabBar(_ButtonRow):
    """A row of tabs, the chosen one underlined; `chosen` carries the key of a clicked tab."""

    chosen = Signal(str)

    def __init__(
        self,
        tabs: Sequence[tuple[str, str]] = (),
        *,
        height: int = TABS_HEIGHT,
        gap: int = TABS_GAP,
    ) -> None:
        super().__init__(spacing=gap)
        self._gap, self._style = gap, "smallb"
        self.setFixedHeight(height)
        for key, words in tabs:
            self.add(key, words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the tabs closer together before any of them is cut."""
        super().resizeEvent(event)
        gaps = max(1, len(self.buttons) - 1)
        gap = MIN_TABS_GAP + (self.width() - self.uncut_width()) // gaps
        self._row.setSpacing(min(self._gap, max(MIN_TABS_GAP, gap)))

    def use_font(self, style: str) -> None:
        self._style = style
        for tab in self.buttons.values():
            tab.setFont(font(style))
            tab.updateGeometry()

    def uncut_width(self) -> int:
        tabs = self.buttons.values()
        return sum(tab.sizeHint().width() for tab in tabs) + MIN_TABS_GAP * (len(tabs) - 1)

    def add(self, key: str, words: str) -> None:
        tab = _Tab(words)
        tab.setFont(font(self._style))
        tab.setFixedHeight(self.height())
        tab.clicked.connect(lambda: self.chosen.emit(key))
        self._add(key, tab)
        if len(self.buttons) == 1:
            tab.setChecked(True)


class _Tab(QPushButton):
    """A tab that shrinks where there is little room and then shows its whole text in a tooltip."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setProperty("role", "tab")
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2, TABS_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(MIN_TAB_WIDTH, self.sizeHint().width()), TABS_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_cut = self.fontMetrics().horizontalAdvance(self.text()) > self.width()
        self.setToolTip(plain_tip(self.text() if is_cut else ""))
