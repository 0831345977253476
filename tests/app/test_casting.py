"""Roles: what stands in for what is said, and the practice model never takes a place silently."""

from pathlib import Path

import pytest

from helix_desktop.app.llms.casting import ABOUT_PRACTICE, cast
from helix_desktop.app.llms.models import PRACTICE_NAME, Models
from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.domain.llm import LlmRole
from helix_desktop.providers.practice.model import LLMS

MAIN, FAST, WIDE = LlmRole.MAIN, LlmRole.FAST, LlmRole.WIDE


@pytest.fixture
def models(tmp_path: Path) -> Models:
    paths = paths_for(tmp_path / "data")
    make_private(paths)
    return Models(paths)


def test_with_nothing_chosen_the_practice_model_answers_and_says_what_it_is(
    models: Models,
) -> None:
    found = cast({}, models)
    assert found.main.practice
    assert found.notes[0] == ABOUT_PRACTICE
    assert [found.parts[role].model.llm for role in LlmRole] == list(LLMS)


def test_a_chosen_practice_model_is_no_surprise(models: Models) -> None:
    found = cast({"main": PRACTICE_NAME}, models)
    assert found.main.practice
    assert ABOUT_PRACTICE not in found.notes


def test_the_practice_model_is_also_known_by_its_short_name(models: Models) -> None:
    assert models.checked("practice") == PRACTICE_NAME
    assert models.checked("practice-wide") == "practice/practice-wide"


def test_without_fast_and_wide_the_main_model_does_it_all(models: Models) -> None:
    found = cast({"main": "openai/gpt-5.5"}, models)
    assert set(found.parts) == {MAIN}
    assert "No fast model is chosen: GPT-5.5 does its work." in found.notes
    assert any("No wide model is chosen: GPT-5.5 with its 922,000" in note for note in found.notes)


def test_the_largest_window_that_is_set_stands_in_for_wide(models: Models) -> None:
    chosen = {"main": "groq/openai/gpt-oss-120b", "fast": "gemini/gemini-3.8-flash"}
    found = cast(chosen, models)
    assert found.parts[WIDE] is found.parts[FAST]
    assert any("Gemini 3.8 Flash with its 1,048,576" in note for note in found.notes)


def test_what_is_chosen_is_what_is_cast(models: Models) -> None:
    chosen = {
        "main": "anthropic/claude-opus-5",
        "fast": "anthropic/claude-haiku-5-5",
        "wide": "gemini/gemini-3.8-flash",
    }
    found = cast(chosen, models)
    assert {role.value: part.model.name for role, part in found.parts.items()} == chosen
    assert found.notes == ()


def test_an_endpoint_that_is_gone_is_said_and_nothing_takes_its_place(models: Models) -> None:
    found = cast({"main": "mine/house"}, models)
    assert found.main.endpoint is None
    assert not found.main.practice
    assert any("no endpoint 'mine'" in note for note in found.notes)


def test_a_guessed_window_is_said(models: Models) -> None:
    found = cast({"main": "ollama/strange"}, models)
    assert any("32,768 tokens are assumed" in note for note in found.notes)


def test_an_empty_name_counts_as_none(models: Models) -> None:
    assert cast({"main": "", "fast": "", "else": "x/y"}, models).main.practice
