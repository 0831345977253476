"""Commands that attack the copy of a repository, and repositories that were prepared for one."""

import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread

import pytest

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxBackend
from helix_desktop.tools.sandbox.git.git_program import MAX_TRIES, GitProgram, Refs, try_in_groups
from helix_desktop.tools.sandbox.git.git_settings import merged_settings
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import SandboxRun
from tests.examples import few
from tests.tools.sandbox.conftest import (
    HOLDING,
    NOWHERE,
    Ground,
    Repository,
    git,
    is_sound,
    meanwhile,
    output_text,
    refused,
    rescued,
    run_git,
    state,
)
from tests.waiting import wait_until

WRECKS = {
    "objects deleted": "rm -rf .git/objects/?? .git/objects/pack/* .git/objects",
    "objects renamed": "mv .git/objects .git/o; mv .git/objects/pack .git/p; mkdir .git/objects",
    "objects overwritten": "chmod -R u+w .git/objects; for f in .git/objects/??/* "
    ".git/objects/pack/*; do echo x > $f; done",
    "objects replaced by links": "for d in .git/objects/??; do rm -rf $d; ln -s /tmp $d; done",
    "objects replaced by folders": "for f in .git/objects/??/*; do rm -f $f; mkdir -p $f/x; done",
    "objects taken elsewhere": "mkdir -p e; cp -r .git/objects/?? e; rm -rf .git/objects/??; "
    "mkdir -p .git/objects/info; echo $PWD/e > .git/objects/info/alternates",
    "objects taken elsewhere by a link": "mkdir -p e/info; cp -r .git/objects/?? e; "
    "rm -rf .git/objects/?? .git/objects/info; echo $PWD/e > e/info/alternates; "
    "ln -s ../../e/info .git/objects/info",
    "names deleted": "rm -rf .git/refs .git/packed-refs .git/logs",
    "names overwritten": "for f in .git/HEAD .git/packed-refs $(find .git/refs -type f); do "
    "echo nonsense > $f; done",
    "the index deleted": "rm .git/index .git/HEAD",
    "the index overwritten": "echo x > .git/index",
    "everything deleted": "rm -rf .git; rm -rf .git/*",
    "everything by git's own commands": "git update-ref -d refs/heads/main; git repack -adq; "
    "git prune --expire=now; git gc -q --prune=now",
}
ATTACKS = {
    "a branch that looks like an option": "git update-ref refs/heads/--upload-pack=x HEAD",
    "a branch by the name of what is checked out": "git rev-parse HEAD > .git/refs/heads/HEAD",
    "a tag that looks like an option": "git update-ref refs/tags/-d HEAD",
    **WRECKS,
    "the new objects deleted": "git commit -qm x; rm -rf .git/objects/?? .git/objects/pack",
    "every name deleted": "rm -rf .git/refs .git/HEAD .git/logs .git/packed-refs",
    "a branch without a commit": "printf '%040d\\n' 1 > .git/refs/heads/main",
    "links and pipes": "ln -sf /etc/passwd .git/logs/HEAD; ln -s /etc .git/refs/heads/x; "
    "mkdir -p .git/info; mkfifo .git/refs/heads/y .git/shallow .git/info/exclude "
    ".git/objects/pack/a.idx",
    "other places": "echo ../evil > .git/commondir; echo / > .git/objects/info/alternates",
    "steps of a rebase": "mkdir -p .git/rebase-merge; "
    "echo 'exec sh evil.sh' > .git/rebase-merge/git-rebase-todo",
    "logs with a line of any length": "mkdir -p .git/logs/refs; python3 -c \"print('0' * 40, "
    "'0' * 40, '<' * 300000); print(('0' * 40 + ' ') * 9000)\" | tee -a .git/logs/HEAD "
    "> .git/logs/refs/stash",
    "settings": "git config core.fsmonitor 'touch x'; git config alias.x '!touch pwned'; "
    "echo '[include] path = /tmp/x' >> .git/config",
    "hooks": "mkdir -p .git/hooks; echo 'touch h' > .git/hooks/pre-commit; "
    "echo x > .git/hooks/post-merge",
    "an object under a false name": "python3 src/pack.py; git show HEAD:src/app.py",
    "an index that leads out": "git update-index --add --cacheinfo "
    "100644,$(git rev-parse HEAD:src/app.py),src/ok; python3 src/index.py",
    "an index without its objects": "echo new > src/z; git add src/z; rm -rf .git/objects/??",
    "names of Helix": "git update-ref refs/helix/kept/x HEAD; git update-ref refs/replace/x HEAD",
    "a branch that leads to another": "git symbolic-ref refs/heads/main refs/heads/old",
    "a worktree elsewhere": "mkdir -p .git/worktrees/x; echo ../.. > .git/worktrees/x/commondir; "
    "echo ref: refs/heads/old > .git/worktrees/x/HEAD; echo /etc/.git > .git/worktrees/x/gitdir",
    "ignored files": "mkdir -p .git/info; echo '*' > .git/info/exclude",
    "a pipe far below": "d=.git/refs/heads; for i in $(seq 70); do d=$d/a; done; mkdir -p $d; "
    "mkfifo $d/p",
    "a branch in ruins": "echo x > .git/refs/heads/feature",
    "a huge list of objects": "truncate -s 3G .git/objects/pack/pack-x.idx",
    "a huge file": "git tag x; truncate -s 2G .git/x; git tag -d x",
    "an index that is cut": "head -c 30 .git/index > i; cat i > .git/index; rm i",
    "an index that only begins": "printf DIRC > .git/index",
    "huge packed names": "head -c 70000000 /dev/zero > .git/packed-refs",
    "packed names out of order": "tac .git/packed-refs | grep -v '#' > p; "
    "(echo '# pack-refs with: peeled fully-peeled sorted '; cat p) > .git/packed-refs; rm p",
    "a branch that leads to itself": "echo 'ref: refs/heads/main' > .git/refs/heads/main",
    "a place above the branches": "echo 'ref: refs/../x' > .git/HEAD",
    "steps in a pipe": "mkdir -p .git/rebase-merge; mkfifo .git/rebase-merge/git-rebase-todo",
    "steps behind a link": "mkdir -p .git/rebase-merge; echo 'exec sh evil.sh' > .git/steps; "
    "ln -s ../steps .git/rebase-merge/git-rebase-todo",
    "very many steps": "mkdir -p .git/rebase-merge; cd .git/rebase-merge; "
    "echo 'exec sh evil.sh' > git-rebase-todo; truncate -s 9M git-rebase-todo",
    "steps in another folder": "ln -s ../src .git/rebase-merge",
    "a strategy": "mkdir -p .git/rebase-merge; echo x/evil > .git/rebase-merge/strategy",
    "a strategy of a pick": "mkdir -p .git/sequencer; "
    "printf '[options]\\n\\tstrategy = x/evil\\n' > .git/sequencer/opts",
    "a strategy on two lines": "mkdir -p .git/sequencer; "
    "printf '[options]\\n\\tstrategy = x\\\\\\n/evil\\n' > .git/sequencer/opts",
    "a strategy on two lines of Windows": "mkdir -p .git/sequencer; "
    "printf '[options]\\n\\tstrategy = \\\\\\r\\nx/evil\\n' > .git/sequencer/opts",
    "a strategy behind a mark": "mkdir -p .git/sequencer; "
    "printf '\\xef\\xbb\\xbf[options]strategy = x/evil\\n' > .git/sequencer/opts",
    "a strategy that runs programs": "mkdir -p .git/rebase-merge; cd .git/rebase-merge; "
    "echo index > strategy; echo \"'x/../../evil'\" > strategy_opts",
    "a file that patches write": "mkdir -p .git/rebase-apply; "
    "echo \" '--build-fake-ancestor=/tmp/x'\" > .git/rebase-apply/apply-opt",
    "an address": "mkdir -p .git/remotes; echo 'URL: https://example.com/x' > .git/remotes/origin",
}
LIST_LONG_NAMES = """
import hashlib, struct
entry = bytes(24) + struct.pack(">I", 0o100644) + bytes(12) + b"\\1" * 20 + b"\\x0f\\xff"
first = entry + b"\\0" + b"a" * 1_000_000 + b"00000000\\0"
others = (entry + b"\\x08" + b"%08d" % number + b"\\0" for number in range(1, 300))
index = b"DIRC" + struct.pack(">II", 4, 300) + first + b"".join(others)
open(".git/index", "wb").write(index + hashlib.sha1(index).digest())
"""
INDEX = r"""
import hashlib
data = bytearray(open(".git/index", "rb").read().replace(b"src/ok", b".git/x", 1))
data[-20:] = hashlib.sha1(bytes(data[:-20])).digest()
open(".git/index", "wb").write(data)
"""
NOTHING_TO_TAKE = frozenset(
    {"objects overwritten", "objects replaced by folders", "objects taken elsewhere", "hooks"}
    | {"an object under a false name", "a huge list of objects", "logs with a line of any length"}
)
"""Attacks that change nothing but objects, or could not even be tried."""
FALSE_PACK = r"""
import binascii, hashlib, os, struct, subprocess, zlib
name = bytes.fromhex(subprocess.check_output(["git", "rev-parse", "HEAD:src/app.py"], text=True))
entry = b"\x35" + zlib.compress(b"evil\n")
pack = b"PACK" + struct.pack(">II", 2, 1) + entry
end = hashlib.sha1(pack).digest()
fan = b"".join(struct.pack(">I", each >= name[0]) for each in range(256))
index = b"\xfftOc" + struct.pack(">I", 2) + fan + name
index += struct.pack(">II", binascii.crc32(entry), 12) + end
place = ".git/objects/pack/pack-" + end.hex()
for path, content in ((".pack", pack + end), (".idx", index + hashlib.sha1(index).digest())):
    open(place + path, "wb").write(content)
os.remove(".git/objects/%s/%s" % (name.hex()[:2], name.hex()[2:]))
"""


