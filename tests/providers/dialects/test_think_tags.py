"""Thinking between tags is the same however the text is cut, and no word of it is lost."""

import re

from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.domain.llm import ProviderEvent
from helix_desktop.providers.dialects.think_tags import (
    BEGIN,
    END,
    MAX_SPACE_CHARS,
    ThinkTagSplitter,
)
from tests.providers.dialects.streams import thinking, together, words

TEXTS = st.lists(
    st.sampled_from([BEGIN, END, "`", "```", "\n", " ", "<", "</", "think>", "a", "é"]), max_size=16
).map("".join)


def split(*pieces: str, complete: bool = False) -> list[ProviderEvent]:
    splitter = ThinkTagSplitter()
    events = [event for piece in pieces for event in splitter.take(piece)]
    return together([*events, *splitter.finish(complete=complete)])


@given(TEXTS, st.booleans())
def test_think_tags_split_anywhere_give_the_same_thinking_and_text(
    text: str, complete: bool
) -> None:
    assert split(*text, complete=complete) == split(text, complete=complete)


def but_for_tags(text: str) -> str:
    """Return a pattern of the text in which every tag may be missing; space does not count."""
    parts = re.split("(</?think>)", text)
    words = [re.escape("".join(part.split())) for part in parts]
    return "".join(f"({word})?" if index % 2 else word for index, word in enumerate(words))


@given(TEXTS)
@example("<think><</think>think>")
@example("<think><</think><think>think></think>")
def test_no_word_of_a_text_with_think_tags_is_lost(text: str) -> None:
    result = split(text)
    output = "".join((thinking(result) + words(result)).split())
    assert re.fullmatch(but_for_tags(text), output), output


@given(TEXTS)
def test_text_without_a_tag_at_its_start_is_the_answer_as_it_is(text: str) -> None:
    if not text.lstrip().startswith(BEGIN):
        assert words(split(text)) == text


def test_only_a_bounded_amount_of_leading_space_is_held_back() -> None:
    splitter = ThinkTagSplitter()
    assert words(splitter.take(" " * (MAX_SPACE_CHARS + 1))) == " " * (MAX_SPACE_CHARS + 1)
