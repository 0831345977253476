"""Real repositories: the same lines outside the sandbox and inside, which must not differ.

Each repository is copied to one place, worked on outside, copied there again, and worked on inside.
Statuses, what is printed, references, index, stash, settings and files must be the same, and no
line may need a question in *Sandboxed auto*. `--also` adds lines: the tests of the repository.
"""

import argparse
import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from helix_desktop.domain.permission import CallRuling, Mode, PermissionState
from helix_desktop.domain.sandbox import SandboxPreset, SandboxReach
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.command_policy import judge_command
from helix_desktop.tools.permissions.rules import apply_rules
from helix_desktop.tools.programs.login_environment import LoginShell
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxKind
from helix_desktop.tools.sandbox.launch.command_environment import CommandEnvironment
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox

LINES = (
    *("ls -A", "git status", "git log --oneline -20", "git branch -a", "git remote -v"),
    *("git describe --always", "git show --stat HEAD", "git ls-files | wc -l"),
    "f=$(git ls-files 'README*' | tail -1); echo more >> $f; git diff --stat; git stash",
    *(
        "git stash list",
        "git stash pop",
        "git diff",
        "git add -A",
        "git commit -q -m 'one more line'",
    ),
    *("git switch -q -c work HEAD~1", "git tag -f mark", "git cherry-pick -", "git branch -m done"),
    *("git rebase HEAD~2", "git reset -q --soft HEAD~1", "git restore --staged .", "git stash -u"),
    *("git config user.name Somebody", "git remote add up https://example.com/up.git"),
    *("git remote rename up other", "git branch -d done", "git switch -", "git gc -q"),
    # inside, commits that nothing names any more are kept for the user under refs/helix
    "git fsck 2>&1 | grep -v ^dangling | sort",
)
SECONDS = 1_200
WHO = {
    **{f"GIT_{who}_NAME": "A" for who in ("AUTHOR", "COMMITTER")},
    **{f"GIT_{who}_EMAIL": "a@example.com" for who in ("AUTHOR", "COMMITTER")},
    **{f"GIT_{who}_DATE": "1767225600 +0000" for who in ("AUTHOR", "COMMITTER")},
}
_STANDING = PermissionState(
    trusted=True, tainted=False, sandboxed=True, mode=Mode.SANDBOXED_AUTO, freely=""
)
_CHANGING = re.compile(
    # times, sizes in a listing, numbers of objects and of processes, dates, addresses, run orders
    r"\b\d+(?:\.\d+)?(?: ?(?:s|ms|seconds?))\b|\b0x[0-9a-f]+\b|\b\d\d:\d\d(?::\d\d)?\b|^total \d+"
    r"|\b[A-Z][a-z]{2} +\d{1,2}\b|pytest-\d+",
    re.MULTILINE,
)


class Ran(NamedTuple):
    """A line's status and what it printed."""

    code: int | None
    text: str


class Side(NamedTuple):
    """What came of all lines, and the state of the repository afterwards."""

    runs: tuple[Ran, ...]
    state: str


def compared(repository: Path, place: Path, lines: Sequence[str]) -> Iterator[str]:
    """Yield every difference, in words."""
    box = find_sandbox(SandboxKind.BUBBLEWRAP)
    if not box.sandboxed:
        yield f"nothing was run: {' '.join(map(str, box.why))}"
        return
    for line in lines:
        judged = apply_rules(judge_command(line), (), _STANDING, tool="shell", is_command=True)
        if judged.ruling is not CallRuling.ALLOW:
            yield f"{line}: asks: {' '.join(map(str, judged.reasons))}"
    top, own = place / repository.name, place / "own"
    sides: list[Side] = []
    for is_inside in (False, True):
        shutil.rmtree(top, ignore_errors=True)
        shutil.copytree(repository, top, symlinks=True)
        _outside(top, "git update-index -q --refresh")
        own.mkdir(exist_ok=True)
        login = CommandEnvironment(LoginShell(os.environ), top, own / "home")
        sandbox = Sandbox(box, top, app_folders=(own,), spool=own)
        runs: list[Ran] = []
        for line in lines:
            if not is_inside:
                runs.append(_outside(top, line))
                continue
            resources = login.resources(SandboxReach(), SandboxPreset.DEVELOPER)
            variables = (*resources.variables, *_set_for(line).items())
            resources = replace(resources, variables=variables)
            ran = sandbox.run_blocking(
                SandboxCommand(line, sandbox.folder, resources=resources), seconds=SECONDS
            )
            text = ran.output.part(0, 10_000_000).decode("utf-8", "replace")
            runs.append(Ran(ran.ended.code, text))
            for what in (*ran.set_aside, *ran.moved, *((ran.unsure,) if ran.unsure else ())):
                yield f"{line}: set aside, moved or unsure: {what}"
        sides.append(Side(tuple(runs), _state(top)))
    outside, inside = sides
    for line, out, into in zip(lines, outside.runs, inside.runs, strict=True):
        if out.code != into.code:
            yield f"{line}: ends with {out.code} outside and {into.code} inside"
        yield from _different(line, out.text, into.text)
    yield from _different("the state afterwards", outside.state, inside.state)


def _different(what: str, outside: str, inside: str) -> Iterator[str]:
    first, second = (_CHANGING.sub("…", text).splitlines() for text in (outside, inside))
    for line in difflib.unified_diff(first, second, lineterm="", n=0):
        if not line.startswith(("---", "+++", "@@")):
            yield f"{what}: {line}"


def _set_for(line: str) -> Mapping[str, str]:
    """Return what makes a commit the same twice; tests of a repository have their own."""
    return WHO if line in LINES else {}


def _outside(folder: Path, line: str) -> Ran:
    """As the user runs it."""
    ran = subprocess.run(
        ["/bin/bash", "--noprofile", "--norc", "-c", line],
        cwd=folder,
        env={**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb", **_set_for(line)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=SECONDS,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout.decode("utf-8", "replace"))


def _state(top: Path) -> str:
    """References, index, stash, settings, and the files that git does not ignore."""
    lines = (
        *(
            "git for-each-ref | grep -v refs/helix/",
            "git symbolic-ref HEAD",
            "git ls-files -s -t",
            "git stash list",
        ),
        *("git config --local --list | sort", "git status --porcelain=v2 --branch"),
        "git ls-files -co --exclude-standard -z | xargs -0 sha256sum",
    )
    return "\n".join(f"$ {line}\n{_outside(top, line).text}" for line in lines)


def audit(repositories: Iterable[Path], also: Sequence[str] = (), place: Path | None = None) -> int:
    well = True
    for repository in repositories:
        with tempfile.TemporaryDirectory(prefix="repositories-", dir=place) as name:
            lines = (*also, *LINES)
            differences = [*compared(repository, place or Path(name), lines)]
        for difference in differences:
            sys.stdout.write(f"{repository.name}: {difference}\n")
        count = len(differences)
        sys.stdout.write(f"{repository.name}: {len(lines)} lines, {count} differences\n")
        well = well and not differences
    return 0 if well else 1


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tests.system.audit repositories", description=__doc__)
    parser.add_argument("repositories", nargs="+", type=Path)
    parser.add_argument("--also", action="append", default=[], metavar="LINE")
    parser.add_argument("--place", type=Path, help="where the copy is worked on")
    options = parser.parse_args(arguments)
    return audit(options.repositories, options.also, options.place)