@pytest.mark.parametrize("way", few(ATTACKS, 4))
def test_an_attack_on_the_copy_leaves_the_repository_as_it_is(
    way: str, repository: Repository
) -> None:
    project = repository.project
    (project / "src/pack.py").write_text(FALSE_PACK)
    (project / "src/index.py").write_text(INDEX)
    git(project, "add", "src")
    before, settings = state(project), (project / ".git/config").read_bytes()
    hooks = {path.name: path.read_bytes() for path in (project / ".git/hooks").iterdir()}
    objects = repository.objects()
    ran = repository.run(ATTACKS[way])
    (project / "src/z").unlink(missing_ok=True)
    shutil.rmtree(project / "e", ignore_errors=True)
    assert state(project) == before, output_text(ran)
    assert is_sound(project)
    assert objects <= repository.objects()
    assert bool(refused(ran)) is (way not in NOTHING_TO_TAKE), output_text(ran)
    assert way != "an object under a false name" or "evil" in output_text(ran), "the trick works"
    assert (project / ".git/config").read_bytes() == settings
    assert {path.name: path.read_bytes() for path in (project / ".git/hooks").iterdir()} == hooks
    names = ("shallow", "info/grafts", "info/exclude", "commondir", "worktrees/x", "remotes")
    names += ("objects/info/alternates", "rebase-merge/strategy", "rebase-apply/apply-opt")
    for name in (*names, "sequencer/opts"):
        assert not (project / ".git" / name).exists(), name
    assert not (project / ".git/rebase-merge").is_symlink()
    assert not (project / ".git/rebase-merge/git-rebase-todo").exists() or (
        b"exec" not in (project / ".git/rebase-merge/git-rebase-todo").read_bytes()
    )


