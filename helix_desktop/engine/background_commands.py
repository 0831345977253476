"""Starts, lists, reads, and stops background commands of sessions, and journals their end.

A command is journaled before it starts, and again when it has ended, with its whole output in the
store. Each runs in a task of the supervisor; a canceled task ends its command first.
"""

import asyncio
import logging
from collections.abc import Callable, Container, Mapping, Sequence
from contextlib import suppress
from functools import partial

from helix_desktop.domain.background import (
    BACKGROUND_TOOL,
    BackgroundReading,
    CommandEnding,
    EndedCommand,
    RunningCommandView,
)
from helix_desktop.domain.background_ports import BackgroundProcess, TextFinder
from helix_desktop.domain.cache import Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.errors import HelixError, StoreFull, ToolError
from helix_desktop.domain.events import CommandEnded, CommandStarted
from helix_desktop.domain.live_events import CommandsChanged
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Clock, SessionStore, ToolOutput
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.task_supervisor import Supervisor

log = logging.getLogger(__name__)

_LOOK_SECONDS = 0.2
"""Seconds between two looks at an output while a text is waited for."""
_MAX_RETRY_BYTES = 16 << 10
"""Bytes at the end of an output that are held in memory if the disk is full."""
_CUT_NOTE = b"[the disk was full: what came before is lost]\n"
MAX_ENDED_COMMANDS = 8
"""Ended commands of a session whose output can still be read piece by piece."""

MAX_RUNNING_COMMANDS = 8
"""Commands that one session may have running at a time."""


class _Command:
    """One command of a session, running or ended a while ago."""

    def __init__(
        self, name: str, process: BackgroundProcess, journal: SessionJournal, *, at: float
    ) -> None:
        self.name, self.process, self.journal, self.at = name, process, journal, at
        self.read = 0
        """Where the agent's next reading begins."""
        self.task: asyncio.Task[None] | None = None
        self.ended: EndedCommand | None = None
        self.over = asyncio.Event()
        self.by: CommandEnding | None = None
        """Who ended it, if it did not end by itself."""
        self.seconds: Callable[[], float] = lambda: 0.0

    def view(self, session: SessionId) -> RunningCommandView:
        process = self.process
        return RunningCommandView(
            session,
            self.name,
            process.command,
            self.at,
            process.size,
            process.tail,
            tuple(process.ports()),
            tuple(process.forwards()),
        )


