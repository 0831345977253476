"""What can be mentioned in a message, what that costs, and what it stands for when it is sent.

Files are seen through the tools' own root: nothing can be mentioned that no tool may read. Lists,
readings and counts are made in threads; the window only asks for what is known by now.
"""

import asyncio
import os
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from helix_desktop.app.listing import Listing, Place
from helix_desktop.app.meanings import LARGEST, Meanings, is_text, targets, within
from helix_desktop.app.outlining import Part, parts_of
from helix_desktop.context.marks import gate_policy
from helix_desktop.domain.cache import CacheEntry, Digest, Order, digest_of
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.mentions import Attached, Mention, MentionKind
from helix_desktop.domain.policy import GateMode
from helix_desktop.domain.ports import Attic, Provenance
from helix_desktop.domain.query import Field, Query, Relation, Term
from helix_desktop.domain.values import value
from helix_desktop.engine.equipment import Equipment
from helix_desktop.tools.ground.names import shown
from helix_desktop.tools.paths import Root
from helix_desktop.tools.tree import Tree

MOST_FILES = 200_000
SECONDS = 20.0
"""Time of one look through the folder."""
FRESH = 5.0
"""Seconds after which the list is made anew when it is asked for."""
NAMED = 16
"""Digits that name an output in a message."""
MOST_KNOWN = 512
RECENT = 8
"""Readings of a file that are looked at for the newest."""
_CACHE_PREFIX = "cache:"


@value
class Weight:
    """What a mention would take, and whether the cache has another version of it."""

    tokens: int
    changed: bool = False


@value
class Cost:
    """What the mentions of a draft take of the next request."""

    files: int = 0
    outputs: int = 0
    tokens: int = 0

    @property
    def count(self) -> int:
        return self.files + self.outputs


@value
class _Known:
    """One reading: of what state of the file, its tokens, its digest."""

    stamp: tuple[int, ...]
    tokens: int
    digest: Digest


class Mentions:
    """Mentions in one workspace."""

    def __init__(
        self,
        root: Root,
        attic: Attic,
        equipment: Equipment,
        *,
        provenance: Provenance,
    ) -> None:
        self._root = root
        self._attic = attic
        self._equipment = equipment
        self._meanings = Meanings(root, attic, provenance=provenance, clock=equipment.clock)
        self._clock = equipment.clock
        self._listing = Listing(())
        self._listed = -FRESH
        self._looking = asyncio.Lock()
        self._known: dict[tuple[MentionKind, str, int, int], _Known] = {}

    @property
    def files(self) -> int:
        """How many files the list has by now."""
        return self._listing.count

    def search(self, query: str, limit: int) -> tuple[list[Place], int]:
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
        terms = (Term(Field.BARE, Relation.CONTAINS, asked),) if asked else ()
        try:
            page = await self._attic.entries(Query(terms), Order.ARRIVAL, limit=2 * limit)
        except HelixError:
            return ()
        told = (each for each in page.entries if each.origin.tool and is_text(each))
        return list(islice(told, limit))

    async def weigh(self, path: str) -> Weight:
        """Tokens of a whole file, and whether it is another than the cache has; 0 if unreadable."""
        mention = Mention(MentionKind.FILE, path, 0, 0)
        known = await self._counted(mention)
        if known is None:
            return Weight(0)
        return Weight(known.tokens, await self._changed(path, known))

    async def outline(self, path: str) -> tuple[tuple[Part, ...], int]:
        """The parts of a file that can be mentioned on their own, and how many lines it has."""
        found = await self._meanings.attached(Mention(MentionKind.FILE, path, 0, 0), path)
        if found is None:
            return (), 0
        return await asyncio.to_thread(_outlined, found.data)

    async def cost(self, text: str) -> Cost:
        """What the mentions of a draft take, as the gate would let them through."""
        found = Cost()
        for mention in targets(text):
            known = await self._counted(mention)
            if known is None:
                continue
            tokens = found.tokens + self._let_through(known.tokens)
            if mention.kind is MentionKind.FILE:
                found = replace(found, files=found.files + 1, tokens=tokens)
            else:
                found = replace(found, outputs=found.outputs + 1, tokens=tokens)
        return found

    async def recalled(self, digests: Sequence[Digest]) -> tuple[int, ...]:
        """What each of these takes in a message that mentions it; 0: it cannot be had."""
        found = []
        for digest in digests:
            mention = next(targets(f"#{digest[:NAMED]}"), None)
            known = await self._counted(mention) if mention else None
            found.append(self._let_through(known.tokens) if known else 0)
        return tuple(found)

    async def attached(self, text: str) -> tuple[Attached, ...]:
        """What the mentions of a message stand for now; what names nothing is just words."""
        found = [
            await self._meanings.attached(mention, text[mention.start : mention.stop])
            for mention in targets(text)
        ]
        return tuple(each for each in found if each is not None)

    def _looked(self) -> Listing:
        deadline = time.monotonic() + SECONDS
        tree = Tree(self._root, ".", lambda: time.monotonic() > deadline)
        try:
            return Listing(shown(found.path) for found in islice(tree.files(), MOST_FILES))
        except (ToolError, OSError):
            return Listing(())  # the folder is gone; asking for a file says so

    def _let_through(self, tokens: int) -> int:
        policy = gate_policy(self._equipment.policy, self._equipment.main.llm.window)
        if policy.gate_mode is GateMode.OFF or tokens <= policy.gate_read_tokens:
            return tokens
        return min(tokens, policy.preview_read_tokens)

    async def _counted(self, mention: Mention) -> _Known | None:
        stamp = await asyncio.to_thread(self._stamp, mention)
        known = self._known.get(mention.target)
        if known is not None and known.stamp == stamp:
            return known
        found = await self._meanings.attached(mention, mention.name)
        if found is None:
            return None
        text = found.data.decode("utf-8", "replace")
        tokens = await asyncio.to_thread(self._equipment.main.scales.count, text)
        while len(self._known) >= MOST_KNOWN:
            self._known.pop(next(iter(self._known)))
        made = self._known[mention.target] = _Known(stamp, tokens, digest_of(found.data))
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
            old = await self._attic.read(entry.digest, 0, LARGEST)
        except HelixError:
            return False  # what cannot be read is no version to compare with
        now = await self._meanings.attached(Mention(MentionKind.FILE, path, 0, 0), path)
        return now is not None and not await asyncio.to_thread(within, old, now.data)

    async def _newest(self, path: str) -> CacheEntry | None:
        query = Query((Term(Field.WHAT, Relation.CONTAINS, path),))
        try:
            page = await self._attic.entries(query, Order.ARRIVAL, limit=RECENT)
        except HelixError:
            return None
        source = f"file:{path}"
        return next((each for each in page.entries if each.origin.source == source), None)


def _outlined(data: bytes) -> tuple[tuple[Part, ...], int]:
    """Of a reading, whose lines begin with their numbers."""
    rows = data.decode("utf-8", "replace").split("\n")
    lines = [line for number, tab, line in (row.partition("\t") for row in rows) if tab]
    return parts_of("\n".join(lines)), len(lines)
