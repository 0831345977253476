"""The approval card: a call that waits, in full, and the answers a person can give.

It takes no focus, no Enter and no Esc; for its first moments neither keys nor clicks answer it, so
that nothing typed or clicked for something else can.
"""

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QHideEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout

from helix_desktop.domain.permission import Answer, Question, Reply, Subject
from helix_desktop.ui.chat.approval_words import (
    SHAPES,
    about,
    beside_always,
    chips_of,
    facts_of,
    spoken,
    title_of,
)
from helix_desktop.ui.chat.dock_card import Chips, DockCard, Sign
from helix_desktop.ui.chat.exact import ExactText, Shape
from helix_desktop.ui.chat.facts import LINE, Facts
from helix_desktop.ui.chat.flow import ButtonRow
from helix_desktop.ui.chat.instead import Instead
from helix_desktop.ui.key_button import KeyButton, Role
from helix_desktop.ui.labels import label
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.words import tr

DEAD = 400
"""Milliseconds after it appears in which nothing answers it: about what a key press under way
takes to be let go of."""
AROUND = 192
"""Height of a window that is neither the card's nor the talk's: bars, composer, margins."""
TALK, ROOMY_WINDOW = 140, 640
"""Height that is left to the talk in a window that is not low."""
OWN = 98
"""Height of the card's own: its margins, its title, and the gaps between its parts."""
NARROW = 540
"""Width of the card below which the buttons say less and the facts more."""


