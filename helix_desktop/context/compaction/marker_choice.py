"""Chooses which old outputs, arguments, and mentions become markers, if it is worth it.

That is rare and takes many parts at once. Every compaction breaks the provider's cached prefix at
its first change, so it has to pay for itself. Candidates are found once per row and cached as
long as the row stands.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow, count_equal
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.context.message_parts import (
    find_long_arguments,
    result_pictures,
    shown_pictures,
    value_digest,
)
from helix_desktop.context.texts.markers import MarkedOriginal, make_marker
from helix_desktop.context.window_view import WindowView
from helix_desktop.domain.context_window.policy import Policy, PreviousTurn
from helix_desktop.domain.context_window.rewrites import MarkedPart
from helix_desktop.domain.events import ContextInjected
from helix_desktop.domain.messages import Image, Message, Role, ToolResult
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.skill import USE_SKILL
from helix_desktop.domain.value import replace


class MarkerCandidate(Struct, frozen=True):
    """One part that stands whole in the window, and its location."""

    seq: int
    call: str
    path: str
    original: MarkedOriginal

    @property
    def tokens(self) -> int:
        return self.original.tokens

    @property
    def argument(self) -> bool:
        return self.path.startswith("/")


def _location(candidate: MarkerCandidate) -> tuple[int, str, str]:
    return candidate.seq, candidate.call, candidate.path


class MarkerCandidates:
    """The candidates of the rows of the last query, kept for the next query."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[MarkerCandidate, ...]] = {}
        self._markers: dict[tuple[MarkerCandidate, Policy], tuple[str, int]] = {}
        self._rows: tuple[BlockRow, ...] = ()
        """The rows that were looked through in the last query for markable parts."""
        self._policy: Policy | None = None
        self._markable: list[tuple[int, MarkerCandidate]] = []
        """The markable parts of these rows, each with the index of its row."""

    def find_in_row(
        self, row: BlockRow, view: WindowView, weigher: MessageWeigher
    ) -> tuple[MarkerCandidate, ...]:
        """Return all parts of a row that stand whole, in order."""
        if row.key not in self._known:
            self._known[row.key] = tuple(_find_in_row(row, view, weigher))
        return self._known[row.key]

    def find_markable(
        self, state: WindowState, *, start: int, stop: int
    ) -> Sequence[tuple[int, MarkerCandidate]]:
        """Return the parts of rows that the policy lets become markers, each with its row's index.

        Rows are read once, as long as those before them stay.
        """
        if self._policy != state.policy:
            self._policy, self._rows = state.policy, ()
        rows = state.rows[:stop]
        shared_rows = count_equal(self._rows, rows)
        if shared_rows < len(rows):
            del self._markable[bisect_left(self._markable, shared_rows, key=itemgetter(0)) :]
            self._markable += [
                (index, candidate)
                for index in range(shared_rows, len(rows))
                for candidate in self.find_in_row(rows[index], state.view, state.weigher)
                if is_markable(candidate, state.policy)
            ]
            self._rows = rows
        first, end = (
            bisect_left(self._markable, row_index, key=itemgetter(0)) for row_index in (start, stop)
        )
        return self._markable[first:end]

    def marker(
        self, candidate: MarkerCandidate, policy: Policy, weigher: MessageWeigher
    ) -> tuple[str, int]:
        """Return the marker for a candidate, and the tokens that it frees."""
        key = candidate, policy
        if key not in self._markers:
            text = make_marker(candidate.original, policy, weigher)
            self._markers[key] = text, candidate.tokens - weigher.count(text)
        return self._markers[key]

    def forget_all_but(self, rows: Sequence[BlockRow]) -> None:
        """Forget what is known of other rows, if these are less than half of the known ones."""
        if len(self._known) <= 2 * len(rows):  # not for every request: that reads all rows
            return
        keys = {row.key for row in rows}
        self._known = {key: markers for key, markers in self._known.items() if key in keys}
        locations = {
            _location(marker)
            for markers_of_key in self._known.values()
            for marker in markers_of_key
        }
        self._markers = {
            key: marker for key, marker in self._markers.items() if _location(key[0]) in locations
        }


