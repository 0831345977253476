"""The list of what could be meant: rows, selection, hostile names."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.sessions.file_finder import FileMatch
from helix_desktop.app.sessions.slash_commands import PromptOffer
from helix_desktop.domain.subagent_definition import SubAgentDefinition
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.chat.composer.mentions import (
    CHANGED,
    SHADOW_MARGINS,
    MentionPopup,
    MentionSuggestion,
    _row,
    agent_suggestions,
    command_names,
    command_suggestions,
    line_suggestions,
    passage_offers,
    path_suggestion,
    prompt_suggestions,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import use_locale
from helix_desktop.ui.text.language import language_locale
from tests.ui.views import owned, shown

OFFERS = (
    MentionSuggestion("a", "a.py", "@a.py", right="12 tokens"),
    MentionSuggestion("b", "b.py", "@b.py"),
)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    return shown(qtbot, QWidget(), 900, 700)


@pytest.fixture
def popup(page: QWidget, theme: Theme) -> MentionPopup:
    return MentionPopup(page)


def test_figures_that_arrive_later_are_shown_and_read_out(popup: MentionPopup) -> None:
    popup.show_offers(OFFERS, "Files", "2 of 2", keys=())
    popup.select(1)
    popup.update_offer("b", "3 tokens", CHANGED)
    assert popup.offer == popup.offers[1]
    assert popup.offers[1].chip == "changed"
    assert "3 tokens" in popup.list.row_text(1)
    assert "changed" in popup.list.row_text(1)


def test_the_mention_popup_grows_upward_and_its_right_edge_is_flush(popup: MentionPopup) -> None:
    popup.show_offers(OFFERS, "Files", "2 of 2", keys=(("Esc", "close"),))
    popup.place(800, 600, 760)
    popup.show()
    inner = popup.rect().marginsRemoved(SHADOW_MARGINS).translated(popup.pos())
    assert (inner.width(), inner.right() + 1, inner.bottom() + 1) == (540, 800, 600)
    assert popup.list.height() == 72
    assert not popup.grab().isNull()
    popup.place(300, 600, 280)
    assert popup.list.width() == 280


def test_a_chosen_mention_stays_chosen_while_it_matches(popup: MentionPopup) -> None:
    popup.show_offers(OFFERS, "Files", "", keys=())
    popup.select(1)
    popup.show_offers((OFFERS[1],), "Files", "", keys=())
    assert popup.offer == OFFERS[1]
    popup.show_offers((OFFERS[0],), "Files", "", keys=())
    assert popup.row == 0


def test_hostile_names_are_painted_and_written_without_hidden_characters(
    popup: MentionPopup,
) -> None:
    odd = [FileMatch("a\u202egpj.exe", marks=(0,)), FileMatch("b\\x0ac.py"), FileMatch("x" * 900)]
    offers = [path_suggestion(item) for item in odd]
    popup.show_offers(offers, "a\u202eb", "3 of 3", keys=())
    popup.place(800, 600, 760)
    popup.show()
    assert not popup.grab().isNull()
    assert all(offer.text.isprintable() for offer in offers)


def test_typed_lines_and_parts_are_offered() -> None:
    parts = (
        MentionSuggestion("5-9", "put(self)", right="5–9"),
        MentionSuggestion("10-20", "get(self)", right="10–20"),
    )
    assert [suggestion.text for suggestion in line_suggestions("a.py", "", parts, lines=40)] == [
        "@a.py",
        "@a.py:5-9",
        "@a.py:10-20",
    ]
    assert [suggestion.text for suggestion in line_suggestions("a.py", "get", parts, lines=40)] == [
        "@a.py:10-20"
    ]
    assert [suggestion.text for suggestion in line_suggestions("a.py", "7-", parts, lines=40)] == [
        "@a.py:7-40"
    ]
    assert [
        suggestion.text for suggestion in line_suggestions("a.py", "7-99", parts, lines=40)
    ] == ["@a.py:7-40"]
    assert line_suggestions("a.py", "99", parts, lines=40) == ()


def test_every_action_of_the_window_is_a_command_and_refused_ones_come_last(qtbot: QtBot) -> None:
    window = owned(qtbot, QWidget())
    action_registry = ActionRegistry(window)
    for name, disabled_reason in (
        ("context.undo", "Nothing to undo."),
        ("session.new", ""),
        ("a.undo_all", ""),
    ):
        action_registry.add(
            Action(
                name, name, "group", lambda: None, disabled_reason=lambda why=disabled_reason: why
            )
        )
    action_registry.add(Action("cache.pin", "Pin", "group", lambda: None, where="cache"))
    assert list(command_names(action_registry)) == ["undo", "new", "undo-all"]
    assert [suggestion.name for suggestion in command_suggestions(action_registry, "un")] == [
        "/undo-all",
        "/undo",
    ]
    action_registry.add(Action("other.undo", "x", "group", lambda: None))
    assert "context-undo" in command_names(action_registry)


def test_lines_of_a_stored_output_are_offered_as_they_are_written() -> None:
    def written(query: str, lines: int = 300) -> list[tuple[str, str]]:
        result = passage_offers("#9f2c0123", query, lines=lines)
        return [(item.name, item.text) for item in result]

    assert written("") == [
        ("all lines", "#9f2c0123"),
        ("the first 80 lines", "#9f2c0123:1-80"),
        ("lines with certain words", '#9f2c0123:"'),
    ]
    assert [name for name, _ in written("", lines=20)] == ["all lines", "lines with certain words"]
    assert written("10") == [("lines 10 to 10", "#9f2c0123:10-10")]
    assert written("10-") == [("lines 10 to 300", "#9f2c0123:10-300")]
    assert written("10-900") == [("lines 10 to 300", "#9f2c0123:10-300")]
    assert written("301") == written("40-10") == written("x") == written('"') == []
    assert written('"two w') == [("lines with “two w”", '#9f2c0123:"two w"')]
    assert written('10-80:"two') == [("lines with “two”", '#9f2c0123:10-80:"two"')]
    assert written('400:"two') == []


def test_commands_of_files_and_skills_are_offered_with_their_hints() -> None:
    offers = (
        PromptOffer("review", "a.md", "Reviews.", "[pr]"),
        PromptOffer("pre-review", "b.md", "First.", is_skill=True),
        PromptOffer("other", "c.md", "Other."),
    )
    suggestions = prompt_suggestions(offers, "rev")
    assert [(offer.text, offer.where) for offer in suggestions] == [
        ("/review", "[pr] · Reviews."),
        ("/pre-review", "First."),
    ]


def test_the_hint_of_a_command_holds_no_signs_that_the_list_would_spell_out(
    qapp: QApplication,
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        [offer] = prompt_suggestions((PromptOffer("review", "a.md", "Reviews.", "[pr]"),), "rev")
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert offer.where.isprintable()


def test_agents_are_offered_by_a_part_of_their_names() -> None:
    agents = (SubAgentDefinition("Reviewer", "Reads.", "Read.", "a.md"),)
    [offer] = agent_suggestions(agents, "view")
    assert (offer.text, offer.where) == ("@Reviewer", "Reads.")
    assert agent_suggestions(agents, "x") == []


def test_isolates_of_a_translation_are_not_spelled_out() -> None:
    use_locale(language_locale("ar"))
    try:
        offer = MentionSuggestion("a", "@a:", "@a:", where="\u20684\u2069", prose=True)
        assert [part.text for part in _row(offer).lines[0]][1] == "\u20684\u2069"
    finally:
        use_locale(None)
