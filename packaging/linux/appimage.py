"""The AppImage: a small runtime with a squashed copy of the installed system behind it.

The runtime (a program of AppImage's own, a file like `runtime-x86_64`) is not made here: it is
looked for where APPIMAGE_RUNTIME says.
"""

import os
import shutil
from pathlib import Path

from installers.place import IDENTIFIER, WORK, Lacking, epoch, machine, run, version
from linux import tree

_RUN = """\
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/bin/helix-desktop" "$@"
"""


def make(frozen: Path, out: Path) -> Path:
    runtime = Path(os.environ.get("APPIMAGE_RUNTIME", ""))
    if not runtime.is_file():
        raise Lacking("no AppImage: APPIMAGE_RUNTIME does not name AppImage's runtime file.")
    if shutil.which("mksquashfs") is None:
        raise Lacking("no AppImage: mksquashfs is not installed (apt-get install squashfs-tools).")
    root = tree.lay_out(frozen, WORK / "appimage")
    share = root / "usr" / "share"
    (root / f"{IDENTIFIER}.desktop").symlink_to(f"usr/share/applications/{IDENTIFIER}.desktop")
    icon = share.relative_to(root) / "icons" / "hicolor" / "256x256" / "apps" / f"{IDENTIFIER}.png"
    for name in (f"{IDENTIFIER}.png", ".DirIcon"):
        (root / name).symlink_to(icon)
    (root / "AppRun").write_text(_RUN, encoding="utf-8")
    (root / "AppRun").chmod(0o755)
    tree.finish(root)
    squashed = WORK / "appimage.squashfs"
    squashed.unlink(missing_ok=True)
    moment = ("-mkfs-time", str(epoch()), "-all-time", str(epoch()))
    packing = ("-root-owned", "-noappend", "-no-progress", "-comp", "zstd", "-processors", "1")
    # mksquashfs takes its moment from these words, and refuses the variable besides
    run("env", "-u", "SOURCE_DATE_EPOCH", "mksquashfs", root, squashed, *packing, *moment)
    target = out / f"Helix_Desktop-{version()}-{machine()}.AppImage"
    target.write_bytes(runtime.read_bytes() + squashed.read_bytes())
    target.chmod(0o755)
    return target
