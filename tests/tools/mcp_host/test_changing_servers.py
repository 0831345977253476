"""Servers are put, exchanged and dropped while their host is open."""

import asyncio
from pathlib import Path

from helix_desktop.domain.mcp_servers import ServerApproval, ServerPhase
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host.approvals import launch_digest
from tests.tools.mcp_host.stage import hostile, marked_processes, staged


async def test_a_server_that_is_put_runs_and_one_that_is_put_again_runs_once(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        server = hostile("Well")
        stage.kept.keep("well", ServerApproval(launch_digest(server)))
        await asyncio.gather(*(stage.host.put(server) for _ in range(3)))
        await stage.stands("well", ServerPhase.READY)
        assert len(stage.host.standings()) == 1
        assert len(marked_processes()) == 1
        assert await stage.host.approve("well", stage.host.differences("well"))
        assert stage.names == ["well__echo"]


async def test_one_that_is_switched_off_or_dropped_ends_and_the_others_go_on(
    tmp_path: Path,
) -> None:
    first, second = hostile("Well"), hostile("Well", name="other")
    async with staged(tmp_path, first, second) as stage:
        heard: list[int] = []
        stage.host.listen(lambda: heard.append(len(stage.host.standings())))
        tools = stage.host.tools()
        await stage.host.put(replace(first, on=False))
        assert stage.names == ["other__echo"]
        assert heard[-1] == 1
        await stage.host.drop("nobody")
        assert (await stage.call("other__echo", '{"word": "hi"}')).data == b"echo says hi"
        await stage.host.drop("other")
        assert stage.host.standings() == ()
        assert marked_processes() == []
        assert len(tools) == 2


async def test_another_way_of_starting_it_waits_for_approval(tmp_path: Path) -> None:
    server = hostile("Well")
    async with staged(tmp_path, server) as stage:
        assert stage.names == ["well__echo"]
        await stage.host.put(replace(server, args=(*server.args, "more")))
        await stage.stands("well", ServerPhase.UNAPPROVED)
        assert stage.names == []
        assert [each.subject for each in stage.host.differences("well")] == ["how it is started"]
