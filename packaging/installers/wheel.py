"""The wheel and the source archive for a package index: `uv tool install helix-desktop`."""

import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from installers.place import NAME, ROOT, STATED, home, run, stated, version


def make(_frozen: Path, out: Path) -> Path:
    """Build the source archive, then the wheel from it, with the locked build backend."""
    words = ("--no-build-isolation", "--no-create-gitignore", "--quiet", "--out-dir", out)
    with tempfile.TemporaryDirectory(prefix="helix-wheel-") as scratch:
        run(*uv(), "build", "--python", sys.executable, *words, sources(Path(scratch)))
    return out / f"{NAME.replace('-', '_')}-{version()}-py3-none-any.whl"


def sources(scratch: Path) -> Path:
    """Return the sources to build from: a copy, if this build states addresses of its own."""
    if not home():
        return ROOT
    copy = scratch / "sources"
    unread = shutil.ignore_patterns(".*", "build", "dist", "__pycache__")
    shutil.copytree(ROOT, copy, ignore=unread)
    (copy / STATED).write_text(stated(), encoding="utf-8", newline="\n")
    return copy


def uv() -> Sequence[str]:
    """Return the command of uv: that of the machine, else that of the lock."""
    found = shutil.which("uv")
    return [found] if found else [sys.executable, "-m", "uv"]
