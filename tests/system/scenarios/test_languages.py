"""Another language while the application runs: each text is in it, and nothing is lost."""

import json
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from helix_desktop.app.environment import find_paths, resources_folder
from helix_desktop.ui.application.application import Application
from tests.system.scenarios.stage import live, open_and_quiet, running, type_and_send, until
from tests.system.tour.everywhere import SIZE, Look, Toured, at_first, at_work
from tests.system.tour.made_up import made_up_resources


@pytest.fixture(scope="module")
def resources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_up_resources(tmp_path_factory.mktemp("made-up"), "de", "ar")


@pytest.fixture
def application(
    tmp_path: Path, folder: Path, resources: Path
) -> AbstractAsyncContextManager[Application]:
    return open_application(tmp_path / "data", folder, resources)


@asynccontextmanager
async def open_application(data: Path, folder: Path, resources: Path) -> AsyncIterator[Application]:
    async with live(data=data, folder=folder, resources=resources, seconds=50) as application:
        await until(lambda: open_and_quiet(application))
        yield application


def shown(widget: QWidget) -> list[str]:
    """The texts of all visible labels and buttons."""
    return [
        child.text()
        for child in widget.findChildren(QWidget)
        if isinstance(child, QLabel | QAbstractButton) and child.isVisible() and child.text()
    ]


async def choose(application: Application, language: str) -> None:
    """Choose a language in the settings, as a user does."""
    settings = application.settings
    settings.open("appearance")
    before = settings.current_view
    before.pages["appearance"].choices["language"].choose(language)
    await until(lambda: settings.opened and settings.current_view not in (None, before))


async def test_a_language_changes_the_open_window_and_keeps_the_draft_and_the_session(
    application: Application,
) -> None:
    view = application.window.workspace_views.current
    type_and_send(view, "Hello")
    await until(lambda: view.session != "" and not running(view))
    session = view.session
    view.chat.composer.editor.setPlainText("half a sentence")
    await choose(application, "de")
    assert application.settings.current_view.key == "appearance"
    assert "«Lànġ" not in " ".join(shown(application.window))
    assert any(item.startswith("«") for item in shown(application.window))
    application.settings.leave()
    view = application.window.workspace_views.current
    await until(lambda: view.session == session)
    assert view.chat.composer.draft() == "half a sentence"
    plain = [item for item in shown(view.sidebar) if item in ("Settings", "New session")]
    assert plain == []
    await choose(application, "en")
    assert not any("«" in item for item in shown(application.window))


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
    view.side_panel.show_tab("timeline")
    await until(lambda: view.chat.view.verticalScrollBar().maximum() > 200)
    view.chat.view.scroll_to(40)
    place = view.chat.view.place
    await choose(application, "de")
    application.settings.leave()
    view = application.window.workspace_views.current
    await until(lambda: view.chat.view.isVisible())
    assert view.side_panel.current == "timeline"
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


FOR_MODELS = "settings-tools"
"""The page with the descriptions of tools, which models read."""
_SAID = re.compile(r"«[^«»]*»")
_NAMES = re.compile(
    r"Summarise this project|and then summarise what the project does, also the parts of the shop"
    r"|Practice model(?:, (?:fast|wide))?|practice\b|ledger|Helix(?: Desktop)?|LEDGER"
    r"|README\.md|AGENTS\.md"
    r"|[~/]?(?:[\w.-]*/)+[\w.-]*"
    r"|\b(?:Alt|Ctrl|Shift|Strg|Umschalt|Esc|Enter|Tab|Entf|Pos1|Ende)\b|https?:\S+|Anthropic|English"
    r"|make test && rm -rf build|make …|</?p\b[^>]*>|&\S+;"
    r"|\w+\.(?:py|md|toml)|OpenAI|Google|DeepSeek|Mistral|xAI|Qwen|Ollama|OpenRouter|LM Studio"
    r"|llama\.cpp|Apache License [\d.]+|Linux\b.*|Python\b.*|Deutsch|bubblewrap"
)
"""Names, paths, keys, and what the user or the project wrote."""


def left_in_english(window: QWidget) -> Iterator[str]:
    for child in window.findChildren(QWidget):
        if not child.isVisible():
            continue
        texts = [child.toolTip()]
        if isinstance(child, QLabel | QAbstractButton):
            texts.append(child.text())
        if isinstance(child, QLineEdit):
            texts.append(child.placeholderText())
        yield from (text for text in texts if _plain(text))


def _plain(text: str) -> bool:
    """Return whether words remain without what was translated, inside out, and names."""
    before = ""
    while text != before:
        before, text = text, _SAID.sub(" ", text)
    return re.search(r"[A-Za-z]{3}", _NAMES.sub(" ", text)) is not None


@pytest.mark.slow
@pytest.mark.timeout(240)
@pytest.mark.parametrize("story", [at_first, at_work])
async def test_no_text_of_the_window_stays_english(story: Toured, tmp_path: Path) -> None:
    folder = tmp_path / "project" / "ledger"
    shutil.copytree(resources_folder() / "demo", folder)
    settings = find_paths(tmp_path / "data").settings
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"language": "de"}), encoding="utf-8")
    result: dict[str, str] = {}
    async with live(
        data=tmp_path / "data",
        folder=folder if story is at_work else None,
        resources=made_up_resources(tmp_path, "de"),
        seconds=220,
    ) as application:
        application.window.resize(*SIZE)
        await story(application, looker(application, result))
    assert result == {}


def looker(application: Application, results: dict[str, str]) -> Look:
    async def look(what: str) -> None:
        if what == FOR_MODELS:
            return
        for text in left_in_english(application.window):
            results.setdefault(text, what)

    return look
