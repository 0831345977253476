"""Servers are put, exchanged, dropped and fail to start; nothing is left, and the well go on."""

import asyncio
import sys
import threading
from pathlib import Path

import pytest

from helix_desktop.domain.mcp_servers import McpServer, ServerPhase
from helix_desktop.domain.value import replace
from helix_desktop.tools.mcp_host.host_limits import TIMEOUTS
from helix_desktop.tools.mcp_host.server_lifecycle import ServerThread
from helix_desktop.tools.mcp_host.server_process import finish_shielded, run_shielded
from tests.tools.mcp_host.hostile_stories import STORIES, run_story, servers
from tests.tools.mcp_host.stage import (
    Stage,
    handles,
    hostile,
    marked_processes,
    staged,
    with_approved_start,
    with_quick,
)
from tests.waiting import let_others_run, until


async def test_a_server_that_is_added_several_times_runs_once(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        server = hostile("Well")
        stage.approvals.keep("well", with_approved_start(server, stage.folder))
        await asyncio.gather(*(stage.host.put(server) for _ in range(3)))
        await stage.wait_for("well", ServerPhase.READY)
        assert len(stage.host.standings()) == 1
        assert len(marked_processes()) == 1
        assert await stage.host.approve("well", stage.host.differences("well"))
        assert stage.names == ["well__echo"]


async def test_a_server_that_is_switched_off_or_removed_ends_and_others_continue(
    tmp_path: Path,
) -> None:
    first, second = hostile("Well"), hostile("Well", name="other")
    async with staged(tmp_path, first, second) as stage:
        notifications: list[int] = []
        stage.host.listen(lambda: notifications.append(len(stage.host.standings())))
        tools = stage.host.tools()
        await stage.host.put(replace(first, on=False))
        assert stage.names == ["other__echo"]
        assert notifications[-1] == 1
        await stage.host.drop("nobody")
        assert (await stage.call("other__echo", '{"word": "hi"}')).data == b"echo says hi"
        await stage.host.drop("other")
        assert stage.host.standings() == ()
        assert marked_processes() == []
        assert len(tools) == 2


async def test_a_server_that_is_put_while_everything_is_closed_does_not_start(
    tmp_path: Path,
) -> None:
    server = hostile("Well")
    async with staged(tmp_path, server) as stage, asyncio.TaskGroup() as group:
        group.create_task(stage.host.put(replace(server, believed=True)))
        await let_others_run()
        await stage.host.close()


async def test_a_server_that_is_started_differently_waits_for_approval(tmp_path: Path) -> None:
    server = hostile("Well")
    async with staged(tmp_path, server) as stage:
        assert stage.names == ["well__echo"]
        await stage.host.put(replace(server, args=(*server.args, "more")))
        await stage.wait_for("well", ServerPhase.UNAPPROVED)
        assert stage.names == []
        assert [difference.subject for difference in stage.host.differences("well")] == [
            "how it is started"
        ]


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(24, "Too many open files"), "OSError: [Errno 24] Too many open files"),
        (RuntimeError("can't start new thread"), "RuntimeError: can't start new thread"),
        (ExceptionGroup("errors", [KeyError(1)]), "ExceptionGroup: errors (1 sub-exception)"),
    ],
)
async def test_an_error_of_the_machine_ends_one_start_and_not_the_server(
    error: Exception, words: str, tmp_path: Path
) -> None:
    errors = [error]

    async def secrets(_server: McpServer) -> dict[str, str]:
        if errors:
            raise errors.pop()
        return {}

    options = with_quick(secrets=secrets)
    async with staged(tmp_path, hostile("Well"), approve=False, options=options) as stage:
        failing = await stage.wait_for("well", ServerPhase.FAILING)
        assert failing.reason == words
        await stage.wait_for("well", ServerPhase.READY)


HANGS = "import sys,time; print('cannot reach the database', file=sys.stderr, flush=True)"


def broken(name: str, code: str) -> McpServer:
    return McpServer(name, sys.executable, ("-I", "-c", code))


@pytest.mark.slow
async def test_a_start_that_fails_or_hangs_is_told_in_its_own_words(tmp_path: Path) -> None:
    servers = (
        broken("ends", "import sys; sys.exit('no module named docs')"),
        broken("hangs", f"{HANGS}; time.sleep(600)"),
        broken("quiet", "import time; time.sleep(600)"),
    )
    stage = Stage(tmp_path, *servers, options={})
    stage.approve_starts()
    await stage.host.open()
    assert TIMEOUTS.slow_start < 3
    await until(lambda: all(status.reason for status in stage.host.standings()))
    statuses = {status.name: status for status in stage.host.standings()}
    assert "no module named docs" in statuses["ends"].reason
    assert "status 1" in statuses["ends"].reason
    assert statuses["hangs"].phase is ServerPhase.STARTING
    assert statuses["hangs"].reason == "cannot reach the database"
    assert statuses["quiet"].reason == "no output yet"
    await stage.host.close()


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["Well", "HugeLine"])
async def test_closing_at_any_moment_leaves_nothing(mode: str, tmp_path: Path) -> None:
    handles_before = handles()
    for step in range(24):
        stage = Stage(tmp_path, hostile(mode))
        stage.approve_starts()
        await stage.host.open()
        await asyncio.sleep(step * 0.012)
        await stage.host.close()
        await stage.supervisor.close()
        assert marked_processes() == [], f"closed after {step * 12} ms"
    assert handles() <= handles_before + 1


async def test_shielded_work_is_finished_although_it_is_cancelled_repeatedly() -> None:
    ended: list[int] = []
    may_end = asyncio.Event()

    async def work() -> int:
        await may_end.wait()
        ended.append(1)
        return 7

    async with asyncio.TaskGroup() as group:
        task = group.create_task(run_shielded(work()))
        for _ in range(3):
            await let_others_run()
            task.cancel()
        await let_others_run()
        assert not task.done()
        may_end.set()
    assert task.cancelled()
    assert await finish_shielded(work()) == (7, None)
    assert len(ended) == 2


async def test_a_thread_is_waited_for_although_its_end_is_asked_for_twice() -> None:
    began, may_end = threading.Event(), threading.Event()
    ended: list[int] = []

    async def work() -> None:
        try:
            began.set()
            await asyncio.Event().wait()
        finally:
            await run_shielded(asyncio.to_thread(may_end.wait))
            ended.append(1)

    async with asyncio.TaskGroup() as group:
        task = group.create_task(ServerThread("slow").hold(work, 30.0))
        await until(began.is_set)
        for _ in range(3):
            task.cancel()
            await let_others_run()
        assert not task.done()
        may_end.set()
    assert task.cancelled()
    assert ended == [1]


LONGEST = 45.0
"""Seconds: the start of both, the longest call, and the end of what ignores its end."""


@pytest.mark.slow
@pytest.mark.parametrize("mode", STORIES)
async def test_a_bad_server_harms_only_itself(mode: str, tmp_path: Path) -> None:
    file, handles_before = tmp_path / "told", handles()
    async with asyncio.timeout(LONGEST), staged(tmp_path, *servers(mode, file)) as stage:
        await run_story(stage, mode, file)
    assert handles() <= handles_before
