"""Judges one command line: allowed only if every part of it is known only to read.

Anything else is refused or asked about, with reasons in words and what an "always" would stand for.
What is not understood asks.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from helix_desktop.domain.permission import Judgement, Need, Ruling
from helix_desktop.domain.values import value
from helix_desktop.domain.visible import hides, imitates
from helix_desktop.tools.judging.destructive import refusal
from helix_desktop.tools.judging.errands import Errand, errand
from helix_desktop.tools.judging.forms import form_of, texts_of, together, whole_of
from helix_desktop.tools.judging.git_calls import insertion
from helix_desktop.tools.judging.lexing import UNFOLLOWED
from helix_desktop.tools.judging.losing import REPLACES_PUSHED, losing
from helix_desktop.tools.judging.needs import loop_variables, needs_of
from helix_desktop.tools.judging.never import never_forms, widest_form
from helix_desktop.tools.judging.openers import opens
from helix_desktop.tools.judging.parsing import Parsed, Part, parsed
from helix_desktop.tools.judging.parts import aims_complaint, part_complaint
from helix_desktop.tools.judging.prefixes import prefix_for
from helix_desktop.tools.judging.readings import Reading, behind_settings, readings
from helix_desktop.tools.judging.second_reader import agrees
from helix_desktop.tools.judging.site import Site
from helix_desktop.tools.judging.taking_back import without_message, works_quietly
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
_PROGRAM = re.compile(r"[^\s\"'`]{1,200}")
_GH = re.compile(r"\bgh\b")
_ON_ERRANDS = re.compile(r"\b(?:git|gh)\b")


@value
class _Line:
    """A command, and as it is read: the message of a commit stands there as one word."""

    command: str
    text: str
    message: int
    found: Parsed

    @classmethod
    def of(cls, command: str, whole: Parsed) -> "_Line":
        text, message = without_message(command)
        return cls(command, text, message, whole if text == command else parsed(text))

    def place(self, at: int) -> int:
        """Where in the command something stands."""
        behind = 0 <= self.message < at
        return at + (len(self.command) - len(self.text) if behind else 0)

    def has_message(self, part: Part) -> bool:
        return any(word.start == self.message for word in part.words)


@value
class _Judged:
    """What was found out about one part; no reason: it is harmless."""

    part: Part
    reason: str
    form: str
    needs: frozenset[Need]
    prefix: str = ""
    errand: Errand | None = None
    own: bool = False
    """It runs in the workspace's own repository only."""


def judge_command(
    command: str, site: Site, shell: str = BASH, *, network: bool = False
) -> Judgement:
    """The verdict on a command for bash (`--norc --noprofile`, no terminal, clean environment).

    `network`: it asks for it, so it is told what it would do there.
    """
    if len(command) > LONGEST:
        return _unreadable(f"It is longer than {LONGEST:,} characters, too long to be judged.")
    if shell != BASH:
        return _unreadable(f"No rules are known for {shell}.")
    whole = parsed(command)
    never = never_forms(whole.parts)
    if refused := refusal(command, whole.parts):
        return Judgement(Ruling.DENY, (refused,), never=never)
    line = _Line.of(command, whole)
    if _too_much(line.found):
        return _unreadable("It has too many parts to be judged.", never)
    judged = _judged(line, site)
    return _weighed(line, _on_errands(judged) if network else _offline(judged), never=never)


def is_single(command: str) -> bool:
    """Whether it is one command without a pattern: what may run is all written there."""
    parts = parsed(command).parts
    return len(parts) == 1 and not any(word.has(Trait.GLOB) for word in parts[0].words)


def prepared(command: str, site: Site, judged: Judgement | None = None) -> str:
    """What is really run: git is kept to looking where it only looks, gh to its own server.

    Any other command comes back as it is. `judged`: what is known of it already.
    """
    if (judged or judge_command(command, site)).ruling is Ruling.ALLOW:
        calls = [part.words for part in parsed(command).parts]
        for words in reversed(calls):
            git = next((at for at, word in enumerate(words) if word.text == "git"), None)
            if git is not None and all("=" in word.raw for word in words[:git]):
                at, text = insertion(words[git + 1 :])
                command = command[:at] + text + command[at:] if text else command
        return command
    if not _GH.search(command):
        return command
    line = _Line.of(command, parsed(command))
    for part, found in reversed(_errands(command, site)):
        if found.host:
            at = line.place(behind_settings(part.words)[0].start)
            command = f"{command[:at]}GH_HOST={found.host} {command[at:]}"
    return command


def only_brings(command: str, site: Site) -> bool:
    """Whether it is known that it brings what is the project's own, and sends names only."""
    found = _errands(command, site)
    return bool(found) and all(each.brings for _, each in found)


def says_own_words(command: str, site: Site) -> bool:
    """Whether it is known that nothing it prints with the network is of strangers."""
    found = _errands(command, site)
    return bool(found) and not any(each.words for _, each in found)


def _errands(command: str, site: Site) -> list[tuple[Part, Errand]]:
    """All that it does with the network; nothing if that is not known."""
    if len(command) > LONGEST or not _ON_ERRANDS.search(command):
        return []
    line = _Line.of(command, parsed(command))
    if _too_much(line.found) or _general(line) or not agrees(line.text, line.found.parts):
        return []
    judged = _on_errands(_judged(line, site))
    return [(each.part, each.errand) for each in judged if each.errand is not None]


def _too_much(found: Parsed) -> bool:
    return (
        len(found.parts) > MOST_PARTS or sum(len(part.words) for part in found.parts) > MOST_WORDS
    )


