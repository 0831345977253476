"""From a message to a file on disk, with a person who is asked in between."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.domain.events import Recorded, ToolReturned
from helix_desktop.ui.chat.cards.asking_card import DEAD
from helix_desktop.ui.chat.transcript.rows import CallState, Kind
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.look.tokens import TOP_BAR
from helix_desktop.ui.parts.row_list import RowModel
from tests.scenarios.stage import live, open_and_quiet, running, texts, type_and_send, until

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    made.mkdir()
    (made / "README.md").write_text("# Ledger\n")
    return made


async def card_is_up(bench: Workbench) -> None:
    await until(lambda: bench.chat.approval.ready)


def press(bench: Workbench, key: Qt.Key) -> None:
    QTest.keyClick(bench.chat.composer.editor, key, ALT)


def states(bench: Workbench) -> list[CallState]:
    found = [bench.transcript.row(at) for at in range(bench.transcript.rowCount())]
    return [row.state for row in found if row.kind is Kind.TOOL]


def reason(bench: Workbench) -> str:
    """What stands below a call that was denied."""
    found = [bench.transcript.row(at) for at in range(bench.transcript.rowCount())]
    return next((row.output or "" for row in found if row.kind is Kind.TOOL and row.expanded), "")


@pytest.mark.slow
@pytest.mark.seen
def test_a_folder_is_asked_about_once_and_the_answer_is_kept(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def first(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application) and bench.chat.trust.isVisible())
        assert str(folder) in bench.chat.trust.text()
        assert QApplication.focusWidget() is bench.chat.composer.editor
        QTest.mouseClick(bench.chat.trust.no, Qt.MouseButton.LeftButton)
        await until(lambda: not bench.chat.trust.isVisible())
        assert bench.chat.trust_mark.text() == "Not trusted"

    async def second(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        await asyncio.sleep(0.1)
        assert not bench.chat.trust.isVisible()
        QTest.mouseClick(bench.chat.trust_mark, Qt.MouseButton.LeftButton)
        assert bench.chat.trust.isVisible()
        QTest.mouseClick(bench.chat.trust.yes, Qt.MouseButton.LeftButton)
        await until(lambda: bench.chat.trust_mark.text() == "")
        assert not bench.chat.trust.isVisible()

    async def third(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        assert bench.chat.trust_mark.text() == ""

    data = tmp_path / "data"
    assert live(qapp, first, data=data, folder=folder) == 0
    assert live(qapp, second, data=data) == 0
    assert live(qapp, third, data=data) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_file_is_written_once_the_person_allows_it(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "write hello into notes.txt")
        await until(lambda: bench.chat.approval.isVisible())
        assert not bench.chat.trust.isVisible()
        card = bench.chat.approval
        assert card.heading() == "Write this file? · notes.txt"
        assert card.exact.row_texts() == ["hello"]
        assert not card.always.isEnabled()
        assert "not before you trust this folder" in card.always.beside() + card.facts()
        press(bench, Qt.Key.Key_Y)
        assert not (folder / "notes.txt").exists()
        await asyncio.sleep(DEAD / 1000)
        await until(lambda: bench.permissions.waits(bench.session))
        assert states(bench) == [CallState.WAITING]
        await until(lambda: bench.strip.waiting_text() == "1 call waits for you")
        await until(lambda: bench.sidebar.sessions.rows.row(0).below == "Waiting for you")
        assert bench.talking.running.state(bench.session, 0.0, waiting=True)[0] == "Waiting for you"
        press(bench, Qt.Key.Key_Y)
        await until(lambda: not running(bench))
        assert (folder / "notes.txt").read_text() == "hello"
        assert states(bench) == [CallState.OK]
        assert not card.isVisible()
        assert bench.chat.trust.isVisible()
        assert QApplication.focusWidget() is bench.chat.composer.editor

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_refusal_and_its_words_reach_the_agent(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "write hello into notes.txt")
        await card_is_up(bench)
        press(bench, Qt.Key.Key_T)
        editor = bench.chat.approval.instead.editor
        QTest.keyClicks(editor, "Put it into docs")
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await until(lambda: not running(bench))
        assert not (folder / "notes.txt").exists()
        assert states(bench) == [CallState.DENIED]
        assert "Put it into docs" in texts(bench, Kind.ASSISTANT)[-1]
        assert QApplication.focusWidget() is bench.chat.composer.editor
        await until(lambda: "Put it into docs" in reason(bench))
        assert bench.desk is not None
        items = await bench.desk.transcript(bench.session)
        events = [item.event for item in items if isinstance(item, Recorded)]
        said = [event.said for event in events if isinstance(event, ToolReturned)]
        assert said == ["Put it into docs"], "they are the person's words to a handover"

    async def again(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application) and bool(states(bench)))
        await until(lambda: "Put it into docs" in reason(bench))

    data = tmp_path / "data"
    assert live(qapp, story, data=data, folder=folder) == 0
    assert live(qapp, again, data=data) == 0


def test_always_holds_for_what_the_card_showed_and_over_a_restart(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def first(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application) and bench.chat.trust.isVisible())
        QTest.mouseClick(bench.chat.trust.yes, Qt.MouseButton.LeftButton)
        await until(lambda: bench.chat.trust_mark.text() == "")
        type_and_send(bench, "write hello into notes.txt")
        await card_is_up(bench)
        assert "files of this workspace that hold no secrets" in bench.chat.approval.facts()
        press(bench, Qt.Key.Key_A)
        await until(lambda: not running(bench))
        assert (folder / "notes.txt").read_text() == "hello"

    async def second(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "write more into other.txt")
        await until(lambda: (folder / "other.txt").exists())
        await until(lambda: not running(bench))
        type_and_send(bench, "write secret into .env")
        await card_is_up(bench)
        assert bench.chat.approval.chips() == ["may read secrets"]
        assert not bench.chat.approval.always.isEnabled()
        press(bench, Qt.Key.Key_N)
        await until(lambda: not running(bench))
        assert not (folder / ".env").exists()

    data = tmp_path / "data"
    assert live(qapp, first, data=data, folder=folder) == 0
    assert live(qapp, second, data=data) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_who_trusts_while_a_call_waits_is_offered_an_always(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "write hello into notes.txt")
        await card_is_up(bench)
        card, trust = bench.chat.approval, bench.chat.trust
        assert not card.always.isEnabled()
        QTest.mouseClick(bench.chat.trust_mark, Qt.MouseButton.LeftButton)
        assert trust.isVisible()
        assert not card.isVisible()
        QTest.mouseClick(trust.yes, Qt.MouseButton.LeftButton)
        await card_is_up(bench)
        await until(card.always.isEnabled)
        assert not trust.isVisible()
        await card_is_up(bench)
        press(bench, Qt.Key.Key_A)
        await until(lambda: not running(bench))
        assert (folder / "notes.txt").read_text() == "hello"

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_closing_the_window_refuses_and_the_turn_ends_well(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def first(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "write hello into notes.txt")
        await card_is_up(bench)
        application.quit()

    async def second(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application) and bool(states(bench)))
        assert states(bench)[0] in (CallState.DENIED, CallState.STOPPED)
        assert not bench.chat.approval.isVisible()
        assert not any("ended in the middle" in text for text in texts(bench, Kind.BREAK))

    data = tmp_path / "data"
    assert live(qapp, first, data=data, folder=folder) == 0
    assert not (folder / "notes.txt").exists()
    assert live(qapp, second, data=data) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_stopping_the_turn_takes_the_card_away(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "write hello into notes.txt")
        await card_is_up(bench)
        QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_Escape)
        await until(lambda: not running(bench) and not bench.chat.approval.isVisible())
        assert states(bench) == [CallState.STOPPED]
        assert bench.strip.waiting_text() == ""

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


def marks(rows: RowModel) -> dict[str, str]:
    found = map(rows.row, range(rows.rowCount()))
    return {row.title: row.mark for row in found}


@pytest.mark.slow
@pytest.mark.seen
def test_a_question_waits_while_another_workspace_is_on_screen(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()

    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "write hello into notes.txt")
        await card_is_up(bench)
        application.window.choose_folder(str(other))
        await until(lambda: "other" in application.window.windowTitle())
        await until(lambda: not bench.chat.approval.isVisible())
        rows = application.window.workbench.sidebar.workspaces.rows
        await until(lambda: marks(rows) == {"ledger": "waiting", "other": ""})
        application.window.choose_folder(str(folder))
        await card_is_up(bench)
        press(bench, Qt.Key.Key_Y)
        await until(lambda: (folder / "notes.txt").exists())
        await until(lambda: not running(bench))
        rows = bench.sidebar.workspaces.rows
        await until(lambda: marks(rows) == {"ledger": "", "other": ""})

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_another_sessions_question_is_named_and_answered_from_here(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "write hello into notes.txt")
        await card_is_up(bench)
        bench.sidebar.session_wanted.emit()
        await until(lambda: bench.session == "")
        await until(
            lambda: "Asked in “write hello into notes.txt”" in bench.chat.approval.heading()
        )
        type_and_send(bench, "write more into more.txt")
        await until(lambda: "1 of 2" in bench.chat.approval.heading())
        await until(lambda: bench.session != "")
        press(bench, Qt.Key.Key_Right)
        press(bench, Qt.Key.Key_Right)
        await card_is_up(bench)
        press(bench, Qt.Key.Key_Y)
        await until(lambda: len(list(folder.glob("*.txt"))) == 1)
        await card_is_up(bench)
        press(bench, Qt.Key.Key_Y)
        await until(lambda: len(list(folder.glob("*.txt"))) == 2)
        await until(lambda: not running(bench))

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_subagents_question_names_whom_it_works_for(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "delegate: write hello into notes.txt")
        await card_is_up(bench)
        heading = bench.chat.approval.heading()
        assert "A SubAgent of “delegate: write hello into notes.txt” asks" in heading
        assert bench.permissions.waits(bench.session)
        await until(lambda: bench.sidebar.sessions.rows.row(0).below == "Waiting for you")
        press(bench, Qt.Key.Key_Y)
        await until(lambda: not running(bench))
        assert (folder / "notes.txt").read_text() == "hello"

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_the_smallest_window_shows_the_whole_card(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        window, bench = application.window, application.window.workbench
        await until(lambda: open_and_quiet(application))
        window.resize(window.minimumSize())
        words = " ".join(["hello"] * 100)
        type_and_send(bench, f"write {words} into notes.txt")
        await card_is_up(bench)
        card, composer = bench.chat.approval, bench.chat.composer
        await asyncio.sleep(0.05)
        assert window.size() == window.minimumSize()
        top = card.mapTo(window, QPoint(0, 0)).y()
        below = composer.mapTo(window, QPoint(0, 0)).y()
        assert top >= TOP_BAR
        assert top + card.height() <= below
        assert below + composer.height() <= window.height() - bench.strip.height()
        for button in (card.once, card.always, card.deny):
            corner = button.mapTo(card, QPoint(button.width(), button.height()))
            assert corner.x() <= card.width()
            assert corner.y() <= card.height()
        assert card.exact.height() >= 40
        press(bench, Qt.Key.Key_N)
        await until(lambda: not running(bench))

    assert live(qapp, story, data=tmp_path / "data", folder=folder) == 0
