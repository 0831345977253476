"""The approval card, *Allow this command?*: title, chips, facts, warnings, and the buttons *Allow*,
*Always*, *More* (a menu with the other answers), *Deny*; the card *Trust this folder?* with the
folder's instructions; and the card *Use what changed?* with the difference of instructions or a
hook, and *Use it*.
"""

from collections.abc import Callable, Sequence

from helix_desktop.domain.blank_runs import count_blanks
from helix_desktop.domain.hidden_characters import MisreadText, show_hidden
from helix_desktop.domain.permission import (
    CHANGING,
    CallNeed,
    CallSubject,
    PermissionAnswer,
    PermissionQuestion,
    PermissionReply,
    is_unknown_reading,
)
from helix_desktop.ui.changes.diff_lines import exact_diff_lines
from helix_desktop.ui.chat.cards.exact_text import ExactTextKind, ExactTextView
from helix_desktop.ui.chat.cards.question_card import (
    AnswerField,
    CardBody,
    CardFact,
    CardQuestion,
    Chip,
    Choice,
    card_fact,
    strong_fact,
    value_fact,
)
from helix_desktop.ui.chat.composer.editor import MAX_PASTE_CHARS
from helix_desktop.ui.text.formatting import (
    listed_text,
    plural,
    retold,
    sentences_text,
    template_pieces,
    tr,
)
from helix_desktop.ui.text.safe_text import MAX_LINE_CHARS, one_line, rule_form_text
from helix_desktop.ui.widgets.cell_text import SPELLED_TOKEN
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import column_of

MAX_BUTTON_CHARS = 40
"""Most characters after "Always" in a button; longer text gets a line of its own."""
MAX_REASONS = 3


def approval_title(question: PermissionQuestion) -> str:
    titles = {
        CallSubject.COMMAND: tr("Allow this command?"),
        CallSubject.WRITE: tr("Write this file?"),
        CallSubject.EDIT: tr("Edit this file?"),
        CallSubject.MEMORY: tr("Change the memory?"),
        CallSubject.FETCH: tr("Fetch this URL?"),
        CallSubject.SEARCH: tr("Allow web searches?"),
    }
    other_title = tr("Allow {0}?").format(one_line(question.call.tool, 80))
    return titles.get(question.subject, other_title)


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


def approval_facts(question: PermissionQuestion, *, narrow: bool = False) -> list[CardFact]:
    """Return the warnings, the reasons, the way to undo, and the rules that would be kept.

    With `narrow` these include the facts that wide buttons show.
    """
    facts = [_misread_fact(question.misread)] if question.misread else []
    if question.hides and not question.misread:
        words = tr("Contains invisible characters (marked).")
        facts.append(strong_fact("eye-off", "warn", words))
    if question.edited:
        facts.append(card_fact("edit", "info", tr("You changed this command.")))
    if question.subject is CallSubject.COMMAND:
        tone = "ok" if question.sandboxed else "warn"
        effect = tr("Changes files of the project · sandboxed")
        if not question.sandboxed:
            effect = tr("Can do anything that you can · no sandbox")
        elif question.network:
            effect = tr("Changes files of the project and uses the network · sandboxed")
        elif question.hidden:
            effect = tr("Opens {0} · sandboxed").format(listed_text(question.hidden))
        facts.append(strong_fact("shield", tone, effect))
        if question.box and not question.sandboxed:
            facts.append(card_fact("info", tone, retold(question.box)))
    shown_already = {
        f"Changes `{question.path}`.",
        "Contains invisible characters." if question.misread else "",
        "Contains look-alike letters." if question.misread else "",
    }
    reasons = [
        retold(reason)
        for reason in question.reasons
        if reason not in shown_already and not is_unknown_reading(reason)
    ][:MAX_REASONS]
    facts += [card_fact("info", "mut", reason) for reason in reasons]
    if undo := _undo_fact(question):
        facts.append(card_fact("undo", "mut", undo))
    return [*facts, *_rule_facts(question, narrow=narrow)]


