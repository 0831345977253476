"""Closed while an answer streams: what came is there again, and one place offers to go on.

`prove window` kills the window meanwhile.
"""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from helix_desktop.ui.chat.transcript.row_layout import click_areas
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.served import Served, for_ever, says
from tests.system.scenarios.stage import Play, resting, rows, texts, type_and_send, until


def continue_places(workspace_view: WorkspaceView) -> list[str]:
    """Return every place in the conversation that offers to go on with a turn."""
    view = workspace_view.chat.view
    areas = [
        area.words
        for at in range(workspace_view.transcript.rowCount())
        for area in click_areas(view.row_layout_at(at))
        if area.action is RowAction.CONTINUE
    ]
    buttons = workspace_view.chat.findChildren(QAbstractButton)
    return areas + [b.text() for b in buttons if b.isVisible() and b.text() == "Continue"]


async def test_who_closes_while_it_streams_is_asked_and_finds_all_that_came(
    play: Play, served: Served
) -> None:
    served.plan(for_ever("on and on"))
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        type_and_send(workspace_view, "for ever")
        await until(
            lambda: any("on 20" in text for text in texts(workspace_view, RowKind.ASSISTANT))
        )
        application.window.close()
        sheets = application.window.findChildren(Overlay)
        await until(lambda: any(sheet.isVisible() for sheet in sheets))
        (sheet,) = [sheet for sheet in sheets if sheet.isVisible()]
        (stop,) = [b for b in sheet.findChildren(QPushButton) if "Stop" in b.text()]
        streamed = texts(workspace_view, RowKind.ASSISTANT)[0]
        QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
        await until(lambda: not application.window.isVisible())
    async with play.view() as workspace_view:
        await until(lambda: workspace_view.transcript.rowCount() > 0)
        assert texts(workspace_view, RowKind.ASSISTANT)[0].startswith(streamed)
        last = workspace_view.transcript.rowCount() - 1
        assert [row[0] for row in rows(workspace_view)].index(RowKind.BREAK) == last
        assert continue_places(workspace_view) == ["Continue"]
        served.plan(says("To the end."))
        workspace_view.chat.view.action_requested.emit(last, RowAction.CONTINUE)
        await until(lambda: texts(workspace_view, RowKind.ASSISTANT)[-1] == "To the end.")
        await until(lambda: resting(workspace_view))
        assert continue_places(workspace_view) == []
