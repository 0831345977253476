"""The diff of two handover versions by section and line, and sections while one streams.

Lines are compared as added and removed, and the changed words in them are marked.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from helix_desktop.context.texts.handover_document import parse_handover
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS, INDEX
from helix_desktop.domain.text_diff import Hunk, find_hunks
from helix_desktop.domain.window_timeline import DiffSign, SectionDiff, SectionLine

MIN_EQUAL_SHARE = 0.4
"""The share of a line that has to be equal for its changed words to be marked."""
MAX_LINE_CHARS = 4_000
"""The maximum characters of lines that are compared by words; longer lines count whole."""

_WORD = re.compile(r"\w+|\s+|[^\w\s]")

Texts = Sequence[Sequence[str]]
"""The lines of each section."""


def split_sections(sections: Sequence[str], index: Sequence[str]) -> list[list[str]]:
    """Split a document into the lines of its sections, with the index as the last."""
    return [body.split("\n") if body else [] for body in sections] + [list(index)]


def compare_versions(
    old: Texts | None, new: Texts, names: Sequence[str] = (*HANDOVER_SECTIONS, INDEX)
) -> tuple[SectionDiff, ...]:
    """Compare section by section; without an older version all lines count as unchanged."""
    before = old if old is not None else new
    sections: list[SectionDiff] = []
    old_line_count = new_line_count = 0
    for name, old_lines, new_lines in zip(names, before, new, strict=True):
        if name != INDEX or old_lines or new_lines:
            lines = _compare_lines(old_lines, new_lines, old_line_count, new_start=new_line_count)
            sections.append(SectionDiff(name, tuple(lines)))
        old_line_count = old_line_count + len(old_lines)
        new_line_count = new_line_count + len(new_lines)
    return tuple(sections)


def _compare_lines(
    old: Sequence[str], new: Sequence[str], old_start: int, *, new_start: int
) -> Iterator[SectionLine]:
    """Yield the lines of a section, numbered in the whole document."""
    old_index = new_index = 0
    end = Hunk(len(old), len(old), len(new), len(new))
    for hunk in (*find_hunks(old, new), end):
        for line in range(hunk.old_from - old_index):
            numbers = old_start + old_index + line + 1, new_start + new_index + line + 1
            yield SectionLine(DiffSign.SAME, old[old_index + line], *numbers)
        removed, added = range(hunk.old_from, hunk.old_to), range(hunk.new_from, hunk.new_to)
        pairs = zip(removed, added, strict=False)
        marks = [
            changed_words(old[old_number], new[new_number]) for old_number, new_number in pairs
        ]
        marks += [((), ())] * abs(len(removed) - len(added))
        for line, (marked, _) in zip(removed, marks, strict=False):
            number = old_start + line + 1
            yield SectionLine(DiffSign.REMOVED, old[line], old=number, marked=marked)
        for line, (_, marked) in zip(added, marks, strict=False):
            number = new_start + line + 1
            yield SectionLine(DiffSign.ADDED, new[line], new=number, marked=marked)
        old_index, new_index = hunk.old_to, hunk.new_to


Spans = tuple[tuple[int, int], ...]


def changed_words(old: str, new: str) -> tuple[Spans, Spans]:
    """Return the differing spans of two lines; nothing if they have too little in common."""
    if len(old) + len(new) > 2 * MAX_LINE_CHARS:
        return (), ()
    old_words, new_words = _WORD.findall(old), _WORD.findall(new)
    matcher = SequenceMatcher(None, old_words, new_words, autojunk=False)
    blocks = [block for block in matcher.get_matching_blocks() if block.size]
    same = sum(len("".join(old_words[block.a : block.a + block.size])) for block in blocks)
    if same < MIN_EQUAL_SHARE * max(len(old), len(new)):
        return (), ()
    return (
        _changed_spans(old_words, [(block.a, block.size) for block in blocks]),
        _changed_spans(new_words, [(block.b, block.size) for block in blocks]),
    )


def _changed_spans(words: Sequence[str], same: Sequence[tuple[int, int]]) -> Spans:
    """Return the spans of changed words, joined over a blank between two of them."""
    common = [False] * len(words)
    for start, size in same:
        common[start : start + size] = [True] * size
    for index in range(1, len(words) - 1):
        if common[index] and words[index].isspace():
            common[index] = common[index - 1] or common[index + 1]
    spans: list[tuple[int, int]] = []
    position = 0
    for word, is_common in zip(words, common, strict=True):
        if not is_common:
            if spans and spans[-1][1] == position:
                spans[-1] = spans[-1][0], position + len(word)
            else:
                spans.append((position, position + len(word)))
        position += len(word)
    return tuple(spans)


def sections_so_far(text: str) -> tuple[str, ...]:
    """Return the section bodies so far, in document order, parsed like a whole document."""
    bodies = parse_handover(text).sections
    filled = [index for index, body in enumerate(bodies) if body]
    return bodies[: filled[-1] + 1] if filled else ()
