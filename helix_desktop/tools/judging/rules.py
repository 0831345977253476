"""Holds a judgement against the rules of the person: NEVER beats ASK, ASK beats ALWAYS.

An ALWAYS fits only the very form that was shown. It never lifts a refusal, never counts where the
folder is not trusted, and not for what reaches outward once untrusted content is in the context,
unless it stands for one known errand, and that only brings what is the project's own or the ALWAYS
was given for such a context.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from helix_desktop.domain.permission import (
    ANYTHING_AFTER,
    EVEN_SO,
    Decision,
    Judgement,
    Mode,
    Need,
    Rule,
    Ruling,
    Standing,
)
from helix_desktop.domain.visible import hides, imitates
from helix_desktop.tools.judging.losing import REPLACES_PUSHED
from helix_desktop.tools.judging.prefixes import covers

_NESTS = re.compile(r"\$\((?!\()|`")
_GUARDED = frozenset({Need.NETWORK, Need.SECRETS, Need.OUTSIDE})

NOT_BOXED = "There is no sandbox on this system: nothing would hold the command back."
FREED = (
    "It asks to run without the sandbox, since this system's (Landlock) cannot let it do what it "
    "does: nothing would hold it back."
)
NOT_TRUSTED = "You have not said yet that you trust this folder."
TAINTED = "Content from elsewhere is in the conversation, and this reaches outward."
SAID_NEVER = "The person said never to this"


def settled(
    judgement: Judgement,
    rules: Iterable[Rule],
    standing: Standing,
    *,
    tool: str,
    is_command: bool,
) -> Judgement:
    """What becomes of a call under these rules. `rules` are those of its workspace."""
    fitting = [rule for rule in rules if rule.tool == tool and _fits_path(rule, judgement.path)]
    if judgement.ruling is Ruling.DENY:
        return judgement
    if said := _forbidding(judgement, fitting):
        return replace(judgement, ruling=Ruling.DENY, reasons=(said,))
    against = _against(judgement, standing, is_command)
    asks = _asks(judgement, fitting)
    if not against and not asks and _needs_no_question(judgement, standing):
        return replace(judgement, ruling=Ruling.ALLOW, reasons=())
    judgement = _in_mode(judgement, standing)
    unboxed = is_command and not standing.boxed
    asked = _asked(judgement, against, unboxed=unboxed)
    if unlasting := _unlasting(asked, against, asks=asks, is_command=is_command):
        return replace(asked, forms=(), prefixes=(), covers=(), unlasting=unlasting)
    if unboxed:
        fitting = [rule for rule in fitting if not rule.boxed]
    return replace(asked, ruling=Ruling.ALLOW) if _covered(asked, fitting, is_command) else asked


def _in_mode(judgement: Judgement, standing: Standing) -> Judgement:
    """Where changes that can be taken back need no question, an "always" stands for the rest."""
    if not judgement.reaching or not _is_auto(standing):
        return judgement
    forms = judgement.reaching
    return replace(judgement, forms=forms, prefixes=("",) * len(forms), steady=frozenset(forms))


def _asked(judgement: Judgement, against: Sequence[str], *, unboxed: bool) -> Judgement:
    """What the card says, and what it offers to keep: without a sandbox the very call only."""
    reasons = (*against, *judgement.reasons)
    asked = replace(judgement, ruling=Ruling.ASK, reasons=reasons)
    if TAINTED in against:
        asked = replace(asked, forms=_even_so(judgement))
    if unboxed:
        lasts = judgement.whole and TAINTED not in against
        return replace(asked, forms=(judgement.whole,) if lasts else (), prefixes=())
    told = dict.fromkeys(covers(prefix) for prefix in judgement.prefixes if prefix)
    return replace(asked, covers=tuple(told))


def _even_so(judgement: Judgement) -> tuple[str, ...]:
    """What an "always" stands for that is given although there is content from elsewhere: it says
    so. None where some of it could be made to reach anything else."""
    if not judgement.steady or judgement.needs & (_GUARDED - {Need.NETWORK}):
        return ()
    so = judgement.steady - judgement.brings
    return tuple(f"{form}{EVEN_SO}" if form in so else form for form in judgement.forms)


def _unlasting(asked: Judgement, against: Sequence[str], *, asks: bool, is_command: bool) -> str:
    """Why an "always" cannot be given now, in the few words that fit beside its button."""
    formless = not asked.forms
    odd = _oddness(asked.shown) if formless and is_command else ""
    checked = (
        (bool(odd), odd),
        (NOT_TRUSTED in against, "not before you trust this folder"),
        (TAINTED in against and formless, "not with content from elsewhere in the conversation"),
        (asks, "you chose to be asked"),
        (REPLACES_PUSHED in asked.reasons, "not for what replaces what was pushed"),
        (formless and asked.path and Need.CODE in asked.needs, "not for what steers programs"),
        (formless and is_command and _NESTS.search(asked.shown), "not with a command inside it"),
        (formless and Need.OUTSIDE in asked.needs, "not for what may reach outside"),
        (formless and Need.SECRETS in asked.needs, "not for what may hold a secret"),
        (formless, "not for a call like this"),
    )
    return next((words for holds, words in checked if holds), "")


def _oddness(command: str) -> str:
    """What keeps a command from having a form, where that can be said in four words."""
    if hides(command):
        return "not with hidden characters"
    if imitates(command):
        return "not with letters that look like others"
    return "not with sudo" if re.search(r"\b(?:sudo|doas)\b", command) else ""


def _forbidding(judgement: Judgement, rules: Sequence[Rule]) -> str:
    """The NEVER that fits, in words: the tool as a whole, the form, or what it begins with."""
    forms = {"", judgement.whole, *judgement.forms, *judgement.never}
    for rule in rules:
        fits = rule.form in forms or _may_be_in(rule, judgement)
        if rule.decision is Decision.NEVER and fits:
            shown = rule.form.removesuffix(ANYTHING_AFTER) or rule.path or rule.tool
            return f"{SAID_NEVER} (`{shown}`)."
    return ""


def _may_be_in(rule: Rule, judgement: Judgement) -> bool:
    """In a command that nobody could take apart, the words themselves are looked for."""
    unread = not judgement.never and not judgement.forms and not judgement.whole
    return unread and bool(rule.form) and rule.form.split()[0] in judgement.shown


def _against(judgement: Judgement, standing: Standing, is_command: bool) -> tuple[str, ...]:
    """Why it asks although what it does may be harmless or allowed."""
    reasons: list[str] = []
    if is_command and not standing.boxed:
        reasons.append(FREED if judgement.freed else NOT_BOXED)
    if not standing.trusted and (is_command or judgement.ruling is not Ruling.ALLOW):
        reasons.append(NOT_TRUSTED)
    if _tainted_for(judgement, standing) and _reaches(judgement, standing):
        reasons.append(TAINTED)
    return tuple(reasons)


def _tainted_for(judgement: Judgement, standing: Standing) -> bool:
    """What a server said is no reason to ask about reading from that server again."""
    by = standing.tainted_by
    own = bool(judgement.reads_of and by) and all(
        tool.startswith(judgement.reads_of) for tool in by
    )
    return standing.tainted and not own


def _reaches(judgement: Judgement, standing: Standing) -> frozenset[Need]:
    """What it would get at outside. A command in the sandbox that asks for no network gets at
    nothing, whatever its words say: secrets are hidden from it and taken out of what it prints,
    other folders cannot be written, and with content from elsewhere no host is in its reach."""
    if judgement.offline and standing.boxed:
        return frozenset()
    return judgement.needs & _GUARDED


def _needs_no_question(judgement: Judgement, standing: Standing) -> bool:
    """Whether it is harmless, or can be taken back in a mode in which that is enough."""
    return judgement.ruling is Ruling.ALLOW or (_is_auto(standing) and judgement.restorable)


def _is_auto(standing: Standing) -> bool:
    return standing.mode is Mode.SANDBOXED_AUTO and standing.boxed and standing.trusted


def _asks(judgement: Judgement, rules: Sequence[Rule]) -> bool:
    forms = {"", *judgement.forms, *judgement.prefixes, *judgement.never}
    return any(rule.decision is Decision.ASK and rule.form in forms for rule in rules)


def _covered(judgement: Judgement, rules: Sequence[Rule], is_command: bool) -> bool:
    """Whether an ALWAYS stands for every form; a command needs one that names it."""
    always = {rule.form for rule in rules if rule.decision is Decision.ALWAYS}
    always |= {form.removesuffix(EVEN_SO) for form in always}
    if not judgement.forms:
        return False
    prefixes = judgement.prefixes or ("",) * len(judgement.forms)
    pairs = zip(judgement.forms, prefixes, strict=True)
    named = all(form in always or (prefix and prefix in always) for form, prefix in pairs)
    return named or (not is_command and "" in always)


def _fits_path(rule: Rule, path: str) -> bool:
    """A rule for a folder means all below it."""
    if not rule.path:
        return True
    steps, below = rule.path.strip("/").split("/"), path.split("/")
    return bool(path) and (steps == ["."] or below[: len(steps)] == steps)
