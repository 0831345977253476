"""The card with a form or question of the agent (ask_user) or an MCP server: fields, address,
request to a model; and the card *What does this model cost?*.

A price is needed to keep a budget in dollars. It limits the work, so no call is made before the
answer.
"""

import re
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.form_questions import (
    DISMISSED,
    MAX_FORM_VALUE_CHARS,
    NO,
    FieldKind,
    FormAnswer,
    FormField,
    FormQuestion,
    FormQuestionKind,
    TextFormat,
    Value,
    find_field_problem,
    parse_typed,
)
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.llm import Prices
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.chat.cards.exact_text import ExactTextKind
from helix_desktop.ui.chat.cards.question_card import (
    CardBody,
    CardFact,
    CardQuestion,
    Chip,
    Choice,
    card_fact,
    strong_fact,
    value_fact,
)
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.formatting import (
    amount_text,
    figure_text,
    parse_amount,
    phrase_text,
    plural,
    retold,
    tr,
)
from helix_desktop.ui.text.safe_text import (
    SafeLink,
    breakable_text,
    check_link,
    one_line,
)
from helix_desktop.ui.widgets.accessibility import copy_text
from helix_desktop.ui.widgets.cell_text import SPELLED_TOKEN
from helix_desktop.ui.widgets.choices import PillGroup
from helix_desktop.ui.widgets.dialogs import OpenLinkDialog
from helix_desktop.ui.widgets.fields import FramedField, LineField, StatusLine
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    ReadableScrollArea,
    aligned,
    column_of,
    grow,
    row_of,
)

MAX_NAME_CHARS = 60

_SECRET = re.compile(
    r"pass(word|phrase|code)|secret|token|api[\W_]?key|private[\W_]?key|credential|\bpin\b|\bcvv\b",
    re.IGNORECASE,
)

_KINDS = {
    FormQuestionKind.FORM: (Phrase("“{0}” needs information from you"), "chat", Phrase("Send")),
    FormQuestionKind.URL: (Phrase("“{0}” asks you to open a link"), "chat", Phrase("Open…")),
    FormQuestionKind.CHANGE: (
        Phrase("A terminal wants to change permissions"),
        "terminal",
        Phrase("Allow"),
    ),
    FormQuestionKind.AGENT: (Phrase("Helix asks you"), "chat", Phrase("Send")),
    FormQuestionKind.SERVER: (
        Phrase("An editor wants to use the MCP server “{0}”"),
        "warn",
        Phrase("Allow"),
    ),
    FormQuestionKind.PROGRAM: (
        Phrase("The program of “{0}” is another one than before"),
        "warn",
        Phrase("Allow"),
    ),
    FormQuestionKind.CUT_OFF: (
        Phrase("A command was cut off: put back what changed?"),
        "warn",
        Phrase("Put back"),
    ),
}
"""The title, the icon, and the first answer of each kind of question."""
_READ_ONLY = (
    FormQuestionKind.CHANGE,
    FormQuestionKind.SERVER,
    FormQuestionKind.PROGRAM,
    FormQuestionKind.CUT_OFF,
)
"""The questions whose message is shown as it is, to be allowed or denied."""


def form_question_title(question: FormQuestion) -> str:
    return phrase_text(_KINDS[question.kind][0]).format(form_question_name(question))


def form_question_name(question: FormQuestion) -> str:
    return one_line(question.server, MAX_NAME_CHARS)


def _chips(question: FormQuestion) -> list[Chip]:
    if question.kind is FormQuestionKind.CHANGE:
        return [(tr("Terminal"), "info", "")]
    if not question.server or question.kind is FormQuestionKind.PROGRAM:
        return []
    chips: list[Chip] = [(tr("MCP server"), "info", "")]
    if len(question.fields) > 1:
        chips.append((plural(len(question.fields), "{0} field", "{0} fields"), "fg2", ""))
    return chips


