"""Repositories that commands make in the project: harmless ones stay, a note replaces others.

Git in the sandbox does there what it does outside, and never takes the repository of a folder above
for that of the folder.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.git.git_index import index_paths
from helix_desktop.tools.sandbox.git.git_settings import merged_settings
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.repair.nested_repositories import check_repository
from helix_desktop.tools.sandbox.repair.set_aside_files import SetAsideFiles
from helix_desktop.tools.sandbox.sandbox import Sandbox, SandboxRun
from tests.examples import few
from tests.tools.sandbox.conftest import (
    HOLDING,
    NOWHERE,
    Repository,
    git,
    meanwhile,
    output_text,
    refused,
    run_git,
    state,
)

CLONED = (
    "git init -q -b main --template= vendor/lib; cd vendor/lib; git config user.name B; "
    "git config user.email b@example.com; echo 1 > f; git add f; git commit -qm one; "
    "echo 2 > f; git commit -qam two; cd ../..; "
)
"""A repository with two commits, as a clone leaves one."""
IN_IT = f"{CLONED}cd vendor/lib/.git; "
FORGED_INDEX = """python3 -c '
import hashlib
data = open("index", "rb").read()[:-20]
data = data[:data.rindex(b"f")] + b"X" + data[data.rindex(b"f") + 1:]
entry = data[12:84]
long = entry[:60] + b"\\0\\x10.git/hooks/pre-x" + b"\\0" * 2
data = b"DIRC" + (2).to_bytes(4, "big") + (1).to_bytes(4, "big") + long
open("index", "wb").write(data + hashlib.sha1(data).digest())'"""

ATTACKS = {
    "a hook": "mkdir hooks; printf '#!/bin/sh\\ntouch /evil\\n' > hooks/post-checkout",
    "a link for hooks": "ln -s ../../../src hooks",
    "hooks in a file": "echo x > hooks",
    "the settings of another folder": "echo ../../../e > commondir",
    "objects of another folder": "mkdir -p objects/info; echo /home > objects/info/alternates",
    "objects of an address": "mkdir -p objects/info; echo x > objects/info/http-alternates",
    "steps of a rebase": "mkdir rebase-merge; echo 'exec sh evil' > rebase-merge/git-rebase-todo",
    "patches": "mkdir rebase-apply; echo 1 > rebase-apply/next",
    "picks": "mkdir sequencer; printf '[options]\\nstrategy=x/evil\\n' > sequencer/opts",
    "a program for the look at files": "git config core.fsmonitor 'sh evil'",
    "a folder for hooks": "git config core.hooksPath ../../src",
    "a pager": "git config core.pager 'sh evil'",
    "a work tree elsewhere": "git config core.worktree /home",
    "settings of another file": "printf '[include]\\npath=../../x\\n' >> config",
    "settings of another file, perhaps": "printf '[includeIf \"gitdir:/\"]\\npath=/x\\n' >> config",
    "an alias": "git config alias.st '!sh evil'",
    "a filter": "git config filter.x.smudge 'sh evil'",
    "a way to update modules": "git config submodule.x.update '!sh evil'",
    "settings of the work tree": "printf '[core]\\nfsmonitor=evil\\n' > config.worktree",
    "a helper for an address": "git config remote.origin.url 'ext::sh -c evil'",
    "an address like an option": "git config remote.origin.url -- --upload-pack=evil",
    "a host like an option": "git config remote.origin.url ssh://-oProxyCommand=evil/x",
    "an unknown way to an address": "git config remote.origin.url evil://x",
    "a program of a remote": "git config remote.origin.uploadpack 'sh evil'",
    "an address for modules": "git config submodule.x.url 'ext::sh -c evil'",
    "an old form of an address": "mkdir remotes; echo 'URL: ext::sh -c evil' > remotes/origin",
    "another old form": "mkdir branches; echo 'ext::sh -c evil' > branches/origin",
    "branches that a fetch replaces": "git config remote.o.fetch '+refs/heads/*:refs/heads/*'",
    "a link in its folder": "ln -s /etc/passwd description",
    "a link for the list of files": "mv index ../i; ln -s ../i index",
    "a link for HEAD": "rm HEAD; ln -s refs/heads/main HEAD",
    "settings with a second name": "ln config ../../../src/notes",
    "HEAD with a second name": "ln HEAD ../../../src/notes",
    "a pipe": "mkfifo x",
    "settings that git can't read": "echo '[' > config",
    "a worktree": "git -C .. worktree add -q --detach ../../other",
    "files of a repository in the index": FORGED_INDEX,
    "an index that is none": "echo x > index",
    "a module with a hook": "git init -q --template= modules/m; mv modules/m/.git/* modules/m/; "
    "rmdir modules/m/.git; git config -f modules/m/config core.worktree ../../../m; "
    "mkdir modules/m/hooks; touch modules/m/hooks/pre-push",
    "a module elsewhere": "git init -q --template= modules/m; mv modules/m/.git/* modules/m/; "
    "rmdir modules/m/.git; git config -f modules/m/config core.worktree ../../../../../src",
    "a module behind a link": "git init -q --template= modules/m; mv modules/m/.git/* modules/m/; "
    "rmdir modules/m/.git; git config -f modules/m/config core.worktree ../../../l/x; "
    "ln -s ../../src ../l",
    "a module deep inside": "git init -q --template= modules/a/b/c; cd modules/a/b/c; "
    "mv .git/* .; rmdir .git; git config -f config core.fsmonitor evil; "
    "git config -f config core.worktree ../../../../../m",
    "a file among modules": "mkdir modules; ln ../../../src/app.py modules/x",
    "no HEAD": "rm HEAD",
    "no objects": "mv objects o",
    "nothing": "rm -rf -- *",
}


