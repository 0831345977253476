"""Reads and replaces small JSON files safely (crash, damage, unreadable): settings, rules, lists.

`JsonFile` is one that its owner reads and replaces whole. A damaged file is put aside and replaced
by its copy, and one that cannot be read or put aside is never overwritten. `JsonList` is one of the
user's own, edited by hand or by the application: an invalid entry is skipped and reported, and
stays in the file.
"""

import errno
import logging
import os
import re
import stat
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from helix_desktop.domain.errors import HelixError, SettingsError
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.phrase import Phrase, plain_text
from helix_desktop.store.disk import open_regular

T = TypeVar("T")
log = logging.getLogger(__name__)

MAX_READ_BYTES = 256 * 1024 * 1024
"""The maximum bytes of a file read whole: more than a queue full of long messages has."""
_PIECE_BYTES = 1024 * 1024


_DAMAGED = (errno.EINVAL, errno.EFBIG, errno.ELOOP)
"""The errors of a place that is no file of reasonable size. After others, a file may be intact."""


class UnreadableFile(Exception):
    """A file exists and cannot be parsed; the text says why."""


class InaccessibleFile(UnreadableFile):
    """The system did not let a file be read, which may be intact."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror or str(error))
        self.error = error


def read_file(path: Path, *, max_bytes: int = MAX_READ_BYTES, follow: bool = True) -> bytes:
    """Read a whole regular file; raise OSError for any other, and beyond `max_bytes` bytes."""
    data = bytearray()
    with open_regular(path, follow=follow) as file:
        size = os.fstat(file.fileno()).st_size
        while size <= max_bytes and (piece := file.read(_PIECE_BYTES)):
            data += piece
            size = max(size, len(data))
    if size > max_bytes:
        raise OSError(errno.EFBIG, f"it has more than {max_bytes:,} bytes", str(path))
    return bytes(data)


def read_json(path: Path, kind: type[T], *, follow: bool = True) -> T:
    """Read a file's value; raise FileNotFoundError if there is none, else UnreadableFile."""
    try:
        return parse_json_as(read_file(path, follow=follow), kind)
    except FileNotFoundError:
        raise
    except OSError as error:
        if error.errno not in _DAMAGED:
            raise InaccessibleFile(error) from error
        raise UnreadableFile(error.strerror) from error
    except JsonUnparsable as error:
        raise UnreadableFile(str(error)) from error


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
    if os.name == "nt":  # folders cannot be opened there
        return
    try:  # the rename itself is durable then; an error does not undo it
        descriptor = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        log.warning("the folder of a replaced file cannot be synced: %s", error)


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


def pretty_json(value: object) -> bytes:
    """Encode a value in lines that a user can read."""
    return msgspec.json.format(msgspec.json.encode(value, enc_hook=plain_text))


def write_json(path: Path, value: object) -> None:
    replace_file(path, pretty_json(value))


def file_stamp(path: Path) -> tuple[int, int, int]:
    """Return a value that changes when a file is replaced or written to."""
    try:
        status = path.stat()
    except OSError:
        return 0, 0, 0
    return status.st_ino, status.st_mtime_ns, status.st_size


def read_derived(path: Path, kind: type[T]) -> T | None:
    """Read a value that can be made anew, and is if the file is unreadable."""
    try:
        return read_json(path, kind)
    except FileNotFoundError:
        return None
    except UnreadableFile as error:
        # nothing that a user must know: each start would say it until there is a new one
        log.info("%s is made anew: %s", path.name, error)
        return None


def copy_place(path: Path) -> Path:
    """Return the place of a file's saved copy."""
    return path.with_name(f"{path.name}.bak")


def write_with_copy(path: Path, data: bytes) -> None:
    """Replace a file, then its copy, so that one of them is whole at any time."""
    replace_file(path, data)
    try:
        replace_file(copy_place(path), data)
    except OSError as error:
        log.warning("the copy of %s cannot be written: %s", path.name, error)
        with suppress(OSError):  # what it says does not hold any more
            copy_place(path).unlink(missing_ok=True)


