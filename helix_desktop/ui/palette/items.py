"""Ranks what the command palette found (fuzzy match), in groups, and limits how many it shows.

A search runs over some ten thousand titles between two keys; texts are kept folded, so that a key
costs nothing but comparisons.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.text.formatting import phrase_text, tr
from helix_desktop.ui.text.safe_text import one_line

Span = tuple[int, int]

SAME, BEGINS, WORD, INSIDE, SECOND_TEXT, SCATTERED = range(6)
"""Kinds of matches, the best first; SECOND_TEXT matches only with the text after the title."""

MIN_SCATTERED_CHARS = 3
"""Fewest letters that may match scattered; two occur in nearly every title."""

_BORDERS = " \t_-./:\\(“\"'"


class FuzzyMatch(Struct, frozen=True):
    """A match; a lower `rank` is better, and `spans` are the matching letters of the title."""

    rank: tuple[int, int, int]
    spans: tuple[Span, ...] = ()


ANY_MATCH = FuzzyMatch((SAME, 0, 0))
"""The match of an empty query."""


def fuzzy_match(query: str, title: str, second_text: str = "") -> FuzzyMatch | None:
    """Match folded texts; return None if they do not match."""
    words = query.split()
    if not words:
        return ANY_MATCH
    if all(word in title for word in words):
        spans = _merged(tuple(_best_position(word, title) for word in words))
        first = spans[0][0]
        if title == " ".join(words):
            kind = SAME
        elif first == 0:
            kind = BEGINS
        else:
            kind = WORD if _begins_word(title, first) else INSIDE
        return FuzzyMatch((kind, first if kind == INSIDE else 0, len(title)), spans)
    if all(word in title or word in second_text for word in words):
        matches = tuple(_best_position(word, title) for word in words if word in title)
        return FuzzyMatch((SECOND_TEXT, len(words) - len(matches), len(title)), _merged(matches))
    # match all letters in order with other letters in between
    letters = "".join(words)
    if len(letters) < MIN_SCATTERED_CHARS:
        return None
    match = _pattern(letters).search(title)
    if match is None:
        return None
    positions = [match.start(group) for group in range(1, len(letters) + 1)]
    gaps = positions[-1] - positions[0] + 1 - len(letters)
    return FuzzyMatch(
        (SCATTERED, gaps, len(title)),
        _merged(tuple((position, position + 1) for position in positions)),
    )


def _best_position(word: str, title: str) -> Span:
    """Return the place of a word, if possible at the beginning of a word of the title."""
    start = position = title.find(word)
    while position >= 0:
        if _begins_word(title, position):
            return position, position + len(word)
        position = title.find(word, position + 1)
    return start, start + len(word)


def _begins_word(title: str, position: int) -> bool:
    return position == 0 or title[position - 1] in _BORDERS


@lru_cache(maxsize=256)
def _pattern(letters: str) -> re.Pattern[str]:
    """Return a pattern with the shortest gaps between letters, which runs in linear time."""
    between = (f"[^{re.escape(letter)}]*({re.escape(letter)})" for letter in letters[1:])
    return re.compile(f"({re.escape(letters[0])})" + "".join(between), re.DOTALL)


def _merged(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """Return the spans in order, with adjacent and overlapping ones joined."""
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return tuple(merged)


MAX_SHOWN_ROWS = 5
"""Rows of a group while other groups are shown."""
MAX_SINGLE_KIND_ROWS = 200
"""Rows of a group that is shown alone."""
MAX_RANKED_MATCHES = 3_000
"""Matches of one group that are ranked; queries with more letters have fewer."""
HEX_DIGITS = frozenset("0123456789abcdef")
MIN_HEX_CHARS = 2
MAX_NAME_CHARS = 60
"""Letters of the query shown in the row that searches all sessions."""


class PaletteKind(StrEnum):
    """The groups in the order they are shown."""

    ACTION = "action"
    SETTING = "setting"
    """A page of the settings."""
    SESSION = "session"
    WORKSPACE = "workspace"
    FILE = "file"
    ENTRY = "entry"
    MESSAGE = "message"
    """Messages; like outputs and handovers only in a search of all sessions."""
    OUTPUT = "output"
    HANDOVER = "handover"
    SEARCH = "search"
    """The row that starts that search."""

    @property
    def words(self) -> str:
        return phrase_text(_TITLES[self]) if self in _TITLES else ""


_TITLES = {
    PaletteKind.ACTION: Phrase("Actions"),
    PaletteKind.SETTING: Phrase("Settings"),
    PaletteKind.SESSION: Phrase("Sessions"),
    PaletteKind.WORKSPACE: Phrase("Workspaces"),
    PaletteKind.FILE: Phrase("Files"),
    PaletteKind.ENTRY: Phrase("Cache entries"),
    PaletteKind.MESSAGE: Phrase("Messages"),
    PaletteKind.OUTPUT: Phrase("Outputs"),
    PaletteKind.HANDOVER: Phrase("Handovers"),
}
PREFIXES = {
    ">": PaletteKind.ACTION,
    "@": PaletteKind.FILE,
    "/": PaletteKind.SESSION,
    "#": PaletteKind.ENTRY,
}


@dataclass(frozen=True, slots=True)
class PaletteItem:
    """One destination or action. `key` identifies it; `disabled_reason` says why it is disabled."""

    kind: PaletteKind
    key: str
    title: str
    second_text: str = ""
    icon: str = ""
    right: str = ""
    keys: str = ""
    tone: str = "mut"
    dot: str = ""
    chip: str = ""
    code: bool = False
    """Whether the title is a digest; the first word of `beside` then has the normal font."""
    disabled_reason: str = ""
    folded: str = field(default="", repr=False)
    folded_beside: str = field(default="", repr=False)

    @classmethod
    def of(cls, kind: PaletteKind, key: str, title: str, **more: str | bool) -> "PaletteItem":
        second_text = str(more.get("second_text", ""))
        fields = {**more, "folded": _lower_case(title), "folded_beside": _lower_case(second_text)}
        return cls(kind, key, title, **fields)  # type: ignore[arg-type]


class PaletteHit(Struct, frozen=True):
    """An item that matches, with its match."""

    goal: PaletteItem
    fit: FuzzyMatch


class PaletteGroup(Struct, frozen=True):
    """The best hits of one kind, the number of matches, and the number of items."""

    kind: PaletteKind
    hits: tuple[PaletteHit, ...]
    matching: int
    of: int


class PaletteQuery(Struct, frozen=True):
    """A parsed query: its letters, and the group it is restricted to."""

    words: str
    only: PaletteKind | None = None

    @property
    def hex(self) -> bool:
        return len(self.words) >= MIN_HEX_CHARS and all(char in HEX_DIGITS for char in self.words)


def parse_query(line: str, only: PaletteKind | None = None) -> PaletteQuery:
    """Parse a query; a prefix overrides the group chosen with Tab."""
    text = line.lstrip()
    if text[:1] in PREFIXES:
        return PaletteQuery(_lower_case(text[1:].strip()), PREFIXES[text[:1]])
    return PaletteQuery(_lower_case(text.strip()), only)


def search_line(words: str) -> PaletteGroup:
    """Return the last row, which searches all sessions for the query."""
    title = tr("Search all sessions for “{0}”").format(one_line(words, MAX_NAME_CHARS))
    item = PaletteItem.of(
        PaletteKind.SEARCH,
        "search",
        title if words else tr("Search all sessions"),
        icon="search",
        disabled_reason="" if words else tr("Type to search"),
    )
    return PaletteGroup(PaletteKind.SEARCH, (PaletteHit(item, ANY_MATCH),), 1, 1)


def group_hits(items: Sequence[PaletteItem], query: PaletteQuery) -> list[PaletteGroup]:
    """Return the matching items by group, best first.

    Hexadecimal digits bring cache entries to the top.
    """
    kinds = [query.only] if query.only else list(PaletteKind)
    if query.only is None and query.hex:
        kinds.sort(key=lambda kind: kind is not PaletteKind.ENTRY)
    max_hits = MAX_SINGLE_KIND_ROWS if query.only else MAX_SHOWN_ROWS
    by_kind: dict[PaletteKind, list[PaletteItem]] = {kind: [] for kind in PaletteKind}
    for item in items:
        by_kind[item.kind].append(item)
    groups: list[PaletteGroup] = []
    words = query.words
    for kind in kinds:
        hits: list[PaletteHit] = []
        uncompared = 0
        for item in by_kind[kind]:
            if len(hits) == MAX_RANKED_MATCHES:
                may_match = item.kind is not PaletteKind.ENTRY and words in item.folded
                uncompared += may_match or _match_item(item, words) is not None
            elif match := _match_item(item, words):
                hits.append(PaletteHit(item, match))
        hits.sort(key=lambda hit: (bool(hit.goal.disabled_reason), hit.fit.rank if words else ()))
        if hits:
            matching = len(hits) + uncompared
            groups.append(PaletteGroup(kind, tuple(hits[:max_hits]), matching, len(by_kind[kind])))
    return groups


def _match_item(item: PaletteItem, words: str) -> FuzzyMatch | None:
    """Match an item: an action by its title, an entry by its digest or its tool call.

    The group of an action is shown but not searched, as its name would match all of its actions.
    """
    if item.kind is PaletteKind.ACTION:
        return fuzzy_match(words, item.folded)
    if item.kind is not PaletteKind.ENTRY or not words:
        return fuzzy_match(words, item.folded, item.folded_beside)
    if item.folded.startswith(words):
        return FuzzyMatch((0, 0, 0), ((0, len(words)),))
    if all(word in item.folded_beside for word in words.split()):
        return FuzzyMatch((4, 0, 0))
    return None


def _lower_case(text: str) -> str:
    """Return the text in lower case with the same length, so that positions correspond."""
    lower = text.lower()
    return lower if len(lower) == len(text) else "".join(char.lower()[:1] for char in text)
