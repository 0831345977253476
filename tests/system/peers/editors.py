"""Clients of the Agent Client Protocol that nobody here wrote: acpx, and the protocol's Python SDK.

The SDK has an environment of its own, in which `sdk_editor.py` runs. Standard library only.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.system.peers.installing import PEERS, NotInstalled, install_packages, installed, node

ACPX = {"acpx": "0.19.1"}
SDK = "agent-client-protocol==0.12.1"
"""Exact versions: what a peer says is part of our tests."""
FOLDER = PEERS / "editors"

_BIN = "Scripts" if sys.platform == "win32" else "bin"
_SDK = FOLDER / "sdk"


def install(*, call: Callable[[Sequence[str]], int]) -> None:
    """Have both in their folders; does nothing for what is there already."""
    if any(installed(FOLDER, name) != version for name, version in ACPX.items()):
        install_packages(FOLDER, ACPX, call=call)
    stamp = _SDK / "installed"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == SDK:
        return
    pip = [str(sdk_python()), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if call([sys.executable, "-m", "venv", str(_SDK)]) or call([*pip, SDK]):
        raise NotInstalled(f"{SDK} could not be installed; the lines above say why.")
    stamp.write_text(SDK, encoding="utf-8")


def sdk_python() -> Path:
    """Return the Python of the SDK, which may not be there."""
    return _SDK / _BIN / "python"


def acpx() -> list[str]:
    """Return the command of acpx, empty if it is not there."""
    program, script = node(PEERS), FOLDER / "node_modules" / "acpx" / "dist" / "cli.js"
    return [program, str(script)] if program and script.is_file() else []
