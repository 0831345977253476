"""Tricks of programs that may write a repository: none hides a loss, or outlives the command."""

import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from helix_desktop.tools.agent.command_report import command_notes
from helix_desktop.tools.sandbox.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import SandboxRun
from tests.tools.sandbox.conftest import git, kept, refused, said
from tests.tools.sandbox.test_repository_history import Repository, repository
from tests.waiting import wait_until

__all__ = ["repository"]
"""The fixture."""


def removed(ran: SandboxRun) -> set[str]:
    """The places in the copy that were not taken over."""
    return {text.partition(",")[0] for text in refused(ran)}


TAKEN = {
    "the new settings": (
        "mkdir -p .git/commondir.set-aside/x; echo ../e > .git/commondir",
        ".git/commondir",
    ),
    "the steps of a rebase": (
        "mkdir -p .git/rebase-merge/git-rebase-todo.set-aside/x; "
        "echo 'exec sh evil.sh' > .git/rebase-merge/git-rebase-todo",
        "",
    ),
    "HEAD": ("mkdir -p .git/HEAD.put-back/x; rm .git/HEAD", ""),
    "the names": ("rm -rf .git/refs; mkdir -p .git/refs.set-aside/x; echo > .git/refs", ""),
    "other objects": (
        "mkdir -p .git/objects/info/alternates.set-aside/x; echo / > .git/objects/info/alternates",
        ".git/objects/info/alternates",
    ),
}


@pytest.mark.parametrize("what", TAKEN)
def test_a_name_taken_beforehand_keeps_nothing_in_place(what: str, repository: Repository) -> None:
    log, (command, place) = repository.told("log", "--format=%H"), TAKEN[what]
    ran = repository.run(f"{command}; echo done")
    assert "done" in said(ran)
    assert repository.told("log", "--format=%H") == log
    assert not place or not (repository.project / place).exists()
    steps = repository.project / ".git/rebase-merge/git-rebase-todo"
    assert not steps.exists() or "exec" not in steps.read_text()


def test_no_link_in_a_repository_leads_what_git_writes_elsewhere(repository: Repository) -> None:
    outside = repository.ground.outside
    ran = repository.run(
        f"ln -sf {outside}/secret .git/logs/HEAD; rm -rf .git/logs/refs; "
        f"ln -s {outside} .git/logs/refs; ln -s {outside}/made .git/COMMIT_EDITMSG2"
    )
    git(repository.project, "commit", "-qm", "third")
    assert (outside / "secret").read_text() == "not-a-real-key"
    assert sorted(each.name for each in outside.iterdir()) == ["secret"]
    assert removed(ran) >= {"logs/HEAD", "logs/refs"}
    assert len(repository.told("reflog").splitlines()) > 3


def test_links_that_were_there_before_stay(repository: Repository) -> None:
    exclude = repository.project / ".git/info/exclude"
    exclude.parent.mkdir(exist_ok=True)
    exclude.symlink_to(repository.ground.outside / "ignored")
    assert removed(repository.run("echo")) == set()
    assert exclude.is_symlink()


@pytest.mark.parametrize("place", ["refs/heads/x", "shallow", "info/exclude", "objects/pack/a.idx"])
def test_no_pipe_makes_git_wait(place: str, repository: Repository) -> None:
    ran = repository.run(f"mkdir -p .git/info; mkfifo .git/{place}")
    assert place in removed(ran)
    subprocess.run(["git", "status"], cwd=repository.project, check=True, timeout=10)


def test_what_is_closed_to_its_owner_is_opened_again(repository: Repository) -> None:
    inside = repository.project / ".git"
    ran = repository.run("chmod 000 .git/HEAD .git/refs .git/objects/?? .git; echo done")
    assert "done" in said(ran)
    places = (inside, inside / "refs", *inside.glob("objects/??"))
    assert all(place.stat().st_mode & 0o700 == 0o700 for place in places)
    assert (inside / "HEAD").stat().st_mode & 0o400


@pytest.mark.parametrize(
    "command",
    [
        "printf DIRC > .git/index",
        "head -c 30 .git/index > i; cat i > .git/index",
        "head -c 70000000 /dev/zero > .git/packed-refs",
        "tac .git/packed-refs | grep -v '#' > p; "
        "(echo '# pack-refs with: peeled fully-peeled sorted '; cat p) > .git/packed-refs",
        "echo 1111111111111111111111111111111111111111 > .git/refs/heads/main",
        "git commit -qm third; rm -rf .git/objects/??",
        "echo 'ref: refs/heads/old' > .git/refs/heads/main",
        "echo 'ref: refs/heads/main' > .git/refs/heads/main",
        "echo 'ref: refs/../x' > .git/HEAD",
    ],
)
def test_what_git_cannot_read_is_not_taken_over(command: str, repository: Repository) -> None:
    log, names = repository.told("log", "--format=%H"), repository.names()
    ran = repository.run(command)
    assert refused(ran)
    assert (repository.told("log", "--format=%H"), repository.names()) == (log, names)
    subprocess.run(["git", "status"], cwd=repository.project, check=True)


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


