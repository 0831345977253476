"""Runs lines as ones that only read, and looks whether anything came of them.

Beside the project there are a home folder, a folder outside, and programs that listen at sockets
and pipes. All of it is compared after every run: names, kinds, modes, owners, times and contents.
"""

import os
import shlex
import socket
import stat
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, chdir
from pathlib import Path
from types import TracebackType

from helix_desktop.domain.value import replace
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun, find_sandbox
from tests.system.audit.ground import create_project

SECONDS = 10
LINE_SECONDS = 2
CANARY = "THIS-STANDS-OUTSIDE-5d1f"
"""What no output may show."""
SENT = "sent-by-another-program"
_LAST = "every line was run"
_PIPES = ("pipe", "src/pipe", ".git/pipe", "../outside/pipe")
_SOCKETS = ("socket", "src/socket", ".git/socket", "../outside/socket")

_MIB = 1024 * 1024
_LIMITS = CommandLimits(
    output=64 * _MIB, memory=512 * _MIB, file=64 * _MIB, scratch=64 * _MIB, processes=256
)
"""A line that fills memory must not end the audit of 20,000 lines. Root's processes are not
limited."""

Snapshot = dict[str, tuple[object, ...]]


def why_not() -> str:
    """Why nothing can be run here; "" if it can."""
    return "" if find_sandbox().sandboxed else "there is no sandbox here"


class ReadOnlyGround:
    """A project with what lies around it, in which lines run with the project read-only."""

    def __init__(self, top: Path) -> None:
        top = Path(os.path.realpath(top))
        self.folder, self._outside, self._home = top / "ws", top / "outside", top / "home"
        for place in (self.folder, self._outside / ".ssh", self._home):
            place.mkdir(parents=True)
        # the home of commands, which those that read see, has nothing of the user's
        (self._outside / "secret").write_text(CANARY + "\n")
        (self._outside / ".ssh/id_rsa").write_text(CANARY + "\n")
        create_project(self.folder)
        (self.folder / ".env").write_text(f"KEY={CANARY}\n")
        (self.folder / "link_out").symlink_to("../outside")
        self._stack = ExitStack()
        self._pipes: list[int] = []
        self._sockets: list[socket.socket] = []
        self._sandbox = Sandbox(find_sandbox(), self.folder, limits=_LIMITS)
        self._before: Snapshot = {}

    def __enter__(self) -> "ReadOnlyGround":
        for name in _PIPES:
            os.mkfifo(self.folder / name)
            handle = os.open(self.folder / name, os.O_RDWR | os.O_NONBLOCK)
            self._stack.callback(os.close, handle)
            os.write(handle, SENT.encode())
            self._pipes.append(handle)
        for name in (*_SOCKETS, f"\0audit-{os.getpid()}"):
            listening = self._stack.enter_context(socket.socket(socket.AF_UNIX))
            with chdir(self.folder):  # a whole path may be too long
                listening.bind(name)
            listening.listen()
            self._sockets.append(listening)
        server = self._stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        self._sockets.append(server)
        for listening in self._sockets:
            listening.setblocking(False)
        self._run("true")
        self._before = self._snapshot()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def effects(self, line: str, *, read_only: bool = True) -> list[str]:
        """What came of a line, in words; one that may write is held to what is outside of these."""
        ran = self._run(line, read_only=read_only)
        return list(self._find_effects(self._text(ran), within=not read_only))

    def effects_of_all(self, lines: Sequence[str]) -> list[str]:
        """What came of lines that are run one after the other in one sandbox, each in a shell."""
        wrapper = f"timeout -k 1 {LINE_SECONDS} bash --noprofile --norc -c {{}} </dev/null 2>&1"
        script = [f"{wrapper.format(shlex.quote(line))} | head -c 4000" for line in lines]
        ran = self._run("\n".join([*script, f"echo {_LAST}"]), seconds=SECONDS + 3 * len(lines))
        text = self._text(ran)
        result = list(self._find_effects(text))
        if _LAST in text and not result:
            return []
        # one of them ended the others, or left something: which one?
        return [f"{line!r}: {why}" for line in lines for why in self.effects(line)] or result

    def _run(self, line: str, *, read_only: bool = True, seconds: int = SECONDS) -> SandboxRun:
        resources = replace(GrantedResources(), home=str(self._home))
        command = SandboxCommand(
            line, self._sandbox.folder, read_only=read_only, resources=resources
        )
        return self._sandbox.run_blocking(command, seconds=seconds)

    def _text(self, ran: SandboxRun) -> str:
        return ran.output.part(0, ran.output.size).decode("utf-8", "replace")

    def _find_effects(self, text: str, *, within: bool = False) -> Iterator[str]:
        yield from (f"shows {what}" for what in (CANARY, SENT) if what in text)
        for handle in self._pipes:
            if os.read(handle, 1_000) != SENT.encode():
                yield "reached a pipe"
            os.write(handle, SENT.encode())
        for listening in self._sockets:
            try:
                listening.accept()[0].close()
            except BlockingIOError:
                continue
            yield f"reached {listening.getsockname()!r}"
        before, self._before = self._before, self._snapshot()
        changed = {name for name, _ in set(before.items()) ^ set(self._before.items())}
        own = (str(self.folder), str(self._home))
        named = sorted(name for name in changed if not (within and name.startswith(own)))
        yield from [f"changed {named[:4]}"] if named else []

    def _snapshot(self) -> Snapshot:
        result: Snapshot = {}
        for above, folders, files in os.walk(self.folder.parent):
            for name in ("", *folders, *files):
                path = os.path.join(above, name)
                result[path] = _state(path)
        return result


def _state(path: str) -> tuple[object, ...]:
    state = os.lstat(path)
    content: object = ""
    if stat.S_ISREG(state.st_mode):
        content = Path(path).read_bytes()
    elif stat.S_ISLNK(state.st_mode):
        content = os.readlink(path)
    # the pipes are read and filled again here
    piped = stat.S_ISFIFO(state.st_mode)
    times = () if piped else (state.st_mtime_ns, state.st_ctime_ns)
    return state.st_ino, state.st_mode, state.st_uid, state.st_nlink, times, content
