"""The originals behind a window: what folds are made from, and the digest that recalls them.

A stretch that only grew since it was digested last costs what it grew by.
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from helix_desktop.context.items import Item, Texts, originals
from helix_desktop.context.passages import Passage
from helix_desktop.context.retell import retold
from helix_desktop.context.wire import canonical, plain, utf8
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.memory import Span

Covered = Callable[[Span], Sequence[Item]]
"""The items of a stretch, in order."""

REMEMBERED = 8
"""Stretches whose digest can go on from where it was."""


class _Hash(Protocol):
    """What is used of hashlib's objects."""

    def update(self, data: bytes, /) -> None: ...
    def copy(self) -> "_Hash": ...
    def hexdigest(self) -> str: ...


class HistoryDigests:
    """Digests of covered messages as one canonical JSON array."""

    def __init__(self) -> None:
        self._begun: dict[int, tuple[int, _Hash]] = {}
        """By the first event of a stretch: how many items are in, and the hash so far."""

    def unread(self, covers: Span, covered: Covered) -> Sequence[Item]:
        """The items whose originals `digest` will read."""
        count = 0
        if (begun := self._begun.pop(covers.first, None)) is not None:
            # used last: it is not forgotten before it is digested
            self._begun[covers.first] = begun
            count = begun[0]
        items = covered(covers)
        return items[count:] if count <= len(items) else items

    def digest(self, covers: Span, covered: Covered, texts: Texts) -> HistoryDigest:
        items = covered(covers)
        count, state = self._begun.pop(covers.first, (0, None))
        if state is None or count > len(items):
            count, state = 0, hashlib.sha256(b"[")
        for number, item in enumerate(items[count:], count):
            lines = [canonical(plain(message)) for message in originals(item, texts)]
            state.update(utf8(("," if number else "") + ",".join(lines)))
        self._begun[covers.first] = len(items), state
        while len(self._begun) > REMEMBERED:
            self._begun.pop(next(iter(self._begun)))
        whole = state.copy()
        whole.update(b"]")
        return HistoryDigest(whole.hexdigest())


@dataclass(frozen=True, slots=True)
class Originals:
    """What folds are made from; every content that is needed was fetched before."""

    covered: Covered
    texts: Texts
    digests: HistoryDigests

    def passages(self, items: Iterable[Item]) -> tuple[Passage, ...]:
        return retold(items, self.texts)

    def digest(self, covers: Span) -> HistoryDigest:
        return self.digests.digest(covers, self.covered, self.texts)
