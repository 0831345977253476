"""The history of repositories that programs may write beside git: none of it is lost.

A command that names git finds a repository writable, and so does every program in the same line.
Packs are closed to it (`repository_guard.pack_places`); other objects, names and logs are copied
before, or the command does not run. Afterwards lost objects are put back, and files without which
git finds no repository; links, pipes (`repository_cleaning.py`) and whatever would make git read
another history than before are gone. Other changes of branches and logs are git's own work as well
as anybody's: commits that nothing names any more are reported, and stay where git finds them by
their number.
"""

import hashlib
import os
import re
import secrets
import stat
import subprocess
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.snapshots import CopiedFile, Files, FolderCopies, SnapshotBounds
from helix_desktop.tools.sandbox.closed_folders import open_with_folders_above
from helix_desktop.tools.sandbox.repository_cleaning import PACKS, clean, links_and_packs
from helix_desktop.tools.sandbox.repository_guard import where_folders_are
from helix_desktop.tools.sandbox.tracked_files import call_git

_NAMES = SnapshotBounds(files=100_000, largest=64 * 1024 * 1024, seconds=10.0)
_OBJECTS = SnapshotBounds(files=100_000, largest=16 * 1024 * 1024, seconds=15.0)
_DAY = 24 * 3600
_NAME_FOLDER = re.compile(r"info|objects|(?:refs|logs|reftable|objects/info)(?:/.*)?", re.DOTALL)
_NAME = re.compile(
    r"HEAD|packed-refs|index|shallow|info/grafts|(?:refs|logs|reftable|objects/info)/.*", re.DOTALL
)
"""Files with names of commits, and those that say where and how git finds objects."""
_OBJECT_FOLDER = re.compile(r"objects(?:/[0-9a-f]{2})?|lfs(?:/objects(?:/.*)?)?", re.DOTALL)
_OBJECT = re.compile(r"objects/([0-9a-f]{2})/([0-9a-f]{38,62})")
_CONTENT = re.compile(r"objects/[0-9a-f]{2}/[0-9a-f]{38,62}|lfs/objects/.+|sharedindex\..+")
"""Files that are named after their content, so that no program ever changes one."""
_LASTING = re.compile(r"objects/[0-9a-f]{2}/|lfs/|refs/(?:heads|tags)/")
_NOT_KEPT = (
    *("refs/remotes/", "logs/refs/remotes/", "refs/bisect/", "refs/rewritten/", "refs/replace/"),
)
"""Names that git itself drops: of branches that another repository still has, and of its own."""
_STASH = ("refs/stash", "logs/refs/stash")
_DROPS = re.compile(r"\bstash\s+(?:pop|drop)\b")
_CLEARS = re.compile(r"\bstash\s+clear\b")
_ALTERNATES = "objects/info/alternates"
"""The file with other places of objects: they need not stay there."""
_OTHER_PAST = {
    "info/grafts": re.compile(r"(?!)"),
    "shallow": re.compile("--(?:un)?(?:depth|shallow|deepen)"),
}
"""Files with which git shows another history, and the words with which git itself writes them."""
_GRAPH = "objects/info/commit-graph"
_REPLACES = re.compile(r"\bgit[\s-]+(?:replace|filter-)")
_REPLACED = re.compile(r"refs/replace/[0-9a-f]{40,64}")
_TABLES = "reftable/tables.list"
_COMMIT = re.compile(rb"[0-9a-f]{40}(?:[0-9a-f]{24})?")
_VALUE = re.compile(rb"(?:[0-9a-f]{40}(?:[0-9a-f]{24})?|ref: refs/(?!\S*\.\.)\S+)\s*")
_LEAST_INDEX = 31
_LONGEST = 4096
"""Most bytes of a file with the value of one name."""
_PACKED = re.compile(rb"(?:#.*\n|\^[0-9a-f]{40,64}\n|[0-9a-f]{40,64} \S.*\n)*")
_LINE = re.compile(rb"(?m)^([0-9a-f]{40,64}) (\S+)$")
_ENTRY = re.compile(
    rb"(?m)^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) [^>\n]*> (\d+) [+-]\d{4}(?:\t.*)?\n"
)
"""A line of a log, as git reads it."""


