"""A disk that is really full, under the whole application: told, nothing lost, going on."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.domain.ports import StoreHealth
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.outcome import Skipped
from tests.system.prove.small_disk import Filler, small_disk
from tests.system.scenarios.served import SERVED, Served, begins, put_on
from tests.system.scenarios.stage import resting, rows, texts, type_and_send, until, viewed

pytestmark = pytest.mark.slow

MEGABYTES = 64
BACK = 40.0
"""Seconds within which the store opens again once there is room."""


@pytest.fixture
def disk() -> Iterator[Path]:
    try:
        with small_disk(MEGABYTES) as place:
            yield place
    except Skipped as why:
        pytest.skip(str(why))


async def healthy(workspace_view: WorkspaceView) -> None:
    open_workspace = workspace_view.open_workspace
    await until(lambda: open_workspace.health is StoreHealth.OPEN, BACK)


def notice_text(workspace_view: WorkspaceView) -> str:
    return workspace_view.chat.notice.text() + workspace_view.strip.health.text()


async def test_an_answer_that_finds_the_disk_full_is_told_and_the_turn_can_be_gone_on_with(
    folder: Path, disk: Path
) -> None:
    shown: list[object] = []

    may = threading.Event()
    with Served() as served:
        filler = Filler(disk / "other")
        await put_on(disk / "data", folder, served.port)
        served.plan(begins("All of it so far, ", may, "and more of it. " * 40_000))
        data = disk / "data"
        async with viewed(data=data, folder=folder, parts=SERVED, seconds=90) as workspace_view:
            type_and_send(workspace_view, "tell me everything")
            await until(lambda: bool(texts(workspace_view, RowKind.ASSISTANT)))
            await asyncio.to_thread(filler.fill)
            may.set()
            await until(lambda: resting(workspace_view))
            await until(
                lambda: "full" in (notice_text(workspace_view) + str(rows(workspace_view))).lower()
            )
            assert texts(workspace_view, RowKind.USER) == ["tell me everything"]
            assert any("so far" in text for text in texts(workspace_view, RowKind.ASSISTANT)), rows(
                workspace_view
            )
            filler.free()
            await healthy(workspace_view)
            await until(lambda: "full" not in workspace_view.strip.health.text().lower())
            workspace_view.chat.composer.editor.clear()
            type_and_send(workspace_view, "and on")
            await until(
                lambda: (
                    texts(workspace_view, RowKind.ASSISTANT)[-1:] == ["Well."]
                    and resting(workspace_view)
                )
            )
            shown.append(texts(workspace_view, RowKind.USER))
        async with viewed(data=data, folder=folder, parts=SERVED, seconds=90) as workspace_view:
            await until(
                lambda: texts(workspace_view, RowKind.USER) == ["tell me everything", "and on"]
            )
            assert texts(workspace_view, RowKind.ASSISTANT)[-1] == "Well."
