"""The modes: what runs without a question in each, what still asks, and what Plan refuses."""

import pytest

from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.permission import (
    ALSO_WITH_TAINT,
    MODE_HINTS,
    PLANNING,
    CallRuling,
    Judgement,
    Mode,
    PermissionRule,
    PermissionState,
    RuleDecision,
    SessionGrant,
)
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.call_policy import CallPolicy
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.rules import FREED
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from tests.tools.permissions.standing import GOOD
from tests.tools.permissions.test_call_policy import HERE, Rules, call

AUTO = replace(GOOD, mode=Mode.SANDBOXED_AUTO)
READER = ToolSpec("docs__search", "", "{}", says_it_reads=True)
FILES = ToolSpec("read_file", "", "{}", reads_only=True)
SENDER = ToolSpec("docs__send", "", "{}")


class Judge:
    """A judge whose standing can be chosen for each call."""

    def __init__(self, site: CommandPaths) -> None:
        self.rules = Rules()
        self.standing = AUTO
        self.policy = CallPolicy(
            site,
            self.rules,
            state_of=lambda _: self.standing,
            specs=lambda _: (READER, SENDER, ToolSpec("edit_file", "", "{}"), FILES),
        )

    def __call__(
        self, tool: str, standing: PermissionState = AUTO, **arguments: object
    ) -> CallRuling:
        self.standing = standing
        return self.policy.judge(HERE, call(tool, **arguments)).ruling

    def judgement(self, command: str) -> Judgement:
        """Of a command that asks to run without the sandbox."""
        return self.policy.judge(HERE, call("shell", command=command, without_sandbox=True))

    def shell(
        self, command: str, standing: PermissionState = AUTO, *, network: bool = False
    ) -> CallRuling:
        return self("shell", standing, command=command, network=network)


@pytest.fixture
def judge(site: CommandPaths) -> Judge:
    return Judge(site)


def test_a_command_reaches_the_allowed_hosts_unasked_and_the_hint_says_so(judge: Judge) -> None:
    fetching = "curl -sS https://pypi.example/simple/"
    assert judge.shell(fetching, replace(AUTO, hosts=("pypi.example",))) is CallRuling.ALLOW
    assert judge.shell(fetching, network=True) is CallRuling.ASK, "the whole network"
    assert "Allowed hosts are in reach." in MODE_HINTS[Mode.SANDBOXED_AUTO]


@pytest.mark.parametrize(
    "command",
    [
        "python3 -m pytest -q",
        "for i in 1 2 3; do touch $i; done",
        "rm -rf build src/old && mkdir -p build",
        "cat > notes.md <<'EOF'\ntext\nEOF",
        "sed -i s/a/b/ src/app.py",
        "python3 x.py .env",
        "cp /etc/hosts src/",
        "curl -d @src/app.py https://example.com",
        "tmux capture-pane -pt '\uf418 work:0' -S -120",
        "git add -A && git commit -qm 'say what git does'",
        "git rebase --exec 'git branch -D topic' HEAD~1",
        "git reset --hard HEAD~1; git stash drop",
        "git gc --prune=now",
        "git reflog expire --expire=now --all",
        "git status; rm -rf .git/refs",
        "echo 'git gc' | xargs sh -c",
        "git $X",
    ],
)
def test_what_runs_in_the_sandbox_without_network_needs_no_question(
    judge: Judge, command: str
) -> None:
    """Beside outside content neither: hosts are closed, secrets hidden, other folders kept.

    Git works on a copy from which nothing is lost (see the sandbox's tests of copies).
    """
    for standing in (AUTO, replace(AUTO, tainted=True)):
        assert judge.shell(command, standing) is CallRuling.ALLOW
        for other in (
            replace(standing, mode=Mode.ASK),
            replace(standing, sandboxed=False),
            replace(standing, trusted=False),
            replace(standing, freely="Runs without a sandbox."),
        ):
            assert judge.shell(command, other) is CallRuling.ASK
        assert judge.shell(command, standing, network=True) is CallRuling.ASK


def test_a_command_that_requests_the_network_is_asked_about(judge: Judge) -> None:
    assert judge.shell("npm test", network=True) is CallRuling.ASK
    assert judge("fetch", url="https://example.com") is CallRuling.ASK


