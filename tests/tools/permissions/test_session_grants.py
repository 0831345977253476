"""What a permission for one session covers: hosts of commands, files, and pages of one server."""

import os
from collections.abc import Iterable

import pytest

from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.permission import (
    ALSO_WITH_TAINT,
    WEB_SEARCHES,
    CallNeed,
    CallRuling,
    CallSubject,
    Exposed,
    Judgement,
    Mode,
    PermissionRule,
    PermissionState,
    RuleDecision,
    SessionGrant,
    granted_hosts,
)
from helix_desktop.domain.tool_table import REQUEST_SEARCH
from helix_desktop.domain.value import replace
from helix_desktop.tools.agent.web_search import RequestWebSearch
from helix_desktop.tools.permissions.call_policy import CallPolicy, FolderView
from helix_desktop.tools.permissions.command_paths import CommandPaths
from tests.tools.permissions.standing import GOOD, always
from tests.tools.permissions.test_call_policy import HERE, Rules, call

CLEAN = GOOD
TAINTED = replace(CLEAN, tainted=True, tainted_by=frozenset({"shell"}))
AUTO = replace(TAINTED, mode=Mode.SANDBOXED_AUTO)
FORM = f"commands that reach registry.example{ALSO_WITH_TAINT}"


def resources(
    standing: PermissionState, forms: Iterable[str], tool: str = "shell"
) -> PermissionState:
    """The standing in a session where the user allowed these forms."""
    return replace(standing, granted=frozenset(SessionGrant(tool, form) for form in forms))


class Judge:
    """A judge of commands that ask for hosts."""

    def __init__(self, site: CommandPaths) -> None:
        self.rules, self.view = Rules(), FolderView()
        self.site = site

    def __call__(
        self, standing: PermissionState, *hosts: str, command: str = "uv sync", **options: object
    ) -> Judgement:
        judge = CallPolicy(
            self.site,
            self.rules,
            state_of=lambda _: standing,
            specs=lambda _: (),
            looks=self.view,
        )
        return judge.judge(HERE, call("shell", command=command, hosts=hosts, **options))


@pytest.fixture
def judge(site: CommandPaths) -> Judge:
    return Judge(site)


def test_a_host_is_offered_for_the_session_and_the_card_says_that_data_can_be_sent_there(
    judge: Judge,
) -> None:
    for standing in (CLEAN, TAINTED, AUTO):
        judgement = judge(standing, "Registry.Example")
        assert (judgement.ruling, judgement.forms) == (CallRuling.ASK, ())
        assert judgement.for_session == (FORM,)
        assert "Reaches registry.example: data can be sent there." in judgement.reasons
        assert judgement.why_not_always == "it can carry data out"
        assert CallNeed.NETWORK in judgement.needs


def test_a_card_names_all_hosts_before_any_other_reason(judge: Judge) -> None:
    hosts = [f"{name}.example" for name in ("one", "two", "three", "four", "five")]
    judge.view = FolderView(exposed=lambda _: Exposed((), (".npmrc",)), tells=lambda _: True)
    for standing in (AUTO, replace(TAINTED, trusted=False), replace(CLEAN, trusted=False)):
        for command in ("uv sync", "uv sync \u202e", "git push --force"):
            judgement = judge(standing, *hosts, command=command)
            assert judgement.reasons[0] == f"Reaches {', '.join(hosts)}: data can be sent there."
            assert sum(reason.startswith("Reaches") for reason in judgement.reasons) == 1


def test_a_grant_for_a_host_says_nothing_of_the_command_itself(judge: Judge) -> None:
    for standing in (CLEAN, TAINTED):
        given = resources(standing, [FORM])
        judgement = judge(given, "registry.example")
        assert (judgement.ruling, judgement.forms, judgement.for_session) == (
            CallRuling.ASK,
            ("uv sync",),
            (),
        )
        judge.rules.saved = [*always("uv sync …")]
        assert judge(given, "registry.example").ruling is CallRuling.ALLOW
        assert judge(given, "registry.example", command="uv sync; make").ruling is CallRuling.ASK
        judge.rules.saved = []
        auto = replace(given, mode=Mode.SANDBOXED_AUTO)
        assert judge(auto, "registry.example").ruling is CallRuling.ALLOW
        assert judge(auto, "registry.example", command="git push --force").ruling is CallRuling.ASK


