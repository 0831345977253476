"""A cache of stored contents as text, for building a context.

It fetches each text once and is soon cleared, because the blocks of a context hold their own text.
"""

import asyncio
from collections.abc import Iterable

from helix_desktop.context.history_items import Texts
from helix_desktop.context.texts.placeholders import LOST_RESULT
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import ContentError
from helix_desktop.domain.ports import SessionStore

LOT = 64
"""Contents fetched at once: a long context has thousands, and other readers need turns."""


HEAVY = 1_000_000
"""Bytes from which decoding runs in a thread."""


class ContentCache:
    """A cache of stored contents as text, kept until cleared."""

    def __init__(self, session_store: SessionStore) -> None:
        self._session_store = session_store
        self._texts: dict[Digest, str] = {}

    async def fetch(self, digests: Iterable[Digest]) -> Texts:
        """Fetch texts by digest; the result stays valid after `clear`."""
        wanted = dict.fromkeys(digests)
        known = {digest: self._texts[digest] for digest in wanted if digest in self._texts}
        missing = [digest for digest in wanted if digest not in known]
        for at in range(0, len(missing), LOT):
            lot = missing[at : at + LOT]
            contents = await self._session_store.get_all(lot)
            if sum(len(content) for content in contents if isinstance(content, bytes)) > HEAVY:
                texts = await asyncio.to_thread(_texts, contents)
            else:
                texts = _texts(contents)
            known.update(zip(lot, texts, strict=True))
        self._texts.update(known)
        return known.__getitem__

    def clear(self) -> None:
        """Drop all texts; the context's blocks hold their own."""
        self._texts.clear()


def _texts(contents: Iterable[bytes | ContentError]) -> list[str]:
    return [
        content.decode("utf-8", "replace")
        if isinstance(content, bytes)
        else LOST_RESULT.format(problem=content.message)
        for content in contents
    ]
