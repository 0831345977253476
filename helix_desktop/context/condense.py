"""Condensing: old steps become notes, young ones first, so that what is older stays as it is.

The provider's cached prefix breaks where the young generation begins. Only when that is not
enough are older notes joined as well (a major pass).
"""

from collections.abc import Container, Sequence
from dataclasses import replace
from functools import lru_cache

from helix_desktop.context.blocks import Row
from helix_desktop.context.candidates import Candidates, eligible
from helix_desktop.context.cuts import Stretch, runs
from helix_desktop.context.items import Item
from helix_desktop.context.marks import Marks
from helix_desktop.context.situation import Situation
from helix_desktop.context.sweep import Sweep, sweep
from helix_desktop.context.texts.deeds import Act, deed, name_of
from helix_desktop.domain.memory import Fold, Swept
from helix_desktop.domain.policy import PreviousTurn
from helix_desktop.domain.values import value

LARGEST_LIVE = 3_000
"""Tokens of a read that may stay whole because its file was changed."""

SHRINK = 0.15
"""Share of condensed steps that is left of them, before it is known."""


@value
class Pass:
    """What one pass would do to the rows from `start` to `stop`."""

    start: int
    stop: int
    stretches: tuple[Stretch, ...]
    swept: tuple[Swept, ...]
    freed: int
    """Tokens, estimated: the notes are not written yet."""
    major: bool


def due(now: Situation, marks: Marks) -> bool:
    """Whether the window is full, or reading on has cost as much as several rewrites."""
    if now.tokens > marks.high:
        return True
    if not now.policy.condense_patience or now.tokens <= marks.early:
        return False
    start, stop = young(now, marks), cut(now, marks.tail)
    surplus = sum(row.tokens for row in now.rows[start:stop]) * (1 - SHRINK)
    if surplus < marks.least:
        return False
    base = now.tokens - surplus
    read = sum(max(0, tokens - base) for tokens in (*now.sent, now.tokens) if tokens > marks.early)
    suffix = sum(row.tokens for row in now.rows[stop:]) + surplus * SHRINK
    patience = now.policy.condense_patience
    return now.prices.reading(read) >= patience * now.prices.rewriting(suffix)


def best(now: Situation, marks: Marks, known: Candidates) -> Pass | None:
    """The pass over the young generation, or a major one where that frees clearly more.

    Where what must stay is most of the window, neither makes it small: then one waits until it
    frees enough, so that not every few steps are a rewrite of their own.
    """
    stop = cut(now, marks.tail)
    minor = _pass(now, marks, known, start=young(now, marks), stop=stop)
    if minor.freed >= marks.least and now.tokens - minor.freed <= marks.low:
        return minor
    major = _pass(now, marks, known, start=0, stop=stop, major=True)
    more = major.freed >= minor.freed + MAJOR_GAIN * marks.least
    found = major if more else minor
    return found if found.freed >= max(marks.least, WORTH * (marks.high - marks.low)) else None


MAJOR_GAIN = 0.6
"""Of the least gain: what a major pass has to free more than a minor one."""
WORTH = 0.5
"""Of the way from the high mark to the low one: what a pass that does not get there has to free."""


def young(now: Situation, marks: Marks) -> int:
    """Index of the first row that no earlier pass has settled."""
    through = now.epoch.through if now.epoch else 0
    live = frozenset(_live(now, now.rows[: cut(now, marks.tail)], marks.live))
    for index, row in enumerate(now.rows):
        if not isinstance(row.source, Fold) and (
            row.source.seq > through or not _left(now, row, live)
        ):
            return index
    return len(now.rows)


def _left(now: Situation, row: Row, live: Container[object]) -> bool:
    """Whether a pass that looked at an item left it as it is, and would again."""
    item = row.source
    assert isinstance(item, Item)
    return item.reply is None or now.previous(item) or row.key in live


def cut(now: Situation, tail: int) -> int:
    """Index of the first row of the tail: at most so many tokens, and always the last step."""
    return min(now.tail(tail), now.fresh)


def _pass(
    now: Situation, marks: Marks, known: Candidates, *, start: int, stop: int, major: bool = False
) -> Pass:
    rows = now.rows[start:stop]
    live = frozenset(_live(now, rows, marks.live))
    kept = frozenset(row.key for row in rows if _stays(now, row, major=major)) | live

    def previous(row: Row) -> bool:
        return isinstance(row.source, Item) and now.previous(row.source)

    found = [
        Stretch(tuple(row for row in run if row.key not in kept), now.order)
        for run in runs(rows, previous)
    ]
    worth = tuple(
        stretch for stretch in found if stretch.rows and (stretch.items or len(stretch.rows) > 1)
    )
    swept = _previous(now, marks, known, start=start, stop=stop)
    freed = sum(stretch.raw * (1 - SHRINK) + _joined(stretch, marks) for stretch in worth)
    return Pass(start, stop, worth, swept.swept, int(freed) + swept.freed, major)


def _previous(now: Situation, marks: Marks, known: Candidates, *, start: int, stop: int) -> Sweep:
    """Of the previous turn only what can be recalled goes behind markers; nothing if strict."""
    if now.policy.previous_turn is PreviousTurn.STRICT:
        return Sweep((), 0)
    policy = replace(now.policy, marker_tokens=marks.marker)
    turn = [
        candidate
        for row in now.rows[start:stop]
        if isinstance(row.source, Item) and now.previous(row.source)
        for candidate in known.of(row, now.view, now.scales)
        if eligible(candidate, policy)
    ]
    return sweep(replace(now, policy=policy), turn, 0, known=known)


def _joined(stretch: Stretch, marks: Marks) -> int:
    """What joining older folds into one frees."""
    old = sum(row.tokens for row in stretch.rows if isinstance(row.source, Fold))
    return max(0, old - marks.names_major - marks.note)


def _stays(now: Situation, row: Row, *, major: bool) -> bool:
    """What the person wrote last, and what is short of the rest until a major pass."""
    item = row.source
    if not isinstance(item, Item):
        return False
    if item is now.last_typed:
        return True
    return item.typed and not major and row.tokens <= now.policy.said_tokens


def _live(now: Situation, rows: Sequence[Row], room: int) -> list[object]:
    """The newest read of each file that the agent changed, as far as there is room."""
    found: list[object] = []
    taken: set[str] = set()
    changed = {name_of(path) for path in now.changed}
    for row in reversed(rows):
        item = row.source
        if not isinstance(item, Item) or row.tokens > min(room, LARGEST_LIVE):
            continue
        names = {name for name in _read(item) if name in changed}
        if names and not names & taken:
            found.append(row.key)
            taken |= names
            room -= row.tokens
    return found


def _read(item: Item) -> set[str]:
    """Names of the files that a step read."""
    return {name for call in item.calls for name in _names_read(call.tool, call.arguments)}


@lru_cache(maxsize=2_048)
def _names_read(tool: str, arguments: str) -> frozenset[str]:
    """Looked at before every request: what a call did never changes."""
    done = deed(tool, arguments)
    reads = done.act in (Act.READ, Act.RUN)
    return frozenset(name_of(path) for path in done.seen) if reads else frozenset()