class BackgroundCommands:
    """All background commands of one workspace."""

    def __init__(
        self,
        store: SessionStore,
        journals: Mapping[SessionId, SessionJournal],
        *,
        clock: Clock,
        bus: EventBus,
        supervisor: Supervisor,
    ) -> None:
        self._store, self._journals = store, journals
        self._clock, self._bus, self._supervisor = clock, bus, supervisor
        self._all: dict[SessionId, dict[str, _Command]] = {}

    def commands_of(self, session: SessionId) -> "SessionCommands":
        """Return the commands of one session, for its tools."""
        return SessionCommands(session, self)

    @property
    def count(self) -> int:
        """The number of commands that run, in all sessions."""
        return sum(len(self.running(session)) for session in tuple(self._all))

    def is_running(self, session: SessionId, name: str) -> bool:
        command = self.find(session, name)
        return command is not None and command.ended is None

    def running(self, session: SessionId) -> tuple[RunningCommandView, ...]:
        """Return the commands of a session that run, oldest first. Reads the system's tables."""
        # a copy, because a command may start meanwhile
        commands = tuple(self._all.get(session, {}).values())
        return tuple(command.view(session) for command in commands if command.ended is None)

    def find(self, session: SessionId, name: str) -> _Command | None:
        return self._all.get(session, {}).get(name)

    def journal(self, session: SessionId) -> SessionJournal:
        journal = self._journals.get(session)
        if journal is None or not journal.history.seq:
            raise ToolError("This session runs no commands in the background.")
        return journal

    async def start(self, session: SessionId, process: BackgroundProcess, call: str) -> str:
        """Journal and start a command; return its ID in the session."""
        journal, of_session = self.journal(session), self._all.setdefault(session, {})
        running = [command for command in of_session.values() if command.ended is None]
        if len(running) >= MAX_RUNNING_COMMANDS or self._supervisor.closing:
            raise ToolError(
                Phrase.counted(
                    len(running),
                    "{count} command runs in the background, and no more can be started.",
                    "{count} commands run in the background, and no more can be started.",
                ),
                Phrase(
                    "Stop one with background_command: {named}.",
                    named=", ".join(command.name for command in running),
                ),
            )
        name = f"c{journal.history.background.count + 1}"
        command = _Command(name, process, journal, at=self._clock.now())
        started = CommandStarted(command.at, name, process.command, call)
        try:
            await journal.record([started])
        except asyncio.CancelledError:  # the turn was stopped: it is recorded, and does not start
            await journal.record([CommandEnded(self._clock.now(), name, CommandEnding.CLOSED)])
            raise
        of_session[name] = command
        start_tick = self._clock.monotonic()
        command.seconds = lambda: self._clock.monotonic() - start_tick
        command.task = self._supervisor.spawn(
            self._run_command(session, command), f"command {name}"
        )
        # those that ended long ago are forgotten: the store has their outputs
        ended = [earlier for earlier, command in of_session.items() if command.ended is not None]
        for earlier in ended[:-MAX_ENDED_COMMANDS]:
            del of_session[earlier]
        self._bus.publish(CommandsChanged(session))
        return name

    async def stop(self, session: SessionId, name: str, by: CommandEnding) -> None:
        """End a command, if it runs, and wait until its end is journaled."""
        command = self.find(session, name)
        if command is None or command.task is None:
            return
        command.by = command.by or by
        # a task that is canceled before its first step never starts the command
        await asyncio.sleep(0)
        if not command.over.is_set() and not command.task.cancelling():
            command.task.cancel()
        await command.over.wait()

    async def forward(self, session: SessionId, name: str, port: int) -> int:
        """Open a port of this machine that leads to a command's; return it."""
        command = self.find(session, name)
        if command is None or command.ended is not None:
            raise ToolError("The command has ended.")
        local = await asyncio.to_thread(command.process.forward, port)
        self._bus.publish(CommandsChanged(session))
        return local

    async def close(self, session: SessionId, *, still_used: Container[str] = ()) -> None:
        """End all commands of a session, except those that are to be kept."""
        names = [name for name in self._all.get(session, {}) if self.is_running(session, name)]
        ending = [name for name in names if name not in still_used]
        await asyncio.gather(*(self.stop(session, name, CommandEnding.CLOSED) for name in ending))
        if ending == names:
            self._all.pop(session, None)

    async def close_all(self) -> None:
        await asyncio.gather(*(self.close(session) for session in tuple(self._all)))

    async def _run_command(self, session: SessionId, command: _Command) -> None:
        output: ToolOutput | None = None
        try:
            announce = partial(self._bus.publish, CommandsChanged(session))
            output = await command.process.run(announce)
        except HelixError as error:
            message = f"{error.full_text}\n".encode("utf-8", "replace")
            output = ToolOutput(b"", command.process.command, stream=[message])
        finally:
            ending = self._record_end(session, command, output)
            await self._supervisor.run_to_end(ending, f"end of command {command.name}")

    async def _record_end(
        self, session: SessionId, command: _Command, output: ToolOutput | None
    ) -> None:
        """Store the output and journal the end; if that fails, the command has ended all the
        same.
        """
        name, process = command.name, command.process
        status = output.status if output else None
        if output is not None and output.status is not None:
            ending = CommandEnding.EXITED
        elif command.by is not None:
            ending = command.by
        else:
            stopped = output is not None and output.stopped
            ending = CommandEnding.CLOSED if stopped else CommandEnding.FAILED
        content = None
        seconds = command.seconds()
        try:
            with suppress(asyncio.CancelledError):
                content, contents = await self._stored_output(process, output)
                now, size = self._clock.now(), process.size
                is_untrusted = process.untrusted
                event = CommandEnded(
                    now, name, ending, status, seconds, content, size, untrusted=is_untrusted
                )
                await command.journal.record_received([event], contents)
        except HelixError as error:
            log.warning("the end of command %s was not saved: %s", name, error)
        finally:
            command.ended = EndedCommand(name, process.command, ending, status, seconds, content)
            command.over.set()
            self._bus.publish(CommandsChanged(session))

    async def _stored_output(
        self, process: BackgroundProcess, output: ToolOutput | None
    ) -> tuple[Digest | None, Sequence[NewContent]]:
        """Store the output; return its digest, and the content still to be written if the disk is
        full.
        """
        if output is None or output.stream is None:
            return None, ()
        origin = Origin(BACKGROUND_TOOL, process.command, f"shell:{process.command}")
        try:
            return await self._store.put_stream(output.stream, origin), ()
        except (StoreFull, OSError) as error:
            log.warning("the output of a command is held in memory: %s", error)
            first = max(0, process.size - _MAX_RETRY_BYTES)
            last_bytes, _ = await asyncio.to_thread(process.part, first, ended=True)
            content = NewContent((_CUT_NOTE if first else b"") + last_bytes, origin)
            return digest_of(content.data), (content,)


