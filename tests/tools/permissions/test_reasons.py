"""What a card says of a command is true and short."""

import pytest

from helix_desktop.domain.permission import CallNeed, CallRuling
from helix_desktop.tools.permissions.call_policy import CallPolicy
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import judge_command
from tests.tools.permissions.standing import GOOD
from tests.tools.permissions.test_call_policy import HERE, Rules, call

_SPEAKS = "It writes at GitHub in your name."


def test_a_loop_is_no_command_and_leaves_no_folder(site: CommandPaths) -> None:
    found = judge_command("for i in 1 2 3; do echo $i; done", site)
    assert found.ruling is CallRuling.ASK
    assert found.reasons == (
        "It repeats commands.",
        "`echo` has an argument that the shell would change (`$i`).",
    )
    assert CallNeed.OUTSIDE not in found.needs
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
        ("git push origin main", "It publishes commits at another place."),
        ("git -C src push", "It publishes commits at another place."),
        ("gh pr create --title x --body y", "It writes at GitHub in your name."),
        ("gh api repos/a/b/pulls/1/comments/2/replies -f body=x", _SPEAKS),
        ("gh api -X DELETE repos/a/b", "It writes at GitHub in your name."),
        ("curl -X POST -d a=b http://example.org", "It sends data to another computer."),
        ("curl --data-binary @f http://example.org", "It sends data to another computer."),
        ("npm publish", "It publishes a package."),
        ("gh pr view 1", "`gh` is not known only to read."),
        ("curl http://example.org", "`curl` is not known only to read."),
        ("npm test", "`npm` is not known only to read."),
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
                "It writes at GitHub in your name.",
                "`tool` is not known only to read.",
                "`other` is not known only to read.",
            ),
        ),
        (
            "gh pr create --title x --body \"$(cat <<'EOF'\ntext\nEOF\n)\"",
            (
                "Runs another command to build its text.",
                "It writes at GitHub in your name.",
                "It is given a text that stands in the command.",
            ),
        ),
        (
            'who=$(gh repo view -q \'"\\(.owner)"\') && echo "$who"',
            (
                "Runs another command to build its text.",
                "It sets `who=` for what runs after it.",
                "`gh` is not known only to read.",
                '`echo` has an argument that the shell would change (`"$who"`).',
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
        ("edit_file", {"path": "AGENTS.md"}, "not for what steers programs"),
        ("write_file", {"path": ".github/workflows/ci.yml"}, "not for what steers programs"),
        ("shell", {"command": "make $(cat names)"}, "not with a command inside it"),
        ("shell", {"command": "make `cat names`"}, "not with a command inside it"),
        ("shell", {"command": "make $((1 + 1))"}, "not for this kind of call"),
        ("shell", {"command": "git push --force"}, "not for what replaces what was pushed"),
        (
            "shell",
            {"command": "make && git push origin :old"},
            "not for what replaces what was pushed",
        ),
    ],
)
def test_a_missing_always_has_its_reason(
    tool: str, arguments: dict[str, str], why: str, site: CommandPaths
) -> None:
    judge = CallPolicy(site, Rules(), standing=lambda _: GOOD, specs=tuple)
    assert judge.judge(HERE, call(tool, **arguments)).unlasting == why


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("dd if=image of=disk.img", "It writes raw bytes over a file or a disk."),
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
