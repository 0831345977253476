"""The tool shell: runs commands in the sandbox; their default time limit, output, and undo.

All output of a command goes into one stream, in order; output that is too large for the context is
kept on disk until it is in the store, never in memory.
"""

import asyncio
import time
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Container,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from functools import partial
from math import inf
from types import MappingProxyType
from typing import Annotated, Protocol

from msgspec import Meta, Struct, field

from helix_desktop.domain.background import BACKGROUND_TOOL, COMMAND_TOOL
from helix_desktop.domain.background_ports import BackgroundHost
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.errors import HelixError, StoreFull, ToolError, full_error_text
from helix_desktop.domain.events import NameChange
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.permission import SessionGrant, granted_hosts
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import FileCheckpoints, PlannedChange, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.background_run import BackgroundRun
from helix_desktop.tools.agent.command_report import (
    GIT_IN_BACKGROUND,
    command_notes,
    missed_files,
    name_a_few,
    skipped_hooks,
)
from helix_desktop.tools.command_shell import ShellKind
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.running_commands import ListedCommand
from helix_desktop.tools.files.snapshots import Files, FileSnapshots
from helix_desktop.tools.output_screening import make_secret_finder
from helix_desktop.tools.permissions.command_policy import in_folder
from helix_desktop.tools.permissions.git_environment import names_writing_git
from helix_desktop.tools.permissions.reading_guess import only_reads
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.programs.process import CommandEnd, to_its_end
from helix_desktop.tools.sandbox import (
    GrantedResources,
    LiveCommand,
    Sandbox,
    SandboxCommand,
    SandboxKind,
    SandboxRun,
    SessionTemporaries,
)
from helix_desktop.tools.secrets.redactor import SecretRedactor, hidden_notice
from helix_desktop.tools.text.file_content import SNIFF, is_binary
from helix_desktop.tools.tool import current_call, decode_arguments, tool_spec

DEFAULT_SILENCE_SECONDS, MAX_SILENCE_SECONDS = 120, 3_600
"""Seconds without output after which a command is ended: the default, and the most."""
MAX_SILENCES, MAX_SECONDS = 30, 4 * 3_600
"""How many times as long a command may run that keeps writing, and the most seconds in all."""
HEAD, TAIL = 192 * 1024, 64 * 1024
"""Bytes shown of a longer output's beginning and end; the gate judges them again."""
HOSTS_CLOSED = (
    b"\n[only hosts that are allowed for this session were in reach: content from elsewhere is in "
    b"the conversation. With the hosts that it needs in `hosts`, the user is asked]"
)
_PROGRESS_SECONDS = 0.1
"""Seconds between two reports of progress."""
_MAX_OFFERED_FILES = 20
"""Most files with secrets that are offered to the user for opening."""
MAX_GIT_NAMES = 1_000
"""Most names in an event of what git changed."""
MAX_COMMAND_CHARS = 100_000
"""Most characters of a command; one argument of a program cannot be longer than 128 KiB."""


_ABOUT = (
    "Run a command line with bash (GNU tools, no terminal, no input) in the project folder. "
    "It may run in a sandbox: then there is no network unless asked for, only the project "
    "folder and a home folder of the workspace can be written, the user's toolchains can be "
    "read but no other files of theirs, and hooks and settings of repositories cannot be "
    "changed. Hosts that the user allowed, often registries of packages, are reached "
    "without asking for the network; one that is refused is named. When the command ends, "
    "whatever it left running in the background is ended, too. Output and errors come as one "
    "text, followed by the exit status. What has to run on, as a server or a watcher, is started "
    "with background: true, which returns its id at once."
)


