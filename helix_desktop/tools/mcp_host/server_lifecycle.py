"""Starts, restarts after a crash, reviews, and stops one MCP server while its workspace is open.

A server that floods, or sends messages that take long to read, slows only itself.
"""

import asyncio
import itertools
import logging
import math
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import Future
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import (
    HelixError,
    ServerEnded,
    ServerError,
    SignInNeeded,
    ToolError,
)
from helix_desktop.domain.form_questions import FormQuestion, FormQuestionKind
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.mcp_servers import (
    McpServer,
    OfferedPrompt,
    OfferedResource,
    OfferedTool,
    ServerOffer,
    ServerPhase,
    ServerStatus,
    ToolProgress,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host import approvals
from helix_desktop.tools.mcp_host.host_limits import HomeLoop, OpenUrl, ServerEnvironment
from helix_desktop.tools.mcp_host.launch_values import launch_files
from helix_desktop.tools.mcp_host.server_process import finish_shielded

if TYPE_CHECKING:
    from helix_desktop.tools.mcp_host.sdk_session import SdkSession
    from helix_desktop.tools.mcp_host.server_connection import ServerConnection


T = TypeVar("T")

log = logging.getLogger(__name__)


class ServerThread:
    """A thread for a server, made on the home loop; `hold` runs it, `do` runs work in it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._owner: asyncio.Task[None] | None = None
        self._unwanted = False

    async def hold(self, work: Callable[[], Coroutine[object, object, None]], grace: float) -> None:
        """Run `work` in the thread to its end; canceling cancels the work and waits for its end.

        After `grace` seconds the thread is abandoned: it is a daemon and ends with the process.
        """
        outcome = Future[None]()
        outcome.set_running_or_notify_cancel()

        def run() -> None:
            problem: BaseException | None = None
            try:
                with asyncio.Runner() as runner:
                    problem = runner.run(self._run_until_ended(work))
            finally:
                outcome.set_exception(problem)

        thread = threading.Thread(target=run, name=self._name, daemon=True)
        thread.start()
        ended = asyncio.wrap_future(outcome)
        try:
            await asyncio.shield(ended)
        except asyncio.CancelledError:
            with self._lock:
                self._unwanted = True
                if self._loop is not None and self._owner is not None:
                    self._loop.call_soon_threadsafe(self._owner.cancel)
            # also if it is canceled again: the workspace may close while a server is exchanged
            await finish_shielded(asyncio.wait({ended}, timeout=grace))
            if ended.done():
                ended.exception()
            raise
        finally:
            if ended.done():
                thread.join(grace)
            else:
                log.warning("%s does not end", self._name)
                ended.cancel()  # the home loop may be closed when the thread ends

    async def do(self, work: Coroutine[object, object, T]) -> T:
        """Run `work` in the thread; a canceled caller cancels the work and does not wait."""
        with self._lock:
            if self._loop is None:
                work.close()
                raise ServerEnded("The server has ended.")
            answer = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return await asyncio.wrap_future(answer)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise ServerError("The server ended before it answered.") from None

    async def _run_until_ended(
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


_PHASES = {
    ServerPhase.STOPPED: Phrase("stopped"),
    ServerPhase.STARTING: Phrase("starting"),
    ServerPhase.READY: Phrase("ready"),
    ServerPhase.FAILING: Phrase("failing"),
    ServerPhase.UNAPPROVED: Phrase("needs approval"),
    ServerPhase.SIGN_IN: Phrase("needs sign-in"),
}
_PROGRESS_SECONDS = 0.1
"""Time between two progress reports of one call."""


class ServerLifecycle:
    """An enabled server. On the home loop only."""

    def __init__(
        self, server: McpServer, environment: ServerEnvironment, changed: Callable[[], None]
    ) -> None:
        self.server = server
        self.offered: tuple[OfferedTool, ...] | None = None
        """The tools offered last; None until the first answer."""
        self.resources: tuple[OfferedResource, ...] = ()
        self.prompts: tuple[OfferedPrompt, ...] = ()
        self.instructions = ""
        """What the server said of all of its tools, with `offered`."""
        self.files: tuple[str, ...] = ()
        """The program and the scripts that its start leads to, as of the last look."""
        self._offered_digests: frozenset[str] = frozenset()
        self._environment = environment
        self._changed = changed
        self._wake = asyncio.Event()
        self._thread: ServerThread | None = None
        self._session: ServerConnection | None = None
        self._settled, self._ended = asyncio.Event(), asyncio.Event()
        self._fresh, self._over = True, False
        self._declined = False
        """Whether the user declined a sign-in that a call asked for."""
        self._sign_in: asyncio.Timeout | None = None
        """The newest sign-in, which another one ends."""
        self._sign_in_lock = asyncio.Lock()
        self.status = ServerStatus(server.name, ServerPhase.STOPPED)

    @property
    def starting(self) -> bool:
        """Whether the outcome of the present start is unknown."""
        return self.status.phase is ServerPhase.STARTING or self._fresh

    @property
    def approved(self) -> bool:
        """Whether the user approved the way the server is started."""
        return self._covers(self.files)

    def _covers(self, files: tuple[str, ...]) -> bool:
        """Whether that approval covers this program and these scripts. Any thread."""
        launch = self._environment.approvals.approved(self.server.name).launch
        return launch == approvals.launch_digest(self.server, files)

    async def look_at_files(self) -> None:
        environment = self._environment
        self.files = await asyncio.to_thread(
            launch_files,
            self.server,
            environment.folder,
            is_literal=environment.is_literal,
        )

    def may_offer(self, tool: OfferedTool) -> bool:
        """Whether the server still has exactly this tool, as far as known."""
        return self.offered is None or approvals.tool_digest(tool) in self._offered_digests

    async def run(self) -> None:
        """Run until canceled; start again after a pause, longer each time, or on a call."""
        timeouts = self._environment.timeouts
        tries = 0
        try:
            for starts in itertools.count():
                if starts:  # whoever made this one has looked
                    await self.look_at_files()
                if not self.approved:
                    self._set_state(ServerPhase.UNAPPROVED, approvals.UNAPPROVED)
                    await self._called()
                    continue
                began = time.monotonic()
                await self._run_once()
                if self.status.phase is ServerPhase.SIGN_IN:
                    tries = 0
                    await self._called()
                    continue
                if time.monotonic() - began > timeouts.steady_run:
                    tries = 0
                if tries >= len(timeouts.restart_pauses):
                    await self._called()
                else:
                    self.status = replace(self.status, next_try=timeouts.restart_pauses[tries])
                    self._changed()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(timeouts.restart_pauses[tries]):
                            await self._called()
                tries += 1
        finally:
            self._over = True
            self._set_state(ServerPhase.STOPPED)

    async def call(
        self, tool: OfferedTool, arguments: str, *, session: SessionId, call: str
    ) -> ToolOutput:
        """Call a tool; every failure is raised as a ToolError."""
        home, reported_at = asyncio.get_running_loop(), -math.inf

        def report(done: float, total: float | None, words: str) -> None:
            nonlocal reported_at
            now = time.monotonic()
            if now - reported_at >= _PROGRESS_SECONDS or done == total:
                reported_at = now
                progress = ToolProgress(session, call, done, total, words)
                home.call_soon_threadsafe(self._environment.on_progress, progress)

        return await self.do(
            lambda sdk: sdk.call(tool, arguments, report, session=session), session
        )

    async def do(self, work: "Callable[[SdkSession], Awaitable[T]]", session: SessionId) -> T:
        """Do work for a session once the server is ready; raise every failure as a ToolError."""
        try:
            try:
                connection, thread = await self._wait_until_ready()
                try:
                    return await thread.do(connection.do(work))
                except ServerEnded:
                    if self._session is connection:  # until everything of the server is closed
                        await self._ended.wait()
                    connection, thread = await self._wait_until_ready()
                    return await thread.do(connection.do(work))
            except SignInNeeded:
                # the server did nothing yet
                await self._ask_sign_in(session)
                connection, thread = await self._wait_until_ready()
                return await thread.do(connection.do(work))
        except HelixError as error:
            raise ToolError(error.message, error.hint) from error

    async def sign_in(self, open_url: OpenUrl) -> None:
        """Have the user sign in, then go on; raise ServerError if that fails."""
        if not self.approved:
            raise ServerError("Approve {server} first.", server=self.server.name)
        if self._sign_in is not None:
            self._sign_in.reschedule(asyncio.get_running_loop().time())
        try:
            async with self._sign_in_lock, asyncio.timeout(None) as self._sign_in:
                try:
                    await self._with_connection(lambda connection: connection.ask_sign_in(open_url))
                finally:
                    self._sign_in = None
        except TimeoutError:
            raise ServerError(
                "Another sign-in to {server} was begun.", server=self.server.name
            ) from None
        self._declined = False
        if self._session is None:
            self._settled.clear()
            self._set_state(ServerPhase.STARTING)
            self._wake.set()

    async def sign_out(self) -> None:
        await self._with_connection(lambda connection: connection.sign_out())

    async def _ask_sign_in(self, session: SessionId) -> None:
        """Ask the user of a call on a card; once declined, calls fail until the next sign-in."""
        if not self._declined:
            words = Phrase("Sign in in the browser, so that the agent can use this server.")

            async def ask(address: str) -> bool:
                question = FormQuestion(
                    self.server.name, FormQuestionKind.URL, words, url=address, session=session
                )
                answer = await self._environment.asker.ask(question)
                self._declined = not answer.yes and not answer.unattended
                return answer.yes

            try:
                return await self.sign_in(ask)
            except ServerError as error:
                log.info("no sign-in to %s: %s", self.server.name, error)
        raise ServerError(
            "{server} wants you to sign in.",
            "Sign in in Settings › MCP servers, or with `helix-desktop server sign-in {server}`.",
            server=self.server.name,
        )

    async def _with_connection(
        self, work: "Callable[[ServerConnection], Coroutine[object, object, None]]"
    ) -> None:
        """Run work with a connection that is not opened, in a thread of its own."""
        secrets = await self._environment.secrets(self.server)
        home = HomeLoop(self._environment, asyncio.get_running_loop())

        async def run() -> None:
            await work(
                self._new_connection(secrets, home, lambda _offer: None, lambda _words: None)
            )

        await ServerThread(f"sign-in {self.server.name}").hold(
            run, self._environment.timeouts.after_close
        )

    def _new_connection(
        self,
        secrets: Mapping[str, str],
        home: HomeLoop,
        arrived: Callable[[ServerOffer], None],
        waits: Callable[[str], None],
    ) -> "ServerConnection":
        """Make a connection, in the server's own thread: the SDK takes half a second to import."""
        from helix_desktop.tools.mcp_host.server_connection import ServerConnection  # noqa: PLC0415

        return ServerConnection(
            self.server,
            self._environment,
            secrets,
            covers=self._covers,
            home=home,
            arrived=arrived,
            waits=waits,
        )

    def look_again(self) -> None:
        """Check again at once, after an approval or when the server is wanted."""
        self._wake.set()
        if not self._fresh:
            self._set_state(self.status.phase, self.status.reason)

    def _check_signed_in(self) -> None:
        if self.status.phase is ServerPhase.SIGN_IN:
            raise SignInNeeded(self.status.reason)

    async def _wait_until_ready(self) -> "tuple[ServerConnection, ServerThread]":
        """Wait for a starting server; a failed one is started once more."""
        if self._over:
            raise ServerError("The server {server} has been stopped.", server=self.server.name)
        self._check_signed_in()
        if self._session is None and self.status.phase is not ServerPhase.UNAPPROVED:
            if self.status.phase is not ServerPhase.STARTING:
                self._settled.clear()
                self._wake.set()
            try:
                async with asyncio.timeout(self._environment.timeouts.start):
                    await self._settled.wait()
            except TimeoutError:
                raise ServerError(
                    "{server} didn't start in time.", server=self.server.name
                ) from None
        self._check_signed_in()
        if self._session is None or self._thread is None:
            phase, reason = _PHASES[self.status.phase], self.status.reason
            raise ServerError(
                "Can't find the server {server} ({reason}).",
                server=self.server.name,
                reason=Phrase("{phase}: {reason}", phase=phase, reason=reason),
            )
        return self._session, self._thread

    async def _run_once(self) -> None:
        """Start the server once, and report why it ended."""
        self._settled.clear()
        self._ended.clear()
        failed = self.status.phase is ServerPhase.FAILING
        self._set_state(ServerPhase.STARTING, self.status.reason if failed else "")
        timeouts = self._environment.timeouts
        thread = self._thread = ServerThread(f"server {self.server.name}")
        reason: str = Phrase("The server ended.")
        phase = ServerPhase.FAILING
        try:
            secrets = await self._environment.secrets(self.server)
            loop = asyncio.get_running_loop()
            home = HomeLoop(self._environment, loop)

            async def work() -> None:
                nonlocal reason, phase

                def arrived(offer: ServerOffer) -> None:
                    digests = frozenset(map(approvals.tool_digest, offer.tools))
                    loop.call_soon_threadsafe(self._set_ready, connection, offer, digests)

                def waits(words: str) -> None:
                    loop.call_soon_threadsafe(self._waits, words)

                connection = self._new_connection(secrets, home, arrived, waits)
                reason = await connection.live() or reason
                if connection.sign_in is not None and connection.sign_in.needed:
                    phase = ServerPhase.SIGN_IN

            await thread.hold(
                work, timeouts.after_close + timeouts.after_term + timeouts.after_kill + 1.0
            )
        except HelixError as error:
            reason = error.full_text
        except (OSError, RuntimeError, ValueError, ExceptionGroup) as error:
            # of this machine, or unknown: the next start may do without it
            log.exception("the server %s failed", self.server.name)
            reason = f"{type(error).__name__}: {show_hidden(str(error))}"
        finally:
            self._session = self._thread = None
            self._settled.set()
            self._ended.set()
        self._set_state(phase, reason)

    async def _called(self) -> None:
        self._wake.clear()
        await self._wake.wait()

    @property
    def signed_in(self) -> bool:
        sign_in = self._session.sign_in if self._session is not None else None
        return sign_in is not None and sign_in.context.current_tokens is not None

    def _set_ready(
        self, session: "ServerConnection", offer: ServerOffer, digests: frozenset[str]
    ) -> None:
        """Note that the server is ready and offers this."""
        self._session, self.offered, self._offered_digests = session, offer.tools, digests
        self.resources, self.prompts = offer.resources, offer.prompts
        self.instructions = offer.instructions
        self._set_state(ServerPhase.READY)
        self._settled.set()

    def _waits(self, words: str) -> None:
        """Note that a started server does not answer yet; `words` are its last output."""
        if self.status.phase is ServerPhase.STARTING and self.status.reason != words:
            self._set_state(ServerPhase.STARTING, words)

    def _set_state(self, phase: ServerPhase, reason: str = "") -> None:
        self._fresh = False
        approved = self._environment.approvals.approved(self.server.name)
        offered = self.offered or ()
        waiting = approvals.find_unapproved(approved, offered)
        tools = len(offered) - len(waiting)
        if self.instructions not in ("", approved.instructions):
            waiting = (approvals.THE_INSTRUCTIONS, *waiting)
        self.status = ServerStatus(
            self.server.name,
            phase,
            reason,
            tools=tools,
            waiting=waiting,
            resources=len(self.resources),
            prompts=len(self.prompts),
        )
        self._changed()
