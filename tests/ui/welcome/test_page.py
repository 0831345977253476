"""The first screen: what is missing, what ticks, and what Enter does."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from helix_desktop.app.first_run import FolderFacts, KeyTrial, LocalServer, guess_endpoint
from helix_desktop.domain.context_window.preset_measurements import MEASUREMENTS
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.llm import Llm
from helix_desktop.providers.models.endpoints import SHIPPED
from helix_desktop.providers.models.model_catalog import CatalogModel, assume_model
from helix_desktop.providers.practice.practice_model import PRACTICE
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import use_locale
from helix_desktop.ui.text.language import language_locale
from helix_desktop.ui.welcome.page import (
    PRESET_LINES,
    ModelSource,
    PresetCard,
    WelcomePage,
    preset_curves,
)
from tests.ui.views import shown, signal_values


def ground(folder: str) -> FolderFacts:
    return FolderFacts(folder, "main", 412, "AGENTS.md")


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> WelcomePage:
    return shown(qtbot, WelcomePage(), 1_200, 900)


def test_without_a_model_only_the_button_is_left(page: WelcomePage) -> None:
    ready: list[str] = []
    page.ready.connect(lambda: ready.append(page.preset))
    assert not page.begin.isEnabled()
    QTest.mouseClick(page.practice, Qt.MouseButton.LeftButton)
    assert page.begin.text() == "Start the demo"
    QTest.mouseClick(page.presets[1], Qt.MouseButton.LeftButton)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert ready == ["economy"]


def test_a_folder_names_the_button_and_enter_asks_for_one(page: WelcomePage) -> None:
    wanted: list[bool] = []
    page.folder_requested.connect(lambda: wanted.append(True))
    page.local.show_found(
        [LocalServer(SHIPPED["ollama"], (CatalogModel(PRACTICE), assume_model("ollama", "q")))]
    )
    page.take_way(ModelSource.LOCAL)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert wanted == [True]
    page.show_ground(ground(str(Path("code") / "helix-core")))
    assert page.begin.text() == "Open helix-core"
    assert page.model == CatalogModel(PRACTICE).name
    assert page.problem == ""


def test_a_key_counts_once_it_was_answered_and_no_longer(page: WelcomePage) -> None:
    tried = signal_values(page.key.tried)
    page.key.show_endpoints(list(SHIPPED.values()), [])
    page.show_ground(ground("somewhere"))
    QTest.keyClicks(page.key.field.line, "gsk_0123456789abcdef")
    assert (page.way, page.key.endpoint) == (ModelSource.KEY, "groq")
    assert "Paste an API key" in page.problem
    QTest.keyClick(page.key.field.line, Qt.Key.Key_Return)
    assert tried == [("groq", "gsk_0123456789abcdef")]
    llm = Llm("m", "groq", 128_000, 8_000)
    page.key.show_answer(KeyTrial(SHIPPED["groq"], CatalogModel(llm), 3, 0.6), "GNOME Keyring")
    page.refresh()
    assert page.problem == ""
    assert page.model == "groq/m"
    begun = signal_values(page.ready)
    page.begin.click()
    assert len(begun) == 1
    QTest.keyClicks(page.key.field.line, "x")
    assert page.model == ""
    page.begin.click()
    assert len(begun) == 1


def test_a_key_that_is_refused_stays_and_says_why(page: WelcomePage) -> None:
    page.key.show_endpoints(list(SHIPPED.values()), [])
    QTest.keyClicks(page.key.field.line, "sk-ant-nonsense")
    page.key.show_problem("Can't find the provider's address.", "Check the connection.")
    assert "Check the connection." in [label.text() for label in page.findChildren(QLabel)]
    page.key.show_problem("invalid x-api-key")
    assert page.key.field.text() == "sk-ant-nonsense"
    assert page.problem
    assert "Check the connection." not in [label.text() for label in page.findChildren(QLabel)]


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
        card = PresetCard("balanced")
    finally:
        use_locale(None)
    qtbot.addWidget(card)
    texts = [child.text() for child in card.findChildren(QLabel)]
    measured = MEASUREMENTS["balanced"]
    cost = f"{measured.cost:.2f}".replace(".", ",")
    assert f"Peak {round(measured.peak)}% of context · {cost}× cost" in texts


def test_every_preset_is_offered_with_the_curve_of_the_same_replayed_session() -> None:
    curves = preset_curves()
    assert set(curves) == set(PRESETS) == set(PRESET_LINES)
    assert len({len(curve) for curve in curves.values()}) == 1
    peaks = {name: max(curve) for name, curve in curves.items()}
    assert peaks["helix"] > peaks["relevance"] > peaks["balanced"] > peaks["economy"] > 0.2
    assert all(0 < share <= 1 for curve in curves.values() for share in curve)
