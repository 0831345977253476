"""Where a repository's remotes are: read strictly, and another place is another question."""

from pathlib import Path

import pytest

from helix_desktop.domain.permission import EVEN_SO, CallRuling
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.git_remotes import read_remotes
from tests.tools.permissions.branch_stage import CONFIG, FETCH, PUSH, TAINTED, There


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
