"""Who works for a session is seen, opened and stopped; when nobody does, there is no strip."""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from shiboken6 import delete

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import RunningSubAgent
from helix_desktop.ui.chat.page import (
    DOUBLE_CLICK_MS,
    FOLDED_STRIP_HEIGHT,
    STRIP_HEIGHT,
    SubAgentStrip,
)
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.style.theme import Theme
from tests.fakes.clock import FakeClock
from tests.ui.views import context_with, signal_values

ONE, TWO = SessionId("1" * 16), SessionId("2" * 16)
FIRST = RunningSubAgent(ONE, "find all writers\nand say where", 10.0, 18_200, 128_000)
SECOND = RunningSubAgent(TWO, "read the docs", 20.0, 41_700, 128_000)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(step=0.0)


class SubAgentsOfOne:
    """The subagents of one session, and what is done with them."""

    def __init__(self) -> None:
        self.children: Sequence[RunningSubAgent] = ()
        self.time = 0.0
        self.done: list[str] = []

    def subagents(self, _parent: SessionId) -> Sequence[RunningSubAgent]:
        return self.children

    async def stop(self, child: SessionId) -> None:
        self.done.append(f"stop {child[0]}")

    async def stop_subagents(self, _parent: SessionId) -> None:
        self.done.append("stop all")

    def undo_stop(self, child: SessionId) -> None:
        self.done.append(f"undo {child[0]}")

    def undo_stops(self, _parent: SessionId) -> None:
        self.done.append("undo all")


@pytest.fixture
def subagents() -> SubAgentsOfOne:
    return SubAgentsOfOne()


@pytest.fixture
def context(subagents: SubAgentsOfOne) -> WorkspaceContext:
    clock = SimpleNamespace(now=lambda: subagents.time)
    return context_with(sessions=subagents, clock=clock)


def show(strip: SubAgentStrip, children: Sequence[RunningSubAgent], now: float) -> None:
    subagents = strip._work
    subagents.children, subagents.time = tuple(children), now
    strip.show_state()


@pytest.fixture
def strip(
    theme: Theme, clock: FakeClock, context: WorkspaceContext, subagents: SubAgentsOfOne
) -> Iterator[SubAgentStrip]:
    made = SubAgentStrip(context, subagents, tick=clock.monotonic)
    made.resize(900, STRIP_HEIGHT)
    yield made
    made.close()
    delete(made)


def test_each_subagent_is_shown_with_its_time_and_its_window(strip: SubAgentStrip) -> None:
    show(strip, [FIRST, SECOND], 41.0)
    assert [cell.name.text() for cell in strip.cells] == [
        "find all writers and say where",
        "read the docs",
    ]
    assert strip.cells[0].figures.text() == "00:31 · 18.2K"
    assert not strip.isHidden()


def test_a_subagent_is_shown_with_the_role_and_policy_of_its_file(strip: SubAgentStrip) -> None:
    show(strip, [replace(FIRST, agent="reviewer", policy="economy")], 41.0)
    assert strip.cells[0].name.text() == "reviewer: find all writers and say where"
    assert strip.cells[0].figures.text() == "00:31 · 18.2K · Economy"
    assert "policy Economy" in strip.cells[0].figures.toolTip()


def test_the_strip_goes_when_nobody_works_any_more(strip: SubAgentStrip) -> None:
    assert strip.isHidden()
    show(strip, [FIRST], 11.0)
    show(strip, [], 12.0)
    assert strip.isHidden()
    assert strip.cells == []


def test_a_subagent_is_stopped_once_and_the_next_one_in_its_row_can_be_stopped(
    strip: SubAgentStrip,
    subagents: SubAgentsOfOne,
) -> None:
    show(strip, [FIRST], 11.0)
    strip.cells[0].stop.click()
    show(strip, [FIRST], 12.0)
    strip.cells[0].stop.click()
    assert subagents.done == ["stop 1"]
    show(strip, [SECOND], 13.0)
    strip.cells[0].stop.click()
    assert subagents.done == ["stop 1", "stop 2"]


def test_one_button_stops_all_subagents(strip: SubAgentStrip, subagents: SubAgentsOfOne) -> None:
    show(strip, [FIRST, SECOND], 21.0)
    strip.stop_all.click()
    assert subagents.done == ["stop all"]


def stopped_until(child: RunningSubAgent, until: float) -> RunningSubAgent:
    return replace(child, undo_until=until)


