"""The meter: what is where, what is under the pointer, and what the status strip says."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.block import BlockKind, RequestPart
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.costs import SessionCosts, UsageSum
from helix_desktop.domain.inspected_request import RequestMarks, RewriteForecast, WindowWeight
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.block_labels import ORDER, kind_label, kind_tone
from helix_desktop.ui.widgets.token_bar import TokenBar, policy_marks
from helix_desktop.ui.window.status_bar import StatusBar
from tests.ui.views import owned

MARKS = RequestMarks(1_000, 900, notes=500, observations=300, handover=850)
KINDS = ((BlockKind.SYSTEM, 100), (BlockKind.RAW, 200), (None, 50))
WEIGHED = WindowWeight(
    350, KINDS, MARKS, cautious_tokens=354, outlook=RewriteForecast(6, 850, Job.HANDOVER)
)


def test_every_kind_has_a_name_a_color_and_a_place(theme: Theme) -> None:
    assert set(ORDER) == {*BlockKind, *RequestPart, None}
    assert (
        len({kind_tone(kind) for kind in ORDER}) == len({kind_label(kind) for kind in ORDER}) == 10
    )
    assert all(theme.color(kind_tone(kind)).isValid() for kind in ORDER)


def test_segments_are_as_long_as_their_tokens_and_in_order(qtbot: QtBot, theme: Theme) -> None:
    meter = owned(qtbot, TokenBar())
    meter.resize(1_000, meter.height())
    meter.show_weighed(WEIGHED)
    result = meter.segments()
    assert [kind for kind, _rect in result] == [BlockKind.SYSTEM, BlockKind.RAW, None]
    assert [round(rect.left()) for _kind, rect in result] == [0, 100, 300]
    assert [rect.width() for _kind, rect in result] == [98.5, 198.5, 48.5]
    assert meter.tip_at(50) == "System: 100 tokens"
    assert meter.tip_at(340) == "Draft: 50 tokens"
    assert meter.tip_at(353) == "Expected: 350 tokens, at most 354"
    assert meter.tip_at(600) == "Free: 550 tokens"
    assert meter.tip_at(950) == "Reserved for the reply: 100 tokens"
    assert meter.tip_at(850) == "Helix writes a handover here: 850 tokens"
    assert meter.accessibleName() == "350 of 1,000 tokens"
    for height in (8, 10, 12):
        other = owned(qtbot, TokenBar(height))
        other.show_weighed(WEIGHED)
        assert other.grab().toImage().format() is not QImage.Format.Format_Invalid


def test_marks_at_one_place_are_one_tick_and_the_last_is_marked(theme: Theme) -> None:
    ticks = policy_marks(RequestMarks(1_000, 900, observations=500, notes=500, handover=850))
    assert [(tick.tokens, tick.last) for tick in ticks] == [(500, False), (850, True)]
    assert ticks[0].words == "A model takes the next notes here · Old steps become notes here"
    assert policy_marks(RequestMarks(1_000, 900)) == ()


def test_the_status_bar_shows_the_fill_and_the_next_compaction(qtbot: QtBot, theme: Theme) -> None:
    strip = owned(qtbot, StatusBar())
    strip.show_weighed(WEIGHED)
    assert "350" in strip.window_text()
    assert "compaction in about 6 turns" in strip.window_text()
    strip.show_weighed(None)
    assert strip.window_text() == ""


def test_a_cost_that_nobody_knows_is_not_told_as_nothing(qtbot: QtBot, theme: Theme) -> None:
    strip = owned(qtbot, StatusBar())
    session = SessionId("1")
    strip.show_spent(SessionCosts(session, UsageSum(3, cost=1.84, unknown=1)))
    assert strip.cost.text() == "at least $1.84 this session"
    strip.show_spent(SessionCosts(session, UsageSum(3, unknown=3)))
    assert strip.cost.text() == "price unknown"
    strip.show_spent(SessionCosts(session, UsageSum(3, unknown=1)))
    assert strip.cost.text() == "price unknown", "a free call beside it tells nothing"
    strip.show_spent(SessionCosts(session, UsageSum(3)))
    assert strip.cost.text() == "free this session"
    strip.show_spent(None)
    assert strip.cost.text() == ""
