"""Checkpoints in memory, in order, with a hook that runs before each write of a file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.ports import PlannedChange


@dataclass(frozen=True)
class Checkpoint:
    """A change as it was reported, with the file's old content."""

    change: PlannedChange
    before: bytes | None


class FakeCheckpoints:
    """Implements Checkpoints. `refuse` makes it fail; `then` runs after a change was kept."""

    def __init__(self) -> None:
        self.checkpoints: list[Checkpoint] = []
        self.refuse: HelixError | None = None
        self.then: Callable[[], object] = lambda: None

    async def before(self, *changes: PlannedChange) -> None:
        if self.refuse is not None:
            raise self.refuse
        for change in changes:
            content = b"".join(change.before) if change.before is not None else None
            self.checkpoints.append(Checkpoint(change, content))
        self.then()

    @contextmanager
    def others(self, call: str) -> Iterator[set[str]]:
        yield set()

    @property
    def afters(self) -> list[bytes | Digest | None]:
        return [checkpoint.change.after for checkpoint in self.checkpoints]
