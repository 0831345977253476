"""Leaving blocks of the window out by hand, and taking them back: rewrites like any other.

What is left out stands behind a marker (a summary behind its `[HISTORY]`), so that calls keep their
results and the agent can recall it. Nothing is removed, and each of it can be undone.
"""

from collections.abc import Iterable
from dataclasses import replace

from helix_desktop.context.blocks import Row
from helix_desktop.context.candidates import Candidates
from helix_desktop.context.items import Item, spoken
from helix_desktop.context.parts import value_digest
from helix_desktop.context.proposal import Proposal
from helix_desktop.context.situation import Situation
from helix_desktop.context.texts.markers import Original, history_line, marker
from helix_desktop.context.wire import utf8
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.memory import Epoch, Fold, Job, Means, Place, Swept
from helix_desktop.domain.message import ToolResult
from helix_desktop.domain.values import value
from helix_desktop.domain.window import Block
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.keeper import Keeper

LEFT_OUT = "left out by you"
TAKEN_BACK = "taken back by you"
GONE = "That is not in the window any more."


def key_of(block: Block) -> str:
    """Names a block of the history within its session, however it is shown."""
    part = block.message.parts[0] if block.message.parts else None
    return f"{block.origin}:{part.call if isinstance(part, ToolResult) else ''}"


@value
class _Found:
    """A block of the window and the row that it stands in."""

    row: Row
    block: Block
    at: int

    @property
    def call(self) -> str:
        return key_of(self.block).partition(":")[2]

    def places(self, now: Situation) -> tuple[Place, ...]:
        """What of it is behind markers."""
        markers = now.view.markers(self.block.origin)
        return tuple(
            Place(part.seq, part.call, part.path)
            for part in markers.values()
            if not self.at or part.call == self.call
        )


class Leaving:
    """One session's blocks, left out and taken back by the person."""

    def __init__(self, journal: Journal, keeper: Keeper) -> None:
        self._journal = journal
        self._keeper = keeper

    async def leave_out(self, key: str) -> Epoch:
        """From the next request on a marker stands for it; EngineError where that cannot be."""
        return await self._keeper.by_hand(lambda now: _left_out(now, _find(now, key)))

    async def take_back(self, key: str) -> Epoch:
        """Show it whole again, whoever put it behind a marker."""
        return await self._keeper.by_hand(lambda now: self._taken_back(now, _find(now, key)))

    def _taken_back(self, now: Situation, found: _Found) -> Proposal:
        if isinstance(found.row.source, Fold):
            return _by_person(TAKEN_BACK, folds=(self._before(found.row.source),))
        places = found.places(now)
        if not places:
            raise EngineError("It stands in the window whole.")
        return _by_person(TAKEN_BACK, unswept=places)

    def _before(self, fold: Fold) -> Fold:
        """A summary as it was before it was left out."""
        epochs = self._journal.history.epochs
        for number in sorted(epochs, reverse=True):
            for each in epochs[number].folds:
                if each.covers == fold.covers and each.text != short(each):
                    return each
        raise EngineError("It stands in the window whole.")


def short(fold: Fold) -> str:
    """What stands for a summary that is left out: only how to recall what it stood for."""
    return f"{history_line(fold.history)}\n{fold.kind.value} left out"


def _find(now: Situation, key: str) -> _Found:
    for row in now.rows:
        for at, block in enumerate(row.blocks):
            if key_of(block) == key:
                return _Found(row, block, at)
    raise EngineError(GONE)


def _left_out(now: Situation, found: _Found) -> Proposal:
    source = found.row.source
    if isinstance(source, Fold):
        text = short(source)
        shorter = replace(source, text=text, handover=None, observations=(), missing=())
        return _by_person(LEFT_OUT, folds=(shorter,))
    if now.last_typed is not None and source.seq == now.last_typed.seq:
        raise EngineError("It is what the agent answers now: that is always sent word for word.")
    if found.at:
        return _output(now, found)
    return _message(now, found, source)


def _output(now: Situation, found: _Found) -> Proposal:
    parts = tuple(_candidates(now, found, argument=False))
    if not parts:
        raise EngineError("It is behind a marker already, or no result came.")
    return _by_person(LEFT_OUT, swept=parts)


def _message(now: Situation, found: _Found, item: Item) -> Proposal:
    """The words of a message; of a reply also what it gave to tools."""
    whole = spoken(item).text
    parts = list(_candidates(now, found, argument=True))
    contents: tuple[NewContent, ...] = ()
    if whole.strip():
        tokens = now.scales.count(whole)
        original = Original(value_digest(whole), whole, tokens, what="a message")
        text = marker(original, now.policy, now.scales)
        if now.scales.count(text) < tokens:
            parts.append(Swept(item.seq, "", "", content=original.digest, text=text))
            contents = (NewContent(utf8(whole), Origin(what="a message")),)
    if not parts:
        raise EngineError("What would stand for it takes as much room as it does itself.")
    return _by_person(LEFT_OUT, swept=tuple(parts), contents=contents)


def _candidates(now: Situation, found: _Found, *, argument: bool) -> Iterable[Swept]:
    known = Candidates()
    for each in known.of(found.row, now.view, now.scales):
        if each.argument != argument or (not argument and each.call != found.call):
            continue
        text, gain = known.marker(each, now.policy, now.scales)
        if gain > 0:
            digest = each.original.digest
            yield Swept(each.seq, each.call, each.path, content=digest, text=text)


def _by_person(
    reason: str,
    *,
    swept: tuple[Swept, ...] = (),
    folds: tuple[Fold, ...] = (),
    contents: tuple[NewContent, ...] = (),
    unswept: tuple[Place, ...] = (),
) -> Proposal:
    back = reason == TAKEN_BACK
    return Proposal(
        Job.UNDO if back else Job.SWEEP,
        reason,
        swept,
        folds,
        contents,
        means=Means.PERSON,
        unswept=unswept,
    )
