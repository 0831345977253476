"""What hides in a text is shown, and the rest is left alone."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.hidden_characters import (
    MisreadText,
    find_misread,
    has_hidden,
    has_invisible,
    is_lookalike,
    reveal,
    show_hidden,
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("ls \u202e", "ls ⟨U+202E⟩"),
        ("a\u200bb", "a⟨U+200B⟩b"),
        ("\x1b[2K\r\x08", "⟨U+001B⟩[2K⟨U+000D⟩⟨U+0008⟩"),
        ("\U000e0074", "⟨U+E0074⟩"),
        ("a\u00a0b\u2028c", "a⟨U+00A0⟩b⟨U+2028⟩c"),
        ("\u3164\u2800\ufe0f\x7f\ud800", "⟨U+3164⟩⟨U+2800⟩⟨U+FE0F⟩⟨U+007F⟩⟨U+D800⟩"),
    ],
)
def test_invisible_characters_are_written_out(text: str, shown: str) -> None:
    assert has_hidden(text)
    assert show_hidden(text) == shown


@pytest.mark.parametrize(
    "text", ["", "ls -la\n\tx", "größe naïve", "日本語", "שלום", "👍", "½ … “x”"]
)
def test_visible_characters_stay(text: str) -> None:
    assert not has_hidden(text)
    assert show_hidden(text) == text


def test_an_icon_of_a_private_font_counts_as_hidden_but_not_as_invisible() -> None:
    assert has_hidden("\uf418 work")
    assert not has_invisible("\uf418 work")
    for text in ("a\u200bb", "ls \u202e", "\x1b[2K", "a\u00a0b", "\u3164", "\U000e0074"):
        assert has_invisible(text)


@given(st.text())
def test_no_invisible_character_is_left(text: str) -> None:
    shown = show_hidden(text)
    assert not has_hidden(shown)
    assert (shown == text) is (not has_hidden(text))
    bad = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert not any(unicodedata.category(char) in bad for char in shown if char not in "\n\t")


@pytest.mark.parametrize("text", ["gіt", "ls；x", "ｌｓ", "ρasswd", "𝗅𝗌", "—x ls\uff04"])
def test_a_lookalike_word_is_found(text: str) -> None:
    assert is_lookalike(text)


@pytest.mark.parametrize("text", ["git", "größe", "привет мир", "日本語 text", "αβγ 100µ", "x² ½"])
def test_words_of_one_alphabet_imitate_nothing(text: str) -> None:
    assert not is_lookalike(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "rm -r build/\u202egpj.cache\u202c && ls",
            MisreadText(2, 0, "build/ehcac.jpg", "build/gpj.cache"),
        ),
        ("py\u200btest -q", MisreadText(1, 0, "pytest", "py⟨U+200B⟩test")),
        ("cat p\u0430sswd", MisreadText(0, 1, "passwd", "p⟨U+0430⟩sswd")),
        ("cat \uff45tc", MisreadText(0, 1, "etc", "⟨U+FF45⟩tc")),
        ("echo a\rb", MisreadText(1, 0, "ab", "a⟨U+000D⟩b")),
    ],
)
def test_a_misread_text_is_described_by_its_first_odd_word(
    text: str, expected: MisreadText
) -> None:
    assert find_misread(text) == expected


@pytest.mark.parametrize("text", ["", "ls -la", "echo привет", "größe", "日本語 x"])
def test_ordinary_text_is_not_misread(text: str) -> None:
    assert find_misread(text) is None
    assert reveal(text) == text


@given(st.text())
def test_revealed_text_has_no_hidden_or_lookalike_character(text: str) -> None:
    shown = reveal(text)
    assert not has_hidden(shown)
    assert (find_misread(text) is None) is (not has_hidden(text) and not is_lookalike(text))
    if find_misread(text) is not None:
        assert shown != text


@given(st.text("ab/ \u202e\u202c\u200b\u0430", max_size=200))
def test_a_misread_word_is_short_and_hides_nothing(text: str) -> None:
    result = find_misread(text)
    if result is not None:
        assert not has_hidden(result.reads)
        assert not has_hidden(result.really)
        assert len(result.reads) <= 200
