"""The search of a project's files for secrets by content, whatever their names.

A file is read again only if its inode, size or time has changed. Large files, and folders of
installed packages, are left out.
"""

import hashlib
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from math import inf

from msgspec import Struct

from helix_desktop.domain.secret_patterns import find_certain_secrets
from helix_desktop.tools.files.folder_handle import NO_FOLLOW, READING
from helix_desktop.tools.sandbox.folder_survey import FolderSurvey
from helix_desktop.tools.secrets.secret_files import MOST, NO_SECRETS, FileSecrets, read_any_file

MAX_FILES = 50_000
"""Files of a project that are searched; of others the names count."""
_BATCH = 1024 * 1024
"""Bytes of files that are searched together: nearly always there is nothing in them."""
_SETTLED_NS = 2_000_000_000
"""A file that changed later than this before it was read may have changed once more since."""
_FRESH_SECONDS = 2.0
"""Seconds that a search counts for, if no command and no new name has come since."""
_GAP = b"\n\n"
_WIDE = (b"\xff\xfe", b"\xfe\xff")
"""How files in UTF-16 begin."""


UNREADABLE = FileSecrets(is_hidden=True)
"""A file that is closed to the user, who could open it: so could a command."""


Stamp = tuple[int, int, int, int]
"""The inode, size and times of a file."""
NO_STAMP = (0, 0, 0, 0)


class SearchedFile(Struct, frozen=True):
    """A file with secrets; `blob` is the name that git has for its content."""

    stamp: Stamp
    secrets: FileSecrets
    blob: str = ""


class _Unread(Struct, frozen=True):
    """A file to be searched; NO_STAMP: its times do not identify its content yet."""

    path: str
    stamp: Stamp
    data: bytes


class SecretSearch:
    """The files of one folder that were searched. One thread at a time."""

    def __init__(self) -> None:
        self.files: dict[str, SearchedFile] = {}
        """Files with secrets, by their paths."""
        self.linked: dict[str, tuple[int, int]] = {}
        """Devices and inodes of files that have another name."""
        self.is_done = False
        """Whether the files were ever searched."""
        self._clean: set[Stamp] = set()
        """Files without secrets, and earlier states of them."""
        self._writers = 0
        self._written_at = self._searched_at = -inf

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Let every search look at all files as long as a command runs that may change them."""
        self._writers += 1
        try:
            yield
        finally:
            self._written_at = time.monotonic()
            self._writers -= 1

    @property
    def has_writers(self) -> bool:
        """Whether more than one command runs that may change files."""
        return self._writers > 1

    def update(self, survey: FolderSurvey, stopped: Callable[[], bool]) -> None:
        """Search the files of the survey's last look, unless they can hardly have changed."""
        now = time.monotonic()
        fresh = now - self._searched_at < _FRESH_SECONDS and self._searched_at > self._written_at
        if not fresh or self._writers or survey.has_changed:
            self._search_all(survey.files(), stopped)
            self._searched_at = now if not stopped() else -inf

    def _search_all(self, paths: Iterable[str], stopped: Callable[[], bool]) -> None:
        """Search new and changed files. A search that is stopped leaves the others for later."""
        files: dict[str, SearchedFile] = {}
        linked: dict[str, tuple[int, int]] = {}
        batch: list[_Unread] = []
        size = 0
        for path, found in self._changed(paths, files, linked):
            unread = _read(path, found, files)
            if unread is None:
                continue
            batch.append(unread)
            size += len(unread.data)
            if size >= _BATCH:
                if stopped():
                    return
                self._search(batch, files)
                batch, size = [], 0
        self._search(batch, files)
        self.files, self.linked, self.is_done = files, linked, True

    def _changed(
        self,
        paths: Iterable[str],
        files: dict[str, SearchedFile],
        linked: dict[str, tuple[int, int]],
    ) -> Iterator[tuple[str, os.stat_result]]:
        """Yield new and changed files; others with secrets are filed as before."""
        if len(self._clean) > 2 * MAX_FILES:
            self._clean.clear()
        clean, known = self._clean, self.files
        for path in islice(paths, MAX_FILES):  # for thousands of files before every command
            try:
                found = os.lstat(path)
            except OSError:
                continue
            if found.st_nlink > 1:
                linked[path] = (found.st_dev, found.st_ino)
            stamp = (found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)
            if stamp in clean:
                continue
            if path in known and known[path].stamp == stamp:
                files[path] = known[path]
            elif stat.S_ISREG(found.st_mode) and 0 < found.st_size <= MOST:
                yield path, found

    def _search(self, batch: list[_Unread], files: dict[str, SearchedFile]) -> None:
        together = _GAP.join(each.data for each in batch)
        suspect = bool(find_certain_secrets(together))
        for each in batch:
            secrets = NO_SECRETS
            if suspect or each.data.startswith(_WIDE):
                secrets = read_any_file(each.data)
            if secrets.texts:
                files[each.path] = SearchedFile(each.stamp, secrets, _blob(each.data))
            elif each.stamp != NO_STAMP:
                self._clean.add(each.stamp)


def _read(path: str, found: os.stat_result, files: dict[str, SearchedFile]) -> _Unread | None:
    times = (found.st_mtime_ns, found.st_ctime_ns)
    settled = time.time_ns() - max(times) > _SETTLED_NS
    try:
        data = _content(path)
    except PermissionError:
        files[path] = SearchedFile(NO_STAMP, UNREADABLE)
        return None
    except OSError:
        return None
    return _Unread(path, (found.st_ino, found.st_size, *times) if settled else NO_STAMP, data)


def _content(path: str) -> bytes:
    handle = os.open(path, READING | NO_FOLLOW)
    try:
        return os.read(handle, MOST)
    finally:
        os.close(handle)


def _blob(data: bytes) -> str:
    return hashlib.sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()
