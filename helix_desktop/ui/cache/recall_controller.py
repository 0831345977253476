"""The user's recall of the open cache entry, or of several: forecast first, then a mention.

The text on the button is exactly the text that enters the next message, as a mention that remains
visible to the user.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from helix_desktop.domain.cache import CacheEntry, CacheState
from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.ui.cache.entry_cards import (
    NAMED,
    RecallForecast,
    RecallOffer,
    forecast_recall,
    offer,
)
from helix_desktop.ui.cache.entry_controller import EntryContentController
from helix_desktop.ui.cache.entry_pane import CacheEntryPane
from helix_desktop.ui.page_controller import WorkspaceContext


class RecallController(QObject):
    """Recalls the open entry, known from `reading`, or several ones, known from `detail`."""

    def __init__(
        self,
        context: WorkspaceContext,
        detail: CacheEntryPane,
        reading: EntryContentController,
        *,
        recall: Callable[[str], None],
    ) -> None:
        super().__init__()
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._detail, self._reading = detail, reading
        self._recall = recall
        self._offer: RecallOffer | None = None
        self._turn = 0
        """Number of forecasts begun so far; the result of an earlier one is dropped."""
        detail.recall.clicked.connect(self.recall)
        detail.told_together.connect(
            lambda: self._bridge.run(self._foresee(detail.entries), "foresee a recall")
        )
        detail.passages.choices.chosen.connect(self._look)
        reading.entry_shown.connect(self._look)
        reading.passages_changed.connect(self._on_passages)

    def recall(self) -> None:
        """Add the selected entries or passage to the next message, as far as they fit."""
        if several := self._detail.entries:
            self._bridge.run(self._recall_several(several), "recall several")
        elif not self._take():
            self._turn += 1
            self._bridge.run(self._recall_entry(self._turn), "recall an entry")

    async def _recall_entry(self, turn: int) -> None:
        """Compute the offer for the entry, then recall it."""
        await self._looked(turn)
        self._take()

    def _take(self) -> bool:
        """Recall what was offered; return False if that is not the selected passage."""
        found, entry = self._offer, self._reading.entry
        if found is None or entry is None:
            return False
        if (found.entry.digest, found.wanted) != (entry.digest, self._wanted()):
            return False
        if found.text and self._reading.standing.state(entry) is not CacheState.DAMAGED:
            self._recall(found.text)
        return True

    def _wanted(self) -> ContentPassage:
        return self._detail.passages.passage

    def _on_passages(self) -> None:
        """Update the passages after a change of the selected lines or of the search."""
        before = self._wanted()
        self._detail.passages.show_found(self._reading.lines(), self._reading.letters())
        if self._wanted() != before:
            self._look()

    def _look(self) -> None:
        self._turn += 1
        self._bridge.run(self._looked(self._turn), "foresee a recall")

    async def _looked(self, turn: int) -> None:
        open_workspace, entry, wanted = self._open_workspace, self._reading.entry, self._wanted()
        if open_workspace.mentions is None or entry is None:
            return
        session = self._reading.standing.session
        found = await offer(
            open_workspace, open_workspace.mentions, session, entry=entry, wanted=wanted
        )
        if turn == self._turn and self._detail.digest == entry.digest:
            self._offer = found
            self._detail.show_offer(found)

    async def _foresee(self, several: Sequence[CacheEntry]) -> None:
        """Show the forecast for several entries if they are still selected."""
        found = await self._forecast(several)
        if self._detail.entries == several:
            self._detail.show_forecast(found)

    async def _recall_several(self, several: Sequence[CacheEntry]) -> None:
        """Recall those entries that fit into the present context."""
        found = await self._forecast(several)
        if found.recalled:
            named = [ContentPassage().spelled(entry.digest[:NAMED]) for entry in found.recalled]
            self._recall(" ".join(named))

    async def _forecast(self, several: Sequence[CacheEntry]) -> RecallForecast:
        chosen = self._detail.several or len(several)
        session = self._reading.standing.session
        return await forecast_recall(self._open_workspace, session, entries=several, chosen=chosen)