@pytest.mark.parametrize("name", ["main@{0}", "x.lock", "a//b", ".x", "x/"])
def test_what_is_checked_out_never_gets_a_name_that_no_branch_can_have(
    name: str, repository: Repository
) -> None:
    before = state(repository.project)
    ran = repository.run(f"printf 'ref: refs/heads/{name}\\n' > .git/HEAD")
    assert state(repository.project)[0:1] == before[0:1]
    assert repository.git_output("symbolic-ref", "HEAD") == "refs/heads/main"
    assert "HEAD" in refused(ran)


def test_a_branch_that_has_no_commit_yet_can_be_checked_out(repository: Repository) -> None:
    repository.run("git checkout -q --orphan new")
    assert repository.git_output("symbolic-ref", "HEAD") == "refs/heads/new"


def test_files_of_the_user_in_a_repository_stay_whatever_their_names(
    repository: Repository,
) -> None:
    inside = repository.project / ".git"
    (inside / "helix-notes").write_text("mine")
    (inside / "helix-folder").mkdir()
    (inside / "helix-folder/file").write_text("mine")
    repository.run("git commit -qm x")
    assert (inside / "helix-notes").read_text() == "mine"
    assert (inside / "helix-folder/file").read_text() == "mine"


SETTINGS_THAT_WAIT = {
    "of the repository": "printf '[include]\\n\\tpath = /dev/ptmx\\n' >> .git/config",
    "of a worktree": "mkdir -p .git/worktrees/x; cd .git/worktrees/x; echo ref: refs/heads/main "
    "> HEAD; printf '[include]\\n\\tpath = /dev/ptmx\\n' > config",
    "of another repository": "mkdir -p .git/worktrees/x .git/refs/evil/objects "
    ".git/refs/evil/refs; echo ref: refs/heads/main > .git/worktrees/x/HEAD; "
    "echo ../../refs/evil > .git/worktrees/x/commondir; "
    "printf '[include]\\n\\tpath = /dev/ptmx\\n' > .git/refs/evil/config",
}


