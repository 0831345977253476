"""A SubAgent at work is seen above the conversation, opened as a session, and stopped alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppParts
from helix_desktop.providers.practice.practice_model import PracticeModel
from helix_desktop.ui.chat.transcript.rows import RowKind
from tests.system.scenarios.stage import Play, running, texts, type_and_send, until


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    (made / "src").mkdir(parents=True)
    (made / "src" / "a.py").write_text("# TODO: more\n")
    return made


async def test_a_subagent_is_seen_opened_and_stopped_and_the_session_goes_on(play: Play) -> None:
    slow = AppParts(provider=lambda: PracticeModel(0.2))
    async with play.view(parts=slow) as workspace_view:
        strip = workspace_view.chat.subagents
        assert strip.isHidden()
        type_and_send(workspace_view, "delegate: explore src")
        await until(lambda: len(strip.cells) == 1 and strip.isVisible())
        parent, child = workspace_view.session, strip.cells[0]
        assert "explore src" in child.name.text()
        QTest.mouseClick(child, Qt.MouseButton.LeftButton, pos=QPoint(60, 20))
        await until(
            lambda: (
                workspace_view.session == child.session
                and bool(texts(workspace_view, RowKind.USER))
            )
        )
        assert "explore src" in workspace_view.chat.title.text()
        assert strip.isHidden()
        workspace_view.sidebar.sessions.chosen.emit(parent)
        await until(lambda: workspace_view.session == parent and len(strip.cells) == 1)
        strip.cells[0].stop.click()
        await until(lambda: not running(workspace_view))
        await until(strip.isHidden)
        assert "The subagent didn't finish" in texts(workspace_view, RowKind.ASSISTANT)[-1]
