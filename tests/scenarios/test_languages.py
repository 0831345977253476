"""Another language while the application runs: everything is said in it, and nothing is lost."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from helix_desktop.ui.application.application import Application
from tests.scenarios.stage import live, open_and_quiet, running, type_and_send, until
from tests.tour.made_up import made_up_resources


@pytest.fixture(scope="module")
def resources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_up_resources(tmp_path_factory.mktemp("made-up"), "de", "ar")


@pytest.fixture
def application(
    tmp_path: Path, folder: Path, resources: Path
) -> AbstractAsyncContextManager[Application]:
    return opened(tmp_path / "data", folder, resources)


@asynccontextmanager
async def opened(data: Path, folder: Path, resources: Path) -> AsyncIterator[Application]:
    async with live(data=data, folder=folder, resources=resources, seconds=50) as application:
        await until(lambda: open_and_quiet(application))
        yield application


def shown(widget: QWidget) -> list[str]:
    """The texts of all visible labels and buttons."""
    return [
        each.text()
        for each in widget.findChildren(QWidget)
        if isinstance(each, QLabel | QAbstractButton) and each.isVisible() and each.text()
    ]


async def choose(application: Application, language: str) -> None:
    """Choose a language in the settings, as a person does."""
    settings = application.settings
    settings.open("appearance")
    before = settings.shell
    assert before is not None
    before.pages["appearance"].choices["language"].choose(language)
    await until(lambda: settings.opened and settings.shell not in (None, before))


async def test_a_language_changes_the_open_window_and_keeps_the_draft_and_the_session(
    application: Application,
) -> None:
    view = application.window.workspace_views.current
    type_and_send(view, "Hello")
    await until(lambda: view.session != "" and not running(view))
    session = view.session
    view.chat.composer.editor.setPlainText("half a sentence")
    await choose(application, "de")
    assert application.settings.shell.key == "appearance"
    assert "«Lànġ" not in " ".join(shown(application.window))
    assert any(each.startswith("«") for each in shown(application.window))
    application.settings.leave()
    view = application.window.workspace_views.current
    await until(lambda: view.session == session)
    assert view.chat.composer.draft() == "half a sentence"
    plain = [each for each in shown(view.sidebar) if each in ("Settings", "New session")]
    assert plain == []
    await choose(application, "en")
    assert not any("«" in each for each in shown(application.window))


async def test_arabic_turns_the_window_round(application: Application) -> None:
    await choose(application, "ar")
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    await choose(application, "en")
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


async def test_the_place_in_the_conversation_and_the_page_beside_it_come_back(
    application: Application,
) -> None:
    application.window.resize(900, 600)
    view = application.window.workspace_views.current
    for words in ("Hello", "explore this folder", *["Hello again"] * 4):
        type_and_send(view, words)
        await until(lambda: view.session != "" and not running(view))
    view.beside.show_tab("timeline")
    await until(lambda: view.chat.view.verticalScrollBar().maximum() > 200)
    view.chat.view.scroll_to(40)
    place = view.chat.view.place
    await choose(application, "de")
    application.settings.leave()
    view = application.window.workspace_views.current
    await until(lambda: view.chat.view.isVisible())
    assert view.beside.current == "timeline"
    assert view.chat.view.place[0] == place[0]
    assert not view.chat.view.at_end


async def test_a_turn_goes_on_while_the_language_changes(application: Application) -> None:
    view = application.window.workspace_views.current
    type_and_send(view, "explore this folder")
    await until(lambda: running(view))
    await choose(application, "de")
    application.settings.leave()
    after = application.window.workspace_views.current
    assert after is not view
    await until(lambda: after.session != "" and not running(after))
    rows = after.chat.view
    assert "README.md" in " ".join(rows.row_text(at) for at in range(rows.row_count()))
