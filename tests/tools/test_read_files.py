"""Listing, reading, searching: bounded, and plain about where they stopped."""

import asyncio
import json
import os
import subprocess
from pathlib import Path

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.agent.read_files import GlobFiles, ListFiles, ReadFile
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.files.file_tree import find_files, make_ignore_filter
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.toolbox import AgentToolbox
from tests.fakes.checkpoints import FakeCheckpoints
from tests.files import write_file
from tests.tools.running import output_of, text_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_file(tmp_path / "src" / "a.py", "one\ntwo TODO\nthree\n")
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
def test_invalid_calls_are_answered_with_text(
    folder: Path, tool: str, arguments: str, words: str
) -> None:
    toolbox = AgentToolbox((ReadFile(folder), Breaks()))
    output = asyncio.run(toolbox.run(ToolCall("1", tool, arguments)))
    assert output.failed
    assert words in output.data.decode()


def test_the_descriptions_of_tools_are_canonical_and_complete(folder: Path) -> None:
    keeping = FakeCheckpoints()
    reading = (ListFiles(folder), ReadFile(folder), SearchFiles(folder), GlobFiles(folder))
    writing = (WriteFile(folder, keeping), EditFile(folder, keeping))
    assert [tool.spec.reads_only for tool in (*reading, *writing)] == [True] * 4 + [False] * 2
    for spec in AgentToolbox((*reading, *writing)).specs():
        schema = json.loads(spec.schema)
        assert spec.schema == json.dumps(schema, sort_keys=True, separators=(",", ":"))
        assert all(field["description"] for field in schema["properties"].values())
        assert "$ref" not in spec.schema


def run(folder: Path, **arguments: object) -> str:
    return text_of(SearchFiles(folder), **arguments)


def globbed(folder: Path, **arguments: object) -> list[str]:
    return text_of(GlobFiles(folder), **arguments).splitlines()


def test_a_search_finds_lines_in_a_stable_order(folder: Path) -> None:
    (folder / "b.txt").write_text("nothing\ntodo: later\n")
    result = run(folder, text="TODO")
    assert result.splitlines() == ["b.txt:2: todo: later", "src/a.py:2: two TODO"]
    assert run(folder, text="TODO", ignore_case=False) == "src/a.py:2: two TODO"
    assert run(folder, text="TODO", path="src") == "src/a.py:2: two TODO"
    assert run(folder, text="^t.*e$", regex=True) == "src/a.py:3: three"
    assert run(folder, text="todo", glob="*.py") == "src/a.py:2: two TODO"
    assert run(folder, text="todo", glob="src/**/*.txt") == "[no hits]"
    assert run(folder, text="absent") == "[no hits]"


def test_a_search_skips_what_nobody_wrote_and_what_cannot_be_read(folder: Path) -> None:
    write_file(folder / ".git" / "x", "TODO")
    (folder / "bin").write_bytes(b"TODO\0")
    (folder / "out").symlink_to("/etc")
    os.mkfifo(folder / "pipe")
    assert run(folder, text="TODO") == "src/a.py:2: two TODO"
    assert globbed(folder, pattern="*") == ["README.md", "bin", "src/a.py"]


def test_hits_beyond_the_bound_are_counted(folder: Path) -> None:
    (folder / "many").write_text("hit\n" * 500)
    lines = run(folder, text="hit").splitlines()
    assert (len(lines), lines[-1]) == (201, "[300 more hits are not shown]")
    (folder / "more").write_text("hit\n" * 20_000)
    assert run(folder, text="hit").splitlines()[-2:] == [
        "[9,800 more hits are not shown]",
        "[stopped after 10,000 hits]",
    ]


@pytest.mark.slow
def test_a_pattern_that_runs_wild_ends(folder: Path) -> None:
    (folder / "trap").write_text("a" * 3_000 + "!\n")
    assert "takes too long" in run(folder, text="(a|aa)+$", regex=True)


def test_a_bad_pattern_is_explained(folder: Path) -> None:
    with pytest.raises(ToolError, match=r"missing \) at position 1.*these very letters"):
        run(folder, text="(", regex=True)
    with pytest.raises(ToolError, match="multiply"):
        run(folder, text="(a{500}){500}", regex=True)


@pytest.mark.parametrize("pattern", ["^b$", "b$", r"\Ab\Z", "(?<!x)^b", "[^a]*+$", "b\\b"])
def test_a_pattern_is_held_against_single_lines_whatever_their_ends(
    folder: Path, pattern: str
) -> None:
    (folder / "ends").write_bytes(b"a\r\nb\r\nabba\r\n")
    assert "ends:2: b" in run(folder, text=pattern, regex=True).splitlines()


def test_a_hit_far_along_a_line_is_shown_with_its_surroundings(folder: Path) -> None:
    (folder / "long").write_text("x" * 2_000 + "needle" + "y" * 2_000)
    shown = run(folder, text="needle")
    assert "needle" in shown
    assert len(shown) < 400


def test_texts_of_other_encodings_are_searched(folder: Path) -> None:
    (folder / "wide").write_bytes("größe".encode("utf-16"))
    (folder / "latin").write_bytes("größe".encode("latin-1"))
    assert run(folder, text="größe").splitlines() == ["latin:1: größe", "wide:1: größe"]


RULES = r"""
*.log
!keep.log
/build
docs/*.txt
deep/**/x
out/
\#odd
sp\ ace
[ab].c
"""


