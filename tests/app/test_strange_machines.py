"""A first start on machines that lack what most have: it shows the window, in the right size."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.processes import ROOT
from tests.waiting import wait_until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="these machines run Linux"),
]
USUAL = {
    name: value
    for name, value in os.environ.items()
    if "DISPLAY" not in name and not name.startswith(("QT_", "DBUS_"))
}


def window_of(before: Sequence[str], folder: Path, **environment: str) -> str:
    """Run the self-test below these programs; return what it says of the window."""
    report = folder / "report.json"
    words = ["-m", "helix_desktop", "--data-dir", str(folder / "data"), "--smoke", str(report)]
    done = subprocess.run(
        [*before, sys.executable, *words],
        cwd=ROOT,
        env={**USUAL, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    detail: str = json.loads(report.read_text(encoding="utf-8"))["checks"]["window"]["detail"]
    return detail


@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="xvfb-run is not installed")
def test_a_4k_screen_at_200_percent_without_opengl_and_with_a_screen_reader(
    tmp_path: Path,
) -> None:
    screen = ["xvfb-run", "-a", "-s", "-screen 0 3840x2160x24 -extension GLX"]
    bus = ["dbus-run-session", "--"] if shutil.which("dbus-run-session") else []
    reader = {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_SCALE_FACTOR": "2"}
    window = window_of([*screen, *bus], tmp_path, **reader)
    assert window.startswith("2000 × 1280 pixels, ")
    assert window.endswith(" on xcb")


@pytest.mark.skipif(shutil.which("weston") is None, reason="weston is not installed")
def test_wayland_without_x11(tmp_path: Path) -> None:
    with wayland(tmp_path) as environment:
        assert window_of([], tmp_path, **environment).endswith(" on wayland")


@contextmanager
def wayland(folder: Path) -> Iterator[dict[str, str]]:
    """A compositor without a screen and without XWayland; yields the variables that lead to it."""
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    words = ["--backend=headless-backend.so", "--socket=there", "--idle-time=0"]
    environment = {**USUAL, "XDG_RUNTIME_DIR": str(runtime)}
    with (folder / "weston.log").open("wb") as log:
        compositor = subprocess.Popen(["weston", *words], env=environment, stdout=log, stderr=log)
    try:
        wait_until(lambda: (runtime / "there").exists() or compositor.poll() is not None)
        assert compositor.poll() is None, (folder / "weston.log").read_text()
        yield {"XDG_RUNTIME_DIR": str(runtime), "WAYLAND_DISPLAY": "there"}
    finally:
        compositor.kill()
        compositor.wait()
