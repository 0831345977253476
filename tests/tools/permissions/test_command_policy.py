"""What a command line is judged to be, also in long lists: harmless, to be asked about, refused."""

import time

import pytest

from helix_desktop.domain.permission import CallRuling
from helix_desktop.tools.permissions.command_policy import (
    LONGEST,
    MAX_SHOWN_REASONS,
    judge_command,
)
from helix_desktop.tools.permissions.reading_guess import only_reads
from tests.pace import limit

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
def test_what_is_guessed_to_read_needs_no_question(command: str) -> None:
    found = judge_command(command)
    assert (found.ruling, found.reasons, found.reads) == (CallRuling.ALLOW, (), True)
    assert only_reads(command)


@pytest.mark.parametrize("command", HARMLESS)
def test_nothing_is_guessed_of_a_command_that_says_that_it_changes_files_or_needs_the_network(
    command: str,
) -> None:
    assert not judge_command(command, changes=True).reads
    assert not judge_command(command, network=True).reads


@pytest.mark.parametrize("command", [*CHANGING, *HIDDEN, "", " ", "\n"])
def test_all_else_is_asked_about_with_a_reason(command: str) -> None:
    found = judge_command(command)
    assert (found.ruling, found.reads) == (CallRuling.ASK, False)
    assert len(found.reasons) <= MAX_SHOWN_REASONS
    assert all(reason.endswith(".") for reason in found.reasons)
    assert found.reasons


@pytest.mark.parametrize("command", REFUSED)
def test_what_destroys_is_refused(command: str) -> None:
    assert judge_command(command).ruling is CallRuling.DENY


@pytest.mark.parametrize(
    "command",
    ["echo 'rm -rf /'", "grep 'mkfs' README.md", "git log --grep='rm -rf ~'", "echo shutdown now"],
)
def test_words_about_destruction_are_only_words(command: str) -> None:
    assert judge_command(command).ruling is CallRuling.ALLOW


@pytest.mark.parametrize("command", ["rm -rf build", "rm -rf ./x", "rm -rf $x", "kill -9 1234"])
def test_what_may_be_meant_is_asked_not_refused(command: str) -> None:
    assert judge_command(command).ruling is CallRuling.ASK


def test_another_shell_always_asks() -> None:
    assert judge_command("ls", "powershell").ruling is CallRuling.ASK


@pytest.mark.parametrize("command", ["grep -r https:// src", "echo curl ../x .env"])
def test_what_only_reads_inside_reaches_for_nothing(command: str) -> None:
    assert judge_command(command).needs == frozenset()


@pytest.mark.parametrize(
    "hostile",
    ["; " * 500_000, "a" * 1_000_000, "$(" * 500_000, "'" * 1_000_000, "rm -rf x;" * 100_000],
    ids=lambda text: text[:8],
)
def test_a_megabyte_is_judged_at_once(hostile: str) -> None:
    began = time.process_time()
    assert judge_command(hostile).ruling is CallRuling.ASK
    assert time.process_time() - began < limit(0.1)


_LONG = ["a;", "'", '"$(', "`", "<<a\n", "{a", "\\", "((", "a/", "*/", " *", "/*", "\\*", "[a"]
_LONG += ["$x", "a(){", "sudo sh 'a b' ", "sed 's/a/b/;", "cd a;", "cat *;", "grep -R x .;"]
_LONG += ["é", "<(", "~"]


@pytest.mark.slow
@pytest.mark.parametrize("piece", _LONG)
def test_time_grows_with_length_only(piece: str) -> None:
    def taken(size: int) -> float:
        command = ("cat " + piece * size)[:LONGEST]
        best = 1.0
        for _ in range(3):
            began = time.process_time()
            judge_command(command)
            best = min(best, time.process_time() - began)
        return best

    assert taken(LONGEST) < limit(0.25)


@pytest.mark.parametrize(
    ("command", "reasons"),
    [
        ("echo a && cargo build", ("`cargo` isn't a known read-only command.",)),
        ("ls | head; rm f", ("Deletes files.",)),
        ("for i in 1 2; do echo $i; make; done", ("`make` isn't a known read-only command.",)),
        ("echo x > out.txt", ("Writes to `out.txt`.",)),
        (
            "cat f | tee g; cat <<E >h\nx\nE",
            ("`tee` isn't a known read-only command.", "Writes to `h`."),
        ),
        ("git log; git commit -m x", ("`git commit` isn't a known read-only command.",)),
        ("if true", ("Can be read in two ways.",)),
    ],
)
def test_a_reason_names_only_what_is_not_guessed_to_read(
    command: str, reasons: tuple[str, ...]
) -> None:
    assert judge_command(command).reasons == reasons
