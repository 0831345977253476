"""Words, operators and redirections are told apart as bash does."""

import shutil
import subprocess

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.tools.permissions.shell_lexer import (
    ShellOperator,
    ShellRedirection,
    ShellWord,
    WordTrait,
    lex,
)


def words(command: str) -> list[str]:
    return [token.text for token in lex(command).tokens if isinstance(token, ShellWord)]


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("ls -la", ["ls", "-la"]),
        ("echo 'a b'\"c d\"e\\ f", ["echo", "a bc de f"]),
        ('echo "a\\"b\\c"', ["echo", 'a"b\\c']),
        ("a\\\nb \\\n c", ["ab", "c"]),
        ("echo $'a\\tb\\'c'", ["echo", "a\tb'c"]),
        ("echo a#b #c\nls", ["echo", "a#b", "ls"]),
        ("git show HEAD@{1}", ["git", "show", "HEAD@{1}"]),
        ("echo \"\" ''", ["echo", "", ""]),
        ("x=1 y", ["x=1", "y"]),
        ("ls 2>&1", ["ls", "1"]),
        ("ls2>f", ["ls2", "f"]),
    ],
)
def test_words_are_what_a_program_gets(command: str, expected: list[str]) -> None:
    assert words(command) == expected


@pytest.mark.parametrize(
    ("command", "trait"),
    [
        ("$x", WordTrait.VARIABLE),
        ('"${x}"', WordTrait.VARIABLE),
        ("$?", WordTrait.STATUS),
        ("*.py", WordTrait.GLOB),
        ("a?[b]", WordTrait.GLOB),
        ("{a,b}", WordTrait.BRACE),
        ("~/x", WordTrait.HOME),
        ("a=~", WordTrait.HOME),
        ("a`b`", WordTrait.SUBSTITUTED),
        ("a$(b)", WordTrait.SUBSTITUTED),
        ("${x:-y}", WordTrait.SUBSTITUTED),
    ],
)
def test_what_the_shell_would_change_is_marked(command: str, trait: WordTrait) -> None:
    first = lex(command).tokens[0]
    assert isinstance(first, ShellWord)
    assert first.has(trait)


@pytest.mark.parametrize("command", ["'*'", '"*?"', "\\*", "'$x'", "\\$x", "'~'", "a~", "HEAD~1"])
def test_what_is_quoted_is_not(command: str) -> None:
    first = lex(command).tokens[0]
    assert isinstance(first, ShellWord)
    assert first.literal


@pytest.mark.parametrize(
    "command",
    [
        *["echo 'a", 'echo "a', "echo $(ls", "echo `ls", "cat <<E\nx", "echo $'\\x41'", "a <(b)"],
        *["a\\", 'echo $"hi"', "echo ${x@P}", "echo $[1]", "echo $((1))"],
    ],
)
def test_what_is_not_followed_is_told(command: str) -> None:
    assert lex(command).complaints


def test_a_here_document_is_no_command() -> None:
    tokens = lex("cat <<'E' >f\nrm -rf /\nE\nls").tokens
    assert [token.text for token in tokens if isinstance(token, ShellWord)] == [
        "cat",
        "E",
        "f",
        "ls",
    ]
    assert ShellRedirection("", "<<") in tokens


def test_a_command_inside_a_substitution_is_listed() -> None:
    tokens = lex('echo "a $(rm -rf "/") b"').tokens
    assert [token.text for token in tokens if isinstance(token, ShellWord)][1:4] == [
        "a ",
        "rm",
        "-rf",
    ]
    assert ShellOperator("$(") in tokens


@given(st.text(max_size=200) | st.text(alphabet=" \n\t'\"\\$`(){}<>|&;#*a1=", max_size=60))
@example("\\")
@example('"$(\'"')
def test_any_text_is_read_to_its_end(command: str) -> None:
    found = lex(command)
    for token in found.tokens:
        if isinstance(token, ShellWord):
            assert command[token.start : token.end] == token.raw


_PIECES = st.sampled_from(
    [
        "a",
        "b c",
        "'d e'",
        '"f g"',
        "\\ ",
        "$'h\\ti'",
        "''",
        "\\'",
        '"\\""',
        "#",
        " ",
        "\t",
        "\\\n",
        "-x",
        "=",
        "'\"'",
        '"\'"',
        "é",
        "@",
        "%",
        "+",
        "~",
        "!",
        "^",
    ]
)


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not there to compare with")
@given(st.lists(_PIECES, max_size=12))
def test_bash_gets_the_same_words(pieces: list[str]) -> None:
    command = "printf '%s\\0' x" + "".join(pieces)
    found = lex(command)
    tokens = [token for token in found.tokens if isinstance(token, ShellWord)]
    one = len(tokens) == len(found.tokens)  # a comment ends a command where its line ends
    if found.complaints or not one or not all(token.literal for token in tokens):
        return
    shell = ["bash", "--norc", "--noprofile", "-c", command]
    done = subprocess.run(shell, capture_output=True, check=True, env={"LC_ALL": "C.UTF-8"})
    assert done.stdout.decode().split("\0")[:-1] == [token.text for token in tokens[2:]]