def test_a_pack_with_another_content_under_the_name_of_an_object_changes_nothing(
    repository: Repository,
) -> None:
    before = repository.told("show", "HEAD:src/app.py")
    (repository.project / "src" / "pack.py").write_text(FALSE_PACK)
    ran = repository.run("python3 src/pack.py; git show HEAD:src/app.py")
    assert "evil" in said(ran), "the trick works"
    assert repository.told("show", "HEAD:src/app.py") == before


OTHER_PAST = {
    "a graft": "mkdir -p .git/info; git rev-parse HEAD > .git/info/grafts",
    "a shallow end": "git rev-parse HEAD > .git/shallow",
    "a replacement": "r=replace; git $r HEAD HEAD~1; git pack-refs --all",
}


@pytest.mark.parametrize("way", OTHER_PAST)
def test_nothing_shows_another_history(way: str, repository: Repository) -> None:
    log = repository.told("log", "--format=%H %s")
    ran = repository.run(f"{OTHER_PAST[way]}; git log --format='%H %s'")
    assert log not in said(ran), "the trick works"
    assert repository.told("log", "--format=%H %s") == log
    assert refused(ran)


def test_lists_of_objects_that_a_program_wrote_are_not_believed(repository: Repository) -> None:
    repository.run(
        "git commit-graph write --reachable; chmod u+w .git/objects/info/commit-graph; "
        "printf 'xxxxxxxx' | dd of=.git/objects/info/commit-graph bs=1 seek=1200 conv=notrunc; "
        "git multi-pack-index write; for p in .git/objects/pack/*.pack; do "
        "echo > ${p%pack}bitmap; done"
    )
    objects = repository.project / ".git/objects"
    assert {each.suffix for each in (objects / "pack").iterdir()} == {".pack", ".idx"}
    assert not (objects / "info/commit-graph").exists()


def found(repository: Repository) -> list[str]:
    """The commits that git finds by a name or a log."""
    return repository.told("rev-list", "--all", "--reflog").split()


def third_commit(repository: Repository) -> tuple[str, str]:
    """Make a commit that only main leads to; return it, and the one before."""
    git(repository.project, "commit", "-qm", "third")
    third, second = repository.told("log", "--format=%H", "main", "-2").split()
    return third, second


@pytest.mark.parametrize("when", ["1700000000 +0000\\tx {third}", "{now} +0000\\tx {third}"])
def test_a_commit_that_only_the_text_of_a_log_names_is_named(
    when: str, repository: Repository
) -> None:
    third, second = third_commit(repository)
    line = f"{second} {second} A <a> {when.format(third=third, now=int(time.time()))}\\n"
    ran = repository.run(
        f"for l in HEAD refs/heads/main; do printf '{line}' > .git/logs/$l; done; "
        f"echo {second} > .git/refs/heads/main"
    )
    assert third in found(repository), said(ran)


def test_a_commit_whose_line_in_a_log_is_soon_outdated_is_named(repository: Repository) -> None:
    third, second = third_commit(repository)
    ran = repository.run(
        f"echo {second} > .git/refs/heads/main; for l in HEAD refs/heads/main; do "
        f"printf '{third} {second} A <a> 1 +0000\\tx\\n' > .git/logs/$l; done"
    )
    assert third in found(repository), said(ran)


def test_a_second_name_that_git_drops_does_not_hide_a_lost_branch(repository: Repository) -> None:
    third, second = third_commit(repository)
    repository.run(f"mkdir -p .git/refs/remotes/z; echo {third} > .git/refs/remotes/z/z")
    git(repository.project, "pack-refs", "--all")
    ran = repository.run(
        f": > .git/packed-refs; echo {second} > .git/refs/heads/main; "
        ": > .git/logs/HEAD; : > .git/logs/refs/heads/main"
    )
    assert third in found(repository), said(ran)


def test_a_line_that_names_a_stash_does_not_hide_that_one_is_lost(repository: Repository) -> None:
    stash = repository.told("rev-parse", "stash@{0}")
    ran = repository.run("git stash list; rm .git/refs/stash .git/logs/refs/stash")
    assert kept(ran) == {stash}


def test_a_list_of_stashes_that_is_emptied_is_put_back(repository: Repository) -> None:
    stashes = repository.told("stash", "list")
    repository.run(": > .git/logs/refs/stash")
    assert repository.told("stash", "list") == stashes != ""


