"""Roles: what stands in for what is said, and the practice model never takes a place silently."""

from pathlib import Path

import pytest

from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.models.model_registry import PRACTICE_NAME, ModelRegistry
from helix_desktop.app.models.role_assignment import ABOUT_PRACTICE, assign_roles
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.dialect import ListedModel
from helix_desktop.providers.practice.practice_model import LLMS

MAIN, FAST, WIDE = LlmRole.MAIN, LlmRole.FAST, LlmRole.WIDE


@pytest.fixture
def models(tmp_path: Path) -> ModelRegistry:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    return ModelRegistry(paths)


def test_with_nothing_chosen_the_practice_model_answers_and_says_what_it_is(
    models: ModelRegistry,
) -> None:
    roles = assign_roles({}, models)
    assert roles.main.practice
    assert roles.notes[0] == ABOUT_PRACTICE
    assert [roles.models[role].model.llm for role in LlmRole] == list(LLMS)


def test_a_chosen_practice_model_is_no_surprise(models: ModelRegistry) -> None:
    roles = assign_roles({"main": PRACTICE_NAME}, models)
    assert roles.main.practice
    assert ABOUT_PRACTICE not in roles.notes


def test_the_practice_model_is_also_known_by_its_short_name(models: ModelRegistry) -> None:
    assert models.checked("practice") == PRACTICE_NAME
    assert models.checked("practice-wide") == "practice/practice-wide"


@pytest.mark.parametrize(
    ("main", "fast", "wide"),
    [
        ("openai/gpt-5.5", "openai/gpt-6.1-terra", None),
        ("openai/gpt-5.2", "openai/gpt-6-luna", "openai/gpt-6-luna"),
        ("anthropic/claude-opus-5-5", "anthropic/claude-haiku-5-5", None),
        ("anthropic/claude-opus-4-5", "anthropic/claude-haiku-5-5", "anthropic/claude-haiku-5-5"),
        ("gemini/gemini-3.1-pro-preview", "gemini/gemini-3.5-flash-lite", None),
        ("xai/grok-4.7", "xai/grok-code-fast", "xai/grok-4.3"),
        ("groq/openai/gpt-oss-20b", None, None),
        ("ollama/strange", None, None),
        ("together/unheard-of", None, None),
    ],
)
def test_roles_are_filled_by_the_main_models_own_provider(
    models: ModelRegistry, main: str, fast: str | None, wide: str | None
) -> None:
    roles = assign_roles({"main": main}, models)
    filled = {role: roles.models[role].model.name for role in roles.by_helix}
    assert filled == {role: name for role, name in ((FAST, fast), (WIDE, wide)) if name}
    notes = [note for note in roles.notes if note.startswith("Helix chose ")]
    assert len(notes) == len(filled)


def test_who_chose_a_model_for_a_role_keeps_it_also_if_it_is_the_main_one(
    models: ModelRegistry,
) -> None:
    roles = assign_roles({"main": "openai/gpt-5.5", "fast": "openai/gpt-5.5"}, models)
    assert roles.models[FAST].model.name == "openai/gpt-5.5"
    assert not roles.by_helix


def test_a_model_that_the_provider_does_not_offer_is_not_chosen(models: ModelRegistry) -> None:
    openai = models.endpoint("openai")
    models.learn(openai, (ListedModel("gpt-5.5"), ListedModel("gpt-4.1-mini")), at=1.0)
    roles = assign_roles({"main": "openai/gpt-5.5"}, models)
    assert roles.models[FAST].model.name == "openai/gpt-4.1-mini"


def test_a_model_for_all_workspaces_comes_before_what_helix_chooses(
    models: ModelRegistry, tmp_path: Path
) -> None:
    models.choose_default_model(MAIN, "openai/gpt-5.5")
    models.choose_default_model(FAST, "openai/gpt-5.4-mini")
    again = ModelRegistry(find_paths(tmp_path / "data"))
    roles = assign_roles({}, again)
    assert roles.main.model.name == "openai/gpt-5.5"
    assert roles.models[FAST].model.name == "openai/gpt-5.4-mini"
    assert ABOUT_PRACTICE not in roles.notes
    own = assign_roles({"main": "anthropic/claude-opus-5"}, again)
    assert own.main.model.name == "anthropic/claude-opus-5"
    again.choose_default_model(FAST, "")
    assert assign_roles({}, again).models[FAST].model.name == "openai/gpt-6.1-terra"


def test_without_a_fast_and_a_long_context_model_the_main_model_has_all_roles(
    models: ModelRegistry,
) -> None:
    roles = assign_roles({"main": "groq/openai/gpt-oss-20b"}, models)
    assert set(roles.models) == {MAIN}
    assert any(note.startswith("No fast model selected: ") for note in roles.notes)
    assert any("(131,072 tokens)" in note for note in roles.notes)


def test_the_configured_model_with_the_largest_window_is_the_long_context_model(
    models: ModelRegistry,
) -> None:
    chosen = {"main": "groq/openai/gpt-oss-20b", "fast": "gemini/gemini-3.8-flash"}
    roles = assign_roles(chosen, models)
    assert roles.models[WIDE] is roles.models[FAST]
    assert any("Gemini 3.8 Flash (1,048,576" in note for note in roles.notes)


def test_the_chosen_models_get_their_roles(models: ModelRegistry) -> None:
    chosen = {
        "main": "anthropic/claude-opus-5",
        "fast": "anthropic/claude-haiku-5-5",
        "wide": "gemini/gemini-3.8-flash",
    }
    roles = assign_roles(chosen, models)
    assert {
        role.value: role_model.model.name for role, role_model in roles.models.items()
    } == chosen
    assert roles.notes == ()


def test_a_guessed_window_is_said(models: ModelRegistry) -> None:
    roles = assign_roles({"main": "ollama/strange"}, models)
    assert any("assumes 32,768 tokens" in note for note in roles.notes)


def test_an_empty_name_counts_as_none(models: ModelRegistry) -> None:
    assert assign_roles({"main": "", "fast": "", "else": "x/y"}, models).main.practice
