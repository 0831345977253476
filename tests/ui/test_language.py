"""Which language is spoken, and how it writes numbers, days, and money."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from helix_desktop.app.environment import resources_folder
from helix_desktop.app.settings import LANGUAGES
from helix_desktop.domain.inspected_request import BlockReason, BlockReasonKind
from helix_desktop.domain.messages import WebSearch
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.chat.transcript.row_layout import row_blocks
from helix_desktop.ui.chat.transcript.rows import RowKind, TranscriptRow, search_markdown
from helix_desktop.ui.markdown.block_parser import StreamingParser
from helix_desktop.ui.text.block_labels import block_reason_text
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    date_text,
    decimal_text,
    figure_text,
    money_text,
    percent_text,
    short_count,
    size_text,
    tr,
    use_locale,
)
from helix_desktop.ui.text.language import Language, best_language, language_locale
from helix_desktop.ui.text.safe_text import label_line, spell_hidden_values
from translations.source_texts import SourceText
from translations.ts_file import Message, compiled, write_ts

NOON = 1_790_000_000.0


@pytest.fixture
def resources(tmp_path: Path) -> Path:
    """Resources with one text in German and in Arabic."""
    (tmp_path / "languages").mkdir()
    for code, words in (("de", "Sitzung"), ("ar", "جلسة")):
        source = tmp_path / f"helix_{code}.ts"
        write_ts(source, [Message(SourceText("Session", "", ""), (words,))], code)
        made = tmp_path / "languages" / f"helix_{code}.qm"
        made.write_bytes(compiled(code, source=source))
    return tmp_path


@pytest.fixture
def language(qapp: QApplication, resources: Path) -> Iterator[Language]:
    made = Language(resources)
    yield made
    made.speak("en")


@pytest.fixture
def arabic(qapp: QApplication) -> Iterator[Language]:
    made = Language(resources_folder())
    assert made.speak("ar")
    yield made
    made.speak("en")


def test_a_web_search_reads_the_same_from_right_to_left(arabic: Language) -> None:
    assert arabic.offered
    row = TranscriptRow(RowKind.SEARCH, search_markdown(WebSearch(("cents",), problem="too many")))
    words = "\n".join(block.text for block in row_blocks(row, StreamingParser(), 10_000))
    assert "“cents”" in words
    assert "too many" in words
    assert "U+20" not in words


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_figure_shows_the_name_of_a_direction_mark(qapp: QApplication, code: str) -> None:
    use_locale(None if code == "en" else language_locale(code))
    try:
        for figure in (
            money_text(5.5),
            cost_text(0.25),
            percent_text(-5.2, 1),
            count_text(-5),
            decimal_text(-3.4, 1),
            size_text(12_345),
        ):
            assert "U+" not in label_line(figure) + spell_hidden_values(figure), ascii(figure)
    finally:
        use_locale(None)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (["de-AT", "en-US"], "de"),
        (["nl-NL", "fr-CA"], "fr"),
        (["pt-PT"], "pt_BR"),
        (["zh-Hans-SG"], "zh_CN"),
        (["zh-TW", "ja-JP"], "ja"),
        (["zh-Hant-HK"], "en"),
        (["ar-EG"], "ar"),
        (["en-GB", "de-DE"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_user_that_is_there_is_spoken(
    wanted: list[str], expected: str
) -> None:
    assert best_language(wanted, tuple(LANGUAGES)) == expected


def test_a_language_that_is_not_translated_is_not_chosen() -> None:
    assert best_language(["fr-FR", "de-DE"], ("en", "de")) == "de"


def test_only_translated_languages_are_offered(language: Language) -> None:
    assert language.offered == ("en", "de", "ar")
    assert not language.speak("fr")
    assert tr("Session") == "Session"


def test_a_chosen_language_is_used_until_another_is_chosen(language: Language) -> None:
    assert language.speak("de")
    assert not language.speak("de")
    assert (tr("Session"), tr("Not translated")) == ("Sitzung", "Not translated")
    assert language.speak("ar")
    assert tr("Session") == "جلسة"
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert language.speak("en")
    assert tr("Session") == "Session"
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_the_reason_why_a_guide_is_not_used_is_told_in_the_language(language: Language) -> None:
    language.speak("de")
    reason = BlockReason(BlockReasonKind.GUIDE, text=Phrase("Session"))
    assert block_reason_text(reason, NOON) == "Not used: Sitzung"


def test_buttons_of_qt_are_translated(language: Language) -> None:
    language.speak("de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"
    box.deleteLater()


def written() -> list[str]:
    return [
        count_text(1_234_567),
        decimal_text(1_234.56, 1),
        figure_text(0.25),
        percent_text(85.4),
        short_count(12_480),
        size_text(48_100),
        cost_text(1_234.5),
        cost_text(0.042),
        date_text(NOON),
    ]


def test_english_has_formats_of_its_own() -> None:
    assert written()[:-1] == [
        *("1,234,567", "1,234.6", "0.25", "85%", "12.5K", "48.1 KB", "$1,234.50", "$0.042")
    ]
    assert date_text(NOON).startswith("Sep 2")


@pytest.mark.parametrize(
    ("code", "numbers"),
    [
        ("de", ["1.234.567", "1.234,6", "0,25", "85%", "12,5K", "48,1 KB"]),
        ("ja", ["1,234,567", "1,234.6", "0.25", "85%", "12.5K", "48.1 KB"]),
        ("ar", ["1,234,567", "1,234.6", "0.25", "85%", "12.5K", "48.1 KB"]),
    ],
)
def test_other_languages_write_as_their_region_does(code: str, numbers: list[str]) -> None:
    use_locale(language_locale(code))
    try:
        assert written()[:6] == numbers
        assert "$" in cost_text(0.042)
        assert not date_text(NOON).startswith("Sep 2")
    finally:
        use_locale(None)


def test_each_language_has_a_locale_and_its_own_name() -> None:
    assert all(QLocale(code).language() != QLocale.Language.C for code in LANGUAGES)
    assert len(set(LANGUAGES.values())) == len(LANGUAGES)
