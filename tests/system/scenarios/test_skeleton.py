"""Send, see the tools work, close, come back: everything is still there."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppParts
from helix_desktop.domain.cache import NO_SESSION, CacheTotals
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.ports import Clock, Store, StoreHealth
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.application.launch import LaunchOptions
from helix_desktop.ui.application.startup import run_window
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.fakes.memory_store import FakeStore
from tests.fakes.provider import ScriptedProvider
from tests.system.scenarios.stage import (
    Play,
    entries,
    first_view,
    live,
    open_and_quiet,
    rows,
    running,
    texts,
    type_and_send,
    until,
)
from tests.ui.views import at_rest, signal_values
from tests.waiting import let_others_run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    (made / "src").mkdir(parents=True)
    (made / "README.md").write_text("# Ledger\n\nBooks every order twice.\n")
    (made / "src" / "a.py").write_text("# TODO: more\n")
    return made


async def test_a_conversation_and_its_cache_are_there_after_a_restart(
    play: Play, tmp_path: Path
) -> None:
    seen: list[list[tuple[RowKind, str, str]]] = []
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        assert application.window.isVisible()
        type_and_send(workspace_view, "Summarise this project")
        await until(
            lambda: entries(workspace_view) == 2 and workspace_view.chat.composer.draft() == ""
        )
        await until(
            lambda: (
                not running(workspace_view) and len(texts(workspace_view, RowKind.ASSISTANT)) == 3
            )
        )
        assert texts(workspace_view, RowKind.USER) == ["Summarise this project"]
        assert texts(workspace_view, RowKind.TOOL) == ["./", "README.md"]
        assert (
            "README.md:3  Books every order twice." in texts(workspace_view, RowKind.ASSISTANT)[-1]
        )
        await until(lambda: len(workspace_view.page_controllers.cache.panel.entries.items) == 2)
        seen.append(rows(workspace_view))
        session = workspace_view.session
        following = await workspace_view.open_workspace.requests.next(session, "go on")
    async with live(data=tmp_path / "data") as application:
        workspace_view = await first_view(application)
        await until(
            lambda: open_and_quiet(application) and workspace_view.transcript.rowCount() > 0
        )
        assert rows(workspace_view) == seen[0]
        again = await workspace_view.open_workspace.requests.next(session, "go on")
        assert [block.text for block in again.blocks] == [block.text for block in following.blocks]
        assert again.tokens == following.tokens
        await until(
            lambda: entries(workspace_view) == 2 and len(workspace_view.sidebar.sessions.items) > 0
        )
        assert workspace_view.sidebar.sessions.items[0].title == "Summarise this project"
        type_and_send(workspace_view, "find TODO")
        await until(lambda: "src/a.py:1" in (texts(workspace_view, RowKind.ASSISTANT) or [""])[-1])


async def test_a_full_disk_keeps_the_draft_and_says_so(play: Play) -> None:
    stores: list[FakeStore] = []

    async def store_opener(_folder: Path, clock: Clock) -> Store:
        stores.append(FakeStore(clock))
        return stores[-1]

    parts = AppParts(store_opener=store_opener, provider=PracticeModel)
    async with play.view(parts=parts) as workspace_view:
        stores[0].refuse = StoreFull("The disk is full.", "Make room; your message is here.")
        type_and_send(workspace_view, "precious words")
        await until(lambda: "disk is full" in workspace_view.chat.notice.text())
        assert workspace_view.chat.composer.draft() == "precious words"
        assert workspace_view.transcript.rowCount() == 0
        stores[0].become(StoreHealth.FULL)
        await until(lambda: "Disk full" in workspace_view.strip.health.text())
        stores[0].refuse = None
        stores[0].become(StoreHealth.OPEN)
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Return)
        await until(lambda: texts(workspace_view, RowKind.USER) == ["precious words"])
        await until(lambda: not workspace_view.chat.notice.isVisible())


async def test_sessions_and_pages_are_switched_by_the_sidebar(
    workspace_view: WorkspaceView,
) -> None:
    for number, text in enumerate(("list", "find TODO"), 1):
        workspace_view.sidebar.new.click()
        await until(lambda: workspace_view.transcript.rowCount() == 0)
        type_and_send(workspace_view, text)
        await until(lambda n=number: not running(workspace_view) and entries(workspace_view) == n)
        await until(lambda n=number: len(workspace_view.sidebar.sessions.items) == n)
    older = workspace_view.sidebar.sessions.items[1]
    workspace_view.sidebar.sessions.chosen.emit(older.key)
    await until(lambda: texts(workspace_view, RowKind.USER) == ["list"])
    workspace_view.sidebar.explore.chosen.emit("cache")
    await until(workspace_view.page_controllers.cache.page.table.isVisible)
    assert not workspace_view.side_panel.isVisible()
    workspace_view.chat.view.open_row(1)
    workspace_view.sidebar.sessions.chosen.emit(older.key)
    await until(workspace_view.chat.isVisible)


async def test_an_opened_tool_row_shows_its_output_from_the_store(
    workspace_view: WorkspaceView,
) -> None:
    type_and_send(workspace_view, "read README.md")
    await until(lambda: not running(workspace_view) and entries(workspace_view) == 1)
    at = next(i for i in range(9) if workspace_view.transcript.row(i).kind is RowKind.TOOL)
    workspace_view.chat.view.open_row(at)
    await until(lambda: workspace_view.transcript.row(at).output is not None)
    assert "Books every order twice." in (workspace_view.transcript.row(at).output or "")


class SlowlyClosedStore(FakeStore):
    """A store that is not closed before another one is opened."""

    def __init__(self, clock: Clock, is_opening: asyncio.Event) -> None:
        super().__init__(clock)
        self._opened = is_opening

    async def close(self) -> None:
        await self._opened.wait()
        await let_others_run()
        await super().close()


async def test_a_workspace_that_is_being_opened_at_the_end_is_closed_too(
    tmp_path: Path, folder: Path
) -> None:
    stores: list[FakeStore] = []
    is_opening = asyncio.Event()
    (tmp_path / "second").mkdir()

    async def store_opener(_folder: Path, clock: Clock) -> Store:
        stores.append(SlowlyClosedStore(clock, is_opening))
        if len(stores) == 2:
            await until(lambda: not application.window.isVisible())
            is_opening.set()
        return stores[-1]

    parts = AppParts(store_opener=store_opener, provider=PracticeModel)
    async with live(data=tmp_path / "data", folder=folder, parts=parts) as application:
        await until(lambda: open_and_quiet(application))
        application.window.choose_folder(str(tmp_path / "second"))
        await until(lambda: len(stores) == 2)
    assert [store.health for store in stores] == [StoreHealth.CLOSED] * 2


class LateStore(FakeStore):
    """Gives one kind of answer only when it is told to."""

    def __init__(self, clock: Clock, late: str) -> None:
        super().__init__(clock)
        self.gate, self.waits, self._late = asyncio.Event(), False, late

    async def sessions(self) -> Sequence[SessionHead]:
        result = await super().sessions()
        await self._wait("sessions")
        return result

    async def totals(self) -> CacheTotals:
        result = await super().totals()
        await self._wait("totals")
        return result

    async def _wait(self, what: str) -> None:
        if what == self._late:
            self.waits = True
            await self.gate.wait()


@pytest.mark.parametrize("late", ["sessions", "totals"])
async def test_a_workspace_that_is_closed_while_it_is_shown_comes_back_as_any_other(
    tmp_path: Path, folder: Path, late: str
) -> None:
    stores: list[FakeStore] = []
    second = tmp_path / "second"
    second.mkdir()

    async def store_opener(_folder: Path, clock: Clock) -> Store:
        stores.append(LateStore(clock, late) if len(stores) == 1 else FakeStore(clock))
        return stores[-1]

    parts = AppParts(store_opener=store_opener, provider=lambda: PracticeModel(0.5))
    async with live(data=tmp_path / "data", folder=folder, parts=parts) as application:
        await until(lambda: open_and_quiet(application))
        opening, refused = application.open_workspaces, signal_values(application.bridge.refused)
        application.window.choose_folder(str(second))
        await until(lambda: len(stores) == 2 and stores[1].waits)
        closed = opening.current
        assert Path(closed.workspace.folder) == second
        await opening.close_workspace(closed.workspace.id)
        stores[1].gate.set()
        await at_rest(application.bridge)
        assert Path(opening.current.workspace.folder) == folder
        assert refused == []
        await opening.load_workspace(closed.workspace.id)
        assert opening.current is not closed
        await opening.current.send(NO_SESSION, "list")
        await until(lambda: opening.attention.running == 1)
        assert refused == []


@pytest.mark.slow
def test_an_error_at_the_start_ends_with_status_and_not_with_a_hang(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def broken(_folder: Path, _clock: Clock) -> Store:
        raise StoreFull("The disk is full.", "Make room.")

    lines: list[str] = []
    launch = LaunchOptions(data_dir=tmp_path / "data", folder=folder, screenshot=tmp_path / "p.png")
    assert run_window(launch, lines.append, AppParts(store_opener=broken)) == 1
    assert "disk is full" in lines[0]


@pytest.mark.slow
def test_a_bug_at_the_start_ends_with_status_and_not_with_a_hang(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def broken(_folder: Path, _clock: Clock) -> Store:
        raise ZeroDivisionError("bug")

    lines: list[str] = []
    launch = LaunchOptions(data_dir=tmp_path / "data", folder=folder)
    assert run_window(launch, lines.append, AppParts(store_opener=broken)) == 1
    assert "unexpected error" in lines[0]
    logged = "".join(path.read_text() for path in (tmp_path / "data" / "logs").iterdir())
    assert "ZeroDivisionError: bug" in logged


@pytest.mark.slow
async def test_a_bug_in_a_turn_is_told_in_the_window(play: Play) -> None:
    buggy = AppParts(provider=lambda: ScriptedProvider((ZeroDivisionError("bug"),)))
    async with play.view(parts=buggy) as workspace_view:
        type_and_send(workspace_view, "go")
        await until(lambda: "went wrong" in workspace_view.chat.notice.text())
        await until(lambda: "went wrong" in (texts(workspace_view, RowKind.FAILURE) or [""])[-1])
        assert workspace_view.chat.composer.draft() == ""
