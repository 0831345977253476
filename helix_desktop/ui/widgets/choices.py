"""Controls for choices: button rows, swatches, segments, switches, pickers, pills, and tabs."""

import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from helix_desktop.ui.style.canvas import (
    KEYBOARD,
    arrow_step,
    brush,
    draw_laid,
    focus_ring,
    is_right_to_left,
    mirrored_point,
    rounded,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import CHIP_ALPHA, mix
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.buttons import button
from helix_desktop.ui.widgets.labels import plain_tip

SWATCH = 28


class ChoiceButtons(QWidget):
    """Buttons side by side, one of them chosen; `chosen` carries the key of the clicked button."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QAbstractButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for key, words in choices:
            made = button(words)
            made.setProperty("role", "choice")
            made.setCheckable(True)
            made.clicked.connect(lambda _on, key=key: self.chosen.emit(key))
            self._group.addButton(made)
            self._buttons[key] = made
            row.addWidget(made)
        row.addStretch(1)

    @property
    def current(self) -> str:
        return next((key for key, made in self._buttons.items() if made.isChecked()), "")

    def choose(self, key: str) -> None:
        if key in self._buttons:
            self._buttons[key].setChecked(True)

    def words(self, key: str) -> str:
        return self._buttons[key].text()

    def enabled(self, key: str) -> bool:
        return self._buttons[key].isEnabled()

    def click(self, key: str) -> None:
        self._buttons[key].click()

    def tell(self, key: str, words: str, *, tip: str = "", enabled: bool = True) -> None:
        """Change the text of a choice and whether it is available."""
        made = self._buttons[key]
        made.setText(words)
        made.setToolTip(plain_tip(tip))
        made.setEnabled(enabled)


class ColorSwatches(QWidget):
    """Color swatches by the names of their tokens; "" means no color."""

    def __init__(self, theme: Theme, names: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, _Swatch] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for token, words in names:
            made = _Swatch(theme, token, words)
            self._group.addButton(made)
            self._buttons[token] = made
            row.addWidget(made)
        row.addStretch(1)

    @property
    def current(self) -> str:
        return next((token for token, made in self._buttons.items() if made.isChecked()), "")

    def choose(self, token: str) -> None:
        self._buttons.get(token, self._buttons[""]).setChecked(True)


class _Swatch(QAbstractButton):
    """A dot in a color; a ring marks the chosen one."""

    def __init__(self, theme: Theme, token: str, words: str) -> None:
        super().__init__()
        self._theme, self._token = theme, token
        self.setCheckable(True)
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(SWATCH, SWATCH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect = QRectF(self.rect())
        clear = self._theme.colour("surf", 0)
        if self.isChecked() or self.hasFocus():
            edge = self._theme.colour("acc" if self.hasFocus() else "fg2")
            rounded(painter, rect.adjusted(2, 2, -2, -2), 12, fill=clear, border=edge)
        place = QRectF(0, 0, 14, 14)
        place.moveCenter(QPointF(rect.center()))
        if self._token:
            rounded(painter, place, 7, fill=self._theme.colour(self._token))
        else:
            rounded(painter, place, 7, fill=clear, border=self._theme.colour("mut"))


HEIGHT, INSET, PADDING = 30, 2, 12
TIGHT = 4
"""Least padding of a segment where there is little room, in pixels."""
LEAST = 96
SWITCH_WIDTH, SWITCH_HEIGHT = 30, 18


class SegmentedControl(QWidget):
    """Segments of which one is chosen; `chosen` carries its key, and arrow keys move the choice."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, choices: Sequence[tuple[str, str]], name: str) -> None:
        """Create the control with the key and the text of each choice."""
        super().__init__()
        self._theme, self._choices = theme, tuple(choices)
        self._name, self._current = name, ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.show_choice(self._choices[0][0] if self._choices else "")
        theme.changed.connect(self.update)

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
        return QSize(self._wanted(PADDING), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return a size in which texts may be cut, since they are longer in other languages."""
        return QSize(min(self._wanted(TIGHT), len(self._choices) * LEAST), HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        left, x = float(INSET), mirrored_point(self, event.position()).x()
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
        self.choose(
            keys[max(0, min(len(keys) - 1, keys.index(self._current) + step * arrow_step(self)))]
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect = self._theme, QRectF(self.rect())
        rounded(
            painter,
            rect,
            8,
            fill=theme.colour("surf" if theme.dark else "surf2"),
            border=theme.colour("line" if theme.dark else "line2"),
        )
        left = float(INSET)
        for (key, word), width in zip(self._choices, self._widths(), strict=True):
            place = QRectF(left, INSET, width, self.height() - 2 * INSET)
            if key == self._current:
                fill, edge = ("line2", None) if theme.dark else ("surf", theme.colour("line2"))
                rounded(painter, place, 6, fill=theme.colour(fill), border=edge)
            painter.setFont(font("smallb"))
            tone = "fg" if key == self._current else "mut"
            painter.setPen(theme.colour(tone if self.isEnabled() else "dis"))
            room = math.ceil(width) - TIGHT
            cut = painter.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, room)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cut)
            left += width
        if self.hasFocus():
            focus_ring(painter, rect, 8, colour=theme.colour("acc"))

    def _widths(self) -> list[float]:
        """Return the width of each segment; if narrow, paddings shrink before texts do."""
        words = self._words()
        sides = 2 * max(1, len(words))
        padding = (self.width() - 2 * INSET - sum(words)) / sides
        padding = max(TIGHT, min(PADDING, padding))
        share = (self.width() - 2 * INSET) / max(1.0, sum(words) + sides * padding)
        return [(word + 2 * padding) * min(1.0, share) for word in words]

    def _wanted(self, padding: int) -> int:
        words = self._words()
        return math.ceil(sum(words) + 2 * padding * len(words)) + 2 * INSET

    def _words(self) -> list[float]:
        metrics = QFontMetricsF(font("smallb"))
        return [metrics.horizontalAdvance(word) for _key, word in self._choices]


TRACK_WIDTH, TRACK = 30, 18


class Switch(QAbstractButton):
    """A checkable switch, turned by a click or the space bar. `worded` shows its name before it."""

    def __init__(self, theme: Theme, name: str, *, worded: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._ring = False
        self.setText(name if worded else "")
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(self.sizeHint())
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        width = QFontMetrics(font("smallb")).horizontalAdvance(self.text())
        return QSize((width + 10 if width else 0) + TRACK_WIDTH + 4, 28)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring = event.reason() in KEYBOARD
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setFont(font("smallb"))
        painter.setPen(self._theme.colour("fg"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.text())
        left, top = self.width() - TRACK_WIDTH - 2, (self.height() - TRACK) / 2
        track = QRectF(left, top, TRACK_WIDTH, TRACK)
        on = self.isChecked()
        usable = self.isEnabled()
        fill = self._theme.colour(("accfill" if usable else "dis") if on else "surf2")
        border = None if on else self._theme.colour("line2")
        rounded(painter, track, TRACK / 2, fill=fill, border=border)
        x = track.right() - 16 if on else track.left() + 2
        rounded(
            painter,
            QRectF(x, top + 2, 14, 14),
            7,
            fill=self._theme.colour("onacc" if usable or on else "dis"),
        )
        if self.hasFocus() and self._ring:
            ring = track.adjusted(-2, -2, 2, 2)
            focus_ring(painter, ring, 11, colour=self._theme.colour("acc"))


PICKER_HEIGHT = 64
_CENTRED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class PickerOption(Struct, frozen=True):
    """One option of a picker: its key, its name, and a line about it."""

    key: str
    name: str
    below: str = ""


class PickerCard(QAbstractButton):
    """A card that names the chosen option and opens the list of all options.

    `tone` colors the dash before the caption; "" omits the dash.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, caption: str, tone: str = "") -> None:
        super().__init__()
        self._theme, self._caption, self._tone = theme, caption, tone
        self._picks: Sequence[PickerOption] = ()
        self._current = PickerOption("", "")
        self._menu = QMenu(self)
        self.setFixedHeight(PICKER_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._open)
        theme.changed.connect(self.update)

    def show_picks(self, picks: Sequence[PickerOption], current: str) -> None:
        self._picks = picks
        nothing = PickerOption("", "—")
        self._current = next((each for each in picks if each.key == current), nothing)
        name = f"{self._caption}: {self._current.name} {self._current.below}"
        self.setAccessibleName(name.strip())
        self.setEnabled(len(picks) > 1)
        self.update()

    def current(self) -> PickerOption:
        return self._current

    def picks(self) -> Sequence[PickerOption]:
        return self._picks

    def sizeHint(self) -> QSize:
        return QSize(240, PICKER_HEIGHT)

    def _open(self) -> None:
        self._menu.clear()
        for pick in self._picks:
            # a single ampersand would underline the letter after it
            action = self._menu.addAction(one_line(pick.name, 80).replace("&", "&&"))
            action.triggered.connect(lambda _on=False, key=pick.key: self.chosen.emit(key))
        self._menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect = self._theme, QRectF(self.rect())
        edge = "acc" if self._tone == "acc" else "line2" if self.underMouse() else "line"
        rounded(painter, rect, 10, fill=theme.colour("surf"), border=theme.colour(edge))
        left = 16.0
        if self._tone:
            dash = QRectF(16, 17, 14, 3)
            rounded(painter, dash, 1.5, fill=theme.colour(self._tone))
            left = 40.0
        width = rect.width() - left - 36
        self._line(painter, QRectF(left, 8, width, 16), self._caption, style="micro", tone="mut")
        name = QRectF(left, 22, width, 20)
        self._line(painter, name, one_line(self._current.name), style="strong", tone="fg")
        below = QRectF(left, 41, width, 16)
        self._line(painter, below, self._current.below, style="micro", tone="mut")
        if self.isEnabled():
            ratio = self.devicePixelRatioF()
            pixmap = theme.icon("down", "mut", size=16, ratio=ratio)
            painter.drawPixmap(round(rect.width()) - 28, 24, pixmap)
        if self.hasFocus():
            focus_ring(painter, rect, 10, colour=theme.colour("acc"))

    def _line(self, painter: QPainter, place: QRectF, text: str, *, style: str, tone: str) -> None:
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        metrics = QFontMetricsF(font(style))
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, _CENTRED, cut)


