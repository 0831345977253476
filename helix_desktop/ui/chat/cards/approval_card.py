"""The approval card with its texts and reply field, and the card and badge of a folder's trust.

A changed command is judged again before it runs. A text for Helix comes with a refusal, and the
next attempt is asked about again.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from helix_desktop.domain.blank_runs import count_blanks
from helix_desktop.domain.permission import (
    CHANGING,
    CallNeed,
    CallSubject,
    PermissionAnswer,
    PermissionQuestion,
    PermissionReply,
    is_unknown_reading,
)
from helix_desktop.domain.text_safety import MisreadText, show_hidden
from helix_desktop.ui.chat.cards.dock_card import LINE as APPROVAL_LINE
from helix_desktop.ui.chat.cards.dock_card import (
    ButtonRow,
    CardFact,
    Chip,
    DockCard,
    QuestionCard,
    asker_facts,
    card_fact,
    card_icon,
    strong_fact,
    value_fact,
)
from helix_desktop.ui.chat.cards.exact_text import TOKEN, ExactTextKind, ExactTextView
from helix_desktop.ui.chat.composer.editor import MAX_PASTE_CHARS, MessageEditor
from helix_desktop.ui.style.canvas import ELIDE_MIDDLE, WHOLE, Canvas, surface, text_width
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import (
    listed_text,
    plural,
    retold,
    sentences_text,
    template_pieces,
    tr,
)
from helix_desktop.ui.text.safe_text import LINE, one_line, rule_form_text
from helix_desktop.ui.widgets.buttons import PaintedButton
from helix_desktop.ui.widgets.controls import key_button, set_words
from helix_desktop.ui.widgets.labels import ElidedLabel, label, plain_tip
from helix_desktop.ui.widgets.layout import ReadableScrollArea, column_of, grow, row_of

IN_BUTTON = 40
"""Most characters after "Always" in a button; longer text gets a line of its own."""
MAX_REASONS = 3

SHAPES = {
    CallSubject.COMMAND: ExactTextKind.COMMAND,
    CallSubject.EDIT: ExactTextKind.CHANGE,
}


def approval_title(question: PermissionQuestion) -> str:
    match question.subject:
        case CallSubject.COMMAND:
            return tr("Allow this command?")
        case CallSubject.WRITE:
            return tr("Write this file?")
        case CallSubject.EDIT:
            return tr("Edit this file?")
        case CallSubject.FETCH:
            return tr("Fetch this URL?")
    return tr("Allow {0}?").format(one_line(question.call.tool, 80))


def sign_of(question: PermissionQuestion) -> tuple[str, str]:
    """Return the icon and its tone: red for calls that delete or overwrite."""
    icon = "eye-off" if question.misread else "warn"
    return icon, "bad" if CallNeed.LOSS in question.needs else "warn"


def approval_chips(question: PermissionQuestion) -> list[Chip]:
    """Return the chips from the right: the sandbox, and the call's reach."""
    chips: list[Chip] = []
    if question.subject is CallSubject.COMMAND:
        sandbox_chip = (tr("Sandboxed"), "ok", "shield")
        chips.append(sandbox_chip if question.sandboxed else (tr("No sandbox"), "warn", "warn"))
    reaches = question.needs - {CallNeed.CODE}
    if len(reaches) == len(CallNeed) - 1:
        return [*chips, (tr("Unrestricted"), "bad", "")]
    words = {
        CallNeed.NETWORK: tr("Network access"),
        CallNeed.SECRETS: tr("May read secrets"),
        CallNeed.OUTSIDE: tr("Outside project folder"),
        CallNeed.LOSS: tr("May delete data"),
    }
    return [*chips, *((word, "bad", "") for need, word in words.items() if need in reaches)]


def approval_subject(question: PermissionQuestion, asker: str) -> list[CardFact]:
    """Return the asking session, unless it is the visible one, and the file concerned."""
    facts = asker_facts(asker)
    if question.path and question.subject in (CallSubject.WRITE, CallSubject.EDIT):
        path = count_blanks(question.path, worded=retold)
        facts.append(CardFact("file", "info", ((path, "exact"),)))
    return facts


