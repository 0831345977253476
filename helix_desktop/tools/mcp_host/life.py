"""One server while its workspace is open: started, listened to, started again, ended.

Its task on the home loop is supervised; the talk itself runs in a lane of its own.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, ServerError, ToolError
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.servers import (
    Offered,
    Phase,
    Progress,
    Sampled,
    Server,
    ServerAnswer,
    ServerQuestion,
    ServerStanding,
    Wanted,
)
from helix_desktop.tools.mcp_host import pins
from helix_desktop.tools.mcp_host.lane import Lane
from helix_desktop.tools.mcp_host.surroundings import Surroundings

if TYPE_CHECKING:
    from helix_desktop.tools.mcp_host.session import Session

T = TypeVar("T")

EYE = 0.1
"""Seconds between two pieces of news of one call's progress."""


class ServerLife:
    """A server that is switched on. On the home loop only."""

    def __init__(
        self, server: Server, around: Surroundings, changed: Callable[[ServerStanding], None]
    ) -> None:
        self.server = server
        self.offered: tuple[Offered, ...] | None = None
        """What it offered last; None until it answered once."""
        self.current: frozenset[str] = frozenset()
        """The pins of that."""
        self._around = around
        self._changed = changed
        self._wake = asyncio.Event()
        self._lane: Lane | None = None
        self._session: Session | None = None
        self._settled = asyncio.Event()
        self._fresh, self._over = True, False
        self.standing = ServerStanding(server.name, Phase.STOPPED)

    @property
    def starting(self) -> bool:
        """Whether it is not known yet what becomes of this start."""
        return self.standing.phase is Phase.STARTING or self._fresh

    @property
    def approved(self) -> bool:
        """Whether the person approved the way it is started."""
        launch = self._around.approvals.approved(self.server.name).launch
        return launch == pins.launch_pin(self.server)

    async def run(self) -> None:
        """Until it is cancelled, or nothing but a call will start it again."""
        try:
            tries = 0
            while True:
                if not self.approved:
                    self._stands(Phase.UNAPPROVED, "The way it is started is not approved.")
                    await self._called()
                    continue
                began = asyncio.get_running_loop().time()
                await self._live()
                steady = asyncio.get_running_loop().time() - began > self._around.patience.steady
                tries = 0 if steady else tries
                await self._rest(tries)
                tries += 1
        finally:
            self._over = True
            self._stands(Phase.STOPPED)

    async def call(self, tool: str, arguments: str, *, session: SessionId, call: str) -> ToolOutput:
        """The output of one call; every way it can go wrong is a ToolError."""
        try:
            talking, lane = await self._ready()
            told = self._told(session, call)
            return await lane.do(talking.call(tool, arguments, told, session=session))
        except HelixError as error:
            raise ToolError(error.message, error.hint) from error

    def look_again(self) -> None:
        """Something was approved, or it is wanted now: do not wait any longer."""
        self._wake.set()
        if not self._fresh:
            self._stands(self.standing.phase, self.standing.reason)

    async def _ready(self) -> "tuple[Session, Lane]":
        """Waits for a server that is being started; one that failed is tried once more."""
        if self._over:
            raise ServerError(f"The server {self.server.name} has been stopped.")
        if self._session is None and self.standing.phase in (Phase.FAILING, Phase.STOPPED):
            self._settled.clear()
            self._wake.set()
        if self._session is None and self.standing.phase is not Phase.UNAPPROVED:
            try:
                async with asyncio.timeout(self._around.patience.start):
                    await self._settled.wait()
            except TimeoutError:
                raise ServerError(f"{self.server.name} is not there in time.") from None
        if self._session is None or self._lane is None:
            reason = f"{self.standing.phase.value}: {self.standing.reason}"
            raise ServerError(f"The server {self.server.name} is not there ({reason}).")
        return self._session, self._lane

    async def _live(self) -> None:
        """One life, from start to end; why it ended is told."""
        self._settled.clear()
        failed = self.standing.phase is Phase.FAILING
        self._stands(Phase.STARTING, self.standing.reason if failed else "")
        patience = self._around.patience
        lane = self._lane = Lane(f"server {self.server.name}")
        reason = "It ended."
        try:
            secrets = await self._around.secrets(self.server)
            work = _Work(self, self._around, secrets)
            await lane.hold(work.run, patience.leave + patience.term + patience.kill + 1.0)
            reason = work.reason or reason
        except HelixError as error:
            reason = str(error)
        finally:
            self._session = self._lane = None
            self._settled.set()
        self._stands(Phase.FAILING, reason)

    async def _rest(self, tries: int) -> None:
        """Longer after each failure; after the last one until it is called."""
        again = self._around.patience.again
        if tries >= len(again):
            await self._called()
            return
        self.standing = replace(self.standing, next_try=again[tries])
        self._changed(self.standing)
        try:
            async with asyncio.timeout(again[tries]):
                await self._called()
        except TimeoutError:
            return

    async def _called(self) -> None:
        self._wake.clear()
        await self._wake.wait()

    def _told(self, session: SessionId, call: str) -> Callable[[float, float | None, str], None]:
        """Tells the home loop how far a call is, and no more often than an eye can follow."""
        loop, last = asyncio.get_running_loop(), -EYE

        def told(done: float, total: float | None, words: str) -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= EYE or done == total:
                last = now
                news = Progress(session, call, done, total, words)
                loop.call_soon_threadsafe(self._around.told, news)

        return told

    def stands_with(
        self, session: "Session", offered: tuple[Offered, ...], current: frozenset[str]
    ) -> None:
        """The server is there, with these tools."""
        self._session, self.offered, self.current = session, offered, current
        self._stands(Phase.READY)
        self._settled.set()

    def waits(self, words: str) -> None:
        """It has been started and does not answer; `words` are its last."""
        if self.standing.phase is Phase.STARTING and self.standing.reason != words:
            self._stands(Phase.STARTING, words)

    def _stands(self, phase: Phase, reason: str = "") -> None:
        self._fresh = False
        approved = self._around.approvals.approved(self.server.name)
        offered = self.offered or ()
        waiting = pins.waiting(approved, offered)
        self.standing = ServerStanding(
            self.server.name, phase, reason, tools=len(offered) - len(waiting), waiting=waiting
        )
        self._changed(self.standing)


