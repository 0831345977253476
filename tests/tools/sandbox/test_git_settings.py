"""Git alone sets what it has to, as who commits outside; secrets in no version are asked about."""

import json
from pathlib import Path

import pytest

from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import (
    CallNeed,
    CallRuling,
    Exposed,
    Judgement,
    PermissionState,
)
from helix_desktop.domain.value import replace
from helix_desktop.tools.permissions.call_policy import CallPolicy, FolderView
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.git_environment import names_writing_git
from helix_desktop.tools.permissions.git_untracked import (
    deletes_untracked,
    may_remove_work_tree,
    untracked_use,
)
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from helix_desktop.tools.secrets.known_secrets import find_shared_secrets
from tests.files import write_file
from tests.tools.permissions.test_call_policy import Rules
from tests.tools.sandbox.conftest import HOLDING, Ground, git, meanwhile, output_text, refused

_SECRET = "hunter2-Correct-Horse-99"


@pytest.fixture
def sandbox(ground: Ground, bubblewrap: SandboxBackend) -> Sandbox:
    return Sandbox(bubblewrap, ground.project, app_folders=(ground.own,))


def _run(sandbox: Sandbox, command: str) -> SandboxRun:
    return sandbox.run_blocking(SandboxCommand(command, sandbox.folder), seconds=20)


def _judged(sandbox: Sandbox, **arguments: object) -> Judgement:
    standing = PermissionState(trusted=True, tainted=False, sandboxed=True)
    judge = CallPolicy(
        CommandPaths(Path(sandbox.folder)),
        Rules(),
        state_of=lambda _session: standing,
        specs=lambda _session: (),
        looks=FolderView(exposed=sandbox.exposed),
    )
    return judge.judge("s", ToolCall("1", "shell", json.dumps(arguments)))


@pytest.fixture
def untracked(ground: Ground) -> Ground:
    git(ground.project, "config", "user.name", "A B")
    git(ground.project, "config", "user.email", "a@example.com")
    (ground.project / "src/prod.env").write_text(f"DB_PASSWORD={_SECRET}\n")
    (ground.project / ".gitignore").write_text("/.env\n/secrets\n")
    return ground


@pytest.mark.parametrize("command", ["git add -A", "git add src", "cd src && git stash -qu"])
def test_git_reads_a_secret_that_is_in_no_version_only_after_it_was_asked_about(
    command: str, untracked: Ground, sandbox: Sandbox
) -> None:
    unasked = _run(sandbox, command)
    assert unasked.ended.code, "nobody was asked"
    judged = _judged(sandbox, command=command)
    assert judged.ruling is CallRuling.ASK
    assert judged.reasons[0].startswith("Git would read `src/prod.env`, which contains secrets")
    assert judged.forms == (), "each time anew"
    ran = _run(sandbox, command)
    assert ran.ended.code == 0, output_text(ran)
    assert find_shared_secrets(_SECRET.encode(), ran.seen.known)


@pytest.mark.parametrize(
    "command", ["git add .gitignore", "git add -u", "git commit -qam x", "git stash", "git status"]
)
def test_git_that_does_not_need_a_secret_is_not_asked_about_it(
    command: str, untracked: Ground, sandbox: Sandbox
) -> None:
    assert sandbox.exposed(command) == Exposed()
    assert "src/prod.env" in _run(sandbox, f"{command}; cat src/prod.env").seen.named


def test_what_was_agreed_for_one_command_is_not_open_to_another(
    untracked: Ground, sandbox: Sandbox
) -> None:
    assert sandbox.exposed("git add -A").included == ("src/prod.env",)
    assert "src/prod.env" in sandbox.exposed("git apply --cached /tmp/p").included
    assert _SECRET not in output_text(_run(sandbox, "cat src/prod.env"))


@pytest.mark.parametrize(
    "command",
    [
        "git worktree add -q wt",
        "git sparse-checkout set src",
        "git checkout -q -b mine --track main",
        "git branch -m renamed",
    ],
)
def test_git_may_change_its_settings_if_it_runs_alone(
    command: str, untracked: Ground, sandbox: Sandbox
) -> None:
    ran = _run(sandbox, command)
    assert ran.ended.code == 0, output_text(ran)
    assert ran.set_aside == ()
    assert output_text(ran) == ""


