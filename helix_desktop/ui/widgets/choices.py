"""Controls to choose one of several: segments, menus, switches, color swatches, pills, tabs."""

import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QSizePolicy, QWidget

from helix_desktop.ui.style.canvas import (
    CENTER,
    Canvas,
    PaintedWidget,
    arrow_step,
    is_right_to_left,
    mirrored_point,
    surface,
    text_width,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import CHIP_ALPHA
from helix_desktop.ui.text.safe_text import label_line
from helix_desktop.ui.widgets.controls import Menu, button, style_button
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, plain_tip
from helix_desktop.ui.widgets.layout import STRETCH, column_of, grow, row_of


class _ButtonRow(QWidget):
    """Checkable buttons side by side, of which one is checked; each has a key."""

    def __init__(self, spacing: int) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QAbstractButton] = {}
        self._row = row_of(STRETCH, on=self, spacing=spacing)

    def _add(self, key: str, choice_button: QAbstractButton) -> None:
        choice_button.setCheckable(True)
        choice_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._group.addButton(choice_button)
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
        """Change the text of a choice and whether it is available."""
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


SEGMENTS_HEIGHT, SEGMENTS_INSET, SEGMENT_PADDING = 30, 2, 12
TIGHT_SEGMENT_PADDING = 4
"""Least padding of a segment where there is little room, in pixels."""
MIN_SEGMENTS_WIDTH = 96