def test_a_stopped_subagent_shows_how_long_it_can_be_continued(
    strip: SubAgentStrip, subagents: SubAgentsOfOne, clock: FakeClock
) -> None:
    show(strip, [FIRST, SECOND], 21.0)
    strip.cells[0].stop.click()
    show(strip, [stopped_until(FIRST, 26.0), SECOND], 21.4)
    first, second = strip.cells
    assert first.figures.text() == "Stopped · ends in 5 s"
    assert first.stop.isHidden()
    assert not first.undo.isHidden()
    assert second.undo.isHidden()
    show(strip, [stopped_until(FIRST, 26.0), SECOND], 24.2)
    assert first.figures.text() == "Stopped · ends in 2 s"
    clock.advance(DOUBLE_CLICK_MS / 1_000)
    first.undo.click()
    assert subagents.done == ["stop 1", "undo 1"]
    show(strip, [FIRST, SECOND], 25.0)
    assert first.undo.isHidden()
    assert not first.stop.isHidden()


def test_the_second_click_of_a_double_click_takes_nothing_back(
    strip: SubAgentStrip, subagents: SubAgentsOfOne
) -> None:
    show(strip, [FIRST, SECOND], 21.0)
    both = [stopped_until(FIRST, 26.0), stopped_until(SECOND, 26.0)]
    show(strip, both, 21.1)
    strip.cells[0].undo.click()
    strip.stop_all.click()
    assert subagents.done == []


def test_one_button_continues_all_stopped_subagents_also_when_folded(
    strip: SubAgentStrip, subagents: SubAgentsOfOne, clock: FakeClock
) -> None:
    show(strip, [FIRST, SECOND], 21.0)
    show(strip, [stopped_until(FIRST, 26.0), stopped_until(SECOND, 26.0)], 21.0)
    assert "resume all subagents" in strip.stop_all.accessibleName()
    strip.fold.click()
    assert not strip.stop_all.isHidden()
    clock.advance(DOUBLE_CLICK_MS / 1_000)
    strip.stop_all.click()
    assert subagents.done == ["undo all"]
    show(strip, [FIRST, SECOND], 22.0)
    assert strip.stop_all.isHidden()


def test_focus_stays_on_continue_and_leaves_the_button_that_replaces_it(
    strip: SubAgentStrip,
) -> None:
    show(strip, [FIRST, SECOND], 21.0)
    strip.show()
    assert QTest.qWaitForWindowExposed(strip)
    strip.activateWindow()  # on a screen without a window manager nobody else does
    assert QTest.qWaitForWindowActive(strip)
    first = strip.cells[0]
    first.stop.setFocus()
    first.stop.click()
    assert first.stop.hasFocus()
    show(strip, [stopped_until(FIRST, 26.0), SECOND], 21.0)
    assert first.undo.hasFocus()
    assert first.undo.accessibleName() == "Undo: resume “find all writers and say where”"
    show(strip, [SECOND], 26.0)
    assert first.hasFocus()


def test_a_click_or_enter_opens_one_as_a_session(
    strip: SubAgentStrip, context: WorkspaceContext
) -> None:
    opened_children = signal_values(context.navigation.session_requested)
    show(strip, [FIRST, SECOND], 21.0)
    strip.show()
    QTest.mouseClick(strip.cells[1], Qt.MouseButton.LeftButton)
    QTest.keyClick(strip.cells[0], Qt.Key.Key_Return)
    assert opened_children == [TWO, ONE]


def test_a_folded_list_of_subagents_is_one_line_and_stays_folded(strip: SubAgentStrip) -> None:
    show(strip, [FIRST, SECOND], 21.0)
    strip.fold.click()
    show(strip, [FIRST, SECOND], 22.0)
    assert strip.height() == FOLDED_STRIP_HEIGHT
    assert all(cell.isHidden() for cell in strip.cells)
    strip.fold.click()
    assert strip.height() == STRIP_HEIGHT
    assert not any(cell.isHidden() for cell in strip.cells)


def test_of_many_subagents_the_first_are_shown_and_all_after_a_click(strip: SubAgentStrip) -> None:
    many = [
        RunningSubAgent(SessionId(f"{number}" * 16), f"task {number}", 1.0, 10, 100)
        for number in range(5)
    ]
    show(strip, many, 2.0)
    assert [cell.isHidden() for cell in strip.cells] == [False] * 3 + [True] * 2
    more = next(child for child in strip.findChildren(QPushButton) if child.text() == "+2")
    assert "task 4" in more.toolTip()
    more.click()
    assert not any(cell.isHidden() for cell in strip.cells)
    strip.fold.click()
    assert all(cell.isHidden() for cell in strip.cells)
    assert more.isHidden()
    strip.fold.click()
    show(strip, many[:2], 3.0)
    assert more.isHidden()
