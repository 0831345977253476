"""The window stands before anything is imported that fills it, and waits for that visibly."""

import subprocess
import sys
import threading
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from helix_desktop.app.environment import find_paths
from helix_desktop.app.settings import Settings
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.application.launch import BackgroundLoader, OpenedWindow, open_window
from tests.waiting import LIMIT_SECONDS

FEWEST_COLORS = 4
HEAVY = (
    "asyncio",
    "hashlib",
    "qasync",
    "helix_desktop.app.workspaces.open_workspace",
    "helix_desktop.domain.tool_table",
    "helix_desktop.ui.window.workspace_view",
    "plyvel",
    "plyvel_next",
)
PROGRAM = f"""
import sys
import helix_desktop.ui.application.startup
print(*(name for name in {HEAVY!r} if name in sys.modules))
"""

LATE = (
    "PIL",
    "cryptography",
    "httpx",
    "mcp",
    "multiprocessing.connection",
    "pypdf",
    "regex",
    "tree_sitter",
    "helix_desktop.app.smoke",
    "helix_desktop.providers.signing",
    "helix_desktop.ui.settings.settings_page",
    "helix_desktop.ui.timeline.page",
)
"""What an open workspace at rest does without: each takes memory in every window."""
AT_REST = f"""
import sys
from helix_desktop.__main__ import main
assert main(sys.argv[1:]) == 0
assert "helix_desktop.app.workspaces.toolbox_factory" in sys.modules
print(*(name for name in {LATE!r} if name in sys.modules))
"""

SOURCES = """
import linecache
import helix_desktop.ui.application.application
print(sum("helix_desktop" in name for name in linecache.cache))
"""
"""Whatever is imported before reads a few."""


@pytest.fixture
def opened_window(qapp: QApplication, tmp_path: Path) -> OpenedWindow:
    return open_window(find_paths(tmp_path), Settings(tmp_path / "settings.json"))


def printed(program: str, *words: str | Path) -> list[str]:
    ran = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.split()


def test_a_start_imports_nothing_heavy_before_the_first_paint() -> None:
    assert printed(PROGRAM) == []


def test_an_open_workspace_holds_nothing_that_waits_for_its_first_use(tmp_path: Path) -> None:
    (tmp_path / "project").mkdir()
    where = ("--data-dir", tmp_path / "data", "--folder", tmp_path / "project")
    assert printed(AT_REST, *where, "--screenshot", tmp_path / "p.png") == []
    assert (tmp_path / "p.png").stat().st_size


@pytest.mark.seen
def test_sources_are_not_read_when_modules_are_imported() -> None:
    assert int(printed(SOURCES)[0]) < 10


def test_a_window_that_is_never_filled_is_freed_without_the_garbage_collector(
    qapp: QApplication, tmp_path: Path
) -> None:
    window = ref(open_window(find_paths(tmp_path), Settings(tmp_path / "settings.json")).window)
    assert window() is None


def test_a_window_is_painted_before_loading_begins_and_on_another_thread(
    opened_window: OpenedWindow,
) -> None:
    seen: list[tuple[bool, bool]] = []

    def load() -> str:
        here = threading.current_thread() is threading.main_thread()
        seen.append((opened_window.window.isVisible(), here))
        return "everything"

    assert BackgroundLoader(opened_window.window, load).wait() == "everything"
    assert seen == [(True, False)]
    image = opened_window.window.grab().toImage()
    colors = {image.pixel(x, y) for x in range(0, 600, 3) for y in range(0, 300, 3)}
    assert len(colors) >= FEWEST_COLORS
    assert opened_window.window.waiting
    opened_window.window.hide()


def test_what_cannot_be_loaded_is_told_where_it_is_waited_for(opened_window: OpenedWindow) -> None:
    def load() -> None:
        raise HelixError("A part is missing.", "Reinstall Helix Desktop.")

    with pytest.raises(HelixError, match="A part is missing"):
        BackgroundLoader(opened_window.window, load).wait()
    opened_window.window.hide()


def test_a_window_that_is_closed_while_it_is_empty_goes_at_once(
    opened_window: OpenedWindow,
) -> None:
    closed = threading.Event()
    loading = BackgroundLoader(opened_window.window, lambda: closed.wait(LIMIT_SECONDS))
    watch = QObject()

    def close() -> None:
        opened_window.window.close()
        assert not opened_window.window.isVisible()
        closed.set()

    QTimer.singleShot(50, watch, close)
    assert loading.wait()
    assert loading.was_closed


def test_a_window_that_is_given_up_before_it_is_shown_stays_hidden(
    opened_window: OpenedWindow,
) -> None:
    seen: list[bool] = []
    loading = BackgroundLoader(
        opened_window.window, lambda: seen.append(opened_window.window.isVisible())
    )
    loading.give_up()
    loading.wait()
    assert seen == [False]
    assert loading.was_closed


def test_a_window_keeps_its_size_and_place_while_it_gets_its_parts(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.set("window_width", 760)
    settings.set("window_height", 500)
    window = open_window(find_paths(tmp_path), settings).window
    assert (window.width(), window.height()) == (760, 500)
