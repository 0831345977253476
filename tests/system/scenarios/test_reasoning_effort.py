"""A reasoning effort that is chosen in the window reaches the server.

What a model signed goes back with its calls; the choice is kept, and a server that rejects it is
asked as it wants.
"""

import asyncio
import json
import os
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.settings import NAME_SESSIONS
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.effort import MODEL_DECIDES, Effort, EffortLevel
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import HelixError, SettingsError
from helix_desktop.domain.events import AssistantReplied, EffortChanged, WindowSent
from helix_desktop.domain.llm import LlmRole, Usage
from helix_desktop.domain.messages import Thinking
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import OwnModel, PricesEntry
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.widgets.dialogs import ConfirmDialog
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.test_ask_command import task_of
from tests.processes import helix
from tests.system.peers.fault_modes import Say, well
from tests.system.peers.fault_server import Answer
from tests.system.prove.dialect_says import Called, messages
from tests.system.scenarios.served import SERVED, Served, refuses
from tests.system.scenarios.stage import Play, events, resting, texts, type_and_send, until
from tests.system.scenarios.test_model_menu import SIGNATURE, thinking

HIGH = Effort(EffortLevel.HIGH)
# a menu that is opened off screen
pytestmark = [
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard"),
]


async def use(data: Path, folder: Path, port: int) -> None:
    """Let the folder's workspace use the server as a Claude, with a price for each token."""
    paths = find_paths(data)
    make_private_folders(paths)
    container = AppContainer(paths, SERVED)
    container.settings.set(NAME_SESSIONS, False)  # each request is of the conversation
    models = await container.models()
    url = f"http://127.0.0.1:{port}/v1"
    models.add_endpoint(OwnEndpoint("own", DialectId.ANTHROPIC, url, needs_key=False))
    prices = PricesEntry(input=1.0, output=10.0)
    models.edit(OwnModel("own", "scripted", window=128_000, max_output=8_000, prices=prices))
    open_workspace = await container.open(container.workspaces.for_folder(folder))
    await open_workspace.choose_model(LlmRole.MAIN, "own/scripted")
    await open_workspace.permissions.trust(True)
    await open_workspace.close()
    await container.close()


def answers(say: Say) -> Answer:
    return lambda talk: well(talk, say)


async def choose(view: WorkspaceView, text: str) -> None:
    """Open the menu with the keyboard and choose an entry, as a user does."""
    pill = view.chat.effort
    await until(lambda: pill.isVisible() and pill.isEnabled())
    pill.setFocus()
    QTest.keyClick(pill, Qt.Key.Key_Space)
    await until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    [action] = [item for item in menu.actions() if item.text() == text]
    while menu.activeAction() is not action:
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)


async def test_the_chosen_effort_is_sent_and_what_was_signed_goes_back(
    tmp_path: Path, folder: Path
) -> None:
    signed = {"type": "thinking", "thinking": "Let me see.", "signature": SIGNATURE}
    with Served(lambda _body: answers(messages(("Well.",), ()))) as served:
        await use(tmp_path / "data", folder, served.port)
        read = Called("c1", "read_file", '{"path": "README.md"}')
        served.plan(answers(thinking(messages(("I read it.",), (read,)))))
        async with Play(tmp_path / "data", folder, SERVED)() as application:
            view = application.window.workspace_views.current
            await choose(view, "High")
            await until(lambda: view.chat.effort.text() == "Effort · High")
            type_and_send(view, "What does it book?")
            await until(lambda: len(served.bodies) == 2 and resting(view))
            assert texts(view, RowKind.NOTE) == ["Reasoning effort from here on: High"]
            assert texts(view, RowKind.THINKING) == ["Let me see."]
            result = await events(view)
        first, second = (json.loads(item) for item in served.bodies)
        for body in (first, second):
            assert body["thinking"] == {"type": "adaptive", "display": "summarized"}
            assert body["output_config"] == {"effort": "high"}
        assert signed in second["messages"][1]["content"]
        assert [item.effort for item in result if isinstance(item, WindowSent)] == ["high", "high"]
        replies = [item for item in result if isinstance(item, AssistantReplied)]
        assert any(isinstance(part, Thinking) for part in replies[0].parts)
        # what was thought is in the output, and is charged once
        assert replies[0].usage == Usage(10, 5)
        assert replies[0].cost == pytest.approx((10 * 1.0 + 5 * 10.0) / 1e6)


