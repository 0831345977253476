"""What can be said of the files without installing them: judges of Debian, sizes, and contents."""

import subprocess
from pathlib import Path

from helix_desktop import APPLICATION_ID
from tests.system.prove.installers import built_packages
from tests.system.prove.installers.built_packages import NAME, BuiltPackages
from tests.system.prove.installers.table import Failed, Step, Table, demand
from tests.system.prove.outcome import Skipped, need

MOST_DEB, MOST_INSTALLED = 46.0, 133.0
"""Megabytes: of the file, and of what `du --apparent-size -m` counts when it is unpacked."""
DEBIAN_ALONE = ("/usr/share/doc/", "/usr/share/lintian/", f"/usr/share/{NAME}/")
NEVER = ("python", "PySide", "/usr/", "/opt/", "/srv/")
"""Words of what an .rpm must not require; /bin/sh runs its last words."""
OVERRIDES = f"usr/share/lintian/overrides/{NAME}"


def prove(table: Table, goods: BuiltPackages, scratch: Path) -> None:
    tree = scratch / "tree"
    with table.step("package", "the .deb unpacks, and is small") as step:
        _run("dpkg-deb", "-x", str(goods.deb), str(tree))
        _sizes(goods.deb, tree, step)
    with table.step("package", "lintian") as step:
        _lintian(goods.deb, tree, step)
    with table.step("package", "the menu entries are valid") as step:
        entries = sorted(tree.glob("usr/share/applications/*.desktop"))
        demand(entries, "there is no menu entry")
        output = _run(need("desktop-file-validate", "desktop-file-utils"), *map(str, entries))
        demand(not output, output)
        step.note(", ".join(entry.name for entry in entries))
    with table.step("package", "the description for software centres") as step:
        described = sorted(tree.glob("usr/share/metainfo/*.xml"))
        demand(described, "there is none")
        output = _run(
            need("appstreamcli", "appstream"), "validate", "--no-net", *map(str, described)
        )
        step.note(output.splitlines()[-1] if output else "valid")
    with table.step("package", "icons in every size") as step:
        _icons(tree, step)
    with table.step("rpm", "the .rpm holds the same files") as step:
        _rpm(goods, step)


def _sizes(deb: Path, tree: Path, step: Step) -> None:
    packed = deb.stat().st_size / 1e6
    counted = _run("du", "--apparent-size", "-s", "-m", str(tree)).split()[0]
    step.note(f".deb {packed:.1f} MB of {MOST_DEB:.0f}")
    step.note(f"installed {counted} MB of {MOST_INSTALLED:.0f}")
    demand(packed <= MOST_DEB, f"the .deb has {packed:.1f} MB")
    demand(float(counted) <= MOST_INSTALLED, f"installed it takes {counted} MB")


def _lintian(deb: Path, tree: Path, step: Step) -> None:
    lintian = need("lintian", "lintian")
    output = _run(lintian, "--allow-root", "--fail-on", "error,warning", "--no-cfg", str(deb))
    overrides = tree / OVERRIDES
    lines = overrides.read_text(encoding="utf-8").splitlines() if overrides.exists() else []
    tags = [line for line in lines if line.strip() and not line.startswith("#")]
    demand(not tags or lines[0].startswith("#"), "the overrides do not say why")
    findings = [line for line in output.splitlines() if line.startswith(("E:", "W:"))]
    demand(not findings, " / ".join(findings))
    step.note(f"no error, no warning; {len(tags)} overrides, each with its reason")


def _icons(tree: Path, step: Step) -> None:
    base = tree / "usr/share/icons/hicolor"
    sizes = sorted(int(path.name.split("x")[0]) for path in base.glob("*x*"))
    for size in sizes:
        file = base / f"{size}x{size}" / "apps" / f"{APPLICATION_ID}.png"
        header = file.read_bytes()[:24]
        icon_size = int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")
        demand(
            icon_size == (size, size), f"{file.name} of {size} is {icon_size[0]} × {icon_size[1]}"
        )
    missing = {16, 24, 32, 48, 64, 128, 256, 512} - set(sizes)
    demand(not missing, f"there is none of {sorted(missing)}")
    demand((base / "scalable" / "apps" / f"{APPLICATION_ID}.svg").exists(), "there is no drawing")
    step.note(f"{len(sizes)} sizes and a drawing")


def _rpm(goods: BuiltPackages, step: Step) -> None:
    if goods.rpm is None:
        raise Skipped("there is no .rpm beside the .deb")
    need("rpm", "rpm")
    debian = {name for name in built_packages.files(goods.deb) if not name.startswith(DEBIAN_ALONE)}
    files = built_packages.files_of_rpm(goods.rpm)
    differing = sorted(files ^ debian)
    demand(not differing, f"{len(differing)} files differ: {', '.join(differing[:4])}")
    requirements = [
        item for item in built_packages.requires_of_rpm(goods.rpm) if not item.startswith("rpmlib(")
    ]
    odd = [item for item in requirements if any(word in item for word in NEVER)]
    demand(not odd, f"it requires {', '.join(odd)}")
    names = {item.split("(")[0] for item in requirements}
    for wanted in ("libc.so.6", "libEGL.so.1", "libX11.so.6", "libdbus-1.so.3"):
        demand(wanted in names, f"it does not require {wanted}")
    brought = {Path(name).name for name in files}
    twice = sorted(name for name in names if name in brought and name.startswith("lib"))
    demand(not twice, f"it requires what it brings: {', '.join(twice[:4])}")
    step.note(f"{len(files)} files, {len(names)} things required")
    step.note(f"{goods.rpm.stat().st_size / 1e6:.1f} MB")


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    output = (done.stdout + done.stderr).strip()
    if done.returncode:
        raise Failed(f"{Path(command[0]).name} ended with {done.returncode}: {output[-600:]}")
    return output
