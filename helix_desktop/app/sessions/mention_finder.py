"""What can be mentioned, what it costs, parts of a file.

The parts of a file that a person may mean by "only these lines": definitions and headings.

Guessed line by line from how most languages write them; a guess too few costs a typed number.

What can be mentioned in a message, what that costs, and what it stands for when it is sent.

Files are seen through the tools' own root: nothing can be mentioned that no tool may read. Lists,
readings and counts are made in threads; the window only asks for what is known by now.
"""

import asyncio
import os
import re
import time
from collections.abc import Sequence
from itertools import islice

from msgspec import Struct

from helix_desktop.app.sessions.file_finder import FileFinder, FileMatch
from helix_desktop.app.sessions.mention_resolver import (
    LARGEST,
    MentionResolver,
    is_text,
    is_within_reading,
    mention_targets,
)
from helix_desktop.context.texts.token_budget import count_fitting
from helix_desktop.context.window_state import scale_gate_policy
from helix_desktop.domain.cache import CacheColumn, CacheEntry, Digest, digest_of
from helix_desktop.domain.cache_filter import CacheFilter, FilterKey, FilterRelation, FilterTerm
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.mentions import Attachment, ContentPassage, Mention, MentionKind
from helix_desktop.domain.ports import Store, TaintLookup
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_runner import glimpse, too_large, whole
from helix_desktop.tools.agent.content_passages import ReadPassage, read_passage
from helix_desktop.tools.files.file_tree import FileTree
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import show_path

LONGEST_NAME = 80
LONGEST_LINE = 400
MOST = 400

_PART = re.compile(
    r"(?P<indent>[ \t]{0,24})(?:"
    r"(?:(?:export|pub(?:\([a-z]{1,8}\))?|public|private|protected|internal|async|static|default"
    r"|abstract|final|unsafe) ){0,4}"
    r"(?P<word>def|class|func|fn|function|interface|struct|impl|trait|enum|type|module|namespace"
    r"|package|table|create table) (?P<name>[^{:=;]{1,120})"
    r"|(?P<level>\#{1,6}) (?P<head>\S.{0,120}))",
    re.IGNORECASE,
)


class OutlinePart(Struct, frozen=True):
    """Lines `first` up to and including `last`."""

    name: str
    first: int
    last: int


def outline_text(text: str) -> tuple[OutlinePart, ...]:
    """In the order of the file; a part ends where the next of its level, or of a higher, begins."""
    lines = text.split("\n")
    found = [each for number, line in enumerate(lines, 1) if (each := _begins(number, line))]
    found = found[:MOST]
    made = []
    for at, (depth, name, first) in enumerate(found):
        after = (begun for level, _, begun in found[at + 1 :] if level <= depth)
        last = next(after, len(lines) + 1) - 1
        while last > first and not lines[last - 1].strip():
            last -= 1
        made.append(OutlinePart(name, first, last))
    return tuple(made)


def _begins(number: int, line: str) -> tuple[int, str, int] | None:
    found = _PART.match(line[:LONGEST_LINE])
    if found is None:
        return None
    if found["level"]:
        return len(found["level"]), found["head"].strip()[:LONGEST_NAME], number
    depth = len(found["indent"].expandtabs(4))
    name = " ".join(found["name"].split())[:LONGEST_NAME]
    return depth, name, number


MOST_FILES = 200_000
SECONDS = 20.0
"""Time of one look through the folder."""
FRESH = 5.0
"""Seconds after which the list is made anew when it is asked for."""
MOST_KNOWN = 512
FRAME = 120
"""Tokens of what stands around a mention, about."""
BYTES = 16
"""Of one token at most, where it is read how many lines fit."""
RECENT = 8
"""Readings of a file that are looked at for the newest."""
_CACHE_PREFIX = "cache:"


class MentionWeight(Struct, frozen=True):
    """What a mention would take, and whether the cache has another version of it."""

    tokens: int
    changed: bool = False


class OversizedMention(Struct, frozen=True):
    """A mention that does not fit: its tokens, and what of it fits instead of the preview."""

    mention: Mention
    tokens: int
    part: ContentPassage | None


class MentionCost(Struct, frozen=True):
    """What the mentions of a draft take of the next request.

    `large` is the first that does not fit; previews stand for it and others like it.
    """

    files: int = 0
    outputs: int = 0
    tokens: int = 0
    large: OversizedMention | None = None

    @property
    def count(self) -> int:
        return self.files + self.outputs


class _Known(Struct, frozen=True):
    """One reading: of what state of the file, its tokens, its digest.

    `weight` is what its message takes of a request.
    """

    stamp: tuple[int, ...]
    tokens: int
    weight: int
    digest: Digest


