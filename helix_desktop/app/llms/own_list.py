"""A small JSON file of the person's own: entries edited by hand or by the application.

What cannot be read is put aside, never overwritten; an entry that does not fit is passed over,
told, and stays in the file as it is.
"""

import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from helix_desktop.app.files import UnreadableFile, read_json, replace_file
from helix_desktop.domain.errors import SettingsError

T = TypeVar("T", bound=msgspec.Struct)
Raw = dict[str, object]
_File = dict[str, object]

log = logging.getLogger(__name__)


class OwnList(Generic[T]):
    """The entries of one file. `key` names an entry; `check` raises for one that cannot be."""

    def __init__(
        self,
        path: Path,
        kind: type[T],
        *,
        key: Callable[[T], str],
        check: Callable[[T], object] = lambda _entry: None,
    ) -> None:
        self._path, self._kind = path, kind
        self._key, self._check = key, check
        self._file: _File = {}
        self._entries: list[tuple[Raw, T | None]] = []
        self._stuck = False
        self.problems: tuple[SettingsError, ...] = ()
        """What could not be used, worded for the person."""
        self.load()

    @property
    def entries(self) -> tuple[T, ...]:
        """Those that fit; of two for the same thing the later one holds."""
        found = {self._key(entry): entry for _, entry in self._entries if entry is not None}
        return tuple(found.values())

    def load(self) -> None:
        """Read the file as it is now."""
        self._file, self._entries, self.problems, self._stuck = {}, [], (), False
        try:
            found = read_json(self._path, _File)
            lines = msgspec.convert(found.get(self._path.stem, []), list[Raw])
        except FileNotFoundError:
            return
        except (UnreadableFile, msgspec.ValidationError) as error:
            self.problems = (self._put_aside(error),)
            return
        self._file = found
        self._entries = [(line, self._fit(line)) for line in lines]

    def put(self, entry: T) -> None:
        """Add an entry, or have it take the place of the one for the same thing."""
        self._check(entry)
        line = msgspec.convert(msgspec.to_builtins(entry), Raw)
        self._keep([*self._without(self._key(entry)), (line, entry)])

    def drop(self, key: str) -> bool:
        """Whether there was one."""
        left = list(self._without(key))
        if len(left) == len(self._entries):
            return False
        self._keep(left)
        return True

    def _without(self, key: str) -> Iterable[tuple[Raw, T | None]]:
        return (
            (line, entry)
            for line, entry in self._entries
            if entry is None or self._key(entry) != key
        )

    def _keep(self, entries: list[tuple[Raw, T | None]]) -> None:
        if self._stuck:
            raise SettingsError(
                f"{self._path.name} cannot be read, and is not written over.", "Repair or move it."
            )
        file = {**self._file, self._path.stem: [line for line, _ in entries]}
        try:
            replace_file(self._path, msgspec.json.format(msgspec.json.encode(file)))
        except OSError as error:
            raise SettingsError(
                f"{self._path.name} could not be saved: {error.strerror}.", "Nothing was changed."
            ) from error
        self._file, self._entries = file, entries

    def _fit(self, line: Raw) -> T | None:
        try:
            entry = msgspec.convert(line, self._kind)
            self._check(entry)
        except (msgspec.ValidationError, SettingsError) as error:
            told = f"An entry of {self._path.name} is passed over: {error}"
            self.problems = (*self.problems, SettingsError(told, "It is still in the file."))
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
            return SettingsError(f"{self._path.name} cannot be read.", "It is left as it is.")
        return SettingsError(
            f"{self._path.name} cannot be read; it is not used.", f"It is kept as {aside.name}."
        )


def _free(path: Path) -> Path:
    """A name beside the file that nothing has yet."""
    aside, number = path.with_suffix(".unreadable.json"), 2
    while aside.exists():
        aside, number = path.with_suffix(f".unreadable-{number}.json"), number + 1
    return aside