PILLS_HEIGHT, ROW, PILLS_PADDING, GAP, ICON = 28, 16, 12, 6, 12
RADIUS = PILLS_HEIGHT / 2


class ChoicePill(QAbstractButton):
    """One choice of a group.

    A chosen pill has a tick, for users who cannot tell the colors apart.
    """

    def __init__(self, theme: Theme, words: str, *, single: bool) -> None:
        super().__init__()
        self._theme, self._single = theme, single
        self.setText(words)
        self.setCheckable(True)
        self.setFont(font("small"))
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        words = math.ceil(QFontMetricsF(self.font()).horizontalAdvance(self.text()))
        return QSize(self._beside() + words + 1, PILLS_HEIGHT)

    def height_for(self, width: int) -> int:
        """Return the height of as many rows as the text needs."""
        return PILLS_HEIGHT + (self._laid(width).lineCount() - 1) * ROW

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect, theme = brush(self), QRectF(self.rect()), self._theme
        on = self.isChecked()
        fill = QColor(mix(theme.colours.acc, theme.colours.surf, CHIP_ALPHA))
        edge = theme.colour("acc" if on else "mut" if self.underMouse() else "line2")
        rounded(painter, rect, RADIUS, fill=fill if on else theme.colour("surf2"), border=edge)
        self._paint_mark(painter, on=on)
        painter.setPen(theme.colour("acc" if on else "fg2"))
        at = QPointF(PILLS_PADDING + ICON + 6, (PILLS_HEIGHT - ROW) / 2)
        draw_laid(painter, self._laid(self.width()), at, width=self._room(self.width()))
        if self.hasFocus():
            focus_ring(painter, rect, RADIUS, colour=theme.colour("acc"))

    def _paint_mark(self, painter: QPainter, *, on: bool) -> None:
        """Paint a tick or its empty place, which is round if only one pill can be chosen."""
        place = QRectF(PILLS_PADDING - 1, (PILLS_HEIGHT - ICON) / 2, ICON, ICON)
        if on:
            tick = self._theme.icon("check", "acc", size=ICON, ratio=self.devicePixelRatioF())
            painter.drawPixmap(place.topLeft(), tick)
            return
        ground, edge = self._theme.colour("surf"), self._theme.colour("mut", 150)
        radius = ICON / 2 if self._single else 3
        rounded(painter, place.adjusted(1, 1, -1, -1), radius, fill=ground, border=edge)

    def _laid(self, width: int) -> QTextLayout:
        """Lay the text out in rows; a word longer than a row is broken anywhere."""
        layout = QTextLayout(self.text(), self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if is_right_to_left(self):
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        layout.setTextOption(option)
        layout.beginLayout()
        at = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._room(width))
            line.setPosition(QPointF(0, at * ROW + (ROW - line.height()) / 2))
            at += 1
        layout.endLayout()
        return layout

    def _room(self, width: int) -> int:
        return max(20, width - self._beside())

    def _beside(self) -> int:
        return 2 * PILLS_PADDING + ICON + 6


