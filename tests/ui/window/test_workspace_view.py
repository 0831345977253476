"""A view when the user is quicker than the disk."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import PermissionsError, WorkspaceError
from helix_desktop.domain.events import Pinned, Recorded, Unreadable
from helix_desktop.domain.file_changes import CodePlan, SessionFileChanges
from helix_desktop.domain.live_events import (
    Journaled,
    Live,
    TextArrived,
    ThinkingArrived,
    TurnRunning,
)
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from helix_desktop.ui.markdown.block_layout import TextActionKind
from helix_desktop.ui.markdown.block_parser import BlockParser
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.full_workspace import workspace_on
from tests.engine.stage import SESSION
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.ui.bench import Bench, viewing
from tests.ui.views import at_rest
from tests.waiting import until


class SlowStore(FakeStore):
    """Reads a journal or its list at once and hands it over when it is told to."""

    def __init__(self) -> None:
        super().__init__(FakeClock())
        self.gates: dict[SessionId, asyncio.Event] = {}
        self.held_sessions: list[SessionId] = []
        """The sessions whose journals were read behind a gate, and the empty name for the list."""
        self.list_gate: asyncio.Event | None = None

    async def sessions(self) -> Sequence[SessionHead]:
        result = await super().sessions()
        if gate := self.list_gate:
            self.held_sessions.append(NO_SESSION)
            await gate.wait()
        return result

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]:
        result = await super().events(session, first, last)
        if gate := self.gates.get(session):
            self.held_sessions.append(session)
            await gate.wait()
        return result


class PlannedFiles:
    """Notes the session for which code is planned, and plans nothing."""

    def __init__(self) -> None:
        self.planned: list[SessionId] = []

    async def listed(self, _session: SessionId, *, turn: int = 0) -> SessionFileChanges:
        return SessionFileChanges()

    async def plan_code(
        self, session: SessionId, _path: str, _code: str, *, patch: bool = False
    ) -> CodePlan:
        self.planned.append(session)
        raise WorkspaceError("Not here.")


class SlowRestorer:
    """Puts a file back when it is told to."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.places: list[str] = []

    async def put_back(self, place: str) -> None:
        await self.gate.wait()
        if place in self.places:
            raise PermissionsError("This file is no longer set aside.")
        self.places.append(place)


class TwoSessions(NamedTuple):
    """A view with two sessions, of which the second is on screen."""

    workspace_view: WorkspaceView
    open_workspace: OpenWorkspace
    store: SlowStore
    first: SessionId
    second: SessionId

    def choose(self, session: SessionId) -> None:
        self.workspace_view.sidebar.sessions.chosen.emit(session)

    def hold(self, session: SessionId) -> asyncio.Event:
        """Let the journal of a session be read only once the event is set."""
        self.store.gates[session] = gate = asyncio.Event()
        return gate

    async def wait_for_readings(self, count: int) -> None:
        """Wait until so many readings wait, or waited, at a gate."""
        await until(lambda: len(self.store.held_sessions) >= count)

    async def wait_for_events(self) -> None:
        """Wait until the widgets know all events so far, though a reading may still wait."""
        await until(lambda: not self.workspace_view.bridge._waiting)


@asynccontextmanager
async def two_sessions(
    qtbot: QtBot, theme: Theme, folder: Path, **replaced: object
) -> AsyncIterator[TwoSessions]:
    supervisor, store = Supervisor(lambda *_: None), SlowStore()
    open_workspace = await workspace_on(store, folder, supervisor)
    for name, part in replaced.items():
        setattr(open_workspace, name, part)
    first = await open_workspace.send(NO_SESSION, "first")
    await open_workspace.sessions.idle()
    second = await open_workspace.send(NO_SESSION, "second")
    await open_workspace.sessions.idle()
    async with viewing(open_workspace, supervisor, theme, qtbot) as workspace_view:
        await workspace_view.begin()
        yield TwoSessions(workspace_view, open_workspace, store, first, second)


def _is_pinned(event: Live) -> bool:
    return isinstance(event, Journaled) and isinstance(event.recorded.event, Pinned)


def users(workspace_view: WorkspaceView) -> list[str]:
    rows = [workspace_view.transcript.row(at) for at in range(workspace_view.transcript.rowCount())]
    return [row.text for row in rows if row.kind is RowKind.USER]


