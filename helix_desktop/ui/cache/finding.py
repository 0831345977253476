"""Looking for text in a content of any length, piece by piece, in a thread."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.domain.values import value

PIECE = 1024 * 1024
MOST = 10_000
"""Hits that are kept."""

Read = Callable[[Digest, int, int], Awaitable[bytes]]


@value
class Found:
    """Where the text stands (bytes from the beginning), and how many bytes it has."""

    offsets: tuple[int, ...] = ()
    size: int = 0
    more: bool = False


async def find_in(read: Read, entry: CacheEntry, text: str) -> AsyncIterator[Found]:
    """What was found so far, again after each piece; Latin letters of either case."""
    needle = text.encode("utf-8", "replace").lower()
    offsets: list[int] = []
    kept = b""
    for start in range(0, entry.size, PIECE):
        piece = await read(entry.digest, start, start + PIECE)
        data, base = kept + piece, start - len(kept)
        fresh = await asyncio.to_thread(_hits, data.lower(), needle, MOST - len(offsets))
        offsets += [base + at for at in fresh]
        kept = data[len(data) - len(needle) + 1 :] if len(needle) > 1 else b""
        full = len(offsets) >= MOST
        yield Found(tuple(offsets), len(needle), full)
        if full:
            return


def _hits(data: bytes, needle: bytes, most: int) -> list[int]:
    found: list[int] = []
    at = data.find(needle)
    while at >= 0 and len(found) < most:
        found.append(at)
        at = data.find(needle, at + len(needle))
    return found
