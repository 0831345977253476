"""The second half of a garbage collection: removal in small batches, each looked at again.

Under the writer's lock a batch sees everything that was written since the mark: a content that was
touched, named by an event, or made the base of a new one meanwhile stays, with what it is made of.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from helix_desktop.domain.values import value
from helix_desktop.store import codec, keys
from helix_desktop.store.cache import drop_entry
from helix_desktop.store.contents import Contents
from helix_desktop.store.keeping.marking import Mark, Waste, named, parts
from helix_desktop.store.leveldb import Database, prefixed
from helix_desktop.store.records import ENTRY, HEAD
from helix_desktop.store.writer import Batch


@dataclass(slots=True)
class Guard:
    """What was seen of the time since the mark; grows with every batch."""

    database: Database
    contents: Contents
    change: int
    events: dict[bytes, int]
    names: set[bytes] = field(default_factory=set)
    pieces: set[bytes] = field(default_factory=set)

    @classmethod
    def since(cls, mark: Mark, database: Database, contents: Contents) -> "Guard":
        return cls(database, contents, mark.change, dict(mark.events))

    def look(self, batch: Batch) -> bool:
        """Take in what is new. Not now while a stream arrives, which cannot be asked for twice."""
        if self.contents.streams:
            return False
        for name in self._changed(batch):
            self._keep(batch, name)
        for session, count in self._heads(batch):
            for seq in range(self.events.get(session, 0) + 1, count + 1):
                key = keys.event(session, seq)
                for name in named(key, batch.get(key) or b""):
                    self._keep(batch, name)
            self.events[session] = count
        return True

    def keep_whole(self, batch: Batch, waste: Waste) -> None:
        """It stays after all, and so does what it is made of."""
        self._keep(batch, waste.name)

    def _keep(self, batch: Batch, name: bytes) -> None:
        self.names.add(name)
        record = batch.get(keys.CONTENT + name)
        if record is None:
            return
        base, chunks = parts(record)
        self.names.add(base)
        self.pieces.update(chunks)
        for chunk in chunks:
            piece = batch.get(keys.CHUNK + chunk)
            if piece is not None:
                self.pieces.add(codec.base_of(piece) or b"")

    def _changed(self, batch: Batch) -> Iterator[bytes]:
        """Names with a new number, written or about to be; the removals are among them."""
        start, stop = keys.change(self.change + 1), prefixed(keys.CHANGE)[1]
        fresh = [pair for pair in batch.changes() if start <= pair[0] < stop]
        for key, name in (*self.database.scan(start, stop), *fresh):
            if name is not None:
                self.change = max(self.change, keys.number(key[1:]))
                yield name

    def _heads(self, batch: Batch) -> list[tuple[bytes, int]]:
        found: dict[bytes, bytes | None] = dict(self.database.scan(*prefixed(keys.SESSION)))
        found.update(pair for pair in batch.changes() if pair[0][:1] == keys.SESSION)
        return [(key[1:9], HEAD.unpack(packed).count) for key, packed in found.items() if packed]


@dataclass(slots=True)
class Swept:
    """What one batch removed; `busy` if it could not begin."""

    contents: int = 0
    raw: int = 0
    stored: int = 0
    busy: bool = False


@value
class SweepContents:
    """Removes contents that are still garbage; deltas come before their bases."""

    guard: Guard
    waste: Sequence[Waste]
    sync: bool = True

    def apply(self, batch: Batch) -> Swept:
        if not self.guard.look(batch):
            return Swept(busy=True)
        swept = Swept()
        for waste in self.waste:
            if not self._removed(batch, waste):
                self.guard.keep_whole(batch, waste)
                continue
            swept.contents += 1
            swept.raw += waste.size
            swept.stored += waste.stored
        batch.counters.collections += 1
        return swept

    def _removed(self, batch: Batch, waste: Waste) -> bool:
        name = waste.name
        packed = batch.get(keys.ENTRY + name)
        if packed is None or name in self.guard.names:
            return False
        entry = ENTRY.unpack(packed)
        if entry.change != waste.change or entry.pinned or entry.refs:
            return False
        batch.delete(keys.CONTENT + name)
        drop_entry(batch, name, entry)
        for key in self.guard.database.keys(*prefixed(keys.COUNT + name)):
            batch.delete(key)
        for hint in waste.hints:
            if batch.get(hint) == name:
                batch.delete(hint)
        return True


@value
class SweepPieces:
    """Removes chunks that no content lists any more; deltas come before their bases."""

    guard: Guard
    pieces: Sequence[tuple[bytes, bytes, int]]
    sync: bool = True

    def apply(self, batch: Batch) -> Swept:
        if not self.guard.look(batch):
            return Swept(busy=True)
        swept = Swept()
        for name, base, stored in self.pieces:
            if name in self.guard.pieces:
                self.guard.pieces.add(base)
                continue
            batch.delete(keys.CHUNK + name)
            swept.stored += stored
        batch.counters.collections += 1
        return swept
