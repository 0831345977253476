"""Calls of all tools: what they are by name, path, address or command."""

import json
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.permission import (
    INCOMPLETE,
    UNREADABLE,
    CallRuling,
    CallSubject,
    Judgement,
    PermissionRule,
    RuleDecision,
)
from helix_desktop.tools.agent.edit_files import EditFile
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.snapshots import FileSnapshots, SnapshotBounds
from helix_desktop.tools.permissions.call_policy import CallPolicy, FolderView, shown_file_text
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.file_policy import NOT_IN_PROJECT
from tests.files import write_file
from tests.tools.permissions.standing import GOOD

HERE = SessionId("0" * 16)
SPECS = (
    ToolSpec("read_file", "", "{}", reads_only=True),
    ToolSpec("write_file", "", "{}"),
    ToolSpec("files.write", "", "{}"),
)


class Rules:
    """A rulebook in memory."""

    def __init__(self) -> None:
        self.saved: list[PermissionRule] = []

    asks_everything = False

    def rules(self) -> Iterable[PermissionRule]:
        return tuple(self.saved)

    def keep(self, rules: Sequence[PermissionRule]) -> None:
        self.saved += rules


@pytest.fixture
def rules() -> Rules:
    return Rules()


@pytest.fixture
def judge(site: CommandPaths, rules: Rules) -> CallPolicy:
    return CallPolicy(site, rules, state_of=lambda _: GOOD, specs=lambda _: SPECS)


def call(tool: str, **arguments: object) -> ToolCall:
    return ToolCall("1", tool, json.dumps(arguments))


def looked(judge: CallPolicy, tool: str, **arguments: object) -> Judgement:
    return judge.judge(HERE, call(tool, **arguments))


def test_reading_inside_needs_no_question_secrets_do(judge: CallPolicy) -> None:
    assert looked(judge, "read_file", path="src/app.py").ruling is CallRuling.ALLOW
    assert looked(judge, "read_file").ruling is CallRuling.ALLOW
    assert looked(judge, "read_file", path="src/../.env").ruling is CallRuling.ASK


@pytest.mark.parametrize(
    "folder", ["tokens", "src/token", "pages/password", "Passwords", "api_keys", "ui/shadow"]
)
def test_a_folder_of_code_with_a_name_that_secrets_have_as_a_file_needs_no_question(
    judge: CallPolicy, site: CommandPaths, folder: str
) -> None:
    (Path(site.root) / folder).mkdir(parents=True)
    (Path(site.root) / "link").symlink_to(folder)
    for path in (folder, f"{folder}/", f"{folder}/count.py", f"./{folder}/x/y.py", "link"):
        assert looked(judge, "read_file", path=path).ruling is CallRuling.ALLOW, path
    assert looked(judge, "write_file", path=f"{folder}/count.py").restorable
    for name in ("tokens", "passwords", ".env", "deploy.pem", "secrets/x", ".aws/x"):
        path = f"{folder}/{name}"
        assert looked(judge, "read_file", path=path).ruling is CallRuling.ASK, path
        assert not looked(judge, "write_file", path=path).restorable, path


def test_a_file_that_a_link_names_plainly_is_secret_by_its_own_name(
    judge: CallPolicy, site: CommandPaths
) -> None:
    (Path(site.root) / "tokens").write_text("x")
    (Path(site.root) / "notes").symlink_to("tokens")
    assert looked(judge, "read_file", path="notes").ruling is CallRuling.ASK
    assert looked(judge, "read_file", path="tokens").ruling is CallRuling.ASK


@pytest.mark.parametrize("path", [".git/config", ".GIT/hooks/x", ".helix/a", "src/../.git/x"])
def test_what_steers_git_or_us_is_never_written(judge: CallPolicy, path: str) -> None:
    assert looked(judge, "write_file", path=path).ruling is CallRuling.DENY


@pytest.mark.parametrize("path", [".env", ".vscode/x"])
def test_writing_to_secrets_or_editor_settings_is_asked_about_every_time(
    judge: CallPolicy, path: str
) -> None:
    result = looked(judge, "write_file", path=path)
    assert (result.ruling, result.forms) == (CallRuling.ASK, ())


