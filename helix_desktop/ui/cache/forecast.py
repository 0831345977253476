"""What recalling several entries would make of the window, before it is done: all, some, or none.

Each counts as a message would carry it (large ones as the preview that the gate lets through).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import CacheEntry, SessionId
from helix_desktop.domain.mentions import MOST
from helix_desktop.ui.reasons import about
from helix_desktop.ui.words import count_text, tr

FULL = 85.0
"""Percent of the window beyond which nothing is recalled, where no handover is due by itself."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """`costs` are tokens of each entry, in the order in which they are chosen."""

    entries: tuple[CacheEntry, ...]
    costs: tuple[int, ...]
    before: int
    window: int
    compacts: float
    chosen: int
    """How many are chosen: more than one message carries are not among `entries`."""
    about: str = ""
    """What stands before a count that is an estimate."""

    @property
    def line(self) -> float:
        return self.compacts or FULL

    @property
    def fitting(self) -> tuple[int, ...]:
        """Which of them stay below the line together: the first ones, without what is too large."""
        most, taken, found = self.line * self.window / 100, self.before, []
        for at, cost in enumerate(self.costs):
            if taken + cost <= most:
                taken += cost
                found.append(at)
        return tuple(found)

    @property
    def recalled(self) -> tuple[CacheEntry, ...]:
        return tuple(self.entries[at] for at in self.fitting)

    @property
    def cost(self) -> str:
        """Of those that fit: tokens, and the window before and after."""
        tokens = sum(self.costs[at] for at in self.fitting)
        if not tokens:
            return ""
        words = tr("{0} tok · {1} → {2} %")
        counted = self.about + count_text(tokens)
        return words.format(counted, self._share(0), self._share(tokens))

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
            all_of = tr("All {0} would bring the window to {1} %, past {2}.")
            after = self._share(sum(self.costs))
            told.append(all_of.format(count_text(len(self.costs)), after, self._named()))
            some = tr("{0} of them fit.").format(count_text(fit))
            told.append(some if fit else tr("None fits: open one and recall a range of it."))
        if len(self.costs) < self.chosen:
            told.append(tr("One message carries {0} at most.").format(count_text(MOST)))
        return " ".join(told)

    def _named(self) -> str:
        words = tr("the handover at {0:g} %") if self.compacts else tr("{0:g} % of it")
        return words.format(self.line)

    def _share(self, tokens: int) -> int:
        return round(100 * (self.before + tokens) / max(1, self.window))


async def forecast(
    desk: Desk, session: SessionId, *, entries: Sequence[CacheEntry], chosen: int
) -> Forecast:
    """Reads what was never counted; of entries beyond what one message carries nothing is asked."""
    named = tuple(entries[:MOST])
    if desk.mentions is not None:
        costs = await desk.mentions.recalled([entry.digest for entry in named])
    else:
        costs = tuple(entry.tokens or 0 for entry in named)
    before, pace = await desk.room.tokens(session), await desk.room.pace(session)
    costs = tuple(round(cost * pace) for cost in costs)
    llm, line = desk.llm, handover_share(desk)
    return Forecast(named, costs, before, llm.window, line, chosen, about(llm))


def handover_share(desk: Desk) -> float:
    """Percent of the window at which a handover is due by itself; 0 = never."""
    marks = desk.requests.marks
    return round(100 * (marks.hand_over or 0) / max(1, marks.window), 1)