@pytest.mark.parametrize("way", SETTINGS_THAT_WAIT)
def test_settings_that_name_a_device_do_not_keep_git_waiting(
    way: str, repository: Repository
) -> None:
    ran = repository.run(f"git commit -q --allow-empty -m taken; {SETTINGS_THAT_WAIT[way]}")
    assert "taken" in repository.git_output("log", "-1", "--format=%s")
    assert refused(ran)
    assert b"ptmx" not in (repository.project / ".git/config").read_bytes()


def test_items_that_work_alone_are_done_although_others_of_their_group_fail() -> None:
    def works(some: Sequence[int]) -> bool:
        return not {3, 400, 999}.intersection(some)

    done, failed = try_in_groups(range(1_000), works)
    assert done == [number for number in range(1_000) if number not in (3, 400, 999)]
    assert failed == [3, 400, 999]
    assert try_in_groups([], works) == ([], [])


def test_many_items_that_all_fail_are_given_up_after_a_few_tries() -> None:
    tries: list[int] = []

    def works(some: Sequence[int]) -> bool:
        tries.append(len(some))
        return False

    assert try_in_groups(range(100_000), works)[0] == []
    assert len(tries) == MAX_TRIES


def test_of_many_branches_those_are_taken_over_that_the_repository_can_have(
    repository: Repository,
) -> None:
    ran = repository.run(
        "h=$(git rev-parse HEAD); (cat .git/packed-refs; for i in $(seq 300); do "
        "echo $h refs/heads/many-$i; printf '%040d refs/heads/none-%d\\n' $i $i; done; "
        "echo $h refs/heads/many-7/x) | grep -v '^[#^]' | sort -k2 > refs; mv refs .git/packed-refs"
    )
    names = repository.git_output(
        "for-each-ref", "--format=%(refname:short)", "refs/heads/"
    ).split()
    assert {f"many-{number}" for number in range(1, 301)} <= {*names, "many-7"}
    assert not any(name.startswith("none-") for name in names)
    assert len([name for name in names if name.startswith("many-7")]) == 11
    assert refused(ran)
    assert is_sound(repository.project)