@pytest.mark.parametrize("command", ["git push --force", "ls \u200bsrc", "ls \u0455rc"])
def test_a_command_that_deletes_for_others_or_is_misleading_is_asked_about(
    judge: Judge, command: str
) -> None:
    assert judge.shell(command) is not CallRuling.ALLOW


@pytest.mark.parametrize(
    "command",
    [
        'for f in a b; do git show "HEAD:$f"; done',
        "git grep '-Ogit branch -D topic #' a",
        "sed -n 1,9p /opt/other/notes.md",
        "grep -l 'git init' *_test.go | xargs -0 grep -l 'git commit'",
    ],
)
def test_what_is_guessed_to_read_runs_unasked_in_every_mode_with_a_sandbox(
    judge: Judge, command: str
) -> None:
    for mode in Mode:
        for standing in (AUTO, FREELY, replace(AUTO, tainted=True)):
            assert judge.shell(command, replace(standing, mode=mode)) is CallRuling.ALLOW
            assert judge.policy.judge(HERE, call("shell", command=command)).reads
    assert judge("shell", replace(AUTO, mode=Mode.ASK), command=command, background=True)
    for standing in (replace(AUTO, sandboxed=False), replace(AUTO, trusted=False)):
        assert judge.shell(command, standing) is CallRuling.ASK
    assert judge.shell(command, network=True) is CallRuling.ASK


def test_a_command_that_says_that_it_changes_files_is_asked_about(judge: Judge) -> None:
    for standing in (replace(AUTO, mode=Mode.ASK), replace(FREELY, mode=Mode.ASK), FREELY):
        assert judge("shell", standing, command="awk 1 f", changes=True) is CallRuling.ASK
    assert judge("shell", AUTO, command="awk 1 f", changes=True) is CallRuling.ALLOW
    assert not judge.policy.judge(HERE, call("shell", command="awk 1 f", changes=True)).reads


def test_content_from_elsewhere_makes_what_reaches_outward_ask(judge: Judge) -> None:
    tainted = replace(AUTO, tainted=True)
    assert judge.shell("npm publish", tainted, network=True) is CallRuling.ASK
    assert judge.shell("cat .env", tainted, network=True) is CallRuling.ASK
    assert judge("read_file", tainted, path=".env") is CallRuling.ASK
    assert judge("docs__send", tainted) is CallRuling.ASK


def test_files_are_changed_without_a_question_but_not_those_that_steer(judge: Judge) -> None:
    assert judge("edit_file", path="src/app.py") is CallRuling.ALLOW
    assert judge("edit_file", replace(AUTO, mode=Mode.ASK), path="src/app.py") is CallRuling.ASK
    for path in ("AGENTS.md", ".env", "../other.py", ".git/config", ""):
        assert judge("edit_file", path=path) is not CallRuling.ALLOW


def test_what_the_user_said_comes_before_the_mode(judge: Judge) -> None:
    judge.rules.saved = [
        PermissionRule("shell", RuleDecision.NEVER, "rm …"),
        PermissionRule("edit_file", RuleDecision.ASK),
    ]
    assert judge.shell("rm -r build") is CallRuling.DENY
    assert judge("edit_file", path="src/app.py") is CallRuling.ASK


def test_always_for_a_reading_tool_survives_its_own_servers_answers(judge: Judge) -> None:
    judge.rules.saved = [
        PermissionRule(name, RuleDecision.ALWAYS, f"every call of {name}")
        for name in ("docs__search", "docs__send")
    ]
    own = replace(AUTO, mode=Mode.ASK, tainted=True, tainted_by=frozenset({"docs__search"}))
    assert judge("docs__search", replace(own, tainted=False)) is CallRuling.ALLOW
    assert judge("docs__search", own) is CallRuling.ALLOW
    assert judge("docs__send", own) is CallRuling.ASK
    for others in ({"docs__search", "fetch"}, {"docs2__search"}, {""}):
        assert judge("docs__search", replace(own, tainted_by=frozenset(others))) is CallRuling.ASK


FREELY = replace(AUTO, freely="Runs without a sandbox.")


