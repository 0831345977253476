"""Listing, reading and searching: bounded, and plain about where they stopped."""

import asyncio
import json
import os
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import Tool, ToolOutput
from helix_desktop.tools.files import ListFiles, ReadFile
from helix_desktop.tools.search import SearchFiles
from helix_desktop.tools.toolbox import Toolbox


def run(tool: Tool, **arguments: object) -> str:
    return asyncio.run(tool.run(json.dumps(arguments))).data.decode()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text("one\ntwo TODO\nthree\n")
    (tmp_path / "README.md").write_text("# Title\n")
    return tmp_path


def test_a_listing_marks_folders_sizes_and_links(folder: Path) -> None:
    (folder / "link").symlink_to("README.md")
    (folder / "new\nline").write_text("")
    assert run(ListFiles(folder)).splitlines() == [
        "README.md (8 bytes)",
        "link (link)",
        "new?line (0 bytes)",
        "src/",
    ]
    assert run(ListFiles(folder), path="src") == "a.py (19 bytes)"


def test_an_empty_folder_and_a_crowded_one_say_so(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert run(ListFiles(tmp_path), path="empty") == "[the folder is empty]"
    for number in range(1_010):
        (tmp_path / f"{number:04}").touch()
    lines = run(ListFiles(tmp_path)).splitlines()
    assert len(lines) == 1_001
    assert lines[-1] == "[11 more names are not shown]"


def test_reading_shows_numbered_lines_and_where_to_go_on(folder: Path) -> None:
    tool = ReadFile(folder)
    assert run(tool, path="src/a.py") == "1\tone\n2\ttwo TODO\n3\tthree"
    assert run(tool, path="src/a.py", start=2, lines=1) == (
        "2\ttwo TODO\n[more lines follow; go on with start=3]"
    )
    assert run(tool, path="src/a.py", start=9) == "[the file has 3 lines; none from 9 on]"


def test_an_empty_file_is_called_empty(folder: Path) -> None:
    (folder / "e").touch()
    assert run(ReadFile(folder), path="e") == "[empty file]"


def test_text_that_is_not_utf8_is_read_with_marks(folder: Path) -> None:
    (folder / "latin").write_bytes(b"caf\xe9\r\nx\n")
    assert run(ReadFile(folder), path="latin") == "1\tcaf\ufffd\n2\tx"


def test_a_binary_file_is_named_not_shown(folder: Path) -> None:
    (folder / "b").write_bytes(b"\x7fELF\0\0")
    with pytest.raises(ToolError, match="binary file of 6 bytes"):
        run(ReadFile(folder), path="b")


def test_an_endless_line_is_cut_and_the_next_one_still_read(folder: Path) -> None:
    (folder / "long").write_bytes(b"x" * 5_000_000 + b"\nnext\n")
    text = run(ReadFile(folder), path="long")
    assert len(text) < 5_000
    assert text.splitlines()[1] == "2\tnext"


def test_a_huge_sparse_file_is_not_read_into_memory(folder: Path) -> None:
    with open(folder / "huge", "wb") as file:
        file.write(b"first\n" * 100_000)
        file.truncate(1 << 40)
    text = run(ReadFile(folder), path="huge", lines=3)
    assert text.endswith("[more lines follow; go on with start=4]")


def test_one_reading_is_bounded_in_bytes(folder: Path) -> None:
    (folder / "wide").write_text(("y" * 3_000 + "\n") * 2_000)
    assert len(run(ReadFile(folder), path="wide", lines=2_000)) < 300_000


def test_a_search_finds_lines_in_a_stable_order(folder: Path) -> None:
    (folder / "b.txt").write_text("nothing\ntodo: later\n")
    found = run(SearchFiles(folder), text="TODO")
    assert found.splitlines() == ["b.txt:2: todo: later", "src/a.py:2: two TODO"]
    assert run(SearchFiles(folder), text="TODO", ignore_case=False) == "src/a.py:2: two TODO"
    assert run(SearchFiles(folder), text="TODO", path="src") == "src/a.py:2: two TODO"
    assert run(SearchFiles(folder), text="^t.*e$", regex=True) == "src/a.py:3: three"
    assert run(SearchFiles(folder), text="absent") == "[no hits]"


def test_a_search_skips_what_nobody_wrote_and_what_cannot_be_read(folder: Path) -> None:
    (folder / ".git").mkdir()
    (folder / ".git" / "x").write_text("TODO")
    (folder / "bin").write_bytes(b"TODO\0")
    (folder / "out").symlink_to("/etc")
    os.mkfifo(folder / "pipe")
    assert run(SearchFiles(folder), text="TODO") == "src/a.py:2: two TODO"


def test_a_search_stops_at_its_bound_and_says_so(folder: Path) -> None:
    (folder / "many").write_text("hit\n" * 500)
    lines = run(SearchFiles(folder), text="hit").splitlines()
    assert len(lines) == 201
    assert lines[-1] == "[stopped after 200 hits]"


def test_a_pattern_that_runs_wild_ends(folder: Path) -> None:
    (folder / "trap").write_text("a" * 3_000 + "!\n")
    assert "takes too long" in run(SearchFiles(folder), text="(a|aa)+$", regex=True)


def test_a_bad_pattern_is_explained(folder: Path) -> None:
    with pytest.raises(ToolError, match="not valid"):
        run(SearchFiles(folder), text="(", regex=True)


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
        ("read_file", '{"path": "a", "lines": 99999999}', "do not fit"),
        ("read_file", '{"path": "\ud800"}', "not valid JSON"),
        ("read_file", "[" * 100_000, "do not fit"),
        ("read_file", '{"x": ' + "[" * 100_000, "not valid JSON"),
        ("read_file", '{"path": "missing"}', "There is no 'missing'"),
        ("list_files", "{}", "unexpectedly (ZeroDivisionError)"),
    ],
)
def test_whatever_a_call_does_wrong_goes_back_as_text(
    folder: Path, tool: str, arguments: str, words: str
) -> None:
    toolbox = Toolbox((ReadFile(folder), Breaks()))
    output = asyncio.run(toolbox.run(ToolCall("1", tool, arguments)))
    assert output.failed
    assert words in output.data.decode()


def test_the_specs_are_canonical_and_say_what_is_needed(folder: Path) -> None:
    for spec in Toolbox((ListFiles(folder), ReadFile(folder), SearchFiles(folder))).specs():
        schema = json.loads(spec.schema)
        assert spec.reads_only
        assert spec.schema == json.dumps(schema, sort_keys=True, separators=(",", ":"))
        assert all(field["description"] for field in schema["properties"].values())
        assert "$ref" not in spec.schema