def approval_facts(question: PermissionQuestion, *, narrow: bool = False) -> list[CardFact]:
    """Return the warnings, the reasons, the way to undo, and the rules that would be kept.

    With `narrow` these include the facts that wide buttons show.
    """
    facts = [_misread(question.misread)] if question.misread else []
    if question.hides and not question.misread:
        words = tr("Contains invisible characters (marked).")
        facts.append(strong_fact("eye-off", "warn", words))
    if question.edited:
        facts.append(card_fact("edit", "info", tr("You changed this command.")))
    if question.subject is CallSubject.COMMAND:
        tone = "ok" if question.sandboxed else "warn"
        facts.append(strong_fact("shield", tone, command_effect(question)))
        if question.box and not question.sandboxed:
            facts.append(card_fact("info", tone, retold(question.box)))
    reasons = _reasons(question)[:MAX_REASONS]
    facts += [card_fact("info", "mut", reason) for reason in reasons]
    if undo := _undo(question):
        facts.append(card_fact("undo", "mut", undo))
    return [*facts, *_lasting(question, narrow=narrow)]


def command_effect(question: PermissionQuestion) -> str:
    """Return in one line what a command may do, and what holds it."""
    if not question.sandboxed:
        return tr("Can do anything that you can · no sandbox")
    if question.network:
        return tr("Changes files of the project and uses the network · sandboxed")
    if question.hidden:
        return tr("Opens {0} · sandboxed").format(listed_text(question.hidden))
    return tr("Changes files of the project · sandboxed")


def always_hint(question: PermissionQuestion, *, narrow: bool) -> str:
    """Return the rule inside the Always button, or why there is none."""
    if narrow:
        return ""
    if not question.always:
        words = retold(question.unlasting) or tr("not available here")
        return words if len(words) <= IN_BUTTON else ""
    form = rule_form_text(question.always[0])
    fits = len(question.always) == 1 and len(form) <= IN_BUTTON and "\n" not in form
    return form if fits and question.always != question.never else ""


def wide_words(question: PermissionQuestion) -> str:
    """Return the rules by first words for their button."""
    prefixes = dict.fromkeys(rule_form_text(prefix) for prefix in question.prefixes if prefix)
    words = listed_text(prefixes)
    return words if len(words) <= IN_BUTTON else next(iter(prefixes), "")[:IN_BUTTON]


def approval_spoken_text(question: PermissionQuestion, asker: str) -> str:
    """Return everything for a screen reader, with hidden characters spelled out."""
    facts = (*approval_subject(question, asker), *approval_facts(question))
    is_change = question.subject is CallSubject.EDIT
    shown = count_blanks(question.shown, is_change=is_change, worded=retold)
    lines = (approval_title(question), shown[:4_000], *(fact.text for fact in facts))
    return "\n".join(lines)


def _misread(misread: MisreadText) -> CardFact:
    words = tr("{0} would make this look like {1}. The actual text is {2}.")
    styles = iter(("strong", "exact", "exact"))
    pieces = template_pieces(words, _counted(misread), misread.reads, misread.really)
    return CardFact(
        "eye-off", "warn", tuple((text, next(styles) if own else "said") for text, own in pieces)
    )


def _counted(misread: MisreadText) -> str:
    hidden = {0: "", 1: tr("One invisible character"), 2: tr("Two invisible characters")}
    alike = {0: "", 1: tr("one look-alike letter")}
    much_hidden = plural(misread.hidden, "{0} invisible character", "{0} invisible characters")
    much_alike = plural(misread.alike, "{0} look-alike letter", "{0} look-alike letters")
    parts = (hidden.get(misread.hidden, much_hidden), alike.get(misread.alike, much_alike))
    counted_parts = [part for part in parts if part]
    words = (
        tr("{0} and {1}").format(*counted_parts) if len(counted_parts) == 2 else counted_parts[0]
    )
    return words[:1].upper() + words[1:]


def _reasons(question: PermissionQuestion) -> list[str]:
    """Return the reasons that the card does not show anyway."""
    shown_already = {
        f"Changes `{question.path}`.",
        "Contains invisible characters." if question.misread else "",
        "Contains look-alike letters." if question.misread else "",
    }
    return [
        retold(reason)
        for reason in question.reasons
        if reason not in shown_already and not is_unknown_reading(reason)
    ]


