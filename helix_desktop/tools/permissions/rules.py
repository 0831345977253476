"""The user's rules applied to judgements, and the forms that an "always" or a "never" stands for.

NEVER beats ASK, ASK beats ALWAYS. An ALWAYS fits only the very form that was shown. It never lifts
a refusal, never counts in an untrusted folder, and not for calls that reach outside once untrusted
content is in the context, unless it stands for one known use of the network that only downloads the
project's own, or the ALWAYS was given for such a context.

An "always" stands for a command as written, in one spelling: no variables, no patterns, nothing
that changes the shell for later commands; or for its first words (`prefix_rules.py`). A "never" is
wide, but best effort: a program and its subcommand, with anything after it, also behind `sudo` or
`bash -c`, and no other program that does the same.
"""

import re
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import dropwhile

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
from helix_desktop.tools.permissions.command_line import named, program
from helix_desktop.tools.permissions.command_paths import CommandPaths
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
from helix_desktop.tools.permissions.shell_parser import (
    SimpleCommand,
    parse_command_line,
)

_NESTS = re.compile(r"\$\((?!\()|`")
_GUARDED = frozenset({CallNeed.NETWORK, CallNeed.SECRETS, CallNeed.OUTSIDE})

NOT_BOXED = Phrase("No sandbox on this system: nothing restricts the command.")
SWITCHED_OFF = Phrase("The sandbox is off for this workspace: nothing restricts the command.")
FREED = Phrase(
    "Asks to run without the sandbox, because this system's sandbox (Landlock) can't allow "
    "what it does. Nothing would restrict it."
)
NOT_TRUSTED = Phrase("You haven't trusted this folder yet.")
TAINTED = Phrase("The conversation contains outside content, and this call can send data out.")
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
    if not against and not asks and unasked:
        return replace(judgement, ruling=CallRuling.ALLOW, reasons=())
    judgement = _lent(_in_mode(judgement, standing), standing, is_command)
    unboxed = is_command and not standing.boxed
    asked = _asked(judgement, against, unboxed=unboxed)
    if unlasting := _unlasting(asked, against, asks=asks, is_command=is_command):
        return replace(asked, forms=(), prefixes=(), covers=(), unlasting=unlasting)
    if unboxed:
        fitting = [rule for rule in fitting if not rule.boxed]
    granted = {each.form for each in standing.granted if each.tool == tool}
    return (
        _for_session(asked, fitting, granted)
        if asked.lends
        else _ruled(asked, allowed=_covered(asked, fitting, is_command))
    )


def _ruled(asked: Judgement, *, allowed: bool) -> Judgement:
    return replace(asked, ruling=CallRuling.ALLOW) if allowed else asked


def _in_mode(judgement: Judgement, standing: PermissionState) -> Judgement:
    """Offer an "always" for the rest, where changes that can be undone need no question."""
    if not judgement.reaching or not _is_auto(standing):
        return judgement
    forms = judgement.reaching
    return replace(judgement, forms=forms, prefixes=judgement.wider, steady=frozenset(forms))


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


def _for_session(asked: Judgement, rules: Sequence[PermissionRule], granted: set[str]) -> Judgement:
    """Offer a grant for the session instead of an "always", or allow what it covers.

    A grant that was given before content from elsewhere came does not cover calls after it.
    """
    granted |= {form.removesuffix(EVEN_SO) for form in granted}
    rest = tuple(form for form in asked.forms if form not in granted)
    named_so = (form.removesuffix(EVEN_SO) for form in rest)
    why = [asked.lends[form] for form in named_so if form in asked.lends]
    others = replace(asked, forms=rest, prefixes=())
    allowed = not rest or (not why and _covered(others, rules, is_command=True))
    words = "" if allowed else next(iter(why), _NOT_THIS_KIND)
    offered = replace(
        asked, forms=(), prefixes=(), covers=(), unlasting=words, for_session=asked.forms
    )
    return _ruled(offered, allowed=allowed)