def test_the_tree_without_files_is_taken_over_which_git_has_without_storing_it(
    ground: Ground, bubblewrap: SandboxBackend
) -> None:
    shutil.rmtree(ground.project / ".git")
    run_git(ground.project, "init", "-q", "--template=")
    ground.run(bubblewrap, "git -c user.name=a -c user.email=b commit -q --allow-empty -m first")
    assert is_sound(ground.project)
    objects = [path.name for path in (ground.project / ".git/objects").glob("4b/825dc*")]
    assert objects == ["825dc642cb6eb9a060e54bf8d69288fbee4904"]


OTHER_PAST = {
    "a graft": "mkdir -p .git/info; git rev-parse HEAD > .git/info/grafts",
    "a shallow end": "git rev-parse HEAD > .git/shallow",
    "a replacement": "r=replace; git $r HEAD HEAD~1; git pack-refs --all",
}


@pytest.mark.parametrize("way", OTHER_PAST)
def test_a_command_cannot_make_git_show_another_history(way: str, repository: Repository) -> None:
    log = repository.git_output("log", "--format=%H %s")
    ran = repository.run(f"{OTHER_PAST[way]}; git log --format='%H %s'")
    assert log not in output_text(ran), "the trick works"
    assert repository.git_output("log", "--format=%H %s") == log
    assert refused(ran)


def test_lists_of_objects_that_a_program_wrote_are_not_believed(repository: Repository) -> None:
    repository.run(
        "git commit-graph write --reachable; chmod u+w .git/objects/info/commit-graph; "
        "printf 'xxxxxxxx' | dd of=.git/objects/info/commit-graph bs=1 seek=1200 conv=notrunc; "
        "git multi-pack-index write; for p in .git/objects/pack/*.pack; do "
        "echo > ${p%pack}bitmap; done"
    )
    objects = repository.project / ".git/objects"
    assert {path.suffix for path in (objects / "pack").iterdir()} == {".pack", ".idx"}
    assert not (objects / "info/commit-graph").exists()


def test_no_link_in_a_repository_leads_what_git_writes_elsewhere(repository: Repository) -> None:
    outside = repository.ground.outside
    ran = repository.run(
        f"ln -sf {outside}/secret .git/logs/HEAD; rm -rf .git/logs/refs; "
        f"ln -s {outside} .git/logs/refs; ln -s {outside}/made .git/COMMIT_EDITMSG2"
    )
    git(repository.project, "commit", "-qm", "third")
    assert (outside / "secret").read_text() == "not-a-real-key"
    assert sorted(path.name for path in outside.iterdir()) == ["secret"]
    assert {text.partition(",")[0] for text in refused(ran)} >= {"logs/HEAD", "logs/refs"}
    assert len(repository.git_output("reflog").splitlines()) > 3


def test_links_that_were_there_before_stay(repository: Repository) -> None:
    exclude = repository.project / ".git/info/exclude"
    exclude.parent.mkdir(exist_ok=True)
    exclude.symlink_to(repository.ground.outside / "ignored")
    assert refused(repository.run("echo")) == ()
    assert exclude.is_symlink()


def test_files_without_permissions_in_the_repository_get_them_back(repository: Repository) -> None:
    inside = repository.project / ".git"
    ran = repository.run("chmod 000 .git/HEAD .git/refs .git/objects/?? .git; echo done")
    assert "done" in output_text(ran)
    places = (inside, inside / "refs", *inside.glob("objects/??"))
    assert all(place.stat().st_mode & 0o700 == 0o700 for place in places)
    assert (inside / "HEAD").stat().st_mode & 0o400


def third_commit(repository: Repository) -> tuple[str, str]:
    """Make a commit that only main leads to; return it, and the one before."""
    git(repository.project, "commit", "-qm", "third")
    third, second = repository.git_output("log", "--format=%H", "main", "-2").split()
    return third, second


BOTH_LOGS = "for l in HEAD refs/heads/main; do printf '{line}\\n' > .git/logs/$l; done"
SET_BACK = {
    "logs of another commit": "echo {second} > .git/logs/HEAD; cp .git/logs/HEAD "
    ".git/logs/refs/heads/main; echo {third} > .git/logs/elsewhere",
    "only the text of a log": BOTH_LOGS.format(
        line="{second} {second} A <a> {now} +0000\\tx {third}"
    ),
    "a line that is soon outdated": BOTH_LOGS.format(line="{third} {second} A <a> 1 +0000\\tx"),
    "empty logs": ": > .git/packed-refs; : > .git/logs/HEAD; : > .git/logs/refs/heads/main",
}


