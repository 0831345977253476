"""The model menu: another model for a session or for the workspace, over HTTP in each dialect."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.events import EpochCommitted, LlmChanged
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.models.endpoints import OwnEndpoint
from helix_desktop.providers.models.model_catalog import OwnModel
from helix_desktop.ui.chat.model_and_effort import ModelMenu
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.peers.fault_modes import Say, well
from tests.system.peers.fault_server import Answer
from tests.system.prove.dialect_says import SAYINGS, chat, gemini, messages
from tests.system.scenarios.served import SERVED, Served
from tests.system.scenarios.stage import Play, events, resting, texts, type_and_send, until

pytestmark = pytest.mark.slow

SMALL = 16_000
SIGNATURE = "c2lnbmVkIGJ5IGl0cyBtYWtlcg=="


async def put_beside(
    data: Path, port: int, dialect: DialectId, *, window: int = SMALL, key: bool = False
) -> None:
    """Add a second endpoint of another dialect with one model, `other/second`."""
    container = AppContainer(find_paths(data), SERVED)
    models = await container.models()
    url = f"http://127.0.0.1:{port}/other"
    models.add_endpoint(OwnEndpoint("other", dialect, url, needs_key=key))
    models.edit(OwnModel("other", "second", window=window, max_output=1_000))
    await container.close()


def answers_in(dialect: DialectId) -> Callable[[bytes], Answer]:
    """Answer in the chat dialect, and in `dialect` where the other endpoint is asked."""

    def choose(body: bytes) -> Answer:
        first = b'"scripted"' in body
        say = chat(("First.",), ()) if first else SAYINGS[dialect](("Second.",), ())
        return lambda talk: well(talk, say)

    return choose


def thinking(say: Say) -> Say:
    """Put signed thinking before an answer in the dialect of Anthropic."""

    def encoded_event(kind: str, **more: object) -> bytes:
        return f"event: {kind}\ndata: {json.dumps({'type': kind, **more})}\n\n".encode()

    block = {"type": "thinking", "thinking": "", "signature": ""}
    thinking_events = encoded_event("content_block_start", index=7, content_block=block)
    for delta in (
        {"type": "thinking_delta", "thinking": "Let me see."},
        {"type": "signature_delta", "signature": SIGNATURE},
    ):
        thinking_events += encoded_event("content_block_delta", index=7, delta=delta)
    thinking_events += encoded_event("content_block_stop", index=7)
    start, _, rest = say.events[0].partition(b"event: content_block_start")
    first = start + thinking_events + b"event: content_block_start" + rest
    return Say((first, *say.events[1:]), error=say.error, filler=say.filler)


async def opened_menu(workspace_view: WorkspaceView) -> ModelMenu:
    """Open the menu by its keys, from the message box."""
    editor = workspace_view.chat.composer.editor
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    result = workspace_view.chat.model
    await until(lambda: result.model_menu is not None and result.model_menu.isVisible())
    menu = result.model_menu
    await until(lambda: len(menu.list.items) > 3)
    return menu


async def choose(workspace_view: WorkspaceView, words: str, *, workspace: bool = False) -> None:
    menu = await opened_menu(workspace_view)
    menu.field.setFocus()
    menu.field.clear()
    QTest.keyClicks(menu.field, words)
    if workspace:
        menu.scope.choose("workspace")
    QTest.keyClick(menu.field, Qt.Key.Key_Return)
    assert not menu.isVisible()


async def say(workspace_view: WorkspaceView, text: str) -> None:
    before = len(texts(workspace_view, RowKind.ASSISTANT))
    type_and_send(workspace_view, text)
    await until(
        lambda: len(texts(workspace_view, RowKind.ASSISTANT)) > before and resting(workspace_view)
    )


async def changes(workspace_view: WorkspaceView) -> list[tuple[str, bool]]:
    result = await events(workspace_view)
    return [(item.llm, item.own) for item in result if isinstance(item, LlmChanged)]


async def test_a_model_chosen_for_a_session_answers_there_alone_and_after_a_restart(
    play: Play, served: Served, tmp_path: Path
) -> None:
    await put_beside(tmp_path / "data", served.port, DialectId.GEMINI)
    served.choose = answers_in(DialectId.GEMINI)
    async with play.view() as workspace_view:
        await say(workspace_view, "one")
        await choose(workspace_view, "second")
        await until(lambda: "second · 16K" in workspace_view.chat.model.text())
        await until(lambda: "of 16,000" in workspace_view.strip.window_text())
        await say(workspace_view, "two")
        assert "/other" in served.received[-1].path
        assert "second" in served.received[-1].path + served.bodies[-1].decode()
        assert texts(workspace_view, RowKind.ASSISTANT) == ["First.", "Second."]
        assert "Model of this session: other/second" in texts(workspace_view, RowKind.NOTE)
        assert await changes(workspace_view) == [("other/second", True)]
        assert workspace_view.open_workspace.workspace.models == {"main": "own/scripted"}
        workspace_view.action_registry.run("session.new")
        await until(lambda: not workspace_view.session)
        assert "scripted" in workspace_view.chat.model.text()
        await say(workspace_view, "three")
        assert "/v1" in served.received[-1].path
    async with play.view() as workspace_view:
        heads = await workspace_view.open_workspace.sessions.all()
        session = next(head.id for head in heads if head.title == "one")
        await workspace_view.show_session(session)
        assert "second · 16K" in workspace_view.chat.model.text()
        await say(workspace_view, "four")
        assert "/other" in served.received[-1].path


async def test_signed_thinking_of_one_provider_is_not_sent_to_another(
    play: Play, served: Served, tmp_path: Path
) -> None:
    await put_beside(tmp_path / "data", served.port, DialectId.ANTHROPIC)
    container = AppContainer(find_paths(tmp_path / "data"), SERVED)
    models = await container.models()
    url = f"http://127.0.0.1:{served.port}/third"
    models.add_endpoint(OwnEndpoint("third", DialectId.GEMINI, url, needs_key=False))
    models.edit(OwnModel("third", "last", window=64_000, max_output=1_000))
    await container.close()
    served.choose = lambda _body: lambda talk: well(talk, thinking(messages(("Second.",), ())))
    async with play.view() as workspace_view:
        await choose(workspace_view, "second")
        await until(lambda: "second" in workspace_view.chat.model.text())
        await say(workspace_view, "one")
        await say(workspace_view, "two")
        assert SIGNATURE in served.bodies[-1].decode()
        served.choose = lambda _body: lambda talk: well(talk, gemini(("Third.",), ()))
        await choose(workspace_view, "third/last")
        await until(lambda: "last" in workspace_view.chat.model.text())
        await say(workspace_view, "three")
        assert "/third" in served.received[-1].path
        assert "Second." in served.bodies[-1].decode()
        assert SIGNATURE not in served.bodies[-1].decode()
        # back at its maker, it is sent again
        served.choose = lambda _body: lambda talk: well(talk, messages(("Fourth.",), ()))
        await choose(workspace_view, "other/second")
        await until(lambda: "second" in workspace_view.chat.model.text())
        await say(workspace_view, "four")
        assert SIGNATURE in served.bodies[-1].decode()


async def test_a_smaller_window_is_told_before_the_choice_and_the_next_request_fits_it(
    play: Play, served: Served, tmp_path: Path
) -> None:
    await put_beside(tmp_path / "data", served.port, DialectId.OPENAI_CHAT)
    long = " ".join(f"word{at}" for at in range(4_000))
    served.choose = lambda _body: lambda talk: well(talk, chat((long,), (), input_tokens=0))
    async with play.view() as workspace_view:
        for text in ("one", "two", "three"):
            await say(workspace_view, text)
        menu = await opened_menu(workspace_view)
        QTest.keyClicks(menu.field, "second")
        await until(lambda: "context window 16K. Helix will compact first." in menu.notice.text())
        served.choose = lambda _body: lambda talk: well(talk, chat(("Short.",), (), input_tokens=0))
        QTest.keyClick(menu.field, Qt.Key.Key_Return)
        await until(lambda: "second" in workspace_view.chat.model.text())
        type_and_send(workspace_view, "four")
        await until(
            lambda: (
                texts(workspace_view, RowKind.ASSISTANT)[-1:] == ["Short."]
                and resting(workspace_view)
            )
        )
        result = await events(workspace_view)
        chosen = next(at for at, entry in enumerate(result) if isinstance(entry, LlmChanged))
        assert any(isinstance(item, EpochCommitted) for item in result[chosen:])
        sent = next(item for item in reversed(served.received) if "/other" in item.path)
        assert len(sent.body) < 3 * SMALL


async def test_a_model_for_the_workspace_answers_in_all_sessions_that_have_none_of_their_own(
    play: Play, served: Served, tmp_path: Path
) -> None:
    await put_beside(tmp_path / "data", served.port, DialectId.OPENAI_CHAT)
    async with play.view() as workspace_view:
        await say(workspace_view, "one")
        await choose(workspace_view, "second")
        await until(lambda: "second" in workspace_view.chat.model.text())
        await choose(workspace_view, "second", workspace=True)
        await until(
            lambda: workspace_view.open_workspace.workspace.models == {"main": "other/second"}
        )
        await until(
            lambda: workspace_view.open_workspace.sessions.own_model(workspace_view.session) == ""
        )
        assert (await changes(workspace_view))[-1] == ("", True)
        workspace_view.action_registry.run("session.new")
        await until(lambda: not workspace_view.session)
        await say(workspace_view, "two")
        assert "/other" in served.received[-1].path
        models_of = workspace_view.open_workspace.models
        assert models_of.recent[0] == "other/second"


async def test_a_session_that_has_not_begun_begins_with_the_model_chosen_for_it(
    workspace_view: WorkspaceView, served: Served, tmp_path: Path
) -> None:
    open_workspace = workspace_view.open_workspace
    await choose(workspace_view, "own/rare")  # any model can be typed
    await until(lambda: "rare" in workspace_view.chat.model.text())
    # a session that a command begins meanwhile is another one
    other = await open_workspace.send(NO_SESSION, "by a command", model="")
    await open_workspace.sessions.settled(other)
    assert json.loads(served.bodies[-1])["model"] == "scripted"
    await say(workspace_view, "one")
    assert json.loads(served.bodies[-1])["model"] == "rare"
    assert await changes(workspace_view) == [("own/rare", True)]
    workspace_view.action_registry.run("session.new")
    await until(lambda: not workspace_view.session)
    await say(workspace_view, "two")
    assert json.loads(served.bodies[-1])["model"] == "scripted"
    assert open_workspace.sessions.llm.id == "scripted"


async def test_a_model_without_a_key_leads_to_the_field_for_its_key(
    play: Play, served: Served, tmp_path: Path
) -> None:
    await put_beside(tmp_path / "data", served.port, DialectId.OPENAI_CHAT, key=True)
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        menu = await opened_menu(workspace_view)
        QTest.keyClicks(menu.field, "second")
        await until(lambda: menu.notice.text().startswith("There is no key for "))
        assert "no key" in menu.list.row(menu.list.current).accessible_text
        assert menu.key.text() == "Add key"
        QTest.mouseClick(menu.key, Qt.MouseButton.LeftButton)
        settings = application.settings
        await until(lambda: settings.opened)
        page = settings.current_view.page("models")
        await until(lambda: page.endpoints.row("other") is not None)
        await until(lambda: page.endpoints.row("other").content is not None)
        await until(lambda: page.endpoints.row("other").content.field.line.hasFocus())
        assert workspace_view.open_workspace.sessions.llm.id == "scripted"


async def test_the_model_of_one_turn_by_ask_comes_before_the_session_s_own(
    tmp_path: Path, served: Served, folder: Path
) -> None:
    await put_beside(tmp_path / "data", served.port, DialectId.OPENAI_CHAT)
    container = AppContainer(find_paths(tmp_path / "data"), SERVED)
    open_workspace = await container.open(container.workspaces.for_folder(folder))
    try:
        session = await open_workspace.send("", "one")
        await open_workspace.sessions.idle()
        await open_workspace.choose_session_model(session, "other/second")
        await open_workspace.send(session, "two")
        await open_workspace.sessions.idle()
        assert "/other" in served.received[-1].path
        open_workspace.settings.ignore_session_models()
        await open_workspace.send(session, "three")
        await open_workspace.sessions.idle()
        assert "/v1" in served.received[-1].path
        assert open_workspace.settings.model_of(LlmRole.MAIN) == "own/scripted"
    finally:
        await open_workspace.close()
        await container.close()