_WITH_TEMPORARY = (
    " In the sandbox, /tmp belongs to this conversation: it lasts from command to command, holds "
    f"at most {SessionTemporaries.MAX_BYTES // 1024**3} GB, is not shared with subagents, other "
    "tools or programs outside, and what changes in it cannot be undone. Commands that only read "
    "can't write there."
)
_FULL = (
    f"/tmp holds more than the {SessionTemporaries.MAX_BYTES // 1024**3} GB that it may; commands "
    "that add to it are ended until files there are removed"
)
_PORTS_OF_ITS_OWN = (
    "[other commands cannot reach its ports: to test a server, start it and ask it in one command]"
)
_ON_WINDOWS = (
    " There is no sandbox on this computer, and the user is asked each time. When the command "
    "ends, whatever it left running in the background is ended, too. Output and errors come as one "
    "text, with LF line ends, followed by the exit status."
)
_GIT_BASH = (
    "Run a command line with bash on Windows (Git Bash: GNU tools, no terminal, no input) in the "
    "project folder. Write C:/folder or /c/folder for paths, and quote paths with backslashes. "
    "Arguments that begin with / are changed into Windows paths for Windows programs: with "
    "MSYS_NO_PATHCONV=1 before the program's name they are not (MSYS_NO_PATHCONV=1 cmd /c ver)."
) + _ON_WINDOWS
_POWERSHELL = (
    "Run commands with PowerShell 7 on Windows (no profile, no input) in the project folder. It is "
    "not bash: quote with ' or \", escape with a backtick, and start a program with a quoted path "
    "with &. The exit status is that of the last statement."
) + _ON_WINDOWS
_NONE = (
    "Run a command line. This computer lacks a shell for it: each call is refused until the user "
    "has installed Git for Windows or PowerShell 7 and started Helix again."
)


class CommandProgress(Struct, frozen=True):
    """The output of a call so far: its size in bytes, and the last lines."""

    call: str
    size: int
    tail: str


WAIT_SECONDS = 2.0
WAITS_FOR_FOLDER = Phrase("Waiting for the project folder: a drive in it may not answer.")

Progress = Callable[[CommandProgress], None]
"""Receives progress on the loop's thread."""


class ShellArguments(Struct):
    """The arguments of shell."""

    command: Annotated[str, Meta(description="The command line, for bash.")]
    timeout_seconds: Annotated[
        int,
        Meta(
            ge=1,
            le=MAX_SILENCE_SECONDS,
            description="After so long without output it is ended; one that keeps writing, after "
            f"{MAX_SILENCES} times as long.",
        ),
    ] = DEFAULT_SILENCE_SECONDS
    network: Annotated[
        bool, Meta(description="Whether it needs the network; the user is asked.")
    ] = False
    hosts: Annotated[
        tuple[str, ...],
        Meta(
            description="Hosts that it needs, as name or name:port, where no others are needed: "
            "the user is asked, and can allow them for the session."
        ),
    ] = ()
    changes: Annotated[
        bool,
        Meta(
            description="Only after a result said that it was taken for a command that only reads: "
            "whether to run it with the project writable; the user is asked."
        ),
    ] = False
    folder: Annotated[str, Meta(description="Where to run it, relative to the project folder.")] = (
        "."
    )
    git: Annotated[
        bool,
        Meta(
            description="Whether git has to write a repository though the line does not name it, "
            "as for `pre-commit run` or `make release`."
        ),
    ] = False
    background: Annotated[
        bool,
        Meta(
            description="Whether to let it run in the background, for any time; "
            f"{BACKGROUND_TOOL} reads its output, waits, and stops it."
        ),
    ] = False


class PowerShellArguments(ShellArguments):
    """The arguments of shell where it speaks PowerShell."""

    command: Annotated[str, Meta(description="The commands, for PowerShell 7.")]


class FreeArguments(ShellArguments):
    """The arguments of shell where the sandbox cannot do everything."""

    without_sandbox: Annotated[
        bool,
        Meta(
            description="Only after a result said that the sandbox kept it from something it "
            "needs: whether to run it without; the user is asked."
        ),
    ] = False


Written = Mapping[str, Digest | None]
"""Files that calls wrote, each with its last content."""
NOTHING_WRITTEN: Written = MappingProxyType({})


class RecordedChanges(Struct, frozen=True):
    """A note on the changes that were not recorded, and whether there was no room for some.

    `paths` are the changed files that can be taken back, `lost` those that cannot. `limits` is the
    part of the note that is told once.
    """

    note: str
    limits: str = ""
    full: bool = False
    paths: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


