"""The tool shell: runs commands in the project folder, in the sandbox of this machine.

All output of a command goes into one stream, in order; output that is too large for the context is
kept on disk until it is in the store, never in memory.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from typing import Annotated, Protocol

from msgspec import Meta, Struct

from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.permission import CallRuling
from helix_desktop.domain.ports import FileCheckpoints, ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.command_report import command_notes, missed_files, name_a_few
from helix_desktop.tools.command_shell import BASH, CommandShell, ShellKind
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.snapshots import Files, FileSnapshots
from helix_desktop.tools.output_screening import make_secret_finder
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import (
    in_folder,
    is_single,
    judge_command,
    only_brings,
    says_own_words,
)
from helix_desktop.tools.sandbox.command_environment import NOTHING_LENT, LentFolders
from helix_desktop.tools.sandbox.launcher import SandboxCommand
from helix_desktop.tools.sandbox.process import CommandEnd, CommandOutput
from helix_desktop.tools.sandbox.protected_places import FOLDER
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from helix_desktop.tools.sandbox.sandbox_kind import SandboxKind
from helix_desktop.tools.secrets.redactor import SecretRedactor
from helix_desktop.tools.text.file_content import SNIFF, is_binary
from helix_desktop.tools.tool import current_call, decode_arguments, tool_spec

SECONDS, MOST_SECONDS = 120, 3_600
HEAD, TAIL = 192 * 1024, 64 * 1024
"""Bytes shown of a longer output's beginning and end; the gate judges them again."""
HOSTS_CLOSED = (
    b"\n[it reached no host: content from elsewhere is in the conversation. With network: true the "
    b"person is asked]"
)
_BREATH = 0.1
"""Seconds between two reports of progress."""
_MOST_OFFERED = 20
"""Most files with secrets that are offered to the user for opening."""
_LONGEST = 100_000
"""Most characters of a command; one argument of a program cannot be longer than 128 KiB."""


_BASH_LINE = "The command line, for bash."
_POWERSHELL_LINE = "The commands, for PowerShell 7."
_ABOUT = (
    "Run a command line with bash (GNU tools, no terminal, no input) in the project folder. "
    "It may run in a sandbox: then there is no network unless asked for, only the project "
    "folder and a home folder of the workspace can be written, the person's toolchains can be "
    "read but no other files of theirs, and hooks and settings of repositories cannot be "
    "changed. Hosts that the person allowed, often registries of packages, are reached "
    "without asking for the network; one that is refused is named. When the command ends, "
    "whatever it left running in the background is ended, too. Output and errors come as one "
    "text, followed by the exit status."
)


_ON_WINDOWS = (
    " There is no sandbox on this computer, and the person is asked each time. When the command "
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
    "Run a command line. This computer lacks a shell for it: each call is refused until the person "
    "has installed Git for Windows or PowerShell 7 and started Helix again."
)


class CommandProgress(Struct, frozen=True):
    """The output of a call so far: its size in bytes, and the last lines."""

    call: str
    size: int
    tail: str


Progress = Callable[[CommandProgress], None]
"""Receives progress on the loop's thread."""


class ShellArguments(Struct):
    """The arguments of shell."""

    command: Annotated[str, Meta(description=_BASH_LINE)]
    timeout_seconds: Annotated[
        int, Meta(ge=1, le=MOST_SECONDS, description="After so long it is ended.")
    ] = SECONDS
    network: Annotated[
        bool, Meta(description="Whether it needs the network; the person is asked.")
    ] = False
    folder: Annotated[str, Meta(description="Where to run it, relative to the project folder.")] = (
        "."
    )


class PowerShellArguments(ShellArguments):
    """The arguments of shell where it speaks PowerShell."""

    command: Annotated[str, Meta(description=_POWERSHELL_LINE)]


class FreeArguments(ShellArguments):
    """The arguments of shell where the sandbox cannot do everything."""

    without_sandbox: Annotated[
        bool,
        Meta(
            description="Only after a result said that the sandbox kept it from something it "
            "needs: whether to run it without; the person is asked."
        ),
    ] = False


class CommandUndo(Struct, frozen=True):
    """The storage for undoing commands: the project's snapshots and the session's checkpoints."""

    snapshots: FileSnapshots
    checkpoints: FileCheckpoints

    async def record(self, before: Files) -> str:
        """Store the earlier content of changed files; return a note on those that failed."""
        changed = await asyncio.to_thread(self.snapshots.after, before)
        lost = list(changed.beyond)
        for change in changed.changes:
            try:
                await self.checkpoints.before(change)
            except HelixError:
                lost.append(change.path)
        note = ""
        if lost:
            note += f"\n[changed, and cannot be taken back: {name_a_few(lost)}]"
        if changed.partial:
            note += "\n[the project has too many files: changes of others cannot be taken back]"
        return note


class CommandResources(Protocol):
    """The user's resources for a workspace's commands, and the hosts they could not reach."""

    def lent(self, *, boxed: bool = True) -> LentFolders: ...
    def remember(self, refused: tuple[str, ...]) -> None: ...


