"""All pages of the settings in small windows: what they hold is reached up and down alone."""

import asyncio
from collections.abc import Sequence

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.ui.settings.form_rows import (
    MAX_WORDS_WIDTH,
    WORDS_WIDTH,
    RowTitle,
    SettingRow,
    SettingsColumn,
    SettingsGroup,
)
from helix_desktop.ui.settings.settings_view import SettingsView
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.widgets.controls import button
from tests.ui.geometry import place_in
from tests.ui.settings.conftest import Opened

SMALL = ((853, 505), (900, 572), (910, 484))
"""1280 x 800 and 1366 x 768 at 150 %, and the smallest window; without the strip below."""
BESIDE_WORDS = 16 + 36
"""The margin and the arrow beside the words of a choice of the lab."""


async def check_width(shell: SettingsView, key: str) -> None:
    """A page with all its values in sight, laid out to its end."""
    shell.open(key)
    shell.page(key)
    for _ in range(10):
        QApplication.sendPostedEvents()
        await asyncio.sleep(0)


def sideways(shell: SettingsView) -> list[int]:
    """How far what is in view can be moved to the side."""
    areas = shell.findChildren(QAbstractScrollArea)
    result = (area.horizontalScrollBar() for area in areas if area.isVisibleTo(shell))
    return [bar.maximum() for bar in result if bar.maximum() > 0]


def cut_names(shell: SettingsView) -> list[str]:
    """What the words of a row are too narrow for; folders may be as long as they like."""
    metrics = QFontMetricsF(font("strong"))
    rows = [
        child for child in shell.current.widget.findChildren(RowTitle) if child.isVisibleTo(shell)
    ]
    named = [row for row in rows if "/" not in row.name()]
    return [row.name() for row in named if metrics.horizontalAdvance(row.name()) > row.width()]


@pytest.mark.slow
@pytest.mark.parametrize("size", SMALL)
async def test_no_page_scrolls_sideways_in_a_small_window(
    size: tuple[int, int], settings: Opened
) -> None:
    settings.room.open("policy")
    shell = settings.room.current_view
    shell.resize(*size)
    line = shell.nav.search.line
    await check_width(shell, "policy")
    assert line.fontMetrics().horizontalAdvance(line.placeholderText()) < line.width() - 4
    result = {}
    for key in shell.nav.rows:
        await check_width(shell, key)
        result[key] = sideways(shell)
        assert (shell.width(), shell.height()) == size
        assert cut_names(shell) == [], key
    assert not any(result.values()), result


def shown(qtbot: QtBot, rows: Sequence[SettingRow], *, theme: Theme, width: int) -> SettingsColumn:
    column, group = SettingsColumn(), SettingsGroup("Start")
    qtbot.addWidget(column)
    for row in rows:
        group.add(row)
    column.add(group)
    column.resize(width, 300)
    column.show()
    for _ in range(3):
        QApplication.sendPostedEvents()
    return column


@pytest.mark.parametrize("width", [636, 683, 900])
def test_words_beside_a_small_control_have_their_whole_width(
    qtbot: QtBot, theme: Theme, width: int
) -> None:
    rows = [SettingRow(RowTitle("One", "below"), button(name)) for name in ("a", "bbbb")]
    column = shown(qtbot, rows, theme=theme, width=width)
    assert [row.words.width() for row in rows] == [WORDS_WIDTH, WORDS_WIDTH]
    assert column.minimumSizeHint().width() <= width
    assert column.rect().contains(place_in(rows[0], column))


def test_a_longer_text_is_whole_and_all_controls_begin_behind_it(
    qtbot: QtBot, theme: Theme
) -> None:
    titles = [RowTitle("One", "a line below " * count) for count in (1, 6)]
    controls = [button("a"), button("b")]
    rows = [SettingRow(*pair) for pair in zip(titles, controls, strict=True)]
    column = shown(qtbot, rows, theme=theme, width=784)
    assert WORDS_WIDTH < titles[1].wanted() <= titles[1].width() < MAX_WORDS_WIDTH
    assert len({place_in(control, column).left() for control in controls}) == 1
    titles[1].show_below("a line below " * 60)
    column.resize(783, 300)
    QApplication.sendPostedEvents()
    assert titles[1].width() == MAX_WORDS_WIDTH, "a text without end leaves room for its control"


def test_a_text_too_long_for_a_line_takes_more_lines_and_what_is_said_later_no_others(
    qtbot: QtBot, theme: Theme
) -> None:
    about = "Local and private addresses are blocked unless they are listed here"
    words = RowTitle("Private hosts", about)
    row = SettingRow(words, None)
    qtbot.addWidget(row)
    row.resize(900, row.sizeHint().height())
    row.show()
    assert words.lines() == [about]
    one_line = row.sizeHint().height()
    row.resize(250, one_line)
    lines, several_lines = words.lines(), row.sizeHint().height()
    metrics = QFontMetricsF(font("micro"))
    assert " ".join(lines) == about
    assert len(lines) > 1
    assert all(metrics.horizontalAdvance(line) <= words.width() for line in lines)
    assert several_lines > one_line
    for text in ("Short", "A result as long as no other. " * 10):
        words.show_below(text)
        assert row.sizeHint().height() == several_lines
        assert len(words.lines()) <= len(lines)
    row.resize(900, several_lines)
    assert row.sizeHint().height() == one_line


@pytest.mark.parametrize("size", SMALL)
async def test_a_choice_of_the_lab_is_whole_in_a_small_window(
    size: tuple[int, int], settings: Opened
) -> None:
    settings.room.open("lab")
    shell = settings.room.current_view
    shell.resize(*size)
    await check_width(shell, "lab")
    page = shell.current
    longest = QFontMetricsF(font("micro")).horizontalAdvance(
        "Übergabe: 85 % von 128K = 108.800 Token"
    )
    assert all(picker.width() >= longest + BESIDE_WORDS for picker in page.pickers)