DAMAGED, RESTORED = "unreadable", "restored"
"""What the name of a damaged file says of it: nothing, or its copy, took its place."""
SEEN = ".seen"
"""The ending of the name of a damaged file that the user knows of."""


def move_aside(path: Path, state: str) -> Path:
    """Rename a damaged file, so that it is kept and told of; return its place."""
    place, number = path.with_suffix(f".{state}.json"), 2
    while os.path.lexists(place) or os.path.lexists(f"{place}{SEEN}"):
        place = path.with_suffix(f".{state}-{number}.json")
        number += 1
    path.rename(place)
    return place


def damaged_places(path: Path) -> list[Path]:
    """Return the files that were damaged in this place, and that the user was not told of yet."""
    pattern = rf"{re.escape(path.stem)}\.(?:{DAMAGED}|{RESTORED})(?:-\d+)?\.json"
    try:
        with os.scandir(path.parent) as items:
            names = sorted(item.name for item in items if re.fullmatch(pattern, item.name))
    except OSError:
        return []
    return [path.with_name(name) for name in names]


class JsonFile(Generic[T]):
    """A file that its owner reads and replaces whole, and that `check` raises for if it is wrong.

    A damaged file is put aside, and is `damage` until the user says to know of it. Its copy takes
    its place, unless `has_copy` says that there is none: what permits something is asked anew.

    `unread` is the error that keeps the file from being read or put aside, None if nothing does.
    Until a later reading succeeds, the file is not overwritten.
    """

    def __init__(
        self,
        path: Path,
        kind: type[T],
        *,
        check: Callable[[T], object] = lambda _value: None,
        has_copy: bool = True,
        of_copy: Callable[[T], T] = lambda value: value,
    ) -> None:
        """Read the file at `path`; `of_copy` returns what counts of its copy."""
        self.path, self._kind, self._check = path, kind, check
        self._has_copy, self._of_copy = has_copy, of_copy
        self.unread: OSError | None = None

    def read(self) -> T | None:
        """Return the file's value; None without a file, or for a damaged one without a copy."""
        try:
            value: T | None = self._read_at(self.path)
        except FileNotFoundError:
            # the end of the process may have come between moving it aside and restoring it
            value = self._restore() if self._damaged(RESTORED) else None
        except InaccessibleFile as error:
            self._leave_unread(error.error)
            return None
        except UnreadableFile as error:
            log.info("%s is damaged: %s", self.path.name, error)
            copy = self._read_copy()
            try:
                move_aside(self.path, DAMAGED if copy is None else RESTORED)
            except FileNotFoundError:  # another process did
                return self.read()
            except OSError as cause:
                self._leave_unread(cause)
                return None
            value = None if copy is None else self._restore()
        self.unread = None
        return value

    def _read_at(self, path: Path) -> T:
        value = read_json(path, self._kind)
        try:
            self._check(value)
        except (HelixError, ValueError, msgspec.ValidationError) as error:
            raise UnreadableFile(str(error)) from error
        return value

    def _read_copy(self) -> T | None:
        try:
            if not self._has_copy:
                return None
            return self._of_copy(self._read_at(copy_place(self.path)))
        except (FileNotFoundError, UnreadableFile):
            return None

    def _restore(self) -> T | None:
        value = self._read_copy()
        if value is not None:
            try:
                replace_file(self.path, pretty_json(value))
            except OSError as error:  # the next reading does
                log.info("%s is not restored yet: %s", self.path.name, error)
        return value

    def _damaged(self, state: str) -> bool:
        return any(f".{state}" in place.name for place in damaged_places(self.path))

    @property
    def damage(self) -> Phrase | None:
        """What became of a file that could not be used; None if there is nothing to say."""
        if self.unread is not None:
            return Phrase("The file is unchanged.")
        places = damaged_places(self.path)
        if not places:
            return None
        return Phrase("The damaged file is kept as {aside}.", aside=places[-1].name)

    def problem(self, otherwise: Phrase) -> SettingsError | None:
        """Return the error to show; `otherwise` says what holds if no copy took its place."""
        if (damage := self.damage) is None:
            return None
        if self.unread is None and self._damaged(RESTORED) and not self._damaged(DAMAGED):
            message = Phrase(
                "{file} was damaged. Its last saved copy is used.", file=self.path.name
            )
            return SettingsError(message, damage)
        return SettingsError(otherwise, damage)

    def replace(self, data: bytes) -> None:
        """Replace the file; raise OSError if that fails, or for one that was not read."""
        if self.unread is not None:
            raise self.unread.with_traceback(None)
        if self._has_copy:
            write_with_copy(self.path, data)
        else:
            replace_file(self.path, data)

    def write(self, value: object) -> None:
        self.replace(pretty_json(value))

    def remove(self) -> None:
        """Remove the file and its copy."""
        self.path.unlink(missing_ok=True)
        copy_place(self.path).unlink(missing_ok=True)

    def _leave_unread(self, error: OSError) -> None:
        log.info("%s is left as it is: %s", self.path.name, error)
        self.unread = error


