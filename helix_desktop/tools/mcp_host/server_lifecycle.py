"""The lifecycle of one server while its workspace is open, with a thread and event loop of its own.

A server that floods, or sends messages that take long to read, slows only itself; neither the
window's loop nor another server waits. The lifecycle's task on the home loop is supervised; the
connection itself runs in the thread.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, TypeVar

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, ServerError, ToolError
from helix_desktop.domain.mcp_servers import (
    McpServer,
    OfferedTool,
    SamplingRequest,
    SamplingResult,
    ServerAnswer,
    ServerPhase,
    ServerQuestion,
    ServerStatus,
    ToolProgress,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host import approvals
from helix_desktop.tools.mcp_host.host_limits import ServerEnvironment

if TYPE_CHECKING:
    from helix_desktop.tools.mcp_host.server_connection import ServerConnection


T = TypeVar("T")

log = logging.getLogger(__name__)


class ServerThread:
    """A thread for a server, made on the home loop; `hold` runs it, `do` runs work in it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._home = asyncio.get_running_loop()
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._owner: asyncio.Task[None] | None = None
        self._unwanted = False

    async def hold(self, work: Callable[[], Coroutine[object, object, None]], grace: float) -> None:
        """Run `work` in the thread to its end; canceling cancels the work and waits for its end.

        After `grace` seconds the thread is abandoned: it is a daemon and ends with the process.
        """
        ended: asyncio.Future[None] = self._home.create_future()
        thread = threading.Thread(
            target=self._run, args=(work, ended), name=self._name, daemon=True
        )
        thread.start()
        try:
            await asyncio.shield(ended)
        except asyncio.CancelledError:
            with self._lock:
                self._unwanted = True
                if self._loop is not None and self._owner is not None:
                    self._loop.call_soon_threadsafe(self._owner.cancel)
            await asyncio.wait({ended}, timeout=grace)
            if ended.done():
                ended.exception()
            raise
        finally:
            if ended.done():
                thread.join(grace)
            else:
                log.warning("%s does not end", self._name)

    async def do(self, work: Coroutine[object, object, T]) -> T:
        """Run `work` in the thread; a canceled caller cancels the work and does not wait."""
        with self._lock:
            if self._loop is None:
                work.close()
                raise ServerError("The server has ended.")
            answer = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return await asyncio.wrap_future(answer)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise ServerError("The server ended before it answered.") from None

    def _run(
        self, work: Callable[[], Coroutine[object, object, None]], ended: asyncio.Future[None]
    ) -> None:
        problem: BaseException | None = None
        try:
            with asyncio.Runner() as runner:
                problem = runner.run(self._live(work))
        finally:
            self._tell(ended, problem)

    async def _live(
        self, work: Callable[[], Coroutine[object, object, None]]
    ) -> BaseException | None:
        """Run the work; return the error that ended it."""
        loop = asyncio.get_running_loop()
        with self._lock:
            owner = loop.create_task(work(), name=self._name)
            self._loop, self._owner = loop, owner
            if self._unwanted:
                owner.cancel()
        await asyncio.wait({owner})
        with self._lock:
            self._loop = self._owner = None
        # work handed over until now becomes a task, and is canceled by the runner
        await asyncio.sleep(0)
        return None if owner.cancelled() else owner.exception()

    def _tell(self, ended: asyncio.Future[None], problem: BaseException | None) -> None:
        def settle() -> None:
            if ended.done():
                return
            if problem is None:
                ended.set_result(None)
            else:
                ended.set_exception(problem)

        try:
            self._home.call_soon_threadsafe(settle)
        except RuntimeError:
            log.info("%s ended after the application", self._name)


_PHASES = {
    ServerPhase.STOPPED: Phrase("stopped"),
    ServerPhase.STARTING: Phrase("starting"),
    ServerPhase.READY: Phrase("ready"),
    ServerPhase.FAILING: Phrase("failing"),
    ServerPhase.UNAPPROVED: Phrase("needs approval"),
}
EYE = 0.1
"""Seconds between two progress reports of one call."""


