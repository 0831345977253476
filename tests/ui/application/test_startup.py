"""A start that lacks a library, or that a signal stops, does not count as a crash."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton

from helix_desktop.app.environment import Paths, find_paths, make_private_folders
from helix_desktop.app.safe_start import FILE, begin_start
from helix_desktop.app.stop_signals import STOP_SIGNALS
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.application.error_window import show_error
from helix_desktop.ui.application.launch import LaunchOptions
from helix_desktop.ui.application.startup import run_window
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[3]
LACKING = 'raise ImportError("libwanted.so.1: cannot open shared object file")'


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    result = find_paths(tmp_path / "data")
    make_private_folders(result)
    return result


def run_application(
    data: Path, *, platform: str, modules: Path
) -> "subprocess.CompletedProcess[str]":
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
    ran = run_application(tmp_path / "data", platform=platform, modules=modules)
    assert ran.returncode != 0
    assert says in ran.stderr
    assert begin_start(paths).crashes == crashes


FROM_A_TERMINAL = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
from helix_desktop.__main__ import main
sys.exit(main())
"""


def is_marked(paths: Paths) -> bool:
    return (paths.data / FILE).exists()


def is_painted(paths: Paths) -> bool:
    logs = paths.logs.iterdir() if paths.logs.is_dir() else ()
    return any("The window is painted." in log.read_text() for log in logs)


@pytest.mark.seen
@pytest.mark.skipif(os.name != "posix", reason="sends signals as POSIX knows them")
@pytest.mark.parametrize("number", STOP_SIGNALS)
@pytest.mark.parametrize("has_come", [is_marked, is_painted])
def test_a_start_that_is_stopped_ends_at_once_and_is_no_crash(
    paths: Paths, tmp_path: Path, has_come: Callable[[Paths], bool], number: int
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", FROM_A_TERMINAL, "--data-dir", str(tmp_path / "data")],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        wait_until(lambda: has_come(paths) or process.poll() is not None)
        process.send_signal(number)
        _, errors = process.communicate(timeout=30)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    assert "Traceback" not in errors
    assert begin_start(paths).crashes == 0


def test_a_start_that_fails_shows_its_error(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the data folder would be")
    errors: list[str] = []
    with pytest.raises(HelixError, match="Can't create the folder"):
        run_window(
            LaunchOptions(data_dir=tmp_path / "data"),
            lambda _line: None,
            show=lambda error, _paths: errors.append(str(error)),
        )
    [error] = errors
    assert "Choose another place with --data-dir." in error


def test_the_window_with_an_error_ends_when_it_is_closed(qapp: QApplication) -> None:
    def close() -> None:
        [window] = [item for item in qapp.topLevelWidgets() if item.isVisible()]
        [close_button] = window.findChildren(QPushButton)
        close_button.click()

    QTimer.singleShot(0, qapp, close)
    show_error(qapp, HelixError("Can't create the folder.", "Choose another place."))
