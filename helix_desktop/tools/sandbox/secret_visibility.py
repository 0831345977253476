"""The project's secrets that commands may see: those that git tracks, and no others without
consent.

A tracked file is readable, since git must see its tree whole; its secrets are removed from outputs
instead. An untracked file with a secret is hidden. A file that the user opened is readable, and its
secrets may appear in outputs.

What a command could read is shown before the command is allowed, and remembered.
"""

import os
import stat
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress

from msgspec import Struct

from helix_desktop.domain.permission import NOTHING_EXPOSED, Exposed
from helix_desktop.tools.permissions.command_paths import CommandPaths
from helix_desktop.tools.permissions.git_untracked import UntrackedUse, untracked_use
from helix_desktop.tools.sandbox.folder_survey import MarkReason, SurveyMark
from helix_desktop.tools.sandbox.tracked_files import not_ignored
from helix_desktop.tools.secrets.known_secrets import NOTHING, KnownSecrets, find_known_secrets
from helix_desktop.tools.secrets.secret_files import (
    MOST,
    file_holds_secret,
    is_in_private_folder,
    secret_spans_of_file,
)

Opened = Callable[[], Collection[str]]
"""Returns paths, relative to the project folder, that the user opened to commands and models."""


def no_file_opened() -> Collection[str]:
    return ()


class SecretSurvey(Struct, frozen=True):
    """The secrets of a folder: `hidden` files are unreadable, `readable` ones git tracks."""

    folder: str = ""
    hidden: tuple[str, ...] = ()
    readable: tuple[str, ...] = ()
    known: KnownSecrets = NOTHING
    """The search terms for outputs."""
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


NOTHING_SEEN = SecretSurvey()


class _File(Struct, frozen=True):
    """A file as last read."""

    stamp: tuple[int, ...]
    holds: bool
    secrets: tuple[bytes, ...]


class SecretVisibility:
    """The secrets of one folder; unchanged files are not read again."""

    def __init__(self, folder: str, opened: Opened = no_file_opened) -> None:
        self._folder = folder
        self._opened = opened
        self._files: dict[str, _File] = {}
        self._known: tuple[tuple[bytes, ...], KnownSecrets] = ((), NOTHING)

    def look(self, marks: Iterable[SurveyMark], tracked: Callable[[str], bool]) -> SecretSurvey:
        opened = frozenset(self._opened())
        hidden: list[str] = []
        readable: list[str] = []
        secrets: list[bytes] = []
        files: dict[str, _File] = {}
        for mark in marks:
            if mark.sort is not MarkReason.SECRET or is_file_opened(opened, self._named(mark.path)):
                continue
            place = os.path.realpath(mark.path) if mark.is_link else mark.path
            if not place.startswith(self._folder + "/"):
                continue
            found = self._file(place)
            files[place] = found
            # a hidden secret may also be in an older version, or in a copy that a command made
            secrets += found.secrets
            if not tracked(place):
                hidden += [place] if found.holds else []
            elif found.secrets:
                readable.append(place)
        self._files = files
        return SecretSurvey(
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
            data = first_bytes(place)
        except OSError:
            return _File((), holds=False, secrets=())
        name, steps = os.path.basename(place), self._named(place).split("/")[:-1]
        holds = file_holds_secret(name, data, apart_folder=is_in_private_folder(steps))
        secrets = tuple(data[span.start : span.stop] for span in secret_spans_of_file(name, data))
        return _File(stamp, holds, secrets)

    def _kept(self, secrets: Iterable[bytes]) -> KnownSecrets:
        """Return the search terms, made again only for a changed set of secrets."""
        wanted = tuple(dict.fromkeys(secrets))
        if wanted != self._known[0]:
            self._known = (wanted, find_known_secrets(wanted))
        return self._known[1]

    def _shown(self, opened: Iterable[str]) -> tuple[bytes, ...]:
        found: list[bytes] = []
        for path in opened:
            with suppress(OSError):  # a folder, or gone
                found.append(first_bytes(os.path.join(self._folder, path)))
        return tuple(found)


def is_file_opened(opened: Collection[str], path: str) -> bool:
    """Return whether a path is one of these, or below one."""
    while path not in opened:
        upper = os.path.dirname(path)
        if not path or upper == path:
            return False
        path = upper
    return True


def first_bytes(place: str) -> bytes:
    """Return the first MOST bytes of a regular file, b"" for others; may raise OSError."""
    handle = os.open(place, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW | os.O_CLOEXEC)
    with os.fdopen(handle, "rb") as file:
        return file.read(MOST) if stat.S_ISREG(os.fstat(handle).st_mode) else b""


_MOST_REPORTS = 1_000


class ReadableSecrets:
    """The secrets reported for recent commands. One thread at a time."""

    def __init__(self, site: CommandPaths) -> None:
        self._site = site
        self._of: dict[str, Exposed] = {}

    def look(self, command: str, marks: Iterable[SurveyMark], seen: SecretSurvey) -> Exposed:
        needed = self.needed(command, marks, seen)
        named = tuple(os.path.relpath(place, self._site.root) for place in needed)
        while len(self._of) >= _MOST_REPORTS:
            del self._of[next(iter(self._of))]
        self._of.pop(command, None)
        self._of[command] = found = Exposed(named, seen.exposed)
        return found

    def needed(
        self, command: str, marks: Iterable[SurveyMark], seen: SecretSurvey
    ) -> tuple[str, ...]:
        """Return the hidden files that git would add, delete or stash for a command."""
        takings = untracked_use(command, self._site) if seen.hidden else ()
        return tuple(_needed(takings, marks, seen.hidden)) if takings else ()

    def exposed_by(self, command: str) -> Exposed:
        """Return the secrets last reported for a command; none if there was no report."""
        return self._of.get(command, NOTHING_EXPOSED)


def _needed(
    takings: Collection[UntrackedUse], marks: Iterable[SurveyMark], hidden: Sequence[str]
) -> Iterator[str]:
    """Yield hidden files that git would add, delete or stash."""
    tops = [os.path.dirname(mark.path) for mark in marks if os.path.basename(mark.path) == ".git"]
    for top in tops:
        own = [place for place in hidden if _innermost(tops, place) == top]
        untold = not_ignored(top, own) if own else frozenset[str]()
        for place in own:
            meant = (each for each in takings if f"{place}/".startswith(f"{each.scope}/"))
            if any(each.ignored or place in untold for each in meant):
                yield place


def _innermost(tops: Iterable[str], place: str) -> str:
    """Return the innermost work tree that contains a place, or ""."""
    return max((top for top in tops if place.startswith(f"{top}/")), key=len, default="")
