"""What tools made of files, looked at: what became of them since, and what differs, line by line.

Only reads. A text too large to compare, or no text, is said to be so; nothing here takes long.
"""

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.changes import ChangedFile, FileChange, FileDiff, FileStanding
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.ports import Chest
from helix_desktop.tools.changing import HELD, MOST_KEPT
from helix_desktop.tools.paths import Root
from helix_desktop.tools.text.diffs import hunks, piece, split, unified
from helix_desktop.tools.text.encodings import decoded, spelled_alike

T = TypeVar("T")

TOO_LARGE = Digest("too large to be ours")
"""Stands for a file that is larger than any that is kept: it is not read."""


class Comparer:
    """Looks at changes of files in one workspace folder."""

    def __init__(self, root: Root, chest: Chest) -> None:
        self._root = root
        self._chest = chest

    async def look(self, change: FileChange) -> ChangedFile:
        """The change as it came to be, and what became of the file since."""
        try:
            now = await asyncio.to_thread(self.digest, change.path)
        except ToolError as error:
            return ChangedFile(change, FileStanding.OUT_OF_REACH, str(error))
        if now == change.before:
            return ChangedFile(change, FileStanding.AS_BEFORE)
        if now not in change.ours:
            return ChangedFile(change, FileStanding.CHANGED_SINCE)
        came = replace(change, after=now, unwritten=())
        return ChangedFile(came, FileStanding.AS_CHANGED)

    async def diff(self, change: FileChange, *, most: int = 0) -> str:
        """The change as a unified diff; "" if one side is no text or too large."""

        def made(before: str, after: str) -> str:
            return unified(before, after, change.path, most=most)

        return await self._between(change, made, HELD) or ""

    async def compare(self, change: FileChange, *, largest: int = HELD) -> FileDiff:
        """The change by lines; of texts larger than that nothing is told."""
        return await self._between(change, _compared, largest) or FileDiff(told=False)

    async def contents(
        self, digests: Sequence[Digest | None], largest: int = HELD
    ) -> list[bytes] | None:
        """Stored contents; no file holds no byte. None if one of them is larger."""
        found = []
        for digest in digests:
            if digest is not None and len(await self._chest.read(digest, 0, largest + 1)) > largest:
                return None
            found.append(b"" if digest is None else await self._chest.get(digest))
        return found

    def digest(self, path: str) -> Digest | None:
        """Of what the file holds now; None if there is none. Blocks."""
        with self._root.place(path) as place:
            place.check_changeable()
            if place.seen is None:
                return None
            return _digest_of(place.content()) if place.seen.size <= MOST_KEPT else TOO_LARGE

    async def _between(
        self, change: FileChange, make: Callable[[str, str], T], largest: int
    ) -> T | None:
        found = await self.contents((change.before, change.after), largest)
        return None if found is None else await asyncio.to_thread(_made, found, make)


def _made(versions: Sequence[bytes], make: Callable[[str, str], T]) -> T | None:
    spellings = spelled_alike(versions)
    if spellings is None:
        return None
    before, after = map(decoded, versions, spellings)
    return make(before, after)


def _compared(before: str, after: str) -> FileDiff:
    old, new = split(before), split(after)
    found = hunks(old, new)
    return FileDiff(
        added=sum(hunk.new_to - hunk.new_from for hunk in found),
        removed=sum(hunk.old_to - hunk.old_from for hunk in found),
        hunks=tuple(piece(hunk, old, new) for hunk in found),
    )


def _digest_of(chunks: Iterable[bytes]) -> Digest:
    found = hashlib.sha256()
    for chunk in chunks:
        found.update(chunk)
    return Digest(found.hexdigest())
