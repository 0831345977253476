"""What the installers say of the application: its name, version and date; each from one place."""

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "dist"
WORK = ROOT / "build" / "package"
NAME = "helix-desktop"
TITLE = "Helix Desktop"
IDENTIFIER = "org.helixdesktop.app"
"""What software centres (and macOS) know it by."""
AUTHORS = "Helix Desktop contributors"
SUMMARY = "Client for long-running AI agents that loses nothing"
BASE_URL = "HELIX_BASE_URL"
"""Where the address of the project is kept for everything that is started from here."""
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


class Refused(Exception):
    """It cannot be made here; the text says what to do."""


class Lacking(Refused):
    """A tool that only one kind of installer needs is not here; the others can be made."""


def say(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def version() -> str:
    """As the package itself says; nothing else states a version."""
    text = (ROOT / "helix_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if not found:
        raise Refused("helix_desktop/__init__.py states no version.")
    return found[1]


def epoch() -> int:
    """The moment everything is dated with: that of the last commit, not that of the build."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdigit():
        return int(given)
    command = ["git", "log", "-1", "--format=%ct"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if told.returncode == 0 and told.stdout.strip().isdigit():
        return int(told.stdout)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def home() -> str:
    """The address of the project: --base-url, or as the server that builds says it; or none."""
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    repository = os.environ.get("GITHUB_REPOSITORY", "")
    given = f"{server}/{repository}" if repository else ""
    return os.environ.get(BASE_URL, given).rstrip("/")


def machine() -> str:
    return platform.machine()


def debian_machine() -> str:
    found = _ARCHITECTURES.get(machine())
    if found is None:
        raise Refused(f"Debian's name for a {machine()} machine is not known here.")
    return found


def run(*command: str | Path, folder: Path | None = None, **more: str) -> str:
    """What the program said; Refused with all of it if it failed."""
    words = [str(word) for word in command]
    environ = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "LC_ALL": "C.UTF-8", **more}
    try:
        done = subprocess.run(
            words, cwd=folder, env=environ, capture_output=True, text=True, check=False
        )
    except FileNotFoundError as error:
        raise Refused(f"{words[0]} is not installed.") from error
    if done.returncode:
        raise Refused(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout
