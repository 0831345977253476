"""What the person wants of a row is done by the desk, or told to whom it belongs to."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import NO_SESSION, Choice, NewContent, SessionId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Recorded
from helix_desktop.domain.llm import Finished, StopReason, TextDelta
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.look.theme import Theme
from tests.engine.stage import until
from tests.fakes.attic import FakeAttic
from tests.fakes.clock import FakeClock
from tests.fakes.provider import Script, ScriptedProvider, says
from tests.ui.frame.test_workbench import desk_on

Play = Callable[[Coroutine[object, object, None]], None]


class Room:
    """A workbench on a desk that has two answers."""

    def __init__(
        self, qtbot: QtBot, theme: Theme, folder: Path, *, scripts: tuple[Script, ...] = ()
    ) -> None:
        self.supervisor = Supervisor(lambda *_: None)
        self.attic = FakeAttic(FakeClock())
        provider = ScriptedProvider(*(scripts or (says("one"), says("two"), says("three"))))
        self.desk = desk_on(self.attic, folder, self.supervisor, provider)
        self.bench = Workbench(Bridge(lambda work, name: self.supervisor.spawn(work, name)), theme)
        qtbot.addWidget(self.bench)
        self.bench.resize(1_000, 700)

    async def open(self, *texts: str) -> SessionId:
        session = NO_SESSION
        for text in texts:
            session = await self.desk.send(session, text)
            await self.desk.idle()
        await self.bench.show_desk(self.desk)
        return session

    def row(self, kind: Kind) -> int:
        model = self.bench.transcript
        return next(at for at in range(model.rowCount()) if model.row(at).kind is kind)

    def texts(self) -> list[str]:
        model = self.bench.transcript
        rows = [model.row(at) for at in range(model.rowCount())]
        return [row.text for row in rows if row.kind in (Kind.USER, Kind.ASSISTANT)]

    async def close(self) -> None:
        await asyncio.sleep(0.2)  # what was wanted last comes to its end
        self.bench.leave_desk()
        await asyncio.sleep(0.05)
        await self.desk.close()
        await self.supervisor.close()


def test_a_message_is_edited_and_sent_again_in_a_branch(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path)
        session = await room.open("first", "second")
        before = list(room.attic.loft.journals[session])
        view, words = room.bench.chat.view, room.bench.chat.words
        view.wanted.emit(room.row(Kind.USER), Want.RESEND)
        assert words.editor.toPlainText() == "first"
        words.editor.setPlainText("first, otherwise")
        words.go.click()
        await until(lambda: room.bench.session not in (session, NO_SESSION))
        await room.desk.idle()
        await until(lambda: len(room.texts()) == 2)
        assert room.texts() == ["first, otherwise", "three"]
        assert room.attic.loft.journals[session] == before
        assert not room.desk.draft(room.bench.session)
        await room.close()

    play(story())


def test_a_branch_from_a_message_has_all_up_to_it_and_opens(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path)
        session = await room.open("first", "second")
        room.bench.chat.view.wanted.emit(room.row(Kind.ASSISTANT), Want.BRANCH)
        await until(lambda: room.bench.session not in (session, NO_SESSION))
        await until(lambda: room.texts() == ["first", "one"])
        heads = await room.desk.sessions()
        assert len(heads) == 2
        assert heads[0].title == "first (branch)"
        await room.close()

    play(story())


def test_a_turn_that_failed_is_tried_again_where_it_broke_off(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        cut = (TextDelta("It begins"), Finished(StopReason.INTERRUPTED))
        room = Room(qtbot, theme, tmp_path, scripts=(cut, says("and ends.")))
        await room.open("tell me")
        room.bench.chat.view.wanted.emit(room.row(Kind.FAILURE), Want.CONTINUE)
        await until(lambda: "and ends." in room.texts())
        await room.desk.idle()
        await room.close()

    play(story())


def test_another_wing_is_asked_for_what_belongs_to_it(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path)
        session = await room.open("first")
        ways, view = room.bench.ways, room.bench.chat.view
        asked: list[tuple[object, ...]] = []
        ways.request_wanted.connect(lambda *told: asked.append(told))
        ways.settings_wanted.connect(lambda *told: asked.append(told))
        items = await room.desk.transcript(session)
        sent = next(
            item.seq
            for item in items
            if isinstance(item, Recorded) and type(item.event).__name__ == "WindowSent"
        )
        view.wanted.emit(room.row(Kind.ASSISTANT), Want.REQUEST)
        view.wanted.emit(room.row(Kind.USER), Want.MODELS)
        assert asked == [(session, sent), ("models",)]
        await room.close()

    play(story())


def test_a_message_that_is_wanted_is_shown_also_in_another_session(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path)
        first = await room.open("first")
        second = await room.open("second")
        room.bench.ways.session_wanted.emit(second)
        await until(lambda: room.bench.session == second and room.texts()[:1] == ["second"])
        seq = room.bench.transcript.row(0).seq
        room.bench.ways.message_wanted.emit(first, seq)
        await until(lambda: room.bench.session == first and room.texts()[:1] == ["first"])
        room.bench.ways.message_wanted.emit(first, seq)
        assert room.bench.page == "chat"
        await room.close()

    play(story())


def test_what_can_be_done_is_offered_and_refused_where_nothing_was_said(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path)
        acts = room.bench.acts
        offered = {each.id: each for each in acts.all() if each.id.startswith("chat.")}
        assert {"chat.find", "chat.end", "chat.resend", "chat.branch"} <= set(offered)
        assert offered["chat.branch"].refusal()
        assert offered["chat.continue"].refusal(), "no turn broke off"
        session = await room.open("first")
        assert not offered["chat.branch"].refusal()
        acts.run("chat.find")
        assert not room.bench.chat.view.find_bar.isHidden()
        acts.run("chat.resend")
        assert room.bench.chat.words.editor.toPlainText() == "first"
        acts.run("chat.branch")
        await until(lambda: room.bench.session != session)
        assert room.bench.chat.words.isHidden()
        await room.close()

    play(story())


def test_asking_again_is_a_branch_with_the_same_words(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path)
        session = await room.open("first")
        room.bench.chat.view.wanted.emit(room.row(Kind.ASSISTANT), Want.AGAIN)
        await until(lambda: room.texts() == ["first", "two"])
        assert room.bench.session != session
        await room.desk.idle()
        await room.close()

    play(story())


def test_the_desk_refuses_in_words_and_hands_pictures_out(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path)
        session = await room.open("first")
        conversing = room.desk.conversing
        with pytest.raises(EngineError, match="no output"):
            await conversing.decide(session, "nobody", Choice.KEEP_FULL)
        fresh = await room.desk.branch(session, 2)
        assert fresh in [head.id for head in await room.desk.sessions()]
        with pytest.raises(EngineError, match="nothing to branch"):
            await conversing.branch(session, 1, before=True)
        conversing.hurry(session)
        await conversing.cancel_job(session)
        digest = await room.attic.put(NewContent(b"bytes"))
        assert await conversing.picture(digest) == b"bytes"
        assert not (await conversing.room(session, shown=0, whole_output=10**9)).fits
        await room.close()

    play(story())
