"""What the user wants of a row is done by the open workspace, or told to whom it belongs to."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import NO_SESSION, NewContent, SessionId
from helix_desktop.domain.errors import (
    AgentSignedOut,
    EngineError,
    ProviderKeyMissing,
    ProviderLimitReached,
)
from helix_desktop.domain.events import Recorded
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import StopReason, StreamFinished, TextDelta
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.chat.transcript.row_layout import click_areas
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import pause_text, time_text
from helix_desktop.ui.widgets.dialogs import ConfirmDialog
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.full_workspace import workspace_on
from tests.engine.stage import until
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.provider import Script, ScriptedProvider, says
from tests.ui.views import at_rest, signal_values, view_of


class ChatStage:
    """A view of an open workspace that has two answers."""

    def __init__(
        self, qtbot: QtBot, theme: Theme, folder: Path, *, scripts: tuple[Script, ...] = ()
    ) -> None:
        self.supervisor = Supervisor(lambda *_: None)
        self.store = FakeStore(FakeClock())
        provider = ScriptedProvider(*(scripts or (says("one"), says("two"), says("three"))))
        self._qtbot, self._theme, self._folder, self._provider = qtbot, theme, folder, provider

    async def open(self, *texts: str) -> SessionId:
        session = NO_SESSION
        for text in texts:
            session = await self.open_workspace.send(session, text)
            await self.open_workspace.sessions.idle()
        await self.workspace_view.begin()
        return session

    def row(self, kind: RowKind) -> int:
        model = self.workspace_view.transcript
        return next(at for at in range(model.rowCount()) if model.row(at).kind is kind)

    def texts(self) -> list[str]:
        model = self.workspace_view.transcript
        rows = [model.row(at) for at in range(model.rowCount())]
        return [row.text for row in rows if row.kind in (RowKind.USER, RowKind.ASSISTANT)]

    async def __aenter__(self) -> "ChatStage":
        self.open_workspace = await workspace_on(
            self.store, self._folder, self.supervisor, self._provider
        )
        self.workspace_view = view_of(self.open_workspace, self.supervisor.spawn, self._theme)
        self._qtbot.addWidget(self.workspace_view)
        self.workspace_view.resize(1_000, 700)
        return self

    async def __aexit__(self, *_: object) -> None:
        await at_rest(self.workspace_view.bridge)  # what was wanted last comes to its end
        self.workspace_view.end()
        await self.open_workspace.close()
        await self.supervisor.close()


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> ChatStage:
    return ChatStage(qtbot, theme, tmp_path)


async def test_a_message_is_edited_and_sent_again_in_a_branch(room: ChatStage) -> None:
    session = await room.open("first", "second")
    before = list(room.store.saved_data.journals[session])
    view, words = room.workspace_view.chat.view, room.workspace_view.chat.words
    view.action_requested.emit(room.row(RowKind.USER), RowAction.RESEND)
    assert words.field_view.editor.toPlainText() == "first"
    words.field_view.editor.setPlainText("first, otherwise")
    words.field_view.send.click()
    await until(lambda: room.workspace_view.session not in (session, NO_SESSION))
    await room.open_workspace.sessions.idle()
    await until(lambda: len(room.texts()) == 2)
    assert room.texts() == ["first, otherwise", "three"]
    assert room.store.saved_data.journals[session] == before
    assert not room.open_workspace.drafts.draft(room.workspace_view.session)


async def test_a_branch_from_a_message_has_all_up_to_it_and_opens(room: ChatStage) -> None:
    session = await room.open("first", "second")
    room.workspace_view.chat.view.action_requested.emit(
        room.row(RowKind.ASSISTANT), RowAction.BRANCH
    )
    await until(lambda: room.workspace_view.session not in (session, NO_SESSION))
    await until(lambda: room.texts() == ["first", "one"])
    heads = await room.open_workspace.sessions.all()
    assert len(heads) == 2
    assert heads[0].title == "first (branch)"


def continuing(workspace_view: WorkspaceView) -> list[int]:
    """Rows at which the turn that broke off can be continued."""
    view, rows = workspace_view.chat.view, range(workspace_view.transcript.rowCount())
    return [
        at
        for at in rows
        for zone in click_areas(view.row_layout_at(at))
        if zone.action is RowAction.CONTINUE
    ]


async def test_a_turn_that_failed_is_tried_again_where_it_broke_off(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    cut = (TextDelta("It begins"), StreamFinished(StopReason.INTERRUPTED))
    async with ChatStage(qtbot, theme, tmp_path, scripts=(cut, says("and ends."))) as room:
        await room.open("tell me")
        [at] = continuing(room.workspace_view)
        room.workspace_view.chat.view.action_requested.emit(at, RowAction.CONTINUE)
        await until(lambda: "and ends." in room.texts())
        await room.open_workspace.sessions.idle()
        assert room.texts() == ["tell me", "It begins", "and ends."]
        await until(lambda: not continuing(room.workspace_view))


async def test_a_row_action_for_another_page_is_passed_to_the_window(room: ChatStage) -> None:
    session = await room.open("first")
    navigation, view = room.workspace_view.navigation, room.workspace_view.chat.view
    requests = signal_values(navigation.request_requested)
    navigation.settings_requested.connect(lambda *arguments: requests.append(arguments))
    items = await room.open_workspace.sessions.transcript(session)
    sent = next(
        item.seq
        for item in items
        if isinstance(item, Recorded) and type(item.event).__name__ == "WindowSent"
    )
    view.action_requested.emit(room.row(RowKind.ASSISTANT), RowAction.REQUEST)
    view.action_requested.emit(room.row(RowKind.USER), RowAction.MODELS)
    assert requests == [(session, sent), ("models",)]


@pytest.mark.seen
async def test_a_turn_without_a_key_can_be_repeated_after_the_key_was_added(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    missing = ProviderKeyMissing("There is no key for Test.", "Add one.")
    async with ChatStage(qtbot, theme, tmp_path, scripts=((missing,), says("with a key"))) as room:
        session = await room.open("first")
        view, model = room.workspace_view.chat.view, room.workspace_view.transcript
        at = room.row(RowKind.FAILURE)
        areas = {area.words: area.action for area in click_areas(view.row_layout_at(at))}
        assert list(areas)[:2] == ["Add key", "Try again"]
        wanted = signal_values(room.workspace_view.navigation.key_requested)
        view.action_requested.emit(at, areas["Add key"])
        assert wanted == [room.open_workspace.sessions.llm_of(session).provider]
        view.action_requested.emit(at, areas["Try again"])
        await until(lambda: "with a key" in room.texts())
        assert model.rowCount()


async def test_a_paused_session_can_be_resumed_now_at_a_time_or_not(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    limit = ProviderLimitReached("The provider's rate limit is reached.", wait=600.0)
    async with ChatStage(qtbot, theme, tmp_path, scripts=((limit,), says("back"))) as room:
        session = await room.open("first")
        workspace_view = room.workspace_view
        view, model, sidebar = (
            workspace_view.chat.view,
            workspace_view.transcript,
            workspace_view.sidebar,
        )
        at = room.row(RowKind.FAILURE)
        until_time = room.open_workspace.pauses.due[session]
        paused = pause_text(until_time, now=room.open_workspace.clock.now())
        await until(lambda: sidebar.sessions.items[0].below == paused)

        def areas() -> dict[str, RowAction]:
            return {area.words: area.action for area in click_areas(view.row_layout_at(at))}

        assert list(areas()) == ["Resume now", "Resume at…", "Don't resume"]
        view.action_requested.emit(at, RowAction.STAY_PAUSED)
        await until(lambda: "Don't resume" not in areas())
        assert not room.open_workspace.pauses.due
        await until(lambda: sidebar.sessions.items[0].below == "Paused")
        view.action_requested.emit(at, RowAction.RESUME_AT)
        dialog = workspace_view.findChild(ConfirmDialog)
        assert isinstance(dialog, ConfirmDialog)
        dialog.accepted.emit("23:59")
        await until(lambda: "Don't resume" in areas())
        assert time_text(room.open_workspace.pauses.due[session]) == "23:59"
        assert "rate limit is reached" in model.row(at).text
        view.action_requested.emit(at, areas()["Resume now"])
        await until(lambda: "back" in room.texts())
        assert click_areas(view.row_layout_at(at)) == []
        assert not room.open_workspace.pauses.due


async def test_the_command_that_signs_an_agent_in_can_be_copied(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    problem = AgentSignedOut("Codex isn't signed in.", "Sign in: {command}", command="codex login")
    problem.command = "codex login"
    async with ChatStage(qtbot, theme, tmp_path, scripts=((problem,), says("signed in"))) as room:
        await room.open("first")
        view = room.workspace_view.chat.view
        at = room.row(RowKind.FAILURE)
        areas = {area.words: area.action for area in click_areas(view.row_layout_at(at))}
        assert list(areas)[:2] == ["Copy command", "Try again"]
        view.action_requested.emit(at, areas["Copy command"])
        assert QGuiApplication.clipboard().text() == "codex login"


async def test_a_message_that_is_wanted_is_shown_also_in_another_session(room: ChatStage) -> None:
    first = await room.open("first")
    second = await room.open("second")
    room.workspace_view.navigation.session_requested.emit(second)
    await until(lambda: room.workspace_view.session == second and room.texts()[:1] == ["second"])
    seq = room.workspace_view.transcript.row(0).seq
    room.workspace_view.navigation.message_requested.emit(first, seq)
    await until(lambda: room.workspace_view.session == first and room.texts()[:1] == ["first"])
    room.workspace_view.navigation.message_requested.emit(first, seq)
    assert room.workspace_view.page == "chat"


async def test_actions_that_need_a_message_are_disabled_in_an_empty_session(
    room: ChatStage,
) -> None:
    action_registry = room.workspace_view.action_registry
    offered = {item.id: item for item in action_registry.all() if item.id.startswith("chat.")}
    assert {"chat.find", "chat.end", "chat.resend", "chat.branch"} <= set(offered)
    assert offered["chat.branch"].disabled_reason()
    assert offered["chat.continue"].disabled_reason(), "no turn broke off"
    session = await room.open("first")
    assert not offered["chat.branch"].disabled_reason()
    action_registry.run("chat.find")
    assert not room.workspace_view.chat.view.find_bar.isHidden()
    action_registry.run("chat.resend")
    assert room.workspace_view.chat.words.field_view.editor.toPlainText() == "first"
    action_registry.run("chat.branch")
    await until(lambda: room.workspace_view.session != session)
    assert room.workspace_view.chat.words.isHidden()


async def test_asking_again_is_a_branch_with_the_same_words(room: ChatStage) -> None:
    session = await room.open("first")
    room.workspace_view.chat.view.action_requested.emit(
        room.row(RowKind.ASSISTANT), RowAction.AGAIN
    )
    await until(lambda: room.texts() == ["first", "two"])
    assert room.workspace_view.session != session
    await room.open_workspace.sessions.idle()


async def test_session_actions_refuse_unknown_outputs_and_return_pictures(room: ChatStage) -> None:
    session = await room.open("first")
    conversing = room.open_workspace.session_actions
    with pytest.raises(EngineError, match="no output"):
        await conversing.decide(session, "nobody", GateChoice.KEEP_FULL)
    fresh = await room.open_workspace.session_actions.branch(session, 2)
    assert fresh in [head.id for head in await room.open_workspace.sessions.all()]
    with pytest.raises(EngineError, match="Nothing to branch"):
        await conversing.branch(session, 1, before=True)
    conversing.retry_now(session)
    await conversing.cancel_job(session)
    digest = await room.store.put(NewContent(b"bytes"))
    assert await conversing.picture(digest) == b"bytes"
    assert not (await conversing.room(session, shown=0, full_output=10**9)).fits
