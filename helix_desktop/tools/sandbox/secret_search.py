"""The search of a project's files for secrets by content, whatever their names.

A file is read again only if its inode, size or time has changed. Large files, and folders of
installed packages, are left out.
"""

import hashlib
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from struct import pack

from msgspec import Struct

from helix_desktop.domain.secret_patterns import find_certain_secrets
from helix_desktop.tools.files.folder_handle import NO_FOLLOW, READING
from helix_desktop.tools.secrets.secret_files import MOST, NO_SECRETS, FileSecrets, read_any_file

MAX_FILES = 50_000
"""Files of a project that are searched; of others the names count."""
_BATCH = 1024 * 1024
"""Bytes of files that are searched together: nearly always there is nothing in them."""
_SETTLED_NS = 2_000_000_000
"""A file that changed later than this before it was read may have changed once more since."""
_GAP = b"\n\n"


UNREADABLE = FileSecrets(is_hidden=True)
"""A file that is closed to the user, who could open it: so could a command."""


class SearchedFile(Struct, frozen=True):
    """A file with secrets; `blob` is the name that git has for its content."""

    stamp: bytes
    secrets: FileSecrets
    blob: str = ""


class _Unread(Struct, frozen=True):
    """A file to be searched; a `stamp` that is empty does not identify its content yet."""

    path: str
    stamp: bytes
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
        self._clean: frozenset[bytes] = frozenset()
        """Stamps of files without secrets."""

    def search(self, paths: Iterable[str], stopped: Callable[[], bool]) -> None:
        """Search new and changed files. A search that is stopped changes nothing."""
        files: dict[str, SearchedFile] = {}
        clean: set[bytes] = set()
        self.linked = {}
        batch: list[_Unread] = []
        size = 0
        for unread in self._unread(paths, files, clean):
            batch.append(unread)
            size += len(unread.data) + len(_GAP)
            if size >= _BATCH:
                if stopped():
                    return
                _search(batch, files, clean)
                batch, size = [], 0
        _search(batch, files, clean)
        self.files, self._clean, self.is_done = files, frozenset(clean), True

    def _unread(
        self, paths: Iterable[str], files: dict[str, SearchedFile], clean: set[bytes]
    ) -> Iterator[_Unread]:
        """Yield files that may have changed; others are filed as before."""
        for path in islice(paths, MAX_FILES):
            found = _regular(path)
            if found is None or not self._has_changed(path, found, files=files, clean=clean):
                continue
            settled = time.time_ns() - max(found.st_mtime_ns, found.st_ctime_ns) > _SETTLED_NS
            try:
                yield _Unread(path, _stamp(found) if settled else b"", _content(path))
            except PermissionError:
                files[path] = SearchedFile(b"", UNREADABLE)
            except OSError:
                continue

    def _has_changed(
        self,
        path: str,
        found: os.stat_result,
        *,
        files: dict[str, SearchedFile],
        clean: set[bytes],
    ) -> bool:
        """File a known file as before, or return True."""
        if found.st_nlink > 1:
            self.linked[path] = (found.st_dev, found.st_ino)
        stamp, known = _stamp(found), self.files.get(path)
        if stamp in self._clean:
            clean.add(stamp)
            return False
        if known is not None and known.stamp == stamp:
            files[path] = known
            return False
        return 0 < found.st_size <= MOST


def _regular(path: str) -> os.stat_result | None:
    try:
        found = os.lstat(path)
    except OSError:
        return None
    return found if stat.S_ISREG(found.st_mode) else None


def _stamp(found: os.stat_result) -> bytes:
    times = (found.st_mtime_ns, found.st_ctime_ns)
    return pack("<QQqqq", found.st_dev, found.st_ino, found.st_size, *times)


def _content(path: str) -> bytes:
    handle = os.open(path, READING | NO_FOLLOW)
    try:
        return os.read(handle, MOST)
    finally:
        os.close(handle)


def _blob(data: bytes) -> str:
    return hashlib.sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()


def _search(batch: list[_Unread], files: dict[str, SearchedFile], clean: set[bytes]) -> None:
    wide = (b"\xff\xfe", b"\xfe\xff")
    together = _GAP.join(each.data for each in batch)
    suspect = bool(find_certain_secrets(together))
    for each in batch:
        secrets = NO_SECRETS
        if suspect or each.data.startswith(wide):
            secrets = read_any_file(each.data)
        if secrets.texts:
            files[each.path] = SearchedFile(each.stamp, secrets, _blob(each.data))
        elif each.stamp:
            clean.add(each.stamp)
