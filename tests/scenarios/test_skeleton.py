"""Send, see the tools work, close, come back: everything is still there."""

import asyncio
import os
import shutil
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.front_door import SOCKET as WINDOW
from helix_desktop.app.mcp.place import SOCKET
from helix_desktop.app.wiring import Parts
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.ports import Attic, Clock, StoreHealth
from helix_desktop.providers.practice.model import PracticeModel
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.launch import Launch
from helix_desktop.ui.life.launching import run
from tests.fakes.attic import FakeAttic
from tests.fakes.provider import ScriptedProvider
from tests.scenarios.stage import live, open_and_quiet, rows, running, texts, type_and_send, until


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    (made / "src").mkdir(parents=True)
    (made / "README.md").write_text("# Ledger\n\nBooks every order twice.\n")
    (made / "src" / "a.py").write_text("# TODO: more\n")
    return made


def test_a_conversation_and_its_cache_are_there_after_a_restart(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    seen: list[list[tuple[Kind, str, str]]] = []

    async def first(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        assert application.window.isVisible()
        type_and_send(bench, "Summarise this project")
        await until(
            lambda: (
                bench.wings.cache.browsing.model.rowCount() == 2
                and bench.chat.composer.draft() == ""
            )
        )
        await until(lambda: not running(bench) and len(texts(bench, Kind.ASSISTANT)) == 3)
        assert texts(bench, Kind.USER) == ["Summarise this project"]
        assert texts(bench, Kind.TOOL) == ["./", "README.md"]
        assert "README.md:3  Books every order twice." in texts(bench, Kind.ASSISTANT)[-1]
        await until(lambda: bench.wings.cache.panel.entries.rows.rowCount() == 2)
        seen.append(rows(bench))

    async def second(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application) and bench.transcript.rowCount() > 0)
        assert rows(bench) == seen[0]
        await until(
            lambda: (
                bench.wings.cache.browsing.model.rowCount() == 2
                and bench.sidebar.sessions.rows.rowCount() > 0
            )
        )
        assert bench.sidebar.sessions.rows.row(0).title == "Summarise this project"
        type_and_send(bench, "find TODO")
        await until(lambda: "src/a.py:1" in (texts(bench, Kind.ASSISTANT) or [""])[-1])

    assert live(qapp, first, data=tmp_path / "data", folder=folder) == 0
    assert live(qapp, second, data=tmp_path / "data") == 0


def test_closing_the_window_in_the_middle_of_a_turn_loses_nothing(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    kept: list[str] = []

    async def first(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "Please think about everything")
        await until(lambda: any("practice" in text for text in texts(bench, Kind.ASSISTANT)))
        kept.append(texts(bench, Kind.ASSISTANT)[-1])
        assert running(bench)

    async def second(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application) and bench.transcript.rowCount() > 0)
        assert texts(bench, Kind.USER) == ["Please think about everything"]
        assert texts(bench, Kind.ASSISTANT)[-1].startswith(kept[0])
        assert "Interrupted" in texts(bench, Kind.BREAK)[-1]
        type_and_send(bench, "go on")
        await until(lambda: len(texts(bench, Kind.USER)) == 2)

    slow = Parts(provider=lambda: PracticeModel(0.05))
    assert live(qapp, first, data=tmp_path / "data", folder=folder, parts=slow) == 0
    assert live(qapp, second, data=tmp_path / "data") == 0


def test_after_a_crash_in_the_middle_of_a_turn_it_is_shown_as_interrupted(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def first(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "Summarise this project")
        await until(lambda: bool(texts(bench, Kind.TOOL)))
        # what a power cut would leave: the disk as it is now
        await asyncio.to_thread(
            shutil.copytree,
            tmp_path / "data",
            tmp_path / "crashed",
            ignore=shutil.ignore_patterns(SOCKET, WINDOW),
        )

    async def second(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application) and bench.transcript.rowCount() > 0)
        assert texts(bench, Kind.USER) == ["Summarise this project"]
        assert "ended in the middle of this turn" in texts(bench, Kind.BREAK)[-1]
        type_and_send(bench, "list")
        await until(lambda: "README.md" in texts(bench, Kind.ASSISTANT)[-1])

    slow = Parts(provider=lambda: PracticeModel(0.1))
    assert live(qapp, first, data=tmp_path / "data", folder=folder, parts=slow) == 0
    assert live(qapp, second, data=tmp_path / "crashed", folder=folder) == 0


def test_escape_stops_the_turn_and_the_session_goes_on(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "hello there")
        await until(lambda: any("practice" in text for text in texts(bench, Kind.ASSISTANT)))
        QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_Escape)
        await until(lambda: not running(bench) and bool(texts(bench, Kind.BREAK)))
        [told] = texts(bench, Kind.BREAK)
        assert "you stopped it" in told
        assert "what came is kept" in told
        type_and_send(bench, "list")
        await until(lambda: len(texts(bench, Kind.USER)) == 2)

    slow = Parts(provider=lambda: PracticeModel(0.05))
    assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=slow) == 0


def test_a_full_disk_keeps_the_draft_and_says_so(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    attics: list[FakeAttic] = []

    async def open_attic(_folder: Path, clock: Clock) -> Attic:
        attics.append(FakeAttic(clock))
        return attics[-1]

    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        attics[0].refuse = StoreFull("The disk is full.", "Make room; your message is here.")
        type_and_send(bench, "precious words")
        await until(lambda: "disk is full" in bench.chat.notice.text())
        assert bench.chat.composer.draft() == "precious words"
        assert bench.transcript.rowCount() == 0
        attics[0].become(StoreHealth.FULL)
        await until(lambda: "disk is full" in bench.strip.health_text())
        attics[0].refuse = None
        attics[0].become(StoreHealth.OPEN)
        QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_Return)
        await until(lambda: texts(bench, Kind.USER) == ["precious words"])
        await until(lambda: not bench.chat.notice.isVisible())

    parts = Parts(open_attic=open_attic, provider=PracticeModel)
    assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=parts) == 0


