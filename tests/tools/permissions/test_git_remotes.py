"""Where a repository's remotes are: read strictly, and another place is another question."""

from pathlib import Path

import pytest

from helix_desktop.domain.permission import EVEN_SO, CallRuling, Mode
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.command_policy import only_brings, says_own_words
from helix_desktop.tools.permissions.git_remotes import read_remotes
from tests.tools.permissions.branch_stage import CLEAN, CONFIG, FETCH, PUSH, TAINTED, There

_PROPOSED = (
    *("pull/7/head", "pull/7/merge", "refs/pull/7/head", "merge-requests/3/head", "Pull/7/head"),
    *("refs/merge-requests/3/head", "changes/34/1234/1", "refs/changes/34/1234/1", "pull"),
    *("pull-requests/7/from", "refs/remotes/x/main", "remotes/x/main", "refs/x", "refs", "a" * 40),
    *("A" * 40, "b" * 64, "keep-around/x", "refs/heads", "notes/x", "for/main"),
)
_FETCHES = (
    *("git fetch origin {}", "git fetch origin main {}", "git pull --rebase origin {}"),
    *("git -C src fetch --depth=1 origin {}", "git fetch origin {} && git status"),
)
_WIDE = "git ⟨fetch, pull, ls-remote⟩"


@pytest.mark.parametrize("name", _PROPOSED)
@pytest.mark.parametrize("command", _FETCHES)
def test_what_anybody_may_propose_has_a_form_of_its_own_and_taints(
    there: There, site: CommandPaths, command: str, name: str
) -> None:
    command = command.format(name)
    asked = there(command)
    there.allow(FETCH, f"{FETCH}{EVEN_SO}", *there("git fetch origin").prefixes)
    assert there(command).ruling is CallRuling.ASK
    assert not says_own_words(command, site)
    assert not only_brings(command, site)
    there.allow(*asked.forms)
    assert there(command).ruling is CallRuling.ALLOW
    assert there(command, TAINTED).ruling is CallRuling.ASK


@pytest.mark.parametrize(
    "name",
    [
        *("main", "topic/x", "v1.0", "release/2", "refs/heads/pull/7/head", "refs/tags/v1", "HEAD"),
        *("heads/x", "tags/x", "a" * 39, "pullover", "fix/pull"),
    ],
)
def test_branches_and_tags_of_origin_are_the_projects_own(
    there: There, site: CommandPaths, name: str
) -> None:
    for command in _FETCHES:
        assert there(command.format(name)).forms == (FETCH,)
        assert says_own_words(command.format(name), site)


@pytest.mark.parametrize(
    "more",
    [
        '[remote "origin"]\n\tfetch = +refs/pull/*/head:refs/remotes/origin/pr/*',
        '[remote "origin"]\n\tfetch = refs/*:refs/*',
        '[remote "origin"]\n\tfetch = +refs/merge-requests/*/head:refs/heads/*',
        '[remote "origin"]\n\tfetch = pull/7/head',
        '[remote "origin"]\n\tfetch = "+refs/pull/*/head:refs/remotes/origin/pr/*"',
        '[branch "topic"]\n\tmerge = refs/pull/7/head',
        '[branch "topic"]\n\tmerge = pull/7/head',
    ],
)
def test_what_the_settings_name_beside_branches_and_tags_is_not_the_projects_own(
    there: There, home: Path, site: CommandPaths, more: str
) -> None:
    (home / ".git/config").write_text(f"{CONFIG}{more}\n")
    there.allow(FETCH, f"{FETCH}{EVEN_SO}")
    for command in (
        "git fetch",
        "git fetch origin",
        "git pull",
        "git pull --rebase",
        "git fetch -t",
    ):
        assert there(command).ruling is CallRuling.ASK, command
        assert not says_own_words(command, site)
    for command in ("git fetch origin main", "git ls-remote origin"):
        assert there(command).ruling is CallRuling.ALLOW, command


def test_a_branch_that_takes_in_a_proposal_is_not_pulled_behind_another_command(
    there: There, home: Path
) -> None:
    more = '[branch "proposed"]\n\tremote = origin\n\tmerge = refs/pull/7/head\n'
    auto = replace(CLEAN, mode=Mode.SANDBOXED_AUTO)
    there.allow(FETCH)
    assert there("git switch proposed && git pull", auto).ruling is CallRuling.ALLOW
    (home / ".git/config").write_text(f"{CONFIG}{more}")
    assert there("git switch proposed && git pull", auto).ruling is CallRuling.ASK
    assert there("git pull").ruling is CallRuling.ALLOW
    (home / ".git/HEAD").write_text("ref: refs/heads/proposed\n")
    assert there("git pull").ruling is CallRuling.ASK


def test_what_comes_from_another_remote_than_origin_taints(
    there: There, site: CommandPaths
) -> None:
    for command in ("git fetch away", "git pull away main"):
        assert there(command).forms == (
            f"with network: {_WIDE} from away (git.example.org/team/app)",
        )
        assert not says_own_words(command, site)
    assert says_own_words("git ls-remote away", site)


def test_a_remote_that_was_changed_or_added_is_another_form(there: There, home: Path) -> None:
    there.allow(f"{FETCH}{EVEN_SO}", f"{PUSH}{EVEN_SO}")
    config = home / ".git/config"
    config.write_text(CONFIG.replace("Acme/app", "evil/app"))
    for command in ("git fetch origin", "git push origin topic"):
        assert there(command, TAINTED).ruling is CallRuling.ASK
    config.write_text(f'{CONFIG}[remote "x"]\n\turl = https://github.com/evil/x\n')
    assert there("git fetch x", TAINTED).ruling is CallRuling.ASK
    assert there("gh pr view 1", TAINTED).forms == ()  # it may mean either owner


