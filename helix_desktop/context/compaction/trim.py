"""Trimming of requests that do not fit: strategies that need no model, tried in order.

At the end the next request fits, or an error says which parts do not fit and why. Each one takes
the oldest parts of a zone first and stops as soon as enough is free. Content before the previous
turn goes before that turn, documents go after all steps except the newest, and the user's last
message comes at the very end.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.canonical import to_utf8, written_words
from helix_desktop.context.compaction.compaction import Compaction, Strategy
from helix_desktop.context.compaction.markers import (
    MarkerCandidates,
    choose_markers,
    find_candidates,
)
from helix_desktop.context.compaction.state import WindowState
from helix_desktop.context.compaction.stretches import DOCUMENTS, RowStretch, split_rows
from helix_desktop.context.items import HistoryItem, item_message
from helix_desktop.context.message_parts import find_pictures, value_digest
from helix_desktop.context.texts.markers import MarkedOriginal, truncate_output
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.context_window.block import Block, BlockKind
from helix_desktop.domain.context_window.policy import PreviousTurn
from helix_desktop.domain.context_window.rewrites import Fold, Job, MarkedPart, WrittenBy
from helix_desktop.domain.errors import ContextOverflow
from helix_desktop.domain.messages import Image, Message, Role, ToolResult
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.value import replace

MIN_STRETCH_TOKENS = 60
"""The minimum tokens of an output that still becomes a marker when a request would fail."""

ROOM = 0.9
"""The share of the limit in bytes to come down to, so that the next message does not overflow
again."""

EXPECTED_ROOM = 0.9
"""The same for tokens, as the model is expected to count: two steps of a small window."""

BRIEF_NOTES = 1_500
"""The tokens that notes of a stretch may always take, even if handovers are limited to fewer."""

NOTES_SHARE = 4
"""The divisor for notes: at most a quarter of the replaced tokens.

