"""Which Python the program runs on: this one, or another that fits; part of tasks.py.

Standard library only, like that; older Pythons must get as far as the message about them.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys

OLDEST, NEWEST = (3, 11), (3, 14)


def fits(version: tuple[int, int], system: str, machine: str = "") -> bool:
    """Whether the program runs on that Python as this system has it."""
    return oldest(system, machine or platform.machine()) <= version <= NEWEST


def oldest(system: str, machine: str) -> tuple[int, int]:
    """The oldest Python for which LevelDB has a wheel on a system."""
    is_arm = system.startswith("linux") and machine not in ("x86_64", "AMD64")
    return (3, 12) if is_arm else OLDEST


def wanted(system: str) -> str:
    """The Pythons that fit on a system, as a user reads them."""
    return "{}.{} to {}.{}".format(*oldest(system, platform.machine()), *NEWEST)


def another(path: str | None = None) -> list[str] | None:
    """The command of another Python that fits.

    `path` is searched in place of PATH. A name there can be a version manager's shim that runs
    nothing: each is tried out.
    """
    first = oldest(sys.platform, platform.machine())
    for minor in range(NEWEST[1], first[1] - 1, -1):
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
    version = "{}.{}".format(*NEWEST)
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