def _asked(judgement: Judgement, against: Sequence[str], *, unboxed: bool) -> Judgement:
    """Return the reasons and the offered forms of a card: without a sandbox only the very call."""
    reasons = (*against, *judgement.reasons)
    asked = replace(judgement, ruling=CallRuling.ASK, reasons=reasons)
    if TAINTED in against:
        asked = replace(asked, forms=_even_so(judgement))
    if unboxed:
        lasts = judgement.whole and TAINTED not in against
        return replace(asked, forms=(judgement.whole,) if lasts else (), prefixes=())
    prefixes = dict.fromkeys(
        describe_prefix(prefix) or f"`{prefix}`" for prefix in judgement.prefixes if prefix
    )
    return replace(asked, covers=tuple(prefixes))


def _even_so(judgement: Judgement) -> tuple[str, ...]:
    """Return the forms of an "always" given despite untrusted content, which say so.

    Empty if some part of the call could be made to reach anything else.
    """
    if not judgement.steady or judgement.needs & (_GUARDED - {CallNeed.NETWORK}):
        return ()
    so = judgement.steady - judgement.brings
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
        (
            formless and is_command and _NESTS.search(asked.shown),
            Phrase("it has a command inside"),
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
    """Search the words themselves in a command that could not be parsed."""
    unread = not judgement.never and not judgement.forms and not judgement.whole
    return unread and bool(rule.form) and rule.form.split()[0] in judgement.shown


def _against(judgement: Judgement, standing: PermissionState, is_command: bool) -> tuple[str, ...]:
    """Return reasons to ask although the call itself may be harmless or allowed."""
    reasons: list[str] = []
    if is_command and not standing.boxed:
        missing = SWITCHED_OFF if standing.switched_off else NOT_BOXED
        reasons.append(FREED if judgement.freed else missing)
    if not standing.trusted and (is_command or judgement.ruling is not CallRuling.ALLOW):
        reasons.append(NOT_TRUSTED)
    if _tainted_for(judgement, standing) and _reaches(judgement, standing):
        reasons.append(TAINTED)
    return tuple(reasons)


def _tainted_for(judgement: Judgement, standing: PermissionState) -> bool:
    """Return whether taint counts; a server's own output does not, for reading from that server."""
    by = standing.tainted_by
    own = bool(judgement.reads_of and by) and all(
        tool.startswith(judgement.reads_of) for tool in by
    )
    return standing.tainted and not own


def _reaches(judgement: Judgement, standing: PermissionState) -> frozenset[CallNeed]:
    """Return the needs that reach outside.

    A command in the sandbox without the network reaches nothing, whatever its words say: secrets
    are hidden from it and removed from its output, other folders cannot be written, and with
    untrusted content no host is within reach.
    """
    if judgement.offline and standing.boxed:
        return frozenset()
    return judgement.needs & _GUARDED


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
    if not judgement.forms:
        return False
    prefixes = judgement.prefixes or ("",) * len(judgement.forms)
    pairs = zip(judgement.forms, prefixes, strict=True)
    named = all(
        form in always or (prefix and _covers(always, prefix, judgement.spelled))
        for form, prefix in pairs
    )
    return named or (not is_command and "" in always)


def _covers(always: set[str], prefix: str, spelled: Mapping[str, Sequence[str]]) -> bool:
    """Return whether rules for first words cover all commands that a prefix was offered for."""
    commands = spelled.get(prefix, ())
    covered = all(any(covers_words(form, words) for form in always) for words in commands)
    return prefix in always or (bool(commands) and covered)


def _fits_path(rule: PermissionRule, path: str) -> bool:
    """Return whether a rule's path covers a path; a rule for a folder covers everything below."""
    if not rule.path:
        return True
    steps, below = rule.path.strip("/").split("/"), path.split("/")
    return bool(path) and (steps == ["."] or below[: len(steps)] == steps)


_DOCUMENTS = frozenset({"<<", "<<-", "<<<"})
_DEEPEST = 3
_MOST = 12


def never_forms(parts: Sequence[SimpleCommand], depth: int = 0) -> tuple[str, ...]:
    """Return forms such as `git push …` for every command in the parts, wherever it is."""
    return tuple(dict.fromkeys(_forms(parts, depth)))


def widest_form(part: SimpleCommand) -> str:
    """Return the form of a "never" to this one command; "" if only its exact text will do."""
    words = [word.text for word in part.words]
    if not words or not part.words[0].literal or words[0] in WRAPPERS or words[0] in SHELLS:
        return ""
    if any(aim.operator in _DOCUMENTS for aim in part.aims):
        return ""  # its input is all that matters
    if _has_subcommand(words[0]) and not (words[1:2] and words[1][:1] != "-"):
        return ""
    return next(_form(words))


@lru_cache(maxsize=256)
def _has_subcommand(name: str) -> bool:
    """Return whether a program has subcommands; an interpreter's script counts as one."""
    return program(name) in WITH_SUBCOMMAND or program_family(name) in INTERPRETERS


def _forms(parts: Sequence[SimpleCommand], depth: int) -> Iterator[str]:
    for part in parts:
        if part.head:
            continue
        for words in unwrap_command([word.text for word in part.words]):
            yield from _form(words)
            if program(words[0]) in SHELLS and depth < _DEEPEST:
                inner = next((text for text in words[1:_MOST] if " " in text), "")
                yield from never_forms(parse_command_line(inner).parts, depth + 1)


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


MOST_FORMS = 3
"""Most commands of one line that an "always" may cover at once."""

_STEERS = named(
    """. source alias bg bind builtin caller command compgen complete coproc declare dirs disown
    enable eval exec exit export fc fg getopts hash history jobs let local logout mapfile popd
    pushd read readarray readonly return set shift shopt suspend times trap typeset ulimit umask
    unalias unset wait"""
)
"""Builtins after which the rest of a line may mean something else."""

_SETS = re.compile(r"\w+\+?=", re.ASCII)


def form_of(part: SimpleCommand, site: CommandPaths, base: str) -> str:
    """Return the command's text; "" if it is not all that decides what runs."""
    words = [*part.words, *(aim.target for aim in part.aims if aim.target is not None)]
    embeds = any(aim.operator in ("<<", "<<-") for aim in part.aims)
    if embeds or not all(word.literal for word in words):
        return ""
    pieces = [shlex.join(word.text for word in part.words)]
    for aim in part.aims:
        target = shlex.quote(aim.target.text) if aim.target is not None else ""
        pieces.append(f"{aim.fd}{aim.operator}{target}")
    text = " ".join(piece for piece in pieces if piece)
    if "\n" in text or not whole_form(text):
        return ""
    place = site.moved(base, ".")
    if place == site.root:
        return text
    below = place.removeprefix(site.root.rstrip("/") + "/")
    return f"cd {shlex.quote(below)} && {text}"


def texts_of(part: SimpleCommand) -> list[str]:
    """Return a command's words without leading settings."""
    return [*dropwhile(_SETS.match, (word.text for word in part.words))]


def all_forms(parts: Sequence[SimpleCommand], forms: Sequence[str]) -> tuple[str, ...]:
    """Return the forms of all commands that ask, or none at all."""
    if len(parts) > 1 and any(_steers(part) for part in parts):
        return ()
    different = tuple(dict.fromkeys(forms))
    return different if all(different) and len(different) <= MOST_FORMS else ()


def whole_form(command: str) -> str:
    """Return the whole line as a form; "" if it could be taken for another kind of form."""
    return "" if any(sign in command for sign in FORM_SIGNS) else command.strip()


def _steers(part: SimpleCommand) -> bool:
    """Return whether a part is such a builtin, or settings without a command."""
    sets = all("=" in word.raw for word in part.words)
    return sets or part.words[0].text in _STEERS