@pytest.fixture
def sandbox(repository: Repository) -> Sandbox:
    return repository.sandbox


def run(sandbox: Sandbox, text: str) -> SandboxRun:
    return sandbox.run_blocking(SandboxCommand(text, sandbox.folder, read_only=False), seconds=30)


def test_git_in_a_repository_that_a_command_made_moves_its_own_branch(
    repository: Repository, sandbox: Sandbox
) -> None:
    """The branch of the project was moved, and a file of the user overwritten."""
    (repository.project / "src/app.py").write_text("mine\n")
    before = state(repository.project)
    made = run(sandbox, CLONED)
    assert made.set_aside == ()
    assert not made.unsure
    ran = run(sandbox, "cd vendor/lib && git reset -q --hard HEAD~1 && git log --format=%s")
    assert output_text(ran) == "one\n"
    lib = repository.project / "vendor/lib"
    assert run_git(lib, "log", "--format=%s") == "one"
    assert (lib / "f").read_text() == "1\n"
    assert (repository.project / "src/app.py").read_text() == "mine\n"
    assert run_git(lib, "config", "user.name") == "B"
    shutil.rmtree(repository.project / "vendor")
    assert state(repository.project) == before


@pytest.mark.parametrize("attack", few(ATTACKS, 6))
def test_a_repository_that_git_outside_would_obey_is_put_aside_for_a_note(
    attack: str, repository: Repository, sandbox: Sandbox
) -> None:
    project = repository.project
    (project / "src/app.py").write_text("mine\n")
    before = state(project)
    made = run(sandbox, f"{IN_IT}{ATTACKS[attack]}")
    aside = dict(made.set_aside)
    assert "vendor/lib/.git" in aside, output_text(made)
    assert Path(aside["vendor/lib/.git"]).is_dir(), "nothing is lost"
    note = project / "vendor/lib/.git"
    assert note.is_file()
    for command in ("git reset -q --hard HEAD~1", "git checkout -q old", "git commit -qam x"):
        ran = run(sandbox, f"cd vendor/lib && {command}")
        assert ran.ended.code == 128
        assert "Helix set this repository aside, since it has " in output_text(ran)
    outside = subprocess.run(
        ["git", "status"], cwd=note.parent, capture_output=True, text=True, check=False
    )
    assert "Helix set this repository aside" in outside.stderr
    assert (project / "src/app.py").read_text() == "mine\n"
    shutil.rmtree(project / "vendor")
    for name in ("other", "src/notes"):
        if (place := project / name).is_dir():
            shutil.rmtree(place)
        else:
            place.unlink(missing_ok=True)
    assert state(project) == before


