"""What the parts of a check share: the view, the findings so far, and what they add up to."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.store import keys
from helix_desktop.store.keeping.bodies import Bodies
from helix_desktop.store.keeping.findings import Finding, Kind, Tally
from helix_desktop.store.keeping.progress import Watch
from helix_desktop.store.leveldb import Frozen, prefixed
from helix_desktop.store.records import Counters, Entry
from helix_desktop.store.salvage import Gap, Pair

_ROOMS = {
    keys.CONTENT: "contents",
    keys.CHUNK: "pieces of large contents",
    keys.ENTRY: "entries",
    keys.CHANGE: "the change feed",
    keys.HINT: "hints",
    keys.COUNT: "token counts",
    keys.REFERENCE: "references",
    keys.SESSION: "session heads",
    keys.EVENT: "events",
    keys.SNAPSHOT: "snapshots",
}


@dataclass(slots=True)
class Inspection:
    """One check under way; reads only."""

    view: Frozen
    deep: bool
    watch: Watch
    findings: list[Finding] = field(default_factory=list)
    sums: Counters = field(default_factory=Counters)
    sessions: int = 0
    events: int = 0
    references: int = 0
    """What the events call for; the `r` records have to be as many."""
    orphans: int = 0
    orphan_bytes: int = 0
    bodies: Bodies = field(init=False)
    _named: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.bodies = Bodies(self.view)

    def note(self, kind: Kind, what: str, consequence: str, *, repairable: bool = True) -> None:
        self.findings.append(Finding(kind, what, consequence, repairable))

    def lost(self, name: bytes, entry: Entry | None, problem: str) -> None:
        """A content that cannot be read, by name; once, however many ways lead to it."""
        digest = keys.digest(name)
        if digest in self._named:
            return
        self._named.add(digest)
        finding = Finding(
            Kind.CONTENT,
            f"{digest[:12]}… ({described(entry)}) {problem}.",
            "It cannot be shown; everything else can. Storing the same bytes again heals it.",
            repairable=False,
            digest=digest,
        )
        self.findings.append(finding)

    def get(self, key: bytes) -> bytes | None:
        """None also for what lies in a broken block: the scan of that room reports the block."""
        try:
            return self.view.get(key)
        except StoreDamaged:
            return None

    def room(self, prefix: bytes) -> Iterator[Pair]:
        """All records that can be read of one kind; what is broken becomes a finding."""
        for found in self.view.salvage(*prefixed(prefix)):
            if isinstance(found, Gap):
                self._broken(prefix)
            else:
                yield found

    def orphan(self, record: bytes) -> None:
        self.orphans += 1
        self.orphan_bytes += len(record)

    def tally(self) -> Tally:
        return Tally(
            sessions=self.sessions,
            events=self.events,
            entries=self.sums.entries,
            raw=self.sums.raw,
            orphans=self.orphans,
            orphan_bytes=self.orphan_bytes,
        )

    def _broken(self, prefix: bytes) -> None:
        room = _ROOMS[prefix]
        self.note(
            Kind.DATABASE,
            f"A block of the database's files that holds {room} is broken.",
            "What lay in it is listed below as far as its name is known; the rest is read.",
        )


def described(entry: Entry | None) -> str:
    """The tool and what it did, as the person knows the content."""
    if entry is None:
        return "unnamed"
    return " ".join(part for part in entry.origin[:2] if part) or "unnamed"
