"""What recalling would make of the window, before it is done: all of it, what fits, or nothing.

Each counts as the message that carries it will, and goes as it is: the gate shortens nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from helix_desktop.app.desk import Desk
from helix_desktop.app.mentions import Mentions
from helix_desktop.domain.cache import CacheEntry, SessionId
from helix_desktop.domain.mentions import MOST, Mention, MentionKind, Passage
from helix_desktop.domain.requests import Space
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.reasons import about
from helix_desktop.ui.words import count_text, lines_words, tr

NAMED = 16
"""Digits that name an entry in a message."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """`costs` are tokens of each entry, in the order in which they are chosen."""

    entries: tuple[CacheEntry, ...]
    costs: tuple[int, ...]
    space: Space
    chosen: int
    """How many are chosen: more than one message carries are not among `entries`."""
    about: str = ""
    """What stands before a count that is an estimate."""

    @property
    def fitting(self) -> tuple[int, ...]:
        """Which of them stay below the line together: the first ones, without what is too large."""
        taken, found = 0, []
        for at, cost in enumerate(self.costs):
            if taken + cost <= self.space.below:
                taken += cost
                found.append(at)
        return tuple(found)

    @property
    def recalled(self) -> tuple[CacheEntry, ...]:
        return tuple(self.entries[at] for at in self.fitting)

    @property
    def cost(self) -> str:
        """Of those that fit: tokens, and the window before and after."""
        return _cost(self.space, sum(self.costs[at] for at in self.fitting), self.about)

    @property
    def words(self) -> str:
        """What the button does."""
        count = len(self.fitting)
        if count == self.chosen:
            return tr("Recall {0} into next message").format(count_text(count))
        some = tr("Recall {0} of {1}").format(count_text(count), count_text(self.chosen))
        return some if count else tr("Recall into next message")

    @property
    def warning(self) -> str:
        """Why not all are recalled; nothing where all are."""
        told = []
        fit = len(self.fitting)
        if fit < len(self.costs):
            all_of = tr("All {0}").format(count_text(len(self.costs)))
            told.append(_too_much(all_of, self.space, sum(self.costs)))
            some = tr("{0} of them fit.").format(count_text(fit))
            told.append(some if fit else tr("None fits: open one and recall a part of it."))
        if len(self.costs) < self.chosen:
            told.append(tr("One message carries {0} at most.").format(count_text(MOST)))
        return " ".join(told)


@dataclass(frozen=True, slots=True)
class Offer:
    """A passage of one entry; `part` is what of it fits where it does not as a whole."""

    entry: CacheEntry
    wanted: Passage
    tokens: int
    """0: it cannot be had."""
    space: Space
    part: Passage | None = None
    part_tokens: int = 0
    about: str = ""

    @property
    def fits(self) -> bool:
        return 0 < self.tokens <= self.space.below

    @property
    def taken(self) -> Passage | None:
        """What is recalled."""
        return self.wanted if self.fits else self.part

    @property
    def text(self) -> str:
        """As it is mentioned; "" where nothing is recalled."""
        taken = self.taken
        return taken.spelled(self.entry.digest[:NAMED]) if taken is not None else ""

    @property
    def cost(self) -> str:
        return _cost(self.space, self.tokens if self.fits else self.part_tokens, self.about)

    @property
    def words(self) -> str:
        """What the button does."""
        taken = self.taken
        if taken is None or taken.whole:
            return tr("Recall into next message")
        if taken.letters and not taken.first:
            return tr("Recall the matches")
        words = tr("Recall matches in {0}") if taken.letters else tr("Recall {0}")
        return words.format(lines_words(taken.first, taken.last))

    @property
    def warning(self) -> str:
        """Why another part is recalled than is wanted, or none; "" where it fits."""
        if self.fits:
            return ""
        if not self.tokens:
            return tr("This cannot go into a message as text.")
        named = tr("The whole") if self.wanted.whole else tr("This")
        told = _too_much(named, self.space, self.tokens)
        if self.part is None:
            return f"{told} {tr('Not one line of it fits.')}"
        lines = lines_words(self.part.first, self.part.last)
        return f"{told} {tr('What fits: {0}.').format(lines)}"


def letters_words(letters: str) -> str:
    return tr("lines with “{0}”").format(one_line(letters, 60))


async def forecast(
    desk: Desk, session: SessionId, *, entries: Sequence[CacheEntry], chosen: int
) -> Forecast:
    """Reads what was never counted; of entries beyond what one message carries nothing is asked."""
    named = tuple(entries[:MOST])
    space = await desk.requests.space(session)
    texts = [Passage().spelled(entry.digest[:NAMED]) for entry in named]
    costs = await desk.mentions.weights(texts) if desk.mentions else ()
    return Forecast(named, costs, space, chosen, about(desk.llm))


async def offer(
    desk: Desk, mentions: Mentions, session: SessionId, *, entry: CacheEntry, wanted: Passage
) -> Offer:
    """A passage as it is, and what of it fits where it does not."""
    space = await desk.requests.space(session)
    (tokens,) = await mentions.weights([wanted.spelled(entry.digest[:NAMED])])
    found = Offer(entry, wanted, tokens, space, about=about(desk.llm))
    if found.fits or not tokens:
        return found
    mention = Mention(MentionKind.CONTENT, entry.digest, 0, 0, wanted)
    part = await mentions.fitting(mention, space.below)
    if part is None:
        return found
    (counted,) = await mentions.weights([part.spelled(entry.digest[:NAMED])])
    return Offer(entry, wanted, tokens, space, part, counted, about(desk.llm))


def _cost(space: Space, tokens: int, about: str) -> str:
    if not tokens:
        return ""
    words = tr("{0} tok · {1} → {2} %")
    counted = about + count_text(space.counted(tokens))
    return words.format(counted, space.share(), space.share(tokens))


def _too_much(named: str, space: Space, tokens: int) -> str:
    after = space.share(tokens)
    if after <= space.line:  # the model may count more of it than is expected
        return tr("{0} may be more than the window holds.").format(named)
    words = tr("{0} would bring the window to {1} %, past {2}.")
    return words.format(named, after, _line(space))


def _line(space: Space) -> str:
    words = tr("the handover at {0:g} %") if space.handover else tr("{0:g} % of it")
    return words.format(space.line)