WAYS = {
    "moved": "mkdir -p vendor /tmp/x; git init -q /tmp/x/r; touch /tmp/x/r/.git/hooks/pre-push; "
    "mv /tmp/x/r vendor/lib",
    "unpacked": "git init -q /tmp/r; git -C /tmp/r config core.pager evil; mkdir -p vendor/lib; "
    "tar -C /tmp/r -cf - . | tar -C vendor/lib -xf -",
    "the copy of the project's own": "mkdir -p vendor/lib; cp -r .git vendor/lib/.git",
    "its files elsewhere": "mkdir vendor; git init -q --separate-git-dir=store vendor/lib",
    "its files below /tmp": "mkdir vendor; git init -q --separate-git-dir=/tmp/s vendor/lib",
    "a link": "mkdir -p vendor/lib; git init -q /tmp/r; ln -s /tmp/r/.git vendor/lib/.git",
    "a link to the project's own": "mkdir -p vendor/lib; ln -s ../../.git vendor/lib/.git",
    "a file that names the project's own": "mkdir -p vendor/lib; "
    "echo 'gitdir: ../../.git' > vendor/lib/.git",
    "a file that names a module": "mkdir -p vendor/lib; "
    "echo 'gitdir: ../../.git/modules/m' > vendor/lib/.git",
    "a file that looks like a note": "mkdir -p vendor/lib; echo 'gitdir: /dev/null/Helix set this "
    "repository aside, since it has x/../../../../tmp' > vendor/lib/.git",
    "an empty folder": "mkdir -p vendor/lib/.git",
}


@pytest.mark.parametrize("way", few(WAYS, 3))
def test_no_way_leaves_a_folder_in_which_git_finds_the_repository_above(
    way: str, repository: Repository, sandbox: Sandbox
) -> None:
    before = state(repository.project)
    made = run(sandbox, WAYS[way])
    assert "vendor/lib/.git" in dict(made.set_aside), output_text(made)
    ran = run(sandbox, "cd vendor/lib && git reset -q --hard HEAD~1")
    assert ran.ended.code == 128
    assert "Helix set this repository aside" in output_text(ran)
    shutil.rmtree(repository.project / "vendor")
    assert state(repository.project) == before


def test_other_spellings_of_the_name_are_put_aside(sandbox: Sandbox) -> None:
    ran = run(sandbox, "git init -q a; mv a/.git a/.GIT; git init -q b; mv b/.git 'b/.git.'")
    assert {name for name, _ in ran.set_aside} == {"a/.GIT", "b/.git."}


def test_a_bare_repository_is_put_aside_whole(repository: Repository, sandbox: Sandbox) -> None:
    ran = run(sandbox, "git init -q --bare src/store.git")
    assert [name for name, _ in ran.set_aside] == ["src/store.git"]
    assert not (repository.project / "src/store.git").exists()


def test_a_clone_with_modules_stays_whole(repository: Repository, sandbox: Sandbox) -> None:
    made = run(
        sandbox,
        "export GIT_ALLOW_PROTOCOL=file; for n in in mid top; do git init -q -b main /tmp/$n; "
        "git -C /tmp/$n -c user.name=a -c user.email=b commit -qm $n --allow-empty; done; "
        "add() { git -C /tmp/$1 submodule --quiet add /tmp/$2 sub/$2; "
        "git -C /tmp/$1 -c user.name=a -c user.email=b commit -qm more; }; "
        "add mid in; add top mid; git clone -q --recurse-submodules /tmp/top vendor/lib",
    )
    assert made.ended.code == 0, output_text(made)
    assert [name for name, _ in made.set_aside] == []
    lib = repository.project / "vendor/lib"
    assert run_git(lib / "sub/mid/sub/in", "log", "--format=%s") == "in"
    ran = run(sandbox, "cd vendor/lib/sub/mid && git rev-parse --show-toplevel")
    assert output_text(ran).strip().endswith("vendor/lib/sub/mid")


def test_a_note_may_be_deleted_with_its_folder(repository: Repository, sandbox: Sandbox) -> None:
    run(sandbox, f"{IN_IT}{ATTACKS['a hook']}")
    ran = run(sandbox, "rm -rf vendor && mkdir vendor && echo done")
    assert output_text(ran) == "done\n"
    assert ran.set_aside == ()
    assert not ran.unsure


def test_what_takes_the_place_of_a_note_is_looked_at(
    repository: Repository, sandbox: Sandbox
) -> None:
    run(sandbox, f"{IN_IT}{ATTACKS['a hook']}")
    ran = run(sandbox, "cd vendor/lib; rm .git; echo 'gitdir: ../../.git' > .git")
    assert [name for name, _ in ran.set_aside] == ["vendor/lib/.git"]
    assert output_text(run(sandbox, "cd vendor/lib; git status")).count("Helix set") == 1