All notes together take at most a quarter of the room beside system prompt, tools, and pins.
"""

Zone: TypeAlias = Callable[[WindowState, int], bool]
"""A predicate that tells, by index, which rows a strategy may touch."""


def older_zone(now: WindowState, index: int) -> bool:
    """Whether a row is before the newest step and not in the last finished turn."""
    return index < now.fresh and not previous_turn_zone(now, index)


def previous_turn_zone(now: WindowState, index: int) -> bool:
    """Whether a row is in the last finished turn (protected or not) and before the newest step."""
    source = now.rows[index].source
    within = isinstance(source, HistoryItem) and source.turn == now.previous_turn
    return within and index < now.fresh


def before_turn_zone(now: WindowState, index: int) -> bool:
    return index < now.fresh


def newest_zone(now: WindowState, index: int) -> bool:
    """Whether a row is the newest step or after it."""
    return index >= now.fresh


def whole_zone(_now: WindowState, _index: int) -> bool:
    return True


def find_notable_stretches(now: WindowState, zone: Zone, *, documents: bool) -> list[RowStretch]:
    """Return the stretches that notes would shorten, without trailing steps with open calls."""
    outside = {row.key for index, row in enumerate(now.rows) if not zone(now, index)}

    def stays(row: BlockRow) -> bool:
        source = row.source
        document = isinstance(source, Fold) and source.kind in DOCUMENTS
        return row.key in outside or source is now.last_typed or (document and not documents)

    stretches: list[RowStretch] = []
    for run in split_rows(now.rows, stays, now.order):
        rows = run.rows
        while rows and isinstance(last := rows[-1].source, HistoryItem) and last.open_calls:
            rows = rows[:-1]
        stretch = replace(run, rows=rows)
        if stretch.tokens > 2 * MIN_STRETCH_TOKENS and _is_more(stretch):
            stretches.append(stretch)
    return stretches


def take_enough(now: WindowState, candidates: Sequence[RowStretch]) -> list[RowStretch]:
    """Choose the oldest rows of these stretches, as many as free the missing tokens."""
    excess = now.tokens - target_tokens(now)
    chosen: list[RowStretch] = []
    for stretch in candidates:
        if excess <= 0:
            break
        part = _enough(stretch, excess, now)
        chosen.append(part)
        excess -= part.tokens - notes_tokens(part.tokens, now)
    return list(filter(_is_more, chosen))


def _enough(stretch: RowStretch, excess: int, now: WindowState) -> RowStretch:
    """Return the fewest oldest rows that free so many tokens, or the whole stretch."""
    tokens, items = 0, False
    for count, row in enumerate(stretch.rows[:-1], 1):
        tokens += row.tokens
        items = items or isinstance(row.source, HistoryItem)
        if (items or count > 1) and tokens - notes_tokens(tokens, now) >= excess:
            return replace(stretch, rows=stretch.rows[:count])
    return stretch


def _is_more(stretch: RowStretch) -> bool:
    """Whether a stretch has more than one summary: a single summary alone is not rewritten."""
    return bool(stretch.items) or len(stretch.rows) > 1


def notes_tokens(tokens: int, now: WindowState) -> int:
    """Return the tokens of notes about a stretch of so many tokens."""
    return min(tokens // NOTES_SHARE, max(BRIEF_NOTES, now.policy.handover_tokens))


def target_tokens(now: WindowState) -> int:
    """Return the tokens to come down to; if bytes are short, fewer in proportion."""
    account, limits = now.window.account, now.limits
    share = limits.size / account.size if limits.size and account.size > limits.size else 1.0
    return int(min(limits.tokens, now.room * EXPECTED_ROOM, now.tokens * share * ROOM))


BRIEF = 60
"""The maximum tokens of names in a marker while tokens are short."""

NEVER = 0
"""The argument threshold under which no argument becomes a marker."""


ALWAYS = {
    BlockKind.SYSTEM: Phrase("system prompt"),
    BlockKind.TOOLS: Phrase("tool definitions"),
    BlockKind.PIN: Phrase("pinned blocks"),
}
"""The kinds of blocks that no strategy touches."""


def drop_pictures(now: WindowState) -> Compaction | None:
    """Remove the oldest pictures if there are too many, or if they have too many bytes."""
    count, size = now.window.account.images, now.window.account.size
    most, room = now.limits.images, int(now.limits.size * ROOM)
    parts: list[MarkedPart] = []
    for part, image in _pictures(now, whole_zone):
        if not (most and count > most) and not (room and size > room):
            break
        parts.append(part)
        count -= 1
        size -= now.weigher.weigh(Message(Role.USER, (image,))).size
    return _trim(now, parts)


def write_markers(zone: Zone, *, arguments: bool = False) -> Strategy:
    """Return a strategy that turns the oldest outputs, or argument values too, into markers."""

    def strategy(now: WindowState) -> Compaction | None:
        policy = replace(
            now.policy,
            argument_tokens=MIN_STRETCH_TOKENS if arguments else NEVER,
            value_tokens=MIN_STRETCH_TOKENS,
            marker_tokens=min(now.policy.marker_tokens, BRIEF),
            previous_turn=PreviousTurn.LOSSLESS,
        )
        tight = replace(now, policy=policy)
        known = MarkerCandidates()
        candidates = (
            candidate
            for index in range(len(now.rows))
            if zone(now, index)
            for candidate in find_candidates(tight, known, start=index, stop=index + 1)
        )
        parts, _freed = choose_markers(tight, candidates, target_tokens(now), known=known)
        return _trim(now, parts)

    return strategy


def drop_pictures_of(zone: Zone) -> Strategy:
    """Return a strategy that turns pictures into markers if that saves tokens."""

    def strategy(now: WindowState) -> Compaction | None:
        excess = now.tokens - target_tokens(now)
        parts: list[MarkedPart] = []
        for part, image in _pictures(now, zone):
            marker = now.weigher.count(part.text)
            gain = now.weigher.weigh(Message(Role.USER, (image,))).tokens - marker
            if excess <= 0:
                break
            if gain > 0 and not _is_last(part.seq, now):
                parts.append(part)
                excess -= gain
        return _trim(now, parts)

    return strategy


def truncate(now: WindowState) -> Compaction | None:
    """Cut the largest texts to their beginning and end, except the user's last message."""
    texts = (text for text in _texts(now) if not _is_last(text.seq, now))
    return _truncated(now, texts)


