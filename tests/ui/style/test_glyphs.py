"""Every letter of every translation can be drawn: by the fonts of the application or the system."""

import unicodedata
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontDatabase, QTextLayout

from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import TYPES
from translations.ts_file import Message, languages, read_ts, ts_path

System = QFontDatabase.WritingSystem
OF_THE_SYSTEM = {"ar": System.Arabic, "ja": System.Japanese, "zh_CN": System.SimplifiedChinese}
"""The languages whose letters the fonts of the application do not have."""
LETTERS = {"ar": "ضم", "ja": "あ語", "zh_CN": "语这"}
STYLES = ("body", "mono")
MISSING = 0
"""The number of the glyph, in every font, that stands for one that is not there."""


def drawn(character: str, style: str) -> bool:
    """Whether a character, that can be seen at all, is more than an empty box."""
    result = glyphs(character, style)
    return bool(result) and MISSING not in result


def glyphs(text: str, style: str) -> list[int]:
    layout = QTextLayout(text, font(style))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return [number for run in layout.glyphRuns() for number in run.glyphIndexes()]


def seen(messages: list[Message]) -> Iterator[str]:
    """The characters of translations that leave something on the screen."""
    used = {item for message in messages for form in message.forms for item in form}
    return (item for item in sorted(used) if unicodedata.category(item)[0] not in "CZ")


def needs_letters(language: str) -> None:
    system = OF_THE_SYSTEM.get(language)
    if system is not None and not QFontDatabase.families(system):
        pytest.skip(f"no font of this system has the letters of {language}")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", languages())
def test_every_character_of_a_translation_has_a_glyph(
    theme: Theme, language: str, style: str
) -> None:
    needs_letters(language)
    results = [item for item in seen(read_ts(ts_path(language))) if not drawn(item, style)]
    assert results == []


@pytest.mark.parametrize("language", OF_THE_SYSTEM)
def test_the_system_has_letters_for_a_language_whose_letters_are_not_ours(
    theme: Theme, language: str
) -> None:
    needs_letters(language)
    assert [item for item in LETTERS[language] if not drawn(item, "body")] == []


def test_a_character_that_no_font_has_is_noticed(theme: Theme) -> None:
    assert drawn("é", "body")
    assert not drawn("\ue9f7", "body")


@pytest.mark.parametrize("style", TYPES)
@pytest.mark.parametrize("text", ["0x80", "1920x1080", "->", "<=", "!=", "-->", "12:30"])
def test_characters_are_drawn_without_ligatures(theme: Theme, text: str, style: str) -> None:
    assert glyphs(text, style) == [number for item in text for number in glyphs(item, style)]