class HistoryLoss(Struct, frozen=True):
    """What a command took out of a repository, or put into it."""

    put_back: tuple[str, ...] = ()
    """Places in the repository that are as before again."""
    unnamed: tuple[str, ...] = ()
    """Commits that are there, but that no branch or tag leads to any more."""
    gone: tuple[str, ...] = ()
    """Files that are gone, or changed, and could not be put back."""
    removed: tuple[str, ...] = ()
    """Places that would have led git elsewhere, or shown another history."""
    unchecked: tuple[str, ...] = ()
    """New packs that are too large to be checked."""


NOTHING_LOST = HistoryLoss()


class HistoryCopies:
    """The copies of one repository's names and objects, from one command to the next."""

    def __init__(self, inside: str, spool: Path | None = None) -> None:
        self._names = _copies(inside, (_NAME_FOLDER, _NAME), spool=spool, bounds=_NAMES)
        self._objects = _copies(inside, (_OBJECT_FOLDER, _CONTENT), spool=spool, bounds=_OBJECTS)

    def resume(self, files: Files) -> None:
        self._names.resume(files)
        self._objects.resume(files)

    def copy(self, folder: PosixFolderHandle) -> Files:
        top = folder.handle()
        return links_and_packs(folder) | self._objects.copy(top) | self._names.copy(top)