def test_the_first_start_asks_for_a_folder_and_a_bad_one_is_explained(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        window = application.window
        await until(window.welcome.isVisible)
        window.choose_folder(str(tmp_path / "nowhere"))
        await until(lambda: "cannot be opened" in window.welcome.notice.text())
        window.choose_folder(str(folder))
        await until(lambda: open_and_quiet(application))
        assert "ledger" in window.windowTitle()

    assert live(qapp, story, data=tmp_path / "data") == 0


def test_another_workspace_opens_and_the_first_comes_back_as_it_was(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()

    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "list")
        await until(lambda: not running(bench) and bench.wings.cache.browsing.model.rowCount() == 1)
        application.window.choose_folder(str(other))
        await until(lambda: "other" in application.window.windowTitle())
        second = application.window.workbench
        assert second is not bench
        await until(lambda: second.isVisible() and not bench.isVisible())
        assert (second.transcript.rowCount(), second.wings.cache.browsing.model.rowCount()) == (
            0,
            0,
        )
        first = second.sidebar.workspaces.rows.row(0)
        second.sidebar.workspaces.chosen.emit(first.key)
        await until(bench.isVisible)
        assert application.window.workbench is bench
        assert texts(bench, Kind.USER) == ["list"]
        assert bench.wings.cache.browsing.model.rowCount() == 1

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def test_a_turn_goes_on_while_another_workspace_is_shown(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()

    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "Summarise this project")
        await until(lambda: bool(texts(bench, Kind.TOOL)))
        for _ in range(3):  # also when somebody clicks faster than stores open
            application.window.choose_folder(str(other))
            application.window.choose_folder(str(folder))
        application.window.choose_folder(str(other))
        await until(lambda: "other" in application.window.windowTitle())
        await asyncio.sleep(0.5)
        application.window.choose_folder(str(folder))
        await until(lambda: "twice" in (texts(bench, Kind.ASSISTANT) or [""])[-1])
        await until(lambda: not running(bench))
        assert not texts(bench, Kind.BREAK)
        assert bench.chat.notice.text() == ""

    slow = Parts(provider=lambda: PracticeModel(0.02))
    assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=slow) == 0


def test_sessions_and_pages_are_switched_by_the_sidebar(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        for number, text in enumerate(("list", "find TODO"), 1):
            bench.sidebar.session_wanted.emit()
            await until(lambda: bench.transcript.rowCount() == 0)
            type_and_send(bench, text)
            await until(
                lambda n=number: (
                    not running(bench) and bench.wings.cache.browsing.model.rowCount() == n
                )
            )
            await until(lambda n=number: bench.sidebar.sessions.rows.rowCount() == n)
        older = bench.sidebar.sessions.rows.row(1)
        bench.sidebar.sessions.chosen.emit(older.key)
        await until(lambda: texts(bench, Kind.USER) == ["list"])
        bench.sidebar.page_chosen.emit("cache")
        await until(bench.wings.cache.page.table.isVisible)
        assert not bench.beside.isVisible()
        bench.chat.view.open_row(1)
        bench.sidebar.sessions.chosen.emit(older.key)
        await until(bench.chat.isVisible)

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def test_an_opened_tool_row_shows_its_output_from_the_store(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "read README.md")
        await until(lambda: not running(bench) and bench.wings.cache.browsing.model.rowCount() == 1)
        at = next(i for i in range(9) if bench.transcript.row(i).kind is Kind.TOOL)
        bench.chat.view.open_row(at)
        await until(lambda: bench.transcript.row(at).output is not None)
        assert "Books every order twice." in (bench.transcript.row(at).output or "")

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_polite_kill_ends_the_application_like_closing_it(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.sleep(0.05)

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def test_an_error_at_the_start_ends_with_status_and_not_with_a_hang(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def broken(_folder: Path, _clock: Clock) -> Attic:
        raise StoreFull("The disk is full.", "Make room.")

    said: list[str] = []
    launch = Launch(data_dir=tmp_path / "data", folder=folder, screenshot=tmp_path / "p.png")
    assert run(launch, said.append, Parts(open_attic=broken)) == 1
    assert "disk is full" in said[0]


def test_a_bug_at_the_start_ends_with_status_and_not_with_a_hang(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def broken(_folder: Path, _clock: Clock) -> Attic:
        raise ZeroDivisionError("bug")

    said: list[str] = []
    launch = Launch(data_dir=tmp_path / "data", folder=folder)
    assert run(launch, said.append, Parts(open_attic=broken)) == 1
    assert "unexpected error" in said[0]
    logged = "".join(path.read_text() for path in (tmp_path / "data" / "logs").iterdir())
    assert "ZeroDivisionError: bug" in logged


def test_a_bug_in_a_turn_is_told_in_the_window(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "go")
        await until(lambda: "unexpected" in bench.chat.notice.text())
        await until(lambda: "unexpected" in (texts(bench, Kind.FAILURE) or [""])[-1])
        assert bench.chat.composer.draft() == ""

    buggy = Parts(provider=lambda: ScriptedProvider((ZeroDivisionError("bug"),)))
    assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=buggy) == 0
