"""Listing, reading and searching: bounded, and plain about where they stopped."""

import asyncio
import json
import os
from pathlib import Path

import pytest

from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.agent.read_files import GlobFiles, ListFiles, ReadFile
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.checkpoints import FakeCheckpoints
from tests.tools.running import output_of, text_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text("one\ntwo TODO\nthree\n")
    (tmp_path / "README.md").write_text("# Title\n")
    return tmp_path


def test_a_listing_marks_folders_sizes_and_links(folder: Path) -> None:
    (folder / "link").symlink_to("README.md")
    (folder / "new\nline").write_text("")
    assert text_of(ListFiles(folder)).splitlines() == [
        "README.md (8 bytes)",
        "link (link)",
        "new\\x0aline (0 bytes)",
        "src/",
    ]
    assert text_of(ListFiles(folder), path="src") == "a.py (19 bytes)"


@pytest.mark.slow
def test_an_empty_folder_and_a_crowded_one_say_so(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert text_of(ListFiles(tmp_path), path="empty") == "[the folder is empty]"
    for number in range(1_010):
        (tmp_path / f"{number:04}").touch()
    lines = text_of(ListFiles(tmp_path)).splitlines()
    assert len(lines) == 1_001
    assert lines[-1] == "[11 more names are not shown]"


def test_reading_shows_numbered_lines_and_where_to_go_on(folder: Path) -> None:
    tool = ReadFile(folder)
    assert text_of(tool, path="src/a.py") == "1\tone\n2\ttwo TODO\n3\tthree"
    assert text_of(tool, path="src/a.py", start=2, lines=1) == (
        "2\ttwo TODO\n[more lines follow; go on with start=3]"
    )
    assert text_of(tool, path="src/a.py", start=9) == "[the file has 3 lines; none from 9 on]"


def test_an_empty_file_is_called_empty(folder: Path) -> None:
    (folder / "e").touch()
    assert text_of(ReadFile(folder), path="e") == "[empty file]"


def test_text_that_is_not_utf8_is_read_as_latin_1_and_that_is_said(folder: Path) -> None:
    (folder / "latin").write_bytes(b"caf\xe9\r\nx\n")
    assert text_of(ReadFile(folder), path="latin") == (
        "1\tcafé\n2\tx\n[read as Latin-1 (not valid UTF-8)]"
    )


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "utf-16-be", "utf-32"])
def test_text_with_a_mark_is_read_as_what_it_says(folder: Path, codec: str) -> None:
    mark = "\ufeff" if codec == "utf-16-be" else ""
    (folder / "marked").write_bytes((mark + "one ü\r\ntwo 🧬\n").encode(codec))
    lines = text_of(ReadFile(folder), path="marked").splitlines()
    assert lines[:2] == ["1\tone ü", "2\ttwo 🧬"]
    assert "byte order mark" in lines[2]
    assert text_of(ReadFile(folder), path="marked", start=2, lines=1).startswith("2\ttwo 🧬")


def test_a_binary_file_is_described_with_its_size_and_first_bytes(folder: Path) -> None:
    (folder / "b").write_bytes(b"\x7fELF\0\0")
    text = text_of(ReadFile(folder), path="b")
    assert "an ELF program or library, 6 bytes" in text
    assert "first bytes: 7f 45 4c 46 00 00]" in text


def test_a_picture_is_told_as_what_it_is(folder: Path) -> None:
    png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (640).to_bytes(4) + (480).to_bytes(4) + b"\x08\x06"
    (folder / "p.png").write_bytes(png)
    assert "a PNG picture, 640 × 480 pixels, 26 bytes" in text_of(ReadFile(folder), path="p.png")


def test_a_file_whose_name_is_no_text_is_shown_so_that_it_can_be_read(folder: Path) -> None:
    (folder / os.fsdecode(b"caf\xe9")).write_text("coffee")
    assert "caf\\xe9 (6 bytes)" in text_of(ListFiles(folder))
    assert text_of(ReadFile(folder), path="caf\\xe9") == "1\tcoffee"


def test_a_file_that_is_asked_for_whole_is_shown_whole(folder: Path) -> None:
    (folder / "many").write_text("x\n" * 3_000)
    lines = text_of(ReadFile(folder), path="many", lines=0).splitlines()
    assert (len(lines), lines[-1]) == (3_000, "3000\tx")


