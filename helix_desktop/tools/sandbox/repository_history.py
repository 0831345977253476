"""The history of repositories that programs may write beside git: none of it is lost.

A command that names git finds a repository writable, and so does every program in the same line.
Packs are closed to it (`repository_guard.pack_places`); everything else in the repository is copied
before. Afterwards lost objects are put back, and files without which git finds no repository. Other
changes of branches and logs are git's own work as well as anybody's: commits that nothing names
any more are reported, and stay where git finds them by their number.
"""

import os
import re
import stat
import subprocess
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.snapshots import CopiedFile, Files, FolderCopies, SnapshotBounds
from helix_desktop.tools.permissions.git_commands import git_environment

_BOUNDS = SnapshotBounds(files=100_000, largest=16 * 1024 * 1024, seconds=5.0)
_SECONDS = 20.0
_PASSED_BY = frozenset({"objects/pack", "hooks", "modules", "worktrees"})
"""Folders that are closed to commands."""
_OBJECT = re.compile(r"objects/([0-9a-f]{2})/([0-9a-f]{38,62})")
_CONTENT = re.compile(r"objects/[0-9a-f]{2}/[0-9a-f]{38,62}|lfs/objects/.+")
"""Files that are named after their content, so that no program ever changes one."""
_NOT_KEPT = ("refs/remotes/", "logs/refs/remotes/", "refs/bisect/", "refs/rewritten/")
"""Names that git itself drops: of branches that another repository still has, and of its own."""
_STASH = ("refs/stash", "logs/refs/stash")
_ALTERNATES = ("objects/info", "objects/info/alternates")
"""The file with other places of objects, and its folder, which a link could replace."""
_TABLES = "reftable/tables.list"
_COMMIT = re.compile(rb"\b[0-9a-f]{40}(?:[0-9a-f]{24})?\b")
_VALUE = re.compile(rb"(?:[0-9a-f]{40}(?:[0-9a-f]{24})?|ref: refs/\S+)\s*")
_PACKED = re.compile(rb"(?:#.*\n|\^[0-9a-f]{40,64}\n|[0-9a-f]{40,64} \S.*\n)*")
_WHOLE = {"HEAD": _VALUE, "packed-refs": _PACKED, "index": re.compile(rb"(?s:DIRC.*)")}
"""How the content of git's own files begins and ends, as far as it is known."""
_LINE = re.compile(rb"(?m)^([0-9a-f]{40,64}) (\S+)$")


class HistoryLoss(Struct, frozen=True):
    """What a command took out of a repository."""

    put_back: tuple[str, ...] = ()
    """Places in the repository that are as before again."""
    unnamed: tuple[str, ...] = ()
    """Commits that are there, but that no branch or tag leads to any more."""
    gone: tuple[str, ...] = ()
    """Files of objects that are gone, and had no copy."""


NOTHING_LOST = HistoryLoss()


