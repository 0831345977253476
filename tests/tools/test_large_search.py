"""Searching files of any size: piece by piece, the same as grep finds, plain about its bounds."""

import random
import re
import shutil
import subprocess
import time
import tracemalloc
from pathlib import Path

import pytest

from helix_desktop.tools.agent.search_files import MAX_PREFILTERED_BYTES, SearchFiles
from helix_desktop.tools.text.file_search import (
    MAX_MATCH_CHARS,
    MAX_PART_BYTES,
    FileSearch,
    SearchBounds,
    make_needle,
    make_prefilter,
)
from tests.examples import few
from tests.files import write_file
from tests.tools.running import text_of

MIB = 1024 * 1024
TERABYTE = 1 << 40
GREP = shutil.which("grep")


PATIENT = SearchBounds(seconds=50)
"""What is tested is what is found, however busy the machine is."""


def run(folder: Path, bounds: SearchBounds = PATIENT, **arguments: object) -> list[str]:
    return text_of(SearchFiles(folder, bounds), **arguments).splitlines()


def lines(count: int, start: int = 0) -> bytes:
    return b"".join(b"%08d of a log that grows day by day\n" % n for n in range(start, count))


def test_a_file_over_four_mebibytes_is_searched_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("needle\n")
    (tmp_path / "big.log").write_bytes(b"needle first\n" + lines(300_000) + b"the last needle")
    (tmp_path / "c.txt").write_text("needle\n")
    assert (tmp_path / "big.log").stat().st_size > 10 * MIB
    wanted = [
        "a.txt:1: needle",
        "big.log:1: needle first",
        "big.log:300002: the last needle",
        "c.txt:1: needle",
    ]
    assert run(tmp_path, text="NEEDLE") == wanted
    assert run(tmp_path, text="n[e]{2}dle", regex=True) == wanted
    assert run(tmp_path, text="00299999 of")[0].startswith("big.log:300001: 00299999 of a log")


