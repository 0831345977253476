"""A feature is deleted for real, its folder and its line: the self-test and the window work."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.features.rooms import FOLDERS
from tests.recipes.steps import ScratchCopy

SECONDS = 240


def delete(copy: ScratchCopy, room: str) -> None:
    features = copy.folder / "helix_desktop" / "features"
    shutil.rmtree(features / room)
    table = features / "table.py"
    lines = table.read_text("utf-8").splitlines(keepends=True)
    left = [line for line in lines if f"helix_desktop.features.{room}." not in line]
    assert len(left) == len(lines) - 1
    table.write_text("".join(left), "utf-8")


def run(copy: ScratchCopy, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "helix_desktop", *words],
        cwd=copy.folder,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(copy.folder)},
        capture_output=True,
        text=True,
        timeout=SECONDS / 2,
        check=False,
    )


def works(copy: ScratchCopy, tmp_path: Path) -> None:
    report, picture = tmp_path / "report.json", tmp_path / "picture.png"
    done = run(copy, "--smoke", str(report))
    checks = json.loads(report.read_text("utf-8"))["checks"]
    # whether there is a keyring or a sandbox here is not the question
    broken = {name: check["detail"] for name, check in checks.items() if not check["ok"]}
    assert broken.keys() <= {"keyring", "sandbox"}, (broken, done.stderr)
    done = run(copy, "--demo", "--screenshot", str(picture))
    assert done.returncode == 0, done.stdout + done.stderr
    assert picture.stat().st_size > 10_000


@pytest.mark.slow
@pytest.mark.timeout(SECONDS)
@pytest.mark.parametrize(
    "rooms", [FOLDERS[::2], FOLDERS[1::2], FOLDERS], ids=["these", "those", "all"]
)
def test_helix_works_without_the_folders_and_lines_of_features(
    rooms: list[str], tmp_path: Path
) -> None:
    copy = ScratchCopy(tmp_path)
    for room in rooms:
        delete(copy, room)
    works(copy, tmp_path)
