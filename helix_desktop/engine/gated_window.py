"""The next context while outputs are held at the gate, as the model would see it.

The journal has a held output in full. Until its form is decided, its preview, or the form chosen so
far, stands in for it.
"""

from collections.abc import Mapping

from helix_desktop.context.blocks import BlockBuilder, BlockRow
from helix_desktop.context.items import result_message
from helix_desktop.context.window_state import WindowState
from helix_desktop.domain.context_window.block import BlockKind, ContextWindow, WindowAccount
from helix_desktop.domain.context_window.rewrites import Fold
from helix_desktop.domain.value import replace
from helix_desktop.engine.output_gate import HeldOutput


def window_at_gate(now: WindowState, held: Mapping[str, HeldOutput]) -> WindowState:
    """Return the context with the current form of each held output, by call."""
    if not held:
        return now
    maker = BlockBuilder(now.weigher)
    rows = tuple(_row(row, held, maker) for row in now.rows)
    had, account = now.window.blocks, now.window.account
    before = had[: len(had) - sum(len(row.blocks) for row in now.rows)]
    blocks = (*before, *(block for row in rows for block in row.blocks))
    kinds = dict(account.by_kind)
    for was, block in zip(had, blocks, strict=True):
        kinds[was.kind] += block.tokens - was.tokens
    size = account.size + sum(block.size for block in blocks) - sum(block.size for block in had)
    counted = WindowAccount(tuple(kinds.items()), size, account.images)
    return replace(now, rows=rows, window=ContextWindow(blocks, counted, now.window.epoch))


def _row(row: BlockRow, held: Mapping[str, HeldOutput], maker: BlockBuilder) -> BlockRow:
    source = row.source
    if isinstance(source, Fold) or not any(call.id in held for call in source.calls):
        return row
    said, *outputs = row.blocks
    blocks = [said]
    for call, block in zip(source.calls, outputs, strict=True):
        each, returned = held.get(call.id), source.results.get(call.id)
        if each is not None and returned is not None and block.kind is BlockKind.RAW:
            blocks.append(maker.shown_as(block, result_message(call, returned, each.seen)))
        else:
            blocks.append(block)
    return replace(row, blocks=tuple(blocks), tokens=sum(block.tokens for block in blocks))
