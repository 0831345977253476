"""The palette in the whole application: pages of the settings, and a search of all sessions."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.workspaces.global_search import search_all_sessions
from helix_desktop.ui.palette.items import PaletteKind
from helix_desktop.ui.palette.palette import CommandPalette
from helix_desktop.ui.widgets.row_list import Row
from tests.system.scenarios.stage import (
    Play,
    entries,
    open_and_quiet,
    running,
    type_and_send,
    until,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    made.mkdir()
    (made / "one.md").write_text("# one\nDEFAULT_TIMEOUT = 30\n")
    return made


def titles(palette: CommandPalette, kind: PaletteKind) -> list[str]:
    lines = (palette.item(at) for at in range(len(palette.list.items)))
    return [goal.title for goal in lines if goal is not None and goal.kind is kind]


def headings(palette: CommandPalette) -> list[str]:
    return [line.lines[0][0].text for line in palette.list.items if isinstance(line, Row)]


async def test_a_search_of_all_sessions_finds_outputs_and_counts_sessions_with_hits(
    play: Play,
) -> None:
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        await until(lambda: open_and_quiet(application))
        type_and_send(workspace_view, "read one.md")
        await until(lambda: not running(workspace_view) and entries(workspace_view) == 1)
        first = workspace_view.session
        await until(lambda: not workspace_view.chat.composer.editor.isReadOnly())
        workspace_view.action_registry.run("session.new")
        await until(lambda: workspace_view.session != first)
        type_and_send(workspace_view, "hello there")
        await until(lambda: workspace_view.transcript.rowCount() > 1)
        await until(lambda: not running(workspace_view))
        palette = application.palette_controller.palette
        application.palette_controller.open_palette()
        palette.field.clear()
        QTest.keyClicks(palette.field, "default_timeout")
        QTest.keyClick(palette.field, Qt.Key.Key_Up)
        palette.list.select(len(palette.list.items) - 1)
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        await until(lambda: "found in" in palette._status.text())
        assert "Outputs" in headings(palette)
        assert "found in 1 session" in palette._status.text()
        [output] = titles(palette, PaletteKind.OUTPUT)
        assert "DEFAULT_TIMEOUT = 30" in output
        palette.list.select(len(palette.list.items) - 1)
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        await until(lambda: workspace_view.session == first)


async def test_what_a_branch_copied_is_found_once(play: Play) -> None:
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        await until(lambda: open_and_quiet(application))
        type_and_send(workspace_view, "an uncommonword here")
        await until(lambda: workspace_view.transcript.rowCount() > 1)
        await until(lambda: not running(workspace_view))
        open_workspace, first = workspace_view.open_workspace, workspace_view.session
        items = await open_workspace.sessions.transcript(first)
        await open_workspace.session_actions.branch(first, items[-1].seq)
        hits = [hits async for hits in search_all_sessions([open_workspace], "uncommonword here")]
        assert len(hits) == 2
        assert {hit.session for some in hits for hit in some} == {first}


async def test_an_action_of_another_page_opens_the_page_on_which_it_acts(play: Play) -> None:
    async with play() as application:
        workspace_view = application.window.workspace_views.current
        await until(lambda: open_and_quiet(application))
        palette = application.palette_controller.palette
        for words, page in (("Filter entries", "cache"), ("Compare with older", "context")):
            application.palette_controller.open_palette()
            palette.field.clear()
            QTest.keyClicks(palette.field, f">{words}")
            await until(
                lambda words=words: titles(palette, PaletteKind.ACTION)[0].startswith(words)
            )
            QTest.keyClick(palette.field, Qt.Key.Key_Return)
            assert workspace_view.page == page
            assert QApplication.focusWidget().isVisible()
