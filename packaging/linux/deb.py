"""The .deb: an installed system, and what dpkg wants to know of it."""

import hashlib
import shutil
from pathlib import Path

from installers import archives
from installers.place import NAME, SUMMARY, WORK, debian_machine, home, run, version
from linux import depends, telling, tree

_LEAVING = """\
#!/bin/sh
set -e
if [ "$1" = purge ]; then
    echo "Helix Desktop is removed. Workspaces and settings stay in each home folder:"
    echo ".local/share/helix-desktop, .config/helix-desktop and .local/state/helix-desktop."
fi
"""


def make(frozen: Path, out: Path) -> Path:
    root = tree.lay_out(frozen, WORK / "deb")
    documents = root / "usr" / "share" / "doc" / NAME
    documents.mkdir(parents=True)
    shutil.copyfile(telling.FILES / "copyright", documents / "copyright")
    archives.gz(telling.debian_changes(), documents / "changelog.gz")
    (documents / "licences").symlink_to(f"../../../lib/{NAME}/_internal/licences")
    overrides = root / "usr" / "share" / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(telling.FILES / "lintian-overrides", overrides)
    (root / "usr" / "share" / NAME).mkdir()
    shutil.copyfile(telling.FILES / "apparmor", root / "usr" / "share" / NAME / "apparmor")
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(root), encoding="utf-8")
    (control / "md5sums").write_text(sums(root), encoding="utf-8")
    (control / "postrm").write_text(_LEAVING, encoding="utf-8")
    for name in ("postinst", "prerm", "triggers"):
        shutil.copyfile(telling.FILES / name, control / name)
    for name in ("postinst", "prerm", "postrm"):
        (control / name).chmod(0o755)
    tree.finish(root)
    target = out / f"{NAME}_{version()}_{debian_machine()}.deb"
    # one thread: more cut the archive differently
    packing = ("--root-owner-group", "-Zxz", "-z9", "-Sextreme", "--threads-max=1")
    run("dpkg-deb", *packing, "--build", root, target)
    return target


def _control(root: Path) -> str:
    needed = depends.debian(root / "usr" / "lib" / NAME)
    fields = {
        "Package": NAME,
        "Version": version(),
        "Architecture": debian_machine(),
        "Section": "devel",
        "Priority": "optional",
        "Installed-Size": str(tree.kilobytes(root)),
        "Maintainer": telling.maintainer(),
        "Homepage": home(),
        "Depends": ", ".join(needed),
        "Recommends": ", ".join(depends.RECOMMENDED),
        "Description": f"{SUMMARY}\n{telling.description()}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def sums(root: Path) -> str:
    """Of every file, as dpkg checks them later; links have none."""
    files = sorted(each for each in (root / "usr").rglob("*") if each.is_file())
    lines = []
    for file in files:
        if not file.is_symlink():
            with file.open("rb") as content:
                total = hashlib.file_digest(content, "md5").hexdigest()
            lines.append(f"{total}  {file.relative_to(root)}\n")
    return "".join(lines)