_TOO_MANY_FILES = (
    "\n[the project has too many files: changes of others cannot be taken back, by any command]"
)


class CommandUndo(Struct, frozen=True):
    """The storage for undoing commands: the project's snapshots and the session's checkpoints.

    `listed` makes the list that a command has on the disk while it runs, None where there is none.
    `others` collects what other calls write meanwhile: by path, the last content. `git_changed`
    records what git changed in a repository.
    """

    snapshots: FileSnapshots
    checkpoints: FileCheckpoints
    listed: Callable[[], ListedCommand] | None = None
    others: Callable[[str], AbstractContextManager[Written]] = lambda _call: nullcontext({})
    git_changed: Callable[[str, str, tuple[NameChange, ...]], Awaitable[None]] | None = None
    told: set[str] = field(default_factory=set[str])
    """The limits that were told to the session: each is once."""

    @asynccontextmanager
    async def before(self) -> AsyncIterator[tuple[Files, Written]]:
        """Yield the files before a command, which are listed on the disk until its end.

        With them, what other calls write from now on.
        """
        listed = self.listed() if self.listed else None

        def look() -> Files:
            files = self.snapshots.before()
            if listed is not None:
                listed.start(files)
            return files

        try:
            with self.others(current_call().id) as others:
                yield await asyncio.to_thread(look), others
        finally:
            if listed is not None:
                listed.end()

    async def record(
        self, before: Files, others: Written = NOTHING_WRITTEN, *, done: Container[str] = ()
    ) -> RecordedChanges:
        """Store the earlier content of changed files, from where the `others` left them.

        Files in `done` are recorded already.
        """
        try:
            changed = await asyncio.to_thread(self.snapshots.after, before)
        except HelixError as error:  # the folder was removed meanwhile; the output is still there
            note = f"\n[what it changed cannot be taken back. {full_error_text(error)}]"
            return RecordedChanges(note)
        full = False
        kept: list[str] = []
        lost: list[str] = []
        while group := await asyncio.to_thread(next, changed.groups, ()):
            wanted: list[PlannedChange] = []
            for change in group:
                if change.path in done:
                    continue
                if change.path in others:  # from where they left the file
                    if others[change.path] == change.after_digest:
                        continue
                    change = replace(change, before=others[change.path])
                wanted.append(change)
            refused = await self._keep(wanted)
            kept += (change.path for change in wanted if change.path not in refused)
            lost += refused
            full = full or any(isinstance(error, StoreFull) for error in refused.values())
        lost += (path for path in changed.beyond if path not in others and path not in done)
        note = limits = ""
        if lost:
            note = f"\n[changed while it ran, and cannot be taken back: {name_a_few(lost)}]"
        if changed.unseen:
            named = name_a_few(changed.unseen)
            limits += f"\n[too many files to look at in {named}: what changes there is not named]"
        if changed.partial and _TOO_MANY_FILES not in self.told:
            self.told.add(_TOO_MANY_FILES)
            limits += _TOO_MANY_FILES
        return RecordedChanges(
            note + limits, limits, full=full, paths=tuple(kept), lost=tuple(lost)
        )

    async def _keep(self, changes: Sequence[PlannedChange]) -> dict[str, HelixError]:
        """Store changes together; return those that could not be stored even alone, by path."""
        if not changes:
            return {}
        try:
            await self.checkpoints.before(*changes)
        except HelixError as error:
            if len(changes) == 1:
                return {changes[0].path: error}
            refused: dict[str, HelixError] = {}
            for change in changes:
                refused |= await self._keep([change])
            return refused
        return {}

    async def record_git(self, ran: SandboxRun) -> str:
        """Record what git changed; return a note on what was not recorded."""
        note = ""
        for change in ran.git:
            if len(change.names) > MAX_GIT_NAMES:
                note += "\n[what git changed cannot be undone: it changed too many names]"
            elif self.git_changed is not None and change.names:
                try:
                    await self.git_changed(current_call().id, change.repository, change.names)
                except HelixError as error:
                    note += f"\n[what git changed cannot be undone. {full_error_text(error)}]"
        return note


