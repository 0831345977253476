"""Base parts of cards above the composer: frame, chips, buttons, facts, questions, and prompts.

Cards take no focus, no Enter, and no Esc. For the first moments neither keys nor clicks answer a
question, so no input meant for something else can.
"""

import time
from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTextCursor,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QWidget,
)

from helix_desktop.ui.style.canvas import (
    CENTER,
    CHIP_HEIGHT,
    WHOLE,
    Canvas,
    PaintedWidget,
    chip_width,
    is_right_to_left,
    styled,
    surface,
)
from helix_desktop.ui.style.theme import Theme, font, line_height
from helix_desktop.ui.style.tokens import CHIP_ALPHA, STATUS
from helix_desktop.ui.text.formatting import listed_text, template_pieces, tr
from helix_desktop.ui.text.qt_positions import unit_count
from helix_desktop.ui.widgets.controls import button, key_button
from helix_desktop.ui.widgets.dialogs import in_sheet
from helix_desktop.ui.widgets.labels import IconLabel, label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    clear_frame,
    column_of,
    grow,
    insert_tab_after,
    last_tab_in,
    row_of,
)

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
        at = self._parts.index(before)
        self._parts.insert(at, part)
        part.hide()
        self._column.insertWidget(at, part)
        part.stackUnder(before)  # screen readers read parts in the order of children
        self.order(part)

    def order(self, *late: QWidget) -> None:
        """Let Tab reach parts after those above them; in a hidden window, nothing is done."""
        for above, part in pairwise(self._parts):
            if part in late:
                insert_tab_after(last_tab_in(above), part)

    def room_of(self, part: QWidget) -> int:
        """Return the window's height without the bars and all other parts."""
        others = [other for other in self._parts if other is not part]
        used_height = sum(_height(other) + DOCK_GAP for other in others if not other.isHidden())
        bars = sum(_height(widget) for widget in self._above if not widget.isHidden())
        return self.window().height() - STATUS - DOCK_MARGINS - bars - used_height

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


RADIUS = 14
CHIP_GAP, CHIP_ICON = 6, 12

Chip = tuple[str, str, str]
"""Text, tone, and icon."""


class DockCard(QFrame):
    """A card with a border that draws attention."""

    BORDER = ("warn", 140)
    """The border's tone, and its alpha of 255."""
    left = Signal()
    """Emitted when the card disappears with the keyboard focus in it, which needs a new place."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        theme.changed.connect(self.update)

    def hand_on(self) -> None:
        """Hand the focus on before the card disappears or changes, so that Qt does not choose."""
        inside = QApplication.focusWidget()
        if inside is not None and self.isAncestorOf(inside):
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        border = self._theme.colour(*self.BORDER)
        Canvas.on(self, self._theme).box(self.rect(), RADIUS, "surf", border=border)


def card_icon(theme: Theme, icon: str) -> IconLabel:
    """Return an icon for the place before a title."""
    return IconLabel(theme, icon, "warn", place=QSize(18, 30))


class Chips(PaintedWidget):
    """Chips from the right; chips that do not fit are omitted, the first one last."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
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
        canvas, right = Canvas.on(self, self.theme), float(self.width())
        for words, tone, icon in self._chips:
            width = chip_width(words) + (CHIP_ICON + 4 if icon else 0)
            if right - width < 0:
                break
            place = QRectF(right - width, 4, width, CHIP_HEIGHT)
            canvas.box(place, CHIP_HEIGHT / 2, self.theme.tint(tone, "surf", CHIP_ALPHA))
            if icon:
                at = place.topLeft() + QPointF(8, CHIP_ICON / 2)
                canvas.icon(at, icon, tone, size=CHIP_ICON)
                place.setLeft(place.left() + CHIP_ICON + 4)
            canvas.text(place, words, "microb", tone=tone, align=CENTER, elide=WHOLE)
            right -= width + CHIP_GAP


ICON, LEFT, LINE, FACTS_GAP = 14, 26, 20, 2


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
    pieces = tuple((part, styles[at % 2]) for at, part in enumerate(parts) if part)
    return CardFact(icon, tone, pieces)


def value_fact(icon: str, tone: str, template: str, *values: str, style: str = "exact") -> CardFact:
    """Return a fact whose values, in the places of its template, are exact."""
    pieces = template_pieces(template, *(value.replace("\n", "⏎") for value in values))
    return CardFact(icon, tone, tuple((text, style if own else "said") for text, own in pieces))


