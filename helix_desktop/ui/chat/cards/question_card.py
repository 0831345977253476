"""The one widget for all question cards, and its parts: title, chips, facts, buttons with keys, an
answer field, and *Back*, *Next*; the dock that holds the cards.

The card takes no focus, no Enter, and no Esc. For the first moments neither keys nor clicks answer
a question, so no input meant for something else can. With an open field nothing answers but the
field, as an answer could mean the question or the text in the field.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAction,
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
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QWidget,
)

from helix_desktop.ui.changes.diff_lines import DiffLine, DiffView, spoken_diff_line
from helix_desktop.ui.chat.cards.exact_text import ExactTextKind, ExactTextView
from helix_desktop.ui.chat.composer.editor import MessageEditor, is_enter
from helix_desktop.ui.style.canvas import (
    CHIP_HEIGHT,
    ELIDE_MIDDLE,
    Canvas,
    formatted_layout,
    is_right_to_left,
    set_look,
    set_surface,
    styled,
    surface,
)
from helix_desktop.ui.style.theme import Theme, font, line_height
from helix_desktop.ui.style.tokens import STATUS_BAR_HEIGHT
from helix_desktop.ui.text.formatting import dotted_text, key_text, listed_text, template_pieces, tr
from helix_desktop.ui.widgets.controls import Menu, key_button, set_words
from helix_desktop.ui.widgets.dialogs import in_sheet
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, plain_tip
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    HeightForWidth,
    ReadableScrollArea,
    clear_frame,
    column_of,
    drop_widget,
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
        others = [other for other in self._parts if other is not part and not other.isHidden()]
        bars = [widget for widget in self._above if not widget.isHidden()]
        # with a fixed height the size hint differs
        heights = (max(other.minimumHeight(), other.sizeHint().height()) for other in others + bars)
        used_height = sum(heights) + DOCK_GAP * len(others)
        return self.window().height() - STATUS_BAR_HEIGHT - DOCK_MARGINS - used_height

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # a part appeared, disappeared, or changed its size
        if event.type() is QEvent.Type.LayoutRequest:
            self.rearranged.emit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rearranged.emit()


CHIP_GAP = 6

Chip = tuple[str, str, str]
"""Text, tone, and icon."""


class Chips(QWidget):
    """Chips from the right; chips that do not fit are omitted, the first one last."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._row = row_of(STRETCH, on=self, spacing=CHIP_GAP)
        self._chips: list[QWidget] = []

    def show_chips(self, chips: Sequence[Chip]) -> None:
        for old_chip in self._chips:
            drop_widget(self._row, old_chip)
        self._chips = []
        for words, tone, icon in chips:
            chip = surface("chip", tone=tone, ground="surf")
            chip.setFixedHeight(CHIP_HEIGHT)
            row = row_of(label(words, "microb", tone), on=chip, margins=(9, 0, 9, 0), spacing=4)
            if icon:
                row.insertWidget(0, IconLabel(icon, tone, size=12))
            self._row.insertWidget(1, chip)
            self._chips.append(chip)
        self.setAccessibleName(listed_text(words for words, _, _ in chips))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width()
        for chip in self._chips:
            room -= chip.sizeHint().width()
            chip.setVisible(room >= 0)
            room -= CHIP_GAP


FACT_ICON_SIZE, FACT_TEXT_LEFT, FACT_LINE_HEIGHT, FACTS_GAP = 14, 26, 20, 2


class CardFact(Struct, frozen=True):
    """A line of facts: an icon and `pieces` of (text, style): "said", "strong", or "exact"."""

    icon: str
    tone: str
    pieces: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.pieces)


def strong_fact(icon: str, tone: str, text: str) -> CardFact:
    return CardFact(icon, tone, ((text, "strong"),))


def card_fact(icon: str, tone: str, text: str) -> CardFact:
    """Return a fact in which text between back-quotes is exact; newlines are shown as signs."""
    flat = text.replace("\n", "⏎").replace("\t", " ")
    parts = [flat] if flat.count("`") % 2 else flat.split("`")
    styles = ("said", "exact")
    pieces = tuple((part, styles[index % 2]) for index, part in enumerate(parts) if part)
    return CardFact(icon, tone, pieces)


