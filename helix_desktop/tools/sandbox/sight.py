"""What of a project's secrets commands may see: those that git holds, and none else unasked.

A file that git holds is shown as it is, since git must see its tree whole; what it says is looked
for in the outputs instead. Another file that holds a secret is hidden. What the person opened is
shown, and may be said.
"""

import os
import stat
from collections.abc import Callable, Collection, Iterable

from helix_desktop.domain.values import value
from helix_desktop.tools.sandbox.survey import Mark, Sort
from helix_desktop.tools.secrets.known import NOTHING, Known, known
from helix_desktop.tools.secrets.places import MOST, file_spans, holds_secret, in_apart_folder

Opened = Callable[[], Collection[str]]
"""Paths, relative to the project folder, that the person opened to commands and models."""


def nothing_opened() -> Collection[str]:
    return ()


@value
class Seen:
    """`hidden` are paths no command may read; `readable` ones hold secrets that git holds, too."""

    folder: str = ""
    hidden: tuple[str, ...] = ()
    readable: tuple[str, ...] = ()
    known: Known = NOTHING
    """What outputs are searched for."""
    opened: tuple[bytes, ...] = ()
    """What files hold that the person opened: it may be said."""

    @property
    def named(self) -> tuple[str, ...]:
        """What is hidden, as it is called in the project folder."""
        return tuple(os.path.relpath(place, self.folder) for place in self.hidden)

    @property
    def exposed(self) -> tuple[str, ...]:
        """What is readable, as it is called in the project folder."""
        return tuple(os.path.relpath(place, self.folder) for place in self.readable)


NOTHING_SEEN = Seen()


@value
class _File:
    """A file as it was when it was looked into."""

    stamp: tuple[int, ...]
    holds: bool
    secrets: tuple[bytes, ...]


class Sight:
    """The secrets of one folder; files that have not changed are not read again."""

    def __init__(self, folder: str, opened: Opened = nothing_opened) -> None:
        self._folder = folder
        self._opened = opened
        self._files: dict[str, _File] = {}
        self._known: tuple[tuple[bytes, ...], Known] = ((), NOTHING)

    def look(self, marks: Iterable[Mark], tracked: Callable[[str], bool]) -> Seen:
        opened = frozenset(self._opened())
        hidden: list[str] = []
        readable: list[str] = []
        secrets: list[bytes] = []
        files: dict[str, _File] = {}
        for mark in marks:
            if mark.sort is not Sort.SECRET or is_opened(opened, self._named(mark.path)):
                continue
            place = os.path.realpath(mark.path) if mark.is_link else mark.path
            if not place.startswith(self._folder + "/"):
                continue
            found = self._file(place)
            files[place] = found
            # what is hidden now may stand in an older version, or in a copy that a command made
            secrets += found.secrets
            if not tracked(place):
                hidden += [place] if found.holds else []
            elif found.secrets:
                readable.append(place)
        self._files = files
        return Seen(
            self._folder,
            tuple(hidden),
            tuple(readable),
            known=self._kept(secrets),
            opened=self._shown(opened),
        )

    def _named(self, place: str) -> str:
        return os.path.relpath(place, self._folder)

    def _file(self, place: str) -> _File:
        try:
            found = os.lstat(place)
            stamp = (found.st_ino, found.st_mtime_ns, found.st_ctime_ns, found.st_size)
            known = self._files.get(place)
            if known is not None and known.stamp == stamp:
                return known
            data = beginning(place)
        except OSError:
            return _File((), holds=False, secrets=())
        name, steps = os.path.basename(place), self._named(place).split("/")[:-1]
        holds = holds_secret(name, data, apart_folder=in_apart_folder(steps))
        secrets = tuple(data[span.start : span.stop] for span in file_spans(name, data))
        return _File(stamp, holds, secrets)

    def _kept(self, secrets: Iterable[bytes]) -> Known:
        """Made anew only where there are other secrets than before."""
        wanted = tuple(dict.fromkeys(secrets))
        if wanted != self._known[0]:
            self._known = (wanted, known(wanted))
        return self._known[1]

    def _shown(self, opened: Iterable[str]) -> tuple[bytes, ...]:
        found: list[bytes] = []
        for path in opened:
            try:
                found.append(beginning(os.path.join(self._folder, path)))
            except OSError:
                continue  # a folder, or gone
        return tuple(found)


def is_opened(opened: Collection[str], path: str) -> bool:
    """Whether a path is one of these, or below one."""
    while path not in opened:
        upper = os.path.dirname(path)
        if not path or upper == path:
            return False
        path = upper
    return True


def beginning(place: str) -> bytes:
    """What a regular file begins with; OSError if it is none."""
    handle = os.open(place, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW | os.O_CLOEXEC)
    with os.fdopen(handle, "rb") as file:
        return file.read(MOST) if stat.S_ISREG(os.fstat(handle).st_mode) else b""
