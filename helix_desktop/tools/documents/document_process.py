"""Starts, limits, and ends the process that reads one document.

On Linux it runs in bubblewrap, which shows it the system and Python for reading and nothing else,
without network, and ends it with the application; without bubblewrap it does not run at all.
Elsewhere it has its own limits only: time everywhere, processor time and file size on macOS.
"""

import os
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from functools import cache
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import (
    MAX_READING_SECONDS,
    MAX_TEXT_BYTES,
    ReadingEnd,
)
from helix_desktop.tools.programs.process import ProcessLaunch
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend, SandboxKind
from helix_desktop.tools.sandbox.launch.bubblewrap import program_arguments
from helix_desktop.tools.sandbox.launch.launcher import passed_file
from helix_desktop.tools.sandbox.launch.probe import probe_sandbox
from helix_desktop.tools.sandbox.launch.seccomp import seccomp_program

WORD = "--read-document"
"""Not for people: the program as the reader of one document (a bundle has no interpreter)."""
NO_SANDBOX = Phrase("Documents are read only in a sandbox, and this system has none.")
_CODE = Path(__file__).resolve().parents[3]
_MAX_SECONDS = MAX_READING_SECONDS + 10
"""Time after which the process is ended, if it did not end in time by itself."""
_MAX_BYTES = 4 * MAX_TEXT_BYTES + 64 * 1024
"""Of output: a character takes up to four."""
_GRACE_SECONDS = 6.0


class DocumentReading(Struct, frozen=True):
    """The output of the process; `end` is the reason if it did not tell one."""

    data: bytes
    end: ReadingEnd


def run_document_process(
    file: BinaryIO,
    form: DocumentForm,
    stopped: threading.Event,
    confinement: SandboxBackend,
) -> DocumentReading:
    """Read an open document in a process of its own; `stopped` ends it. Blocks.

    Raises ToolError if nothing confines that process.
    """
    with ExitStack() as stack:
        words = own_program("helix_desktop.tools.documents.extraction", WORD, form.value)
        launch = confined_launch(stack, words, confinement)
        process = stack.enter_context(start_confined(launch, stdin=file))
        assert process.stdout is not None
        output, data = process.stdout.fileno(), bytearray()

        def read() -> None:
            with suppress(OSError, ValueError):  # closed when the process has ended
                while len(data) < _MAX_BYTES and (piece := os.read(output, 64 * 1024)):
                    data.extend(piece)

        reader = threading.Thread(target=read, name="document", daemon=True)
        reader.start()
        until = time.monotonic() + _MAX_SECONDS
        try:
            while reader.is_alive() and not stopped.is_set() and time.monotonic() < until:
                reader.join(0.1)
        finally:
            if not reader.is_alive() and len(data) < _MAX_BYTES:  # it ends by itself
                with suppress(subprocess.TimeoutExpired):
                    process.wait(_GRACE_SECONDS)
            if process.poll() is None:
                end_confined(process)
            process.wait()
        reader.join(_GRACE_SECONDS)
        end = ReadingEnd.BROKEN
        if len(data) >= _MAX_BYTES:
            end = ReadingEnd.LONG
        # more than a failure of its own: it was ended, by us or at the limit of processor time
        elif time.monotonic() >= until or process.returncode < 0 or process.returncode > 2:
            end = ReadingEnd.LATE
        return DocumentReading(bytes(data), end)


def own_program(module: str, word: str, *arguments: str) -> list[str]:
    """Return the words that run a module's `main`; those of a bundle begin with `word`."""
    if getattr(sys, "frozen", False):
        return [sys.executable, word, *arguments]
    begin = (
        "import os, sys; places, *words = sys.argv[1:]; sys.path[:0] = places.split(os.pathsep); "
        f"from {module} import main; sys.exit(main(*words))"
    )
    # where it is linked from need not exist in the sandbox
    program = os.path.realpath(sys.executable) if sys.platform == "linux" else sys.executable
    places = (str(_CODE), sysconfig.get_path("purelib"), sysconfig.get_path("platlib"))
    return [program, "-I", "-B", "-c", begin, os.pathsep.join(dict.fromkeys(places)), *arguments]


@cache
def find_confinement() -> SandboxBackend:
    """Return the sandbox for processes of Helix's own, tried once. Blocks."""
    return probe_sandbox(_runs_program, wanted=SandboxKind.BUBBLEWRAP)


def _runs_program(backend: SandboxBackend, _folder: Path) -> str:
    """Let a program begin in the sandbox; return the problem, or ""."""
    with ExitStack() as stack:
        launch = confined_launch(stack, ["/bin/sh", "-c", "echo begun"], backend)
        done = subprocess.run(
            list(launch.words),
            env=launch.environment,
            pass_fds=launch.passed_files,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_MAX_SECONDS,
            check=False,
        )
    if done.stdout == b"begun\n":
        return ""
    return f"a test failed: {done.stderr.decode('utf-8', 'replace').strip()[:300]!r}."


def start_confined(launch: ProcessLaunch, *, stdin: int | BinaryIO) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        list(launch.words),
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=launch.environment,
        pass_fds=launch.passed_files,
        start_new_session=os.name == "posix",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def end_confined(process: "subprocess.Popen[bytes]") -> None:
    """End a process that was not waited for; bubblewrap and the program are one group."""
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def confined_launch(
    stack: ExitStack, words: Sequence[str], confinement: SandboxBackend
) -> ProcessLaunch:
    """Return the launch of a program without files, network, or a way to stay.

    Raises ToolError on Linux without bubblewrap.
    """
    environment = {"LC_ALL": "C.UTF-8"}
    if "SYSTEMROOT" in os.environ:  # without it Windows starts nothing
        environment["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
    if sys.platform != "linux":
        return ProcessLaunch(words, environment)
    if confinement.kind is not SandboxKind.BUBBLEWRAP:
        raise ToolError(NO_SANDBOX, confinement.remedy)
    own = (
        sys.prefix,
        sys.base_prefix,
        os.path.dirname(os.path.realpath(sys.executable)),
        str(_CODE),
    )
    mounts = program_arguments(map(os.path.realpath, own), modern=confinement.modern)
    passed_files: tuple[int, ...] = ()
    if filtering := seccomp_program(()):
        passed_files = (passed_file(stack, filtering),)
        mounts += ["--seccomp", str(passed_files[0])]
    return ProcessLaunch([confinement.program, *mounts, "--", *words], environment, passed_files)
