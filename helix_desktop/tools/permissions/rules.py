"""Applies the user's rules (Never, Ask, Always) to a judged call, and offers their forms.

NEVER beats ASK, ASK beats ALWAYS. An ALWAYS fits only the very form that was shown. It never lifts
a refusal, never counts in an untrusted folder, and not for calls that reach outside once untrusted
content is in the context, unless the ALWAYS was given for such a context.

An "always" stands for a line exactly as written; or, in the sandbox, for one command of a line, or
for its first words (`prefix_rules.py`): then each command of the line needs one. A "never" is wide,
but best effort: a program and its subcommand, with anything after it, also behind `sudo` or `bash
-c`, and no other program that does the same.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from helix_desktop.domain.hidden_characters import has_hidden, is_lookalike
from helix_desktop.domain.permission import (
    ALSO_WITH_TAINT,
    ANYTHING_AFTER,
    REACHING,
    CallNeed,
    CallRuling,
    Judgement,
    Mode,
    PermissionRule,
    PermissionState,
    RuleDecision,
    is_unknown_reading,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.command_line import CommandLine, LineCommand, program
from helix_desktop.tools.permissions.command_warnings import REPLACES, REPLACES_PUSHED
from helix_desktop.tools.permissions.file_policy import STEERS
from helix_desktop.tools.permissions.prefix_rules import (
    FORM_SIGNS,
    INTERPRETERS,
    WITH_SUBCOMMAND,
    covers_words,
    describe_prefix,
    program_family,
)
from helix_desktop.tools.permissions.refused_commands import (
    SHELLS,
    WRAPPERS,
    all_commands,
    nested_lines,
)

_GUARDED = frozenset({CallNeed.NETWORK, CallNeed.SECRETS, CallNeed.OUTSIDE})

NO_SANDBOX_KIND = Phrase("No sandbox on this system: nothing restricts the command.")
FREED = Phrase(
    "Asks to run without the sandbox, because this system's sandbox (Seatbelt) can't allow "
    "what it does. Nothing would restrict it."
)
NOT_TRUSTED = Phrase("You haven't trusted this folder yet.")
TAINTED = Phrase("The conversation contains outside content, and this call can send data out.")
OUTSIDE_TO_MEMORY = Phrase("The conversation contains outside content, which may have chosen it.")
_NOT_THIS_KIND = Phrase("not for this kind of call")
ALWAYS_DENIED = Phrase("The user always denies this")


def apply_rules(
    judgement: Judgement,
    rules: Iterable[PermissionRule],
    state: PermissionState,
    *,
    tool: str,
    is_command: bool,
) -> Judgement:
    if judgement.ruling is CallRuling.DENY:
        return judgement
    tools = {tool, judgement.reads_of or tool}
    rules = [rule for rule in rules if rule.tool in tools and _fits_path(rule, judgement.path)]
    if refusal := _forbidding_rule(judgement, rules, is_command=is_command):
        return replace(judgement, ruling=CallRuling.DENY, reasons=(refusal,))

    # reasons to ask although the call itself may be harmless or allowed
    against: list[str] = []
    unboxed = is_command and not state.sandboxed
    if unboxed:
        against.append(FREED if judgement.freed else state.no_sandbox or NO_SANDBOX_KIND)
    if not state.trusted and (is_command or judgement.ruling is not CallRuling.ALLOW):
        against.append(NOT_TRUSTED)
    # in the sandbox without the network a command reaches nothing outside, whatever its words say
    reaches = unboxed or (not judgement.offline and judgement.needs & _GUARDED)
    # a server's own output does not taint reading from that server
    by, own = state.tainted_by, judgement.reads_of
    is_own = bool(own and by) and all(tool.startswith(own) for tool in by)
    if reaches and state.tainted and not is_own:
        against.append(TAINTED)
    forms = {"", *judgement.forms, *judgement.prefixes, *judgement.never}
    asks = any(rule.decision is RuleDecision.ASK and rule.form in forms for rule in rules)
    suffices = state.mode is Mode.ACCEPT_EDITS and not is_command
    if state.mode is Mode.SANDBOXED_AUTO:
        # Seatbelt can't take back what git does, and lets programs reach sockets
        suffices = state.sandboxed and not (is_command and state.freely)
    undone = suffices and state.trusted and judgement.restorable
    unasked = judgement.ruling is CallRuling.ALLOW or undone
    if unasked and not against and not asks and not judgement.hosts:
        return replace(judgement, ruling=CallRuling.ALLOW, reasons=())

    # A file that steers programs or agents is never changed unasked beside content from elsewhere:
    # what such content writes there would be followed or run later, when nobody knows its origin.
    lendable = state.sandboxed if is_command else not (judgement.path and state.tainted)
    if judgement.grants and not lendable:
        judgement = replace(judgement, forms=(), prefixes=(), steady=frozenset(), grants={})
    reasons = (*against, *judgement.reasons)
    if judgement.hosts:
        # first, because a card shows only some reasons: the answer allows all these hosts
        hosts = ", ".join(form.removeprefix(REACHING) for form in judgement.hosts)
        reasons = (Phrase("Reaches {host}: data can be sent there.", host=hosts), *reasons)
    question = replace(judgement, ruling=CallRuling.ASK, reasons=reasons)
    if unboxed:  # only the very call, whatever it is guessed to do
        forms_now = () if TAINTED in against else question.forms
        question = replace(question, forms=forms_now, prefixes=(), parts=(), reads=False)
        reasons = tuple(reason for reason in reasons if not is_unknown_reading(reason))
        question = replace(question, reasons=reasons)
        rules = [rule for rule in rules if not rule.sandboxed]
    elif TAINTED in against and not question.hosts:
        # an "always" says so; there is none if some part of the call could reach anything else
        lasts = question.steady and not question.needs & {CallNeed.SECRETS, CallNeed.OUTSIDE}
        even_so = (
            f"{form}{ALSO_WITH_TAINT}" if form in question.steady else form
            for form in question.forms
        )
        question = replace(question, forms=tuple(even_so) if lasts else ())
    if why_not_always := _why_not_always(question, asks=asks, is_command=is_command):
        return replace(question, forms=(), prefixes=(), why_not_always=why_not_always)
    covers = (describe_prefix(prefix) or f"`{prefix}`" for prefix in question.prefixes if prefix)
    question = replace(question, covers=tuple(dict.fromkeys(covers)))
    covered = (bool(question.hosts) and unasked) or _is_covered(question, rules, is_command)
    if not question.grants:
        return replace(question, ruling=CallRuling.ALLOW) if covered else question

    # a grant for the session instead of an "always"; one that was given before content from
    # elsewhere came does not cover calls after it, and one for a host says that it does
    granted = {grant.form for grant in state.granted if grant.tool == tool}
    granted |= {form.removesuffix(ALSO_WITH_TAINT) for form in granted}
    wanted = tuple(f"{form}{ALSO_WITH_TAINT}" for form in question.hosts) or question.forms
    wanted = tuple(form for form in wanted if form not in granted)
    if not wanted:
        if question.hosts:  # the network is allowed already, so the card does not warn of it
            question = replace(question, needs=question.needs - {CallNeed.NETWORK})
        allowed = covered or not question.hosts
        return replace(question, ruling=CallRuling.ALLOW) if allowed else question
    words = question.grants[wanted[0].removesuffix(ALSO_WITH_TAINT)]
    return replace(
        question, forms=(), prefixes=(), covers=(), why_not_always=words, for_session=wanted
    )


def _why_not_always(question: Judgement, *, asks: bool, is_command: bool) -> str:
    """Return why an "always" cannot be given now, in a few words beside its button."""
    formless = not question.forms
    if formless and is_command:
        if has_hidden(question.shown):
            return Phrase("it contains invisible characters")
        if is_lookalike(question.shown):
            return Phrase("it contains look-alike letters")
        if re.search(r"\b(?:sudo|doas)\b", question.shown):
            return Phrase("it uses sudo")
    checked = (
        (NOT_TRUSTED in question.reasons, Phrase("trust this folder first")),
        (
            formless and not {TAINTED, OUTSIDE_TO_MEMORY}.isdisjoint(question.reasons),
            Phrase("outside content is in the conversation"),
        ),
        (asks, Phrase("a rule says to always ask")),
        (formless and REPLACES_PUSHED in question.reasons, REPLACES),
        (formless and question.path and CallNeed.CODE in question.needs, STEERS),
        (
            formless and CallNeed.OUTSIDE in question.needs,
            Phrase("it may reach outside the project"),
        ),
        (formless and CallNeed.SECRETS in question.needs, Phrase("it may read secrets")),
        (formless, _NOT_THIS_KIND),
    )
    return next((words for holds, words in checked if holds), "")


def _forbidding_rule(
    judgement: Judgement, rules: Sequence[PermissionRule], *, is_command: bool
) -> str:
    """Return the fitting NEVER in words: for the whole tool, the form, or the first words.

    In a command that could not be read, the words themselves are searched for.
    """
    forms = {"", *judgement.forms, *judgement.never}
    unread = not judgement.never and (is_command or not judgement.forms)
    for rule in rules:
        may_fit = unread and bool(rule.form) and rule.form.split()[0] in judgement.shown
        if rule.decision is RuleDecision.NEVER and (may_fit or rule.form in forms):
            shown = rule.form.removesuffix(ANYTHING_AFTER) or rule.path or rule.tool
            return Phrase("{said} (`{shown}`).", said=ALWAYS_DENIED, shown=shown)
    return ""


def _is_covered(judgement: Judgement, rules: Sequence[PermissionRule], is_command: bool) -> bool:
    """Return whether an ALWAYS covers every form; a command needs one that names it."""
    always = {rule.form for rule in rules if rule.decision is RuleDecision.ALWAYS}
    always |= {form.removesuffix(ALSO_WITH_TAINT) for form in always}
    exact = bool(judgement.forms) and always.issuperset(judgement.forms)
    wide = bool(judgement.prefixes) and always.issuperset(judgement.prefixes)
    by_part = bool(judgement.parts) and all(
        (words in always and not judgement.moves)
        or any(covers_words(form, words) for form in always)
        for words in judgement.parts
    )
    return exact or wide or by_part or (not is_command and bool(judgement.forms) and "" in always)


def _fits_path(rule: PermissionRule, path: str) -> bool:
    """Return whether a rule's path covers a path; a rule for a folder covers everything below."""
    if not rule.path:
        return True
    steps, below = rule.path.strip("/").split("/"), path.split("/")
    return bool(path) and (steps == ["."] or below[: len(steps)] == steps)