class RepositoryHistory:
    """One repository, by the handle of its inside, and its copies. Any thread."""

    def __init__(self, folder: PosixFolderHandle, copies: HistoryCopies) -> None:
        self._folder = folder
        self._copies = copies

    def copy(self) -> Files:
        return self._copies.copy(self._folder)

    def copy_all(self) -> Files:
        """Copy everything that must not be lost; raise ToolError if there is too much of it."""
        if not _is_whole(files := self.copy()) and not _is_whole(files := self.copy()):
            raise ToolError(
                "The command was not run: the repository has too many branches, tags, or loose "
                "objects to be copied before.",
                "Run git in a command of its own, such as `git gc`.",
            )
        return files

    def settle(self, before: Files, command: str) -> HistoryLoss:
        """Put back what a command took out since a copy; remove what it put in."""
        removed = clean(self._folder, before)
        self._make_folder()
        now = self._now(before)
        put = self._put_back_each(_broken(before, now), before)
        odd = self._other_past(before, now, command)
        put = put | self._put_back_each(odd & before.keys(), before)
        removed += [path for path in sorted(odd - before.keys()) if self._set_aside(path)]
        packs = self._check_packs(before, now)
        now = self._now(before) if put or odd or packs else now
        lost = {path for path, seen in before.items() if _is_lost(path, seen, now.get(path))}
        packed = self._packed(path for path in lost if path not in now)
        put = put | self._put_back_each(lost - packed, before)
        names = self._put_back_names(before, now)
        replaced = self._unreplaced(before, now, command)
        now = self._now(before) if names or replaced else now
        put = put | names
        done = (path for path, done in put.items() if done)
        return HistoryLoss(
            tuple(sorted({"objects" if _OBJECT.fullmatch(path) else path for path in done})),
            self._unnamed(before, now, command),
            tuple(sorted(path for path, done in put.items() if not done)),
            (*removed, *replaced, *(path for path, sound in packs.items() if sound is False)),
            tuple(path for path, sound in packs.items() if sound is None),
        )

    def _now(self, before: Files) -> Files:
        """Return what is there now; files that copies have no room for, without a copy."""
        files = self.copy()
        for path in before.keys() - files.keys():
            seen = self._folder.status(path)
            if seen is not None and stat.S_ISREG(seen.st_mode):
                files[path] = CopiedFile((0, 0, 0, 0), seen.st_size, seen.st_mode)
        return files

    def _other_past(self, before: Files, now: Files, command: str) -> set[str]:
        """Return new or changed files with which git reads another history than before."""
        found = {_ALTERNATES} & (now.keys() - before.keys())
        for path, words in _OTHER_PAST.items():
            if now.get(path) != before.get(path) and words.search(command) is None:
                found.add(path)
        graph = {path for path in now if path.startswith(_GRAPH) and now[path] != before.get(path)}
        if graph and run_git(self._folder, "commit-graph", "verify") is None:
            for path in graph:  # git makes it again
                self._set_aside(path)
        return found

    def _check_packs(self, before: Files, now: Files) -> dict[str, bool | None]:
        """Return new packs, and whether each is sound; set aside those that are not.

        Git believes a list of objects beside a pack. Other lists there are set aside, too: git
        makes them again.
        """
        old = {_stem(path) for path in before if path.startswith(PACKS)}
        new = [path for path in now if path.startswith(PACKS) and path not in before]
        for path in new:
            listing = path.endswith((".bitmap", ".mtimes")) or "multi-pack-index" in path
            if listing or (_stem(path) in old and not path.endswith(".keep")):
                self._set_aside(path)
        found: dict[str, bool | None] = {}
        for path in new:
            if path.endswith(".idx") and _stem(path) not in old:
                found[path] = self._is_sound(path)
                if found[path] is False:
                    for each in (each for each in new if _stem(each) == _stem(path)):
                        self._set_aside(each)
        return found

    def _is_sound(self, index: str) -> bool | None:
        """Return whether a pack holds what its list says; None if that takes too long."""
        try:
            _run_git(self._folder, "verify-pack", index)
        except subprocess.TimeoutExpired:
            return None
        except (OSError, subprocess.SubprocessError):
            return False
        return True

    def _make_folder(self) -> None:
        """Make the folder without which git finds no repository."""
        objects = self._folder.status("objects")
        if objects is not None and stat.S_ISDIR(objects.st_mode):
            with suppress(OSError), self._opened("refs/heads"):
                pass

    def _put_back_names(self, before: Files, now: Files) -> dict[str, bool]:
        """Put back names that lead to nothing, and the branch that is checked out if it is gone."""
        old, new = _values(before), _values(now)
        moved = {ref: number for ref, number in new.items() if old.get(ref, number) != number}
        missing = {*moved.values()} - self._existing(moved.values())
        refs = {ref for ref, number in moved.items() if number in missing}
        # git itself does not make another name of a branch that exists
        refs |= {ref for ref in old if ref != "HEAD" and _content(now, ref).startswith(b"ref:")}
        heads = {_content(files, "HEAD").strip() for files in (before, now)} - {b""}
        head = b"".join(heads).removeprefix(b"ref: ").decode("utf-8", "replace")
        if len(heads) == 1 and head in old and head not in new and head not in now:
            refs.add(head)  # git itself never removes it
        return {ref: self._write(ref, f"{old[ref]}\n".encode(), 0o644) for ref in refs}

    def _unreplaced(self, before: Files, now: Files, command: str) -> list[str]:
        """Take back replacements of objects by others; return their names."""
        old, new = _values(before), _values(now)
        changed = [
            ref
            for ref in sorted(old.keys() | new.keys())
            if _REPLACED.fullmatch(ref) and old.get(ref) != new.get(ref)
        ]
        if not changed or _REPLACES.search(command):
            return []
        steps = (f"update {ref} {old[ref]}" if ref in old else f"delete {ref}" for ref in changed)
        given = "".join(f"{step}\n" for step in steps).encode()
        said = run_git(self._folder, "update-ref", "--no-deref", "--stdin", given=given)
        return [] if said is None else changed

    def _packed(self, paths: Iterable[str]) -> set[str]:
        """Return which objects' files are gone because git has the objects elsewhere."""
        names = {
            "".join(parts.groups()): path for path in paths if (parts := _OBJECT.fullmatch(path))
        }
        return {names[name] for name in self._existing(names)}

    def _existing(self, numbers: Iterable[str]) -> set[str]:
        """Return which objects git has."""
        asked = "".join(f"{number}\n" for number in {*numbers})
        if not asked:
            return set()
        # the kind is in the object itself: git looks whether it can be read
        words = ("cat-file", "--batch-check=%(objectname) of %(objecttype)")
        said = run_git(self._folder, *words, given=asked.encode())
        found = (line.partition(" of ") for line in (said or b"").decode().splitlines())
        return {name for name, kind, _ in found if kind} & {*numbers}

    def _unnamed(self, before: Files, now: Files, command: str) -> tuple[str, ...]:
        """Return commits that were named and that nothing leads to any more."""
        changed = {path for path, seen in before.items() if now.get(path) != seen}
        logged = {path for path in changed if path.startswith("logs/")}
        if not logged and not any(map(_names_commits, changed)):
            return ()
        old, new = _logs(before), _kept(_logs(now), _logs(before))
        values = _values(now)
        moved = [
            (number, ref)
            for ref, number in _values(before).items()
            if values.get(ref) != number and number not in new[f"logs/{ref}"]
        ]
        dropped = [(number, path) for path in logged for number in _numbers(old[path]) - new[path]]
        still = {number for numbers in new.values() for number in numbers}
        found = [*self._unreached(dropped, still), *self._unreached(moved)]
        stashes = {number for number, name in found if name in _STASH}
        stashes -= {number for number, name in found if name not in _STASH}
        if len(stashes) > len(_DROPS.findall(command)) and _CLEARS.search(command) is None:
            stashes = set()
        return tuple(dict.fromkeys(number for number, _ in found if number not in stashes))

    def _unreached(
        self, named: Iterable[tuple[str, str]], still: Iterable[str] = ()
    ) -> list[tuple[str, str]]:
        """Return those of some commits that git does not reach from names, and other commits."""
        wanted = [(n, name) for n, name in named if not name.startswith(_NOT_KEPT)]
        if not wanted:
            return []
        asked = [*(number for number, _ in wanted), *(f"^{number}" for number in still)]
        words = ("rev-list", "--ignore-missing", "--stdin", "--not", "--all")
        said = run_git(self._folder, *words, given="".join(f"{n}\n" for n in asked).encode())
        found = None if said is None else {*said.decode().split()}
        return [(n, name) for n, name in wanted if found is None or n in found]

    def _put_back_each(self, paths: Iterable[str], before: Files) -> dict[str, bool]:
        """Put files back; return for each whether it worked."""
        return {path: self._put_back(path, before[path]) for path in paths}

    def _put_back(self, path: str, seen: CopiedFile) -> bool:
        return seen.pack is not None and self._write(path, seen.content, seen.mode & 0o777)

    def _write(self, path: str, content: bytes, mode: int) -> bool:
        """Write a file in one step."""
        with suppress(OSError), self._opened(path) as (folder, name):
            new = f"{_aside('put-back')}.lock"  # no name of a branch
            with os.fdopen(folder.make_file(new, mode), "wb") as file:
                file.write(content)
            if name in folder.names() and stat.S_ISDIR(folder.look(name).st_mode):
                self._move_aside(folder, name)
            folder.rename(new, name)
            return True
        return False

    def _set_aside(self, path: str) -> bool:
        with suppress(OSError), self._opened(path) as (folder, name):
            self._move_aside(folder, name)
            return True
        return False

    def _move_aside(self, folder: PosixFolderHandle, name: str) -> None:
        """Move a place into the repository's own folder, where git does not look for it."""
        folder.move(name, self._folder, _aside(name))

    @contextmanager
    def _opened(self, path: str) -> Iterator[tuple[PosixFolderHandle, str]]:
        """Open the folder of a file, or make it; follow no link of a command."""
        *above, name = path.split("/")
        with ExitStack() as stack:
            folder = stack.enter_context(self._folder.below(""))
            for each in above:
                folder = stack.enter_context(self._inner(folder, each))
            yield folder, name

    def _inner(self, folder: PosixFolderHandle, name: str) -> PosixFolderHandle:
        """Open an inner folder; make it where there is none, or something else."""
        try:
            return folder.inner(name)
        except OSError:
            with suppress(FileNotFoundError):
                self._move_aside(folder, name)
            folder.make_folder(name)
            return folder.inner(name)