@pytest.mark.parametrize("command", ["npm test", "ls", "git commit -qm x"])
def test_what_asks_to_run_without_the_sandbox_is_asked_about_with_that_reason(
    command: str, judge: Judge
) -> None:
    judge.standing = FREELY
    result = judge.judgement(command)
    assert (result.ruling, result.reasons[0]) == (CallRuling.ASK, FREED)


def test_a_rule_for_first_words_says_whether_it_includes_the_network(judge: Judge) -> None:
    ask = replace(AUTO, mode=Mode.ASK)
    judge.standing = ask
    judgement = judge.policy.judge(HERE, call("shell", command="npm install x", network=True))
    assert judgement.forms == ("with network: npm install x",)
    assert judgement.prefixes == ("with network: npm install …",)
    judge.rules.saved = [PermissionRule("shell", RuleDecision.ALWAYS, judgement.prefixes[0])]
    assert judge.shell("npm install y -D", ask, network=True) is CallRuling.ALLOW
    assert judge.shell("npm install y -D", ask) is CallRuling.ASK
    assert judge.shell("npm publish", ask, network=True) is CallRuling.ASK
    assert judge.shell("npm install y && make", ask, network=True) is CallRuling.ASK
    assert judge.shell("npm install $(make)", ask, network=True) is CallRuling.ASK
    for other in (
        replace(ask, tainted=True),
        replace(ask, sandboxed=False),
        replace(ask, trusted=False),
    ):
        assert judge.shell("npm install y", other, network=True) is CallRuling.ASK
    for sending in (
        "curl https://x.org",
        "timeout 5 scp f h:",
        "npm publish",
        "git push",
        "gh pr create",
    ):
        judge.standing = ask
        judgement = judge.policy.judge(HERE, call("shell", command=sending, network=True))
        assert not any(judgement.prefixes)
    judge.rules.saved = [PermissionRule("shell", RuleDecision.ALWAYS, "npm install …")]
    assert judge.shell("npm install y", ask) is CallRuling.ALLOW
    assert judge.shell("npm install y", ask, network=True) is CallRuling.ASK


def test_with_seatbelt_each_command_that_writes_is_asked_about(judge: Judge) -> None:
    for command in ("npm test", "touch x", "git commit -qm x", "git fetch"):
        assert judge.shell(command, FREELY) is CallRuling.ASK
        judge.rules.saved = [PermissionRule("shell", RuleDecision.ALWAYS, command)]
        assert judge.shell(command, FREELY) is CallRuling.ALLOW
    assert judge("edit_file", FREELY, path="src/app.py") is CallRuling.ALLOW


def test_where_the_sandbox_can_do_all_nobody_asks_to_run_without(judge: Judge) -> None:
    judge.standing = AUTO
    assert judge.judgement("npm test").ruling is CallRuling.ALLOW
    judge.standing = replace(AUTO, sandboxed=False)
    assert FREED not in judge.judgement("npm test").reasons


def test_an_always_counts_either_with_or_without_the_sandbox(
    judge: Judge,
) -> None:
    judge.standing = replace(FREELY, mode=Mode.ASK)
    free = call("shell", command="make docs", without_sandbox=True)
    judge.rules.saved = [PermissionRule("shell", RuleDecision.ALWAYS, "make docs")]
    assert judge.judgement("make docs").ruling is CallRuling.ASK
    judge.rules.saved.clear()
    judge.policy.keep(HERE, free, forms=("make docs",), decision=RuleDecision.ALWAYS)
    assert [rule.sandboxed for rule in judge.rules.saved] == [False]
    assert judge.judgement("make docs").ruling is CallRuling.ALLOW


def test_always_for_a_reading_tool_may_be_given_for_content_of_others_too(judge: Judge) -> None:
    others = replace(AUTO, mode=Mode.ASK, tainted=True, tainted_by=frozenset({"fetch"}))
    form = f"every call of docs__search{ALSO_WITH_TAINT}"
    judge.rules.saved = [PermissionRule("docs__search", RuleDecision.ALWAYS, form)]
    assert judge("docs__search", others) is CallRuling.ALLOW
    judge.rules.saved = [
        PermissionRule(
            "docs__send", RuleDecision.ALWAYS, f"every call of docs__send{ALSO_WITH_TAINT}"
        )
    ]
    assert judge("docs__send", others) is CallRuling.ASK


