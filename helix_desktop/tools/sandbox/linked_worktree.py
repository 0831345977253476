"""What commands in a session's worktree may write of the repository that it belongs to.

Of the repository's own folder, only new objects and the entry of this worktree are writable. The
folder of branches cannot be, since git replaces files there: commands get a copy of it, and what
they commit moves the worktree's own branch afterwards, and no other. Without mounts (Landlock) only
git alone gets the folder, and only with subcommands that move no branch but the one checked out.
"""

import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.value import replace
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.sandbox.closed_folders import open_closed_folders
from helix_desktop.tools.sandbox.git_config_guard import WORK_TREE, put_back
from helix_desktop.tools.sandbox.layout import SandboxLayout
from helix_desktop.tools.sandbox.repository_guard import (
    closed_places,
    has_own_settings,
    is_free,
    linked,
    read_short_file,
)
from helix_desktop.tools.sandbox.repository_history import run_git
from helix_desktop.tools.sandbox.untrusted_trees import files_below, remove_tree

HEADS = "refs/heads"
_COMMIT = re.compile(r"[0-9a-f]{40}(?:[0-9a-f]{24})?")
_BASE = "base"
_LONGEST = 100
_MOVED = "commit by a command of Helix"


class LinkedWorktree(Struct, frozen=True):
    """A worktree, its entry in the repository, the repository's folder, and its own branch."""

    folder: str
    entry: str
    shared: str
    branch: str

    @property
    def ref(self) -> str:
        return f"{HEADS}/{self.branch}"

    @property
    def on_branch(self) -> bool:
        """Whether the worktree has its own branch checked out."""
        return _head(self.entry) == f"ref: {self.ref}"


def find_worktree(folder: str, shared: str, branch: str) -> LinkedWorktree | None:
    """Return a worktree by the list of its repository; its own `.git` file is not asked."""
    try:
        entries = sorted(each.path for each in os.scandir(os.path.join(shared, "worktrees")))
    except OSError:
        return None
    wanted = os.path.join(os.path.realpath(folder), ".git")
    for entry in entries:
        back = read_short_file(os.path.join(entry, "gitdir")).strip()
        common = read_short_file(os.path.join(entry, "commondir")).strip()
        same = back and os.path.realpath(back) == wanted
        if same and os.path.realpath(os.path.join(entry, common)) == os.path.realpath(shared):
            own = os.path.dirname(wanted)
            return LinkedWorktree(own, os.path.realpath(entry), os.path.realpath(shared), branch)
    return None


@dataclass(slots=True)
class LentBranches:
    """The copies that a command gets, and the places that they cover."""

    placed: tuple[tuple[str, str], ...]
    others: list[str] = field(default_factory=list)
    """Branches besides its own that the command changed, known when it has ended."""
    problem: str = ""
    """Why the worktree's branch did not move, known when the command has ended."""


class BranchCopies:
    """The copies of a repository's branches for the commands of one worktree.

    Commands that run at the same time share a copy, which is brought up to date when another one
    begins. It stays on the disk until it is settled, also
    if Helix is killed meanwhile.
    """

    def __init__(self, tree: LinkedWorktree, spool: Path) -> None:
        self._tree = tree
        self._place = spool / f"branches-{os.path.basename(tree.entry)}"
        self._lock = threading.Lock()
        self._users = 0
        self._before: dict[str, str] = {}

    def recover(self) -> None:
        """Settle what is left of a command during which Helix was killed."""
        with self._lock:
            if not self._users and self._place.exists():
                self._settle()
                remove_tree(str(self._place))

    @contextmanager
    def lend(self) -> Iterator[LentBranches]:
        """Yield the copies; move the worktree's branch when the command has ended."""
        with self._lock:
            if self._users:
                self._refresh()
            else:
                self._renew()
            self._users += 1
        places = ((str(self._place / each), os.path.join(self._tree.shared, each)) for each in _ALL)
        lent = LentBranches(tuple(pair for pair in places if os.path.isdir(pair[1])))
        try:
            yield lent
        finally:
            with self._lock:
                lent.problem = self._settle()
                lent.others = self._others()
                self._users -= 1
                if not self._users and not lent.problem:
                    remove_tree(str(self._place))

    def _renew(self) -> None:
        """Copy the branches again, after what an earlier command left is settled."""
        if self._place.exists():
            self._settle()
            remove_tree(str(self._place))
        self._place.mkdir(mode=0o700, parents=True)
        _make_settings(self._tree)
        for each in _ALL:
            _copy_files(os.path.join(self._tree.shared, each), self._place / each)
        self._before = _branches(str(self._place / HEADS))
        (self._place / _BASE).write_text(self._real(self._tree.branch))

    def _refresh(self) -> None:
        """Copy what others moved since, except branches that a command changed in the copy."""
        self._settle()
        real = _branches(os.path.join(self._tree.shared, HEADS))
        for name, value in real.items():
            if value == self._before.get(name) or not _COMMIT.fullmatch(value):
                continue
            if _replace_branch(str(self._place / HEADS), name, (self._before.get(name, ""), value)):
                self._before[name] = value
                if name == self._tree.branch:
                    (self._place / _BASE).write_text(value)

    def _settle(self) -> str:
        """Move the branch to where the copy is; return the problem, or ""."""
        base = read_short_file(str(self._place / _BASE))
        now = self._value(self._tree.branch)
        self._release_head()
        if not _COMMIT.fullmatch(now) or now == base:
            return ""
        said = self._git("update-ref", "-m", _MOVED, self._tree.ref, now, base)
        if said is None:
            return f"the branch {self._tree.branch} was moved by others; its new commit is {now}"
        (self._place / _BASE).write_text(now)
        self._before[self._tree.branch] = now
        return ""

    def _release_head(self) -> None:
        """Check out a commit without a branch where a command made or moved another branch."""
        name = _head(self._tree.entry).removeprefix(f"ref: {HEADS}/")
        now = self._value(name)
        if name == self._tree.branch or not _COMMIT.fullmatch(now) or now == self._real(name):
            return
        with (
            suppress(OSError),
            PosixFolderHandle.at_real_path(self._tree.entry) as entry,
            open_closed_folders(entry, ""),
        ):
            put_back(entry, "HEAD", f"{now}\n".encode(), mode=0o600)

    def _others(self) -> list[str]:
        now, own = _branches(str(self._place / HEADS)), self._tree.branch
        names = sorted({*now, *self._before} - {own})
        return [name for name in names if now.get(name) != self._before.get(name)]

    def _value(self, name: str) -> str:
        return _branches(str(self._place / HEADS), name).get(name, "") if name else ""

    def _real(self, name: str) -> str:
        return (self._git("rev-parse", "--verify", "--quiet", f"{HEADS}/{name}") or "").strip()

    def _git(self, *words: str) -> str | None:
        try:
            with PosixFolderHandle.at_real_path(self._tree.shared) as shared:
                said = run_git(shared, *words)
        except OSError:
            return None
        return None if said is None else said.decode("utf-8", "replace")


