"""The program of a server: started with little, ended with all that it started.

Ending is: its input is closed, SIGTERM to its group, SIGKILL to all that carries its mark. Every
step has its time, so that closing never waits for a server.
"""

import asyncio
import contextlib
import os
import secrets
import shutil
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.visible import visible
from helix_desktop.tools.mcp_host import marked
from helix_desktop.tools.mcp_host.patience import Patience
from helix_desktop.tools.mcp_host.surely import done, surely

_POSIX = ("HOME", "LOGNAME", "PATH", "SHELL", "TERM", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TZ")
_WINDOWS = (
    *("APPDATA", "HOMEDRIVE", "HOMEPATH", "LOCALAPPDATA", "PATH", "PATHEXT", "TEMP", "USERNAME"),
    *("PROCESSOR_ARCHITECTURE", "PROGRAMFILES", "SYSTEMDRIVE", "SYSTEMROOT", "USERPROFILE"),
)
PASSED_ON = _WINDOWS if sys.platform == "win32" else _POSIX
"""All a server is given of our environment; no key is in these."""

AT_ONCE = Patience(leave=0.0, term=0.0)
_READ_AHEAD = 256 * 1024
_LOOK = 0.01


class ServerProcess:
    """One running program. Belongs to the loop it was started on."""

    def __init__(self, process: asyncio.subprocess.Process, value: str) -> None:
        self._process = process
        self._mark = value

    @classmethod
    async def start(
        cls, command: str, args: Sequence[str], *, env: Mapping[str, str], cwd: Path
    ) -> "ServerProcess":
        value = marked.mark(secrets.token_hex(8))
        given = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        whole = {**given, **env, marked.VARIABLE: value}
        program = shutil.which(command, path=whole.get("PATH"))
        if program is None:
            raise ServerError(
                f"There is no program {visible(command)!r}.", "Install it, or name its whole path."
            )
        try:
            _made(cwd)
            process, stopped = await done(
                asyncio.create_subprocess_exec(
                    program,
                    *args,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.PIPE,
                    env=whole,
                    cwd=cwd,
                    limit=_READ_AHEAD,
                    start_new_session=True,
                )
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise ServerError(f"{visible(program)} cannot be started: {reason}.") from error
        made = cls(process, value)
        if stopped is not None:
            await surely(made.stop(AT_ONCE))
            raise stopped
        return made

    @property
    def input(self) -> asyncio.StreamWriter:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def output(self) -> asyncio.StreamReader:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def errors(self) -> asyncio.StreamReader:
        assert self._process.stderr is not None
        return self._process.stderr

    @property
    def ending(self) -> str:
        """How it ended, in words; nothing while it runs."""
        code = self._process.returncode
        if code is None:
            return ""
        return f"it was ended by signal {-code}" if code < 0 else f"it ended with status {code}"

    async def ended(self, seconds: float, look: float = _LOOK) -> bool:
        """Whether it ends in this time. Not `wait`: that waits for its children's pipes, too."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while self._process.returncode is None:
            if loop.time() >= deadline:
                return False
            await asyncio.sleep(look)
        return True

    async def stop(self, patience: Patience) -> None:
        """End it and all that it started; returns within the sum of `leave`, `term`, `kill`."""
        with contextlib.suppress(OSError, RuntimeError):
            self.input.close()
        if not await self.ended(patience.leave):
            self._signal(signal.SIGTERM)
            await self.ended(patience.term)
        await self._kill_all(patience.kill)
        # the transport closes our ends of the pipes, also those a survivor holds
        self._process._transport.close()  # type: ignore[attr-defined]
        await asyncio.sleep(0)

    async def _kill_all(self, seconds: float) -> None:
        """Again until nobody is left: what is killed may just have started another."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while True:
            if self._process.returncode is None:
                self._signal(getattr(signal, "SIGKILL", signal.SIGTERM))
            left = marked.found(self._mark)
            marked.end(left, self._mark)
            if not left and self._process.returncode is not None:
                return
            if loop.time() >= deadline:
                return
            await asyncio.sleep(_LOOK)

    def _signal(self, number: int) -> None:
        """To its whole group, which has its number as long as it was not waited for."""
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, number)


def _made(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
