"""*Exclude from context* and *Include in full*: records the user's choice for a block.

An excluded block is in no request, and no later summary is made from it. Calls and results need
each other: an excluded result keeps a line that says so, and of an excluded reply the calls stay,
with that line in place of long arguments. Every exclusion can be undone, byte for byte.
"""

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import item_message
from helix_desktop.context.inspection import PINNED_FIRST
from helix_desktop.context.message_parts import (
    PlacedImage,
    find_long_arguments,
    find_pictures,
    result_pictures,
    value_digest,
)
from helix_desktop.context.texts.placeholders import EXCLUDED
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.context_window.block import Block
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    Fold,
    Job,
    MarkedPart,
    PartPlace,
    RewriteSort,
    WrittenBy,
)
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.messages import ToolResult
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow

EXCLUDED_BY_USER = Compaction(Job.MARKERS, "left out by you", written_by=WrittenBy.USER)
INCLUDED_BY_USER = Compaction(Job.UNDO, "taken back by you", written_by=WrittenBy.USER)
NOT_IN_CONTEXT = Phrase("No longer in context.")


def block_key(block: Block) -> str:
    """Return a block's key within its session, which does not depend on its displayed form."""
    part = block.message.parts[0] if block.message.parts else None
    return f"{block.origin}:{part.call if isinstance(part, ToolResult) else ''}"


class _PlacedBlock(Struct, frozen=True):
    """A block of the context and the row that contains it."""

    row: BlockRow
    block: Block
    index: int

    @property
    def call(self) -> str:
        return block_key(self.block).partition(":")[2]

    def places(self, state: WindowState) -> tuple[PartPlace, ...]:
        """Return the parts of the block that are behind markers."""
        markers = state.view.markers_at(self.block.origin)
        return tuple(
            PartPlace(part.seq, part.call, part.path)
            for part in markers.values()
            if not self.index or part.call == self.call
        )


class BlockExclusion:
    """Exclusion and inclusion of one session's blocks by the user."""

    def __init__(self, journal: SessionJournal, session_window: SessionWindow) -> None:
        self._journal = journal
        self._session_window = session_window

    async def exclude(self, key: str) -> Epoch:
        """Exclude a block from the next request on; raise EngineError if that is impossible."""
        return await self._session_window.rewrite_by_hand(
            lambda state: self._exclude(state, _find_block(state, key))
        )

    async def include(self, key: str) -> Epoch:
        """Show a block in full again, whether the user or the policy put it behind a marker."""
        return await self._session_window.rewrite_by_hand(
            lambda state: self._make_inclusion(state, _find_block(state, key))
        )

    def _exclude(self, state: WindowState, target: _PlacedBlock) -> Compaction:
        """Return the compaction that leaves a block out of the context."""
        pins = self._journal.history.pins.values()
        if target.block.origin in {pin.source for pin in pins}:
            raise EngineError(PINNED_FIRST)
        source = target.row.source
        if isinstance(source, Fold):
            excluded = replace(source, text="", handover=None, observations=(), missing=())
            return replace(EXCLUDED_BY_USER, folds=(excluded,))
        if state.last_request is not None and source.seq == state.last_request.seq:
            raise EngineError("Helix is answering this message, so it's always sent in full.")
        if not target.index:
            # exclude a message; of a reply, the calls stay without their long arguments
            parts = [
                _excluded_picture(picture) for picture in find_pictures(source) if not picture.call
            ]
            for call in source.calls:
                for path, text in find_long_arguments(call.arguments):
                    content = value_digest(text)
                    parts.append(
                        MarkedPart(source.seq, call.id, path, content=content, text=EXCLUDED)
                    )
            words = item_message(source).text
            contents: tuple[NewContent, ...] = ()
            if words.strip() or not source.calls:
                contents = (NewContent(to_utf8(words), Origin(what="a message")),)
                parts.append(MarkedPart(source.seq, "", "", content=value_digest(words), text=""))
            if not parts:
                raise EngineError(
                    "Only calls, which their results need. Exclude the results instead."
                )
            return replace(EXCLUDED_BY_USER, parts=tuple(parts), contents=contents)
        returned = source.results.get(target.call)
        if returned is None:
            raise EngineError("There is no result to exclude.")
        output = MarkedPart(
            returned.seq, target.call, "", content=returned.event.content, text=EXCLUDED
        )
        return replace(
            EXCLUDED_BY_USER, parts=(output, *map(_excluded_picture, result_pictures(returned)))
        )

    def _make_inclusion(self, state: WindowState, target: _PlacedBlock) -> Compaction:
        source = target.row.source
        if isinstance(source, Fold):
            # the summary as it was before it was excluded
            epochs = self._journal.history.epochs
            for number in sorted(epochs, reverse=True):
                for fold in epochs[number].folds:
                    is_excluded = epochs[number].sort is RewriteSort.EXCLUSION
                    if fold.covers == source.covers and not is_excluded:
                        return replace(INCLUDED_BY_USER, folds=(fold,))
        elif places := target.places(state):
            return replace(INCLUDED_BY_USER, unmarked=places)
        raise EngineError("Already in context in full.")


def _find_block(state: WindowState, key: str) -> _PlacedBlock:
    for row in state.rows:
        for index, block in enumerate(row.blocks):
            if block_key(block) == key:
                return _PlacedBlock(row, block, index)
    raise EngineError(NOT_IN_CONTEXT)


def _excluded_picture(picture: PlacedImage) -> MarkedPart:
    return MarkedPart(
        picture.seq, picture.call, picture.path, content=picture.image.content, text=""
    )