def _facts(question: FormQuestion, link: SafeLink | None) -> list[CardFact]:
    match question.kind:
        case FormQuestionKind.FORM:
            words = tr("Your answers go to the MCP server {0}, a third-party program.")
            facts = [value_fact("send", "mut", words, form_question_name(question))]
            texts = (field for field in question.fields if field.kind is FieldKind.TEXT)
            secrets = (field for field in texts if _SECRET.search(f"{field.name} {field.title}"))
            secret = next(secrets, None)
            if secret is None:
                words = tr("Don't enter passwords or keys. Servers must not ask for them.")
                return [*facts, card_fact("lock", "mut", words)]
            name = one_line(secret.title or secret.name, MAX_NAME_CHARS)
            caution = tr("“{0}” looks like a secret.").format(name)
            words = tr("{0} Servers must not ask for passwords or keys. Decline this request.")
            return [value_fact("lock", "warn", words, caution, style="strong"), *facts]
        case FormQuestionKind.URL:
            if link is None:
                words = tr("Helix can't open this link. Only plain http and https links work.")
                return [strong_fact("warn", "warn", words)]
            facts = [value_fact("info", "mut", tr("Opens {0}"), link.host)]
            cautions = [phrase_text(caution.value) for caution in link.cautions]
            facts += [strong_fact("warn", "warn", words) for words in cautions]
            words = tr(
                "Helix can't see what you do on that page. You confirm once more before it opens."
            )
            return [*facts, card_fact("lock", "mut", words)]
        case FormQuestionKind.CHANGE:
            words = tr("Allow this only if you entered the command yourself.")
            return [card_fact("lock", "mut", words)]
        case FormQuestionKind.AGENT:
            return []
        case FormQuestionKind.CUT_OFF:
            words = tr(
                "Until you answer, nothing is put back. The Changes page shows each file, and can "
                "undo both this and what you choose here."
            )
            return [card_fact("info", "mut", words)]
        case FormQuestionKind.SERVER:
            words = tr(
                "Allow this only if you know it. A program runs outside the sandbox and can do all "
                "that you can. The settings of a project can name it."
            )
            return [card_fact("warn", "warn", words)]
        case FormQuestionKind.PROGRAM:
            words = tr(
                "Allow this only if you installed or moved it. It runs with your keys for it."
            )
            return [card_fact("warn", "warn", words)]


_EXAMPLES = {
    TextFormat.EMAIL: "ann@example.org",
    TextFormat.URI: "https://example.org",
    TextFormat.DATE: "2026-01-31",
    TextFormat.MOMENT: "2026-01-31T18:30:00Z",
}


def field_name(field: FormField) -> str:
    return retold(field.title or field.placeholder) or show_hidden(field.name)


class FormFieldRow(QWidget):
    """A field of a form: its name, description, and content, and why that cannot be sent."""

    def __init__(self, field: FormField, *, shows_optional: bool) -> None:
        super().__init__()
        self.field = field
        name = field_name(field)
        self.line: QLineEdit | None = None
        self.pills: PillGroup | None = None
        self._frame: FramedField | None = None
        self.error = label("", "small", "bad", wrap=True)
        self.error.hide()
        control: QWidget
        if field.kind in (FieldKind.YES_NO, FieldKind.CHOICE, FieldKind.CHOICES):
            labels = (tr("Yes"), tr("No")) if field.kind is FieldKind.YES_NO else field.labels
            single = field.kind is not FieldKind.CHOICES
            control = self.pills = PillGroup(labels, single=single)
            self.pills.setAccessibleName(name)
            self.pills.choose(_places(field))
            self.pills.changed.connect(lambda: self._say(""))
        else:
            self.line = QLineEdit()
            control = self._frame = FramedField(self.line, name)
            self.line.setFont(font("body"))
            self.line.setFrame(False)
            self.line.setMaxLength(MAX_FORM_VALUE_CHARS)
            self.line.setAccessibleDescription(field.description)
            placeholder = retold(field.placeholder) or _EXAMPLES.get(field.format, "")
            self.line.setPlaceholderText(placeholder)
            self.line.setText("" if field.default is None else str(field.default))
            self.line.textEdited.connect(lambda: self._say(""))
            row_of(self.line, on=self._frame, margins=(12, 0, 12, 0))
            self._frame.setFixedHeight(34)
        words: list[str] = []
        if field.required or shows_optional:
            words.append(tr("required") if field.required else tr("optional"))
        units = {FieldKind.TEXT: tr(" characters"), FieldKind.CHOICES: tr(" of these")}
        unit = units.get(field.kind, "")
        least, most = (
            None if bound is None else figure_text(bound, 15)
            for bound in (field.minimum, field.maximum)
        )
        if least and most:
            words.append(f"{least}–{most}{unit}")
        elif least:
            words.append(tr("at least {0}").format(f"{least}{unit}"))
        elif most:
            words.append(tr("at most {0}").format(f"{most}{unit}"))
        bounds = aligned(label(" · ".join(words), "micro", "mut"), Qt.AlignmentFlag.AlignTop)
        title = label(breakable_text(name), "smallb", wrap=True)
        about = label(breakable_text(field.description), "small", "mut", wrap=True)
        if not field.description:
            about.hide()
        head = () if field.placeholder else (row_of(grow(title), bounds, spacing=8),)
        column_of(*head, about, control, self.error, on=self, spacing=4)

    @property
    def value(self) -> Value | None:
        if self.line is not None:
            return parse_typed(self.field, self.line.text())
        assert self.pills is not None
        indices = self.pills.chosen
        if self.field.kind is FieldKind.YES_NO:
            return indices == (0,) if indices else None
        values = tuple(self.field.choices[index] for index in indices)
        if self.field.kind is FieldKind.CHOICES:
            return values if values or self.field.required else None
        return values[0] if values else None

    def judge(self) -> bool:
        """Whether the content can be sent; if not, show why."""
        words = find_field_problem(self.field, self.value)
        self._say(retold(words))
        return not words

    def focus(self) -> None:
        pills = self.pills
        control = self.line if pills is None else pills.pills[(*pills.chosen, 0)[0]]
        assert control is not None
        control.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, words: str) -> None:
        self.error.setText(words)
        self.error.setVisible(bool(words))
        if self._frame is not None and self.line is not None:
            self._frame.set_wrong(bool(words))
            self.line.setAccessibleDescription(words or self.field.description)