class _Work:
    """One life as its lane sees it; it talks to the home loop by messages only."""

    def __init__(self, life: ServerLife, around: Surroundings, secrets: Mapping[str, str]) -> None:
        self._life, self._around, self._secrets = life, around, secrets
        self._home = asyncio.get_running_loop()
        self.reason = ""

    async def run(self) -> None:
        # lazy: the SDK takes half a second to import, which only this thread waits for
        from helix_desktop.tools.mcp_host.session import Session  # noqa: PLC0415

        session = Session(self._life.server, self._around, self._secrets, home=self)
        self.reason = await session.live()

    def arrived(self, session: "Session", offered: tuple[Offered, ...]) -> None:
        current = pins.all_pins(offered)
        self._home.call_soon_threadsafe(self._life.stands_with, session, offered, current)

    def waits(self, words: str) -> None:
        self._home.call_soon_threadsafe(self._life.waits, words)

    async def ask(self, question: ServerQuestion) -> ServerAnswer:
        return await self._at_home(self._around.asker.ask(question))

    async def sample(self, wanted: Wanted) -> Sampled:
        sampler = self._around.sampler
        if sampler is None:
            raise ServerError("No model can be asked here.")
        return await self._at_home(sampler.sample(wanted))

    async def _at_home(self, work: Coroutine[object, object, T]) -> T:
        """Done on the home loop by a task that is held there; cancelled here, it is there, too."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._home))