class HistoriesBefore(Struct, frozen=True):
    """The repositories that programs of a command may write, and their files before it."""

    command: str
    folders: Mapping[str, PosixFolderHandle]
    files: Mapping[str, Files]


class Histories:
    """The histories of the repositories that commands of one sandbox may write.

    `spool` is the folder of the copies; there they are found after a crash, too. `project` is the
    sandbox's folder.
    """

    def __init__(self, spool: Callable[[], Path], project: str) -> None:
        self._spool, self._project = spool, project
        self._known: dict[str, HistoryCopies] = {}
        self._running: dict[int, tuple[Mapping[str, PosixFolderHandle], dict[str, Files]]] = {}
        self._lock = threading.Lock()

    @contextmanager
    def before(self, folders: Mapping[str, PosixFolderHandle]) -> Iterator[Mapping[str, Files]]:
        """Copy what is new in repositories, given by their insides; yield their files.

        Until the command has ended, what others put into them counts as theirs.
        """
        files = {
            inside: {**self._of(inside, folder).copy_all()} for inside, folder in folders.items()
        }
        self.gather()
        with self._lock:
            self._running[id(files)] = folders, files
        try:
            yield files
        finally:
            with self._lock:
                del self._running[id(files)]

    def gather(self) -> None:
        """Copy what came into repositories while commands run, which may not take it out."""
        running: list[tuple[int, str, PosixFolderHandle]] = []
        with ExitStack() as stack:
            with self._lock:
                for key, (folders, _) in self._running.items():
                    for inside, folder in folders.items():
                        with suppress(OSError):  # a command may end and close its own meanwhile
                            running.append((key, inside, stack.enter_context(folder.below(""))))
            for key, inside, folder in running:
                with suppress(HelixError):
                    now = self._of(inside, folder).copy()
                    new = {path: seen for path, seen in now.items() if _LASTING.match(path)}
                    with self._lock:
                        if key in self._running:  # otherwise the command has ended meanwhile
                            files = self._running[key][1]
                            files[inside] = new | files[inside]

    def resume(self, before: HistoriesBefore) -> None:
        """Take the copies of a command that ran when the application was killed."""
        for inside, files in before.files.items():
            self._copies_of(inside).resume(files)

    def after(
        self, before: HistoriesBefore, top: PosixFolderHandle | None
    ) -> tuple[HistoryLoss, ...]:
        """Return what a command took out of repositories, after putting back what can be."""
        found: list[HistoryLoss] = []
        above = map(os.path.dirname, where_folders_are(before.folders).values())
        with open_with_folders_above(top, self._project, above):
            for inside, files in before.files.items():
                try:
                    history = self._of(inside, before.folders[inside])
                    found.append(history.settle(files, before.command))
                except (HelixError, OSError):
                    found.append(HistoryLoss(gone=(inside,)))
        return tuple(loss for loss in found if loss != NOTHING_LOST)

    def _of(self, inside: str, folder: PosixFolderHandle) -> RepositoryHistory:
        return RepositoryHistory(folder, self._copies_of(inside))

    def _copies_of(self, inside: str) -> HistoryCopies:
        with self._lock:
            if inside not in self._known:
                spool = self._spool()
                spool.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._known[inside] = HistoryCopies(inside, spool)
            return self._known[inside]


