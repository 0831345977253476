"""MCP servers that nobody here wrote: from npm, and from PyPI in environments of their own.

One of them still speaks through the SDK of before its second version. Standard library only.
"""

import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.system.peers.installing import NotInstalled, install_packages, installed, node

PACKAGES = {
    "@modelcontextprotocol/server-everything": "2026.8.31",
    "@modelcontextprotocol/server-filesystem": "2026.8.31",
    "@modelcontextprotocol/server-memory": "2026.8.31",
}
NEW = ("mcp-server-git==2026.10.19", "mcp-server-time==2026.10.19")
OLD = ("mcp-server-sqlite==2025.4.25", "mcp<2")
"""Exact versions: what a peer answers is part of our tests."""

_BIN = "Scripts" if sys.platform == "win32" else "bin"


def install(folder: Path, *, call: Callable[[Sequence[str]], int]) -> None:
    """Have them all below `folder`; does nothing for what is there already."""
    _from_npm(folder / "servers", call)
    _from_pypi(folder / "servers-new", NEW, call)
    _from_pypi(folder / "servers-old", OLD, call)


def npm_server(folder: Path, name: str) -> list[str]:
    """The command of a server from npm, or nothing."""
    script = folder / "servers" / "node_modules" / "@modelcontextprotocol" / f"server-{name}"
    program, main = node(folder), script / "dist" / "index.js"
    return [program, str(main)] if program and main.is_file() else []


def python_server(folder: Path, name: str) -> list[str]:
    """The command of a server from PyPI, or nothing."""
    for place in ("servers-new", "servers-old"):
        program = folder / place / _BIN / f"mcp-server-{name}"
        if program.is_file():
            return [str(program)]
    return []


def _from_npm(folder: Path, call: Callable[[Sequence[str]], int]) -> None:
    if all(installed(folder, name) == version for name, version in PACKAGES.items()):
        return
    install_packages(folder, PACKAGES, call=call)


def _from_pypi(folder: Path, wanted: Sequence[str], call: Callable[[Sequence[str]], int]) -> None:
    """An environment whose stamp says what is in it."""
    stamp, text = folder / "installed", "\n".join(wanted)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == text:
        return
    shutil.rmtree(folder, ignore_errors=True)
    python = str(folder / _BIN / "python")
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if call([sys.executable, "-m", "venv", str(folder)]) or call([*pip, *wanted]):
        raise NotInstalled(f"{' '.join(wanted)} could not be installed; the lines above say why.")
    stamp.write_text(text, encoding="utf-8")