def _before(undo: CommandUndo | None) -> AbstractAsyncContextManager[tuple[Files, Written]]:
    return undo.before() if undo else nullcontext((Files(), NOTHING_WRITTEN))


class CommandResources(Protocol):
    """The user's resources for a workspace's commands, and the hosts they could not reach."""

    def resources(self, *, sandboxed: bool = True) -> GrantedResources: ...
    def remember(self, refused: tuple[str, ...]) -> None: ...


class _NoResources:
    """CommandResources with the system's programs only, which remember nothing."""

    def resources(self, *, sandboxed: bool = True) -> GrantedResources:
        return GrantedResources() if sandboxed else replace(GrantedResources(), sandboxed=False)

    def remember(self, refused: tuple[str, ...]) -> None:
        """Do nothing: without allowed hosts none is refused."""


NO_RESOURCES_CHOICE = _NoResources()


class RunShell:
    """The tool that runs one command line."""

    spec: ToolSpec = tool_spec(COMMAND_TOOL, _ABOUT, ShellArguments)

    def __init__(
        self,
        sandbox: Sandbox,
        root: ProjectRoot,
        *,
        undo: CommandUndo | None = None,
        progress: Progress = lambda _progress: None,
        access: CommandResources = NO_RESOURCES_CHOICE,
        tainted: Callable[[], bool] = lambda: True,
        planning: Callable[[], bool] = lambda: False,
        granted: Callable[[], Iterable[SessionGrant]] = lambda: (),
        trailer: Callable[[], str] = lambda: "",
        temporaries: SessionTemporaries | None = None,
        session: SessionId = NO_SESSION,
        background: BackgroundHost | None = None,
    ) -> None:
        """Take what is known of the session.

        `tainted`: untrusted content is in the conversation. Then a command that does not ask for
        the network reaches the allowed hosts only if it is known to download only. `planning`: it
        is in plan mode, where every command only reads. `granted` returns what the user allowed for
        it, and `trailer` the line that the message of each commit ends with, "" for none.
        `temporaries` have the /tmp of a session that has begun; `background` runs commands in the
        background, where that is possible.
        """
        self._sandbox, self._background = sandbox, background
        begun = temporaries if session != NO_SESSION else None
        self._temporary = begun.of(session) if begun is not None else None
        self._planning, self._granted, self._trailer = planning, granted, trailer
        # bubblewrap can do everything that commands need: there no way out of it is offered
        self._offers_unsandboxed = sandbox.backend.kind is SandboxKind.SEATBELT
        self._shell = sandbox.backend.shell
        has_temporary = sandbox.backend.kind is SandboxKind.BUBBLEWRAP
        about = _ABOUT + (_WITH_TEMPORARY if has_temporary else "")
        usual = (about, FreeArguments if self._offers_unsandboxed else ShellArguments)
        self.spec = tool_spec(COMMAND_TOOL, *_SPECS.get(self._shell.kind, usual))
        self._access = access
        self._root = root
        self._undo = undo
        self._progress = progress
        self._tainted = tainted

    async def run(self, arguments: str) -> ToolOutput:
        # at once: the call was judged in the mode of this moment
        planning = self._planning()
        request = decode_arguments(FreeArguments, arguments)
        if request.hosts and self._offers_unsandboxed:  # single hosts cannot be allowed there
            request = replace(request, network=True)
        if self._shell.lacking:
            raise ToolError(self._shell.lacking)
        if "\0" in request.command:
            raise ToolError("A command cannot hold a null character.")
        if len(request.command) > MAX_COMMAND_CHARS:
            raise ToolError(
                "The command is longer than {longest} characters.",
                "Write it into a file with write_file and run that.",
                longest=f"{MAX_COMMAND_CHARS:,}",
            )
        if not request.command.strip():
            raise ToolError("The command is empty.")
        with self._announced_wait() as prepared:
            planned = await self._plan_command(request, prepared, planning=planning)
            if request.background:
                return await self._start_in_background(planned)
            output = await self._run_and_record(planned)
        note = HOSTS_CLOSED if planned.closed and output.failed else b""
        untrusted = planned.is_untrusted(reached=output.untrusted)
        return replace(output, data=output.data + note, untrusted=untrusted)

    @contextmanager
    def _announced_wait(self) -> Iterator[Callable[[], None]]:
        """Say in the row what is waited for, unless the yielded function is called soon."""
        loop, call = asyncio.get_running_loop(), current_call().id
        waiting = CommandProgress(call, 0, WAITS_FOR_FOLDER)
        timer = loop.call_later(WAIT_SECONDS, self._progress, waiting)

        def prepared() -> None:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(timer.cancel)

        try:
            yield prepared
        finally:
            timer.cancel()

    async def _plan_command(
        self, request: FreeArguments, prepared: Callable[[], None], *, planning: bool
    ) -> "_PlannedCommand":
        text = in_folder(request.command, request.folder, self._shell.language)
        tainted = self._tainted()
        resources, closed = await asyncio.to_thread(self._choose_resources, request, tainted)
        in_sandbox = self._sandbox.backend.sandboxed and resources.sandboxed

        def guess() -> bool:
            with self._root.open_folder(request.folder):  # an error before bash reports one
                return only_reads(text)

        guessed = await asyncio.to_thread(guess)
        local = in_sandbox and not request.network and not request.hosts
        reads = local and not request.changes and (planning or guessed)
        command = SandboxCommand(
            text,
            self._sandbox.folder,
            request.network,
            resources,
            git=request.git,
            read_only=reads,
            agreed=bool(request.hosts),
            trailer=self._trailer(),
            temporary=self._temporary,
            prepared=prepared,
        )
        return _PlannedCommand(
            request,
            command,
            None if reads else self._undo,
            closed=closed and not reads,
            tainted=tainted,
            # nothing keeps the command from the network there: its output may be untrusted
            open_to_all=not in_sandbox,
        )

    async def _start_in_background(self, planned: "_PlannedCommand") -> ToolOutput:
        """Start a command in the background; its output is read with a tool of its own."""
        if self._background is None:
            raise ToolError("No commands run in the background here.", "Run it without that.")
        command, request = planned.command, planned.arguments

        async def run_on(
            live: LiveCommand, announce: Callable[[CommandOutput], None]
        ) -> SandboxRun:
            """Run for any time, and record what changes, except for other calls' writes."""
            async with _before(planned.undo) as (before, others):
                ran = await self._sandbox.run(command, seconds=inf, on_output=announce, live=live)
                self._access.remember(ran.refused)
                if planned.undo is None:
                    return ran
                recorded = await to_its_end(planned.undo.record(before, others))
                note = recorded.note + await to_its_end(planned.undo.record_git(ran))
            return replace(ran, note=note)

        run = BackgroundRun(
            command.text,
            # untrusted content may come into the conversation while it runs
            self._sandbox.live(lambda: not planned.tainted and self._tainted()),
            start=run_on,
            end=partial(_end_text, request=request, shown=command.text),
            see=self._sandbox.look,
            is_untrusted=lambda live: planned.is_untrusted(reached=request.network or live.reached),
        )
        name = await self._background.start(run, current_call().id)
        words = (
            f"[{name} runs in the background. {BACKGROUND_TOOL} with this id reads what it writes, "
            "waits for a text or its end, and stops it; you are told when it ends]"
        )
        if self._sandbox.backend.sandboxed and command.resources.sandboxed and not request.network:
            words += f"\n{_PORTS_OF_ITS_OWN}"
        if self._sandbox.backend.kind is SandboxKind.BUBBLEWRAP and names_writing_git(command.text):
            words += f"\n{GIT_IN_BACKGROUND}"
        return ToolOutput(words.encode(), f"{command.text} · {name}")

    def _choose_resources(
        self, request: FreeArguments, tainted: bool
    ) -> tuple[GrantedResources, bool]:
        """Return the command's resources, and whether allowed hosts were withheld.

        With untrusted content in the conversation, it gets only hosts that were allowed with it.
        """
        resources = self._access.resources(
            sandboxed=not (request.without_sandbox and self._offers_unsandboxed)
        )
        if request.network or self._offers_unsandboxed or not resources.sandboxed:
            return resources, False
        wanted = (*granted_hosts(self._granted()), *request.hosts)
        allowed = resources.hosts or ()
        if not tainted:
            return replace(
                resources, hosts=(*allowed, *wanted) if wanted else resources.hosts
            ), False
        withheld = bool(allowed)
        return replace(resources, hosts=wanted if wanted or withheld else resources.hosts), withheld

    async def _run_and_record(self, planned: "_PlannedCommand") -> ToolOutput:
        """Run the command and record what changed meanwhile, also if it is stopped."""
        request, command, undo = planned.arguments, planned.command, planned.undo
        silence = request.timeout_seconds
        max_seconds = min(MAX_SILENCES * silence, MAX_SECONDS)

        def output_of(ran: SandboxRun) -> ToolOutput:
            output = _output_text(ran, request, command.text)
            if output.failed:
                return output
            if hooks := skipped_hooks(request.command, str(self._root.folder)):
                names = ", ".join(hooks)
                note = f"\n[hooks are off for your commands; git did not run: {names}]"
                return replace(output, data=output.data + note.encode("utf-8", "replace"))
            return output

        async with _before(undo) as (before, others):
            report = _progress_reporter(self._progress)
            ran = await self._sandbox.run(
                command, seconds=max_seconds, silence=silence, on_output=report
            )
            self._access.remember(ran.refused)
            output = await to_its_end(asyncio.to_thread(output_of, ran))
            if undo is None:
                return output
            recorded = await to_its_end(undo.record(before, others))
            note = recorded.note + await to_its_end(undo.record_git(ran))
        return replace(output, data=output.data + note.encode("utf-8", "replace"))


