"""Calls of all tools: what they are by name, path, address or command."""

import json
from collections.abc import Iterable, Sequence

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.message import ToolCall, ToolSpec
from helix_desktop.domain.permission import Decision, Judgement, Rule, Ruling, Standing, Subject
from helix_desktop.tools.judging.calls import CallJudge
from helix_desktop.tools.judging.filing import ONLY_HERE
from helix_desktop.tools.judging.site import Site

HERE = SessionId("0" * 16)
SPECS = (
    ToolSpec("read_file", "", "{}", reads_only=True),
    ToolSpec("write_file", "", "{}"),
    ToolSpec("files.write", "", "{}"),
)


class Rules:
    """A rulebook in memory."""

    def __init__(self) -> None:
        self.kept: list[Rule] = []

    def rules(self) -> Iterable[Rule]:
        return tuple(self.kept)

    def keep(self, rules: Sequence[Rule]) -> None:
        self.kept += rules


@pytest.fixture
def rules() -> Rules:
    return Rules()


@pytest.fixture
def judge(site: Site, rules: Rules) -> CallJudge:
    standing = Standing(trusted=True, tainted=False, boxed=True)
    return CallJudge(site, rules, standing=lambda _: standing, specs=lambda _: SPECS)


def call(tool: str, **arguments: object) -> ToolCall:
    return ToolCall("1", tool, json.dumps(arguments))


def looked(judge: CallJudge, tool: str, **arguments: object) -> Judgement:
    return judge.judge(HERE, call(tool, **arguments))


def test_reading_inside_needs_no_question_secrets_do(judge: CallJudge) -> None:
    assert looked(judge, "read_file", path="src/app.py").ruling is Ruling.ALLOW
    assert looked(judge, "read_file").ruling is Ruling.ALLOW
    assert looked(judge, "read_file", path="src/../.env").ruling is Ruling.ASK


@pytest.mark.parametrize("path", [".git/config", ".GIT/hooks/x", ".helix/a", "src/../.git/x"])
def test_what_steers_git_or_us_is_never_written(judge: CallJudge, path: str) -> None:
    assert looked(judge, "write_file", path=path).ruling is Ruling.DENY


@pytest.mark.parametrize("path", [".env", ".vscode/x"])
def test_some_writing_asks_every_time(judge: CallJudge, path: str) -> None:
    found = looked(judge, "write_file", path=path)
    assert (found.ruling, found.forms) == (Ruling.ASK, ())


@pytest.mark.parametrize("path", ["", "/etc/x", "../x", "out/x", "a\0b", "."])
def test_nobody_is_asked_about_what_the_tool_would_refuse_anyway(
    judge: CallJudge, path: str
) -> None:
    found = looked(judge, "write_file", path=path)
    assert (found.ruling, found.reasons) == (Ruling.DENY, (ONLY_HERE,))


def test_an_always_for_writing_stays_inside_and_off_secrets(judge: CallJudge) -> None:
    asked = call("write_file", path="src/new.py", content="x")
    forms = judge.judge(HERE, asked).forms
    judge.keep(HERE, asked, forms=forms, decision=Decision.ALWAYS)
    assert looked(judge, "write_file", path="docs/x").ruling is Ruling.ALLOW
    assert looked(judge, "write_file", path="inner/x").ruling is Ruling.ALLOW
    assert looked(judge, "write_file", path="out/x").ruling is Ruling.DENY
    assert looked(judge, "write_file", path=".env.local").ruling is Ruling.ASK
    assert looked(judge, "files.write", path="docs/x").ruling is Ruling.ASK


def test_lists_and_subagents_need_no_question(judge: CallJudge) -> None:
    assert looked(judge, "todo", items=[]).ruling is Ruling.ALLOW
    assert looked(judge, "SubAgent", task="x").ruling is Ruling.ALLOW


def test_a_command_is_shown_as_it_is(judge: CallJudge) -> None:
    found = looked(judge, "shell", command="make x")
    assert (found.ruling, found.shown, found.forms) == (Ruling.ASK, "make x", ("make x",))
    assert looked(judge, "shell", command="ls").ruling is Ruling.ALLOW


def test_a_change_is_shown_as_what_would_be_written(judge: CallJudge) -> None:
    found = looked(judge, "write_file", path="docs/../x.txt", content="one\n")
    assert (found.subject, found.path, found.shown) == (Subject.WRITE, "x.txt", "one\n")
    found = looked(judge, "edit_file", path="x.txt", edits=[{"old": "a", "new": "b"}])
    assert (found.subject, found.shown) == (Subject.EDIT, "-a\n+b")


def test_a_file_outside_is_shown_with_its_path(judge: CallJudge) -> None:
    found = looked(judge, "write_file", path="/etc/hosts", content="one\n")
    assert (found.subject, found.path) == (Subject.OTHER, "")
    assert "/etc/hosts" in found.shown


def test_the_network_is_another_form(judge: CallJudge, rules: Rules) -> None:
    rules.keep([Rule("shell", Decision.ALWAYS, "make x")])
    assert looked(judge, "shell", command="make x").ruling is Ruling.ALLOW
    for wanted in (True, "true", 1):  # the tool takes all of them
        found = looked(judge, "shell", command="make x", network=wanted)
        assert (found.ruling, found.forms) == (Ruling.ASK, ("with network: make x",))
    assert looked(judge, "shell", command="ls", network=True).ruling is Ruling.ASK
    assert looked(judge, "shell", command="rm -rf /", network=True).ruling is Ruling.DENY


def test_an_address_is_allowed_by_its_origin(judge: CallJudge, rules: Rules) -> None:
    asked = call("fetch", url="https://Example.com/a?b")
    forms = judge.judge(HERE, asked).forms
    assert forms == ("from https://example.com",)
    judge.keep(HERE, asked, forms=forms, decision=Decision.ALWAYS)
    assert looked(judge, "fetch", url="https://example.com/c").ruling is Ruling.ALLOW
    for other in ["http://example.com", "https://example.com.evil.org", "https://example.com:8443"]:
        assert looked(judge, "fetch", url=other).ruling is Ruling.ASK


@pytest.mark.parametrize(
    "url", ["file:///etc/passwd", "https://a@b/", "https://exаmple.com", "https://", "x", "//[", ""]
)
def test_an_odd_address_is_never_remembered(judge: CallJudge, url: str) -> None:
    found = looked(judge, "fetch", url=url)
    assert (found.ruling, found.forms) == (Ruling.ASK, ())


def test_another_tool_is_allowed_by_its_name(judge: CallJudge) -> None:
    asked = call("files.write", a=1)
    forms = judge.judge(HERE, asked).forms
    assert forms == ("every call of files.write",)
    judge.keep(HERE, asked, forms=forms, decision=Decision.ALWAYS)
    assert looked(judge, "files.write", a=2).ruling is Ruling.ALLOW
    assert looked(judge, "files.writes", a=2).ruling is Ruling.ASK


@pytest.mark.parametrize("arguments", ["{", '{"command": 5}', '{"path": []}', "[" * 5_000])
def test_arguments_that_cannot_be_read_ask(judge: CallJudge, arguments: str) -> None:
    for tool in ("shell", "read_file", "files.write"):
        assert judge.judge(HERE, ToolCall("1", tool, arguments)).ruling is Ruling.ASK
