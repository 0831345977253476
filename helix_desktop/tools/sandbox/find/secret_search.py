"""Searches a project's files for secrets by content, whatever their names.

A file is read again only if its inode, size or time has changed. Large files, and folders of
installed packages, are left out. Files are reached from the handle of the project folder, and
through no link, which a running command could put in a folder's place.
"""

import hashlib
import os
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from io import FileIO
from math import inf

from msgspec import Struct

from helix_desktop.domain.secret_patterns import find_certain_secrets
from helix_desktop.tools.files.folder_handle import NO_FOLLOW, READING, PosixFolderHandle
from helix_desktop.tools.sandbox.find.folder_survey import MAX_SEARCHED_FILES, FolderSurvey
from helix_desktop.tools.sandbox.find.hidden_files import HiddenFiles
from helix_desktop.tools.secrets.secret_file_contents import (
    MAX_SECRET_FILE_BYTES,
    NO_SECRETS,
    FileSecrets,
    read_any_file,
)

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


_NO_FOLDER = -1


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

    def __init__(self, hidden: HiddenFiles | None = None) -> None:
        self._hidden = hidden or HiddenFiles()
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

    def update(
        self, survey: FolderSurvey, stopped: Callable[[], bool], root: PosixFolderHandle | None
    ) -> bool:
        """Search the files of the survey's last look, unless they can hardly have changed.

        Return whether it searched, which takes a moment. `root` is the project folder; None where
        folders have no handles.
        """
        now = time.monotonic()
        fresh = now - self._searched_at < _FRESH_SECONDS and self._searched_at > self._written_at
        if fresh and not self._writers and not survey.has_changed:
            return False
        self._search_all(survey, root, stopped)
        self._searched_at = now if not stopped() else -inf
        return True

    def _search_all(
        self, survey: FolderSurvey, root: PosixFolderHandle | None, stopped: Callable[[], bool]
    ) -> None:
        """Search new and changed files. A search that is stopped leaves the others for later."""
        files: dict[str, SearchedFile] = {}
        linked: dict[str, tuple[int, int]] = {}
        batch: list[_Unread] = []
        size = count = 0
        if len(self._clean) > 2 * MAX_SEARCHED_FILES:
            self._clean.clear()
        clean, known = self._clean, self.files
        for folder, names in survey.files():
            with _folder_handle(folder[len(survey.folder) + 1 :], root) as handle:
                # thousands of files before every command: a file without secrets takes 2 us
                for name in names:
                    count += 1
                    place = name if root is not None else f"{folder}/{name}"
                    status: os.stat_result | None
                    try:
                        status = os.stat(place, dir_fd=handle, follow_symlinks=False)
                        times = status.st_mtime_ns, status.st_ctime_ns
                        stamp = (status.st_ino, status.st_size, *times)
                        if stamp in clean and status.st_nlink == 1:
                            continue
                    except OSError:
                        status, stamp = None, NO_STAMP
                    path = f"{folder}/{name}"
                    # of the rest, names count, and what was hidden before
                    if count > MAX_SEARCHED_FILES and not (
                        self._hidden.is_path(path)
                        or (status and self._hidden.is_file(status.st_ino))
                    ):
                        continue
                    if status is not None and status.st_nlink > 1:
                        linked[path] = (status.st_dev, status.st_ino)
                    if stamp in clean:
                        continue
                    # what was at a place that cannot be reached may be there again in a moment
                    if path in known and stamp in (known[path].stamp, NO_STAMP):
                        files[path] = known[path]
                        continue
                    if status is None or not stat.S_ISREG(status.st_mode):
                        continue
                    if not 0 < status.st_size <= MAX_SECRET_FILE_BYTES:
                        continue
                    settled = time.time_ns() - max(stamp[2:]) > _SETTLED_NS
                    try:
                        data = first_bytes(place, handle)
                    except PermissionError:
                        files[path] = SearchedFile(NO_STAMP, UNREADABLE)
                        continue
                    except OSError:
                        continue
                    batch.append(_Unread(path, stamp if settled else NO_STAMP, data))
                    size += len(data)
                    if size >= _BATCH:
                        if stopped():
                            return
                        self._search_batch(batch, files)
                        batch, size = [], 0
        self._search_batch(batch, files)
        self.files, self.linked, self.is_done = files, linked, True

    def _search_batch(self, batch: list[_Unread], files: dict[str, SearchedFile]) -> None:
        together = _GAP.join(file.data for file in batch)
        suspect = bool(find_certain_secrets(together))
        for file in batch:
            secrets = NO_SECRETS
            if suspect or file.data.startswith(_WIDE):
                secrets = read_any_file(file.data)
            if secrets.texts:
                files[file.path] = SearchedFile(file.stamp, secrets, blob_name(file.data))
            elif file.stamp != NO_STAMP:
                self._clean.add(file.stamp)


@contextmanager
def _folder_handle(folder: str, root: PosixFolderHandle | None) -> Iterator[int | None]:
    """Open a folder through no link; yield -1 if that fails, and None without handles."""
    if root is None:
        yield None
        return
    with ExitStack() as stack:
        try:
            opened = stack.enter_context(root.parent(f"{folder}/_"))[0].handle()
        except OSError:
            opened = _NO_FOLDER
        yield opened


def first_bytes(path: str, folder: int | None = None) -> bytes:
    """Return the first bytes of a regular file, b"" for others; may raise OSError."""
    with open_file(path, folder) as file:
        return (
            file.read(MAX_SECRET_FILE_BYTES)
            if stat.S_ISREG(os.fstat(file.fileno()).st_mode)
            else b""
        )


def open_file(path: str, folder: int | None) -> FileIO:
    """Open a file that is no link, and wait for nothing."""
    return FileIO(os.open(path, READING | NO_FOLLOW, dir_fd=folder))


def blob_name(data: bytes) -> str:
    return hashlib.sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()
