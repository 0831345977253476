"""The strip below everything: what has no room is left out, never squeezed."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import CacheTotals
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.domain.value import replace
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import time_text
from helix_desktop.ui.window.status_bar import StatusBar
from tests.ui.geometry import is_fully_visible, seen
from tests.ui.views import owned, signal_values
from tests.ui.widgets.test_token_bar import WEIGHED

NOON = 1_750_000_000.0


@pytest.mark.parametrize("width", [720, 853, 900, 1_100, 1_440])
def test_the_parts_of_the_status_bar_do_not_overlap_at_any_width(
    qtbot: QtBot, theme: Theme, width: int
) -> None:
    strip = owned(qtbot, StatusBar())
    strip.resize(width, strip.height())
    strip.offer_sides(sidebar=True, panel=True)
    strip.show_weighed(WEIGHED)
    strip.show_health(StoreHealth.OPEN)
    strip.show_folder("/srv/projects/a-service-with-a-long-name")
    strip.cost.setText("price unknown")
    strip.show_totals(CacheTotals(54, 1_000, 2_000, 500, 90_000))
    strip.show_saved(19_900)
    strip.show()
    QApplication.sendPostedEvents()
    assert is_fully_visible(strip)
    assert all(place.width() >= 8 for place in seen(strip))
    folder = strip.folder
    assert folder.isHidden() or folder.shown() == folder.text()
    assert strip.saved.isVisible()
    assert width < 1_440 or folder.isVisible()


@pytest.mark.parametrize("width", [720, 853, 900, 1_100, 1_440])
def test_an_offer_to_compact_takes_the_room_of_less_important_facts(
    qtbot: QtBot, theme: Theme, width: int
) -> None:
    strip = owned(qtbot, StatusBar(lambda: NOON))
    strip.resize(width, strip.height())
    strip.show_weighed(replace(WEIGHED, cached_until=NOON + 100))
    strip.offer_compaction(0.42)
    strip.show_health(StoreHealth.OPEN)
    strip.cost.setText("$12.34 this session")
    strip.show_saved(19_900)
    strip.show()
    QApplication.sendPostedEvents()
    assert is_fully_visible(strip)
    assert all(place.width() >= 8 for place in seen(strip))
    assert strip.compact.isVisible()
    assert width < 1_440 or strip.cached.isVisible()


def test_the_prompt_cache_counts_down_and_a_compaction_that_pays_is_offered_before_its_end(
    qtbot: QtBot, theme: Theme
) -> None:
    moment = [NOON]
    strip = owned(qtbot, StatusBar(lambda: moment[0]))
    near = signal_values(strip.expiry_near)
    strip.show_weighed(WEIGHED)
    assert strip.cached.text() == ""
    weighed = replace(WEIGHED, cached_until=NOON + 300)
    strip.show_weighed(weighed)
    until = time_text(NOON + 300)
    assert strip.cached.text() == f"Prompt cache until {until} (05:00)"
    moment[0] = NOON + 30
    strip.show_weighed(weighed)
    assert strip.cached.text() == f"Prompt cache until {until} (04:00)"
    assert near == []
    for seconds, shown in ((200, "01:40"), (230, "01:10")):
        moment[0] = NOON + seconds
        strip.show_weighed(weighed)
        assert strip.cached.text() == f"Prompt cache until {until} ({shown})"
    assert len(near) == 1
    strip.offer_compaction(0.42)
    assert strip.compact.text() == "Compact before it expires?"
    assert "$0.42" in strip.compact.toolTip()
    moment[0] = NOON + 301
    strip.show_weighed(weighed)
    assert strip.cached.text() == "Prompt cache expired"
    assert strip.compact.text() == ""
    assert strip.compact.isHidden()
    strip.show_weighed(None)
    assert strip.cached.text() == ""


def test_nothing_is_saved_while_saving_costs_more(qtbot: QtBot, theme: Theme) -> None:
    strip = StatusBar()
    qtbot.addWidget(strip)
    strip.show_saved(-2_200)
    assert strip.saved.text() == ""
    strip.show_saved(2_200)
    assert strip.saved.text() == "2.2K tokens saved"