class FactList(PaintedWidget):
    """Lines of facts, wrapped, and as high as they need."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._facts: tuple[CardFact, ...] = ()
        self._layouts: list[tuple[CardFact, QTextLayout, int]] = []
        theme.changed.connect(self._arrange)

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
        canvas = Canvas.on(self, self.theme)
        for fact, layout, top in self._layouts:
            canvas.icon(QPointF(4, top + (LINE - ICON) / 2), fact.icon, fact.tone, size=ICON)
            canvas.layout(layout, QPointF(LEFT, top), width=self._line_width())

    def _arrange(self) -> None:
        top, self._layouts = 0, []
        for fact in self._facts:
            layout = self._layout(fact)
            self._layouts.append((fact, layout, top))
            top += layout.lineCount() * LINE + FACTS_GAP
        self.setFixedHeight(max(0, top - FACTS_GAP))
        self.updateGeometry()
        self.update()

    def _layout(self, fact: CardFact) -> QTextLayout:
        layout = QTextLayout(fact.text, font("small"))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if is_right_to_left(self):
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        layout.setTextOption(option)
        layout.setFormats(self._formats(fact))
        layout.beginLayout()
        at = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._line_width())
            drop = (LINE - 16) / 2 + styled("small")[1].ascent() - line.ascent()
            line.setPosition(QPointF(0, at * LINE + drop))
            at += 1
        layout.endLayout()
        return layout

    def _line_width(self) -> int:
        return max(60, self.width() - LEFT)

    def _formats(self, fact: CardFact) -> list[QTextLayout.FormatRange]:
        looks = {"said": ("small", "fg2"), "strong": ("smallb", fact.tone), "exact": ("mono", "fg")}
        ranges: list[QTextLayout.FormatRange] = []
        start = 0
        for text, style in fact.pieces:
            kind, tone = looks[style]
            text_range = QTextLayout.FormatRange()
            text_range.start, text_range.length = start, unit_count(text)
            text_range.format.setFont(font(kind))
            text_range.format.setForeground(self.theme.colour(tone))
            ranges.append(text_range)
            start += text_range.length
        return ranges


DEAD = 400
"""Milliseconds after its appearance in which a card ignores answers.

