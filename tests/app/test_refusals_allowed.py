"""A refusal without a window prints command lines, and each of them allows the call it is about."""

import json
import shlex

import pytest

from helix_desktop.app.commands.turn_output import missed
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.permission import (
    CallRuling,
    Exposed,
    Judgement,
    Mode,
    PermissionQuestion,
    PermissionState,
)
from helix_desktop.domain.text_safety import has_hidden, reveal
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.call_policy import CallPolicy, FolderView
from helix_desktop.tools.permissions.command_paths import CommandPaths
from tests.app.test_permissions_command import Line
from tests.app.test_permissions_command import line as line  # a fixture
from tests.tools.permissions.branch_stage import CLEAN, TAINTED, set_up
from tests.tools.permissions.test_call_policy import HERE

READER = ToolSpec("docs__search", "", "{}", says_it_reads=True)
UNBOXED = replace(CLEAN, boxed=False)
AUTO = replace(TAINTED, mode=Mode.SANDBOXED_AUTO)


class Refused:
    """What a call without a window comes to, by the rules that command lines keep."""

    def __init__(self, line: Line, standing: PermissionState) -> None:
        site = CommandPaths(line.folder)
        set_up(site)
        held = FolderView(
            exposed=lambda command: Exposed(held=("prod.env",) * ("deploy" in command))
        )
        self.standing, self._folder = standing, str(line.folder)
        self._judge = CallPolicy(
            site,
            line.window,
            standing=lambda _session: standing,
            specs=lambda _session: (READER,),
            looks=held,
        )

    def judged(self, call: ToolCall) -> Judgement:
        return self._judge.judge(HERE, call)

    def lines(self, call: ToolCall) -> list[list[str]]:
        """What is printed, as a shell would read it."""
        judged = self.judged(call)
        assert judged.ruling is CallRuling.ASK
        question = PermissionQuestion(
            "1",
            HERE,
            call,
            reveal(judged.shown),
            has_hidden(judged.shown),
            judged.reasons,
            "",
            always=judged.forms,
            prefixes=judged.prefixes,
            subject=judged.subject,
            boxed=self.standing.boxed,
            unlasting=judged.unlasting,
        )
        printed = "\n".join(missed(question, self._folder))
        return [
            shlex.split(
                each.partition("\n  to allow it")[0].partition("\n  or to allow all that")[0]
            )
            for each in printed.split(": helix-desktop permissions ")[1:]
        ]


def shell(command: str, **more: object) -> ToolCall:
    return ToolCall("c", "shell", json.dumps({"command": command, **more}))


COMMANDS: list[tuple[ToolCall, PermissionState]] = [
    (shell("git push origin topic", network=True), AUTO),
    (shell("git fetch origin", network=True), TAINTED),
    (shell("git add x && git commit -m 'a b' && git push", network=True), CLEAN),
    (shell("git add x && git push 2>&1 | tail -5", network=True), AUTO),
    (shell("gh pr view 1 --json title", network=True), TAINTED),
    (shell("gh api repos/Other/app/contents/x | jq .name", network=True), TAINTED),
    (shell("git ls-remote https://github.com/Acme/private", network=True), TAINTED),
    (shell("curl -s 'http://example.org/?q=1' | head -5", network=True), CLEAN),
    (shell("go mod tidy 2>&1", network=True), CLEAN),
    (shell("X=1\nnpm install && cd src\nnpm test", network=True), CLEAN),
    (shell("gh issue edit 1 --body-file - <<'EOF'\nIt's\n\n\"said\"\nEOF", network=True), CLEAN),
    (shell("npm publish", network=True), CLEAN),
    (shell("make deploy && ./tell 'a b'", network=True), CLEAN),
    (shell("git branch -D old && rmdir build"), CLEAN),
    (shell("cargo test --lib x"), CLEAN),
    (shell("rm -rf build 'a b'"), CLEAN),
    (shell("echo hi > out.txt"), CLEAN),
    (shell("make", folder="src"), CLEAN),
    (shell("make test"), UNBOXED),
    (ToolCall("c", "fetch", '{"url": "https://example.com/a"}'), CLEAN),
    (ToolCall("c", "docs__search", '{"query": "x"}'), TAINTED),
    (ToolCall("c", "edit_file", '{"path": "src/app.py"}'), CLEAN),
]


@pytest.mark.slow
@pytest.mark.parametrize(("call", "standing"), COMMANDS, ids=lambda each: str(each)[:60])
def test_what_a_refusal_prints_allows_it(
    call: ToolCall, standing: PermissionState, line: Line
) -> None:
    (line.folder / "src").mkdir()
    refused = Refused(line, standing)
    lines = refused.lines(call)
    assert lines
    for words in lines:
        assert words[:2] == ["--folder", str(line.folder)]
        if "--prefix" not in words:
            line(*words[2:])
    assert refused.judged(call).ruling is CallRuling.ALLOW


def test_the_first_words_that_a_refusal_prints_allow_it(line: Line) -> None:
    refused = Refused(line, CLEAN)
    call = shell("cargo test --lib x")
    [words] = [words for words in refused.lines(call) if "--prefix" in words]
    line(*words[2:])
    assert refused.judged(call).ruling is CallRuling.ALLOW
    assert refused.judged(shell("cargo test other")).ruling is CallRuling.ALLOW
