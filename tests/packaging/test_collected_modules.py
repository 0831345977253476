"""Installers hold what the imports of the main program lead to: every command and every feature."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import helix_desktop

PACKAGE = Path(helix_desktop.__path__[0])
ROOT = PACKAGE.parent
FIRST = ROOT / "packaging" / "frozen_main.py"


def file_of(name: str) -> Path | None:
    """Return the file of one of our modules; None for others, and for names in a module."""
    place = ROOT.joinpath(*name.split("."))
    files = (place.with_suffix(".py"), place / "__init__.py")
    ours = name.partition(".")[0] == PACKAGE.name
    return next((file for file in files if ours and file.is_file()), None)


def imported(file: Path) -> Iterator[Path]:
    """Yield the files that a module imports, also in functions: their code is read like its own."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")
            parents = [".".join(parts[:count]) for count in range(1, len(parts) + 1)]
            yield from filter(None, map(file_of, parents))


def collected() -> set[Path]:
    found, waiting = {FIRST}, [FIRST]
    while waiting:
        new = {file for file in imported(waiting.pop()) if file not in found}
        found |= new
        waiting += new
    return found


@pytest.mark.slow
def test_the_installers_hold_every_command_and_every_module_of_a_feature() -> None:
    wanted = {*PACKAGE.glob("app/commands/*.py"), *PACKAGE.glob("features/**/*.py")}
    assert wanted > {PACKAGE / "features" / "table.py"}
    assert sorted(wanted - collected()) == []
