"""Computes the differences between two texts: hunks and unified diffs.

Lines that occur once on both sides anchor the comparison, so that it is fast on any text. Between
anchors the shortest sequence of changes is searched for, up to a limit; beyond it the whole stretch
counts as changed.
"""

import difflib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

CONTEXT = 3
"""Unchanged lines shown around a change."""
_MAX_STEPS = 400
"""Most changed lines of one stretch for which the shortest sequence is searched."""
_MAX_WORK = 1_500_000
"""Most steps for all stretches together, about a second; the rest counts as changed."""
NO_END = "\\ No newline at end of file"


class Hunk(Struct, frozen=True):
    """Lines `old_from` to `old_to` that became `new_from` to `new_to` (from 0, ends excluded)."""

    old_from: int
    old_to: int
    new_from: int
    new_to: int


def split_diff_lines(text: str) -> list[str]:
    """Return lines with their ends; only a line feed ends a line."""
    lines = text.split("\n")
    return [f"{line}\n" for line in lines[:-1]] + ([lines[-1]] if lines[-1] else [])


def find_hunks(old: Sequence[str], new: Sequence[str]) -> list[Hunk]:
    """Return the changed stretches in order, never adjacent."""
    hunks: list[Hunk] = []
    for hunk in _hunks_between(old, new, Hunk(0, len(old), 0, len(new))):
        last = hunks[-1] if hunks else None
        if last and last.old_to == hunk.old_from and last.new_to == hunk.new_from:
            hunks[-1] = Hunk(last.old_from, hunk.old_to, last.new_from, hunk.new_to)
        else:
            hunks.append(hunk)
    return hunks


def unified_diff(old: str, new: str, path: str, *, max_lines: int = 0) -> str:
    """Return a unified diff; beyond `max_lines` lines (0: no limit) the rest is only counted."""
    before, after = split_diff_lines(old), split_diff_lines(new)
    lines = [f"--- a/{path}", f"+++ b/{path}"]
    for group in _group_hunks(find_hunks(before, after)):
        lines.extend(_group_text(group, before, after))
    if max_lines and len(lines) > max_lines:
        lines[max_lines:] = [f"[{len(lines) - max_lines:,} more lines of the diff are not shown]"]
    return "\n".join(lines) if len(lines) > 2 else ""


def hunk_diffs(old: str, new: str) -> list[str]:
    """Return the changes in order, each as a diff of its own; those whose lines touch are one."""
    before, after = split_diff_lines(old), split_diff_lines(new)
    return [
        "\n".join(_group_text(group, before, after))
        for group in _group_hunks(find_hunks(before, after))
    ]


def change_diffs(hunks: Sequence[Hunk], old: Sequence[str], new: Sequence[str]) -> list[str]:
    """Return each change as a diff of its own, with unchanged lines around it, each line once."""
    diffs: list[str] = []
    shown = 0
    for index, hunk in enumerate(hunks):
        stop = hunks[index + 1].old_from if index + 1 < len(hunks) else len(old)
        start, end = max(hunk.old_from - CONTEXT, shown), min(hunk.old_to + CONTEXT, stop)
        diffs.append("\n".join(_diff_lines([hunk], old, new, start=start, end=end)))
        shown = end
    return diffs


def _hunks_between(old: Sequence[str], new: Sequence[str], span: Hunk) -> Iterator[Hunk]:
    """Yield the changes inside a stretch of both texts."""
    waiting, left = [span], _MAX_WORK
    while waiting:
        inner = _without_equal_ends(old, new, waiting.pop())
        if inner.old_from == inner.old_to and inner.new_from == inner.new_to:
            continue
        anchors = _unique_common_lines(old, new, inner)
        if anchors:
            old_at, new_at, gaps = inner.old_from, inner.new_from, list[Hunk]()
            for old_anchor, new_anchor in (*anchors, (inner.old_to, inner.new_to)):
                gaps.append(Hunk(old_at, old_anchor, new_at, new_anchor))
                old_at, new_at = old_anchor + 1, new_anchor + 1
            waiting.extend(reversed(gaps))
        elif left > 0:
            length = inner.old_to - inner.old_from + inner.new_to - inner.new_from
            left -= min(length, _MAX_STEPS) ** 2
            yield from _shortest_hunks(old, new, inner)
        else:
            yield inner


def _without_equal_ends(old: Sequence[str], new: Sequence[str], span: Hunk) -> Hunk:
    """Return the stretch without equal lines at both ends."""
    a, b, c, d = span.old_from, span.old_to, span.new_from, span.new_to
    while a < b and c < d and old[a] == new[c]:
        a, c = a + 1, c + 1
    while a < b and c < d and old[b - 1] == new[d - 1]:
        b, d = b - 1, d - 1
    return Hunk(a, b, c, d)


def _unique_common_lines(
    old: Sequence[str], new: Sequence[str], span: Hunk
) -> list[tuple[int, int]]:
    """Return the lines that occur once in both stretches, as many as keep their order."""
    old_counts = Counter(old[span.old_from : span.old_to])
    new_counts = Counter(new[span.new_from : span.new_to])
    places = {
        new[index]: index
        for index in range(span.new_from, span.new_to)
        if new_counts[new[index]] == 1 and old_counts.get(new[index]) == 1
    }
    pairs = [
        (index, places[old[index]])
        for index in range(span.old_from, span.old_to)
        if old[index] in places
    ]
    return _longest_rising(pairs)