def value_fact(icon: str, tone: str, template: str, *values: str, style: str = "exact") -> CardFact:
    """Return a fact whose values, in the places of its template, are exact."""
    pieces = template_pieces(template, *(value.replace("\n", "⏎") for value in values))
    return CardFact(icon, tone, tuple((text, style if own else "said") for text, own in pieces))


class FactList(HeightForWidth):
    """Lines of facts, wrapped."""

    def __init__(self) -> None:
        super().__init__()
        self._facts: Sequence[CardFact] = ()
        self._layouts: list[tuple[CardFact, QTextLayout, int]] = []
        Theme.applied.changed.connect(self.arrange)

    def show_facts(self, facts: Sequence[CardFact]) -> None:
        self._facts = facts
        self.setAccessibleName(self.text())
        self.arrange()

    def text(self) -> str:
        return "\n".join(fact.text for fact in self._facts)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        for fact, layout, top in self._layouts:
            icon_top = top + (FACT_LINE_HEIGHT - FACT_ICON_SIZE) / 2
            canvas.icon(QPointF(4, icon_top), fact.icon, fact.tone, size=FACT_ICON_SIZE)
            canvas.layout(layout, QPointF(FACT_TEXT_LEFT, top), width=self._line_width())

    def arrange(self) -> None:
        top, self._layouts, color = 0, [], Theme.applied.color
        for fact in self._facts:
            looks = {
                "said": (font("small"), color("fg2")),
                "strong": (font("smallb"), color(fact.tone)),
                "exact": (font("mono"), color("fg")),
            }
            pieces = [(text, *looks[style]) for text, style in fact.pieces]
            layout, option = formatted_layout(font("small"), pieces), QTextOption()
            option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
            if is_right_to_left(self):
                option.setAlignment(Qt.AlignmentFlag.AlignRight)
            layout.setTextOption(option)
            layout.beginLayout()
            while (line := layout.createLine()).isValid():
                line.setLineWidth(self._line_width())
                drop = (FACT_LINE_HEIGHT - 16) / 2 + styled("small")[1].ascent() - line.ascent()
                line.setPosition(QPointF(0, line.lineNumber() * FACT_LINE_HEIGHT + drop))
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
    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        clear_frame(self)
        self.setFont(font("body"))
        self.setTabChangesFocus(True)
        self.frame = surface("field")
        column_of(self, on=self.frame, margins=(10, 6, 10, 6))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.submitted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.stopped.emit()
        else:
            super().keyPressEvent(event)


class CardBody(QWidget):
    """What an asker shows between the title and the answers, such as a form."""

    def __init__(self) -> None:
        super().__init__()
        self.submit: Callable[[], None] = lambda: None
        """Give the first answer, as Enter in a line of the body does."""
        self.refit: Callable[[], None] = lambda: None
        """Fit the card into the window again."""

    def fit(self, max_height: int) -> None:
        """Take at most a height, in pixels."""

    def put_away(self) -> None:
        """Close what the body opened: another question takes its place."""

    def spoken_text(self) -> str:
        return ""

    def submit_on_enter(self, line: QLineEdit) -> None:
        """Let Enter in a line give the first answer, once."""
        line.returnPressed.connect(lambda: self.submit())
        line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # a key held down sends only once
        is_repeat = isinstance(event, QKeyEvent) and is_enter(event) and event.isAutoRepeat()
        return is_repeat or super().eventFilter(watched, event)


MAX_BUTTONS = 4
"""The most buttons of a card, with the one of the menu *More*."""


class AnswerField(Struct, frozen=True):
    """A text to type before an answer; `send` is on the button that gives the answer then."""

    name: str
    send: str
    text: str = ""
    hint: str = ""
    role: str = "secondary"
    is_long: bool = False
    """Whether Enter begins a new line, and Ctrl+Enter sends."""
    replaces_body: bool = False


