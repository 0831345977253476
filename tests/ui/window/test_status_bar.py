"""The strip below everything: what has no room is left out, never squeezed."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import CacheTotals
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.status_bar import StatusBar
from tests.ui.geometry import is_fully_visible, seen
from tests.ui.views import owned
from tests.ui.widgets.test_token_bar import WEIGHED


@pytest.mark.parametrize("width", [720, 853, 900, 1_100, 1_440])
@pytest.mark.parametrize("waiting", [0, 1, 12])
def test_the_parts_of_the_status_bar_do_not_overlap_at_any_width(
    qtbot: QtBot, theme: Theme, width: int, waiting: int
) -> None:
    strip = owned(qtbot, StatusBar(theme))
    strip.resize(width, strip.height())
    strip.offer_sides(sidebar=True, panel=True)
    strip.show_weighed(WEIGHED)
    strip.show_health(StoreHealth.OPEN)
    strip.show_folder("/srv/projects/a-service-with-a-long-name")
    strip.cost.setText("price unknown")
    strip.show_totals(CacheTotals(54, 1_000, 2_000, 500, 90_000))
    strip.show_saved(19_900)
    strip.show_waiting(waiting)
    strip.show()
    QApplication.sendPostedEvents()
    assert is_fully_visible(strip)
    assert all(place.width() >= 8 for place in seen(strip))
    folder = strip._folder
    assert folder.isHidden() or folder.shown() == folder.text()
    assert strip._saved.isVisible() == (width >= 853 or not waiting)
    assert width < 1_440 or folder.isVisible()
