"""Wherever a user comes from, what is typed next is the message, and no letter does a deed."""

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.domain.cache import SessionId
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.composer.editor import MessageEditor
from helix_desktop.ui.page_controller import EditedVersion
from helix_desktop.ui.settings.instructions_and_tools_pages import InstructionsPage
from helix_desktop.ui.settings.model_forms import EndpointForm
from helix_desktop.ui.settings.models_and_budgets_pages import ModelsPage
from helix_desktop.ui.settings.servers_page import ServersPage
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, Dialog
from helix_desktop.ui.widgets.row_list import ListView
from helix_desktop.ui.window.sidebar import is_archived
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.stage import Play, open_and_quiet, resting, type_and_send, until

Page = TypeVar("Page", InstructionsPage, ModelsPage, ServersPage)

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


def at_keyboard() -> object:
    return QApplication.focusWidget()


def type_there(text: str) -> None:
    """To whoever has the keyboard, letter by letter."""
    for letter in text:
        QTest.keyClicks(QApplication.focusWidget(), letter)


def click(rows: ListView, key: str) -> None:
    place = rows.row_rect(rows.row_of(key)).center().toPoint()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)


def settings_page(application: Application, key: str, kind: type[Page]) -> Page:
    """Open a page of the settings."""
    application.settings.open(key)
    page = application.settings.current_view.current
    assert isinstance(page, kind)
    return page


def half_filled(application: Application) -> ServersPage:
    """Open the form of a server and type into it."""
    servers = settings_page(application, "servers", ServersPage)
    open_fold(servers, "form")
    servers.form.reached.line.setFocus()
    type_there("npx -y docs")
    return servers


async def say(workspace_view: WorkspaceView, text: str) -> None:
    type_and_send(workspace_view, text)
    await until(lambda: workspace_view.transcript.rowCount() > 1 and resting(workspace_view))
    await until(lambda: workspace_view.sidebar.sessions.row_of(workspace_view.session) >= 0)


async def two_sessions(application: Application) -> tuple[WorkspaceView, str, str]:
    application.window.resize(1440, 900)
    workspace_view = application.window.workspace_views.current
    await say(workspace_view, "the first")
    first = workspace_view.session
    workspace_view.action_registry.run("session.new")
    await until(lambda: not workspace_view.session and not workspace_view.transcript.rowCount())
    await say(workspace_view, "the second")
    return workspace_view, first, workspace_view.session


async def test_the_message_has_the_keyboard_wherever_one_comes_from(play: Play) -> None:
    async with play(seconds=120) as application:
        workspace_view, first, second = await two_sessions(application)
        editor, side = workspace_view.chat.composer.editor, workspace_view.sidebar
        click(side.sessions, first)
        await until(lambda: workspace_view.session == first and at_keyboard() is editor)
        click(side.settings, "settings")
        await until(lambda: application.settings.opened and at_keyboard() is not editor)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert not application.settings.opened
        assert at_keyboard() is editor
        side.sessions.setFocus()
        workspace_view.action_registry.run("chat.branch")
        await until(
            lambda: workspace_view.session not in {first, second} and at_keyboard() is editor
        )
        side.sessions.setFocus()
        workspace_view.session_controller.put(workspace_view.session, ArchivePlace.ARCHIVE)
        await until(lambda: not workspace_view.session and at_keyboard() is editor)
        click(side.explore, "cache")
        await until(lambda: workspace_view.page == "cache")
        workspace_view.action_registry.run("page.chat")
        assert at_keyboard() is editor


async def test_letters_are_typed_into_the_message_and_trigger_no_action(play: Play) -> None:
    async with play(seconds=120) as application:
        workspace_view, _, second = await two_sessions(application)
        editor = workspace_view.chat.composer.editor
        workspace_view.side_panel.show_tab("context")
        view, panel = workspace_view.chat.view, workspace_view.page_controllers.context.panel
        await until(lambda: panel.shown_request is not None)
        places = (view, workspace_view.sidebar.sessions, workspace_view.sidebar.explore, panel.list)
        for at, place in enumerate(places):
            place.setFocus()
            if place is view:
                QTest.keyClick(view, Qt.Key.Key_Down)
            if place is panel.list:
                QTest.keyClick(panel.list, Qt.Key.Key_Down)
            type_there("pxro[d")
            assert editor.toPlainText() == "pxro[d", f"place {at}"
            assert at_keyboard() is editor
            editor.clear()
        await until(lambda: resting(workspace_view))
        assert workspace_view.session == second
        assert not any(
            workspace_view.transcript.row(at).pin
            for at in range(workspace_view.transcript.rowCount())
        )
        for key in (Qt.Key.Key_Y, Qt.Key.Key_A, Qt.Key.Key_N):
            QTest.keyClick(editor, key, ALT)
        assert editor.toPlainText() == ""


