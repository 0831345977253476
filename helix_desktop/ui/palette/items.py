"""How well a few letters fit a title: the whole, its beginning, a word's, anywhere, or scattered.

Pure and quick: it runs over some ten thousand titles between two keys.

What the palette leads to: actions, sessions, workspaces, files, cache entries; and their groups.

Kept folded, so that a key costs nothing but comparing.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line

Span = tuple[int, int]

WHOLE, BEGINS, WORD, INSIDE, BESIDE, SCATTERED = range(6)
"""Kinds of fits, the best first; BESIDE: only together with what stands behind the title."""

LEAST_SCATTERED = 3
"""Letters that may have others in between: two of them stand in nearly everything."""

_BORDERS = " \t_-./:\\(“\"'"


class FuzzyMatch(Struct, frozen=True):
    """A lower `rank` is a better fit; `spans` are the letters of the title that were meant."""

    rank: tuple[int, int, int]
    spans: tuple[Span, ...] = ()


ANYTHING = FuzzyMatch((WHOLE, 0, 0))
"""Of no letters at all."""


def fuzzy_match(wanted: str, title: str, beside: str = "") -> FuzzyMatch | None:
    """`wanted`, `title` and `beside` are folded already; None: it does not fit."""
    words = wanted.split()
    if not words:
        return ANYTHING
    if all(word in title for word in words):
        return _together(words, title)
    if all(word in title or word in beside for word in words):
        here = tuple(_at(word, title) for word in words if word in title)
        return FuzzyMatch((BESIDE, len(words) - len(here), len(title)), _merged(here))
    return _scattered("".join(words), title)


def _together(words: list[str], title: str) -> FuzzyMatch:
    spans = _merged(tuple(_at(word, title) for word in words))
    first = spans[0][0]
    if title == " ".join(words):
        kind = WHOLE
    elif first == 0:
        kind = BEGINS
    else:
        kind = WORD if _begins_word(title, first) else INSIDE
    return FuzzyMatch((kind, first if kind == INSIDE else 0, len(title)), spans)


def _at(word: str, title: str) -> Span:
    """Where a word is meant: at the beginning of a word rather than inside one."""
    found = at = title.find(word)
    while at >= 0:
        if _begins_word(title, at):
            return at, at + len(word)
        at = title.find(word, at + 1)
    return found, found + len(word)


def _begins_word(title: str, at: int) -> bool:
    return at == 0 or title[at - 1] in _BORDERS


def _scattered(letters: str, title: str) -> FuzzyMatch | None:
    """All letters in their order, with others in between."""
    if len(letters) < LEAST_SCATTERED:
        return None
    found = _pattern(letters).search(title)
    if found is None:
        return None
    places = [found.start(group) for group in range(1, len(letters) + 1)]
    gaps = places[-1] - places[0] + 1 - len(letters)
    return FuzzyMatch((SCATTERED, gaps, len(title)), _merged(tuple((at, at + 1) for at in places)))


@lru_cache(maxsize=256)
def _pattern(letters: str) -> re.Pattern[str]:
    """Each letter and then no more than is needed: linear, whatever the title."""
    between = (f"[^{re.escape(letter)}]*({re.escape(letter)})" for letter in letters[1:])
    return re.compile(f"({re.escape(letters[0])})" + "".join(between), re.DOTALL)


def _merged(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """In their order, touching ones as one."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return tuple(found)


MOST_SHOWN = 5
"""Rows of a group while others are shown beside it."""
MOST_ALONE = 200
"""Rows of a group that is shown alone."""
MOST_WEIGHED = 3_000
"""Fits of one group that are compared with each other; of more letters there are fewer."""
HEX = frozenset("0123456789abcdef")
LEAST_HEX = 2
LONGEST_NAMED = 60
"""Letters of what was typed in the line that searches for it."""


class PaletteKind(StrEnum):
    """The groups, in the order they are shown."""

    ACTION = "action"
    SESSION = "session"
    WORKSPACE = "workspace"
    FILE = "file"
    ENTRY = "entry"
    MESSAGE = "message"
    """Only in a search of everything that was said."""
    SEARCH = "search"
    """The way to that search."""

    @property
    def words(self) -> str:
        return _TITLES[self]()


_TITLES: Mapping[PaletteKind, Callable[[], str]] = {
    PaletteKind.ACTION: lambda: tr("Actions"),
    PaletteKind.SESSION: lambda: tr("Sessions"),
    PaletteKind.WORKSPACE: lambda: tr("Workspaces"),
    PaletteKind.FILE: lambda: tr("Files"),
    PaletteKind.ENTRY: lambda: tr("Cache entries by SHA-256"),
    PaletteKind.MESSAGE: lambda: tr("Messages"),
    PaletteKind.SEARCH: lambda: "",
}
PREFIXES = {
    ">": PaletteKind.ACTION,
    "@": PaletteKind.FILE,
    "/": PaletteKind.SESSION,
    "#": PaletteKind.ENTRY,
}


