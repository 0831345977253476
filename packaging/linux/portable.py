"""The portable archive: unpack it anywhere and start it; nothing is installed."""

import shutil
from pathlib import Path

from installers import archives
from installers.place import NAME, WORK, epoch, machine, version
from linux import tree

_WORDS = """\
Helix Desktop {version}, portable

  ./helix-desktop            starts it, from wherever this folder lies
  ./helix-desktop --help     names all options and commands
  ./helix-desktop --smoke report.json
                             tries every part on this machine

It needs a desktop (X11 or Wayland) and glibc 2.35 or newer. Your data is kept in
~/.local/share/helix-desktop; with --data-dir DIR it is kept there instead. `share` holds a menu
entry and icons for those who want them: copy what is in it to ~/.local/share, and put a link to
helix-desktop into a folder on your PATH.

LICENSE, THIRD-PARTY.md and the full texts of all licences are in `_internal`.
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