def test_a_repository_is_put_back_in_the_place_of_its_note(
    repository: Repository, sandbox: Sandbox
) -> None:
    ran = run(sandbox, f"{IN_IT}{ATTACKS['a hook']}")
    assert any("Git fails there" in note for note in command_notes(ran, (), b""))
    files = SetAsideFiles(repository.ground.own, repository.project)
    (aside,) = files.listed()
    assert files.put_back_blocking(aside.place) == "vendor/lib/.git"
    lib = repository.project / "vendor/lib"
    assert [name.name for name in lib.iterdir()].count(".git") == 1
    assert not [*lib.glob("helix-*")]
    assert run_git(lib, "log", "--format=%s") == "two\none"
    again = run(sandbox, "cd vendor/lib && git log --format=%s && touch g")
    assert output_text(again) == "two\none\n"
    assert again.set_aside == (), "it is the user's now"


def test_a_repository_is_looked_at_again_while_the_command_that_made_it_runs(
    repository: Repository, sandbox: Sandbox
) -> None:
    plants = "mkdir vendor/lib/.git/hooks; touch vendor/lib/.git/hooks/pre-push; touch src/planted"
    waits = "until [ -e src/go ]; do sleep 0.02; done"
    with meanwhile(
        repository.project,
        lambda: run(sandbox, f"{CLONED}touch src/begun; {waits}; {plants}; {HOLDING}"),
    ):
        assert run(sandbox, "touch src/x").set_aside == ()
        assert (repository.project / "vendor/lib/.git").is_dir()
        run(sandbox, "touch src/go; until [ -e src/planted ]; do sleep 0.02; done")
        assert (repository.project / "vendor/lib/.git").is_file()


def test_a_worktree_that_git_made_beside_a_running_command_stays(
    repository: Repository, sandbox: Sandbox
) -> None:
    with meanwhile(repository.project, lambda: run(sandbox, HOLDING)):
        assert run(sandbox, "git worktree add -q wt").set_aside == ()
        assert run(sandbox, "touch src/x").set_aside == ()
    assert run_git(repository.project / "wt", "log", "-1", "--format=%s") == "second"


def test_a_second_name_of_an_object_keeps_no_repository_from_staying(
    repository: Repository, sandbox: Sandbox
) -> None:
    ran = run(sandbox, f"{CLONED}git clone -q vendor/lib vendor/second")
    assert ran.set_aside == (), output_text(ran)
    objects = (repository.project / "vendor/second/.git/objects").rglob("*")
    assert any(place.is_file() and place.stat().st_nlink > 1 for place in objects)


def test_the_paths_of_an_index_are_those_that_git_lists(repository: Repository) -> None:
    for number in range(40):
        (repository.project / f"src/{'n' * number}{number}").write_text("x")
    for version in ("2", "4"):
        git(repository.project, "add", "src")
        git(repository.project, "update-index", "--index-version", version)
        content = (repository.project / ".git/index").read_bytes()
        assert content[7] == int(version)
        listed = repository.git_output("ls-files").split("\n")
        assert [os.fsdecode(path) for path in index_paths(content, 20)] == listed


