"""Going back and looking back: undo, redo, any earlier version, and any earlier request.

Nothing is taken away by it: going back is one more epoch, looking back commits nothing.
"""

from helix_desktop.context.history import History
from helix_desktop.context.undoing import Epochs, back_to, redone, undone
from helix_desktop.context.window import Assembler, Prelude
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Recorded, WindowSent
from helix_desktop.domain.memory import Epoch
from helix_desktop.domain.window import Window
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.journal import Journal
from helix_desktop.engine.keeper import Keeper
from helix_desktop.engine.shelf import Shelf


class Past:
    """One session's earlier windows."""

    def __init__(self, journal: Journal, keeper: Keeper, equipment: Equipment) -> None:
        self._journal = journal
        self._keeper = keeper
        self._equipment = equipment

    async def undo(self) -> Epoch:
        """Take the newest rewrite back."""
        return await self._keeper.rewind(_undone, "undo")

    async def redo(self) -> Epoch:
        """Take the newest undo back."""
        return await self._keeper.rewind(_redone, "redo")

    async def restore(self, number: int) -> Epoch:
        """Make any earlier version the window's again, as a new one; 0 = nothing rewritten."""
        reason = f"back to version {number}"
        return await self._keeper.tell(lambda _history: back_to(number, reason, chosen=True))

    async def window_at(self, seq: int) -> Window:
        """What the model saw, or would have seen, when the journal was that long.

        For a `WindowSent` it is the very request, as long as system prompt and tools are the same.
        """
        found = await self._equipment.attic.events(self._journal.session, 1, seq)
        recorded = [item for item in found if isinstance(item, Recorded)]
        event = recorded[-1].event if recorded and recorded[-1].seq == seq else None
        if isinstance(event, WindowSent) and event.after:
            recorded = [item for item in recorded if item.seq <= event.after]
        history = History(recorded)
        tools = self._equipment.tools(self._journal.session)
        prelude = Prelude(self._equipment.system, tools.specs())
        assembler = Assembler(self._equipment.main.scales, prelude)
        texts = await Shelf(self._equipment.attic).fetch(assembler.wanted(history))
        return assembler.window(history, texts)


def _undone(epochs: Epochs) -> int:
    found = undone(epochs)
    if found is None:
        raise EngineError("There is nothing to undo: the window is as it happened.")
    return found


def _redone(epochs: Epochs) -> int:
    found = redone(epochs)
    if found is None:
        raise EngineError("There is nothing to redo.")
    return found
