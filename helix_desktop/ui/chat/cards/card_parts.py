"""Parts of all cards above the message field: the dock that holds them, chips, lists of facts."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from helix_desktop.ui.style.canvas import (
    CENTER,
    CHIP_HEIGHT,
    ELIDE_NONE,
    Canvas,
    PaintedWidget,
    chip_width,
    formatted_layout,
    is_right_to_left,
    styled,
    surface,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import CHIP_ALPHA, STATUS_BAR_HEIGHT
from helix_desktop.ui.text.formatting import listed_text, template_pieces
from helix_desktop.ui.widgets.labels import IconLabel
from helix_desktop.ui.widgets.layout import clear_frame, column_of, insert_tab_after, last_tab_in

DOCK_GAP = 8
DOCK_MARGINS = 24 + 2
"""Margins above and below the dock, with the lines that separate it from the bars."""


class CardDock(QWidget):
    """A column that tells its parts how high they may be; `rearranged` follows each change."""

    rearranged = Signal()

    def __init__(self, parts: Sequence[QWidget], above: Sequence[QWidget]) -> None:
        super().__init__()
        self._parts, self._above = list(parts), tuple(above)
        self._column = column_of(*parts, on=self, margins=0, spacing=DOCK_GAP)

    def insert(self, part: QWidget, before: QWidget) -> None:
        """Add a part, hidden, that was not needed until now; Tab reaches it at its place."""
        index = self._parts.index(before)
        self._parts.insert(index, part)
        part.hide()
        self._column.insertWidget(index, part)
        part.stackUnder(before)  # screen readers read parts in the order of children
        self.order(part)

    def order(self, *late: QWidget) -> None:
        """Let Tab reach parts after those above them; in a hidden window, nothing is done."""
        for above, part in pairwise(self._parts):
            if part in late:
                insert_tab_after(last_tab_in(above), part)

    def room_of(self, part: QWidget) -> int:
        """Return the window's height without the bars and all other parts."""
        other_parts = [other for other in self._parts if other is not part]
        used_height = sum(
            _height(other) + DOCK_GAP for other in other_parts if not other.isHidden()
        )
        bars = sum(_height(widget) for widget in self._above if not widget.isHidden())
        return self.window().height() - STATUS_BAR_HEIGHT - DOCK_MARGINS - bars - used_height

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # a part appeared, disappeared, or changed its size
        if event.type() is QEvent.Type.LayoutRequest:
            self.rearranged.emit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rearranged.emit()


def _height(part: QWidget) -> int:
    """Return a part's height; with a fixed height the size hint differs."""
    return max(part.minimumHeight(), part.sizeHint().height())


CHIP_GAP, CHIP_ICON = 6, 12

Chip = tuple[str, str, str]
"""Text, tone, and icon."""


def card_icon(icon: str) -> IconLabel:
    """Return an icon for the place before a title."""
    return IconLabel(icon, "warn", place=QSize(18, 30))


