"""Finds a message's or output's block in the next request, to pin, exclude, or include it."""

from collections.abc import Callable

from msgspec import Struct

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.context.history_items import item_message
from helix_desktop.context.inspection import inspect_blocks
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import PinKind
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.inspected_request import (
    InspectedBlock,
    exclusion_cost,
    message_text,
    pin_cost,
)
from helix_desktop.engine.session_runner import SessionRunner


class WindowItemKey(Struct, frozen=True):
    """The key of a message (its event) or an output (the event of its result, and its call)."""

    seq: int
    call: str = ""

    @property
    def key(self) -> str:
        """Return the name of the item's block in requests."""
        return f"{self.seq}:{self.call}"


class WindowItem(Struct, frozen=True):
    """The block that shows an item; `itself` is False if the block is a summary that covers it."""

    block: InspectedBlock
    itself: bool
    pin_cost: int = 0
    """The tokens that are new to the prompt cache if the item is pinned."""
    exclusion_cost: int = 0
    """The same, if it is excluded or included."""
    estimated: bool = False
    """Whether the tokens of blocks are estimates, since the model's tokenizer is not known."""


class WindowItems:
    """The items of one workspace's windows; keeps the blocks of the latest request asked for."""

    def __init__(
        self, runner: Callable[[SessionId], SessionRunner], requests: RequestInspector
    ) -> None:
        self._runner = runner
        self._requests = requests
        self._blocks_of = (NO_SESSION, -1)
        self._blocks: dict[str, InspectedBlock] = {}

    async def find(self, session: SessionId, item_key: WindowItemKey) -> WindowItem | None:
        """Return the block of an item in the next request, or None."""
        runner = self._runner(session)
        await runner.open()
        state, history = await runner.session_window.look(), runner.session_window.history
        if self._blocks_of != (session, history.seq):
            inspected = inspect_blocks(state.window, state.rows, history)
            self._blocks = {block.key: block for block in inspected}
            self._blocks_of = (session, history.seq)
        fold = state.view.fold_at(item_key.seq)  # first: the fold has the key of its first item
        block = self._blocks.get(f"{fold.first}:" if fold else item_key.key)
        if block is None:
            return None
        blocks = self._blocks.values()
        costs = pin_cost(blocks, block), exclusion_cost(blocks, block)
        estimated = not runner.session_window.llm.tokenizer_known
        return WindowItem(block, fold is None, *costs, estimated=estimated)

    async def pin(self, session: SessionId, item_key: WindowItemKey) -> None:
        """Pin the text of an item to every request; a message also if a summary covers it."""
        target = await self.find(session, item_key)
        if target is not None and target.itself:
            await self._requests.pin(session, target.block)
            return
        runner = self._runner(session)
        items = runner.session_window.history.items
        item = next((item for item in items if item.seq == item_key.seq), None)
        if item is None or item_key.call:
            raise EngineError(
                "Covered by a handover, so its text is no longer sent.",
                "Recall it into your next message, or undo the handover first.",
            )
        await runner.pins.pin(
            message_text(item_message(item)), PinKind.MESSAGE, source=item_key.seq
        )

    async def unpin(self, session: SessionId, pin: str) -> None:
        runner = self._runner(session)
        await runner.open()
        await runner.pins.unpin(pin)

    async def leave_out(self, session: SessionId, item_key: WindowItemKey) -> None:
        """Exclude an item from the next request on."""
        await self._requests.leave_out(session, await self._own_block(session, item_key))

    async def take_back(self, session: SessionId, item_key: WindowItemKey) -> None:
        """Show an item in full again, whoever put a marker in its place."""
        await self._requests.take_back(session, await self._own_block(session, item_key))

    async def _own_block(self, session: SessionId, item_key: WindowItemKey) -> InspectedBlock:
        target = await self.find(session, item_key)
        if target is None or not target.itself:
            raise EngineError(
                "Already covered by a handover.", ("The Timeline shows what the handover covers.")
            )
        return target.block