class _PlannedCommand(Struct, frozen=True):
    """A call's command. `undo`: what keeps the files that it may change."""

    arguments: FreeArguments
    command: SandboxCommand
    undo: CommandUndo | None
    closed: bool
    """Whether allowed hosts were withheld."""
    tainted: bool
    """Whether untrusted content was in the conversation: it has only what was allowed with it."""
    open_to_all: bool
    """Whether nothing keeps it from the network."""

    def is_untrusted(self, *, reached: bool) -> bool:
        # what is in /tmp may be from a command of the background that reached the network
        temporary = self.command.temporary
        return reached or self.open_to_all or (temporary is not None and temporary.is_untrusted())


def _progress_reporter(progress: Progress) -> Callable[[CommandOutput], None]:
    """Return a function that reports output of the current call, limited in frequency."""
    call, loop, due = current_call().id, asyncio.get_running_loop(), 0.0

    def report_output(output: CommandOutput) -> None:
        nonlocal due
        now = time.monotonic()
        if now >= due:
            due = now + _PROGRESS_SECONDS
            state = CommandProgress(call, output.size, output.tail.decode("utf-8", "replace"))
            loop.call_soon_threadsafe(progress, state)

    return report_output


_SPECS: dict[ShellKind, tuple[str, type[ShellArguments]]] = {
    ShellKind.GIT_BASH: (_GIT_BASH, ShellArguments),
    ShellKind.POWERSHELL: (_POWERSHELL, PowerShellArguments),
    ShellKind.NONE: (_NONE, ShellArguments),
}


