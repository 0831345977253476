"""A real server asks the person, and then a model, while the agent waits for its tool."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.servers.book import ServerBook
from helix_desktop.app.wiring import Parts
from helix_desktop.domain.events import CallKind
from helix_desktop.domain.llm import CallMade, Finished, Request, StopReason
from helix_desktop.domain.message import Role, ToolCall, ToolResult
from helix_desktop.domain.servers import Approved, Offered, Server
from helix_desktop.tools.mcp_host.pins import launch_pin
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from tests.app.mcp.served import Place
from tests.fakes.provider import Script
from tests.fakes.speaker import Speaker, words
from tests.peers import asking_server
from tests.scenarios.stage import live, open_and_quiet, running, type_and_send, until

ALT = Qt.KeyboardModifier.AltModifier
SERVER = Server("friends", sys.executable, ("-I", str(Path(asking_server.__file__))), sampling=True)
CALL = ToolCall("call-1", "friends__invite", "{}")


def agent(request: Request) -> Script:
    """Calls the server's tool once; whoever asks without tools is greeted."""
    if not request.tools:
        return words("Hi there!")
    if any(message.role is Role.TOOL for message in request.messages):
        return words("Done.")
    return (CallMade(CALL), Finished(StopReason.TOOLS))


def prepared(base: Path, server: Server) -> Place:
    """A workspace whose server is approved with its tool."""
    place = Place(base)
    book = ServerBook(place.home)
    book.put(server)
    tool = asking_server.TOOL
    schema = json.dumps(tool["inputSchema"], sort_keys=True, separators=(",", ":"))
    offered = Offered(str(tool["name"]), str(tool["description"]), schema)
    book.keep(server.name, Approved(launch_pin(server), (offered,)))
    return place


def press(bench: Workbench, key: Qt.Key) -> None:
    QTest.keyClick(bench.chat.composer.editor, key, ALT)


async def allow_the_call(bench: Workbench) -> None:
    await until(lambda: bench.chat.approval.ready)
    press(bench, Qt.Key.Key_Y)
    await until(lambda: bench.chat.server.ready)


def told(speaker: Speaker) -> dict[str, object]:
    """What the server's tool answered, as the agent read it."""
    parts = [part for message in speaker.requests[-1].messages for part in message.parts]
    (result,) = [part for part in parts if isinstance(part, ToolResult)]
    found = json.loads(result.text[result.text.index("{") : result.text.rindex("}") + 1])
    assert isinstance(found, dict)
    return found


@pytest.mark.slow
@pytest.mark.seen
def test_a_server_is_told_what_was_filled_in_and_what_a_model_said(
    qapp: QApplication, tmp_path: Path
) -> None:
    speaker = Speaker(agent)

    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        card = bench.chat.server
        type_and_send(bench, "invite somebody")
        await allow_the_call(bench)
        assert not bench.chat.approval.isVisible()
        assert card.heading() == "“friends” asks you something"
        assert QApplication.focusWidget() is bench.chat.composer.editor
        assert bench.permissions.waits(bench.session)
        await until(lambda: bench.strip.waiting_text() == "1 call waits for you")
        await until(lambda: bench.sidebar.sessions.rows.row(0).below == "Waiting for you")
        mail = card.form.rows[1].line
        assert mail is not None
        QTest.mouseClick(mail, Qt.MouseButton.LeftButton)
        QTest.keyClicks(mail, "ann@example.org")
        QTest.keyClick(mail, Qt.Key.Key_Return)
        await until(lambda: card.heading().startswith("“friends” wants to ask a model"))
        assert card.exact.row_texts()[:2] == ["system prompt:", "  Be kind."]
        assert f"  {asking_server.PROMPT}" in card.exact.row_texts()
        await until(lambda: card.ready)
        press(bench, Qt.Key.Key_Y)
        await until(lambda: not running(bench))
        assert not card.isVisible()
        assert bench.strip.waiting_text() == ""
        desk = bench._desk
        assert desk is not None
        account = await desk.account(bench.session)
        assert dict(account.kinds)[CallKind.SERVER].calls == 1
        assert desk.tainted(bench.session)

    place = prepared(tmp_path, SERVER)
    assert (
        live(
            qapp,
            story,
            data=place.data,
            folder=place.project,
            parts=Parts(provider=lambda: speaker),
        )
        == 0
    )
    found = told(speaker)
    assert found["form"] == {
        "action": "accept",
        "content": {"name": "Ann", "mail": "ann@example.org", "colour": "b"},
    }
    assert isinstance(found["model"], dict)
    assert found["model"]["content"] == {"type": "text", "text": "Hi there!"}


@pytest.mark.slow
@pytest.mark.seen
@pytest.mark.parametrize(("key", "action"), [(Qt.Key.Key_N, "decline"), (Qt.Key.Key_D, "cancel")])
def test_without_the_switch_no_model_is_offered_and_a_form_can_be_refused(
    qapp: QApplication, tmp_path: Path, key: Qt.Key, action: str
) -> None:
    speaker = Speaker(agent)

    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "invite somebody")
        await allow_the_call(bench)
        press(bench, key)
        await until(lambda: not running(bench))

    place = prepared(tmp_path, replace(SERVER, sampling=False))
    assert (
        live(
            qapp,
            story,
            data=place.data,
            folder=place.project,
            parts=Parts(provider=lambda: speaker),
        )
        == 0
    )
    found = told(speaker)
    able = found.pop("able")
    assert isinstance(able, list)
    assert "elicitation" in able
    assert "sampling" not in able
    assert found == {"form": {"action": action}}


@pytest.mark.slow
@pytest.mark.seen
def test_a_call_that_is_stopped_takes_its_question_along(
    qapp: QApplication, tmp_path: Path
) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "invite somebody")
        await allow_the_call(bench)
        QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_Escape)
        await until(lambda: not bench.chat.server.isVisible())
        await until(lambda: not running(bench))
        assert bench.permissions.count == 0

    place = prepared(tmp_path, SERVER)
    parts = Parts(provider=lambda: Speaker(agent))
    assert live(qapp, story, data=place.data, folder=place.project, parts=parts) == 0


@pytest.mark.slow
@pytest.mark.seen
def test_a_window_that_closes_leaves_no_question_behind(qapp: QApplication, tmp_path: Path) -> None:
    async def story(application: Application) -> None:
        bench = application.window.workbench
        await until(lambda: open_and_quiet(application))
        type_and_send(bench, "invite somebody")
        await allow_the_call(bench)

    place = prepared(tmp_path, SERVER)
    parts = Parts(provider=lambda: Speaker(agent))
    assert live(qapp, story, data=place.data, folder=place.project, parts=parts) == 0
