"""What a card says of a command is true and short."""

import pytest

from helix_desktop.domain.permission import CallNeed, CallRuling
from helix_desktop.tools.permissions.call_policy import CallPolicy
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import judge_command
from tests.tools.permissions.standing import GOOD
from tests.tools.permissions.test_call_policy import HERE, Rules, call

_SPEAKS = "Writes to GitHub in your name."


def test_a_loop_is_no_command_and_leaves_no_folder(site: CommandPaths) -> None:
    found = judge_command("for i in 1 2 3; do echo $i; done", site)
    assert found.ruling is CallRuling.ASK
    assert found.reasons == (
        "Uses a loop.",
        "`echo` has an argument that the shell expands (`$i`).",
    )
    assert CallNeed.OUTSIDE not in found.needs
    assert found.never == ("echo …",)


@pytest.mark.parametrize(
    ("command", "reasons"),
    [
        ("case $x in a) ls;; b|c) pwd;; esac", ("Uses a condition.",)),
        ("f() { ls; }", ("Defines a function.",)),
        ("function f { ls; }", ("Defines a function.",)),
        ("if [ -f f ]; then ls; fi", ("Uses a condition.",)),
        ("(ls)", ("Groups commands.",)),
        ("{ ls; }", ("Groups commands.",)),
        ("[[ -f f ]]", ("Uses a condition.",)),
        ("while true; do ls; done < f", ("Uses a loop.",)),
    ],
)
def test_what_surrounds_commands_is_named_as_what_it_is(
    command: str, reasons: tuple[str, ...], site: CommandPaths
) -> None:
    found = judge_command(command, site)
    assert (found.ruling, found.reasons) == (CallRuling.ASK, reasons)


def test_what_a_loop_goes_through_is_looked_at(site: CommandPaths) -> None:
    assert CallNeed.OUTSIDE in judge_command("for i in /etc/*; do cat $i; done", site).needs
    assert CallNeed.OUTSIDE in judge_command("for i in $x; do cat $i; done", site).needs
    assert CallNeed.OUTSIDE in judge_command("for i in a; do cat $j; done", site).needs
    assert CallNeed.SECRETS in judge_command("for i in .env; do cat $i; done", site).needs


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("git push origin main", "Publishes commits to another place."),
        ("git -C src push", "Publishes commits to another place."),
        ("gh pr create --title x --body y", "Writes to GitHub in your name."),
        ("gh api repos/a/b/pulls/1/comments/2/replies -f body=x", _SPEAKS),
        ("gh api -X DELETE repos/a/b", "Writes to GitHub in your name."),
        ("curl -X POST -d a=b http://example.org", "Sends data to another computer."),
        ("curl --data-binary @f http://example.org", "Sends data to another computer."),
        ("npm publish", "Publishes a package."),
        ("gh pr view 1", "`gh` isn't a known read-only command."),
        ("curl http://example.org", "`curl` isn't a known read-only command."),
        ("npm test", "`npm` isn't a known read-only command."),
    ],
)
def test_what_publishes_or_speaks_for_the_person_says_so(
    command: str, reason: str, site: CommandPaths
) -> None:
    found = judge_command(command, site)
    assert (found.ruling, found.reasons) == (CallRuling.ASK, (reason,))


@pytest.mark.parametrize(
    ("command", "reasons"),
    [
        (
            'gh issue comment 1 --body "Say `tool x` and `other`"',
            (
                "Runs another command to build its text.",
                "Writes to GitHub in your name.",
                "`tool` isn't a known read-only command.",
                "`other` isn't a known read-only command.",
            ),
        ),
        (
            "gh pr create --title x --body \"$(cat <<'EOF'\ntext\nEOF\n)\"",
            ("Writes to GitHub in your name.",),
        ),
        (
            'who=$(gh repo view -q \'"\\(.owner)"\') && echo "$who"',
            (
                "Runs another command to build its text.",
                "Sets `who=` for the commands that follow.",
                "`gh` isn't a known read-only command.",
                '`echo` has an argument that the shell expands (`"$who"`).',
            ),
        ),
    ],
)
def test_of_a_command_inside_another_only_what_is_one_is_named(
    command: str, reasons: tuple[str, ...], site: CommandPaths
) -> None:
    found = judge_command(command, site)
    assert (found.ruling, found.reasons) == (CallRuling.ASK, reasons)


def test_a_program_whose_name_has_a_space_is_asked_about(site: CommandPaths) -> None:
    for command in ("'my tool' x", "echo $(ls); 'my tool' x", "'a b'", '"`ls`"'):
        assert judge_command(command, site).ruling is CallRuling.ASK


@pytest.mark.parametrize(
    ("tool", "arguments", "why"),
    [
        ("edit_file", {"path": "AGENTS.md"}, "it steers programs"),
        ("write_file", {"path": ".github/workflows/ci.yml"}, "it steers programs"),
        ("shell", {"command": "make $(cat names)"}, "it has a command inside"),
        ("shell", {"command": "make `cat names`"}, "it has a command inside"),
        ("shell", {"command": "make $((1 + 1))"}, "not for this kind of call"),
        ("shell", {"command": "git push --force"}, "it replaces what was pushed"),
        (
            "shell",
            {"command": "make && git push origin :old"},
            "it replaces what was pushed",
        ),
    ],
)
def test_a_missing_always_has_its_reason(
    tool: str, arguments: dict[str, str], why: str, site: CommandPaths
) -> None:
    judge = CallPolicy(site, Rules(), standing=lambda _: GOOD, specs=lambda _: ())
    assert judge.judge(HERE, call(tool, **arguments)).unlasting == why


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("dd if=image of=disk.img", "Writes raw bytes over a file or a disk."),
        ("rm -rf build", "Deletes folders with everything in them."),
        ("rm f", "Deletes files."),
        ("sudo rm -r x", "Deletes folders with everything in them."),
        ("git push --force", "Replaces or deletes commits that were pushed."),
        ("git push -f origin main", "Replaces or deletes commits that were pushed."),
        ("git push origin +main", "Replaces or deletes commits that were pushed."),
        ("git push --del origin topic", "Replaces or deletes commits that were pushed."),
        ("git push --force-w", "Replaces or deletes commits that were pushed."),
        ("git reset --har", "Throws away changes or commits that git may not bring back."),
        ("git -C src push --force-with-lease", "Replaces or deletes commits that were pushed."),
        ("git reset --hard", "Throws away changes or commits that git may not bring back."),
        ("git clean -fd", "Deletes files that git doesn't track."),
        ("git branch -D x", "Throws away changes or commits that git may not bring back."),
        ("dd if=a of=b", "Writes raw bytes over a file or a disk."),
        ("find . -name x -delete", "Deletes everything it finds."),
        ("find . -exec rm {} +", "Deletes everything it finds."),
        ("chmod -R 777 src", "Changes permissions of a whole folder."),
        ("truncate -s 0 f", "Truncates files."),
    ],
)
def test_what_destroys_looks_destructive(command: str, reason: str, site: CommandPaths) -> None:
    found = judge_command(command, site)
    assert found.reasons == (reason,)
    assert CallNeed.LOSS in found.needs


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
def test_what_only_has_such_a_word_does_not(command: str, site: CommandPaths) -> None:
    assert CallNeed.LOSS not in judge_command(command, site).needs


@pytest.mark.parametrize("command", ["git grep clean", "find . -name rm", "echo rm", "ls rm"])
def test_and_is_still_harmless(command: str, site: CommandPaths) -> None:
    assert judge_command(command, site).ruling is CallRuling.ALLOW
