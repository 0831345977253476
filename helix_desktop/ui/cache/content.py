"""The bytes of a content as far as they are looked at: blocks that come when they are wanted."""

from collections import OrderedDict

from PySide6.QtCore import QObject, Signal

from helix_desktop.domain.cache import CacheEntry

BLOCK = 64 * 1024
KEPT = 48
"""Blocks at hand: 3 MiB."""


class Content(QObject):
    """One entry's bytes. `wanted` asks for a block by number, `put` brings it."""

    wanted = Signal(int)
    arrived = Signal()

    def __init__(self, entry: CacheEntry) -> None:
        super().__init__()
        self.entry = entry
        self._blocks: OrderedDict[int, bytes] = OrderedDict()
        self._asked: set[int] = set()

    @property
    def size(self) -> int:
        return self.entry.size

    def put(self, number: int, data: bytes) -> None:
        self._asked.discard(number)
        self._blocks[number] = data
        while len(self._blocks) > KEPT:
            self._blocks.popitem(last=False)
        self.arrived.emit()

    def slice(self, start: int, stop: int) -> bytes | None:
        """A stretch, or None while some of it is on its way."""
        stop = min(stop, self.size)
        if start >= stop:
            return b""
        first, last = start // BLOCK, (stop - 1) // BLOCK
        missing = [at for at in range(first, last + 1) if at not in self._blocks]
        for at in missing:
            if at not in self._asked:
                self._asked.add(at)
                self.wanted.emit(at)
        if missing:
            return None
        for at in range(first, last + 1):
            self._blocks.move_to_end(at)
        joined = b"".join(self._blocks[at] for at in range(first, last + 1))
        return joined[start - first * BLOCK : stop - first * BLOCK]