class _Plain:
    """CommandResources with the system's programs only, which remember nothing."""

    def lent(self, *, boxed: bool = True) -> LentFolders:
        return NOTHING_LENT if boxed else replace(NOTHING_LENT, boxed=False)

    def remember(self, refused: tuple[str, ...]) -> None:
        """Do nothing: without allowed hosts none is refused."""


PLAIN = _Plain()


def _always() -> bool:
    return True


class RunShell:
    """The tool that runs one command line.

    `tainted`: untrusted content is in the conversation. Then a command that does not ask for the
    network reaches the allowed hosts only if it is known to download only.
    """

    spec: ToolSpec = tool_spec("shell", _ABOUT, ShellArguments)

    def __init__(
        self,
        sandbox: Sandbox,
        root: ProjectRoot,
        *,
        undo: CommandUndo | None = None,
        progress: Progress = lambda _said: None,
        access: CommandResources = PLAIN,
        tainted: Callable[[], bool] = _always,
    ) -> None:
        self._sandbox = sandbox
        # bubblewrap can do everything that commands need: there no way out of it is offered
        self._lets_out = sandbox.box.kind is SandboxKind.LANDLOCK
        self._shell = sandbox.box.shell
        self.spec = _spec(self._shell, lets_out=self._lets_out)
        self._access = access
        self._root = root
        self._undo = undo
        self._site = CommandPaths(root.folder)
        self._progress = progress
        self._tainted = tainted

    async def run(self, arguments: str) -> ToolOutput:
        asked = decode_arguments(FreeArguments, arguments)
        _check(asked.command, self._shell)
        text = in_folder(asked.command, asked.folder, self._shell.language)
        lent, closed = await asyncio.to_thread(self._lent, text, asked)
        command = SandboxCommand(text, self._sandbox.folder, asked.network, lent)
        reaches = asked.network or bool(lent.hosts)
        own = reaches and await asyncio.to_thread(self._says_own_words, text)
        only_looks = await asyncio.to_thread(self._only_looks, command, asked.folder)
        # names and links may change meanwhile, and two commands may overlap: those are recorded
        # anyway
        undo = None if only_looks and is_single(asked.command) else self._undo
        # nothing keeps the command from the network there: its output may be untrusted
        open_to_all = not only_looks and not (self._sandbox.box.boxed and lent.boxed)
        if undo is None:
            output = await asyncio.to_thread(self._output, await self._ran(command, asked), asked)
        else:
            output = await self._kept(undo, command, asked)
        note = HOSTS_CLOSED if closed and output.failed else b""
        theirs = (output.untrusted and not own) or open_to_all
        return replace(output, data=output.data + note, untrusted=theirs)

    def _lent(self, command: str, asked: FreeArguments) -> tuple[LentFolders, bool]:
        """Return the command's resources, and whether allowed hosts were withheld.

        With untrusted content in the conversation, a command that could send data out gets no
        hosts.
        """
        lent = self._access.lent(boxed=not (asked.without_sandbox and self._lets_out))
        free = asked.network or not lent.hosts or not self._tainted()
        # with Landlock single hosts cannot be allowed
        if free or self._lets_out or self._only_brings(command):
            return lent, False
        return replace(lent, hosts=None), True

    async def _ran(self, command: SandboxCommand, asked: ShellArguments) -> SandboxRun:
        reporter = _Reporter(self._progress, current_call().id, asyncio.get_running_loop())
        ran = await self._sandbox.run(command, seconds=asked.timeout_seconds, heard=reporter.heard)
        self._access.remember(ran.refused)
        return ran

    def _output(self, ran: SandboxRun, asked: ShellArguments) -> ToolOutput:
        shown = in_folder(asked.command, asked.folder, self._shell.language)
        return _output_text(ran, asked, shown)

    async def _kept(
        self, undo: CommandUndo, command: SandboxCommand, asked: ShellArguments
    ) -> ToolOutput:
        """Run the command and record its changes, also if it is stopped."""
        before = await asyncio.to_thread(undo.snapshots.before)
        ran = await self._ran(command, asked)
        output = await asyncio.to_thread(self._output, ran, asked)
        note = await undo.record(before)
        return replace(output, data=output.data + note.encode("utf-8", "replace"))

    def _only_looks(self, command: SandboxCommand, folder: str) -> bool:
        """Return whether the command is known only to read, so that there is nothing to undo.

        A missing or outside folder is an error before bash reports one.
        """
        with self._root.open_folder(folder):
            if self._shell.kind is not ShellKind.BASH:
                return False  # drives and servers are beyond the judge's idea of paths
            return judge_command(command.text, self._site).ruling is CallRuling.ALLOW

    def _says_own_words(self, command: str) -> bool:
        return self._shell.language == BASH and says_own_words(command, self._site)

    def _only_brings(self, command: str) -> bool:
        return self._shell.language == BASH and only_brings(command, self._site)


