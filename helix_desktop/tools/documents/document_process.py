"""One process that reads one document, started, bounded and ended from a thread.

On Linux the supervisor of commands starts it without rights to files besides those of the system
and of Python, without network, and ends it also when the application is killed. Elsewhere the
process has its own limits only: time everywhere, processor time and file size on macOS.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import MOST_TEXT, SECONDS, ReadingEnd
from helix_desktop.tools.sandbox.landlock import (
    MAKING,
    OLDEST,
    READING,
    LandlockRule,
    device_rules,
    landlock_ruleset,
)
from helix_desktop.tools.sandbox.launcher import supervised_launch
from helix_desktop.tools.sandbox.probe import landlock_version, reaper_command
from helix_desktop.tools.sandbox.process import ProcessLaunch
from helix_desktop.tools.sandbox.seccomp import seccomp_program
from helix_desktop.tools.sandbox.system_mounts import system_folders

WORD = "--read-document"
"""Not for people: the program as the reader of one document (a bundle has no interpreter)."""
_CODE = Path(__file__).resolve().parents[3]
_BEGIN = (
    "import sys; sys.path.insert(0, sys.argv[1]); from {module} import main; "
    "sys.exit(main(*sys.argv[2:]))"
)
_LATEST = SECONDS + 10
"""The seconds after which the process is ended, if it did not end in time by itself."""
_LARGEST = 4 * MOST_TEXT + 64 * 1024
"""The maximum bytes of output; a character takes up to four."""
_GRACE = 6.0
_LOOK = 0.1
_PIECE = 64 * 1024


class DocumentReading(Struct, frozen=True):
    """The output of the process; `end` is the reason if it did not tell one."""

    data: bytes
    end: ReadingEnd


def run_document_process(
    file: BinaryIO, form: DocumentForm, stopped: threading.Event
) -> DocumentReading:
    """Read an open document in a process of its own; `stopped` ends it. Blocks."""
    with ExitStack() as stack:
        words = own_program("helix_desktop.tools.documents.extraction", WORD, form.value)
        launch = confined_launch(stack, words)
        process = stack.enter_context(start_confined(launch, stdin=file))
        output = _BoundedOutput(process)
        until = time.monotonic() + _LATEST
        try:
            while output.is_open and not stopped.is_set() and time.monotonic() < until:
                output.wait(_LOOK)
        finally:
            end_process(process, by_itself=output.is_whole, politely=bool(launch.handed))
        output.wait(_GRACE)
        return DocumentReading(bytes(output.data), output.end(process.returncode, until))


class _BoundedOutput:
    """The output of a process, read in a thread up to its limit."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.data = bytearray()
        self._process = process
        self._thread = threading.Thread(target=self._read, name="document", daemon=True)
        self._thread.start()

    @property
    def is_open(self) -> bool:
        return self._thread.is_alive()

    @property
    def is_whole(self) -> bool:
        return not self.is_open and not self._is_full

    @property
    def _is_full(self) -> bool:
        return len(self.data) >= _LARGEST

    def wait(self, seconds: float) -> None:
        self._thread.join(seconds)

    def end(self, code: int, until: float) -> ReadingEnd:
        """Return why the process ended, if it could not tell."""
        if self._is_full:
            return ReadingEnd.LONG
        # more than a failure of its own: it was ended, by us or at the limit of processor time
        if time.monotonic() >= until or code < 0 or code > 2:
            return ReadingEnd.LATE
        return ReadingEnd.BROKEN

    def _read(self) -> None:
        with suppress(OSError, ValueError):  # closed when the process has ended
            while not self._is_full and (
                piece := os.read(self._process.stdout.fileno(), _PIECE)  # type: ignore[union-attr]
            ):
                self.data += piece


def _environment() -> dict[str, str]:
    # without the second Windows starts nothing
    kept = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
    return {"LC_ALL": "C.UTF-8", **kept}


def own_program(module: str, word: str, *arguments: str) -> list[str]:
    """Return the words that run a module's `main`; those of a bundle begin with `word`."""
    if getattr(sys, "frozen", False):
        return [sys.executable, word, *arguments]
    begin = _BEGIN.format(module=module)
    return [sys.executable, "-I", "-B", "-c", begin, str(_CODE), *arguments]


def start_confined(
    launch: ProcessLaunch,
    *,
    stdin: int | BinaryIO,
    stdout: int = subprocess.PIPE,
    stderr: int | BinaryIO = subprocess.DEVNULL,
    cwd: Path | None = None,
) -> "subprocess.Popen[bytes]":
    """Start the program of a `confined_launch`."""
    return subprocess.Popen(
        list(launch.words),
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        cwd=cwd,
        env=launch.environment,
        pass_fds=launch.handed,
        start_new_session=os.name == "posix",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


class Confinement(Struct, frozen=True):
    """What a confined program gets beside the system's files: folders, and its environment."""

    readable: tuple[str, ...] = (sys.prefix, sys.base_prefix, sys.executable, str(_CODE))
    writable: str = ""
    """A folder in which it makes files."""
    devices: bool = False
    """Whether it uses devices like /dev/null."""
    environment: Mapping[str, str] = {}


_PYTHON = Confinement()


def confined_launch(
    stack: ExitStack, words: Sequence[str], confinement: Confinement = _PYTHON
) -> ProcessLaunch:
    """Return the launch of a program without other files, network, or a way to stay."""
    if sys.platform == "linux" and reaper_command():
        return supervised_launch(stack, _plan(words, confinement))
    return ProcessLaunch(words, {**_environment(), **confinement.environment})


def _plan(words: Sequence[str], confinement: Confinement) -> dict[str, object]:
    """Return what the supervisor does before the program begins."""
    abi = landlock_version()
    handled = landlock_ruleset(abi, network=False)
    places = {*system_folders(), *confinement.readable}
    rules = [LandlockRule(os.path.realpath(place), READING) for place in places]
    if confinement.writable:
        rules.append(LandlockRule(confinement.writable, MAKING))
    rules += device_rules() if confinement.devices else ()
    is_known = abi >= OLDEST
    return {
        "handled": [handled.files, handled.network, handled.scope, abi] if is_known else [],
        "rules": [[rule.path, rule.fitting] for rule in rules],
        "filter": seccomp_program((), attributes=False).hex(),
        "modes": [[], []],
        "environment": {**_environment(), **confinement.environment},
        "folder": confinement.writable or "/",
        "command": list(words),
    }


def end_process(process: subprocess.Popen[bytes], *, by_itself: bool, politely: bool) -> None:
    """Wait for a process that ends by itself; end another one and what it started."""
    if politely and not by_itself:
        process.terminate()
    if politely or by_itself:
        with suppress(subprocess.TimeoutExpired):
            process.wait(_GRACE)
    if process.poll() is None:
        process.kill()
    process.wait()