def _unreadable(reason: str, never: tuple[str, ...] = ()) -> Judgement:
    return Judgement(Ruling.ASK, (reason,), never=never, needs=_ALL)


def _weighed(line: _Line, judged: list[_Judged], *, never: tuple[str, ...]) -> Judgement:
    """All that speaks against the line, and what could be remembered of it."""
    found = line.found
    general = _general(line)
    asking = [each for each in judged if each.reason]
    alike = not general and agrees(line.text, found.parts)
    reasons = dict.fromkeys(_told(general, asking))
    if not reasons and not alike:
        reasons[TWO_READINGS] = None
    very_words = "" if general else whole_of(line.command)
    once = any(opens(texts) or _replaces_pushed(texts) for texts in map(texts_of, found.parts))
    whole = "" if once else very_words
    forms = together(found.parts, [each.form for each in asking]) if alike else ()
    prefixes = {each.form: each.prefix for each in asking}
    forbids = (len(asking) == 1 and widest_form(asking[0].part)) or very_words
    needs = frozenset[Need]().union(*(each.needs for each in judged))
    errands = {each.form: each.errand for each in asking if each.errand is not None}
    steady = frozenset(errands)
    return Judgement(
        Ruling.ASK if reasons else Ruling.ALLOW,
        tuple(_short(reason) for reason in reasons)[:MOST_REASONS],
        forms=forms,
        prefixes=tuple(prefixes[form] for form in forms),
        whole=whole,
        never=(*never, very_words) if very_words else never,
        forbids=(forbids,) if forbids else (),
        needs=needs,
        steady=steady if steady.issubset(forms) else frozenset(),
        brings=frozenset(form for form, each in errands.items() if each.brings),
        reaching=tuple(errands) if alike else (),
    )


def _short(reason: str) -> str:
    """The card shows the whole command anyway."""
    if len(reason) <= LONGEST_REASON:
        return reason
    half = LONGEST_REASON // 2
    return f"{reason[:half]} … {reason[-half:]}"


def _general(line: _Line) -> list[str]:
    """Reasons against the line as a whole."""
    found, command = line.found, line.command
    reasons = list(found.complaints)
    if hides(command):
        reasons.append("It has characters that cannot be seen.")
    if imitates(command):
        reasons.append("It has letters that look like others.")
    if not found.parts:
        reasons.append("It is empty.")
    return reasons


def _told(general: list[str], asking: list[_Judged]) -> list[str]:
    """All reasons; where another command stands inside, those that are true of it anyway."""
    if UNFOLLOWED not in general:
        return [*general, *(each.reason for each in asking)]
    # of its marks and of the text around it the parser made parts, too
    programs = (each for each in asking if each.part.words)
    named = (each for each in programs if _PROGRAM.fullmatch(each.part.words[0].text))
    return [UNFOLLOWED, *(each.reason for each in named)]


def _judged(line: _Line, site: Site) -> list[_Judged]:
    judged: list[_Judged] = []
    known = loop_variables(line.found.parts)
    for reading in readings(line.found.parts, site):
        if sum(bool(each.reason) for each in judged) > MOST_REASONS:
            reason = "It has more that has to be asked about."
            judged.append(_Judged(reading.part, reason, "", _ALL))
            continue
        each = _judged_part(reading, site, known)
        # what is read there is not what is said: only the first words can be a form
        judged.append(replace(each, form=each.prefix) if line.has_message(reading.part) else each)
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
    once = _replaces_pushed(texts_of(part))
    prefix = "" if once else prefix_for(part)
    form = "" if once or len(bases) > 1 else form_of(part, site, bases[0]) or prefix
    needs = needs_of(part, site, bases, known=known) | {Need.CODE}
    own = all(_in_own_repository(part, site, base) for base in bases)
    return _Judged(part, reason, form, needs, prefix, errand(part, site, bases), own)


def _replaces_pushed(texts: Sequence[str]) -> bool:
    return losing(texts) == REPLACES_PUSHED


def _in_own_repository(part: Part, site: Site, base: str) -> bool:
    """And what it prints goes nowhere else."""
    texts = [word.text for word in behind_settings(part.words)]
    place = site.moved(base, texts[2]) if texts[1:2] == ["-C"] and len(texts) > 2 else base
    inside = site.holds(place) and site.own_repository(place)
    return inside and not aims_complaint(part, site, base)


def _on_errands(judged: list[_Judged]) -> list[_Judged]:
    """With the network, where all is known of what they do there: else as they were.

    What works beside them only looks, or keeps what was changed.
    """
    errands = [each.errand for each in judged if each.errand is not None]
    known = all(
        not each.reason
        or each.errand is not None
        or _works_beside(each, stays=any(each.publishes for each in errands))
        for each in judged
    )
    if not known or not errands:
        return _offline(judged)
    return [
        replace(each, form=each.errand.form, reason=each.errand.said, prefix="")
        if each.errand is not None
        else each
        for each in judged
    ]


def _offline(judged: list[_Judged]) -> list[_Judged]:
    return [replace(each, errand=None) for each in judged]


def _works_beside(each: _Judged, *, stays: bool) -> bool:
    plain = each.part.before not in ("|", "|&") and all(word.literal for word in each.part.words)
    texts = [word.text for word in behind_settings(each.part.words)]
    return each.own and plain and works_quietly(texts, stays=stays)


def _reason(reading: Reading, site: Site, base: str) -> str:
    words, trouble = reading.words(site, base)
    return trouble or part_complaint(reading.part, words, site, base=base)
