"""The user's rules applied to judgements, and the forms that an "always" or a "never" stands for.

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

from helix_desktop.domain.permission import (
    ANYTHING_AFTER,
    EVEN_SO,
    CallNeed,
    CallRuling,
    Judgement,
    Mode,
    PermissionRule,
    PermissionState,
    RuleDecision,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.text_safety import has_hidden, is_lookalike
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.command_line import (
    CommandLine,
    LineCommand,
    program,
    read_command_line,
)
from helix_desktop.tools.permissions.command_warnings import REPLACES, REPLACES_PUSHED
from helix_desktop.tools.permissions.destructive import SHELLS, WRAPPERS, unwrap_command
from helix_desktop.tools.permissions.file_policy import STEERS
from helix_desktop.tools.permissions.prefix_rules import (
    FORM_SIGNS,
    INTERPRETERS,
    WITH_SUBCOMMAND,
    covers_words,
    describe_prefix,
    program_family,
)

_GUARDED = frozenset({CallNeed.NETWORK, CallNeed.SECRETS, CallNeed.OUTSIDE})

NOT_BOXED = Phrase("No sandbox on this system: nothing restricts the command.")
SWITCHED_OFF = Phrase("The sandbox is off for this workspace: nothing restricts the command.")
FREED = Phrase(
    "Asks to run without the sandbox, because this system's sandbox (Landlock) can't allow "
    "what it does. Nothing would restrict it."
)
NOT_TRUSTED = Phrase("You haven't trusted this folder yet.")
TAINTED = Phrase("The conversation contains outside content, and this call can send data out.")
NOT_READING = Phrase("isn't a known read-only command")
"""Part of a reason that means nothing without a sandbox, where reading asks as well."""
_NOT_THIS_KIND = Phrase("not for this kind of call")
SAID_NEVER = Phrase("The user always denies this")


def apply_rules(
    judgement: Judgement,
    rules: Iterable[PermissionRule],
    standing: PermissionState,
    *,
    tool: str,
    is_command: bool,
) -> Judgement:
    """Apply the workspace's `rules` to the judgement of a call."""
    tools = {tool, judgement.reads_of or tool}
    fitting = [rule for rule in rules if rule.tool in tools and _fits_path(rule, judgement.path)]
    if judgement.ruling is CallRuling.DENY:
        return judgement
    if said := _forbidding(judgement, fitting):
        return replace(judgement, ruling=CallRuling.DENY, reasons=(said,))
    against = _against(judgement, standing, is_command)
    asks = _asks(judgement, fitting)
    unasked = _needs_no_question(judgement, standing, is_command=is_command)
    if not against and not asks and unasked and not judgement.hosts:
        return replace(judgement, ruling=CallRuling.ALLOW, reasons=())
    judgement = _lent(judgement, standing, is_command)
    unboxed = is_command and not standing.boxed
    asked = _asked(judgement, against, unboxed=unboxed)
    if unlasting := _unlasting(asked, against, asks=asks, is_command=is_command):
        return replace(asked, forms=(), prefixes=(), covers=(), unlasting=unlasting)
    if unboxed:
        fitting = [rule for rule in fitting if not rule.boxed]
    granted = {each.form for each in standing.granted if each.tool == tool}
    covered = (bool(asked.hosts) and unasked) or _covered(asked, fitting, is_command)
    return _for_session(asked, granted, covered=covered)


def _ruled(asked: Judgement, *, allowed: bool) -> Judgement:
    return replace(asked, ruling=CallRuling.ALLOW) if allowed else asked


def _lent(judgement: Judgement, standing: PermissionState, is_command: bool) -> Judgement:
    """Leave out what only a grant for the session could cover, where it must not.

    Without a sandbox every command stands for itself. A file that steers programs or agents is
    never changed unasked beside content from elsewhere, since what such content writes there would
    be followed or run later, when nobody knows any more who wrote it.
    """
    not_now = bool(judgement.path) and standing.tainted
    if not judgement.lends or (standing.boxed if is_command else not not_now):
        return judgement
    return replace(judgement, forms=(), prefixes=(), steady=frozenset(), lends={})


def _for_session(asked: Judgement, granted: set[str], *, covered: bool) -> Judgement:
    """Offer a grant for the session instead of an "always", or allow what it covers.

    A grant that was given before content from elsewhere came does not cover calls after it; one for
    a host says that it does. `covered`: a command needs no question but for its hosts.
    """
    if not asked.lends:
        return _ruled(asked, allowed=covered)
    granted |= {form.removesuffix(EVEN_SO) for form in granted}
    lent = tuple(f"{form}{EVEN_SO}" for form in asked.hosts) or asked.forms
    wanted = tuple(form for form in lent if form not in granted)
    if not wanted:
        return _ruled(asked, allowed=covered or not asked.hosts)
    words = asked.lends[wanted[0].removesuffix(EVEN_SO)]
    return replace(asked, forms=(), prefixes=(), covers=(), unlasting=words, for_session=wanted)


