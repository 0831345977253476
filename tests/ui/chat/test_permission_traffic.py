"""Questions on their way to the card, without an engine behind them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.form_questions import FormQuestion, FormQuestionKind
from helix_desktop.domain.live_events import (
    FormRequested,
    FormSettled,
    PermissionRequested,
    PermissionSettled,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import PermissionQuestion, PermissionReply
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.full_workspace import workspace_on
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.ui.bench import viewing

HERE = SessionId("one")


def question(name: str) -> PermissionQuestion:
    return PermissionQuestion(name, HERE, ToolCall("c", "shell", "{}"), name, False, (), "")


@pytest.fixture
@asynccontextmanager
async def workspace_view(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> AsyncIterator[WorkspaceView]:
    supervisor = Supervisor(lambda *_: None)
    open_workspace = await workspace_on(FakeStore(FakeClock()), tmp_path, supervisor)
    async with viewing(open_workspace, supervisor, theme, qtbot) as workspace_view:
        await workspace_view.begin()
        yield workspace_view
    await asyncio.sleep(0)


async def test_what_is_settled_elsewhere_leaves_the_card_and_problems_are_told(
    workspace_view: WorkspaceView,
) -> None:
    traffic, card = workspace_view.permissions, workspace_view.chat.question
    for name in ("a", "b"):
        traffic.take(PermissionRequested(question(name)))
    assert card.heading() == "Allow shell? · 1 of 2 · Asked in “another session”"
    assert HERE in traffic.sessions
    assert traffic.count == 2
    traffic.take(PermissionSettled(HERE, "a", PermissionReply.ONCE))
    assert card.question.key.id == "b"
    traffic.take(
        PermissionSettled(HERE, "b", PermissionReply.ALWAYS, "The answer could not be kept.")
    )
    assert not card.isVisible()
    assert HERE not in traffic.sessions
    assert workspace_view.chat.notice.text() == "The answer could not be kept."


async def test_questions_of_servers_wait_in_the_same_row_and_one_card_is_up(
    workspace_view: WorkspaceView,
) -> None:
    traffic, card = workspace_view.permissions, workspace_view.chat.question
    form = FormQuestion("shop", FormQuestionKind.FORM, "Who?", session=HERE)
    traffic.take(FormRequested("server-1", form))
    traffic.take(PermissionRequested(question("a")))
    assert (
        card.heading() == "“shop” needs information from you · 1 of 2 · Asked in “another session”"
    )
    assert traffic.sessions == {HERE}
    assert traffic.count == 2
    card.turned.emit(1)
    assert card.heading().startswith("Allow shell?")
    traffic.take(PermissionSettled(HERE, "a", PermissionReply.ONCE))
    assert card.heading().startswith("“shop” needs information from you")
    traffic.take(FormSettled("server-1"))
    assert not card.isVisible()
    traffic.take(FormRequested("server-2", FormQuestion("shop", FormQuestionKind.FORM, "Who?")))
    assert card.heading() == "“shop” needs information from you"
    assert NO_SESSION not in traffic.sessions
