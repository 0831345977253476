"""Questions on their way to the card, without an engine behind them."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.live import PermissionAsked, PermissionSettled, ServerAsked, ServerSettled
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.permission import Question, Reply
from helix_desktop.domain.servers import Asking, ServerQuestion
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.look.theme import Theme
from tests.fakes.attic import FakeAttic
from tests.fakes.clock import FakeClock
from tests.ui.frame.test_workbench import desk_on

Play = Callable[[Coroutine[object, object, object]], object]
HERE = SessionId("one")


def question(name: str) -> Question:
    return Question(name, HERE, ToolCall("c", "shell", "{}"), name, False, (), "")


def test_what_is_settled_elsewhere_leaves_the_card_and_problems_are_told(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        supervisor = Supervisor(lambda *_: None)
        desk = desk_on(FakeAttic(FakeClock()), tmp_path, supervisor)
        bench = Workbench(Bridge(lambda work, name: supervisor.spawn(work, name)), theme)
        qtbot.addWidget(bench)
        bench.show()
        await bench.show_desk(desk)
        traffic, card = bench.permissions, bench.chat.approval
        for name in ("a", "b"):
            traffic.take(PermissionAsked(question(name)))
        assert card.heading() == "Allow shell? · 1 of 2 · Asked in “another session”"
        assert traffic.waits(HERE)
        assert bench.strip.waiting_text() == "2 calls wait for you"
        traffic.take(PermissionSettled(HERE, "a", Reply.ONCE))
        assert card.question is not None
        assert card.question.id == "b"
        traffic.take(PermissionSettled(HERE, "b", Reply.ALWAYS, "The answer could not be kept."))
        assert not card.isVisible()
        assert not traffic.waits(HERE)
        assert bench.chat.notice.text() == "The answer could not be kept."
        bench.end()
        await desk.close()
        await supervisor.close()
        await asyncio.sleep(0)

    play(story())


def test_questions_of_servers_wait_in_the_same_row_and_one_card_is_up(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        supervisor = Supervisor(lambda *_: None)
        desk = desk_on(FakeAttic(FakeClock()), tmp_path, supervisor)
        bench = Workbench(Bridge(lambda work, name: supervisor.spawn(work, name)), theme)
        qtbot.addWidget(bench)
        bench.show()
        await bench.show_desk(desk)
        traffic, approval, server = bench.permissions, bench.chat.approval, bench.chat.server
        form = ServerQuestion("shop", Asking.FORM, "Who?", session=HERE)
        traffic.take(ServerAsked("server-1", form))
        traffic.take(PermissionAsked(question("a")))
        assert server.heading() == "“shop” asks you something · 1 of 2 · Asked in “another session”"
        assert not approval.isVisible()
        assert traffic.sessions == {HERE}
        assert bench.strip.waiting_text() == "2 calls wait for you"
        server.turned.emit(1)
        assert approval.isVisible()
        assert not server.isVisible()
        traffic.take(PermissionSettled(HERE, "a", Reply.ONCE))
        assert server.isVisible()
        traffic.take(ServerSettled("server-1"))
        assert not server.isVisible()
        traffic.take(ServerAsked("server-2", ServerQuestion("shop", Asking.FORM, "Who?")))
        assert server.heading() == "“shop” asks you something"
        assert not traffic.waits(NO_SESSION)
        bench.end()
        await desk.close()
        await supervisor.close()
        await asyncio.sleep(0)

    play(story())
