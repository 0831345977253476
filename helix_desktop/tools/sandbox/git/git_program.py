"""Helix's own git on a repository: references, objects, stashes, by handle."""

import os
import subprocess
import tempfile
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import IO, TypeVar

from msgspec import Struct

from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.git.tracked_files import HANG_SECONDS, call_git
from helix_desktop.tools.permissions.git_environment import silencing_settings

MESSAGE = b"command of Helix"
"""What the log says of a change by Helix, before the copy's own line stands there."""
UNMERGED = "unmerged"
"""Stands for the tree of an index with conflicts."""
RefChange = tuple[str, str | None, str]
"""A name with its value before and after: "" for none, None for any."""


MAX_TRIES = 300
"""Most runs of git for one list of which only a part can be done: a command can make any number of
names, and each run takes some milliseconds."""
Item = TypeVar("Item")


def try_in_groups(
    items: Sequence[Item], works: Callable[[Sequence[Item]], bool]
) -> tuple[list[Item], list[Item]]:
    """Do something with all items, or with as many as possible; return these, and the others.

    `works` does it with some of them, or with none and returns False.
    """
    done: list[Item] = []
    failed: list[Item] = []
    waiting, tries = [items] if items else [], 0
    while waiting:
        group = waiting.pop()
        tries += 1
        if tries <= MAX_TRIES and works(group):
            done += group
        elif len(group) == 1 or tries > MAX_TRIES:
            failed += group
        else:
            half = len(group) // 2
            waiting += [group[half:], group[:half]]
    return done, failed


class Refs(Struct, frozen=True):
    """The values of names, and the names that lead to other names."""

    values: dict[str, str]
    symbolic: dict[str, str]

    @classmethod
    def read(cls, listing: bytes) -> "Refs":
        """Return the names that `for-each-ref` listed, with value and target."""
        values: dict[str, str] = {}
        symbolic: dict[str, str] = {}
        # other signs than this one that end lines may be in a name
        for line in filter(None, listing.decode("utf-8", "surrogateescape").split("\n")):
            ref, value, target = [*line.split(" ", 2), "", ""][:3]
            values[ref] = value
            if target:
                symbolic[ref] = target
        return cls(values, symbolic)


class GitProgram:
    """Git that runs nothing of the repository's own, and fetches nothing."""

    def __init__(self, folder: PosixFolderHandle) -> None:
        self._folder = folder
        self._silence: dict[str, dict[str, str]] = {}

    def _settings_without_hooks(self, entry: str) -> dict[str, str]:
        """Return the settings that turn off hooks, which have names of their own in settings."""
        if entry not in self._silence:
            place = f"/proc/self/fd/{self._folder.handle()}"
            words = (f"--git-dir={entry or '.'}", "config", "--list", "--name-only", "--null")
            # whatever folder the settings name, which may be missing beside a copy
            listing = call_git(*words, stdin=b"", folder=place, variables={"GIT_WORK_TREE": "."})
            if listing.returncode:
                raise subprocess.SubprocessError("its settings can't be read")
            settings = silencing_settings(os.fsdecode(listing.stdout).split("\0"))
            hooks = {name: value for name, value in settings.items() if name.startswith("hook.")}
            self._silence[entry] = hooks
        return self._silence[entry]

    def run(
        self,
        *words: str,
        input_data: bytes | IO[bytes] = b"",
        entry: str = "",
        index: str = "",
        seconds: float = HANG_SECONDS,
    ) -> bytes | None:
        """Return what git prints, None if it fails. `entry`: of a worktree; `index`: its file."""
        place = f"/proc/self/fd/{self._folder.handle()}"
        variables = {"GIT_WORK_TREE": "."} | ({"GIT_INDEX_FILE": index} if index else {})
        inside = f"--git-dir={entry or '.'}"
        try:
            settings = self._settings_without_hooks(entry)
            ran = call_git(
                inside,
                *words,
                stdin=input_data,
                folder=place,
                variables=variables,
                settings=settings,
                seconds=seconds,
            )
        except (OSError, subprocess.SubprocessError):
            return None
        return None if ran.returncode else ran.stdout

    def tree(self, content: bytes | None) -> str:
        """Return the tree of an index, which is written; "unmerged" for one with conflicts."""
        with tempfile.TemporaryDirectory() as place:
            index = os.path.join(place, "index")
            if content is not None:
                Path(index).write_bytes(content)
            answer = self.run(
                "-c", "core.splitIndex=false", "write-tree", "--missing-ok", index=index
            )
        return UNMERGED if answer is None else answer.decode().strip()

    def kinds(self, names: Iterable[str]) -> dict[str, str]:
        object_names = "".join(f"{name}\n" for name in {*names})
        if not object_names:
            return {}
        words = ("cat-file", "--batch-check=%(objectname) %(objecttype)")
        lines = (self.run(*words, input_data=object_names.encode()) or b"").decode().splitlines()
        answers = (line.split(" ") for line in lines)
        return {words[0]: words[1] for words in answers if words[1:] != ["missing"]}

    def existing(self, names: Iterable[str]) -> set[str]:
        return {*self.kinds(names)}

    def connected(self, tips: Collection[str], *, partial: bool) -> set[str]:
        """Return those objects of which everything is there that they lead to."""
        more = ("--exclude-promisor-objects",) if partial else ()
        words = ("rev-list", "--objects", "--quiet", "--stdin", *more, "--not", "--all")

        def is_connected(some: Iterable[str]) -> bool:
            stdin = "".join(f"{tip}\n" for tip in some)
            return self.run(*words, input_data=stdin.encode()) is not None

        if not tips or is_connected(tips):
            return {*tips}
        return {*try_in_groups(sorted(self.existing(tips)), is_connected)[0]}

    def update_refs(self, changes: Iterable[RefChange], *, entry: str = "") -> bool:
        """Change names, all or none, if they have the values that they had before."""
        steps = ""
        for ref, old, new in changes:
            if old is None:
                steps += f"update {ref} {new}\n"
            elif not new:
                steps += f"delete {ref} {old}\n"
            else:
                steps += f"update {ref} {new} {old}\n" if old else f"create {ref} {new}\n"
        stdin = f"start\n{steps}prepare\ncommit\n".encode("utf-8", "surrogateescape")
        words = ("update-ref", "--no-deref", "-m", MESSAGE.decode(), "--stdin")
        return self.run(*words, input_data=stdin, entry=entry) is not None

    def value(self, ref: str, *, entry: str = "") -> str:
        answer = self.run("rev-parse", "--verify", "--quiet", ref, entry=entry)
        return (answer or b"").decode().strip()

    def stashes(self) -> str:
        answer = self.run("reflog", "show", "--format=%H", "refs/stash", "--")
        return (answer or b"").decode().replace("\n", " ").strip()

    def unreached(
        self, commits: Iterable[str], tips: Iterable[str], *, logs: bool = False
    ) -> list[str]:
        """Return those commits and tags that these tips do not lead to; `logs`: nor do logs."""
        wanted, tips = {*commits}, {*tips}
        kinds = self.kinds(wanted - tips)
        if not kinds:
            return []
        more = ("--not", "--reflog") if logs else ()
        stdin = "".join(f"{name}\n" for name in [*kinds, *(f"^{tip}" for tip in tips)]).encode()
        answer = self.run("rev-list", "--ignore-missing", "--stdin", *more, input_data=stdin)
        lost = {*(answer or b"").decode().split()} if answer is not None else {*kinds}
        return sorted(name for name, kind in kinds.items() if kind == "tag" or name in lost)
