"""Ranged recall: which lines of an original a call asks for, and how they are shown.

Numbers of lines only; `matching.py` shows what a pattern found.
"""

from collections.abc import Iterable, Sequence

from helix_desktop.context.texts.fitting import head, how_many
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value

_LONGEST = 2_000
"""Characters of one line; a longer one is recalled whole, without a range."""


@value
class Ranges:
    """Lines from 1, both ends included, in order and apart; or why there are none."""

    spans: tuple[tuple[int, int], ...]
    problem: str = ""


def asked_lines(asked: str, count: int) -> Ranges:
    """The ranges of "120-180", "120-", "-20" (the last 20), "7", or several with commas."""
    spans: list[tuple[int, int]] = []
    for part in asked.replace("–", "-").split(","):
        span = _span(part.strip(), count)
        if span is None:
            return Ranges((), f'lines="{asked[:60]}" is not understood: write "120-180".')
        spans.append(span)
    within = [(first, min(last, count)) for first, last in spans if first <= min(last, count)]
    if not within:
        return Ranges((), f"There are no lines {asked[:60]}: the original has lines 1-{count:,}.")
    return Ranges(_merged(within))


def excerpt(every: Sequence[str], ranges: Ranges, budget: int, *, scales: Scales) -> str:
    """The ranges with line numbers within a budget; what was cut says how to go on."""
    if ranges.problem:
        return ranges.problem
    room = budget - _NOTE
    numbers = shown_lines(ranges, budget)
    pieces = numbered([(number, _cut(every[number - 1])) for number in numbers])
    count = how_many(pieces, room, scales, joint="\n")
    kept = "\n".join(pieces[:count])
    last = ranges.spans[-1][1]
    if count and numbers[count - 1] == last:
        return f"{kept}\n{_note(ranges, len(every))}"
    if count:
        return f'{kept}\n[cut here: go on with lines="{numbers[count]}-{last}"]'
    if not pieces:
        return "[there is no room for lines]"
    return f"{head(pieces[0], room, scales)}\n[cut: line {numbers[0]:,} alone is larger]"


def numbered(rows: Iterable[tuple[int, str]]) -> list[str]:
    """Lines behind their numbers, from 1 and in order; a mark before each that follows a gap."""
    found: list[str] = []
    before = 0
    for number, row in rows:
        gap = "…\n" if found and number > before + 1 else ""
        found.append(f"{gap}{number}\t{row}")
        before = number
    return found


def shown_lines(ranges: Ranges, budget: int) -> list[int]:
    """The first lines of the ranges; a line takes a token at least, so more never fit."""
    found: list[int] = []
    most = max(budget - _NOTE, 0) + 1
    for first, last in ranges.spans:
        found += range(first, min(last, first + most - len(found) - 1) + 1)
    return found


_NOTE = 60
"""Tokens kept for the last line: which lines these are, or where it was cut."""


def _span(part: str, count: int) -> tuple[int, int] | None:
    first, dash, last = part.partition("-")
    numbers = [text.strip() for text in (first, last)]
    if any(text and not (text.isascii() and text.isdigit() and len(text) < 12) for text in numbers):
        return None
    if not numbers[0]:
        return (max(1, count - int(numbers[1]) + 1), count) if numbers[1] else None
    begin = max(1, int(numbers[0]))
    if not dash:
        return begin, begin
    return begin, int(numbers[1]) if numbers[1] else count


def _merged(spans: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for first, last in sorted(spans):
        if found and first <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return tuple(found)


def _cut(row: str) -> str:
    text = row.rstrip("\r\n")
    return f"{text[:_LONGEST]}… [{len(text):,} characters]" if len(text) > _LONGEST else text


def _note(ranges: Ranges, count: int) -> str:
    told = ", ".join(f"{first:,}-{last:,}" for first, last in ranges.spans[:6])
    more = f" and {len(ranges.spans) - 6} more ranges" if len(ranges.spans) > 6 else ""
    return f"[lines {told}{more} of {count:,}]"
