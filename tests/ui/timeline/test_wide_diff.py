"""A comparison of two handovers in a wide window, and one of many lines."""

import gc

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.context_window.rewrites import SECTIONS
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import DiffSign, HandoverComparison, SectionDiff
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.timeline.version_view import DiffLayout, VersionView
from helix_desktop.ui.widgets.line_view import WrappedLine
from tests.ui.timeline.test_timeline_parts import compared, line
from tests.ui.views import owned


def long_lines() -> HandoverComparison:
    """Two versions of a document in which one line is as long as a paragraph."""
    told = "word by word " * 60
    lines = (line(told, DiffSign.REMOVED), line(f"{told} more", DiffSign.ADDED))
    return replace(compared(), sections=tuple(SectionDiff(name, lines) for name in SECTIONS))


@pytest.mark.parametrize("layout", DiffLayout)
def test_in_a_wide_window_lines_end_where_they_can_still_be_read(
    qtbot: QtBot, theme: Theme, layout: DiffLayout
) -> None:
    heights = []
    made = owned(qtbot, VersionView(theme))
    made.show_compared(long_lines())
    made.show_as(layout)
    for width in (2_000, 3_000):
        made.resize(width, 900)
        made.show()
        heights.append(made.heights.top(len(made.heights)))
        assert made.column <= width
    assert heights[0] == heights[1], "a line is as long in a window that is half as wide again"
    assert made.column < 2_000


def laid_out() -> int:
    gc.collect()
    return sum(type(each) is WrappedLine for each in gc.get_objects())


def test_of_many_lines_only_those_that_were_painted_last_stay_laid_out(
    qtbot: QtBot, theme: Theme
) -> None:
    lines = tuple(line(f"line {number}", DiffSign.ADDED, number) for number in range(1_500))
    many = replace(compared(), sections=(SectionDiff(SECTIONS[0], lines),))
    before = laid_out()
    made = owned(qtbot, VersionView(theme))
    made.resize(800, 900)
    made.show_compared(many)
    bar = made.verticalScrollBar()
    pictures = []
    for at in [*range(0, bar.maximum(), 800), 0]:
        bar.setValue(at)
        pictures.append(made.grab().toImage())
    assert pictures[0] == pictures[-1] != pictures[1]
    assert 0 < laid_out() - before <= 300
    made.show_compared(None)
    assert laid_out() == before
