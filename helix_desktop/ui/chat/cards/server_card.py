"""The card for an MCP server's question: a form, an address to open, or a request to a model.

Like the approval card it takes no focus, and no input meant for something else answers it. A form
keeps its entries until the user comes back to it, and takes the keyboard only where the user clicks
or tabs into it.
"""

import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from helix_desktop.domain.mcp_servers import (
    DISMISSED,
    MAX_FORM_VALUE_CHARS,
    NO,
    FieldKind,
    FormField,
    SamplingEstimate,
    ServerAnswer,
    ServerQuestion,
    ServerQuestionKind,
    TextFormat,
    Value,
    find_field_problem,
    parse_typed,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.ui.chat.cards.dock_card import (
    ButtonRow,
    CardFact,
    Chip,
    QuestionCard,
    asker_facts,
    card_fact,
    strong_fact,
    value_fact,
)
from helix_desktop.ui.chat.cards.exact_text import TOKEN, ExactTextKind, ExactTextView
from helix_desktop.ui.markdown.link_check import LinkWarning, SafeLink, check_link
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import cost_text, count_text, phrase_text, plural, retold, tr
from helix_desktop.ui.text.safe_text import breakable_text, one_line
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.choices import PillGroup
from helix_desktop.ui.widgets.controls import key_button, set_words
from helix_desktop.ui.widgets.dialogs import OpenLinkDialog
from helix_desktop.ui.widgets.fields import FramedField
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import (
    ReadableScrollArea,
    aligned,
    column_of,
    drop_widget,
    grow,
    row_of,
)

NAME = 60

_SECRET = re.compile(
    r"pass(word|phrase|code)|secret|token|api[\W_]?key|private[\W_]?key|credential|\bpin\b|\bcvv\b",
    re.IGNORECASE,
)
_CAUTIONS = {
    LinkWarning.IMITATES: Phrase("The host name contains look-alike letters."),
    LinkWarning.LOCAL: Phrase("The link points to this computer or your local network."),
    LinkWarning.HIDES: Phrase("The address contains invisible characters."),
    LinkWarning.PLAIN: Phrase("The connection is not encrypted."),
}


def server_question_title(question: ServerQuestion) -> str:
    titles = {
        ServerQuestionKind.FORM: tr("“{0}” needs information from you"),
        ServerQuestionKind.URL: tr("“{0}” asks you to open a link"),
        ServerQuestionKind.SAMPLING: tr("“{0}” wants to use a model"),
        ServerQuestionKind.CHANGE: tr("A terminal wants to change permissions"),
        ServerQuestionKind.AGENT: tr("The agent asks you"),
    }
    return titles[question.asking].format(server_question_name(question))


def server_question_name(question: ServerQuestion) -> str:
    return one_line(question.server, NAME)


def server_question_chips(question: ServerQuestion) -> list[Chip]:
    if question.asking is ServerQuestionKind.CHANGE:
        return [(tr("Terminal"), "info", "")]
    if question.asking is ServerQuestionKind.AGENT:
        return []
    chips: list[Chip] = [(tr("MCP server"), "info", "")]
    if question.asking is ServerQuestionKind.SAMPLING and question.outlook is not None:
        chips.insert(0, (one_line(question.outlook.llm, NAME), "acc", "spark"))
    if len(question.fields) > 1:
        chips.append((plural(len(question.fields), "{0} field", "{0} fields"), "fg2", ""))
    return chips


def server_question_facts(question: ServerQuestion) -> list[CardFact]:
    match question.asking:
        case ServerQuestionKind.FORM:
            return _form(question)
        case ServerQuestionKind.URL:
            return _address(server_question_link(question))
        case ServerQuestionKind.CHANGE:
            words = tr("Allow this only if you entered the command yourself.")
            return [card_fact("lock", "mut", words)]
        case ServerQuestionKind.AGENT:
            return []
    return _sampling(question)


def server_question_link(question: ServerQuestion) -> SafeLink | None:
    """Return the link to open, or None if that is not allowed or differs from the shown text."""
    return None if TOKEN.search(question.url) else check_link(question.url)


def server_question_spoken_text(question: ServerQuestion, asker: str) -> str:
    names = [
        retold(field.title or field.placeholder) or show_hidden(field.name)
        for field in question.fields
    ]
    facts = [fact.text for fact in server_question_facts(question)]
    title = server_question_title(question)
    lines = (title, asker, question.message[:4_000], question.url, *names, *facts)
    return "\n".join(filter(None, lines))


def looks_secret(field: FormField) -> bool:
    words = f"{field.name} {field.title}"
    return field.kind is FieldKind.TEXT and _SECRET.search(words) is not None


def _form(question: ServerQuestion) -> list[CardFact]:
    words = tr("Your answers go to the MCP server {0}, a third-party program.")
    facts = [value_fact("send", "mut", words, server_question_name(question))]
    secret = next((field for field in question.fields if looks_secret(field)), None)
    if secret is None:
        words = tr("Don't enter passwords or keys. Servers must not ask for them.")
        return [*facts, card_fact("lock", "mut", words)]
    name = one_line(secret.title or secret.name, NAME)
    lead = tr("“{0}” looks like a secret.").format(name)
    words = tr("{0} Servers must not ask for passwords or keys. Decline this request.")
    return [value_fact("lock", "warn", words, lead, style="strong"), *facts]


def _address(link: SafeLink | None) -> list[CardFact]:
    if link is None:
        words = tr("Helix can't open this link. Only plain http and https links work.")
        return [strong_fact("warn", "warn", words)]
    facts = [value_fact("info", "mut", tr("Opens {0}"), link.host)]
    cautions = [_CAUTIONS[caution] for caution in link.cautions if caution in _CAUTIONS]
    facts += [strong_fact("warn", "warn", phrase_text(caution)) for caution in cautions]
    words = tr("Helix can't see what you do on that page. You confirm once more before it opens.")
    return [*facts, card_fact("lock", "mut", words)]


def _sampling(question: ServerQuestion) -> list[CardFact]:
    facts = [_outlook(question.outlook)] if question.outlook is not None else []
    words = tr(
        "The model sees only the text above, not your conversations, and has no tools. Its "
        "answer goes to the MCP server {0}."
    )
    return [*facts, value_fact("send", "mut", words, server_question_name(question))]


def _outlook(outlook: SamplingEstimate) -> CardFact:
    cost = cost_text(outlook.cost)
    words = plural(
        outlook.tokens,
        "{3} would answer: about {0} token in, up to {1} out, {2}.",
        "{3} would answer: about {0} tokens in, up to {1} out, {2}.",
        count_text(outlook.max_tokens),
        tr("up to {0}").format(cost) if outlook.cost else cost,
        "{0}",
    )
    return value_fact("spark", "mut", words, one_line(outlook.llm, NAME))


Filled: TypeAlias = str | tuple[int, ...]
"""The content of a field, valid or not: text, or the positions of chosen options."""

_EXAMPLES = {
    TextFormat.EMAIL: "ann@example.org",
    TextFormat.URI: "https://example.org",
    TextFormat.DATE: "2026-01-31",
    TextFormat.MOMENT: "2026-01-31T18:30:00Z",
}


class _Line(QLineEdit):
    """A line that returns the keyboard focus on Esc."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # a key held down sends only once
        else:
            super().keyPressEvent(event)


class ServerFormRow(QWidget):
    """A field of a form: its name, description, and content, and why that cannot be sent."""

    def __init__(self, theme: Theme, field: FormField) -> None:
        super().__init__()
        self.field = field
        name = retold(field.title or field.placeholder) or show_hidden(field.name)
        self.line: _Line | None = None
        self.pills: PillGroup | None = None
        self._frame: FramedField | None = None
        self.error = label("", "small", "bad", wrap=True)
        self.error.hide()
        control = self._control(theme, name)
        wish = aligned(label(self._wish(), "micro", "mut"), Qt.AlignmentFlag.AlignTop)
        title = label(breakable_text(name), "smallb", "fg", wrap=True)
        about = label(breakable_text(field.description), "small", "mut", wrap=True)
        if not field.description:
            about.hide()
        head = () if field.placeholder else (row_of(grow(title), wish, spacing=8),)
        column_of(*head, about, control, self.error, on=self, margins=0, spacing=4)

    @property
    def value(self) -> Value | None:
        if self.line is not None:
            return parse_typed(self.field, self.line.text())
        assert self.pills is not None
        chosen = self.pills.chosen
        if self.field.kind is FieldKind.YES_NO:
            return chosen == (0,) if chosen else None
        values = tuple(self.field.choices[at] for at in chosen)
        if self.field.kind is FieldKind.CHOICES:
            return values if values or self.field.required else None
        return values[0] if values else None

    @property
    def filled(self) -> Filled:
        if self.line is not None:
            return self.line.text()
        return self.pills.chosen if self.pills is not None else ()

    def fill(self, filled: Filled) -> None:
        if self.line is not None and isinstance(filled, str):
            self.line.setText(filled)
        elif self.pills is not None and not isinstance(filled, str):
            self.pills.choose(filled)

    def judge(self) -> bool:
        """Whether the content can be sent; if not, show why."""
        words = find_field_problem(self.field, self.value)
        self._say(retold(words))
        return not words

    def focus(self) -> None:
        (self.line or self._pill()).setFocus(Qt.FocusReason.OtherFocusReason)

    def _control(self, theme: Theme, name: str) -> QWidget:
        field = self.field
        if field.kind in (FieldKind.YES_NO, FieldKind.CHOICE, FieldKind.CHOICES):
            labels = (tr("Yes"), tr("No")) if field.kind is FieldKind.YES_NO else field.labels
            self.pills = PillGroup(theme, labels, single=field.kind is not FieldKind.CHOICES)
            self.pills.setAccessibleName(name)
            self.pills.choose(_places(field))
            self.pills.changed.connect(lambda: self._say(""))
            return self.pills
        self.line = _Line()
        self._frame = FramedField(self.line, name)
        self.line.setFont(font("body"))
        self.line.setFrame(False)
        self.line.setMaxLength(MAX_FORM_VALUE_CHARS)
        self.line.setAccessibleDescription(field.description)
        self.line.setPlaceholderText(retold(field.placeholder) or _EXAMPLES.get(field.format, ""))
        self.line.setText("" if field.default is None else str(field.default))
        self.line.textEdited.connect(lambda: self._say(""))
        row_of(self.line, on=self._frame, margins=(12, 0, 12, 0))
        self._frame.setFixedHeight(34)
        return self._frame

    def _wish(self) -> str:
        """Return whether the field is required, and its bounds."""
        field, words = self.field, [tr("required") if self.field.required else tr("optional")]
        units = {FieldKind.TEXT: tr(" characters"), FieldKind.CHOICES: tr(" of these")}
        unit = units.get(field.kind, "")
        if field.minimum is not None and field.maximum is not None:
            words.append(f"{field.minimum:,.15g}–{field.maximum:,.15g}{unit}")
        elif field.minimum is not None:
            words.append(tr("at least {0}").format(f"{field.minimum:,.15g}{unit}"))
        elif field.maximum is not None:
            words.append(tr("at most {0}").format(f"{field.maximum:,.15g}{unit}"))
        return " · ".join(words)

    def _say(self, words: str) -> None:
        self.error.setText(words)
        self.error.setVisible(bool(words))
        if self._frame is not None and self.line is not None:
            self._frame.set_wrong(bool(words))
            self.line.setAccessibleDescription(words or self.field.description)

    def _pill(self) -> QWidget:
        assert self.pills is not None
        return self.pills.pills[(*self.pills.chosen, 0)[0]]


class ServerFormView(QWidget):
    """A server's message, and below it the rows of its form."""

    submitted = Signal()
    """Enter in one of the lines."""
    left = Signal()
    grew = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: list[ServerFormRow] = []
        self.message = label("", "body", "fg2", wrap=True)
        self._layout = column_of(self.message, on=self, margins=(0, 0, 8, 0), spacing=12)

    def show_fields(self, message: str, fields: Sequence[FormField]) -> None:
        self.message.setText(breakable_text(message))
        self.message.setVisible(bool(message))
        for row in self.rows:
            drop_widget(self._layout, row)
        self.rows = [ServerFormRow(self._theme, field) for field in fields]
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

    def judge(self) -> ServerFormRow | None:
        """Return the first field that cannot be sent; each such field shows why."""
        wrong = [row for row in self.rows if not row.judge()]
        return wrong[0] if wrong else None

    @property
    def has_focus(self) -> bool:
        inside = QApplication.focusWidget()
        return inside is not None and self.isAncestorOf(inside)

    def wanted(self) -> int:
        """Return the height needed at the present width."""
        self._layout.activate()
        return self._layout.totalMinimumSize().height()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.grew.emit()
        return done


def _places(field: FormField) -> tuple[int, ...]:
    """Return the positions of the default among the choices."""
    default = field.default
    if isinstance(default, bool):
        return (0,) if default else (1,)
    wanted = default if isinstance(default, tuple) else (default,)
    return tuple(at for at, choice in enumerate(field.choices) if choice in wanted)


MIN_FORM_HEIGHT = 72
"""Least height of a scrolled form: a field with its name."""
MAX_KEPT_ANSWERS = 20
"""Most unfinished forms kept for questions that are not shown."""

_SIGNS = {ServerQuestionKind.SAMPLING: "spark", ServerQuestionKind.CHANGE: "terminal"}
_YES = {
    ServerQuestionKind.FORM: Phrase("Send"),
    ServerQuestionKind.URL: Phrase("Open…"),
    ServerQuestionKind.SAMPLING: Phrase("Allow once"),
    ServerQuestionKind.CHANGE: Phrase("Allow"),
    ServerQuestionKind.AGENT: Phrase("Send"),
}
_READ_ONLY = frozenset({ServerQuestionKind.SAMPLING, ServerQuestionKind.CHANGE})
"""The questions whose message is shown as it is, to be allowed or denied."""


Key = tuple[str, ServerQuestion]


class ServerQuestionCard(QuestionCard):
    """A card that shows one question; `answered` carries its number and the ServerAnswer."""

    answered = Signal(str, object)

    def __init__(
        self,
        theme: Theme,
        *,
        tick: Callable[[], float] = time.monotonic,
        open_url: Callable[[QUrl], object] = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(theme, tick=tick)
        self._key: Key | None = None
        self._drafts: dict[Key, dict[str, Filled]] = {}
        self._open_url = open_url
        self.link_question: OpenLinkDialog | None = None
        self.form = ServerFormView(theme)
        self._scroll = ReadableScrollArea(self.form, tr("Server request"))
        self.exact = ExactTextView(theme)
        self.yes = key_button("", "Alt+Y", role="primary")
        self.dismiss = key_button(tr("Dismiss"), "Alt+D", role="quiet")
        self.no = key_button("", "Alt+N", role="refuse")
        self._buttons = ButtonRow((self.yes,), (self.dismiss, self.no))
        self.lay_out(self._about, self._scroll, self.exact, self.facts, self._buttons)
        self._connect()

    @property
    def question(self) -> ServerQuestion | None:
        return self._key[1] if self._key is not None else None

    @property
    def asks(self) -> bool:
        return self._key is not None

    def show_question(
        self, key: Key | None, *, number: int = 1, of: int = 1, asker: str = ""
    ) -> None:
        """Show a question; None hides the card, and the same question only updates its number."""
        self.show_place(number, of, asker_facts(asker))
        if key is not None and key == self._key:
            return
        self._put_away()
        self._key = key
        if key is None:
            self.hide()
            return
        self._fill(key)
        self.begin(server_question_spoken_text(key[1], asker))

    def forget(self, number: str) -> None:
        """Forget the entries of a settled question."""
        for key in [key_kept for key_kept in self._drafts if key_kept[0] == number]:
            del self._drafts[key]

    def fit(self) -> None:
        """Fit the card into the window; the form scrolls and the exact text gets the rest."""
        room = self.room(self._about, self.facts, self._buttons)
        if not self._scroll.isHidden():
            wanted = self.form.wanted()
            most = room if self.exact.isHidden() else room // 2
            height = min(wanted, max(MIN_FORM_HEIGHT, most))
            if height != self._scroll.height():
                self._scroll.setFixedHeight(height)
            room -= height
        self.exact.allow_height(room)

    def _fill(self, key: Key) -> None:
        question = key[1]
        asking = question.asking
        self._title.setText(server_question_title(question))
        self._sign.show_as(_SIGNS.get(asking, "chat"), "warn")
        self.chips.show_chips(server_question_chips(question))
        read_only = asking in _READ_ONLY
        self.form.show_fields("" if read_only else question.message, question.fields)
        self.form.fill(self._drafts.pop(key, {}))
        self._scroll.setVisible(not read_only)
        self._scroll.verticalScrollBar().setValue(0)
        self.exact.setVisible(asking in _READ_ONLY or asking is ServerQuestionKind.URL)
        self.exact.allow_rows(1)  # until the available room is known
        if read_only:
            talk = asking is ServerQuestionKind.SAMPLING
            shape = ExactTextKind.TALK if talk else ExactTextKind.TEXT
            self.exact.show_text(question.message, shape)
        else:
            self.exact.show_text(question.url, ExactTextKind.TEXT)
        self.facts.show_facts(server_question_facts(question))
        set_words(self.yes, phrase_text(_YES[asking]))
        link = server_question_link(question)
        self.yes.setEnabled(asking is not ServerQuestionKind.URL or link is not None)
        set_words(self.no, tr("Deny") if read_only else tr("Decline"))
        self.dismiss.setVisible(asking in (ServerQuestionKind.FORM, ServerQuestionKind.URL))
        self._buttons.place()

    def _put_away(self) -> None:
        """Keep the entries of the present question and hand on the keyboard focus."""
        if self._key is not None and self.form.rows:
            self._drafts[self._key] = self.form.filled()
            while len(self._drafts) > MAX_KEPT_ANSWERS:
                del self._drafts[next(iter(self._drafts))]
        if self.link_question is not None:
            self.link_question.reject()
        self.hand_on()

    def _accept(self) -> None:
        question = self.question
        if question is None or not self.ready or not self.yes.isEnabled():
            return
        if question.asking is ServerQuestionKind.URL:
            self._ask_to_open(question)
        elif question.asking in _READ_ONLY:
            self._answer(ServerAnswer(True))
        else:
            self._send()

    def _send(self) -> None:
        """Send a valid form, or scroll to the first invalid field, which shows why."""
        had_focus = self.form.has_focus
        wrong = self.form.judge()
        if wrong is None:
            self._answer(ServerAnswer(True, self.form.values()))
            return
        self.fit()
        self._scroll.ensureWidgetVisible(wrong, 0, 0)
        if had_focus:  # do not take the focus from a user who types elsewhere
            wrong.focus()

    def _answer(self, answer: ServerAnswer) -> None:
        if self._key is not None and self.ready:
            self.answered.emit(self._key[0], answer)

    def _ask_to_open(self, question: ServerQuestion) -> None:
        link = server_question_link(question)
        if link is None or self.link_question is not None:
            return
        dialog = OpenLinkDialog(link, self.window(), self._open_url, copying=True)
        dialog.copied.connect(lambda: copy_text(link.url))
        for done in (dialog.accepted, dialog.copied):
            done.connect(lambda: self._answer(ServerAnswer(True)))
        dialog.finished.connect(self._on_link_answered)
        self.link_question = dialog
        dialog.open()

    def _on_link_answered(self) -> None:
        self.link_question = None

    def _on_enter(self) -> None:
        if self.form.has_focus:
            self._accept()

    def _connect(self) -> None:
        self.on_press(self.yes, self._accept, keys="Alt+Y")
        self.on_press(self.no, lambda: self._answer(NO), keys="Alt+N")
        self.on_press(self.dismiss, self._on_dismissed, keys="Alt+D")
        self.form.submitted.connect(self._on_enter)
        self.form.left.connect(self.left)
        self.form.grew.connect(self.fit)

    def _on_dismissed(self) -> None:
        if not self.dismiss.isHidden():
            self._answer(DISMISSED)
