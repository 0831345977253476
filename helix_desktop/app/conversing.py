"""What a person does to a conversation besides writing: branch it, decide again, hurry, cancel."""

from collections.abc import Callable

from helix_desktop.domain.cache import Choice, Digest, SessionId
from helix_desktop.domain.events import Event
from helix_desktop.domain.ports import Attic, Step
from helix_desktop.domain.values import value
from helix_desktop.engine.branching import branched, whole
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.runner import SessionRunner


@value
class Room:
    """What keeping an output in full would make of the window, as the model counts."""

    after: int
    limit: int
    size: int

    @property
    def fits(self) -> bool:
        return self.after <= self.limit

    @property
    def percent(self) -> float:
        return self.after * 100 / max(self.size, 1)


class Conversing:
    """One workspace's conversations in the person's hands."""

    def __init__(
        self, attic: Attic, equipment: Equipment, runner: Callable[[SessionId], SessionRunner]
    ) -> None:
        self._attic = attic
        self._equipment = equipment
        self._runner = runner

    async def branch(self, session: SessionId, seq: int, *, before: bool = False) -> SessionId:
        """A new session that begins with everything up to a message, or up to before it.

        In one step: it is there whole or not at all. The original is not touched.
        """
        items = await self._attic.events(session)
        count = seq - 1 if before else whole(items, seq)
        now = self._equipment.clock.now()
        events: tuple[Event, ...] = tuple(branched(items, count, source=session, now=now))
        fresh = self._equipment.ids.new()
        await self._attic.commit(Step(fresh, events))
        return fresh

    async def decide(
        self, session: SessionId, call: str, choice: Choice, *, instructions: str = ""
    ) -> None:
        """Another form for a large output; it holds from the next request on.

        EngineError if it cannot be had; then all is as before.
        """
        runner = self._runner(session)
        await runner.load()
        await runner.beside.gatekeeper.change(call, choice, instructions)

    async def room(self, session: SessionId, *, shown: int, whole_output: int) -> Room:
        """How the window would be with an output in full that takes `shown` tokens now."""
        runner = self._runner(session)
        await runner.load()
        now = await runner.keeper.look()
        after, window = now.tokens - shown + whole_output, self._equipment.main.llm.window
        return Room(round(after * now.pace), round(now.limits.tokens * now.pace), window)

    def hurry(self, session: SessionId) -> None:
        """A request that waits to go out again goes at once."""
        self._runner(session).hurry()

    async def cancel_job(self, session: SessionId) -> None:
        """End the work beside a session's turns; nothing of it is committed."""
        await self._runner(session).beside.compactor.stop()

    async def picture(self, digest: Digest) -> bytes:
        """All bytes of a picture in the store."""
        return await self._attic.get(digest)
