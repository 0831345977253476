"""Calls and questions of one connection, and what is taken from and given to its server."""

import asyncio
from pathlib import Path

from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.tools.mcp_host.host_limits import HostTimeouts
from helix_desktop.tools.mcp_host.sdk_session import CallsUnderWay
from tests.tools.mcp_host.stage import QUICK, hostile, staged


async def test_an_answer_of_the_user_is_kept_if_another_call_ended_meanwhile() -> None:
    calls, was_asked, ended = CallsUnderWay(QUICK), asyncio.Event(), asyncio.Event()

    async def user() -> str:
        was_asked.set()
        await ended.wait()
        return "the answer"

    async def ends() -> None:
        with calls.call(NO_SESSION) as call:
            async with call.timeout:
                await was_asked.wait()
        ended.set()

    async def asks() -> str:
        with calls.call(NO_SESSION) as call:
            async with call.timeout:
                return await calls.answer(user())

    async with asyncio.TaskGroup() as group:
        group.create_task(ends())
        asking = group.create_task(asks())
    assert asking.result() == "the answer"


async def test_arguments_that_no_connection_can_send_are_mended_or_told(tmp_path: Path) -> None:
    async with staged(tmp_path, hostile("Well")) as stage:
        lone = await stage.call("well__echo", r'{"word": "a\ud800"}')
        assert lone.data.decode() == "echo says a\ufffd"
        pair = await stage.call("well__echo", r'{"word": "\ud83d\ude00"}')
        assert pair.data.decode() == "echo says 😀"
        for word in ("1e999", "NaN", "[-Infinity]"):
            error_text = await stage.error_of("well__echo", f'{{"word": {word}}}')
            assert error_text.startswith("The arguments are not valid JSON")


async def test_time_in_which_two_questions_wait_prolongs_a_call_once() -> None:
    loop, patience = asyncio.get_running_loop(), HostTimeouts(idle=9_000.0, total=1_000.0)
    with CallsUnderWay(patience).call(NO_SESSION) as call:
        async with call.timeout:
            call.prolong()
            deadline, began = call.timeout.when(), loop.time()
            assert deadline is not None
            with call.pause():
                with call.pause():
                    while loop.time() == began:  # noqa: ASYNC110
                        await asyncio.sleep(0)
                assert call.timeout.when() is None
            moved = call.timeout.when()
            assert moved is not None
            assert deadline < moved <= deadline + loop.time() - began
