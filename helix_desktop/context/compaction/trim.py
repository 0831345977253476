"""Trims a request that does not fit: what is cut in which order (pictures, outputs, old turns).

At the end the next request fits, or an error says which parts do not fit and why. Each strategy
starts with the oldest parts of a zone and stops as soon as enough is free. Content before the
previous turn goes before that turn; documents go after all steps except the newest. What the user
typed is shortened after everything else, the last message last of all; notes replace it only if
nothing else makes a request possible.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.compaction.compaction import Compaction, Strategy
from helix_desktop.context.compaction.marker_choice import MarkerCandidates, choose_markers
from helix_desktop.context.compaction.stretches import (
    DOCUMENTS,
    RowStretch,
    split_rows,
    without_kept_rows,
)
from helix_desktop.context.compaction.typed_messages import (
    MAX_WHOLE_TOKENS,
    SHORTENED_TOKENS,
    TypedText,
    common_limit,
    shorten_texts,
)
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryItem, item_message
from helix_desktop.context.message_parts import find_pictures, value_digest
from helix_desktop.context.texts.markers import MarkedOriginal
from helix_desktop.context.texts.previews import truncate_output
from helix_desktop.context.texts.shortened_message import LEAST_MESSAGE_TOKENS, shorten_message
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.canonical_messages import to_utf8, written_words
from helix_desktop.domain.context_window.block import Block, BlockKind
from helix_desktop.domain.context_window.policy import PreviousTurn
from helix_desktop.domain.context_window.rewrites import Fold, Job, MarkedPart, WrittenBy
from helix_desktop.domain.errors import ContextOverflow
from helix_desktop.domain.messages import Image, Message, Role, ToolResult
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.value import replace

MIN_STRETCH_TOKENS = 60
"""The minimum tokens of an output that still becomes a marker when a request would fail."""

TARGET_SHARE = 0.9
"""The share of the limit in bytes to come down to, so that the next message does not overflow
again."""

EXPECTED_TARGET_SHARE = 0.9
"""The same for tokens in the model's expected count: in a small window, room for two steps."""

MIN_NOTES_TOKENS = 1_500
"""The tokens that notes of a stretch may always take, even if handovers are limited to fewer."""

NOTES_SHARE = 4
"""The divisor for notes: at most a quarter of the replaced tokens.

All notes together take at most a quarter of the room beside system prompt, tools, and pins.
"""

Zone: TypeAlias = Callable[[WindowState, int], bool]
"""A predicate that tells, by index, which rows a strategy may touch."""


def older_zone(state: WindowState, index: int) -> bool:
    """Whether a row is before the newest step and not in the last finished turn."""
    return index < state.newest_step and not previous_turn_zone(state, index)


def previous_turn_zone(state: WindowState, index: int) -> bool:
    """Whether a row is in the last finished turn (protected or not) and before the newest step."""
    source = state.rows[index].source
    within = isinstance(source, HistoryItem) and source.turn == state.previous_turn
    return within and index < state.newest_step


def before_turn_zone(state: WindowState, index: int) -> bool:
    return index < state.newest_step


def newest_zone(state: WindowState, index: int) -> bool:
    """Whether a row is the newest step or after it."""
    return index >= state.newest_step


def full_zone(_state: WindowState, _index: int) -> bool:
    return True


def find_notable_stretches(
    state: WindowState, zone: Zone, *, documents: bool, typed: bool = False
) -> list[RowStretch]:
    """Return the stretches that notes would shorten, without trailing steps with open calls.

    Documents are included only with `documents`, and rows that otherwise stay only with `typed`.
    """
    outside = {row.key for index, row in enumerate(state.rows) if not zone(state, index)}

    def stays(row: BlockRow) -> bool:
        source = row.source
        document = isinstance(source, Fold) and source.kind in DOCUMENTS
        return row.key in outside or source is state.last_request or (document and not documents)

    stretches: list[RowStretch] = []
    runs = split_rows(state.rows, stays, state.position_of)
    for run in runs if typed else without_kept_rows(runs, state):
        rows = run.rows
        while rows and isinstance(last := rows[-1].source, HistoryItem) and last.open_calls:
            rows = rows[:-1]
        stretch = replace(run, rows=rows)
        if stretch.tokens > 2 * MIN_STRETCH_TOKENS and _is_worth_notes(stretch):
            stretches.append(stretch)
    return stretches


