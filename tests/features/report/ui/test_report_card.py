"""A session that worked alone has a card on top, whose lines open their places."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.events import FileChanged, Outcome, ToolReturned
from helix_desktop.features.report.window_card import ReportCard
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.ui.bench import workspace_with_session
from tests.ui.views import at_rest, signal_values


def cards(view: WorkspaceView) -> list[ReportCard]:
    return [card for card in view.chat.findChildren(ReportCard) if card.isVisible()]


async def test_the_card_of_a_session_that_worked_alone_opens_places_until_it_is_closed(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with workspace_with_session(qtbot, theme, tmp_path, "go on alone") as view:
        work, session = view.open_workspace, view.session
        assert not cards(view)
        content = await work._store.put(NewContent(b"x", Origin("shell", "x")))
        later = work.clock.now() + 700
        await work.sessions.note(
            session, FileChanged(later, "c", "write_file", "a.py", None, content)
        )
        denied = ToolReturned(later, "c", "fetch", "x", content, 0, Outcome.DENIED)
        await work.sessions.note(session, denied)
        await view.show_session(session)
        await at_rest(view.bridge)
        [card] = cards(view)
        opened = [
            signal_values(signal)
            for signal in (
                view.navigation.message_requested,
                view.navigation.request_requested,
                view.navigation.file_requested,
                view.navigation.page_requested,
            )
        ]
        assert any("Denied: fetch x" in row.title for row in card.list.items)
        for row in card.list.items:
            card.list.chosen.emit(row.key)
        await at_rest(view.bridge)
        assert all(opened)
        [card] = cards(view) or [card]
        card.close_button.click()
        await view.show_session(session)
        await at_rest(view.bridge)
        assert not cards(view)