@pytest.mark.slow
@pytest.mark.parametrize("codec", ["utf-8", "gbk", "cp932", "utf-16-le", "utf-16"])
@pytest.mark.parametrize("border", [256 * 1024, 5 * MIB])
def test_what_lies_across_the_border_of_two_pieces_is_found(
    tmp_path: Path, codec: str, border: int
) -> None:
    word = "検索" if codec == "cp932" else "测试文件" if codec == "gbk" else "größe測試"
    rest = "テストの結果" if codec == "cp932" else "的配置文件"
    head = f"{rest}\n".encode(codec)
    width = 2 if codec.startswith("utf-16") else 1
    for shift in range(-7, 2):
        missing = border + shift - len(head)
        filling = "x" * 59 + "\n"
        before = (filling * (missing // 60 // width) + "y" * (missing // width % 60)).encode(codec)
        if codec == "utf-16":
            before = before[2:]
        after = f"{word} z\n{rest}".encode(codec)
        data = head + before + (after[2:] if codec == "utf-16" else after)
        (tmp_path / "f").write_bytes(data)
        number = data[: len(head + before)].decode(codec).count("\n") + 1
        (result,) = run(tmp_path, text=word)
        assert result.startswith(f"f:{number}: ")


@pytest.mark.parametrize(
    "place", few([MAX_PART_BYTES - 3, MAX_PART_BYTES + 1, 0, 5_000, 7_777_777], 2)
)
@pytest.mark.parametrize("pattern", ["needle", "ne+dle", "(?<=x)needle(?=x)", "needle(?!y)"])
def test_an_endless_line_is_searched_in_all_its_length(
    tmp_path: Path, place: int, pattern: str
) -> None:
    line = b"x" * (place + 1) + b"needle" + b"x" * (8_000_000 - place)
    (tmp_path / "f").write_bytes(b"one\n" + line + b"\nthree needle\n")
    result = run(tmp_path, text=pattern, regex=pattern != "needle")
    assert [hit[:4] for hit in result] == (["f:2:"] if "<=" in pattern else ["f:2:", "f:3:"])
    assert "xneedlex" in result[0]
    assert len(result[0]) < 400


@pytest.mark.parametrize(
    ("pattern", "numbers"),
    [("^a", [1]), ("a$", [2]), ("^b", [2]), ("b$", [1, 3]), ("^.b$", [3]), (r"\Aa", [1])],
)
def test_anchors_do_not_match_at_the_parts_of_a_long_line(
    tmp_path: Path, pattern: str, numbers: list[int]
) -> None:
    mixed = b"ab" * (2 * MAX_PART_BYTES)
    (tmp_path / "f").write_bytes(mixed + b"\n" + mixed[::-1] + b"\nab\n".replace(b"a", b"c"))
    result = run(tmp_path, text=pattern, regex=True, ignore_case=False)
    assert [int(hit.split(":")[1]) for hit in result if hit.startswith("f:")] == numbers


def test_a_match_that_could_be_missed_in_a_long_line_is_reported(tmp_path: Path) -> None:
    line = b"[" + b"x" * (3 * MAX_PART_BYTES) + b"]"
    (tmp_path / "f").write_bytes(b"one\n" + line + b"\n[x]\n")
    assert run(tmp_path, text=r"\[x+\]", regex=True) == [
        "f:3: [x]",
        f"[f: line 2 is longer than {MAX_PART_BYTES:,} characters: a match of more than "
        f"{MAX_MATCH_CHARS:,} could be missed there]",
    ]
    assert run(tmp_path, text="[" + "x" * 10_000)[0].startswith("f:2: [xxx")


@pytest.mark.slow
def test_a_pattern_that_is_too_slow_for_a_long_line_says_what_it_left_out(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(b"(aa " + b"a" * 50_000 + b"\n(aab\n")
    result = run(tmp_path, text=r"\((a*)*b|(a|aa)+\$", regex=True)
    assert any(
        item.startswith("[f: line 1 was searched only in part, 4,000 of 50,004 characters: ")
        or item == "[stopped in f: the pattern takes too long]"
        for item in result
    )


def test_the_bytes_of_a_file_that_were_not_searched_are_told(tmp_path: Path) -> None:
    data = b"needle\n" + lines(100_000) + b"needle\n"
    (tmp_path / "big.log").write_bytes(data)
    (tmp_path / "small.log").write_text("needle\n")
    result = run(tmp_path, SearchBounds(seconds=50, file_bytes=3 * MIB), text="needle")
    assert result == [
        "big.log:1: needle",
        "small.log:1: needle",
        f"[big.log: only {3 * MIB:,} of {len(data):,} bytes were searched]",
    ]
    assert len(run(tmp_path, SearchBounds(seconds=50, file_bytes=len(data)), text="needle")) == 3


@pytest.mark.alone
@pytest.mark.parametrize("path", [".", "huge.log"])
def test_a_file_of_a_terabyte_ends_with_the_bound_and_the_others_are_searched(
    tmp_path: Path, path: str
) -> None:
    with open(tmp_path / "huge.log", "wb") as file:
        file.write(b"a needle\n" + b"of text\n" * 2_000)
        file.truncate(TERABYTE)
    (tmp_path / "small.log").write_text("needle\n")
    began = time.monotonic()
    result = run(tmp_path, SearchBounds(seconds=30, file_bytes=64 * MIB), text="needle", path=path)
    assert time.monotonic() - began < 20
    assert result[0] == "huge.log:1: a needle"
    assert f"[huge.log: only {64 * MIB:,} of {TERABYTE:,} bytes were searched]" in result
    assert ("small.log:1: needle" in result) == (path == ".")


@pytest.mark.alone
def test_time_that_is_over_is_told_with_how_far_it_went(tmp_path: Path) -> None:
    with open(tmp_path / "huge.log", "wb") as file:
        file.write(b"a needle\n" + b"of text\n" * 2_000)
        file.truncate(TERABYTE)
    began = time.monotonic()
    result = run(
        tmp_path, SearchBounds(seconds=1, file_bytes=TERABYTE), text="needle", path="huge.log"
    )
    assert time.monotonic() - began < 15
    assert result[:2] == [
        "huge.log:1: a needle",
        "[stopped after 1 seconds in huge.log; there may be more]",
    ]
    assert result[2].startswith("[huge.log: only ")
    assert result[2].endswith(f" of {TERABYTE:,} bytes were searched]")


@pytest.mark.slow
def test_a_search_holds_little_of_a_large_file(tmp_path: Path) -> None:
    with open(tmp_path / "long.txt", "wb") as file:
        for _ in range(48):
            file.write(b"x" * MIB)
    (tmp_path / "lines.txt").write_bytes(lines(1_200_000))
    tracemalloc.start()
    try:
        assert run(tmp_path, text="absent", path="long.txt") == ["[no hits]"]
        assert run(tmp_path, text="absent", path="lines.txt") == ["[no hits]"]
        assert tracemalloc.get_traced_memory()[1] < 16 * MIB
    finally:
        tracemalloc.stop()


def test_notes_of_many_files_are_counted(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"{number:02}.txt").write_bytes(b"needle\n" * 10)
    result = run(tmp_path, SearchBounds(seconds=50, file_bytes=20), text="absent")
    assert result[0] == "[no hits]" or "more notes" in result[-1]
    result = run(tmp_path, SearchBounds(seconds=50, file_bytes=20), text="needle")
    assert result[-1] == "[20 more notes like these]"
    assert len([item for item in result if "bytes were searched" in item]) == 10


ALPHABETS = {
    "plain": "ab\n",
    "cased": "aAbB sSkK\n\n",
    "letters": "aäöß漢字\U0001f9ec\n ",
    "ends": "ab\n\r\n",
}


@pytest.mark.slow
@pytest.mark.skipif(GREP is None, reason="grep is not installed")
@pytest.mark.parametrize("alphabet", ALPHABETS)
@pytest.mark.parametrize("seed", range(2))
def test_the_same_lines_are_found_as_by_grep(tmp_path: Path, alphabet: str, seed: int) -> None:
    chance = random.Random(f"{alphabet} {seed}")
    letters = ALPHABETS[alphabet]
    lengths = chance.choices([1, 3, 40, 200, 5_000], [9, 9, 9, 3, 1], k=30_000)
    block = "".join("".join(chance.choices(letters, k=20)) * (n // 20 + 1) for n in lengths)
    text = block[: chance.randrange(1_500_000, 5_000_000)]
    (tmp_path / "f").write_bytes(text.encode())
    write_file(tmp_path / "wide" / "f", text.encode("utf-16"))
    for length in (9, 16):
        start = chance.randrange(len(text) - 30)
        word = max(text[start : start + length].replace("\r", "\n").split("\n"), key=len) or "ab"
        for ignore_case in (False, True):
            wanted = by_grep(tmp_path / "f", word, ignore_case=ignore_case)[:200]
            for path in ("f", ".", "wide/f"):
                result = run(tmp_path, text=word, ignore_case=ignore_case, path=path)
                assert numbers(result, "wide/f:" if "wide" in path else "f:") == wanted
            result = run(tmp_path, text=f"(?:{re.escape(word)})", regex=True, path="f")
            assert not ignore_case or numbers(result, "f:") == wanted


def numbers(hits: list[str], file: str) -> list[int]:
    return [int(hit.removeprefix(file).split(":")[0]) for hit in hits if hit.startswith(file)]


def by_grep(file: Path, word: str, *, ignore_case: bool) -> list[int]:
    assert GREP is not None
    command = [GREP, "-anF", *(["-i"] if ignore_case else []), "-e", word, str(file)]
    ran = subprocess.run(command, capture_output=True, env={"LC_ALL": "C.UTF-8"}, check=False)
    return [int(line.split(b":")[0]) for line in ran.stdout.split(b"\n") if line]


@pytest.mark.parametrize("ignore_case", [True, False])
@pytest.mark.parametrize(
    ("text", "is_regex"),
    [
        ("kilo", False),
        ("sip|KILO", True),
        (r"a\|kilo|never", True),
        (r"\(kilo\)", True),
        ("a|kilo", False),
    ],
)
def test_no_file_with_a_match_is_passed_over_whatever_its_encoding(
    tmp_path: Path, text: str, *, is_regex: bool, ignore_case: bool
) -> None:
    lines = (
        "a|kilo",
        "(kilo) x|",
        "KILO größe",
        "\N{KELVIN SIGN}ılo \N{KELVIN SIGN}ilo",
        "ſip sİp",
    )
    contents = [line.encode(codec) for line in lines for codec in ("utf-8", "utf-16", "utf-32-be")]
    contents += [b"caf\xe9 kilo", b"s\xfdp k\xddlo " * 9, "日本 kilo 語".encode("cp932") * 9]
    contents += ["日本 kilo".encode("iso2022_jp"), b"x" * 9_000 + b"\0kilo", b""]
    contents += [b"x" * MAX_PREFILTERED_BYTES + b"\nkilo", b"y\n" * 40_000 + b"kilo"]
    may_match = make_prefilter(text, is_regex=is_regex, ignore_case=ignore_case)
    assert may_match is not None
    needle = make_needle(text, is_regex=is_regex, ignore_case=ignore_case)
    found = 0
    for content in contents:
        file = tmp_path / "content"
        file.write_bytes(content)
        with file.open("rb") as opened:
            search = FileSearch(
                opened, len(content), needle, max_bytes=TERABYTE, late=lambda: False
            )
            hits = [*search.hits()]
        found += bool(hits)
        assert not hits or may_match(content)
    assert found


def test_most_files_without_a_match_are_passed_over() -> None:
    may_match = make_prefilter("needle", is_regex=False, ignore_case=True)
    assert may_match is not None
    assert [*map(may_match, (b"a Needle", b"none", "größe".encode(), b"\0"))] == [
        True,
        False,
        False,
        True,
    ]
    choices = make_prefilter(r"a\.b|c\|d", is_regex=True, ignore_case=False)
    assert choices is not None
    assert [*map(choices, (b"a.b", b"axb", b"c|d", b"c d", b"A.B"))] == [
        True,
        False,
        True,
        False,
        False,
    ]
    for text in ("a.b", "[^x]", "|x", "x|", "a{2}", "(a)"):
        assert make_prefilter(text, is_regex=True, ignore_case=False) is None
    for text in ("größe", "a\nb"):
        assert make_prefilter(text, is_regex=False, ignore_case=False) is None
