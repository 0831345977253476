"""Counts that are remembered: a content known by its digest is not encoded twice.

A digest costs 0.5 µs per KB, encoding fifty; the newest counts are in memory, all in the book.
"""

from collections import OrderedDict
from threading import Lock
from typing import Protocol

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter

REMEMBERED = 16384
"""Counts held in memory, about 3 MB."""

WORTH_HASHING = 64
"""Characters; below, encoding (2 µs) is as cheap as looking up."""

WORTH_KEEPING = 1024
"""Characters; below, encoding again (50 µs) is cheaper than a record in a store."""


class CountStore(Protocol):
    """Where counts outlive the process. `keep_token_count` must not wait for a disk."""

    def token_count(self, digest: Digest, encoding: Encoding) -> int | None: ...
    def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None: ...


class CachedCounter:
    """The `TokenCounter` port with a memory in front; safe to use from several threads.

    Two threads that meet a new text at the same time both encode it and find the same.
    """

    def __init__(
        self, counter: TokenCounter, book: CountStore | None = None, *, remembered: int = REMEMBERED
    ) -> None:
        self._counter = counter
        self._book = book
        self._remembered = remembered
        self._counts: OrderedDict[tuple[Digest, Encoding], int] = OrderedDict()
        self._lock = Lock()

    def count(self, text: str, encoding: Encoding) -> int:
        if len(text) < WORTH_HASHING:
            return self._counter.count(text, encoding)
        return self.count_content(digest_of(text.encode("utf-8", "surrogatepass")), text, encoding)

    def count_content(self, digest: Digest, text: str, encoding: Encoding) -> int:
        """The count of a text whose digest the caller has already."""
        known = self.known(digest, encoding)
        if known is not None:
            return known
        count = self._counter.count(text, encoding)
        self._remember(digest, encoding, count)
        if self._book and len(text) >= WORTH_KEEPING:
            self._book.keep_token_count(digest, encoding, count)
        return count

    def exceeds(self, text: str, encoding: Encoding, limit: int) -> bool:
        """Never looked up: stopping early is cheaper than a digest of the whole."""
        return self._counter.exceeds(text, encoding, limit)

    def known(self, digest: Digest, encoding: Encoding) -> int | None:
        """The count of a content if it was ever counted, without its text."""
        with self._lock:
            count = self._counts.get((digest, encoding))
            if count is not None:
                self._counts.move_to_end((digest, encoding))
                return count
        found = self._book.token_count(digest, encoding) if self._book else None
        if found is not None:
            self._remember(digest, encoding, found)
        return found

    def _remember(self, digest: Digest, encoding: Encoding, count: int) -> None:
        with self._lock:
            self._counts[digest, encoding] = count
            self._counts.move_to_end((digest, encoding))
            if len(self._counts) > self._remembered:
                self._counts.popitem(last=False)
