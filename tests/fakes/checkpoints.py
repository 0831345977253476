"""Checkpoints in memory: what was kept, in order, and a hook for what happens before a write."""

from collections.abc import Callable
from dataclasses import dataclass

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.ports import PlannedChange


@dataclass(frozen=True)
class Kept:
    """One change as it was told, its old content read."""

    change: PlannedChange
    before: bytes | None


class FakeCheckpoints:
    """Implements Checkpoints. `refuse` makes it fail; `then` runs when it has kept something."""

    def __init__(self) -> None:
        self.kept: list[Kept] = []
        self.refuse: HelixError | None = None
        self.then: Callable[[], object] = lambda: None

    async def before(self, change: PlannedChange) -> None:
        if self.refuse is not None:
            raise self.refuse
        held = b"".join(change.before) if change.before is not None else None
        self.kept.append(Kept(change, held))
        self.then()

    @property
    def afters(self) -> list[bytes | Digest | None]:
        return [kept.change.after for kept in self.kept]
