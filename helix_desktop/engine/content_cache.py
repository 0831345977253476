"""Fetches stored contents as text while a request is built.

It fetches each text once and is soon cleared, because the blocks of a context hold their own text.
"""

import asyncio
from collections.abc import Iterable

from helix_desktop.context.history_items import Texts
from helix_desktop.context.texts.placeholders import LOST_RESULT
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import ContentError
from helix_desktop.domain.ports import SessionStore

MAX_CONTENTS_AT_ONCE = 64
"""Contents fetched at once: a long context has thousands, and other readers need turns."""

MIN_THREAD_BYTES = 1_000_000
"""Bytes from which decoding runs in a thread."""


class ContentCache:
    """A cache of stored contents as text, kept until cleared."""

    def __init__(self, session_store: SessionStore) -> None:
        self._session_store = session_store
        self._decode_contents: dict[Digest, str] = {}

    async def fetch(self, digests: Iterable[Digest]) -> Texts:
        """Fetch texts by digest; the result stays valid after `clear`."""
        wanted = dict.fromkeys(digests)
        texts_by_digest = {
            digest: self._decode_contents[digest]
            for digest in wanted
            if digest in self._decode_contents
        }
        missing = [digest for digest in wanted if digest not in texts_by_digest]
        for start in range(0, len(missing), MAX_CONTENTS_AT_ONCE):
            batch = missing[start : start + MAX_CONTENTS_AT_ONCE]
            contents = await self._session_store.get_all(batch)
            if (
                sum(len(content) for content in contents if isinstance(content, bytes))
                > MIN_THREAD_BYTES
            ):
                texts = await asyncio.to_thread(_decode_contents, contents)
            else:
                texts = _decode_contents(contents)
            texts_by_digest.update(zip(batch, texts, strict=True))
        self._decode_contents.update(texts_by_digest)
        return texts_by_digest.__getitem__

    def clear(self) -> None:
        """Drop all texts; the context's blocks hold their own."""
        self._decode_contents.clear()


def _decode_contents(contents: Iterable[bytes | ContentError]) -> list[str]:
    return [
        content.decode("utf-8", "replace")
        if isinstance(content, bytes)
        else LOST_RESULT.format(problem=content.message)
        for content in contents
    ]
