"""What *Recall into next message* would add: which entries fit, their tokens, and its warning.

A recalled entry counts as the message that carries it, unchanged: the gate shortens nothing.
"""

from collections.abc import Sequence

from msgspec import Struct

from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import CacheEntry, SessionId
from helix_desktop.domain.inspected_request import RequestSpace
from helix_desktop.domain.mentions import MAX_MENTIONS, ContentPassage, Mention, MentionKind
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


class RecallForecast(Struct, frozen=True):
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


class RecallOffer(Struct, frozen=True):
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
