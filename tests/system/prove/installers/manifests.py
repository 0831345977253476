"""The other ways to get it, judged by the tools that read them: wheel, Arch, Flatpak, AppImage."""

import json
import os
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from email.parser import Parser
from pathlib import Path

from tests.system.prove.installers import built_packages
from tests.system.prove.installers.built_packages import NAME, ROOT, BuiltPackages
from tests.system.prove.installers.package_checks import DEBIAN_ALONE
from tests.system.prove.installers.table import Failed, Step, Table, demand
from tests.system.prove.outcome import Skipped, need

ADDRESS = "https://example.org/helix-desktop"
"""Nothing is fetched from there: the built files stand in for what it would offer."""
NOBODY = 65534
RUNTIME = "APPIMAGE_RUNTIME"
SECONDS = 600
ARCH_ALONE = "/usr/share/licenses/"
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def prove(table: Table, goods: BuiltPackages, scratch: Path) -> None:
    folder = goods.deb.parent
    with table.step("channels", "the manifests are made") as step:
        built_packages.package("channels", "--out", str(folder), "--base-url", ADDRESS)
        step.note(", ".join(sorted(path.name for path in (folder / "channels").iterdir())))
    with table.step("wheel", "it says what it is") as step:
        _wheel(_only(folder, "*.whl"), step)
    with table.step("aur", "makepkg builds the same files") as step:
        _arch(goods, step)
    with table.step("flatpak", "the manifest is built, and starts") as step:
        _flatpak(goods, scratch, step)
    with table.step("appimage", "it starts") as step:
        _appimage(folder, scratch, step)


def _only(folder: Path, pattern: str) -> Path:
    result = sorted(folder.glob(pattern))
    if not result:
        raise Skipped(f"there is no {pattern} beside the .deb")
    return result[-1]


def _wheel(wheel: Path, step: Step) -> None:
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    inside = stated["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"].values()
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        [metadata] = (name for name in names if name.endswith(".dist-info/METADATA"))
        fields = Parser().parsestr(archive.read(metadata).decode())
        points = archive.read(metadata.replace("METADATA", "entry_points.txt")).decode()
    project = stated["project"]
    demand(fields["Summary"] == project["description"], f"its summary is {fields['Summary']}")
    demand(fields["License-Expression"] == project["license"], "it has no license")
    demand(fields.get_all("License-File") == project["license-files"], "a license is missing")
    demand(fields.get_all("Classifier") == project["classifiers"], "classifiers are missing")
    readme = (ROOT / project["readme"]).read_text(encoding="utf-8")
    demand(fields["Description-Content-Type"] == "text/markdown", "its text is no Markdown")
    demand(fields.get_payload() == readme, "its text is not README.md")
    demand(f"{NAME} = helix_desktop.__main__:main\n" in points, f"it starts {points}")
    lacking = [item for item in inside if not any(name.startswith(item) for name in names)]
    demand(not lacking, f"it lacks {', '.join(lacking)}")
    step.note(f"{len(names)} files, {wheel.stat().st_size / 1e6:.1f} MB")


def _arch(goods: BuiltPackages, step: Step) -> None:
    for program, package in (("bsdtar", "libarchive-tools"), ("fakeroot", "fakeroot")):
        need(program, package)
    if goods.tar is None:
        raise Skipped("there is no .tar.gz beside the .deb")
    with _of_nobody() as folder:
        for file in ((goods.deb.parent / "channels/aur/PKGBUILD"), goods.tar):
            shutil.copyfile(file, folder / file.name)
        source_info = _makepkg(folder, "--printsrcinfo")
        written = (goods.deb.parent / "channels/aur/.SRCINFO").read_text(encoding="utf-8")
        demand(source_info == written, ".SRCINFO is not what makepkg makes of PKGBUILD")
        _makepkg(folder, "--nodeps")
        with tarfile.open(_only(folder, "*.pkg.tar")) as package:
            files = {f"/{item.name}" for item in package if not item.isdir()}
    files = {item for item in files if item.startswith("/usr") and ARCH_ALONE not in item}
    debian = {name for name in built_packages.files(goods.deb) if not name.startswith(DEBIAN_ALONE)}
    differing = sorted(files ^ debian)
    demand(not differing, f"{len(differing)} files differ: {', '.join(differing[:4])}")
    step.note(f"{len(files)} files")


