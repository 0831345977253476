"""A start that fails because something is not installed is no crash that settings could cause."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.app.environment import Paths, find_paths, make_private_folders
from helix_desktop.app.safe_start import begin_start

ROOT = Path(__file__).resolve().parents[3]
LACKING = 'raise ImportError("libwanted.so.1: cannot open shared object file")'


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    found = find_paths(tmp_path / "data")
    make_private_folders(found)
    return found


def opened(data: Path, *, platform: str, modules: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-P", "-m", "helix_desktop", "--data-dir", str(data)]
    places = {"QT_QPA_PLATFORM": platform, "PYTHONPATH": os.pathsep.join([str(modules), str(ROOT)])}
    return subprocess.run(
        command,
        env={**os.environ, **places},
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )


@pytest.mark.seen
@pytest.mark.parametrize("crashes", [0, 1])
@pytest.mark.parametrize(
    ("platform", "lacks", "says"),
    [
        # Qt itself ends the process then
        ("not-installed", False, 'Could not find the Qt platform plugin "not-installed"'),
        ("offscreen", True, "Can't load a part of Helix Desktop: libwanted.so.1"),
    ],
)
def test_a_start_for_want_of_a_library_does_not_count_towards_the_safe_start(
    paths: Paths, tmp_path: Path, crashes: int, platform: str, lacks: bool, says: str
) -> None:
    modules = tmp_path / "modules"
    modules.mkdir()
    if lacks:
        (modules / "qasync.py").write_text(LACKING)
    for _ in range(crashes):
        begin_start(paths).mark()
    ran = opened(tmp_path / "data", platform=platform, modules=modules)
    assert ran.returncode != 0
    assert says in ran.stderr
    assert begin_start(paths).crashes == crashes
