"""The files of an installed system, the same for every package format: a folder that holds /usr."""

import os
import shutil
import subprocess
from pathlib import Path

from installers import archives
from installers.frozen import date_alike
from installers.place import IDENTIFIER, NAME
from linux import pictures, telling

ENTRIES = (f"{IDENTIFIER}.desktop", f"zz-{NAME}-folder.desktop")


def lay_out(frozen: Path, root: Path) -> Path:
    """Everything but what belongs to one package format alone."""
    shutil.rmtree(root, ignore_errors=True)
    share = root / "usr" / "share"
    library = root / "usr" / "lib" / NAME
    shutil.copytree(frozen, library, symlinks=True)
    (root / "usr" / "bin").mkdir(parents=True)
    (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    add_share(share, commands_of(library))
    return root


def add_share(share: Path, commands: list[tuple[str, str]]) -> None:
    """What the desktop reads: menu, icons, the description for software centres, the manual."""
    for name in ENTRIES:
        _write(share / "applications" / name, (telling.FILES / name).read_text(encoding="utf-8"))
    pictures.draw(share / "icons" / "hicolor")
    _write(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", telling.metainfo())
    manual = share / "man" / "man1" / f"{NAME}.1.gz"
    manual.parent.mkdir(parents=True)
    archives.gz(telling.manual(commands), manual)


def finish(root: Path) -> None:
    """Nothing of the builder stays: neither rights nor dates."""
    date_alike(root)


def commands_of(library: Path) -> list[tuple[str, str]]:
    """What the program itself says it can do without a window."""
    environ = {"PATH": os.environ["PATH"], "COLUMNS": "1000", "LC_ALL": "C.UTF-8"}
    told = subprocess.run(
        [library / NAME, "--help"], capture_output=True, text=True, env=environ, check=True
    ).stdout
    _, _, below = told.partition("commands:")
    words = (line.split(None, 1) for line in below.splitlines() if line.startswith("    "))
    return [(each[0], each[1]) for each in words if len(each) == 2]


def kilobytes(root: Path) -> int:
    """What it takes when it is installed, as Debian counts."""
    sizes = (each.lstat().st_size for each in root.rglob("*") if not each.is_dir())
    return sum(-(-size // 1024) for size in sizes)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")
