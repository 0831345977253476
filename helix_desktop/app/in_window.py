"""What stands in the next request for a thing of the conversation, and what the person does to it.

A conversation shows all that ever happened; a request holds it whole, behind a marker, or as part
of what a summary stands for. Pins, leaving out and taking back are those of the inspector.
"""

from collections.abc import Callable

from helix_desktop.app.requests import Requests
from helix_desktop.context.items import spoken
from helix_desktop.context.showing import shown_blocks
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.memory import PinKind
from helix_desktop.domain.requests import Shown, text_of
from helix_desktop.domain.values import value
from helix_desktop.engine.runner import SessionRunner


@value
class Thing:
    """A message by its event, or an output by the event of its result and its call."""

    seq: int
    call: str = ""

    @property
    def key(self) -> str:
        """Names its block in requests."""
        return f"{self.seq}:{self.call}"


@value
class Found:
    """The block that stands for a thing; `itself`: not a summary of it and others."""

    block: Shown
    itself: bool


class InWindow:
    """Of one workspace; keeps the blocks of the request that was asked for last."""

    def __init__(self, runner: Callable[[SessionId], SessionRunner], requests: Requests) -> None:
        self._runner = runner
        self._requests = requests
        self._of = (NO_SESSION, -1)
        self._blocks: dict[str, Shown] = {}

    async def find(self, session: SessionId, thing: Thing) -> Found | None:
        """None: nothing stands for it in the next request."""
        runner = self._runner(session)
        await runner.open()
        now, history = await runner.keeper.look(), runner.keeper.history
        if self._of != (session, history.seq):
            shown = shown_blocks(now.window, now.rows, history)
            self._blocks = {block.key: block for block in shown}
            self._of = (session, history.seq)
        fold = now.view.fold_at(thing.seq)  # first: it has the key of the first thing it covers
        block = self._blocks.get(f"{fold.first}:" if fold else thing.key)
        return Found(block, itself=fold is None) if block else None

    async def pin(self, session: SessionId, thing: Thing) -> None:
        """Have its words in every request; those of a message also when a summary covers it."""
        found = await self.find(session, thing)
        if found is not None and found.itself:
            await self._requests.pin(session, found.block)
            return
        runner = self._runner(session)
        covered = runner.keeper.history.items
        item = next((each for each in covered if each.seq == thing.seq), None)
        if item is None or thing.call:
            raise EngineError(
                "A summary stands for it now, so its words are in no request.",
                "Recall it into your next message, or take the handover back first.",
            )
        await runner.pins.pin(text_of(spoken(item)), PinKind.MESSAGE, source=thing.seq)

    async def unpin(self, session: SessionId, pin: str) -> None:
        runner = self._runner(session)
        await runner.open()
        await runner.pins.unpin(pin)

    async def leave_out(self, session: SessionId, thing: Thing) -> None:
        """From the next request on a marker stands for it."""
        await self._requests.leave_out(session, await self._itself(session, thing))

    async def take_back(self, session: SessionId, thing: Thing) -> None:
        """Show it whole again, whoever put it behind a marker."""
        await self._requests.take_back(session, await self._itself(session, thing))

    async def _itself(self, session: SessionId, thing: Thing) -> Shown:
        found = await self.find(session, thing)
        if found is None or not found.itself:
            raise EngineError(
                "A summary stands for it already.", "The timeline shows what it stands for."
            )
        return found.block
