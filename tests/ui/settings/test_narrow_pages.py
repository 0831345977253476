"""All pages of the settings in small windows: what they hold is reached up and down alone."""

import asyncio

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from helix_desktop.ui.settings.form_rows import RowTitle, SettingsColumn
from helix_desktop.ui.settings.settings_view import SettingsView
from helix_desktop.ui.style.theme import font
from tests.ui.settings.conftest import Opened

SMALL = ((853, 505), (900, 572), (910, 484))
"""1280 x 800 and 1366 x 768 at 150 %, and the smallest window; without the strip below."""


async def whole(shell: SettingsView, key: str) -> None:
    """A page with all its values in sight, laid out to its end."""
    shell.open(key)
    shell.page(key)
    column = shell.current.widget
    for group in column.groups if isinstance(column, SettingsColumn) else ():
        group.unfolded = True
        group.refresh()
    for _ in range(10):
        QApplication.sendPostedEvents()
        await asyncio.sleep(0)


def sideways(shell: SettingsView) -> list[int]:
    """How far what is in view can be moved to the side."""
    areas = shell.findChildren(QAbstractScrollArea)
    found = (area.horizontalScrollBar() for area in areas if area.isVisibleTo(shell))
    return [bar.maximum() for bar in found if bar.maximum() > 0]


def cut_names(shell: SettingsView) -> list[str]:
    """What the words of a row are too narrow for; folders may be as long as they like."""
    metrics = QFontMetricsF(font("strong"))
    rows = [each for each in shell.current.widget.findChildren(RowTitle) if each.isVisibleTo(shell)]
    named = [row for row in rows if "/" not in row.name()]
    return [row.name() for row in named if metrics.horizontalAdvance(row.name()) > row.width()]


@pytest.mark.slow
@pytest.mark.parametrize("size", SMALL)
async def test_no_page_scrolls_sideways_in_a_small_window(
    size: tuple[int, int], settings: Opened
) -> None:
    room = settings.room
    room.open("policy")
    shell = room.shell
    shell.resize(*size)
    line = shell.nav.search.line
    await whole(shell, "policy")
    assert line.fontMetrics().horizontalAdvance(line.placeholderText()) < line.width() - 4
    found = {}
    for key in shell.nav.rows:
        await whole(shell, key)
        found[key] = sideways(shell)
        assert (shell.width(), shell.height()) == size
        assert cut_names(shell) == [], key
    assert not any(found.values()), found
