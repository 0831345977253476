"""Searches past requests: in which of them a model was sent a text or an output, and as what.

A journal records the blocks of each request by digest. A text is looked for in everything that a
block can be made of: messages, outputs, markers, notes, handovers, pins, and instructions. Each
block that may have it is built as the assembler builds it, and counts only in requests that
recorded its digest. Of a guest's recorded requests, which stand in place of those that Helix made,
the text is looked for in the stored pieces of the bodies.
"""

import asyncio
import json
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Container, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import partial
from itertools import islice
from typing import TypeVar

from msgspec import Struct

from helix_desktop.app.inspection.guest_window import ShownRequests
from helix_desktop.context.blocks import fold_message, make_sendable
from helix_desktop.context.history_items import (
    CallResult,
    HistoryItem,
    item_message,
    result_message,
)
from helix_desktop.context.message_parts import apply_markers, shown_pictures
from helix_desktop.context.texts.markers import RECALL
from helix_desktop.context.texts.placeholders import (
    CUT_OFF,
    EMPTY,
    EXCLUDED,
    NO_RESULT,
    PINNED_ABOVE,
    UNREADABLE,
)
from helix_desktop.context.window_view import (
    NO_MARKERS,
    RAW,
    Markers,
    WindowView,
    apply_epoch,
    is_excluded,
    view_at_epoch,
)
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.canonical_messages import message_digest
from helix_desktop.domain.context_window.rewrites import Epoch, FoldKind, Pin
from helix_desktop.domain.errors import ContentError
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    GuestRequested,
    Guided,
    OutputGated,
    Pinned,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    Unreadable,
    WindowSent,
)
from helix_desktop.domain.guest_requests import PieceChain
from helix_desktop.domain.inspected_request import message_text
from helix_desktop.domain.messages import Message, Part, Role, Text, Thinking, ToolCall, WebSearch
from helix_desktop.domain.ports import Store
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import SessionHead

RECALLS = frozenset({RECALL, "recall_history"})
AROUND = 40
"""The number of characters quoted on each side of a text."""
MAX_BATCH = 256
"""Contents read, and messages hashed, before it is checked whether more can say anything new."""
MAX_CACHED_EVENTS = 400_000
"""The most events whose sessions are kept in memory for the next question."""
_RECORDED = -1
"""In place of the epoch of a guest's own request."""

T = TypeVar("T")
Spans = list[tuple[int, int]]
"""Stretches of requests, by their numbers from 1."""


class SeenAs(StrEnum):
    """What a request had a text in, or what stood there instead of it."""

    TYPED = "message"
    REPLY = "reply"
    CONTEXT = "added context"
    OUTPUT = "output"
    RECALL = "recalled output"
    EXCERPT = "excerpt"
    MARKER = "marker"
    NOTES = "notes"
    OBSERVATIONS = "observations"
    HANDOVER = "handover"
    PIN = "pin"
    INSTRUCTIONS = "instructions"
    SYSTEM = "system prompt and tools"
    BODY = "recorded request"
    """A request of a guest, in which texts are as JSON writes them."""
    NOTHING = "nothing"
    """The user excluded it, or undid or changed what had it."""


_FOLDS = {
    FoldKind.NOTES: SeenAs.NOTES,
    FoldKind.OBSERVATIONS: SeenAs.OBSERVATIONS,
    FoldKind.HANDOVER: SeenAs.HANDOVER,
}


class Sighting(Struct, frozen=True):
    """A stretch of requests that have a text, from number `first` to `last`.

    `number` counts notes, observations, or handovers of the session. `seq` is the event that the
    block is of. `name` is a tool and its target, or a file. If the next request does not have the
    block any more, `after` stands there instead.
    """

    first: int
    last: int
    what: SeenAs
    number: int = 0
    seq: int = 0
    name: str = ""
    quote: str = ""
    after: SeenAs | None = None
    after_number: int = 0


class SeenInSession(Struct, frozen=True):
    """All sightings in one session, in order. `requests` are the events of its requests."""

    session: SessionId
    title: str
    requests: tuple[int, ...]
    sightings: tuple[Sighting, ...] = ()
    unreadable: int = 0

    @property
    def spans(self) -> Spans:
        """The requests that have the text, whatever in."""
        return joined_spans((sighting.first, sighting.last) for sighting in self.sightings)


