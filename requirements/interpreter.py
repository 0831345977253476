"""Which Python the program runs on: this one, or another that fits; part of tasks.py.

Standard library only, like that; older Pythons must get as far as the message about them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

OLDEST, NEWEST = (3, 11), (3, 14)
NEWEST_WITH_WHEELS = (3, 12)
"""plyvel has wheels up to here; for newer Pythons it is built from its source, on Linux."""
FROM_SOURCE = ("plyvel",)
"""What is built on a Python without wheels for it."""


def builds(version: tuple[int, int] = sys.version_info[:2]) -> bool:
    """Whether a part of the requirements is built from source for this Python."""
    return version > NEWEST_WITH_WHEELS


def fits(version: tuple[int, int], system: str) -> bool:
    """Whether the program runs on that Python as this system has it."""
    if not OLDEST <= version <= NEWEST:
        return False
    return not builds(version) or system.startswith("linux")


def wanted(system: str) -> str:
    """The Pythons that fit on a system, as a user reads them."""
    newest = NEWEST if system.startswith("linux") else NEWEST_WITH_WHEELS
    return "{}.{} to {}.{}".format(*OLDEST, *newest)


def another(*, ready_made: bool, path: str | None = None) -> list[str] | None:
    """The command of another Python that fits; `ready_made`: one that nothing is built for.

    `path` is searched in place of PATH. A name there can be a version manager's shim that runs
    nothing: each is tried out.
    """
    newest = NEWEST_WITH_WHEELS if ready_made or not sys.platform.startswith("linux") else NEWEST
    for minor in range(newest[1], OLDEST[1] - 1, -1):
        for command in _names(minor, path):
            if _version(command) == (3, minor):
                return command
    return _from_uv(path)


def _names(minor: int, path: str | None) -> list[list[str]]:
    if sys.platform == "win32":
        return [[found, f"-3.{minor}"] for found in _found("py", path)]
    return [[found] for found in _found(f"python3.{minor}", path)]


def _found(name: str, path: str | None) -> list[str]:
    found = shutil.which(name, path=path)
    return [found] if found else []


def _version(command: list[str]) -> tuple[int, int] | None:
    """What that Python says of itself; None where nothing runs."""
    ask = "import sys; print(*sys.version_info[:2])"
    try:
        told = subprocess.run(
            [*command, "-I", "-c", ask], capture_output=True, text=True, timeout=30, check=True
        )
        major, minor = map(int, told.stdout.split())
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return major, minor


def _from_uv(path: str | None) -> list[str] | None:
    """A Python that uv has or fetches, where uv is on the machine."""
    uv = shutil.which("uv", path=path)
    if uv is None:
        return None
    version = "{}.{}".format(*NEWEST_WITH_WHEELS)
    find = [uv, "python", "find", "--system", "--no-config", version]
    for prepare in (None, [uv, "python", "install", "--no-config", version]):
        try:
            if prepare:
                subprocess.run(prepare, stdin=subprocess.DEVNULL, check=True)
            told = subprocess.run(find, capture_output=True, text=True, check=True)
        except (OSError, subprocess.SubprocessError):
            continue
        python = told.stdout.strip()
        if python and os.path.exists(python):
            return [python]
    return None
