"""Rewrites of the context by the user: undo, redo, restore, exclude, include and pin.

Nothing is deleted: going back adds an epoch, and looking at an earlier version commits nothing. An
excluded block is in no request, and no later summary is made from it. Calls and results need each
other: an excluded result keeps a line that says so, and of an excluded reply the calls stay, with
that line in place of long arguments. Every exclusion can be undone, byte for byte. Pins are texts
that the user wants in every request, word for word and once, until they are unpinned. A text that
the user did not write is marked as data, and its place in the conversation only refers to the pin.
"""

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.canonical_messages import to_utf8
from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import item_message
from helix_desktop.context.inspection import PINNED
from helix_desktop.context.message_parts import (
    PlacedImage,
    find_long_arguments,
    find_pictures,
    result_pictures,
    value_digest,
)
from helix_desktop.context.texts.placeholders import EXCLUDED
from helix_desktop.context.window_view import (
    Epochs,
    effective_rewrite,
    is_left_out,
    redo_target,
    restore_epoch,
    undo_target,
)
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.context_window.block import Block
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    Fold,
    Job,
    PartPlace,
    Pin,
    PinKind,
    SweptPart,
    WrittenBy,
)
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Pinned, Unpinned
from helix_desktop.domain.messages import ToolResult
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow


class WindowUndo:
    """Undo and redo of one session."""

    def __init__(self, session_window: SessionWindow) -> None:
        self._session_window = session_window

    async def undo(self) -> Epoch:
        return await self._session_window.rewind(_undo_number, "undo")

    async def redo(self) -> Epoch:
        return await self._session_window.rewind(_redo_number, "redo")

    async def restore(self, number: int) -> Epoch:
        """Restore an earlier version of the context as a new epoch; 0 means no rewrites."""
        reason = f"back to version {number}"
        return await self._session_window.tell(
            lambda _history: restore_epoch(number, reason, chosen=True)
        )


def _undo_number(epochs: Epochs) -> int:
    newest = epochs.get(effective_rewrite(max(epochs, default=0), epochs))
    if newest is not None and newest.is_rewind:
        raise EngineError(
            "The last change is a rewind, which also changed files.",
            "Choose “Redo what the rewind took back”, or rewind again.",
        )
    target = undo_target(epochs)
    if target is None:
        raise EngineError("Nothing to undo: the context is the full history.")
    return target


def _redo_number(epochs: Epochs) -> int:
    target = redo_target(epochs)
    if target is None:
        raise EngineError("Nothing to redo.")
    return target


LEFT_OUT = Compaction(Job.MARKERS, "left out by you", written_by=WrittenBy.PERSON)
INCLUDED_AGAIN = Compaction(Job.UNDO, "taken back by you", written_by=WrittenBy.PERSON)
NOT_IN_CONTEXT = Phrase("No longer in context.")


def block_key(block: Block) -> str:
    """Return a block's key within its session, which does not depend on its displayed form."""
    part = block.message.parts[0] if block.message.parts else None
    return f"{block.origin}:{part.call if isinstance(part, ToolResult) else ''}"


class _PlacedBlock(Struct, frozen=True):
    """A block of the context and the row that contains it."""

    row: BlockRow
    block: Block
    at: int

    @property
    def call(self) -> str:
        return block_key(self.block).partition(":")[2]

    def places(self, state: WindowState) -> tuple[PartPlace, ...]:
        """Return the parts of the block that are behind markers."""
        markers = state.view.markers_at(self.block.origin)
        return tuple(
            PartPlace(part.seq, part.call, part.path)
            for part in markers.values()
            if not self.at or part.call == self.call
        )


