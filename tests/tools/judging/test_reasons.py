"""What a card says of a command is true and short."""

import pytest

from helix_desktop.domain.permission import Need, Ruling
from helix_desktop.tools.judging.command import judge_command
from helix_desktop.tools.judging.site import Site


def test_a_loop_is_no_command_and_leaves_no_folder(site: Site) -> None:
    found = judge_command("for i in 1 2 3; do echo $i; done", site)
    assert found.ruling is Ruling.ASK
    assert found.reasons == (
        "It repeats commands.",
        "`echo` has an argument that the shell would change (`$i`).",
    )
    assert Need.OUTSIDE not in found.needs
    assert found.never == ("echo …",)


@pytest.mark.parametrize(
    ("command", "reasons"),
    [
        ("case $x in a) ls;; b|c) pwd;; esac", ("It runs commands only if something is so.",)),
        ("f() { ls; }", ("It defines a function.",)),
        ("function f { ls; }", ("It defines a function.",)),
        ("if [ -f f ]; then ls; fi", ("It runs commands only if something is so.",)),
        ("(ls)", ("It groups commands.",)),
        ("{ ls; }", ("It groups commands.",)),
        ("[[ -f f ]]", ("It runs commands only if something is so.",)),
        ("while true; do ls; done < f", ("It repeats commands.",)),
    ],
)
def test_what_surrounds_commands_is_named_as_what_it_is(
    command: str, reasons: tuple[str, ...], site: Site
) -> None:
    found = judge_command(command, site)
    assert (found.ruling, found.reasons) == (Ruling.ASK, reasons)


def test_what_a_loop_goes_through_is_looked_at(site: Site) -> None:
    assert Need.OUTSIDE in judge_command("for i in /etc/*; do cat $i; done", site).needs
    assert Need.OUTSIDE in judge_command("for i in $x; do cat $i; done", site).needs
    assert Need.OUTSIDE in judge_command("for i in a; do cat $j; done", site).needs
    assert Need.SECRETS in judge_command("for i in .env; do cat $i; done", site).needs


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("rm -rf build", "It deletes folders with all that is in them."),
        ("rm f", "It deletes files."),
        ("sudo rm -r x", "It deletes folders with all that is in them."),
        ("git push --force", "It replaces or deletes what has been pushed."),
        ("git push -f origin main", "It replaces or deletes what has been pushed."),
        ("git push origin +main", "It replaces or deletes what has been pushed."),
        ("git -C src push --force-with-lease", "It replaces or deletes what has been pushed."),
        ("git reset --hard", "It throws away changes or commits that git may not bring back."),
        ("git clean -fd", "It deletes files that git does not keep."),
        ("git branch -D x", "It throws away changes or commits that git may not bring back."),
        ("dd if=a of=b", "It writes raw bytes over a file or a disk."),
        ("find . -name x -delete", "It deletes everything that it finds."),
        ("find . -exec rm {} +", "It deletes everything that it finds."),
        ("chmod -R 777 src", "It changes the rights of a whole folder."),
        ("truncate -s 0 f", "It cuts files off."),
    ],
)
def test_what_destroys_looks_destructive(command: str, reason: str, site: Site) -> None:
    found = judge_command(command, site)
    assert found.reasons == (reason,)
    assert Need.LOSS in found.needs


@pytest.mark.parametrize(
    "command",
    [
        "git push",
        "git grep clean",
        "git log -- tag",
        "git stash list",
        "find . -name rm",
        "echo rm x",
    ],
)
def test_what_only_has_such_a_word_does_not(command: str, site: Site) -> None:
    assert Need.LOSS not in judge_command(command, site).needs


@pytest.mark.parametrize("command", ["git grep clean", "find . -name rm", "echo rm", "ls rm"])
def test_and_is_still_harmless(command: str, site: Site) -> None:
    assert judge_command(command, site).ruling is Ruling.ALLOW
