"""A disk that is really full, under the whole application: told, nothing lost, going on."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.domain.ports import StoreHealth
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.peers.fault_modes import Conversation, well
from tests.prove.dialect_says import Called, chat
from tests.prove.outcome import Skipped
from tests.prove.small_disk import Filler, small_disk
from tests.scenarios.served import SERVED, Served, begins, put_on, typed
from tests.scenarios.stage import (
    resting,
    rows,
    texts,
    type_and_send,
    until,
    viewed,
)

pytestmark = pytest.mark.slow

MEGABYTES = 64
PRECIOUS = " ".join(f"precious {number * 7919 % 10_007}" for number in range(16_000))
"""Long, but sure to fit in the context even if the model counts more than expected."""
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


async def test_a_message_that_finds_the_disk_full_stays_written_and_goes_out_when_there_is_room(
    folder: Path, disk: Path
) -> None:
    with Served() as served:
        filler = Filler(disk / "other")
        await put_on(disk / "data", folder, served.port)
        async with viewed(
            data=disk / "data", folder=folder, parts=SERVED, seconds=90
        ) as workspace_view:
            type_and_send(workspace_view, "before")
            await until(
                lambda: (
                    texts(workspace_view, RowKind.ASSISTANT) == ["Well."]
                    and resting(workspace_view)
                )
            )
            shown = rows(workspace_view)
            await asyncio.to_thread(filler.fill)
            workspace_view.chat.composer.editor.setPlainText(PRECIOUS)
            QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Return)
            await until(lambda: "full" in notice_text(workspace_view).lower())
            assert workspace_view.chat.composer.draft() == PRECIOUS
            assert rows(workspace_view) == shown
            assert len(served.bodies) == 1
            filler.free()
            await healthy(workspace_view)
            QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Return)
            await until(lambda: texts(workspace_view, RowKind.ASSISTANT) == ["Well."] * 2)
            await until(
                lambda: resting(workspace_view) and not workspace_view.chat.composer.draft()
            )
            assert rows(workspace_view)[: len(shown)] == shown
            assert typed(served.bodies[1])[-1] == PRECIOUS


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


async def test_a_reply_without_room_stands_in_the_journal_once_there_is_room(
    folder: Path, disk: Path
) -> None:
    read = Called("c1", "read_file", json.dumps({"path": "kept.txt"}))
    (folder / "kept.txt").write_text("kept")
    data = disk / "data"
    with Served() as served:
        filler = Filler(disk / "other")
        await put_on(data, folder, served.port)

        async def fills(talk: Conversation) -> None:
            await asyncio.to_thread(filler.fill)
            await well(talk, chat(("I read the file.",), [read]))

        served.plan(fills)
        async with viewed(data=data, folder=folder, parts=SERVED, seconds=90) as workspace_view:
            type_and_send(workspace_view, "read it")
            await until(lambda: "full" in notice_text(workspace_view) and resting(workspace_view))
            filler.free()
            await healthy(workspace_view)
            await until(lambda: rows(workspace_view)[-1][0] is RowKind.FAILURE)
            assert "is full" in rows(workspace_view)[-1][1]
            assert texts(workspace_view, RowKind.ASSISTANT) == ["I read the file."]
            type_and_send(workspace_view, "and on")
            await until(lambda: texts(workspace_view, RowKind.ASSISTANT)[-1] == "Well.")
            await until(lambda: resting(workspace_view))
        sent = json.loads(served.bodies[-1])["messages"]
        assert [item["role"] for item in sent[-4:]] == ["user", "assistant", "tool", "user"]
        async with viewed(data=data, folder=folder, parts=SERVED, seconds=90) as workspace_view:
            await until(
                lambda: texts(workspace_view, RowKind.ASSISTANT) == ["I read the file.", "Well."]
            )
            assert not texts(workspace_view, RowKind.BREAK), "Helix did not quit"
