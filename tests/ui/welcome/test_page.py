"""The first screen: what is missing, what ticks, and what Enter does."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from helix_desktop.app.first_run import FolderFacts, KeyTrial, LocalServer, guess_endpoint
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.llm import Llm
from helix_desktop.providers.models.endpoints import SHIPPED
from helix_desktop.providers.models.model_catalog import CatalogModel, assume_model
from helix_desktop.providers.practice.practice_model import PRACTICE
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import use_locale
from helix_desktop.ui.text.language import language_locale
from helix_desktop.ui.welcome.option_cards import PresetCard, preset_curve
from helix_desktop.ui.welcome.page import ModelSource, WelcomePage
from tests.ui.views import heard, shown


def ground(folder: str) -> FolderFacts:
    return FolderFacts(folder, "main", 412, "AGENTS.md")


@pytest.fixture
def made(qtbot: QtBot, theme: Theme) -> WelcomePage:
    return shown(qtbot, WelcomePage(theme), 1_200, 900)


def test_without_a_model_only_the_button_is_left(made: WelcomePage) -> None:
    ready: list[str] = []
    made.ready.connect(lambda: ready.append(made.preset))
    assert not made.begin.isEnabled()
    QTest.mouseClick(made.practice, Qt.MouseButton.LeftButton)
    assert made.begin.text() == "Start the demo"
    QTest.mouseClick(made.presets[1], Qt.MouseButton.LeftButton)
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert ready == ["helix"]


def test_a_folder_names_the_button_and_enter_asks_for_one(made: WelcomePage) -> None:
    wanted: list[bool] = []
    made.folder_requested.connect(lambda: wanted.append(True))
    made.local.show_found(
        [LocalServer(SHIPPED["ollama"], (CatalogModel(PRACTICE), assume_model("ollama", "q")))]
    )
    made.take_way(ModelSource.LOCAL)
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert wanted == [True]
    made.show_ground(ground(str(Path("code") / "helix-core")))
    assert made.begin.text() == "Open helix-core"
    assert made.model == CatalogModel(PRACTICE).name
    assert made.problem == ""


def test_a_key_counts_once_it_was_answered_and_no_longer(made: WelcomePage) -> None:
    tried = heard(made.key.tried)
    made.key.show_endpoints(list(SHIPPED.values()), [])
    made.show_ground(ground("somewhere"))
    QTest.keyClicks(made.key.field, "gsk_0123456789abcdef")
    assert (made.way, made.key.endpoint) == (ModelSource.KEY, "groq")
    assert "Paste an API key" in made.problem
    QTest.keyClick(made.key.field, Qt.Key.Key_Return)
    assert tried == [("groq", "gsk_0123456789abcdef")]
    llm = Llm("m", "groq", 128_000, 8_000)
    made.key.show_answer(KeyTrial(SHIPPED["groq"], CatalogModel(llm), 3, 0.6), "GNOME Keyring")
    made.refresh()
    assert made.problem == ""
    assert made.model == "groq/m"
    QTest.keyClicks(made.key.field, "x")
    assert made.model == ""


def test_a_key_that_is_refused_stays_and_says_why(made: WelcomePage) -> None:
    made.key.show_endpoints(list(SHIPPED.values()), [])
    QTest.keyClicks(made.key.field, "sk-ant-nonsense")
    made.key.show_problem("Can't find the provider's address.", "Check the connection.")
    assert "Check the connection." in [label.text() for label in made.findChildren(QLabel)]
    made.key.show_problem("invalid x-api-key")
    assert made.key.field.text() == "sk-ant-nonsense"
    assert made.problem
    assert "Check the connection." not in [label.text() for label in made.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("key", "endpoint"),
    [("sk-ant-api03-x", "anthropic"), ("AIzaX", "gemini"), ("sk-or-v1-x", "openrouter"), ("x", "")],
)
def test_the_beginning_of_a_key_tells_whose_it_is(key: str, endpoint: str) -> None:
    assert guess_endpoint(f" {key}\n") == endpoint


def test_the_figures_of_a_preset_are_written_as_the_language_does(
    qtbot: QtBot, theme: Theme
) -> None:
    use_locale(language_locale("de"))
    try:
        card = PresetCard(theme, "balanced")
    finally:
        use_locale(None)
    qtbot.addWidget(card)
    texts = [child.text() for child in card.findChildren(QLabel)]
    assert "Peak 44% of context · 0,68× cost" in texts


def test_the_curves_are_drawn_from_the_thresholds() -> None:
    peaks = {name: max(preset_curve(policy)) for name, policy in PRESETS.items()}
    assert peaks["helix"] > 0.8
    assert peaks["balanced"] <= 0.52
    assert all(0 <= share <= 1 for policy in PRESETS.values() for share in preset_curve(policy))
