"""One session's history in memory and its events on disk, in the same order.

What is recorded is on disk before it is published: nothing is shown as kept that is not.
"""

import asyncio
from collections.abc import Sequence

from helix_desktop.context.history import History
from helix_desktop.domain.cache import NewContent, SessionId
from helix_desktop.domain.events import Event, Recorded
from helix_desktop.domain.live import Journaled
from helix_desktop.domain.ports import Chest, Step
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.supervisor import Supervisor


class Journal:
    """Appends to one session and knows what is in it."""

    def __init__(
        self, session: SessionId, *, attic: Chest, supervisor: Supervisor, bus: Bus
    ) -> None:
        self.session = session
        self.history = History()
        self._attic = attic
        self._supervisor = supervisor
        self._bus = bus
        self._order = asyncio.Lock()

    async def load(self) -> None:
        """Read what is already there; unreadable records stay away from the model."""
        found = await self._attic.events(self.session)
        self.history = History(item for item in found if isinstance(item, Recorded))

    async def record(self, events: Sequence[Event], contents: Sequence[NewContent] = ()) -> None:
        """All or nothing, and finished even if the caller is stopped meanwhile."""
        step = Step(self.session, tuple(events), tuple(contents))
        await self._supervisor.unbroken(self._commit(step), f"journal {self.session}")

    async def _commit(self, step: Step) -> None:
        # a turn and a job may record at once: the history takes both in the journal's order
        async with self._order:
            receipt = await self._attic.commit(step)
            for item in receipt.recorded:
                self.history.add(item)
                self._bus.publish(Journaled(item))