@pytest.mark.parametrize(
    "hosts",
    [
        ("registry.example:8443",),
        ("evil.org",),
        ("registry.example", "evil.org"),
        ("registry.example.evil.org",),
        ("files.registry.example",),
    ],
)
def test_a_grant_covers_no_other_host(judge: Judge, hosts: tuple[str, ...]) -> None:
    judge.rules.saved = [*always("uv sync …", "uv sync")]
    for standing in (TAINTED, AUTO, CLEAN, replace(CLEAN, mode=Mode.SANDBOXED_AUTO)):
        judgement = judge(resources(standing, [FORM]), *hosts)
        assert judgement.ruling is CallRuling.ASK
        assert not any(form == FORM for form in judgement.for_session)


@pytest.mark.parametrize(
    "host",
    [
        "https://registry.example",
        "registry.example/x",
        "me@registry.example",
        "",
        " ",
        "*",
        "*.org",
        "a\nb",
        "ü.org",
    ],
)
def test_an_invalid_host_is_refused(judge: Judge, host: str) -> None:
    judgement = judge(resources(AUTO, [FORM]), "registry.example", host)
    assert judgement.ruling is CallRuling.DENY


def test_a_grant_for_a_host_says_that_it_counts_beside_content_from_elsewhere(
    judge: Judge,
) -> None:
    """Whatever reaches a host brings such content."""
    for standing in (AUTO, replace(AUTO, tainted=False)):
        assert judge(resources(standing, [FORM]), "registry.example").ruling is CallRuling.ALLOW
        unsaid = resources(standing, [FORM.removesuffix(ALSO_WITH_TAINT)])
        assert judge(unsaid, "registry.example").ruling is CallRuling.ASK
    grants = resources(
        AUTO, [FORM, f"commands that reach b.org{ALSO_WITH_TAINT}", "commands that reach c.org"]
    )
    assert granted_hosts(grants.granted) == ("b.org", "registry.example")
    assert granted_hosts([SessionGrant("fetch", f"from https://d.org{ALSO_WITH_TAINT}")]) == ()


@pytest.mark.parametrize("mode", [Mode.ASK, Mode.ACCEPT_EDITS])
@pytest.mark.parametrize("clean", [CLEAN, TAINTED])
def test_a_card_warns_of_network_access_only_for_hosts_that_are_not_allowed_yet(
    judge: Judge, mode: Mode, clean: PermissionState
) -> None:
    standing = resources(replace(clean, mode=mode), [FORM])
    judgement = judge(standing, "registry.example")
    assert judgement.ruling is CallRuling.ASK
    assert CallNeed.NETWORK not in judgement.needs
    assert not judgement.offline, (
        "the card says that it uses the network, and that it cannot be undone"
    )
    assert CallNeed.NETWORK in judge(standing, "registry.example", "b.org").needs
    assert CallNeed.NETWORK in judge(replace(standing, granted=frozenset()), "b.org").needs


def test_hosts_that_the_user_allowed_need_no_grant_until_content_from_elsewhere_comes(
    judge: Judge,
) -> None:
    auto = replace(CLEAN, mode=Mode.SANDBOXED_AUTO, hosts=("registry.example",))
    assert judge(auto, "registry.example").ruling is CallRuling.ALLOW
    assert judge(replace(auto, mode=Mode.ASK), "registry.example").forms == ("uv sync",)
    assert CallNeed.NETWORK not in judge(replace(auto, mode=Mode.ASK), "registry.example").needs
    assert judge(replace(auto, tainted=True), "registry.example").ruling is CallRuling.ASK


@pytest.mark.parametrize(
    "change", [{"sandboxed": False}, {"trusted": False}, {"freely": "Seatbelt"}]
)
def test_a_grant_needs_a_sandbox_that_can_allow_single_hosts_and_a_trusted_folder(
    judge: Judge, change: dict[str, object]
) -> None:
    for standing in (AUTO, replace(CLEAN, mode=Mode.SANDBOXED_AUTO)):
        worse = replace(resources(standing, [FORM]), **change)
        judgement = judge(worse, "registry.example")
        assert (judgement.ruling, judgement.for_session) == (CallRuling.ASK, ())
        assert not judgement.offline


@pytest.mark.parametrize("decision", [RuleDecision.ASK, RuleDecision.NEVER])
def test_a_rule_of_the_user_beats_a_grant(judge: Judge, decision: RuleDecision) -> None:
    judge.rules.keep([PermissionRule("shell", decision, "uv sync …")])
    judgement = judge(resources(AUTO, [FORM]), "registry.example")
    assert judgement.ruling is not CallRuling.ALLOW
    assert judgement.for_session == ()