@dataclass(frozen=True, slots=True)
class PaletteItem:
    """One thing to go to. `key` is what choosing it means; `refusal` says why it cannot be."""

    kind: PaletteKind
    key: str
    title: str
    beside: str = ""
    icon: str = ""
    right: str = ""
    keys: str = ""
    tone: str = "mut"
    dot: str = ""
    chip: str = ""
    code: bool = False
    """Whether the title is a digest; `beside` then has its first word in the text's own type."""
    refusal: str = ""
    folded: str = field(default="", repr=False)
    folded_beside: str = field(default="", repr=False)

    @classmethod
    def of(cls, kind: PaletteKind, key: str, title: str, **more: str | bool) -> "PaletteItem":
        beside = str(more.get("beside", ""))
        made = {**more, "folded": _folded(title), "folded_beside": _folded(beside)}
        return cls(kind, key, title, **made)  # type: ignore[arg-type]


class PaletteHit(Struct, frozen=True):
    """A goal that fits, and which of its letters were meant."""

    goal: PaletteItem
    fit: FuzzyMatch


class PaletteGroup(Struct, frozen=True):
    """The best of one kind, and how many of it there are."""

    kind: PaletteKind
    hits: tuple[PaletteHit, ...]
    found: int
    of: int


class PaletteQuery(Struct, frozen=True):
    """A typed line: what it is restricted to, and its letters."""

    words: str
    only: PaletteKind | None = None

    @property
    def hex(self) -> bool:
        return len(self.words) >= LEAST_HEX and all(char in HEX for char in self.words)


def parse_query(line: str, only: PaletteKind | None = None) -> PaletteQuery:
    """A prefix goes before the group that was chosen with a key."""
    text = line.lstrip()
    if text[:1] in PREFIXES:
        return PaletteQuery(_folded(text[1:].strip()), PREFIXES[text[:1]])
    return PaletteQuery(_folded(text.strip()), only)


def search_line(words: str) -> PaletteGroup:
    """Always the last line: what was typed, looked for in everything that was said."""
    title = tr("Search all sessions for “{0}”").format(one_line(words, LONGEST_NAMED))
    goal = PaletteItem.of(
        PaletteKind.SEARCH,
        "search",
        title if words else tr("Search all sessions"),
        icon="search",
        refusal="" if words else tr("Type what to look for"),
    )
    return PaletteGroup(PaletteKind.SEARCH, (PaletteHit(goal, ANYTHING),), 1, 1)


def group_hits(goals: Sequence[PaletteItem], wanted: PaletteQuery) -> list[PaletteGroup]:
    """What fits, best first; digits of a digest bring the cache entries to the top."""
    kinds = [wanted.only] if wanted.only else list(PaletteKind)
    if wanted.only is None and wanted.hex:
        kinds.sort(key=lambda kind: kind is not PaletteKind.ENTRY)
    most = MOST_ALONE if wanted.only else MOST_SHOWN
    of: dict[PaletteKind, list[PaletteItem]] = {kind: [] for kind in PaletteKind}
    for goal in goals:
        of[goal.kind].append(goal)
    found = (_group(kind, of[kind], wanted.words, most=most) for kind in kinds)
    return [group for group in found if group.hits]


def _group(kind: PaletteKind, of: Sequence[PaletteItem], words: str, *, most: int) -> PaletteGroup:
    hits: list[PaletteHit] = []
    rest = 0
    for goal in of:
        if len(hits) == MOST_WEIGHED:
            rest += _fits(goal, words)
        elif found := _fit(goal, words):
            hits.append(PaletteHit(goal, found))
    hits.sort(key=lambda hit: (bool(hit.goal.refusal), hit.fit.rank if words else ()))
    return PaletteGroup(kind, tuple(hits[:most]), len(hits) + rest, len(of))


def _fit(goal: PaletteItem, words: str) -> FuzzyMatch | None:
    """A digest is known by its beginning; what a tool was called with counts as well.

    The group of an action is only told: it would bring up all of its actions.
    """
    if goal.kind is PaletteKind.ACTION:
        return fuzzy_match(words, goal.folded)
    if goal.kind is not PaletteKind.ENTRY or not words:
        return fuzzy_match(words, goal.folded, goal.folded_beside)
    if goal.folded.startswith(words):
        return FuzzyMatch((0, 0, 0), ((0, len(words)),))
    if all(word in goal.folded_beside for word in words.split()):
        return FuzzyMatch((4, 0, 0))
    return None


def _fits(goal: PaletteItem, words: str) -> bool:
    """The same without saying how well, which is quicker where the words stand side by side."""
    side_by_side = goal.kind is not PaletteKind.ENTRY and words in goal.folded
    return side_by_side or _fit(goal, words) is not None


def _folded(text: str) -> str:
    """As long as the text itself, so that places in one are places in the other."""
    lower = text.lower()
    return lower if len(lower) == len(text) else "".join(char.lower()[:1] for char in text)
