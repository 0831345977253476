"""What stands beside the names of workspaces is told anew whenever it changes."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.ui.application.activity_monitor import ActivityMonitor
from tests.app.app_stage import Place


async def test_a_window_that_was_rewritten_is_told_without_anything_else_that_changed(
    tmp_path: Path,
) -> None:
    place = Place(tmp_path)
    begun: list[asyncio.Task[object]] = []
    told: list[float | None] = []

    def run(work: Coroutine[object, object, None], _what: str) -> None:
        begun.append(asyncio.get_running_loop().create_task(work))

    open_workspace = await place.container.open(place.workspace)
    attention = ActivityMonitor(run)
    await attention.watch(open_workspace)
    session = await open_workspace.send(NO_SESSION, "hello there")
    await open_workspace.idle()
    while begun:
        await begun.pop()
    attention.changed.connect(
        lambda: told.append(attention.standings[open_workspace.workspace.id].fullness)
    )
    found = await open_workspace.requests.next(session)
    typed = next(each for each in found.blocks if each.can_exclude)
    await open_workspace.requests.leave_out(session, typed)
    while begun:
        await begun.pop()
    share = await open_workspace.room.share(session)
    assert told[-1:] == [share]
    attention.changed.disconnect()
    attention.end()
    await open_workspace.close()
    await place.container.close()
