"""One definition of a text match: in pieces as at once, and trigrams never exclude a match."""

import itertools

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.domain.hidden_characters import is_utf8
from helix_desktop.store.search.candidates import MAX_TRIGRAMS, trigrams
from helix_desktop.store.search.plain_text_match import (
    contains_text,
    decode_pieces,
    is_unsearchable,
    overlapping_windows,
    searchable_text,
)

LETTERS = st.sampled_from("aAbB İıßẞſΣςσéẹ́é🙂👩‍👩‍👧\0\r\n\t\ufffd\ufffeﬁŉǰ“")
TEXTS = st.text(LETTERS, max_size=40)


def resting() -> None:
    return None


def cut(data: bytes, places: list[int]) -> list[bytes]:
    edges = sorted({0, len(data), *(place % (len(data) + 1) for place in places)})
    return [data[a:b] for a, b in itertools.pairwise(edges)]


@given(st.one_of(st.binary(max_size=60), TEXTS.map(str.encode)), st.lists(st.integers(0, 60)))
def test_decoding_in_pieces_is_decoding_at_once(data: bytes, places: list[int]) -> None:
    assert "".join(decode_pieces(cut(data, places))) == data.decode("utf-8", "replace")


@given(TEXTS, st.text(LETTERS, min_size=1, max_size=5), st.lists(st.integers(0, 60)))
@example("ab", "ab", [1])
def test_a_needle_across_pieces_is_found(text: str, needle: str, places: list[int]) -> None:
    pieces = decode_pieces(cut(text.encode(), places))
    assert contains_text(pieces, needle.casefold(), resting) is (
        needle.casefold() in text.casefold()
    )


@given(TEXTS, st.integers(0, 39), st.integers(1, 30))
def test_every_text_with_the_needle_has_all_its_trigrams(text: str, at: int, size: int) -> None:
    needle = text[at : at + size]
    pieces = trigrams(needle)
    assert all(len(piece) == 3 and piece in searchable_text(text) for piece in pieces)
    assert len(pieces) <= MAX_TRIGRAMS
    assert bool(pieces) is (len(needle.casefold()) >= 3)


@given(TEXTS, st.integers(2, 9), st.integers(1, 30))
def test_windows_share_their_overlap_and_cover_everything(text: str, size: int, step: int) -> None:
    overlap = size - 1
    seen = list(
        overlapping_windows((text[a : a + step] for a in range(0, len(text), step)), size, overlap)
    )
    for at in range(len(text) - overlap + 1):
        assert any(text[at : at + overlap] in stretch for stretch in seen)
    assert all(len(stretch) <= size + step for stretch in seen)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"plain\r\n\ttext \x1b[31mred\x1b[0m",
        b"log line with a stray \0 byte in it",
        "Привет, мир! 你好 🙂".encode(),
        "Grüße aus Köln, Straße".encode("latin-1"),
        "\ufffd".encode() * 50,
    ],
)
def test_text_with_a_few_odd_bytes_is_text(data: bytes) -> None:
    assert not is_unsearchable(data)


@pytest.mark.parametrize(
    "data",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0\x1f\xf3\xffa",
        "wide text".encode("utf-16"),
        b"\x7fELF\x02\x01\x01" + bytes(9),
        bytes(range(256)) * 4,
    ],
)
def test_pictures_programs_and_wide_text_are_binary(data: bytes) -> None:
    assert is_unsearchable(data)


def test_half_a_surrogate_pair_is_known_to_be_in_no_text() -> None:
    assert not is_utf8("a\ud83d")
    assert is_utf8("a🙂")
