"""Undoes what git changed during a command: branches, HEAD, index, as the journal has it.

Branches, what is checked out, and the index get their values before, if all of them have the values
that the command left. Those that have their earlier values already count as well: so an undo that
a kill interrupted is completed by another one. Commits that nothing leads to then get a name.
"""

import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cached_property
from pathlib import Path

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.events import NameChange
from helix_desktop.domain.file_changes import ChangedFile, FileState, GitChange
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.protected_paths import parse_shown_path
from helix_desktop.tools.files.repository_places import LinkedWorktree
from helix_desktop.tools.sandbox.git.git_files import BRANCH
from helix_desktop.tools.sandbox.git.git_locks import (
    STASHES,
    UNFINISHED,
    Head,
    LockedFiles,
    content_in,
)
from helix_desktop.tools.sandbox.git.git_program import GitProgram, Refs
from helix_desktop.tools.sandbox.git.git_rescued_commits import (
    SAVED,
    STASH,
    forget_commits,
    keep_commits,
    rescued_name,
    rescued_names,
)
from helix_desktop.tools.sandbox.git.git_takeover import NO_IMPORT, REF, ImportResult, in_order
from helix_desktop.tools.sandbox.git.git_writing_commands import only_git_command

_VALUE = re.compile(r"[0-9a-f]{40}(?:[0-9a-f]{24})?|")
_FILE = re.compile(r"(?:worktrees/[^/\0\n]+/)?(?:HEAD|index)")
MAX_NAMED = 10


class GitUndo:
    """Undoes changes of the repositories in one project folder. All methods block."""

    def __init__(self, folder: str) -> None:
        self._folder = os.path.realpath(folder)

    def look(self, change: GitChange) -> ChangedFile:
        try:
            with self._open_repository(change) as repository:
                moved = repository.moved(change.names)
                at_before = all(repository.has(name, old) for name, old, _ in change.names)
        except ToolError as error:
            return ChangedFile(change, FileState.OUT_OF_REACH, error.full_text)
        if moved:
            return ChangedFile(change, FileState.CHANGED_SINCE, _moved(moved))
        return ChangedFile(change, FileState.AS_BEFORE if at_before else FileState.AS_CHANGED)

    def undo(self, change: GitChange) -> None:
        """Give the names of a change their values before; raise ToolError if that can't be."""
        with (
            only_git_command(os.path.join(self._folder, ".git"), lambda: False),
            self._open_repository(change) as repository,
        ):
            if moved := repository.moved(change.names):
                raise ToolError(_moved(moved), "Nothing changed.")
            repository.set_back(change.names)

    def count_rescued(self) -> int:
        """Return how many commits have a name only because nothing else leads to them."""
        return sum(len(rescued_names(git)) for git in self._open_repositories())

    def forget_rescued(self) -> int:
        """Remove these names; return how many."""
        with only_git_command(os.path.join(self._folder, ".git"), lambda: False):
            return sum(forget_commits(git) for git in self._open_repositories())

    def _open_repositories(self) -> Iterator[GitProgram]:
        """Yield git on the repository in the folder, and on those of its submodules."""
        waiting = [".git"]
        while waiting:
            place = waiting.pop()
            with (
                suppress(OSError),
                PosixFolderHandle.at_real_path(self._folder) as root,
                root.below(place) as inside,
            ):
                is_repository = inside.status("objects") is not None
                if is_repository:
                    yield GitProgram(inside)
                names = ["modules"] if is_repository else inside.names()
                waiting += [f"{place}/{name}" for name in names]

    @contextmanager
    def _open_repository(self, change: GitChange) -> Iterator["_Repository"]:
        """Open the repository of a change, through no link."""
        if not all(_is_plain(*names) for names in change.names):
            raise _unfinished_error()
        try:
            with (
                PosixFolderHandle.at_real_path(self._folder) as root,
                root.below(parse_shown_path(change.path)) as real,
            ):
                repository = _Repository(real)
                repository.check_finished(change.names)
                yield repository
        except OSError as error:
            raise ToolError("Can't open the repository: {reason}", reason=str(error)) from error


def _is_plain(name: str, *values: str) -> bool:
    if name == STASHES:
        return all(_VALUE.fullmatch(value) for text in values for value in text.split(" "))
    if _FILE.fullmatch(name):
        branches = (text.removeprefix("ref: ") for text in values)
        return all(_VALUE.fullmatch(text) or BRANCH.fullmatch(text) for text in branches)
    return bool(REF.fullmatch(name)) and ".." not in name and all(map(_VALUE.fullmatch, values))


def _moved(names: list[str]) -> Phrase:
    return Phrase("These were changed since: {names}.", names=", ".join(names[:MAX_NAMED]))


def _unfinished_error() -> ToolError:
    return ToolError(
        "A merge, rebase, or revert was unfinished then, or is now.", "Finish or abort it with git."
    )