def _asked(judgement: Judgement, against: Sequence[str], *, unboxed: bool) -> Judgement:
    """Return the reasons and the offered forms of a card: without a sandbox only the very call."""
    reasons = (*against, *judgement.reasons)
    asked = replace(judgement, ruling=CallRuling.ASK, reasons=reasons)
    if TAINTED in against:
        asked = replace(asked, forms=_even_so(judgement))
    if unboxed:
        lasts = judgement.whole and TAINTED not in against
        asked = replace(asked, forms=(judgement.whole,) if lasts else (), prefixes=(), parts=())
        reasons = tuple(reason for reason in reasons if NOT_READING not in reason)
        return replace(asked, reasons=reasons, reads=False)
    prefixes = dict.fromkeys(
        describe_prefix(prefix) or f"`{prefix}`" for prefix in judgement.prefixes if prefix
    )
    return replace(asked, covers=tuple(prefixes))


def _even_so(judgement: Judgement) -> tuple[str, ...]:
    """Return the forms of an "always" given despite untrusted content, which say so.

    Empty if some part of the call could be made to reach anything else.
    """
    if judgement.hosts:
        return judgement.forms  # the hosts ask, and nothing else is within its reach
    if not judgement.steady or judgement.needs & (_GUARDED - {CallNeed.NETWORK}):
        return ()
    so = judgement.steady
    return tuple(f"{form}{EVEN_SO}" if form in so else form for form in judgement.forms)


def _unlasting(asked: Judgement, against: Sequence[str], *, asks: bool, is_command: bool) -> str:
    """Return why an "always" cannot be given now, in a few words beside its button."""
    formless = not asked.forms
    odd = _oddness(asked.shown) if formless and is_command else ""
    checked = (
        (bool(odd), odd),
        (NOT_TRUSTED in against, Phrase("trust this folder first")),
        (
            TAINTED in against and formless,
            Phrase("outside content is in the conversation"),
        ),
        (asks, Phrase("a rule says to always ask")),
        (formless and REPLACES_PUSHED in asked.reasons, REPLACES),
        (
            formless and asked.path and CallNeed.CODE in asked.needs,
            STEERS,
        ),
        (formless and CallNeed.OUTSIDE in asked.needs, Phrase("it may reach outside the project")),
        (formless and CallNeed.SECRETS in asked.needs, Phrase("it may read secrets")),
        (formless, _NOT_THIS_KIND),
    )
    return next((words for holds, words in checked if holds), "")


def _oddness(command: str) -> str:
    """Return why a command has no form, where a few words can say it."""
    if has_hidden(command):
        return Phrase("it contains invisible characters")
    if is_lookalike(command):
        return Phrase("it contains look-alike letters")
    return Phrase("it uses sudo") if re.search(r"\b(?:sudo|doas)\b", command) else ""


def _forbidding(judgement: Judgement, rules: Sequence[PermissionRule]) -> str:
    """Return the fitting NEVER in words: for the whole tool, the form, or the first words."""
    forms = {"", judgement.whole, *judgement.forms, *judgement.never}
    for rule in rules:
        fits = rule.form in forms or _may_be_in(rule, judgement)
        if rule.decision is RuleDecision.NEVER and fits:
            shown = rule.form.removesuffix(ANYTHING_AFTER) or rule.path or rule.tool
            return Phrase("{said} (`{shown}`).", said=SAID_NEVER, shown=shown)
    return ""


def _may_be_in(rule: PermissionRule, judgement: Judgement) -> bool:
    """Search the words themselves in a command that could not be read."""
    unread = not judgement.never and judgement.forms in ((), (judgement.whole,))
    return unread and bool(rule.form) and rule.form.split()[0] in judgement.shown


def _against(judgement: Judgement, standing: PermissionState, is_command: bool) -> tuple[str, ...]:
    """Return reasons to ask although the call itself may be harmless or allowed."""
    reasons: list[str] = []
    if is_command and not standing.boxed:
        missing = SWITCHED_OFF if standing.switched_off else NOT_BOXED
        reasons.append(FREED if judgement.freed else missing)
    if not standing.trusted and (is_command or judgement.ruling is not CallRuling.ALLOW):
        reasons.append(NOT_TRUSTED)
    if _tainted_for(judgement, standing) and _reaches(judgement, standing, is_command):
        reasons.append(TAINTED)
    return tuple(reasons)


def _tainted_for(judgement: Judgement, standing: PermissionState) -> bool:
    """Return whether taint counts; a server's own output does not, for reading from that server."""
    by = standing.tainted_by
    own = bool(judgement.reads_of and by) and all(
        tool.startswith(judgement.reads_of) for tool in by
    )
    return standing.tainted and not own


