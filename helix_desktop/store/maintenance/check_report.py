"""The findings of a store check in words, and its counts."""

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby

from msgspec import Struct

from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store import keys
from helix_desktop.store.deltas import ContentReader
from helix_desktop.store.leveldb import FrozenView, Pair, ReadGap, prefix_range
from helix_desktop.store.maintenance.staging import WorkWatch
from helix_desktop.store.metadata_records import EntryRecord, StoreCounters

_DIGEST = slice(1, 1 + keys.DIGEST_SIZE)
"""The place of the digest in a key, behind the byte of its kind."""

NO_DIGEST = Digest("")
"""The digest of a finding that is not about one content."""


class CheckFindingKind(StrEnum):
    """The subject of a finding."""

    DATABASE = "database"
    """The database does not open, or a part of its files cannot be read."""
    STORE = "store"
    """Format, counters, or the READY file."""
    STEPS = "steps"
    """Acknowledged steps are missing."""
    SESSION = "session"
    EVENT = "event"
    CONTENT = "content"
    """A content is damaged, or missing although a record names it."""
    ENTRY = "entry"
    REFERENCE = "reference"
    FEED = "feed"
    DERIVED = "derived"
    """Hints, token counts, and snapshots, whose loss costs only time."""
    REPAIR = "repair"
    """An earlier repair lost an unknown amount."""


class CheckFinding(Struct, frozen=True):
    """One problem. `repairable`: a repair fixes it without losing anything."""

    kind: CheckFindingKind
    what: str
    consequence: str
    repairable: bool
    digest: Digest = NO_DIGEST
    session: SessionId = NO_SESSION
    seq: int = 0

    def __str__(self) -> str:
        return f"{self.kind}: {self.what} {self.consequence}"


class CheckTally(Struct, frozen=True):
    """The number of examined records, with sizes in bytes."""

    sessions: int = 0
    events: int = 0
    entries: int = 0
    raw: int = 0
    orphans: int = 0
    """Contents and chunks that nothing refers to, mostly from unfinished streams."""
    orphan_bytes: int = 0


class CheckReport(Struct, frozen=True):
    """The result of a check."""

    findings: tuple[CheckFinding, ...]
    tally: CheckTally
    deep: bool

    @property
    def clean(self) -> bool:
        return not self.findings

    @property
    def repairable(self) -> bool:
        return any(finding.repairable for finding in self.findings)


_KIND_NAMES = {
    keys.CONTENT: Phrase("contents"),
    keys.CHUNK: Phrase("pieces of large contents"),
    keys.ENTRY: Phrase("entries"),
    keys.CHANGE: Phrase("the change feed"),
    keys.HINT: Phrase("hints"),
    keys.COUNT: Phrase("token counts"),
    keys.REFERENCE: Phrase("references"),
    keys.SESSION: Phrase("session heads"),
    keys.EVENT: Phrase("events"),
    keys.SNAPSHOT: Phrase("snapshots"),
    keys.INCIDENTS: Phrase("incidents"),
}


@dataclass(slots=True)
class StoreInspection:
    """The state of one running check, which only reads."""

    view: FrozenView
    deep: bool
    watch: WorkWatch
    findings: list[CheckFinding] = field(default_factory=list)
    sums: StoreCounters = field(default_factory=StoreCounters)
    sessions: int = 0
    events: int = 0
    references: int = 0
    """The number of references in events. There must be equally many `r` records."""
    orphans: int = 0
    orphan_bytes: int = 0
    contents: ContentReader = field(init=False)
    _noted_digests: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.contents = ContentReader(self.view)

    def note(
        self, kind: CheckFindingKind, what: str, consequence: str, *, repairable: bool = True
    ) -> None:
        self.findings.append(CheckFinding(kind, what, consequence, repairable))

    def note_lost(self, name: bytes, entry: EntryRecord | None, problem: str) -> None:
        """Report an unreadable content once, however many references lead to it."""
        digest = keys.digest(name)
        if digest in self._noted_digests:
            return
        self._noted_digests.add(digest)
        finding = CheckFinding(
            CheckFindingKind.CONTENT,
            Phrase(
                "{digest}… ({entry}) {problem}.",
                digest=digest[:12],
                entry=describe_entry(entry),
                problem=problem,
            ),
            Phrase("This entry is damaged. Restoring a file with the same bytes repairs it."),
            repairable=False,
            digest=digest,
        )
        self.findings.append(finding)

    def get(self, key: bytes) -> bytes | None:
        """Return a record.

        None also if its block is broken, because the scan of its kind reports the block.
        """
        return self.view.readable(key)

    def readable_records(self, prefix: bytes) -> Iterator[Pair]:
        """Yield all readable records of one kind. Broken blocks become findings."""
        for item in self.view.salvage(*prefix_range(prefix)):
            if isinstance(item, ReadGap):
                text = Phrase(
                    "A block of the database's files with {room} is damaged.",
                    room=_KIND_NAMES[prefix],
                )
                consequence = Phrase("Its known contents are listed below. The rest was read.")
                self.note(CheckFindingKind.DATABASE, text, consequence)
            else:
                yield item

    def count_orphan(self, record: bytes) -> None:
        self.orphans += 1
        self.orphan_bytes += len(record)

    def tally(self) -> CheckTally:
        return CheckTally(
            sessions=self.sessions,
            events=self.events,
            entries=self.sums.entries,
            raw=self.sums.raw,
            orphans=self.orphans,
            orphan_bytes=self.orphan_bytes,
        )


def records_by_digest(*streams: Iterable[Pair]) -> Iterator[tuple[bytes, dict[bytes, bytes]]]:
    """Merge sorted records whose keys contain a digest, and yield all of one digest together."""
    merged = heapq.merge(*streams, key=lambda pair: pair[0][_DIGEST])
    for name, pairs in groupby(merged, key=lambda pair: pair[0][_DIGEST]):
        yield name, dict(pairs)


def describe_entry(entry: EntryRecord | None) -> str:
    """Describe a content by its tool and its command or path."""
    if entry is None:
        return Phrase("unnamed")
    return " ".join(part for part in entry.origin[:2] if part) or Phrase("unnamed")
