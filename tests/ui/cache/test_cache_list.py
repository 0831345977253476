"""What the list of the cache and its panel say before and after the store has answered."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from tests.ui.bench import on_bench
from tests.waiting import until


async def test_a_term_is_no_longer_blamed_when_nothing_matches_without_it_either(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with on_bench(tmp_path, theme, qtbot) as bench:
        cache = bench.workspace_view.page_controllers.cache.browsing
        cache.page.filter.line.setText("tool:shell size:>10k")
        await until(lambda: len(cache._query.terms) == 2)
        cache.page.no_match.show_blamed("size:>10k")  # before the last matches were deleted
        await cache._blame_term(cache._query)
        assert cache.page.no_match.blamed == ""


async def test_the_panel_shows_what_is_known_until_the_newest_entries_are_read(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with on_bench(tmp_path, theme, qtbot) as bench:
        cache = bench.workspace_view.page_controllers.cache
        assert cache._totals is not None
        assert cache._totals.entries > 0
        panel = cache.panel
        assert panel._none.isHidden()
        assert panel._content_tile._value.text() != "–"
        await until(lambda: len(panel.entries.items) > 0)
