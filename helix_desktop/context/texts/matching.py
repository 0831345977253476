"""Recall around a pattern: the lines it matched, the telling ones with what stands around them.

Where a name is defined comes first: in recorded sessions that is what was looked for. The pattern
is compiled and run by the caller; what comes in here are places.
"""

from collections.abc import Iterable, Mapping, Sequence

from helix_desktop.context.texts.names import DEFINITION
from helix_desktop.domain.ports import Scales

BEFORE, AFTER = 2, 6
"""Lines shown around a match, as far as the budget goes."""
_IN_FULL = 2
"""Matches that are shown with the lines around them."""
_WIDEST = 300
"""Characters shown of one line."""
_HEAD = 40
"""Tokens kept for the first line."""
_MOST_NAMED = 6
"""Ranges of lines named as not shown."""


def matching(every: Sequence[str], hits: Mapping[int, int], budget: int, *, scales: Scales) -> str:
    """The matched lines in the order of the text within a budget, and which are not shown."""
    within = {number: column for number, column in hits.items() if number <= len(every)}
    if not within:
        return f"[no line of {len(every):,} matches]"
    shown = _chosen(every, within, budget, scales=scales)
    rest = sorted(number for number in within if number not in shown)
    more = f"; not shown: {_spans(rest)}" if rest else ""
    rows = [f"[{len(within):,} of {len(every):,} lines match{more}]"]
    for number in sorted(shown):
        if number - 1 not in shown and len(rows) > 1:
            rows.append("…")
        rows.append(_row(every, number, within.get(number, 0)))
    return "\n".join(rows)


def _chosen(
    every: Sequence[str], hits: Mapping[int, int], budget: int, *, scales: Scales
) -> set[int]:
    """The lines that fit: the best matches, what stands around them, then the other matches."""
    order = sorted(hits, key=lambda number: (not _defines(every, number, hits[number]), number))
    shown: set[int] = set()
    left = budget - _HEAD
    for number in (*order[:_IN_FULL], *_around(order[:_IN_FULL], len(every)), *order[_IN_FULL:]):
        if number in shown:
            continue
        cost = scales.count(f"{_row(every, number, hits.get(number, 0))}\n…\n")
        if cost > left:
            break
        shown.add(number)
        left -= cost
    return shown


def _around(numbers: Sequence[int], count: int) -> Iterable[int]:
    """The lines around these, the nearest first."""
    for step in range(1, max(BEFORE, AFTER) + 1):
        for number in numbers:
            if step <= AFTER and number + step <= count:
                yield number + step
            if step <= BEFORE and number - step >= 1:
                yield number - step


def _defines(every: Sequence[str], number: int, column: int) -> bool:
    """Whether the match lies in a name that its line defines."""
    start = max(0, column - _WIDEST)
    row = every[number - 1][start : column + _WIDEST]
    return any(
        found.start(1) <= column - start < found.end(1) for found in DEFINITION.finditer(row)
    )


def _row(every: Sequence[str], number: int, column: int) -> str:
    """A numbered line; of a long one what stands around the column."""
    row = every[number - 1]
    if len(row) <= _WIDEST:
        return f"{number}\t{row}"
    start = min(max(0, column - _WIDEST // 3), len(row) - _WIDEST)
    end = start + _WIDEST
    return f"{number}\t{'…' if start else ''}{row[start:end]}{'…' if end < len(row) else ''}"


def _spans(numbers: Sequence[int]) -> str:
    """Sorted lines as "3-5, 9, …"."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1] = (found[-1][0], number)
        elif len(found) > _MOST_NAMED:
            break
        else:
            found.append((number, number))
    told = [f"{first}-{last}" if last > first else str(first) for first, last in found]
    return ", ".join(told[:_MOST_NAMED]) + (", …" if len(told) > _MOST_NAMED else "")
