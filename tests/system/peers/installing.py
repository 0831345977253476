"""Installs the peers that come from npm, and a Node that runs them where the system's is too old.

Standard library only: it runs before there is any environment.
"""

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PEERS = ROOT / "build" / "peers"

AIMOCK = "@copilotkit/aimock"
INSPECTOR = "@modelcontextprotocol/inspector"
CONFORMANCE = "@modelcontextprotocol/conformance"
WANTED = {AIMOCK: "1.43.0", INSPECTOR: "2.12.0", CONFORMANCE: "0.2.0-alpha.12"}
"""Exact versions: what a peer answers is part of our tests."""

OLDEST_NODE = (22, 19)
"""What the Inspector asks for; Debian 12 has 18."""

OWN_NODE = "node@22"
"""An npm package that is Node itself."""


class NotInstalled(Exception):
    """The peers could not be installed; the text says why."""


def install(folder: Path, *, call: Callable[[Sequence[str]], int]) -> None:
    """Have the wanted peers in `folder`; does nothing if they are there already."""
    if not missing(folder):
        return
    own_node = [] if fits(version_of(shutil.which("node"))) else [OWN_NODE]
    install_packages(folder, WANTED, *own_node, call=call)
    if still := missing(folder):
        raise NotInstalled(f"After installing there is still no {still}.")


def install_packages(
    folder: Path, wanted: Mapping[str, str], *more: str, call: Callable[[Sequence[str]], int]
) -> None:
    """Install npm packages of exact versions into a folder."""
    npm = shutil.which("npm")
    if npm is None:
        raise NotInstalled("npm is missing: install Node and npm with the system's installer.")
    folder.mkdir(parents=True, exist_ok=True)
    # a folder of its own: without this npm looks for a project above it
    (folder / "package.json").write_text('{"private": true}\n', encoding="utf-8")
    packages = [f"{name}@{version}" for name, version in wanted.items()]
    options = ["--no-audit", "--no-fund", "--no-package-lock", "--no-save", "--loglevel=error"]
    if call([npm, "install", "--prefix", str(folder), *options, *packages, *more]):
        raise NotInstalled("npm could not install the peers; its own lines above say why.")


def missing(folder: Path) -> str:
    """The first thing that is not there as it has to be, or nothing."""
    for name, version in WANTED.items():
        if installed(folder, name) != version:
            return f"{name} {version}"
    return "" if node(folder) else f"Node {'.'.join(map(str, OLDEST_NODE))} or newer"


def node(folder: Path) -> str | None:
    """The Node to run peers with: the installed one before the system's, if new enough."""
    own = folder / "node_modules" / "node" / "bin" / "node"
    for result in (str(own) if own.is_file() else None, shutil.which("node")):
        if result and fits(version_of(result)):
            return result
    return None


def version_of(program: str | None) -> str:
    """What it says of itself (`v20.20.2`), or nothing if it does not run."""
    if program is None:
        return ""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def fits(version: str) -> bool:
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def installed(folder: Path, name: str) -> str:
    """The version of a package that npm put there, or nothing."""
    try:
        text = (folder / "node_modules" / name / "package.json").read_text(encoding="utf-8")
        return str(json.loads(text)["version"])
    except (OSError, ValueError, KeyError):
        return ""
