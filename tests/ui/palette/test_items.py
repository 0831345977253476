"""What the palette finds and in which order, whatever is typed."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.ui.palette.items import (
    BEGINS,
    INSIDE,
    MAX_SHOWN_ROWS,
    SAME,
    SCATTERED,
    WORD,
    PaletteItem,
    PaletteKind,
    fuzzy_match,
    group_hits,
    parse_query,
)
from tests.pace import limit

LETTERS = st.text("abc de_/", max_size=12)
WORDS = st.text("abcde", min_size=1, max_size=4)


@given(LETTERS, LETTERS)
def test_the_highlighted_characters_are_the_typed_ones(wanted: str, title: str) -> None:
    result = fuzzy_match(wanted, title)
    if result is None:
        return
    marked = "".join(title[start:end] for start, end in result.spans)
    assert all(start < end <= len(title) for start, end in result.spans)
    for word in wanted.split():
        assert set(word) <= set(marked)


@given(WORDS, LETTERS, LETTERS)
def test_a_title_that_holds_the_letters_is_always_found(word: str, left: str, right: str) -> None:
    assert fuzzy_match(word, left + word + right) is not None


@given(WORDS, st.sampled_from("abcde"), LETTERS)
def test_a_longer_word_does_not_match_if_a_shorter_one_did_not(
    word: str, letter: str, title: str
) -> None:
    if len(word) >= 3 and fuzzy_match(word, title) is None:
        assert fuzzy_match(word + letter, title) is None


@given(WORDS)
def test_equal_titles_rank_before_prefixes_words_and_inner_matches(word: str) -> None:
    titles = [word, word + "xyz", "xyz " + word + "xyz", "xyz" + word]
    ranks = [result.rank for title in titles if (result := fuzzy_match(word, title))]
    assert ranks == sorted(ranks)
    assert [rank[0] for rank in ranks] == [SAME, BEGINS, WORD, INSIDE]


def test_letters_with_others_between_come_last_and_two_are_too_few() -> None:
    result = fuzzy_match("ocb", "open cache browser")
    assert result.rank[0] == SCATTERED
    assert result.spans == ((0, 1), (5, 6), (11, 12))
    assert fuzzy_match("ob", "open cache browser") is None


def goal(kind: PaletteKind, title: str, **more: str) -> PaletteItem:
    return PaletteItem.of(kind, more.pop("key", title), title, **more)


DIGEST = "ca04be9d" + "0" * 56
GOALS = [
    goal(PaletteKind.ACTION, "Open cache browser", keys="Ctrl+Shift+B"),
    goal(PaletteKind.ACTION, "Clear cache", disabled_reason="Nothing is in it"),
    goal(PaletteKind.ACTION, "Cache figures"),
    goal(PaletteKind.SESSION, "Cache misses after restart"),
    goal(PaletteKind.FILE, "cache.py", second_text="src/store"),
    goal(PaletteKind.ENTRY, DIGEST, second_text="shell rg cache"),
    goal(PaletteKind.ENTRY, "fe" * 32, second_text="shell pytest"),
]


def titles(line: str, only: PaletteKind | None = None) -> list[str]:
    return [
        hit.goal.title for group in group_hits(GOALS, parse_query(line, only)) for hit in group.hits
    ]


def test_disabled_actions_come_last_in_their_group() -> None:
    assert titles(">cache") == ["Cache figures", "Open cache browser", "Clear cache"]


def test_a_prefix_shows_one_kind_alone() -> None:
    assert titles("@store") == ["cache.py"]
    assert titles("/miss") == ["Cache misses after restart"]
    assert titles("# ca0") == [DIGEST]
    assert titles("#pytest") == ["fe" * 32]


def test_digits_of_a_digest_bring_cache_entries_to_the_top() -> None:
    assert group_hits(GOALS, parse_query("ca"))[0].kind is PaletteKind.ENTRY
    assert group_hits(GOALS, parse_query("cac"))[0].kind is PaletteKind.ENTRY or titles("cac")
    assert group_hits(GOALS, parse_query("cache"))[0].kind is PaletteKind.ACTION


def test_a_group_beside_others_shows_its_best_and_counts_all() -> None:
    many = [goal(PaletteKind.FILE, f"file {at:03}") for at in range(40)]
    (group,) = group_hits(many, parse_query("file"))
    assert (len(group.hits), group.matching, group.of) == (MAX_SHOWN_ROWS, 40, 40)
    (alone,) = group_hits(many, parse_query("file", PaletteKind.FILE))
    assert len(alone.hits) == 40


@pytest.mark.alone
def test_twenty_thousand_files_are_searched_between_two_keys() -> None:
    many = [
        goal(PaletteKind.FILE, f"module_{at:05}.py", second_text=f"src/part{at % 97}")
        for at in range(20_000)
    ]
    took = []
    for line in ("m", "mo", "mod", "modu", "part9", "999", "nothing at all"):
        began = time.process_time()
        group_hits(many, parse_query(line))
        took.append(time.process_time() - began)
    assert sorted(took)[len(took) // 2] < limit(0.1)