class _Repository:
    """A repository as it is now, given by the handle of its inside."""

    def __init__(self, real: PosixFolderHandle) -> None:
        self._real, self._git = real, GitProgram(real)
        self._locked = LockedFiles(real, self._git)

    def check_finished(self, names: tuple[NameChange, ...]) -> None:
        """Raise ToolError if an operation of git is unfinished, or was at the time of a change."""
        entries = {os.path.dirname(name) for name, _, _ in names if _FILE.fullmatch(name)}
        places = (os.path.join(entry, name) for entry in entries for name in UNFINISHED)
        if any(self._real.status(place) is not None for place in places):
            raise _unfinished_error()

    def moved(self, names: tuple[NameChange, ...]) -> list[str]:
        """Return the names with other values than before or after the change.

        Also of worktrees that have checked out a branch of it since.
        """
        known = {name for name, _, _ in names}
        moved = [
            name for name, *values in names if not any(self.has(name, value) for value in values)
        ]
        heads = [f"{entry}/HEAD".lstrip("/") for entry in ("", *self._worktree_folders())]
        others = [head for head in heads if head not in known]
        return moved + [
            head for head in others if self._read_head(head).removeprefix("ref: ") in known
        ]

    def has(self, name: str, value: str) -> bool:
        if name.startswith("refs/"):
            return self._refs.values.get(name, "") == value
        if name == STASHES:
            return self._git.stashes() == value
        if os.path.basename(name) == "HEAD":
            return self._read_head(name) == value
        return self._is_index_of(name, value)

    @cached_property
    def _refs(self) -> Refs:
        return Refs.read(
            self._git.run("for-each-ref", "--format=%(refname) %(objectname) %(symref)") or b""
        )

    def _worktree_folders(self) -> list[str]:
        try:
            with self._real.below("worktrees") as folder:
                return [f"worktrees/{name}" for name in folder.names()]
        except OSError:
            return []

    def names(self) -> dict[str, str]:
        """Return all names that an undo can set back, each with its value now."""
        refs = self._refs
        names = {
            ref: value
            for ref, value in refs.values.items()
            if REF.fullmatch(ref) and ref not in refs.symbolic and ref != "refs/stash"
        }
        names[STASHES] = self._git.stashes()
        for entry in ("", *self._worktree_folders()):
            with suppress(OSError), self._real.below(entry) as folder:
                names[os.path.join(entry, "HEAD")] = self._read_head(os.path.join(entry, "HEAD"))
                index = self._git.tree(content_in(folder, "index"))
                names[os.path.join(entry, "index")] = index
                for name in UNFINISHED:
                    if folder.status(name) is not None:
                        names[os.path.join(entry, name)] = "unfinished"
        return names

    def _read_head(self, path: str) -> str:
        entry = os.path.dirname(path)
        branch = self._git.run("symbolic-ref", "-q", "HEAD", entry=entry)
        if branch is None:
            return self._git.value("HEAD", entry=entry)
        return f"ref: {os.fsdecode(branch).strip()}"

    def _is_index_of(self, path: str, tree: str) -> bool:
        """Return whether an index lists what a tree has."""
        listed = self._git.run("ls-tree", "-r", "-z", "--full-tree", tree)
        if listed is None:
            return False
        lines = (line.partition(b"\t") for line in listed.split(b"\0") if line)
        wanted = (b"%b %b 0\t%b" % (*head.split(b" ")[::2], path) for head, _, path in lines)
        words = ("ls-files", "-s", "-z")
        listing = self._git.run(*words, entry=os.path.dirname(path), index=path) or b""
        return sorted(wanted) == sorted(line for line in listing.split(b"\0") if line)

    def set_back(self, names: tuple[NameChange, ...]) -> None:
        """Give names their values before; raise ToolError at the first that can't be."""
        refs = [(name, new, old) for name, old, new in names if name.startswith("refs/")]
        refs = [change for change in refs if not self.has(change[0], change[2])]
        files = [change for change in names if not change[0].startswith("refs/")]
        texts = " ".join(old for _, old, _ in names if not old.startswith("ref: "))
        tips = {*texts.split()}
        partial = self._git.run("config", "--get-regexp", r"^remote\..*\.promisor$") is not None
        if tips - self._git.connected(tips, partial=partial):
            raise ToolError("Git has removed what the earlier state needs.", "Nothing changed.")
        after = self._refs.values | {"refs/stash": ""} | {ref: value for ref, _, value in refs}
        leaving = " ".join(new for _, _, new in names if not new.startswith("ref: ")).split()
        stays = {*filter(None, after.values()), *tips}
        keep_commits(self._git, self._git.unreached(leaving, stays))
        for step in in_order(refs):
            if not self._git.update_refs(step):
                raise ToolError(_moved([ref for ref, _, _ in step]))
        for path, old, new in files:
            setters = {STASHES: self._set_stashes, "HEAD": self._set_head}
            if not setters.get(os.path.basename(path), self._set_index)(path, old, new):
                raise ToolError(_moved([path]))

    def _set_stashes(self, _path: str, old: str, _new: str) -> bool:
        """Drop stashes down to those that both lists have, and add the others."""
        now, wanted = self._git.stashes().split(), old.split()
        while now and now != wanted[-len(now) :]:
            words = ("reflog", "delete", "--updateref", "--rewrite", "refs/stash@{0}")
            if self._git.run(*words) is None:
                return False
            now.pop(0)
        if not now:
            self._git.run("update-ref", "-d", "refs/stash")
        for commit in reversed(wanted[: len(wanted) - len(now)]):
            title = (self._git.run("log", "-1", "--format=%s", commit) or b"").decode().strip()
            words = ("--create-reflog", "-m", title, "refs/stash", commit)
            if self._git.run("update-ref", *words) is None:
                return False
        return True

    def _set_head(self, path: str, old: str, new: str) -> bool:
        branch = old.removeprefix("ref: ") if old.startswith("ref: ") else ""
        return self._locked.set_head(path, os.fsencode(f"{new}\n"), Head(branch, old))

    def _set_index(self, path: str, old: str, new: str) -> bool:
        """Let an index list an earlier tree; what is known of unchanged files stays."""
        if self._is_index_of(path, old):
            return True
        with self._real.below(os.path.dirname(path)) as folder:
            content = content_in(folder, "index")
            times = folder.look("index") if content is not None else None
        with tempfile.TemporaryDirectory() as place:
            index = Path(place, "index")
            if content is not None and times is not None:
                index.write_bytes(content)
                os.utime(index, ns=(times.st_atime_ns, times.st_mtime_ns))
            words = ("-c", "core.splitIndex=false", "read-tree", "-m", old)
            if self._git.run(*words, entry=os.path.dirname(path), index=str(index)) is None:
                return False
            index_bytes = index.read_bytes()
        return self._locked.swap(
            path, content, index_bytes, same=lambda _: self._is_index_of(path, new)
        )


