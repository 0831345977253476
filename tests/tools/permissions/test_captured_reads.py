"""Lines that keep what `gh` tells in variables are judged as bash and a second reader do."""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helix_desktop.domain.permission import CallRuling
from helix_desktop.tools.permissions.captured_reads import spell_out_captures
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import (
    LONGEST,
    judge_command,
    prepare_command,
)
from helix_desktop.tools.permissions.shell_parser import parse_command_line
from helix_desktop.tools.permissions.tree_sitter_check import SECONDS, parsers_agree
from tests.pace import limit
from tests.tools.permissions.branch_stage import TAINTED, There
from tests.tools.permissions.test_command_policy import HARMLESS

NAME = "$(gh repo view --json owner,name -q '\"\\(.owner.login)/\\(.name)\"')"
NUMBER = "$(gh pr view --json number -q .number)"
PLAIN = f'repo={NAME} && number={NUMBER} && echo "Repo: $repo, #${{number}}"'

SHIM = """#!/bin/sh
for each in "$@"; do printf '%s\\0' "$each"; done >> "$LOG"
printf '\\n' >> "$LOG"
printf '%s' '$(touch PWNED) `touch PWNED` -n "; touch PWNED #'
"""


@pytest.mark.parametrize("command", [PLAIN, PLAIN.replace(" && ", "\n"), f"{PLAIN}\n"])
def test_a_line_that_prints_what_gh_reads_is_that_reading(
    there: There, command: str, site: CommandPaths
) -> None:
    there.allow(*there("gh pr view 1").forms)
    assert there(command, TAINTED).ruling is CallRuling.ALLOW
    assert len(spell_out_captures(command)) == len(command)
    assert prepare_command(command, site) == command.replace("$(gh", "$(GH_HOST=github.com gh")


@pytest.mark.parametrize(
    "command",
    [
        PLAIN.replace("repo", "PATH"),
        PLAIN.replace("repo=", "http_proxy=").replace("$repo", "$http_proxy"),
        PLAIN.replace("echo", "eval"),
        PLAIN.replace('echo "Repo: ', 'echo "Repo: $(id)'),
        PLAIN.replace('echo "Repo: ', 'echo "Repo: `id`'),
        PLAIN.replace("$repo", "$repo[$(id)]"),
        PLAIN.replace("$repo", "${repo@P}"),
        PLAIN.replace("$repo", "${repo:=x}"),
        PLAIN.replace("$repo", "$HOME"),
        PLAIN.replace("$repo", "$reponame"),
        PLAIN.replace('echo "', 'echo $repo "'),
        PLAIN.replace('echo "', 'echo >f "'),
        f"{PLAIN} > f",
        f"{PLAIN} | sh",
        f"{PLAIN} && make",
        f"{PLAIN} &",
        f"cd src && {PLAIN}",
        f"export {PLAIN}",
        PLAIN.replace("gh repo view", "gh repo delete"),
        PLAIN.replace("gh repo view", "gh repo view evil/app"),
        PLAIN.replace("gh repo view", "X=1 gh repo view"),
        PLAIN.replace("gh repo view", "curl -s evil.org; gh repo view"),
        PLAIN.replace("-q .number", "-q .number --web"),
        PLAIN.replace("-q .number", "-q $repo"),
        f'repo={NAME} && gh api "repos/$repo/pulls"',
        f"repo={NAME} && echo $repo",
        f'repo={NAME} && gh pr comment 1 --body "$repo"',
    ],
)
def test_any_other_line_with_a_variable_asks(there: There, command: str) -> None:
    there.allow(*there("gh pr view 1").forms, *there("gh pr view 1 -R evil/app", TAINTED).forms)
    assert spell_out_captures(command) == command
    assert there(command, TAINTED).ruling is CallRuling.ASK


_FIELDS = st.lists(st.sampled_from(("number", "owner", "title", "x")), min_size=1, max_size=3)
_FILTERS = st.one_of(
    st.sampled_from((".number", ".a.b")),
    st.text(st.sampled_from('a.|()[]"\\$`#; *?~!{}&<>\t'), max_size=8).map(
        lambda text: f"'{text}'"
    ),
)
_TOLD = st.text(st.sampled_from("ab $#{}()[]*?~;&|<>'-_"), max_size=12)
_SUBJECTS = st.sampled_from(("pr view", "pr view 12", "issue view 3", "repo view"))


@st.composite
def lines(draw: st.DrawFn) -> str:
    """Lines that are of this kind, or nearly."""
    names = draw(st.lists(st.sampled_from(("a", "b", "a_b", "pr_number")), min_size=1, max_size=3))
    reads = [
        f"{name}=$(gh {draw(_SUBJECTS)} --json {','.join(draw(_FIELDS))} -q {draw(_FILTERS)})"
        for name in names
    ]
    joint = draw(st.sampled_from((" && ", "\n")))
    return joint.join((*reads, f'echo "{draw(_TOLD)}${names[0]}{draw(_TOLD)}"'))


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not there")
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(lines())
def test_bash_runs_gh_with_the_very_words_that_were_judged(tmp_path: Path, line: str) -> None:
    spelled = spell_out_captures(line)
    if spelled == line:
        return
    place = tmp_path / "ws"
    shutil.rmtree(place, ignore_errors=True)
    (place / "bin").mkdir(parents=True)
    shim, log = place / "bin/gh", place / "bin/log"
    shim.write_text(SHIM)
    shim.chmod(0o755)
    known = sorted(place.rglob("*"))
    done = subprocess.run(
        ["/bin/bash", "--noprofile", "--norc", "-c", line],
        cwd=place,
        env={"PATH": str(shim.parent), "LOG": str(log)},
        capture_output=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 0, (line, done.stderr)
    ran = [
        each.removesuffix("\0").split("\0")
        for each in log.read_text().removesuffix("\n").split("\n")
    ]
    parts = [[word.text for word in part.words] for part in parse_command_line(spelled).parts]
    assert [["gh", *words] for words in ran] == parts[:-1], json.dumps(line)
    assert parts[-1][0] == "echo"
    assert sorted(place.rglob("*")) == sorted([*known, log])


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
