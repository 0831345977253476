"""Observations as the rules see them, and fewer of them where there are too many."""

from collections.abc import Iterable

from helix_desktop.context.texts.observations import parse_observations, reflect
from helix_desktop.context.texts.observing import observed
from helix_desktop.context.texts.passages import Passage, Voice
from helix_desktop.context.texts.provenance import Spoken
from helix_desktop.domain.memory import Observation, Priority
from helix_desktop.providers.practice.aside.material import Asked, passages
from helix_desktop.providers.practice.tally import SCALES

NONE = "There is nothing to observe."


def observations(asked: Asked) -> str:
    facts = observed(passages(asked.material))
    return _shown(reflect(facts, asked.budget, SCALES))


def reflected(asked: Asked) -> str:
    """Those of the question, joined and shortened to its budget."""
    _, _, listed = asked.material.partition("<observations>\n")
    text = listed.rpartition("\n</observations>")[0]
    # what they say was checked when they were made; here they vouch for themselves
    spoken = Spoken.of([Passage(0, Voice.USER, text)])
    dates = dict.fromkeys(_numbers(text), 0.0) or {0: 0.0}
    return _shown(reflect(parse_observations(text, spoken, dates=dates), asked.budget, SCALES))


def _numbers(text: str) -> list[int]:
    """The places named at the ends of lines."""
    ends = (line.rpartition("{")[2] for line in text.split("\n") if line.endswith("}"))
    return [int(each) for end in ends for each in end[:-1].split(",") if _is_number(each.strip())]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 13


def _shown(facts: Iterable[Observation]) -> str:
    lines = []
    for fact in facts:
        tick = " ✓" if fact.priority is Priority.DONE else ""
        numbers = ", ".join(str(seq) for seq in fact.sources)
        lines.append(f"- [{fact.priority.value}]{tick} {fact.text} {{{numbers}}}")
    return "\n".join(lines) or NONE