def test_a_fresh_repository_of_git_is_harmless(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q", "r")
    with PosixFolderHandle.at(str(tmp_path)) as root:
        assert check_repository(root, "r/.git", NOWHERE) == {}


SETTINGS = (
    "git remote add origin https://example.com/a/b.git",
    "git remote add origin git@example.com:a/b.git && git remote rename origin upstream",
    "git remote add a ssh://git@example.com:22/b && git remote remove a",
    "git remote add fork ../fork && git remote set-url fork /elsewhere/fork",
    "git remote rename known new",
    "git remote rename known new && git config user.name 'C D' && git config user.email c@d.e",
    "git remote remove known",
    "git remote set-head known main",
    "git config core.filemode false; git config core.ignorecase true",
    "git config core.logallrefupdates always",
    "git config submodule.x.url ../x; git config submodule.x.active true",
    "git remote add o https://example.com/x && git config branch.main.remote o "
    "&& git config branch.main.merge refs/heads/main",
)


@pytest.mark.parametrize("command", few(SETTINGS, 3))
def test_settings_and_names_of_the_project_are_afterwards_as_outside(
    command: str, repository: Repository, sandbox: Sandbox
) -> None:
    project = repository.project
    for words in (
        ("remote", "add", "known", "https://example.com/known"),
        ("update-ref", "refs/remotes/known/main", "HEAD"),
        ("update-ref", "refs/remotes/known/side", "HEAD"),
        ("symbolic-ref", "refs/remotes/known/HEAD", "refs/remotes/known/side"),
        ("config", "branch.main.remote", "known"),
        ("config", "branch.main.merge", "refs/heads/main"),
        ("config", "branch.main.pushRemote", "known"),
        ("config", "remote.known.pushurl", "https://example.com/push"),
        ("config", "remote.pushDefault", "known"),
    ):
        git(project, *words)
    outside = project.parent / "twin"
    shutil.copytree(project, outside, symlinks=True)
    expected = subprocess.run(["bash", "-c", command], cwd=outside, check=False).returncode
    ran = run(sandbox, command)
    assert ran.ended.code == expected, output_text(ran)
    assert refused(ran) == ()
    listings = (
        [run_git(folder, *words) for folder in (project, outside)]
        for words in (
            ("config", "--local", "--list"),
            ("for-each-ref", "--format=%(refname) %(objectname) %(symref)"),
            ("ls-files", "-s"),
            ("stash", "list"),
        )
    )
    for inside, other in listings:
        assert sorted(inside.split("\n")) == sorted(other.split("\n"))


def test_where_a_push_goes_from_now_on_is_told(repository: Repository, sandbox: Sandbox) -> None:
    git(repository.project, "remote", "add", "o", "https://example.com/mine")
    ran = run(sandbox, "git remote set-url o https://example.com/other; git config user.name D")
    (note,) = (text for text in command_notes(ran, (), b"") if "pushes" in text)
    assert "changed: 'remote.o.url'; tell the user" in note
    ran = run(sandbox, "git config user.name E")
    assert not [text for text in command_notes(ran, (), b"") if "pushes" in text]


@pytest.mark.parametrize(
    "setting",
    few(
        [
            "remote.o.url=ext::sh -c evil",
            "remote.o.url=--upload-pack=evil",
            "remote.o.url=http://example.com",
            "remote.o.url=git@-oProxyCommand=evil:x",
            "remote.o.url=-oProxyCommand=evil:x",
            "remote.o.url=user@host:-x",
            "remote.o.pushurl=https://example.com",
            "remote.o.receivepack=evil",
            "remote.o.vcs=evil",
            "remote.o.fetch=+refs/*:refs/*",
            "url.evil.insteadOf=https://example.com",
            "user.signingkey=evil",
            "core.sshCommand=evil",
            "core.editor=evil",
            "submodule.x.update=!evil",
            "branch.main.remote=./src",
            "include.path=x",
            "core.bare=perhaps",
        ],
        4,
    ),
)
def test_other_settings_of_the_project_are_not_taken_over(
    setting: str, repository: Repository, sandbox: Sandbox
) -> None:
    before = (repository.project / ".git/config").read_bytes()
    name, _, value = setting.partition("=")
    ran = run(sandbox, f"git config --add {name} '{value}'")
    assert [text.split(": ")[1].casefold() for text in refused(ran)] == [name.casefold()]
    assert (repository.project / ".git/config").read_bytes() == before


ADDRESSES = {
    "the commands' home": "git remote set-url o {own}/commands/b.git",
    "its name without an ending": "git remote set-url o {own}/commands/b",
    "a file": "git remote set-url o file://{own}/commands/%62.git",
    "a file of a machine": "git remote set-url o file:/{own}/commands/b.git",
    "a new remote": "git remote add n {own}/commands/b.git",
    "a link": "ln -s {own}/commands/b.git src/l; git remote set-url o ./src/l",
    "a link, by its whole path": "ln -s {own}/commands/b.git src/l; "
    "git remote set-url o $PWD/src/l",
    "a folder that a link may replace": "git remote set-url o $PWD/src/../../data/commands/b.git",
    "a place that each process has for itself": "ln -s {own}/commands/b.git src/l; "
    "git remote set-url o /proc/self/cwd/src/l",
    "a name in place of an address": "ln -s {own}/commands/b.git o; "
    "git config --unset remote.o.url",
    "a name of a branch's remote": "ln -s {own}/commands/b.git o; git remote remove o; "
    "git config branch.main.remote o; git config branch.main.merge refs/heads/main",
    "a module": "git config submodule.o.url {own}/commands/b.git",
}


@pytest.mark.parametrize("way", few(ADDRESSES, 3))
def test_no_push_goes_to_a_repository_that_commands_can_make(
    way: str, repository: Repository, sandbox: Sandbox
) -> None:
    """Git outside runs the hooks of a repository to which it pushes by a path."""
    project, own = repository.project, repository.ground.own
    theirs, home = project.parent / "theirs.git", own / "commands"
    home.mkdir()
    for place in (theirs, home / "b.git"):
        git(project, "init", "-q", "--bare", str(place))
    hook = home / "b.git/hooks/post-receive"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text(f"#!/bin/sh\ntouch {project.parent}/ran\n")
    hook.chmod(0o755)
    git(project, "remote", "add", "o", str(theirs))
    git(project, "config", "branch.main.remote", "o")
    git(project, "config", "branch.main.merge", "refs/heads/main")
    before = (project / ".git/config").read_bytes()
    ran = run(sandbox, ADDRESSES[way].format(own=own))
    assert refused(ran), "and it is told"
    assert (project / ".git/config").read_bytes() == before
    for words in (("push", "-q", "o", "HEAD:refs/heads/x"), ("push", "-q")):
        git(project, "-c", "push.default=current", *words)
    assert not (project.parent / "ran").exists()


_INSIDE = (
    "git init -q lib; git init -q --bare lib/.git/b; cd lib/.git/b/hooks; "
    "printf '#!/bin/sh\\ntouch {ran}' > post-receive; chmod +x post-receive; cd ../../../.."
)


@pytest.mark.parametrize(
    ("line", "aside"),
    [
        ("ln -s {own}/b.git o", "o"),
        ("ln -s {own} src/own; ln -s src/own/b.git o", "src/own"),
        ("echo 'gitdir: {own}/b.git' > o", "o"),
        (f"{_INSIDE}; ln -s lib/.git/b o", "lib/.git"),
        (f"{_INSIDE}; echo 'gitdir: lib/.git/b' > o", "lib/.git"),
    ],
)
def test_no_push_to_a_name_that_is_no_remote_goes_to_a_repository_of_commands(
    line: str, aside: str, repository: Repository, sandbox: Sandbox
) -> None:
    project, own, hook_ran = (
        repository.project,
        repository.ground.own,
        repository.project.parent / "ran",
    )
    git(project, "init", "-q", "--bare", "--template=", str(own / "b.git"))
    hook = own / "b.git/hooks/post-receive"
    hook.parent.mkdir()
    hook.write_text(f"#!/bin/sh\ntouch {hook_ran}")
    hook.chmod(0o755)
    ran = run(sandbox, line.format(own=own, ran=hook_ran))
    assert aside in dict(ran.set_aside), output_text(ran)
    assert subprocess.run(["git", "push", "-q", "o", "main"], cwd=project, check=False).returncode
    assert not hook_ran.exists()


@pytest.mark.parametrize("address", ["{own}/commands/b.git", "../src/l", "/proc/self/cwd/b"])
def test_a_nested_repository_that_pushes_to_where_commands_write_is_put_aside(
    address: str, repository: Repository, sandbox: Sandbox
) -> None:
    own = repository.ground.own
    made = f"{CLONED}mkdir vendor/src; ln -s {own}/b.git vendor/src/l"
    ran = run(sandbox, f"{made}; git -C vendor/lib remote add o {address.format(own=own)}")
    assert "vendor/lib/.git" in dict(ran.set_aside)


@pytest.mark.parametrize(
    "address", ["/elsewhere/b", "https://example.com/b", "$PWD", "a@b.c:b", "../b"]
)
def test_a_nested_repository_stays_with_any_other_address(
    address: str, repository: Repository, sandbox: Sandbox
) -> None:
    ran = run(sandbox, f"a={address}; {CLONED}git -C vendor/lib remote add o $a")
    assert ran.set_aside == ()


def test_no_value_of_a_setting_is_taken_over_beside_one_that_is_not() -> None:
    now = b'[remote "o"]\n\turl = https://example.com\n\turl = ext::evil\n'
    now += b'[branch "main"]\n\tremote = o\n'
    assert merged_settings(b"", now, NOWHERE) == (b"", ["branch.main.remote", "remote.o.url"])


def test_a_remote_with_another_name_keeps_only_what_it_had() -> None:
    before = b'[remote "a"]\n\turl = https://example.com\n\tuploadpack = mine\n'
    assert merged_settings(before, before.replace(b'"a"', b'"b"'), NOWHERE)[1] == []
    now = before.replace(b'"a"', b'"b"').replace(b"mine", b"evil")
    merged, left = merged_settings(before, now, NOWHERE)
    assert left == ["remote.b.uploadpack"]
    assert b"evil" not in (merged or b"")


COMMIT = "git -c user.name=a -c user.email=b commit -q --allow-empty"
ELSEWHERE = {
    "a hook runs": "git init -q $T/r; cd $T/r; h=.git/hooks/pre-commit; "
    f"printf '#!/bin/sh\\necho ran\\n' > $h; chmod +x $h; {COMMIT} -m x",
    "no folder of hooks is set": "cd $T; git init -q r; cd r; git config core.hooksPath; "
    "git rev-parse --git-path hooks",
    "a bare one is found": "git init -q --bare $T/b.git; cd $T/b.git; git rev-parse --git-dir",
    "one is cloned by its path": f"git init -q $T/r; cd $T/r; {COMMIT} -m x; "
    "git clone -q . ../c; git -C ../c log --format=%s",
    "its own settings count": "git init -q $T/r; cd $T/r; git config submodule.recurse true; "
    "git config submodule.recurse; git config core.editor 'echo edited >'; "
    f"{COMMIT}; git log --format=%s",
    "one that is bare is pushed to": "git init -q --bare $T/b.git; git init -q $T/r; cd $T/r; "
    "printf '#!/bin/sh\\necho got >&2\\n' > ../b.git/hooks/post-receive; "
    f"chmod +x ../b.git/hooks/post-receive; {COMMIT} -m x; "
    "git push -q ../b.git HEAD:refs/heads/x 2>&1 | tr -d ' '",
}


@pytest.mark.parametrize("place", ["/tmp/t", "src/t"])
@pytest.mark.parametrize("case", few(ELSEWHERE))
def test_git_in_a_new_repository_does_what_it_does_outside(
    case: str, place: str, sandbox: Sandbox, tmp_path: Path
) -> None:
    text = f"mkdir -p {place}; T=$(realpath {place}); {ELSEWHERE[case]}"
    outside = tmp_path / "outside-of-all"
    (outside / "src").mkdir(parents=True)
    expected = subprocess.run(
        ["bash", "-c", text.replace("/tmp/t", str(outside / "t"))],
        cwd=outside,
        env={"PATH": os.environ["PATH"], "HOME": str(outside), "TERM": "dumb"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        text=True,
    )
    ran = run(sandbox, text)
    assert (ran.ended.code, output_text(ran)) == (expected.returncode, expected.stdout)


@pytest.mark.parametrize("where", [".", "src", "vendor/lib", ".git"])
def test_in_the_repositories_of_the_project_nothing_of_their_own_runs(
    where: str, repository: Repository, sandbox: Sandbox
) -> None:
    project = repository.project
    run(sandbox, CLONED)
    lib = project / "vendor/lib/.git"
    for inside in (project / ".git", lib):
        git(inside.parent, "config", "core.fsmonitor", "echo ran >&2; false")
        git(inside.parent, "config", "alias.x", "status")
        (inside / "hooks").mkdir(exist_ok=True)
        hook = inside / "hooks/pre-commit"
        hook.write_text("#!/bin/sh\necho ran\n")
        hook.chmod(0o755)
    ran = run(
        sandbox, f"cd {where}; git config core.hooksPath; git --version; git config core.fsmonitor"
    )
    assert "/dev/null" in output_text(ran)
    assert output_text(ran).endswith("false\n")
    if where != ".git":
        ran = run(
            sandbox, f"cd {where}; git status -s; git commit -q --allow-empty -m x && echo done"
        )
        assert output_text(ran).endswith("done\n")
        assert "ran\n" not in output_text(ran)


def test_a_project_whose_path_looks_like_a_pattern_has_the_settings(
    bubblewrap: SandboxBackend, tmp_path: Path
) -> None:
    project = tmp_path / 'a[b]*? "c" \\d'
    project.mkdir()
    git(project, "init", "-q")
    sandbox = Sandbox(bubblewrap, project, app_folders=(tmp_path / "own",), spool=tmp_path)
    assert output_text(run(sandbox, "git config core.hooksPath")) == "/dev/null\n"