async def test_what_is_typed_in_the_settings_and_not_applied_is_there_again(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    (tmp_path / "other").mkdir()
    async with play(seconds=120) as application:
        workspace_view, room = application.window.workspace_views.current, application.settings
        page = settings_page(application, "instructions", InstructionsPage)
        page.rules.editor.setFocus()
        type_there("Never touch migrations.")
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert not room.opened
        assert isinstance(at_keyboard(), MessageEditor)
        room.open("instructions")
        assert page.rules.text() == "Never touch migrations."
        application.window.choose_folder(str(tmp_path / "other"))
        await until(lambda: application.window.workspace_views.current is not workspace_view)
        await until(lambda: open_and_quiet(application))
        other = settings_page(application, "instructions", InstructionsPage)
        assert other.rules.text() == ""
        application.window.choose_folder(str(folder))
        await until(lambda: application.window.workspace_views.current is workspace_view)
        await until(lambda: not room.opened)
        assert settings_page(application, "instructions", InstructionsPage) is page
        assert page.rules.text() == "Never touch migrations."
        assert page.apply.isEnabled()


async def test_the_user_is_asked_before_an_unsaved_handover_is_lost(play: Play) -> None:
    async with play(seconds=120) as application:
        closing = application.window_monitor
        version = EditedVersion("1", SessionId("s"), 1)
        application._handover_edits.keep(version, ("Find the fault.",))
        application.window.close()
        await until(lambda: closing.question is not None)
        question = closing.question
        assert any("Handover" in child.text() for child in question.findChildren(QLabel))
        QTest.keyClick(question, Qt.Key.Key_Escape)
        application._handover_edits.drop(version)
        application.window.close()
        await until(lambda: not application.window.isVisible())


async def test_the_user_is_asked_before_forms_that_are_half_filled_are_lost(play: Play) -> None:
    async with play(seconds=120) as application:
        room, closing = application.settings, application.window_monitor
        servers = half_filled(application)
        assert room.unsaved() == (servers.title,)
        models = settings_page(application, "models", ModelsPage)
        await until(lambda: models.own.row("endpoint") is not None)
        open_fold(models, "endpoint")
        (form,) = models.widget.findChildren(EndpointForm)
        form.address.line.setFocus()
        type_there("https://models.example.com/v1")
        assert set(room.unsaved()) == {servers.title, models.title}
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert not room.opened
        application.window.close()
        await until(lambda: closing.question is not None)
        question = closing.question
        labels = [child.text() for child in question.findChildren(QLabel)]
        assert "Quit without applying your changes?" in labels
        assert any(servers.title in item and models.title in item for item in labels)
        QTest.keyClick(question, Qt.Key.Key_Escape)
        await until(lambda: closing.question is None)
        room.open("servers")
        assert servers.form.reached.text() == "npx -y docs"
        servers.form.name.line.setFocus()
        type_there("docs")
        servers.form.add.click()
        await until(lambda: not servers.unsaved())
        room.open("models")
        form.address.line.setFocus()
        form.address.line.selectAll()
        QTest.keyClick(form.address.line, Qt.Key.Key_Delete)
        assert room.unsaved() == ()
        application.window.close()
        await until(lambda: not application.window.isVisible())
        assert closing.question is None


def open_fold(page: ServersPage | ModelsPage, key: str) -> None:
    """Show the form of a row."""
    group = page.more if isinstance(page, ServersPage) else page.own
    row = group.row(key)
    row.open()


def open_dialogs(application: Application) -> list[ConfirmDialog]:
    result = application.window.findChildren(ConfirmDialog)
    return [item for item in result if item.isVisible()]


async def test_a_workspace_whose_settings_hold_a_half_filled_form_is_closed_after_a_question(
    play: Play,
) -> None:
    async with play(seconds=120) as application:
        room, actions = application.settings, application.workspace_actions
        workspace = application.open_workspaces.current.workspace.id
        servers = half_filled(application)
        assert room.typed_forms(workspace) == (servers.title,)
        assert room.typed_forms("another") == ()
        actions.archive(workspace)
        await until(lambda: bool(open_dialogs(application)))
        [question] = open_dialogs(application)
        labels = [child.text() for child in question.findChildren(QLabel)]
        assert any(servers.title in item for item in labels)
        QTest.keyClick(question, Qt.Key.Key_Escape)
        await until(lambda: not open_dialogs(application))
        assert application.open_workspaces.current is not None
        assert servers.form.reached.text() == "npx -y docs"
        servers.form.reached.line.selectAll()
        QTest.keyClick(servers.form.reached.line, Qt.Key.Key_Delete)
        assert room.typed_forms(workspace) == ()
        actions.archive(workspace)
        await until(lambda: any(map(is_archived, application.open_workspaces.known)))
        assert open_dialogs(application) == []


async def test_a_change_of_the_language_asks_before_half_filled_forms_are_lost(play: Play) -> None:
    async with play(seconds=120) as application:
        room = application.settings
        servers = half_filled(application)
        application.choose_language("de")
        dialogs = [child for child in application.window.findChildren(Dialog) if child.isVisible()]
        assert len(dialogs) == 1
        assert any(servers.title in child.text() for child in dialogs[0].findChildren(QLabel))
        QTest.keyClick(dialogs[0], Qt.Key.Key_Escape)
        assert room.current_view.current is servers
        assert servers.form.reached.text() == "npx -y docs"
