"""Small files, read within limits and replaced so that a crash leaves the old or the new one.

`JsonList` is a small JSON file of the user's own, edited by hand or by the application. An
unreadable file is put aside, never overwritten; an invalid entry is skipped and reported, and stays
in the file.
"""

import errno
import logging
import os
import stat
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from helix_desktop.domain.errors import SettingsError
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.store.disk import open_regular

T = TypeVar("T")
log = logging.getLogger(__name__)

LARGEST = 256 * 1024 * 1024
"""The maximum bytes of a file read whole: more than a queue full of long messages has."""
_PIECE = 1024 * 1024


class UnreadableFile(Exception):
    """A file exists and cannot be parsed; the text says why."""


def read_file(path: Path, *, largest: int = LARGEST, follow: bool = True) -> bytes:
    """Read a whole regular file; raise OSError for any other, and beyond `largest` bytes."""
    found = bytearray()
    with open_regular(path, follow=follow) as file:
        size = os.fstat(file.fileno()).st_size
        while size <= largest and (piece := file.read(_PIECE)):
            found += piece
            size = max(size, len(found))
    if size > largest:
        raise OSError(errno.EFBIG, f"it has more than {largest:,} bytes", str(path))
    return bytes(found)


def read_json(path: Path, kind: type[T], *, follow: bool = True) -> T:
    """Read a file's value; raise FileNotFoundError if there is none, else UnreadableFile."""
    try:
        return parse_json_as(read_file(path, follow=follow), kind)
    except FileNotFoundError:
        raise
    except (OSError, JsonUnparsable) as error:
        raise UnreadableFile(getattr(error, "strerror", None) or str(error)) from error


def replace_file(path: Path, data: bytes, *, mode: int = 0o600) -> None:
    """Replace a file atomically: write beside it, sync, rename, sync the folder."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            if mode != 0o600:
                os.chmod(name, mode)
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def replace_file_of_user(path: Path, data: bytes) -> None:
    """Replace a file that the user chose: links are followed, and it keeps its permissions.

    A new file has those that the system gives to new files.
    """
    place = Path(os.path.realpath(path))
    is_new = not place.exists()
    if is_new:
        os.close(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    elif not place.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(place))
    try:
        replace_file(place, data, mode=stat.S_IMODE(place.stat().st_mode))
    except BaseException:
        if is_new:
            place.unlink(missing_ok=True)
        raise


def _sync_folder(folder: Path) -> None:
    """Make the rename itself durable (folders cannot be opened on Windows)."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_json(path: Path, value: object) -> None:
    """Replace a file by a value, in lines that a person can read."""
    replace_file(path, msgspec.json.format(msgspec.json.encode(value)))


