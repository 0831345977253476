"""The originals behind a window: what folds are made from, and the digest that recalls them."""

import hashlib
from collections.abc import Callable, Iterable, Sequence

from helix_desktop.context.items import Item, Texts, originals
from helix_desktop.context.retell import retold
from helix_desktop.context.texts.passages import Passage
from helix_desktop.context.wire import canonical, plain, utf8
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.memory import Span
from helix_desktop.domain.values import value

Covered = Callable[[Iterable[Span]], Sequence[Item]]
"""The items of stretches, in order."""


@value
class Originals:
    """What folds are made from; every content that is needed was fetched before."""

    covered: Covered
    texts: Texts

    def passages(self, items: Iterable[Item]) -> tuple[Passage, ...]:
        return retold(items, self.texts)

    def digest(self, covers: Iterable[Span]) -> HistoryDigest:
        """The SHA-256 of the covered messages as one canonical JSON array, made piece by piece."""
        state = hashlib.sha256(b"[")
        between = ""
        for item in self.covered(covers):
            for message in originals(item, self.texts):
                state.update(utf8(between + canonical(plain(message))))
                between = ","
        state.update(b"]")
        return HistoryDigest(state.hexdigest())
