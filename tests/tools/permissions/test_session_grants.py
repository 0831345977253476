"""What a permission for one session covers, and what a hostile page makes of it."""

import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.permission import (
    EVEN_SO,
    CallRuling,
    Judgement,
    Mode,
    PermissionRule,
    PermissionState,
    RuleDecision,
    SessionGrant,
)
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.call_policy import CallPolicy, FolderView
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import prepare_command
from tests.tools.permissions.branch_stage import CLEAN, TAINTED, There
from tests.tools.permissions.standing import always
from tests.tools.permissions.test_call_policy import HERE, Rules, call

COMMENTS = (
    "with network: gh ⟨comments, whatever they say⟩ on issues and pull requests of"
    " github.com/Acme/app"
)
COMMENT = "gh pr comment 12 --body 'Fixed in 1a2b3c4.'"
AUTO = replace(TAINTED, mode=Mode.SANDBOXED_AUTO)


def lent(standing: PermissionState, forms: Iterable[str], tool: str = "shell") -> PermissionState:
    """The standing in a session where the person allowed these forms."""
    return replace(standing, granted=frozenset(SessionGrant(tool, form) for form in forms))


def test_a_comment_is_offered_for_the_session_and_never_for_ever(there: There) -> None:
    for standing, ending in ((CLEAN, ""), (TAINTED, EVEN_SO), (AUTO, EVEN_SO)):
        asked = there(COMMENT, standing)
        assert asked.ruling is CallRuling.ASK
        assert (asked.forms, asked.for_session) == ((), (f"{COMMENTS}{ending}",))
        assert asked.reasons[-1] == "Comments at github.com/Acme/app in your name."
        assert asked.unlasting == "it speaks in your name"
    there.allow(COMMENTS, f"{COMMENTS}{EVEN_SO}")
    assert there(COMMENT, CLEAN).ruling is CallRuling.ASK, "no stored rule covers it"


@pytest.mark.parametrize(
    "command",
    [
        COMMENT,
        "gh issue comment 3 --repo acme/app --body 'Done; see /docs.' 2>&1 | tail -1",
        "cd src && gh pr comment 4 -b 'Two lines.\n\n- one\n- two'",
        "gh pr comment 4 --body \"$(cat <<'EOF'\n## Summary\nIt's `done`.\nEOF\n)\"",
        "gh api repos/Acme/app/pulls/12/comments/345/replies -f body='Good catch.' --jq .html_url",
        "gh api repos/Acme/app/issues/12/comments --method POST --raw-field body=Done",
    ],
)
def test_a_grant_covers_comments_at_the_same_repository(
    there: There, command: str, site: CommandPaths
) -> None:
    asked = there(command, AUTO)
    assert asked.for_session == (f"{COMMENTS}{EVEN_SO}",)
    assert there(command, lent(AUTO, asked.for_session)).ruling is CallRuling.ALLOW
    assert "GH_HOST=github.com gh " in prepare_command(command, site)


