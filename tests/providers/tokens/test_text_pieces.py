from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.tokens.text_pieces import LONGEST, PIECE, SAFE, split_at_cuts
from helix_desktop.providers.tokens.token_counter import TokenizerRanks

# Where the two encodings' patterns and Python's classes could disagree
FRAGMENTS = [*"\n\r \t/aBZé中x19_!.'\"{:-", "\r\n", "  ", "//", "'s", "'LL", "23", "don", "\n\n"]
FRAGMENTS += [*"\x00\x0b\x1c\x7f\x85\xa0\u0301\u0e33\u2028\u200d\ufe0f\u02bcⅧ²ªʰ😀ßǅ٣ſK ｱ"]

nasty = st.lists(st.sampled_from(FRAGMENTS), max_size=30).map("".join)


@pytest.mark.parametrize("encoding", list(Encoding))
@given(text=nasty | st.text(max_size=40))
@example(text="don't stop\n\n/usr")
@example(text="x!\n/\n  y\n\t\n z")
def test_every_safe_place_leaves_the_count_alone(
    ranks: TokenizerRanks, encoding: Encoding, text: str
) -> None:
    encode = ranks.tokenizer(encoding).encode_ordinary
    places = [0, *(place.end() for place in SAFE.finditer(text)), len(text)]
    cut = sum(len(encode(text[a:b])) for a, b in pairwise(places))
    assert cut == len(encode(text))


@given(st.lists(st.sampled_from(["a", "\n", " " * 500, "x, y. ", "=" * 5000, "中" * 70000])))
def test_pieces_are_the_text_and_none_is_long(parts: list[str]) -> None:
    text = "".join(parts)
    found = list(split_at_cuts(text))
    assert "".join(found) == text
    assert all(PIECE <= len(piece) <= LONGEST for piece in found[:-1])
    assert all(found)
    assert len(found[-1:] or [""]) == 1
    assert len("".join(found[-1:])) <= LONGEST


def test_a_text_without_safe_places_is_cut_anyway() -> None:
    assert [len(piece) for piece in split_at_cuts("a" * 150_000)] == [65536, 65536, 18928]


def test_an_ordinary_line_is_cut_between_words() -> None:
    text = "lorem ipsum " * 2000
    assert max(len(piece) for piece in split_at_cuts(text)) < PIECE + 12


def test_a_hard_cut_leaves_a_surrogate_pair_whole() -> None:
    text = "=" * (LONGEST - 1) + "\ud83d\ude00" + "="
    assert [len(piece) for piece in split_at_cuts(text)] == [LONGEST - 1, 3]
