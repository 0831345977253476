"""The name, version, date, and address of the application; each stated in one place."""

import os
import platform
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "dist"
WORK = ROOT / "build" / "package"
NAME = "helix-desktop"
TITLE = "Helix Desktop"
DEVELOPER = "org.helixdesktop"
"""Whom software centres know as the developer."""
AUTHORS = "Helix Desktop contributors"
BASE_URL = "HELIX_BASE_URL"
"""Where the address of the project is kept for everything that is started from here."""
NOWHERE = f"https://{NAME}.invalid"
"""The home page of a build without an address: a name that by its ending is nobody's."""
STATED = "pyproject.toml"
PACKAGE_TEXT = (ROOT / "helix_desktop" / "__init__.py").read_text(encoding="utf-8")
IDENTIFIER: str = re.findall(r'^APPLICATION_ID = "([^"]+)"$', PACKAGE_TEXT, re.MULTILINE)[0]
_PROJECT: dict[str, Any] = tomllib.loads((ROOT / STATED).read_text("utf-8"))["project"]
SUMMARY: str = _PROJECT["description"]
LICENSE: str = _PROJECT["license"]
BUNDLED_LICENSES = (LICENSE, "LGPL-3.0-only", "OFL-1.1")
"""Of an installer: the application, Qt, and the fonts."""
KEYWORDS: tuple[str, ...] = tuple(_PROJECT["keywords"])
_ADDRESS = re.compile(r"https?://[A-Za-z0-9][\w.:/~%+-]*", re.ASCII)
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
    found = re.search(r'^__version__ = "([^"]+)"$', PACKAGE_TEXT, re.MULTILINE)
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
    """Return the address of the project: --base-url, or that of the server that builds, or ""."""
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    repository = os.environ.get("GITHUB_REPOSITORY", "")
    given = f"{server}/{repository}" if repository else ""
    address = os.environ.get(BASE_URL, given).rstrip("/")
    if address and not _ADDRESS.fullmatch(address):
        raise Refused(f"{BASE_URL} or --base-url is not a plain web address: {address!r}.")
    return address


def stated() -> str:
    """Return pyproject.toml with the addresses of the project, if it has one on the web."""
    text = (ROOT / STATED).read_text("utf-8")
    if not home():
        return text
    addresses = {
        "Homepage": home(),
        "Releases": f"{home()}/releases",
        "Source": home(),
        "Issues": f"{home()}/issues",
        "Changelog": f"{home()}/blob/v{version()}/CHANGELOG.md",
    }
    lines = [f'{name} = "{address}"' for name, address in addresses.items()]
    return "\n".join([text, "[project.urls]", *lines, ""])


def download(file: str) -> str:
    """Return where the release that is being made will offer a file."""
    return f"{home() or NOWHERE}/releases/download/v{version()}/{file}"


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
