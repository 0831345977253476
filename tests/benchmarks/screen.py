"""The window's rows on a screen: the same benchmark again in a process under Xvfb.

Painting off screen knows no X server, no window manager's absence and no flushes; a screen does.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.corpus import ROOT
from tests.benchmarks.report import Row, aimed

PROGRAM = "xvfb-run"
SERVER = "-screen 0 1920x1200x24"


def rows(*, only: str, quick: bool, must: bool) -> dict[str, Row]:
    """None where there is no Xvfb, unless it must be."""
    if shutil.which(PROGRAM) is None:
        if must:
            raise OSError(f"{PROGRAM} is not here (packages xvfb and xauth)")
        return {}
    with tempfile.TemporaryDirectory() as place:
        rows_file = Path(place) / "rows.json"
        command = [PROGRAM, "-a", "-s", SERVER, sys.executable, "-m", "tests.benchmarks", "ui"]
        command += [
            "--once",
            "--only",
            only,
            "--json",
            str(rows_file),
            *(["--quick"] if quick else []),
        ]
        environ = {**os.environ, "QT_QPA_PLATFORM": "xcb"}
        subprocess.run(command, cwd=ROOT, env=environ, check=True, stdout=subprocess.DEVNULL)
        result = json.loads(rows_file.read_text(encoding="utf-8"))["rows"]
    return {name: aimed(name, Row(**row)) for name, row in result.items()}