@pytest.mark.parametrize("way", SET_BACK)
def test_a_commit_that_a_branch_was_set_back_from_is_not_lost(
    way: str, repository: Repository
) -> None:
    third, second = third_commit(repository)
    line = SET_BACK[way].format(second=second, third=third, now=int(time.time()))
    ran = repository.run(f"echo {second} > .git/refs/heads/main; {line}")
    assert third in repository.git_output("rev-list", "--all", "--reflog").split(), output_text(ran)


def test_a_second_name_that_git_drops_does_not_hide_a_lost_branch(repository: Repository) -> None:
    third, second = third_commit(repository)
    repository.run(f"mkdir -p .git/refs/remotes/z; echo {third} > .git/refs/remotes/z/z")
    git(repository.project, "pack-refs", "--all")
    ran = repository.run(
        f": > .git/packed-refs; echo {second} > .git/refs/heads/main; "
        ": > .git/logs/HEAD; : > .git/logs/refs/heads/main"
    )
    assert third in repository.git_output("rev-list", "--all", "--reflog").split(), output_text(ran)


def test_a_line_that_names_a_stash_does_not_hide_that_one_is_lost(repository: Repository) -> None:
    stash = repository.git_output("rev-parse", "stash@{0}")
    ran = repository.run("git stash list; rm .git/refs/stash .git/logs/refs/stash")
    assert rescued(ran) == {stash}


def test_a_list_of_stashes_that_is_emptied_is_put_back(repository: Repository) -> None:
    stashes = repository.git_output("stash", "list")
    repository.run(": > .git/logs/refs/stash")
    assert repository.git_output("stash", "list") == stashes != ""