def head_and_tail(head: bytes, tail: bytes, size: int) -> bytes:
    """Return the beginning and the end of an output of this size, cut at nearby line ends."""
    head = head[: head.rfind(b"\n", HEAD - 4_096) + 1] or head
    tail = tail[tail.find(b"\n", 0, 4_096) + 1 :]
    left = size - len(head) - len(tail)
    return head + f"\n[{left:,} bytes in between are not shown]\n\n".encode() + tail


def _output_text(ran: SandboxRun, request: ShellArguments, shown: str) -> ToolOutput:
    """Return the output for the conversation; `shown`: the command with its folder."""
    output, ended = ran.output, ran.ended
    binary = is_binary(output.part(0, SNIFF))
    is_complete = output.size <= HEAD + TAIL and not binary
    find = make_secret_finder(request.command, ran.seen)
    hiding = SecretRedactor(find)
    if binary:
        data = b""
    elif output.size <= HEAD + TAIL:
        data = hiding.of(output.part(0, output.size))
    else:
        head, tail = output.part(0, HEAD), output.part(output.size - TAIL, output.size)
        data = hiding.of(head_and_tail(head, tail, output.size))
    wanted = missed_files(ran, request.command, data)
    notices = _ending_notes(ran, request, binary=binary)
    notes = command_notes(ran, wanted, data)
    ending = "\n".join([*notices, *notes, *hidden_notice(hiding.count)])
    gap = b"\n" if data and not data.endswith(b"\n") else b""
    return ToolOutput(
        data + gap + ending.encode("utf-8", "replace"),
        shown,
        f"shell:{shown}",
        failed=ended.code != 0 or ended.end is not CommandEnd.BY_ITSELF,
        mime="application/octet-stream" if binary else "text/plain",
        # without the secrets, because it can be recalled
        stream=None if is_complete else SecretRedactor(find).stream(output.pieces()),
        untrusted=request.network or ran.reached,
        stopped=ended.end is CommandEnd.STOPPED,
        status=ended.code if ended.end is CommandEnd.BY_ITSELF else None,
        hidden=(*wanted, *(ran.seen.exposed[:_MAX_OFFERED_FILES] if hiding.count else ())),
        aside=ran.kept_aside,
    )


