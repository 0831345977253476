"""The card of what a server (MCP) asks: a form, an address to open, a model to be asked.

Like the approval card it takes no focus and nothing that was typed for something else; what was
filled in is there again when the person comes back to it.
"""

from collections.abc import Callable

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent

from helix_desktop.domain.servers import DISMISSED, NO, Asking, ServerAnswer, ServerQuestion
from helix_desktop.ui.chat.cards.asking_card import DEAD, AskingCard
from helix_desktop.ui.chat.cards.exact import ExactText, Shape
from helix_desktop.ui.chat.cards.facts import Fact, Facts
from helix_desktop.ui.chat.cards.flow import ButtonRow
from helix_desktop.ui.chat.cards.form import Filled, Form
from helix_desktop.ui.chat.cards.server_words import (
    chips_of,
    facts_of,
    link_of,
    spoken,
    title_of,
)
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.copying import copy_text
from helix_desktop.ui.parts.key_button import KeyButton, Role
from helix_desktop.ui.parts.link_question import LinkQuestion
from helix_desktop.ui.parts.reading_area import ReadingArea
from helix_desktop.ui.words import tr

LEAST_FORM = 72
"""Height of a form that is scrolled: a field with its name."""
MOST_KEPT = 20
"""Forms that were begun and are not on the card."""

_YES = {Asking.FORM: "Send", Asking.URL: "Open…", Asking.SAMPLING: "Allow once"}
_NO = {Asking.FORM: "Decline", Asking.URL: "Decline", Asking.SAMPLING: "Deny"}

Key = tuple[str, ServerQuestion]