class _Reporter:
    """A reporter of output, limited in frequency."""

    def __init__(self, progress: Progress, call: str, loop: asyncio.AbstractEventLoop) -> None:
        self._progress, self._call, self._loop = progress, call, loop
        self._next = 0.0

    def heard(self, output: CommandOutput) -> None:
        """Report new output, in the command's thread."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + _BREATH
        tail = output.tail.decode("utf-8", "replace")
        said = CommandProgress(self._call, output.size, tail)
        self._loop.call_soon_threadsafe(self._progress, said)


def _spec(shell: CommandShell, *, lets_out: bool) -> ToolSpec:
    match shell.kind:
        case ShellKind.GIT_BASH:
            return tool_spec("shell", _GIT_BASH, ShellArguments)
        case ShellKind.POWERSHELL:
            return tool_spec("shell", _POWERSHELL, PowerShellArguments)
        case ShellKind.NONE:
            return tool_spec("shell", _NONE, ShellArguments)
    return tool_spec("shell", _ABOUT, FreeArguments if lets_out else ShellArguments)


def _check(command: str, shell: CommandShell) -> None:
    if shell.lacking:
        raise ToolError(shell.lacking)
    if "\0" in command:
        raise ToolError("A command cannot hold a null character.")
    if len(command) > _LONGEST:
        raise ToolError(
            "The command is longer than {longest} characters.",
            "Write it into a file with write_file and run that.",
            longest=f"{_LONGEST:,}",
        )
    if not command.strip():
        raise ToolError("The command is empty.")


def _output_text(ran: SandboxRun, asked: ShellArguments, shown: str) -> ToolOutput:
    """Return the output for the conversation; `shown`: the command with its folder."""
    output, ended = ran.output, ran.ended
    binary = is_binary(output.part(0, SNIFF))
    whole = output.size <= HEAD + TAIL and not binary
    hiding = SecretRedactor(make_secret_finder(asked.command, ran.seen))
    data = b"" if binary else hiding.of(_shown(output))
    wanted = missed_files(ran, asked.command, data)
    said = _ending(ran, asked, binary=binary)
    ending = "\n".join(
        [*said, *command_notes(ran, wanted, data, network=asked.network), *hiding.notice_lines()]
    )
    gap = b"\n" if data and not data.endswith(b"\n") else b""
    return ToolOutput(
        data + gap + ending.encode("utf-8", "replace"),
        shown,
        f"shell:{shown}",
        failed=ended.code != 0 or ended.end is not CommandEnd.BY_ITSELF,
        mime="application/octet-stream" if binary else "text/plain",
        stream=None if whole else _stored(output, asked, ran, binary=binary),
        untrusted=asked.network or ran.reached,
        stopped=ended.end is CommandEnd.STOPPED,
        status=ended.code if ended.end is CommandEnd.BY_ITSELF else None,
        hidden=(*wanted, *(ran.seen.exposed[:_MOST_OFFERED] if hiding.count else ())),
        aside=tuple(each for each in ran.set_aside if FOLDER in each[1].split(os.sep)),
    )


def _stored(
    output: CommandOutput, asked: ShellArguments, ran: SandboxRun, *, binary: bool
) -> Iterator[bytes]:
    """Yield the whole output for the store, without the secrets, because it can be recalled."""
    if binary:
        return output.pieces()
    return SecretRedactor(make_secret_finder(asked.command, ran.seen)).stream(output.pieces())


def _shown(output: CommandOutput) -> bytes:
    """Return the whole output, or its beginning and end, cut at nearby line ends."""
    if output.size <= HEAD + TAIL:
        return output.part(0, output.size)
    head, tail = output.part(0, HEAD), output.part(output.size - TAIL, output.size)
    head = head[: head.rfind(b"\n", HEAD - 4_096) + 1] or head
    tail = tail[tail.find(b"\n", 0, 4_096) + 1 :]
    left = output.size - len(head) - len(tail)
    return head + f"\n[{left:,} bytes in between are not shown]\n\n".encode() + tail


def _ending(ran: SandboxRun, asked: ShellArguments, *, binary: bool) -> list[str]:
    """Return the notes on how the command ended, below its own output."""
    ended = ran.ended
    lines: list[str] = []
    if binary:
        lines.append(f"[{ran.output.size:,} bytes that are no text]")
    match ended.end:
        case CommandEnd.STOPPED:
            lines.append(f"[stopped by the person after {ended.seconds:.1f} s]")
        case CommandEnd.LATE:
            lines.append(f"[ended after {asked.timeout_seconds} s: its time was over]")
        case CommandEnd.LOUD:
            lines.append(f"[ended after {ran.output.size:,} bytes of output: too much]")
        case CommandEnd.FULL:
            lines.append("[ended: there is no room on the disk for its output]")
        case _:
            lines.append(f"[exit status {ended.code}, {ended.seconds:.1f} s]")
    return lines
