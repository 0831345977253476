"""How large what the user typed may be in a window, and its form if it is too large.

What the user typed is the only text that nothing can make again. So it stays in its place, whatever
replaces the steps around it: messages, and answers to questions of the agent. Up to
`MAX_WHOLE_TOKENS` a text stays whole; a longer one keeps both ends. All of them together have a
budget. If they exceed it, those that were shortened before are shortened further first, then the
longest ones, each down to its minimum: so most texts stay whole, in any language. What belongs to
the running turn is never shortened, nor is the previous turn if it is protected.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.history_items import HistoryItem, item_message
from helix_desktop.context.message_parts import value_digest
from helix_desktop.context.texts.markers import MarkedOriginal
from helix_desktop.context.texts.shortened_message import LEAST_MESSAGE_TOKENS, shorten_message
from helix_desktop.context.window_view import WindowView, is_excluded
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.canonical_messages import to_utf8, written_words
from helix_desktop.domain.context_window.block import Block, BlockKind
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.rewrites import MarkedPart
from helix_desktop.domain.ports import MessageWeigher

MAX_WHOLE_TOKENS = 2_000
"""The maximum tokens of a text that stays whole."""
SHORTENED_TOKENS = 500
"""The tokens that stay of a longer one, with the lines around it."""
MIN_BUDGET_TOKENS, BUDGET_SHARE, MAX_BUDGET_SHARE = 2_000, 0.10, 0.25
"""The budget of all texts together: a share of the window, at least so many tokens, and never more
than another share."""
ROOM_SHARE = 0.7
"""The share of the budget to come down to, so that not every compaction has to shorten again."""
MIN_GAIN_TOKENS = 20
"""The minimum tokens that one shortened text has to save."""


class TypedText(Struct, frozen=True):
    """A text that the user typed, as it is in a window now.

    `call` is that of an answer, "" for a message. `tokens` are those of the text without pictures.
    """

    item: HistoryItem
    seq: int
    call: str
    block: Block
    tokens: int

    @property
    def is_shortened(self) -> bool:
        return self.block.kind is BlockKind.MARKER

    @property
    def is_whole(self) -> bool:
        """Whether the text is short enough to stay as it is while all have room."""
        return self.tokens <= MAX_WHOLE_TOKENS

    def original(self, weigher: MessageWeigher) -> MarkedOriginal:
        """Return the whole text; for an answer, as it is shown."""
        if self.call:
            text, event = written_words(self.block.message), self.item.results[self.call].event
            return MarkedOriginal(event.content, text, self.tokens, event.tool, event.what)
        text = written_words(item_message(self.item))
        return MarkedOriginal(
            value_digest(text), text, weigher.count(text), what="message of the user"
        )


class TypedBudget(Struct, frozen=True):
    """The texts of a window that are larger than they may be.

    `is_exceeded`: all texts together are too large, and shortening these would help.
    """

    too_large: Mapping[int, tuple[TypedText, int]] = {}
    """By event: the text, and the maximum tokens that it may have."""
    is_exceeded: bool = False


def find_typed_texts(
    rows: Iterable[BlockRow], view: WindowView, weigher: MessageWeigher
) -> Iterator[TypedText]:
    """Yield what the user typed, without what the user has excluded.

    An answer that was shortened before is left out: its original is not at hand.
    """
    for row in rows:
        item = row.source
        if not isinstance(item, HistoryItem) or not item.typed:
            continue
        if item.is_request:
            if not is_excluded(view.markers_at(item.seq).get(("", ""))):
                block = row.blocks[0]
                yield TypedText(item, item.seq, "", block, _text_tokens(block, weigher))
            continue
        for call, block in zip(item.calls, row.blocks[1:], strict=True):
            result = item.results.get(call.id)
            if result is None or not result.event.typed or result.pinned or result.gate:
                continue
            if (call.id, "") not in view.markers_at(result.seq):
                yield TypedText(item, result.seq, call.id, block, _text_tokens(block, weigher))


def _text_tokens(block: Block, weigher: MessageWeigher) -> int:
    """Return the tokens of the words alone, because each of many short messages has a frame.

    A long text is not counted again.
    """
    if block.tokens > MAX_WHOLE_TOKENS and not block.images:
        return block.tokens
    return weigher.count(written_words(block.message))


def choose_too_large(
    texts: Sequence[TypedText], size: int, is_protected: Callable[[HistoryItem], bool]
) -> TypedBudget:
    """Choose which texts are too large for a window of that size, apart from the protected ones."""
    free = [text for text in texts if not is_protected(text.item)]
    budget = min(max(MIN_BUDGET_TOKENS, int(size * BUDGET_SHARE)), int(size * MAX_BUDGET_SHARE))
    allowed = {text.seq: text.tokens if text.is_whole else SHORTENED_TOKENS for text in free}
    shortened = {text.seq for text in free if text.is_shortened or not text.is_whole}
    is_over = sum(allowed.values()) > budget
    if is_over:
        excess = sum(allowed.values()) - int(budget * ROOM_SHARE)
        # as few texts as possible: each shortened one gets lines around it, and two broken lines
        for seq in sorted(allowed, key=lambda seq: (seq not in shortened, -allowed[seq], seq)):
            cut = max(0, min(excess, allowed[seq] - LEAST_MESSAGE_TOKENS))
            allowed[seq], excess = allowed[seq] - cut, excess - cut
    too_large = {
        text.seq: (text, allowed[text.seq]) for text in free if text.tokens > allowed[text.seq]
    }
    return TypedBudget(too_large, is_over and bool(too_large))


def common_limit(sizes: Iterable[int], budget: int) -> int:
    """Return the size to which larger ones have to be cut so that all are within a budget."""
    ordered = sorted(sizes)
    tokens_left = budget
    for index, size in enumerate(ordered):
        share = tokens_left // (len(ordered) - index)
        if size > share:
            return max(LEAST_MESSAGE_TOKENS, share)
        tokens_left -= size
    return max(LEAST_MESSAGE_TOKENS, budget)


class Shortened(Struct, frozen=True):
    """Texts whose middles are left out: their markers, their originals, and the freed tokens."""

    parts: tuple[MarkedPart, ...] = ()
    contents: tuple[NewContent, ...] = ()
    freed_tokens: int = 0


def shorten_texts(
    too_large: Iterable[tuple[TypedText, int]], policy: Policy, weigher: MessageWeigher
) -> Shortened:
    """Leave out the middles of texts, so that each has about its maximum of tokens.

    They are made from the originals, and none gets longer than it is.
    """
    parts: list[MarkedPart] = []
    contents: list[NewContent] = []
    freed = 0
    for text, max_tokens in too_large:
        original = text.original(weigher)
        shown = shorten_message(original, max_tokens, policy=policy, weigher=weigher)
        gain_tokens = text.tokens - weigher.count(shown)
        if gain_tokens < MIN_GAIN_TOKENS:
            continue
        parts.append(MarkedPart(text.seq, text.call, "", content=original.digest, text=shown))
        if not text.call:
            contents.append(NewContent(to_utf8(original.text), Origin(what="a message")))
        freed += gain_tokens
    return Shortened(tuple(parts), tuple(contents), freed)
