"""Which files with secrets commands may read: tracked by git, or opened by the user.

A tracked file is readable, since git must see its tree whole; its secrets are removed from outputs
instead, as far as they are recognized there. An untracked file with a secret is hidden, and so is a
key, a key store or a `.env` file. A file that the user opened is readable, and its secrets may
appear in outputs. Names propose files, and so does the search by content (`secret_search.py`).

What a command could read is shown before the command is allowed, and remembered.

Secrets that only git's history has are masked in outputs, too. A command can print any piece of
them, also one that has not the shape of a secret. So the first
output in which a piece may be waits until git has shown the small files of all commits. They are
read again only when a branch has moved, and then only the new ones.
"""

import os
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from math import inf

from msgspec import Struct

from helix_desktop.domain.permission import NOTHING_EXPOSED, Exposed
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.git.tracked_files import Listed, TrackedFiles, call_git_in, not_ignored
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.git_untracked import untracked_use
from helix_desktop.tools.sandbox.find.folder_survey import MarkReason, SurveyMark, find_work_trees
from helix_desktop.tools.sandbox.find.hidden_files import HiddenFiles
from helix_desktop.tools.sandbox.find.secret_search import (
    UNREADABLE,
    SecretSearch,
    blob_name,
    first_bytes,
    open_file,
)
from helix_desktop.tools.secrets.known_secrets import NOTHING, KnownSecrets, find_known_secrets
from helix_desktop.tools.secrets.redactor import is_file_opened
from helix_desktop.tools.secrets.secret_file_contents import (
    MAX_SECRET_FILE_BYTES,
    NO_SECRETS,
    FileSecrets,
    is_in_private_folder,
    read_any_file,
    read_named_file,
)
from helix_desktop.tools.secrets.secret_file_names import is_env_file

MAX_SEARCHED_FILE_BYTES = 16 * 1024
MAX_FILES = 100_000
MAX_SECRET_BYTES = 1024 * 1024
_MAX_SECONDS = 5.0
_FRESH_SECONDS = 1.0
_FILES_AT_ONCE = 1_000
_TIPS = ("rev-list", "--no-walk", "--all", "--reflog")
_FILES = (
    *("rev-list", "--objects", "--all", "--reflog", "--missing=allow-any", "--ignore-missing"),
    "--stdin",
    f"--filter=combine:blob:limit={MAX_SEARCHED_FILE_BYTES}+object:type=blob",
)
_KEY_SIGNS = (b"PRIVATE KEY", b"Private-Lines:", b"LS0tLS1CRUdJTi")
"""What every file with a private key has, as it is or in Base64."""


