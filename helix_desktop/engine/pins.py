"""Pins: what the person wants in every window, word for word, until it is taken back."""

from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Pinned, Unpinned
from helix_desktop.domain.memory import Pin, PinKind
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.keeper import Keeper

LARGEST_SHARE = 4
"""All pins together take at most a quarter of what a request may have."""


class Pins:
    """One session's pins."""

    def __init__(self, journal: Journal, keeper: Keeper, equipment: Equipment) -> None:
        self._journal = journal
        self._keeper = keeper
        self._equipment = equipment
        self._newest = 0

    async def pin(self, text: str, kind: PinKind = PinKind.FACT, *, source: int = 0) -> Pin:
        """`source`: the event the text stands in, 0 for the person's own words."""
        if not text.strip():
            raise EngineError("There is nothing to pin.")
        now = await self._keeper.look()
        pinned = [each.text for each in self._journal.history.pins.values()]
        if now.scales.exceeds("\n".join([*pinned, text]), now.limits.tokens // LARGEST_SHARE):
            raise EngineError(
                "The pins would take more than a quarter of every request.",
                "Pin less of it, or take another pin back first.",
            )
        self._newest = max(self._newest, self._journal.history.seq) + 1
        pin = Pin(f"pin-{self._newest}", kind, text, source)
        await self._journal.record([Pinned(self._equipment.clock.now(), pin)])
        return pin

    async def unpin(self, name: str) -> None:
        if name not in self._journal.history.pins:
            raise EngineError("That is not pinned.")
        await self._journal.record([Unpinned(self._equipment.clock.now(), name)])
