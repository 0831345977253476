"""*Recall into next message*: puts cache entries, or a part of one, into the message field."""

from collections.abc import Callable, Sequence

from helix_desktop.domain.cache import CacheEntry, CacheState
from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.ui.cache.entry_controller import EntryContentController
from helix_desktop.ui.cache.entry_pane import CacheEntryPane
from helix_desktop.ui.cache.recall_forecast import (
    NAME_DIGITS,
    RecallForecast,
    RecallOffer,
    forecast_recall,
    offer,
)
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController


class RecallController(WorkspaceController):
    """Recalls the open entry, known from `reading`, or several ones, known from `detail`.

    A forecast comes first: the text on the button is exactly the text that enters the next message,
    as a mention that remains visible to the user.
    """

    def __init__(
        self,
        context: WorkspaceContext,
        detail: CacheEntryPane,
        reading: EntryContentController,
        *,
        recall: Callable[[str], None],
    ) -> None:
        super().__init__(context)
        self._detail, self._content_controller, self._recall = detail, reading, recall
        self._offer: RecallOffer | None = None
        self._turn = 0
        """Number of forecasts begun so far; the result of an earlier one is dropped."""
        detail.recall.clicked.connect(self.recall)
        detail.announced.connect(
            lambda: self._bridge.run(self._load_forecast(detail.entries), "foresee a recall")
        )
        detail.passages.choices.chosen.connect(self._look)
        reading.entry_shown.connect(self._look)
        reading.passages_changed.connect(self._on_passages)

    def recall(self) -> None:
        """Add the selected entries or passage to the next message, as far as they fit."""
        if entries := self._detail.entries:
            self._bridge.run(self._recall_several(entries), "recall several")
        elif not self._recall_offered():
            self._turn += 1
            self._bridge.run(self._recall_entry(self._turn), "recall an entry")

    async def _recall_entry(self, look_number: int) -> None:
        """Compute the offer for the entry, then recall it."""
        await self._looked(look_number)
        self._recall_offered()

    def _recall_offered(self) -> bool:
        """Recall what was offered; return False if that is not the selected passage."""
        recall_offer, entry = self._offer, self._content_controller.entry
        if recall_offer is None or entry is None:
            return False
        if (recall_offer.entry.digest, recall_offer.wanted) != (entry.digest, self._passage()):
            return False
        if (
            recall_offer.text
            and self._content_controller.session_states.state(entry) is not CacheState.DAMAGED
        ):
            self._recall(recall_offer.text)
        return True

    def _passage(self) -> ContentPassage:
        return self._detail.passages.passage

    def _on_passages(self) -> None:
        """Update the passages after a change of the selected lines or of the search."""
        before = self._passage()
        self._detail.passages.show_search(
            self._content_controller.lines(), self._content_controller.letters()
        )
        if self._passage() != before:
            self._look()

    def _look(self) -> None:
        self._turn += 1
        self._bridge.run(self._looked(self._turn), "foresee a recall")

    async def _looked(self, look_number: int) -> None:
        open_workspace, entry, passage = (
            self._open_workspace,
            self._content_controller.entry,
            self._passage(),
        )
        if entry is None:
            return
        session = self._content_controller.session_states.session
        mentions = open_workspace.mentions
        recall_offer = await offer(open_workspace, mentions, session, entry=entry, passage=passage)
        if look_number == self._turn and self._detail.digest == entry.digest:
            self._offer = recall_offer
            possible = bool(recall_offer.text)
            self._detail.show_recall(recall_offer.words, recall_offer.cost, possible=possible)
            self._detail.passages.warn(recall_offer.warning)

    async def _load_forecast(self, entries: Sequence[CacheEntry]) -> None:
        """Show the forecast for several entries if they are still selected."""
        forecast = await self._forecast(entries)
        if self._detail.entries == entries:
            possible = bool(forecast.fitting)
            self._detail.show_recall(forecast.words, forecast.cost, possible=possible)
            if forecast.warning:
                self._detail.say(forecast.warning, "warn")

    async def _recall_several(self, entries: Sequence[CacheEntry]) -> None:
        """Recall those entries that fit into the present context."""
        forecast = await self._forecast(entries)
        if forecast.recalled:
            mentions = [
                ContentPassage().spelled(entry.digest[:NAME_DIGITS]) for entry in forecast.recalled
            ]
            self._recall(" ".join(mentions))

    async def _forecast(self, entries: Sequence[CacheEntry]) -> RecallForecast:
        chosen = self._detail.several or len(entries)
        session = self._content_controller.session_states.session
        return await forecast_recall(
            self._open_workspace, session, entries=entries, chosen_count=chosen
        )
