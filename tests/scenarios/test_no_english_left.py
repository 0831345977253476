"""In a language that is nobody's, each text of the window is in it: what is not was not found."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from helix_desktop.app.environment import find_paths, resources_folder
from helix_desktop.ui.application.application import Application
from tests.scenarios.stage import live
from tests.tour.everywhere import SIZE, Look, Toured, at_first, at_work
from tests.tour.made_up import made_up_resources

FOR_MODELS = "settings-tools"
"""The page with the descriptions of tools, which models read."""
_SAID = re.compile(r"«[^«»]*»")
_NAMES = re.compile(
    r"Summarise this project|and then summarise what the project does, also the parts of the shop"
    r"|Practice model(?:, (?:fast|wide))?|practice\b|ledger|Helix(?: Desktop)?|LEDGER"
    r"|README\.md|AGENTS\.md"
    r"|[~/]?(?:[\w.-]*/)+[\w.-]*"
    r"|\b(?:Alt|Ctrl|Shift|Strg|Esc|Enter|Tab|Entf|Pos1|Ende)\b|https?:\S+|Anthropic|English"
    r"|make test && rm -rf build|make …|</?span>|&\S+;"
    r"|\w+\.(?:py|md|toml)|OpenAI|Google|DeepSeek|Mistral|xAI|Qwen|Ollama|OpenRouter|LM Studio"
    r"|llama\.cpp|Apache License [\d.]+|Linux\b.*|Python\b.*|Deutsch|bubblewrap|Landlock"
)
"""Names, paths, keys, and what the user or the project wrote."""


def left_in_english(window: QWidget) -> Iterator[str]:
    for each in window.findChildren(QWidget):
        if not each.isVisible():
            continue
        texts = [each.toolTip()]
        if isinstance(each, QLabel | QAbstractButton):
            texts.append(each.text())
        if isinstance(each, QLineEdit):
            texts.append(each.placeholderText())
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
    found: dict[str, str] = {}
    async with live(
        data=tmp_path / "data",
        folder=folder if story is at_work else None,
        resources=made_up_resources(tmp_path, "de"),
        seconds=220,
    ) as application:
        application.window.resize(*SIZE)
        await story(application, looker(application, found))
    assert found == {}


def looker(application: Application, found: dict[str, str]) -> Look:
    async def look(what: str) -> None:
        if what == FOR_MODELS:
            return
        for text in left_in_english(application.window):
            found.setdefault(text, what)

    return look
