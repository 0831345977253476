"""Tokens, theme, words and plain text."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.errors import HelixError, ResourceError
from helix_desktop.ui.application.error_window import make_error_window
from helix_desktop.ui.style.qt_style import use_style
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import TYPES
from helix_desktop.ui.text.formatting import (
    age_text,
    duration_text,
    folder_text,
    short_count,
    size_text,
)
from helix_desktop.ui.text.safe_text import MAX_LINE_CHARS, bounded_text, one_line, output_preview
from helix_desktop.ui.widgets.labels import label, plain_tip
from tests.ui.views import shown


def test_the_bundled_fonts_are_the_ones_in_use(theme: Theme) -> None:
    assert QFontInfo(font("body")).family() == "Inter"
    assert QFontInfo(font("mono")).family() == "JetBrains Mono"
    for name, style in TYPES.items():
        assert font(name).pixelSize() == style.size


def test_every_icon_can_be_drawn_in_every_tone(theme: Theme) -> None:
    for path in (resources_folder() / "icons").glob("*.svg"):
        image = theme.icon(path.stem, "acc", size=16, ratio=2.0).toImage()
        assert image.width() == 32
        points = [(x, y) for x in range(32) for y in range(32)]
        assert any(image.pixelColor(x, y).alpha() > 200 for x, y in points), path.stem


def test_a_missing_icon_or_font_is_named(tmp_path: Path) -> None:
    theme = Theme(tmp_path)
    with pytest.raises(ResourceError, match="icon spark"):
        theme.icon("spark", "fg", size=16)
    with pytest.raises(ResourceError, match="Inter-Regular"):
        theme.load_fonts()


def test_the_appearance_follows_its_setting(qapp: QApplication) -> None:
    for wanted, dark in (("dark", True), ("light", False)):
        theme = Theme(resources_folder(), wanted)
        use_style(theme)
        assert theme.dark is dark
        assert qapp.palette().window().color() == theme.color("bg")
        assert not qapp.styleSheet()


def test_labels_and_tips_show_markup_as_text(theme: Theme) -> None:
    made = label("<b>bold</b>")
    assert made.textFormat() is Qt.TextFormat.PlainText
    assert made.text() == "<b>bold</b>"
    assert "<img" not in plain_tip("<img src='x'>")


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("a\u202eb", "a⟨U+202E⟩b"),
        ("a\x00b", "a⟨U+0000⟩b"),
        ("zero\u200bwidth", "zero⟨U+200B⟩width"),
        ("a\nb", "a⏎b"),
        ("naïve 空间", "naïve 空间"),
    ],
)
def test_names_spell_out_what_cannot_be_seen(text: str, spelled: str) -> None:
    assert one_line(text) == spelled


def test_long_lines_are_broken_and_long_texts_cut_before_layout() -> None:
    result = bounded_text("x" * 5_000_000)
    assert len(result) < 50_000
    assert max(map(len, result.split("\n"))) <= MAX_LINE_CHARS
    assert "4,960,000 more characters not shown" in result


def test_an_output_of_five_megabytes_is_forty_lines() -> None:
    text = "line\n" * 20_000
    result = output_preview(text[: 64 * 1024], 5_000_000)
    assert len(result.split("\n")) == 40
    assert "5,000,000 bytes total" in result
    assert output_preview("a\nb", 3) == "a\nb"


def test_line_ends_and_control_characters_are_normalized() -> None:
    assert bounded_text("a\r\nb\rc\u2028d\x1b[31m") == "a\nb\nc\nd\ufffd[31m"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (size_text(940), "940 B"),
        (size_text(48_100), "48.1 KB"),
        (size_text(112_000), "112 KB"),
        (size_text(3_100_000_000), "3.1 GB"),
        (size_text(10**16), "10000 TB"),
        (short_count(999), "999"),
        (short_count(12_480), "12.5K"),
        (short_count(128_000), "128K"),
        (short_count(999_999), "1M"),
        (age_text(5), "now"),
        (age_text(7_300), "2 h"),
        (age_text(200_000), "2 d"),
        (duration_text(42), "00:42"),
        (duration_text(3_727), "1:02:07"),
    ],
)
def test_numbers_read_as_people_write_them(text: str, wanted: str) -> None:
    assert text == wanted


def test_a_long_line_is_broken_between_words_and_loses_no_character() -> None:
    text = "A long question. " * 200
    lines = bounded_text(text).split("\n")
    assert "".join(lines) == text
    assert max(map(len, lines)) <= MAX_LINE_CHARS
    assert all(line.endswith(" ") for line in lines)
    assert bounded_text("x" * (2 * MAX_LINE_CHARS + 5)).split("\n") == [
        "x" * MAX_LINE_CHARS,
        "x" * MAX_LINE_CHARS,
        "xxxxx",
    ]


def test_a_wrapped_label_gets_the_height_its_words_need(theme: Theme, qtbot: QtBot) -> None:
    made = shown(qtbot, label("many words " * 30, "small", wrap=True), 200, 16)
    assert made.minimumHeight() == made.heightForWidth(200) > 100
    made.setText("few words")
    assert made.minimumHeight() < 20


def test_a_message_window_shows_all_its_words_and_ends_with_its_button(
    theme: Theme, qtbot: QtBot
) -> None:
    window = shown(
        qtbot, make_error_window(HelixError("Already open <b>here</b>.", "Use that window. " * 9))
    )
    texts = [child.text() for child in window.findChildren(QLabel)]
    assert texts[0] == "Already open <b>here</b>."
    assert all(child.height() >= child.minimumHeight() for child in window.findChildren(QLabel))
    [close_button] = window.findChildren(QPushButton)
    close_button.click()
    assert not window.isVisible()


def test_folders_below_the_home_of_their_user_begin_with_a_tilde() -> None:
    home = os.path.expanduser("~")
    assert folder_text(home) == "~"
    assert folder_text(f"{home}/projects/api") == "~/projects/api"
    assert folder_text(f"{home}-of-somebody/api") == f"{home}-of-somebody/api"
    assert folder_text("/srv/api") == "/srv/api"
