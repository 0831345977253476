"""A content of any length and any bytes is shown row by row, and nothing of it does anything."""

import asyncio
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import CacheEntry, Digest, Origin
from helix_desktop.domain.file_changes import FileDiff
from helix_desktop.domain.value import replace
from helix_desktop.ui.cache.entry_actions import export_file_name
from helix_desktop.ui.cache.entry_content import (
    BLOCK_BYTES,
    ContentTextLines,
    HexLines,
    JsonTreeLines,
    LineIndex,
    LoadedContent,
    VersionDiffLines,
    decoded_text,
    find_in_content,
    parse_json,
)
from helix_desktop.ui.style.qt_style import use_style
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.line_view import ADDED, REMOVED, CodeView
from tests.examples import tries
from tests.ui.views import shown, signal_values
from tests.ui.widgets.test_models import entry


def entry_of_size(size: int, *, tool: str = "", what: str = "") -> CacheEntry:
    return replace(entry(1), size=size, origin=Origin(tool, what))


def indexed(pieces: list[bytes], most: int = 80) -> LineIndex:
    index = LineIndex(most)
    for piece in pieces:
        index.feed(piece)
    index.finish()
    return index


def content_of(data: bytes) -> LoadedContent:
    """A content whose blocks are there as soon as they are wanted."""
    content = LoadedContent(entry_of_size(len(data)))
    content.wanted.connect(
        lambda at: content.put(at, data[at * BLOCK_BYTES : (at + 1) * BLOCK_BYTES])
    )
    return content


@settings(max_examples=tries(200), deadline=None)
@given(st.binary(max_size=600), st.lists(st.integers(0, 600), max_size=5), st.integers(16, 90))
def test_rows_are_the_same_however_the_bytes_come_in_pieces(
    data: bytes, places: list[int], most: int
) -> None:
    cuts = [0, *sorted(min(at, len(data)) for at in places), len(data)]
    pieces = [data[one:two] for one, two in pairwise(cuts)]
    index, expected = indexed(pieces, most), indexed([data], most)
    assert list(index.starts) == list(expected.starts)
    assert list(index.numbers) == list(expected.numbers)
    stretches = [index.stretch(row) for row in range(len(index))]
    assert b"".join(data[one:two] for one, two in stretches) == data
    firsts = [number for number in index.numbers if number]
    assert firsts == list(range(1, len(firsts) + 1))


def test_a_line_of_megabytes_is_broken_and_never_held_whole() -> None:
    index = indexed([b"x" * 1_000_000] * 3, 1_000)
    assert len(index) == 3_000
    assert index.max_line_length == 1_000
    assert [number for number in index.numbers if number] == [1]


def test_lines_break_at_spaces_and_never_inside_of_a_letter() -> None:
    index = indexed(["ä".encode() * 40], 31)
    assert all(start % 2 == 0 for start in index.starts)
    index = indexed([b"some words of a line that is long"], 20)
    assert list(index.starts) == [0, 16, 33][: len(index.starts)]


@pytest.mark.parametrize(
    ("data", "shown"),
    [
        (b"plain\n", "plain"),
        (b"a\tb\r\n", "a   b"),
        (b"\xff\xfe", "\ufffd\ufffd"),
        ("\u202etxt".encode(), "⟨U+202E⟩txt"),
        (b"\x1b[31mred", "⟨U+001B⟩[31mred"),
        (b"<b>bold</b>", "<b>bold</b>"),
    ],
)
def test_hostile_text_is_spelled_out(data: bytes, shown: str) -> None:
    assert decoded_text(data) == shown


def test_lines_are_shown_with_their_hits_once_their_block_is_loaded() -> None:
    data = b"one\n\xc3\xa4 two one\n"
    content = LoadedContent(entry_of_size(len(data)))
    wanted = signal_values(content.wanted)
    rows = ContentTextLines(content, indexed([data]))
    assert rows.line(0) is None
    assert rows.line(1) is None
    assert wanted == [0]
    content.put(0, data)
    rows.mark([0, 11], 3)
    first, second = rows.line(0), rows.line(1)
    assert first.hits == ((0, 3),)
    assert (second.text, second.hits, second.number) == ("ä two one", ((6, 9),), "2")