async def test_the_choice_is_one_sessions_and_is_kept_when_the_window_is_opened_again(
    play: Play, served: Served
) -> None:
    async with play.view() as view:
        type_and_send(view, "one")
        await until(lambda: len(served.bodies) == 1 and resting(view))
        assert view.chat.effort.text() == "Effort"
        await choose(view, "Medium")
        await until(lambda: view.chat.effort.text() == "Effort · Medium")
        type_and_send(view, "two")
        await until(lambda: len(served.bodies) == 2 and resting(view))
        session = view.session
    async with play.view() as view:
        await until(lambda: view.session == session and view.chat.effort.text() != "Effort")
        assert view.chat.effort.accessibleName() == "Reasoning effort: Medium"
        type_and_send(view, "three")
        await until(lambda: len(served.bodies) == 3 and resting(view))
        branch = await view.open_workspace.session_actions.branch(session, 100)
        view.navigation.session_requested.emit(branch)
        await until(lambda: view.session == branch and resting(view))
        assert view.chat.effort.text() == "Effort · Medium"
        await choose(view, "Model's default")
        await until(lambda: view.chat.effort.text() == "Effort")
        type_and_send(view, "four")
        await until(lambda: len(served.bodies) == 4 and resting(view))
        view.navigation.session_requested.emit(session)
        await until(lambda: view.session == session)
        await until(lambda: view.chat.effort.text() == "Effort · Medium")
    results = [json.loads(body).get("reasoning_effort") for body in served.bodies]
    assert results == [None, "medium", "medium", None]
    # a change of effort alone leaves the beginning of the request, which caches depend on
    before, after = (json.loads(body)["messages"] for body in served.bodies[:2])
    assert after[: len(before)] == before


async def test_a_server_that_rejects_the_effort_is_asked_as_it_wants_and_the_user_is_told(
    application: Application, served: Served
) -> None:
    view = application.window.workspace_views.current
    rejection = (
        "Unsupported value: 'reasoning_effort' does not support 'high' with this model."
        " Supported values are: 'low' and 'medium'."
    )
    served.plan(refuses("400 Bad Request", rejection))
    await choose(view, "High")
    type_and_send(view, "one")
    await until(lambda: len(served.bodies) == 2 and resting(view))
    sent = [json.loads(body)["reasoning_effort"] for body in served.bodies]
    assert sent == ["high", "medium"]
    assert view.chat.effort.text() == "Effort · Medium"
    (_, note) = texts(view, RowKind.NOTE)
    assert "doesn't accept the reasoning effort High" in note
    assert "Supported values are" in note
    type_and_send(view, "two")
    await until(lambda: len(served.bodies) == 3 and resting(view))
    assert json.loads(served.bodies[2])["reasoning_effort"] == "medium"
    result = await events(view)
    assert [item.effort for item in result if isinstance(item, WindowSent)] == ["medium"] * 2
    changes = [(item.effort, item.refused) for item in result if isinstance(item, EffortChanged)]
    assert changes == [("high", ""), ("medium", "high")]


async def test_a_request_with_an_effort_is_shown_as_it_is_sent_before_and_afterwards(
    application: Application, served: Served
) -> None:
    view = application.window.workspace_views.current
    type_and_send(view, "one")
    await until(lambda: len(served.bodies) == 1 and resting(view))
    await view.open_workspace.efforts.choose(view.session, HIGH)
    await until(lambda: view.chat.effort.text() == "Effort · High")
    written = await view.open_workspace.requests.written(view.session, draft="two")
    type_and_send(view, "two")
    await until(lambda: len(served.bodies) == 2 and resting(view))
    assert served.bodies[1] == written.data
    events = await view.open_workspace.sessions.transcript(view.session)
    seqs = [event.seq for event in events if isinstance(getattr(event, "event", None), WindowSent)]
    for body, seq in zip(served.bodies, seqs, strict=True):
        again = await view.open_workspace.requests.written(view.session, seq)
        assert again.data == body
        assert again.same


async def test_for_a_model_without_efforts_the_effort_button_is_hidden(play: Play) -> None:
    async with play.view() as view:
        assert view.chat.effort.isHidden()
        action = next(item for item in view.action_registry.all() if item.id == "effort.choose")
        assert action.disabled_reason()
        efforts = view.open_workspace.efforts
        with pytest.raises(SettingsError, match="no reasoning effort"):
            efforts.check(NO_SESSION, HIGH)
        efforts.check(NO_SESSION, MODEL_DECIDES)