@pytest.mark.parametrize("path", ["", "/etc/x", "../x", "out/x", "a\0b", "."])
def test_nobody_is_asked_about_what_the_tool_would_refuse_anyway(
    judge: CallPolicy, path: str
) -> None:
    result = looked(judge, "write_file", path=path)
    assert (result.ruling, result.reasons) == (CallRuling.DENY, (NOT_IN_PROJECT,))


def test_an_always_for_writing_stays_inside_and_off_secrets(judge: CallPolicy) -> None:
    write = call("write_file", path="src/new.py", content="x")
    forms = judge.judge(HERE, write).forms
    judge.keep(HERE, write, forms=forms, decision=RuleDecision.ALWAYS)
    assert looked(judge, "write_file", path="docs/x").ruling is CallRuling.ALLOW
    assert looked(judge, "write_file", path="inner/x").ruling is CallRuling.ALLOW
    assert looked(judge, "write_file", path="out/x").ruling is CallRuling.DENY
    assert looked(judge, "write_file", path=".env.local").ruling is CallRuling.ASK
    assert looked(judge, "files.write", path="docs/x").ruling is CallRuling.ASK


def test_only_a_file_that_is_not_there_yet_is_a_new_one(
    site: CommandPaths, rules: Rules, tmp_path: Path
) -> None:
    root = ProjectRoot(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    (tmp_path / "link").symlink_to("binary")
    view = FolderView(partial(shown_file_text, root), lacks=root.lacks)
    judge = CallPolicy(site, rules, state_of=lambda _: GOOD, specs=lambda _: SPECS, looks=view)
    for path, creates in (("binary", False), ("link", False), ("new", True), ("a/b/new", True)):
        assert looked(judge, "write_file", path=path, content="x").creates is creates
    edits = [{"old": "a", "new": "b"}]
    assert not looked(judge, "edit_file", path="new", edits=edits).creates


def test_a_call_without_its_required_arguments_is_refused_without_a_question(
    site: CommandPaths, rules: Rules
) -> None:
    specs = (*SPECS, EditFile.spec)
    judge = CallPolicy(site, rules, state_of=lambda _: GOOD, specs=lambda _: specs)
    result = looked(judge, "edit_file", path="a.txt")
    assert (result.ruling, result.reasons) == (CallRuling.DENY, (INCOMPLETE, "`edits`"))
    assert looked(judge, "edit_file", path="a.txt", edits=[]).ruling is CallRuling.ASK


def test_lists_and_subagents_need_no_question(judge: CallPolicy) -> None:
    assert looked(judge, "todo", items=[]).ruling is CallRuling.ALLOW
    assert looked(judge, "SubAgent", task="x").ruling is CallRuling.ALLOW


def test_a_command_is_shown_as_it_is(judge: CallPolicy) -> None:
    result = looked(judge, "shell", command="make x")
    assert (result.ruling, result.shown, result.forms) == (CallRuling.ASK, "make x", ("make x",))
    assert looked(judge, "shell", command="ls").ruling is CallRuling.ALLOW


def test_a_change_is_shown_as_what_would_be_written(judge: CallPolicy) -> None:
    result = looked(judge, "write_file", path="docs/../x.txt", content="one\n")
    assert (result.subject, result.path, result.shown) == (CallSubject.WRITE, "x.txt", "one\n")
    result = looked(judge, "edit_file", path="x.txt", edits=[{"old": "a", "new": "b"}])
    assert (result.subject, result.shown) == (CallSubject.EDIT, "-a\n+b")


def test_a_file_outside_is_shown_with_its_path(judge: CallPolicy) -> None:
    result = looked(judge, "write_file", path="/etc/hosts", content="one\n")
    assert (result.subject, result.path) == (CallSubject.OTHER, "")
    assert "/etc/hosts" in result.shown


def test_a_command_with_network_access_needs_a_rule_of_its_own(
    judge: CallPolicy, rules: Rules
) -> None:
    rules.keep([PermissionRule("shell", RuleDecision.ALWAYS, "make x")])
    assert looked(judge, "shell", command="make x").ruling is CallRuling.ALLOW
    for wanted in (True, "true", 1):  # the tool takes all of them
        result = looked(judge, "shell", command="make x", network=wanted)
        assert (result.ruling, result.forms) == (CallRuling.ASK, ("with network: make x",))
    assert looked(judge, "shell", command="ls", network=True).ruling is CallRuling.ASK
    assert looked(judge, "shell", command="rm -rf /", network=True).ruling is CallRuling.DENY


def test_an_address_is_allowed_by_its_origin(judge: CallPolicy, rules: Rules) -> None:
    fetch = call("fetch", url="https://Example.com/a?b")
    forms = judge.judge(HERE, fetch).forms
    assert forms == ("from https://example.com",)
    judge.keep(HERE, fetch, forms=forms, decision=RuleDecision.ALWAYS)
    assert looked(judge, "fetch", url="https://example.com/c").ruling is CallRuling.ALLOW
    for other in ["http://example.com", "https://example.com.evil.org", "https://example.com:8443"]:
        assert looked(judge, "fetch", url=other).ruling is CallRuling.ASK


@pytest.mark.parametrize(
    "url", ["file:///etc/passwd", "https://a@b/", "https://exаmple.com", "https://", "x", "//[", ""]
)
def test_an_odd_address_is_never_remembered(judge: CallPolicy, url: str) -> None:
    result = looked(judge, "fetch", url=url)
    assert (result.ruling, result.forms) == (CallRuling.ASK, ())


def test_another_tool_is_allowed_by_its_name(judge: CallPolicy) -> None:
    other = call("files.write", a=1)
    forms = judge.judge(HERE, other).forms
    assert forms == ("every call of files.write",)
    judge.keep(HERE, other, forms=forms, decision=RuleDecision.ALWAYS)
    assert looked(judge, "files.write", a=2).ruling is CallRuling.ALLOW
    assert looked(judge, "files.writes", a=2).ruling is CallRuling.ASK


BROKEN = ("{", "[" * 5_000)
UNFITTING = ('{"command": 5}', '{"path": []}')


@pytest.mark.parametrize("arguments", UNFITTING)
def test_arguments_of_another_servers_tool_that_helix_cannot_read_ask(
    judge: CallPolicy, arguments: str
) -> None:
    assert judge.judge(HERE, ToolCall("1", "files.write", arguments)).ruling is CallRuling.ASK


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        *((tool, item) for tool in ("shell", "read_file") for item in (*BROKEN, *UNFITTING)),
        ("files.write", "{"),
    ],
)
def test_nobody_is_asked_about_arguments_that_the_tool_would_refuse(
    judge: CallPolicy, tool: str, arguments: str
) -> None:
    result = judge.judge(HERE, ToolCall("1", tool, arguments))
    assert (result.ruling, result.reasons[0]) == (CallRuling.DENY, UNREADABLE)
    [problem] = result.reasons[1:]
    assert problem.strip(". ")


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("rm -rf data", "`data/large`, `data/venv/`"),
        ("cd data && rm large", "`data/large`"),
        ("echo 1 > venv/notes", "`venv/notes`"),
        ("rm -rf small", ""),
        ("rm data/small", ""),
    ],
)
def test_a_question_names_what_a_command_could_change_and_nothing_keeps(
    tmp_path: Path, command: str, named: str
) -> None:
    for name, size in (("data/large", 100), ("data/venv/a", 1), ("data/small", 1), ("small/a", 1)):
        write_file(tmp_path / name, "x" * size)
    write_file(tmp_path / "venv/notes", "mine")
    snapshots = FileSnapshots(ProjectRoot(tmp_path), bounds=SnapshotBounds(largest=50))
    judge = CallPolicy(
        CommandPaths(tmp_path),
        Rules(),
        state_of=lambda _: GOOD,
        specs=lambda _: SPECS,
        looks=FolderView(unkept=snapshots.unkept),
    )
    reasons = [str(reason) for reason in looked(judge, "shell", command=command).reasons]
    found = [reason for reason in reasons if reason.startswith("You can't undo changes of")]
    assert found == ([f"You can't undo changes of {named}."] if named else [])