def _undo(question: PermissionQuestion) -> str:
    match question.subject:
        case CallSubject.WRITE if question.creates:
            return tr("This is a new file. If you undo this, Helix deletes it.")
        case CallSubject.WRITE | CallSubject.EDIT if question.path:
            return tr("Helix saves the current version first, so you can undo this.")
        case CallSubject.COMMAND:
            return _command_undo(question)
    return ""


def _command_undo(question: PermissionQuestion) -> str:
    if not question.undoes:
        return tr("You can't undo what it does.")
    if question.network or CallNeed.NETWORK in question.needs:
        return tr("You can undo its changes to project files, but not what it sends.")
    # a git command may lose commits; only files of the folder are stored before
    if CallNeed.LOSS in question.needs and question.shown.lstrip().startswith("git "):
        return ""
    return tr("You can undo its changes to project files of up to 1 MB each.")


def _lasting(question: PermissionQuestion, *, narrow: bool) -> list[CardFact]:
    """Return the rules that Always and Never would add, word for word."""
    always, never = question.always, question.never
    # for files the rule is a sentence, not a text that is compared
    style = "said" if question.subject in (CallSubject.WRITE, CallSubject.EDIT) else "exact"
    if always and always == never:
        return [_forms("check", tr("“Always” and “Never” apply to {0}"), always, style=style)]
    facts: list[CardFact] = []
    if question.for_session:
        lead, forms = tr("“For this session” applies to {0}"), question.for_session
        if style == "said":  # the card already says that a file is changed
            forms = tuple(form.removeprefix(CHANGING) for form in forms)
        facts.append(_forms("check", lead, forms, style="exact"))
    has_hint = bool(always_hint(question, narrow=narrow))
    if always and never and not has_hint and question.subject is CallSubject.COMMAND:
        words = tr("“Always” applies to {0}, “Never” to {1}, as far as Helix recognizes it")
        values = (listed_text(map(rule_form_text, rules)) for rules in (always, never))
        facts.append(value_fact("check", "mut", words, *values, style=style))
        always, never = (), ()
    if always and not has_hint:
        facts.append(_forms("check", tr("“Always” applies to {0}"), always, style=style))
    wider = tr("The wider “Always” (Alt+P) also allows {0}")
    facts += [card_fact("check", "mut", wider.format(retold(cover))) for cover in question.covers]
    if not always and question.unlasting and not has_hint:
        words = tr("“Always” isn't available: {0}.").format(retold(question.unlasting))
        facts.append(card_fact("info", "mut", words))
    if never:
        words = tr("“Never” applies to {0}")
        if question.subject is CallSubject.COMMAND:
            words = tr("“Never” applies to {0}, as far as Helix recognizes it")
        facts.append(_forms("close", words, never, style=style))
    return facts


def _forms(icon: str, words: str, forms: tuple[str, ...], *, style: str) -> CardFact:
    """Return a fact with rules, whose back-quotes `card_fact` would interpret."""
    places = listed_text(f"{{{at}}}" for at in range(len(forms)))
    shown = [rule_form_text(form) for form in forms]
    return value_fact(icon, "mut", words.format(places), *shown, style=style)


def editable(question: PermissionQuestion) -> str:
    """Return the command for editing without its hidden characters.

    Return "" if the call is no command or the text is too large for a field.
    """
    text = TOKEN.sub("", question.shown) if question.is_command else ""
    longest_line = max((len(line) for line in text.splitlines()), default=0)
    return text if len(text) <= MAX_PASTE_CHARS and longest_line <= 20 * LINE else ""