FILES = """
a.log keep.log build/f sub/build/f docs/a.txt docs/b.md sub/docs/a.txt deep/x/f deep/1/2/x deep/y
out/f sub/out/f sub/out2 #odd a.c b.c c.c sub/in/keep.me sub/in/drop.me
"""


@pytest.fixture
def ruled(tmp_path: Path) -> Path:
    """A tree with rules at two depths."""
    (tmp_path / ".gitignore").write_text(RULES)
    for path in FILES.split():
        write_file(tmp_path / path, "needle")
    (tmp_path / "sp ace").write_text("needle")
    (tmp_path / "out-file").write_text("needle")
    (tmp_path / "sub" / ".gitignore").write_text("in/*\n!in/keep.me\n!/keep.log\n*.c\n")
    (tmp_path / "sub" / "x.c").write_text("needle")
    return tmp_path


def test_gitignore_leaves_out_what_git_leaves_out(ruled: Path) -> None:
    git = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, **os.environ}
    try:
        subprocess.run(["git", "init", "-q", "."], cwd=ruled, check=True, env=git)
    except FileNotFoundError:
        pytest.skip("no git here to compare with")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--others", "--exclude-standard"],
        cwd=ruled,
        check=True,
        env=git,
        capture_output=True,
    ).stdout.decode()
    theirs = sorted(listed.rstrip("\0").split("\0"))
    ours = [file.path for file in find_files(ProjectRoot(ruled), ".", lambda: False)]
    assert sorted(ours) == theirs
    below = [file.path for file in find_files(ProjectRoot(ruled), "sub", lambda: False)]
    assert sorted(below) == [path for path in theirs if path.startswith("sub/")]
    ignored = make_ignore_filter(ProjectRoot(ruled))
    everything = [path.relative_to(ruled).parts for path in ruled.rglob("*") if path.is_file()]
    remaining = ["/".join(parts) for parts in everything if not ignored(parts)]
    assert sorted(remaining) == theirs


def test_a_file_that_is_named_is_searched_alone_whatever_rules_say(ruled: Path) -> None:
    assert run(ruled, text="needle", path="a.log") == "a.log:1: needle"
    with pytest.raises(ToolError):
        run(ruled, text="needle", path="no.log")


def test_globs_find_files_in_a_stable_order(ruled: Path) -> None:
    assert globbed(ruled, pattern="*.{md,me}") == ["docs/b.md", "sub/in/keep.me"]
    assert globbed(ruled, pattern="sub/**") == [
        "sub/.gitignore",
        "sub/build/f",
        "sub/docs/a.txt",
        "sub/in/keep.me",
        "sub/out2",
    ]
    assert globbed(ruled, pattern="docs/*", path="sub") == ["sub/docs/a.txt"]
    assert globbed(ruled, pattern="nothing.*") == ["[no file fits]"]


def test_a_crowd_of_files_is_counted(tmp_path: Path) -> None:
    for number in range(510):
        (tmp_path / f"{number:04}.txt").touch()
    lines = globbed(tmp_path, pattern="*.txt")
    assert (len(lines), lines[-1]) == (501, "[10 more are not shown]")


@pytest.mark.parametrize("text", ["needle", "NEEDLE", "TODO", "t", "absent", "(", "--help"])
@pytest.mark.parametrize("path", [".", "sub"])
def test_a_file_passed_over_by_its_bytes_has_no_match(ruled: Path, text: str, path: str) -> None:
    (ruled / "TODO.txt").write_text("TODO (later) --help\n")
    (ruled / "nul").write_bytes(b"x" * 9_000 + b"\0\n needle")
    (ruled / "utf16").write_bytes("needle".encode("utf-16"))
    os.mkfifo(ruled / "pipe")
    result = run(ruled, text=text, path=path)
    assert result == run(ruled, text=f"(?:{_escaped(text)})", regex=True, path=path)


def _escaped(text: str) -> str:
    return "".join(f"\\{char}" if not char.isalnum() else char for char in text)


@pytest.mark.parametrize(
    ("text", "regex"),
    [
        ("hunter2", False),
        ("PASSWORD=hunter2-Correct", False),
        ("hidden: a value", False),
        ("PASSWORD=hu", True),
        ("PASSWORD=[a-m]", True),
        ("PASSWORD=(?=h)", True),
        (r"PASSWORD=(?:hu|\[hid)", True),
        (r"PASSWORD=hu|hidden: a", True),
    ],
)
def test_a_search_does_not_tell_whether_a_guess_fits_a_secret(
    tmp_path: Path, text: str, regex: bool
) -> None:
    (tmp_path / "prod.env").write_text("# one\nDB_PASSWORD=hunter2-Correct-Horse-99\n")
    assert run(tmp_path, text=text, regex=regex, ignore_case=False) == "[no hits]"


@pytest.mark.parametrize("text", ["PASSWORD=(?!hu)", "PASSWORD=(?!xy)", "PASSWORD=.", "PASSWORD"])
def test_a_line_with_a_secret_is_found_by_the_rest_of_it(tmp_path: Path, text: str) -> None:
    (tmp_path / "prod.env").write_text("# one\r\nDB_PASSWORD=hunter2-Correct-Horse-99\r\n" * 9)
    for pattern, is_regex in ((text, True), ("db_password", False)):
        result = run(tmp_path, text=pattern, regex=is_regex)
        assert result.count("DB_PASSWORD=[hidden: ") == 9
        assert "hunter2" not in result
        assert "[9 secrets are hidden from you" in result
