"""The user's actions on a conversation: branch, retry, another form of an output, cancel a job."""

from collections.abc import Callable

from msgspec import Struct

from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.events import Event
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.engine.session_branch import branch_events, last_of_step
from helix_desktop.engine.session_deps import SessionBase
from helix_desktop.engine.session_runner import SessionRunner


class OutputRoom(Struct, frozen=True):
    """The size of the window if an output is kept in full, as the model counts."""

    after: int
    limit: int
    size: int

    @property
    def fits(self) -> bool:
        return self.after <= self.limit

    @property
    def percent(self) -> float:
        return self.after * 100 / max(self.size, 1)


class SessionActions:
    """The user's actions on one workspace's conversations besides writing messages."""

    def __init__(
        self, store: Store, base: SessionBase, runner: Callable[[SessionId], SessionRunner]
    ) -> None:
        self._store = store
        self._base = base
        self._runner = runner

    async def branch(self, session: SessionId, seq: int, *, before: bool = False) -> SessionId:
        """Create a session with everything up to a message, or up to before the message.

        The branch is made in one step: it exists whole or not at all. The original is not touched.
        """
        items = await self._store.events(session)
        count = seq - 1 if before else last_of_step(items, seq)
        now = self._base.clock.now()
        titles = {head.title for head in await self._store.sessions()}
        events: tuple[Event, ...] = tuple(
            branch_events(items, count, source=session, now=now, existing=titles)
        )
        fresh = self._base.ids.new()
        await self._store.commit(Transaction(fresh, events))
        return fresh

    async def decide(
        self, session: SessionId, call: str, choice: GateChoice, *, instructions: str = ""
    ) -> None:
        """Choose another form for a large output, from the next request on.

        Raise EngineError, with nothing changed, if that form is not available.
        """
        runner = self._runner(session)
        await runner.load()
        await runner.output_gate.change(call, choice, instructions)

    async def room(self, session: SessionId, *, shown: int, full_output: int) -> OutputRoom:
        """Calculate the window with an output in full that takes `shown` tokens now."""
        runner = self._runner(session)
        await runner.load()
        state = await runner.session_window.look()
        after, window = state.tokens - shown + full_output, runner.session_window.llm.window
        return OutputRoom(
            round(after * state.token_ratio), round(state.limits.tokens * state.token_ratio), window
        )

    def retry_now(self, session: SessionId) -> None:
        """Send a request that waits for its next attempt at once."""
        self._runner(session).retry_now()

    async def cancel_job(self, session: SessionId) -> None:
        """Stop the background job of a session; nothing of it is committed."""
        await self._runner(session).compactor.stop()

    async def picture(self, digest: Digest) -> bytes:
        return await self._store.get(digest)
