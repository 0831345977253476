"""The model menu's list: what it says of each model, how it is searched, and by which keys."""

import time
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from shiboken6 import delete

from helix_desktop.app.workspaces.model_settings import EndpointSource, KeyState, ModelOffer
from helix_desktop.domain.endpoint import DialectId, Endpoint
from helix_desktop.domain.llm import Prices
from helix_desktop.ui.chat.model_and_effort import ListedModels, ModelMenu
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import signal_values


def offer(name: str, **more: object) -> ModelOffer:
    endpoint, _, title = name.partition("/")
    made = ModelOffer(name, title.title(), endpoint, 128_000, 8_000, Prices(3.0, 15.0), "built in")
    return replace(made, **more)


def endpoint(name: str, *, needs_key: bool = True) -> EndpointSource:
    made = Endpoint(
        name, name.title(), DialectId.OPENAI_CHAT, "https://x.example", needs_key=needs_key
    )
    return EndpointSource(made, 1, local=False, own=False)


ALL = ListedModels(
    (
        offer("alpha/one", pictures=True),
        offer("alpha/two", prices=None, tools=False),
        offer("beta/three", prices=Prices(), window=8_192),
        offer("gamma/four"),
    ),
    {
        "alpha": endpoint("alpha"),
        "beta": endpoint("beta", needs_key=False),
        "gamma": endpoint("gamma"),
    },
    {"alpha": KeyState("wxyz", "the environment", overrides=True), "gamma": KeyState()},
    recent=("beta/three",),
    current="alpha/one",
)


@pytest.fixture
def menu(theme: Theme) -> Iterator[ModelMenu]:
    window = QWidget()
    window.resize(900, 600)
    pill = QPushButton("model", window)
    pill.setGeometry(700, 10, 180, 28)
    window.show()
    made = ModelMenu(window, lambda window: window // 4)
    made.show_models(ALL)
    made.open_at(pill)
    yield made
    window.close()
    delete(window)


def lines(menu: ModelMenu) -> list[str]:
    return [row.key or row.accessible_text for row in menu.list.items]


def keys(menu: ModelMenu, *wanted: Qt.Key) -> None:
    for key in wanted:
        QTest.keyClick(menu.field, key)


def test_recent_models_come_first_and_those_without_a_key_last(menu: ModelMenu) -> None:
    assert lines(menu) == [
        "Recent",
        "alpha/one",
        "beta/three",
        "Alpha",
        "alpha/two",
        "Gamma",
        "gamma/four",
    ]


def test_each_model_tells_window_price_key_and_abilities(menu: ModelMenu) -> None:
    spoken_lines = [row.accessible_text for row in menu.list.items if row.key]
    assert spoken_lines == [
        "One, current model, 128K · $3.00 / $15.00 per 1M, key in environment, alpha/one · images",
        "Three, 8K · free, no key needed, beta/three",
        "Two, 128K · price unknown, key in environment, alpha/two · no tools",
        "Four, 128K · $3.00 / $15.00 per 1M, no key, gamma/four",
    ]


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        (False, "Default, 128K · price unknown, signs in itself, toy/default"),
        (True, "Default, 128K · price unknown, not installed, toy/default"),
    ],
)
def test_an_agent_of_another_program_has_no_key(menu: ModelMenu, missing: bool, words: str) -> None:
    toy = Endpoint("toy", "Toy", DialectId.ACP, "", needs_key=False)
    source = EndpointSource(toy, 1, local=False, own=True, missing=missing)
    menu.show_models(ListedModels((offer("toy/default", prices=None),), {"toy": source}))
    assert [row.accessible_text for row in menu.list.items if row.key] == [words]


def test_the_search_finds_names_and_abilities_and_lets_any_model_be_typed(menu: ModelMenu) -> None:
    QTest.keyClicks(menu.field, "IMAGES one")
    assert lines(menu) == ["Recent", "alpha/one"]
    menu.field.clear()
    QTest.keyClicks(menu.field, "alpha/other")
    assert lines(menu) == ["alpha/other"]
    menu.field.clear()
    QTest.keyClicks(menu.field, "nothing")
    assert lines(menu) == []
    assert menu.notice.text() == "No matches."
    keys(menu, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert menu.isVisible()


def test_keys_move_over_headings_and_choose_for_the_session_or_the_workspace(
    menu: ModelMenu,
) -> None:
    chosen = signal_values(menu.chosen)
    keys(menu, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert menu.list.key == "alpha/two"
    keys(menu, Qt.Key.Key_PageUp, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert chosen == [("beta/three", False)]
    pill = menu.below.findChild(QPushButton)
    assert pill is not None
    menu.open_at(pill)
    menu.scope.choose("workspace")
    keys(menu, Qt.Key.Key_Return)
    assert chosen[-1] == ("alpha/one", True)
    keys(menu, Qt.Key.Key_Escape)
    assert len(chosen) == 2


def test_a_model_without_a_key_asks_for_the_key_and_chooses_nothing(menu: ModelMenu) -> None:
    wanted = signal_values(menu.key_wanted)
    menu.chosen.connect(lambda *_chosen: pytest.fail("no model is chosen"))
    QTest.keyClicks(menu.field, "four")
    assert menu.notice.text().startswith("There is no key for ")
    assert menu.key.text() == "Add key"
    assert menu.key.isVisible()
    menu.key.click()
    assert wanted == ["gamma"]


def test_a_window_that_is_too_small_for_the_context_is_told_before_the_choice(
    menu: ModelMenu,
) -> None:
    menu.show_tokens(7_000)
    assert "compact" not in menu.notice.text()
    keys(menu, Qt.Key.Key_Down)
    assert menu.notice.text() == "Context is ≈7K, context window 8K. Helix will compact first."


def test_keys_that_are_not_known_yet_hold_up_no_choice(menu: ModelMenu) -> None:
    menu.show_models(replace(ALL, keys=None))
    chosen: list[str] = []
    menu.chosen.connect(lambda name, _workspace: chosen.append(name))
    QTest.keyClicks(menu.field, "four")
    keys(menu, Qt.Key.Key_Return)
    assert chosen == ["gamma/four"]


@pytest.mark.alone
def test_hundreds_of_models_are_searched_within_a_frame_or_two(menu: ModelMenu) -> None:
    many = tuple(offer(f"alpha/model-{at}") for at in range(800))
    menu.show_models(replace(ALL, offers=many, recent=(), current=""))
    began = time.perf_counter()
    QTest.keyClicks(menu.field, "model 79")
    assert (time.perf_counter() - began) / 8 < 0.1
    assert lines(menu)[:2] == ["Alpha", "alpha/model-79"]


def test_the_model_menu_opens_below_its_pill_and_within_the_window(menu: ModelMenu) -> None:
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        menu.setLayoutDirection(direction)
        card = menu.place()
        assert card.top() >= 38
        assert menu.rect().contains(card)