def always_hint(question: PermissionQuestion, *, narrow: bool) -> str:
    """Return the rule inside the Always button, or why there is none."""
    if narrow:
        return ""
    if not question.always:
        words = retold(question.why_not_always) or tr("not available here")
        return words if len(words) <= MAX_BUTTON_CHARS else ""
    form = rule_form_text(question.always[0])
    fits = len(question.always) == 1 and len(form) <= MAX_BUTTON_CHARS and "\n" not in form
    return form if fits and question.always != question.never else ""


def _misread_fact(misread: MisreadText) -> CardFact:
    template = tr("{0} would make this look like {1}. The actual text is {2}.")
    hidden = {0: "", 1: tr("One invisible character"), 2: tr("Two invisible characters")}
    alike = {0: "", 1: tr("one look-alike letter")}
    much_hidden = plural(misread.hidden, "{0} invisible character", "{0} invisible characters")
    much_alike = plural(misread.alike, "{0} look-alike letter", "{0} look-alike letters")
    parts = (hidden.get(misread.hidden, much_hidden), alike.get(misread.alike, much_alike))
    differences = [part for part in parts if part]
    difference = tr("{0} and {1}").format(*differences) if len(differences) == 2 else differences[0]
    difference = difference[:1].upper() + difference[1:]
    styles = iter(("strong", "exact", "exact"))
    pieces = template_pieces(template, difference, misread.reads, misread.really)
    styled = tuple((text, next(styles) if is_value else "said") for text, is_value in pieces)
    return CardFact("eye-off", "warn", styled)


def _undo_fact(question: PermissionQuestion) -> str:
    match question.subject:
        case CallSubject.WRITE if question.creates:
            return tr("This is a new file. If you undo this, Helix deletes it.")
        case CallSubject.WRITE | CallSubject.EDIT if question.path:
            return tr("Helix saves the current version first, so you can undo this.")
        case CallSubject.COMMAND:
            if not question.undoes:
                return tr("You can't undo what it does.")
            if question.network or CallNeed.NETWORK in question.needs:
                return tr("You can undo its changes to project files, but not what it sends.")
            # a git command may lose commits; only files of the folder are stored before
            if CallNeed.LOSS in question.needs and question.shown.lstrip().startswith("git "):
                return ""
            return tr("You can undo its changes to project files of up to 1 MB each.")
    return ""


def _rule_facts(question: PermissionQuestion, *, narrow: bool) -> list[CardFact]:
    """Return the rules that Always and Never would add, word for word."""
    always, never = question.always, question.never
    # for files the rule is a sentence, not a text that is compared
    style = "said" if question.subject in (CallSubject.WRITE, CallSubject.EDIT) else "exact"
    if always and always == never:
        return [_forms_fact("check", tr("“Always” and “Never” apply to {0}"), always, style=style)]
    facts: list[CardFact] = []
    if question.for_session:
        template, forms = tr("“For this session” applies to {0}"), question.for_session
        if style == "said":  # the card already says that a file is changed
            forms = tuple(form.removeprefix(CHANGING) for form in forms)
        facts.append(_forms_fact("check", template, forms, style="exact"))
    has_hint = bool(always_hint(question, narrow=narrow))
    if always and never and not has_hint and question.subject is CallSubject.COMMAND:
        words = tr("“Always” applies to {0}, “Never” to {1}, as far as Helix recognizes it")
        values = (listed_text(map(rule_form_text, rules)) for rules in (always, never))
        facts.append(value_fact("check", "mut", words, *values, style=style))
        always, never = (), ()
    if always and not has_hint:
        facts.append(_forms_fact("check", tr("“Always” applies to {0}"), always, style=style))
    wider = tr("The wider “Always” (Alt+P) also allows {0}")
    facts += [card_fact("check", "mut", wider.format(retold(cover))) for cover in question.covers]
    if not always and question.why_not_always and not has_hint:
        words = tr("“Always” isn't available: {0}.").format(retold(question.why_not_always))
        facts.append(card_fact("info", "mut", words))
    if never:
        words = tr("“Never” applies to {0}")
        if question.subject is CallSubject.COMMAND:
            words = tr("“Never” applies to {0}, as far as Helix recognizes it")
        facts.append(_forms_fact("close", words, never, style=style))
    return facts