def test_no_always_for_one_origin_holds_for_content_from_elsewhere(judge: Judge) -> None:
    others = replace(AUTO, mode=Mode.ASK, tainted=True, tainted_by=frozenset({"shell"}))
    clean = replace(others, tainted=False)
    for form in ("from https://example.com", f"from https://example.com{ALSO_WITH_TAINT}"):
        judge.rules.saved = [PermissionRule("fetch", RuleDecision.ALWAYS, form)]
        assert judge("fetch", others, url="https://example.com/a") is CallRuling.ASK
    judge.rules.saved = [PermissionRule("fetch", RuleDecision.ALWAYS, "from https://example.com")]
    assert judge("fetch", clean, url="https://example.com/a") is CallRuling.ALLOW


PLAN = replace(GOOD, mode=Mode.PLAN)
EDITS = replace(GOOD, mode=Mode.ACCEPT_EDITS)
EDIT = {"path": "src/app.py", "edits": [{"old": "a", "new": "b"}]}


@pytest.mark.parametrize(
    "command",
    [
        "echo x > src/app.py",
        "git commit -qm x",
        "rm -rf build",
        "ls; touch x",
        "sed -i s/a/b/ src/app.py",
        "cargo test",
        "ls \u200bsrc",
    ],
)
def test_in_plan_mode_every_command_runs_with_the_project_read_only(
    judge: Judge, command: str
) -> None:
    for standing in (PLAN, replace(PLAN, tainted=True), replace(PLAN, freely="No sandbox.")):
        assert judge.shell(command, standing) is CallRuling.ALLOW
        assert judge.policy.judge(HERE, call("shell", command=command)).reads
    assert judge.shell(command, replace(PLAN, trusted=False)) is CallRuling.ASK
    program = command.split()[0].rstrip(";")
    judge.rules.saved = [PermissionRule("shell", RuleDecision.NEVER, f"{program} …")]
    assert judge.shell(command, PLAN) is CallRuling.DENY


@pytest.mark.parametrize("command", ["echo x > f", "rm -rf build", "cargo test", "git commit -m x"])
def test_in_plan_mode_nothing_runs_that_could_do_more_than_read_whatever_was_allowed(
    judge: Judge, command: str
) -> None:
    bare = judge.policy._without_rules(HERE, call("shell", command=command))
    forms = {"", *bare.forms, *bare.prefixes, *bare.parts} | {command}
    judge.rules.saved = [
        PermissionRule("shell", RuleDecision.ALWAYS, form, sandboxed=sandboxed)
        for form in forms
        for sandboxed in (True, False)
    ]
    free = replace(PLAN, freely="No sandbox.")
    run_command = call("shell", command=command)
    for standing, made in (
        (replace(PLAN, sandboxed=False), run_command),
        (PLAN, call("shell", command=command, changes=True)),
        (PLAN, call("shell", command=command, network=True)),
        (free, call("shell", command=command, without_sandbox=True)),
    ):
        judge.standing = standing
        result = judge.policy.judge(HERE, made)
        assert (result.ruling, result.reasons) == (CallRuling.DENY, (PLANNING,))


def test_in_plan_mode_what_reads_is_judged_as_usual(judge: Judge) -> None:
    assert judge.shell("grep -rn TODO src | head", PLAN) is CallRuling.ALLOW
    assert judge.shell("git log --oneline", PLAN) is CallRuling.ALLOW
    assert judge.shell("ls", replace(PLAN, sandboxed=False)) is CallRuling.ASK
    assert judge("read_file", PLAN, path="src/app.py") is CallRuling.ALLOW
    assert judge("read_file", PLAN, path=".env") is CallRuling.ASK
    assert judge("docs__search", PLAN) is CallRuling.ASK
    assert judge("SubAgent", PLAN, task="look") is CallRuling.ALLOW


