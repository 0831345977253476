"""The rows of a window with all their blocks and sums: what is put on and taken off costs its own.

A window of ten thousand messages is not summed up again because one more came.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from helix_desktop.context.blocks import Row
from helix_desktop.domain.window import Account, Block, BlockKind


@dataclass(slots=True)
class Sums:
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
        more = Sums(dict(self.kinds), self.size, self.images)
        more.take(blocks)
        pairs = tuple((kind, more.kinds[kind]) for kind in BlockKind if more.kinds.get(kind))
        return Account(pairs, more.size, more.images)


@dataclass(slots=True)
class Stack:
    """Rows from the first to the newest."""

    rows: list[Row] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)

    def push(self, row: Row) -> None:
        self.rows.append(row)
        self.blocks.extend(row.blocks)
        self.sums.take(row.blocks)

    def pop(self) -> Row:
        last = self.rows.pop()
        del self.blocks[len(self.blocks) - len(last.blocks) :]
        self.sums.take(last.blocks, -1)
        return last