class ReplyField(QWidget):
    """A field for a changed command or for a text to Helix, hidden until needed.

    Enter sends; Esc only closes the field.
    """

    said = Signal(str)
    """A text for Helix."""
    changed = Signal(str)
    """The command to run in place of the shown one."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._edits = False
        self.editor = MessageEditor()
        self.editor.submitted.connect(self._on_submitted)
        self.editor.stopped.connect(self._on_stopped)
        self._about = label("", "micro", "mut", wrap=True)
        self._send = key_button("")
        self._send.clicked.connect(self._on_submitted)
        self._back = key_button(tr("Back"), role="quiet")
        self._back.clicked.connect(self._on_stopped)
        field = surface("box")
        column_of(self.editor, on=field, margins=(12, 8, 12, 8))
        below = row_of(grow(self._about), self._back, self._send, spacing=8)
        column_of(field, below, on=self, margins=0, spacing=8)
        self.hide()

    def edit(self, question: PermissionQuestion) -> None:
        """Open the field with the command and the keyboard focus."""
        about = tr("The command is checked again before it runs, and Helix sees what ran.")
        self._open(editable(question), tr("Command"), send=tr("Run this instead"), about=about)
        self._edits = True

    def tell(self) -> None:
        """Open the field for a text, with the keyboard focus."""
        about = tr("Denies the call. Helix gets your note and asks before its next attempt.")
        name = tr("What should Helix do instead?")
        self._open("", name, send=tr("Deny and send"), about=about)
        self._edits = False

    def _open(self, text: str, name: str, *, send: str, about: str) -> None:
        self.editor.setAccessibleName(name)
        self.editor.setPlaceholderText(name)
        self.editor.setPlainText(text)
        set_words(self._send, send)
        self._about.setText(about)
        self.show()
        self.editor.setFocus()

    def close_field(self) -> None:
        self.hide()
        self.editor.clear()

    def _on_submitted(self) -> None:
        words = self.editor.toPlainText().strip()
        if words and self.isVisible():
            (self.changed if self._edits else self.said).emit(words)

    def _on_stopped(self) -> None:
        self.hide()
        self.closed.emit()
        self.close_field()


NARROW = 540
"""Width of the card below which buttons show less and facts more."""


class ApprovalCard(QuestionCard):
    """A card that shows a waiting call in full, with the possible answers.

    `answered` carries the question's ID and the PermissionAnswer. No input meant for something else
    can answer it.
    """

    answered = Signal(str, object)
    open_requested = Signal(object)
    """Hidden files that commands may read from now on."""

    def __init__(self, theme: Theme, *, tick: Callable[[], float] = time.monotonic) -> None:
        super().__init__(theme, tick=tick)
        self.question: PermissionQuestion | None = None
        self._narrow = False
        self.exact = ExactTextView(theme)
        self.facts_area = ReadableScrollArea(self.facts, tr("Details of this call"))
        self.once = key_button(tr("Allow once"), "Alt+Y", role="primary")
        self.always = key_button(tr("Always allow"), "Alt+A")
        self.wide = key_button("", "Alt+P")
        self.session = key_button(tr("Allow for this session"), "Alt+S")
        self.open = key_button(tr("Open this to commands"), role="quiet")
        self.edit = key_button(tr("Edit"), "Alt+E", role="quiet")
        self.tell = key_button(tr("Tell Helix instead"), "Alt+T", role="quiet")
        self.never = key_button(tr("Never allow"), role="quiet")
        self.deny = key_button(tr("Deny"), "Alt+N", role="refuse")
        others = (self.open, self.edit, self.tell, self.never, self.deny)
        self._buttons = ButtonRow((self.once, self.session, self.always, self.wide), others)
        self.instead = ReplyField()
        self.lay_out(self._about, self.exact, self.facts_area, self.instead, self._buttons)
        self._connect()

    def show_question(
        self, question: PermissionQuestion | None, *, number: int = 1, of: int = 1, asker: str = ""
    ) -> None:
        """Show a question; None hides the card, and the same question only updates its number."""
        self.show_place(number, of, approval_subject(question, asker) if question else ())
        if question is not None and question == self.question:
            return
        self.question = question
        self.hand_on()
        self.instead.close_field()
        self._buttons.show()
        if question is None:
            self.hide()
            return
        self._fill(question)
        self.begin(approval_spoken_text(question, asker))

    @property
    def asks(self) -> bool:
        return self.question is not None

    def resizeEvent(self, event: QResizeEvent) -> None:
        before, self._narrow = self._narrow, event.size().width() < NARROW
        if self._narrow != before and self.question is not None:
            self._say(self.question)
        super().resizeEvent(event)

    def _fill(self, question: PermissionQuestion) -> None:
        self._title.setText(approval_title(question))
        self._sign.show_as(*sign_of(question))
        self.chips.show_chips(approval_chips(question))
        self.exact.allow_rows(1)  # until the available room is known
        self.exact.show_text(question.shown, SHAPES.get(question.subject, ExactTextKind.TEXT))
        self.always.setEnabled(bool(question.always))
        self.never.setVisible(bool(question.never))
        self.session.setVisible(bool(question.for_session))
        self.wide.setVisible(any(question.prefixes))
        self.edit.setVisible(bool(editable(question)))
        self.open.setVisible(bool(question.hidden))
        self._say(question)

    def _say(self, question: PermissionQuestion) -> None:
        """Set the texts that depend on the width, in the buttons or in the facts."""
        narrow = self._narrow
        words = tr("Always") if narrow else tr("Always allow")
        set_words(self.always, words, always_hint(question, narrow=narrow))
        set_words(self.wide, tr("Always"), wide_words(question))
        set_words(self.session, tr("This session") if narrow else tr("Allow for this session"))
        set_words(self.open, tr("Open", "to commands") if narrow else tr("Open this to commands"))
        set_words(self.tell, tr("Tell", "Helix instead") if narrow else tr("Tell Helix instead"))
        self.facts.show_facts(approval_facts(question, narrow=narrow))
        self.facts_area.setVisible(bool(self.facts.text()))
        self._buttons.place()

    def fit(self) -> None:
        """Fit the card into the window; with little room the exact text gets half of it."""
        room = self.room(self._about, self.instead, self._buttons)
        wanted = self.facts.height()
        self.exact.allow_height(room - min(wanted, max(APPROVAL_LINE, room // 2)))
        self.facts_area.setFixedHeight(max(APPROVAL_LINE, min(wanted, room - self.exact.height())))

    def _reply(self, reply: PermissionReply, words: str = "") -> None:
        question = self.question
        # with an open field the answer could mean the call or the text in the field
        allowed = {
            PermissionReply.ONCE: not self.instead.isVisible(),
            PermissionReply.ALWAYS: self.always.isEnabled() and not self.instead.isVisible(),
            PermissionReply.ALWAYS_PREFIX: not (self.wide.isHidden() or self.instead.isVisible()),
            PermissionReply.SESSION: not (self.session.isHidden() or self.instead.isVisible()),
            PermissionReply.NEVER: not self.never.isHidden(),
            PermissionReply.NO: True,
        }
        if question is not None and allowed[reply] and self.ready:
            self.answered.emit(question.id, PermissionAnswer(reply, words))

    def _open_hidden(self) -> None:
        if self.question is not None and self.ready and self.question.hidden:
            self.open_requested.emit(self.question.hidden)

    def _open_edit(self) -> None:
        if self.question is not None and self.ready and not self.edit.isHidden():
            self._buttons.hide()
            self.instead.edit(self.question)
            self.fit()

    def _open_tell(self) -> None:
        if self.question is not None and self.ready:
            self._buttons.hide()
            self.instead.tell()
            self.fit()

    def _on_changed(self, command: str) -> None:
        """Answer with the changed command; an unchanged one is simply allowed."""
        question = self.question
        if question is not None and self.ready:
            same = command == question.shown.strip()
            answer = PermissionAnswer(PermissionReply.ONCE, command="" if same else command)
            self.answered.emit(question.id, answer)

    def _on_closed(self) -> None:
        self.left.emit()
        self._buttons.show()
        self.fit()

    def _connect(self) -> None:
        replies = (
            (self.once, PermissionReply.ONCE, "Alt+Y"),
            (self.always, PermissionReply.ALWAYS, "Alt+A"),
            (self.wide, PermissionReply.ALWAYS_PREFIX, "Alt+P"),
            (self.session, PermissionReply.SESSION, "Alt+S"),
            (self.deny, PermissionReply.NO, "Alt+N"),
        )
        for button, reply, keys in replies:
            self.on_press(button, partial(self._reply, reply), keys=keys)
        self.on_press(self.edit, self._open_edit, keys="Alt+E")
        self.on_press(self.tell, self._open_tell, keys="Alt+T")
        self.never.clicked.connect(lambda: self._reply(PermissionReply.NEVER))
        self.open.clicked.connect(self._open_hidden)
        self.instead.changed.connect(self._on_changed)
        self.instead.said.connect(lambda words: self._reply(PermissionReply.NO, words))
        self.instead.closed.connect(self._on_closed)


class TrustCard(DockCard):
    """A card of two lines that asks for trust in a folder; `answered` carries yes or no.

    The same card changes the answer later. The project's instructions can be read in it first.
    """

    answered = Signal(bool)
    review_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title: QLabel = label(tr("Trust this folder?"), "title")
        self._place = ElidedLabel(theme, "mono", "fg2", mode=ELIDE_MIDDLE)
        self._effect: QLabel = label("", "small", "fg2", wrap=True)
        self.instructions = ExactTextView(theme)
        self.instructions.setAccessibleName(tr("Instructions of this project"))
        self.instructions.hide()
        self.yes = key_button(tr("Trust this folder"), role="primary")
        self.no = key_button(tr("Not now"))
        self.review = key_button("", role="quiet")
        self.review.hide()
        self._buttons = ButtonRow((self.yes, self.no), (self.review,))
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self.no.clicked.connect(lambda: self.answered.emit(False))
        self.review.clicked.connect(self.review_requested)
        head = row_of(card_icon(theme, "shield"), self._title, grow(self._place), spacing=10)
        parts = (head, self._effect, self.instructions, self._buttons)
        column_of(*parts, on=self, margins=(16, 8, 16, 12), spacing=8)
        self.hide()

    def show_folder(
        self, folder: str, trusted: bool | None, *, has_sandbox: bool = True, box: str = ""
    ) -> None:
        """Show the question; `trusted` is the present answer, `box` describes the sandbox here."""
        self._title.setText(tr("This folder is trusted") if trusted else tr("Trust this folder?"))
        self._place.set_text(show_hidden(folder))
        self._place.setToolTip(plain_tip(show_hidden(folder)))
        set_words(self.no, tr("Stop trusting") if trusted else tr("Not now"))
        set_words(self.yes, tr("Keep trusting") if trusted else tr("Trust this folder"))
        self._effect.setText(_effect_of_trust(has_sandbox=has_sandbox))
        limits = sentences_text((retold(box), *_limits_of_trust()) if box else _limits_of_trust())
        self._effect.setToolTip(plain_tip(limits))
        self._buttons.place()
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(sentences_text((self._effect.text(), limits)))

    def offer_review(self, names: Sequence[str]) -> None:
        """Offer to read instruction files of the project; none if there are none."""
        self.instructions.hide()
        self.review.setVisible(bool(names))
        set_words(self.review, tr("Review {0}").format(listed_text(map(one_line, names))))
        self._buttons.place()

    def show_instructions(self, text: str) -> None:
        """Show the text of the instruction files, or hide it again."""
        self.instructions.setVisible(self.instructions.isHidden())
        self.instructions.show_text(text, ExactTextKind.TEXT)

    def text(self) -> str:
        parts = (self._title, self._place, self._effect)
        return "\n".join((*(part.text() for part in parts), self._effect.toolTip()))


class TrustBadge(PaintedButton):
    """A shield in the top bar, with text while the folder is not trusted."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._trusted = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_trust(trusted=True)

    def show_trust(self, *, trusted: bool) -> None:
        self._trusted = trusted
        words = tr("This folder is trusted") if trusted else tr("This folder isn't trusted yet")
        self.setText("" if trusted else tr("Not trusted"))
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(tr("{0}. Click to change.").format(words)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self.text(), "microb")) + 40 if self.text() else 28, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, rect = Canvas.on(self, self.theme), QRectF(self.rect())
        hot = self.underMouse()
        if self.text():
            canvas.box(rect, 14, "surf", border="mut" if hot else "line")
        elif hot:
            canvas.box(rect, 6, "hover")
        tone = "mut" if self._trusted else "warn"
        canvas.icon(QPointF(11 if self.text() else 7, 7), "shield", tone, size=14)
        canvas.text(rect.adjusted(30, 0, 0, 0), self.text(), "microb", tone="fg2", elide=WHOLE)
        if self.hasFocus():
            canvas.focus_ring(rect, 14)


def _effect_of_trust(*, has_sandbox: bool) -> str:
    """Return what trust changes, in one line."""
    if has_sandbox:
        return tr(
            "With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only"
            " commands in the sandbox without asking."
        )
    return tr(
        "With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this"
        " system: Helix asks before every command."
    )


def _limits_of_trust() -> tuple[str, ...]:
    """Return what holds with trust and without."""
    return (
        tr("Whatever you allow with “Always” runs without asking again."),
        tr(
            "Either way, Helix asks before it changes or runs anything else, unless you choose"
            " Sandboxed auto. Once outside content is in the conversation, Helix asks every"
            " time for secrets, the network, and other folders."
        ),
        tr("Without trust, Helix can read files but asks before every command and change."),
    )
