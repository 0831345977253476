"""What a message mentions, however a file is called."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.mentions import (
    ContentPassage,
    Mention,
    MentionKind,
    find_mentions,
    parse_mention_path,
    spell_mention,
)

DIGEST = "9f2c41a07e12"


def mentions_in(text: str) -> list[tuple[str, int, int]]:
    return [
        (mention.name, mention.passage.first, mention.passage.last)
        for mention in find_mentions(text)
    ]


def test_paths_lines_and_digests_are_found_among_words() -> None:
    text = f"See @src/a.py:10-40, (@b.py:3) @c.py:7- and @d/; also #{DIGEST}."
    assert mentions_in(text) == [
        ("src/a.py", 10, 40),
        ("b.py", 3, 3),
        ("c.py", 7, 0),
        ("d/", 0, 0),
        (DIGEST, 0, 0),
    ]


def test_the_dot_that_ends_a_sentence_is_no_part_of_a_path() -> None:
    (mention,) = find_mentions("Look at @README.md.")
    assert mention == Mention(MentionKind.FILE, "README.md", 8, 18)


@pytest.mark.parametrize(
    "text", ["me@example.org", "issue #12", "##" + DIGEST, "#" + DIGEST + "xyz"]
)
def test_text_that_only_looks_like_a_mention_is_none(text: str) -> None:
    assert mentions_in(text) == []


@pytest.mark.parametrize(
    "path", ["my file.py", "a\u202egpj.exe", 'say "hi".txt', "line\nbreak", "näme-文.md", "a\\x80b"]
)
def test_odd_names_are_quoted_without_a_hidden_character(path: str) -> None:
    written = spell_mention(path)
    assert written.isprintable()
    assert mentions_in(f"x {written}:2-3 y") == [(path, 2, 3)]
    assert parse_mention_path(written.removeprefix("@")) == path


@given(st.text(min_size=1, max_size=60).filter(lambda path: path < "\ud800" or path.isprintable()))
def test_a_spelled_mention_is_found_again(path: str) -> None:
    assert mentions_in(f"see {spell_mention(path)} now") == [(path, 0, 0)]


def test_passages_of_a_content_are_found() -> None:
    text = f'#{DIGEST}:10-40, #{DIGEST}:7 #{DIGEST}:7-: #{DIGEST}:"a b" and #{DIGEST}:3-9:"x\\"y".'
    assert [item.passage for item in find_mentions(text)] == [
        ContentPassage(10, 40),
        ContentPassage(7, 7),
        ContentPassage(7),
        ContentPassage(letters="a b"),
        ContentPassage(3, 9, 'x"y'),
    ]
    (mention,) = find_mentions(f'#{DIGEST}:"\\d+" is no escape of JSON')
    assert mention.passage.letters == "\\d+"
    (file,) = find_mentions('@a.py:3:"x"')
    assert (file.passage, file.stop) == (ContentPassage(3, 3), 7)


PASSAGES = st.builds(
    lambda first, more, letters: ContentPassage(first, first + more if first else 0, letters),
    st.integers(0, 10**8),
    st.integers(0, 10**8),
    st.text(st.characters(codec="utf-8"), max_size=80),
)


@given(PASSAGES)
def test_a_spelled_passage_is_found_again(passage: ContentPassage) -> None:
    (result,) = find_mentions(f"see {passage.spelled(DIGEST)} now")
    assert (result.name, result.passage) == (DIGEST, passage)
    assert result.written == passage.spelled(DIGEST)


@given(st.text(max_size=300))
def test_any_text_can_be_searched_for_references(text: str) -> None:
    for mention in find_mentions(text):
        assert text[mention.start] in "@#"
