"""What of a window may go behind markers: large outputs, argument values, what was mentioned.

Found once per row and remembered as long as the row stands.
"""

from collections.abc import Iterable, Iterator

from helix_desktop.context.blocks import Row
from helix_desktop.context.items import Item, Returned
from helix_desktop.context.parts import value_digest, values
from helix_desktop.context.texts.markers import Original, marker
from helix_desktop.context.view import View
from helix_desktop.domain.events import ContextInjected, Outcome
from helix_desktop.domain.message import ToolCall, ToolResult
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Block


@value
class Candidate:
    """One part that stands whole in the window, and where."""

    seq: int
    call: str
    path: str
    original: Original

    @property
    def tokens(self) -> int:
        return self.original.tokens

    @property
    def argument(self) -> bool:
        return self.path.startswith("/")


class Candidates:
    """Knows the candidates of the rows it was asked about last."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[Candidate, ...]] = {}
        self._markers: dict[tuple[Candidate, Policy], tuple[str, int]] = {}

    def of(self, row: Row, view: View, scales: Scales) -> tuple[Candidate, ...]:
        """All parts of a row that stand whole, in order."""
        if row.key not in self._known:
            self._known[row.key] = tuple(_candidates(row, view, scales))
        return self._known[row.key]

    def marker(self, candidate: Candidate, policy: Policy, scales: Scales) -> tuple[str, int]:
        """The marker that a candidate goes behind, and what it frees."""
        key = candidate, policy
        if key not in self._markers:
            text = marker(candidate.original, policy, scales)
            self._markers[key] = text, candidate.tokens - scales.count(text)
        return self._markers[key]

    def forget_all_but(self, rows: Iterable[Row]) -> None:
        keys = {row.key for row in rows}
        self._known = {key: found for key, found in self._known.items() if key in keys}
        kept = {each for found in self._known.values() for each in found}
        self._markers = {key: made for key, made in self._markers.items() if key[0] in kept}


def eligible(candidate: Candidate, policy: Policy) -> bool:
    """Whether a policy lets a part of that size go."""
    if candidate.argument:
        return 0 < policy.argument_tokens <= candidate.tokens
    return candidate.tokens >= policy.value_tokens


def _candidates(row: Row, view: View, scales: Scales) -> Iterator[Candidate]:
    item = row.source
    if not isinstance(item, Item):
        return
    if isinstance(item.event, ContextInjected) and not view.markers(item.seq):
        yield from _told(item, item.event, row)
    for call, block in zip(item.calls, row.blocks[1:], strict=True):
        yield from _values(item, call, view, scales=scales)
        returned = item.results.get(call.id)
        if returned is not None and not view.markers(returned.seq):
            yield _output(call, returned, block)


def _told(item: Item, event: ContextInjected, row: Row) -> Iterator[Candidate]:
    """What a message of the person mentioned: as sweepable as if a tool had read it."""
    if event.content is not None:
        original = Original(event.content, event.text, row.tokens, event.source, event.what)
        yield Candidate(item.seq, "", "", original)


def _values(item: Item, call: ToolCall, view: View, *, scales: Scales) -> Iterator[Candidate]:
    markers = view.markers(item.seq)
    returned = item.results.get(call.id)
    what = returned.event.what if returned else ""
    for path, written in values(call.arguments):
        if (call.id, path) not in markers:
            name = f"{path.rpartition('/')[2]} of {what}" if what else path.rpartition("/")[2]
            original = Original(
                value_digest(written), written, scales.count(written), tool=call.tool, what=name
            )
            yield Candidate(item.seq, call.id, path, original)


def _output(call: ToolCall, returned: Returned, block: Block) -> Candidate:
    event = returned.event
    [part] = block.message.parts
    assert isinstance(part, ToolResult)
    original = Original(
        event.content,
        part.text,
        block.tokens,
        tool=event.tool,
        what=event.what,
        outcome="" if event.outcome is Outcome.OK else event.outcome.value,
    )
    return Candidate(returned.seq, call.id, "", original)