async def test_a_budget_is_typed_within_the_models_bounds_and_another_model_gets_its_nearest(
    play: Play,
) -> None:
    async with play.view() as view:
        pill, warned = view.chat.effort, []
        view.navigation.warned.connect(lambda text, hint: warned.append((text, hint)))
        await view.open_workspace.choose_model(LlmRole.MAIN, "anthropic/claude-opus-4-6")
        await until(pill.isVisible)

        async def enter(text: str) -> None:
            pill.ask_for_budget()
            [sheet] = pill.window().findChildren(ConfirmDialog)
            await until(lambda: sheet.field.hasFocus())
            QTest.keyClicks(sheet.field, text)
            QTest.keyClick(sheet.field, Qt.Key.Key_Return)
            await until(lambda: not pill.window().findChildren(ConfirmDialog))

        for wrong in ("12", "a lot", "-5000", "999999999999999999999"):
            await enter(wrong)
            assert warned.pop()[0] == f"{wrong} isn't a budget of this model."
            assert pill.text() == "Effort"
        await enter("20,000")
        await until(lambda: pill.text() == "Effort · 20K")
        assert view.open_workspace.efforts.of_new == Effort(budget=20_000)
        await view.open_workspace.choose_model(LlmRole.MAIN, "anthropic/claude-sonnet-5")
        await until(lambda: pill.text() == "Effort · High")
        assert "You chose 20,000 tokens." in pill.toolTip()
        await view.open_workspace.choose_model(LlmRole.MAIN, "openai/gpt-4.1")
        await until(pill.isHidden)


async def test_a_terminals_new_session_leaves_the_windows_choice_for_its_next_one(
    application: Application, served: Served, tmp_path: Path, folder: Path
) -> None:
    view = application.window.workspace_views.current
    await until(lambda: view.chat.effort.isVisible() and view.chat.effort.isEnabled())
    await view.open_workspace.efforts.choose(NO_SESSION, HIGH)
    data = tmp_path / "data"
    first = await asyncio.to_thread(ask, data, folder, "hello", "--effort", "low")
    assert first.returncode == 0, first.stderr
    plain = await asyncio.to_thread(ask, data, folder, "hello")
    assert plain.returncode == 0, plain.stderr
    await view.open_workspace.send(NO_SESSION, "one")
    await until(lambda: len(served.bodies) == 3)
    sent = [json.loads(body).get("reasoning_effort") for body in served.bodies]
    assert sent == ["low", None, "high"]
    assert view.open_workspace.efforts.of_new == MODEL_DECIDES


def ask(data: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring"}
    words = ("--data-dir", data, "ask", "--folder", folder, *arguments)
    return helix(*words, env=env, seconds=50)


def test_ask_sends_the_effort_for_the_session_and_refuses_what_the_model_does_not_know(
    tmp_path: Path, folder: Path, served: Served
) -> None:
    data = tmp_path / "data"
    unknown = ask(data, folder, "hello", "--effort", "max")
    assert unknown.returncode == 2
    assert "can't use the reasoning effort 'max'" in unknown.stderr
    assert "low, medium, high" in unknown.stderr
    assert not served.bodies
    first = ask(data, folder, "hello", "--effort", "HIGH")
    assert first.returncode == 0, first.stderr
    assert "Reasoning effort: high" in first.stderr
    session = first.stderr.rsplit("session ", 1)[1].split()[0]
    cleared = ask(data, folder, "more", "--session", session, "--effort", "default", "--json")
    assert cleared.returncode == 0, cleared.stderr
    sent = [json.loads(body).get("reasoning_effort") for body in served.bodies]
    assert sent == ["high", None]
    json_events = [json.loads(line) for line in cleared.stdout.splitlines()]
    assert {"EffortChanged"} <= {item["event"] for item in json_events}


@pytest.mark.parametrize("text", ["enormous", "-5", "0", "1e3", "99999999999999999999"])
def test_ask_refuses_what_is_no_effort_before_anything_is_opened(tmp_path: Path, text: str) -> None:
    with pytest.raises(HelixError, match="isn't a reasoning effort"):
        task_of("hello", "--folder", tmp_path, f"--effort={text}")