def take_enough(state: WindowState, candidates: Sequence[RowStretch]) -> list[RowStretch]:
    """Choose the oldest rows of these stretches, as many as free the missing tokens."""
    excess = state.tokens - target_tokens(state)
    chosen: list[RowStretch] = []
    for stretch in candidates:
        if excess <= 0:
            break
        # as few of the oldest rows as free so many tokens, or the whole stretch
        part, tokens, has_items = stretch, 0, False
        for count, row in enumerate(stretch.rows[:-1], 1):
            tokens += row.tokens
            has_items = has_items or isinstance(row.source, HistoryItem)
            if (has_items or count > 1) and tokens - notes_tokens(tokens, state) >= excess:
                part = replace(stretch, rows=stretch.rows[:count])
                break
        chosen.append(part)
        excess -= part.tokens - notes_tokens(part.tokens, state)
    return list(filter(_is_worth_notes, chosen))


def _is_worth_notes(stretch: RowStretch) -> bool:
    """Whether a stretch has more than one summary: a single summary alone is not rewritten."""
    return bool(stretch.items) or len(stretch.rows) > 1


def notes_tokens(tokens: int, state: WindowState) -> int:
    """Return the tokens of notes about a stretch of so many tokens."""
    return min(tokens // NOTES_SHARE, max(MIN_NOTES_TOKENS, state.policy.handover_tokens))


def target_tokens(state: WindowState) -> int:
    """Return the size to come down to in tokens; fewer in proportion if the limit in bytes is
    exceeded.
    """
    account, limits = state.window.account, state.target_limits
    share = limits.size / account.size if limits.size and account.size > limits.size else 1.0
    return int(
        min(limits.tokens, state.room * EXPECTED_TARGET_SHARE, state.tokens * share * TARGET_SHARE)
    )


MAX_MARKER_TOKENS = 60
"""The maximum tokens of names in a marker while tokens are scarce."""

NO_ARGUMENTS = 0
"""The argument threshold under which no argument becomes a marker."""

UNTOUCHED_KINDS = {
    BlockKind.SYSTEM: Phrase("system prompt"),
    BlockKind.TOOLS: Phrase("tool definitions"),
    BlockKind.PIN: Phrase("kept and pinned blocks"),
}
"""The kinds of blocks that no strategy touches."""


def drop_pictures(state: WindowState) -> Compaction | None:
    """Remove the oldest pictures if there are too many, or if they have too many bytes."""
    count, size = state.window.account.images, state.window.account.size
    max_images, max_bytes = state.limits.images, int(state.limits.size * TARGET_SHARE)
    parts: list[MarkedPart] = []
    for part, image in _find_pictures(state, full_zone):
        if not (max_images and count > max_images) and not (max_bytes and size > max_bytes):
            break
        parts.append(part)
        count -= 1
        size -= state.weigher.weigh(Message(Role.USER, (image,))).size
    return _make_trim(state, parts)


def write_markers(zone: Zone, *, arguments: bool = False) -> Strategy:
    """Return a strategy that turns the oldest outputs, or argument values too, into markers."""

    def write_markers_in_zone(state: WindowState) -> Compaction | None:
        # the lowest possible thresholds: a marker is better than a request that fails
        policy = replace(
            state.policy,
            argument_tokens=MIN_STRETCH_TOKENS if arguments else NO_ARGUMENTS,
            value_tokens=MIN_STRETCH_TOKENS,
            marker_tokens=min(state.policy.marker_tokens, MAX_MARKER_TOKENS),
            previous_turn=PreviousTurn.LOSSLESS,
        )
        tight = replace(state, policy=policy)
        known = MarkerCandidates()
        candidates = (
            candidate
            for index, candidate in known.find_markable(tight, start=0, stop=len(state.rows))
            if zone(state, index)
        )
        parts, _freed = choose_markers(tight, candidates, target_tokens(state), marker_cache=known)
        return _make_trim(state, parts)

    return write_markers_in_zone


def drop_pictures_of(zone: Zone) -> Strategy:
    """Return a strategy that turns pictures into markers if that saves tokens."""

    def drop_pictures_in_zone(state: WindowState) -> Compaction | None:
        excess = state.tokens - target_tokens(state)
        parts: list[MarkedPart] = []
        for part, image in _find_pictures(state, zone):
            marker = state.weigher.count(part.text)
            gain = state.weigher.weigh(Message(Role.USER, (image,))).tokens - marker
            if excess <= 0:
                break
            if gain > 0 and not _is_last_message(part.seq, state):
                parts.append(part)
                excess -= gain
        return _make_trim(state, parts)

    return drop_pictures_in_zone


def shorten_pastes(zone: Zone) -> Strategy:
    """Return a strategy that shortens what the user typed in a zone to what its budget allows."""

    def shorten_pastes_in_zone(state: WindowState) -> Compaction | None:
        sources = [row.source for index, row in enumerate(state.rows) if zone(state, index)]
        items = {source.seq for source in sources if isinstance(source, HistoryItem)}
        allowed = dict(state.typed_budget.too_large)
        for text in _other_typed_texts(state):
            if text.tokens > MAX_WHOLE_TOKENS:
                allowed.setdefault(text.seq, (text, SHORTENED_TOKENS))
        return _shorten(state, [entry for entry in allowed.values() if entry[0].item.seq in items])

    return shorten_pastes_in_zone


def shorten_typed(state: WindowState) -> Compaction | None:
    """Shorten all that the user typed, but the last message, as far as necessary."""
    texts = _other_typed_texts(state)
    room_tokens = sum(text.tokens for text in texts) - (state.tokens - target_tokens(state))
    most = common_limit([text.tokens for text in texts], max(0, room_tokens))
    return _shorten(state, [(text, most) for text in texts if text.tokens > most])


def _other_typed_texts(state: WindowState) -> list[TypedText]:
    return [text for text in state.typed_texts if text.item is not state.last_request]


def _shorten(state: WindowState, texts: Sequence[tuple[TypedText, int]]) -> Compaction | None:
    shortened = shorten_texts(texts, state.policy, state.weigher)
    trim = _make_trim(state, shortened.parts)
    return trim and replace(trim, contents=shortened.contents, written_by=WrittenBy.TRUNCATED)


def truncate(state: WindowState) -> Compaction | None:
    """Cut the largest texts to their beginning and end, except what the user typed."""
    texts = (text for text in _find_long_texts(state) if not _is_last_message(text.seq, state))
    return _truncate_texts(state, texts)


def cut_request(state: WindowState) -> Compaction | None:
    """Cut the user's last message: its pictures become markers, and its text keeps both ends.

    It stays whole if the request is expected to fit: if it does not, the rejection gives the exact
    size.
    """
    if state.fits:
        return None
    pictures = [
        part for part, _ in _find_pictures(state, full_zone) if state.tokens > state.limits.tokens
    ]
    cut = _truncate_texts(state, _find_long_texts(state))
    return replace(cut, parts=(*pictures, *cut.parts)) if cut else _make_trim(state, pictures)


def write_notes(zone: Zone, *, documents: bool = False, typed: bool = False) -> Strategy:
    """Return a strategy that replaces the oldest steps by notes.

    Documents are replaced only if `documents` is set, and what the user typed only if `typed` is.
    """

    def write_notes_in_zone(state: WindowState) -> Compaction | None:
        stretches = tuple(
            take_enough(
                state, find_notable_stretches(state, zone, documents=documents, typed=typed)
            )
        )
        if not stretches:
            return None
        free_tokens = state.target_limits.tokens - sum(tokens for _, tokens in _fixed_parts(state))
        room_tokens = max(free_tokens, 0) // (NOTES_SHARE * len(stretches))
        limits = tuple(
            min(notes_tokens(stretch.tokens, state), room_tokens) for stretch in stretches
        )
        return Compaction(
            Job.TRIM, overflow_reason(state), note_stretches=stretches, max_notes_tokens=limits
        )

    return write_notes_in_zone


TRIMS: tuple[Strategy, ...] = (
    drop_pictures,
    write_markers(older_zone),
    write_markers(older_zone, arguments=True),
    drop_pictures_of(older_zone),
    shorten_pastes(older_zone),
    write_notes(older_zone),
    write_markers(previous_turn_zone),
    write_markers(previous_turn_zone, arguments=True),
    drop_pictures_of(previous_turn_zone),
    shorten_pastes(previous_turn_zone),
    write_notes(before_turn_zone),
    write_notes(before_turn_zone, documents=True),
    truncate,
    write_markers(newest_zone, arguments=True),
    drop_pictures_of(newest_zone),
    write_notes(full_zone, documents=True),
    shorten_typed,
    cut_request,
    write_notes(full_zone, documents=True, typed=True),
)
"""The strategies in the order in which they are tried."""


def is_smaller(after: WindowState, before: WindowState) -> bool:
    """Whether at least one exceeded limit is exceeded by less than before."""
    account, account_before = after.window.account, before.window.account
    limits = before.target_limits
    return any(
        limit and size_before > limit and size < size_before
        for size, size_before, limit in (
            (account.tokens, account_before.tokens, limits.tokens),
            (account.size, account_before.size, limits.size),
            (account.images, account_before.images, limits.images),
        )
    )


def overflow_error(state: WindowState) -> ContextOverflow:
    """Return the error for a request that cannot fit, with its smallest size by kind."""
    fixed_parts = _fixed_parts(state)
    other_tokens = state.tokens - sum(tokens for _, tokens in fixed_parts)
    smallest = (*fixed_parts, (Phrase("your last message and the last step"), other_tokens))
    needed, limit, unit = _exceeded_limit(state)
    # in the model's tokens, as the sum is, so that the parts add up to it
    ratio = needed / max(1, state.tokens) if unit == "tokens" else 1.0
    sizes = joined(
        [
            Phrase("{name} {tokens}", name=name, tokens=f"{round(tokens * ratio):,}")
            for name, tokens in smallest
        ],
        by=", ",
    )
    return ContextOverflow(
        "The next request needs {need} {what}, but the model accepts {most}.",
        "Compaction can't reduce: {told}. Choose a model with a larger context window, turn "
        "off tools, unpin blocks, or shorten your message.",
        floor=smallest,
        need=f"{needed:,}",
        what=unit,
        most=f"{limit:,}",
        told=sizes,
    )


def smallest_rest(state: WindowState) -> int:
    """Return the tokens that everything but a new message may still need after all trimming."""
    fixed_tokens = sum(tokens for _, tokens in _fixed_parts(state))
    typed_tokens = sum(min(text.tokens, LEAST_MESSAGE_TOKENS) for text in state.typed_texts)
    notes_room = max(0, state.limits.tokens - fixed_tokens) // NOTES_SHARE
    return min(state.tokens, fixed_tokens + typed_tokens + notes_room)


def parts_too_large(state: WindowState) -> tuple[tuple[str, int], ...]:
    """Return the blocks that no strategy touches, by kind, if they alone exceed the limit."""
    fixed = _fixed_parts(state)
    return tuple(fixed) if sum(tokens for _, tokens in fixed) > state.limits.tokens else ()


def overflow_reason(state: WindowState) -> str:
    needed, limit, unit = _exceeded_limit(state)
    return f"the next request would need {needed:,} of {limit:,} {unit}"


def _exceeded_limit(state: WindowState) -> tuple[int, int, str]:
    """Return the needed and the available amount of the limit that is exceeded, with its unit."""
    account, limits = state.window.account, state.limits
    if account.tokens <= limits.tokens and limits.size and account.size > limits.size:
        return account.size, limits.size, Phrase("bytes")
    if account.tokens <= limits.tokens and limits.images and account.images > limits.images:
        return account.images, limits.images, Phrase("images")
    if state.counted_tokens:
        return state.counted_tokens, state.model_room, Phrase("tokens")
    return account.tokens, limits.tokens, Phrase("tokens")


def _fixed_parts(state: WindowState) -> list[tuple[str, int]]:
    """Return the tokens of the blocks that no strategy touches, by kind."""
    by_kind = state.window.account.by_kind
    return [(UNTOUCHED_KINDS[kind], tokens) for kind, tokens in by_kind if kind in UNTOUCHED_KINDS]


def _make_trim(state: WindowState, parts: Iterable[MarkedPart]) -> Compaction | None:
    parts = tuple(parts)
    return Compaction(Job.TRIM, overflow_reason(state), parts) if parts else None


def _is_last_message(seq: int, state: WindowState) -> bool:
    return state.last_request is not None and state.last_request.seq == seq


def _find_pictures(state: WindowState, zone: Zone) -> Iterator[tuple[MarkedPart, Image]]:
    """Yield every picture in a zone with its marker, oldest first."""
    for index, row in enumerate(state.rows):
        if not isinstance(row.source, HistoryItem) or not zone(state, index):
            continue
        for placed in find_pictures(row.source):
            if (placed.call, placed.path) not in state.view.markers_at(placed.seq):
                digest = placed.image.content
                text = f'[CACHED] recall_cached_content("{digest}")\npicture · {placed.image.mime}'
                part = MarkedPart(placed.seq, placed.call, placed.path, content=digest, text=text)
                yield part, placed.image


class _LongText(Struct, frozen=True):
    """A text of the window that may be cut, with its size in tokens."""

    item: HistoryItem
    block: Block
    shown: str
    tokens: int

    @property
    def seq(self) -> int:
        return self.block.origin


def _find_long_texts(state: WindowState) -> Iterator[_LongText]:
    """Yield the texts that may be cut: none that the user typed, except the last message."""
    typed = {(text.seq, text.call) for text in _other_typed_texts(state)}
    for row in state.rows:
        for block in row.blocks if isinstance(row.source, HistoryItem) else ():
            results = (part.call for part in block.message.parts if isinstance(part, ToolResult))
            if (block.origin, next(results, "")) in typed:
                continue
            if block.origin in state.kept and not _is_last_message(block.origin, state):
                continue
            if block.tokens > 2 * MIN_STRETCH_TOKENS and (shown := written_words(block.message)):
                assert isinstance(row.source, HistoryItem)
                tokens = state.weigher.count(shown)
                if tokens > 2 * MIN_STRETCH_TOKENS:
                    yield _LongText(row.source, block, shown, tokens)


def _truncate_texts(state: WindowState, texts: Iterable[_LongText]) -> Compaction | None:
    """Cut all texts longer than one common length to that length, chosen as large as possible.

    The ends of a text become its marker; its content is new if the cache does not have it yet.
    """
    excess = state.tokens - target_tokens(state)
    largest_first = sorted(texts, key=lambda text: -text.tokens)
    if excess <= 0 or not largest_first:
        return None
    max_tokens, total = MIN_STRETCH_TOKENS, 0
    for count, text in enumerate(largest_first, 1):
        total += text.tokens
        next_tokens = largest_first[count].tokens if count < len(largest_first) else 0
        if total - count * next_tokens >= excess:
            max_tokens = max(MIN_STRETCH_TOKENS, (total - excess) // count)
            break
    policy, weigher = state.policy, state.weigher
    parts: list[MarkedPart] = []
    contents: list[NewContent] = []
    for text in largest_first:
        if text.tokens <= max_tokens:
            break
        call, new_contents = "", list[NewContent]()
        results = (part for part in text.block.message.parts if isinstance(part, ToolResult))
        result = next(results, None)
        if result is not None and result.call in text.item.results:
            event = text.item.results[result.call].event
            call = event.call
            original = MarkedOriginal(
                event.content, text.shown, text.tokens, event.tool, event.what, event.cut
            )
        else:
            # if a message was cut before, the original is the full message
            message_text = written_words(item_message(text.item))
            original = MarkedOriginal(value_digest(message_text), message_text, text.tokens)
            new_contents = [NewContent(to_utf8(message_text), Origin(what="a message"))]
        is_request = text.item.is_request and not call
        cut = shorten_message if is_request else truncate_output
        shown = cut(original, max_tokens, policy=policy, weigher=weigher)
        if weigher.count(shown) < text.tokens:
            parts.append(MarkedPart(text.seq, call, "", content=original.digest, text=shown))
            contents += new_contents
    trim = _make_trim(state, parts)
    return trim and replace(trim, contents=tuple(contents), written_by=WrittenBy.TRUNCATED)
