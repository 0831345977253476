"""The stored texts that a session's window needs at hand; each is fetched once and soon dropped.

A window's blocks hold their own text, so that only what is being built has to be here.
"""

import asyncio
from collections.abc import Iterable

from helix_desktop.context.items import Texts
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import ContentError
from helix_desktop.domain.ports import Attic

LOST = "[lost] This output is damaged in the store and cannot be shown: {problem}"
"""Stands for a content that cannot be read; the session goes on without it."""


class Shelf:
    """Fetches contents as text."""

    def __init__(self, attic: Attic) -> None:
        self._attic = attic
        self._texts: dict[Digest, str] = {}

    def put(self, digest: Digest, text: str) -> None:
        """A text that is at hand already."""
        self._texts[digest] = text

    def text(self, digest: Digest) -> str:
        return self._texts[digest]

    async def fetch(self, digests: Iterable[Digest]) -> Texts:
        """All of these, at once; what is returned holds them for as long as it is held itself."""
        wanted = tuple(dict.fromkeys(digests))
        missing = [digest for digest in wanted if digest not in self._texts]
        found = await asyncio.gather(*(self._one(digest) for digest in missing))
        self._texts.update(zip(missing, found, strict=True))
        return {digest: self._texts[digest] for digest in wanted}.__getitem__

    def clear(self) -> None:
        """What was fetched is in the window's blocks now."""
        self._texts.clear()

    async def _one(self, digest: Digest) -> str:
        try:
            content = await self._attic.get(digest)
        except ContentError as error:
            return LOST.format(problem=error.message)
        return content.decode("utf-8", "replace")
