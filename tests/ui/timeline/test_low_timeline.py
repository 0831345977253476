"""The timeline in a low window: what is above never lies over what is below."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.request_view import RequestMarks, WindowWeight
from helix_desktop.domain.value import replace
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.timeline.chart import HEIGHT, ChartLayout
from helix_desktop.ui.timeline.page import TimelinePage
from tests.ui.timeline.test_timeline_parts import rewrite, use
from tests.ui.views import owned, shown


@pytest.mark.parametrize("height", [451, 504, 571, 620, 891])
def test_chart_and_rewrites_share_the_height_there_is(
    qtbot: QtBot, theme: Theme, height: int
) -> None:
    page = shown(qtbot, TimelinePage(theme), 853, height)
    found = use(80, rewrite(40))
    page.show_use(found)
    page.pane._show_head(True)
    QApplication.sendPostedEvents()
    chart, pane = page.chart.geometry(), page.pane.geometry()
    assert chart.bottom() < pane.top()
    assert page.rect().contains(pane)
    assert pane.height() >= min(250, height - 240)
    assert chart.height() == HEIGHT or height < 620
    head = page.pane._head
    parts = [each.geometry() for each in (page.pane.edit, page.pane.covered, page.pane.strip)]
    assert all(one.bottom() < other.top() for one, other in pairwise(parts))
    assert head.rect().contains(parts[-1])


@pytest.mark.parametrize("height", [150, 185, 200, 280])
def test_the_parts_of_a_chart_lie_in_it(height: int) -> None:
    room = ChartLayout(900, height)
    assert room.plot.height() >= 50
    assert room.plot.bottom() <= height
    assert not room.brushed or room.plot.bottom() < room.brush.top() < room.brush.bottom() < height


def test_what_is_not_ahead_leaves_no_gap_in_the_facts(qtbot: QtBot, theme: Theme) -> None:
    page = owned(qtbot, TimelinePage(theme))
    marks = RequestMarks(128_000, 109_000)
    found = replace(use(80, rewrite(40)), weighed=WindowWeight(500, (), marks))
    page.show_use(found)
    assert all(part.strip() for part in page._facts.text().split("·"))