class SavedRepository:
    """A repository before a command that may write it, and that runs without a sandbox.

    Until the command has ended, names lead to everything that an undo needs: git removes nothing
    of it, whatever the command asks for. `own`: only this worktree of it belongs to the command.
    """

    def __init__(
        self, stack: ExitStack, folder: str, inside: str, *, own: LinkedWorktree | None
    ) -> None:
        self._real = stack.enter_context(PosixFolderHandle.at_real_path(inside))
        self._git, self._own = GitProgram(self._real), own
        self._place = ".git" if own else os.path.relpath(inside, folder)
        self._before = _Repository(self._real).names()
        kinds = self._git.kinds(_objects(self._before.values()))
        parents = sorted(name for name, kind in kinds.items() if kind == "commit")
        for tree in sorted(name for name, kind in kinds.items() if kind == "tree"):
            # one name for all commits, however many branches there are
            lines = [f"tree {tree}", *(f"parent {parent}" for parent in parents)]
            lines += [f"{who} Helix <> 0 +0000" for who in ("author", "committer")]
            text = "\n".join([*lines, "", "before a command\n"])
            words = ("hash-object", "-w", "-t", "commit", "--stdin")
            new_commit = self._git.run(*words, input_data=text.encode())
            parents = [new_commit.decode().strip()] if new_commit else parents
        others = [name for name, kind in kinds.items() if kind not in ("commit", "tree")]
        saved = keep_commits(self._git, [*parents[:1], *others], prefix=SAVED)
        self._saved = [(rescued_name(name, prefix=SAVED), name, "") for name in saved]

    def changes(self) -> ImportResult:
        """Return what the command changed, as an undo needs it; keep what has no name now."""
        before, after = self._before, _Repository(self._real).names()
        changes: list[NameChange] = []
        for name in sorted(before.keys() | after.keys()):
            # a worktree that was made, or removed, is not set back
            is_lasting = os.path.join(os.path.dirname(name), "HEAD") in before.keys() & after.keys()
            own = self._own
            is_own = own is None or (
                name == own.ref or name.startswith(f"worktrees/{os.path.basename(own.entry)}/")
            )
            if is_own and (is_lasting or name.startswith("refs/")):
                changes.append((name, before.get(name, ""), after.get(name, "")))
        moved = [change for change in changes if change[1] != change[2]]
        tips = _objects(after.values())
        dropped = _objects(old for _, old, new in moved if not new)
        stashes = _objects(old for name, old, _ in moved if name == STASHES)
        lost = {*self._git.unreached(dropped | stashes, tips)}
        lost |= {*self._git.unreached(_objects(old for _, old, _ in moved), tips, logs=True)}
        rescued_refs = keep_commits(self._git, sorted(lost - stashes))
        rescued_refs += keep_commits(self._git, sorted(lost & stashes), prefix=STASH)
        forget_commits(self._git, old=True)
        self._git.update_refs(self._saved)
        if not moved:
            return NO_IMPORT
        names = tuple(
            change for change in changes if change in moved or os.path.basename(change[0]) == "HEAD"
        )
        return ImportResult(rescued=tuple(rescued_refs), repository=self._place, names=names)


def _objects(values: Iterable[str]) -> set[str]:
    return {word for value in values for word in value.split() if _VALUE.fullmatch(word)}