class ServerLifecycle:
    """An enabled server. On the home loop only."""

    def __init__(
        self, server: McpServer, around: ServerEnvironment, changed: Callable[[], None]
    ) -> None:
        self.server = server
        self.offered: tuple[OfferedTool, ...] | None = None
        """The tools offered last; None until the first answer."""
        self.current: frozenset[str] = frozenset()
        """The digests of the offered tools."""
        self._around = around
        self._changed = changed
        self._wake = asyncio.Event()
        self._thread: ServerThread | None = None
        self._session: ServerConnection | None = None
        self._settled = asyncio.Event()
        self._fresh, self._over = True, False
        self.standing = ServerStatus(server.name, ServerPhase.STOPPED)

    @property
    def starting(self) -> bool:
        """Whether the outcome of the present start is unknown."""
        return self.standing.phase is ServerPhase.STARTING or self._fresh

    @property
    def approved(self) -> bool:
        """Whether the user approved the way the server is started."""
        launch = self._around.approvals.approved(self.server.name).launch
        return launch == approvals.launch_digest(self.server)

    async def run(self) -> None:
        """Run until canceled; restart the server after failures or on a call."""
        try:
            tries = 0
            while True:
                if not self.approved:
                    self._stands(
                        ServerPhase.UNAPPROVED, Phrase("Its start command isn't approved.")
                    )
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
            self._stands(ServerPhase.STOPPED)

    async def call(self, tool: str, arguments: str, *, session: SessionId, call: str) -> ToolOutput:
        """Call a tool; every failure is raised as a ToolError."""
        try:
            connection, thread = await self._ready()
            report = self._progress_reporter(session, call)
            return await thread.do(connection.call(tool, arguments, report, session=session))
        except HelixError as error:
            raise ToolError(error.message, error.hint) from error

    def look_again(self) -> None:
        """Check again at once, after an approval or when the server is wanted."""
        self._wake.set()
        if not self._fresh:
            self._stands(self.standing.phase, self.standing.reason)

    async def _ready(self) -> "tuple[ServerConnection, ServerThread]":
        """Wait for a starting server; a failed one is started once more."""
        if self._over:
            raise ServerError("The server {server} has been stopped.", server=self.server.name)
        if self._session is None and self.standing.phase in (
            ServerPhase.FAILING,
            ServerPhase.STOPPED,
        ):
            self._settled.clear()
            self._wake.set()
        if self._session is None and self.standing.phase is not ServerPhase.UNAPPROVED:
            try:
                async with asyncio.timeout(self._around.patience.start):
                    await self._settled.wait()
            except TimeoutError:
                raise ServerError(
                    "{server} didn't start in time.", server=self.server.name
                ) from None
        if self._session is None or self._thread is None:
            standing = self.standing
            reason = Phrase(
                "{phase}: {reason}", phase=_PHASES[standing.phase], reason=standing.reason
            )
            raise ServerError(
                "Can't find the server {server} ({reason}).",
                server=self.server.name,
                reason=reason,
            )
        return self._session, self._thread

    async def _live(self) -> None:
        """Start the server once, and report why it ended."""
        self._settled.clear()
        failed = self.standing.phase is ServerPhase.FAILING
        self._stands(ServerPhase.STARTING, self.standing.reason if failed else "")
        patience = self._around.patience
        thread = self._thread = ServerThread(f"server {self.server.name}")
        reason: str = Phrase("The server ended.")
        try:
            secrets = await self._around.secrets(self.server)
            work = _Work(self, self._around, secrets)
            await thread.hold(work.run, patience.leave + patience.term + patience.kill + 1.0)
            reason = work.reason or reason
        except HelixError as error:
            reason = error.full_text
        except (OSError, RuntimeError, ValueError, ExceptionGroup) as error:
            # of this machine, or unknown: the next start may do without it
            log.exception("the server %s failed", self.server.name)
            reason = f"{type(error).__name__}: {show_hidden(str(error))}"
        finally:
            self._session = self._thread = None
            self._settled.set()
        self._stands(ServerPhase.FAILING, reason)

    async def _rest(self, tries: int) -> None:
        """Pause, longer after each failure; after the last pause wait for a call."""
        again = self._around.patience.again
        if tries >= len(again):
            await self._called()
            return
        self.standing = replace(self.standing, next_try=again[tries])
        self._changed()
        try:
            async with asyncio.timeout(again[tries]):
                await self._called()
        except TimeoutError:
            return

    async def _called(self) -> None:
        self._wake.clear()
        await self._wake.wait()

    def _progress_reporter(
        self, session: SessionId, call: str
    ) -> Callable[[float, float | None, str], None]:
        """Return a function that reports progress to the home loop, limited in rate."""
        loop, last = asyncio.get_running_loop(), -EYE

        def report(done: float, total: float | None, words: str) -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= EYE or done == total:
                last = now
                news = ToolProgress(session, call, done, total, words)
                loop.call_soon_threadsafe(self._around.on_progress, news)

        return report

    def stands_with(
        self, session: "ServerConnection", offered: tuple[OfferedTool, ...], current: frozenset[str]
    ) -> None:
        """Note that the server is ready with these tools."""
        self._session, self.offered, self.current = session, offered, current
        self._stands(ServerPhase.READY)
        self._settled.set()

    def waits(self, words: str) -> None:
        """Note that a started server does not answer yet; `words` are its last output."""
        if self.standing.phase is ServerPhase.STARTING and self.standing.reason != words:
            self._stands(ServerPhase.STARTING, words)

    def _stands(self, phase: ServerPhase, reason: str = "") -> None:
        self._fresh = False
        approved = self._around.approvals.approved(self.server.name)
        offered = self.offered or ()
        waiting = approvals.find_unapproved(approved, offered)
        self.standing = ServerStatus(
            self.server.name, phase, reason, tools=len(offered) - len(waiting), waiting=waiting
        )
        self._changed()


class _Work:
    """One start as its thread sees it; it only sends messages to the home loop."""

    def __init__(
        self, life: ServerLifecycle, around: ServerEnvironment, secrets: Mapping[str, str]
    ) -> None:
        self._life, self._around, self._secrets = life, around, secrets
        self._home = asyncio.get_running_loop()
        self.reason = ""

    async def run(self) -> None:
        # imported late: the SDK takes half a second to import, which only this thread waits for
        from helix_desktop.tools.mcp_host.server_connection import ServerConnection  # noqa: PLC0415

        session = ServerConnection(self._life.server, self._around, self._secrets, home=self)
        self.reason = await session.live()

    def arrived(self, session: "ServerConnection", offered: tuple[OfferedTool, ...]) -> None:
        current = approvals.tool_digests(offered)
        self._home.call_soon_threadsafe(self._life.stands_with, session, offered, current)

    def waits(self, words: str) -> None:
        self._home.call_soon_threadsafe(self._life.waits, words)

    async def ask(self, question: ServerQuestion) -> ServerAnswer:
        return await self._at_home(self._around.asker.ask(question))

    async def sample(self, wanted: SamplingRequest) -> SamplingResult:
        sampler = self._around.sampler
        if sampler is None:
            raise ServerError("No model is available here.")
        return await self._at_home(sampler.sample(wanted))

    async def _at_home(self, work: Coroutine[object, object, T]) -> T:
        """Run work on the home loop in a task held there; canceling here cancels it there."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._home))
