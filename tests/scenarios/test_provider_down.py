"""The provider is down, busy, or breaks off: what is shown, what is kept, and going on."""

import asyncio
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from tests.scenarios.served import SERVED, Served, breaks_off, put_on, refuses, says
from tests.scenarios.stage import (
    live,
    open_and_quiet,
    resting,
    rows,
    running,
    texts,
    type_and_send,
    until,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    made.mkdir()
    return made


async def opened(application: Application) -> Workbench:
    await until(lambda: open_and_quiet(application))
    return application.window.workbench


def words(bench: Workbench) -> str:
    return " ".join(each.text() for each in bench.chat.live.retry.findChildren(QLabel))


@pytest.mark.slow
@pytest.mark.seen
def test_a_busy_provider_is_counted_down_and_asked_again_at_once_when_the_person_wants_it(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await opened(application)
        card = bench.chat.live.retry
        type_and_send(bench, "hello")
        await until(card.isVisible)
        assert "Overloaded for a moment" in words(bench)
        assert "Retry in 30 s · attempt 2" in words(bench)
        await until(lambda: "Retry in 29 s" in words(bench))
        assert running(bench)
        QTest.mouseClick(card.now, Qt.MouseButton.LeftButton)
        await until(lambda: resting(bench) and not card.isVisible())
        assert texts(bench, Kind.ASSISTANT) == ["Back again."]
        assert len(served.bodies) == 2
        assert served.bodies[0] == served.bodies[1]

    with Served() as served:
        served.plan(
            refuses("503 Service Unavailable", "Overloaded for a moment", retry_after="30"),
            says("Back again."),
        )
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_wait_goes_on_while_another_session_is_looked_at_and_is_cancelled_without_a_loss(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await opened(application)
        card = bench.chat.live.retry
        type_and_send(bench, "hello")
        await until(card.isVisible)
        session = bench.session
        bench.sidebar.session_wanted.emit()
        await until(lambda: bench.session == "" and not card.isVisible())
        bench.sidebar.session_chosen.emit(session)
        await until(lambda: card.isVisible() and texts(bench, Kind.USER) == ["hello"])
        QTest.mouseClick(card.cancel, Qt.MouseButton.LeftButton)
        await until(lambda: resting(bench) and not card.isVisible())
        at = bench.transcript.rowCount() - 1
        assert bench.transcript.row(at).kind is Kind.BREAK
        bench.chat.view.wanted.emit(at, Want.CONTINUE)
        await until(lambda: texts(bench, Kind.ASSISTANT) == ["Well."])
        await until(lambda: resting(bench))

    with Served() as served:
        served.plan(refuses("503 Service Unavailable", "Overloaded", retry_after="30"))
        put_on(tmp_path / "data", folder, served.port)
        assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_what_came_before_a_cut_is_kept_and_gone_on_from(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    seen: list[object] = []

    async def story(application: Application) -> None:
        bench = await opened(application)
        type_and_send(bench, "tell me")
        await until(lambda: bool(texts(bench, Kind.ASSISTANT)) and resting(bench))
        await until(lambda: bench.transcript.broken_off)
        assert texts(bench, Kind.ASSISTANT) == ["The first half "]
        seen.append(rows(bench))

    async def later(application: Application) -> None:
        bench = await opened(application)
        await until(lambda: bench.transcript.rowCount() > 0)
        assert rows(bench) == seen[0]
        bench.chat.view.wanted.emit(bench.transcript.rowCount() - 1, Want.CONTINUE)
        await until(lambda: texts(bench, Kind.ASSISTANT)[-1:] == ["and the second."])
        await until(lambda: resting(bench))
        messages = json.loads(served.bodies[-1])["messages"]
        assert any("The first half" in str(each["content"]) for each in messages)

    with Served() as served:
        served.plan(breaks_off("The first half "), says("and the second."))
        data = tmp_path / "data"
        put_on(data, folder, served.port)
        assert live(qapp, story, data=data, folder=folder, parts=SERVED) == 0
        assert live(qapp, later, data=data, folder=folder, parts=SERVED) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_nobody_at_the_address_is_told_and_the_message_goes_out_when_somebody_is(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    async def story(application: Application) -> None:
        bench = await opened(application)
        card = bench.chat.live.retry
        type_and_send(bench, "precious words")
        await until(card.isVisible)
        assert "attempt 2" in words(bench)
        assert texts(bench, Kind.USER) == ["precious words"]
        await until(lambda: resting(bench), 25)
        assert not card.isVisible()
        at = bench.transcript.rowCount() - 1
        row = bench.transcript.row(at)
        assert row.kind is Kind.FAILURE, rows(bench)
        assert "127.0.0.1" in row.text or "reach" in row.text
        with Served(port=port) as served:
            bench.chat.view.wanted.emit(at, Want.CONTINUE)
            await until(lambda: texts(bench, Kind.ASSISTANT) == ["Well."])
            await until(lambda: resting(bench))
            assert b"precious words" in served.bodies[0]
            await asyncio.sleep(0.05)

    with Served() as gone:
        port = gone.port
        put_on(tmp_path / "data", folder, port)
    assert live(qapp, story, data=tmp_path / "data", folder=folder, parts=SERVED) == 0