def file_stamp(path: Path) -> tuple[int, int, int]:
    """Return a value that changes when a file is replaced or written to."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0, 0
    return found.st_ino, found.st_mtime_ns, found.st_size


def put_aside(path: Path, cause: Exception) -> str:
    """Rename an unreadable file, so that it is not written over; return its new name."""
    log.warning("%s is unreadable: %s", path.name, cause)
    aside = path.with_suffix(".unreadable.json")
    try:
        path.replace(aside)
    except OSError as error:
        log.warning("%s cannot be put aside: %s", path.name, error)
    return aside.name


def read_or_put_aside(
    path: Path, kind: type[T], told: Callable[[str], None] = lambda _aside: None
) -> T | None:
    """Read a file's value; return None without a file, or after an unreadable one was put aside.

    `told` gets the new name of an unreadable file.
    """
    try:
        return read_json(path, kind)
    except FileNotFoundError:
        return None
    except UnreadableFile as error:
        told(put_aside(path, error))
        return None


def read_derived(path: Path, kind: type[T]) -> T | None:
    """Read a value that can be made anew, and is if the file is unreadable."""
    try:
        return read_json(path, kind)
    except FileNotFoundError:
        return None
    except UnreadableFile as error:
        log.warning("%s is made anew: %s", path.name, error)
        return None


RecordT = TypeVar("RecordT", bound=msgspec.Struct)
Raw = dict[str, object]
_File = dict[str, object]


class JsonList(Generic[RecordT]):
    """The entries of one file. `key` names an entry; `check` raises for an invalid entry.

    A change reads the file first, so that entries that another process added stay.
    """

    def __init__(
        self,
        path: Path,
        kind: type[RecordT],
        *,
        key: Callable[[RecordT], str],
        check: Callable[[RecordT], object] = lambda _entry: None,
    ) -> None:
        self._path, self._kind = path, kind
        self._key, self._check = key, check
        self._file: _File = {}
        self._entries: list[tuple[Raw, RecordT | None]] = []
        self._stuck = False
        self.problems: tuple[SettingsError, ...] = ()
        """The problems of the file, worded for the user."""
        self.load()

    @property
    def entries(self) -> tuple[RecordT, ...]:
        """Return the valid entries; of two with the same key, the later one."""
        found = {self._key(entry): entry for _, entry in self._entries if entry is not None}
        return tuple(found.values())

    def load(self) -> None:
        """Read the current file."""
        self.problems, self._stuck = (), False
        found: _File = {}
        lines: list[Raw] = []
        try:
            found = read_json(self._path, _File)
            lines = msgspec.convert(found.get(self._path.stem, []), list[Raw])
        except FileNotFoundError:
            pass
        except (UnreadableFile, msgspec.ValidationError) as error:
            self.problems = (self._put_aside(error),)
            found = {}
        self._file, self._entries = found, [(line, self._fit(line)) for line in lines]

    def put(self, entry: RecordT) -> None:
        """Add an entry, or replace the one with the same key."""
        self._check(entry)
        self.load()
        line = msgspec.convert(msgspec.to_builtins(entry), Raw)
        self._keep([*self._without(self._key(entry)), (line, entry)])

    def drop(self, key: str) -> bool:
        """Remove an entry; return whether it existed."""
        self.load()
        left = list(self._without(key))
        if len(left) == len(self._entries):
            return False
        self._keep(left)
        return True

    def _without(self, key: str) -> Iterable[tuple[Raw, RecordT | None]]:
        return (
            (line, entry)
            for line, entry in self._entries
            if entry is None or self._key(entry) != key
        )

    def _keep(self, entries: list[tuple[Raw, RecordT | None]]) -> None:
        if self._stuck:
            raise SettingsError(
                "Can't read {path}, so the file isn't overwritten.",
                "Repair or move the file.",
                path=self._path.name,
            )
        file = {**self._file, self._path.stem: [line for line, _ in entries]}
        try:
            write_json(self._path, file)
        except OSError as error:
            raise SettingsError(
                "Couldn't save {path}: {reason}.",
                "Nothing changed.",
                path=self._path.name,
                reason=error.strerror,
            ) from error
        self._file, self._entries = file, entries

    def _fit(self, line: Raw) -> RecordT | None:
        try:
            entry = msgspec.convert(line, self._kind)
            self._check(entry)
        except (msgspec.ValidationError, SettingsError) as error:
            passed = SettingsError(
                "Skipped an entry of {path}: {error}",
                "The entry is still in the file.",
                path=self._path.name,
                error=error,
            )
            self.problems = (*self.problems, passed)
            return None
        return entry

    def _put_aside(self, cause: Exception) -> SettingsError:
        log.warning("%s unreadable: %s", self._path.name, cause)
        aside = _free(self._path)
        try:
            self._path.rename(aside)
        except OSError as error:
            log.warning("%s cannot be put aside: %s", self._path.name, error)
            self._stuck = True
            return SettingsError(
                "Can't read {path}.", "The file is unchanged.", path=self._path.name
            )
        return SettingsError(
            "Can't read {path}, so the file isn't used.",
            "The damaged file is kept as {aside}.",
            path=self._path.name,
            aside=aside.name,
        )


def _free(path: Path) -> Path:
    """Return an unused name beside the file."""
    aside, number = path.with_suffix(".unreadable.json"), 2
    while aside.exists():
        aside, number = path.with_suffix(f".unreadable-{number}.json"), number + 1
    return aside
