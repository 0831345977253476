"""Assembles a request's context window from history and view; rebuilds only changed rows.

The inspector and the provider get the same blocks, so that the shown request is the sent request.
Sums are updated with each row, so that a window of ten thousand messages is not summed up again for
one new message. A long window is built in slices, so that the caller can do other work in between.
"""

from collections.abc import Generator, Iterable, Sequence
from typing import TypeAlias, TypeVar

from msgspec import Struct, field

from helix_desktop.context.blocks import BlockBuilder, BlockRow, count_equal, row_key
from helix_desktop.context.history import History
from helix_desktop.context.history_items import HistoryItem, Texts
from helix_desktop.context.window_view import WindowView
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import Block, BlockKind, ContextWindow, WindowAccount
from helix_desktop.domain.context_window.rewrites import Fold, Guide, Pin
from helix_desktop.domain.messages import Role, ToolSpec
from helix_desktop.domain.ports import MessageWeigher


class BlockSums(Struct):
    """The sums of blocks: tokens by kind, bytes, and images."""

    kinds: dict[BlockKind, int] = field(default_factory=dict)
    size: int = 0
    images: int = 0

    def take(self, blocks: Iterable[Block], sign: int = 1) -> None:
        for block in blocks:
            self.kinds[block.kind] = self.kinds.get(block.kind, 0) + sign * block.tokens
            self.size += sign * block.size
            self.images += sign * block.images

    def with_blocks(self, blocks: Iterable[Block]) -> WindowAccount:
        sums = BlockSums(dict(self.kinds), self.size, self.images)
        sums.take(blocks)
        pairs = tuple((kind, sums.kinds[kind]) for kind in BlockKind if sums.kinds.get(kind))
        return WindowAccount(pairs, sums.size, sums.images)


class RowStack(Struct):
    """The rows of a window in order, with all their blocks and sums.

    Adding or removing a row costs only that row.
    """

    rows: list[BlockRow] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    sums: BlockSums = field(default_factory=BlockSums)

    def push(self, row: BlockRow) -> None:
        self.rows.append(row)
        self.blocks.extend(row.blocks)
        self.sums.take(row.blocks)

    def pop(self) -> BlockRow:
        last = self.rows.pop()
        del self.blocks[len(self.blocks) - len(last.blocks) :]
        self.sums.take(last.blocks, -1)
        return last

    def copy(self) -> "RowStack":
        sums = BlockSums(dict(self.sums.kinds), self.sums.size, self.sums.images)
        return RowStack(list(self.rows), list(self.blocks), sums)


T = TypeVar("T")
Slices: TypeAlias = Generator[None, None, T]
"""Work that pauses about every tenth of a millisecond and returns a result."""
ROWS_PER_SLICE = 32
"""The number of rows looked up between two pauses."""

_Known: TypeAlias = dict[int, list[BlockRow]]
"""Rows by their first event.

Row keys are compared, not hashed, because hashing would take longer.
"""
_Pinned: TypeAlias = tuple[tuple[Guide, ...], tuple[Pin, ...]]


class SystemPrefix(Struct, frozen=True):
    """The content before all history: the system prompt and the tools."""

    system: str = ""
    tools: tuple[ToolSpec, ...] = ()


class TrialWindow(Struct, frozen=True):
    """A window that was built to try something out, with its rows."""

    rows: tuple[BlockRow, ...]
    window: ContextWindow


class _BuiltRows(Struct):
    """The rows of a view. `seen` is the number of history changes that they include."""

    view: WindowView
    seen: int
    stack: RowStack = field(default_factory=RowStack)

    def is_of(self, view: WindowView) -> bool:
        return self.view.folds == view.folds and self.view.markers == view.markers


