"""One item of the history, a message or a step with its calls and results, and its originals.

An item is a message of the user, an injected message, or a step of the agent. A step is an
assistant message with all its calls and all their results, and is never split. Originals are the
sources of folds and of the digests that recall them.
"""

import hashlib
from collections.abc import Callable, Container, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec
from msgspec import Struct

from helix_desktop.context.texts.placeholders import NO_RESULT
from helix_desktop.context.texts.said_lines import SaidCollector, SaidSentence
from helix_desktop.context.texts.turns import Passage, PassageSource
from helix_desktop.domain.cache import Digest, HistoryDigest
from helix_desktop.domain.canonical_messages import (
    canonical_json,
    plain_message,
    plain_message_bytes,
)
from helix_desktop.domain.context_window.rewrites import EventSpan
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Outcome,
    OutputGated,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.messages import (
    Image,
    Message,
    Role,
    Text,
    ToolCall,
    ToolResult,
    WebSearch,
)
from helix_desktop.domain.tool_table import WEB_SEARCH

Texts: TypeAlias = Callable[[Digest], str]
"""Stored contents as text. Raises KeyError for a content that was not loaded."""


class CallResult(Struct):
    """The result of one call: the tool's output, and the form chosen at the gate."""

    seq: int
    event: ToolReturned
    gate: OutputGated | None = None
    pinned: bool = False
    """Whether a pin shows the text, so that the result only refers to the pin."""

    @property
    def shown(self) -> Digest:
        return self.gate.shown if self.gate else self.event.content


@dataclass(slots=True)
class HistoryItem:
    """One message of the user or the application, or one step.

    Steps grow while their calls return.
    """

    seq: int
    turn: int
    event: TurnStarted | ContextInjected | AssistantReplied
    results: dict[str, CallResult] = field(default_factory=dict)
    pinned: bool = False
    """Whether a pin shows the text, so that the message only refers to the pin."""
    calls: tuple[ToolCall, ...] = field(init=False)

    def __post_init__(self) -> None:
        # computed once, because every row of every window needs it and it never changes
        parts = self.event.parts if isinstance(self.event, AssistantReplied) else ()
        self.calls = tuple(part for part in parts if isinstance(part, ToolCall))

    @property
    def is_request(self) -> bool:
        """Whether the item is a message that asks the agent for something."""
        return isinstance(self.event, TurnStarted)

    @property
    def typed(self) -> bool:
        """Whether the item has words that the user typed: as a message, or as an answer."""
        if isinstance(self.event, TurnStarted):
            return self.event.typed
        return any(result.event.typed for result in self.results.values())

    @property
    def reply(self) -> AssistantReplied | None:
        return self.event if isinstance(self.event, AssistantReplied) else None

    @property
    def last(self) -> int:
        """The newest event that belongs to the item."""
        return max((self.seq, *(result.seq for result in self.results.values())))

    @property
    def open_calls(self) -> tuple[ToolCall, ...]:
        """The calls without a result, in call order."""
        return tuple(call for call in self.calls if call.id not in self.results)

    def outputs(self) -> Iterator[CallResult]:
        """Yield the results of the item's calls, in call order."""
        for call in self.calls:
            if call.id in self.results:
                yield self.results[call.id]


def item_message(item: HistoryItem) -> Message:
    """Return the item's own message in its original form."""
    match item.event:
        case TurnStarted(text=text, images=images):
            return Message(Role.USER, (Text(text), *images))
        case ContextInjected(text=text, system=system):
            return Message(Role.SYSTEM if system else Role.USER, (Text(text),))
        case AssistantReplied(parts=parts):
            return Message(Role.ASSISTANT, parts)


def result_message(
    call: ToolCall, returned: CallResult | None, text: str, *, images: tuple[Image, ...] = ()
) -> Message:
    """Return the result of a call as a message with the given text and pictures."""
    failed = returned is None or returned.event.outcome is not Outcome.OK
    return Message(Role.TOOL, (ToolResult(call.id, text, failed=failed, images=images),))