def test_in_plan_mode_nothing_else_runs_whatever_was_allowed(judge: Judge) -> None:
    tools = ("edit_file", "write_file", "docs__send", "shell", "unknown")
    judge.rules.saved = [PermissionRule(tool, RuleDecision.ALWAYS) for tool in tools]
    assert judge("edit_file", PLAN, **EDIT) is CallRuling.DENY
    assert judge("write_file", PLAN, path="x", content="y") is CallRuling.DENY
    assert judge("docs__send", PLAN) is CallRuling.DENY
    assert judge("unknown", PLAN) is CallRuling.DENY
    assert judge.shell("ls", PLAN, network=True) is CallRuling.DENY
    assert judge("edit_file", replace(PLAN, mode=Mode.ASK), **EDIT) is CallRuling.ALLOW


def test_accepted_edits_are_ordinary_ones_in_a_trusted_folder(judge: Judge) -> None:
    assert judge("edit_file", EDITS, **EDIT) is CallRuling.ALLOW
    assert judge("edit_file", replace(EDITS, tainted=True), **EDIT) is CallRuling.ALLOW
    assert judge("edit_file", replace(EDITS, sandboxed=False), **EDIT) is CallRuling.ALLOW
    assert judge("edit_file", replace(EDITS, trusted=False), **EDIT) is CallRuling.ASK
    for path in (".env", "AGENTS.md", ".github/workflows/ci.yml"):
        assert judge("write_file", EDITS, path=path, content="x") is CallRuling.ASK
    assert judge("write_file", EDITS, path=".git/config", content="x") is CallRuling.DENY
    assert judge.shell("touch src/new.py", EDITS) is CallRuling.ASK
    assert judge("docs__send", EDITS) is CallRuling.ASK


def test_a_never_holds_where_edits_are_accepted(judge: Judge) -> None:
    judge.rules.saved = [PermissionRule("edit_file", RuleDecision.NEVER, path="src")]
    assert judge("edit_file", EDITS, **EDIT) is CallRuling.DENY
    judge.rules.saved = [PermissionRule("edit_file", RuleDecision.ASK)]
    assert judge("edit_file", EDITS, **EDIT) is CallRuling.ASK


UNBOXED_LINES = ["ls", "git log --oneline", "true", "cargo test", "cd src && pytest -q", "make"]


@pytest.mark.parametrize("freed", [False, True], ids=["no sandbox", "without Seatbelt"])
@pytest.mark.parametrize("mode", [Mode.ASK, Mode.ACCEPT_EDITS, Mode.SANDBOXED_AUTO])
@pytest.mark.parametrize("command", UNBOXED_LINES)
def test_without_a_sandbox_no_guess_no_first_words_and_no_grant_allow_a_command(
    judge: Judge, command: str, mode: Mode, freed: bool
) -> None:
    bare = judge.policy._without_rules(HERE, call("shell", command=command))
    [full_form], first = bare.forms, command.split()[0]
    wide = {"", first, f"{first} …", *bare.prefixes, *bare.parts, *bare.never} - {full_form}
    rules = [
        PermissionRule("shell", RuleDecision.ALWAYS, f"{form}{ending}", sandboxed=sandboxed)
        for form in wide
        for ending in ("", ALSO_WITH_TAINT)
        for sandboxed in (True, False)
    ]
    judge.rules.saved = [*rules, PermissionRule("shell", RuleDecision.ALWAYS, full_form)]
    granted = frozenset(SessionGrant("shell", form) for form in (*wide, full_form))
    standing = replace(GOOD, mode=mode, granted=granted)
    standing = (
        replace(standing, freely=SandboxBackend().words)
        if freed
        else replace(standing, sandboxed=False)
    )
    judge.standing = standing
    for more in ({}, {"hosts": ["a.example"]}, {"network": True}, {"changes": True}):
        command_call = call("shell", command=command, without_sandbox=freed, **more)
        result = judge.policy.judge(HERE, command_call)
        assert result.ruling is CallRuling.ASK
        assert (result.prefixes, result.covers, result.for_session) == ((), (), ())
        assert not result.reads
        assert not any("read-only" in reason for reason in result.reasons)
    judge.rules.keep([PermissionRule("shell", RuleDecision.ALWAYS, full_form, sandboxed=False)])
    exact = call("shell", command=command, without_sandbox=freed)
    assert judge.policy.judge(HERE, exact).ruling is CallRuling.ALLOW
    longer = call("shell", command=f"{command} -x", without_sandbox=freed)
    assert judge.policy.judge(HERE, longer).ruling is CallRuling.ASK
