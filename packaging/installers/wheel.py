"""The wheel and the source archive for a package index: `uv tool install helix-desktop`."""

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from installers.place import NAME, ROOT, run, version


def make(_frozen: Path, out: Path) -> Path:
    """Build the source archive, then the wheel from it, with the locked build backend."""
    words = ("--no-build-isolation", "--no-create-gitignore", "--quiet", "--out-dir", out)
    run(*uv(), "build", "--python", sys.executable, *words, ROOT)
    return out / f"{NAME.replace('-', '_')}-{version()}-py3-none-any.whl"


def uv() -> Sequence[str]:
    """Return the command of uv: that of the machine, else that of the lock."""
    found = shutil.which("uv")
    return [found] if found else [sys.executable, "-m", "uv"]
