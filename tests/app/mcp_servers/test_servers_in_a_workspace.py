"""A workspace's servers are met in its sessions: offered, asked about, ended with the open
workspace.
"""

import json
from pathlib import Path

import pytest

from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.mcp_servers import ServerApproval, ServerPhase
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.mcp_host.approvals import launch_digest
from tests.app.app_stage import Place, opened
from tests.tools.mcp_host.stage import hostile, marked_processes, until


async def test_an_approved_tool_is_in_the_sessions_of_its_workspace(place: Place) -> None:
    book = ServerFile(place.container.workspaces.home(place.workspace))
    server = hostile("Well")
    book.put(server)
    book.keep(server.name, ServerApproval(launch_digest(server)))
    async with opened(place) as open_workspace:
        host = open_workspace.servers
        assert host is not None
        await until(lambda: host.standings()[0].phase is ServerPhase.READY)
        session = SessionId("0" * 15 + "1")
        deps = open_workspace._deps
        assert "well__echo" not in [spec.name for spec in deps.tools(session).specs()]
        assert await host.approve("well", host.differences("well"))
        deps.renew(session)
        tools = deps.tools(session)
        (spec,) = [each for each in tools.specs() if each.name == "well__echo"]
        assert not spec.reads_only
        call = ToolCall("c", "well__echo", json.dumps({"word": "hi"}))
        assert (await tools.run(call)).data == b"echo says hi"
        permit = await deps.permission.permit(session, call)
        assert not permit.allowed  # nobody is there to be asked
        assert "nobody can be asked" in permit.words
    assert marked_processes() == []


@pytest.mark.slow
async def test_without_servers_nothing_is_started(tmp_path: Path) -> None:
    async with opened(Place(tmp_path)) as open_workspace:
        assert open_workspace.servers is not None
        assert open_workspace.servers.tools() == ()
        await open_workspace.send(NO_SESSION, "hello")
        await open_workspace.idle()