class Choice(Struct, frozen=True):
    """An answer: its button, and what it does with the text of its field, which may be ""."""

    text: str
    act: Callable[[str], object]
    keys: str = ""
    role: str = "secondary"
    second_text: str = ""
    narrow_text: str = ""
    """The text in a narrow card, without the second text."""
    enabled: bool = True
    shown: bool = True
    in_menu: bool = False
    """Whether it is in the menu *More* where the card has more answers than buttons."""
    field: AnswerField | None = None

    @property
    def at_end(self) -> bool:
        """Whether the button is at the end of the row, where it asks for less attention."""
        return self.role in ("quiet", "refuse")


class CardQuestion(Struct, frozen=True):
    """What a card shows. A question with an equal key leaves an open field as it is."""

    key: object
    title: str
    choices: Sequence[Choice]
    icon: str = "warn"
    tone: str = "warn"
    border: tuple[str, int] = ("warn", 140)
    """The border's tone, and its alpha of 255."""
    place: str = ""
    """A path beside the title."""
    chips: Sequence[Chip] = ()
    about: Sequence[CardFact] = ()
    body: CardBody | None = None
    exact: str = ""
    exact_kind: ExactTextKind | None = None
    """How the exact text is shown; None for no exact text."""
    change: Sequence[DiffLine] = ()
    """The lines of a change that is asked about, in place of the exact text."""
    facts: Sequence[CardFact] = ()
    narrow_facts: Sequence[CardFact] = ()
    """The facts of a narrow card, whose buttons say less, if they differ."""
    control: QWidget | None = None
    """A control that belongs to the answers."""
    is_prompt: bool = False
    """Whether the user asked for the card: its only answer is a field, which is open at once."""

    @property
    def shown_choices(self) -> list[Choice]:
        """The answers that have buttons."""
        return [choice for choice in self.choices if choice.shown and not self.is_prompt]

    @property
    def menu_choices(self) -> list[Choice]:
        """The answers that are in the menu, and have no button of their own."""
        choices = self.shown_choices
        return (
            [choice for choice in choices if choice.in_menu] if len(choices) > MAX_BUTTONS else []
        )


def prompt_question(
    title: str, hint: str, text: str, *, send: str, done: Callable[[str], object]
) -> CardQuestion:
    """Return a prompt for a few lines that are not the next message, such as a corrected one."""
    field = AnswerField(
        title,
        send,
        text=text,
        hint=tr("Ctrl+Enter to send · Esc to cancel"),
        role="primary",
        is_long=True,
    )
    return CardQuestion(
        key=object(),
        title=title,
        choices=(Choice(send, done, field=field),),
        icon="",
        border=("line2", 255),
        about=(card_fact("info", "mut", hint),),
        is_prompt=True,
    )


MAX_SPOKEN_LINES = 100
"""Lines of a change that are read out with the card; the view has all of them."""
IGNORED_INPUT_MS = 400
"""Milliseconds after its appearance in which a card ignores answers.

The time is about as long as a pressed key takes to be released.
"""
CARD_TOP_MARGIN, CARD_BOTTOM_MARGIN, HEAD_HEIGHT, PART_GAP = 8, 12, 30, 8
"""The card's own height: its margins, the title's row, and the gaps between its parts."""
CONVERSATION_HEIGHT, ROOMY_WINDOW_HEIGHT = 140, 640
"""Height left to the conversation, in windows that are at least the second number high."""
NARROW_CARD_WIDTH = 540
"""Width of the card below which buttons show less and facts more."""
MIN_FIELD_LINES, MAX_FIELD_LINES, MIN_EDITOR_HEIGHT = 3, 10, 160
"""Visible lines of a long field, and the least height of one that takes the body's place."""


