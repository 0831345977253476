"""Forecasts how likely an output, or a name in it, is needed again.

The forecast relies on an output's *own* names: those that no later message contains, so that
nothing else in the window shows them. `NameLedger` keeps track of them.

The two tables are logistic regressions over recorded sessions. This command fits them and prints
them in this form:

    python3 tasks.py bench fit

They predict whether an agent needs an output within 60 of its replies; the command checks them on
sources that were not used for fitting, with the functions of this module. Counts enter as ln(1 +
count).
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from math import exp, fsum, log, log1p

from msgspec import Struct

from helix_desktop.context.history_items import HistoryItem, Texts
from helix_desktop.context.texts.name_index import name_worth, useful_names
from helix_desktop.context.texts.tool_actions import argument_texts, read_action
from helix_desktop.domain.events import AssistantReplied, ContextInjected, TurnStarted
from helix_desktop.domain.messages import Text
from helix_desktop.domain.value import replace

OUTPUT_WEIGHTS = (
    ("intercept", -3.786),
    ("worth of its own names", 1.223),
    ("own names that the agent used before", 0.422),
    ("steps since", -0.660),
    ("names in it", -1.266),
    ("names of it that the agent used since", 0.439),
    ("result of an edit", 2.009),
    ("tokens", 0.354),
)
NAME_WEIGHTS = (
    ("ln(worth of the name's shape + 0.03)", 3.353),
    ("path", -2.005),
    ("number", -2.425),
    ("length", 0.733),
    ("in earlier messages", 1.213),
    ("number of earlier messages", -0.771),
    ("uses by the agent", 1.227),
)
NAME_SOURCE_WEIGHTS = (
    ("intercept", -6.418),
    ("steps since", -0.745),
    ("names in the output", -1.103),
    ("tokens of the output", 0.434),
    ("names of it that the agent used since", 0.516),
    ("result of an edit", 1.239),
)

CHARACTERS_PER_TOKEN = 3.6
MAX_ITEMS_AT_ONCE = 2_000
"""The newest items that are read when a long session is opened again."""


class OutputFacts(Struct, frozen=True):
    """What the session so far says about one output.

    `own` are the names that no later message contains. `used` counts the other names that the agent
    has used since.
    """

    own: tuple[str, ...]
    used_before: int
    used: int
    names: int
    steps: int
    tokens: float
    edited: bool


class NameLedger:
    """What the messages so far say about each name: its last event, the agent's last use, and the
    number of uses and messages.

    The columns are arrays, because a long session has a hundred thousand names.
    """

    def __init__(self) -> None:
        self._indices: dict[str, int] = {}
        self._last_events, self._last_uses = array("L"), array("L")
        self._uses, self._messages = array("L"), array("L")
        self._replies: list[int] = []
        self._outputs: dict[int, OutputFacts] = {}
        self._through = 0

    def unread(self, items: Sequence[HistoryItem]) -> Sequence[HistoryItem]:
        """Return the items that were not read yet. A step is read once its calls have returned."""
        start = bisect_right(items, self._through, key=lambda item: item.seq)
        stop = len(items)
        if stop > start and items[-1].open_calls:
            stop -= 1
        return items[max(start, stop - MAX_ITEMS_AT_ONCE) : stop]

    def read(self, items: Iterable[HistoryItem], texts: Texts) -> None:
        """Record the messages and outputs of items, in order."""
        for item in items:
            self.add(item.seq, item_text(item), by_agent=item.reply is not None)
            for call in item.calls:
                if returned := item.results.get(call.id):
                    text = texts(returned.event.content)
                    self.add(returned.seq, text)
                    edited = bool(read_action(call.tool, call.arguments).changed_paths)
                    facts = self.facts(returned.seq, text, edited=edited)
                    self._outputs[returned.seq] = replace(facts, own=())
            self._through = item.seq

    def add(self, seq: int, text: str, *, by_agent: bool = False) -> None:
        """Record one message."""
        if by_agent:
            self._replies.append(seq)
        for name in useful_names(text):
            index = self._indices.get(name)
            if index is None:
                index = len(self._last_events)
                for column in (self._last_events, self._last_uses, self._uses, self._messages):
                    column.append(0)
                # last, because other threads look names up meanwhile
                self._indices[name] = index
            self._last_events[index] = seq
            self._messages[index] += 1
            if by_agent:
                self._last_uses[index] = seq
                self._uses[index] += 1

    def steps_since(self, seq: int) -> int:
        """Return the number of the agent's replies after an event."""
        return len(self._replies) - bisect_right(self._replies, seq)

    def facts(self, seq: int, text: str, *, edited: bool) -> OutputFacts:
        """Return the facts of the output that event `seq` returned."""
        own_names: list[str] = []
        used_before = used_since = name_count = 0
        for name in useful_names(text):
            name_count += 1
            index = self._indices.get(name)
            if index is None:
                continue
            if self._last_events[index] <= seq:
                own_names.append(name)
                used_before += self._uses[index] > 0
            elif self._last_uses[index] > seq:
                used_since += 1
        tokens = len(text) / CHARACTERS_PER_TOKEN
        steps = self.steps_since(seq)
        return OutputFacts(
            tuple(own_names), used_before, used_since, name_count, steps, tokens, edited
        )

    def name_features(self, name: str) -> tuple[float, ...]:
        """Return the features of a name, in the order of `NAME_WEIGHTS`."""
        index = self._indices[name]
        messages = self._messages[index]
        return (
            log(name_worth(name) + 0.03),
            float("/" in name),
            float(name.isdigit()),
            log1p(len(name)),
            float(messages > 1),
            log1p(messages - 1),
            log1p(self._uses[index]),
        )

    def name_chances(self, facts: OutputFacts) -> dict[str, float]:
        """Return for each own name of an output how likely the agent needs it."""
        base = _score(NAME_SOURCE_WEIGHTS, source_features(facts))
        return {
            name: _probability(base + _score(NAME_WEIGHTS, self.name_features(name)))
            for name in facts.own
        }

    def chances_in(self, text: str) -> dict[str, float]:
        """Return how likely the agent needs the names of an output that arrives."""
        return self.name_chances(self.facts(self._through, text, edited=False))

    def chances_of(self, names: Iterable[str]) -> dict[str, float]:
        """Return how likely the agent needs names again, from the newest outputs that had them.

        The outputs themselves are not read again.
        """
        chances: dict[str, float] = {}
        for name in names:
            index = self._indices.get(name)
            facts = self._outputs.get(self._last_events[index]) if index is not None else None
            if facts is not None and index is not None:
                facts = replace(
                    facts, own=(name,), steps=self.steps_since(self._last_events[index])
                )
                chances |= self.name_chances(facts)
        return chances


