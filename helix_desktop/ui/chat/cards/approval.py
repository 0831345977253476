"""The approval card: a call that waits, in full, and the answers a person can give.

Nothing typed or clicked for something else can answer it.
"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from helix_desktop.domain.permission import Answer, Question, Reply
from helix_desktop.ui.chat.cards.approval_words import (
    SHAPES,
    about,
    beside_always,
    chips_of,
    facts_of,
    sign_of,
    spoken,
    title_of,
    wide_words,
)
from helix_desktop.ui.chat.cards.asking_card import DEAD, AskingCard
from helix_desktop.ui.chat.cards.exact import ExactText, Shape
from helix_desktop.ui.chat.cards.facts import LINE, Facts
from helix_desktop.ui.chat.cards.flow import ButtonRow
from helix_desktop.ui.chat.cards.instead import Instead, editable
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.reading_area import ReadingArea
from helix_desktop.ui.words import tr

NARROW = 540
"""Width of the card below which the buttons say less and the facts more."""


class ApprovalCard(AskingCard):
    """Shows one question at a time; `answered` carries its id and the Answer."""

    answered = Signal(str, object)
    open_wanted = Signal(object)
    """Hidden files that commands may read from now on."""

    def __init__(self, theme: Theme, *, dead: int = DEAD) -> None:
        super().__init__(theme, dead=dead)
        self._question: Question | None = None
        self._narrow = False
        self._about, self._facts = Facts(theme), Facts(theme)
        self.exact = ExactText(theme)
        self.facts_area = ReadingArea(self._facts, tr("What it would do"))
        self.once = KeyButton(theme, tr("Allow once"), "Alt+Y", role=Role.PRIMARY)
        self.always = KeyButton(theme, tr("Always this form"), "Alt+A")
        self.wide = KeyButton(theme, "", "Alt+P")
        self.open = KeyButton(theme, tr("Open this to commands"), role=Role.QUIET)
        self.edit = KeyButton(theme, tr("Edit"), "Alt+E", role=Role.QUIET)
        self.tell = KeyButton(theme, tr("Tell Helix instead"), "Alt+T", role=Role.QUIET)
        self.never = KeyButton(theme, tr("Never"), role=Role.QUIET)
        self.deny = KeyButton(theme, tr("Deny"), "Alt+N", role=Role.REFUSING)
        others = (self.open, self.edit, self.tell, self.never, self.deny)
        self._buttons = ButtonRow((self.once, self.always, self.wide), others)
        self.instead = Instead(theme)
        self.lay_out(self._about, self.exact, self.facts_area, self.instead, self._buttons)
        self._connect()
        self.hide()

    @property
    def question(self) -> Question | None:
        return self._question

    def show_question(
        self, question: Question | None, *, number: int = 1, of: int = 1, asker: str = ""
    ) -> None:
        """None hides the card; the same question again only renews its place in the row."""
        self.show_place(number, of)
        self._about.show_facts(about(question, asker) if question else ())
        self._about.setVisible(bool(self._about.text()))
        if question is not None and self._question is not None and question == self._question:
            return
        self._question = question
        self.hand_on()
        self.instead.close_field()
        self._buttons.show()
        if question is None:
            self.hide()
            return
        self._fill(question)
        self.begin()
        self.announce(spoken(question, asker))

    @property
    def asks(self) -> bool:
        return self._question is not None

    def facts(self) -> str:
        return self._facts.text()

    def heading(self) -> str:
        words = (self._title.text(), self._count.text(), self._about.text())
        return " · ".join(word for word in words if word)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < NARROW
        if narrow != self._narrow and self._question is not None:
            self._narrow = narrow
            self._say(self._question)
        self._narrow = narrow
        self.fit()

    def _fill(self, question: Question) -> None:
        self._title.setText(title_of(question))
        self._sign.show_as(*sign_of(question))
        self._chips.show_chips(chips_of(question))
        self.exact.allow_rows(1)  # until it is known how many there is room for
        self.exact.show_text(question.shown, SHAPES.get(question.subject, Shape.TEXT))
        self.always.setEnabled(bool(question.always))
        self.never.setVisible(bool(question.never))
        self.wide.setVisible(any(question.prefixes))
        self.edit.setVisible(bool(editable(question)))
        self.open.setVisible(bool(question.hidden))
        self._say(question)

    def _say(self, question: Question) -> None:
        """What depends on the width: words in the buttons or in the facts."""
        narrow = self._narrow
        words = tr("Always") if narrow else tr("Always this form")
        self.always.show_as(words, beside_always(question, narrow=narrow))
        self.wide.show_as(tr("Always"), wide_words(question))
        self.open.show_as(tr("Open") if narrow else tr("Open this to commands"))
        self.tell.show_as(tr("Tell") if narrow else tr("Tell Helix instead"))
        self._facts.show_facts(facts_of(question, narrow=narrow))
        self.facts_area.setVisible(bool(self._facts.text()))
        self._buttons.place()

    def fit(self) -> None:
        """What does not fit into the window is scrolled to; of low room the exact text has half."""
        room = self.room(self._about, self.instead, self._buttons)
        wanted = self._facts.height()
        self.exact.allow_height(room - min(wanted, max(LINE, room // 2)))
        self.facts_area.setFixedHeight(max(LINE, min(wanted, room - self.exact.height())))

    def _reply(self, reply: Reply, words: str = "") -> None:
        question = self._question
        # with a field open it would be unclear what is allowed: the call, or what is written
        allowed = reply in (Reply.NO, Reply.NEVER) or not self.instead.isVisible()
        allowed = allowed and (reply is not Reply.ALWAYS or self.always.isEnabled())
        allowed = allowed and (reply is not Reply.ALWAYS_PREFIX or not self.wide.isHidden())
        allowed = allowed and (reply is not Reply.NEVER or not self.never.isHidden())
        if question is not None and allowed and self.ready:
            self.answered.emit(question.id, Answer(reply, words))

    def _open_hidden(self) -> None:
        if self._question is not None and self.ready and self._question.hidden:
            self.open_wanted.emit(self._question.hidden)

    def _open_edit(self) -> None:
        if self._question is not None and self.ready and not self.edit.isHidden():
            self._buttons.hide()
            self.instead.edit(self._question)
            self.fit()

    def _open_tell(self) -> None:
        if self._question is not None and self.ready:
            self._buttons.hide()
            self.instead.tell()
            self.fit()

    def _on_changed(self, command: str) -> None:
        """What is left as it was is allowed as it is."""
        question = self._question
        if question is not None and self.ready:
            same = command == question.shown.strip()
            answer = Answer(Reply.ONCE, command="" if same else command)
            self.answered.emit(question.id, answer)

    def _on_closed(self) -> None:
        self.left.emit()
        self._buttons.show()
        self.fit()

    def _connect(self) -> None:
        replies = (
            (self.once, Reply.ONCE, "Alt+Y"),
            (self.always, Reply.ALWAYS, "Alt+A"),
            (self.wide, Reply.ALWAYS_PREFIX, "Alt+P"),
            (self.deny, Reply.NO, "Alt+N"),
            (self.never, Reply.NEVER, ""),
        )
        for button, reply, keys in replies:
            button.clicked.connect(lambda _=False, reply=reply: self._reply(reply))
            if keys:
                self.on_keys(keys, lambda reply=reply: self._reply(reply))
        self.open.clicked.connect(self._open_hidden)
        self.edit.clicked.connect(self._open_edit)
        self.on_keys("Alt+E", self._open_edit)
        self.tell.clicked.connect(self._open_tell)
        self.on_keys("Alt+T", self._open_tell)
        self.instead.changed.connect(self._on_changed)
        self.instead.said.connect(lambda words: self._reply(Reply.NO, words))
        self.instead.closed.connect(self._on_closed)