class Chips(PaintedWidget):
    """Chips from the right; chips that do not fit are omitted, the first one last."""

    def __init__(self) -> None:
        super().__init__()
        self._chips: tuple[Chip, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_chips(self, chips: Sequence[Chip]) -> None:
        self._chips = tuple(chips)
        self.setAccessibleName(listed_text(self.words()))
        self.update()

    def words(self) -> list[str]:
        return [words for words, _, _ in self._chips]

    def sizeHint(self) -> QSize:
        return QSize(60, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, right = Canvas.on(self), float(self.width())
        for words, tone, icon in self._chips:
            width = chip_width(words) + (CHIP_ICON + 4 if icon else 0)
            if right - width < 0:
                break
            chip_rect = QRectF(right - width, 4, width, CHIP_HEIGHT)
            canvas.box(chip_rect, CHIP_HEIGHT / 2, Theme.applied.tint(tone, "surf", CHIP_ALPHA))
            if icon:
                top_left = chip_rect.topLeft() + QPointF(8, CHIP_ICON / 2)
                canvas.icon(top_left, icon, tone, size=CHIP_ICON)
                chip_rect.setLeft(chip_rect.left() + CHIP_ICON + 4)
            canvas.text(chip_rect, words, "microb", tone=tone, align=CENTER, elide=ELIDE_NONE)
            right -= width + CHIP_GAP


FACT_ICON_SIZE, FACT_TEXT_LEFT, FACT_LINE_HEIGHT, FACTS_GAP = 14, 26, 20, 2


class CardFact(Struct, frozen=True):
    """A line of facts: an icon and `pieces` of (text, style): "said", "strong", or "exact"."""

    icon: str
    tone: str
    pieces: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.pieces)


def asker_facts(asker: str) -> list[CardFact]:
    """Return who asks; nothing for the session on screen."""
    return [strong_fact("chat", "acc", asker)] if asker else []


def strong_fact(icon: str, tone: str, text: str) -> CardFact:
    return CardFact(icon, tone, ((text, "strong"),))


def card_fact(icon: str, tone: str, text: str) -> CardFact:
    """Return a fact in which text between back-quotes is exact; newlines are shown as signs."""
    flat = text.replace("\n", "⏎").replace("\t", " ")
    parts = flat.split("`")
    if len(parts) % 2 == 0:
        return CardFact(icon, tone, ((flat, "said"),))
    styles = ("said", "exact")
    pieces = tuple((part, styles[index % 2]) for index, part in enumerate(parts) if part)
    return CardFact(icon, tone, pieces)


def value_fact(icon: str, tone: str, template: str, *values: str, style: str = "exact") -> CardFact:
    """Return a fact whose values, in the places of its template, are exact."""
    pieces = template_pieces(template, *(value.replace("\n", "⏎") for value in values))
    return CardFact(icon, tone, tuple((text, style if own else "said") for text, own in pieces))


class FactList(PaintedWidget):
    """Lines of facts, wrapped, and as high as they need."""

    def __init__(self) -> None:
        super().__init__()
        self._facts: tuple[CardFact, ...] = ()
        self._layouts: list[tuple[CardFact, QTextLayout, int]] = []
        Theme.applied.changed.connect(self._arrange)

    def show_facts(self, facts: Sequence[CardFact]) -> None:
        self._facts = tuple(facts)
        self.setAccessibleName(self.text())
        self._arrange()

    def text(self) -> str:
        return "\n".join(fact.text for fact in self._facts)

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        for fact, layout, top in self._layouts:
            canvas.icon(
                QPointF(4, top + (FACT_LINE_HEIGHT - FACT_ICON_SIZE) / 2),
                fact.icon,
                fact.tone,
                size=FACT_ICON_SIZE,
            )
            canvas.layout(layout, QPointF(FACT_TEXT_LEFT, top), width=self._line_width())

    def _arrange(self) -> None:
        top, self._layouts = 0, []
        for fact in self._facts:
            looks = {
                "said": ("small", "fg2"),
                "strong": ("smallb", fact.tone),
                "exact": ("mono", "fg"),
            }
            styles = [(text, *looks[style]) for text, style in fact.pieces]
            pieces = [(text, font(kind), Theme.applied.colour(tone)) for text, kind, tone in styles]
            layout, option = formatted_layout(font("small"), pieces), QTextOption()
            option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
            if is_right_to_left(self):
                option.setAlignment(Qt.AlignmentFlag.AlignRight)
            layout.setTextOption(option)
            layout.beginLayout()
            index = 0
            while (line := layout.createLine()).isValid():
                line.setLineWidth(self._line_width())
                drop = (FACT_LINE_HEIGHT - 16) / 2 + styled("small")[1].ascent() - line.ascent()
                line.setPosition(QPointF(0, index * FACT_LINE_HEIGHT + drop))
                index += 1
            layout.endLayout()
            self._layouts.append((fact, layout, top))
            top += layout.lineCount() * FACT_LINE_HEIGHT + FACTS_GAP
        self.setFixedHeight(max(0, top - FACTS_GAP))
        self.updateGeometry()
        self.update()

    def _line_width(self) -> int:
        return max(60, self.width() - FACT_TEXT_LEFT)


class PromptEditor(QPlainTextEdit):
    """A field of several lines in a `frame`: Ctrl+Enter submits its text, Esc leaves it."""

    submitted = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        clear_frame(self)
        self.setFont(font("body"))
        self.setTabChangesFocus(True)
        self.frame = surface("field")
        column_of(self, on=self.frame, margins=(10, 6, 10, 6))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.submitted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