class RepositoryHistory:
    """The copies of one repository's inside. Any thread."""

    def __init__(self, inside: str, spool: Path | None = None) -> None:
        self._inside = inside
        self._copies = FolderCopies(
            inside, passed_by=_PASSED_BY.__contains__, spool=spool, bounds=_BOUNDS
        )

    def copy(self) -> Files:
        return self._copies.copy()

    def settle(self, before: Files, *, stashing: bool) -> HistoryLoss:
        """Put back what is lost since a copy; `stashing`: git may have dropped a stash."""
        now = self._copies.copy()
        changed = {path: seen for path, seen in before.items() if now.get(path) != seen}
        broken = _broken(changed, before, now)
        put = [path for path in broken if self._put_back(path, before[path])]
        put += self._set_aside_alternates(before, now)
        self._make_folders()
        later = self._copies.copy() if put else now
        put += self._put_back_branch(before, later)
        lost = [path for path, seen in changed.items() if _is_lost(path, seen, now.get(path))]
        packed = self._packed(path for path in lost if path not in now)
        lost = [path for path in lost if path not in packed]
        found = {path for path in lost if self._put_back(path, before[path])}
        unnamed = self._unnamed(changed, before, later)
        return HistoryLoss(
            (*put, *sorted({_top_of(path) for path in found})),
            tuple(number for number, ref in unnamed.items() if not (stashing and ref in _STASH)),
            tuple(path for path in lost if path not in found),
        )

    def _set_aside_alternates(self, before: Files, now: Files) -> list[str]:
        """Set aside a new file that names other places of objects: they need not stay there."""
        found = [path for path in _ALTERNATES if path in now and path not in before]
        for path in found:
            with suppress(OSError), self._opened(path) as (folder, name):
                folder.rename(name, f"{name}.set-aside")
        return found

    def _make_folders(self) -> None:
        """Make the folder without which git finds no repository."""
        if os.path.isdir(os.path.join(self._inside, "objects")):
            with suppress(OSError):
                os.mkdir(os.path.join(self._inside, "refs"))

    def _put_back_branch(self, before: Files, now: Files) -> list[str]:
        """Put back the branch that is checked out, if it is gone; git itself never removes it."""
        heads = {_content(files, "HEAD").strip() for files in (before, now)} - {b""}
        ref = b"".join(heads).removeprefix(b"ref: ").decode("utf-8", "replace")
        value = _values(before).get(ref, "")
        gone = len(heads) == 1 and value and ref not in _values(now)
        return [ref] if gone and self._write(ref, f"{value}\n".encode(), 0o644) else []

    def _packed(self, paths: Iterable[str]) -> frozenset[str]:
        """Return which objects' files are gone because git has the objects elsewhere."""
        names = {"".join(parts.groups()): path for path in paths if (parts := _find_object(path))}
        if not names:
            return frozenset()
        asked = "".join(f"{name}\n" for name in names).encode()
        # the kind is in the object itself: git looks whether it can be read
        said = run_git(
            self._inside, "cat-file", "--batch-check=%(objectname) of %(objecttype)", given=asked
        )
        found = (line.partition(" of ") for line in (said or b"").decode().splitlines())
        return frozenset(names[name] for name, kind, _ in found if kind and name in names)

    def _unnamed(self, changed: Files, before: Files, now: Files) -> dict[str, str]:
        """Return commits that were named and that nothing leads to any more, by what named them."""
        logged = {path for path in changed if path.startswith("logs/")}
        if not logged and not any(map(_names_commits, changed)):
            return {}
        values = _values(now)
        moved = {
            number: ref
            for ref, number in _values(before).items()
            if values.get(ref) != number and number not in _numbers(now, f"logs/{ref}")
        }
        dropped = {
            number: path
            for path in logged
            for number in _numbers(before, path) - _numbers(now, path)
        }
        return {
            **self._unreached(dropped, "--all", "--reflog"),
            **self._unreached(moved, "--all"),
        }

    def _unreached(self, named: Mapping[str, str], *names: str) -> dict[str, str]:
        """Return those of some commits that git does not reach from other names."""
        wanted = {n: name for n, name in named.items() if not name.startswith(_NOT_KEPT)}
        if not wanted:
            return {}
        asked = "".join(f"{number}\n" for number in wanted).encode()
        words = ("rev-list", "--ignore-missing", "--stdin", "--not", *names)
        said = run_git(self._inside, *words, given=asked)
        found = None if said is None else {*said.decode().split()}
        return {n: name for n, name in wanted.items() if found is None or n in found}

    def _put_back(self, path: str, seen: CopiedFile) -> bool:
        return seen.pack is not None and self._write(path, seen.content, seen.mode & 0o777)

    def _write(self, path: str, content: bytes, mode: int) -> bool:
        """Write a file in one step."""
        with suppress(OSError), self._opened(path) as (folder, name):
            new = f"{name}.put-back"
            with suppress(FileNotFoundError):
                folder.remove(new)
            with os.fdopen(folder.make_file(new, mode), "wb") as file:
                file.write(content)
            if name in folder.names() and stat.S_ISDIR(folder.look(name).st_mode):
                folder.rename(name, f"{name}.set-aside")
            folder.rename(new, name)
            return True
        return False

    @contextmanager
    def _opened(self, path: str) -> Iterator[tuple[PosixFolderHandle, str]]:
        """Open the folder of a file; follow no link of a command."""
        *above, name = path.split("/")
        with ExitStack() as stack:
            folder = stack.enter_context(PosixFolderHandle.at(self._inside))
            for each in above:
                folder = stack.enter_context(_inner(folder, each))
            yield folder, name


