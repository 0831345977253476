"""What the command palette searches (actions, settings, sessions, files, messages), and how it is
ranked (fuzzy match), in groups, with a limit of how many are shown.

The items known last are shown at once and replaced when newer ones arrive. A search runs over some
ten thousand titles between two keys; texts are kept folded, so that a key costs nothing but
comparisons.
"""

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from helix_desktop.app.sessions.file_finder import list_project_files
from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.global_search import HitKind, search_all_sessions
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import DamagedWorkspace, ListedWorkspace
from helix_desktop.domain.cache import EntryPage, SessionId
from helix_desktop.domain.cache_filter import CacheFilter, FilterKey, FilterRelation, FilterTerm
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.settings.settings_context import page_names
from helix_desktop.ui.text.formatting import age_text, phrase_text, size_text, tokens_text, tr
from helix_desktop.ui.text.safe_text import one_line, origin_text
from helix_desktop.ui.widgets.row_list import STILL, WorkspaceStatus

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
    synonyms: str = ""
    """Words that find it and are not shown."""
    folded: str = field(default="", repr=False)
    folded_beside: str = field(default="", repr=False)

    @classmethod
    def of(cls, kind: PaletteKind, key: str, title: str, **more: str | bool) -> "PaletteItem":
        beside = str(more.get("synonyms" if kind is PaletteKind.ACTION else "second_text", ""))
        fields = {**more, "folded": _lower_case(title), "folded_beside": _lower_case(beside)}
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
    """Match an item: an action by its title or synonyms, an entry by its digest or its tool call.

    The group of an action is shown but not searched, as its name would match all of its actions.
    """
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


DESTINATION_PREFIXES = re.compile(r"workspace\.[1-9]")
"""The IDs of actions that only switch to a workspace."""
MAX_NEWEST_ENTRIES = 400
"""Newest cache entries that are loaded without a query."""
MAX_DIGEST_ENTRIES = 40
MAX_MESSAGES = 200


