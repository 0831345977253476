"""The stored texts that a session's window needs at hand; each is fetched once and soon dropped.

A window's blocks hold their own text, so that only what is being built has to be here.
"""

import asyncio
from collections.abc import Iterable

from helix_desktop.context.items import Texts
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import ContentError
from helix_desktop.domain.ports import Chest

LOT = 64
"""Contents that are fetched together: a long window has thousands, and others read, too."""
HEAVY = 1_000_000
"""Bytes that are not made text on the loop's thread."""
LOST = "[lost] This output is damaged in the store and cannot be shown: {problem}"
"""Stands for a content that cannot be read; the session goes on without it."""


class Shelf:
    """Fetches contents as text."""

    def __init__(self, chest: Chest) -> None:
        self._chest = chest
        self._texts: dict[Digest, str] = {}

    def put(self, digest: Digest, text: str) -> None:
        """A text that is at hand already."""
        self._texts[digest] = text

    async def fetch(self, digests: Iterable[Digest]) -> Texts:
        """All of these, at once; who asked keeps them, also when the shelf is cleared."""
        wanted = dict.fromkeys(digests)
        here = {digest: self._texts[digest] for digest in wanted if digest in self._texts}
        missing = [digest for digest in wanted if digest not in here]
        for at in range(0, len(missing), LOT):
            lot = missing[at : at + LOT]
            found = await self._chest.get_all(lot)
            if sum(len(each) for each in found if isinstance(each, bytes)) > HEAVY:
                texts = await asyncio.to_thread(_texts, found)
            else:
                texts = _texts(found)
            here.update(zip(lot, texts, strict=True))
        self._texts.update(here)
        return here.__getitem__

    def clear(self) -> None:
        """What was fetched is in the window's blocks now."""
        self._texts.clear()


def _texts(found: Iterable[bytes | ContentError]) -> list[str]:
    return [
        each.decode("utf-8", "replace")
        if isinstance(each, bytes)
        else LOST.format(problem=each.message)
        for each in found
    ]