def output_chance(facts: OutputFacts) -> float:
    """Return how likely the agent needs an output again."""
    return _probability(_score(OUTPUT_WEIGHTS, output_features(facts)))


def output_features(facts: OutputFacts) -> tuple[float, ...]:
    """Return the features of an output, in the order of `OUTPUT_WEIGHTS`."""
    return (
        1.0,
        log1p(fsum(map(name_worth, facts.own))),
        log1p(facts.used_before),
        log1p(facts.steps),
        log1p(facts.names),
        log1p(facts.used),
        float(facts.edited),
        log1p(facts.tokens),
    )


def source_features(facts: OutputFacts) -> tuple[float, ...]:
    """Return the features of an output for its names, in the order of `NAME_SOURCE_WEIGHTS`."""
    return (
        1.0,
        log1p(facts.steps),
        log1p(facts.names),
        log1p(facts.tokens),
        log1p(facts.used),
        float(facts.edited),
    )


def _score(weights: Sequence[tuple[str, float]], features: Sequence[float]) -> float:
    # not `sum`, whose result differs between Python 3.11 and 3.12
    return fsum(weight * value for (_name, weight), value in zip(weights, features, strict=True))


def _probability(score: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, score))))


def item_text(item: HistoryItem) -> str:
    match item.event:
        case TurnStarted(text=text) | ContextInjected(text=text):
            return text
        case AssistantReplied(parts=parts):
            texts_written = [part.text for part in parts if isinstance(part, Text)]
            values = (argument_texts(call.arguments) for call in item.calls)
            return "\n".join([*texts_written, *(text for texts in values for text in texts)])