def run_git(folder: PosixFolderHandle, *words: str, given: bytes = b"") -> bytes | None:
    """Run git on a repository, given by its inside; return what it prints, or None if it fails."""
    try:
        return _run_git(folder, *words, given=given)
    except (OSError, subprocess.SubprocessError):
        return None


def _run_git(folder: PosixFolderHandle, *words: str, given: bytes = b"") -> bytes:
    # the folder itself, wherever a command has moved it, and whatever is at its path now
    place = f"/proc/self/fd/{folder.handle()}"
    ran = call_git("--git-dir=.", *words, given=given, folder=place)
    ran.check_returncode()
    return ran.stdout


def _copies(
    inside: str,
    kept: tuple[re.Pattern[str], re.Pattern[str]],
    *,
    spool: Path | None,
    bounds: SnapshotBounds,
) -> FolderCopies:
    """Return copies of the files of a repository that match, in folders that do."""
    folders, files = kept
    return FolderCopies(
        inside,
        passed_by=lambda path: folders.fullmatch(path) is None,
        wanted=lambda path: files.fullmatch(path) is not None,
        spool=spool,
        named=spool is not None,
        bounds=bounds,
    )


def _is_whole(files: Files) -> bool:
    """Return whether there is a copy of every name and object, but of large objects."""
    objects = sum(_CONTENT.fullmatch(path) is not None for path in files)
    names = sum(_NAME.fullmatch(path) is not None for path in files)
    if objects >= _OBJECTS.files or names >= _NAMES.files:
        return False
    return not any(
        seen.pack is None and stat.S_ISREG(seen.mode) and _must_be_copied(path, seen.size)
        for path, seen in files.items()
    )


def _must_be_copied(path: str, size: int) -> bool:
    if _CONTENT.fullmatch(path):
        return size <= _OBJECTS.largest
    return _names_commits(path) or path.startswith(("logs/", "reftable/"))


