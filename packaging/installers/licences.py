"""The licence texts of everything that is brought along, gathered into one folder.

Of every installed distribution that a lock names; of Qt the LGPL, which its wheels do not carry; of
libraries of the build machine what its packages say of them.
"""

import ast
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from installers.place import ROOT, Refused

TEXTS = ROOT / "packaging" / "texts"
_GNU = ("LGPL-3.0.txt", "GPL-3.0.txt")
MISSING = {
    "pyside6-essentials": (*_GNU, "Qt-third-party.txt"),
    "shiboken6": _GNU,
    "latex2mathml": ("latex2mathml-MIT.txt",),
}
"""The texts of distributions whose wheels bring none."""
_TEXT = re.compile(r"(licen[cs]e|copying|notice|authors|copyright)", re.IGNORECASE)
_PIN = re.compile(r"^([a-z0-9][a-z0-9.-]*)==", re.MULTILINE)


def locked() -> list[str]:
    """Every distribution that the application may bring, on any system."""
    return _PIN.findall((ROOT / "requirements" / "run.lock").read_text(encoding="utf-8"))


def installed(names: Iterable[str]) -> dict[str, Distribution]:
    """Those that are here; the others are for other systems."""
    found = {}
    for name in names:
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue
    return found


def texts_of(name: str, dist: Distribution) -> list[Path]:
    """The files in which a distribution says under what licence it is."""
    if name in MISSING:
        return [TEXTS / each for each in MISSING[name]]
    files = [Path(str(dist.locate_file(each))) for each in dist.files or () if _states(str(each))]
    return sorted(each for each in files if each.is_file())


def _states(file: str) -> bool:
    """A text in the metadata, not a module that happens to be named like one."""
    return ".dist-info/" in file and bool(_TEXT.search(Path(file).name + _below(file)))


def _below(file: str) -> str:
    return "license" if "/licenses/" in file else ""


def collect(target: Path, *, brought: Iterable[Path] = ()) -> Path:
    """A folder per distribution; one without any text ends the build."""
    shutil.rmtree(target, ignore_errors=True)
    silent = []
    for name, dist in installed(locked()).items():
        texts = texts_of(name, dist)
        if not texts:
            silent.append(name)
        _copy(texts, target / name)
    if silent:
        raise Refused(f"No licence text was found of {', '.join(silent)}.")
    _copy([_python()], target / "python")
    for package, text in _of_the_machine(brought):
        _copy([text], target / package)
    return target


def _copy(texts: Iterable[Path], target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for text in texts:
        name = text.name if text.suffix in (".txt", ".md", ".rst") else f"{text.name}.txt"
        place = target / name
        if place.exists():
            place = target / f"{text.parent.name}-{name}"
        shutil.copyfile(text, place)


def _python() -> Path:
    places = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)]
    documented = Path(f"/usr/share/doc/python3.{sys.version_info[1]}/copyright")
    for place in (*(each / "LICENSE.txt" for each in places), documented):
        if place.is_file():
            return place
    raise Refused("The licence of Python was not found beside it.")


def libraries_in(scratch: Path) -> list[Path]:
    """Where the libraries came from that PyInstaller took from outside of the wheels."""
    taken = _taken(scratch, "COLLECT-00.toc")
    found = {source for source, kind in taken if kind == "BINARY" and "site-packages" not in source}
    return sorted(map(Path, found))


def distributions_in(scratch: Path) -> dict[str, Distribution]:
    """The locked distributions of which PyInstaller took a module, a library, or a file."""
    sources = {source for source, _kind in _taken(scratch, "*-00.toc")}
    return {
        name: dist
        for name, dist in installed(locked()).items()
        if any(str(dist.locate_file(file)) in sources for file in dist.files or ())
    }


def packages_of(libraries: Iterable[Path]) -> list[str]:
    """The Debian packages that libraries are of; none where there is no dpkg."""
    if shutil.which("dpkg-query") is None:
        return []
    return sorted({owner for each in libraries for owner in [owner_of(each)] if owner})


def _taken(scratch: Path, tables: str) -> Iterator[tuple[str, str]]:
    """Every (source, kind) that PyInstaller's tables of that name list."""
    for table in scratch.rglob(tables):
        for _place, source, kind in _entries(ast.literal_eval(table.read_text(encoding="utf-8"))):
            yield source, kind


def _entries(table: object) -> Iterator[tuple[str, str, str]]:
    """Every (place, source, kind) of a table of tables."""
    if not isinstance(table, list | tuple):
        return
    match table:
        case (str(place), str(source), str(kind)):
            yield place, source, kind
        case _:
            for each in table:
                yield from _entries(each)


def _of_the_machine(libraries: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """The Debian packages that the libraries are of, and what those say of their copyright."""
    for package in packages_of(libraries):
        text = Path("/usr/share/doc") / package / "copyright"
        if text.is_file():
            yield package, text


def owner_of(file: Path) -> str:
    """The Debian package that a file of this machine belongs to, or nothing."""
    real = file.resolve()
    for place in dict.fromkeys(
        [file, real, *(Path("/", *each.parts[2:]) for each in (file, real))]
    ):
        told = subprocess.run(
            ["dpkg-query", "--search", str(place)], capture_output=True, text=True, check=False
        )
        if told.returncode == 0:
            return told.stdout.split(":")[0]
    return ""
