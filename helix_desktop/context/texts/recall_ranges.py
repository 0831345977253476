"""Ranged recall: requested lines, lines around matches, and history as text.

`parse_line_ranges` and `show_ranges` handle line numbers. `show_matches` shows the lines that a
pattern matched, with the lines around the most important ones; lines that define a name come first,
because these were looked for in recorded sessions, then those that a forecast of use names. The
caller compiles and runs the pattern and passes the positions. `render_history` makes one text of a
stretch that can be read, cut into lines, and searched.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from helix_desktop.context.texts.name_index import DEFINITION
from helix_desktop.context.texts.token_budget import count_fitting, fit_head
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.ports import MessageWeigher

_MAX_LINE_CHARS = 2_000
"""The maximum number of characters of one shown line.

Longer lines are recalled whole, without a range.
"""


class LineRanges(Struct, frozen=True):
    """Line ranges from 1, both ends included, sorted and not overlapping.

    Or the problem with the request.
    """

    spans: tuple[tuple[int, int], ...]
    problem: str = ""


def parse_line_ranges(wanted: str, count: int) -> LineRanges:
    """Parse "120-180", "120-", "-20" (the last 20), "7", or several of these separated by
    commas.
    """
    spans: list[tuple[int, int]] = []
    for part in wanted.replace("–", "-").split(","):
        span = _span(part.strip(), count)
        if span is None:
            return LineRanges((), f'lines="{wanted[:60]}" is not understood: write "120-180".')
        spans.append(span)
    within = [(first, min(last, count)) for first, last in spans if first <= min(last, count)]
    if not within:
        return LineRanges(
            (), f"There are no lines {wanted[:60]}: the original has lines 1-{count:,}."
        )
    return LineRanges(_merge(within))


def show_ranges(
    every: Sequence[str], ranges: LineRanges, budget: int, *, weigher: MessageWeigher
) -> str:
    """Return the ranges with line numbers within a budget. A cut text ends with how to continue."""
    if ranges.problem:
        return ranges.problem
    room = budget - _NOTE
    numbers = fit_ranges(ranges, budget)
    pieces = number_lines([(number, _cut(every[number - 1])) for number in numbers])
    count = count_fitting(pieces, room, weigher, joint="\n")
    text_shown = "\n".join(pieces[:count])
    last = ranges.spans[-1][1]
    if count and numbers[count - 1] == last:
        spans = ", ".join(f"{first:,}-{last:,}" for first, last in ranges.spans[:6])
        more = f" and {len(ranges.spans) - 6} more ranges" if len(ranges.spans) > 6 else ""
        return f"{text_shown}\n[lines {spans}{more} of {len(every):,}]"
    if count:
        return f'{text_shown}\n[cut here: go on with lines="{numbers[count]}-{last}"]'
    if not pieces:
        return "[there is no room for lines]"
    return f"{fit_head(pieces[0], room, weigher)}\n[cut: line {numbers[0]:,} alone is larger]"


def number_lines(rows: Iterable[tuple[int, str]]) -> list[str]:
    """Return the lines with their numbers, from 1 and in order, with a mark before each that
    follows a gap.
    """
    lines: list[str] = []
    before = 0
    for number, row in rows:
        gap = "…\n" if lines and number > before + 1 else ""
        lines.append(f"{gap}{number}\t{row}")
        before = number
    return lines


def fit_ranges(ranges: LineRanges, budget: int) -> list[int]:
    """Return the first lines of the ranges.

    A line has at least one token, so that more would never fit.
    """
    numbers: list[int] = []
    max_lines = max(budget - _NOTE, 0) + 1
    for first, last in ranges.spans:
        numbers += range(first, min(last, first + max_lines - len(numbers) - 1) + 1)
    return numbers


_NOTE = 60
"""The tokens reserved for the last line, which names the shown lines or the position of the cut."""


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


def _merge(spans: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    merged: list[tuple[int, int]] = []
    for first, last in sorted(spans):
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(merged[-1][1], last))
        else:
            merged.append((first, last))
    return tuple(merged)


def _cut(row: str) -> str:
    text = row.rstrip("\r\n")
    return (
        f"{text[:_MAX_LINE_CHARS]}… [{len(text):,} characters]"
        if len(text) > _MAX_LINE_CHARS
        else text
    )


BEFORE, AFTER = 2, 6
"""The number of lines shown before and after a match, as far as the budget allows."""
_IN_FULL = 2
"""The number of matches that are shown with their surrounding lines."""
_MAX_SHOWN_CHARS = 300
"""The maximum number of shown characters of one line."""
_HEAD = 40
"""The tokens reserved for the first line."""
NO_LINES: Mapping[int, float] = MappingProxyType({})
_MAX_NAMED = 6
"""The maximum number of ranges that are named as not shown."""


def show_matches(
    every: Sequence[str],
    hits: Mapping[int, int],
    budget: int,
    *,
    weigher: MessageWeigher,
    likely: Mapping[int, float] = NO_LINES,
) -> str:
    """Return the matched lines in text order within a budget, and the numbers of those not shown.

    `likely` says of some lines how likely their names are needed.
    """
    within = {number: column for number, column in hits.items() if number <= len(every)}
    if not within:
        return f"[no line of {len(every):,} matches]"
    order = sorted(
        within,
        key=lambda number: (
            not _defines(every, number, within[number]),
            -likely.get(number, 0.0),
            number,
        ),
    )
    shown = _choose_lines(every, within, order, budget=budget, weigher=weigher)
    rest = sorted(number for number in within if number not in shown)
    more = f"; not shown: {_spans(rest)}" if rest else ""
    rows = [f"[{len(within):,} of {len(every):,} lines match{more}]"]
    for number in sorted(shown):
        if number - 1 not in shown and len(rows) > 1:
            rows.append("…")
        rows.append(_row(every, number, within.get(number, 0)))
    return "\n".join(rows)


def _choose_lines(
    every: Sequence[str],
    hits: Mapping[int, int],
    order: Sequence[int],
    *,
    budget: int,
    weigher: MessageWeigher,
) -> set[int]:
    """Return the lines that fit: the first matches of `order`, the lines around them, the rest."""
    shown: set[int] = set()
    left = budget - _HEAD
    for number in (*order[:_IN_FULL], *_around(order[:_IN_FULL], len(every)), *order[_IN_FULL:]):
        if number in shown:
            continue
        cost = weigher.count(f"{_row(every, number, hits.get(number, 0))}\n…\n")
        if cost > left:
            break
        shown.add(number)
        left -= cost
    return shown


def _around(numbers: Sequence[int], count: int) -> Iterable[int]:
    """Yield the lines around these lines, the nearest first."""
    for step in range(1, max(BEFORE, AFTER) + 1):
        for number in numbers:
            if step <= AFTER and number + step <= count:
                yield number + step
            if step <= BEFORE and number - step >= 1:
                yield number - step


def _defines(every: Sequence[str], number: int, column: int) -> bool:
    """Whether the match is inside a name that its line defines."""
    start = max(0, column - _MAX_SHOWN_CHARS)
    row = every[number - 1][start : column + _MAX_SHOWN_CHARS]
    return any(
        match.start(1) <= column - start < match.end(1) for match in DEFINITION.finditer(row)
    )


def _row(every: Sequence[str], number: int, column: int) -> str:
    """Return a numbered line; of a long one, the part around the column."""
    row = every[number - 1]
    if len(row) <= _MAX_SHOWN_CHARS:
        return f"{number}\t{row}"
    start = min(max(0, column - _MAX_SHOWN_CHARS // 3), len(row) - _MAX_SHOWN_CHARS)
    end = start + _MAX_SHOWN_CHARS
    return f"{number}\t{'…' if start else ''}{row[start:end]}{'…' if end < len(row) else ''}"


def _spans(numbers: Sequence[int]) -> str:
    """Format sorted line numbers as `3-5, 9, …`."""
    merged = _merge((number, number) for number in numbers)
    spans = [f"{first}-{last}" if last > first else str(first) for first, last in merged]
    return ", ".join(spans[:_MAX_NAMED]) + (", …" if len(spans) > _MAX_NAMED else "")


def render_history(passages: Iterable[Passage]) -> str:
    """Return messages, calls, and outputs as one text, whole, each with the number of its event."""
    return "\n".join(f"{_title(passage)}\n{passage.text}\n" for passage in passages)


def _title(passage: Passage) -> str:
    titles = {
        PassageSource.USER: "user",
        PassageSource.CARD: "user, on a card",
        PassageSource.CONTEXT: f"given along ({passage.what})",
        PassageSource.AGENT: "agent",
        PassageSource.CALL: f"agent calls {passage.tool}",
        PassageSource.OUTPUT: f"{passage.tool} returned"
        + (f" · {passage.what}" if passage.what else ""),
    }
    return f"[{passage.seq}] {titles[passage.source]}{' · failed' if passage.failed else ''}:"
