"""Where the person is in a timeline: what the wing and all that is done on its page share."""

from dataclasses import dataclass, field

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.requests import Weighed
from helix_desktop.domain.timeline import Compared, Rewrite, Use


@dataclass(slots=True)
class Place:
    """Where the person is: a session, its use, and the rows A and B by their events.

    `wanted` is the epoch to go to as soon as it is read.
    """

    desk: Desk | None = None
    session: SessionId = NO_SESSION
    use: Use = field(default_factory=Use)
    pair: tuple[int, int] = (0, 0)
    compared: Compared | None = None
    wanted: int = 0
    weighed: Weighed | None = None
    """The next request, with what is being typed."""

    def row(self, seq: int) -> Rewrite | None:
        return next((row for row in self.use.rewrites if row.seq == seq), None)

    def before(self, row: Rewrite) -> int:
        """The version that one is compared with by itself: the one before it."""
        found = [each.seq for each in self.use.handovers if each.version == row.version - 1]
        return found[0] if found and row.version else 0