def is_markable(candidate: MarkerCandidate, policy: Policy) -> bool:
    """Whether the policy allows a part of that size to become a marker."""
    if candidate.argument:
        return 0 < policy.argument_tokens <= candidate.tokens
    # the instructions of a skill hold as long as the task, and would only be asked for again
    original = candidate.original
    instructs = original.tool == USE_SKILL and "/" not in original.what
    return candidate.tokens >= policy.value_tokens and not instructs


def _find_in_row(
    row: BlockRow, view: WindowView, weigher: MessageWeigher
) -> Iterator[MarkerCandidate]:
    item = row.source
    if not isinstance(item, HistoryItem):
        return
    injected = item.event if isinstance(item.event, ContextInjected) else None
    if (
        injected
        and injected.content is not None
        and not view.markers_at(item.seq)
        and not item.pinned
    ):
        # mentioned content can become a marker as if a tool had read it
        original = MarkedOriginal(
            injected.content,
            injected.text,
            row.tokens,
            injected.source,
            injected.what,
            injected.cut,
        )
        yield MarkerCandidate(item.seq, "", "", original)
    for call, block in zip(item.calls, row.blocks[1:], strict=True):
        returned = item.results.get(call.id)
        what = returned.event.what if returned else ""
        for path, written in find_long_arguments(call.arguments):
            if (call.id, path) not in view.markers_at(item.seq):
                name = path.rpartition("/")[2]
                original = MarkedOriginal(
                    value_digest(written),
                    written,
                    weigher.count(written),
                    tool=call.tool,
                    what=f"{name} of {what}" if what else name,
                )
                yield MarkerCandidate(item.seq, call.id, path, original)
        if returned is None:
            continue
        # the output of the call and its pictures, as far as they stand whole
        event, markers = returned.event, view.markers_at(returned.seq)
        [part] = block.message.parts
        assert isinstance(part, ToolResult)
        output = MarkedOriginal(
            event.content,
            part.text.removesuffix(shown_pictures(returned, markers)[1]),
            block.tokens - image_tokens(part.images, weigher, part.text),
            tool=event.tool,
            what=event.what,
            outcome=event.remark,
        )
        if (event.call, "") not in markers and not returned.pinned and not event.typed:
            yield MarkerCandidate(returned.seq, event.call, "", output)
        for placed in result_pictures(returned):
            if (placed.call, placed.path) not in markers:
                original = replace(
                    output,
                    digest=placed.image.content,
                    text="",
                    tokens=image_tokens((placed.image,), weigher),
                    what=f"picture {placed.image.width} × {placed.image.height} of {event.what}",
                )
                yield MarkerCandidate(returned.seq, event.call, placed.path, original)


def image_tokens(images: tuple[Image, ...], weigher: MessageWeigher, text: str = "") -> int:
    """Return the tokens that pictures, or the lines in their place, add to a tool's output."""
    if not images:
        return 0
    messages = (
        Message(Role.TOOL, (ToolResult("", text, images=shown_images),))
        for shown_images in (images, ())
    )
    tokens, tokens_without = (weigher.weigh(message).tokens for message in messages)
    return tokens - tokens_without


def find_candidates(
    state: WindowState, candidates: MarkerCandidates, *, stop: int, start: int = 0
) -> Iterator[MarkerCandidate]:
    """Yield the parts of rows from `start` up to `stop` that may become markers, oldest first."""
    strict = state.policy.previous_turn is PreviousTurn.STRICT
    for index, candidate in candidates.find_markable(state, start=start, stop=stop):
        if not (strict and state.is_in_previous_turn(state.rows[index].source)):
            yield candidate


def choose_markers(
    state: WindowState,
    candidates: Iterable[MarkerCandidate],
    goal: int,
    *,
    marker_cache: MarkerCandidates,
) -> tuple[tuple[MarkedPart, ...], int]:
    """Turn candidates into markers, in order, until the window is down to `goal` tokens.

    Return the parts and the tokens that this frees.
    """
    parts: list[MarkedPart] = []
    freed = 0
    for candidate in candidates:
        if state.tokens - freed <= goal:
            break
        if not candidate.path and candidate.seq in state.superseded:
            # the marker says that the same call returned something else since
            original = replace(candidate.original, superseded=True)
            candidate = replace(candidate, original=original)
        text, gain_tokens = marker_cache.marker(candidate, state.policy, state.weigher)
        if gain_tokens > 0:
            parts.append(
                MarkedPart(*_location(candidate), content=candidate.original.digest, text=text)
            )
            freed += gain_tokens
    return tuple(parts), freed
