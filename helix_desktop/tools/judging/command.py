"""Judges one command line: allowed only if every part of it is known only to read.

Anything else is refused or asked about, with reasons in words and what an "always" would stand for.
What is not understood asks.
"""

from helix_desktop.domain.permission import Judgement, Need, Ruling
from helix_desktop.domain.values import value
from helix_desktop.domain.visible import hides, imitates
from helix_desktop.tools.judging.destructive import refusal
from helix_desktop.tools.judging.forms import form_of, texts_of, together, whole_of
from helix_desktop.tools.judging.git_calls import insertion
from helix_desktop.tools.judging.needs import loop_variables, needs_of
from helix_desktop.tools.judging.never import never_forms, widest_form
from helix_desktop.tools.judging.openers import opens
from helix_desktop.tools.judging.parsing import Parsed, Part, parsed
from helix_desktop.tools.judging.parts import part_complaint
from helix_desktop.tools.judging.prefixes import prefix_for
from helix_desktop.tools.judging.readings import Reading, readings
from helix_desktop.tools.judging.second_reader import agrees
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.words import Trait

BASH = "bash"
LONGEST = 10_000
"""Characters; no person reads more than that on a card."""
MOST_PARTS = 50
MOST_WORDS = 400
MOST_BASES = 8
"""Folders a command may run in, where that depends on what came before."""
MOST_REASONS = 6
LONGEST_REASON = 200

TWO_READINGS = "It can be read in two ways."

_ALL = frozenset(Need)


@value
class _Judged:
    """What was found out about one part; no reason: it is harmless."""

    part: Part
    reason: str
    form: str
    needs: frozenset[Need]
    prefix: str = ""


def judge_command(command: str, site: Site, shell: str = BASH) -> Judgement:
    """The verdict on a command for bash (`--norc --noprofile`, no terminal, clean environment)."""
    if len(command) > LONGEST:
        return _unreadable(f"It is longer than {LONGEST:,} characters, too long to be judged.")
    if shell != BASH:
        return _unreadable(f"No rules are known for {shell}.")
    found = parsed(command)
    never = never_forms(found.parts)
    if refused := refusal(command, found.parts):
        return Judgement(Ruling.DENY, (refused,), never=never)
    if len(found.parts) > MOST_PARTS or sum(len(part.words) for part in found.parts) > MOST_WORDS:
        return _unreadable("It has too many parts to be judged.", never)
    return _weighed(command, found, _judged(found.parts, site), never=never)


def is_single(command: str) -> bool:
    """Whether it is one command without a pattern: what may run is all written there."""
    parts = parsed(command).parts
    return len(parts) == 1 and not any(word.has(Trait.GLOB) for word in parts[0].words)


def prepared(command: str, site: Site) -> str:
    """What is really run for a command that is harmless: git is kept to looking.

    Any other command comes back as it is.
    """
    if judge_command(command, site).ruling is not Ruling.ALLOW:
        return command
    calls = [part.words for part in parsed(command).parts]
    for words in reversed(calls):
        git = next((at for at, word in enumerate(words) if word.text == "git"), None)
        if git is not None and all("=" in word.raw for word in words[:git]):
            at, text = insertion(words[git + 1 :])
            command = command[:at] + text + command[at:] if text else command
    return command


def _unreadable(reason: str, never: tuple[str, ...] = ()) -> Judgement:
    return Judgement(Ruling.ASK, (reason,), never=never, needs=_ALL)


def _weighed(
    command: str, found: Parsed, judged: list[_Judged], *, never: tuple[str, ...]
) -> Judgement:
    """All that speaks against the line, and what could be remembered of it."""
    general = _general(command, found)
    asking = [each for each in judged if each.reason]
    alike = not general and agrees(command, found.parts)
    reasons = dict.fromkeys((*general, *(each.reason for each in asking)))
    if not reasons and not alike:
        reasons[TWO_READINGS] = None
    very_words = "" if general else whole_of(command)
    whole = "" if any(opens(texts_of(part)) for part in found.parts) else very_words
    forms = together(found.parts, [each.form for each in asking]) if alike else ()
    prefixes = {each.form: each.prefix for each in asking}
    forbids = (len(asking) == 1 and widest_form(asking[0].part)) or very_words
    return Judgement(
        Ruling.ASK if reasons else Ruling.ALLOW,
        tuple(_short(reason) for reason in reasons)[:MOST_REASONS],
        forms=forms,
        prefixes=tuple(prefixes[form] for form in forms),
        whole=whole,
        never=(*never, very_words) if very_words else never,
        forbids=(forbids,) if forbids else (),
        needs=frozenset[Need]().union(*(each.needs for each in judged)),
    )


def _short(reason: str) -> str:
    """The card shows the whole command anyway."""
    if len(reason) <= LONGEST_REASON:
        return reason
    half = LONGEST_REASON // 2
    return f"{reason[:half]} … {reason[-half:]}"


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


def _judged(parts: tuple[Part, ...], site: Site) -> list[_Judged]:
    judged: list[_Judged] = []
    known = loop_variables(parts)
    for reading in readings(parts, site):
        if sum(bool(each.reason) for each in judged) > MOST_REASONS:
            reason = "It has more that has to be asked about."
            judged.append(_Judged(reading.part, reason, "", _ALL))
            continue
        judged.append(_judged_part(reading, site, known))
    return judged


def _judged_part(reading: Reading, site: Site, known: frozenset[str]) -> _Judged:
    part, bases = reading.part, reading.bases
    if len(bases) > MOST_BASES:
        return _Judged(part, "It changes its folder too often.", "", _ALL)
    if part.head:
        return _Judged(part, "", "", needs_of(part, site, bases, known=known))
    reasons = (_reason(reading, site, base) for base in bases)
    reason = next((reason for reason in reasons if reason), "")
    if not reason:
        return _Judged(part, "", "", frozenset())
    form = form_of(part, site, bases[0]) if len(bases) == 1 else ""
    needs = needs_of(part, site, bases, known=known) | {Need.CODE}
    return _Judged(part, reason, form, needs, prefix_for(part))


def _reason(reading: Reading, site: Site, base: str) -> str:
    words, trouble = reading.words(site, base)
    return trouble or part_complaint(reading.part, words, site, base=base)
