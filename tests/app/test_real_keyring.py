"""A real Secret Service on a bus of its own: keys are kept, found again, never in plain text."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SECRET = "sk-planted-in-a-real-keyring-4711"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (shutil.which("gnome-keyring-daemon") and shutil.which("dbus-run-session")),
        reason="gnome-keyring and dbus are not installed: no real keyring to keep keys in",
    ),
]

# the daemon ends with its bus; a password that does not fit leaves the collection locked
SESSION = """
printf '%s' "$PASSWORD" | gnome-keyring-daemon --unlock --components=secrets --daemonize >/dev/null
exec "$@"
"""


class Session:
    """Sessions of one user on one data folder, each with a bus of its own."""

    def __init__(self, base: Path) -> None:
        self.base = base
        (base / "run").mkdir(mode=0o700)

    def keys(
        self, *words: str, typed: str = "", password: str = "right"
    ) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "helix_desktop", "--data-dir", str(self.base / "data")]
        return subprocess.run(
            ["dbus-run-session", "--", "bash", "-c", SESSION, "_", *command, "key", *words],
            input=typed,
            cwd=ROOT,
            env=self._environ(password),
            capture_output=True,
            text=True,
            timeout=50,
        )

    def _environ(self, password: str) -> dict[str, str]:
        left = ("PYTHON_KEYRING_BACKEND", "DISPLAY", "WAYLAND_DISPLAY", "OPENAI_API_KEY")
        environ = {name: value for name, value in os.environ.items() if name not in left}
        return {
            **environ,
            "PYTHONPATH": str(ROOT),
            "XDG_DATA_HOME": str(self.base / "share"),
            "XDG_RUNTIME_DIR": str(self.base / "run"),
            "PASSWORD": password,
        }


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(tmp_path)


def test_a_key_outlives_its_session_and_is_nowhere_in_plain_text(session: Session) -> None:
    process = session.keys("set", "openai", typed=f"{SECRET}\n")
    assert process.returncode == 0, process.stderr
    assert "key …4711 for OpenAI in keyring.backends.SecretService.Keyring" in process.stdout
    listed = session.keys("list")
    assert "…4711" in listed.stdout, listed.stderr
    written = [path for path in session.base.rglob("*") if path.is_file()]
    assert any("keyring" in path.name for path in written)
    assert not [path for path in written if SECRET.encode() in path.read_bytes()]
    assert SECRET not in process.stdout + process.stderr + listed.stdout + listed.stderr
    assert session.keys("forget", "openai").returncode == 0
    assert "No provider has a key yet" in session.keys("list").stdout


def test_a_keyring_that_stays_locked_is_told_in_words(session: Session) -> None:
    assert session.keys("set", "openai", typed=SECRET).returncode == 0
    listed = session.keys("list", password="wrong")
    assert listed.returncode == 2
    assert "keyring" in listed.stderr
    assert "Traceback" not in listed.stderr
    assert "…4711" in session.keys("list").stdout
