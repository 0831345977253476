"""Starts, limits, and ends the process that reads one document.

On Linux the supervisor of commands starts it without rights to files besides those of the system
and of Python, without network, and ends it also when the application is killed. Elsewhere the
process has its own limits only: time everywhere, processor time and file size on macOS.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from helix_desktop.tools.documents.document_form import DocumentForm
from helix_desktop.tools.documents.document_text import (
    MAX_READING_SECONDS,
    MAX_TEXT_BYTES,
    ReadingEnd,
)
from helix_desktop.tools.sandbox.landlock import OLDEST, READING, LandlockRule, landlock_ruleset
from helix_desktop.tools.sandbox.launcher import supervised_launch
from helix_desktop.tools.sandbox.probe import landlock_version, reaper_command
from helix_desktop.tools.sandbox.process import ProcessLaunch
from helix_desktop.tools.sandbox.seccomp import seccomp_program
from helix_desktop.tools.sandbox.system_mounts import system_folders

WORD = "--read-document"
"""Not for people: the program as the reader of one document (a bundle has no interpreter)."""
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
    file: BinaryIO, form: DocumentForm, stopped: threading.Event
) -> DocumentReading:
    """Read an open document in a process of its own; `stopped` ends it. Blocks."""
    with ExitStack() as stack:
        words = own_program("helix_desktop.tools.documents.extraction", WORD, form.value)
        launch = confined_launch(stack, words)
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
            # a supervisor also ends what the process started
            supervised = bool(launch.passed_files)
            ends_by_itself = not reader.is_alive() and len(data) < _MAX_BYTES
            if supervised and not ends_by_itself:
                process.terminate()
            if supervised or ends_by_itself:
                with suppress(subprocess.TimeoutExpired):
                    process.wait(_GRACE_SECONDS)
            if process.poll() is None:
                process.kill()
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
        f"import sys; sys.path.insert(0, sys.argv[1]); from {module} import main; "
        "sys.exit(main(*sys.argv[2:]))"
    )
    return [sys.executable, "-I", "-B", "-c", begin, str(_CODE), *arguments]


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


def confined_launch(stack: ExitStack, words: Sequence[str]) -> ProcessLaunch:
    """Return the launch of a program without files, network, or a way to stay."""
    environment = {"LC_ALL": "C.UTF-8"}
    if "SYSTEMROOT" in os.environ:  # without it Windows starts nothing
        environment["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
    if sys.platform != "linux" or not reaper_command():
        return ProcessLaunch(words, environment)
    abi = landlock_version()
    handled = landlock_ruleset(abi, network=False)
    own = (sys.prefix, sys.base_prefix, sys.executable, str(_CODE))
    rules = [LandlockRule(os.path.realpath(path), READING) for path in {*system_folders(), *own}]
    plan = {
        "handled": [handled.files, handled.network, handled.scope, abi] if abi >= OLDEST else [],
        "rules": [[rule.path, rule.fitting] for rule in rules],
        "filter": seccomp_program((), attributes=False).hex(),
        "modes": [[], []],
        "environment": environment,
        "folder": "/",
        "command": list(words),
    }
    return supervised_launch(stack, plan)
