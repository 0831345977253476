"""Pages of the listing on their way: the last ones that scrolling came to, one after the other."""

from collections.abc import Awaitable, Callable, Sequence

from PySide6.QtCore import QObject

from helix_desktop.domain.cache import CacheEntry
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.cache.model import PAGE, CacheModel

AT_ONCE = 4
"""Pages that are fetched of all that were asked for; what was scrolled past is left out."""

Load = Callable[[int], Awaitable[Sequence[CacheEntry] | None]]


class Fetching(QObject):
    """Brings pages to the model."""

    def __init__(self, bridge: Bridge, model: CacheModel, load: Load) -> None:
        super().__init__()
        self._bridge = bridge
        self._model = model
        self._load = load
        self._wanted: list[int] = []
        self._busy = False
        model.page_wanted.connect(self._on_wanted)

    def again(self, first: int, last: int) -> None:
        """What is seen, told anew: counts of uses and recalls change."""
        for page in range(max(0, first) // PAGE, max(0, first, last) // PAGE + 1):
            self._on_wanted(page)

    def forget(self) -> None:
        """Another listing is shown."""
        self._wanted = []

    def _on_wanted(self, page: int) -> None:
        self._wanted.append(page)
        if not self._busy:
            self._busy = True
            self._bridge.run(self._fetch(), "load entries")

    async def _fetch(self) -> None:
        try:
            while self._wanted:
                for skipped in self._wanted[:-AT_ONCE]:
                    self._model.give_up(skipped)
                self._wanted = self._wanted[-AT_ONCE:]
                page = self._wanted.pop()
                found = await self._load(page)
                if found is None:
                    self._model.give_up(page)
                else:
                    self._model.put(page, found)
        finally:
            self._busy = False