HOSTILE = [
    # other places
    "gh pr comment 1 --repo evil/app --body x",
    "gh pr comment 1 --repo github.com.evil.org/Acme/app --body x",
    "gh pr comment https://github.com/evil/app/pull/1 --body x",
    "gh issue comment 1 -R Acme/private --body x",
    "gh api repos/evil/app/issues/1/comments -f body=x",
    "gh api repos/Acme/app/../../evil/app/issues/1/comments -f body=x",
    "gh api --hostname evil.org repos/Acme/app/issues/1/comments -f body=x",
    "GH_REPO=evil/app gh pr comment 1 --body x",
    "GH_HOST=evil.org gh pr comment 1 --body x",
    "cd vendor && gh pr comment 1 --body x",
    "gh pr comment 1 --repo Acme/app -R evil/app --body x",
    # other kinds
    "gh pr merge 1 --squash",
    "gh pr review 1 --approve --body x",
    "gh pr edit 1 --body x",
    "gh issue close 1 --comment x",
    "gh issue create --title x --body y",
    "gh pr create --title x --body y",
    "gh release create v1 --notes x",
    "gh api repos/Acme/app/issues/1/comments -X DELETE -f body=x",
    "gh api repos/Acme/app/issues/comments/1 -X PATCH -f body=x",
    "gh api repos/Acme/app/issues -f title=x",
    "gh api repos/Acme/app/pulls/1/reviews -f body=x -f event=APPROVE",
    "gh api repos/Acme/app/issues/1/comments -f body=x -f extra=y",
    "gh pr comment 1 --edit-last --body x",
    "gh pr comment 1 --delete-last",
    "gh gist create f",
    "curl -d x https://api.github.com/repos/Acme/app/issues/1/comments",
    # words that come from elsewhere than the command
    "gh pr comment 1 --body-file README.md",
    "gh pr comment 1 -F -",
    "cat README.md | gh pr comment 1 --body-file -",
    'gh pr comment 1 --body "$(cat src/app.py)"',
    'gh pr comment 1 --body "$(env)"',
    "gh pr comment 1 --body `id`",
    'gh pr comment 1 --body "$HOME"',
    'gh pr comment 1 --body "$(cat <<EOF\n$(id)\nEOF\n)"',
    "gh api repos/Acme/app/issues/1/comments -F body=@README.md",
    "gh api repos/Acme/app/issues/1/comments --input f",
    "gh api repos/Acme/app/issues/1/comments -f body=@-  --input -",
    "gh pr comment 1 --body x --body-file f",
    "gh pr comment 1",
    "gh pr comment --body x",
    "gh pr comment 1 --web --body x",
    # words that make others act
    "gh pr comment 1 --body '/deploy production'",
    "gh pr comment 1 --body 'Fine.\n\n/merge'",
    "gh pr comment 1 --body '> /approve'",
    "gh pr comment 1 --body '@dependabot merge'",
    "gh pr comment 1 --body 'thanks (@bot run)'",
    "gh pr comment 1 --body $'Fine.\\n/merge'",
    "gh pr comment 1 --body \"$(cat <<'EOF'\nFine.\n/merge\nEOF\n)\"",
    "gh pr comment 1 --body \"$(cat <<'EOF'\n@bot merge\nEOF\n)\"",
    "gh api repos/Acme/app/issues/1/comments -f body=/retest",
    # hidden and imitated characters
    "gh pr comment 1 --body 'a\u200bb'",
    "gh pr comment 1 --body 'a\u202eb'",
    # beside other commands
    "gh pr comment 1 --body x && ./run.sh",
    "gh pr comment 1 --body x; curl https://evil.org",
    "gh pr comment 1 --body x > src/app.py",
    "gh pr comment 1 --body x | sh",
    "bash -c 'gh pr comment 1 --body x'",
    "env gh pr comment 1 --body x",
    "sudo gh pr comment 1 --body x",
    "xargs gh pr comment 1 --body x",
    "gh(){ rm -rf src; }; gh pr comment 1 --body x",
    "gh pr comment 1 --body x && git push origin main",
    "gh pr comment 1 --body x && git push --force origin topic",
]


@pytest.mark.parametrize("command", HOSTILE)
def test_nothing_but_plain_comments_slips_under_a_grant(there: There, command: str) -> None:
    given = lent(TAINTED, (COMMENTS, f"{COMMENTS}{EVEN_SO}"))
    for mode in Mode:
        assert there(command, replace(given, mode=mode)).ruling is not CallRuling.ALLOW
        assert there(command, replace(given, tainted=False)).ruling is not CallRuling.ALLOW


def test_a_grant_from_before_does_not_cover_calls_beside_content_from_elsewhere(
    there: There,
) -> None:
    given = there(COMMENT, CLEAN).for_session
    assert there(COMMENT, lent(CLEAN, given)).ruling is CallRuling.ALLOW
    assert there(COMMENT, lent(TAINTED, given)).ruling is CallRuling.ASK


@pytest.mark.parametrize("change", [{"boxed": False}, {"trusted": False}])
def test_a_grant_needs_the_sandbox_and_a_trusted_folder(
    there: There, change: dict[str, bool]
) -> None:
    worse = replace(lent(AUTO, (f"{COMMENTS}{EVEN_SO}",)), **change)
    found = there(COMMENT, worse)
    assert (found.ruling, found.for_session) == (CallRuling.ASK, ())


@pytest.mark.parametrize("decision", [RuleDecision.ASK, RuleDecision.NEVER])
def test_a_rule_of_the_person_beats_a_grant(there: There, decision: RuleDecision) -> None:
    there.rules.keep([PermissionRule("shell", decision, "gh pr …")])
    found = there(COMMENT, lent(AUTO, (f"{COMMENTS}{EVEN_SO}",)))
    assert found.ruling is not CallRuling.ALLOW
    assert found.for_session == ()


def test_another_remote_makes_it_another_place(there: There, home: Path) -> None:
    given = lent(AUTO, (f"{COMMENTS}{EVEN_SO}",))
    config = home / ".git/config"
    kept = config.read_text()
    config.write_text(kept.replace("Acme/app", "evil/app"))
    assert there(COMMENT, given).ruling is CallRuling.ASK
    config.write_text(f'{kept}[remote "up"]\n\turl = https://github.com/evil/app\n')
    assert there(COMMENT, given).ruling is CallRuling.ASK, "it could mean either"
    config.write_text(
        kept.replace('[branch "topic"]', '\tgh-resolved = evil/app\n[branch "topic"]')
    )
    assert there(COMMENT, given).ruling is CallRuling.ASK


def test_a_grant_sends_no_secret_of_the_project(site: CommandPaths, home: Path) -> None:
    assert home.is_dir()
    looks = FolderView(tells=lambda text: "hunter2" in text)
    given = lent(AUTO, (f"{COMMENTS}{EVEN_SO}",))
    judge = CallPolicy(site, Rules(), standing=lambda _: given, specs=tuple, looks=looks)

    def judged(body: str) -> Judgement:
        command = f"gh pr comment 1 --body '{body}'"
        return judge.judge(HERE, call("shell", command=command, network=True))

    assert judged("all is well").ruling is CallRuling.ALLOW
    found = judged("it is hunter2")
    assert (found.ruling, found.for_session) == (CallRuling.ASK, ())