class HistorySecrets:
    """The secrets in the histories of repositories. Any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tips: dict[str, frozenset[bytes]] = {}
        self._texts: dict[bytes, None] = {}
        self._known = NOTHING
        self._read_at = -inf

    def find(self, work_trees: Iterable[str]) -> KnownSecrets:
        with self._lock:
            if time.monotonic() - self._read_at < _FRESH_SECONDS:
                return self._known
            count = len(self._texts)
            for tree in work_trees:
                ran = call_git_in(tree, *_TIPS)
                tips = frozenset() if ran is None else frozenset(ran.stdout.split())
                before = self._tips.get(tree, frozenset[bytes]())
                if tips - before:
                    self._read_history(tree, before)
                    self._tips[tree] = tips
            if len(self._texts) > count:
                self._known = find_known_secrets(self._texts)
            self._read_at = time.monotonic()
            return self._known

    def _read_history(self, tree: str, before: frozenset[bytes]) -> None:
        until = time.monotonic() + _MAX_SECONDS
        known = b"".join(b"^%s\n" % commit for commit in before)
        ran = call_git_in(tree, *_FILES, stdin=known, seconds=_MAX_SECONDS)
        files = [] if ran is None else ran.stdout.splitlines()[:MAX_FILES]
        size = sum(map(len, self._texts))
        for start in range(0, len(files), _FILES_AT_ONCE):
            if time.monotonic() > until:
                break
            names = dict(file.partition(b" ")[::2] for file in files[start:][:_FILES_AT_ONCE])
            for content, data in _file_contents(tree, names):
                name = os.path.basename(os.fsdecode(names[content]))
                if is_env_file(name):
                    secrets = read_named_file(name, data, apart_folder=False)
                elif any(sign in data for sign in _KEY_SIGNS):
                    secrets = read_any_file(data)
                else:
                    continue
                size += sum(map(len, secrets.texts))
                if size > MAX_SECRET_BYTES:
                    return
                self._texts |= dict.fromkeys(secrets.texts)


def _file_contents(tree: str, names: Iterable[bytes]) -> Iterator[tuple[bytes, bytes]]:
    """Yield files by the names that git has for their contents."""
    ran = call_git_in(tree, "cat-file", "--batch", "--buffer", stdin=b"\n".join(names))
    data, position = b"" if ran is None else ran.stdout, 0
    while (end := data.find(b"\n", position)) >= 0:
        name, *kind = data[position:end].split(b" ")
        position = end + 1
        if len(kind) == 2:  # else it is missing
            size = int(kind[1])
            yield name, data[position : position + size]
            position += size + 1


Opened = Callable[[], Collection[str]]
"""Returns paths, relative to the project folder, that the user opened to commands and models."""


def no_file_opened() -> Collection[str]:
    return ()


def _nothing_older() -> KnownSecrets:
    return NOTHING


class SecretSurvey(Struct, frozen=True):
    """The secrets of a folder: `hidden` files are unreadable, `readable` ones git tracks."""

    folder: str = ""
    hidden: tuple[str, ...] = ()
    readable: tuple[str, ...] = ()
    known: KnownSecrets = NOTHING
    """The search terms for outputs."""
    older: Callable[[], KnownSecrets] = _nothing_older
    """Returns the search terms of what only the history has. It may take seconds."""
    opened: tuple[bytes, ...] = ()
    """Contents of files that the user opened, which may appear in outputs."""

    @property
    def named(self) -> tuple[str, ...]:
        """The hidden files, relative to the project folder."""
        return tuple(os.path.relpath(place, self.folder) for place in self.hidden)

    @property
    def exposed(self) -> tuple[str, ...]:
        """The readable files, relative to the project folder."""
        return tuple(os.path.relpath(place, self.folder) for place in self.readable)


class _File(Struct, frozen=True):
    """A file as last read."""

    stamp: tuple[int, ...]
    secrets: FileSecrets = NO_SECRETS


class SecretVisibility:
    """The secrets of one folder; unchanged files are not read again."""

    def __init__(
        self,
        folder: str,
        opened: Opened,
        tracked: TrackedFiles,
        *,
        hidden: HiddenFiles | None = None,
    ) -> None:
        self._folder, self._tracked = folder, tracked
        self._opened = opened
        self._top: PosixFolderHandle | None = None
        self._files: dict[tuple[str, str], _File] = {}
        self._known: tuple[tuple[bytes, ...], KnownSecrets] = ((), NOTHING)
        self._hidden = hidden or HiddenFiles()
        self._history = HistorySecrets()
        self.search = SecretSearch(self._hidden)
        """The files of other names, as last searched."""

    def readable(
        self, marks: Iterable[SurveyMark], listed: Listed, root: PosixFolderHandle | None
    ) -> Callable[[str], bool]:
        """Return whether commands can read a file through git, whatever it contains.

        What was hidden stays so until git has its content: commands can list any name in git.
        """
        self._top = root
        named = {mark.path for mark in marks if mark.sort is MarkReason.SECRET and not mark.is_link}
        searched = self.search.files
        doubted = {
            path
            for path in (named | searched.keys()) & listed.keys()
            if self._hidden.is_path(path) or self._hidden.is_file(self._inode(path))
        }
        others = {
            path: file.blob
            for path, file in searched.items()
            if path not in listed or path in doubted
        }
        contents = {path: (0, "") for path in doubted}
        for path in doubted:
            with (
                suppress(OSError),
                self._file_place(path) as (name, folder),
                open_file(name, folder) as file,
            ):
                inode = os.fstat(file.fileno()).st_ino
                contents[path] = inode, blob_name(file.read(MAX_SECRET_FILE_BYTES))
        others |= {path: blob for path, (_, blob) in contents.items()}
        committed: set[str] = set()
        for tree in find_work_trees(marks) if others else ():
            own = {path: blob for path, blob in others.items() if path.startswith(f"{tree}/")}
            committed |= self._tracked.committed(tree, own)
        for path in doubted & committed:
            self._hidden.remove(path, contents[path][0])
        return lambda path: path in committed or (path in listed and path not in doubted)

    def _inode(self, path: str) -> int:
        state = None if self._top is None else self._top.status(self._named(path))
        return 0 if state is None else state.st_ino

    def look(
        self,
        marks: Iterable[SurveyMark],
        tracked: Callable[[str], bool],
        root: PosixFolderHandle | None,
    ) -> SecretSurvey:
        """Return the secrets of the marked and searched files; `root` is the project folder."""
        self._top = root
        opened = frozenset(self._opened())
        secrets_by_place: dict[str, FileSecrets] = {}
        by_identity: dict[tuple[int, int], FileSecrets] = {}
        files: dict[tuple[str, str], _File] = {}
        for mark in marks:
            if mark.sort is not MarkReason.SECRET or is_file_opened(opened, self._named(mark.path)):
                continue
            place = os.path.realpath(mark.path) if mark.is_link else mark.path
            if not place.startswith(self._folder + "/"):
                continue
            if mark.is_folder:
                secrets_by_place[place] = UNREADABLE
                continue
            key = (place, os.path.basename(mark.path))
            files[key] = file = self._read_file(place, key[1])
            secrets_by_place[place] = file.secrets
            if file.stamp:
                by_identity[file.stamp[0], file.stamp[1]] = file.secrets
        self._files = files
        for place, searched in self.search.files.items():
            secrets_by_place.setdefault(place, searched.secrets)
        for place, identity in self.search.linked.items():
            secrets_by_place[place] = by_identity.get(identity) or secrets_by_place.get(
                place, NO_SECRETS
            )
        for place in [
            place for place in secrets_by_place if is_file_opened(opened, self._named(place))
        ]:
            del secrets_by_place[place]
        older = partial(self._history.find, tuple(find_work_trees(marks)))
        return replace(self._make_survey(secrets_by_place, tracked, opened), older=older)

    def _make_survey(
        self,
        secrets_by_place: Mapping[str, FileSecrets],
        tracked: Callable[[str], bool],
        opened: Iterable[str],
    ) -> SecretSurvey:
        hidden = [
            place
            for place, file in secrets_by_place.items()
            if file.is_hidden and not tracked(place)
        ]
        for place in hidden:
            if inode := self._inode(place):
                self._hidden.add(place, inode, self._inode(os.path.dirname(place)))
        self._hidden.save()
        readable = [
            place for place, file in secrets_by_place.items() if file.is_exposed and tracked(place)
        ]
        # a hidden secret may also be in an older version, or in a copy that a command made
        texts = (text for file in secrets_by_place.values() for text in file.texts)
        # the name of the project, for example, is in every path
        name = os.fsencode(self._folder)
        wanted = tuple(dict.fromkeys(text for text in texts if text not in name))
        if wanted != self._known[0]:
            self._known = (wanted, find_known_secrets(wanted))
        beginnings: list[bytes] = []
        for path in opened:
            place = os.path.join(self._folder, path)
            with suppress(OSError), self._file_place(place) as (last, folder):  # it may be gone
                beginnings.append(first_bytes(last, folder))
        return SecretSurvey(
            self._folder,
            tuple(hidden),
            tuple(readable),
            known=self._known[1],
            opened=tuple(beginnings),
        )

    def _named(self, place: str) -> str:
        return os.path.relpath(place, self._folder)

    def _read_file(self, place: str, name: str) -> _File:
        try:
            with self._file_place(place) as (last, folder):
                status = os.stat(last, dir_fd=folder, follow_symlinks=False)
                times = (status.st_mtime_ns, status.st_ctime_ns)
                stamp = (status.st_dev, status.st_ino, *times, status.st_size)
                known = self._files.get((place, name))
                if known is not None and known.stamp == stamp:
                    return known
                data = first_bytes(last, folder)
        except PermissionError:
            return _File((), UNREADABLE)
        except OSError:
            return _File(())
        apart = is_in_private_folder(self._named(place).split("/")[:-1])
        return _File(stamp, read_named_file(name, data, apart_folder=apart))

    @contextmanager
    def _file_place(self, place: str) -> Iterator[tuple[str, int | None]]:
        """Yield the name of a file in its folder, which is reached through no link."""
        if self._top is None:
            yield place, None
            return
        with self._top.parent(self._named(place)) as (folder, name):
            yield name, folder.handle()


_MAX_REPORTS = 1_000


class ReadableSecrets:
    """The secrets reported for recent commands. One thread at a time."""

    def __init__(self, site: CommandPaths) -> None:
        self._site = site
        self._of: dict[str, Exposed] = {}

    def look(self, command: str, marks: Iterable[SurveyMark], seen: SecretSurvey) -> Exposed:
        needed = self.needed(command, marks, seen)
        named = tuple(os.path.relpath(place, self._site.root) for place in needed)
        while len(self._of) >= _MAX_REPORTS:
            del self._of[next(iter(self._of))]
        self._of.pop(command, None)
        self._of[command] = exposed = Exposed(named, seen.exposed)
        return exposed

    def needed(
        self, command: str, marks: Iterable[SurveyMark], seen: SecretSurvey
    ) -> tuple[str, ...]:
        """Return the hidden files that git would add, delete or stash for a command."""
        takings = untracked_use(command, self._site) if seen.hidden else ()
        if not takings:
            return ()
        needed: list[str] = []
        tops = [
            os.path.dirname(mark.path) for mark in marks if os.path.basename(mark.path) == ".git"
        ]
        for folder in tops:
            own = [
                place
                for place in seen.hidden
                if max((top for top in tops if place.startswith(f"{top}/")), key=len, default="")
                == folder
            ]
            untold = not_ignored(folder, own) if own else frozenset[str]()
            for place in own:
                covering = (use for use in takings if f"{place}/".startswith(f"{use.scope}/"))
                if any(use.ignored or place in untold for use in covering):
                    needed.append(place)
        return tuple(needed)

    def exposed_by(self, command: str) -> Exposed:
        """Return the secrets last reported for a command; none if there was no report."""
        return self._of.get(command, NOTHING_EXPOSED)