class PillGroup(QWidget):
    """Pills in rows, all visible and with their whole text; in a `single` group at most one is on.

    A click takes no focus.
    """

    changed = Signal()

    def __init__(self, theme: Theme, labels: Sequence[str], *, single: bool) -> None:
        super().__init__()
        self._single = single
        self.pills = [ChoicePill(theme, words, single=single) for words in labels]
        for pill in self.pills:
            pill.setParent(self)
            pill.clicked.connect(lambda _=False, pill=pill: self._on_clicked(pill))
        self._place()

    @property
    def chosen(self) -> tuple[int, ...]:
        """The positions of the pills that are on, in the order of the choices."""
        return tuple(at for at, pill in enumerate(self.pills) if pill.isChecked())

    def choose(self, places: Sequence[int]) -> None:
        for at, pill in enumerate(self.pills):
            pill.setChecked(at in places)

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
                left, top, row = 0, top + row + GAP, 0
            begins = self.width() - left - width if is_right_to_left(self) else left
            pill.setGeometry(begins, top, width, height)
            left, row = left + width + GAP, max(row, height)
        self.setFixedHeight(top + row)

    def _on_clicked(self, clicked: ChoicePill) -> None:
        if self._single:
            for pill in self.pills:
                pill.setChecked(pill is clicked and clicked.isChecked())
        self.changed.emit()