@pytest.mark.seen
async def test_the_session_chosen_last_is_shown_and_nothing_of_it_is_missed(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with two_sessions(qtbot, theme, tmp_path) as two:
        workspace_view, first, second = two.workspace_view, two.first, two.second
        assert users(workspace_view) == ["second"]

        gate = two.hold(first)
        two.choose(first)
        await two.wait_for_readings(1)
        two.choose(second)
        await until(lambda: users(workspace_view) == ["second"])
        gate.set()
        await at_rest(workspace_view.bridge)
        assert (workspace_view.session, users(workspace_view)) == (second, ["second"])

        gate = two.hold(second)
        two.choose(second)
        await two.wait_for_readings(2)
        await two.open_workspace.send(second, "while it is being read")
        await two.open_workspace.sessions.idle()
        await two.wait_for_events()
        gate.set()
        await at_rest(workspace_view.bridge)
        assert users(workspace_view) == ["second", "while it is being read"]


async def test_a_row_is_pinned_in_its_session_while_another_is_being_read(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with two_sessions(qtbot, theme, tmp_path) as two:
        gate = two.hold(two.first)
        two.choose(two.first)
        await two.wait_for_readings(1)
        assert users(two.workspace_view) == ["second"]
        seen: list[Live] = []
        leave = two.open_workspace.subscribe(seen.append)
        two.workspace_view.chat.view.action_requested.emit(0, RowAction.PIN)
        await until(lambda: any(_is_pinned(event) for event in seen))
        leave()
        gate.set()
        await at_rest(two.workspace_view.bridge)
        pinned = {
            session: [
                block
                for block in (await two.open_workspace.requests.next(session)).blocks
                if block.facts.pin
            ]
            for session in (two.first, two.second)
        }
        assert users(two.workspace_view) == ["first"]
        assert pinned[two.second]
        assert not pinned[two.first]


async def test_code_is_applied_in_its_session_while_another_is_being_read(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    files = PlannedFiles()
    async with two_sessions(qtbot, theme, tmp_path, changed_files=files) as two:
        controller = two.workspace_view.chat_controller.row_controller
        gate = two.hold(two.first)
        two.choose(two.first)
        await two.wait_for_readings(1)
        block = BlockParser().block("```python src/a.py\nx = 1\n```", 0)
        two.workspace_view.chat.view.code_requested.emit(TextActionKind.APPLY, block)
        await until(lambda: bool(files.planned))
        assert files.planned == [two.second]
        assert controller.code_dialog is not None
        gate.set()
        await at_rest(two.workspace_view.bridge)
        assert controller.code_dialog is None


async def test_a_file_that_is_put_back_while_another_session_is_shown_is_told(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    aside = SlowRestorer()
    async with two_sessions(qtbot, theme, tmp_path, set_aside=aside) as two:
        view = two.workspace_view
        last = view.transcript.rowCount() - 1
        view.transcript.row(last).aside = (("a.txt", "place"),)
        view.chat.view.action_requested.emit(last, RowAction.PUT_BACK)
        await view.show_session(NO_SESSION)
        assert view.transcript.rowCount() == 0
        aside.gate.set()
        await at_rest(view.bridge)
        assert not view.chat.notice.isHidden()


async def test_a_file_that_was_put_back_while_its_menu_was_open_is_refused_in_words(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    aside = SlowRestorer()
    async with two_sessions(qtbot, theme, tmp_path, set_aside=aside) as two:
        view, offered, refused = two.workspace_view, [], []
        menus = view.chat_controller.row_controller.menu_requested
        menus.disconnect(view._open_menu)
        menus.connect(lambda actions, _place: offered.append(actions))
        view.bridge.refused.connect(lambda words, _hint: refused.append(words))
        last = view.transcript.rowCount() - 1
        view.transcript.row(last).aside = (("a.txt", "place a"), ("b.txt", "place b"))
        for _clicks in (1, 2):
            view.chat.view.action_requested.emit(last, RowAction.PUT_BACK)
        first, second = offered
        first[0].run()
        aside.gate.set()
        await at_rest(view.bridge)
        second[0].run()
        await at_rest(view.bridge)
        assert refused == ["This file is no longer set aside."]
        assert view.transcript.row(last).aside == (("b.txt", "place b"),)


async def test_a_session_that_is_chosen_twice_keeps_what_is_said_in_between(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with two_sessions(qtbot, theme, tmp_path) as two:
        gates = []
        for clicks in (1, 2):  # the clicks of a double click
            gates.append(two.hold(two.first))
            two.choose(two.first)
            await two.wait_for_readings(clicks)
        gates[0].set()
        del two.store.gates[two.first]
        await two.open_workspace.send(two.first, "said in between")
        await two.open_workspace.sessions.idle()
        await two.wait_for_events()
        gates[1].set()
        await at_rest(two.workspace_view.bridge)
        assert users(two.workspace_view) == ["first", "said in between"]


async def test_an_answer_is_shown_from_its_beginning_to_a_user_who_comes_back(
    bench: Bench,
) -> None:
    view, publish = bench.workspace_view, bench.there.deps.base.bus.publish
    for event in (TurnRunning(SESSION), ThinkingArrived(SESSION, "Hm."), TextArrived(SESSION, "A")):
        publish(event)
    await at_rest(view.bridge)
    await view.show_session(NO_SESSION)
    publish(TextArrived(SESSION, " b"))
    await view.show_session(SESSION)
    publish(TextArrived(SESSION, " c."))
    await at_rest(view.bridge)
    count = view.transcript.rowCount()
    thought, answer = (view.transcript.row(at) for at in (count - 2, count - 1))
    assert (thought.kind, thought.text) == (RowKind.THINKING, "Hm.")
    assert (answer.kind, answer.text) == (RowKind.ASSISTANT, "A b c.")


async def test_an_older_list_of_sessions_never_replaces_a_newer_one(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with two_sessions(qtbot, theme, tmp_path) as two:
        listed = two.workspace_view.sidebar.sessions
        await at_rest(two.workspace_view.bridge)
        two.store.list_gate = gate = asyncio.Event()
        two.workspace_view.show_place(ArchivePlace.OPEN)
        await two.wait_for_readings(1)
        two.store.list_gate = None
        await two.open_workspace.send(NO_SESSION, "third")
        await two.open_workspace.sessions.idle()
        await until(lambda: len(listed.items) == 3)
        gate.set()
        await at_rest(two.workspace_view.bridge)
        assert len(listed.items) == 3
