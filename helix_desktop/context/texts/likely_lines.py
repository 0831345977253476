"""Picks the lines and names of outputs that are most likely needed again.

The value of a line is the sum of the chances of the names in it, per token. A line is left out if
most of its value is shown already.
"""

from bisect import bisect_right
from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import accumulate
from math import fsum
from types import MappingProxyType

from msgspec import Struct

from helix_desktop.context.texts.plain_text import defuse
from helix_desktop.context.texts.value_lines import find_values
from helix_desktop.domain.ports import MessageWeigher

MIN_LINE_CHARS = 6
MAX_LINE_CHARS = 240
"""The minimum and maximum number of characters of a line; a longer one is cut."""
HEAD_TOKENS = 10
"""The tokens of the line that names the file of the lines after it."""
MAX_HEAD_CHARS = 60
MIN_NEW_SHARE = 0.5
"""The share of a line's value that must not be shown yet."""
CHARACTERS_PER_TOKEN = 3.6
MAX_OCCURRENCES = 12
"""The occurrences of a name in one output that are looked at."""

NO_CHANCES: Mapping[str, float] = MappingProxyType({})


class QuotableOutput(Struct, frozen=True):
    """An output whose lines can be quoted: its event, its file, and the chances of its names.

    `lines` are the numbers of the lines that may be quoted; None means all. `is_file`: a file was
    read.
    """

    seq: int
    head: str
    text: str
    chances: Mapping[str, float]
    lines: tuple[int, ...] | None = None
    is_file: bool = False


class PickedLine(Struct, frozen=True, order=True):
    """A line of the output of event `seq`, by its number from 0."""

    seq: int
    number: int
    text: str


def pick_lines(
    sources: Iterable[QuotableOutput],
    budget: int,
    weigher: MessageWeigher,
    *,
    beside: Sequence[PickedLine] = (),
) -> list[PickedLine]:
    """Return the most valuable lines that fit, in the order of the outputs; and those `beside`
    them, which are picked already."""
    candidates: list[tuple[float, PickedLine, dict[str, float]]] = []
    picked_places = {(line.seq, line.number) for line in beside}
    for source in sources:
        rows = source.text.split("\n")
        seen: set[str] = set()
        lines = find_likely_names(source.text, source.chances)
        allowed = None if source.lines is None else frozenset(source.lines)
        for number, names in sorted(lines.items()):
            if (source.seq, number) in picked_places or not (allowed is None or number in allowed):
                continue
            text = rows[number].strip()[:MAX_LINE_CHARS]
            if len(text) >= MIN_LINE_CHARS and text not in seen:
                seen.add(text)
                value = fsum(names.values()) / (2 + len(text) / CHARACTERS_PER_TOKEN)
                candidates.append((value, PickedLine(source.seq, number, text), names))
    candidates.sort(key=lambda candidate: (-candidate[0], candidate[1]))
    chosen = list(beside)
    shown: set[str] = set()
    shown_heads = {line.seq for line in beside}
    for _value, line, chances in candidates:
        new_value = fsum(chance for name, chance in chances.items() if name not in shown)
        if new_value < MIN_NEW_SHARE * fsum(chances.values()):
            continue
        cost = weigher.count(line.text) + 1 + (0 if line.seq in shown_heads else HEAD_TOKENS)
        if cost > budget:
            if budget < HEAD_TOKENS:
                break
            continue
        budget -= cost
        shown_heads.add(line.seq)
        shown.update(chances)
        chosen.append(line)
    return sorted(chosen)


def pick_values(
    sources: Iterable[QuotableOutput], budget: int, weigher: MessageWeigher
) -> tuple[list[PickedLine], int]:
    """Return the lines that state a value and fit, the best ones of all files that were read, and
    their tokens."""
    heads: dict[int, int] = {}
    candidates: list[tuple[float, PickedLine]] = []
    for source in sources:
        if not source.is_file:
            continue
        rows = source.text.split("\n")
        heads[source.seq] = weigher.count(f"· {source.head[:MAX_HEAD_CHARS]}") + 1
        for value in find_values(source.text):
            if source.lines is None or value.number in source.lines:
                text = rows[value.number].strip()
                candidates.append((value.worth, PickedLine(source.seq, value.number, text)))
    candidates.sort(key=lambda candidate: (-candidate[0], candidate[1]))
    chosen: dict[str, PickedLine] = {}
    tokens_left = budget
    for _worth, line in candidates:
        cost = weigher.count(line.text) + 1 + heads[line.seq]
        if line.text not in chosen and cost <= tokens_left:
            tokens_left -= cost
            heads[line.seq] = 0
            chosen[line.text] = line
    return list(chosen.values()), budget - tokens_left


def show_lines(chosen: Sequence[PickedLine], heads: Mapping[int, str]) -> str:
    """Return picked lines as text, with one line for the file of each output."""
    rows: list[str] = []
    last_seq = -1
    for line in chosen:
        if line.seq != last_seq:
            rows.append(f"· {heads[line.seq][:MAX_HEAD_CHARS]}")
            last_seq = line.seq
        rows.append(line.text)
    return defuse("\n".join(rows))


def find_likely_names(text: str, chances: Mapping[str, float]) -> dict[int, dict[str, float]]:
    """Return the chances of the names in each line that contains any, by its number from 0."""
    starts = list(accumulate((len(row) + 1 for row in text.split("\n")), initial=0))
    chances_by_line: dict[int, dict[str, float]] = {}
    for name, chance in chances.items():
        position = text.find(name)
        for _ in range(MAX_OCCURRENCES):
            if position < 0:
                break
            # the characters around a name must not belong to a longer one
            stop = position + len(name)
            around = text[max(0, position - 1) : position] + text[stop : stop + 1]
            if not any(letter.isalnum() or letter == "_" for letter in around):
                chances_by_line.setdefault(bisect_right(starts, position) - 1, {})[name] = chance
            position = text.find(name, position + 1)
    return chances_by_line


def pick_names(
    chances: Mapping[str, float], budget: int, weigher: MessageWeigher, *, known: Container[str]
) -> str:
    """Return the likely names that fit, by their chance per length, as one line."""
    picked: list[str] = []
    text = " "
    value_of_name = {
        name: chance / (1 + len(name) / CHARACTERS_PER_TOKEN) for name, chance in chances.items()
    }
    for name in sorted(value_of_name, key=lambda name: (-value_of_name[name], name)):
        if name in text or name in known:
            continue
        cost = weigher.count(f" {name}")
        if cost > budget:
            if budget < MIN_NAME_TOKENS:
                break
            continue
        budget -= cost
        picked.append(name)
        text += f"{name} "
    return defuse(" ".join(picked))


MIN_NAME_TOKENS = 4
