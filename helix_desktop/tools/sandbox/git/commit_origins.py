"""Which files that steer programs git may bring: the user's own, not those that commands committed.

One command may commit such a file, and a later one check it out again. So Helix notes the commits
that commands make. A file is the user's if no commit of a command ever changed it, if another
commit brought just this content, or if it stood there when a command began.
"""

import hashlib
import os
import stat
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from helix_desktop.tools.files.repository_places import gitdir_target, shared_folders
from helix_desktop.tools.files.system_mounts import folders_above
from helix_desktop.tools.git.tracked_files import IndexEntry, call_git_in

_PLAIN = ("--literal-pathspecs", "--no-replace-objects", "--no-pager")
_HISTORY = (
    *("log", "--format=%H", "--raw", "--no-abbrev", "--no-renames", "--full-history", "-m"),
    *("--root", "--no-ext-diff", "--no-textconv", "--no-show-signature", "--stdin"),
)
"""Shows each commit that changed a file, with the entries before and after."""
_COMMIT, _SEEN = "commit ", "seen "


class CommitOrigins:
    """The commits of commands, in any repository, and the files that stood there before them.

    They are lines of a file, which every process of Helix adds to.
    """

    def __init__(self, file: Callable[[], Path]) -> None:
        self._file = file
        self._lines: set[str] = set()
        self._size = 0

    def note_commits(self, commits: Iterable[str]) -> None:
        self._note(f"{_COMMIT}{commit}" for commit in commits)

    def note_seen(self, path: str, mode: int, content: bytes) -> None:
        """Note that a file stood there when a command began, and no other ran."""
        self._note([_seen_line(path, mode, content)])

    def is_seen(self, path: str, mode: int, content: bytes) -> bool:
        return _seen_line(path, mode, content) in self._load()

    def commits(self) -> set[str]:
        return {line.removeprefix(_COMMIT) for line in self._load() if line.startswith(_COMMIT)}

    def _load(self) -> set[str]:
        """Return all lines, also those that other processes noted meanwhile."""
        with suppress(FileNotFoundError):
            file = self._file()
            size = file.stat().st_size
            if size != self._size:
                self._lines |= {*file.read_bytes().decode(errors="replace").split("\n")}
                self._size = size
        return self._lines

    def _note(self, lines: Iterable[str]) -> None:
        known = self._load()
        new = [line for line in dict.fromkeys(lines) if line not in known]
        if new:
            self._lines |= {*new}
            file = self._file()
            # without room on the disk, this process knows them all the same
            with suppress(OSError):
                file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                with open(file, "ab") as written:
                    # a line that is cut off takes no other with it
                    written.write("".join(f"\n{line}" for line in new).encode())


def _seen_line(path: str, mode: int, content: bytes) -> str:
    kind = "link" if stat.S_ISLNK(mode) else "file"
    state = b"%s\0%s\0%s" % (kind.encode(), os.fsencode(path), content)
    return f"{_SEEN}{hashlib.sha256(state).hexdigest()}"


class UsersCommits:
    """What git may bring of the user's repositories, which have these work trees."""

    def __init__(self, work_trees: Iterable[str], origins: CommitOrigins) -> None:
        self._folders = {_commits_folder(work_tree) for work_tree in work_trees}
        self._origins = origins

    def stood_there(self, path: str, mode: int, content: bytes) -> bool:
        """Return whether a file had this content when a command began."""
        return self._origins.is_seen(path, mode, content)

    def have(self, path: str, entry: IndexEntry) -> bool:
        """Return whether an entry at a path is of the user's commits, or of one before them."""
        work_tree = next(
            (
                above
                for above in folders_above(path)
                if os.path.lexists(os.path.join(above, ".git"))
            ),
            "",
        )
        if not work_tree or _commits_folder(work_tree) not in self._folders:
            return False
        ran = call_git_in(work_tree, *_PLAIN, "rev-list", "--no-walk", "--all", "--reflog")
        tips = [] if ran is None or ran.returncode else ran.stdout.decode("ascii").split()
        name = os.path.relpath(path, work_tree)
        own = self._origins.commits()
        changed = own and _changes(work_tree, own, name, "--no-walk", "--ignore-missing")
        if changed is None or not tips:
            return False
        if not changed and _tips_have(work_tree, tips, name, entry=entry):
            return True
        brought = _changes(work_tree, tips, name, f"--find-object={entry.content}") or ()
        return any(
            commit not in own and state == (entry.mode[:3], entry.content)
            for commit, state in brought
        )


def _tips_have(work_tree: str, tips: Sequence[str], name: str, *, entry: IndexEntry) -> bool:
    """Return whether one of these commits has a file with this content; that is soon known."""
    if not entry.mode.startswith("100") or "\n" in name:
        return False  # git does not say here whether it is a link
    request = b"".join(b"%s:%s\n" % (tip.encode(), os.fsencode(name)) for tip in tips)
    ran = call_git_in(work_tree, *_PLAIN, "cat-file", "--batch-check", stdin=request)
    answers = () if ran is None else ran.stdout.splitlines()
    return any(answer.startswith(b"%s blob " % entry.content.encode()) for answer in answers)


def _changes(
    work_tree: str, commits: Iterable[str], name: str, *options: str
) -> list[tuple[str, tuple[str, str]]] | None:
    """Return the changes of a file by these commits, and without an option also by those before:
    each commit, with mode and content afterwards. None if git can't tell."""
    stdin = "".join(f"{commit}\n" for commit in commits).encode()
    ran = call_git_in(work_tree, *_PLAIN, *_HISTORY, *options, "--", name, stdin=stdin)
    if ran is None or ran.returncode:
        return None
    changes: list[tuple[str, tuple[str, str]]] = []
    commit = ""
    for line in filter(None, os.fsdecode(ran.stdout).split("\n")):
        if line.startswith(":"):
            _, mode, _, content, *_ = line.removeprefix(":").split()
            changes.append((commit, (mode[:3], content)))
        else:
            commit = line
    return changes


def _commits_folder(work_tree: str) -> str:
    """Return the folder with the commits of a work tree."""
    place = os.path.join(work_tree, ".git")
    if os.path.isdir(place):
        try:
            return os.path.realpath(place)
        except OSError:  # a running command has put something else there meanwhile
            return place
    inside = gitdir_target(place)
    return next(iter(shared_folders(inside, place)), inside)
