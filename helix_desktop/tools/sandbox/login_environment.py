"""The variables that the person's own shell would have, asked of that shell once per start.

A window is started with little of it, and version managers write themselves into the file that only
an interactive shell reads. Such files say and start all kinds of things: the variables stand
between two marks nobody knows, and what takes too long is ended with all that it started.
"""

import os
import secrets
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping
from contextlib import suppress

SECONDS = 10.0
MARKER = "HELIX_READS_ENVIRONMENT"
"""Set for the shell, so that its files can tell that nobody sits at it."""
_LARGEST = 4 * 1024 * 1024
_WAYS = {
    # tcsh knows a login shell only where nothing else is said
    "tcsh": (("-i", "-c"), ("-c",)),
    "csh": (("-i", "-c"), ("-c",)),
    "nu": (("-l", "-i", "-c"), ("-l", "-c")),
    "dash": (("-i", "-l", "-c"), ("-l", "-c")),
}
_USUAL = (("-i", "-l", "-c"), ("-l", "-c"))


class LoginShell:
    """Asks once, whoever comes first; everybody else waits for that. Any thread; it may block."""

    def __init__(self, environ: Mapping[str, str], *, seconds: float = SECONDS) -> None:
        self._environ = dict(environ)
        self._seconds = seconds
        self._lock, self._starting = threading.Lock(), threading.Lock()
        self._started = False
        self._found: Mapping[str, str] | None = None
        self.problem = ""
        """Why the shell's own variables are not used, if so."""

    def start(self) -> None:
        """Ask now, in a thread that nobody waits for when the application ends."""
        with self._starting:
            if not self._started:
                self._started = True
                threading.Thread(target=self.variables, name="login shell", daemon=True).start()

    def variables(self) -> Mapping[str, str]:
        """All of them, secrets among them: what is handed on is for others to choose."""
        with self._lock:
            if self._found is None:
                self._found = self._ask()
            return self._found

    def _ask(self) -> Mapping[str, str]:
        if os.name != "posix":
            return self._environ
        shell = find_login_shell(self._environ)
        until = time.monotonic() + self._seconds
        for way in _WAYS.get(os.path.basename(shell), _USUAL):
            left = until - time.monotonic()
            # the second way is quick where it works: it gets a part of the time at least
            found = ask_login_shell(shell, way, self._environ, seconds=max(left, self._seconds / 5))
            if found:
                # whoever started us from a prepared terminal finds that PATH behind the shell's own
                ways = ":".join((found["PATH"], self._environ.get("PATH", ""))).split(":")
                return {**found, "PATH": ":".join(dict.fromkeys(filter(None, ways)))}
        self.problem = f"{shell} did not tell its variables within {self._seconds:.0f} seconds."
        return self._environ


def find_login_shell(environ: Mapping[str, str]) -> str:
    """The person's shell; what started us may not have said it."""
    named = environ.get("SHELL", "")
    if not named:
        import pwd  # noqa: PLC0415  lazy: Windows has none

        with suppress(KeyError):
            named = pwd.getpwuid(os.getuid()).pw_shell
    return named if os.path.isabs(named) and os.access(named, os.X_OK) else "/bin/sh"


def ask_login_shell(
    shell: str, way: tuple[str, ...], environ: Mapping[str, str], *, seconds: float
) -> dict[str, str]:
    """What one way of starting the shell tells; nothing if it failed or took too long."""
    mark = secrets.token_hex(16)
    script = f"printf %s {mark}; /usr/bin/env -0; printf %s {mark}"
    with tempfile.TemporaryFile() as said:
        try:
            process = subprocess.Popen(
                [shell, *way, script],
                env={**environ, MARKER: "1", "TERM": "dumb"},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError):
            return {}
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            pass
        finally:
            # also what its files left running in the background: it was started by us
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        said.seek(0)
        return _between(said.read(_LARGEST), mark.encode())


def _between(said: bytes, mark: bytes) -> dict[str, str]:
    pieces = said.split(mark)
    if len(pieces) < 3:
        return {}
    found = {}
    for line in pieces[-2].split(b"\0"):
        name, equals, told = os.fsdecode(line).partition("=")
        if equals and name and name != MARKER:
            found[name] = told
    return found if found.get("PATH") else {}
