"""An older encoding is told where its text shows it; no other text is taken for one of those."""

import os
import random

import pytest

from helix_desktop.tools.text.legacy_encodings import detect_legacy_encoding
from tests.tools.text import languages

TOLD = [
    ("gb18030", "gbk", languages.CHINESE),
    ("gb18030", "gb2312", languages.CHINESE),
    ("gb18030", "gb18030", languages.RARE_CHINESE),
    ("cp932", "cp932", languages.JAPANESE),
    ("cp932", "shift_jis", languages.JAPANESE),
    ("cp1252", "cp1252", languages.GERMAN),
    ("cp1252", "cp1252", languages.FRENCH),
    ("cp1252", "cp1252", languages.SPANISH),
    ("cp1252", "cp1252", languages.PORTUGUESE),
    ("cp1252", "cp1252", languages.ITALIAN),
    ("cp1252", "cp1252", languages.SWEDISH),
    ("cp1252", "cp1252", languages.ENGLISH),
    ("cp1252", "latin-1", languages.PLAIN_ENGLISH),
]
UNTOLD = [
    ("big5", languages.TRADITIONAL),
    ("euc_jp", languages.JAPANESE),
    ("euc_kr", languages.KOREAN),
    ("cp949", languages.KOREAN),
    ("cp1251", languages.RUSSIAN),
    ("koi8_r", languages.RUSSIAN),
    ("cp866", languages.RUSSIAN),
    ("mac_cyrillic", languages.RUSSIAN),
    ("cp1253", languages.GREEK),
    ("cp1255", languages.HEBREW),
    ("cp1250", languages.CZECH),
    ("iso8859_2", languages.CZECH),
    ("cp1250", languages.POLISH),
    ("cp1254", languages.TURKISH),
    ("cp850", languages.GERMAN),
    ("mac_roman", languages.FRENCH),
]


def program(comment: str) -> str:
    """Much ASCII, and two comments in a language."""
    filling = "".join(f"    value_{number} = call({number}, 'x')\n" for number in range(200))
    return f"# {comment}\ndef run(x):\n{filling}    return x  # {comment}\n"


@pytest.mark.parametrize(("encoding", "codec", "text"), TOLD)
@pytest.mark.parametrize("length", [40, 80, 1_000])
def test_texts_of_each_encoding_are_told(encoding: str, codec: str, text: str, length: int) -> None:
    first = next(at for at, sign in enumerate(text) if not sign.isascii())
    part = text[max(first - length // 2, 0) :][:length]
    assert detect_legacy_encoding(part.encode(codec)) == encoding
    assert detect_legacy_encoding(program(part).encode(codec)) == encoding


@pytest.mark.parametrize(("codec", "text"), UNTOLD)
def test_texts_of_other_encodings_are_not_taken_for_one_of_these(codec: str, text: str) -> None:
    assert detect_legacy_encoding(text.encode(codec)) is None
    assert detect_legacy_encoding(program(text).encode(codec)) is None


@pytest.mark.parametrize(
    ("encoding", "data"),
    [
        ("cp1252", "caf\xe9".encode("latin-1")),
        ("cp1252", "größe".encode("latin-1")),
        ("cp1252", "don’t".encode("cp1252")),
        ("cp1252", "20 °C – 5 €".encode("cp1252")),
        ("cp1252", "© 2024".encode("latin-1")),
        ("gb18030", "# 测试文件".encode("gbk")),
        ("gb18030", "你好，世界".encode("gbk")),
        ("cp932", "# テスト".encode("cp932")),
        ("cp932", "name = '日本語'".encode("cp932")),
        (None, "привет".encode("cp1251")),
        (None, "ПРИВЕТ".encode("cp866")),
        (None, "한국어".encode("euc_kr")),
        (None, "žluťoučký kůň".encode("cp1250")),
        (None, "für".encode("cp850")),
        (None, b"\xff\xff\xff\xff"),
        (None, b""),
        (None, b"plain"),
    ],
)
def test_a_short_text_is_recognized_only_if_its_encoding_is_clear(
    encoding: str | None, data: bytes
) -> None:
    assert detect_legacy_encoding(data) == encoding


def test_random_bytes_are_no_text_of_any_encoding() -> None:
    chance = random.Random(7)
    for size in (20, 100, 1_000, 100_000):
        for _ in range(20):
            assert detect_legacy_encoding(chance.randbytes(size)) is None
    assert detect_legacy_encoding(os.urandom(1_000_000)) is None


@pytest.mark.parametrize(("encoding", "codec", "text"), TOLD)
def test_an_incomplete_last_character_does_not_change_the_recognized_encoding(
    encoding: str, codec: str, text: str
) -> None:
    data = " ".join([text] * 20).encode(codec)
    assert [detect_legacy_encoding(data[:size], is_complete=False) for size in range(400, 410)] == [
        encoding
    ] * 10
