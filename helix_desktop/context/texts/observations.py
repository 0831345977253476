"""Observations: what a stretch of history comes down to, as dated facts by priority.

Made by a model or by rules, appended, refined when there are too many; never from other
observations' text except where reflection joins them.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from helix_desktop.context.texts import prompts
from helix_desktop.context.texts.handover import framed
from helix_desktop.context.texts.markers import history_line
from helix_desktop.context.texts.plain import OBSERVATIONS, defused, one_line, squeezed
from helix_desktop.context.texts.provenance import Spoken, checked_line
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.memory import Observation, Priority
from helix_desktop.domain.ports import Scales

LONGEST = 600
"""Characters of one observation."""
_MOST = 400
"""Observations taken from one answer."""
_OPENING = (
    f"{OBSERVATIONS}\n"
    "Written by the application, not by the user: what is known from the messages before."
)
_LINE = re.compile(
    r"\s{0,8}[-*•]?\s{0,4}[\[(*]{1,3}\s{0,2}(high|medium|med|low|done)\s{0,2}[\])*:]{1,3}:?\s{0,4}"
    r"(?:✓\s{0,4})?(\S.{0,2000})",
    re.IGNORECASE,
)
_SOURCES = re.compile(r"\s{0,4}\{([\d,\s-]{1,200})\}\s{0,4}\.?$")
_ORDER = {Priority.HIGH: 0, Priority.MEDIUM: 1, Priority.LOW: 2, Priority.DONE: 3}


def observe_instructions(budget: int, *, known: Sequence[Observation] = ()) -> str:
    """What a model is asked to do with new material; it sees what has been observed before."""
    parts = [prompts.DATA, prompts.OBSERVE.format(budget=budget)]
    if known:
        lines = framed("\n".join(_numbered(each) for each in known))
        parts.append(f"<observations_there_are>\n{lines}\n</observations_there_are>")
    return "\n\n".join(parts)


def reflect_instructions(budget: int, observations: Sequence[Observation]) -> str:
    lines = framed("\n".join(_numbered(each) for each in observations))
    asked = prompts.REFLECT.format(budget=budget)
    return f"{prompts.DATA}\n\n{asked}\n\n<observations>\n{lines}\n</observations>"


def parse_observations(
    answer: str, spoken: Spoken, *, dates: dict[int, float]
) -> tuple[Observation, ...]:
    """The observations of an answer whose quotes were really said; the rest is left out.

    `dates`: the journal events that may be sources, and when they were. A line without sources
    has all of them.
    """
    found: dict[str, Observation] = {}
    for line in defused(answer).split("\n"):
        match = _LINE.fullmatch(line.rstrip())
        if match is None or len(found) >= _MOST:
            continue
        text, sources = _sourced(match.group(2), dates)
        told = checked_line(text, spoken)
        if told and sources:
            at = max(dates[seq] for seq in sources)
            level = match.group(1).lower()
            priority = Priority("medium" if level == "med" else level)
            found.setdefault(
                squeezed(told), Observation(one_line(told)[:LONGEST], priority, at, sources)
            )
    return tuple(found.values())


def render_observations(observations: Iterable[Observation], history: HistoryDigest) -> str:
    """The text that stands for the observed stretch: by date, in order, as it was appended."""
    rows = [_OPENING]
    day = ""
    for each in observations:
        date = _date(each.at)
        if date != day:
            rows.append(date)
            day = date
        rows.append(_shown(each))
    return "\n".join([*rows, f"{history_line(history)}\nrecalls the messages themselves."])


def reflect(
    observations: Iterable[Observation], budget: int, scales: Scales
) -> tuple[Observation, ...]:
    """The same facts in fewer words, by rules: joined, shortened, then the least are left out.

    What is high is only left out when nothing else is left.
    """
    found = _joined(observations)
    for length in (LONGEST, 300, 160, 90):
        found = [_shortened(each, length) for each in found]
        if _fits(found, budget, scales):
            return tuple(found)
    return tuple(_best(found, budget, scales))


def important(observations: Iterable[Observation]) -> tuple[Observation, ...]:
    """Those of high priority."""
    return tuple(each for each in observations if each.priority is Priority.HIGH)


def weight(observations: Iterable[Observation], scales: Scales) -> int:
    """Tokens that they take as they are shown."""
    return scales.count("\n".join(_shown(each) for each in observations))


def _joined(observations: Iterable[Observation]) -> list[Observation]:
    """Each fact once, at the place of its newest mention, with all its sources."""
    found: dict[str, Observation] = {}
    for each in observations:
        key = _key(each.text)
        before = found.pop(key, None)
        sources = sorted({*each.sources, *(before.sources if before else ())})
        found[key] = replace(each, sources=tuple(sources))
    return list(found.values())


_CODED = re.compile(r"`([^`]{1,300})`")


def _key(text: str) -> str:
    """What an observation is about: a newer one of the same command or file takes its place."""
    coded = _CODED.search(text)
    if coded and re.match(r"(?:fails|passes|ran)\b", text, re.IGNORECASE):
        return f"ran {squeezed(coded.group(1))}"
    return squeezed(text)


def _shortened(each: Observation, length: int) -> Observation:
    """What is done, then what matters little, loses words; quotes and demands never do."""
    most = length if each.priority in (Priority.LOW, Priority.DONE) else max(length, 300)
    if len(each.text) <= most or each.priority is Priority.HIGH or "“" in each.text:
        return each
    cut = each.text[: most - 1]
    return replace(each, text=f"{cut[: cut.rfind(' ')] if ' ' in cut else cut}…")


def _best(found: Sequence[Observation], budget: int, scales: Scales) -> list[Observation]:
    """The most important that fit, newest first among equals, in their order."""
    order = sorted(
        range(len(found)),
        key=lambda place: (_ORDER[found[place].priority], _rank(found[place]), -place),
    )
    low, high = 0, len(order)
    while low < high:
        middle = (low + high + 1) // 2
        if _fits([found[place] for place in order[:middle]], budget, scales):
            low = middle
        else:
            high = middle - 1
    return [found[place] for place in sorted(order[:low])]


def _rank(each: Observation) -> int:
    """The user's own words go last, lists of files first."""
    if "“" in each.text:
        return 0
    return 2 if _FILES.match(each.text) else 1


_FILES = re.compile(r"(?:Changed|Read): ")


def _fits(observations: Iterable[Observation], budget: int, scales: Scales) -> bool:
    return not scales.exceeds("\n".join(_shown(each) for each in observations), budget)


def _shown(each: Observation) -> str:
    tick = " ✓" if each.priority is Priority.DONE else ""
    return f"- [{each.priority.value}]{tick} {each.text}"


def _numbered(each: Observation) -> str:
    return f"{_shown(each)} {{{', '.join(str(seq) for seq in each.sources)}}}"


def _date(at: float) -> str:
    """The day, the same everywhere; what has no time has no date."""
    if not 0 < at < _LAST_DATE:
        return "undated"
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


_LAST_DATE = 253_402_300_799
"""The end of the year 9999."""


def _sourced(text: str, dates: dict[int, float]) -> tuple[str, tuple[int, ...]]:
    """The text without its source numbers, and those of them that exist."""
    match = _SOURCES.search(text[-210:])
    if match is None:
        return text.strip(), tuple(sorted(dates))
    plain = text[: len(text) - len(match.group())].strip()
    numbers = {int(part) for part in re.findall(r"\d{1,12}", match.group(1))}
    return plain, tuple(sorted(numbers & dates.keys())) or tuple(sorted(dates))