class WindowAssembler:
    """Builds the windows of one session."""

    def __init__(self, weigher: MessageWeigher, prefix: SystemPrefix) -> None:
        self._current = RowStack()
        self._last_trial: _BuiltRows | None = None
        """The last trial, which becomes the window if it is committed."""
        self._previous_build: _BuiltRows | None = None
        """The rows before the last rewrite, kept because an undo usually follows soon."""
        self._builder = BlockBuilder(weigher)
        self._prefix = prefix
        self._prefixes: dict[_Pinned, tuple[Block, ...]] = {}
        """The newest two: for the current window and for a trial."""
        self._view: WindowView | None = None
        self._changes_seen = 0
        self.last = ContextWindow((), WindowAccount((), 0))
        """The last window built."""
        self._rows: tuple[BlockRow, ...] = ()
        self._last_before: tuple[Block, ...] | None = None
        """The blocks of the last window before its rows; None while its rows have changed."""

    @property
    def rows(self) -> tuple[BlockRow, ...]:
        """The rows of the last window built."""
        return self._rows

    def is_current(self, history: History) -> bool:
        """Whether the next window consists of the last window, or of a trial, plus new rows."""
        was_tried = self._last_trial is not None and self._last_trial.is_of(history.view)
        return self._view is history.view or was_tried

    def window(self, history: History, texts: Texts) -> ContextWindow:
        """Return the window under the history's own view."""
        if self._view is not history.view:
            self._last_before = None
            self._switch_view(history, texts)
        elif changed := history.changes[self._changes_seen :]:
            self._last_before = None
            first = history.items[min(changed)].seq
            self._rebuild_from(history, min(changed), texts, known_rows=self._rows_by_start(first))
        self._changes_seen = len(history.changes)
        prefix = self._prefix_blocks(history, history.view, self._current.rows)
        if prefix is not self._last_before:
            account = self._current.sums.with_blocks(prefix)
            self.last = ContextWindow(
                (*prefix, *self._current.blocks), account, history.view.number
            )
            self._rows, self._last_before = tuple(self._current.rows), prefix
        return self.last

    def trial(self, view: WindowView, history: History, texts: Texts) -> TrialWindow:
        """Return rows and window under another view, without changing the current window."""
        return drain(self.trial_slices(view, history, texts))

    def trial_slices(self, view: WindowView, history: History, texts: Texts) -> Slices[TrialWindow]:
        """Do the same as `trial`, in slices. KeyError: a content that was not loaded arrived."""
        built, first = self._start_trial(view, history)
        known_rows = self._rows_by_start(first)
        for count, source in enumerate(history.shown_items(view, first)):
            row = _find_same_row(known_rows, source, view)
            if row is None or not count % ROWS_PER_SLICE:
                yield
            built.stack.push(row or self._builder.row(source, view, texts))
        self._last_trial = built
        prefix = self._prefix_blocks(history, view, built.stack.rows)
        account = built.stack.sums.with_blocks(prefix)
        window = ContextWindow((*prefix, *built.stack.blocks), account, view.number)
        return TrialWindow(tuple(built.stack.rows), window)

    def needed_contents(self, history: History) -> tuple[Digest, ...]:
        """Return the contents that the next window needs for missing blocks."""
        return drain(self.needed_contents_slices(history, history.view))

    def needed_contents_slices(
        self, history: History, view: WindowView
    ) -> Slices[tuple[Digest, ...]]:
        """Do the same as `needed_contents` for the window of a view, in slices."""
        # everything after the oldest change is built again with it
        changed: Sequence[int] | None = None
        if view is self._view:
            changed = history.changes[self._changes_seen :]
        elif view is history.view and self._last_trial and self._last_trial.is_of(view):
            changed = history.changes[self._last_trial.seen :]
        if changed is None:
            _, index = self._known_beginning(view, history)
            first = history.items[index].seq if index < len(history.items) else history.seq + 1
            shown = history.shown_items(view, first)
            items = [item for item in shown if isinstance(item, HistoryItem)]
        else:
            newest = history.items[min(changed) :] if changed else []
            items = [item for item in newest if not view.covers(item.seq)]
        known_rows = self._rows_by_start(items[0].seq) if items else {}
        digests: dict[Digest, None] = {}
        for count, item in enumerate(items):
            if not count % ROWS_PER_SLICE:
                yield
            if _find_same_row(known_rows, item, view):
                continue
            for returned in item.outputs():
                if (returned.event.call, "") not in view.markers_at(returned.seq):
                    digests[returned.shown] = None
        return tuple(digests)

    def _rows_by_start(self, first: int = 0) -> _Known:
        """Return the available rows from an event on. The cost is proportional to their number."""
        rows_by_start: _Known = {}
        other_rows = [
            built.stack.rows for built in (self._last_trial, self._previous_build) if built
        ]
        for rows in (self._current.rows, *other_rows):
            for row in reversed(rows):
                start = _first_event(row.source)
                if start < first:
                    break
                rows_by_start.setdefault(start, []).append(row)
        return rows_by_start

    def _start_trial(self, view: WindowView, history: History) -> tuple[_BuiltRows, int]:
        """Return the beginning of a trial, and the event from which rows are missing."""
        built = _BuiltRows(view, len(history.changes))
        base, index = self._known_beginning(view, history)
        if base is None:
            return built, 0
        first = history.items[index].seq if index < len(history.items) else history.seq + 1
        if any(fold.first >= first for fold in view.folds):
            return built, 0
        built.stack = base.stack.copy()
        while built.stack.rows and _first_event(built.stack.rows[-1].source) >= first:
            built.stack.pop()
        return built, first

    def _known_beginning(self, view: WindowView, history: History) -> tuple[_BuiltRows | None, int]:
        """Return rows that begin like those of a view, and the index of the first item that
        differs.
        """
        build, markers = self._previous_build, set[int]()
        if build is None or not build.is_of(view):
            if self._view is None or self._view.folds != view.folds:
                return None, 0
            # without new folds, everything before the first different marker stays as it is
            build = _BuiltRows(self._view, self._changes_seen, self._current)
            old, new = build.view.markers, view.markers
            markers = set(old.keys() - new.keys())
            for seq, parts in new.items():
                parts_before = old.get(seq)
                if parts_before is not parts and parts_before != parts:
                    markers.add(seq)
        changed = (*history.changes[build.seen :], *map(history.owner_index, markers))
        return build, max(0, min(changed, default=len(history.items)))

    def _switch_view(self, history: History, texts: Texts) -> None:
        """Change to another view, usually one that was tried out just before."""
        built = self._last_trial
        changed = history.changes[built.seen :] if built else []
        if (
            built is None
            or not built.is_of(history.view)
            or (
                # rows before a new fold can't be reused
                changed and _is_before_fold(history, history.items[min(changed)].seq)
            )
        ):
            self.trial(history.view, history, texts)
        built = self._last_trial
        if built is None:
            return
        changed = history.changes[built.seen :]
        # rows that the trial shares are known, too, so they are looked up before the trial is used
        first = history.items[min(changed)].seq if changed else 0
        known_rows = self._rows_by_start(first) if changed else {}
        self._last_trial = None
        self._previous_build = (
            _BuiltRows(self._view, self._changes_seen, self._current)
            if self._view is not None
            else None
        )
        self._current, self._view = built.stack, history.view
        if changed:
            self._rebuild_from(history, min(changed), texts, known_rows=known_rows)

    def _rebuild_from(
        self, history: History, index: int, texts: Texts, *, known_rows: _Known
    ) -> None:
        """Rebuild the rows from one item on; `known_rows` has what `needed_contents` used."""
        first = history.items[index].seq
        if _is_before_fold(history, first):
            # an older output is shown differently; the folds after it stay the same
            self.trial(history.view, history, texts)
            self._switch_view(history, texts)
            return
        while self._current.rows and _first_event(self._current.rows[-1].source) >= first:
            self._current.pop()
        for source in history.shown_items(history.view, first):
            row = _find_same_row(known_rows, source, history.view)
            self._current.push(row or self._builder.row(source, history.view, texts))

    def _prefix_blocks(
        self, history: History, view: WindowView, rows: Sequence[BlockRow]
    ) -> tuple[Block, ...]:
        """Return the blocks of system prompt, tools, guides, and pins.

        They are rebuilt only when these change.
        """
        pins = history.shown_pins(view)
        pinned = history.guide_history.pinned_guides(view), pins
        if pinned not in self._prefixes:
            while len(self._prefixes) > 1:
                self._prefixes.pop(next(iter(self._prefixes)))
            blocks = self._builder.prefix_blocks(self._prefix.system, self._prefix.tools)
            self._prefixes[pinned] = (*blocks, *self._builder.pinned_blocks(*pinned))
        prefix = self._prefixes[pinned]
        roles = (row.blocks[0].message.role for row in rows if row.blocks[0].is_sent)
        first_role = next((role for role in roles if role is not Role.SYSTEM), None)
        if first_role is not Role.ASSISTANT:
            return prefix
        # the agent would speak first, because the user's first message is damaged or excluded
        return (*prefix, self._builder.opening_block(excluded=not rows[0].blocks[0].is_sent))