_DOCUMENTS = frozenset({"<<", "<<-", "<<<"})
_MAX_WORDS = 12


def never_forms(command: str) -> tuple[str, ...]:
    """Return forms such as `git push …` for every command of a line, wherever it is."""
    lines = (line for _, line in nested_lines(command))
    return tuple(
        dict.fromkeys(
            form for line in lines for words in all_commands(line) for form in _forms(words)
        )
    )


def widest_form(command: LineCommand, line: CommandLine) -> str:
    """Return the form of a "never" to this one command; "" if only its exact text will do."""
    words = [*command.words]
    if not words or "$" in words[0] or words[0] in WRAPPERS or words[0] in SHELLS:
        return ""
    if any(aim.operator in _DOCUMENTS for aim in line.redirections):
        return ""  # its input is all that matters
    if _has_subcommand(words[0]) and not (words[1:2] and words[1][:1] != "-"):
        return ""
    return next(_forms(words))


@lru_cache(maxsize=256)
def _has_subcommand(name: str) -> bool:
    """Return whether a program has subcommands; an interpreter's script counts as one."""
    return program(name) in WITH_SUBCOMMAND or program_family(name) in INTERPRETERS


def _forms(words: list[str]) -> Iterator[str]:
    name = program(words[0])
    if _has_subcommand(name):
        # the first word that is no option; after an option, possibly its value, also the next
        behind_option = False
        for word in words[1:_MAX_WORDS]:
            if not word.startswith("-"):
                yield f"{name} {word}{ANYTHING_AFTER}"
                if not behind_option:
                    break
            behind_option = word.startswith("-")
    yield f"{name}{ANYTHING_AFTER}"


def exact_form(command: str) -> str:
    """Return the whole line as a form; "" if it could be taken for another kind of form."""
    return "" if any(sign in command for sign in FORM_SIGNS) else command.strip()