def original_messages(item: HistoryItem, texts: Texts) -> Iterator[Message]:
    """Yield the item's messages in their original form, always with whole outputs."""
    yield item_message(item)
    for call in item.calls:
        result = item.results.get(call.id)
        text = texts(result.event.content) if result else NO_RESULT
        images = result.event.images if result else ()
        yield result_message(call, result, text, images=images)


def passages_of(
    items: Iterable[HistoryItem], texts: Texts, *, kept: Container[int] = ()
) -> tuple[Passage, ...]:
    """Return the messages, calls, and results as passages, always with whole outputs.

    `kept` are the events of messages that stay in the window.
    """
    passages: list[Passage] = []
    for item in items:
        event, seq, at = item.event, item.seq, item.event.at
        match event:
            case TurnStarted(text=text):
                passages.append(Passage(seq, PassageSource.USER, text, at=at, kept=seq in kept))
            case ContextInjected(text=text, source=source):
                passages.append(Passage(seq, PassageSource.CONTEXT, text, what=source, at=at))
            case AssistantReplied():
                text = "".join(part.text for part in event.parts if isinstance(part, Text))
                if text.strip():
                    passages.append(Passage(seq, PassageSource.AGENT, text, at=at))
                for part in event.parts:
                    if isinstance(part, WebSearch):
                        queries = canonical_json({"queries": part.queries})
                        passages += [
                            Passage(seq, PassageSource.CALL, queries, WEB_SEARCH, at=at),
                            Passage(seq, PassageSource.OUTPUT, part.text, WEB_SEARCH, at=at),
                        ]
        for call in item.calls:
            returned = item.results.get(call.id)
            what = returned.event.what if returned else ""
            passages.append(
                Passage(seq, PassageSource.CALL, call.arguments, call.tool, what, at=at)
            )
            if returned is None:
                continue
            result, result_at = returned.event, returned.event.at
            passages.append(
                Passage(
                    returned.seq,
                    PassageSource.OUTPUT,
                    texts(result.content),
                    tool=call.tool,
                    what=what,
                    failed=result.outcome is not Outcome.OK,
                    at=result_at,
                )
            )
            if result.said:
                card = PassageSource.CARD
                passages.append(
                    Passage(returned.seq, card, result.said, what=call.tool, at=result_at)
                )
    return tuple(passages)


def contents_to_fetch(items: Iterable[HistoryItem]) -> tuple[Digest, ...]:
    """Return the contents that have to be loaded to summarize a stretch."""
    return tuple(output.event.content for item in items for output in item.outputs())


Covered = Callable[[Iterable[EventSpan]], Sequence[HistoryItem]]
"""A function that returns the items of stretches, in order."""


class Originals(Struct, frozen=True):
    """Access to originals for making folds. Every needed content was loaded before.

    `included` returns an item without what the user excluded, which `excluded` lists; None if
    nothing is left. `known_digests` and `known_said` have what was computed before.
    """

    covered: Covered
    texts: Texts
    included: Callable[[HistoryItem], HistoryItem | None] = lambda item: item
    excluded: Set[tuple[int, str, str]] = frozenset()
    known_digests: "KnownDigests" = msgspec.field(default_factory=lambda: KnownDigests())
    known_said: "KnownSaid" = msgspec.field(default_factory=lambda: KnownSaid())

    def passages(
        self, items: Iterable[HistoryItem], *, kept: Sequence[HistoryItem] = ()
    ) -> tuple[Passage, ...]:
        """Return the passages of items, and in their places the messages that stay beside them."""
        if kept:
            items = sorted((*items, *kept), key=lambda item: item.seq)
        seqs = frozenset(item.seq for item in kept)
        return passages_of(filter(None, map(self.included, items)), self.texts, kept=seqs)

    def digest(self, covers: Iterable[EventSpan]) -> HistoryDigest:
        """Return the digest of the covered messages as one JSON array, computed piece by piece."""
        return self.known_digests.compute(self.covered(covers), self.texts)


