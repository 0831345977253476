"""What a command line is judged to be, also in long lists: harmless, to be asked about, refused."""

import time
from pathlib import Path

import pytest

from helix_desktop.domain.permission import CallRuling
from helix_desktop.tools.permissions.command_policy import (
    MAX_COMMAND_CHARS,
    MAX_SHOWN_REASONS,
    judge_command,
)
from helix_desktop.tools.permissions.reading_guess import only_reads
from tests.pace import limit

HERE = Path(__file__).parent
HARMLESS = (HERE / "harmless.txt").read_text("utf-8").splitlines()
HARMLESS += ["ls \\\n  -l src", "ls\npwd\n\nwc -l f\n"]
CHANGING = (HERE / "changing.txt").read_text("utf-8").splitlines()
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
    result = judge_command(command)
    assert (result.ruling, result.reasons, result.reads) == (CallRuling.ALLOW, (), True)
    assert only_reads(command)


def test_nothing_is_guessed_of_a_command_that_says_that_it_changes_files_or_needs_the_network() -> (
    None
):
    assert not judge_command("ls", changes=True).reads
    assert not judge_command("ls", network=True).reads


@pytest.mark.parametrize("command", [*CHANGING, *HIDDEN, "", " ", "\n"])
def test_every_other_command_is_asked_about_with_a_reason(command: str) -> None:
    result = judge_command(command)
    assert (result.ruling, result.reads) == (CallRuling.ASK, False)
    assert len(result.reasons) <= MAX_SHOWN_REASONS
    assert all(reason.endswith(".") for reason in result.reasons)
    assert result.reasons


@pytest.mark.parametrize("command", REFUSED)
def test_a_destructive_command_is_refused(command: str) -> None:
    assert judge_command(command).ruling is CallRuling.DENY


@pytest.mark.parametrize(
    "command",
    ["echo 'rm -rf /'", "grep 'mkfs' README.md", "git log --grep='rm -rf ~'", "echo shutdown now"],
)
def test_destructive_words_inside_an_argument_are_allowed(command: str) -> None:
    assert judge_command(command).ruling is CallRuling.ALLOW


@pytest.mark.parametrize("command", ["rm -rf build", "rm -rf ./x", "rm -rf $x", "kill -9 1234"])
def test_a_possibly_destructive_command_is_asked_about(command: str) -> None:
    assert judge_command(command).ruling is CallRuling.ASK


def test_another_shell_always_asks() -> None:
    assert judge_command("ls", "powershell").ruling is CallRuling.ASK


@pytest.mark.parametrize("command", ["grep -r https:// src", "echo curl ../x .env"])
def test_a_command_that_only_reads_the_project_has_no_needs(command: str) -> None:
    assert judge_command(command).needs == frozenset()


@pytest.mark.alone
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


@pytest.mark.alone
@pytest.mark.parametrize("piece", _LONG)
def test_time_grows_with_length_only(piece: str) -> None:
    def taken(size: int) -> float:
        command = ("cat " + piece * size)[:MAX_COMMAND_CHARS]
        best = 1.0
        for _ in range(3):
            began = time.process_time()
            judge_command(command)
            best = min(best, time.process_time() - began)
        return best

    assert taken(MAX_COMMAND_CHARS) < limit(0.25)


@pytest.mark.parametrize(
    ("command", "reasons"),
    [
        ("echo a && cargo build", ("`cargo` isn't a known read-only command.",)),
        ("ls | head; rm f", ("Deletes files.",)),
        ("for i in 1 2; do echo $i; make; done", ("`make` isn't a known read-only command.",)),
        ("echo x > out.txt", ("Writes to `out.txt`.",)),
        (
            "cat f | tee g; cat <<E >h\nx\nE",
            ("Writes to `h`, `g`.", "`tee` isn't a known read-only command."),
        ),
        ("git log; git commit -m x", ("`git commit` isn't a known read-only command.",)),
        ("if true", ("Can be read in two ways.",)),
        (
            "git add . && npm test && rm f > g; git add x; ls",
            (
                "Deletes files.",
                "Writes to `g`.",
                "May write other files of the project.",
            ),
        ),
        (
            "date >> notes.txt && sed -i s/a/b/ README.md",
            ("Writes to `notes.txt`, `README.md`.", "`sed` isn't a known read-only command."),
        ),
        (
            "cp -r a/ b && mv c d; sed -n -i.bak -e s/a/b/ f",
            (
                "Writes to `b`, `c`, `d`.",
                "May write other files of the project.",
                "`cp`, `mv` and `sed` aren't known read-only commands.",
            ),
        ),
        (
            "tee 1 2 3 4 5 6 7 8",
            (
                "Writes to `1`, `2`, `3`, `4`, `5`, `6`, … (8).",
                "`tee` isn't a known read-only command.",
            ),
        ),
        ("a; b; c", ("`a`, `b` and `c` aren't known read-only commands.",)),
        ("a; b; c; d; e", ("`a`, `b`, … and `e` aren't known read-only commands.",)),
    ],
)
def test_a_reason_names_only_what_is_not_guessed_to_read(
    command: str, reasons: tuple[str, ...]
) -> None:
    assert judge_command(command).reasons == reasons
