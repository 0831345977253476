"""What a check of a store can find, worded for the person."""

from enum import StrEnum

from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.values import value

NO_DIGEST = Digest("")
"""For what is not about one content."""


class Kind(StrEnum):
    """What a finding is about."""

    DATABASE = "database"
    """It does not open, or a part of its files cannot be read."""
    STORE = "store"
    """Format, counters, marker."""
    STEPS = "steps"
    """Steps that were acknowledged are missing."""
    SESSION = "session"
    EVENT = "event"
    CONTENT = "content"
    """A content is damaged or not there although something names it."""
    ENTRY = "entry"
    REFERENCE = "reference"
    FEED = "feed"
    DERIVED = "derived"
    """Hints, token counts, snapshots: they cost nothing but time."""


@value
class Finding:
    """One thing that is wrong. `repairable`: a repair makes it right without losing anything."""

    kind: Kind
    what: str
    consequence: str
    repairable: bool
    digest: Digest = NO_DIGEST
    session: SessionId = NO_SESSION
    seq: int = 0

    def __str__(self) -> str:
        return f"{self.kind}: {self.what} {self.consequence}"


@value
class Tally:
    """What was looked at; sizes in bytes."""

    sessions: int = 0
    events: int = 0
    entries: int = 0
    raw: int = 0
    orphans: int = 0
    """Contents and pieces of contents that nothing names: unfinished streams, mostly."""
    orphan_bytes: int = 0


@value
class Report:
    """The result of a check."""

    findings: tuple[Finding, ...]
    tally: Tally
    deep: bool
    seconds: float = 0.0

    @property
    def clean(self) -> bool:
        return not self.findings

    @property
    def repairable(self) -> bool:
        return any(finding.repairable for finding in self.findings)
