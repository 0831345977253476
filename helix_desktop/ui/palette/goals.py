"""What the palette leads to: actions, sessions, workspaces, files, cache entries; and their groups.

Kept folded, so that a key costs nothing but comparing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum

from helix_desktop.domain.values import value
from helix_desktop.ui.palette.matching import ANYTHING, Fit, fit
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

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


class Kind(StrEnum):
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


_TITLES: Mapping[Kind, Callable[[], str]] = {
    Kind.ACTION: lambda: tr("Actions"),
    Kind.SESSION: lambda: tr("Sessions"),
    Kind.WORKSPACE: lambda: tr("Workspaces"),
    Kind.FILE: lambda: tr("Files"),
    Kind.ENTRY: lambda: tr("Cache entries by SHA-256"),
    Kind.MESSAGE: lambda: tr("Messages"),
    Kind.SEARCH: lambda: "",
}
PREFIXES = {">": Kind.ACTION, "@": Kind.FILE, "/": Kind.SESSION, "#": Kind.ENTRY}


@value
class Goal:
    """One thing to go to. `key` is what choosing it means; `refusal` says why it cannot be."""

    kind: Kind
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
    def of(cls, kind: Kind, key: str, title: str, **more: str | bool) -> "Goal":
        beside = str(more.get("beside", ""))
        made = {**more, "folded": _folded(title), "folded_beside": _folded(beside)}
        return cls(kind, key, title, **made)  # type: ignore[arg-type]


@value
class Hit:
    """A goal that fits, and which of its letters were meant."""

    goal: Goal
    fit: Fit


@value
class Group:
    """The best of one kind, and how many of it there are."""

    kind: Kind
    hits: tuple[Hit, ...]
    found: int
    of: int


@value
class Asked:
    """A typed line: what it is restricted to, and its letters."""

    words: str
    only: Kind | None = None

    @property
    def hex(self) -> bool:
        return len(self.words) >= LEAST_HEX and all(char in HEX for char in self.words)


def asked(line: str, only: Kind | None = None) -> Asked:
    """A prefix goes before the group that was chosen with a key."""
    text = line.lstrip()
    if text[:1] in PREFIXES:
        return Asked(_folded(text[1:].strip()), PREFIXES[text[:1]])
    return Asked(_folded(text.strip()), only)


def search_line(words: str) -> Group:
    """Always the last line: what was typed, looked for in everything that was said."""
    title = tr("Search all sessions for “{0}”").format(one_line(words, LONGEST_NAMED))
    goal = Goal.of(
        Kind.SEARCH,
        "search",
        title if words else tr("Search all sessions"),
        icon="search",
        refusal="" if words else tr("Type what to look for"),
    )
    return Group(Kind.SEARCH, (Hit(goal, ANYTHING),), 1, 1)


def groups(goals: Sequence[Goal], wanted: Asked) -> list[Group]:
    """What fits, best first; digits of a digest bring the cache entries to the top."""
    kinds = [wanted.only] if wanted.only else list(Kind)
    if wanted.only is None and wanted.hex:
        kinds.sort(key=lambda kind: kind is not Kind.ENTRY)
    most = MOST_ALONE if wanted.only else MOST_SHOWN
    of: dict[Kind, list[Goal]] = {kind: [] for kind in Kind}
    for goal in goals:
        of[goal.kind].append(goal)
    found = (_group(kind, of[kind], wanted.words, most=most) for kind in kinds)
    return [group for group in found if group.hits]


def _group(kind: Kind, of: Sequence[Goal], words: str, *, most: int) -> Group:
    hits: list[Hit] = []
    rest = 0
    for goal in of:
        if len(hits) == MOST_WEIGHED:
            rest += _fits(goal, words)
        elif found := _fit(goal, words):
            hits.append(Hit(goal, found))
    hits.sort(key=lambda hit: (bool(hit.goal.refusal), hit.fit.rank if words else ()))
    return Group(kind, tuple(hits[:most]), len(hits) + rest, len(of))


def _fit(goal: Goal, words: str) -> Fit | None:
    """A digest is known by its beginning; what a tool was called with counts as well.

    The group of an action is only told: it would bring up all of its actions.
    """
    if goal.kind is Kind.ACTION:
        return fit(words, goal.folded)
    if goal.kind is not Kind.ENTRY or not words:
        return fit(words, goal.folded, goal.folded_beside)
    if goal.folded.startswith(words):
        return Fit((0, 0, 0), ((0, len(words)),))
    if all(word in goal.folded_beside for word in words.split()):
        return Fit((4, 0, 0))
    return None


def _fits(goal: Goal, words: str) -> bool:
    """The same without saying how well, which is quicker where the words stand side by side."""
    side_by_side = goal.kind is not Kind.ENTRY and words in goal.folded
    return side_by_side or _fit(goal, words) is not None


def _folded(text: str) -> str:
    """As long as the text itself, so that places in one are places in the other."""
    lower = text.lower()
    return lower if len(lower) == len(text) else "".join(char.lower()[:1] for char in text)