The time is about as long as a pressed key takes to be released.
"""
ABOVE, BELOW, HEAD, GAP = 8, 12, 30, 8
"""The card's own height: its margins, the title's row, and the gaps between its parts."""
TALK, ROOMY_WINDOW = 140, 640
"""Height left to the conversation, in windows that are at least the second number high."""


class QuestionCard(DockCard):
    """A card that asks one question at a time, with a title and the number of questions."""

    turned = Signal(int)
    """Emitted when the user wants the next question (1) or the previous one (-1)."""

    def __init__(self, theme: Theme, *, tick: Callable[[], float] = time.monotonic) -> None:
        super().__init__(theme)
        self._tick = tick
        self._since: float | None = None
        self._sign = card_icon(theme, "warn")
        self._title: QLabel = label("", "title")
        self._count: QLabel = label("", "small", "mut")
        self._next = key_button(tr("Next"), "Alt+→", role="quiet")
        self.chips = Chips(theme)
        self._about, self.facts = FactList(theme), FactList(theme)
        self._body: tuple[QWidget, ...] = ()
        self.on_press(self._next, lambda: self._turn(1), keys="Alt+Right")
        self.on_keys("Alt+Left", lambda: self._turn(-1))

    @property
    def asks(self) -> bool:
        """Whether the card has a question."""
        raise NotImplementedError

    @property
    def ready(self) -> bool:
        """Whether the question has been visible long enough to be answered."""
        seen = self._since is not None and self._tick() - self._since >= DEAD / 1_000
        return seen and self.isVisible() and self.asks

    def heading(self) -> str:
        words = (self._title.text(), self._count.text(), self._about.text())
        return " · ".join(word for word in words if word)

    def show_place(self, number: int, of: int, about: Sequence[CardFact]) -> None:
        """Show the question's number, the number of questions, and what it is about."""
        self._about.show_facts(about)
        self._about.setVisible(bool(about))
        self._count.setText(tr("{0} of {1}").format(number, of) if of > 1 else "")
        self._count.setVisible(of > 1)
        self._next.setVisible(of > 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._since = self._tick()
        self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._since = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Set the heights of the parts to the available room."""

    def begin(self, words: str) -> None:
        """Show another question and start its waiting time; screen readers say `words`."""
        self._since = self._tick()
        self.show()
        self.fit()
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def room(self, *parts: QWidget) -> int:
        """Return the height left for scrollable parts if `parts` are shown whole."""
        dock, height = self.parentWidget(), self.window().height()
        shown = [part for part in self._body if not part.isHidden()]
        own = ABOVE + HEAD + BELOW + GAP * len(shown)
        used_height = sum(part.sizeHint().height() for part in parts if not part.isHidden())
        talk = TALK if height >= ROOMY_WINDOW else 0
        total_height = dock.room_of(self) if isinstance(dock, CardDock) else height
        return total_height - own - talk - used_height

    def on_press(self, button: QPushButton, act: Callable[[], None], *, keys: str) -> None:
        """Act when a button is clicked or its keys are pressed."""
        button.clicked.connect(lambda: act())
        self.on_keys(keys, act)

    def on_keys(self, keys: str, act: Callable[[], None]) -> None:
        def pressed() -> None:
            if not in_sheet(QApplication.focusWidget()):  # the key is meant for the sheet
                act()

        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setAutoRepeat(False)  # a key held down answers one question only
        shortcut.activated.connect(pressed)

    def lay_out(self, *body: QWidget) -> None:
        """Lay out the title's row and the given parts below it; the card is hidden for now."""
        self._body = body
        self.hide()
        column_of(
            row_of(self._sign, self._title, self._count, self._next, grow(self.chips), spacing=10),
            *body,
            on=self,
            margins=(16, ABOVE, 16, BELOW),
            spacing=GAP,
        )

    def _turn(self, steps: int) -> None:
        if self._next.isVisible():
            self.turned.emit(steps)


FLOW_GAP = 8


class ButtonRow(QWidget):
    """Two groups of buttons, at the left and the right, in two rows in a narrow card.

    From right to left they change sides.
    """

    def __init__(self, left: Sequence[QWidget], right: Sequence[QWidget]) -> None:
        super().__init__()
        self._left, self._right = tuple(left), tuple(right)
        for widget in (*self._left, *self._right):
            widget.setParent(self)

    def place(self) -> None:
        """Place the buttons after a text or the visibility changed."""
        left, right = (
            [widget for widget in group if not widget.isHidden()]
            for group in (self._left, self._right)
        )
        height = max((widget.sizeHint().height() for widget in (*left, *right)), default=0)
        apart = left and right and _width((*left, *right)) > self.width()
        top = self._flow(left, 0, height=height)
        if apart:
            top += height + FLOW_GAP
        start = self.width() - _width(right)
        end = self._flow(right, top, height=height, left=max(0, start))
        self.setFixedHeight(end + height)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.place()

    def _flow(self, group: Sequence[QWidget], top: int, *, height: int, left: int = 0) -> int:
        """Place buttons in rows and return the top of the last row."""
        at = left
        for widget in group:
            size = widget.sizeHint()
            if at > 0 and at + size.width() > self.width():
                at, top = 0, top + height + FLOW_GAP
            lower = top + (height - size.height()) // 2
            place = QRect(at, lower, min(size.width(), self.width()), size.height())
            widget.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
            at += size.width() + FLOW_GAP
        return top


def _width(group: Sequence[QWidget]) -> int:
    return sum(widget.sizeHint().width() + FLOW_GAP for widget in group) - FLOW_GAP if group else 0


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
        self.keys = label(tr("Ctrl+Enter · Esc"), "micro", "mut")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.submitted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


LEAST, MOST = 3, 10
"""Least and most visible lines of the field."""


class PromptCard(DockCard):
    """A card with a field for a few lines of text that are not the next message.

    Examples are a corrected message and an instruction for an extract. Nothing happens before the
    button, or Ctrl+Enter, is pressed.
    """

    BORDER = ("line2", 255)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = label("", "title", "fg")
        self._hint = label("", "small", "fg2", wrap=True)
        self.editor = PromptEditor()
        self.editor.textChanged.connect(self._fit)
        self.editor.submitted.connect(self._on_go)
        self.editor.left.connect(self.close_card)
        self.go = button("", "primary")
        self.cancel = button(tr("Cancel"))
        self.go.clicked.connect(self._on_go)
        self.cancel.clicked.connect(self.close_card)
        self._done: Callable[[str], None] = lambda _text: None
        column_of(
            self._title,
            self._hint,
            self.editor.frame,
            row_of(self.go, self.cancel, STRETCH, self.editor.keys, spacing=8),
            on=self,
            margins=(16, 12, 16, 12),
            spacing=8,
        )
        self._fit()
        self.hide()

    def ask(
        self, title: str, hint: str, text: str, *, go: str, done: Callable[[str], None]
    ) -> None:
        """Show the card with an initial text; `done` receives the final text, once."""
        self._done = done
        self._title.setText(title)
        self._hint.setText(hint)
        self.go.setText(go)
        self.editor.setPlainText(text)
        self.editor.setAccessibleName(title)
        # the text is to be corrected, not replaced
        self.editor.moveCursor(QTextCursor.MoveOperation.End)
        self.show()
        self.editor.setFocus()

    def close_card(self) -> None:
        self.hand_on()
        self._done = lambda _text: None
        self.hide()

    def _on_go(self) -> None:
        text = self.editor.toPlainText()
        if text.strip():
            done = self._done
            self.close_card()
            done(text)

    def _fit(self) -> None:
        lines = min(MOST, max(LEAST, self.editor.document().lineCount()))
        self.editor.setFixedHeight(lines * line_height("body") + 12)
        self.go.setEnabled(bool(self.editor.toPlainText().strip()))