def _is_before_fold(history: History, first: int) -> bool:
    return any(fold.first >= first for fold in history.view.folds)


def drain(slices: Slices[T]) -> T:
    """Run all slices at once and return the result."""
    while True:
        try:
            next(slices)
        except StopIteration as done:
            result: T = done.value
            return result


def assemble_window(
    history: History, prefix: SystemPrefix, *, weigher: MessageWeigher, texts: Texts
) -> ContextWindow:
    """Build a window from scratch.

    The result equals that of an assembler that grew with the history.
    """
    return WindowAssembler(weigher, prefix).window(history, texts)


def _find_same_row(
    known_rows: _Known, source: HistoryItem | Fold, view: WindowView
) -> BlockRow | None:
    """Return a known row of the same appearance, if any."""
    rows = known_rows.get(_first_event(source))
    if not rows:
        return None
    key = row_key(source, view)
    return next((row for row in rows if row.key == key), None)


def _first_event(source: HistoryItem | Fold) -> int:
    return source.seq if isinstance(source, HistoryItem) else source.first


def count_shared(before: Sequence[Block], after: Sequence[Block]) -> int:
    """Return the number of equal blocks at the beginning of two windows."""
    count, stop = 0, min(len(before), len(after))
    while True:
        # whole slices are compared at once, which is faster than block by block
        count = start = count_equal(before, after, start=count)
        for block_before, block_after in zip(before[start:stop], after[start:stop], strict=True):
            # all blocks differ if they were counted again, such as for another model
            if block_before is block_after or block_before.digest != block_after.digest:
                break
            count += 1
        if count == start:
            return count
