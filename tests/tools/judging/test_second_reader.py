"""Two readers agree on the commands of a line, or the person is asked."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.permission import Ruling
from helix_desktop.tools.judging.command import LONGEST, TWO_READINGS, judge_command
from helix_desktop.tools.judging.parsing import parsed
from helix_desktop.tools.judging.second_reader import SECONDS, agrees
from helix_desktop.tools.judging.site import Site
from tests.pace import limit
from tests.tools.judging.test_command import HARMLESS


@pytest.mark.parametrize("command", [*HARMLESS, "make x > 'd é' 2>&1", "X=1 make -j8 é | tee b"])
def test_both_find_the_same_commands(command: str) -> None:
    assert agrees(command, parsed(command).parts)


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
    assert not agrees(command, parsed(other).parts)


@pytest.mark.parametrize(
    ("command", "reasons"),
    [
        ("cat 0<f", (TWO_READINGS,)),
        ("make x 0<f", ("`make` is not known only to read.",)),
    ],
)
def test_a_line_with_two_readings_is_asked_about_and_has_no_form(
    command: str, reasons: tuple[str, ...], site: Site
) -> None:
    found = judge_command(command, site)
    assert not agrees(command, parsed(command).parts)
    assert (found.ruling, found.reasons) == (Ruling.ASK, reasons)
    assert (found.forms, found.whole) == ((), command)


@given(st.text(alphabet=" \n'\"\\$`(){}<>|&;#*[~-=/ab1é", max_size=60))
def test_any_text_is_read_to_its_end_or_given_up(command: str) -> None:
    agrees(command, parsed(command).parts)


@pytest.mark.parametrize("piece", ["a|", "${a", "$(", "((", "<<E\n", "a&&", "[[ a ", "{ ", "'x' "])
def test_it_has_little_time(piece: str) -> None:
    command = ("ls " + piece * LONGEST)[:LONGEST]
    parts = parsed(command).parts
    began = time.process_time()
    agrees(command, parts)
    assert time.process_time() - began < limit(SECONDS + 0.3)


def test_it_is_imported_where_a_command_is_first_judged(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from helix_desktop.tools.judging.command import judge_command\n"
        "from helix_desktop.tools.judging.site import Site\n"
        "assert 'tree_sitter' not in sys.modules\n"
        f"found = judge_command('ls', Site(Path({str(tmp_path)!r})))\n"
        "assert 'tree_sitter' in sys.modules and found.ruling == 'allow'\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=30)
