"""A workspace's servers are met in its sessions: offered, asked about, ended with the desk."""

import json
from pathlib import Path

import pytest

from helix_desktop.app.desk import Desk
from helix_desktop.app.servers.book import ServerBook
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.servers import Approved, Phase
from helix_desktop.tools.mcp_host.pins import launch_pin
from tests.app.place import Place, played
from tests.tools.mcp_host.stage import hostile, marked_processes, until


def test_an_approved_tool_is_in_the_sessions_of_its_workspace(tmp_path: Path) -> None:
    place = Place(tmp_path)
    book = ServerBook(place.house.workspaces.home(place.workspace))
    server = hostile("Well")
    book.put(server)
    book.keep(server.name, Approved(launch_pin(server)))

    async def story(desk: Desk) -> None:
        host = desk.servers
        assert host is not None
        await until(lambda: host.standings()[0].phase is Phase.READY)
        session = SessionId("0" * 15 + "1")
        equipment = desk._equipment
        assert "well__echo" not in [spec.name for spec in equipment.tools(session).specs()]
        assert await host.approve("well", host.differences("well"))
        equipment.renew(session)
        tools = equipment.tools(session)
        (spec,) = [each for each in tools.specs() if each.name == "well__echo"]
        assert not spec.reads_only
        call = ToolCall("c", "well__echo", json.dumps({"word": "hi"}))
        assert (await tools.run(call)).data == b"echo says hi"
        permit = await equipment.permission.permit(session, call)
        assert not permit.allowed  # nobody is there to be asked
        assert "nobody can be asked" in permit.words

    played(place, story)
    assert marked_processes() == []


@pytest.mark.slow
def test_without_servers_nothing_is_started(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        assert desk.servers is not None
        assert desk.servers.tools() == ()
        await desk.send(NO_SESSION, "hello")
        await desk.idle()

    played(Place(tmp_path), story)
