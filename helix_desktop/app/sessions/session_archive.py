"""Which sessions of a workspace are archived or in the trash; the rules for a session's title.

Nothing of the sessions is removed: the archive is one small file of names beside the store, and
deleting that file brings all of them back.
"""

import threading
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

import msgspec

from helix_desktop.app.json_file import JsonFile
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import SettingsError, WorkspaceError
from helix_desktop.domain.workspace import SessionHead

FILE = "shelf.json"
MAX_TITLE_CHARS = 200


class ArchivePlace(StrEnum):
    """The place of a session; OPEN is the list shown first."""

    OPEN = "open"
    ARCHIVE = "archive"
    TRASH = "trash"


_Places = dict[SessionId, ArchivePlace]
_T = TypeVar("_T", bound=SessionHead)


class SessionArchive:
    """The places of sessions. `put` blocks."""

    def __init__(self, file: Path) -> None:
        self._file = JsonFile(file, _Places)
        self._write_lock = threading.Lock()
        # where the file is unreadable, all sessions count as open
        self._places = self._file.read() or {}

    def place(self, session: SessionId) -> ArchivePlace:
        return self._places.get(session, ArchivePlace.OPEN)

    def at(self, place: ArchivePlace, heads: Iterable[_T]) -> Sequence[_T]:
        """Return the `heads` in that place, in their order."""
        return [head for head in heads if self.place(head.id) is place]

    def put(self, session: SessionId, place: ArchivePlace) -> None:
        """Move a session; raise SettingsError, with nothing changed, if that could not be saved."""
        with self._write_lock:
            others = {key: value for key, value in self._places.items() if key != session}
            wanted = others if place is ArchivePlace.OPEN else {**others, session: place}
            try:
                self._file.replace(msgspec.json.encode(wanted))
            except OSError as error:
                raise SettingsError(
                    "Couldn't save this change: {reason}.",
                    "The session stays where it is.",
                    reason=error.strerror,
                ) from error
            self._places = wanted


def check_title(title: str) -> str:
    """Normalize a title; raise WorkspaceError if it is empty."""
    checked = " ".join(title.split()).encode("utf-8", "replace").decode()[:MAX_TITLE_CHARS]
    if not checked:
        raise WorkspaceError("A session needs a name.", "The old name stays.")
    return checked
