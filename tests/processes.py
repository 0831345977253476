"""Python as a process of its own, and the application as others start it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile

from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[1]


def python(
    *words: object,
    given: str | None = None,
    env: Mapping[str, str] | None = None,
    seconds: float = 300.0,
    check: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run Python in the project's folder to its end; with `check`, only a good one will do."""
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL if given is None else None,
        input=given,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=seconds,
        check=check,
    )


def helix(
    *words: object,
    given: str | None = None,
    env: Mapping[str, str] | None = None,
    seconds: float = 300.0,
    check: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run the application with a command line."""
    return python("-m", "helix_desktop", *words, given=given, env=env, seconds=seconds, check=check)


def helix_traced(
    *words: object, options: tuple[str, ...], seconds: float = 300.0
) -> tuple[int, str]:
    """Run the application under strace; return its exit status, and what it said.

    strace waits for everything that it follows. If the application is killed in the first moments
    of a bubblewrap, a process of that waits for ever; it is killed here.
    """
    command = ["strace", "-f", *options, sys.executable, "-m", "helix_desktop", *map(str, words)]
    with TemporaryFile() as output:
        with subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=output) as process:
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")

            def has_ended() -> bool:
                return process.poll() is not None

            wait_until(lambda: has_ended() or children.read_text("utf-8"), seconds)
            wait_until(lambda: has_ended() or not children.read_text("utf-8"), seconds)

            def is_alone() -> bool:
                for followed in processes_traced_by(process.pid):
                    with suppress(ProcessLookupError):
                        os.kill(followed, signal.SIGKILL)
                return has_ended()

            wait_until(is_alone, seconds)
        output.seek(0)
        return process.returncode, output.read().decode("utf-8", "replace")


def processes_traced_by(tracer: int) -> Iterator[int]:
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):  # it has ended meanwhile
            if f"\nTracerPid:\t{tracer}\n" in status.read_text("utf-8", "replace"):
                yield int(status.parent.name)