def test_one_of_several_old_stashes_can_be_dropped(
    repository: Repository, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_COMMITTER_DATE", "2020-01-01T00:00:00Z")
    for text in ("a", "b", "c"):
        (repository.project / "src" / "app.py").write_text(text)
        git(repository.project, "stash", "-q")
    dropped = repository.git_output("rev-parse", "stash@{2}")
    assert refused(repository.run("git stash drop -q stash@{1}; echo")) == ()
    ran = repository.run("git stash list; sed -i 2d .git/logs/refs/stash")
    assert rescued(ran) == {dropped}


def test_a_command_cannot_let_a_worktree_read_the_settings_of_another_repository(
    repository: Repository,
) -> None:
    project = repository.project
    run_git(project, "worktree", "add", "-q", "other")
    entry = project / ".git/worktrees/other"
    before = (entry / "commondir").read_bytes()
    ran = repository.run(
        "cp -r .git src/evil; "
        f"git --git-dir=src/evil config core.fsmonitor 'touch {project}/pwned; false'; "
        f"echo {project}/src/evil > {entry}/commondir; echo ref: refs/heads/none > {entry}/HEAD"
    )
    assert (entry / "commondir").read_bytes() == before, output_text(ran)
    run_git(project / "other", "status")
    assert not (project / "pwned").exists()


@pytest.mark.parametrize(
    "name", ["logs", "logs/refs", "logs/refs/heads/main", "refs/heads", "objects", "objects/00"]
)
def test_a_repository_with_a_link_through_which_git_would_write_elsewhere_gets_no_copy(
    name: str, repository: Repository, tmp_path: Path
) -> None:
    place, elsewhere = repository.project / ".git" / name, tmp_path / "elsewhere"
    elsewhere.mkdir()
    subprocess.run(["rm", "-rf", place], check=True)
    place.symlink_to(elsewhere)
    with pytest.raises(ToolError, match="is a link"):
        repository.run("git commit -qm x --allow-empty")
    assert not [*elsewhere.iterdir()]


def test_a_link_that_only_leads_to_more_of_git_hinders_no_command(
    repository: Repository, tmp_path: Path
) -> None:
    (repository.project / ".git/lfs").symlink_to(tmp_path)
    repository.run("git tag x")
    assert "x" in run_git(repository.project, "tag").split()
    assert (repository.project / ".git/lfs").is_symlink()


def test_a_list_of_borrowed_objects_that_is_a_link_shows_nothing(
    repository: Repository, tmp_path: Path
) -> None:
    (tmp_path / "key").write_text("much-hidden\n")
    place = repository.project / ".git/objects/info/alternates"
    place.parent.mkdir(exist_ok=True)
    place.symlink_to(tmp_path / "key")
    ran = repository.run("cat .git/objects/info/alternates")
    assert "much-hidden" not in output_text(ran)


def test_a_branch_may_only_get_a_remote_that_is_known() -> None:
    before = b'[remote "origin"]\n\turl = x\n'
    for remote, expected in (("origin", True), (".", True), ("evil", False), ("origi", False)):
        now = before + f'[branch "main"]\n\tremote = {remote}\n'.encode()
        merged, left = merged_settings(before, now, NOWHERE)
        assert (merged == now, not left) == (expected, expected), remote


def test_no_setting_with_several_values_gets_another_of_them_as_its_last() -> None:
    before = b"[core]\n\thooksPath = a\n\thooksPath = b\n"
    now = b"[core]\n\thooksPath = b\n\thooksPath = a\n"
    assert merged_settings(before, now, NOWHERE) == (before, ["the order of its settings"])


def test_a_setting_of_a_branch_is_not_taken_for_another_because_of_its_value() -> None:
    now = b'[branch "main"]\n\tmergeoptions = "-s x.remote\\n."\n'
    assert merged_settings(b"", now, NOWHERE) == (b"", ["branch.main.mergeoptions"])


def test_a_commit_that_only_a_removed_worktree_had_gets_a_name(repository: Repository) -> None:
    project = repository.project
    git(project, "worktree", "add", "-q", "--detach", "other")
    run_git(project / "other", "commit", "-q", "--allow-empty", "-m", "only here")
    commit = run_git(project / "other", "rev-parse", "HEAD")
    shutil.rmtree(project / "other")
    ran = repository.run("git worktree prune")
    assert not (project / ".git/worktrees/other").exists(), output_text(ran)
    assert commit in rescued(ran)


def test_a_worktree_that_the_user_moves_meanwhile_is_not_taken_for_a_removed_one(
    repository: Repository,
) -> None:
    project = repository.project
    run_git(project, "worktree", "add", "-q", "other")
    line = f"rm -rf .git/worktrees/other; {HOLDING}"
    ran: list[SandboxRun] = []
    with meanwhile(project, lambda: ran.append(repository.run(line))):
        run_git(project, "worktree", "move", "other", "moved")
    assert "removal of worktrees/other" in " ".join(refused(*ran))
    run_git(project / "moved", "status")


def test_branch_names_with_unusual_characters_are_read_completely() -> None:
    assert Refs.read("refs/heads/a\u2028b 12 \n".encode()).values == {"refs/heads/a\u2028b": "12"}


def test_a_nested_repository_is_only_read_while_another_command_could_swap_it(
    repository: Repository,
) -> None:
    project = repository.project
    (project / "sub").mkdir()
    run_git(project / "sub", "init", "-q")
    run_git(project / "sub", "commit", "-q", "--allow-empty", "-m", "nested")
    waiting = "touch began; until [ -e stop ]; do sleep 0.02; done"
    command = SandboxCommand(waiting, str(project))
    other = Thread(target=lambda: repository.sandbox.run_blocking(command, seconds=60))
    other.start()
    wait_until((project / "began").exists)
    try:
        ran = repository.run("git -C sub tag inner; git tag outer")
    finally:
        (project / "stop").touch()
        other.join()
    assert "outer" in run_git(project, "tag"), output_text(ran)
    assert "inner" not in run_git(project / "sub", "tag")
    ran = repository.run("git -C sub tag inner")
    assert "inner" in run_git(project / "sub", "tag"), output_text(ran)


def test_names_that_are_no_text_can_be_told(repository: Repository) -> None:
    name = os.fsdecode(b"\xff")
    (repository.project / ".git/refs/heads" / name).write_text(
        repository.git_output("rev-parse", "main")
    )
    ran = repository.run("for f in .git/refs/heads/*; do echo x > $f; done")
    notes = "".join(command_notes(ran, (), b""))
    assert "taken over" in notes.encode().decode()


def test_a_closed_project_folder_is_opened_again(repository: Repository) -> None:
    repository.run("chmod 000 .")
    assert repository.project.stat().st_mode & 0o700 == 0o700


@pytest.mark.parametrize("way", ["", "; mkdir -p src/.inner/.git"])
def test_a_repository_that_is_moved_with_its_folder_keeps_its_history(
    way: str, repository: Repository
) -> None:
    inner = repository.project / "src" / ".inner"
    inner.mkdir()
    git(inner, "init", "-q", "--template=")
    git(inner, "commit", "-q", "--allow-empty", "-m", "inner")
    log, objects = repository.git_output("log", "--format=%H"), repository.objects()
    repository.run(
        "mv src/.inner src/moved; rm -rf src/moved/.git/objects/?? .git/objects/??; "
        f"echo ../../../e > src/moved/.git/commondir{way}"
    )
    places = ("src/moved", "src/.inner")
    logs = [
        repository.git_output(f"--git-dir={place}/.git", "log", "--format=%s") for place in places
    ]
    assert sorted(logs) == ["", "inner"]
    assert repository.git_output("log", "--format=%H") == log
    assert objects <= repository.objects()


def test_lines_that_write_one_repository_wait_for_each_other(repository: Repository) -> None:
    project = repository.project
    # no word of it may change files of the project: for git that does, every line that writes waits
    wait = "touch began; until [ -e ended ]; do sleep 0.05; done; find .git/objects/?? -delete"
    text = "git commit -qm third && git branch third; touch committed"
    with ThreadPoolExecutor() as pool:
        first = pool.submit(repository.run, wait)
        wait_until((project / "began").exists)
        command = SandboxCommand(text, str(project))
        second = pool.submit(repository.sandbox.run_blocking, command, seconds=20)
        reading = SandboxCommand("git log --oneline > read; ls committed", str(project))
        assert repository.sandbox.run_blocking(reading, seconds=20).ended.code, "it did not wait"
        (project / "ended").touch()
        first.result()
        assert second.result().ended.code == 0
    assert (project / "read").read_text(), "a line that reads does not wait"
    assert repository.git_output("log", "-1", "--format=%s", "third") == "third"


def test_git_that_helix_runs_turns_off_the_hooks_that_settings_name(ground: Ground) -> None:
    """Git runs them from 2.54 on, on each change of a branch."""
    git(ground.project, "worktree", "add", "-q", "tree")
    git(ground.project, "config", "extensions.worktreeConfig", "true")
    git(ground.project, "config", "hook.a b.command", "touch made")
    git(ground.project / "tree", "config", "--worktree", "hook.Other.command", "touch made")
    with PosixFolderHandle.at(str(ground.project / ".git")) as folder:
        program = GitProgram(folder)
        assert program.run("config", "--get", "hook.a b.enabled") == b"false\n"
        entry = "worktrees/tree"
        assert program.run("config", "--get", "hook.Other.enabled", entry=entry) == b"false\n"
        (ground.project / ".git/config").write_text("[broken")
        assert GitProgram(folder).run("update-ref", "refs/heads/x", "HEAD") is None


def test_the_output_of_git_about_a_copy_is_read_up_to_a_limit(repository: Repository) -> None:
    """An index of 1 MB can list names of many GB, all of which would be in Helix's memory."""
    index = repository.project / ".git/index"
    before = index.read_bytes()
    ran = repository.run(f"python3 -c {shlex.quote(LIST_LONG_NAMES)}")
    assert [text for text in refused(ran) if "too much" in text]
    assert index.read_bytes() == before