def _broken(before: Files, now: Files) -> set[str]:
    """Return the changed files without which git does not find what it found before."""
    tables = _content(now, _TABLES).decode("utf-8", "replace").split()
    if _TABLES in before and (not tables or any(f"reftable/{name}" not in now for name in tables)):
        return {path for path in before if path.startswith("reftable/")}
    changed = {path for path, seen in before.items() if now.get(path) != seen}
    return {path for path in changed if _is_broken(path, before, now)}


def _is_broken(path: str, before: Files, now: Files) -> bool:
    seen = now.get(path)
    if path == _STASH[1] and _STASH[0] in _values(now) and not _logs(now)[path]:
        return True
    if seen is None:
        logged = path.startswith("logs/") and path.removeprefix("logs/") in {"HEAD", *_values(now)}
        return logged or path in _WHOLE
    content = _content(now, path) if seen.pack is not None else None
    if path.startswith("refs/") and _VALUE.fullmatch(before[path].content):
        return seen.size > _LONGEST or (content is not None and not _VALUE.fullmatch(content))
    if path not in _WHOLE or stat.S_ISLNK(seen.mode):
        return False
    return seen.size > _NAMES.largest or (content is not None and not _WHOLE[path](content))


def _is_packed_list(content: bytes) -> bool:
    names = [ref for _, ref in _LINE.findall(content)]
    in_order = b" sorted" not in content.partition(b"\n")[0] or names == sorted(names)
    return _PACKED.fullmatch(content) is not None and in_order


def _is_index(content: bytes) -> bool:
    """Return whether git wrote an index: its sum is at the end, or nothing (`index.skipHash`)."""
    sums = ((20, hashlib.sha1), (32, hashlib.sha256))
    ends = (content[-size:] in (made(content[:-size]).digest(), bytes(size)) for size, made in sums)
    return content.startswith(b"DIRC") and len(content) > _LEAST_INDEX and any(ends)


_WHOLE: dict[str, Callable[[bytes], bool]] = {
    "HEAD": lambda content: _VALUE.fullmatch(content) is not None,
    "packed-refs": _is_packed_list,
    "index": _is_index,
}
"""Git's own files, and how to tell whether their content is whole."""


def _is_lost(path: str, seen: CopiedFile, now: CopiedFile | None) -> bool:
    """Return whether a file that never changes is gone, or has another content."""
    if now == seen or _CONTENT.fullmatch(path) is None:
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
        elif content:  # git looks there first
            found.pop(path, None)
    return found


class LogEntry(Struct, frozen=True):
    """A line of a log: the commits before and after it, the rest, and its time."""

    old: str
    new: str
    rest: bytes
    when: int

    @property
    def numbers(self) -> set[str]:
        return {number for number in (self.old, self.new) if number.strip("0")}


Logs = defaultdict[str, list[LogEntry]]


def _logs(files: Files) -> Logs:
    """Return the lines of each log, as git reads them."""
    found: Logs = defaultdict(list)
    for path in files:
        for line in _ENTRY.finditer(_content(files, path)) if path.startswith("logs/") else ():
            # the list of stashes shows what is after a line only
            old = "" if path in _STASH else line[1].decode()
            rest = line[0][line.end(1) - line.start() :]
            found[path].append(LogEntry(old, line[2].decode(), rest, int(line[3])))
    return found


def _kept(now: Logs, before: Logs) -> defaultdict[str, set[str]]:
    """Return the commits in logs that git does not drop soon: their lines are old ones or new.

    Where a line before it is dropped, git changes the commit that an old line begins with.
    """
    lines = {line for entries in before.values() for line in entries}
    rests = {line.rest for line in lines}
    since = time.time() - _DAY
    found = defaultdict[str, set[str]](set)
    for path, entries in now.items():
        for line in entries:
            if line in lines or line.when > since:
                found[path] |= line.numbers
            elif line.rest in rests:
                found[path].add(line.new)
    return found


def _numbers(entries: Iterable[LogEntry]) -> set[str]:
    return {number for line in entries for number in line.numbers}


def _content(files: Files, path: str) -> bytes:
    return files[path].content if path in files else b""


def _stem(path: str) -> str:
    return os.path.basename(path).partition(".")[0]


def _aside(name: str) -> str:
    """Return a name that no command can have taken."""
    return f"{name}.set-aside-{secrets.token_hex(8)}"
