"""Two readers agree on the commands of a line, or the person is asked."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.permission import CallRuling
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import LONGEST, TWO_READINGS, judge_command
from helix_desktop.tools.permissions.shell_parser import parse_command_line
from helix_desktop.tools.permissions.tree_sitter_check import SECONDS, parsers_agree
from tests.pace import limit
from tests.tools.permissions.test_command_policy import HARMLESS


@pytest.mark.parametrize("command", [*HARMLESS, "make x > 'd é' 2>&1", "X=1 make -j8 é | tee b"])
def test_both_find_the_same_commands(command: str) -> None:
    assert parsers_agree(command, parse_command_line(command).parts)


@pytest.mark.parametrize(
    ("command", "other"),
    [
        ("ls; rm x", "ls"),
        ("ls a b", "ls 'a b'"),
        ("ls | wc", "ls   wc"),
        ("ls > x", "ls x"),
        ("ls a", "lsa b"),
        ("[ a = b ]", "ls a = b"),
        ("(ls)", "ls"),
        ("ls $(rm x)", "ls x"),
        ("for i in a; do ls; done", "ls"),
        ("ls 'a", "ls a"),
        ("ls \ud800", "ls x"),
    ],
)
def test_where_one_finds_something_else_they_do_not_agree(command: str, other: str) -> None:
    assert not parsers_agree(command, parse_command_line(other).parts)


@pytest.mark.parametrize(
    ("command", "reasons"),
    [
        ("cat 0<f", (TWO_READINGS,)),
        ("make x 0<f", ("`make` isn't a known read-only command.",)),
    ],
)
def test_a_line_with_two_readings_is_asked_about_and_has_no_form(
    command: str, reasons: tuple[str, ...], site: CommandPaths
) -> None:
    found = judge_command(command, site)
    assert not parsers_agree(command, parse_command_line(command).parts)
    assert (found.ruling, found.reasons) == (CallRuling.ASK, reasons)
    assert (found.forms, found.whole) == ((), command)


@given(st.text(alphabet=" \n'\"\\$`(){}<>|&;#*[~-=/ab1é", max_size=60))
def test_any_text_is_read_to_its_end_or_given_up(command: str) -> None:
    parsers_agree(command, parse_command_line(command).parts)


@pytest.mark.parametrize("piece", ["a|", "${a", "$(", "((", "<<E\n", "a&&", "[[ a ", "{ ", "'x' "])
def test_it_has_little_time(piece: str) -> None:
    command = ("ls " + piece * LONGEST)[:LONGEST]
    parts = parse_command_line(command).parts
    began = time.process_time()
    parsers_agree(command, parts)
    assert time.process_time() - began < limit(SECONDS + 0.3)


def test_it_is_imported_where_a_command_is_first_judged(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from helix_desktop.tools.permissions.command_policy import judge_command\n"
        "from helix_desktop.tools.permissions.command_paths import CommandPaths\n"
        "assert 'tree_sitter' not in sys.modules\n"
        f"found = judge_command('ls', CommandPaths(Path({str(tmp_path)!r})))\n"
        "assert 'tree_sitter' in sys.modules and found.ruling == 'allow'\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=30)