class ApprovalCard(DockCard):
    """Shows one question at a time; `answered` carries its id and the Answer."""

    answered = Signal(str, object)
    turned = Signal(int)
    """The person wants to see the next question (1) or the one before (-1)."""

    def __init__(self, theme: Theme, *, dead: int = DEAD) -> None:
        super().__init__(theme)
        self._question: Question | None = None
        self._dead = dead
        self._narrow = False
        self._since = QElapsedTimer()
        self._sign = Sign(theme, "warn", "warn")
        self._title: QLabel = label("", "title")
        self._count: QLabel = label("", "small", "mut")
        self._next = KeyButton(theme, tr("Next"), "Alt+→", role=Role.QUIET)
        self._chips = Chips(theme)
        self._about, self._facts = Facts(theme), Facts(theme)
        self.exact = ExactText(theme)
        self._scroll = QScrollArea()
        self.once = KeyButton(theme, tr("Allow once"), "Alt+Y", role=Role.PRIMARY)
        self.always = KeyButton(theme, tr("Always this form"), "Alt+A")
        self.edit = KeyButton(theme, tr("Edit"), "Alt+E", role=Role.QUIET)
        self.never = KeyButton(theme, tr("Never"), role=Role.QUIET)
        self.deny = KeyButton(theme, tr("Deny"), "Alt+N", role=Role.REFUSING)
        self._buttons = ButtonRow((self.once, self.always), (self.edit, self.never, self.deny))
        self.instead = Instead(theme)
        self._lay_out()
        self._connect()
        self.hide()

    @property
    def question(self) -> Question | None:
        return self._question

    def show_question(
        self, question: Question | None, *, number: int = 1, of: int = 1, asker: str = ""
    ) -> None:
        """None hides the card; the same question again only renews its place in the row."""
        self._count.setText(tr("{0} of {1}").format(number, of) if of > 1 else "")
        self._count.setVisible(of > 1)
        self._next.setVisible(of > 1)
        self._about.show_facts(about(question, asker) if question else ())
        self._about.setVisible(bool(self._about.text()))
        if question is not None and self._question is not None and question == self._question:
            return
        self._question = question
        self.hand_on()
        self.instead.close_field()
        if question is None:
            self.hide()
            return
        self._fill(question)
        self._since.start()
        self.show()
        self._fit()
        self._announce(spoken(question, asker))

    def facts(self) -> str:
        return self._facts.text()

    def heading(self) -> str:
        words = (self._title.text(), self._count.text(), self._about.text())
        return " · ".join(word for word in words if word)

    def chips(self) -> list[str]:
        return self._chips.words()

    @property
    def ready(self) -> bool:
        """Whether it has been in view long enough to be answered."""
        seen = self._since.isValid() and self._since.elapsed() >= self._dead
        return seen and self.isVisible() and self._question is not None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._since.start()
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._since.invalidate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < NARROW
        if narrow != self._narrow and self._question is not None:
            self._narrow = narrow
            self._say(self._question)
        self._narrow = narrow
        self._fit()

    def _fill(self, question: Question) -> None:
        self._title.setText(title_of(question))
        self._sign.show_as("eye-off" if question.misread else "warn", "warn")
        self._chips.show_chips(chips_of(question))
        self.exact.allow_rows(1)  # until it is known how many there is room for
        self.exact.show_text(question.shown, SHAPES.get(question.subject, Shape.TEXT))
        self.always.setEnabled(bool(question.always))
        self.never.setVisible(bool(question.never))
        command = question.subject is Subject.COMMAND
        self.edit.show_as(tr("Edit") if command else tr("Reply"))
        self._say(question)

    def _say(self, question: Question) -> None:
        """What depends on the width: words in the buttons or in the facts."""
        narrow = self._narrow
        words = tr("Always") if narrow else tr("Always this form")
        self.always.show_as(words, beside_always(question, narrow=narrow))
        self._facts.show_facts(facts_of(question, narrow=narrow))
        self._scroll.setVisible(bool(self._facts.text()))
        self._buttons.place()

    def _fit(self) -> None:
        """What does not fit into the window is scrolled to; of low room the exact text has half."""
        height = self.window().height()
        parts = (self._about, self.instead, self._buttons)
        taken = sum(part.sizeHint().height() for part in parts if not part.isHidden())
        talk = TALK if height >= ROOMY_WINDOW else 0
        room = height - AROUND - OWN - talk - taken
        wanted = self._facts.height()
        self.exact.allow_height(room - min(wanted, max(LINE, room // 2)))
        self._scroll.setFixedHeight(max(LINE, min(wanted, room - self.exact.height())))

    def _announce(self, words: str) -> None:
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _reply(self, reply: Reply, words: str = "") -> None:
        question = self._question
        allowed = reply is not Reply.ALWAYS or self.always.isEnabled()
        allowed = allowed and (reply is not Reply.NEVER or self.never.isVisible())
        if question is not None and allowed and self.ready:
            self.answered.emit(question.id, Answer(reply, words))

    def _open_field(self) -> None:
        if self._question is not None and self.ready:
            self.instead.open_for(self._question)
            self._fit()

    def _on_closed(self) -> None:
        self.left.emit()
        self._fit()

    def _turn(self, steps: int) -> None:
        if self._next.isVisible():
            self.turned.emit(steps)

    def _connect(self) -> None:
        replies = (
            (self.once, Reply.ONCE, "Alt+Y"),
            (self.always, Reply.ALWAYS, "Alt+A"),
            (self.deny, Reply.NO, "Alt+N"),
            (self.never, Reply.NEVER, ""),
        )
        for button, reply, keys in replies:
            button.clicked.connect(lambda _=False, reply=reply: self._reply(reply))
            if keys:
                self._on_keys(keys, lambda reply=reply: self._reply(reply))
        self.edit.clicked.connect(self._open_field)
        self._on_keys("Alt+E", self._open_field)
        self._next.clicked.connect(lambda: self._turn(1))
        self._on_keys("Alt+Right", lambda: self._turn(1))
        self._on_keys("Alt+Left", lambda: self._turn(-1))
        self.instead.said.connect(lambda words: self._reply(Reply.NO, words))
        self.instead.closed.connect(self._on_closed)

    def _on_keys(self, keys: str, act: object) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setAutoRepeat(False)  # a key held down answers once, not whatever comes next
        shortcut.activated.connect(act)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        for part in (self._sign, self._title, self._count, self._next):
            head.addWidget(part)
        head.addWidget(self._chips, 1)
        self._scroll.setWidget(self._facts)
        self._scroll.setWidgetResizable(True)
        self._facts.setAutoFillBackground(False)  # the scroll area would have it filled
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 8, 16, 12)
        layout.setSpacing(8)
        layout.addLayout(head)
        body = (self._about, self.exact, self._scroll, self.instead, self._buttons)
        for widget in body:
            layout.addWidget(widget)
