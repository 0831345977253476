"""Files in other encodings: read, found and edited as text, and never damaged by guessing."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.file_changes import RestoreOutcome
from helix_desktop.tools.agent.edit_files import EditFile
from helix_desktop.tools.agent.read_files import ReadFile
from helix_desktop.tools.agent.search_files import SearchFiles
from helix_desktop.tools.text.exact_edits import Replacement, edited_bytes
from helix_desktop.tools.text.file_content import (
    UNKNOWN_ENCODING,
    UTF8,
    detect_encoding,
    spelled_alike,
)
from tests.fakes.checkpoints import FakeCheckpoints
from tests.tools.running import text_of
from tests.tools.test_file_restore import Scene
from tests.tools.text import languages

KINDS = [
    ("gbk", "GBK", languages.CHINESE),
    ("gb18030", "GB18030", languages.RARE_CHINESE),
    ("cp932", "Shift-JIS (CP932)", languages.JAPANESE),
    ("cp1252", "CP1252", languages.FRENCH),
    ("latin-1", "Latin-1 (not valid UTF-8)", languages.GERMAN),
    ("utf-16", "UTF-16-LE with a byte order mark", languages.CHINESE),
    ("utf-16-le", "UTF-16-LE without a byte order mark", languages.CHINESE),
    ("utf-16-be", "UTF-16-BE without a byte order mark", languages.JAPANESE),
    ("utf-16-le", "UTF-16-LE without a byte order mark", languages.GERMAN),
    ("utf-8-sig", "UTF-8 with a byte order mark", languages.KOREAN),
]
UNKNOWN = [
    ("cp1251", languages.RUSSIAN),
    ("big5", languages.TRADITIONAL),
    ("cp949", languages.KOREAN),
]
ALL = pytest.mark.parametrize(("codec", "name", "text"), KINDS)


def read(folder: Path, **more: object) -> list[str]:
    return text_of(ReadFile(folder), path="f", **more).splitlines()


def search(folder: Path, text: str, **more: object) -> list[str]:
    return text_of(SearchFiles(folder), text=text, **more).splitlines()


def edit(folder: Path, *edits: dict[str, object]) -> str:
    return text_of(EditFile(folder, FakeCheckpoints()), path="f", edits=edits)


def source(text: str) -> str:
    """A program with such comments; its lines end as on Windows."""
    return f"import os\r\n# {text}\r\ndef run():\r\n    pass  # {text[:40]}\r\n"


@ALL
def test_a_file_is_read_as_what_it_is_and_that_is_said(
    tmp_path: Path, codec: str, name: str, text: str
) -> None:
    (tmp_path / "f").write_bytes(source(text).encode(codec))
    rows = read(tmp_path)
    assert rows == [
        "1\timport os",
        f"2\t# {text}",
        "3\tdef run():",
        f"4\t    pass  # {text[:40]}",
        f"[read as {name}]",
    ]
    assert read(tmp_path, start=4) == [rows[3], rows[4]]


@ALL
def test_lines_of_any_encoding_are_found_by_their_own_and_by_ascii_characters(
    tmp_path: Path, codec: str, name: str, text: str
) -> None:
    (tmp_path / "f").write_bytes(source(text).encode(codec))
    first = next(at for at, sign in enumerate(text) if not sign.isascii())
    word = text[first : first + 4]
    assert search(tmp_path, word)[0].startswith("f:2: # ")
    assert search(tmp_path, f"{word[0]}.{word[2]}", regex=True)[0].startswith("f:2: # ")
    assert search(tmp_path, "DEF RUN") == ["f:3: def run():"]
    assert search(tmp_path, r"def run\(\)|nothing", regex=True) == ["f:3: def run():"]
    assert search(tmp_path, "Ωmega") == ["[no hits]"]


@ALL
def test_an_edit_changes_what_was_asked_and_no_other_byte(
    tmp_path: Path, codec: str, name: str, text: str
) -> None:
    before = source(text)
    (tmp_path / "f").write_bytes(before.encode(codec))
    first = next(at for at, sign in enumerate(text) if not sign.isascii())
    old, new = text[first : first + 6], text[first + 3 : first + 5]
    diff = edit(tmp_path, {"old": f"# {text}\n", "new": f"# {text.replace(old, new, 1)}\n"})
    assert (tmp_path / "f").read_bytes() == before.replace(old, new, 1).encode(codec)
    assert f"-# {text}" in diff
    edit(tmp_path, {"old": "run", "new": "start"})
    assert (tmp_path / "f").read_bytes() == (
        before.replace(old, new, 1).replace("run", "start").encode(codec)
    )


@pytest.mark.parametrize(("codec", "text"), UNKNOWN)
def test_an_encoding_that_cannot_be_told_is_said_and_nothing_is_guessed(
    tmp_path: Path, codec: str, text: str
) -> None:
    data = source(text).encode(codec)
    (tmp_path / "f").write_bytes(data)
    rows = read(tmp_path)
    assert rows[2] == "3\tdef run():"
    assert "its encoding cannot be told" in rows[-1]
    assert search(tmp_path, "def run") == ["f:3: def run():", rows[-1].replace("[", "[f: ", 1)]
    assert search(tmp_path, text[:3]) == ["[no hits]", rows[-1].replace("[", "[f: ", 1)]
    with pytest.raises(ToolError, match="encoding of 'f' cannot be told: only ASCII"):
        edit(tmp_path, {"old": "run", "new": text[:3]})
    with pytest.raises(ToolError, match="only ASCII"):
        edit(tmp_path, {"old": rows[1][4:10], "new": "x"})
    assert (tmp_path / "f").read_bytes() == data
    edit(tmp_path, {"old": "def run():\n", "new": "def start():\n    # begin\n"})
    wanted = source(text).replace("def run():\r\n", "def start():\r\n    # begin\r\n")
    assert (tmp_path / "f").read_bytes() == wanted.encode(codec)


ASCII = st.text(st.sampled_from("ab|\\@[]^_{}~09 \n"), max_size=3)


@pytest.mark.parametrize(("codec", "text"), [*UNKNOWN, ("gb18030", "𠮷㐂镕喆"), ("euc_jp", "日本")])
@given(
    parts=st.lists(st.one_of(ASCII, st.integers(0, 60)), max_size=12),
    old=ASCII.filter(bool),
    new=ASCII,
)
def test_an_edit_of_ascii_never_cuts_a_letter_in_two(
    codec: str, text: str, parts: list[str | int], old: str, new: str
) -> None:
    """The second byte of a letter looks like ASCII in some encodings: | and \\ among others."""
    original = "".join(part if isinstance(part, str) else text[part % len(text)] for part in parts)
    wanted = original.replace(old, new).encode(codec)
    try:
        result = edited_bytes(
            original.encode(codec), [Replacement(old, new, everywhere=True)], "f", why="so"
        )
    except ToolError:
        return
    assert result == wanted


def test_japanese_in_seven_bits_is_not_taken_for_ascii(tmp_path: Path) -> None:
    data = f"name = {languages.JAPANESE}\nend = 5\n".encode("iso2022_jp")
    (tmp_path / "f").write_bytes(data)
    assert "cannot be told" in read(tmp_path)[-1]
    with pytest.raises(ToolError, match="part of other letters"):
        edit(tmp_path, {"old": "$", "new": "x", "all": True})
    assert (tmp_path / "f").read_bytes() == data
    edit(tmp_path, {"old": "end = 5", "new": "end = 6"})
    assert (tmp_path / "f").read_bytes() == data.replace(b"end = 5", b"end = 6")


def test_letters_that_have_two_codes_keep_theirs(tmp_path: Path) -> None:
    """CP932 has ≒ and 髙 twice: written anew, they would get other bytes than they had."""
    data = f"{languages.JAPANESE}\n".encode("cp932") + b"x = \x87\x90\xed\x40\n"
    (tmp_path / "f").write_bytes(data)
    assert read(tmp_path)[1] == "2\tx = ≒纊"
    assert search(tmp_path, "纊") == ["f:2: x = ≒纊"]
    with pytest.raises(ToolError, match="not all of it would be written back as it is"):
        edit(tmp_path, {"old": "≒", "new": "="})
    edit(tmp_path, {"old": "x =", "new": "y ="})
    assert (tmp_path / "f").read_bytes() == data.replace(b"x =", b"y =")


@pytest.mark.parametrize(
    ("codec", "text", "letter"),
    [
        ("gbk", languages.CHINESE, "𠮷"),
        ("cp932", languages.JAPANESE, "한"),
        ("latin-1", languages.GERMAN, "€"),
    ],
)
def test_a_letter_that_the_encoding_has_not_is_named_and_nothing_written(
    tmp_path: Path, codec: str, text: str, letter: str
) -> None:
    data = source(text).encode(codec)
    (tmp_path / "f").write_bytes(data)
    with pytest.raises(ToolError, match=f"has no letter for '{letter}'"):
        edit(tmp_path, {"old": "run", "new": letter})
    assert (tmp_path / "f").read_bytes() == data


@pytest.mark.parametrize(
    "data",
    [
        b"\x7fELF\2\1\1\0" + bytes(range(256)),
        b"\0\0\1\0\1\0",
        b"\x80\x01\x02\x03\xff\x04\x05",
        bytes(range(1, 256)) * 4,
        (b"\1\0\2\0\3\0\xff\xff\xfe\xff" * 20),
    ],
)
def test_what_is_no_text_is_not_shown_searched_or_edited(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "f").write_bytes(data)
    assert "is not text" in read(tmp_path)[0]
    assert search(tmp_path, "E") == ["[no hits]"]
    with pytest.raises(ToolError, match="is no text"):
        edit(tmp_path, {"old": "E", "new": "F", "all": True})
    assert (tmp_path / "f").read_bytes() == data


@pytest.mark.parametrize(
    "data", ["\ufeffone\ntwo".encode("utf-16-le")[:-1], b"\xef\xbb\xbfone\xff"]
)
def test_a_marked_text_that_is_damaged_is_still_read_and_never_written(
    tmp_path: Path, data: bytes
) -> None:
    (tmp_path / "f").write_bytes(data)
    assert read(tmp_path)[0].startswith("1\tone")
    with pytest.raises(ToolError, match=r"no text|only ASCII"):
        edit(tmp_path, {"old": "one", "new": "änd"})
    assert (tmp_path / "f").read_bytes() == data


def test_random_bytes_are_edited_only_where_they_are_put_back(tmp_path: Path) -> None:
    for _ in range(30):
        data = os.urandom(200).replace(b"\0", b"") + b"\nkey = 1\n"
        (tmp_path / "f").write_bytes(data)
        try:
            edit(tmp_path, {"old": "key = 1\n", "new": "key = 2\n"})
        except ToolError:
            assert (tmp_path / "f").read_bytes() == data
        else:
            assert (tmp_path / "f").read_bytes() == data[:-2] + b"2\n"


LETTERS = st.text(st.sampled_from("的一是不了在人有我他这中a1 |\\、。\n"), min_size=1, max_size=60)


@given(st.sampled_from(["gbk", "gb18030", "cp932", "cp1252", "utf-16-le"]), LETTERS, st.data())
def test_whatever_is_edited_the_rest_keeps_its_bytes(
    codec: str, text: str, drawn: st.DataObject
) -> None:
    data = text.encode(codec, "ignore")
    spelling = detect_encoding(data)
    shown = data[len(spelling.mark) :].decode(spelling.codec) if spelling else ""
    if not shown:
        return
    start = drawn.draw(st.integers(0, len(shown) - 1))
    old = shown[start : start + drawn.draw(st.integers(1, 3))]
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "f"
        file.write_bytes(data)
        try:
            edit(Path(name), {"old": old, "new": "NEW"})
        except ToolError:
            assert file.read_bytes() == data
            return
        assert spelling is not None
        assert file.read_bytes() == shown.replace(old, "NEW").encode(spelling.codec)


def test_a_version_tells_of_another_how_it_is_spelled() -> None:
    long, short = languages.CHINESE.encode("gbk"), "是".encode("gbk")
    assert detect_encoding(short) == UNKNOWN_ENCODING
    result = spelled_alike((long, short, b"ascii"))
    assert result is not None
    assert [item.codec for item in result] == ["gbk", "gbk", "utf-8"]
    russian = languages.RUSSIAN.encode("cp1251")
    assert spelled_alike((russian, b"ascii")) == [UNKNOWN_ENCODING, UTF8]
    assert spelled_alike((russian, b"\0\1")) is None


@pytest.mark.parametrize(("codec", "text"), [("gbk", languages.CHINESE), *UNKNOWN])
async def test_single_changes_are_taken_back_in_the_file_s_own_bytes(
    tmp_path: Path, codec: str, text: str
) -> None:
    lines = [f"line {number} # {text}\n".encode(codec) for number in range(12)]
    before = b"".join(lines)
    (tmp_path / "f").write_bytes(before)
    scene = Scene(tmp_path)
    edits = [{"old": f"line {number} ", "new": f"LINE {number} "} for number in (2, 9)]
    await scene.call("edit_file", path="f", edits=edits)
    (change,) = await scene.changes()
    shown = (await scene.comparer.compare(change)).hunks[0]
    assert f"line 2 # {text[:9]}" in shown or codec != "gbk"
    outcome = await scene.restorer.restore_hunks(change, [0])
    assert outcome.result is RestoreOutcome.DONE
    assert (tmp_path / "f").read_bytes() == before.replace(b"line 9 ", b"LINE 9 ")


async def test_a_change_between_encodings_is_taken_back_as_a_whole_only(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(languages.CHINESE.encode("gbk"))
    scene = Scene(tmp_path)
    output = await scene.call("write_file", path="f", content=f"{languages.CHINESE}\n")
    assert output.endswith("It was GBK; it is UTF-8 now.")
    (change,) = await scene.changes()
    outcome = await scene.restorer.restore_hunks(change, [0])
    assert (outcome.result, "Restore the whole file" in outcome.detail) == (
        RestoreOutcome.FAILED,
        True,
    )
    (restored,) = await scene.restore()
    assert restored.result is RestoreOutcome.DONE
    assert (tmp_path / "f").read_bytes() == languages.CHINESE.encode("gbk")
