"""Stop, queue, interrupt, edit and resend, branch: what goes out is what the person meant."""

import asyncio
import json
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from helix_desktop.domain.events import Ending, Recorded, TurnEnded, TurnStarted
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from tests.scenarios.served import SERVED, Served, begins, for_ever, put_on, says, typed
from tests.scenarios.stage import (
    live,
    open_and_quiet,
    resting,
    running,
    texts,
    type_and_send,
    until,
)

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    made.mkdir()
    (made / "README.md").write_text("# Ledger\n\nBooks every order twice.\n")
    return made


async def quiet(bench: Workbench, answers: int) -> None:
    await until(lambda: len(texts(bench, Kind.ASSISTANT)) >= answers and resting(bench))


async def journal(bench: Workbench) -> list[object]:
    assert bench.desk is not None
    found = await bench.desk.transcript(bench.session)
    return [each.event for each in found if isinstance(each, Recorded)]


def row_of(bench: Workbench, kind: Kind, text: str) -> int:
    found = range(bench.transcript.rowCount())
    rows = [(at, bench.transcript.row(at)) for at in found]
    return next(at for at, row in rows if row.kind is kind and text in row.text)


@pytest.mark.slow
@pytest.mark.seen
def test_stopped_queued_and_interrupted_turns_send_what_was_meant_in_that_order(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        editor = bench.chat.composer.editor
        type_and_send(bench, "first")
        await until(lambda: any("on and on 3" in each for each in texts(bench, Kind.ASSISTANT)))
        type_and_send(bench, "later")
        await until(lambda: bench.chat.queue.isVisible() and not bench.chat.composer.draft())
        QTest.keyClick(editor, Qt.Key.Key_Escape)
        await until(lambda: resting(bench))
        kept = texts(bench, Kind.ASSISTANT)[0]
        await asyncio.sleep(0.1)
        assert len(served.bodies) == 1
        bench.chat.queue.send.click()
        await until(lambda: len(served.bodies) == 2 and running(bench))
        await until(lambda: not editor.isReadOnly())
        QTest.keyClicks(editor, "now")
        QTest.keyClick(editor, Qt.Key.Key_Return, CONTROL)
        await until(lambda: texts(bench, Kind.USER) == ["first", "later", "now"])
        await until(lambda: len(served.bodies) == 3 and resting(bench))
        assert texts(bench, Kind.ASSISTANT)[-1] == "Well."
        events = await journal(bench)
        endings = [each.ending for each in events if isinstance(each, TurnEnded)]
        assert endings == [Ending.STOPPED, Ending.STOPPED, Ending.DONE]
        told = [each.text for each in events if isinstance(each, TurnStarted)]
        assert told == ["first", "later", "now"]
        last = json.loads(served.bodies[-1])["messages"]
        said = [each["content"] for each in last if each["role"] == "assistant"]
        assert any(kept.split(" 3 ")[0] in str(each) for each in said)
        order = [each for each in typed(served.bodies[-1]) if each in ("first", "later", "now")]
        assert order == ["first", "later", "now"]

    with Served() as served:
        served.plan(for_ever("on and on"), for_ever("still"), says("Well."))
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_who_edits_and_resends_sends_a_branch_and_the_original_goes_on_as_it_was(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        for at, text in enumerate(("one", "two", "three"), 1):
            type_and_send(bench, text)
            await quiet(bench, at)
        original, before = bench.session, served.bodies[-1]
        desk = bench.desk
        assert desk is not None
        next_of_original = await desk.requests.written(original, draft="four")
        bench.chat.view.wanted.emit(row_of(bench, Kind.USER, "two"), Want.RESEND)
        card = bench.chat.words
        await until(card.isVisible)
        QTest.keyClicks(QApplication.focusWidget(), "!")
        button = next(b for b in card.findChildren(QPushButton) if b.text() == "Send in a branch")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        await until(lambda: bench.session != original)
        await until(lambda: texts(bench, Kind.USER) == ["one", "two!"])
        await until(lambda: resting(bench))
        assert [each for each in typed(served.bodies[-1]) if each in ("one", "two!", "three")] == [
            "one",
            "two!",
        ]
        # all before the changed message is the very same: a provider's cache holds on
        second = served.bodies[1]
        messages, branch = json.loads(second)["messages"], json.loads(served.bodies[-1])["messages"]
        assert branch[:-1] == messages[:-1]
        bench.ways.session_wanted.emit(original)
        await until(lambda: texts(bench, Kind.USER) == ["one", "two", "three"])
        again = await desk.requests.written(original, draft="four")
        assert again is not None
        assert next_of_original is not None
        assert again.data == next_of_original.data
        type_and_send(bench, "four")
        await quiet(bench, 4)
        assert served.bodies[-1] == again.data
        assert len(before) < len(again.data)

    with Served() as served:
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_branch_sends_the_same_bytes_up_to_where_it_leaves(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        for at, text in enumerate(("one", "two"), 1):
            type_and_send(bench, text)
            await quiet(bench, at)
        original, desk = bench.session, bench.desk
        assert desk is not None
        expected = await desk.requests.written(original, draft="go on")
        last = bench.transcript.rowCount() - 1
        bench.chat.view.wanted.emit(last, Want.BRANCH)
        await until(lambda: bench.session != original)
        await until(lambda: texts(bench, Kind.USER) == ["one", "two"])
        type_and_send(bench, "go on")
        await quiet(bench, 3)
        assert expected is not None
        assert json.loads(served.bodies[-1])["messages"] == json.loads(expected.data)["messages"]

    with Served() as served:
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_pictures_and_mentions_go_along_when_a_message_is_sent_or_asked_again(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        image = QImage(40, 30, QImage.Format.Format_RGB32)
        image.fill(QColor("#336699"))
        await bench.talking.writing.attaching._take_copied(image)
        type_and_send(bench, "see @README.md and this")
        await quiet(bench, 1)
        mention = row_of(bench, Kind.MENTION, "@README.md")
        assert bench.transcript.row(mention).text.endswith(" tok")
        first, original = served.bodies[0], bench.session
        assert b"data:image/png;base64" in first
        assert b"Books every order twice" in first
        answer = row_of(bench, Kind.ASSISTANT, "Well.")
        bench.chat.view.wanted.emit(answer, Want.AGAIN)
        await until(lambda: bench.session != original and len(served.bodies) == 2)
        await quiet(bench, 1)
        again = json.loads(served.bodies[1])["messages"]
        assert again == json.loads(first)["messages"]
        bench.chat.view.wanted.emit(row_of(bench, Kind.USER, "see"), Want.RESEND)
        await until(bench.chat.words.isVisible)
        QTest.keyClicks(QApplication.focusWidget(), ", please")
        button = next(
            each
            for each in bench.chat.words.findChildren(QPushButton)
            if each.text() == "Send in a branch"
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        await until(lambda: len(served.bodies) == 3)
        await quiet(bench, 1)
        assert b"data:image/png;base64" in served.bodies[2]
        assert b"Books every order twice" in served.bodies[2]
        bench.chat.view.wanted.emit(row_of(bench, Kind.MENTION, "@README.md"), Want.ENTRY)
        await until(lambda: "Books every" in bench.wings.cache.page.detail.view.text())
        assert bench.page == "cache"

    with Served() as served:
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_session_opened_at_the_end_of_its_turn_shows_its_answer_once(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        desk = bench.desk
        assert desk is not None
        for pause in (0.0, 0.005, 0.012, 0.02, 0.028, 0.035, 0.05):
            may = threading.Event()
            served.plan(begins("half an answer, ", may, "and the whole of it"))
            bench.sidebar.session_wanted.emit()
            await until(lambda: bench.session == "" and bench.transcript.rowCount() == 0)
            type_and_send(bench, "go")
            await until(lambda: texts(bench, Kind.ASSISTANT) == ["half an answer, "])
            session = bench.session
            bench.sidebar.session_wanted.emit()
            await until(lambda: bench.session == "" and bench.transcript.rowCount() == 0)
            may.set()
            await desk.rested(session)
            await asyncio.sleep(pause)
            bench.sidebar.session_chosen.emit(session)
            await until(lambda s=session: bench.session == s and bench.transcript.rowCount() > 0)
            await asyncio.sleep(0.1)
            whole = ["half an answer, and the whole of it"]
            assert texts(bench, Kind.ASSISTANT) == whole, pause
            assert texts(bench, Kind.USER) == ["go"], pause

    with Served() as served:
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0