class MentionFinder:
    """Mentions in one workspace."""

    def __init__(
        self,
        root: ProjectRoot,
        store: Store,
        deps: SessionDeps,
        *,
        provenance: TaintLookup,
    ) -> None:
        self._root = root
        self._store = store
        self._deps = deps
        self._meanings = MentionResolver(root, store, provenance=provenance, clock=deps.clock)
        self._clock = deps.clock
        self._listing = FileFinder(())
        self._listed = -FRESH
        self._looking = asyncio.Lock()
        self._known: dict[tuple[MentionKind, str, ContentPassage], _Known] = {}

    @property
    def files(self) -> int:
        """How many files the list has by now."""
        return self._listing.count

    def search(self, query: str, limit: int) -> tuple[list[FileMatch], int]:
        """Files and folders for what was typed, from the list as it is; quick enough for a key."""
        if query.startswith(_CACHE_PREFIX):
            return [], 0
        return self._listing.search(query, limit)

    async def refresh(self) -> bool:
        """Look through the folder again, unless that was just done; whether the list is new."""
        async with self._looking:
            if self._clock.tick() - self._listed < FRESH:
                return False
            self._listing = await asyncio.to_thread(self._looked)
            self._listed = self._clock.tick()
            return True

    async def outputs(self, query: str, limit: int) -> Sequence[CacheEntry]:
        """Stored outputs for what was typed, newest first."""
        asked = query.removeprefix(_CACHE_PREFIX)
        terms = (FilterTerm(FilterKey.BARE, FilterRelation.CONTAINS, asked),) if asked else ()
        try:
            page = await self._store.entries(
                CacheFilter(terms), CacheColumn.ARRIVAL, limit=2 * limit
            )
        except HelixError:
            return ()
        told = (each for each in page.entries if each.origin.tool and is_text(each))
        return list(islice(told, limit))

    async def weigh(self, path: str) -> MentionWeight:
        """Tokens of a whole file, and whether it is another than the cache has; 0 if unreadable."""
        mention = Mention(MentionKind.FILE, path, 0, 0)
        known = await self._counted(mention)
        if known is None:
            return MentionWeight(0)
        return MentionWeight(known.tokens, await self._changed(path, known))

    async def outline(self, path: str) -> tuple[tuple[OutlinePart, ...], int]:
        """The parts of a file that can be mentioned on their own, and how many lines it has."""
        found = await self._meanings.attached(Mention(MentionKind.FILE, path, 0, 0), path)
        if found is None:
            return (), 0
        return await asyncio.to_thread(_outlined, found.data)

    async def named(self, digits: str) -> CacheEntry | None:
        """The stored text whose digest alone begins so, however few digits; None: there is none."""
        query = CacheFilter((FilterTerm(FilterKey.SHA, FilterRelation.IS, digits),))
        try:
            found = (await self._store.entries(query, CacheColumn.ARRIVAL, limit=2)).entries
        except HelixError:
            return None
        return found[0] if len(found) == 1 and is_text(found[0]) else None

    async def cost(self, text: str, room: int, pace: float = 1.0) -> MentionCost:
        """What the mentions of a draft take; what has no room together goes as a preview.

        `pace` is what the model counts for one more token of ours.
        """
        named = [(each, await self._counted(each)) for each in mention_targets(text)]
        known = [(mention, found.weight) for mention, found in named if found is not None]
        weights = [weight for _, weight in known]
        window = self._deps.main.llm.window
        policy = scale_gate_policy(self._deps.policy, round(window / pace), pace)
        large = too_large(weights, room, policy)
        for at in large:
            weights[at] = await self._glimpsed(known[at][0], policy)
        files = sum(mention.kind is MentionKind.FILE for mention, _ in known)
        first = None
        if large:
            mention, tokens = known[at := min(large)]
            left = room - sum(weights) + weights[at]
            first = OversizedMention(mention, tokens, await self.fitting(mention, left))
        return MentionCost(files, len(known) - files, sum(weights), first)

    async def weights(self, texts: Sequence[str]) -> tuple[int, ...]:
        """What each of these mentions takes of a request, whole; 0: it cannot be had."""
        found = []
        for text in texts:
            mention = next(mention_targets(text), None)
            known = await self._counted(mention) if mention else None
            found.append(known.weight if known else 0)
        return tuple(found)

    async def fitting(self, mention: Mention, room: int) -> ContentPassage | None:
        """The longest beginning of what is meant, by lines, that has room; None: not one line."""
        if room <= FRAME:
            return None
        try:
            found = await self._read(mention, min(LARGEST, room * BYTES))
        except HelixError:
            return None
        return await asyncio.to_thread(self._fitted, found, mention.passage, room - FRAME)

    async def _read(self, mention: Mention, most: int) -> ReadPassage:
        if mention.kind is MentionKind.CONTENT:
            entry = await self._meanings.entry(mention.name)
            if entry is None:
                return ReadPassage(())
            return await read_passage(self._store, entry, mention.passage, most=most)
        found = await self._meanings.attached(mention, mention.written)
        return ReadPassage(_rows(found.data[:most]) if found else ())

    def _fitted(
        self, found: ReadPassage, passage: ContentPassage, room: int
    ) -> ContentPassage | None:
        count = count_fitting(found.pieces, room, self._deps.main.weigher, joint="\n")
        last = found.rows[count - 1][0] if count else 0
        return ContentPassage(passage.first or 1, last, passage.letters) if count else None

    async def attached(self, text: str) -> tuple[Attachment, ...]:
        """What the mentions of a message that is sent stand for; what names nothing is words."""
        found = []
        for mention in mention_targets(text):
            meant = await self._meanings.attached(mention, text[mention.start : mention.stop])
            if meant is not None:
                found.append(meant)
                await self._meanings.note_recall(mention)
        return tuple(found)

    def _looked(self) -> FileFinder:
        deadline = time.monotonic() + SECONDS
        tree = FileTree(self._root, ".", lambda: time.monotonic() > deadline)
        try:
            return FileFinder(show_path(found.path) for found in islice(tree.files(), MOST_FILES))
        except (ToolError, OSError):
            return FileFinder(())  # the folder is gone; asking for a file says so

    async def _glimpsed(self, mention: Mention, policy: Policy) -> int:
        """What the preview of a mention takes."""
        found = await self._meanings.attached(mention, mention.written)
        if found is None:
            return 0
        weigher = self._deps.main.weigher
        return (await asyncio.to_thread(glimpse, found, policy, weigher)).weight

    async def _counted(self, mention: Mention) -> _Known | None:
        stamp = await asyncio.to_thread(self._stamp, mention)
        known = self._known.get(mention.target)
        if known is not None and known.stamp == stamp:
            return known
        found = await self._meanings.attached(mention, mention.written)
        if found is None:
            return None
        told = await asyncio.to_thread(whole, found, self._deps.main.weigher)
        while len(self._known) >= MOST_KNOWN:
            self._known.pop(next(iter(self._known)))
        made = self._known[mention.target] = _Known(
            stamp, told.tokens, told.weight, digest_of(found.data)
        )
        return made

    def _stamp(self, mention: Mention) -> tuple[int, ...]:
        """Another one means that the file may be another; contents never are. Blocks."""
        if mention.kind is MentionKind.CONTENT:
            return ()
        try:
            with self._root.open_file(mention.name) as file:
                found = os.fstat(file.fileno())
        except (ToolError, OSError):
            return (time.monotonic_ns(),)  # a folder, or none at all: looked at each time
        return found.st_ino, found.st_size, found.st_mtime_ns

    async def _changed(self, path: str, known: _Known) -> bool:
        """Whether the newest reading that is stored says something else of the same lines."""
        entry = await self._newest(path)
        if entry is None or entry.digest == known.digest:
            return False
        try:
            old = await self._store.read(entry.digest, 0, LARGEST)
        except HelixError:
            return False  # what cannot be read is no version to compare with
        now = await self._meanings.attached(Mention(MentionKind.FILE, path, 0, 0), path)
        return now is not None and not await asyncio.to_thread(is_within_reading, old, now.data)

    async def _newest(self, path: str) -> CacheEntry | None:
        query = CacheFilter((FilterTerm(FilterKey.WHAT, FilterRelation.CONTAINS, path),))
        try:
            page = await self._store.entries(query, CacheColumn.ARRIVAL, limit=RECENT)
        except HelixError:
            return None
        source = f"file:{path}"
        return next((each for each in page.entries if each.origin.source == source), None)


def _outlined(data: bytes) -> tuple[tuple[OutlinePart, ...], int]:
    """Of a reading, whose lines begin with their numbers."""
    lines = [line for _, line in _rows(data)]
    return outline_text("\n".join(lines)), len(lines)


def _rows(data: bytes) -> list[tuple[int, str]]:
    """The lines of a reading and their numbers; what else it says is no line."""
    rows = (row.partition("\t") for row in data.decode("utf-8", "replace").split("\n"))
    return [(int(number), line) for number, tab, line in rows if tab and number.isdecimal()]