@contextmanager
def _of_nobody() -> Iterator[Path]:
    """A folder of somebody who is not root: makepkg refuses to run as root."""
    with tempfile.TemporaryDirectory(prefix="helix-arch-", dir="/var/tmp") as place:
        os.chown(place, NOBODY, NOBODY)
        yield Path(place)


def _makepkg(folder: Path, *words: str) -> str:
    # no pacman is there; it would only look for packages of Arch
    usual = {"HOME": str(folder), "PACMAN": "true", "PKGEXT": ".pkg.tar", "LC_ALL": "C.UTF-8"}
    command = [need("makepkg", "makepkg"), *words]
    return _run(*command, folder=folder, env={"PATH": os.environ["PATH"], **usual}, user=NOBODY)


def _flatpak(goods: BuiltPackages, scratch: Path, step: Step) -> None:
    builder = need("flatpak-builder", "flatpak-builder")
    if goods.tar is None:
        raise Skipped("there is no .tar.gz beside the .deb")
    written = _only(goods.deb.parent / "channels" / "flatpak", "*.yaml")
    shown_manifest = json.loads(_run(builder, "--show-manifest", str(written), folder=scratch))
    runtime = f"{shown_manifest['runtime']}//{shown_manifest['runtime-version']}"
    if _status("flatpak", "info", runtime):
        raise Skipped(f"flatpak-builder reads it; {runtime} is not installed")
    manifest = scratch / written.name
    text = written.read_text(encoding="utf-8")
    [source] = (
        item
        for item in shown_manifest["modules"][0]["sources"]
        if item["url"].endswith(goods.tar.name)
    )
    manifest.write_text(text.replace(source["url"], goods.tar.as_uri()), encoding="utf-8")
    words = ("--disable-rofiles-fuse", "--disable-updates", "--force-clean")
    _run(builder, *words, "flatpak", manifest.name, folder=scratch)
    output = _run(
        *(builder, "--run", "flatpak", manifest.name),
        *("env", "QT_QPA_PLATFORM=offscreen", NAME, "--smoke", "/tmp/smoke.json"),
        folder=scratch,
    )
    step.note(next(line for line in output.splitlines() if " sandbox:" in line).strip())


def _appimage(folder: Path, scratch: Path, step: Step) -> None:
    if RUNTIME not in os.environ:
        raise Skipped(f"left out: {RUNTIME} names no runtime of AppImage")
    need("mksquashfs", "squashfs-tools")
    built_packages.package("appimage", "--reuse", "--out", str(folder))
    made, report = _only(folder, "*.AppImage"), scratch / "appimage.json"
    words = ("--appimage-extract-and-run", "--smoke", str(report))
    _run(str(made), *words, folder=scratch, env={**os.environ, **OFFSCREEN})
    checks = json.loads(report.read_text(encoding="utf-8"))["checks"]
    demand(all(check["ok"] for check in checks.values()), "a part of it does not work")
    step.note(f"{len(checks)} parts, {made.stat().st_size / 1e6:.1f} MB")


def _status(*command: str) -> int:
    quiet = subprocess.DEVNULL
    return subprocess.run(command, stdout=quiet, stderr=quiet, check=False).returncode


def _run(
    *command: str, folder: Path, env: Mapping[str, str] | None = None, user: int | None = None
) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env=env,
        user=user,
        extra_groups=None if user is None else [],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        output = (done.stdout + done.stderr).strip()
        raise Failed(f"{Path(command[0]).name} ended with {done.returncode}: {output[-600:]}")
    return done.stdout