def test_in_a_work_tree_of_the_folder_one_can_commit(untracked: Ground, sandbox: Sandbox) -> None:
    _run(sandbox, "git worktree add -q wt")
    ran = _run(sandbox, "cd wt && echo more >> src/app.py && git commit -qam second && git log")
    assert ran.ended.code == 0, output_text(ran)
    assert "second" in output_text(ran)
    assert ran.set_aside == ()
    commondir = untracked.project / ".git/worktrees/wt/commondir"
    before = commondir.read_text()
    _run(sandbox, "echo evil > .git/worktrees/wt/commondir; git add -u")
    assert commondir.read_text() == before


@pytest.mark.parametrize(
    "command",
    [
        "git worktree remove wt; echo '[core]' >> .git/config",
        "git checkout -q -b mine",
        "git config core.fsmonitor evil",
        "git worktree prune",
        "git -c core.fsmonitor=evil worktree remove wt",
        "GIT_DIR=.git git worktree remove wt",
        "git worktree list > .git/config",
        "git worktree list | tee .git/config",
        "git log --output=.git/config && git worktree remove wt",
        'git worktree remove "$X"',
        "git worktree remove `echo x`",
        "git worktree add ../elsewhere",
        "cd .. && git worktree add here",
        "sh -c 'git worktree remove x'",
    ],
)
def test_a_line_with_other_commands_may_not_remove_a_work_tree(
    command: str, ground: Ground
) -> None:
    assert not may_remove_work_tree(command, CommandPaths(ground.project))
    assert not deletes_untracked(command)


def test_git_settings_that_would_run_programs_are_removed(ground: Ground, sandbox: Sandbox) -> None:
    inside = ground.project / ".git"
    before = (inside / "config").read_bytes()
    evil = "printf '[core]\\n\\tfsmonitor = evil\\n' >> .git/config"
    ran = _run(sandbox, f"git branch x; {evil}.worktree; {evil}")
    assert refused(ran) == ("config: core.fsmonitor", "config.worktree: core.fsmonitor")
    assert (inside / "config").read_bytes() == before
    assert not (inside / "config.worktree").exists()


def test_settings_that_the_user_changes_meanwhile_stay(ground: Ground, sandbox: Sandbox) -> None:
    with meanwhile(ground.project, lambda: _run(sandbox, f"git status; {HOLDING}")):
        git(ground.project, "config", "remote.new.url", "https://example.com/r")
    assert "remote" in (ground.project / ".git/config").read_text()


def test_settings_that_name_programs_stay_as_they_are(ground: Ground, sandbox: Sandbox) -> None:
    git(ground.project, "config", "filter.x.smudge", "./src/evil")
    ran = _run(sandbox, "git branch -m renamed; git config filter.x.smudge ./src/other")
    assert refused(ran) == ("config: filter.x.smudge",)
    assert "smudge = ./src/evil" in (ground.project / ".git/config").read_text()


def test_a_work_tree_outside_is_told_before_it_is_tried(ground: Ground, sandbox: Sandbox) -> None:
    judged = _judged(sandbox, command="git worktree add ../wt")
    assert "can't create a work tree outside" in judged.reasons[0]


def test_entries_of_work_trees_outside_stay_as_they_are(ground: Ground, sandbox: Sandbox) -> None:
    git(ground.project, "worktree", "add", "-q", "--detach", str(ground.outside / "wt"))
    ran = _run(
        sandbox,
        "git worktree remove --force ../outside/wt",
    )
    assert ran.ended.code
    assert (ground.project / ".git/worktrees/wt/gitdir").exists()
    again = _run(sandbox, "git worktree add -q wt2")
    assert again.ended.code == 0, output_text(again)
    assert (ground.project / ".git/worktrees/wt/HEAD").exists()


def test_a_command_that_reads_a_tracked_secret_has_no_network_unasked(
    ground: Ground, sandbox: Sandbox
) -> None:
    (ground.project / "src/.env").write_text(f"DB_PASSWORD={_SECRET}\n")
    git(ground.project, "add", "-f", "src/.env")
    judgement = _judged(sandbox, hosts=["registry.example"], command="npm install")
    assert CallNeed.SECRETS in judgement.needs
    assert judgement.reasons[:2] == (
        "Reaches registry.example: data can be sent there.",
        "Can read `src/.env`, which contains secrets, and reach the network.",
    )
    assert (judgement.forms, judgement.for_session) == ((), ())
    networked = _judged(sandbox, command="make up", network=True)
    assert networked.forms == ("able to read src/.env: with network: make up",)
    assert not any("secrets" in why for why in _judged(sandbox, command="make test").reasons)
    resources = GrantedResources(hosts=("registry.example",))
    shown = "echo proxy=$HTTPS_PROXY$https_proxy; exit 1"
    ran = sandbox.run_blocking(
        SandboxCommand(shown, sandbox.folder, resources=resources), seconds=20
    )
    assert output_text(ran) == "proxy=\n"
    assert ran.unreached == ("src/.env",)
    # agreed to on the card
    agreed = f"npm --version; {shown}"
    sandbox.exposed(agreed)
    asking = SandboxCommand(agreed, sandbox.folder, resources=resources, agreed=True)
    ran = sandbox.run_blocking(replace(asking, agreed=False), seconds=20)
    assert output_text(ran).endswith("proxy=\n")
    ran = sandbox.run_blocking(asking, seconds=20)
    assert "proxy=http" in output_text(ran)


