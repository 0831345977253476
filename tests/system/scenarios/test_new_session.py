"""A new session: what it offers is there, trust is asked in two lines, and one meter stands."""

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.page_controller import CHAT
from helix_desktop.ui.widgets.token_bar import TokenBar
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import SERVED, Served, put_on, says
from tests.system.scenarios.stage import Play, resting, running, texts, type_and_send, until
from tests.ui.views import at_rest

TODO = json.dumps(
    {
        "items": [
            {"text": "Round to cents", "status": "done"},
            {"text": "Write the tests", "status": "in_progress"},
            {"text": "Update <b>README</b>", "status": "pending"},
        ]
    }
)
TEST = "python3 -c 'raise SystemExit(3)'"


def offered(workspace_view: WorkspaceView) -> list[tuple[str, str]]:
    return [(row.title, row.below) for row in workspace_view.chat.empty.list.items]


async def run_session(workspace_view: WorkspaceView, text: str) -> None:
    type_and_send(workspace_view, text)
    open_workspace = workspace_view.open_workspace
    await until(lambda: running(workspace_view))

    def has_ended() -> bool:
        for question in open_workspace.permissions.calls.pending:
            open_workspace.permissions.calls.answer(
                question.id, PermissionAnswer(PermissionReply.ONCE)
            )
        return resting(workspace_view) and bool(texts(workspace_view, RowKind.ASSISTANT))

    await until(has_ended)


async def new_session(workspace_view: WorkspaceView) -> None:
    workspace_view.action_registry.run("session.new")
    await until(lambda: not workspace_view.session and workspace_view.chat.empty.isVisible())


async def test_a_new_session_offers_the_open_todos_the_failed_command_and_the_last_sessions(
    play: Play, served: Served
) -> None:
    calls = (
        Called("one", "todo", TODO),
        Called("two", "shell", json.dumps({"command": TEST})),
        Called("three", "shell", json.dumps({"command": "true"})),
    )
    served.plan(says("At work.", calls=calls), says("That failed."))
    async with play.view() as workspace_view:
        await new_session(workspace_view)
        assert offered(workspace_view) == []
        await run_session(workspace_view, "Round the amounts")
        session = workspace_view.session
        await new_session(workspace_view)
        await until(lambda: len(offered(workspace_view)) == 3)
        (todos, names), (failed, command), (last, _age) = offered(workspace_view)
        assert todos == "2 open steps"
        assert "Write the tests" in names
        assert "Round to cents" not in names
        assert (failed, command) == ("Fix what failed", TEST)
        assert last == "Continue “Round the amounts”"
        assert "practice" not in workspace_view.chat.empty.list.accessibleName()
    async with play.view() as workspace_view:  # the same after a restart, and nothing was sent
        sent = len(served.bodies)
        await new_session(workspace_view)
        await until(lambda: len(offered(workspace_view)) == 3)
        rows, composer = workspace_view.chat.empty.list, workspace_view.chat.composer
        rows.chosen.emit("failed")
        await until(lambda: TEST in composer.draft())
        assert len(served.bodies) == sent
        composer.clear()
        rows.chosen.emit("todos")
        await until(lambda: "- Write the tests\n- Update <b>README</b>" in composer.draft())
        composer.clear()
        rows.chosen.emit(session)
        await until(lambda: workspace_view.session == session)
        assert len(served.bodies) == sent


async def test_a_command_that_succeeded_later_is_not_offered(
    play: Play, served: Served, folder: Path
) -> None:
    (folder / "work").mkdir()
    flag = "test -e work/done || { touch work/done; exit 1; }"
    call = json.dumps({"command": flag})
    served.plan(
        says("Once.", calls=(Called("one", "shell", call),)),
        says("Twice.", calls=(Called("two", "shell", call),)),
        says("Done."),
    )
    async with play.view() as workspace_view:
        await run_session(workspace_view, "Try it twice")
        await until(lambda: texts(workspace_view, RowKind.ASSISTANT)[-1:] == ["Done."])
        await new_session(workspace_view)
        await until(lambda: bool(offered(workspace_view)))
        assert [title for title, _ in offered(workspace_view)] == ["Continue “Try it twice”"]


