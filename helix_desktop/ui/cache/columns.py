"""The columns of the cache table: heads, widths, what they say, and which go in a narrow page."""

from collections.abc import Callable, Mapping

from helix_desktop.domain.cache import CacheEntry, Order
from helix_desktop.domain.query import Field
from helix_desktop.domain.standing import State
from helix_desktop.domain.values import value
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import age_text, count_text, counted, size_text, tr

SHORT_DIGEST = 8
LEAST_WHAT = 160
TOOL_ICON = 36
"""Width of the tool's column where only its icon has room."""


@value
class Seen:
    """How an entry is seen: what the window makes of it, when, and in whose tokens."""

    state: State
    now: float
    pace: float = 1.0
    """What the model counts for one token of ours."""


@value
class Column:
    """One column: its head, its width (0 = what is left), what sorts by it and filters it."""

    head: str
    width: int
    text: Callable[[CacheEntry, Seen], str]
    order: Order | None = None
    fields: tuple[Field, ...] = ()
    right: bool = False
    words: bool = False
    """Whether the first click puts the first letters on top, not the largest."""


def state_word(state: State) -> str:
    return tr(_STATES[state])


_STATES = {
    State.CONTEXT: "In context",
    State.HELD: "At the gate",
    State.EXCERPT: "Excerpt",
    State.PINNED: "Pinned",
    State.CACHED: "Cached",
    State.COMPACTED: "Compacted",
    State.SUPERSEDED: "Superseded",
    State.DAMAGED: "Damaged",
}


def recalled(entry: CacheEntry) -> str:
    return f"{count_text(entry.recalls)}×" if entry.recalls else tr("never")


def tokens(entry: CacheEntry, pace: float) -> str:
    return "–" if entry.tokens is None else count_text(counted(entry.tokens, pace))


def _column(
    head: str,
    width: int,
    text: Callable[[CacheEntry, Seen], str],
    *fields: Field,
    order: Order | None = None,
    right: bool = False,
    words: bool = False,
) -> Column:
    return Column(head, width, text, order, fields, right, words)


COLUMNS = (
    _column(
        "SHA-256",
        104,
        lambda e, _s: e.digest[:SHORT_DIGEST],
        Field.SHA,
        order=Order.DIGEST,
        words=True,
    ),
    _column(
        "Tool",
        100,
        lambda e, _s: one_line(e.origin.tool),
        Field.TOOL,
        order=Order.TOOL,
        words=True,
    ),
    _column(
        "What",
        0,
        lambda e, _s: one_line(e.origin.what),
        Field.WHAT,
        Field.BARE,
        order=Order.WHAT,
        words=True,
    ),
    _column("Size", 64, lambda e, _s: size_text(e.size), Field.SIZE, order=Order.SIZE, right=True),
    _column(
        "Tokens", 84, lambda e, s: tokens(e, s.pace), Field.TOKENS, order=Order.TOKENS, right=True
    ),
    _column("Refs", 44, lambda e, _s: count_text(e.refs), Field.REFS, order=Order.REFS, right=True),
    _column(
        "Recalled",
        66,
        lambda e, _s: recalled(e),
        Field.RECALLS,
        Field.USED,
        order=Order.RECALLS,
        right=True,
    ),
    _column(
        "Age",
        56,
        lambda e, s: age_text(s.now - e.created),
        Field.CREATED,
        order=Order.ARRIVAL,
        right=True,
    ),
    _column("State", 108, lambda _e, s: state_word(s.state), Field.STATE, Field.PINNED),
)
DIGEST, TOOL, WHAT, SIZE, TOKENS, REFS, RECALLED, AGE, STATE = range(len(COLUMNS))
GIVE_WAY = (REFS, RECALLED, TOOL, AGE, SIZE)
"""What goes where there is no room for all, in this order; of the tool its icon stays."""


def widths(room: int, words: Mapping[int, int] | None = None) -> dict[int, int]:
    """The width of each column in a list that wide; 0: it is not shown.

    `words`: what columns of fixed words need in the person's language.
    """
    wanted = words or {}
    found = {at: max(column.width, wanted.get(at, 0)) for at, column in enumerate(COLUMNS)}
    for at in GIVE_WAY:
        if sum(found.values()) + LEAST_WHAT <= room:
            break
        found[at] = TOOL_ICON if at == TOOL else 0
    found[WHAT] = max(LEAST_WHAT, room - sum(found.values()))
    return found