TABS_HEIGHT, TABS_GAP = 36, 20
TABS_LEAST = 40


class TabBar(QWidget):
    """A row of tabs, the chosen one underlined; `chosen` carries the key of a clicked tab."""

    chosen = Signal(str)

    def __init__(
        self,
        tabs: Sequence[tuple[str, str]] = (),
        *,
        height: int = TABS_HEIGHT,
        gap: int = TABS_GAP,
    ) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        self.setFixedHeight(height)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(gap)
        self._row.addStretch(1)
        for key, words in tabs:
            self.add(key, words)

    def add(self, key: str, words: str) -> None:
        made = _Tab(words)
        made.setCheckable(True)
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.setFixedHeight(self.height())
        made.clicked.connect(lambda: self.chosen.emit(key))
        self._group.addButton(made)
        self._buttons[key] = made
        self._row.insertWidget(len(self._buttons) - 1, made)
        if len(self._buttons) == 1:
            made.setChecked(True)

    @property
    def current(self) -> str:
        return next((key for key, made in self._buttons.items() if made.isChecked()), "")

    def choose(self, key: str) -> None:
        """Mark a tab without emitting `chosen`."""
        self._buttons[key].setChecked(True)


class _Tab(QPushButton):
    """A tab that shrinks where there is little room and then shows its whole text in a tooltip."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._words = words
        self.setProperty("role", "tab")
        self.setFont(font("smallb"))
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._wanted(), TABS_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(TABS_LEAST, self._wanted()), TABS_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        mode = Qt.TextElideMode.ElideRight
        cut = self.fontMetrics().elidedText(self._words, mode, self.width())
        self.setText(cut)
        self.setToolTip(plain_tip(self._words if cut != self._words else ""))

    def _wanted(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._words) + 2