def test_a_grant_sends_no_secret_of_the_project(judge: Judge) -> None:
    given = resources(AUTO, [FORM])
    judge.view = FolderView(tells=lambda text: "hunter2" in text)
    assert judge(given, "registry.example").ruling is CallRuling.ALLOW
    judgement = judge(given, "registry.example", command="uv publish --token hunter2")
    assert (judgement.ruling, judgement.for_session) == (CallRuling.ASK, ())
    judge.view = FolderView(exposed=lambda _command: Exposed(committed=("test.env",)))
    judgement = judge(given, "registry.example")
    assert (judgement.ruling, judgement.for_session) == (CallRuling.ASK, ())
    assert judgement.reasons[2].startswith("Can read `test.env`, which contains secrets")


def test_a_grant_counts_for_its_tool_alone_and_not_for_the_whole_network(judge: Judge) -> None:
    other = resources(AUTO, [FORM], tool="write_file")
    assert judge(other, "registry.example").ruling is CallRuling.ASK
    given = resources(AUTO, [FORM])
    assert judge(given, "registry.example", network=True).ruling is CallRuling.ASK
    plan = replace(given, mode=Mode.PLAN)
    assert judge(plan, "registry.example", command="ls").ruling is CallRuling.DENY


@pytest.mark.parametrize(
    "command",
    ["git fetch", "npm install", "curl https://registry.example", "gh pr view 1", "git push", "ls"],
)
def test_beside_content_from_elsewhere_no_rule_answers_for_the_network(
    judge: Judge, command: str
) -> None:
    judgement = judge(CLEAN, command=command, network=True)
    judge.rules.saved = [
        *always(*judgement.forms, *judgement.prefixes, command, "with network: git …")
    ]
    assert judge(CLEAN, command=command, network=True).ruling is CallRuling.ALLOW
    for standing in (TAINTED, AUTO):
        judgement_after = judge(standing, command=command, network=True)
        assert (judgement_after.ruling, judgement_after.forms, judgement_after.for_session) == (
            CallRuling.ASK,
            (),
            (),
        )


def test_web_searches_are_asked_about_and_only_the_session_can_allow_them(
    site: CommandPaths,
) -> None:
    def searched(standing: PermissionState, query: str = "plyvel") -> Judgement:
        judge = CallPolicy(
            site,
            Rules(),
            state_of=lambda _: standing,
            specs=lambda _: (RequestWebSearch.spec,),
            looks=FolderView(tells=lambda text: "token" in text),
        )
        return judge.judge(HERE, call(REQUEST_SEARCH, query=query))

    modes = [replace(TAINTED, mode=mode) for mode in Mode]
    for standing in (TAINTED, AUTO, replace(TAINTED, trusted=False), *modes):
        judgement = searched(standing)
        assert (judgement.ruling, judgement.forms, judgement.prefixes) == (CallRuling.ASK, (), ())
        assert judgement.subject is CallSubject.SEARCH
        assert judgement.for_session == (() if not standing.trusted else (WEB_SEARCHES.form,))
    allowed = replace(TAINTED, granted=frozenset({WEB_SEARCHES}))
    assert searched(allowed).ruling is CallRuling.ALLOW
    judgement = searched(allowed, "my token")
    assert judgement.ruling is CallRuling.ASK
    assert "Would send a secret of this project elsewhere." in judgement.reasons


def edited(
    path: str, standing: PermissionState, site: CommandPaths, tool: str = "edit_file"
) -> Judgement:
    judge = CallPolicy(site, Rules(), state_of=lambda _: standing, specs=lambda _: ())
    return judge.judge(HERE, call(tool, path=path, edits=[{"old": "x", "new": "y"}]))


@pytest.mark.parametrize("path", ["AGENTS.md", ".github/workflows/ci.yml", "mise.toml"])
def test_one_file_that_steers_can_be_allowed_for_the_session(path: str, site: CommandPaths) -> None:
    judgement = edited(path, CLEAN, site)
    assert (judgement.ruling, judgement.forms) == (CallRuling.ASK, ())
    assert judgement.for_session == (f"changing {path}",)
    given = resources(CLEAN, judgement.for_session, "edit_file")
    assert edited(path, given, site).ruling is CallRuling.ALLOW
    assert edited(f"./src/../{path}", given, site).ruling is CallRuling.ALLOW
    for other in ("CLAUDE.md", f"src/{path}", ".envrc", ".git/config", ".ssh/config", ".env"):
        assert edited(other, given, site).ruling is not CallRuling.ALLOW
    assert edited(path, given, site, "write_file").ruling is CallRuling.ASK