class PaletteSources(QObject):
    """The items of the visible workspace and the other open ones, read in the background."""

    renewed = Signal()

    def __init__(self, bridge: EventBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._open_workspace: OpenWorkspace | None = None
        self._entries: tuple[PaletteItem, ...] = ()
        self._files: tuple[PaletteItem, ...] = ()
        self._sessions: tuple[PaletteItem, ...] = ()
        self._line = ""

    def renew(
        self,
        open_workspace: OpenWorkspace,
        other_workspaces: Sequence[OpenWorkspace],
        *,
        now: float,
    ) -> None:
        """Read the items again and forget those of another workspace."""
        if open_workspace is not self._open_workspace:
            self._entries = self._files = ()
        self._open_workspace = open_workspace
        self._bridge.run(self._renew(open_workspace, other_workspaces, now), "fill the palette")

    def look_for(self, line: str) -> None:
        """Ask the store for an entry by the beginning of its digest, since it may be an old one."""
        query = parse_query(line)
        self._line = line
        open_workspace, entries = self._open_workspace, query.only in (None, PaletteKind.ENTRY)
        if open_workspace is not None and entries and query.hex:
            self._bridge.run(self._by_digest(open_workspace, line, query.words), "find a digest")

    def all(self) -> list[PaletteItem]:
        return [*self._sessions, *self._files, *self._entries]

    async def _renew(
        self, open_workspace: OpenWorkspace, other_workspaces: Sequence[OpenWorkspace], now: float
    ) -> None:
        sessions: list[PaletteItem] = []
        for workspace in dict.fromkeys((open_workspace, *other_workspaces)):
            heads = workspace.archive.at(ArchivePlace.OPEN, await workspace.sessions.all())
            sessions += [
                PaletteItem.of(
                    PaletteKind.SESSION,
                    session_key(workspace.workspace.id, head.id),
                    one_line(head.title) or tr("Untitled"),
                    second_text=one_line(workspace.workspace.name),
                    icon="chat",
                    right=age_text(now - head.changed),
                    dot="ok" if workspace.sessions.running(head.id) else "",
                )
                for head in heads
            ]
        page = await open_workspace.cache.entries(limit=MAX_NEWEST_ENTRIES)
        if open_workspace is not self._open_workspace:
            return
        self._sessions = tuple(sessions)
        self._entries = _entries(open_workspace, page)
        self.renewed.emit()
        names = await asyncio.to_thread(list_project_files, Path(open_workspace.workspace.folder))
        if open_workspace is self._open_workspace:
            self._files = tuple(map(_file, names))
            self.renewed.emit()

    async def _by_digest(self, open_workspace: OpenWorkspace, line: str, digits: str) -> None:
        query = CacheFilter((FilterTerm(FilterKey.SHA, FilterRelation.CONTAINS, digits),))
        page = await open_workspace.cache.entries(query, limit=MAX_DIGEST_ENTRIES)
        known_keys = {entry.key for entry in self._entries}
        new_items = [item for item in _entries(open_workspace, page) if item.key not in known_keys]
        if new_items and open_workspace is self._open_workspace and line == self._line:
            self._entries += tuple(new_items)
            self.renewed.emit()


async def search_messages(
    open_workspaces: Sequence[OpenWorkspace],
    words: str,
    show: Callable[[Sequence[PaletteHit], int, bool], None],
    *,
    is_wanted: Callable[[], bool],
    now: float,
) -> None:
    """Show what matches, session by session, until the search is not wanted any more.

    `show` gets the hits so far, the number of sessions (those that were read, and at the end those
    with hits), and whether the search is complete.
    """
    hits: list[PaletteHit] = []
    searched = matching = 0
    async for session_hits in search_all_sessions(open_workspaces, words):
        if not is_wanted():
            return
        searched += 1
        matching += bool(session_hits)
        for hit in session_hits[: MAX_MESSAGES - len(hits)]:
            kind, icon = _HITS[hit.kind]
            item = PaletteItem.of(
                kind,
                session_key(hit.workspace, hit.session, hit.seq),
                one_line(hit.snippet, 400),
                icon=icon,
                right=f"{one_line(hit.title, 24)} · {age_text(now - hit.at)}",
            )
            hits.append(PaletteHit(item, FuzzyMatch((0, 0, 0), ((hit.start, hit.end),))))
        show(hits, searched, False)
        if len(hits) >= MAX_MESSAGES:
            break
    show(hits, matching, True)


def action_items(actions: ActionRegistry) -> list[PaletteItem]:
    return [
        PaletteItem.of(
            PaletteKind.ACTION,
            action.id,
            action.words,
            second_text=action.group,
            synonyms=action.synonyms,
            icon=action.icon,
            keys=actions.keys_of(action.id),
            disabled_reason=action.disabled_reason(),
        )
        for action in actions.all()
        if not DESTINATION_PREFIXES.fullmatch(action.id)  # workspaces are a group of their own
    ]


def setting_items() -> list[PaletteItem]:
    """Return the pages of the settings; their list names the settings, too."""
    return [
        PaletteItem.of(
            PaletteKind.SETTING, key, phrase_text(name), second_text=tr("Settings"), icon=icon
        )
        for key, (name, icon) in page_names().items()
    ]


def workspace_items(
    workspaces: Iterable[ListedWorkspace],
    standings: Mapping[str, WorkspaceStatus],
    actions: ActionRegistry,
) -> list[PaletteItem]:
    items = []
    for index, workspace in enumerate(workspaces, 1):
        status = standings.get(workspace.id, STILL)
        broken = isinstance(workspace, DamagedWorkspace)
        item = PaletteItem.of(
            PaletteKind.WORKSPACE,
            workspace.id,
            one_line(workspace.name),
            second_text=one_line(workspace.folder),
            icon="warn" if broken else "folder",
            keys=actions.keys_of(f"workspace.{index}"),
            dot=_DOTS.get(status.mark, ""),
            disabled_reason=tr("Can't read the workspace file") if broken else "",
        )
        items.append(item)
    return items


_DOTS = {"running": "ok", "waiting": "warn"}


def session_key(workspace: str, session: SessionId, seq: int = 0) -> str:
    return f"{workspace}/{session}/{seq}"


def _entries(open_workspace: OpenWorkspace, page: EntryPage) -> tuple[PaletteItem, ...]:
    estimated = not open_workspace.sessions.llm.tokenizer_known
    items = []
    for entry in page.entries:
        right = size_text(entry.size)
        if entry.tokens is not None:
            right = tokens_text(entry.tokens, estimated=estimated)
        origin = entry.origin
        item = PaletteItem.of(
            PaletteKind.ENTRY,
            entry.digest,
            entry.digest,
            second_text=f"{one_line(origin.tool)} {origin_text(origin)}".strip(),
            right=right,
            chip=tr("Pinned") if entry.pinned else "",
            tone="info",
            code=True,
        )
        items.append(item)
    return tuple(items)


def _file(path: str) -> PaletteItem:
    folder, _, name = path.rpartition("/")
    return PaletteItem.of(
        PaletteKind.FILE, path, one_line(name), second_text=one_line(folder), icon="file"
    )


_HITS = {
    HitKind.TYPED: (PaletteKind.MESSAGE, "chat"),
    HitKind.ANSWER: (PaletteKind.MESSAGE, "spark"),
    HitKind.OUTPUT: (PaletteKind.OUTPUT, "terminal"),
    HitKind.HANDOVER: (PaletteKind.HANDOVER, "file"),
}
