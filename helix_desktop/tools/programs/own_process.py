"""Starts and ends processes that run a module of Helix itself."""

import os
import signal
import subprocess
import sys
import sysconfig
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from helix_desktop.tools.programs.process import ProcessLaunch

CODE = Path(__file__).resolve().parents[3]
"""The folder that the application's package is in."""


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
    places = (str(CODE), sysconfig.get_path("purelib"), sysconfig.get_path("platlib"))
    return [program, "-I", "-B", "-c", begin, os.pathsep.join(dict.fromkeys(places)), *arguments]


def start_process(launch: ProcessLaunch, *, stdin: int | BinaryIO) -> subprocess.Popen[bytes]:
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


def end_process(process: subprocess.Popen[bytes]) -> None:
    """End a process that was not waited for; bubblewrap and the program are one group."""
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