@pytest.mark.parametrize(
    "more",
    [
        '[url "https://example.org/"]\n\tinsteadOf = https://github.com/',
        '[url "https://example.org/"]\n\tpushInsteadOf = https://github.com/',
        "[include]\n\tpath = ../x",
        '[includeIf "gitdir:/"]\n\tpath = ../x',
        "[core]\n\tsshCommand = ./x",
        "[core]\n\tgitProxy = ./x",
        "[core]\n\tworktree = ..",
        "[http]\n\tproxy = http://example.org",
        '[http "https://github.com"]\n\tproxy = http://example.org',
        "[credential]\n\thelper = !./x",
        '[remote "origin"]\n\tpushurl = https://example.org/x',
        '[remote "origin"]\n\turl = https://example.org/x',
        '[remote "origin"]\n\tproxy = http://example.org',
        '[remote "origin"]\n\tuploadpack = ./x',
        '[remote "origin"]\n\tvcs = x',
        '[remote "origin"]\n\tpush = refs/heads/topic:refs/heads/main',
        '[branch "topic"]\n\tpushRemote = away',
        "[remote]\n\tpushDefault = away",
        "[push]\n\tdefault = matching",
        "[push]\n\tfollowTags = true",
        "[extensions]\n\tworktreeConfig = true",
        '[filter "x"]\n\tclean = ./x',
        '[merge "x"]\n\tdriver = ./x',
        "[fetch]\n\tbundleURI = https://example.org",
        "[core] sshCommand = ./x",
        "[user]\n\tname = a \\\n[core]",
        "[unheard-of]\n\tx = y",
    ],
)
def test_settings_that_may_send_git_elsewhere_leave_no_errand(
    there: There, home: Path, more: str, site: CommandPaths
) -> None:
    (home / ".git/config").write_text(f"{CONFIG}{more}\n")
    assert read_remotes(site) is None
    there.allow(f"{FETCH}{EVEN_SO}", f"{PUSH}{EVEN_SO}")
    for command in ("git fetch origin", "git push"):
        assert there(command, TAINTED).ruling is CallRuling.ASK


@pytest.mark.parametrize(
    "url",
    [
        "http://github.com/Acme/app",
        "git://github.com/Acme/app",
        "ext::sh -c x",
        "/srv/app.git",
        "../app",
        "file:///srv/app",
        "https://github.com/Acme/../evil",
        "https://github.com@example.org:x/Acme/app",
        "-oProxyCommand=x:app",
    ],
)
def test_an_odd_address_of_a_remote_leaves_no_errand(
    home: Path, url: str, site: CommandPaths
) -> None:
    (home / ".git/config").write_text(f'[remote "origin"]\n\turl = {url}\n')
    assert read_remotes(site) is None


def test_a_password_in_an_address_is_never_shown(site: CommandPaths, home: Path) -> None:
    known = read_remotes(site)
    assert known is not None
    assert known.places == {"origin": "github.com/Acme/app", "away": "git.example.org/team/app"}
    assert (known.branch, known.usual) == ("topic", "origin")


@pytest.mark.parametrize("branch", ["main", "master", "release/2", "production", "gh-pages"])
def test_a_branch_that_others_start_from_is_asked_about_each_time(
    there: There, home: Path, branch: str
) -> None:
    there.allow(f"{PUSH}{EVEN_SO}")
    (home / ".git/HEAD").write_text(f"ref: refs/heads/{branch}\n")
    assert there("git push", TAINTED).ruling is CallRuling.ASK
    assert there(f"git push origin {branch}", TAINTED).ruling is CallRuling.ASK


def test_a_tag_of_the_same_name_and_no_branch_at_all_ask(there: There, home: Path) -> None:
    there.allow(f"{PUSH}{EVEN_SO}")
    (home / ".git/packed-refs").write_text(f"# pack-refs\n{'a' * 40} refs/tags/topic\n")
    assert there("git push origin topic", TAINTED).ruling is CallRuling.ASK
    (home / ".git/packed-refs").unlink()
    (home / ".git/refs/tags/topic").write_text("a" * 40)
    assert there("git push origin topic", TAINTED).ruling is CallRuling.ASK
    (home / ".git/refs/tags/topic").unlink()
    (home / ".git/HEAD").write_text("a" * 40)
    assert there("git push", TAINTED).ruling is CallRuling.ASK


def test_a_repository_that_commands_can_write_is_not_believed(
    site: CommandPaths, home: Path
) -> None:
    (home / ".git/commondir").write_text("../other")
    assert read_remotes(site) is None
    (home / ".git/commondir").unlink()
    assert read_remotes(site) is not None
    (home / ".git/config").rename(home / "config")
    (home / ".git/config").symlink_to("../config")
    assert read_remotes(site) is None


def test_a_work_tree_of_a_repository_elsewhere_has_its_remotes(tmp_path: Path) -> None:
    inside = tmp_path / "main/.git/worktrees/w"
    inside.mkdir(parents=True)
    (tmp_path / "main/.git/config").write_text(CONFIG)
    (inside / "commondir").write_text("../..\n")
    (inside / "HEAD").write_text("ref: refs/heads/topic\n")
    work = tmp_path / "w"
    work.mkdir()
    (work / ".git").write_text(f"gitdir: {inside}\n")
    known = read_remotes(CommandPaths(work))
    assert known is not None
    assert known.places["origin"] == "github.com/Acme/app"
    (work / "made").mkdir()
    (work / "made/HEAD").write_text("ref: refs/heads/topic\n")
    (work / ".git").write_text("gitdir: made\n")
    assert read_remotes(CommandPaths(work)) is None
