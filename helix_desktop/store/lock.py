"""The lock of a workspace's store, and which process holds it.

LevelDB's lock is silently lost when the same process opens a database twice, or merely opens and
closes its LOCK file. So a registry refuses the second open before LevelDB sees it.
"""

import json
import os
import re
import socket
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from helix_desktop.domain.errors import StoreLocked
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store.disk import size_of_regular, translate_os_errors

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_FILE = "lock"
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
_locked_names: set[str] = set()
_guard = threading.Lock()

_CONTENT_AT = 1
"""The offset of the lock's text. Windows locks the first byte, and the rest must stay readable."""

_MAX_READS = 5
_READ_INTERVAL_SECONDS = 0.01
"""The interval in seconds between attempts to read the holder's ID.

The holder writes it right after taking the lock.
"""

_PID = re.compile(rb'\{"pid": (\d{1,10}),')
"""The pattern of the holder's ID. No JSON parser is used, because the file may contain anything."""


class WorkspaceLock:
    """The lock of a workspace, held from construction to `release`.

    It is released when the process dies.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._name = os.path.realpath(path)
        with _guard:
            if self._name in _locked_names:
                raise _locked(self._path, os.getpid())
            _locked_names.add(self._name)
        try:
            with translate_os_errors(self._path):
                if os.path.lexists(self._path):
                    size_of_regular(self._path)  # a link would redirect the text into another file
                fd = os.open(self._path, os.O_RDWR | os.O_CREAT | _NO_FOLLOW, 0o600)
            try:
                if sys.platform == "win32":
                    msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
                else:
                    fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                holder = _holder(fd)
                os.close(fd)
                raise _locked(self._path, holder) from None
            # this may fail, because a full disk must not keep the workspace from opening
            note = json.dumps({"pid": os.getpid(), "host": socket.gethostname()}).encode()
            with suppress(OSError):
                os.ftruncate(fd, 0)
                os.lseek(fd, 0, os.SEEK_SET)
                os.write(fd, b" " * _CONTENT_AT + note)
            self._fd = fd
        except BaseException:
            self._forget()
            raise

    def release(self) -> None:
        if self._fd < 0:
            return
        fd, self._fd = self._fd, -1
        try:
            with suppress(OSError):  # who held it does not matter once nobody does
                os.ftruncate(fd, 0)
        finally:
            self._forget()
            os.close(fd)

    def _forget(self) -> None:
        with _guard:
            _locked_names.discard(self._name)


def _holder(fd: int) -> int:
    """Return the process ID in the lock file; 0 if it cannot be read."""
    for _ in range(_MAX_READS):
        try:
            os.lseek(fd, _CONTENT_AT, os.SEEK_SET)
            match = _PID.match(os.read(fd, 4096))
        except OSError:
            return 0
        if match:
            return int(match[1])
        time.sleep(_READ_INTERVAL_SECONDS)
    return 0


def process_name(pid: int) -> Phrase:
    """Return the name of a process in a sentence; 0 is an unknown one."""
    return Phrase("process {pid}", pid=pid) if pid else Phrase("another process")


def _locked(path: Path, pid: int) -> StoreLocked:
    # the holder may be a window or any command, also one without a terminal
    if pid == os.getpid():
        return StoreLocked(
            "The workspace in {parent} is open in {who}.",
            "Nothing changed. Try again when it has ended.",
            pid=pid,
            parent=path.parent,
            who=Phrase("another part of this process"),
        )
    return StoreLocked(
        "The workspace in {parent} is open in {who}.",
        "Nothing changed. Quit it, or try again when it has ended.",
        pid=pid,
        parent=path.parent,
        who=process_name(pid),
    )