class SessionCommands:
    """The implementation of BackgroundHost for one session."""

    def __init__(self, session: SessionId, commands: BackgroundCommands) -> None:
        self._session, self._commands = session, commands

    async def start(self, process: BackgroundProcess, call: str) -> str:
        return await self._commands.start(self._session, process, call)

    def running(self) -> Sequence[RunningCommandView]:
        return self._commands.running(self._session)

    async def read(self, name: str) -> BackgroundReading:
        command = self._commands.find(self._session, name)
        if command is None:
            return self._read_ended(name)
        process, ended = command.process, command.ended
        part = partial(process.part, command.read, ended=ended is not None)
        data, command.read = await asyncio.to_thread(part)
        return BackgroundReading(
            name,
            process.command,
            data,
            running=ended is None,
            seconds=ended.seconds if ended else command.seconds(),
            ended=ended,
            untrusted=process.untrusted,
        )

    async def stop(self, name: str) -> BackgroundReading:
        await self._commands.stop(self._session, name, CommandEnding.STOPPED_BY_AGENT)
        return await self.read(name)

    async def wait(
        self, name: str, finder: TextFinder | None, seconds: float
    ) -> tuple[BackgroundReading, bool]:
        command = self._commands.find(self._session, name)
        if command is None:
            return self._read_ended(name), False
        matched = False
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                matched = await _wait_for_text(command, finder)
        return await self.read(name), matched

    def _read_ended(self, name: str) -> BackgroundReading:
        """Return the end of a command whose output only the store has."""
        known = self._commands.journal(self._session).history.background
        ended = known.ended.get(name)
        if ended is None:
            running = ", ".join(running_command.id for running_command in self.running())
            raise ToolError(
                "There is no background command {name}.",
                "Running: {running}." if running else "No command is running.",
                name=f"{name!r:.80}",
                running=running,
            )
        words = f'[all of it: recall_cached_content("{ended.content}")]\n' if ended.content else ""
        return BackgroundReading(
            name, ended.command, words.encode(), running=False, seconds=ended.seconds, ended=ended
        )


async def _wait_for_text(command: _Command, finder: TextFinder | None) -> bool:
    """Wait for a text or the end of a command; return whether the text is there."""
    searched_size = -1
    while True:
        is_over, size = command.over.is_set(), command.process.size
        if finder is not None and size != searched_size:
            searched_size = size
            if await asyncio.to_thread(command.process.shows, finder, command.read):
                return True
        if is_over:
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(
                command.over.wait(), _LOOK_SECONDS if finder is not None else None
            )
