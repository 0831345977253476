"""The .rpm: the same files, needed libraries by their names, which every distribution knows."""

import os
import shutil
from pathlib import Path

from installers.place import (
    BUNDLED_LICENSES,
    NAME,
    SUMMARY,
    WORK,
    Lacking,
    home,
    machine,
    run,
    version,
)
from linux import depends, telling, tree

RELEASE = "1"
_BY_HAND = ("xkeyboard-config", "ca-certificates")
_LETTERS = ("google-noto-sans-arabic-fonts", "google-noto-sans-cjk-fonts")
_RECOMMENDED = ("bubblewrap", "git", "xdg-utils", *_LETTERS)


def make(frozen: Path, out: Path) -> Path:
    _provide()
    root = tree.lay_out(frozen, WORK / "rpm" / "root")
    tree.finish(root)
    spec = WORK / "rpm" / f"{NAME}.spec"
    spec.write_text(_spec(root), encoding="utf-8")
    top = WORK / "rpm" / "built"
    shutil.rmtree(top, ignore_errors=True)
    defined = {"_topdir": str(top), "_rpmdir": str(top), "_tmppath": str(top)}
    defined |= {"_buildhost": "reproducible", "use_source_date_epoch_as_buildtime": "1"}
    defined |= {"clamp_mtime_to_source_date_epoch": "1", "_binary_payload": "w9.zstdio"}
    # rpmbuild of other distributions knows folders that Debian's does not
    defined |= {"_build_id_links": "none"}
    top.mkdir(parents=True)
    words = [word for name, value in defined.items() for word in ("--define", f"{name} {value}")]
    run("rpmbuild", "-bb", f"--target={machine()}", *words, spec)
    made = next(top.rglob("*.rpm"))
    return Path(shutil.move(made, out / made.name))


def _provide() -> None:
    if shutil.which("rpmbuild"):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        run("apt-get", "install", "-y", "-qq", "rpm", DEBIAN_FRONTEND="noninteractive")
        return
    raise Lacking(
        "no .rpm: rpmbuild is not installed (apt-get install rpm, dnf install rpm-build)."
    )


def requires(wanted: list[depends.Need]) -> list[str]:
    """Libraries as rpm names them, with the newest version of each interface that is asked."""
    lines = []
    for need in wanted:
        newest = {
            depends.interface(each): each for each in sorted(need.versions, key=depends.order)
        }
        lines.append(f"{need.soname}()(64bit)")
        lines += [f"{need.soname}({each})(64bit)" for _, each in sorted(newest.items())]
    return lines


def _spec(root: Path) -> str:
    needed = [*requires(depends.needs(root / "usr" / "lib" / NAME)), *_BY_HAND]
    fields = {
        "Name": NAME,
        "Version": version(),
        "Release": RELEASE,
        "Summary": SUMMARY,
        "License": " AND ".join(BUNDLED_LICENSES),
        "URL": home(),
        "AutoReqProv": "no",
    }
    head = "".join(f"{name}: {value}\n" for name, value in fields.items() if value)
    head += "".join(f"Requires: {each}\n" for each in needed)
    head += "".join(f"Recommends: {each}\n" for each in _RECOMMENDED)
    template = (telling.FILES / "rpm.spec").read_text(encoding="utf-8")
    filled = {"@HEAD@": head, "@LONG@": "\n\n".join(telling.LONG), "@ROOT@": str(root)}
    for mark, words in filled.items():
        template = template.replace(mark, words)
    return template