def _forms_fact(icon: str, words: str, forms: tuple[str, ...], *, style: str) -> CardFact:
    """Return a fact with rules, whose back-quotes `card_fact` would interpret."""
    placeholders = listed_text(f"{{{index}}}" for index in range(len(forms)))
    form_texts = [rule_form_text(form) for form in forms]
    return value_fact(icon, "mut", words.format(placeholders), *form_texts, style=style)


def approval_question(
    question: PermissionQuestion,
    *,
    answer: Callable[[PermissionAnswer], object],
    open_files: Callable[[Sequence[str]], object],
) -> CardQuestion:
    """Return what the card shows for a waiting call, with the possible answers.

    A changed command is judged again before it runs. A text for Helix comes with a refusal, and the
    next attempt is asked about again.
    """

    def reply(kind: PermissionReply) -> Callable[[str], object]:
        return lambda words: answer(PermissionAnswer(kind, words))

    def run_changed(command: str) -> None:
        same = command == question.shown.strip()  # an unchanged one is simply allowed
        answer(PermissionAnswer(PermissionReply.ONCE, command="" if same else command))

    # the command to edit, without its hidden characters; "" if it is too large for a field
    command = SPELLED_TOKEN.sub("", question.shown) if question.is_command else ""
    longest_line = max((len(line) for line in command.splitlines()), default=0)
    if len(command) > MAX_PASTE_CHARS or longest_line > 20 * MAX_LINE_CHARS:
        command = ""
    # the rules by first words, for their button
    prefixes = dict.fromkeys(rule_form_text(prefix) for prefix in question.prefixes if prefix)
    wide_words = listed_text(prefixes)
    if len(wide_words) > MAX_BUTTON_CHARS:
        wide_words = next(iter(prefixes))[:MAX_BUTTON_CHARS]
    run_field = AnswerField(
        tr("Command"),
        tr("Run this instead"),
        text=command,
        hint=tr("The command is checked again before it runs, and Helix sees what ran."),
    )
    tell_field = AnswerField(
        tr("What should Helix do instead?"),
        tr("Deny and send"),
        hint=tr("Denies the call. Helix gets your note and asks before its next attempt."),
    )
    choices = [
        Choice(tr("Allow once"), reply(PermissionReply.ONCE), "Alt+Y", "primary"),
        Choice(
            tr("Allow for this session"),
            reply(PermissionReply.SESSION),
            "Alt+S",
            narrow_text=tr("This session"),
            shown=bool(question.for_session),
            in_menu=bool(question.always),
        ),
        Choice(
            tr("Always allow"),
            reply(PermissionReply.ALWAYS),
            "Alt+A",
            second_text=always_hint(question, narrow=False),
            narrow_text=tr("Always"),
            enabled=bool(question.always),
            in_menu=bool(question.for_session) and not question.always,
        ),
        Choice(
            tr("Always"),
            reply(PermissionReply.ALWAYS_PREFIX),
            "Alt+P",
            second_text=wide_words,
            shown=bool(prefixes),
            in_menu=True,
        ),
        Choice(
            tr("Open this to commands"),
            lambda _text: open_files(question.hidden),
            role="quiet",
            shown=bool(question.hidden),
            in_menu=True,
        ),
        Choice(
            tr("Edit"),
            run_changed,
            "Alt+E",
            "quiet",
            field=run_field,
            shown=bool(command),
            in_menu=True,
        ),
        Choice(
            tr("Tell Helix instead"),
            reply(PermissionReply.NO),
            "Alt+T",
            "quiet",
            field=tell_field,
            in_menu=True,
        ),
        Choice(
            tr("Never allow"),
            reply(PermissionReply.NEVER),
            role="quiet",
            shown=bool(question.never),
            in_menu=True,
        ),
        Choice(tr("Deny"), reply(PermissionReply.NO), "Alt+N", "refuse"),
    ]
    about = []
    if question.path and question.subject in (CallSubject.WRITE, CallSubject.EDIT):
        path = count_blanks(question.path, translate=retold)
        about.append(CardFact("file", "info", ((path, "exact"),)))
    is_command = question.subject is CallSubject.COMMAND
    exact_kind = ExactTextKind.COMMAND if is_command else ExactTextKind.TEXT
    is_change = question.subject in (CallSubject.EDIT, CallSubject.MEMORY)
    return CardQuestion(
        key=question,
        title=approval_title(question),
        choices=choices,
        icon="eye-off" if question.misread else "warn",
        tone="bad" if CallNeed.LOSS in question.needs else "warn",
        chips=approval_chips(question),
        about=about,
        exact=question.shown,
        exact_kind=None if is_change else exact_kind,
        change=exact_diff_lines(question.shown, question.path) if is_change else (),
        facts=approval_facts(question),
        narrow_facts=approval_facts(question, narrow=True),
    )


