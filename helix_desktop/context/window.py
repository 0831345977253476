"""The window as a function of history and view: assembled block by block, and only what changed.

The inspector and the provider get the same blocks: what is shown is what is sent.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from helix_desktop.context.blocks import BlockMaker, Row, row_key
from helix_desktop.context.history import History
from helix_desktop.context.items import Item, Texts
from helix_desktop.context.view import View
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.memory import Fold, Guide, Pin
from helix_desktop.domain.message import Role, ToolSpec
from helix_desktop.domain.ports import Scales
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Account, Block, BlockKind, Window

_Pinned: TypeAlias = tuple[tuple[Guide, ...], tuple[Pin, ...]]


@value
class Prelude:
    """What stands before all history: the system prompt and the tools."""

    system: str = ""
    tools: tuple[ToolSpec, ...] = ()


@value
class Trial:
    """A window that was only worked out, and the rows it is made of."""

    rows: tuple[Row, ...]
    window: Window


@dataclass(slots=True)
class _Sums:
    """What blocks take of the budgets."""

    kinds: dict[BlockKind, int] = field(default_factory=dict)
    size: int = 0
    images: int = 0

    def take(self, blocks: Iterable[Block], sign: int = 1) -> None:
        for block in blocks:
            self.kinds[block.kind] = self.kinds.get(block.kind, 0) + sign * block.tokens
            self.size += sign * block.size
            self.images += sign * block.images

    def with_blocks(self, blocks: Iterable[Block]) -> Account:
        more = _Sums(dict(self.kinds), self.size, self.images)
        more.take(blocks)
        pairs = tuple((kind, more.kinds[kind]) for kind in BlockKind if more.kinds.get(kind))
        return Account(pairs, more.size, more.images)


class Assembler:
    """Builds the windows of one session. `rows` are those of the window built last."""

    def __init__(self, scales: Scales, prelude: Prelude) -> None:
        self.rows: list[Row] = []
        self._tried: list[Row] = []
        """Of the last trial: if it is committed, they are used again."""
        self._maker = BlockMaker(scales)
        self._prelude = prelude
        self._prefixes: dict[_Pinned, tuple[Block, ...]] = {}
        """The newest two: of the window as it is and of one that is tried out."""
        self._view: View | None = None
        self._seen = 0
        self._sums = _Sums()
        self._blocks: list[Block] = []
        self.last = Window((), Account((), 0))
        """The window built last."""

    def window(self, history: History, texts: Texts) -> Window:
        """The window under the history's own view."""
        changed = history.changes[self._seen :]
        if self._view is not history.view:
            self._rebuild(history, texts)
        elif changed:
            self._regrow(history, min(changed), texts)
        self._seen = len(history.changes)
        before = self._before(history, history.view, self.rows)
        account = self._sums.with_blocks(before)
        self.last = Window((*before, *self._blocks), account, history.view.number)
        return self.last

    def trial(self, view: View, history: History, texts: Texts) -> Trial:
        """Rows and window as they would be under another view; the window stays what it is."""
        rows = self._rows(view, history, texts)
        self._tried = rows
        before = self._before(history, view, rows)
        blocks = tuple(block for row in rows for block in row.blocks)
        account = _Sums().with_blocks((*before, *blocks))
        return Trial(tuple(rows), Window((*before, *blocks), account, view.number))

    def wanted(self, history: History, view: View | None = None) -> tuple[Digest, ...]:
        """The contents that the next window (or that of a view) shows whole and has no block of."""
        shown = view or history.view
        known = {row.key for row in self.rows}
        found: dict[Digest, None] = {}
        for item in self._unbuilt(history, shown):
            if row_key(item, shown) in known:
                continue
            for returned in item.outputs():
                if not shown.markers(returned.seq):
                    found[returned.shown] = None
        return tuple(found)

    def _unbuilt(self, history: History, view: View) -> Sequence[Item]:
        """The items that may have to be built for the window of a view."""
        if view is not self._view:
            return [item for item in history.standing(view) if isinstance(item, Item)]
        changed = history.changes[self._seen :]
        # everything behind the oldest change is built again with it
        items = history.items[min(changed) :] if changed else []
        return [item for item in items if not view.covers(item.seq)]

    def _rebuild(self, history: History, texts: Texts) -> None:
        rows = self._rows(history.view, history, texts)
        self._view = history.view
        self.rows, self._blocks, self._sums = [], [], _Sums()
        for row in rows:
            self._push(row)

    def _rows(self, view: View, history: History, texts: Texts) -> list[Row]:
        """All rows of a view; those that look as before are used again."""
        known = {row.key: row for row in (*self._tried, *self.rows)}
        return [
            known.get(row_key(source, view)) or self._maker.row(source, view, texts)
            for source in history.standing(view)
        ]

    def _regrow(self, history: History, index: int, texts: Texts) -> None:
        """Rows from one item on, made anew; what is before them stays."""
        known = {}
        first = history.items[index].seq
        if any(fold.first >= first for fold in history.view.folds):
            # an older output was shown differently: the folds behind it stand as they are
            self._rebuild(history, texts)
            return
        while self.rows and _begins(self.rows[-1].source) >= first:
            last = self.rows.pop()
            del self._blocks[len(self._blocks) - len(last.blocks) :]
            self._sums.take(last.blocks, -1)
            known[last.key] = last
        for source in history.standing(history.view, first):
            row = known.get(row_key(source, history.view))
            self._push(row or self._maker.row(source, history.view, texts))

    def _push(self, row: Row) -> None:
        self.rows.append(row)
        self._blocks.extend(row.blocks)
        self._sums.take(row.blocks)

    def _before(self, history: History, view: View, rows: Sequence[Row]) -> tuple[Block, ...]:
        """System prompt, tools, guides and pins; made again only when these change."""
        prefix = self._fixed(history, view)
        return (*prefix, self._maker.opening()) if _headless(rows) else prefix

    def _fixed(self, history: History, view: View) -> tuple[Block, ...]:
        pinned = history.guiding.pinned(view), tuple(history.pins.values())
        if pinned not in self._prefixes:
            while len(self._prefixes) > 1:
                self._prefixes.pop(next(iter(self._prefixes)))
            self._prefixes[pinned] = tuple(self._made(*pinned))
        return self._prefixes[pinned]

    def _made(self, guides: tuple[Guide, ...], pins: tuple[Pin, ...]) -> Iterator[Block]:
        system, tools = self._prelude.system, self._prelude.tools
        if system.strip():
            yield self._maker.system(system)
        if tools:
            yield self._maker.tools(tools)
        yield from (self._maker.guide(guide) for guide in guides if guide.text.strip())
        yield from (self._maker.pin(pin) for pin in pins if pin.text.strip())


def assemble(history: History, prelude: Prelude, *, scales: Scales, texts: Texts) -> Window:
    """The window from nothing: what an assembler that has grown with the history gives, too."""
    return Assembler(scales, prelude).window(history, texts)


def _headless(rows: Sequence[Row]) -> bool:
    """Whether the agent seems to speak first, because what it was asked is damaged."""
    for row in rows:
        role = row.blocks[0].message.role
        if role is not Role.SYSTEM:
            return role is Role.ASSISTANT
    return False


def _begins(source: Item | Fold) -> int:
    return source.seq if isinstance(source, Item) else source.first


def shared(before: Window | None, window: Window) -> int:
    """How many blocks two windows begin with together."""
    count = 0
    for one, other in zip(before.blocks if before else (), window.blocks, strict=False):
        if one is not other and one.digest != other.digest:
            break
        count += 1
    return count
