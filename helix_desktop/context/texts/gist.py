"""What a text comes down to: the sentences that state a fact, a decision or that something is done.

Greetings, announcements and questions carry nothing over; exact names and numbers do.
"""

import re
from functools import lru_cache
from typing import TypeAlias

from helix_desktop.context.texts.cues import DECISION, DONE, FINDING, NEXT
from helix_desktop.context.texts.speech import sentences

_EXACT = re.compile(r"`[^`\n]{2,120}`|\w/\w|\w_\w|[a-z][A-Z]|\d{2,}|\w\(\)")
_POLITE = re.compile(
    r"(?:great|perfect|excellent|awesome|nice|wonderful|sure|thanks?|thank you|sounds good|okay|ok"
    r"|alright|got it|yes|no|hi|hello|done|good (?:question|point|catch|idea|news)|of course"
    r"|absolutely"
    r"|you['’]re (?:absolutely |completely |quite )?(?:right|welcome))\b[^.:;]{0,30}[!.]?",
    re.IGNORECASE,
)
_ITEM = re.compile(r"^(?:\(?\d{1,2}[.)]|[a-z][.)]|[☐☑✅✓✗❌→▸•]+)\s{1,3}")
_SHORTEST = 30
"""Characters below which a sentence hardly states a fact."""
_STARTS = 40
"""Characters of a sentence in which an announcement shows."""
_SHORT = 8_000
"""Characters of a text up to which its points are remembered."""

Points: TypeAlias = tuple[tuple[str, ...], tuple[tuple[float, int], ...]]
"""The sentences of a text, and (weight, place) of each, the most telling first."""


def plain(sentence: str) -> str:
    """The sentence without emphasis and without its number in a list."""
    return _ITEM.sub("", sentence.replace("**", "").strip())


def fact_score(sentence: str) -> float:
    """How much of a fact a sentence is; about 2 from where it is worth a line of its own."""
    if len(sentence) < _SHORTEST or sentence.endswith(("?", "？", ":", "：")):
        return 0.0
    exact = min(2.1, 0.6 * len(_EXACT.findall(sentence)))
    cue = 1.4 if FINDING.search(sentence) else 0.0
    decision = 1.8 if DECISION.search(sentence) else 0.0
    announced = 1.6 if NEXT.search(sentence[:_STARTS]) else 0.0
    return exact + cue + decision - announced


def gist(text: str, length: int) -> str:
    """The most telling sentences of a text, in order, in at most `length` characters."""
    told, weighed = points(text)
    taken: list[int] = []
    room = length
    for weight, place in weighed:
        if len(told[place]) + 2 <= room and (weight <= 0 or not taken):
            taken.append(place)
            room -= len(told[place]) + 2
    if not taken and told:
        return f"{told[0][: length - 1].rstrip()}…"
    return joined([told[place] for place in sorted(taken)])


def points(text: str) -> Points:
    """What the text says; remembered for short ones: notes try several lengths, and come again."""
    return _of_short(text) if len(text) <= _SHORT else _points(text)


@lru_cache(maxsize=4_096)
def _of_short(text: str) -> Points:
    return _points(text)


def _points(text: str) -> Points:
    told = tuple(plain(sentence) for sentence in sentences(text))
    weighed = sorted((-_weight(sentence, place), place) for place, sentence in enumerate(told))
    return told, tuple(weighed)


def joined(told: list[str]) -> str:
    """Sentences one after the other; those without an end are set apart."""
    text = ""
    for sentence in told:
        gap = " " if text.endswith((".", "!", "?", ":", "。")) else "; "
        text = f"{text}{gap if text else ''}{sentence}"
    return text


def _weight(sentence: str, place: int) -> float:
    if _POLITE.fullmatch(sentence):
        return -3.0
    first = 0.8 if place == 0 else 0.0
    done = 1.0 if DONE.search(sentence) else 0.0
    return fact_score(sentence) + done + first - (0.5 if NEXT.search(sentence[:_STARTS]) else 0.0)
