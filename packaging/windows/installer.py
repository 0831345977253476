"""The setup program for Windows, made by makensis on any system that has it.

Signing is a command of whoever releases (WINDOWS_SIGN, with %1 for the file); without it the
programs are made unsigned, and that is said.
"""

import os
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

from installers import sbom
from installers.drawing import drawn
from installers.place import NAME, WORK, Lacking, epoch, run, say, version
from windows import launcher, listing, staging
from windows.ico import SIZES, ico

HERE = Path(__file__).resolve().parent
TOOLS = {
    "makensis": "nsis",
    launcher.COMPILER: "gcc-mingw-w64-x86-64",
    launcher.RESOURCES: "binutils-mingw-w64-x86-64",
}
SIGN = "WINDOWS_SIGN"


@dataclass(frozen=True, slots=True)
class Laid:
    """What the installer holds: the folder as it will stand, and the Python in it."""

    folder: Path
    runtime: staging.Runtime


def make(python: Path, out: Path) -> Path:
    """The installer, in `out`; `python` is the embeddable package, a folder or a zip."""
    lacking = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if lacking:
        raise Lacking(f"This machine lacks {', '.join(lacking)}: apt-get install them.")
    work = WORK / "windows"
    laid = lay_out(python, work)
    shutil.copyfile(laid.folder / staging.APP / sbom.FILE, out / sbom.beside("windows", "x64"))
    return compress(laid, work, out)


def lay_out(python: Path, work: Path) -> Laid:
    """The folder that is installed, launchers and all; it can be run from where it stands."""
    folder = work / "stage"
    runtime = staging.stage(folder, python)
    picture = ico(drawn(SIZES))
    (work / "helix-desktop.ico").write_bytes(picture)
    for twin in (launcher.WINDOW, launcher.CONSOLE):
        made = launcher.compiled(twin, runtime, work, icon=picture, version=version())
        signed(made)
        shutil.copyfile(made, folder / twin.file)
        os.utime(folder / twin.file, (epoch(), epoch()))
    return Laid(folder, runtime)


def compress(laid: Laid, work: Path, out: Path) -> Path:
    lists, target = work / "lists", out / f"{NAME}-{version()}-windows-x64-setup.exe"
    listing.write(laid.folder, lists)
    files = [each for each in laid.folder.rglob("*") if each.is_file()]
    given = {
        "VERSION": version(),
        "NUMBERS": launcher.four_numbers(version()),
        "LISTS": lists,
        "OUT": target,
        "ICON": work / "helix-desktop.ico",
        "LIBRARY": laid.runtime.library.name,
        "SIZE": sum(each.stat().st_size for each in files) // 1024,
    }
    if command := os.environ.get(SIGN):
        given["SIGN"] = command.replace("%1", '"%1"')
    words = [f"-D{name}={value}" for name, value in given.items()]
    run("makensis", "-V2", "-INPUTCHARSET", "UTF8", *words, HERE / "helix-desktop.nsi")
    return target


def signed(program: Path) -> None:
    """By the command of whoever releases; without one it stays as it is."""
    command = os.environ.get(SIGN)
    if not command:
        say(f"{program.name} is not signed: {SIGN} is not set.")
        return
    run(*(word.replace("%1", str(program)) for word in shlex.split(command)))