def test_a_file_too_large_to_be_shown_whole_is_handed_on_piece_by_piece(folder: Path) -> None:
    data = b"0123456789abcde\n" * 400_000
    (folder / "big").write_bytes(data)
    output = output_of(ReadFile(folder), path="big", lines=0)
    assert len(output.data) < 300_000
    assert "6,400,000 bytes of the file as it is are kept" in output.data.decode()
    assert output.stream is not None
    pieces = list(output.stream)
    assert max(map(len, pieces)) <= 1024 * 1024
    assert b"".join(pieces) == data


def test_lines_at_the_end_of_a_large_file_are_reached_without_holding_it(folder: Path) -> None:
    with open(folder / "far", "wb") as file:
        for _ in range(20):
            file.write(b"0123456789abcde\n" * 65_536)
        file.write(b"the end")
    assert (
        text_of(ReadFile(folder), path="far", start=20 * 65_536 + 1)
        == f"{20 * 65_536 + 1}\tthe end"
    )
    assert "none from" in text_of(ReadFile(folder), path="far", start=20 * 65_536 + 2)


def test_an_endless_line_is_cut_and_the_next_one_still_read(folder: Path) -> None:
    (folder / "long").write_bytes(b"x" * 5_000_000 + b"\nnext\n")
    text = text_of(ReadFile(folder), path="long")
    assert len(text) < 5_000
    assert text.splitlines()[1] == "2\tnext"


def test_a_huge_sparse_file_is_not_read_into_memory(folder: Path) -> None:
    with open(folder / "huge", "wb") as file:
        file.write(b"first\n" * 100_000)
        file.truncate(1 << 40)
    text = text_of(ReadFile(folder), path="huge", lines=3)
    assert "[more lines follow; go on with start=4]" in text


def test_one_reading_is_bounded_in_bytes(folder: Path) -> None:
    (folder / "wide").write_text(("y" * 3_000 + "\n") * 2_000)
    assert len(text_of(ReadFile(folder), path="wide", lines=1_999)) < 300_000


class Breaks:
    """A tool with a bug."""

    spec = ListFiles.spec

    async def run(self, arguments: str) -> ToolOutput:
        raise ZeroDivisionError("bug")


@pytest.mark.parametrize(
    ("tool", "arguments", "words"),
    [
        ("nothing", "{}", "no tool 'nothing'"),
        ("read_file", "{", "not valid JSON"),
        ("read_file", "{}", "missing required field `path`"),
        ("read_file", '{"path": 3}', "do not fit"),
        ("read_file", '{"path": "a", "start": 0}', "do not fit"),
        ("read_file", '{"path": "a", "lines": -1}', "do not fit"),
        ("read_file", '{"path": "\ud800"}', "not valid JSON"),
        ("read_file", '{"path": "\ud800"}', "JSON: \\ud800 is half of a character"),
        ("read_file", r'{"path": "\ud83d x"}', "JSON: \\ud83d is half of a character"),
        ("read_file", r'{"path": "\ud83d"}', "JSON: \\ud83d is half of a character"),
        ("read_file", r'{"path": "\\ud83d \ude00"}', "JSON: \\ude00 is half of a character"),
        ("read_file", r'{"path": "\ud83d\ude00"}', "There is no"),
        ("read_file", "[" * 100_000, "do not fit"),
        ("read_file", '{"x": ' + "[" * 100_000, "not valid JSON"),
        ("read_file", '{"path": "missing"}', "There is no 'missing'"),
        ("list_files", "{}", "unexpectedly (ZeroDivisionError)"),
    ],
)
def test_whatever_a_call_does_wrong_goes_back_as_text(
    folder: Path, tool: str, arguments: str, words: str
) -> None:
    toolbox = AgentToolbox((ReadFile(folder), Breaks()))
    output = asyncio.run(toolbox.run(ToolCall("1", tool, arguments)))
    assert output.failed
    assert words in output.data.decode()


def test_the_specs_are_canonical_and_say_what_is_needed(folder: Path) -> None:
    keeping = FakeCheckpoints()
    reading = (ListFiles(folder), ReadFile(folder), SearchFiles(folder), GlobFiles(folder))
    writing = (WriteFile(folder, keeping), EditFile(folder, keeping))
    assert [tool.spec.reads_only for tool in (*reading, *writing)] == [True] * 4 + [False] * 2
    for spec in AgentToolbox((*reading, *writing)).specs():
        schema = json.loads(spec.schema)
        assert spec.schema == json.dumps(schema, sort_keys=True, separators=(",", ":"))
        assert all(field["description"] for field in schema["properties"].values())
        assert "$ref" not in spec.schema