class SegmentedControl(PaintedWidget):
    """Segments of which one is chosen; `chosen` carries its key, and arrow keys move the choice."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], name: str) -> None:
        """Create the control with the key and the text of each choice."""
        super().__init__()
        self._choices = tuple(choices)
        self._name, self._current = name, ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.show_choice(self._choices[0][0] if self._choices else "")

    def show_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        self._choices = tuple(choices)
        self.updateGeometry()
        self.show_choice(self._current)

    def show_choice(self, key: str) -> None:
        self._current = key
        word = dict(self._choices).get(key, "")
        self.setAccessibleName(f"{self._name}: {word}")
        self.update()

    def choice(self) -> str:
        return self._current

    def choose(self, key: str) -> None:
        """Choose a segment as a click does."""
        if key != self._current:
            self.show_choice(key)
            self.chosen.emit(key)

    def sizeHint(self) -> QSize:
        return QSize(self._width_with(SEGMENT_PADDING), SEGMENTS_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return a size in which texts may be cut, since they are longer in other languages."""
        return QSize(
            min(self._width_with(TIGHT_SEGMENT_PADDING), len(self._choices) * MIN_SEGMENTS_WIDTH),
            SEGMENTS_HEIGHT,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        left, x = float(SEGMENTS_INSET), mirrored_point(self, event.position()).x()
        for (key, _word), width in zip(self._choices, self._widths(), strict=True):
            left += width
            if x < left:
                self.choose(key)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        keys = [key for key, _word in self._choices]
        if step is None or self._current not in keys:
            super().keyPressEvent(event)
            return
        target = keys.index(self._current) + step * arrow_step(self)
        self.choose(keys[max(0, min(len(keys) - 1, target))])

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, dark = Canvas.on(self), Theme.applied.dark
        fill, border = ("surf", "line") if dark else ("surf2", "line2")
        canvas.box(self.rect(), 8, fill, border=border)
        left = float(SEGMENTS_INSET)
        for (key, word), width in zip(self._choices, self._widths(), strict=True):
            rect = QRectF(left, SEGMENTS_INSET, width, self.height() - 2 * SEGMENTS_INSET)
            if key == self._current:
                canvas.box(rect, 6, "line2" if dark else "surf", border="" if dark else "line2")
            tone = "fg" if key == self._current else "mut"
            canvas.text(
                rect.adjusted(TIGHT_SEGMENT_PADDING / 2, 0, -TIGHT_SEGMENT_PADDING / 2, 0),
                word,
                "smallb",
                tone=tone if self.isEnabled() else "dis",
                align=CENTER,
            )
            left += width
        if self.hasFocus():
            canvas.focus_ring(self.rect(), 8)

    def _widths(self) -> list[float]:
        """Return the width of each segment; if narrow, paddings shrink before texts do."""
        words = self._words()
        sides = 2 * max(1, len(words))
        padding = (self.width() - 2 * SEGMENTS_INSET - sum(words)) / sides
        padding = max(TIGHT_SEGMENT_PADDING, min(SEGMENT_PADDING, padding))
        share = (self.width() - 2 * SEGMENTS_INSET) / max(1.0, sum(words) + sides * padding)
        return [(word + 2 * padding) * min(1.0, share) for word in words]

    def _width_with(self, padding: int) -> int:
        words = self._words()
        return math.ceil(sum(words) + 2 * padding * len(words)) + 2 * SEGMENTS_INSET

    def _words(self) -> list[float]:
        return [text_width(word, "smallb") for _key, word in self._choices]


class ChoiceMenu(QPushButton):
    """A button that names the chosen one of many choices, and lists all of them in a menu."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], name: str) -> None:
        """Create the button with the key and the text of each choice."""
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
    """Create the control for a few choices, or for many."""
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


PILLS_HEIGHT, PILL_LINE_HEIGHT, PILLS_PADDING, PILL_GAP, PILL_ICON_SIZE = 28, 16, 12, 6, 12
PILL_RADIUS = PILLS_HEIGHT / 2


class ChoicePill(QAbstractButton):
    """One choice of a group.

    A chosen pill has a tick, for users who cannot tell the colors apart.
    """

    def __init__(self, words: str, *, single: bool) -> None:
        super().__init__()
        self._single = single
        self.setText(words)
        self.setCheckable(True)
        self.setFont(font("small"))
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        words = math.ceil(text_width(self.text(), "small"))
        return QSize(self._mark_width() + words + 1, PILLS_HEIGHT)

    def height_for(self, width: int) -> int:
        """Return the height of as many rows as the text needs."""
        return PILLS_HEIGHT + (self._text_layout(width).lineCount() - 1) * PILL_LINE_HEIGHT

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, rect = Canvas.on(self), QRectF(self.rect())
        is_checked = self.isChecked()
        fill = Theme.applied.tint("acc", "surf", CHIP_ALPHA) if is_checked else "surf2"
        canvas.box(
            rect,
            PILL_RADIUS,
            fill,
            border="acc" if is_checked else "mut" if self.underMouse() else "line2",
        )
        mark = QRectF(
            PILLS_PADDING - 1, (PILLS_HEIGHT - PILL_ICON_SIZE) / 2, PILL_ICON_SIZE, PILL_ICON_SIZE
        )
        if is_checked:
            canvas.icon(mark.topLeft(), "check", "acc", size=PILL_ICON_SIZE)
        else:  # the tick's empty place, which is round if only one pill can be chosen
            radius = PILL_ICON_SIZE / 2 if self._single else 3
            canvas.box(
                mark.adjusted(1, 1, -1, -1), radius, "surf", border=Theme.applied.colour("mut", 150)
            )
        top_left = QPointF(
            PILLS_PADDING + PILL_ICON_SIZE + 6, (PILLS_HEIGHT - PILL_LINE_HEIGHT) / 2
        )
        width = self._words_width(self.width())
        canvas.layout(
            self._text_layout(self.width()),
            top_left,
            width=width,
            tone="acc" if is_checked else "fg2",
        )
        if self.hasFocus():
            canvas.focus_ring(rect, PILL_RADIUS)

    def _text_layout(self, width: int) -> QTextLayout:
        """Lay the text out in rows; a word longer than a row is broken anywhere."""
        layout = QTextLayout(self.text(), self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if is_right_to_left(self):
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        layout.setTextOption(option)
        layout.beginLayout()
        index = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._words_width(width))
            line.setPosition(
                QPointF(0, index * PILL_LINE_HEIGHT + (PILL_LINE_HEIGHT - line.height()) / 2)
            )
            index += 1
        layout.endLayout()
        return layout

    def _words_width(self, width: int) -> int:
        return max(20, width - self._mark_width())

    def _mark_width(self) -> int:
        return 2 * PILLS_PADDING + PILL_ICON_SIZE + 6


class PillGroup(QWidget):
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
        self._place()

    @property
    def chosen(self) -> tuple[int, ...]:
        """The positions of the pills that are on, in the order of the choices."""
        return tuple(index for index, pill in enumerate(self.pills) if pill.isChecked())

    def choose(self, places: Sequence[int]) -> None:
        for index, pill in enumerate(self.pills):
            pill.setChecked(index in places)

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place()

    def _place(self) -> None:
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
        """Write the tabs in another style of font."""
        self._style = style
        for tab in self.buttons.values():
            tab.setFont(font(style))
            tab.updateGeometry()

    def uncut_width(self) -> int:
        """Return the least width in which no tab is cut."""
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
        self._words = words
        self.setProperty("role", "tab")
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._width_with(), TABS_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(MIN_TAB_WIDTH, self._width_with()), TABS_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        mode = Qt.TextElideMode.ElideRight
        elided = self.fontMetrics().elidedText(self._words, mode, self.width())
        self.setText(elided)
        self.setToolTip(plain_tip(self._words if elided != self._words else ""))

    def _width_with(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._words) + 2
