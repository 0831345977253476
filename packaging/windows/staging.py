"""The folder that an installer for Windows unpacks: a Python, the wheels, the application.

Nothing of it runs here: the wheels are chosen for Windows by the locked requirements, and the
Python is the embeddable one, given as a folder or a zip.
"""

import compileall
import os
import py_compile
import re
import shutil
import sys
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import distributions
from pathlib import Path

from installers import licences, sbom
from installers.place import ROOT, STATED, Refused, epoch, run, stated
from installers.slimming import never_read
from installers.wheel import uv
from windows.slimming import slim, unlisted

APP, PYTHON, LICENCES = "app", "python", "licences"
BESIDE = ("LICENSE", "THIRD-PARTY.md", "CHANGELOG.md", STATED)
"""Read by the application beside its resources."""
_LICENCE = re.compile(r"licen[cs]e|copying|notice|authors|copyright", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Runtime:
    """A Python for Windows, unpacked."""

    folder: Path

    @property
    def library(self) -> Path:
        """Its DLL, python311.dll or the like; python3.dll only leads there."""
        found = [each for each in self.folder.glob("python3?*.dll") if each.name != "python3.dll"]
        if len(found) != 1:
            raise Refused(f"No python3xx.dll lies in {self.folder}: is it the embeddable package?")
        return found[0]

    @property
    def version(self) -> tuple[int, int]:
        digits = self.library.stem.removeprefix("python")
        return int(digits[0]), int(digits[1:])


def unpacked(source: Path, folder: Path) -> Runtime:
    """The embeddable Python of `source` (a folder or a zip) in `folder`."""
    if source.is_dir():
        shutil.copytree(source, folder)
    else:
        with zipfile.ZipFile(source) as archive:
            archive.extractall(folder)
    if not any(folder.glob("python3*.dll")):  # some zips hold one folder and all in it
        _lift(folder)
    return Runtime(folder)


def stage(folder: Path, python: Path) -> Runtime:
    """Lay everything out in `folder`, which is made anew; returns the Python that lies there."""
    _check_sources()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    runtime = unpacked(python, folder / PYTHON)
    app = folder / APP
    _install_wheels(app, runtime.version)
    _settle_pywin32(app, runtime)
    _collect_licences(app, runtime)
    (app / sbom.FILE).write_text(_parts(app, runtime), encoding="utf-8", newline="\n")
    slim(app)
    _add_application(app)
    _write_search_path(runtime)
    _compile(app, runtime.version)
    _settle_times(folder)
    return runtime


def _check_sources() -> None:
    texts = (each.read_text("utf-8") for each in (ROOT / "helix_desktop").rglob("*.py"))
    if parts := unlisted(texts):
        names = ", ".join(sorted(parts))
        raise Refused(f"Parts of Qt that slimming.py does not keep are imported: {names}.")


def _lift(folder: Path) -> None:
    inside = list(folder.iterdir())
    if len(inside) == 1 and inside[0].is_dir():
        for each in list(inside[0].iterdir()):
            each.rename(folder / each.name)
        inside[0].rmdir()


def _install_wheels(app: Path, version: tuple[int, int]) -> None:
    """What the lock names for Windows; markers are read for that system, not for this one."""
    options = ["--quiet", "--no-config", "--require-hashes", "--only-binary=:all:", "--no-deps"]
    platform = ["--python-platform=x86_64-pc-windows-msvc", "--link-mode=copy"]
    platform.append("--python-version={}.{}".format(*version))
    lock = ROOT / "requirements" / "run.lock"
    run(*uv(), "pip", "install", *options, *platform, f"--target={app}", "-r", lock)


def _settle_pywin32(app: Path, runtime: Runtime) -> None:
    """A .pth file would lead to its DLLs; an embeddable Python reads none."""
    for library in (app / "pywin32_system32").glob("pywintypes*.dll"):
        shutil.copy2(library, runtime.folder / library.name)


def _collect_licences(app: Path, runtime: Runtime) -> None:
    """Of every wheel, before some of its files go, and of Python; one without ends the build."""
    target, silent = app / LICENCES, []
    for metadata in sorted(app.glob("*.dist-info")):
        name = canonical(metadata.name.removesuffix(".dist-info").rpartition("-")[0])
        files = [each for each in sorted(metadata.rglob("*")) if each.is_file()]
        found = [each for each in files if _LICENCE.match(each.name) or "licenses" in each.parts]
        if name in licences.MISSING:
            found = [licences.TEXTS / each for each in licences.MISSING[name]]
        if not found:
            silent.append(name)
        _copy(found, target / name)
    _copy([runtime.folder / "LICENSE.txt"], target / "python")
    if silent:
        raise Refused(f"No licence text was found of {', '.join(silent)}.")


def _parts(app: Path, runtime: Runtime) -> str:
    """The SBOM of what lies in the folder; its Python says its version in its DLL alone."""
    found = {canonical(dist.name): dist for dist in distributions(path=[str(app)])}
    return sbom.text(found, python="{}.{}".format(*runtime.version))


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _copy(texts: Sequence[Path], target: Path) -> None:
    for text in texts:
        if text.is_file():
            target.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(text, target / text.name)


def _add_application(app: Path) -> None:
    compiled = shutil.ignore_patterns("__pycache__", "*.pyc")

    def left_out(folder: str, names: list[str]) -> set[str]:
        inside = Path(folder).relative_to(ROOT)
        unread = {name for name in names if never_read(f"{(inside / name).as_posix()}/")}
        return {*compiled(folder, names), *unread}

    shutil.copytree(ROOT / "helix_desktop", app / "helix_desktop", ignore=left_out)
    shutil.copytree(ROOT / "resources", app / "resources", ignore=left_out)
    for name in BESIDE:
        shutil.copyfile(ROOT / name, app / name)
    # with the addresses of this build
    (app / STATED).write_text(stated(), encoding="utf-8", newline="\n")


def _write_search_path(runtime: Runtime) -> None:
    """The one place where an embeddable Python looks up where modules are."""
    name = runtime.library.stem
    lines = [f"{name}.zip", ".", rf"..\{APP}", rf"..\{APP}\win32", rf"..\{APP}\win32\lib"]
    (runtime.folder / f"{name}._pth").write_text("\r\n".join([*lines, ""]), "ascii", newline="")


def _compile(app: Path, version: tuple[int, int]) -> None:
    """The compiled forms go along, so that a start compiles nothing and writes nothing there."""
    if version != sys.version_info[:2]:
        raise Refused("Build with Python {}.{}: it is the one that goes along.".format(*version))
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    ours = re.compile(rf"{re.escape(str(app / 'resources'))}")  # the demo project stays as it is
    compileall.compile_dir(app, quiet=2, rx=ours, invalidation_mode=mode, stripdir=app, workers=0)


def _settle_times(folder: Path) -> None:
    moment = epoch()
    for path in folder.rglob("*"):
        os.utime(path, (moment, moment))
