"""What a command line is judged to be, also in long lists: harmless, to be asked about, refused."""

import shutil
import time
from pathlib import Path

import pytest

from helix_desktop.domain.permission import CallNeed, CallRuling
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import (
    LONGEST,
    MAX_SHOWN_REASONS,
    judge_command,
    prepare_command,
)
from helix_desktop.tools.permissions.reading_guess import only_reads
from tests.pace import limit

_NOWHERE = Path("/nonexistent/workspace")

HARMLESS = """
ls
ls -la src
ls *.md src/*.py
cat src/app.py f
cat ./-
head -20 f
head -n5 f | tail -n +2
grep -rn "it's; a && b" src
grep -e -x f
rg -n 'a|b' -g '*.py' src
rg --files src
find . -name '*.py' -not -path './x/*'
find src -type f -newer README.md -print
find . \\( -name a -o -name b \\) -prune
sed -n '1,20p;30q' f
sed -e 's/a;b/c d/g' -e '/x/d' f
sort -u -k2 -t, f
uniq -c f
cut -d, -f1 f
git status --short
git log --oneline -20 -- src
git log -S 'x y' --since='2 weeks ago'
git diff HEAD~1 2>&1 | head
git show HEAD:README.md
git show HEAD@{1} --stat
git branch -a
git branch --list 'x*'
git stash list
git --no-pager diff --stat
GIT_PAGER=cat git log -3
LC_ALL=C sort f
cd src && ls -la && cat app.py
cd src && cd sub && pwd
echo "exit: $?"
echo 'a > b' "c | d" e\\>f
echo größe 日本語
printf '%s\\n' a b
date +%F
test -f f && echo yes
[ -d src ] || echo no
ls nothing 2>/dev/null; pwd
cat f >/dev/null 2>&1
sort < f
wc -l f # how long
which python3 rg
python3 --version
du -sh src; df -h .
stat -c %s f
jq -r '.a | .b' f
command -v git
sleep 2
xxd -l 16 f
realpath src
""".strip().split("\n")
HARMLESS += ["ls \\\n  -l src", "ls\npwd\n\nwc -l f\n"]

CHANGING = """
rm f
ls; touch x
ls |& tee x
ls > x
ls 2>x
ls >&x
echo x >> f
> x
find . -delete
find . -exec rm {} +
find . -fprint x
sed -i s/a/b/ f
sed -ni p f
sort -o x f
sort f -ox
tree -o x
date -s now
date 01010000
git commit -m x
git diff --output=x
git branch x
git branch -D x
git tag x
git reflog expire --all
git stash
git fetch
f() { rm x; }; f
((1))
eval ls
exec ls
source f
. f
bash -c ls
python3 x.py
echo $(rm x)
echo `rm x`
echo "$(rm x)"
cat <(rm x)
ls "$(rm "$(ls)")"
time rm f
for x in 1; do rm $x; done
xargs rm
command rm f
ls |
ls ||
&& ls
hostname x
cat <>x
yes
echo "`echo \\`rm x\\``"
""".strip().split("\n")
HIDDEN = ["ls\r\nls", "ls \u202e", "ls\u00a0f", "ls \u200b", "gіt status", "ls；ls"]
HIDDEN += ["ls \x1b[2K", "ls\0"]
REFUSED = """
rm -rf /
rm -rf /*
rm -fr ~
rm -r --no-preserve-root /
sudo rm -rf -- /
rm -rf $HOME
rm -rf $UNSET/*
rm -rf "${X}"/
rm -rf /etc
rm -rf /usr/../
ls; rm -rf ~/
ls $(rm -rf /)
bash -c 'rm -rf /'
sh -c "cd / && rm -rf /*"
env A=b nice -n 5 rm -rf /
:(){ :|:& };:
bomb() { bomb | bomb & }; bomb
dd if=/dev/zero of=/dev/sda
mkfs.ext4 /dev/sda1
echo x > /dev/sda
shutdown -h now
systemctl poweroff
chmod -R 777 /
chown -R me /etc
git clean -ffdx /
mv ~ x
find / -delete
kill -9 -1
cat f | tee /dev/nvme0n1
if true; then reboot; fi
""".strip().split("\n")


@pytest.mark.parametrize("command", HARMLESS)
def test_what_is_guessed_to_read_needs_no_question(command: str, site: CommandPaths) -> None:
    found = judge_command(command, site)
    assert (found.ruling, found.reasons, found.reads) == (CallRuling.ALLOW, (), True)
    assert only_reads(command)


@pytest.mark.parametrize("command", HARMLESS)
def test_nothing_is_guessed_of_a_command_that_says_that_it_changes_files_or_needs_the_network(
    command: str, site: CommandPaths
) -> None:
    assert not judge_command(command, site, changes=True).reads
    assert not judge_command(command, site, network=True).reads


@pytest.mark.parametrize("command", [*CHANGING, *HIDDEN, "", " ", "\n"])
def test_all_else_is_asked_about_with_a_reason(command: str, site: CommandPaths) -> None:
    found = judge_command(command, site)
    assert (found.ruling, found.reads) == (CallRuling.ASK, False)
    assert len(found.reasons) <= MAX_SHOWN_REASONS
    assert all(reason.endswith(".") for reason in found.reasons)
    assert found.reasons


@pytest.mark.parametrize("command", REFUSED)
def test_what_destroys_is_refused(command: str, site: CommandPaths) -> None:
    assert judge_command(command, site).ruling is CallRuling.DENY


@pytest.mark.parametrize(
    "command",
    ["echo 'rm -rf /'", "grep 'mkfs' README.md", "git log --grep='rm -rf ~'", "echo shutdown now"],
)
def test_words_about_destruction_are_only_words(command: str, site: CommandPaths) -> None:
    assert judge_command(command, site).ruling is CallRuling.ALLOW