_ALL = (HEADS, f"logs/{HEADS}")


def with_worktree(layout: SandboxLayout, tree: LinkedWorktree, lent: LentBranches) -> SandboxLayout:
    """Return a layout in which commands can commit in a worktree, on its own branch."""
    inside = linked(tree.entry, os.path.join(layout.folder, ".git"), writing=True)
    if not inside.open:
        return layout
    objects = os.path.join(tree.shared, "objects")
    kept = [os.path.join(objects, "info"), os.path.join(objects, "pack")]
    kept.append(os.path.join(tree.entry, "modules"))
    return replace(
        layout,
        open=(*layout.open, tree.entry),
        writable=(objects,),
        placed=lent.placed,
        closed=(*layout.closed, *inside.closed, *(each for each in kept if not is_free(each))),
        absent=(*layout.absent, *(each for each in kept if is_free(each))),
    )


def can_commit_alone(tree: LinkedWorktree) -> bool:
    """Return whether git alone may commit on the worktree's branch where there are no mounts."""
    made = closed_places(tree.shared, writing=True, setting=True)
    return made.open and os.path.join(tree.shared, "config") not in made.closed and tree.on_branch


def freed_for_commits(layout: SandboxLayout, tree: LinkedWorktree) -> SandboxLayout:
    """Return the layout for git alone, which may write what a commit needs."""
    places = (os.path.join(tree.shared, each) for each in ("objects", *_ALL))
    links = (os.path.join(tree.entry, each) for each in ("commondir", "gitdir"))
    return replace(layout, closed=tuple(links), writable=(tree.entry, *places))


def _head(entry: str) -> str:
    place = os.path.join(entry, "HEAD")
    return "" if os.path.islink(place) else read_short_file(place).strip()


def _branches(top: str, name: str = "") -> dict[str, str]:
    """Return the values of the branches that have a file of their own, by name; or of one only.

    A link that a command made has no value.
    """
    found: dict[str, str] = {}
    with suppress(OSError), PosixFolderHandle.at(top) as folder:
        for path in (name,) if name else files_below(folder):
            if not path.endswith(".lock"):
                found[path] = ""
                with suppress(OSError), folder.parent(path) as (above, last):
                    found[path] = _said(above, last)
    return found


def _replace_branch(top: str, name: str, values: tuple[str, str]) -> bool:
    """Change a branch from one value to another, as git does; follow no link of a command."""
    *above, last = name.split("/")
    before, now = values
    with ExitStack() as stack, suppress(OSError):
        folder = stack.enter_context(PosixFolderHandle.at(top))
        for each in above:
            with suppress(FileExistsError):
                folder.make_folder(each)
            folder = stack.enter_context(folder.inner(each))
        # git waits while the lock is there, and refuses to move the branch
        with os.fdopen(folder.make_file(f"{last}.lock", 0o644), "w") as file:
            file.write(f"{now}\n")
        if _said(folder, last) == before:
            folder.rename(f"{last}.lock", last)
            return True
        folder.remove(f"{last}.lock")
    return False


def _said(folder: PosixFolderHandle, name: str) -> str:
    """Return the value of a branch; "" if there is none."""
    try:
        with os.fdopen(folder.read(name), encoding="utf-8", errors="replace") as file:
            return file.read(_LONGEST).strip()
    except FileNotFoundError:
        return ""


def _make_settings(tree: LinkedWorktree) -> None:
    """Make the file of the worktree's own settings where git reads one: commands never may."""
    if has_own_settings(tree.shared):
        with suppress(OSError):
            place = os.path.join(tree.entry, WORK_TREE)
            os.close(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644))


def _copy_files(source: str, target: Path) -> None:
    target.mkdir(mode=0o700, parents=True)
    for above, folders, names in os.walk(source):
        into = target / os.path.relpath(above, source)
        for each in folders:
            (into / each).mkdir(exist_ok=True)
        for each in names:
            with suppress(OSError):  # git replaces these all the time
                if not each.endswith(".lock"):
                    shutil.copyfile(os.path.join(above, each), into / each, follow_symlinks=False)