def cut_request(now: WindowState) -> Compaction | None:
    """Cut the user's last message: its pictures become markers, and its text keeps both ends.

    It stays as it is where the request is expected to fit: a rejection would tell more.
    """
    if now.is_expected_to_fit:
        return None
    pictures = [part for part, _ in _pictures(now, whole_zone) if now.tokens > now.limits.tokens]
    cut = _truncated(now, _texts(now))
    return replace(cut, parts=(*pictures, *cut.parts)) if cut else _trim(now, pictures)


def write_notes(zone: Zone, *, documents: bool = False) -> Strategy:
    """Return a strategy that replaces the oldest steps by notes.

    Documents are replaced only if `documents` is set.
    """

    def strategy(now: WindowState) -> Compaction | None:
        spans = tuple(take_enough(now, find_notable_stretches(now, zone, documents=documents)))
        if not spans:
            return None
        free = now.limits.tokens - sum(tokens for _, tokens in _fixed(now))
        room = max(free, 0) // (NOTES_SHARE * len(spans))
        limits = tuple(min(notes_tokens(span.tokens, now), room) for span in spans)
        return Compaction(Job.TRIM, overflow_reason(now), spans=spans, max_notes_tokens=limits)

    return strategy


TRIMS: tuple[Strategy, ...] = (
    drop_pictures,
    write_markers(older_zone),
    write_markers(older_zone, arguments=True),
    drop_pictures_of(older_zone),
    write_notes(older_zone),
    write_markers(previous_turn_zone),
    write_markers(previous_turn_zone, arguments=True),
    drop_pictures_of(previous_turn_zone),
    write_notes(before_turn_zone),
    write_notes(before_turn_zone, documents=True),
    truncate,
    write_markers(newest_zone, arguments=True),
    drop_pictures_of(newest_zone),
    write_notes(whole_zone, documents=True),
    cut_request,
)
"""The strategies in the order in which they are tried."""


def is_smaller(after: WindowState, before: WindowState) -> bool:
    """Whether at least one exceeded limit is exceeded by less than before."""
    now, was, most = after.window.account, before.window.account, before.limits
    return any(
        limit and old > limit and new < old
        for new, old, limit in (
            (now.tokens, was.tokens, most.tokens),
            (now.size, was.size, most.size),
            (now.images, was.images, most.images),
        )
    )


def overflow_error(now: WindowState) -> ContextOverflow:
    """Return the error for a request that cannot fit, with its smallest size by kind."""
    least = smallest_request(now)
    sizes = joined(
        [Phrase("{name} {tokens}", name=name, tokens=f"{tokens:,}") for name, tokens in least],
        by=", ",
    )
    need, most, what = _short(now)
    return ContextOverflow(
        "The next request needs {need} {what}, but the model accepts {most}.",
        "Compaction can't reduce: {told}. Choose a model with a larger context window, turn "
        "off tools, unpin blocks, or shorten your message.",
        floor=least,
        need=f"{need:,}",
        what=what,
        most=f"{most:,}",
        told=sizes,
    )


def smallest_request(now: WindowState) -> tuple[tuple[str, int], ...]:
    """Return the smallest possible size of a request, by kind."""
    fixed_parts = _fixed(now)
    rest = now.tokens - sum(tokens for _, tokens in fixed_parts)
    return (*fixed_parts, (Phrase("your last message and the last step"), rest))


def parts_too_large(now: WindowState) -> tuple[tuple[str, int], ...]:
    """Return the blocks that no strategy touches, by kind, if they alone exceed the limit."""
    fixed = _fixed(now)
    return tuple(fixed) if sum(tokens for _, tokens in fixed) > now.limits.tokens else ()


def overflow_reason(now: WindowState) -> str:
    need, most, what = _short(now)
    return f"the next request would need {need:,} of {most:,} {what}"


def _short(now: WindowState) -> tuple[int, int, str]:
    """Return the needed and the available amount of the limit that is exceeded, with its unit."""
    account, limits = now.window.account, now.limits
    if account.tokens <= limits.tokens and limits.size and account.size > limits.size:
        return account.size, limits.size, Phrase("bytes")
    if account.tokens <= limits.tokens and limits.images and account.images > limits.images:
        return account.images, limits.images, Phrase("images")
    if now.most:
        return now.most, now.model_room, Phrase("tokens")
    return account.tokens, limits.tokens, Phrase("tokens")