def test_one_of_several_old_stashes_can_be_dropped(
    repository: Repository, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_COMMITTER_DATE", "2020-01-01T00:00:00Z")
    for text in ("a", "b", "c"):
        (repository.project / "src" / "app.py").write_text(text)
        git(repository.project, "stash", "-q")
    dropped = repository.told("rev-parse", "stash@{2}")
    assert refused(repository.run("git stash drop -q stash@{1}; echo")) == ()
    ran = repository.run("git stash list; sed -i 2d .git/logs/refs/stash")
    assert kept(ran) == {dropped}


def test_other_large_files_in_a_repository_leave_room_for_copies(repository: Repository) -> None:
    repository.run("for i in $(seq 17); do head -c 16777216 /dev/zero > .git/big$i; done")
    git(repository.project, "commit", "-qm", "third")
    objects = repository.objects()
    repository.run("rm -rf .git/objects/??")
    assert objects <= repository.objects()


def test_large_objects_are_not_copied_and_cannot_be_deleted(
    repository: Repository,
) -> None:
    folder = repository.project / ".git/objects/aa"
    folder.mkdir(exist_ok=True)
    for at in range(20):
        with (folder / f"{at:038}").open("wb") as file:
            file.truncate(15_000_000)
    objects = repository.objects()
    repository.run("rm -rf .git/objects/??")
    assert objects <= repository.objects()


@pytest.mark.parametrize(
    "command",
    [
        "echo x/evil > .git/rebase-merge/strategy",
        "printf '[options]\\n\\tstrategy = x/evil\\n' > .git/sequencer/opts",
        "printf '[options]\\n\\tstrategy = x\\\\\\n/evil\\n' > .git/sequencer/opts",
    ],
)
def test_no_strategy_of_an_unfinished_rebase_is_a_program_of_the_project(
    command: str, repository: Repository
) -> None:
    ran = repository.run(f"mkdir -p .git/rebase-merge .git/sequencer; {command}")
    assert len(refused(ran)) == 1
    assert not [
        *repository.project.glob(".git/*/opts"),
        *repository.project.glob(".git/*/strategy"),
    ]


def test_a_strategy_that_is_a_program_of_the_project_takes_nothing_out(
    repository: Repository,
) -> None:
    git(repository.project, "commit", "-qm", "third")
    git(repository.project, "checkout", "-q", "feature")
    program = repository.project / "git-merge-x" / "evil"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\ntouch made; rm -rf .git/objects/??\n")
    program.chmod(0o755)
    objects = repository.objects()
    command = SandboxCommand("git cherry-pick --strategy=x/evil main", str(repository.project))
    repository.sandbox.run_here(command, seconds=20)
    assert (repository.project / "made").exists(), "the trick works"
    assert objects <= repository.objects()


def test_no_address_of_another_repository_is_planted(repository: Repository) -> None:
    repository.run("mkdir -p .git/remotes; echo 'URL: https://example.com/x' > .git/remotes/origin")
    assert "example.com" not in repository.told("remote", "get-url", "origin")
    assert not (repository.project / ".git/remotes").exists()


def test_names_that_are_no_text_can_be_told(repository: Repository) -> None:
    name = os.fsdecode(b"\xff")
    (repository.project / ".git/refs/heads" / name).write_text(repository.told("rev-parse", "main"))
    ran = repository.run("for f in .git/refs/heads/*; do echo x > $f; done")
    notes = "".join(command_notes(ran, (), b"", network=False))
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
    log, objects = repository.told("log", "--format=%H"), repository.objects()
    repository.run(
        "mv src/.inner src/moved; rm -rf src/moved/.git/objects/?? .git/objects/??; "
        f"echo ../../../e > src/moved/.git/commondir{way}"
    )
    places = ("src/moved", "src/.inner")
    told = [repository.told(f"--git-dir={each}/.git", "log", "--format=%s") for each in places]
    assert sorted(told) == ["", "inner"]
    assert repository.told("log", "--format=%H") == log
    assert objects <= repository.objects()


def test_lines_that_write_one_repository_wait_for_each_other(repository: Repository) -> None:
    project = repository.project
    wait = "touch began; until [ -e ended ]; do sleep 0.05; done; rm -rf .git/objects/??"
    text = "git commit -qm third && git branch third; touch committed"
    with ThreadPoolExecutor() as pool:
        first = pool.submit(repository.run, wait)
        wait_until((project / "began").exists)
        command = SandboxCommand(text, str(project))
        second = pool.submit(repository.sandbox.run_here, command, seconds=20)
        reading = SandboxCommand("git log --oneline > read; ls committed", str(project))
        assert repository.sandbox.run_here(reading, seconds=20).ended.code, "it did not wait"
        (project / "ended").touch()
        first.result()
        assert second.result().ended.code == 0
    assert (project / "read").read_text(), "a line that reads does not wait"
    assert repository.told("log", "-1", "--format=%s", "third") == "third"
