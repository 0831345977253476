"""Commands with Windows' own Python: Job objects, command lines, and output.

`prove installers` runs the same trials under Wine, with a stand-in for bash.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.sandbox import windows_trial

ROOT, TRIAL = Path(__file__).resolve().parents[3], Path(windows_trial.__file__)
NAMES = [trial.__name__ for trial in windows_trial.TRIALS]
_RUN = (
    "import runpy, sys; sys.path.insert(0, sys.argv[1]); del sys.argv[:2]; "
    "runpy.run_path(sys.argv[0], run_name='__main__')"
)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(900),
    pytest.mark.skipif(sys.platform != "win32", reason="needs Windows"),
]


@pytest.fixture(scope="module")
def reports() -> dict[str, str]:
    """Run all trials; return what was wrong, by the name of the trial."""
    ran = subprocess.run(
        [sys.executable, "-c", _RUN, str(ROOT), str(TRIAL)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=600,
        check=False,
    )
    lines = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith(b"{")]
    assert lines, ran.stderr.decode("utf-8", "replace")[-2_000:]
    return {line["trial"]: line["wrong"] for line in lines}


@pytest.mark.parametrize("name", NAMES)
def test_windows_keeps_what_commands_rely_on(name: str, reports: dict[str, str]) -> None:
    assert reports.get(name, "it did not run") == ""