def _longest_rising(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the longest subsequence of the pairs with rising second numbers."""
    ends: list[int] = []
    tops: list[int] = []
    links: list[int] = []
    for number, (_, second) in enumerate(pairs):
        length = bisect_left(ends, second)
        links.append(tops[length - 1] if length else -1)
        ends[length : length + 1] = [second]
        tops[length : length + 1] = [number]
    pairs_rising: list[tuple[int, int]] = []
    number = tops[-1] if tops else -1
    while number >= 0:
        pairs_rising.append(pairs[number])
        number = links[number]
    return pairs_rising[::-1]


def _shortest_hunks(old: Sequence[str], new: Sequence[str], span: Hunk) -> Iterator[Hunk]:
    """Yield the fewest changed lines (Myers), or the whole stretch if that takes too many steps."""
    old_lines, new_lines = old[span.old_from : span.old_to], new[span.new_from : span.new_to]
    trail = _edit_trail(old_lines, new_lines)
    if trail is None:
        yield span
        return
    x, y, moves = len(old_lines), len(new_lines), []
    for steps in range(len(trail) - 1, 0, -1):
        reach = trail[steps - 1]
        diagonal = x - y
        down = diagonal == -steps or (
            diagonal != steps and reach[diagonal - 1] < reach[diagonal + 1]
        )
        start = reach[diagonal + 1] if down else reach[diagonal - 1]
        above = start - (diagonal + 1 if down else diagonal - 1)
        moves.append((start, above, down))
        x, y = start, above
    for start, above, down in reversed(moves):
        a, c = span.old_from + start, span.new_from + above
        yield Hunk(a, a, c, c + 1) if down else Hunk(a, a + 1, c, c)


def _edit_trail(old_lines: Sequence[str], new_lines: Sequence[str]) -> list[dict[int, int]] | None:
    """Return how far each diagonal reaches after 0, 1, 2 ... changes, until the end is reached."""
    reach = {1: 0}
    trail: list[dict[int, int]] = []
    for steps in range(min(len(old_lines) + len(new_lines), _MAX_STEPS) + 1):
        for diagonal in range(-steps, steps + 1, 2):
            down = diagonal == -steps or (
                diagonal != steps and reach[diagonal - 1] < reach[diagonal + 1]
            )
            x = reach[diagonal + 1] if down else reach[diagonal - 1] + 1
            while (
                x < len(old_lines)
                and x - diagonal < len(new_lines)
                and old_lines[x] == new_lines[x - diagonal]
            ):
                x += 1
            reach[diagonal] = x
            if x >= len(old_lines) and x - diagonal >= len(new_lines):
                return [*trail, reach]
        trail.append(dict(reach))
    return None


def _group_hunks(hunks: Sequence[Hunk]) -> Iterator[list[Hunk]]:
    """Group hunks whose surrounding lines touch."""
    group: list[Hunk] = []
    for hunk in hunks:
        if group and hunk.old_from - group[-1].old_to > 2 * CONTEXT:
            yield group
            group = []
        group.append(hunk)
    if group:
        yield group


def _group_text(group: Sequence[Hunk], old: Sequence[str], new: Sequence[str]) -> Iterator[str]:
    start, end = max(group[0].old_from - CONTEXT, 0), min(group[-1].old_to + CONTEXT, len(old))
    return _diff_lines(group, old, new, start=start, end=end)


def _diff_lines(
    hunks: Sequence[Hunk], old: Sequence[str], new: Sequence[str], *, start: int, end: int
) -> Iterator[str]:
    new_start = hunks[0].new_from - (hunks[0].old_from - start)
    new_end = hunks[-1].new_to + (end - hunks[-1].old_to)
    yield f"@@ -{_line_range(start, end)} +{_line_range(new_start, new_end)} @@"
    line = start
    for hunk in hunks:
        yield from _with_mark(" ", old[line : hunk.old_from])
        yield from _with_mark("-", old[hunk.old_from : hunk.old_to])
        yield from _with_mark("+", new[hunk.new_from : hunk.new_to])
        line = hunk.old_to
    yield from _with_mark(" ", old[line:end])


def _line_range(start: int, stop: int) -> str:
    count = stop - start
    return f"{start + 1 if count else start},{count}"


def _with_mark(mark: str, lines: Sequence[str]) -> Iterator[str]:
    for line in lines:
        yield mark + line.removesuffix("\n")
        if not line.endswith("\n"):
            yield NO_END


MAX_COMPARED_LINES = 2_000
"""In both texts together, as comparing line by line takes long for many."""


def unify_text(before: Sequence[str], after: Sequence[str]) -> str:
    """Return a unified diff; a long text is replaced as a whole."""
    if len(before) + len(after) > MAX_COMPARED_LINES:
        head = ["--- approved", "+++ now", f"@@ -1,{len(before)} +1,{len(after)} @@"]
        return "\n".join([*head, *(f"-{line}" for line in before), *(f"+{line}" for line in after)])

    lines = difflib.unified_diff(before, after, "approved", "now", lineterm="", n=2)
    return "\n".join(lines)