class Histories:
    """The histories of the repositories that commands of one sandbox may write."""

    def __init__(self, spool: Callable[[], Path]) -> None:
        self._spool = spool
        self._known: dict[str, RepositoryHistory] = {}
        self._lock = threading.Lock()

    def before(self, insides: Iterable[str]) -> Mapping[str, Files]:
        """Copy what is new in repositories, given by their insides; return their files."""
        return {inside: self._of(inside).copy() for inside in insides}

    def after(self, before: Mapping[str, Files], *, stashing: bool) -> tuple[HistoryLoss, ...]:
        """Return what a command took out of repositories, after putting back what can be."""
        found = (self._of(each).settle(files, stashing=stashing) for each, files in before.items())
        return tuple(loss for loss in found if loss != NOTHING_LOST)

    def _of(self, inside: str) -> RepositoryHistory:
        with self._lock:
            if inside not in self._known:
                spool = self._spool()
                spool.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._known[inside] = RepositoryHistory(inside, spool)
            return self._known[inside]


def run_git(inside: str, *words: str, given: bytes = b"") -> bytes | None:
    """Run git on a repository, given by its inside; return what it prints, or None if it fails."""
    try:
        ran = subprocess.run(
            ["git", f"--git-dir={inside}", *words],
            env={"PATH": os.defpath, "LC_ALL": "C.UTF-8", **git_environment()},
            input=given,
            capture_output=True,
            timeout=_SECONDS,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return ran.stdout


def _broken(changed: Files, before: Files, now: Files) -> list[str]:
    """Return the changed files without which git does not find what it found before."""
    tables = _content(now, _TABLES).decode("utf-8", "replace").split()
    if _TABLES in before and (not tables or any(f"reftable/{name}" not in now for name in tables)):
        return [path for path in before if path.startswith("reftable/")]
    return [path for path in changed if _is_broken(path, before, now)]


def _is_broken(path: str, before: Files, now: Files) -> bool:
    seen, content = now.get(path), _content(now, path)
    if seen is not None and seen.pack is None:
        return False  # too large to be looked at
    if path.startswith("logs/"):
        return seen is None and path.removeprefix("logs/") in {"HEAD", *_values(now)}
    if path.startswith("refs/") and _VALUE.fullmatch(before[path].content):
        return seen is not None and _VALUE.fullmatch(content) is None
    whole = _WHOLE.get(path)
    return whole is not None and (seen is None or whole.fullmatch(content) is None)


def _is_lost(path: str, seen: CopiedFile, now: CopiedFile | None) -> bool:
    """Return whether a file that never changes is gone, or has another content."""
    if _CONTENT.fullmatch(path) is None:
        return False
    return now is None or now.size != seen.size or now.content != seen.content


def _names_commits(path: str) -> bool:
    return path in ("HEAD", "packed-refs") or path.startswith("refs/")


def _values(files: Files) -> dict[str, str]:
    """Return the commit that each branch, tag and other name stands for."""
    packed = _LINE.findall(_content(files, "packed-refs"))
    found = {ref.decode("utf-8", "replace"): number.decode() for number, ref in packed}
    for path in files:
        content = _content(files, path).strip() if _names_commits(path) else b""
        if _COMMIT.fullmatch(content):
            found[path] = content.decode()
    return found


def _numbers(files: Files, log: str) -> frozenset[str]:
    """Return the commits in a log."""
    found = {number.decode() for number in _COMMIT.findall(_content(files, log))}
    return frozenset(number for number in found if number.strip("0"))


def _content(files: Files, path: str) -> bytes:
    return files[path].content if path in files else b""


def _find_object(path: str) -> re.Match[str] | None:
    return _OBJECT.fullmatch(path)


def _top_of(path: str) -> str:
    return "objects" if _OBJECT.fullmatch(path) else path


def _inner(folder: PosixFolderHandle, name: str) -> PosixFolderHandle:
    """Open an inner folder; make it where there is none, or something else."""
    try:
        return folder.inner(name)
    except OSError:
        with suppress(FileNotFoundError):
            folder.rename(name, f"{name}.set-aside")
        folder.make_folder(name)
        return folder.inner(name)
