"""Shorter forms of one large output: a first glance, what was extracted, both ends.

Each begins with the marker of its original, so nothing of it is out of reach.
"""

import re
from collections.abc import Sequence

from helix_desktop.context.texts.fitting import head, how_many, tail
from helix_desktop.context.texts.markers import Original, about, recall_line
from helix_desktop.context.texts.names import names
from helix_desktop.context.texts.plain import LONGEST_LINE, defused, one_line, rows
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value

_HEAD_SHARE = 0.35
_TAIL_SHARE = 0.25
_INDEX_SHARE = 0.3
"""Names of what is not shown: they say that it is there to be recalled."""
_LONGEST_SHOWN = 240
"""Characters of a telling line that are shown."""

_LOUD = re.compile(
    r"error|fail|panic|exception|traceback|not found|denied|assert|cannot|unable|refused"
    r"|timed? ?out|fatal|undefined|warning|fehler|erreur|错误|失败|エラー",
    re.IGNORECASE,
)
_PLACE = re.compile(r"[\w.-]/[\w.-]|\w\.[a-z]{1,4}:\d")
_NUMBER = re.compile(r"\d{2}")


def preview(original: Original, policy: Policy, scales: Scales) -> str:
    """A first glance within `preview_tokens`: both ends, the lines that tell most, and names."""
    top = f"{recall_line(original.digest, policy)}\n{about(original)}"
    room = policy.preview_tokens - scales.count(top)
    shown = _glance(defused(original.text), int(room * (1 - _INDEX_SHARE)), scales)
    told = "\n".join([top, *shown])
    left = policy.preview_tokens - scales.count(f"{told}\nnames: ")
    index = names(original.text, left, scales, known=_Told(told))
    return f"{told}\nnames: {index}" if index else told


@value
class _Told:
    """What a preview shows already."""

    text: str

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self.text


def extracted(original: Original, answer: str, *, instructions: str, policy: Policy) -> str:
    """What a model took out of an output as the agent asked for."""
    top = f"{recall_line(original.digest, policy)}\n{about(original)}"
    asked = defused(one_line(instructions[:LONGEST_LINE]))
    return f"{top}\n[extracted as asked: {asked}]\n{defused(answer).strip()}"


def truncated(original: Original, budget: int, *, policy: Policy, scales: Scales) -> str:
    """Both ends of an output within a budget, the last resort; the marker alone if need be."""
    first = recall_line(original.digest, policy)
    top = f"{first}\n{about(original)}\n[beginning]\n"
    middle = "\n[the middle is left out: recall it]\n"
    room = budget - scales.count(top + middle)
    if room <= 0:
        return first
    text = defused(original.text)
    beginning = head(text, room * 2 // 3, scales)
    end = tail(text[len(beginning) :], room - scales.count(beginning), scales)
    return _shrunk(top, middle, ends=(beginning, end), budget=budget, scales=scales) or first


def _shrunk(
    top: str, middle: str, *, ends: tuple[str, str], budget: int, scales: Scales
) -> str | None:
    """Joined pieces can count a token more than apart: take from the ends until they fit."""
    beginning, end = ends
    while beginning or end:
        text = f"{top}{beginning}{middle}{end}"
        if not scales.exceeds(text, budget):
            return text
        beginning, end = beginning[: len(beginning) * 7 // 8], end[len(end) // 8 + 1 :]
    return None


def _glance(text: str, room: int, scales: Scales) -> list[str]:
    every = rows(text)
    first = _whole_lines(every, int(room * _HEAD_SHARE), scales)
    last = _whole_lines(every[len(first) :][::-1], int(room * _TAIL_SHARE), scales)[::-1]
    if not first and not last:
        return _characters(text, room, scales)
    between = range(len(first), len(every) - len(last))
    left = room - scales.count("\n".join([*first, *last])) - _LABELS
    found = [f"[lines 1-{len(first):,}]", *first] if first else []
    found += [
        f"[of lines {between.start + 1:,}-{between.stop:,}]",
        *_telling(every, between, left, scales=scales),
    ]
    if last:
        found += [f"[lines {between.stop + 1:,}-{len(every):,}]", *last]
    return found


_LABELS = 60
"""Tokens kept for the three lines that say which lines follow."""


def _whole_lines(every: Sequence[str], room: int, scales: Scales) -> list[str]:
    """The first lines that fit; none where the first alone does not."""
    few = every[: max(room, 0)]
    return list(few[: how_many(few, room, scales, joint="\n")])


def _characters(text: str, room: int, scales: Scales) -> list[str]:
    """A text whose lines are too long to be shown whole: so many characters of both ends."""
    part = max(0, (room - _LABELS) // 2)
    return ["[beginning]", head(text, part, scales), "[end]", tail(text, part, scales)]


def _telling(every: Sequence[str], between: range, room: int, *, scales: Scales) -> list[str]:
    """Numbered lines with errors, places and numbers: the most telling ones, in text order."""
    best: dict[str, tuple[float, int]] = {}
    for number in between:
        row = every[number][:LONGEST_LINE]
        score = _score(row)
        shape = _NUMBER.sub("#", row.strip())
        if score and shape not in best:
            best[shape] = (-score, number)
    order = [number for _, number in sorted(best.values())[: max(room, 0)]]
    lines = [f"{number + 1}: {every[number].strip()[:_LONGEST_SHOWN]}" for number in order]
    kept = order[: how_many(lines, room, scales, joint="\n")]
    return [line for _, line in sorted(zip(kept, lines, strict=False))]


def _score(row: str) -> float:
    loud = 3.0 if _LOUD.search(row) else 0.0
    return loud + (1.0 if _PLACE.search(row) else 0.0) + (0.5 if _NUMBER.search(row) else 0.0)