def test_bytes_are_shown_with_their_offsets() -> None:
    rows = HexLines(content_of(bytes(range(60, 76))), 50)
    assert rows.count == 2
    assert rows.line(0) is None  # on its way
    line = rows.line(1)
    assert line.text == "00000008  44 45 46 47 48 49 4a 4b  DEFGHIJK"
    assert HexLines(content_of(b"\0" * 33), 90).count == 3


def test_json_opens_and_closes_where_it_is_clicked() -> None:
    rows = JsonTreeLines(parse_json(b'{"a": [1, {"b": "\\u202e"}], "c": null}'))
    texts = [line.text for at in range(rows.count) if (line := rows.line(at)) is not None]
    assert texts == ["{", '  "a": [', "    1", "    {…}  1", '  "c": null']
    rows.toggle(3)
    opened_line = rows.line(4)
    assert "⟨U+202E⟩" in opened_line.text
    rows.toggle(0)
    assert rows.count == 1
    rows.toggle(0)
    assert rows.count == 3


@pytest.mark.parametrize("data", [b"", b"no", b"[" * 200_000, b"1", b"\xff"])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  any of them
        parse_json(data)


def test_a_list_of_a_million_members_shows_a_part_and_says_so() -> None:
    rows = JsonTreeLines(list(range(50_000)))
    assert rows.count == 10_002
    last = rows.line(rows.count - 1)
    assert last.text == "  … 40,000 more"


def test_a_difference_is_told_by_lines_with_their_numbers() -> None:
    rows = VersionDiffLines(FileDiff(1, 1, ("@@ -3,3 +3,3 @@\n a\n-b\n+B\n c\n",)))
    lines = [rows.line(at) for at in range(rows.count)]
    shown_lines = [(line.number, line.text, line.change) for line in lines if line is not None]
    assert shown_lines[1:] == [
        ("3", " a", None),
        ("", "-b", REMOVED),
        ("4", "+B", ADDED),
        ("5", " c", None),
    ]


def test_hits_across_pieces_are_found_and_bounded() -> None:
    data = b"x" * (1024 * 1024 - 2) + b"Needle" + b"y" * 100 + b"NEEDLE"

    async def read(_digest: Digest, start: int, stop: int) -> bytes:
        return data[start:stop]

    async def story() -> tuple[int, ...]:
        large = entry_of_size(len(data))
        result = [item async for item in find_in_content(read, large, "needle")]
        return result[-1].offsets

    assert asyncio.run(story()) == (1024 * 1024 - 2, 1024 * 1024 + 104)


def test_rows_that_change_the_scroll_bar_do_not_change_the_column_width(
    qtbot: QtBot, theme: Theme, qapp: QApplication
) -> None:
    use_style(theme)
    data = b"".join(b"line %d\n" % at for at in range(100))
    view = shown(qtbot, CodeView(), 400, 300)
    qtbot.waitExposed(view)
    widths: list[bool] = []
    view.resized.connect(lambda: widths.append(True))
    columns = view.columns
    for rows in (ContentTextLines(content_of(data), indexed([data])), None) * 2:
        view.show_lines(rows)
        qapp.processEvents()
        assert view.columns == columns
    assert widths == []  # who breaks lines anew for each width would never come to an end


def test_rows_that_are_dragged_over_are_copied_without_numbers(qtbot: QtBot, theme: Theme) -> None:
    data = b"".join(b"line %d\n" % at for at in range(100))
    view = shown(qtbot, CodeView(), 400, 300)
    view.show_lines(ContentTextLines(content_of(data), indexed([data])))
    middle = view.viewport().rect().center()
    view.text()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert view.copied_text().startswith("line ")
    view.bring_up(90)
    assert "line 90" in view.text()
    view.viewport().grab()


def test_an_exported_entry_gets_a_name_that_is_only_a_name() -> None:
    hostile = entry_of_size(1, tool="shell", what="src/../../evil\u202e.py")
    assert export_file_name(hostile) == "evil-.py"
    command = entry_of_size(1, tool="shell", what="pytest -q")
    assert export_file_name(command).startswith("shell-")
