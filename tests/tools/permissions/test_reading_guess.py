"""The guess whether a line only reads: it saves questions, and nothing depends on it."""

import json
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.tools.permissions.command_line import (
    MAX_CHARACTERS,
    CommandLine,
    Redirection,
    read_command_line,
)
from helix_desktop.tools.permissions.reading_guess import only_reads
from tests.pace import limit

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("line", "programs"),
    [
        ("FOO=$(rm -rf x) ls", ["ls", "rm"]),
        ("echo `rm x`", ["echo", "rm"]),
        ('echo "$(rm x)"', ["echo", "rm"]),
        ("cat <(rm x)", ["cat", "rm"]),
        ("(rm x); { rm y; }", ["rm", "rm"]),
        ("if true; then rm x; fi", ["true", "rm"]),
        ("for f in *; do rm $f; done > o", ["rm"]),
        ("case a in a) rm x;; esac", ["rm"]),
        ("f() { rm x; }; f", ["rm", "f"]),
        ("! time rm x", ["time"]),
        ("echo a\\\nb; rm x", ["echo", "rm"]),
        ("cat > f <<EOF\n$(rm x)\nEOF\nls", ["cat", "rm", "ls"]),
        ("cat <<'EOF'\n$(rm x)\nEOF\nls", ["cat", "ls"]),
        ('cat <<< "$(rm x)"', ["cat", "rm"]),
        ("a[$(rm x)]=1", ["rm"]),
        ("[[ -f x && $(rm y) ]]", ["[", "rm"]),
        ("declare x=$(rm y)", ["declare", "rm"]),
        ("ls # rm x", ["ls"]),
        ("\\rm x; 'rm' x; r\"m\" x", ["rm", "rm", "rm"]),
        ("ls |& cat && wc || rm", ["ls", "cat", "wc", "rm"]),
    ],
)
def test_every_program_of_a_line_is_found_wherever_it_is(line: str, programs: list[str]) -> None:
    result = read_command_line(line)
    assert [command.words[0] for command in result.commands if command.words] == programs
    assert result.understood


def test_words_are_without_their_quotation_marks_and_settings_apart() -> None:
    [command] = read_command_line('A=1 B=2 git -m \'a b\'"c\\"d" e\\ f $x {a,b}').commands
    assert command.settings == ("A=1", "B=2")
    assert command.words == ("git", "-m", 'a bc"d', "e f", "$x", "{a,b}")


def test_every_redirection_is_found() -> None:
    result = read_command_line("ls 2>err >'my out' < in; > f; (cat) >> 'g'; cat <<E\nx\nE\n")
    assert set(result.redirections) == {
        Redirection(">", "err"),
        Redirection(">", "my out"),
        Redirection("<", "in"),
        Redirection(">", "f"),
        Redirection(">>", "g"),
        Redirection("<<", ""),
    }


@pytest.mark.parametrize("line", ['ls "unclosed', "rm x )", "echo `echo \\`rm x\\``"])
def test_a_line_that_the_grammar_cannot_follow_is_said_not_to_be_understood(line: str) -> None:
    assert not read_command_line(line).understood
    assert not only_reads(line)


def test_a_command_line_that_is_too_long_is_not_analyzed() -> None:
    assert read_command_line("a" * (MAX_CHARACTERS + 1)) == CommandLine()
    assert not only_reads("ls " + "a" * MAX_CHARACTERS)


@pytest.mark.alone
@pytest.mark.parametrize(
    "line", ["cat " + "(" * 90_000, "'" * 90_000, "ls;" * 30_000, "$(" * 40_000, "<<a\n" * 20_000]
)
def test_a_hostile_line_takes_no_long_time(line: str) -> None:
    began = time.process_time()
    only_reads(line)
    assert time.process_time() - began < limit(1.0)


@given(st.text(alphabet=" \n'\"\\$`(){}<>|&;#*~-=/.,abcgilnostrfe1é\U0001f600", max_size=60))
def test_any_text_can_be_classified_as_a_command(line: str) -> None:
    assert only_reads(line) in (True, False)


def test_most_lines_of_the_attack_tables_are_not_guessed_to_read() -> None:
    lines = json.loads((HERE / "hostile_lines.json").read_text("utf-8"))
    guessed = [line for line in lines if only_reads(line)]
    assert len(guessed) < len(lines) / 2