class BlockExclusion:
    """Exclusion and inclusion of one session's blocks by the user."""

    def __init__(self, journal: SessionJournal, session_window: SessionWindow) -> None:
        self._journal = journal
        self._session_window = session_window

    async def leave_out(self, key: str) -> Epoch:
        """Exclude a block from the next request on; raise EngineError if that is impossible."""
        return await self._session_window.by_hand(
            lambda state: self._exclude(state, _find(state, key))
        )

    async def take_back(self, key: str) -> Epoch:
        """Show a block in full again, whether the user or the policy put it behind a marker."""
        return await self._session_window.by_hand(
            lambda state: self._include_again(state, _find(state, key))
        )

    def _exclude(self, state: WindowState, target: _PlacedBlock) -> Compaction:
        pins = self._journal.history.pins.values()
        if target.block.origin in {pin.source for pin in pins}:
            raise EngineError(PINNED)
        return _exclude(state, target)

    def _include_again(self, state: WindowState, target: _PlacedBlock) -> Compaction:
        if isinstance(target.row.source, Fold):
            return replace(INCLUDED_AGAIN, texts=(self._before(target.row.source),))
        places = target.places(state)
        if not places:
            raise EngineError("Already in context in full.")
        return replace(INCLUDED_AGAIN, unswept=places)

    def _before(self, fold: Fold) -> Fold:
        """Return a summary as it was before it was excluded."""
        epochs = self._journal.history.epochs
        for number in sorted(epochs, reverse=True):
            for fold_ in epochs[number].folds:
                if fold_.covers == fold.covers and not is_left_out(epochs[number]):
                    return fold_
        raise EngineError("Already in context in full.")


def _find(state: WindowState, key: str) -> _PlacedBlock:
    for row in state.rows:
        for at, block in enumerate(row.blocks):
            if block_key(block) == key:
                return _PlacedBlock(row, block, at)
    raise EngineError(NOT_IN_CONTEXT)


def _exclude(state: WindowState, target: _PlacedBlock) -> Compaction:
    source = target.row.source
    if isinstance(source, Fold):
        excluded = replace(source, text="", handover=None, observations=(), missing=())
        return replace(LEFT_OUT, texts=(excluded,))
    if state.last_typed is not None and source.seq == state.last_typed.seq:
        raise EngineError("Helix is answering this message, so it's always sent in full.")
    if not target.at:
        # exclude a message; of a reply, the calls stay without their long arguments
        parts = [_picture(picture) for picture in find_pictures(source) if not picture.call]
        for call in source.calls:
            for path, text in find_long_arguments(call.arguments):
                content = value_digest(text)
                parts.append(SweptPart(source.seq, call.id, path, content=content, text=EXCLUDED))
        words = item_message(source).text
        contents: tuple[NewContent, ...] = ()
        if words.strip() or not source.calls:
            contents = (NewContent(to_utf8(words), Origin(what="a message")),)
            parts.append(SweptPart(source.seq, "", "", content=value_digest(words), text=""))
        if not parts:
            raise EngineError("Only calls, which their results need. Exclude the results instead.")
        return replace(LEFT_OUT, parts=tuple(parts), contents=contents)
    returned = source.results.get(target.call)
    if returned is None:
        raise EngineError("There is no result to exclude.")
    output = SweptPart(returned.seq, target.call, "", content=returned.event.content, text=EXCLUDED)
    return replace(LEFT_OUT, parts=(output, *map(_picture, result_pictures(returned))))


def _picture(picture: PlacedImage) -> SweptPart:
    return SweptPart(
        picture.seq, picture.call, picture.path, content=picture.image.content, text=""
    )


MAX_SHARE_DIVISOR = 4
"""Divisor of a request's limit: all pins together take at most a quarter of it."""


class SessionPins:
    """The pins of one session."""

    def __init__(
        self, journal: SessionJournal, session_window: SessionWindow, deps: SessionDeps
    ) -> None:
        self._journal = journal
        self._session_window = session_window
        self._deps = deps
        self._newest = 0

    async def pin(self, text: str, kind: PinKind = PinKind.FACT, *, source: int = 0) -> Pin:
        """Pin a text; `source` is the event that contains it, 0 for the user's own words."""
        if not text.strip():
            raise EngineError("Nothing to pin.")
        state = await self._session_window.look()
        history = self._journal.history
        pins = history.pins.values()
        already = next((pin for pin in pins if source and pin.source == source), None)
        if already is not None:
            return already
        pinned = [pin_.text for pin_ in pins]
        if state.weigher.exceeds(
            "\n".join([*pinned, text]), state.limits.tokens // MAX_SHARE_DIVISOR
        ):
            raise EngineError(
                "Pinned blocks would take more than a quarter of every request.",
                "Pin less, or unpin something else first.",
            )
        self._newest = max(self._newest, self._journal.history.seq) + 1
        pin = Pin(f"pin-{self._newest}", kind, text, source, history.mark_of(source))
        await self._journal.record([Pinned(self._deps.clock.now(), pin)])
        return pin

    async def unpin(self, name: str) -> None:
        if name not in self._journal.history.pins:
            raise EngineError("Not pinned.")
        await self._journal.record([Unpinned(self._deps.clock.now(), name)])