def test_without_a_tracked_secret_the_allowed_hosts_are_there(
    ground: Ground, sandbox: Sandbox
) -> None:
    resources = GrantedResources(hosts=("registry.example",))
    shown = "touch src/x; echo proxy=$HTTPS_PROXY$https_proxy"
    ran = sandbox.run_blocking(
        SandboxCommand(shown, sandbox.folder, resources=resources), seconds=20
    )
    assert "proxy=http" in output_text(ran)
    assert ran.unreached == ()


def test_what_git_would_take_in_is_read_off_the_line(ground: Ground) -> None:
    site = CommandPaths(ground.project)

    def scopes(command: str) -> list[tuple[str, bool]]:
        uses = untracked_use(command, site)
        return [(item.scope.removeprefix(site.root), item.ignored) for item in uses]

    assert scopes("git add -A") == [("", False)]
    assert scopes("git add .") == [("", False)]
    assert scopes("cd src && git add .") == [("/src", False)]
    assert scopes("git add -f src/a 'src/b c'") == [("/src/a", True), ("/src/b c", True)]
    assert scopes("git add '*.py'") == [("", False)]
    assert scopes("git add $X") == [("", False)]
    assert scopes("git -C src add a") == [("", False)]
    assert scopes("git -c a=b add a") == [("", False)]
    assert scopes("echo x && sudo git add a") == [("/a", False)]
    # what is in git's list counts as tracked, whatever is in the file
    assert scopes("git apply p") == []
    for listing in ("apply --cached p", "apply --ind p", "apply -3 p", "apply -N p", "read-tree x"):
        assert scopes(f"git {listing}") == [("", True)], listing
    assert scopes("git -C src update-index --add --cacheinfo 100644,x,.env") == [("", True)]
    assert scopes("git add -u") == []
    assert scopes("git stash -aq") == [("", True)]
    assert scopes("git clean -fdx") == [("", True)]
    assert scopes("git clean -nd") == []
    assert scopes("git log; git commit -m 'git add -A'") == []


@pytest.mark.parametrize(
    "command",
    [
        'for f in src/app.py; do git show "HEAD:$f"; done; cd .gi""t && rm -rf HEAD refs',
        "cat > x.sh <<'EOF'\ngit update-ref -d HEAD\nEOF\ngit status >/dev/null; sh $(echo x.sh)",
    ],
)
def test_git_that_only_reads_finds_the_repository_closed(
    command: str, ground: Ground, sandbox: Sandbox
) -> None:
    head = ground.project / ".git/refs/heads/main"
    before = head.read_text()
    assert not names_writing_git(command)
    ran = _run(sandbox, command)
    assert ran.ended.code, "it was able to write there"
    assert "Read-only" in output_text(ran)
    assert head.read_text() == before


def test_a_commit_is_the_users_and_their_helpers_stay_outside(
    bubblewrap: SandboxBackend,
    ground: Ground,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home = tmp_path / "home"
    write_file(home / ".config/git/ignore", "*.scratch\n")
    (home / ".gitconfig").write_text(
        "[user]\n\tname = Ada L\n\temail = ada@example.com\n[commit]\n\tgpgsign = true\n"
        "[alias]\n\tpwn = !touch src/PWNED\n[credential]\n\thelper = !touch src/PWNED\n"
    )
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    (ground.project / "src/a.scratch").write_text("x")
    ran = ground.run(
        bubblewrap,
        "echo 2 > src/app.py; git commit -qam second && git log -1 --format='%an <%ae>';"
        "git status --porcelain src; git pwn; git config --get-regexp 'alias|helper'",
    )
    assert output_text(ran).startswith("Ada L <ada@example.com>\n"), output_text(ran)
    assert "scratch" not in output_text(ran)
    assert "touch" not in output_text(ran)
    assert not (ground.project / "src/PWNED").exists()
