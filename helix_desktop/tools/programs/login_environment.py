"""Asks the user's login shell once for its variables (PATH of nvm, pyenv…).

A window starts with few of them, and version managers write themselves into the file that only an
interactive shell reads. Such files print and start all kinds of things: the variables stand between
two random marks, and a shell that takes too long is ended with everything it started.
"""

import os
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from itertools import takewhile

from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.programs.program_search import WRITTEN_FOLDERS

if sys.platform != "win32":
    import pwd

SHELL_SECONDS = 10.0
MARKER = "HELIX_READS_ENVIRONMENT"
"""A variable for the shell, whose files can tell by it that no user is present."""
_MAX_OUTPUT_BYTES = 4 * 1024 * 1024
_OPTIONS_BY_SHELL = {
    # tcsh is a login shell only without other options
    "tcsh": (("-i", "-c"), ("-c",)),
    "csh": (("-i", "-c"), ("-c",)),
    "nu": (("-l", "-i", "-c"), ("-l", "-c")),
    "dash": (("-i", "-l", "-c"), ("-l", "-c")),
}
_DEFAULT_OPTIONS = (("-i", "-l", "-c"), ("-l", "-c"))


class LoginShell:
    """The login shell, asked once by the first caller; all others wait. Any thread; may block."""

    def __init__(self, environ: Mapping[str, str], *, seconds: float = SHELL_SECONDS) -> None:
        self._environ = dict(environ)
        self._seconds = seconds
        self._lock, self._starting = threading.Lock(), threading.Lock()
        self._started = False
        self._variables: Mapping[str, str] | None = None
        self.problem = ""
        """The reason why the shell's own variables are not used, or ""."""

    def start(self) -> None:
        """Ask now, in a thread that does not delay the application's end."""
        with self._starting:
            if not self._started:
                self._started = True
                threading.Thread(target=self.variables, name="login shell", daemon=True).start()

    def variables(self) -> Mapping[str, str]:
        """Return all variables, including secrets: callers choose which to pass on."""
        with self._lock:
            if self._variables is None:
                self._variables = self._ask_shell()
            return self._variables

    def _ask_shell(self) -> Mapping[str, str]:
        if os.name != "posix":
            return self._environ
        shell = find_login_shell(self._environ)
        until = time.monotonic() + self._seconds
        for options in _OPTIONS_BY_SHELL.get(os.path.basename(shell), _DEFAULT_OPTIONS):
            left = until - time.monotonic()
            # the second way is fast where it works: it gets at least a part of the time
            answer = ask_login_shell(
                shell, options, self._environ, seconds=max(left, self._seconds / 5)
            )
            if answer:
                return {**answer, "PATH": _merged(answer["PATH"], self._environ.get("PATH", ""))}
        self.problem = Phrase(
            "{shell} didn't report its variables within {seconds} seconds.",
            shell=shell,
            seconds=f"{self._seconds:.0f}",
        )
        return self._environ


def _merged(shells: str, terminals: str) -> str:
    """Return the PATH of a shell with that of a prepared terminal, from which Helix was started.

    What only the terminal has stays before or behind the rest, as it is there: an active virtual
    environment comes first.
    """
    own, ways = shells.split(":"), terminals.split(":")
    first = takewhile(lambda way: way not in own, ways)
    return ":".join(dict.fromkeys(filter(None, (*first, *own, *ways))))


def find_login_shell(environ: Mapping[str, str]) -> str:
    """Return the user's shell, even if SHELL is not set."""
    named = environ.get("SHELL", "")
    if not named:
        with suppress(KeyError):
            named = pwd.getpwuid(os.getuid()).pw_shell
    is_usable = os.path.isabs(named) and os.access(named, os.X_OK)
    return named if is_usable and not WRITTEN_FOLDERS.lead_to(named) else "/bin/sh"


def ask_login_shell(
    shell: str, options: tuple[str, ...], environ: Mapping[str, str], *, seconds: float
) -> dict[str, str]:
    """Return the variables from one way of starting the shell; empty on failure or timeout."""
    mark = secrets.token_hex(16)
    script = f"printf %s {mark}; /usr/bin/env -0; printf %s {mark}"
    with tempfile.TemporaryFile() as output:
        try:
            process = subprocess.Popen(
                [shell, *options, script],
                env={**environ, MARKER: "1", "TERM": "dumb"},
                cwd="/",  # not in a project: its files may run what they find in a folder
                stdin=subprocess.DEVNULL,
                stdout=output,
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
            # also its background processes: Helix started them
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        output.seek(0)
        pieces = output.read(_MAX_OUTPUT_BYTES).split(mark.encode())
    if len(pieces) < 3:
        return {}
    lines = (os.fsdecode(line).partition("=") for line in pieces[-2].split(b"\0"))
    variables = {name: value for name, equals, value in lines if equals and name}
    variables.pop(MARKER, None)
    return variables if variables.get("PATH") else {}