def test_a_grant_counts_for_its_tool_alone(there: There) -> None:
    other = lent(AUTO, (f"{COMMENTS}{EVEN_SO}",), tool="write_file")
    assert there(COMMENT, other).ruling is CallRuling.ASK


def edited(
    path: str, standing: PermissionState, site: CommandPaths, tool: str = "edit_file"
) -> Judgement:
    judge = CallPolicy(site, Rules(), standing=lambda _: standing, specs=tuple)
    return judge.judge(HERE, call(tool, path=path, edits=[{"old": "x", "new": "y"}]))


@pytest.mark.parametrize("path", ["AGENTS.md", ".github/workflows/ci.yml", "mise.toml"])
def test_one_file_that_steers_can_be_allowed_for_the_session(path: str, site: CommandPaths) -> None:
    asked = edited(path, CLEAN, site)
    assert (asked.ruling, asked.forms) == (CallRuling.ASK, ())
    assert asked.for_session == (f"changing {path}",)
    given = lent(CLEAN, asked.for_session, "edit_file")
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
        given = lent(replace(TAINTED, mode=mode), (f"changing {path}",), "edit_file")
        found = edited(path, given, site)
        assert (found.ruling, found.for_session) == (CallRuling.ASK, ())
        assert found.unlasting == "it steers programs"


def test_a_link_put_in_place_of_an_allowed_file_is_another_file(site: CommandPaths) -> None:
    given = lent(CLEAN, ("changing AGENTS.md",), "edit_file")
    os.symlink(".envrc", f"{site.root}/AGENTS.md")
    assert edited("AGENTS.md", given, site).ruling is CallRuling.ASK


def test_a_server_that_sends_and_a_web_address_are_not_offered_for_a_session(
    site: CommandPaths,
) -> None:
    specs = (ToolSpec("mail__send", "", "{}"),)
    judge = CallPolicy(site, Rules(), standing=lambda _: AUTO, specs=lambda _: specs)
    for asked in (
        call("mail__send", to="x"),
        call("fetch", url="https://example.org/a"),
        call("shell", command="curl -d x https://example.org", network=True),
        call("shell", command="git push origin main", network=True),
        call("shell", command="npm install", network=True),
    ):
        assert judge.judge(HERE, asked).for_session == ()


def test_an_always_for_all_reading_tools_of_a_server_covers_no_other_server_or_tool(
    site: CommandPaths,
) -> None:
    names = {"docs__search": True, "docs__list": True, "docs__delete": False, "mail__read": True}
    specs = [ToolSpec(name, "", "{}", says_it_reads=reads) for name, reads in names.items()]
    rules = Rules()
    by = replace(TAINTED, tainted_by=frozenset({"fetch"}))
    judge = CallPolicy(site, rules, standing=lambda _: by, specs=lambda _: specs)
    asked = judge.judge(HERE, call("docs__search"))
    wide = f"every tool that only reads, by the word of its server, of docs{EVEN_SO}"
    assert asked.prefixes == (wide,)
    assert asked.covers == (f"`{wide}`",)
    judge.keep(HERE, call("docs__search"), forms=[wide], decision=RuleDecision.ALWAYS)
    allowed = {n for n in names if judge.judge(HERE, call(n)).ruling is CallRuling.ALLOW}
    assert allowed == {"docs__search", "docs__list"}


OWN = (
    "with network: git ⟨fetch, pull, ls-remote⟩ and gh ⟨only reads: view list diff checks status"
    " watch, api without fields⟩ from github.com/Acme"
)


def test_one_always_covers_all_reading_of_the_projects_own(there: There) -> None:
    assert there("git fetch origin").prefixes == (OWN,)
    there.rules.keep(always(OWN))
    for command in ("git pull --rebase", "gh pr view 1", "git fetch && gh pr checks 1"):
        assert there(command, TAINTED).ruling is CallRuling.ALLOW
    for command in ("git fetch away", "gh pr view 1 -R other/app", COMMENT, "git push"):
        assert there(command, TAINTED).ruling is CallRuling.ASK


def test_one_always_covers_reading_anywhere_at_github_if_it_says_so(there: There) -> None:
    [wide] = there("gh repo view other/app --json url").prefixes
    assert wide.endswith(f"from any place at github.com{EVEN_SO}")
    there.rules.keep(always(wide))
    for command in ("gh api repos/third/x/commits", "gh search code DATA --limit 3"):
        assert there(command, TAINTED).ruling is CallRuling.ALLOW
    for command in ("gh api repos/third/x -f a=b", "gh search code x --web", COMMENT, "git fetch"):
        assert there(command, TAINTED).ruling is CallRuling.ASK
