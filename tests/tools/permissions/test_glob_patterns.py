"""Patterns and expressions are judged by what they stand for, exactly as bash and Python do."""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.domain.permission import CallRuling
from helix_desktop.tools.permissions.command_paths import CommandPaths, match_glob
from helix_desktop.tools.permissions.command_policy import is_single, judge_command

NAMES = (
    b"-delete",
    b"-exec",
    b"-oa.txt",
    b"a",
    b"b",
    b".hid",
    b"[]",
    b"!x",
    b"\xff\xfe\xfd",
    b"\xc3\xa9",
)


@pytest.fixture
def odd(tmp_path: Path) -> CommandPaths:
    folder = tmp_path / "odd"
    (folder / "d").mkdir(parents=True)
    for name in NAMES:
        Path(os.fsdecode(os.path.join(os.fsencode(folder), name))).write_text("x\n")
    (folder / "d/a").symlink_to("/etc/passwd")
    (folder / "d/b").write_text("x\n")
    return CommandPaths(folder)


@pytest.mark.parametrize(
    "command",
    [
        "find [+--]d[a-f]*",
        "sort a [+--]o[a-z].txt",
        "sort a ?oa.txt",
        "cat d/[a-z]",
        "cat d/[!x]",
        "cat d/[^x]",
        "cat d/[[:alpha:]]",
        "cat 'd/a'*",
        'cat "d/"a*',
        "cat d\\/[a]",
        "ls -d .*",
        "cat [[.-.]]*",
        "cat [[=a=]]",
        "cat [z-a]",
        "cat [[:nonsense:]]",
    ],
)
def test_bracket_globs_are_expanded_before_anything_is_judged(
    command: str, odd: CommandPaths
) -> None:
    assert judge_command(command, odd).ruling is CallRuling.ASK


@pytest.mark.parametrize("command", ["cat [a-b]", "cat d/[b-z]", "cat []", "cat ???"])
def test_a_pattern_that_stands_for_plain_files_needs_no_question(
    command: str, odd: CommandPaths
) -> None:
    found = judge_command(command, odd)
    assert (found.ruling, found.reasons) == (CallRuling.ALLOW, ())


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        ("[a-c]", [b"a", b"b"]),
        ("[!a-c]", [b"d"]),
        ("[a\\-c]", [b"a"]),
        ("\\[*", [b"[]"]),
        ("[]]", []),
        ("d/?", [b"d/a", b"d/b"]),
        ("*/b", [b"d/b"]),
        ("*/", [b"d/"]),
        ("???", [b"\xff\xfe\xfd"]),
        (".h*", [b".hid"]),
        ("[.]h*", []),
        ("[+--]d[a-f]*", [b"-delete"]),
        ("https://example.org/a?b", []),
    ],
)
def test_a_pattern_stands_for_what_bash_says(
    pattern: str, wanted: list[bytes], odd: CommandPaths
) -> None:
    os.unlink(os.path.join(odd.root, "é"))  # of characters and bytes more below
    found = match_glob(odd.root, pattern, 100)
    assert found is not None
    assert [os.fsencode(name) for name in found] == wanted


def test_what_is_read_differently_in_bytes_and_in_characters_cannot_be_told(
    odd: CommandPaths,
) -> None:
    assert match_glob(odd.root, "?", 100) is None
    assert match_glob(odd.root, "[[:alpha:]]", 100) is None
    assert match_glob(odd.root, ".*", 100) is None
    assert match_glob(odd.root, "d//?", 100) is None


@pytest.mark.parametrize(
    "command", ["cat *", "ls [a-z]", "ls; ls", "ls | wc", "ls\nls", "ls && ls"]
)
def test_a_pattern_or_a_second_command_is_more_than_one_look(command: str) -> None:
    assert not is_single(command)


@pytest.mark.parametrize("command", ["ls", "cat 'a*' \"b?\" \\[x]", "ls # a; b*", "grep 'a;b' f"])
def test_one_command_with_its_words_written_out_is_one_look(command: str) -> None:
    assert is_single(command)


def test_many_stars_take_no_time(odd: CommandPaths) -> None:
    (Path(odd.root) / ("a" * 200)).write_text("")
    assert match_glob(odd.root, "*a" * 80 + "b", 100) == []


JUDGING = Path(__file__).resolve().parents[3] / "helix_desktop" / "tools" / "permissions"
_HELD = re.compile(r"\)(?:[*+?]|\{[0-9,]+\})\+")


def held(source: str) -> Iterator[str]:
    """Texts in calls of `re` that repeat a group without going back."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("re."):
            for node in ast.walk(call):
                if isinstance(node, ast.Constant) and _HELD.search(str(node.value)):
                    yield str(node.value)


@pytest.mark.parametrize("path", sorted(JUDGING.glob("*.py")), ids=lambda path: path.stem)
def test_what_judges_a_command_means_the_same_on_every_python(path: Path) -> None:
    assert [*held(path.read_text(encoding="utf-8"))] == []


def test_such_an_expression_is_seen() -> None:
    assert [*held("import re\nx = re.compile(r'(?:a|b)*+c')")] == ["(?:a|b)*+c"]
