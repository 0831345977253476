"""What is being completed where the cursor stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.ui.chat.composer.editor import (
    MentionHighlighter,
    MentionQuery,
    MentionTrigger,
    MessageEditor,
    mention_at,
)
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import shown


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("@", MentionQuery(MentionTrigger.FILE, "", 0, 1)),
        ("check @sto", MentionQuery(MentionTrigger.FILE, "sto", 6, 10)),
        ('see (@"my f', MentionQuery(MentionTrigger.FILE, "my f", 5, 11)),
        ("@src/a.py:1", MentionQuery(MentionTrigger.LINES, "1", 0, 11, "src/a.py")),
        ('@"my a.py":1-', MentionQuery(MentionTrigger.LINES, "1-", 0, 13, '"my a.py"')),
        ("why #9f2c", MentionQuery(MentionTrigger.DIGEST, "9f2c", 4, 9)),
        ("#9f2c0123:", MentionQuery(MentionTrigger.PASSAGE, "", 0, 10, "9f2c0123")),
        ("#9f2c0123:10-", MentionQuery(MentionTrigger.PASSAGE, "10-", 0, 13, "9f2c0123")),
        (
            'see #9f2c0123:10-80:"two w',
            MentionQuery(MentionTrigger.PASSAGE, '10-80:"two w', 4, 26, "9f2c0123"),
        ),
        ("#", MentionQuery(MentionTrigger.DIGEST, "", 0, 1)),
        ("/com", MentionQuery(MentionTrigger.COMMAND, "com", 0, 4)),
        ("one\n@two", MentionQuery(MentionTrigger.FILE, "two", 4, 8)),
    ],
)
def test_the_mention_before_the_cursor_is_found(text: str, query: MentionQuery) -> None:
    assert mention_at(text, len(text)) == query


@pytest.mark.parametrize(
    "text",
    ["", "me@example", "issue #12", "# Title", "/usr/bin", "say /com", "@a b", "@\n", "#9f2:1"],
)
def test_words_that_are_no_mention_offer_no_completion(text: str) -> None:
    assert mention_at(text, len(text)) is None


@given(st.text(max_size=400), st.integers(0, 400))
def test_a_mention_is_looked_for_in_any_text_without_an_error(text: str, at: int) -> None:
    result = mention_at(text, min(at, len(text)))
    assert result is None or 0 <= result.start < result.stop


def test_an_empty_field_begins_at_the_side_where_its_language_does(qtbot: QtBot) -> None:
    editor = shown(qtbot, MessageEditor(), 400, 80)
    assert editor.cursorRect().x() < 50
    editor.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert editor.cursorRect().x() > 350
    editor.setPlainText("abc")
    assert editor.cursorRect().x() < 50, "a text is written in its own direction"
    editor.clear()
    assert editor.cursorRect().x() > 350


def test_a_field_that_is_made_in_a_language_from_the_right_begins_there(
    qtbot: QtBot, qapp: QApplication
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        editor = shown(qtbot, MessageEditor(), 400, 80)
        assert 350 < editor.cursorRect().right() < editor.viewport().width(), "and is seen"
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_mentions_and_the_word_being_completed_have_the_color_also_after_an_emoji(
    qtbot: QtBot, theme: Theme
) -> None:
    editor = shown(qtbot, MessageEditor(), 400, 80)
    colors = MentionHighlighter(editor)
    for emoji in ("-", "😀"):
        text = f"{emoji}{emoji}\n{emoji} see @a.py and #"
        editor.setPlainText(text)
        colors.complete(text.index("#"))
        line = editor.document().lastBlock()
        units = line.text().encode("utf-16-le")
        parts = [
            units[2 * item.start : 2 * (item.start + item.length)].decode("utf-16-le")
            for item in line.layout().formats()
        ]
        assert parts == ["@a.py", "#"]


def test_the_characters_before_the_cursor_are_counted_also_after_an_emoji(qtbot: QtBot) -> None:
    editor = shown(qtbot, MessageEditor(), 400, 80)
    editor.insertPlainText("😀😀 a\n😀")
    assert editor.cursor_at == 6
    editor.replace_text(3, 4, "b")
    assert editor.toPlainText() == "😀😀 b\n😀"
    assert editor.cursor_at == 6, "who types goes on where they were"