class SessionText(Struct, frozen=True):
    """A message of a session, or its notes."""

    session: SessionId
    title: str
    seq: int
    at: float
    text: str
    is_notes: bool = False

    @property
    def name(self) -> str:
        """What a mention of it is called."""
        return f"{self.session}/{self.seq}"


def joined_spans(spans: Iterable[tuple[int, int]]) -> Spans:
    """Return spans in order; those that overlap or touch become a single one."""
    joined: Spans = []
    for first, last in sorted(spans):
        if joined and first <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(last, joined[-1][1]))
        else:
            joined.append((first, last))
    return joined


class _CandidateBlock(Struct, frozen=True):
    """A block that may have a text: its messages are built only if that can say anything new."""

    what: SeenAs
    seq: int
    messages: Callable[[], Iterable[Message]]
    name: str = ""
    number: int = 0


class SessionTexts:
    """The requests of one session, and everything that their blocks can be made of."""

    def __init__(self) -> None:
        self.seq = 0
        self.requests: list[int] = []
        self.unreadable = 0
        self._epochs_sent: list[int] = []
        self._shown = ShownRequests()
        self._chain = PieceChain()
        self.pieces: dict[Digest, Spans] = {}
        """The pieces of the recorded bodies of a guest, with the requests that have them."""
        self._newest_blocks: list[tuple[Digest, int]] = []
        """The blocks of the newest request that Helix made, each with the first request that had it
        there; 0 while none that is shown has it."""
        self._ended_spans: dict[Digest, Spans] = {}
        self._first_request_of: dict[Digest, int] | None = None
        self._items: dict[int, TurnStarted | ContextInjected | AssistantReplied] = {}
        self._calls: dict[str, tuple[ToolCall, int]] = {}
        self._open_calls: dict[str, int] = {}
        self._calls_without_result: dict[str, None] = {}
        """Calls that were sent without a result."""
        self.results: dict[int, CallResult] = {}
        self._by_call: dict[str, CallResult] = {}
        self.shown: dict[Digest, dict[int, None]] = {}
        """The results that a content was shown as, whole or by the gate's choice."""
        self.epochs: dict[int, Epoch] = {}
        self._notes: dict[int, EpochCommitted] = {}
        """The compactions with a text, by their events."""
        self._copied = 0
        self._view = RAW
        self._views: dict[int, WindowView] = {}
        self._marked: dict[int, list[Markers]] = {}
        """All markers that an event ever had at a time."""
        self._pins: list[Pin] = []
        self._pinned: set[int] = set()
        """The events that were ever pinned."""
        self._fixed_texts: list[tuple[int, SeenAs, str, str]] = []
        """Instructions, system prompts, and tools, each with its name."""

    def add(self, items: Iterable[Recorded | Unreadable]) -> None:
        for item in items:
            self.seq = item.seq
            if isinstance(item, Unreadable):
                self.unreadable += 1
                continue
            seq = item.seq
            is_shown, dropped = self._shown.take(item.event)
            match item.event:
                case GuestRequested() as event:
                    pieces = self._chain.take(event) or ()
                    if is_shown:
                        self._add_recorded(seq, pieces, dropped)
                case WindowSent() as event:
                    self._first_request_of = None
                    number, blocks = len(self.requests) + 1, self._newest_blocks
                    while len(blocks) > event.keep:
                        self._end_span(*blocks.pop(), last=number - 1)
                    blocks += [(digest, 0) for digest in event.blocks]
                    if is_shown:
                        self.requests.append(seq)
                        self._epochs_sent.append(event.epoch)
                        blocks[:] = [(digest, since or number) for digest, since in blocks]
                    self._fixed_texts += [(seq, SeenAs.SYSTEM, "", text) for text in event.fixed]
                    self._calls_without_result.update(dict.fromkeys(self._open_calls))
                case AssistantReplied(parts=parts) as event:
                    if parts:
                        self._items[seq] = event
                        for call in parts:
                            if isinstance(call, ToolCall) and call.id not in self._calls:
                                self._calls[call.id] = call, seq
                                self._open_calls[call.id] = seq
                case ToolReturned() as event:
                    if event.call in self._calls and event.call not in self._by_call:
                        result = CallResult(seq, event)
                        self.results[seq] = self._by_call[event.call] = result
                        self.shown.setdefault(event.content, {})[seq] = None
                        self._open_calls.pop(event.call, None)
                case TurnStarted() | ContextInjected() as event:
                    self._items[seq] = event
                case OutputGated() as event:
                    if (gated := self._by_call.get(event.call)) is not None:
                        gated.gate = event
                        self.shown.setdefault(event.shown, {})[gated.seq] = None
                case EpochCommitted(epoch=epoch) as event:
                    self._apply_epoch(epoch)
                    if any(fold.text for fold in epoch.folds):
                        self._notes[seq] = event
                case SessionStarted(copied=copied):
                    self._copied = copied
                case Pinned(pin=pin):
                    self._pins.append(pin)
                    self._pinned.add(pin.source)
                case Guided(guides=guides):
                    self._fixed_texts += [
                        (seq, SeenAs.INSTRUCTIONS, guide.name, guide.text) for guide in guides
                    ]
                case _:
                    pass

    def _add_recorded(self, seq: int, pieces: Iterable[Digest], dropped: int) -> None:
        """Add a request of a guest, which has none of our blocks, in place of `dropped` ones."""
        count = len(self.requests) - dropped
        del self.requests[count:], self._epochs_sent[count:]
        if dropped:
            ended, self._ended_spans = self._ended_spans, {}
            for digest, spans in ended.items():
                for first, last in spans:
                    self._end_span(digest, first, last=min(last, count))
        for digest, since in self._newest_blocks:
            self._end_span(digest, since, last=count)
        self._newest_blocks = [(digest, 0) for digest, _ in self._newest_blocks]
        self._first_request_of = None
        self.requests.append(seq)
        self._epochs_sent.append(_RECORDED)
        number = count + 1
        for digest in dict.fromkeys(pieces):
            spans = self.pieces.setdefault(digest, [])
            first = spans.pop()[0] if spans and spans[-1][1] == count else number
            spans.append((first, number))

    def _end_span(self, digest: Digest, since: int, *, last: int) -> None:
        """Note the requests that had a block, which is not in the next one."""
        if 0 < since <= last:
            self._ended_spans.setdefault(digest, []).append((since, last))

    def containing(self, wanted: str, head: SessionHead) -> Iterator[SessionText]:
        """Yield the messages and notes that contain some small letters, newest first.

        If the title has the letters, the others follow. Those that a branch copied are yielded for
        the session that they are of.
        """
        others: list[SessionText] = []
        in_title = wanted in head.title.casefold()
        for seq in sorted((*self._items, *self._notes), reverse=True):
            if seq <= self._copied:
                break
            event = self._notes.get(seq) or self._items[seq]
            match event:
                case EpochCommitted(epoch=epoch):
                    text = "\n\n".join(fold.text for fold in epoch.folds if fold.text)
                case AssistantReplied(parts=parts):
                    text = "".join(part.text for part in parts if isinstance(part, Text))
                case TurnStarted(text=text):
                    pass
                case _:
                    continue
            if not text.strip():
                continue
            is_notes = isinstance(event, EpochCommitted)
            session_text = SessionText(head.id, head.title, seq, event.at, text, is_notes)
            if wanted in text.casefold():
                yield session_text
            elif in_title:
                others.append(session_text)
        yield from others

    def _apply_epoch(self, epoch: Epoch) -> None:
        self.epochs[epoch.number] = epoch
        if epoch.restores is None or epoch.folds:
            base = self._view
            if base.number != epoch.base:
                base = view_at_epoch(epoch.base, self.epochs, self._views)
            view = apply_epoch(base, epoch)
            changed = {part.seq for part in epoch.marked} | {place.seq for place in epoch.unmarked}
            for seq in changed:
                states = self._marked.setdefault(seq, [])
                if (markers := view.markers_at(seq)) not in states:
                    states.append(markers)
        else:
            view = view_at_epoch(epoch.number, self.epochs, self._views)
            view = replace(view, number=epoch.number)
        self._view = self._views[epoch.number] = view
        while len(self._views) > MAX_BATCH:
            del self._views[next(iter(self._views))]

    def spans(self, digest: Digest) -> Spans:
        """Return the requests that have a block."""
        if self._first_request_of is None:
            # the first of equal blocks counts, which stands longest
            self._first_request_of = {
                digest: since for digest, since in reversed(self._newest_blocks) if since
            }
        spans = list(self._ended_spans.get(digest, ()))
        if digest in self._first_request_of:
            spans.append((self._first_request_of[digest], len(self.requests)))
        return joined_spans(spans)

    def candidate_blocks(self, text: "WantedText") -> Iterator[_CandidateBlock]:
        """Yield every block but whole outputs that may have a text."""
        wanted = text.text
        is_in_placeholder = any(
            wanted in fixed_text
            for fixed_text in (EMPTY, CUT_OFF, NO_RESULT, PINNED_ABOVE, EXCLUDED)
        )
        for seq, event in self._items.items():
            states = self._marked.get(seq, ())
            if isinstance(event, AssistantReplied):
                what, name, is_likely = SeenAs.REPLY, "", text.is_likely(event.parts)
            else:
                what, name, is_likely = SeenAs.CONTEXT, "", wanted in event.text
                if isinstance(event, TurnStarted):
                    what, is_likely = SeenAs.TYPED, is_likely or bool(event.images)
                else:
                    name = event.what or event.source
            rewritten = any(path[:1] == "/" for markers in states for _, path in markers)
            if (
                is_likely
                or is_in_placeholder
                or rewritten
                or "\n" in wanted
                or text.is_marked(states)
            ):
                yield _CandidateBlock(
                    what, seq, partial(self._item_messages, HistoryItem(seq, 0, event)), name
                )
        for seq in self._marked.keys() | self._pinned:
            if (result := self.results.get(seq)) is None:
                continue
            if is_in_placeholder or "\n" in wanted or text.is_marked(self._marked.get(seq, ())):
                name = output_name(result.event)
                messages = partial(self.result_messages, result, None)
                yield _CandidateBlock(SeenAs.MARKER, seq, messages, name)
        for call_id in self._calls_without_result if is_in_placeholder else ():
            call, seq = self._calls[call_id]
            message = result_message(call, None, NO_RESULT)
            yield _CandidateBlock(SeenAs.OUTPUT, seq, partial(iter, (message,)), call.tool)
        counts = dict.fromkeys(FoldKind, 0)
        for number in sorted(self.epochs):
            for kind in {fold.kind for fold in self.epochs[number].folds if fold.text}:
                counts[kind] += 1
            for fold in self.epochs[number].folds:
                if wanted in fold.text:
                    messages = partial(iter, (fold_message(fold),))
                    what, count = _FOLDS[fold.kind], counts[fold.kind]
                    yield _CandidateBlock(what, fold.first, messages, number=count)
        fixed_texts = [
            *self._fixed_texts,
            *(
                (pin.source, SeenAs.PIN, "", fixed_text)
                for pin in self._pins
                for fixed_text in pin_texts(pin)
            ),
            *((0, SeenAs.NOTHING, "", fixed_text) for fixed_text in (EXCLUDED, UNREADABLE)),
        ]
        for seq, what, name, fixed_text in dict.fromkeys(fixed_texts):
            if wanted in fixed_text:
                roles = (Role.SYSTEM, Role.USER)
                as_sent = [Message(role, (Text(fixed_text),)) for role in roles]
                yield _CandidateBlock(what, seq, partial(iter, as_sent), name)

    def _item_messages(self, item: HistoryItem) -> Iterator[Message]:
        """Yield the messages that an item may have been sent as."""
        message = item_message(item)
        for markers in (NO_MARKERS, *self._marked.get(item.seq, ())):
            shown = apply_markers(message, markers)
            yield shown
            if item.seq in self._pinned:
                others = (part for part in shown.parts if not isinstance(part, Text))
                yield Message(shown.role, (Text(PINNED_ABOVE), *others))

    def result_messages(self, result: CallResult, text: str | None) -> Iterator[Message]:
        """Yield the forms of an output with its text as it is shown; None: only those without."""
        call = self._calls[result.event.call][0]
        for markers in (NO_MARKERS, *self._marked.get(result.seq, ())):
            images, lines = shown_pictures(result, markers)
            marker = markers.get((call.id, ""))
            if text is not None and marker is None:
                yield result_message(call, result, text + lines, images=images)
            elif text is None and marker is not None:
                yield result_message(call, result, marker.text + lines, images=images)
            if text is None and result.seq in self._pinned:
                yield result_message(call, result, PINNED_ABOVE + lines, images=images)

    def sightings(
        self, candidate: _CandidateBlock, text: "WantedText | None"
    ) -> Iterator[Sighting]:
        """Yield the stretches of requests with a block that has the text, or any; None: any."""
        for message in dict.fromkeys(map(make_sendable, candidate.messages())):
            place = text.locate(message) if text else (message_text(message), 0)
            if place is None:
                continue
            for first, last in self.spans(message_digest(message)):
                after, number = self._replacement_after(candidate, last)
                yield Sighting(
                    first,
                    last,
                    candidate.what,
                    candidate.number,
                    candidate.seq,
                    candidate.name,
                    quote_around(*place),
                    after,
                    number,
                )

    def _replacement_after(
        self, candidate: _CandidateBlock, last: int
    ) -> tuple[SeenAs | None, int]:
        """Return what stands in the request after `last` instead of a block, and its number."""
        if last == len(self.requests):
            return None, 0
        is_fixed = candidate.what in (SeenAs.PIN, SeenAs.INSTRUCTIONS, SeenAs.SYSTEM)
        if is_fixed or self._epochs_sent[last] == _RECORDED:
            return SeenAs.NOTHING, 0
        view = view_at_epoch(self._epochs_sent[last], self.epochs, self._views)
        result = self.results.get(candidate.seq)
        step = self._calls[result.event.call][1] if result else candidate.seq
        fold = view.fold_at(step)
        if fold is not None and not fold.text:
            return SeenAs.NOTHING, 0  # a rewind took it out
        if fold is not None:
            number = 0
            for epoch in sorted(self.epochs.values(), key=lambda epoch: epoch.number):
                number += any(other.kind is fold.kind and other.text for other in epoch.folds)
                if fold in epoch.folds:
                    break
            return _FOLDS[fold.kind], number
        markers = view.markers_at(candidate.seq).values()
        if any(map(is_excluded, markers)):
            return SeenAs.NOTHING, 0
        if markers:
            return SeenAs.MARKER, 0
        return SeenAs.OUTPUT if candidate.what is SeenAs.MARKER else SeenAs.NOTHING, 0

    def forms(self, result: CallResult) -> list[Digest]:
        """Return the contents that an output was shown as."""
        return [content for content, seqs in self.shown.items() if result.seq in seqs]

    def first_request(self, seq: int) -> int:
        """Return the first request that an event can be in."""
        return bisect_left(self.requests, seq) + 1