class AnswerFieldView(QWidget):
    """An open field: Enter sends its text, in a long one Ctrl+Enter, and Esc leaves it."""

    def __init__(
        self,
        field: AnswerField,
        *,
        send: Callable[[str], None],
        leave: Callable[[], None],
        height: int,
    ) -> None:
        """Create the field; a long one whose height is 0 grows with its text."""
        super().__init__()
        self.field, self._send, self._height = field, send, height
        self.editor: MessageEditor | PromptEditor
        if field.is_long:
            self.editor = PromptEditor()
            frame = self.editor.frame
        else:
            self.editor, frame = MessageEditor(), surface("box")
            column_of(self.editor, on=frame, margins=(12, 8, 12, 8))
            self.editor.focused.connect(lambda on: set_look(frame, focused=on))
        self.editor.stopped.connect(leave)
        self.editor.submitted.connect(self._on_submitted)
        self.editor.setAccessibleName(field.name)
        self.editor.setPlaceholderText(field.name)
        self.editor.setPlainText(field.text)
        self.send = key_button(field.send, role=field.role)
        self.back = key_button(tr("Back"), role="quiet")
        self.send.clicked.connect(self._on_submitted)
        self.back.clicked.connect(lambda: leave())
        hint = label(field.hint, "micro", "mut", wrap=True)
        below = row_of(grow(hint), self.back, self.send, spacing=8)
        column_of(frame, below, on=self, spacing=8)
        self.editor.textChanged.connect(self._on_changed)
        self._on_changed()

    def _on_changed(self) -> None:
        self.send.setEnabled(bool(self.editor.toPlainText().strip()))
        if self.field.is_long:
            line_count = self.editor.document().lineCount()
            lines = min(MAX_FIELD_LINES, max(MIN_FIELD_LINES, line_count))
            self.editor.setFixedHeight(self._height or lines * line_height("body") + 12)

    def _on_submitted(self) -> None:
        text = self.editor.toPlainText()
        if text.strip():
            self._send(text)


