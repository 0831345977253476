"""Judges one command line: allowed only if every part of it is known only to read.

Verdicts: harmless, to be asked about (with reasons in words and what an "always" would stand for),
or refused. Anything that is not understood asks.
"""

import re
import shlex
from dataclasses import dataclass

from helix_desktop.domain.permission import Judgement, Need, Ruling
from helix_desktop.domain.visible import hides, imitates
from helix_desktop.tools.judging.bases import Bases
from helix_desktop.tools.judging.destructive import refusal
from helix_desktop.tools.judging.git_calls import insertion
from helix_desktop.tools.judging.needs import needs_of
from helix_desktop.tools.judging.never import never_forms
from helix_desktop.tools.judging.parsing import Parsed, Part, parsed
from helix_desktop.tools.judging.parts import part_complaint
from helix_desktop.tools.judging.runners import family
from helix_desktop.tools.judging.site import Site

BASH = "bash"
LONGEST = 10_000
"""Characters; no person reads more than that on a card."""
MOST_PARTS = 50
MOST_WORDS = 400
MOST_REASONS = 6
MOST_FORMS = 3
"""Commands of one line that an "always" may stand for at once."""

_TOO_LONG = f"It is longer than {LONGEST:,} characters, too long to be judged."
_TOO_MANY = "It has too many parts to be judged."


@dataclass(frozen=True, slots=True)
class _Judged:
    """What was found out about one part."""

    reason: str
    form: str
    needs: frozenset[Need]


def judge_command(command: str, site: Site, shell: str = BASH) -> Judgement:
    """The verdict on a command for bash (`--norc --noprofile`, no terminal, clean environment)."""
    if len(command) > LONGEST:
        return Judgement(Ruling.ASK, (_TOO_LONG,), needs=frozenset(Need))
    if shell != BASH:
        return Judgement(Ruling.ASK, (f"No rules are known for {shell}.",), needs=frozenset(Need))
    found = parsed(command)
    never = never_forms(found.parts)
    if refused := refusal(command, found.parts):
        return Judgement(Ruling.DENY, (refused,), never=never)
    if len(found.parts) > MOST_PARTS or sum(len(part.words) for part in found.parts) > MOST_WORDS:
        return Judgement(Ruling.ASK, (_TOO_MANY,), never=never, needs=frozenset(Need))
    general = _general(command, found)
    judged = _parts(found, site)
    reasons = [*general, *(part.reason for part in judged if part.reason)]
    needs = frozenset[Need]().union(*(part.needs for part in judged))
    if not reasons:
        return Judgement(Ruling.ALLOW, needs=needs, never=never)
    forms = () if general else _forms(judged)
    shown = tuple(dict.fromkeys(reasons))[:MOST_REASONS]
    return Judgement(Ruling.ASK, shown, forms=forms, never=never, needs=needs)


def prepared(command: str, site: Site) -> str:
    """What is really run for a command that is allowed: git does not run what a repository names.

    Any other command comes back as it is.
    """
    if judge_command(command, site).ruling is not Ruling.ALLOW:
        return command
    added = [
        insertion(part.words[1:])
        for part in parsed(command).parts
        if part.words and part.words[0].text == "git"
    ]
    for at, text in reversed(added):
        command = command[:at] + text + command[at:]
    return command


def _general(command: str, found: Parsed) -> list[str]:
    """Reasons against the line as a whole."""
    reasons = list(found.complaints)
    if hides(command):
        reasons.append("It has characters that cannot be seen.")
    if imitates(command):
        reasons.append("It has letters that look like others.")
    if not found.parts:
        reasons.append("It is empty.")
    return reasons


def _parts(found: Parsed, site: Site) -> list[_Judged]:
    bases = Bases(site)
    judged: list[_Judged] = []
    for part in found.parts:
        bases.enter(part)
        judged.append(_part(part, site, bases))
        if _moves(part):
            bases.move(part, part.words[1].text if len(part.words) > 1 else "/")
    return judged


def _moves(part: Part) -> bool:
    return bool(part.words) and part.words[0].text == "cd"


def _part(part: Part, site: Site, bases: Bases) -> _Judged:
    needs = needs_of(part, site, bases.now)
    reasons = (part_complaint(part, site, base) for base in bases.now)
    reason = next((reason for reason in reasons if reason), "")
    if not reason:
        return _Judged("", "", needs)
    form = _form(part, site, bases.now[0]) if len(bases.now) == 1 else ""
    return _Judged(reason, form, needs | {Need.CODE})


def _form(part: Part, site: Site, base: str) -> str:
    """What an "always" stands for: these very words, or a family that names what it covers."""
    whole = not part.aims and family(part.words, site, base)
    words = [*part.words, *(aim.target for aim in part.aims if aim.target is not None)]
    if not all(word.literal for word in words):
        return ""
    text = whole or shlex.join(word.text for word in part.words)
    for aim in part.aims:
        target = shlex.quote(aim.target.text) if aim.target is not None else ""
        text += f" {aim.fd}{aim.operator}{target}"
    if base != site.root:
        below = base.removeprefix(site.root.rstrip("/") + "/")
        text = f"cd {shlex.quote(below)} && {text}"
    return text if re.fullmatch(r"[^\n]+", text) else ""


def _forms(judged: list[_Judged]) -> tuple[str, ...]:
    """All or nothing: one part without a form, and "always" cannot be offered."""
    forms = tuple(dict.fromkeys(part.form for part in judged if part.reason))
    return forms if all(forms) and len(forms) <= MOST_FORMS else ()
