"""Who can write a handover again, and what becomes of an answer that comes after a while."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.window_timeline import (
    CheckedDetail,
    CoveredMessages,
    HandoverAuthor,
    HandoverPlan,
    TimelineEvent,
    TimelineRow,
)
from helix_desktop.ui.page_controller import WorkspaceContext
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.timeline.dialogs import MAX_MODELS_IN_MENU, WriterMenu
from helix_desktop.ui.timeline.page import TimelinePage
from tests.engine.stage import SESSION
from tests.ui.bench import on_bench
from tests.ui.views import at_rest, context_of, owned

OTHER = SessionId("other")
RULES = HandoverAuthor(None, "", 0.0)


def texts(menu: WriterMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_models_of_others_stand_behind_their_endpoints_and_rules_at_the_end(qtbot: QtBot) -> None:
    parent = owned(qtbot, QWidget())
    fast = HandoverAuthor(LlmRole.FAST, "small & quick", 0.01)
    many = [
        HandoverAuthor(None, f"M{at}", None, f"router/maker{at % 2}/m{at}")
        for at in range(MAX_MODELS_IN_MENU + 1)
    ]
    near = HandoverAuthor(None, "Near", 0.0, "local/near")
    menu = WriterMenu(parent, (fast, near, *many, RULES))
    assert texts(menu) == [
        "Fast model · small && quick · ≈$0.010",
        "local",
        "router",
        "Without a model (rules) · free",
    ]
    makers = menu.actions()[3].menu()
    assert [action.text() for action in makers.actions()] == ["maker0", "maker1"]
    local = menu.actions()[2].menu()
    with qtbot.waitSignal(menu.chosen) as caught:
        local.actions()[0].trigger()
    assert caught.args == [near]
    with qtbot.waitSignal(menu.chosen) as caught:
        menu.actions()[-1].trigger()
    assert caught.args == [RULES]


class SlowRewriting:
    """Answers when it is told to."""

    def __init__(self, plan: HandoverPlan) -> None:
        self.gate, self.plans = asyncio.Event(), 0
        self._plan = plan

    async def plan(self, _session: SessionId) -> HandoverPlan:
        self.plans += 1
        await self.gate.wait()
        return self._plan

    async def writers(self, _session: SessionId, _number: int) -> tuple[HandoverAuthor, ...]:
        await self.gate.wait()
        return (RULES,)

    async def covered(self, _session: SessionId, _number: int) -> CoveredMessages:
        await self.gate.wait()
        return CoveredMessages((), "", complete=True)

    async def add_missing(self, _session: SessionId, _number: int, _missing: object) -> int:
        await self.gate.wait()
        return 7

    def decline(self, _session: SessionId) -> None: ...


class Slow:
    """A page whose questions are answered after a while."""

    def __init__(
        self, qtbot: QtBot, theme: Theme, context: WorkspaceContext, plan: HandoverPlan
    ) -> None:
        self.compactions, self.bridge = SlowRewriting(plan), context.bridge
        self.page = owned(qtbot, TimelinePage(context, self.compactions, None, lambda: None))
        self.page.session = SESSION
        row = TimelineRow(TimelineEvent.HANDOVER, 5, 0.0, number=1)
        self.page.use = replace(self.page.use, rewrites=(row,))
        self.page.list.pair(0, 5)

    async def answer(self, *, shown: SessionId = SESSION) -> None:
        """Answer all questions, after another session may have been shown."""
        await asyncio.sleep(0)
        self.page.session = shown
        self.compactions.gate.set()
        await at_rest(self.bridge)


@pytest.fixture
def slow(qtbot: QtBot, theme: Theme, tmp_path: Path) -> AbstractAsyncContextManager[Slow]:
    @asynccontextmanager
    async def open_slow() -> AsyncIterator[Slow]:
        async with on_bench(tmp_path, theme, qtbot) as bench:
            context = context_of(bench.open_workspace, bench.there.supervisor.spawn, theme)
            plan = await bench.open_workspace.compactions.plan(SESSION)
            yield Slow(qtbot, theme, context, plan)

    return open_slow()


def plan(slow: Slow) -> None:
    slow.bridge.run(slow.page.plan(), "plan")


async def test_a_plan_opens_one_sheet_however_often_it_is_asked_for(slow: Slow) -> None:
    plan(slow)
    plan(slow)
    await slow.answer()
    sheet = slow.page.sheet
    assert sheet is not None
    plan(slow)
    await slow.answer()
    assert slow.page.sheet is sheet
    assert slow.compactions.plans == 2


async def test_nothing_opens_over_another_session_than_it_was_asked_for_in(slow: Slow) -> None:
    plan(slow)
    slow.page.pane.covered.clicked.emit()
    slow.page.pane.rerun.clicked.emit()
    await slow.answer(shown=OTHER)
    assert slow.page.sheet is None
    assert slow.page.findChildren(WriterMenu) == []


async def test_a_version_made_meanwhile_is_not_chosen_in_another_session(slow: Slow) -> None:
    slow.page.pane.strip.add_requested.emit(CheckedDetail("file", "a.py", 1, is_covered=False))
    await slow.answer(shown=OTHER)
    assert (slow.page.pair, slow.page.wanted) == ((0, 5), 0)
