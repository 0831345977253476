"""What the parts of a rebuild share: where from, where to, and what was lost on the way."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.store import keys
from helix_desktop.store.keeping.filling import Filling
from helix_desktop.store.keeping.findings import Finding, Kind
from helix_desktop.store.keeping.progress import Watch
from helix_desktop.store.leveldb import Database, Frozen, prefixed
from helix_desktop.store.records import Counters
from helix_desktop.store.salvage import Gap, Pair


@dataclass(slots=True)
class Rebuilding:
    """One rebuild under way: from a view to a new database."""

    view: Frozen
    target: Database
    watch: Watch
    now: float
    least_step: int
    counters: Counters = field(default_factory=Counters)
    events: int = 0
    origins: dict[bytes, tuple[str, str]] = field(default_factory=dict)
    """Tool and what it did, from the events, of contents whose entry is lost."""
    lost: list[Finding] = field(default_factory=list)
    filling: Filling = field(init=False)

    def __post_init__(self) -> None:
        self.filling = Filling(self.target)

    def room(self, prefix: bytes) -> Iterator[Pair]:
        """What can be read of one kind; gaps show as what is missing later."""
        for found in self.view.salvage(*prefixed(prefix)):
            self.watch.step()
            if not isinstance(found, Gap):
                yield found

    def read(self, key: bytes) -> bytes | None:
        try:
            return self.view.get(key)
        except StoreDamaged:
            return None

    def lose(self, what: str, *, name: bytes = b"", session: str = "", seq: int = 0) -> None:
        kind_of_loss = Kind.CONTENT if name else Kind.EVENT
        consequence = "It is still in the database that was set aside, as far as it can be read."
        self.lost.append(
            Finding(
                kind_of_loss,
                what,
                consequence,
                repairable=False,
                digest=keys.digest(name),
                session=SessionId(session),
                seq=seq,
            )
        )
