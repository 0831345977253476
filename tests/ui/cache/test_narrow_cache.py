"""The cache browser in small windows: nothing is cut without a sign, nothing lies over it."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import CacheTotals, Digest
from helix_desktop.domain.cache_filter import RemovableContents
from helix_desktop.ui.cache.entry_cards import DigestRow
from helix_desktop.ui.cache.model import CacheModel
from helix_desktop.ui.cache.page import CachePage, EmptyCacheView
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.labels import StatTile
from tests.ui.geometry import place_in, whole
from tests.ui.views import owned, shown

DIGEST = Digest("5e8438cfb24c05bbed6fe5cac6036e05f0ec7285ca907c525c1b6e0b6f6541e2")


def test_a_tile_says_less_in_less_room_and_shows_where_it_is_cut(
    qtbot: QtBot, theme: Theme
) -> None:
    tile = owned(qtbot, StatTile(theme, "Tokens saved"))
    tile.show_value("19.9K", "by markers and excerpts", "markers, excerpts")
    tile.show()
    said = []
    for width in (240, 130, 70):
        tile.resize(width, 72)
        QApplication.sendPostedEvents()
        said.append(tile.scale.shown())
    assert said[:2] == ["by markers and excerpts", "markers, excerpts"]
    assert said[2].endswith("…")


@pytest.mark.parametrize(("width", "height"), [(1192, 571), (579, 571), (853, 504)])
def test_what_a_clean_up_says_is_whole_in_a_low_page(
    qtbot: QtBot, theme: Theme, width: int, height: int
) -> None:
    page = shown(qtbot, CachePage(CacheModel(lambda: 0.0), theme), width, height)
    page.show_totals(CacheTotals(54, 13_700_000, 13_800_000, 253_000, 90_000, 19_900), 1)
    page.tidy_card.show_spare(RemovableContents(0, 0, 0), filtered=False)
    QApplication.sendPostedEvents()
    card = page.tidy_card
    assert card.height() >= card.minimumSizeHint().height()
    assert whole(card)
    assert not place_in(page.filter, page).intersects(place_in(card, page))
    assert all("…" not in tile.scale.shown() for tile in page.tiles)
    page.rest()


@pytest.mark.parametrize("height", [260, 340, 420, 700])
def test_an_empty_cache_is_told_in_whatever_height(qtbot: QtBot, theme: Theme, height: int) -> None:
    made = shown(qtbot, EmptyCacheView(theme), 852, height)
    QApplication.sendPostedEvents()
    assert whole(made)


def test_digits_that_have_no_room_are_seen_to_be_left_out(qtbot: QtBot, theme: Theme) -> None:
    row = owned(qtbot, DigestRow(theme))
    row.show_digest(DIGEST)
    row.resize(400, 40)
    assert "".join([*row.shown()[0], *row.shown()[1]]) == DIGEST
    row.resize(280, 40)
    first, then = row.shown()
    assert DIGEST.startswith("".join(first))
    assert then[0].startswith("…")
    assert DIGEST.endswith("".join(then)[1:])
