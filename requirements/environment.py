"""The folder that the locks beside this file are installed into; part of tasks.py.

Standard library only, like that; older Pythons must get as far as its message about them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

WINDOWS = sys.platform == "win32"
TIERS = ("run", "test", "package", "docs")
ALONE = ("docs",)
"""The locks that do not hold every pin of the run lock."""


class Refused(Exception):
    """Something the user has to do first; the text says what."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Environment:
    """The folder .venv (or `name`): made, filled from a lock, and known by its stamp to be whole.

    The stamp names the Python and the place it was made for, then each lock that is installed.
    It is away while anything is being installed: what was cut short is made anew.
    """

    def __init__(
        self,
        root: Path,
        *,
        call: Callable[[Sequence[str]], int],
        name: str = ".venv",
    ) -> None:
        python = f"python3.{sys.version_info[1]}"
        self._locks = {tier: root / "requirements" / f"{tier}.lock" for tier in TIERS}
        self._maker = f"{python} in {root}"
        self._root, self._call = root, call
        self._folder = root / name
        self._lock = root / f"{name}.lock"
        library = self._folder / ("Lib" if WINDOWS else f"lib/{python}") / "site-packages"
        self._stamp, self._finder = library / "helix-desktop.stamp", library / "helix-desktop.pth"
        self.programs = self._folder / ("Scripts" if WINDOWS else "bin")
        self.python = str(self.programs / ("python.exe" if WINDOWS else "python"))

    def has(self, tier: str) -> bool:
        """Whether everything of that lock is installed, for this Python and in this place."""
        return self._whole(self._key(tier))

    def prepare(self, tier: str) -> None:
        """Install what the lock of `tier` names; at most one start at a time does it."""
        if self.has(tier):
            return
        with alone(self._lock):
            if self.has(tier):
                return
            held = (tier,) if tier in ALONE else dict.fromkeys(("run", tier))
            keys = [self._key(each) for each in held]
            # a lock is complete; pip's own search refuses `name[extra]` once a newer version is out
            pinned = ["--require-hashes", "--no-deps", "--only-binary=:all:"]
            self._install([*pinned, "-r", str(self._locks[tier])], stamp=keys)

    def add(self, requirement: str) -> None:
        """Install one tool besides the locks."""
        with alone(self._lock):
            self._install([requirement], stamp=self._marks()[1:] if self._whole() else [])

    def _install(self, wanted: Sequence[str], stamp: Sequence[str]) -> None:
        if not self._whole():
            self._make()
        say(f"Installing into {self._folder.name} (the first time takes minutes) ...")
        self._stamp.unlink(missing_ok=True)
        pip = [self.python, "-I", "-m", "pip", "--disable-pip-version-check", "--no-input"]
        if self._call([*pip, "install", *wanted]):
            raise Refused(
                "Installing failed; the lines above say why (no version found: no network)."
            )
        fresh = self._stamp.with_suffix(".new")
        fresh.write_text("\n".join((self._maker, *stamp)), encoding="utf-8")
        fresh.replace(self._stamp)

    def _make(self) -> None:
        say(f"Making {self._folder.name} ...")
        if self._folder.is_symlink() or self._folder.is_file():
            self._folder.unlink()
        shutil.rmtree(self._folder, ignore_errors=True)
        base = getattr(sys, "_base_executable", sys.executable)
        if self._call([base, "-I", "-m", "venv", str(self._folder)]):
            raise Refused(f"Making {self._folder.name} failed; the lines above say why.")
        # the package is found from any folder, and through no variable that children inherit
        self._finder.write_text(f"{self._root}\n")

    def _whole(self, *keys: str) -> bool:
        return {self._maker, *keys} <= set(self._marks()) and os.path.exists(self.python)

    def _marks(self) -> list[str]:
        try:
            return self._stamp.read_text(encoding="utf-8").splitlines()
        except OSError:
            return []

    def _key(self, tier: str) -> str:
        return f"{tier} {hashlib.sha256(self._locks[tier].read_bytes()).hexdigest()}"


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold the lock file; the processes we start hold it too, so that an orphan is waited for."""
    with open(path, "w", encoding="utf-8") as file:
        os.set_inheritable(file.fileno(), True)
        if not _locked(file.fileno()):
            say("Another start is preparing .venv: waiting for it ...")
            while not _locked(file.fileno()):
                time.sleep(0.1)
        yield


def _locked(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