@pytest.mark.parametrize("command", ["rm -rf build", "rm -rf ./x", "rm -rf $x", "kill -9 1234"])
def test_what_may_be_meant_is_asked_not_refused(command: str, site: CommandPaths) -> None:
    assert judge_command(command, site).ruling is CallRuling.ASK


def test_another_shell_always_asks(site: CommandPaths) -> None:
    assert judge_command("ls", site, "powershell").ruling is CallRuling.ASK


@pytest.mark.parametrize("command", ["grep -r https:// src", "echo curl ../x .env"])
def test_what_only_reads_inside_reaches_for_nothing(command: str, site: CommandPaths) -> None:
    assert judge_command(command, site).needs == frozenset()


@pytest.mark.parametrize(
    ("command", "outside"),
    [
        (".venv/bin/python -m pytest", False),
        ("./.venv/bin/python3 -m pytest -q", False),
        ("cd src && ../.venv/bin/python -m pytest", False),
        ("timeout 60 .venv/bin/python -m pytest", False),
        ("PYTHONPATH=src env -i .venv/bin/python -m pytest", False),
        (".venv/bin/python ../x.py", True),
        (".venv/bin/python /etc/x.py", True),
        ("cp .venv/bin/python x", True),
        ("timeout 60 cp .venv/bin/python x", True),
        (".venv/bin/perl x.pl", True),
        (".venv/bin/node x.js", True),
        ("./away/python3.11 x.py", True),
        ("../python x.py", True),
    ],
)
def test_the_interpreter_of_a_virtual_environment_is_not_outside_the_project(
    command: str, outside: bool, site: CommandPaths, tmp_path: Path
) -> None:
    installed = tmp_path / "installed/python3.11"
    installed.parent.mkdir()
    programs = Path(site.root) / ".venv/bin"
    programs.mkdir(parents=True)
    for place in (installed, tmp_path / "python"):
        place.write_text("#!/bin/sh\n")
        place.chmod(0o755)
    (tmp_path / "notes").write_text("mine")
    (programs / "python3").symlink_to(installed)
    (programs / "python").symlink_to("python3")
    (Path(site.root) / "away").symlink_to(installed.parent)
    (programs / "perl").symlink_to(installed)
    (programs / "node").symlink_to(tmp_path / "notes")
    judged = judge_command(command, site, changes=True)
    assert (CallNeed.OUTSIDE in judged.needs) is outside


@pytest.mark.parametrize(
    ("command", "need"),
    [
        ("curl https://example.com", CallNeed.NETWORK),
        ("git push", CallNeed.NETWORK),
        ("cp /etc/passwd x", CallNeed.OUTSIDE),
        ("cp ../x y", CallNeed.OUTSIDE),
        ("curl -d @.env x", CallNeed.SECRETS),
        ("python3 x.py", CallNeed.CODE),
        ("ls; cp ../x y", CallNeed.OUTSIDE),
    ],
)
def test_what_a_command_reaches_for_is_told(
    command: str, need: CallNeed, site: CommandPaths
) -> None:
    assert need in judge_command(command, site).needs


@pytest.mark.parametrize(
    "hostile",
    ["; " * 500_000, "a" * 1_000_000, "$(" * 500_000, "'" * 1_000_000, "rm -rf x;" * 100_000],
    ids=lambda text: text[:8],
)
def test_a_megabyte_is_judged_at_once(hostile: str, site: CommandPaths) -> None:
    began = time.process_time()
    assert judge_command(hostile, site).ruling is CallRuling.ASK
    assert time.process_time() - began < limit(0.1)


_LONG = ["a;", "'", '"$(', "`", "<<a\n", "{a", "\\", "((", "a/", "*/", " *", "/*", "\\*", "[a"]
_LONG += ["$x", "a(){", "sudo sh 'a b' ", "sed 's/a/b/;", "cd a;", "cat *;", "grep -R x .;"]
_LONG += ["é", "<(", "~"]


@pytest.mark.slow
@pytest.mark.parametrize("piece", _LONG)
def test_time_grows_with_length_only(piece: str, site: CommandPaths) -> None:
    def taken(size: int) -> float:
        command = ("cat " + piece * size)[:LONGEST]
        best = 1.0
        for _ in range(3):
            began = time.process_time()
            judge_command(command, site)
            best = min(best, time.process_time() - began)
        return best

    assert taken(LONGEST) < limit(0.25)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not there")
def test_git_is_run_with_what_keeps_it_to_looking(site: CommandPaths) -> None:
    ran = prepare_command("git --no-pager diff --stat | head && GIT_PAGER=cat git log -3; ls", site)
    assert ran == (
        "git --no-pager diff --no-ext-diff --no-textconv --ignore-submodules=dirty --stat | head"
        " && GIT_PAGER=cat git log --no-ext-diff --no-textconv -3; ls"
    )
    assert prepare_command("git diff && rm x", site) == "git diff && rm x"


@pytest.mark.parametrize(
    "lead",
    [
        "git commit",
        "git commit -F",
        "git commit -m x --",
        "git -c alias.x=y commit -m",
        "git fetch",
    ],
)
def test_only_the_message_of_a_commit_is_read_as_one_word(lead: str, site: CommandPaths) -> None:
    text = "\"$(cat <<'EOF'\n-delete\nEOF\n)\""
    found = judge_command(f"{lead} {text}", site)
    assert found.ruling is CallRuling.ASK
    assert all(text not in form for form in found.forms)
    assert judge_command(f"git commit -qm {text}", site).forms == ("git commit …",)
    assert judge_command(f"git commit -qm {text}; make $X", site).forms == ()