def _reaches(
    judgement: Judgement, standing: PermissionState, is_command: bool
) -> frozenset[CallNeed]:
    """Return the needs that reach outside.

    A command in the sandbox without the network reaches nothing, whatever its words say: secrets
    are hidden from it and removed from its output, other folders cannot be written, and with
    untrusted content no host is within reach. Without a sandbox any command reaches everything.
    """
    if is_command and not standing.boxed:
        return _GUARDED
    return frozenset() if judgement.offline else judgement.needs & _GUARDED


def _needs_no_question(
    judgement: Judgement, standing: PermissionState, *, is_command: bool
) -> bool:
    """Return whether a call is harmless, or can be undone in a mode where that suffices."""
    accepts_edits = standing.mode is Mode.ACCEPT_EDITS and standing.trusted
    # Landlock can't take back what git does, and lets programs reach sockets
    unasked = _is_auto(standing) and not (is_command and standing.freely)
    suffices = unasked or (accepts_edits and not is_command)
    return judgement.ruling is CallRuling.ALLOW or (suffices and judgement.restorable)


def _is_auto(standing: PermissionState) -> bool:
    return standing.mode is Mode.SANDBOXED_AUTO and standing.boxed and standing.trusted


def _asks(judgement: Judgement, rules: Sequence[PermissionRule]) -> bool:
    forms = {"", *judgement.forms, *judgement.prefixes, *judgement.never}
    return any(rule.decision is RuleDecision.ASK and rule.form in forms for rule in rules)


def _covered(judgement: Judgement, rules: Sequence[PermissionRule], is_command: bool) -> bool:
    """Return whether an ALWAYS covers every form; a command needs one that names it."""
    always = {rule.form for rule in rules if rule.decision is RuleDecision.ALWAYS}
    always |= {form.removesuffix(EVEN_SO) for form in always}
    exact = bool(judgement.forms) and always.issuperset(judgement.forms)
    wide = bool(judgement.prefixes) and always.issuperset(judgement.prefixes)
    each = bool(judgement.parts) and all(
        (words in always and not judgement.moves)
        or any(covers_words(form, words) for form in always)
        for words in judgement.parts
    )
    return exact or wide or each or (not is_command and bool(judgement.forms) and "" in always)


def _fits_path(rule: PermissionRule, path: str) -> bool:
    """Return whether a rule's path covers a path; a rule for a folder covers everything below."""
    if not rule.path:
        return True
    steps, below = rule.path.strip("/").split("/"), path.split("/")
    return bool(path) and (steps == ["."] or below[: len(steps)] == steps)


_DOCUMENTS = frozenset({"<<", "<<-", "<<<"})
_DEEPEST = 3
_MOST = 12


def never_forms(line: CommandLine, depth: int = 0) -> tuple[str, ...]:
    """Return forms such as `git push …` for every command of a line, wherever it is."""
    return tuple(dict.fromkeys(_forms(line, depth)))


def widest_form(command: LineCommand, line: CommandLine) -> str:
    """Return the form of a "never" to this one command; "" if only its exact text will do."""
    words = [*command.words]
    if not words or "$" in words[0] or words[0] in WRAPPERS or words[0] in SHELLS:
        return ""
    if any(aim.operator in _DOCUMENTS for aim in line.redirections):
        return ""  # its input is all that matters
    if _has_subcommand(words[0]) and not (words[1:2] and words[1][:1] != "-"):
        return ""
    return next(_form(words))


@lru_cache(maxsize=256)
def _has_subcommand(name: str) -> bool:
    """Return whether a program has subcommands; an interpreter's script counts as one."""
    return program(name) in WITH_SUBCOMMAND or program_family(name) in INTERPRETERS


def _forms(line: CommandLine, depth: int) -> Iterator[str]:
    for each in line.commands:
        for words in unwrap_command(each.all_words):
            yield from _form(words)
            if program(words[0]) in SHELLS and depth < _DEEPEST:
                inner = next((text for text in words[1:_MOST] if " " in text), "")
                yield from never_forms(read_command_line(inner), depth + 1)


def _form(words: list[str]) -> Iterator[str]:
    name = program(words[0])
    if _has_subcommand(name):
        yield from (f"{name} {sub}{ANYTHING_AFTER}" for sub in _subcommands(words))
    yield f"{name}{ANYTHING_AFTER}"


def _subcommands(words: list[str]) -> Iterator[str]:
    """Yield the first word that is no option; after an option, possibly its value, also the
    next."""
    behind_option = False
    for word in words[1:_MOST]:
        if word.startswith("-"):
            behind_option = True
            continue
        yield word
        if not behind_option:
            return
        behind_option = False


def whole_form(command: str) -> str:
    """Return the whole line as a form; "" if it could be taken for another kind of form."""
    return "" if any(sign in command for sign in FORM_SIGNS) else command.strip()