class TrustBody(CardBody):
    """What trust in a folder changes, and the project's instructions, to be read first."""

    def __init__(self) -> None:
        super().__init__()
        self.effect = label("", "small", "fg2", wrap=True)
        self.instructions = ExactTextView()
        self.instructions.setAccessibleName(tr("Instructions of this project"))
        self.instructions.hide()
        column_of(self.effect, self.instructions, on=self, spacing=8)

    def show_effect(self, *, has_sandbox: bool, box: str) -> None:
        """Show what trust changes; `box` describes the sandbox on this system."""
        with_sandbox = tr(
            "With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only"
            " commands in the sandbox without asking."
        )
        without_sandbox = tr(
            "With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this"
            " system: Helix asks before every command."
        )
        self.effect.setText(with_sandbox if has_sandbox else without_sandbox)
        limits = sentences_text(
            (
                retold(box),
                tr("Whatever you allow with “Always” runs without asking again."),
                tr(
                    "Either way, Helix asks before it changes or runs anything else, unless you "
                    "choose Sandboxed auto. Once outside content is in the conversation, Helix "
                    "asks every time for secrets, the network, and other folders."
                ),
                tr("Without trust, Helix can read files but asks before every command and change."),
            )
        )
        self.effect.setToolTip(plain_tip(limits))
        self.effect.setAccessibleDescription(limits)

    def show_instructions(self, text: str) -> None:
        """Show the text of the instruction files, or hide it again."""
        self.instructions.setVisible(self.instructions.isHidden())
        self.instructions.show_text(text, ExactTextKind.TEXT)

    def spoken_text(self) -> str:
        return sentences_text((self.effect.text(), self.effect.accessibleDescription()))


def trust_question(
    folder: str,
    body: TrustBody,
    *,
    trusted: bool | None,
    names: Sequence[str],
    answer: Callable[[bool], object],
    review: Callable[[], object],
) -> CardQuestion:
    """Return the question of trust in a folder; the same card changes the answer later.

    `trusted` is the present answer, and `names` are the instruction files to read before.
    """
    choices = [
        Choice(
            tr("Keep trusting") if trusted else tr("Trust this folder"),
            lambda _text: answer(True),
            role="primary",
        ),
        Choice(tr("Stop trusting") if trusted else tr("Not now"), lambda _text: answer(False)),
    ]
    if names:
        words = tr("Review {0}").format(listed_text(map(one_line, names)))
        choices.append(Choice(words, lambda _text: review(), role="quiet"))
    return CardQuestion(
        key=(folder, trusted),
        title=tr("This folder is trusted") if trusted else tr("Trust this folder?"),
        choices=choices,
        icon="shield",
        place=show_hidden(folder),
        body=body,
    )


def change_question(
    key: object,
    name: str,
    diff: str,
    *,
    reason: str,
    use: Callable[[], object],
    leave: Callable[[], object],
) -> CardQuestion:
    """Return the question whether instructions, or a hook, are used as they are now."""
    exact = show_hidden("\n".join(diff.split("\n")[2:]))  # without the names of the versions
    return CardQuestion(
        key=key,
        title=tr("Use what changed?"),
        choices=(
            Choice(tr("Use it"), lambda _text: use(), role="primary"),
            Choice(tr("Not now"), lambda _text: leave()),
        ),
        icon="file",
        tone="info",
        border=("line2", 255),
        place=show_hidden(name),
        exact=exact,
        change=exact_diff_lines(exact, name),
        facts=(card_fact("info", "mut", reason),),
    )
