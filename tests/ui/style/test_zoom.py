"""Everything becomes larger and smaller while it is open, and stands where it stood."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from helix_desktop.app.settings import Settings
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.application.window_actions import AppearanceController
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.zoom import ZOOMS, _load_calls
from tests.ui.bench import Bench
from tests.ui.views import owned, shown


@pytest.fixture
def zoomed(theme: Theme) -> Iterator[Theme]:
    """Whoever comes after finds everything as large as before."""
    yield theme
    assert theme.set_zoom(100)


def test_a_window_keeps_its_place_on_the_screen_and_what_is_in_it_grows(
    qtbot: QtBot, zoomed: Theme
) -> None:
    window = owned(qtbot, QMainWindow())
    window.setCentralWidget(QLabel("words"))
    window.resize(1_000, 700)
    window.show()
    for percent in ZOOMS:
        assert zoomed.set_zoom(percent)
        share = percent / 100
        assert window.devicePixelRatioF() == pytest.approx(share)
        assert window.width() * share == pytest.approx(1_000, abs=2)
        assert window.height() * share == pytest.approx(700, abs=2)
        assert window.grab().width() == pytest.approx(1_000, abs=2)
    assert zoomed.set_zoom(100)
    assert (window.width(), window.height()) == (1_000, 700)


def test_a_window_that_would_be_too_small_for_what_is_in_it_becomes_larger(
    qtbot: QtBot, zoomed: Theme
) -> None:
    window = owned(qtbot, QMainWindow())
    window.setMinimumSize(700, 500)
    window.resize(1_000, 700)
    window.show()
    assert zoomed.set_zoom(200)
    assert (window.width(), window.height()) == (700, 500)


def test_going_through_all_sizes_leaves_nothing_behind(qtbot: QtBot, zoomed: Theme) -> None:
    window = shown(qtbot, QMainWindow())

    def drawn() -> int:
        zoomed.icon("pin", "fg", size=16, ratio=window.devicePixelRatioF())
        return len(zoomed._icons)

    zoomed.set_zoom(110)
    first = drawn()
    widgets = len(QApplication.allWidgets())
    for percent in (*ZOOMS, *reversed(ZOOMS), 110):
        zoomed.set_zoom(percent)
        drawn()
    gc.collect()
    assert drawn() == first
    assert len(QApplication.allWidgets()) == widgets


def test_a_qt_library_without_the_needed_functions_changes_nothing() -> None:
    assert _load_calls(None) is None
    assert _load_calls(("libQt6Gui.so.6", "_ZN5Other3putEv", "_ZN5Other4tellEv")) is None
    assert _load_calls(("no-such-library.so", "put", "tell")) is None


@pytest.mark.seen
async def test_zooming_keeps_the_row_at_the_top_of_a_conversation(
    bench: Bench, zoomed: Theme
) -> None:
    view = bench.workspace_view.chat.view
    middle = bench.workspace_view.transcript.rowCount() // 4
    view.show_row(middle)
    top = view.row_at(view.viewport().rect().topLeft())
    assert 0 < top <= middle
    for percent in (150, 80, 200, 100):
        assert zoomed.set_zoom(percent)
        QApplication.processEvents()
        assert view.row_at(view.viewport().rect().topLeft()) == top


def offer_zoom(bench: Bench, theme: Theme, settings: Path) -> ActionRegistry:
    bridge = EventBridge(lambda work, name: bench.there.supervisor.spawn(work, name))
    window = bench.workspace_view
    zoom = AppearanceController(bridge, theme, settings=Settings(settings), window=window)
    zoom.add_actions(window.action_registry)
    return window.action_registry


async def test_keys_zoom_and_the_size_is_kept(bench: Bench, zoomed: Theme, tmp_path: Path) -> None:
    settings = tmp_path / "settings.json"
    action_registry = offer_zoom(bench, zoomed, settings)
    sizes = []
    for name in ("in", "in", "out", "plain", "out", "out", "out"):
        action_registry.run(f"view.zoom-{name}")
        sizes.append(zoomed.zoom)
    assert sizes == [110, 125, 110, 100, 90, 80, 80]
    await bench.there.supervisor.wait_until_idle()
    assert Settings(settings).number("zoom") == 80


async def test_plus_is_found_with_and_without_shift(
    bench: Bench, zoomed: Theme, tmp_path: Path
) -> None:
    offer_zoom(bench, zoomed, tmp_path / "settings.json")
    window, modifier = bench.workspace_view, Qt.KeyboardModifier.ControlModifier
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
        QTest.keyClick(window, key, modifier)
    assert zoomed.zoom == 125
    QTest.keyClick(window, Qt.Key.Key_Minus, modifier)
    assert zoomed.zoom == 110
    QTest.keyClick(window, Qt.Key.Key_0, modifier)
    assert zoomed.zoom == 100
    await bench.there.supervisor.wait_until_idle()