def _fixed(now: WindowState) -> list[tuple[str, int]]:
    """Return the tokens of the blocks that no strategy touches, by kind."""
    by_kind = now.window.account.by_kind
    return [(ALWAYS[kind], tokens) for kind, tokens in by_kind if kind in ALWAYS]


def _trim(now: WindowState, parts: Iterable[MarkedPart]) -> Compaction | None:
    parts = tuple(parts)
    return Compaction(Job.TRIM, overflow_reason(now), parts) if parts else None


def _is_last(seq: int, now: WindowState) -> bool:
    return now.last_typed is not None and now.last_typed.seq == seq


def _pictures(now: WindowState, zone: Zone) -> Iterator[tuple[MarkedPart, Image]]:
    """Yield every picture in a zone with its marker, oldest first."""
    for index, row in enumerate(now.rows):
        if not isinstance(row.source, HistoryItem) or not zone(now, index):
            continue
        for placed in find_pictures(row.source):
            if (placed.call, placed.path) not in now.view.markers(placed.seq):
                digest = placed.image.content
                text = f'[CACHED] recall_cached_content("{digest}")\npicture · {placed.image.mime}'
                part = MarkedPart(
                    placed.seq,
                    placed.call,
                    placed.path,
                    content=digest,
                    text=text,
                )
                yield part, placed.image


class _Text(Struct, frozen=True):
    """A text of the window that may be cut, with its size in tokens."""

    item: HistoryItem
    block: Block
    shown: str
    tokens: int

    @property
    def seq(self) -> int:
        return self.block.origin


def _texts(now: WindowState) -> Iterator[_Text]:
    for row in now.rows:
        for block in row.blocks if isinstance(row.source, HistoryItem) else ():
            if block.tokens > 2 * MIN_STRETCH_TOKENS and (shown := written_words(block.message)):
                assert isinstance(row.source, HistoryItem)
                tokens = now.weigher.count(shown)
                if tokens > 2 * MIN_STRETCH_TOKENS:
                    yield _Text(row.source, block, shown, tokens)


def _truncated(now: WindowState, texts: Iterable[_Text]) -> Compaction | None:
    """Cut all texts longer than one common length to that length, chosen as large as possible."""
    excess = now.tokens - target_tokens(now)
    largest_first = sorted(texts, key=lambda text: -text.tokens)
    if excess <= 0 or not largest_first:
        return None
    level = _level([text.tokens for text in largest_first], excess)
    parts: list[MarkedPart] = []
    contents: list[NewContent] = []
    for text in largest_first:
        part, originals = _cut(text, level, now=now)
        if text.tokens > level and now.weigher.count(part.text) < text.tokens:
            parts.append(part)
            contents += originals
    trim = _trim(now, parts)
    return trim and replace(trim, contents=tuple(contents), means=WrittenBy.TRUNCATED)


def _level(lengths: list[int], excess: int) -> int:
    """Return the length to which everything longer has to be cut.

    `lengths` are in descending order.
    """
    total = 0
    for count, length in enumerate(lengths, 1):
        total += length
        shorter = lengths[count] if count < len(lengths) else 0
        if total - count * shorter >= excess:
            return max(MIN_STRETCH_TOKENS, (total - excess) // count)
    return MIN_STRETCH_TOKENS


def _cut(
    text: _Text, budget: int, *, now: WindowState
) -> tuple[MarkedPart, tuple[NewContent, ...]]:
    """Return a text's ends as a marker, and its content if the cache does not have it yet."""
    result = next((part for part in text.block.message.parts if isinstance(part, ToolResult)), None)
    policy, weigher = now.policy, now.weigher
    if result is not None and result.call in text.item.results:
        event = text.item.results[result.call].event
        original = MarkedOriginal(
            event.content, text.shown, text.tokens, event.tool, event.what, event.cut
        )
        shown = truncate_output(original, budget, policy=policy, weigher=weigher)
        return MarkedPart(text.seq, event.call, "", content=event.content, text=shown), ()
    # for a message that was cut before, the original is the full message
    words = written_words(item_message(text.item))
    original = MarkedOriginal(value_digest(words), words, text.tokens)
    shown = truncate_output(original, budget, policy=policy, weigher=weigher)
    content = NewContent(to_utf8(words), Origin(what="a message"))
    return MarkedPart(text.seq, "", "", content=original.digest, text=shown), (content,)
