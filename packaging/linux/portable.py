"""The portable archive: unpack it anywhere and start it; nothing is installed."""

import shutil
from pathlib import Path

from installers import archives
from installers.place import NAME, WORK, epoch, machine, version
from linux import tree

_WORDS = """\
Helix Desktop {version}, portable

  ./helix-desktop            start Helix from any folder
  ./helix-desktop --help     list all options and commands
  ./helix-desktop --smoke report.json
                             run a self-test

Needs a desktop (X11 or Wayland) and glibc 2.35 or newer. Your data is in
~/.local/share/helix-desktop, or in DIR with --data-dir DIR. For a menu entry, copy the contents
of `share` to ~/.local/share, and link helix-desktop into a folder on your PATH.

LICENSE, THIRD-PARTY.md, and the full texts of all licenses are in `_internal`.
"""


def make(frozen: Path, out: Path) -> Path:
    name = f"{NAME}-{version()}-linux-{machine()}"
    folder = WORK / "portable" / name
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(frozen, folder, symlinks=True)
    (folder / "README.txt").write_text(_WORDS.format(version=version()), encoding="utf-8")
    tree.add_share(folder / "share", tree.commands_of(folder))
    tree.finish(folder)
    return archives.tar_gz(folder, out / f"{name}.tar.gz", inside=name, moment=epoch())
