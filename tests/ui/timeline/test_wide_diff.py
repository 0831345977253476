"""A comparison of two handovers in a wide window."""

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.context_window.rewrites import SECTIONS
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import DiffSign, HandoverComparison, SectionDiff
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.timeline.version_view import DiffLayout, VersionView
from tests.ui.timeline.test_timeline_parts import compared, line


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
    made = VersionView(theme)
    qtbot.addWidget(made)
    made.show_compared(long_lines())
    made.show_as(layout)
    for width in (2_000, 3_000):
        made.resize(width, 900)
        made.show()
        heights.append(made.heights.top(len(made.heights)))
        assert made.column <= width
    assert heights[0] == heights[1], "a line is as long in a window that is half as wide again"
    assert made.column < 2_000
