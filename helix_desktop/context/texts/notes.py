"""Notes: a stretch of steps condensed without a model, shorter or longer as the budget allows.

Always made from the originals, so that notes of notes never happen.
"""

from collections.abc import Container, Iterable, Iterator, Sequence

from helix_desktop.context.texts.deeds import name_of
from helix_desktop.context.texts.fitting import head
from helix_desktop.context.texts.markers import history_line
from helix_desktop.context.texts.names import span_names
from helix_desktop.context.texts.outline import outline
from helix_desktop.context.texts.passages import Passage
from helix_desktop.context.texts.plain import NOTES
from helix_desktop.context.texts.speech import binding, wishes
from helix_desktop.context.texts.steps import Turn, sources, turns
from helix_desktop.context.texts.telling import agent_words, grouped, quoted
from helix_desktop.domain.cache import HistoryDigest
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value

_OPENING = (
    f"{NOTES}\nWritten by the application, not by the user: what was said and done here, in short."
)


_FRAME = 90
"""Tokens of the opening, the labels and the line that recalls the stretch."""
_INDEX_SHARE = 0.3


@value
class Room:
    """Tokens for what is told of steps, for lines of code, and for names."""

    told: int
    lines: int
    names: int

    @classmethod
    def within(cls, budget: int) -> "Room":
        """So that the whole text, its frame included, keeps a budget."""
        left = max(0, budget - _FRAME)
        names = int(left * _INDEX_SHARE)
        return cls(left - names, 0, names)


@value
class Around:
    """What notes need to know besides the stretch itself.

    `earlier` are the notes it takes the place of, `known` names that are seen elsewhere, and
    `changed` the files that were changed here, whose lines an edit may quote.
    """

    earlier: tuple[str, ...] = ()
    known: Container[str] = ()
    changed: tuple[str, ...] = ()


@value
class _Grain:
    """How finely a stretch is told: characters of requests, words and calls; 0 = not at all."""

    asked: int
    said: int
    call: int
    steps: bool


_GRAINS = (
    _Grain(asked=2_000, said=400, call=160, steps=True),
    _Grain(asked=1_000, said=240, call=120, steps=True),
    _Grain(asked=600, said=140, call=80, steps=True),
    _Grain(asked=400, said=90, call=50, steps=True),
    _Grain(asked=300, said=160, call=50, steps=False),
    _Grain(asked=160, said=80, call=0, steps=False),
    _Grain(asked=80, said=0, call=0, steps=False),
)


NOTHING_AROUND = Around()


def notes(
    passages: Iterable[Passage],
    room: Room,
    scales: Scales,
    *,
    history: HistoryDigest,
    around: Around = NOTHING_AROUND,
) -> str:
    """The text that stands for a stretch."""
    stretch = tuple(passages)
    every = turns(stretch)
    body = _body(every, room.told, scales)
    lines = outline(_read(every, around.changed), room.lines, scales)
    index = span_names(
        [*around.earlier, *sources(stretch)],
        room.names,
        scales,
        first=around.changed,
        known=_Seen(around.known, f"{body}\n{lines}"),
    )
    rows = [
        _OPENING,
        body,
        f"lines:\n{lines}" if lines else "",
        f"names: {index}" if index else "",
        f"{history_line(history)}\nrecalls the messages themselves.",
    ]
    return "\n".join(row for row in rows if row)


@value
class _Seen:
    """What is seen elsewhere, and what the notes say themselves."""

    elsewhere: Container[str]
    here: str

    def __contains__(self, name: object) -> bool:
        return name in self.elsewhere or (isinstance(name, str) and name in self.here)


def _read(every: Iterable[Turn], changed: Iterable[str]) -> Iterator[str]:
    """The outputs of reads of files that were changed, old to new."""
    names = {name_of(path) for path in changed}
    for turn in every:
        for done in turn.deeds:
            if done.output and any(name_of(path) in names for path in done.deed.seen):
                yield done.output


def _body(every: Sequence[Turn], room: int, scales: Scales) -> str:
    """The finest grain that fits; the coarsest is cut."""
    text = ""
    for grain in _GRAINS:
        text = "\n".join(row for turn in every for row in _rows(turn, grain))
        if not scales.exceeds(text, room):
            return text
    return head(text, room, scales)


def _rows(turn: Turn, grain: _Grain) -> Iterable[str]:
    if turn.asked is not None:
        yield f"User [{turn.asked.seq}]: {_asked(turn.asked.text, grain.asked)}"
    if not grain.steps:
        yield from _short(turn, grain)
        return
    for step in turn.steps:
        said = agent_words(step.said, grain.said)
        calls = grouped(step.done, grain.call)
        yield f"- [{step.seq}] {said}".rstrip() + (f" · {calls[0]}" if len(calls) == 1 else "")
        if len(calls) > 1:
            yield from (f"  · {call}" for call in calls)


def _short(turn: Turn, grain: _Grain) -> Iterable[str]:
    """A whole turn in a line or three: what changed, what failed, what was said at the end."""
    changed = dict.fromkeys(path for done in turn.deeds for path in done.deed.changed)
    if changed:
        yield f"- changed: {', '.join(changed)}"
    failed = [done for done in turn.deeds if done.ending.failed and done.deed.command]
    if failed and grain.call:
        yield from (f"- {row}" for row in grouped(failed[-1:], grain.call))
    last = turn.steps[-1].said if turn.steps else ""
    if last and grain.said:
        yield f"- {agent_words(last, grain.said)}"


def _asked(text: str, length: int) -> str:
    """A request word for word; of a long one its beginning and what it demands."""
    if len(text) <= length:
        return quoted(text, length)
    demands = [each for each in dict.fromkeys([*binding(text), *wishes(text)])]
    rows = [quoted(text, length // 2)]
    room = length // 2
    for demand in demands:
        if len(demand) > room:
            break
        rows.append(quoted(demand, len(demand) + 1))
        room -= len(demand)
    return " … ".join(rows)
