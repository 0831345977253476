"""Recalling entries into the next message: what fits, what it costs, and the controller.

A recalled entry counts as the message that carries it, unchanged: the gate shortens nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import (
    CacheEntry,
    CacheState,
    SessionId,
)
from helix_desktop.domain.inspected_request import RequestSpace
from helix_desktop.domain.mentions import MAX_MENTIONS, ContentPassage, Mention, MentionKind
from helix_desktop.ui.cache.entry_controller import EntryContentController
from helix_desktop.ui.cache.entry_pane import CacheEntryPane
from helix_desktop.ui.page_controller import WorkspaceContext, WorkspaceController
from helix_desktop.ui.text.block_labels import estimate_prefix
from helix_desktop.ui.text.formatting import (
    count_text,
    figure_text,
    lines_words,
    sentences_text,
    tr,
)

NAME_DIGITS = 16
"""Digits that name an entry in a message."""


@dataclass(frozen=True, slots=True)
class RecallForecast:
    """The forecast of recalling several entries; `costs` are their tokens in order of choice."""

    entries: tuple[CacheEntry, ...]
    costs: tuple[int, ...]
    space: RequestSpace
    chosen: int
    """The number of chosen entries; those beyond one message's limit are not in `entries`."""
    about: str = ""
    """The sign before an estimated count."""

    @property
    def fitting(self) -> tuple[int, ...]:
        """The indices of entries that fit together, in order, skipping those that are too large."""
        total, indices = 0, []
        for index, cost in enumerate(self.costs):
            if total + cost <= self.space.below:
                total += cost
                indices.append(index)
        return tuple(indices)

    @property
    def recalled(self) -> tuple[CacheEntry, ...]:
        return tuple(self.entries[index] for index in self.fitting)

    @property
    def cost(self) -> str:
        """The tokens of the entries that fit, and the context before and after."""
        return _cost(self.space, sum(self.costs[index] for index in self.fitting), self.about)

    @property
    def words(self) -> str:
        """The button's text."""
        count = len(self.fitting)
        if count == self.chosen:
            return tr("Recall {0} into next message").format(count_text(count))
        partial_text = tr("Recall {0} of {1}").format(count_text(count), count_text(self.chosen))
        return partial_text if count else tr("Recall into next message")

    @property
    def warning(self) -> str:
        """The reason for not recalling all entries; "" if all are recalled."""
        lines = []
        fitting_count = len(self.fitting)
        if fitting_count < len(self.costs):
            all_text = tr("All {0}").format(count_text(len(self.costs)))
            lines.append(_overflow_text(all_text, self.space, sum(self.costs)))
            partial_text = tr("{0} of them fit.").format(count_text(fitting_count))
            lines.append(
                partial_text if fitting_count else tr("None fits. Open one and recall part of it.")
            )
        if len(self.costs) < self.chosen:
            lines.append(tr("One message can recall up to {0}.").format(count_text(MAX_MENTIONS)))
        return sentences_text(lines)


@dataclass(frozen=True, slots=True)
class RecallOffer:
    """The recall of a passage of one entry; `part` is the fitting part of one too large."""

    entry: CacheEntry
    wanted: ContentPassage
    tokens: int
    """The tokens of the passage; 0 if unavailable."""
    space: RequestSpace
    part: ContentPassage | None = None
    part_tokens: int = 0
    about: str = ""

    @property
    def fits(self) -> bool:
        return 0 < self.tokens <= self.space.below

    @property
    def chosen_passage(self) -> ContentPassage | None:
        """The passage that will be recalled."""
        return self.wanted if self.fits else self.part

    @property
    def text(self) -> str:
        """The mention of the recalled passage; "" if there is none."""
        passage = self.chosen_passage
        return passage.spelled(self.entry.digest[:NAME_DIGITS]) if passage is not None else ""

    @property
    def cost(self) -> str:
        return _cost(self.space, self.tokens if self.fits else self.part_tokens, self.about)

    @property
    def words(self) -> str:
        """The button's text."""
        passage = self.chosen_passage
        if passage is None or passage.is_full_content:
            return tr("Recall into next message")
        if passage.letters and not passage.first:
            return tr("Recall matches")
        words = tr("Recall matches in {0}") if passage.letters else tr("Recall {0}")
        return words.format(lines_words(passage.first, passage.last))

    @property
    def warning(self) -> str:
        """The reason for recalling only another part or nothing; "" if the passage fits."""
        if self.fits:
            return ""
        if not self.tokens:
            return tr("This entry can't go into a message as text.")
        subject = tr("The whole entry") if self.wanted.is_full_content else tr("This part")
        too_large = _overflow_text(subject, self.space, self.tokens)
        if self.part is None:
            return sentences_text((too_large, tr("Not even one line fits.")))
        lines = lines_words(self.part.first, self.part.last)
        return sentences_text((too_large, tr("Only {0} would fit.").format(lines)))


async def forecast_recall(
    open_workspace: OpenWorkspace,
    session: SessionId,
    *,
    entries: Sequence[CacheEntry],
    chosen_count: int,
) -> RecallForecast:
    """Forecast a recall of several entries, counting those never counted before.

    Entries beyond one message's limit are not read.
    """
    counted_entries = tuple(entries[:MAX_MENTIONS])
    space = await open_workspace.requests.space(session)
    texts = [ContentPassage().spelled(entry.digest[:NAME_DIGITS]) for entry in counted_entries]
    costs = await open_workspace.mentions.weights(texts, session)
    return RecallForecast(
        counted_entries, costs, space, chosen_count, estimate_prefix(open_workspace.llm)
    )


async def offer(
    open_workspace: OpenWorkspace,
    mentions: MentionFinder,
    session: SessionId,
    *,
    entry: CacheEntry,
    passage: ContentPassage,
) -> RecallOffer:
    """Return a passage with its tokens and, if it does not fit, its largest fitting part."""
    space = await open_workspace.requests.space(session)
    (tokens,) = await mentions.weights([passage.spelled(entry.digest[:NAME_DIGITS])], session)
    prefix = estimate_prefix(open_workspace.llm)
    recall_offer = RecallOffer(entry, passage, tokens, space, about=prefix)
    if recall_offer.fits or not tokens:
        return recall_offer
    mention = Mention(MentionKind.CONTENT, entry.digest, 0, 0, passage)
    part = await mentions.fitting(mention, space.below)
    if part is None:
        return recall_offer
    (part_tokens,) = await mentions.weights([part.spelled(entry.digest[:NAME_DIGITS])], session)
    return RecallOffer(entry, passage, tokens, space, part, part_tokens, prefix)


def _cost(space: RequestSpace, tokens: int, about: str) -> str:
    if not tokens:
        return ""
    words = tr("{0} tok · {1} → {2}%")
    return words.format(about + count_text(tokens), space.share(), space.share(tokens))


def _overflow_text(subject: str, space: RequestSpace, tokens: int) -> str:
    after = space.share(tokens)
    if after <= space.line:  # the model may count more than expected
        return tr("{0} may not fit in the context.").format(subject)
    limit_text = tr("the handover at {0}%") if space.handover else tr("{0}%")
    template = tr("{0} would fill the context to {1}%, past {2}.")
    return template.format(subject, after, limit_text.format(figure_text(space.line)))


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
            self._detail.show_offer(recall_offer)

    async def _load_forecast(self, entries: Sequence[CacheEntry]) -> None:
        """Show the forecast for several entries if they are still selected."""
        forecast = await self._forecast(entries)
        if self._detail.entries == entries:
            self._detail.show_forecast(forecast)

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
