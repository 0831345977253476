"""The lines that a recall returns: ranges, matches with lines around, history as text.

`parse_line_ranges` and `show_ranges` handle line numbers. `show_matches` shows the lines that a
pattern matched, with the lines around the most important ones; lines that define a name come first,
because these were looked for in recorded sessions, then those whose names will probably be needed.
The caller compiles and runs the pattern and passes the positions. `render_history` makes one text
of a stretch that can be read, cut into lines, and searched.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from helix_desktop.context.texts.name_index import DEFINITION
from helix_desktop.context.texts.token_budget import count_fitting, fit_head
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.ports import MessageWeigher

MAX_LINE_CHARS = 2_000
"""The maximum number of characters of one shown line.

Longer lines are recalled whole, without a range, or in the pieces of `quotations.py`.
"""


class LineRanges(Struct, frozen=True):
    """Line ranges from 1, both ends included, sorted and not overlapping.

    Or the problem with the request.
    """

    spans: tuple[tuple[int, int], ...]
    problem: str = ""


def parse_line_ranges(text: str, line_count: int) -> LineRanges:
    """Parse "120-180", "120-", "-20" (the last 20), "7", or several of these separated by
    commas.
    """
    spans: list[tuple[int, int]] = []
    for part in text.replace("–", "-").split(","):
        span = _parse_range(part.strip(), line_count)
        if span is None:
            return LineRanges((), f'lines="{text[:60]}" is not understood: write "120-180".')
        spans.append(span)
    existing = [
        (first, min(last, line_count)) for first, last in spans if first <= min(last, line_count)
    ]
    if not existing:
        return LineRanges(
            (), f"There are no lines {text[:60]}: the original has lines 1-{line_count:,}."
        )
    return LineRanges(_merge_ranges(existing))


def show_ranges(
    lines: Sequence[str], ranges: LineRanges, budget: int, *, weigher: MessageWeigher
) -> str:
    """Return the ranges with line numbers within a budget. A cut text ends with how to continue."""
    if ranges.problem:
        return ranges.problem
    tokens_left = budget - _NOTE_TOKENS
    line_numbers = fit_ranges(ranges, budget)
    numbered: list[tuple[int, str]] = []
    for line_number in line_numbers:
        line = lines[line_number - 1].rstrip("\r\n")
        if len(line) > MAX_LINE_CHARS:
            line = f"{line[:MAX_LINE_CHARS]}… [{len(line):,} characters]"
        numbered.append((line_number, line))
    rows = number_lines(numbered)
    count = count_fitting(rows, tokens_left, weigher, joint="\n")
    text_shown = "\n".join(rows[:count])
    last = ranges.spans[-1][1]
    if count and line_numbers[count - 1] == last:
        spans = ", ".join(f"{first:,}-{last:,}" for first, last in ranges.spans[:6])
        further = f" and {len(ranges.spans) - 6} more ranges" if len(ranges.spans) > 6 else ""
        return f"{text_shown}\n[lines {spans}{further} of {len(lines):,}]"
    if count:
        return f'{text_shown}\n[cut here: go on with lines="{line_numbers[count]}-{last}"]'
    if not rows:
        return "[there is no room for lines]"
    beginning = fit_head(rows[0], tokens_left, weigher)
    return f"{beginning}\n[cut: line {line_numbers[0]:,} alone is larger]"


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

    Each line has at least one token, so more lines would never fit.
    """
    line_numbers: list[int] = []
    max_lines = max(budget - _NOTE_TOKENS, 0) + 1
    for first, last in ranges.spans:
        line_numbers += range(first, min(last, first + max_lines - len(line_numbers) - 1) + 1)
    return line_numbers


_NOTE_TOKENS = 60
"""The tokens reserved for the last line, which names the shown lines or the position of the cut."""


def _parse_range(part: str, line_count: int) -> tuple[int, int] | None:
    first, dash, last = part.partition("-")
    ends = [text.strip() for text in (first, last)]
    if any(text and not (text.isascii() and text.isdigit() and len(text) < 12) for text in ends):
        return None
    if not ends[0]:
        return (max(1, line_count - int(ends[1]) + 1), line_count) if ends[1] else None
    first_line = max(1, int(ends[0]))
    if not dash:
        return first_line, first_line
    return first_line, int(ends[1]) if ends[1] else line_count


def _merge_ranges(spans: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    merged: list[tuple[int, int]] = []
    for first, last in sorted(spans):
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(merged[-1][1], last))
        else:
            merged.append((first, last))
    return tuple(merged)


