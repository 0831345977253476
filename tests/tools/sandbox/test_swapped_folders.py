"""Whatever a command puts in the place of a folder, Helix repairs nothing outside the project.

Each folder on the way to a protected place is moved away, and a link or anything else is put in its
place. Behind each link is a stand-in for the person's files with the same names, so that whoever
follows it finds what it looks for.
"""

import hashlib
import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.tools.sandbox.sandbox_kind import SandboxBackend
from tests.tools.sandbox.conftest import Ground, git, said

FILES = (
    *(".envrc", "dots/.bashrc", "dots/.vscode/tasks.json", "dots/CLAUDE.md", "dots/.ssh/config"),
    *("dots/deep/.claude/settings.json", "dots/deep/.github/workflows/x", "lib/AGENTS.md"),
)
NEW = ("dots/.zshrc", "dots/.cursor/rules", "dots/.ssh/authorized_keys", "lib/.envrc")
"""What the person has and the project has not."""
FOLDERS = (
    *("", "dots", "dots/.vscode", "dots/.ssh", "dots/deep", "dots/deep/.claude"),
    *("dots/deep/.github", "dots/deep/.github/workflows", "lib"),
)
"""Each is swapped in a folder of its own, `in0` to `in8`, that holds all files."""
TOPS = tuple(f"in{number}" for number in range(len(FOLDERS)))
REPOSITORY = "lib/.git"
REPLACEMENTS = {
    "a link": "ln -s {outside} {folder}",
    "a relative link": "ln -s {relative} {folder}",
    "a link to a link": "ln -s {outside} link{number}; ln -s $PWD/link{number} {folder}",
    "a link to the folder itself": "ln -s {moved} {folder}",
    "links in a new folder": (
        "mkdir {folder}; cd {folder}; ls -A {moved} | while read name; do"
        " ln -s {outside}/$name $name; done; ln -s {outside}/.zshrc .zshrc"
    ),
    "another folder": (
        "cp -r {moved} {folder}; find {folder} -type f | while read name; do echo evil > $name; done"
    ),
    "a folder that was elsewhere": "mv $PWD/../spare {folder}",
    "a file": "echo evil > {folder}",
    "a pipe": "mkfifo {folder}",
    "nothing": "true",
}
BESIDE = {
    "a command": "true",
    "a command beside git": "git --version",
    "a command beside a git that changes files": "git stash list; git checkout -q HEAD",
}


def write(top: Path, names: tuple[str, ...], whose: str) -> None:
    for name in names:
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text(f"{whose} {name}\n")


def make_repository(work: Path, whose: str) -> None:
    git(work, "init", "-q", "-b", "main", "--template=")
    git(work, "config", "helix.owner", whose)
    git(work, "add", ".")
    git(work, "commit", "-q", "-m", whose)
    for name in ("hooks", "info", "modules"):
        (work / ".git" / name).mkdir(exist_ok=True)
    (work / ".git/hooks/pre-commit").write_text(f"#!/bin/sh\n# {whose}\n")


def fingerprint(top: Path) -> dict[str, tuple[int, str]]:
    """Return the mode and content of everything below a folder."""
    found: dict[str, tuple[int, str]] = {"": (top.lstat().st_mode, "")}
    for above, folders, names in os.walk(top):
        for name in (*folders, *names):
            place = Path(above, name)
            state = place.lstat()
            content = ""
            if stat.S_ISLNK(state.st_mode):
                content = os.readlink(place)
            elif stat.S_ISREG(state.st_mode):
                content = hashlib.sha256(place.read_bytes()).hexdigest()
            found[str(place.relative_to(top))] = state.st_mode, content
    return found


def texts(*tops: Path) -> set[str]:
    """Return the contents of all files below folders."""
    found: set[str] = set()
    for top in tops:
        for above, _, names in os.walk(top):
            files = (Path(above, name) for name in names)
            found |= {
                file.read_text("utf-8", "replace")
                for file in files
                if stat.S_ISREG(file.lstat().st_mode)
            }
    return found


@pytest.fixture
def swapped(ground: Ground) -> Ground:
    """A project, and the person's folder `outside` with the same names in it."""
    for top, whose in ((ground.project, "project"), (ground.outside, "person")):
        write(top / "in0", FILES, whose)
        make_repository(top / "in0/lib", whose)
        for name in TOPS[1:]:
            shutil.copytree(top / "in0", top / name)
        for name in TOPS:
            (top / name / ".envrc").write_text(f"{whose} {name}\n")
    for name in TOPS:
        write(ground.outside / name, NEW, "person")
        (ground.outside / name / "dots/.ssh").chmod(0o500)
        (ground.outside / name / "dots/deep").chmod(0o555)
        # the person's own empty folders, as placeholders are
        for empty in ("remotes", "worktrees", "branches"):
            (ground.outside / name / REPOSITORY / empty).mkdir(exist_ok=True)
    write(ground.project / "spare", (*FILES, ".zshrc"), "spare")
    return ground


def attacks(ground: Ground, replacement: str) -> Iterator[str]:
    """Yield a command for each folder that moves it away and puts something in its place."""
    for number, (top, folder) in enumerate(zip(TOPS, FOLDERS, strict=True)):
        path = os.path.join(top, folder).rstrip("/")
        above, name = os.path.split(path)
        outside = ground.outside / path
        moved = f"{ground.project}/moved{number}"
        put = replacement.format(
            outside=outside,
            relative=os.path.relpath(outside, ground.project / above),
            folder=name,
            moved=moved,
            number=number,
        )
        yield f"(cd {ground.project / above} && mv {name} {moved} && {{ {put}; }})"


@pytest.mark.parametrize("beside", BESIDE)
@pytest.mark.parametrize("replacement", REPLACEMENTS)
def test_no_folder_that_a_command_swaps_leads_a_repair_out_of_the_project(
    box: SandboxBackend, swapped: Ground, replacement: str, beside: str
) -> None:
    before, texts_before = fingerprint(swapped.outside), texts(swapped.project)
    ran = swapped.run(
        box, "\n".join((BESIDE[beside], *attacks(swapped, REPLACEMENTS[replacement])))
    )
    assert fingerprint(swapped.outside) == before, said(ran)
    lost = texts_before - texts(swapped.project, swapped.own)
    assert not lost, said(ran)
    for name, place in ran.set_aside:
        assert not place or os.path.lexists(place), name
