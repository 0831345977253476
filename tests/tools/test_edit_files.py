"""Edits and patches: exactly what was asked for or nothing at all; the file stays of its kind."""

import json
import os
import stat
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import StoreFull, ToolError
from helix_desktop.tools.agent.edit_files import EditFile, WriteFile
from helix_desktop.tools.files.code_application import patched_text
from tests.fakes.checkpoints import FakeCheckpoints
from tests.tools.running import output_of, text_of


def edit(folder: Path, *edits: dict[str, object], path: str = "f") -> str:
    return text_of(EditFile(folder, FakeCheckpoints()), path=path, edits=edits)


def write(folder: Path, content: str, path: str = "f") -> str:
    return text_of(WriteFile(folder, FakeCheckpoints()), path=path, content=content)


def test_edits_in_quotes_are_done(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("one\ntwo\n")
    edits = json.dumps([{"old": "one", "new": 'say "[1]"'}, {"old": "two", "new": "2"}])
    text_of(EditFile(tmp_path, FakeCheckpoints()), path="f", edits=edits)
    assert (tmp_path / "f").read_text() == 'say "[1]"\n2\n'


def test_an_edit_answers_with_a_diff(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("one\ntwo\nthree\n")
    assert edit(tmp_path, {"old": "two", "new": "2"}) == (
        "--- a/f\n+++ b/f\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three"
    )
    assert (tmp_path / "f").read_text() == "one\n2\nthree\n"


@pytest.mark.parametrize(
    ("data", "old", "new", "wanted"),
    [
        (b"a\r\nb\r\nc\r\n", "a\nb", "x\ny\nz", b"x\r\ny\r\nz\r\nc\r\n"),
        (b"a\r\nb\r\nc\r\n", "a\r\nb", "x\r\ny", b"x\r\ny\r\nc\r\n"),
        (b"a\rb\r", "a\nb", "b\na", b"b\ra\r"),
        (b"a\r\nb\nc\n", "b\nc", "x\ny", b"a\r\nx\ny\n"),
        (b"a\nb", "b", "c\n", b"a\nc\n"),
        (b"\xef\xbb\xbfa\n", "a", "ä", b"\xef\xbb\xbf\xc3\xa4\n"),
        ("a ü\r\n".encode("utf-16"), "a ü\n", "b\n", "b\r\n".encode("utf-16")),
        (b"caf\xe9\n", "é", "è", b"caf\xe8\n"),
    ],
)
def test_line_ends_mark_and_encoding_stay(
    tmp_path: Path, data: bytes, old: str, new: str, wanted: bytes
) -> None:
    (tmp_path / "f").write_bytes(data)
    edit(tmp_path, {"old": old, "new": new})
    assert (tmp_path / "f").read_bytes() == wanted


def test_the_mode_stays(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("#!/bin/sh\n")
    (tmp_path / "f").chmod(0o751)
    edit(tmp_path, {"old": "sh", "new": "bash"})
    assert stat.S_IMODE((tmp_path / "f").stat().st_mode) == 0o751


def test_several_edits_are_all_done_or_none(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("a b c\n")
    with pytest.raises(ToolError, match=r"Edit 2 of 2 of 'f': the text to replace wasn't found"):
        edit(tmp_path, {"old": "a", "new": "x"}, {"old": "a", "new": "y"})
    assert (tmp_path / "f").read_text() == "a b c\n"
    edit(tmp_path, {"old": "a", "new": "x"}, {"old": "x b", "new": "y"})
    assert (tmp_path / "f").read_text() == "y c\n"
    assert "undo each other" in edit(tmp_path, {"old": "y", "new": "z"}, {"old": "z", "new": "y"})


def test_a_text_that_stands_twice_is_listed_with_its_places(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("one x\ntwo\nthree x\n")
    with pytest.raises(ToolError, match="in 2 places:\n1\tone x\n3\tthree x\nAdd lines"):
        edit(tmp_path, {"old": "x", "new": "y"})
    edit(tmp_path, {"old": "x", "new": "y", "all": True})
    assert (tmp_path / "f").read_text() == "one y\ntwo\nthree y\n"
    (tmp_path / "f").write_text("aaa")
    with pytest.raises(ToolError, match="in 2 places"):
        edit(tmp_path, {"old": "aa", "new": "b"})


@pytest.mark.parametrize(
    ("old", "words"),
    [
        (
            "    def f():\n        return 1",
            "only in white space.*2\t\tdef f.*1 tab where.*4 spaces",
        ),
        ('print("it")', "only in quotes.*4\tprint\\(“it”\\)"),
        ("print(‘it’)", "only in quotes"),
        ("CLASS A:", "upper and lower case.*1\tclass A:"),
        ("def compute_totol(self):", "most alike lines.*5\tdef compute_total.*'al"),
        ("completely foreign words, zzz", "No line is like it"),
        ("return 1\nelse_entirely_new_line_of_text", "alike|No line"),
    ],
)
def test_a_missing_text_to_replace_is_explained_with_the_most_similar_lines(
    tmp_path: Path, old: str, words: str
) -> None:
    (tmp_path / "f").write_text(
        "class A:\n\tdef f():\n\t\treturn 1\nprint(“it”)\ndef compute_total(self):\n"
    )
    with pytest.raises(ToolError, match=f"(?s)the text to replace wasn't found.*{words}"):
        edit(tmp_path, {"old": old, "new": "x"})


def test_an_edit_that_was_already_made_is_reported_as_such(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("a\nnew text\n")
    with pytest.raises(ToolError, match="there already, in line 2"):
        edit(tmp_path, {"old": "old words", "new": "new text"})


def test_mixed_line_ends_are_told_when_they_are_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(b"a\r\nb\nc\n")
    with pytest.raises(ToolError, match=r"differs only in line ends"):
        edit(tmp_path, {"old": "a\nb", "new": "x"})


@pytest.mark.parametrize(
    ("data", "new", "words"),
    [
        (b"\x7fELF\0\0 a", "b", "is no text"),
        (b"caf\xe9 a", "€", "has no letter for"),
        (b"a", "a", "change nothing"),
    ],
)
def test_a_file_that_cannot_be_edited_stays_unchanged(
    tmp_path: Path, data: bytes, new: str, words: str
) -> None:
    (tmp_path / "f").write_bytes(data)
    with pytest.raises(ToolError, match=words):
        edit(tmp_path, {"old": "a", "new": new, "all": True})
    assert (tmp_path / "f").read_bytes() == data


def test_a_file_that_is_missing_or_too_large_is_not_edited(tmp_path: Path) -> None:
    with pytest.raises(ToolError, match="There is no 'f'"):
        edit(tmp_path, {"old": "a", "new": "b"})
    assert list(tmp_path.iterdir()) == []
    with open(tmp_path / "f", "wb") as file:
        file.truncate(17 * 1024 * 1024)
    with pytest.raises(ToolError, match="too many to be edited"):
        edit(tmp_path, {"old": "a", "new": "b"})


TEXTS = st.text(st.sampled_from("ab \t\n\r'\"“é🧬"), max_size=40)
DATA = st.one_of(
    st.binary(max_size=40),
    TEXTS.map(str.encode),
    TEXTS.map(lambda text: text.encode("utf-16")),
    TEXTS.map(lambda text: text.replace("\r", "").replace("\n", "\r\n").encode()),
)
EDITS = st.lists(
    st.fixed_dictionaries({"old": TEXTS.filter(bool), "new": TEXTS, "all": st.booleans()}),
    min_size=1,
    max_size=3,
)


@given(DATA, EDITS, st.integers(0, 40), st.integers(1, 6))
def test_an_edit_is_a_replace_or_an_error_that_changes_nothing(
    data: bytes, edits: list[dict[str, object]], start: int, length: int
) -> None:
    text = data.decode("utf-8", "replace")
    part = text[start : start + length]
    if part and part.isprintable():
        edits[0]["old"] = part
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "f").write_bytes(data)
        try:
            edit(Path(name), *edits)
        except ToolError:
            assert (Path(name) / "f").read_bytes() == data
        else:
            assert (Path(name) / "f").read_bytes() == _replaced(data, edits)
        assert os.listdir(name) == ["f"]


def _replaced(data: bytes, edits: list[dict[str, object]]) -> bytes:
    """What str.replace makes of it, worked out without the code under test."""
    text, codec, mark = _decoded(data)
    for end in ("\r\n", "\r"):
        bare = text.replace(end, "")
        if end in text and "\r" not in bare and "\n" not in bare:
            for item in edits:
                old, new = (_plain(str(item[key])) for key in ("old", "new"))
                text = text.replace(end, "\n").replace(old, new).replace("\n", end)
            return mark + text.encode(codec)
    for item in edits:
        text = text.replace(str(item["old"]), str(item["new"]))
    return mark + text.encode(codec)


def _decoded(data: bytes) -> tuple[str, str, bytes]:
    marks = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be", b"\xef\xbb\xbf": "utf-8"}
    mark = next((mark for mark in marks if data.startswith(mark)), b"")
    codec = marks.get(mark, "utf-8")
    try:
        return data[len(mark) :].decode(codec), codec, mark
    except UnicodeDecodeError:
        return data.decode("latin-1"), "latin-1", b""


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def test_writing_says_whether_it_made_or_replaced(tmp_path: Path) -> None:
    assert write(tmp_path, "a\nb\n", "new/deep/f") == "Created new/deep/f (2 lines, 4 bytes)."
    assert write(tmp_path, "a", "new/deep/f").startswith(
        "Replaced new/deep/f (1 line, 1 bytes; before 4 bytes"
    )
    assert "not touched" in write(tmp_path, "a", "new/deep/f")
    assert (tmp_path / "new/deep/f").read_text() == "a"
    assert write(tmp_path, "", "empty") == "Created empty (0 lines, 0 bytes)."
    assert (tmp_path / "empty").read_bytes() == b""


def test_what_a_file_held_is_kept_before_it_is_touched(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("old")
    (tmp_path / "f").chmod(0o640)
    keeping = FakeCheckpoints()
    seen: list[bytes] = []
    keeping.then = lambda: seen.append((tmp_path / "f").read_bytes())
    output_of(WriteFile(tmp_path, keeping), path="f", content="new")
    (checkpoint,) = keeping.checkpoints
    assert (checkpoint.before, checkpoint.change.after, checkpoint.change.mode) == (
        b"old",
        b"new",
        0o640,
    )
    assert seen == [b"old"]
    assert (tmp_path / "f").read_text() == "new"


def test_a_file_whose_content_cannot_be_kept_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("old")
    keeping = FakeCheckpoints()
    keeping.refuse = StoreFull("The disk is full.")
    for path in ("f", "new/g"):
        with pytest.raises(ToolError, match=r"as it was.*The disk is full"):
            output_of(WriteFile(tmp_path, keeping), path=path, content="x")
    assert [path.name for path in tmp_path.iterdir()] == ["f"]
    assert (tmp_path / "f").read_text() == "old"


TEXT = "one\ntwo\nthree\nfour\nfive\ntwo\n"


@pytest.mark.parametrize(
    ("patch", "expected"),
    [
        ("-one\n+ONE", "ONE\ntwo\nthree\nfour\nfive\ntwo\n"),
        ("@@ -2,2 +2,2 @@\n-two\n+TWO\n three", "one\nTWO\nthree\nfour\nfive\ntwo\n"),
        (
            "--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n one\n+more\n@@ -6 +7 @@\n-two\n+last\n",
            "one\nmore\ntwo\nthree\nfour\nfive\nlast\n",
        ),
        ("@@ -90,3 +90,2 @@\n three\n-four\n five", "one\ntwo\nthree\nfive\ntwo\n"),
        ("@@\n-five\n+FIVE\n\\ No newline at end of file", "one\ntwo\nthree\nfour\nFIVE\ntwo\n"),
        ("", TEXT),
        ("only words", TEXT),
    ],
)
def test_a_patch_changes_the_lines_that_it_names(patch: str, expected: str) -> None:
    assert patched_text(TEXT, patch) == expected


def test_a_patch_makes_a_new_file() -> None:
    assert patched_text("", "--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+one\n+two\n") == "one\ntwo\n"


@pytest.mark.parametrize("patch", ["-two\n+TWO", "-six\n+SIX", "+nowhere", "-one\n-three\n+x"])
def test_a_patch_that_fits_nowhere_or_twice_changes_nothing(patch: str) -> None:
    with pytest.raises(ToolError, match="Change 1 of the patch doesn't fit"):
        patched_text(TEXT, patch)


def test_a_hostile_patch_ends_soon() -> None:
    same = "x\n" * 100_000
    with pytest.raises(ToolError):
        patched_text(same, "\n".join([" x"] * 4_000 + ["-y"]))
    with pytest.raises(ToolError, match="too many lines"):
        patched_text("\n" * 300_000, "-a")


def test_a_patch_of_several_files_is_applied_to_none() -> None:
    patch = "".join(
        f"diff --git a/{name} b/{name}\n--- a/{name}\n+++ b/{name}\n@@ -1 +1 @@\n-one\n+ONE\n"
        for name in ("x", "y")
    )
    with pytest.raises(ToolError, match="several files"):
        patched_text(TEXT, patch)