LINES_BEFORE, LINES_AFTER = 2, 6
"""The number of lines shown before and after a match, as far as the budget allows."""
_MAX_SURROUNDED_MATCHES = 2
"""The number of matches that are shown with their surrounding lines."""
_MAX_SHOWN_CHARS = 300
"""The maximum number of shown characters of one line."""
_HEADING_TOKENS = 40
"""The tokens reserved for the first line."""
NO_LINES: Mapping[int, float] = MappingProxyType({})
_MAX_NAMED_RANGES = 6
"""The maximum number of ranges that are named as not shown."""


def show_matches(
    lines: Sequence[str],
    match_columns: Mapping[int, int],
    budget: int,
    *,
    weigher: MessageWeigher,
    likely: Mapping[int, float] = NO_LINES,
) -> str:
    """Return the matched lines in text order within a budget, and the numbers of those not shown.

    `likely` says how likely the names in some of the lines are needed.
    """
    column_of = {
        line_number: column
        for line_number, column in match_columns.items()
        if line_number <= len(lines)
    }
    if not column_of:
        return f"[no line of {len(lines):,} matches]"

    def rank(line_number: int) -> tuple[bool, float, int]:
        """Matches inside a name that its line defines come first."""
        column = column_of[line_number]
        start = max(0, column - _MAX_SHOWN_CHARS)
        row = lines[line_number - 1][start : column + _MAX_SHOWN_CHARS]
        defines = any(
            match.start(1) <= column - start < match.end(1) for match in DEFINITION.finditer(row)
        )
        return not defines, -likely.get(line_number, 0.0), line_number

    line_numbers = sorted(column_of, key=rank)
    # in this order as far as they fit: the first matches, the lines around them, the other matches
    shown: dict[int, str] = {}
    tokens_left = budget - _HEADING_TOKENS
    for line_number in (
        *line_numbers[:_MAX_SURROUNDED_MATCHES],
        *_lines_around(line_numbers[:_MAX_SURROUNDED_MATCHES], len(lines)),
        *line_numbers[_MAX_SURROUNDED_MATCHES:],
    ):
        if line_number in shown:
            continue
        row = _numbered_row(lines, line_number, column_of.get(line_number, 0))
        tokens = weigher.count(f"{row}\n…\n")
        if tokens > tokens_left:
            break
        shown[line_number] = row
        tokens_left -= tokens
    hidden_note = ""
    if not_shown := [line_number for line_number in column_of if line_number not in shown]:
        merged = _merge_ranges((number, number) for number in not_shown)
        ranges = [f"{first}-{last}" if last > first else str(first) for first, last in merged]
        more = ", …" if len(ranges) > _MAX_NAMED_RANGES else ""
        hidden_note = f"; not shown: {', '.join(ranges[:_MAX_NAMED_RANGES])}{more}"
    rows = [f"[{len(column_of):,} of {len(lines):,} lines match{hidden_note}]"]
    for line_number in sorted(shown):
        if line_number - 1 not in shown and len(rows) > 1:
            rows.append("…")
        rows.append(shown[line_number])
    return "\n".join(rows)


def _lines_around(line_numbers: Sequence[int], line_count: int) -> Iterable[int]:
    """Yield the lines around these lines, the nearest first."""
    for distance in range(1, max(LINES_BEFORE, LINES_AFTER) + 1):
        for line_number in line_numbers:
            if distance <= LINES_AFTER and line_number + distance <= line_count:
                yield line_number + distance
            if distance <= LINES_BEFORE and line_number - distance >= 1:
                yield line_number - distance


def _numbered_row(lines: Sequence[str], line_number: int, column: int) -> str:
    """Return a numbered line; if it is long, the part around the column."""
    row = lines[line_number - 1]
    if len(row) <= _MAX_SHOWN_CHARS:
        return f"{line_number}\t{row}"
    start = min(max(0, column - _MAX_SHOWN_CHARS // 3), len(row) - _MAX_SHOWN_CHARS)
    end = start + _MAX_SHOWN_CHARS
    return f"{line_number}\t{'…' if start else ''}{row[start:end]}{'…' if end < len(row) else ''}"


def render_history(passages: Iterable[Passage]) -> str:
    """Return messages, calls, and outputs as one text, whole, each with the number of its event."""
    rows: list[str] = []
    for passage in passages:
        titles = {
            PassageSource.USER: "user",
            PassageSource.CARD: "user, on a card",
            PassageSource.CONTEXT: f"given along ({passage.what})",
            PassageSource.AGENT: "agent",
            PassageSource.CALL: f"agent calls {passage.tool}",
            PassageSource.OUTPUT: f"{passage.tool} returned"
            + (f" · {passage.what}" if passage.what else ""),
        }
        failed = " · failed" if passage.failed else ""
        rows.append(f"[{passage.seq}] {titles[passage.source]}{failed}:\n{passage.text}\n")
    return "\n".join(rows)