class FormBody(CardBody):
    """The message of a question, and below it the rows of its form, which scroll.

    A form keeps its entries until its question is settled, and takes the keyboard only where the
    user clicks or tabs into it, or sends it while nothing is filled in.
    """

    def __init__(
        self, question: FormQuestion, open_url: Callable[[QUrl], object] = QDesktopServices.openUrl
    ) -> None:
        super().__init__()
        self._open_url = open_url
        self.link_question: OpenLinkDialog | None = None
        self.message = label("", "body", "fg2", wrap=True)
        self.message.setText(breakable_text(question.message))
        if not question.message:
            self.message.hide()
        # the user may leave out any question of the agent
        shows_optional = question.kind is not FormQuestionKind.AGENT
        self.rows = [
            FormFieldRow(field, shows_optional=shows_optional) for field in question.fields
        ]
        self._form = QWidget()
        self._column = column_of(
            self.message, *self.rows, on=self._form, margins=(0, 0, 8, 0), spacing=12
        )
        self._scroll = ReadableScrollArea(self._form, form_question_title(question))
        column_of(self._scroll, on=self)
        for row in self.rows:
            if row.line is not None:
                self.submit_on_enter(row.line)
        self._form.installEventFilter(self)

    def fit(self, max_height: int) -> None:
        self._column.activate()
        height = min(self._column.totalMinimumSize().height(), max(MIN_FORM_HEIGHT, max_height))
        if height != self._scroll.height():
            self._scroll.setFixedHeight(height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._form and event.type() is QEvent.Type.LayoutRequest:
            self.refit()  # a field shows or hides why it cannot be sent
        return super().eventFilter(watched, event)

    def spoken_text(self) -> str:
        names = (field_name(row.field) for row in self.rows)
        return "\n".join((self.message.text(), *names))

    def values(self) -> dict[str, Value | None] | None:
        """Return the values of a valid form, or scroll to the first field that is not."""
        wrong = [row for row in self.rows if not row.judge()]
        values = {row.field.name: row.value for row in self.rows}
        inside = QApplication.focusWidget()
        has_focus = inside is not None and self.isAncestorOf(inside)
        is_empty = bool(values) and all(value is None for value in values.values())
        if not wrong and (has_focus or not is_empty):
            return values
        first = (wrong or self.rows)[0]
        self.refit()
        self._scroll.ensureWidgetVisible(first, 0, 0)
        # do not take the focus from a user who types elsewhere; with nothing filled in, the keys
        # of the button are the short way to the fields
        if has_focus or is_empty:
            first.focus()
        return None

    def ask_to_open(self, link: SafeLink, on_opened: Callable[[], object]) -> None:
        """Ask once more before a link is opened, or copied."""
        if self.link_question is not None:
            return
        dialog = OpenLinkDialog(link, self.window(), self._open_url, copying=True)
        dialog.copied.connect(lambda: copy_text(link.url))
        for done in (dialog.accepted, dialog.copied):
            done.connect(lambda: on_opened())
        dialog.finished.connect(lambda: setattr(self, "link_question", None))
        self.link_question = dialog
        dialog.open()

    def put_away(self) -> None:
        if self.link_question is not None:
            self.link_question.reject()


def _places(field: FormField) -> tuple[int, ...]:
    """Return the positions of the default among the choices."""
    default = field.default
    if isinstance(default, bool):
        return (0,) if default else (1,)
    defaults = default if isinstance(default, tuple) else (default,)
    return tuple(index for index, choice in enumerate(field.choices) if choice in defaults)


MIN_FORM_HEIGHT = 72
"""Least height of a scrolled form: a field with its name."""


def form_question(
    key: object, question: FormQuestion, body: FormBody, *, answer: Callable[[FormAnswer], object]
) -> CardQuestion:
    kind, read_only = question.kind, question.kind in _READ_ONLY
    # no link that is not allowed, or differs from the text shown
    link = None if SPELLED_TOKEN.search(question.url) else check_link(question.url)
    _title, icon, yes = _KINDS[kind]
    is_own = kind is FormQuestionKind.CUT_OFF
    no = tr("Keep") if is_own else tr("Deny") if read_only else tr("Decline")
    message = retold(question.message) if is_own else question.message

    def accept(_text: str) -> None:
        if kind is FormQuestionKind.URL and link is not None:
            body.ask_to_open(link, lambda: answer(FormAnswer(True)))
        elif read_only:
            answer(FormAnswer(True))
        elif (values := body.values()) is not None:
            answer(FormAnswer(True, values))

    can_accept = kind is not FormQuestionKind.URL or link is not None
    can_dismiss = kind in (FormQuestionKind.FORM, FormQuestionKind.URL)
    return CardQuestion(
        key=key,
        title=form_question_title(question),
        choices=[
            Choice(phrase_text(yes), accept, "Alt+Y", "primary", enabled=can_accept),
            Choice(
                tr("Dismiss"), lambda _text: answer(DISMISSED), "Alt+D", "quiet", shown=can_dismiss
            ),
            Choice(
                no,
                lambda _text: answer(NO),
                "Alt+N",
                "refuse",
            ),
        ],
        icon=icon,
        chips=_chips(question),
        body=None if read_only else body,
        exact=message if read_only else question.url,
        exact_kind=ExactTextKind.TEXT if read_only or kind is FormQuestionKind.URL else None,
        facts=_facts(question, link),
    )


FIELD_WIDTH = 110
"""Width of a field in pixels."""


class PriceBody(CardBody):
    """Fields for the prices to assume; they begin with what is suggested."""

    def __init__(self) -> None:
        super().__init__()
        self.input = LineField(tr("Input price, USD per million tokens"))
        self.output = LineField(tr("Output price, USD per million tokens"))
        self.wrong = StatusLine()
        for field in (self.input, self.output):
            field.setFixedWidth(FIELD_WIDTH)
            field.changed.connect(lambda _text: self.wrong.say(""))
            self.submit_on_enter(field.line)
        fields = row_of(
            label(tr("Input"), "small", "fg2"),
            self.input,
            label(tr("Output"), "small", "fg2"),
            self.output,
            label(tr("USD per million tokens"), "small", "mut"),
            STRETCH,
            spacing=8,
        )
        column_of(fields, self.wrong, on=self, spacing=8)

    def show_prices(self, prices: Prices) -> None:
        self.input.set_text(amount_text(prices.input))
        self.output.set_text(amount_text(prices.output))
        self.wrong.say("")

    def prices(self) -> Prices | None:
        """Return the typed prices; both zero would mean free, which has its own button."""
        amounts = [parse_amount(field.text()) for field in (self.input, self.output)]
        if None in amounts or not any(amounts):
            self.wrong.say(tr("Enter both prices as numbers, such as 3 and 15."), "bad")
            return None
        return Prices(*(amount or 0.0 for amount in amounts))


def price_question(
    question: PriceQuestion,
    body: PriceBody,
    suggested: Prices | None,
    *,
    answer: Callable[[Prices | None], object],
) -> CardQuestion:
    """Return the question for one model; it is answered with prices, or None without a limit.

    Prices of zero mean that the model is free.
    """
    body.show_prices(suggested or Prices())

    def use(_text: str) -> None:
        if (prices := body.prices()) is not None:
            answer(prices)

    words = tr("The price of {0} is unknown, so your budget in dollars can't be kept.")
    scope_note = tr(
        "Your answer applies to all workspaces. Change it in Settings › Models and keys."
    )
    return CardQuestion(
        key=question,
        title=tr("What does this model cost?"),
        choices=(
            Choice(tr("Use this price"), use, "Alt+Y", "primary"),
            Choice(tr("Free of charge"), lambda _text: answer(Prices()), "Alt+F"),
            Choice(tr("No dollar limit"), lambda _text: answer(None), "Alt+L", "quiet"),
        ),
        about=(
            value_fact("warn", "warn", words, one_line(question.llm.full_name, MAX_NAME_CHARS)),
            card_fact("info", "mut", scope_note),
        ),
        body=body,
    )
