"""Patterns of paths mean what people expect, and none takes long."""

import time

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.file_tree import PathGlob, is_ignored, parse_ignore_file
from helix_desktop.tools.text.file_content import describe_binary, image_size


@pytest.mark.parametrize(
    ("pattern", "path", "fits"),
    [
        ("*.py", "a.py", True),
        ("*.py", "src/a.py", False),
        ("**/*.py", "a.py", True),
        ("**/*.py", "x/y/a.py", True),
        ("src/**/a.py", "src/a.py", True),
        ("src/**", "src/x/y", True),
        ("src/**", "lib/x", False),
        ("**/x/**/y", "a/x/b/c/y", True),
        ("**/x/**/y", "a/x/b/c/z", False),
        ("[!a]?c", "bbc", True),
        ("[!a]?c", "abc", False),
        ("*.{js,ts}", "x.ts", True),
        ("{a,b}/{c,d}", "b/c", True),
        ("{a,b}/{c,d}", "b/e", False),
        ("./a//b", "a/b", True),
        ("a.b", "axb", False),
        ("**", "any/thing", True),
        ("*", ".hidden", True),
        ("{one}", "{one}", True),
    ],
)
def test_a_glob_matches_the_paths_that_it_should(pattern: str, path: str, fits: bool) -> None:
    assert PathGlob(pattern).matches(path.split("/")) is fits


@pytest.mark.alone
def test_no_pattern_takes_long() -> None:
    began = time.thread_time()
    for pattern in ("a*" * 100 + "b", "**/" * 100 + "b", "*/**/" * 50 + "b", "[a-z]*" * 60 + "0"):
        assert not PathGlob(pattern).matches(["a" * 200] * 200)
    assert time.thread_time() - began < 2


@pytest.mark.alone
@pytest.mark.parametrize("line", ["[" * 256_000, "!" + "[" * 256_000, "a/" + "[" * 256_000])
def test_no_line_of_an_ignore_file_takes_long(line: str) -> None:
    began = time.thread_time()
    rules = parse_ignore_file(f"{line}\n*.log\n")
    assert is_ignored(rules, ["a.log"], folder=False)
    assert time.thread_time() - began < 1


@pytest.mark.alone
@pytest.mark.parametrize("form", ["build-{}-*.log", "src/build-{}-*.log"])
def test_many_rules_of_an_ignore_file_take_no_longer_than_their_number(form: str) -> None:
    rules = parse_ignore_file("\n".join(form.format(number) for number in range(5_000)))
    began = time.thread_time()
    for _ in range(30):
        assert is_ignored(rules, ["src", "build-0-a.log"], folder=False)
    assert time.thread_time() - began < 3


@pytest.mark.parametrize("pattern", ["x" * 501, "{a,b}" * 7])
def test_a_pattern_that_stands_for_too_much_is_refused(pattern: str) -> None:
    with pytest.raises(ToolError, match=r"too many|are possible"):
        PathGlob(pattern)


@pytest.mark.parametrize(
    ("header", "size"),
    [
        (b"GIF89a" + bytes([3, 0, 4, 0]), (3, 4)),
        (b"BM" + bytes(16) + bytes([5, 0, 0, 0, 0xFA, 0xFF, 0xFF, 0xFF]), (5, 6)),
        (bytes.fromhex("ffd8ffe000044a46ffc0000b080010002003"), (32, 16)),
        (b"\xff\xd8\xff", None),
        (b"\xff\xd8" + b"\xff\xe0\0\0" * 9, None),
        (b"\x89PNG", None),
        (b"text", None),
    ],
)
def test_pictures_tell_their_size_in_the_header(
    header: bytes, size: tuple[int, int] | None
) -> None:
    assert image_size(header) == size
    assert describe_binary("p", header, len(header)).startswith("[p is not text")