class HistoryHasher:
    """Computes the digest of messages as one JSON array; the items may be added in parts."""

    def __init__(self) -> None:
        self._state = hashlib.sha256(b"[")
        self._separator = b""

    def copy(self) -> "HistoryHasher":
        hasher = HistoryHasher()
        hasher._state, hasher._separator = self._state.copy(), self._separator
        return hasher

    def add(self, items: Iterable[HistoryItem], texts: Texts) -> None:
        for item in items:
            for message in original_messages(item, texts):
                self._state.update(self._separator + plain_message_bytes(plain_message(message)))
                self._separator = b","

    def digest(self) -> HistoryDigest:
        state = self._state.copy()
        state.update(b"]")
        return HistoryDigest(state.hexdigest())


MAX_KNOWN_DIGESTS = 8
"""The number of stretches whose digest can be continued."""


class KnownDigests:
    """Digests of stretches of one session, in any thread.

    A stretch that begins like an earlier one is hashed from there on: notes that replace earlier
    notes cover everything that those covered.
    """

    def __init__(self) -> None:
        self._hashers: dict[int, tuple[Sequence[HistoryItem], HistoryHasher]] = {}
        """By first event: the items of the newest stretch, and its hasher, which is copied and
        never changed.
        """

    def compute(self, items: Sequence[HistoryItem], texts: Texts) -> HistoryDigest:
        """Return the digest of these items; `texts` has to have the contents of all of them."""
        first = items[0].seq if items else 0
        known_items, hasher = self._hashers.get(first, ((), HistoryHasher()))
        if items[: len(known_items)] != known_items:
            known_items, hasher = (), HistoryHasher()
        hasher = hasher.copy()
        # the digest of a step changes when its last call returns
        start = len(known_items)
        opens = (at for at in range(start, len(items)) if items[at].open_calls)
        stop = next(opens, len(items))
        hasher.add(items[start:stop], texts)
        hashers = {**self._hashers, first: (items[:stop], hasher.copy())}
        if len(hashers) > MAX_KNOWN_DIGESTS:
            # hashing a short stretch again is fast
            del hashers[min(hashers, key=lambda at: len(hashers[at][0]))]
        # one assignment, so that another thread reads either the old or the new ones
        self._hashers = hashers
        hasher.add(items[stop:], texts)
        return hasher.digest()


class KnownSaid:
    """What the agent said in stretches of one session, in any thread.

    Of a stretch that begins like an earlier one, only the rest is read.
    """

    def __init__(self) -> None:
        self._read: dict[int, _ReadSaid] = {}
        """By the first event."""

    def find(
        self, items: Sequence[HistoryItem], kept: Sequence[HistoryItem], originals: Originals
    ) -> tuple[SaidSentence, ...]:
        """Return what the agent said in these items; `kept` are the requests that stay beside."""
        items = sorted((*items, *kept), key=lambda item: item.seq)
        first = items[0].seq if items else 0
        known = self._read.get(first)
        if (
            known is None
            or known.excluded != originals.excluded
            or items[: len(known.items)] != known.items
        ):
            known = _ReadSaid([], originals.excluded, SaidCollector())
        collector = known.collector.copy()
        # a step is read again until its last call has returned
        start = len(known.items)
        opens = (at for at in range(start, len(items)) if items[at].open_calls)
        stop = next(opens, len(items))
        collector.add(originals.passages(items[start:stop]))
        read = {**self._read, first: _ReadSaid(items[:stop], originals.excluded, collector.copy())}
        if len(read) > MAX_KNOWN_DIGESTS:
            del read[min(read, key=lambda at: len(read[at].items))]
        self._read = read
        collector.add(originals.passages(items[stop:]))
        return collector.sentences()


class _ReadSaid(Struct, frozen=True):
    """What was read of a stretch; the collector is copied and never changed."""

    items: list[HistoryItem]
    excluded: Set[tuple[int, str, str]]
    collector: SaidCollector