def _end_text(ran: SandboxRun, *, request: ShellArguments, shown: str) -> ToolOutput:
    """Return the output of an ended background command; its data is what stands below it."""
    last = ran.output.tail
    wanted = missed_files(ran, request.command, last)
    notes = command_notes(ran, wanted, last, background=True)
    gap = "\n" if last and not last.endswith(b"\n") else ""
    ending = gap + "\n".join([*_ending_notes(ran, request, binary=False), *notes]) + ran.note
    by_itself = ran.ended.end is CommandEnd.BY_ITSELF
    return ToolOutput(
        ending.encode("utf-8", "replace"),
        shown,
        failed=ran.ended.code != 0 or not by_itself,
        untrusted=request.network or ran.reached,
        stopped=ran.ended.end is CommandEnd.STOPPED,
        status=ran.ended.code if by_itself else None,
    )


def _ending_notes(ran: SandboxRun, request: ShellArguments, *, binary: bool) -> list[str]:
    """Return the notes on how the command ended, below its own output."""
    ended = ran.ended
    lines: list[str] = []
    if binary:
        lines.append(f"[{ran.output.size:,} bytes that are no text]")
    match ended.end:
        case CommandEnd.STOPPED:
            by = "" if request.background else " by the user"
            lines.append(f"[stopped{by} after {ended.seconds:.1f} s]")
        case CommandEnd.LATE:
            lines.append(f"[ended after {ended.seconds:.0f} s: its time was over]")
        case CommandEnd.SILENT:
            lines.append(
                f"[ended: it wrote nothing for {request.timeout_seconds} s, and its time was over. "
                "What has to run on is started with background: true]"
            )
        case CommandEnd.LOUD:
            lines.append(f"[ended after {ran.output.size:,} bytes of output: too much]")
        case CommandEnd.FULL:
            lines.append("[ended: there is no room on the disk for its output]")
        case CommandEnd.OVERGROWN:
            lines.append(f"[ended after {ended.seconds:.0f} s: {_FULL}]")
        case CommandEnd.CROWDED | CommandEnd.SET_ASIDE:
            lines.append(f"[ended after {ended.seconds:.0f} s: {ended.end.value}]")
        case _:
            lines.append(f"[exit status {ended.code}, {ended.seconds:.1f} s]")
    if ran.full and ended.end is not CommandEnd.OVERGROWN:
        lines.append(f"[{_FULL}]")
    return lines