class ServerCard(AskingCard):
    """Shows one question at a time; `answered` carries its number and the ServerAnswer."""

    answered = Signal(str, object)

    def __init__(
        self,
        theme: Theme,
        *,
        dead: int = DEAD,
        open_url: Callable[[QUrl], object] = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(theme, dead=dead)
        self._key: Key | None = None
        self._kept: dict[Key, dict[str, Filled]] = {}
        self._open_url = open_url
        self.link_question: LinkQuestion | None = None
        self._about, self._facts = Facts(theme), Facts(theme)
        self.form = Form(theme)
        self._scroll = ReadingArea(self.form, tr("What the server asks"))
        self.exact = ExactText(theme)
        self.yes = KeyButton(theme, "", "Alt+Y", role=Role.PRIMARY)
        self.dismiss = KeyButton(theme, tr("Dismiss"), "Alt+D", role=Role.QUIET)
        self.no = KeyButton(theme, "", "Alt+N", role=Role.REFUSING)
        self._buttons = ButtonRow((self.yes,), (self.dismiss, self.no))
        self.lay_out(self._about, self._scroll, self.exact, self._facts, self._buttons)
        self._connect()
        self.hide()

    @property
    def question(self) -> ServerQuestion | None:
        return self._key[1] if self._key is not None else None

    @property
    def asks(self) -> bool:
        return self._key is not None

    def show_question(
        self, key: Key | None, *, number: int = 1, of: int = 1, asker: str = ""
    ) -> None:
        """None hides the card; the same question again only renews its place in the row."""
        self.show_place(number, of)
        self._about.show_facts([Fact("chat", "acc", ((asker, "strong"),))] if asker else [])
        self._about.setVisible(bool(asker))
        if key is not None and key == self._key:
            return
        self._put_away()
        self._key = key
        if key is None:
            self.hide()
            return
        self._fill(key)
        self.begin()
        self.announce(spoken(key[1], asker))

    def forget(self, number: str) -> None:
        """It is settled: what was filled in is of no use any more."""
        for key in [each for each in self._kept if each[0] == number]:
            del self._kept[key]

    def facts(self) -> str:
        return self._facts.text()

    def heading(self) -> str:
        words = (self._title.text(), self._count.text(), self._about.text())
        return " · ".join(word for word in words if word)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """What does not fit into the window is scrolled to; the exact text has what is left."""
        room = self.room(self._about, self._facts, self._buttons)
        if not self._scroll.isHidden():
            wanted = self.form.wanted()
            most = room if self.exact.isHidden() else room // 2
            height = min(wanted, max(LEAST_FORM, most))
            if height != self._scroll.height():
                self._scroll.setFixedHeight(height)
            room -= height
        self.exact.allow_height(room)

    def _fill(self, key: Key) -> None:
        question = key[1]
        asking = question.asking
        self._title.setText(title_of(question))
        self._sign.show_as("spark" if asking is Asking.SAMPLING else "chat", "warn")
        self._chips.show_chips(chips_of(question))
        sampling = asking is Asking.SAMPLING
        self.form.show_fields("" if sampling else question.message, question.fields)
        self.form.fill(self._kept.pop(key, {}))
        self._scroll.setVisible(not sampling)
        self._scroll.verticalScrollBar().setValue(0)
        self.exact.setVisible(asking is not Asking.FORM)
        self.exact.allow_rows(1)  # until it is known how many there is room for
        text, shape = (question.message, Shape.TALK) if sampling else (question.url, Shape.TEXT)
        self.exact.show_text(text, shape)
        self._facts.show_facts(facts_of(question))
        self.yes.show_as(tr(_YES[asking]))
        self.yes.setEnabled(asking is not Asking.URL or link_of(question) is not None)
        self.no.show_as(tr(_NO[asking]))
        self.dismiss.setVisible(not sampling)
        self._buttons.place()

    def _put_away(self) -> None:
        """Another question comes, or none: keep what was begun, and give the keyboard away."""
        if self._key is not None and self.form.rows:
            self._kept[self._key] = self.form.filled()
            while len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        if self.link_question is not None:
            self.link_question.reject()
        self.hand_on()

    def _accept(self) -> None:
        question = self.question
        if question is None or not self.ready or not self.yes.isEnabled():
            return
        if question.asking is Asking.URL:
            self._ask_to_open(question)
        elif question.asking is Asking.SAMPLING:
            self._answer(ServerAnswer(True))
        else:
            self._send()

    def _send(self) -> None:
        """Only what fits; the first field that does not is shown, and says why."""
        had_focus = self.form.has_focus
        wrong = self.form.judge()
        if wrong is None:
            self._answer(ServerAnswer(True, self.form.values()))
            return
        self.fit()
        self._scroll.ensureWidgetVisible(wrong, 0, 0)
        if had_focus:  # nobody who types elsewhere is fetched here
            wrong.focus()

    def _answer(self, answer: ServerAnswer) -> None:
        if self._key is not None and self.ready:
            self.answered.emit(self._key[0], answer)

    def _ask_to_open(self, question: ServerQuestion) -> None:
        link = link_of(question)
        if link is None or self.link_question is not None:
            return
        asked = LinkQuestion(link, self.window(), copying=True)
        asked.accepted.connect(lambda: self._go(link.url))
        asked.copied.connect(lambda: self._copy(link.url))
        asked.finished.connect(self._on_link_answered)
        self.link_question = asked
        asked.open()

    def _go(self, url: str) -> None:
        self._open_url(QUrl(url, QUrl.ParsingMode.StrictMode))
        self._answer(ServerAnswer(True))

    def _copy(self, url: str) -> None:
        copy_text(url)
        self._answer(ServerAnswer(True))

    def _on_link_answered(self) -> None:
        self.link_question = None

    def _on_enter(self) -> None:
        if self.form.has_focus:
            self._accept()

    def _connect(self) -> None:
        acts: tuple[tuple[KeyButton, str, Callable[[], None]], ...] = (
            (self.yes, "Alt+Y", self._accept),
            (self.no, "Alt+N", lambda: self._answer(NO)),
            (self.dismiss, "Alt+D", self._on_dismissed),
        )
        for button, keys, act in acts:
            button.clicked.connect(act)
            self.on_keys(keys, act)
        self.form.submitted.connect(self._on_enter)
        self.form.left.connect(self.left)
        self.form.grew.connect(self.fit)

    def _on_dismissed(self) -> None:
        if not self.dismiss.isHidden():
            self._answer(DISMISSED)
