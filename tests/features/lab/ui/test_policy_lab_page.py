"""The policy lab: two policies over sessions that were, and the better one put to use."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.costs import UsageSum
from helix_desktop.domain.value import replace
from helix_desktop.features.lab.trial_figures import PolicyTrial
from helix_desktop.features.lab.window_policy_lab import (
    PLOT_LEFT,
    PLOT_RIGHT,
    TrialChart,
    _figures,
    comparison_rows,
    comparison_verdict,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import cost_text, use_locale
from helix_desktop.ui.text.language import language_locale
from tests.ui.pointer import point
from tests.ui.settings.conftest import Opened
from tests.ui.views import owned, shown
from tests.waiting import until


@pytest.mark.seen
async def test_a_candidate_is_tried_on_the_sessions_here_and_put_to_use(settings: Opened) -> None:
    room, open_workspace = settings
    for text in ("hello", "again"):
        await open_workspace.send(NO_SESSION, text)
        await open_workspace.sessions.idle()
    room.open("lab")
    page = room.current_view.current
    await until(lambda: len(page.table.lines) > 0)
    assert "2 requests" in page._caption.text()
    assert page.table.minimumWidth() == page.table.full_width() > 0
    page.session.chosen.emit("1")
    await until(lambda: "1 request" in page._caption.text())
    page.pickers[1].chosen.emit("helix")
    await until(lambda: page.trial_controller.edited is not None)
    page.save()
    await until(lambda: open_workspace.workspace.policy.preset == "helix")
    await until(lambda: not page.use.isEnabled())


@pytest.mark.seen
async def test_without_sessions_the_lab_says_what_to_do(settings: Opened) -> None:
    settings.room.open("lab")
    page = settings.room.current_view.current
    await until(lambda: "No sessions to replay yet" in page._caption.text())


def test_the_crosshair_of_the_lab_follows_pointer_and_keys(qtbot: QtBot, theme: Theme) -> None:
    chart = shown(qtbot, TrialChart(), 800, 500)
    trial = PolicyTrial(
        1, tuple(range(100, 200)), (0,), tuple(at / 10 for at in range(100)), {}, (50,)
    )
    chart.show_trials(trial, trial, window=1_000, mark=850)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.at == 0
    QTest.keyClick(chart, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert chart.at == 10
    chart.show_trials(PolicyTrial(2, (1, 2), (0,)), None, window=1_000, mark=0)
    assert chart.at == 1
    assert not chart.grab().isNull()


@pytest.fixture
def drawn(qtbot: QtBot, theme: Theme) -> TrialChart:
    chart = shown(qtbot, TrialChart(), PLOT_LEFT + PLOT_RIGHT + 990, 500)
    chart.show_trials(PolicyTrial(1, (5,) * 100, of=100), None, window=10, mark=0)
    return chart


def test_dragging_zooms_in_and_a_double_click_shows_everything(drawn: TrialChart) -> None:
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(drawn, left, pos=QPoint(PLOT_LEFT + 200, 100))
    point(drawn, QPoint(PLOT_LEFT + 350, 100), left)
    point(drawn, QPoint(PLOT_LEFT + 400, 100), left)
    assert not drawn.grab().isNull()
    QTest.mouseRelease(drawn, left, pos=QPoint(PLOT_LEFT + 400, 100))
    assert drawn.stretch.first == pytest.approx(20, abs=0.2)
    assert drawn.stretch.last == pytest.approx(40, abs=0.2)
    point(drawn, QPoint(PLOT_LEFT + 495, 100))
    assert drawn.at == 30
    assert not drawn.grab().isNull()
    QTest.mouseDClick(drawn, left, pos=QPoint(PLOT_LEFT + 300, 100))
    assert drawn.stretch.is_full


def test_a_single_click_does_not_zoom(drawn: TrialChart) -> None:
    QTest.mouseClick(drawn, Qt.MouseButton.LeftButton, pos=QPoint(PLOT_LEFT + 200, 100))
    assert drawn.stretch.is_full


def test_keys_zoom_in_scroll_and_show_everything(drawn: TrialChart) -> None:
    for _ in range(5):
        QTest.keyClick(drawn, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(drawn, Qt.Key.Key_Plus)
    QTest.keyClick(drawn, Qt.Key.Key_Plus)
    width = drawn.stretch.width
    assert width < 99
    assert drawn.stretch.first <= drawn.at <= drawn.stretch.last
    for _ in range(5):
        QTest.keyClick(drawn, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert drawn.at == 99
    assert drawn.stretch.last == pytest.approx(99)
    assert drawn.stretch.width == pytest.approx(width)
    QTest.keyClick(drawn, Qt.Key.Key_Minus)
    assert drawn.stretch.width > width
    QTest.keyClick(drawn, Qt.Key.Key_Escape)
    assert drawn.stretch.is_full


def test_a_trial_that_goes_on_grows_on_the_axis_of_all_of_it(drawn: TrialChart) -> None:
    drawn.show_trials(PolicyTrial(1, (5,) * 30, of=100, finished=False), None, window=10, mark=0)
    half = drawn.grab().toImage()
    drawn.show_trials(PolicyTrial(1, (5,) * 60, of=100, finished=False), None, window=10, mark=0)
    assert drawn.stretch.is_full
    more = drawn.grab().toImage()
    y = 28 + 134 - 3
    assert half.pixel(PLOT_LEFT + 150, y) == more.pixel(PLOT_LEFT + 150, y)
    y = 28 + 134 + 20
    assert half.pixel(PLOT_LEFT + 450, y) != more.pixel(PLOT_LEFT + 450, y)


@pytest.mark.parametrize("cost", [0.0004, 0.042, 1.5, 1_234.5])
def test_money_in_the_lab_is_told_as_everywhere(theme: Theme, qtbot: QtBot, cost: float) -> None:
    trial = PolicyTrial(1, (100,), (0,), (cost,), {}, (50,))
    [line] = [row for row in comparison_rows(trial, trial, 1_000) if row.name == "Cost"]
    assert (line.in_use, line.edited) == (cost_text(cost), cost_text(cost))
    assert _figures(trial, 0) == f"100 tokens {cost_text(cost)}"
    chart = owned(qtbot, TrialChart())
    chart.show_trials(trial, None, window=1_000, mark=0)
    assert [plot.words(cost) for plot in chart._plots()][-1] == cost_text(cost)


def test_figures_are_compared_and_only_those_that_were_reckoned() -> None:
    one = PolicyTrial(1, (50, 80), (0,), (1.0, 2.0), {"handover": 1}, (1,), cached=60)
    two = PolicyTrial(2, (40, 45), (0,), (0.5, 1.0), {"handover": 3}, (1,), cached=60)
    lines = {line.name: line for line in comparison_rows(one, two, 100)}
    assert (lines["Peak context"].in_use, lines["Peak context"].edited) == ("80%", "45%")
    assert lines["Peak context"].difference == "\u221235"
    assert lines["Peak context"].tone == "ok"
    assert lines["Cost"].difference == "\u221250%"
    assert "Actual cost" not in lines
    paid = replace(one, actual=UsageSum(3, cost=1.75))
    lines = {line.name: line for line in comparison_rows(paid, two, 100)}
    assert (lines["Actual cost"].in_use, lines["Actual cost"].edited) == ("$1.75", "")
    paid = replace(one, actual=UsageSum(3, cost=1.75, unknown=1))
    lines = {line.name: line for line in comparison_rows(paid, two, 100)}
    assert lines["Actual cost"].in_use == "at least $1.75"
    assert comparison_verdict(one, two)[0] == "ok"
    free = PolicyTrial(3, (50, 80), (0,))
    assert "Cost" not in {line.name for line in comparison_rows(free, None, 100)}
    assert all(not line.edited for line in comparison_rows(free, None, 100))


@pytest.mark.parametrize(("cost", "difference"), [(1.005, "="), (1.02, "+2%"), (12.5, "+1.150%")])
def test_cost_differences_are_formatted_by_language_and_no_cost_has_no_percentage(
    cost: float, difference: str
) -> None:
    one, two = (PolicyTrial(1, (50,), (0,), (price,), {}, (1,)) for price in (1.0, cost))
    use_locale(language_locale("de"))
    try:
        lines = {line.name: line for line in comparison_rows(one, two, 100)}
    finally:
        use_locale(None)
    assert lines["Cost"].difference == difference
