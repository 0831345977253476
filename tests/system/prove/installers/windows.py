"""The setup program for Windows, looked into from here: what it lays down, and nothing else.

It is made by the same command as for a release, of an embeddable Python that is given.
"""

import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from tests.system.prove.installers.built_packages import NAME, ROOT, package
from tests.system.prove.installers.table import Failed, Step, Table, demand
from tests.system.prove.outcome import Skipped, need

MOST_SETUP, MOST_INSTALLED = 50.0, 150.0
"""Megabytes."""
HELD = (f"{NAME}.exe", f"{NAME}-console.exe", "uninstall.exe", "python/python3.dll")
FOLDERS = ("app/licences", "app/resources/fonts", "app/PySide6", "python")
NEVER = (".pdb", "/tests/", "opengl32sw.dll", "qt6quick", "qt6webengine", "pip/")
"""Parts of names that only take room."""
DEMO = "app/resources/demo/"
"""A project to play with, tests and all."""
_PLUGINS = "$PLUGINSDIR/"
"""The installer's own, gone when it has ended."""


def prove(table: Table, given: Path | None, python: Path | None, out: Path) -> Path | None:
    """The setup program, if there is one."""
    results: list[Path] = []
    with table.step("windows", "the setup program is made") as step:
        results.append(given or _built(python, out))
        step.note(results[0].name)
    if results:
        with table.step("windows", "it lays down what it has to") as step:
            _looked_into(results[0], step)
    return results[0] if results else None


def _built(python: Path | None, out: Path) -> Path:
    if python is None:
        raise Skipped("say --windows-python ZIP (packaging/README.md) or --setup FILE")
    package("windows", "--python", str(python.absolute()), "--out", str(out))
    return next(iter(sorted(out.glob("*-setup.exe"))))


def _looked_into(setup: Path, step: Step) -> None:
    sizes = dict(_listed(setup))
    names = {name for name in sizes if not name.startswith(_PLUGINS)}
    lacking = [name for name in (*HELD, *_modules()) if name not in names]
    demand(not lacking, f"{len(lacking)} files are missing: {', '.join(lacking[:4])}")
    for folder in FOLDERS:
        demand(any(name.startswith(f"{folder}/") for name in names), f"{folder} is not there")
    odd = [name for name in names if ".." in PurePosixPath(name).parts or ":" in name]
    demand(not odd, f"it would write to {', '.join(odd[:4])}")
    code = [name for name in names if not name.startswith(DEMO) or "__pycache__" in name]
    idle = [name for name in code if any(part in name.lower() for part in NEVER)]
    demand(not idle, f"of no use there: {', '.join(idle[:4])}")
    packed, laid = setup.stat().st_size / 1e6, sum(sizes[name] for name in names) / 1e6
    demand(packed <= MOST_SETUP, f"the setup program has {packed:.1f} MB")
    demand(laid <= MOST_INSTALLED, f"installed it takes {laid:.1f} MB")
    step.note(f"{len(names)} files, {packed:.1f} MB, installed {laid:.1f} MB")


def _modules() -> Iterable[str]:
    """Every module of today is in there."""
    files = (ROOT / "helix_desktop").rglob("*.py")
    return sorted(f"app/{file.relative_to(ROOT).as_posix()}" for file in files)


def _listed(setup: Path) -> Iterator[tuple[str, int]]:
    command = [need("7z", "p7zip-full"), "l", "-slt", str(setup)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode:
        raise Failed(f"7z cannot read it: {done.stderr.strip()[-200:]}")
    demand("Type = Nsis" in done.stdout, "it is no NSIS installer")
    _, _, files = done.stdout.partition("----------\n")
    for block in files.split("\n\n"):
        fields = dict(line.split(" = ", 1) for line in block.splitlines() if " = " in line)
        if "Path" in fields:
            yield fields["Path"].replace("\\", "/"), int(fields.get("Size") or 0)