class QuestionCard(QFrame):
    """A card that asks one question at a time."""

    left = Signal()
    """Emitted when the card disappears with the keyboard focus in it, which needs a new place."""
    turned = Signal(int)
    """Emitted when the user wants the next question (1) or the previous one (-1)."""

    def __init__(self, *, tick: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        set_surface(self, "field")
        self._tick = tick
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._shown_at: float | None = None
        self._narrow = False
        self._shortcuts: list[QShortcut] = []
        self.question: CardQuestion | None = None
        self._body: CardBody | None = None
        self.buttons: dict[str, QPushButton] = {}
        """The buttons of the answers by their texts."""
        self.menu_actions: dict[str, QAction] = {}
        """The answers in the menu *More* by their texts."""
        self.more: QPushButton | None = None
        self.open_choice: Choice | None = None
        """The answer whose field is open."""
        self.field_view: AnswerFieldView | None = None
        self._sign = IconLabel("warn", "warn", place=QSize(18, 30))
        self._title = label("", "title")
        self._title.setMinimumHeight(HEAD_HEIGHT)
        self._count = label("", "small", "mut")
        self._next = key_button(tr("Next"), "Alt+→", role="quiet")
        self._next.clicked.connect(lambda: self._show_next(1))
        self._place = ElidedLabel("mono", "fg2", mode=ELIDE_MIDDLE)
        self.chips = Chips()
        self._about, self.facts = FactList(), FactList()
        self._bodies = column_of()
        self.exact, self.change = ExactTextView(), DiffView()
        self.change.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.facts_area = ReadableScrollArea(self.facts, tr("Details of this call"))
        self._buttons = ButtonRow()
        for keys, steps in (("Alt+Right", 1), ("Alt+Left", -1)):
            self._on_keys(keys, partial(self._show_next, steps))
        self._fields = column_of()
        head = self._sign, self._title, self._count, self._next
        column_of(
            row_of(*head, grow(self._place), grow(self.chips), spacing=10),
            self._about,
            self._bodies,
            self.exact,
            self.change,
            self.facts_area,
            self._fields,
            self._buttons,
            on=self,
            margins=(15, CARD_TOP_MARGIN - 1, 15, CARD_BOTTOM_MARGIN - 1),
            spacing=PART_GAP,
        )
        self.hide()

    @property
    def ready(self) -> bool:
        """Whether the question has been visible long enough to be answered."""
        if self._shown_at is None or self.question is None or not self.isVisible():
            return False
        return self._tick() - self._shown_at >= IGNORED_INPUT_MS / 1_000

    @property
    def typed(self) -> str:
        """The text of the open field, unless it is as it was when opened; "" otherwise."""
        if self.field_view is None:
            return ""
        text = self.field_view.editor.toPlainText().strip()
        return text if text != self.field_view.field.text.strip() else ""

    def heading(self) -> str:
        words = (self._title.text(), self._count.text(), self._place.text(), self._about.text())
        return " · ".join(word for word in words if word)

    def show_question(
        self, question: CardQuestion | None, *, number: int = 1, count: int = 1, asker: str = ""
    ) -> None:
        """Show a question and start its waiting time; None hides the card."""
        previous, self.question = self.question, question
        if previous is None or question is None or previous.key != question.key:
            self.hand_on()
            self.close_field()
        elif self.open_choice is None:
            self.hand_on()
        body = question.body if question else None
        if self._body is not None and self._body is not body:
            self._body.put_away()
            self._bodies.removeWidget(self._body)
            self._body.hide()
        if body is not None and self._body is not body:
            body.submit, body.refit = self._submit, self.fit
            self._bodies.addWidget(body)
            body.show()
        self._body = body
        if question is None:
            self.hide()
            return
        self._title.setText(question.title)
        self._sign.show_as(question.icon, question.tone)
        self._sign.setVisible(bool(question.icon))
        tone, alpha = question.border
        set_look(self, tone=tone, edgeAlpha=alpha)
        self._place.set_text(question.place)
        self._place.setToolTip(plain_tip(question.place))
        self._place.setVisible(bool(question.place))
        self.chips.show_chips(question.chips)
        self.chips.setVisible(not question.place)
        self.exact.setVisible(question.exact_kind is not None)
        self.change.setVisible(bool(question.change))
        exact = "" if question.exact_kind is None else question.exact
        self.exact.show_text(exact, question.exact_kind or ExactTextKind.TEXT)
        self.change.show_lines(question.change)
        for view in (self.exact, self.change):
            view.allow_height(0)  # until the available room is known
        for old_shortcut in self._shortcuts:
            old_shortcut.setEnabled(False)
        for old in (*self._shortcuts, *self.buttons.values(), self.more):
            if old is not None:
                old.deleteLater()
        self._shortcuts, self.buttons, self.menu_actions, self.more = [], {}, {}, None
        menu_choices = question.menu_choices
        if menu_choices:
            self.more = key_button(tr("More"), role="quiet")
            self.more.setAccessibleName(tr("More answers"))
            menu = Menu(self.more)
            self.more.clicked.connect(partial(_open_above, menu, self.more))
            for choice in menu_choices:
                action = self.menu_actions[choice.text] = menu.addAction(choice.text)
                action.setEnabled(choice.enabled)
                action.triggered.connect(partial(self._press, choice))
        groups: tuple[list[QWidget], list[QWidget]] = ([], [])
        for choice in question.shown_choices:
            if choice.keys:
                self._shortcuts.append(self._on_keys(choice.keys, partial(self._press, choice)))
            if choice in menu_choices:
                continue
            answer_button = key_button(choice.text, choice.keys, role=choice.role)
            answer_button.setEnabled(choice.enabled)
            answer_button.clicked.connect(partial(self._press, choice))
            self.buttons[choice.text] = answer_button
            groups[choice.at_end].append(answer_button)
        if self.more is not None:
            groups[1].insert(0, self.more)
        if question.control is not None:
            groups[0].append(question.control)
        self._buttons.show_widgets(*groups)
        self.show_place(number, count, asker)
        self._say(question)
        self._shown_at = self._tick()
        self.show()
        self._order_tabs()
        self.fit()
        body_text = question.body.spoken_text() if question.body else ""
        exact = self.exact.accessibleDescription()
        change = "\n".join(map(spoken_diff_line, question.change[:MAX_SPOKEN_LINES]))
        parts = (question.title, self._about.text(), body_text, exact, change, self.facts.text())
        self.setAccessibleName(question.title)
        self.setAccessibleDescription("\n".join(filter(None, parts)))
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        if question.is_prompt:
            self._open(question.choices[0])

    def hand_on(self) -> None:
        """Hand the focus on before the card disappears or changes, so that Qt does not choose."""
        inside = QApplication.focusWidget()
        if inside is not None and self.isAncestorOf(inside):
            self.left.emit()

    def show_place(self, number: int, count: int, asker: str) -> None:
        """Show the question's number, the number of questions, and who asks."""
        facts = [strong_fact("chat", "acc", asker)] if asker else []
        facts += self.question.about if self.question else ()
        self._about.show_facts(facts)
        self._about.setVisible(bool(facts))
        self._count.setText(tr("{0} of {1}").format(number, count) if count > 1 else "")
        self._count.setVisible(count > 1)
        self._next.setVisible(count > 1)

    def conceal(self) -> None:
        """Hide the card while another question is shown; an open field keeps its text."""
        self.hand_on()
        self.hide()

    def close_field(self) -> None:
        """Close the field without an answer."""
        if self.field_view is None:
            return
        self.hand_on()
        drop_widget(self._fields, self.field_view)
        self.field_view = self.open_choice = None
        self._buttons.show()
        if self._body is not None:
            self._body.show()
        if self.question is not None and self.question.is_prompt:
            self.show_question(None)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shown_at = self._tick()
        self._order_tabs()
        self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._shown_at = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before, self._narrow = self._narrow, event.size().width() < NARROW_CARD_WIDTH
        if self._narrow != before and self.question is not None:
            self._say(self.question)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        inside, body = QApplication.focusWidget(), self._body
        in_body = body is not None and inside is not None and body.isAncestorOf(inside)
        if event.key() == Qt.Key.Key_Escape and in_body:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Fit the card into the window; with little room the facts get half of it, and scroll."""
        if self.question is None:
            return
        dock, height = self.parentWidget(), self.window().height()
        free_height = dock.room_of(self) if isinstance(dock, CardDock) else height
        free_height -= CARD_TOP_MARGIN + HEAD_HEIGHT + CARD_BOTTOM_MARGIN
        free_height -= CONVERSATION_HEIGHT if height >= ROOMY_WINDOW_HEIGHT else 0
        fixed_parts = (self._about, self.field_view, self._buttons)
        for part in (*fixed_parts, self._body, self.exact, self.change, self.facts_area):
            if part is not None and not part.isHidden():
                free_height -= PART_GAP + (part.sizeHint().height() if part in fixed_parts else 0)
        wanted_height = 0 if self.facts_area.isHidden() else self.facts.height()
        facts_height = min(wanted_height, max(FACT_LINE_HEIGHT, free_height // 2))
        if self._body is not None and not self._body.isHidden():
            share = 1 if self.exact.isHidden() and self.change.isHidden() else 2
            self._body.fit((free_height - facts_height) // share)
            free_height -= self._body.sizeHint().height()
        for view in (self.exact, self.change):
            if not view.isHidden():
                view.allow_height(free_height - facts_height)
                free_height -= view.height()
        self.facts_area.setFixedHeight(max(FACT_LINE_HEIGHT, min(wanted_height, free_height)))

    def _order_tabs(self) -> None:
        """Let Tab reach what is new at its place: Qt puts it at the end of the window."""
        if self._body is not None:
            insert_tab_after(self._next, self._body)
        policy = self.facts_area.focusPolicy()
        self.facts_area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Qt orders only what takes Tab
        previous: QWidget = self.facts_area
        for widget in (self.field_view, *self._buttons.widgets):
            if widget is not None:
                insert_tab_after(last_tab_in(previous), widget)
                previous = widget
        self.facts_area.setFocusPolicy(policy)

    def _say(self, question: CardQuestion) -> None:
        """Set the texts that depend on the width, in the buttons or in the facts."""
        for choice in question.shown_choices:
            if (action := self.menu_actions.get(choice.text)) is not None:
                words = dotted_text(*filter(None, (choice.text, choice.second_text)))
                keys = key_text(choice.keys)
                action.setText("\t".join(filter(None, (words.replace("&", "&&"), keys))))
                continue
            narrow = self._narrow and bool(choice.narrow_text)
            text = choice.narrow_text if narrow else choice.text
            set_words(self.buttons[choice.text], text, "" if narrow else choice.second_text)
        self.facts.show_facts((self._narrow and question.narrow_facts) or question.facts)
        self.facts_area.setVisible(bool(self.facts.text()))
        self._buttons.arrange()

    def _submit(self) -> None:
        if self.question is not None:
            self._press(self.question.shown_choices[0])

    def _press(self, choice: Choice, _checked: bool = False) -> None:
        if not self.ready or not choice.enabled or self.open_choice is not None:
            return
        if choice.field is None:
            choice.act("")
        else:
            self._open(choice)

    def _open(self, choice: Choice) -> None:
        """Open the field of an answer, with the keyboard focus."""
        if (field := choice.field) is None:
            return
        height = 0
        if field.replaces_body and self._body is not None:
            height = max(MIN_EDITOR_HEIGHT, self._body.height())
            self._body.hide()
        self.open_choice = choice
        self.field_view = AnswerFieldView(
            field, send=self._on_sent, leave=self.close_field, height=height
        )
        self._fields.addWidget(self.field_view)
        self.field_view.show()  # an added widget waits for the next turn of the event loop
        self._order_tabs()
        self._buttons.hide()
        self.field_view.editor.setFocus()
        if self.question is not None and self.question.is_prompt:
            set_words(self.field_view.back, tr("Cancel"))  # it closes the card
            # the text is to be corrected, not replaced
            self.field_view.editor.moveCursor(QTextCursor.MoveOperation.End)
        self.fit()

    def _on_sent(self, text: str) -> None:
        choice, question = self.open_choice, self.question
        if choice is not None and question is not None and (question.is_prompt or self.ready):
            self.close_field()
            choice.act(text if question.is_prompt else text.strip())

    def _on_keys(self, keys: str, act: Callable[[], None]) -> QShortcut:
        def pressed() -> None:
            if not in_sheet(QApplication.focusWidget()):  # the key is meant for the sheet
                act()

        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setAutoRepeat(False)  # a key held down answers one question only
        shortcut.activated.connect(pressed)
        return shortcut

    def _show_next(self, steps: int) -> None:
        if self._next.isVisible():
            self.turned.emit(steps)


def _open_above(menu: Menu, opener: QPushButton, _checked: bool = False) -> None:
    """Open a menu above its button, which is near the lower edge of the window."""
    menu.popup(opener.mapToGlobal(QPoint(0, -menu.sizeHint().height() - 4)))


FLOW_GAP = 8


class ButtonRow(HeightForWidth):
    """Two groups of buttons, at the left and the right, in two rows in a narrow card.

    From right to left they change sides.
    """

    def __init__(self) -> None:
        super().__init__()
        self._groups: tuple[Sequence[QWidget], ...] = ()

    @property
    def widgets(self) -> list[QWidget]:
        return [widget for group in self._groups for widget in group]

    def show_widgets(self, *groups: Sequence[QWidget]) -> None:
        """Show these widgets in place of others, which are hidden."""
        for widget in self.widgets:
            widget.hide()
        self._groups = groups
        for widget in self.widgets:
            widget.setParent(self)
            widget.show()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # a text changed
            self.arrange()
        return super().event(event)

    def arrange(self) -> None:
        height = max((widget.sizeHint().height() for widget in self.widgets), default=0)
        widths = [
            sum(widget.sizeHint().width() + FLOW_GAP for widget in group) for group in self._groups
        ]
        x, top = 0, 0
        for group, group_width in zip(self._groups, widths, strict=True):
            if group is self._groups[-1]:
                if x and group and sum(widths) - FLOW_GAP > self.width():
                    top += height + FLOW_GAP
                x = max(0, self.width() + FLOW_GAP - group_width)
            for widget in group:
                size = widget.sizeHint()
                if x > 0 and x + size.width() > self.width():
                    x, top = 0, top + height + FLOW_GAP
                y = top + (height - size.height()) // 2
                rect = QRect(x, y, min(size.width(), self.width()), size.height())
                widget.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), rect))
                x += size.width() + FLOW_GAP
        self.setFixedHeight(top + height)
