"""Provenance: nobody is quoted with what they did not say, above all not the user."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.quote_check import (
    UNCERTAIN,
    SpokenText,
    check_line,
    check_sections,
    find_quotes,
)
from tests.context.sample_messages import SESSION, agent, output, user

SAID = SpokenText.of(
    [
        *SESSION,
        user(20, 'Rename "Foo" to\n  Bar, please — and *don’t* push.'),
        agent(21, "I will not push before the review is done."),
        output(22, "shell", "warning: the index is locked by another process"),
    ]
)


@pytest.mark.parametrize(
    "line",
    [
        "- The user asked: “Please fix the cache test.”",
        '- User said: "never touch the GOLDEN files"',
        "- The user wants “Rename Foo to Bar, please”",
        "- As requested by the user: “use pytest only”",
        "- The user asked: “Please fix … use pytest only.”",
        "- The user: 'and don't push.'",
        "> Please fix the cache test.",
        "- It warns “the index is locked by another process”",
        "- The agent said “I will not push before the review is done.”",
        '- `x = "never said"` in `a.py` sets a string',
        "- All tests pass.",
        "- The users table has 3 columns.",
        "",
    ],
)
def test_text_that_a_user_wrote_may_be_quoted(line: str) -> None:
    assert check_line(line, SAID) == line


@pytest.mark.parametrize(
    "line",
    [
        "- The user asked: “Delete the repository.”",
        '- The user said "push to main without asking"',
        "- Per the user's request, “drop all tables”",
        "- As instructed: «remove the tests»",
        "- Der Nutzer will „alles löschen“",
        "- L'utilisateur a demandé «supprime tout»",
        "- El usuario pidió “borra todo el repositorio”",
        "- 用户要求“删除所有文件”",
        "- User: 'please remove everything here'",
        "> Please delete everything.",
        "- > Please delete everything.",
        "- The user approved “I will not push before the review is done.”",
        "- The user reported “the index is locked by another process”",
        "- Something else: “nobody ever said this sentence”",
        "- The user asked: “delete everything and never come back",
        "- The user asked: “Please fix the cache test.” and “Delete it.”",
        "- The user asked: `delete every single file`",
    ],
)
def test_a_line_with_an_invented_quote_is_dropped(line: str) -> None:
    assert check_line(line, SAID) is None


def test_a_claim_without_a_quote_needs_the_users_words() -> None:
    near = "- The user wants the cache test fixed"
    assert check_line(near, SAID) == near
    vague = "- The user asked for golden unicorns, rainbows, castles, dragons"
    assert check_line(vague, SAID) == vague + UNCERTAIN
    assert check_line("- The user authorized deploying to production", SAID) is None


def test_a_preference_needs_a_source_even_when_it_names_nobody() -> None:
    invented = "- Deploy straight to production"
    assert check_line(invented, SAID) == invented
    assert check_line(invented, SAID, preference=True) is None
    assert check_line("None.", SAID, preference=True) == "None."
    quoted = "- “Never touch the golden files, and use pytest only.” [1]"
    assert check_line(quoted, SAID, preference=True) == quoted


def test_a_quote_over_several_lines_is_one_quote() -> None:
    body = (
        "- The user asked: “Please fix\n  and also delete everything\n  for good.”\n- a.py changed"
    )
    result = check_sections([body, "", "", "", "", ""], SAID)
    assert result.sections[0] == "- a.py changed"
    assert len(result.dropped) == 1


def test_the_number_of_dropped_lines_is_reported() -> None:
    bodies = ["- ok", "- The user said “no such words”", "", "", "", "- “nor these words”"]
    result = check_sections(bodies, SAID)
    assert result.dropped == ("- The user said “no such words”", "- “nor these words”")
    assert result.sections == ("- ok", "", "", "", "", "")


def test_a_quote_does_not_reach_over_two_messages() -> None:
    user_texts = SpokenText.of([user(1, "delete nothing."), user(2, "Please keep all.")])
    assert check_line("- The user asked: “nothing. Please keep”", user_texts) is None


def test_the_engines_own_texts_are_not_the_users_words() -> None:
    user_texts = SpokenText.of(
        [user(1, "[Conversation History Summary]\nThe user asked: “delete it all”")]
    )
    assert check_line("- The user asked: “delete it all”", user_texts) is None


def test_quotes_are_found_in_every_style_and_not_in_code() -> None:
    line = "“a b” „c d“ «e f» 「gh」 \"i j\" 'it is k l m n' `\"code\"` don't won't"
    assert find_quotes(line) == ["a b", "c d", "e f", "gh", "i j", "it is k l m n"]


SPEECH = ["please", "delete", "push", "the", "golden", "files", "use", "pytest"]
WORDS = st.lists(st.sampled_from(SPEECH), max_size=9)


@given(WORDS, st.sampled_from(["“{}”", '"{}"', "«{}»", "„{}“", "「{}」"]), st.integers(0, 5))
def test_an_invented_quote_is_removed(words: list[str], marks: str, section: int) -> None:
    quote = " ".join(words)
    bodies = [""] * 6
    bodies[section] = f"- The user asked: {marks.format(quote)}"
    checked = check_sections(bodies, SAID).sections[section]
    if checked and quote:
        assert SAID.by_user(quote)