async def test_trust_is_asked_in_two_lines_and_the_instructions_can_be_read_first(
    tmp_path: Path, folder: Path
) -> None:
    (folder / "AGENTS.md").write_text("# Rules\n\nAlways <b>obey</b>\u202e.\n")
    with Served() as served:
        await put_on(tmp_path / "data", folder, served.port, trusted=False)
        async with Play(tmp_path / "data", folder, SERVED)() as application:
            workspace_view = application.window.workspace_views.current
            card = workspace_view.chat.trust
            await until(lambda: card.ready and "Review AGENTS.md" in card.buttons)
            body = card.question.body
            assert card.height() < 140
            assert not body.instructions.isVisible()
            QTest.mouseClick(card.buttons["Review AGENTS.md"], Qt.MouseButton.LeftButton)
            await until(body.instructions.isVisible)
            shown = body.instructions.row_texts()
            assert shown[0] == "AGENTS.md"
            assert "Always <b>obey</b>⟨U+202E⟩." in shown
            assert workspace_view.open_workspace.permissions.files.trusted is None
            QTest.mouseClick(card.buttons["Review AGENTS.md"], Qt.MouseButton.LeftButton)
            await until(lambda: not body.instructions.isVisible())
            assert not served.bodies


async def test_without_instructions_there_is_nothing_to_review(
    tmp_path: Path, folder: Path
) -> None:
    with Served() as served:
        await put_on(tmp_path / "data", folder, served.port, trusted=False)
        async with Play(tmp_path / "data", folder, SERVED)() as application:
            card = application.window.workspace_views.current.chat.trust
            await until(card.isVisible)
            await at_rest(application.window.workspace_views.current.bridge)
            assert list(card.buttons) == ["Trust this folder", "Not now"]


async def test_the_meter_stands_once_in_the_status_bar(
    application: Application, served: Served
) -> None:
    workspace_view = application.window.workspace_views.current
    workspace_view.turn(workspace_view.sides.panel)  # the page of the context has its own bar
    await run_session(workspace_view, "hello")
    await until(lambda: "of 128,000" in workspace_view.strip.window_text())
    bars = [child for child in application.window.findChildren(TokenBar) if child.isVisible()]
    assert bars == [workspace_view.strip.meter]
    row = workspace_view.sidebar.workspaces.items[0]
    assert row.right == ""
    assert "128,000" not in workspace_view.chat.composer.caption.text()


async def test_a_user_who_went_to_another_page_stays_there_when_the_session_begins(
    workspace_view: WorkspaceView,
) -> None:
    type_and_send(workspace_view, "List the files.")
    workspace_view.sidebar.explore.chosen.emit("cache")
    await until(lambda: bool(workspace_view.session) and resting(workspace_view))
    await at_rest(workspace_view.bridge)
    assert workspace_view.page == "cache"


async def test_a_user_who_went_on_while_a_session_is_read_stays_there(
    workspace_view: WorkspaceView,
) -> None:
    await run_session(workspace_view, "List the files.")
    session = workspace_view.session
    await new_session(workspace_view)
    workspace_view.sidebar.explore.chosen.emit("cache")
    workspace_view.sidebar.sessions.chosen.emit(session)
    await until(lambda: workspace_view.page == CHAT)  # from the page where it was asked for
    await new_session(workspace_view)
    workspace_view.sidebar.sessions.chosen.emit(session)
    workspace_view.sidebar.explore.chosen.emit("cache")
    await until(lambda: workspace_view.session == session)
    await at_rest(workspace_view.bridge)
    assert workspace_view.page == "cache"