RecordT = TypeVar("RecordT", bound=msgspec.Struct)
RawEntry = dict[str, object]
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
        self._source = JsonFile(path, _File, check=self._raw_entries)
        self._path, self._kind = path, kind
        self._key, self._check = key, check
        self._file: _File = {}
        self._entries: list[tuple[RawEntry, RecordT | None]] = []
        self.problems: tuple[SettingsError, ...] = ()
        """The problems of the file, worded for the user."""
        self.load()

    @property
    def entries(self) -> tuple[RecordT, ...]:
        """Return the valid entries; of two with the same key, the later one."""
        by_key = {self._key(entry): entry for _, entry in self._entries if entry is not None}
        return tuple(by_key.values())

    def load(self) -> None:
        """Read the current file."""
        content = self._source.read() or {}
        raw_entries = self._raw_entries(content)
        message = Phrase("Can't read {path}, so the file isn't used.", path=self._path.name)
        problem = self._source.problem(message)
        self.problems = () if problem is None else (problem,)
        self._file = content
        self._entries = [(raw_entry, self._parse_entry(raw_entry)) for raw_entry in raw_entries]

    def put(self, entry: RecordT) -> None:
        """Add an entry, or replace the one with the same key."""
        self._check(entry)
        self.load()
        raw_entry = msgspec.convert(msgspec.to_builtins(entry), RawEntry)
        self._save([*self._without(self._key(entry)), (raw_entry, entry)])

    def drop(self, key: str) -> bool:
        """Remove an entry; return whether it existed."""
        self.load()
        remaining = list(self._without(key))
        if len(remaining) == len(self._entries):
            return False
        self._save(remaining)
        return True

    def _raw_entries(self, content: _File) -> list[RawEntry]:
        return msgspec.convert(content.get(self._path.stem, []), list[RawEntry])

    def _without(self, key: str) -> Iterable[tuple[RawEntry, RecordT | None]]:
        return (
            (raw_entry, entry)
            for raw_entry, entry in self._entries
            if entry is None or self._key(entry) != key
        )

    def _save(self, entries: list[tuple[RawEntry, RecordT | None]]) -> None:
        if self._source.unread is not None:
            raise SettingsError(
                "Can't read {path}, so the file isn't overwritten.",
                "Repair or move the file.",
                path=self._path.name,
            )
        file = {**self._file, self._path.stem: [raw_entry for raw_entry, _ in entries]}
        try:
            self._source.write(file)
        except OSError as error:
            raise SettingsError(
                "Couldn't save {path}: {reason}.",
                "Nothing changed.",
                path=self._path.name,
                reason=error.strerror,
            ) from error
        self._file, self._entries = file, entries

    def _parse_entry(self, raw_entry: RawEntry) -> RecordT | None:
        try:
            entry = msgspec.convert(raw_entry, self._kind)
            self._check(entry)
        except (msgspec.ValidationError, SettingsError) as error:
            problem = SettingsError(
                "Skipped an entry of {path}: {error}",
                "The entry is still in the file.",
                path=self._path.name,
                error=error,
            )
            self.problems = (*self.problems, problem)
            return None
        return entry
