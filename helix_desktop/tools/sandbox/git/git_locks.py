"""Replaces a repository's files under git's own lock files, unless somebody changed them.

What somebody else changed meanwhile stays.
"""

import os
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.sandbox.git.git_program import MESSAGE, GitProgram

TEMPORARY = re.compile(r"helix-[0-9a-f]{16}")
"""The names of files that Helix makes beside those that it replaces."""
_MARK = b"helix\n"
"""The content of a lock under which a file is removed."""
_LOCK_SECONDS = 2.0
MAX_LOCKED_FILE_BYTES = 256 * 1024 * 1024
STASHES = "stash"
"""The name of the list of stashes, whose values are commits, the newest first."""
UNFINISHED = (
    *("MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "BISECT_LOG"),
    *("rebase-merge", "rebase-apply", "sequencer"),
)
"""What git has in a repository while an operation is unfinished."""


class Head(Struct, frozen=True):
    """What is checked out: a branch, and its commit; "" for none."""

    branch: str = ""
    commit: str = ""

    def __str__(self) -> str:
        return f"ref: {self.branch}" if self.branch else self.commit


class LockedFiles:
    """The files of a repository, given by the handle of its inside."""

    def __init__(self, real: PosixFolderHandle, git: GitProgram) -> None:
        self._real, self._git = real, git

    def swap(
        self,
        path: str,
        before: bytes | None,
        new: bytes | None,
        *,
        times: tuple[int, int] | None = None,
        same: Callable[[bytes | None], bool] = lambda _now: False,
        lock: str = "",
    ) -> bool:
        """Replace a file if it is as before, or the `same`, under git's lock; else return False."""
        real = self._real
        if new is None and real.status(path) is None:
            return True
        above, _, name = path.rpartition("/")
        lock_above, _, lock_name = (lock or f"{path}.lock").rpartition("/")
        try:
            with (
                real.make_below(above) as folder,
                real.make_below(lock_above) as locks,
                _Lock(real, locks, lock_name, content=_MARK if new is None else new) as locked,
            ):
                now = content_in(folder, name)
                if now == new:
                    return True
                if not locked.is_owned or (now != before and not same(now)):
                    return False
                if new is None:
                    folder.remove(name)
                else:
                    locked.replace_target(folder, name, times)
                return True
        except OSError:
            return False

    def set_head(self, path: str, before: bytes | None, new: Head) -> bool:
        """Check out a branch, or a commit, if what is checked out is as before."""
        if self._real.status("reftable") is None:
            return self.swap(path, before, os.fsencode(f"{new}\n"))
        words = ["symbolic-ref", "-m", MESSAGE.decode(), "HEAD", new.branch]
        if not new.branch:
            words = ["update-ref", "--no-deref", "-m", MESSAGE.decode(), "HEAD", new.commit]
        return self._git.run(*words, entry=os.path.dirname(path)) is not None


class _Lock:
    """A lock of git, which appears with its whole content, so that one left by a kill is known."""

    def __init__(
        self, real: PosixFolderHandle, folder: PosixFolderHandle, name: str, *, content: bytes
    ) -> None:
        self._real, self._folder, self._name, self._content = real, folder, name, content
        self._temporary = temporary_name()
        self.is_owned = False

    def __enter__(self) -> "_Lock":
        with os.fdopen(self._real.make_file(self._temporary, 0o644), "wb") as file:
            file.write(self._content)
        until = time.monotonic() + _LOCK_SECONDS
        while not self.is_owned:
            try:
                os.link(
                    self._temporary,
                    self._name,
                    src_dir_fd=self._real.handle(),
                    dst_dir_fd=self._folder.handle(),
                )
                self.is_owned = True
            except FileExistsError:
                if content_in(self._folder, self._name) == self._content:
                    self.is_owned = True  # a kill left it
                elif time.monotonic() > until:
                    break
                else:
                    time.sleep(0.02)
        return self

    def replace_target(
        self, folder: PosixFolderHandle, name: str, times: tuple[int, int] | None = None
    ) -> None:
        """Let the file take the place of another."""
        if times is not None:
            os.utime(self._temporary, ns=times, dir_fd=self._real.handle())
        os.replace(
            self._temporary, name, src_dir_fd=self._real.handle(), dst_dir_fd=folder.handle()
        )

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._real.remove(self._temporary)
        if self.is_owned:
            with suppress(OSError):
                self._folder.remove(self._name)


def temporary_name() -> str:
    return f"helix-{secrets.token_hex(8)}"


def content_in(folder: PosixFolderHandle, name: str) -> bytes | None:
    """Return the content of a plain file; None if there is none, or it is too large."""
    try:
        with open(folder.read(name), "rb") as file:
            content = file.read(MAX_LOCKED_FILE_BYTES + 1)
    except OSError:
        return None
    return content if len(content) <= MAX_LOCKED_FILE_BYTES else None
