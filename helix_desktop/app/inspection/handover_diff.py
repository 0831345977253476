"""A comparison of two versions of a handover, and the sections of a handover that is streaming.

Lines are compared as added and removed, and the changed words in them are marked.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from helix_desktop.context.texts.handover_document import parse_handover
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS, INDEX
from helix_desktop.domain.window_timeline import DiffSign, SectionDiff, SectionLine
from helix_desktop.tools.text.diff import Hunk, find_hunks

SAME = 0.4
"""The share of a line that has to be equal for its changed words to be marked."""
MAX_LINE_CHARS = 4_000
"""The maximum characters of lines that are compared by words; longer lines count whole."""

_WORD = re.compile(r"\w+|\s+|[^\w\s]")

Texts = Sequence[Sequence[str]]
"""The lines of each section."""


def split_sections(sections: Sequence[str], index: Sequence[str]) -> list[list[str]]:
    """Split a document into the lines of its sections, with the index as the last."""
    return [body.split("\n") if body else [] for body in sections] + [list(index)]


def compare_versions(old: Texts | None, new: Texts) -> tuple[SectionDiff, ...]:
    """Compare section by section; without an older version all lines count as unchanged."""
    before = old if old is not None else new
    sections: list[SectionDiff] = []
    olds = news = 0
    for name, old_lines, new_lines in zip((*HANDOVER_SECTIONS, INDEX), before, new, strict=True):
        if name != INDEX or old_lines or new_lines:
            lines = _compare_lines(old_lines, new_lines, olds, new_start=news)
            sections.append(SectionDiff(name, tuple(lines)))
        olds, news = olds + len(old_lines), news + len(new_lines)
    return tuple(sections)


def _compare_lines(
    old: Sequence[str], new: Sequence[str], old_start: int, *, new_start: int
) -> Iterator[SectionLine]:
    """Yield the lines of a section, numbered in the whole document."""
    at = to = 0
    end = Hunk(len(old), len(old), len(new), len(new))
    for hunk in (*find_hunks(old, new), end):
        for line in range(hunk.old_from - at):
            numbers = old_start + at + line + 1, new_start + to + line + 1
            yield SectionLine(DiffSign.SAME, old[at + line], *numbers)
        removed, added = range(hunk.old_from, hunk.old_to), range(hunk.new_from, hunk.new_to)
        pairs = zip(removed, added, strict=False)
        marks = [changed_words(old[at_old], new[at_new]) for at_old, at_new in pairs]
        marks += [((), ())] * abs(len(removed) - len(added))
        for line, (marked, _) in zip(removed, marks, strict=False):
            number = old_start + line + 1
            yield SectionLine(DiffSign.REMOVED, old[line], old=number, marked=marked)
        for line, (_, marked) in zip(added, marks, strict=False):
            number = new_start + line + 1
            yield SectionLine(DiffSign.ADDED, new[line], new=number, marked=marked)
        at, to = hunk.old_to, hunk.new_to


Spans = tuple[tuple[int, int], ...]


def changed_words(one: str, other: str) -> tuple[Spans, Spans]:
    """Return the differing spans of two lines; nothing if they have too little in common."""
    if len(one) + len(other) > 2 * MAX_LINE_CHARS:
        return (), ()
    left, right = _WORD.findall(one), _WORD.findall(other)
    matcher = SequenceMatcher(None, left, right, autojunk=False)
    blocks = [block for block in matcher.get_matching_blocks() if block.size]
    same = sum(len("".join(left[block.a : block.a + block.size])) for block in blocks)
    if same < SAME * max(len(one), len(other)):
        return (), ()
    return (
        _between(left, [(block.a, block.size) for block in blocks]),
        _between(right, [(block.b, block.size) for block in blocks]),
    )


def _between(words: Sequence[str], same: Sequence[tuple[int, int]]) -> Spans:
    """Return the spans of changed words, joined over a blank between two of them."""
    common = [False] * len(words)
    for start, size in same:
        common[start : start + size] = [True] * size
    for place in range(1, len(words) - 1):
        if common[place] and words[place].isspace():
            common[place] = common[place - 1] or common[place + 1]
    spans: list[tuple[int, int]] = []
    at = 0
    for word, is_common in zip(words, common, strict=True):
        if not is_common:
            if spans and spans[-1][1] == at:
                spans[-1] = spans[-1][0], at + len(word)
            else:
                spans.append((at, at + len(word)))
        at += len(word)
    return tuple(spans)


def sections_so_far(text: str) -> tuple[str, ...]:
    """Return the section bodies so far, in document order, parsed like a whole document."""
    bodies = parse_handover(text).sections
    begun = [at for at, body in enumerate(bodies) if body]
    return bodies[: begun[-1] + 1] if begun else ()