@pytest.mark.parametrize("path", ["AGENTS.md", ".github/workflows/ci.yml", "mise.toml"])
def test_content_from_elsewhere_never_changes_unasked_what_steers(
    path: str, site: CommandPaths
) -> None:
    for mode in set(Mode) - {Mode.PLAN}:
        given = resources(replace(TAINTED, mode=mode), (f"changing {path}",), "edit_file")
        judgement = edited(path, given, site)
        assert (judgement.ruling, judgement.for_session) == (CallRuling.ASK, ())
        assert judgement.why_not_always == "it steers programs"


def test_a_link_put_in_place_of_an_allowed_file_is_another_file(site: CommandPaths) -> None:
    given = resources(CLEAN, ("changing AGENTS.md",), "edit_file")
    os.symlink(".envrc", f"{site.root}/AGENTS.md")
    assert edited("AGENTS.md", given, site).ruling is CallRuling.ASK


def test_fetching_from_one_server_can_be_allowed_for_the_session(site: CommandPaths) -> None:
    def judged(url: str, standing: PermissionState) -> Judgement:
        rules = Rules()
        form = "from https://example.org"
        rules.keep([PermissionRule("fetch", RuleDecision.ALWAYS, form)])
        judge = CallPolicy(site, rules, state_of=lambda _: standing, specs=lambda _: ())
        return judge.judge(HERE, call("fetch", url=url))

    judgement = judged("https://example.org/a?b=c", AUTO)
    assert (judgement.ruling, judgement.forms) == (CallRuling.ASK, ())
    assert judgement.for_session == (f"from https://example.org{ALSO_WITH_TAINT}",)
    given = resources(AUTO, judgement.for_session, "fetch")
    assert judged("https://example.org/other", given).ruling is CallRuling.ALLOW
    assert judged("https://example.org/other", CLEAN).ruling is CallRuling.ALLOW, "an always"
    for other in ("http://example.org/", "https://example.org:444/", "https://a.example.org/"):
        assert judged(other, given).ruling is CallRuling.ASK


def test_an_address_with_a_secret_is_asked_about_whatever_was_granted(site: CommandPaths) -> None:
    given = resources(AUTO, (f"from https://example.org{ALSO_WITH_TAINT}",), "fetch")
    looks = FolderView(tells=lambda text: "hunter2" in text)
    judge = CallPolicy(site, Rules(), state_of=lambda _: given, specs=lambda _: (), looks=looks)
    judgement = judge.judge(HERE, call("fetch", url="https://example.org/?hunter2"))
    assert (judgement.ruling, judgement.for_session) == (CallRuling.ASK, ())


def test_sending_tools_and_installations_are_not_offered_for_a_session(
    site: CommandPaths,
) -> None:
    specs = (ToolSpec("mail__send", "", "{}"),)
    judge = CallPolicy(site, Rules(), state_of=lambda _: AUTO, specs=lambda _: specs)
    for request in (
        call("mail__send", to="x"),
        call("fetch", url="https://me@example.org/a"),
        call("shell", command="wget https://example.org", network=True),
        call("shell", command="git push origin v1", network=True),
        call("shell", command="npm install", network=True),
    ):
        assert judge.judge(HERE, request).for_session == ()


def test_an_always_for_all_reading_tools_of_a_server_covers_no_other_server_or_tool(
    site: CommandPaths,
) -> None:
    names = {"docs__search": True, "docs__list": True, "docs__delete": False, "mail__read": True}
    specs = [ToolSpec(name, "", "{}", says_it_reads=reads) for name, reads in names.items()]
    rules = Rules()
    by = replace(TAINTED, tainted_by=frozenset({"fetch"}))
    judge = CallPolicy(site, rules, state_of=lambda _: by, specs=lambda _: specs)
    judgement = judge.judge(HERE, call("docs__search"))
    wide = f"every tool that only reads, by the word of its server, of docs{ALSO_WITH_TAINT}"
    assert judgement.prefixes == (wide,)
    assert judgement.covers == (f"`{wide}`",)
    judge.keep(HERE, call("docs__search"), forms=[wide], decision=RuleDecision.ALWAYS)
    allowed = {n for n in names if judge.judge(HERE, call(n)).ruling is CallRuling.ALLOW}
    assert allowed == {"docs__search", "docs__list"}
