"""Rewrites of the context by the user: undo, redo, restore, exclude, include and pin.

Nothing is deleted: going back adds an epoch, and looking at an earlier version commits nothing. An
excluded block is replaced by a marker (a summary by its `[HISTORY]` line), so that calls keep their
results and the agent can recall it; every exclusion can be undone. Pins are texts that the user
wants in every request, word for word and once, until they are unpinned. A text that the user did
not write is marked as data, and its place in the conversation only refers to the pin.
"""

from collections.abc import Iterable

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.canonical import to_utf8
from helix_desktop.context.items import HistoryItem, item_message
from helix_desktop.context.message_parts import value_digest
from helix_desktop.context.sweep import SweepCandidates
from helix_desktop.context.texts.markers import MarkedOriginal, history_line, make_marker
from helix_desktop.context.view import Epochs, redo_target, restore_epoch, undo_target
from helix_desktop.context.window_state import RewriteProposal, WindowState
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
        """Undo the newest rewrite."""
        return await self._session_window.rewind(_undone, "undo")

    async def redo(self) -> Epoch:
        """Undo the newest undo."""
        return await self._session_window.rewind(_redone, "redo")

    async def restore(self, number: int) -> Epoch:
        """Restore an earlier version of the context as a new epoch; 0 means no rewrites."""
        reason = f"back to version {number}"
        return await self._session_window.tell(
            lambda _history: restore_epoch(number, reason, chosen=True)
        )


def _undone(epochs: Epochs) -> int:
    found = undo_target(epochs)
    if found is None:
        raise EngineError("Nothing to undo: the context is the full history.")
    return found


def _redone(epochs: Epochs) -> int:
    found = redo_target(epochs)
    if found is None:
        raise EngineError("Nothing to redo.")
    return found


LEFT_OUT = RewriteProposal(Job.SWEEP, "left out by you", means=WrittenBy.PERSON)
TAKEN_BACK = RewriteProposal(Job.UNDO, "taken back by you", means=WrittenBy.PERSON)
GONE = Phrase("No longer in context.")


def block_key(block: Block) -> str:
    """Return a block's key within its session, which does not depend on its displayed form."""
    part = block.message.parts[0] if block.message.parts else None
    return f"{block.origin}:{part.call if isinstance(part, ToolResult) else ''}"


class _Found(Struct, frozen=True):
    """A block of the context and the row that contains it."""

    row: BlockRow
    block: Block
    at: int

    @property
    def call(self) -> str:
        return block_key(self.block).partition(":")[2]

    def places(self, now: WindowState) -> tuple[PartPlace, ...]:
        """Return the parts of the block that are behind markers."""
        markers = now.view.markers(self.block.origin)
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
        """Replace a block by a marker from the next request on; raise EngineError if impossible."""
        return await self._session_window.by_hand(lambda now: _left_out(now, _find(now, key)))

    async def take_back(self, key: str) -> Epoch:
        """Show a block in full again, whether the user or the policy put it behind a marker."""
        return await self._session_window.by_hand(
            lambda now: self._taken_back(now, _find(now, key))
        )

    def _taken_back(self, now: WindowState, found: _Found) -> RewriteProposal:
        if isinstance(found.row.source, Fold):
            return replace(TAKEN_BACK, folds=(self._before(found.row.source),))
        places = found.places(now)
        if not places:
            raise EngineError("Already in context in full.")
        return replace(TAKEN_BACK, unswept=places)

    def _before(self, fold: Fold) -> Fold:
        """Return a summary as it was before it was excluded."""
        epochs = self._journal.history.epochs
        for number in sorted(epochs, reverse=True):
            for each in epochs[number].folds:
                if each.covers == fold.covers and each.text != short_history_marker(each):
                    return each
        raise EngineError("Already in context in full.")


def short_history_marker(fold: Fold) -> str:
    """Return the text for an excluded summary: only how to recall the messages it covers."""
    return f"{history_line(fold.history)}\n{fold.kind.value} left out"


def _find(now: WindowState, key: str) -> _Found:
    for row in now.rows:
        for at, block in enumerate(row.blocks):
            if block_key(block) == key:
                return _Found(row, block, at)
    raise EngineError(GONE)


def _left_out(now: WindowState, found: _Found) -> RewriteProposal:
    source = found.row.source
    if isinstance(source, Fold):
        text = short_history_marker(source)
        shorter = replace(source, text=text, handover=None, observations=(), missing=())
        return replace(LEFT_OUT, folds=(shorter,))
    if now.last_typed is not None and source.seq == now.last_typed.seq:
        raise EngineError("Helix is answering this message, so it's always sent in full.")
    if found.at:
        parts = tuple(_candidates(now, found, argument=False))
        if not parts:
            raise EngineError("Already moved to the cache, or there is no result.")
        return replace(LEFT_OUT, swept=parts)
    return _message(now, found, source)


def _message(now: WindowState, found: _Found, item: HistoryItem) -> RewriteProposal:
    """Exclude the text of a message, and for a reply also its long tool arguments."""
    whole = item_message(item).text
    parts = list(_candidates(now, found, argument=True))
    contents: tuple[NewContent, ...] = ()
    if whole.strip():
        tokens = now.weigher.count(whole)
        original = MarkedOriginal(value_digest(whole), whole, tokens, what="a message")
        text = make_marker(original, now.policy, now.weigher)
        if now.weigher.count(text) < tokens:
            parts.append(SweptPart(item.seq, "", "", content=original.digest, text=text))
            contents = (NewContent(to_utf8(whole), Origin(what="a message")),)
    if not parts:
        raise EngineError("Compacting it would save nothing.")
    return replace(LEFT_OUT, swept=tuple(parts), contents=contents)


def _candidates(now: WindowState, found: _Found, *, argument: bool) -> Iterable[SweptPart]:
    known = SweepCandidates()
    for each in known.of(found.row, now.view, now.weigher):
        if each.argument != argument or (not argument and each.call != found.call):
            continue
        text, gain = known.marker(each, now.policy, now.weigher)
        if gain > 0 or each.picture:  # a picture has bytes, too
            digest = each.original.digest
            yield SweptPart(each.seq, each.call, each.path, content=digest, text=text)


LARGEST_DIVISOR = 4
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
        now = await self._session_window.look()
        history = self._journal.history
        pins = history.pins.values()
        already = next((pin for pin in pins if source and pin.source == source), None)
        if already is not None:
            return already
        pinned = [each.text for each in pins]
        if now.weigher.exceeds("\n".join([*pinned, text]), now.limits.tokens // LARGEST_DIVISOR):
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
