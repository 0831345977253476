"""Commands with Windows' own Python: Job objects, command lines, and output, there or under Wine.

Under Wine, WINDOWS_PYTHON names an embeddable CPython for Windows, as for the installer, and
WINDOWS_WHEELS a folder with the wheels that tools need (msgspec, regex, tree-sitter,
tree-sitter-bash).
"""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.sandbox import windows_trial

ROOT = Path(__file__).resolve().parents[3]
TRIAL, STAND_IN = Path(windows_trial.__file__), Path(__file__).with_name("stand_in_bash.c")
COMPILER = "x86_64-w64-mingw32-gcc"
NAMES = [trial.__name__ for trial in windows_trial.TRIALS]
_RUN = (
    "import runpy, sys; sys.path[:0] = sys.argv[1].split('|'); del sys.argv[:2]; "
    "runpy.run_path(sys.argv[0], run_name='__main__')"
)
pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Run all trials; yield what was wrong, by the name of the trial."""
    folder = tmp_path_factory.mktemp("trials")
    if sys.platform == "win32":
        words, environ = [sys.executable], dict(os.environ)
        paths = [str(ROOT)]
    else:
        words, environ, paths = _under_wine(folder)
    extra = _stand_in(folder)
    ran = subprocess.run(
        [*words, "-c", _RUN, "|".join(paths), _named(TRIAL), *extra],
        env=environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=600,
        check=False,
    )
    lines = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith(b"{")]
    assert lines, ran.stderr.decode("utf-8", "replace")[-2_000:]
    yield {line["trial"]: line["wrong"] for line in lines}
    if sys.platform != "win32":
        ended = [words[0], "wineboot", "--kill"]
        subprocess.run(ended, env=environ, capture_output=True, timeout=60, check=False)


@pytest.mark.parametrize("name", NAMES)
def test_windows_keeps_what_commands_rely_on(name: str, reports: dict[str, str]) -> None:
    assert reports.get(name, "it did not run") == ""


def _under_wine(folder: Path) -> tuple[list[str], dict[str, str], list[str]]:
    wine, given = shutil.which("wine"), os.environ.get("WINDOWS_PYTHON", "")
    wheels = os.environ.get("WINDOWS_WHEELS", "")
    if not (wine and given and wheels):
        pytest.skip("needs Wine, WINDOWS_PYTHON, and WINDOWS_WHEELS")
    python, packages = folder / "python", folder / "packages"
    _unpacked(Path(given), python)
    for wheel in Path(wheels).glob("*.whl"):
        _unpacked(wheel, packages)
    environ = {
        **os.environ,
        "WINEPREFIX": str(folder / "prefix"),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree=;mshtml=",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    subprocess.run(
        [wine, "wineboot", "--init"], env=environ, capture_output=True, timeout=300, check=False
    )
    program = next(python.rglob("python.exe"))
    return [wine, str(program)], environ, [_named(ROOT), _named(packages)]


def _unpacked(archive: Path, folder: Path) -> None:
    if archive.is_dir():
        shutil.copytree(archive, folder)
    else:
        zipfile.ZipFile(archive).extractall(folder)


def _stand_in(folder: Path) -> list[str]:
    compiler = shutil.which(COMPILER)
    if compiler is None:
        return []
    made = folder / "bash.exe"
    subprocess.run([compiler, "-o", str(made), str(STAND_IN)], check=True)
    return [_named(made)]


def _named(path: Path) -> str:
    """Return a path as Windows, or Wine, names it."""
    return str(path) if sys.platform == "win32" else "Z:" + str(path).replace("/", "\\")