class WantedText:
    """A text to look for letter by letter, in calls also as it is written in JSON."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.forms = {text, json.dumps(text)[1:-1], json.dumps(text, ensure_ascii=False)[1:-1]}

    def is_likely(self, parts: Iterable[Part]) -> bool:
        """Whether one of the parts of a reply has the text."""
        for part in parts:
            if isinstance(part, ToolCall):
                words = f"{part.tool} {part.arguments}"
                if any(form in words for form in self.forms):
                    return True
            elif isinstance(part, Text | Thinking | WebSearch) and self.text in part.text:
                return True
        return False

    def is_marked(self, states: Iterable[Markers]) -> bool:
        return any(self.text in part.text for markers in states for part in markers.values())

    def locate(self, message: Message) -> tuple[str, int] | None:
        """Return the text of a message, or of a call, and where the text is in it."""
        whole_text = message_text(message)
        if (position := whole_text.find(self.text)) >= 0:
            return whole_text, position
        for call in message.calls:
            for form in self.forms:
                if (position := call.arguments.find(form)) >= 0:
                    return call.arguments, position
        return None


def pin_texts(pin: Pin) -> tuple[str, ...]:
    return (pin.text, pin.mark) if pin.source else (pin.text,)


def candidate_batches(
    candidates: Sequence[tuple[int, T]], sightings: Sequence[Sighting], *, requests: int, size: int
) -> Iterator[Sequence[T]]:
    """Yield candidates, some from everywhere first, as long as they can say anything new.

    Each comes with the first request that it can be in. A word that is in thousands of messages
    was seen in all requests after the first few.
    """
    stride = len(candidates) // size + 1
    remaining = [*candidates[::stride]]
    sampled = set(range(0, len(candidates), stride))
    remaining += [candidate for index, candidate in enumerate(candidates) if index not in sampled]
    while remaining:
        spans = joined_spans((sighting.first, sighting.last) for sighting in sightings)
        known_from = spans[-1][0] if spans and spans[-1][1] == requests else requests + 1
        remaining = [(first, candidate) for first, candidate in remaining if first < known_from]
        yield [candidate for _, candidate in remaining[:size]]
        remaining = remaining[size:]


def output_name(event: ToolReturned) -> str:
    return f"{event.tool} {event.what}".strip()


def quote_around(words: str, position: int) -> str:
    start, stop = max(0, position - AROUND), position + 2 * AROUND
    quote = " ".join(words[start:stop].split())
    return f"{'…' if start else ''}{quote}{'…' if stop < len(words) else ''}"


class SeenFinder:
    """Answers for all sessions of one workspace; the sessions read last are kept in memory."""

    def __init__(self, store: Store, *, max_batch: int = MAX_BATCH) -> None:
        self._store, self._max_batch = store, max_batch
        self._cache: OrderedDict[SessionId, SessionTexts] = OrderedDict()
        self._reading = asyncio.Lock()

    async def prepare(self, sessions: Iterable[SessionHead]) -> None:
        """Read the sessions already, while the user is still typing."""
        for head in sessions:
            async with self._reading:
                await self._texts(head)

    async def find(self, text: str, sessions: Iterable[SessionHead]) -> list[SeenInSession]:
        """Return where a model saw a text, letter by letter, in each session."""
        if not text:
            return []
        wanted, results = WantedText(text), []
        contents = await self._store.may_contain(text)
        in_bodies: set[Digest] | None = set()
        """The pieces of recorded requests that may have the text; None if any may."""
        for form in wanted.forms:
            likely = await self._store.may_contain(form)
            in_bodies = None if in_bodies is None or likely is None else in_bodies | likely
        for head in sessions:
            async with self._reading:
                texts = await self._texts(head)
                sightings = await asyncio.to_thread(
                    _find_in_messages, texts, wanted, self._max_batch
                )
                outputs = sorted(
                    (seq, digest)
                    for digest, seqs in texts.shown.items()
                    if contents is None or digest in contents
                    for seq in seqs
                )
                output_sightings: list[Sighting] = []
                first_requests = [texts.first_request(seq) for seq, _ in outputs]
                candidates = list(zip(first_requests, outputs, strict=True))
                for batch in candidate_batches(
                    candidates, output_sightings, requests=len(texts.requests), size=self._max_batch
                ):
                    contents_read = await self._store.get_all([digest for _, digest in batch])
                    output_sightings += await asyncio.to_thread(
                        _find_in_outputs, texts, wanted, batch, contents_read
                    )
                body_sightings = await self._find_in_bodies(texts, wanted, in_bodies)
                results.append(
                    _make_result(head, texts, sightings + output_sightings + body_sightings)
                )
        return results

    async def _find_in_bodies(
        self, texts: SessionTexts, wanted: WantedText, likely: Container[Digest] | None
    ) -> list[Sighting]:
        """Return the stretches of requests of a guest whose recorded bodies have a text."""
        candidates = [
            (spans[0][0], digest)
            for digest, spans in texts.pieces.items()
            if likely is None or digest in likely
        ]
        sightings: list[Sighting] = []
        for batch in candidate_batches(
            candidates, sightings, requests=len(texts.requests), size=self._max_batch
        ):
            contents_read = await self._store.get_all(batch)
            sightings += await asyncio.to_thread(
                _find_in_pieces, texts, wanted, batch, contents_read
            )
        # the same message may be cut into other pieces later
        quotes = {sighting.first: sighting.quote for sighting in sightings}
        spans = joined_spans((sighting.first, sighting.last) for sighting in sightings)
        return [
            Sighting(
                first,
                last,
                SeenAs.BODY,
                seq=texts.requests[first - 1],
                quote=quotes[first],
                after=SeenAs.NOTHING if last < len(texts.requests) else None,
            )
            for first, last in spans
        ]

    async def containing(
        self, letters: str, sessions: Iterable[SessionHead], *, limit: int
    ) -> AsyncIterator[SessionText]:
        """Yield messages and notes that contain these letters, or whose session's title does.

        The sessions used last come first, and at most `limit` of each.
        """
        wanted = letters.casefold()
        for head in sorted(sessions, key=lambda head: (head.changed, head.id), reverse=True):
            async with self._reading:
                texts = await self._texts(head)
                matches = islice(texts.containing(wanted, head), limit)
                newest = await asyncio.to_thread(list, matches)
            for text in newest:
                yield text

    async def find_output(
        self, digest: Digest, sessions: Iterable[SessionHead]
    ) -> list[SeenInSession]:
        """Return where a model saw an output by its digest: whole, in part, or as a marker."""
        results = []
        for head in sessions:
            async with self._reading:
                texts, sightings = await self._texts(head), list[Sighting]()
                for result in texts.results.values():
                    forms = texts.forms(result)
                    if digest not in (*forms, result.event.whole):
                        continue
                    contents = await self._store.get_all(forms)
                    batch = [(result.seq, form) for form in forms]
                    sightings += _find_in_outputs(texts, None, batch, contents)
                    messages = partial(texts.result_messages, result, None)
                    name = output_name(result.event)
                    marker = _CandidateBlock(SeenAs.MARKER, result.seq, messages, name)
                    sightings += texts.sightings(marker, None)
                results.append(_make_result(head, texts, sightings))
        return results

    async def _texts(self, head: SessionHead) -> SessionTexts:
        """Return the requests of a session up to now.

        Threads read them until the answer is ready, so that a search holds the lock until then.
        """
        texts = self._cache.pop(head.id, None) or SessionTexts()
        items = await self._store.events(head.id, texts.seq + 1)
        await asyncio.to_thread(texts.add, items)
        self._cache[head.id] = texts
        while (
            len(self._cache) > 1
            and sum(texts.seq for texts in self._cache.values()) > MAX_CACHED_EVENTS
        ):
            self._cache.popitem(last=False)
        return texts


def _find_in_messages(texts: SessionTexts, wanted: WantedText, size: int) -> list[Sighting]:
    by_kind: dict[SeenAs, list[_CandidateBlock]] = {}
    for candidate in texts.candidate_blocks(wanted):
        by_kind.setdefault(candidate.what, []).append(candidate)
    sightings: list[Sighting] = []
    for candidates in by_kind.values():
        kind_sightings: list[Sighting] = []
        dated = [(texts.first_request(candidate.seq), candidate) for candidate in candidates]
        for batch in candidate_batches(
            dated, kind_sightings, requests=len(texts.requests), size=size
        ):
            for candidate in batch:
                kind_sightings += texts.sightings(candidate, wanted)
        sightings += kind_sightings
    return sightings


def _find_in_outputs(
    texts: SessionTexts,
    wanted: WantedText | None,
    batch: Iterable[tuple[int, Digest]],
    contents: Iterable[bytes | ContentError],
) -> list[Sighting]:
    sightings: list[Sighting] = []
    for (seq, digest), content in zip(batch, contents, strict=True):
        if isinstance(content, ContentError):
            continue
        text, result = content.decode("utf-8", "replace"), texts.results[seq]
        event = result.event
        what = SeenAs.RECALL if event.tool in RECALLS else SeenAs.OUTPUT
        what = what if digest == event.content else SeenAs.EXCERPT
        # pictures that are behind markers are lines below the text
        if wanted is None or wanted.text in text or event.images:
            messages = partial(texts.result_messages, result, text)
            candidate = _CandidateBlock(what, seq, messages, output_name(event))
            sightings += texts.sightings(candidate, wanted)
    return sightings


def _find_in_pieces(
    texts: SessionTexts,
    wanted: WantedText,
    batch: Iterable[Digest],
    contents: Iterable[bytes | ContentError],
) -> list[Sighting]:
    sightings: list[Sighting] = []
    for digest, content in zip(batch, contents, strict=True):
        if isinstance(content, ContentError):
            continue
        text = content.decode("utf-8", "replace")
        positions = [position for form in wanted.forms if (position := text.find(form)) >= 0]
        if positions:
            quote = quote_around(text, min(positions))
            sightings += [
                Sighting(first, last, SeenAs.BODY, quote=quote)
                for first, last in texts.pieces[digest]
            ]
    return sightings


def _make_result(
    head: SessionHead, texts: SessionTexts, sightings: Iterable[Sighting]
) -> SeenInSession:
    ordered = sorted(
        dict.fromkeys(sightings),
        key=lambda sighting: (sighting.first, sighting.last, sighting.what, sighting.seq),
    )
    return SeenInSession(
        head.id, head.title, tuple(texts.requests), tuple(ordered), texts.unreadable
    )
