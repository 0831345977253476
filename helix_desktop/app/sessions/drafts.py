"""Saves the unsent message (draft) of each session, and which session was shown last.

Noting a draft costs nothing; saving replaces one small file and may block, so it runs in a thread.
"""

import logging
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.app.json_file import JsonFile
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.messages import Image
from helix_desktop.domain.value import replace

FILE = "drafts.json"

log = logging.getLogger(__name__)


class MessageDraft(Struct, frozen=True):
    """The text of a message, and pictures that are in the store."""

    text: str = ""
    images: tuple[Image, ...] = ()
    mode: str = ""
    """The mode in which a new session is to begin; "" for the workspace's."""

    def __bool__(self) -> bool:
        return bool(self.text.strip() or self.images)


NOTHING = MessageDraft()


class _Stored(Struct, frozen=True):
    drafts: dict[SessionId, MessageDraft] = {}
    shown: SessionId = NO_SESSION


class Drafts:
    """The drafts of one workspace. An unreadable file is put aside; nothing else depends on it."""

    def __init__(self, file: Path) -> None:
        self._file = JsonFile(file, _Stored)
        self._saved = self._file.read() or _Stored()
        self._drafts = dict(self._saved.drafts)
        self.shown = self._saved.shown
        """The session that was shown last; NO_SESSION for a new one."""
        self._write_lock = threading.Lock()

    def draft(self, session: SessionId) -> MessageDraft:
        """Return the unsent draft of a session, also from before a crash."""
        return self._drafts.get(session, NOTHING)

    def note(self, session: SessionId, text: str, images: Sequence[Image] = ()) -> None:
        """Note a draft, whose mode stays; an empty draft is removed."""
        self._put(session, MessageDraft(text, tuple(images), self.draft(session).mode))

    def add(self, session: SessionId, text: str, images: Sequence[Image] = ()) -> None:
        """Add a text, on a line of its own, and pictures to a session's draft."""
        draft = self.draft(session)
        lines = "\n".join(part for part in (draft.text, text) if part.strip())
        new = (image for image in images if image not in draft.images)
        self.note(session, lines, (*draft.images, *new))

    def note_mode(self, session: SessionId, mode: str) -> None:
        self._put(session, replace(self.draft(session), mode=mode))

    def _put(self, session: SessionId, draft: MessageDraft) -> None:
        others = {key: value for key, value in self._drafts.items() if key != session}
        self._drafts = {**others, session: draft} if draft or draft.mode else others

    def save(self) -> None:
        """Write the noted drafts, if they are not on disk yet. Never raises."""
        with self._write_lock:
            noted = _Stored(self._drafts, self.shown)
            if noted == self._saved:
                return
            try:
                self._file.replace(msgspec.json.encode(noted))
            except (OSError, UnicodeEncodeError) as error:
                log.warning("drafts cannot be saved: %s", error)
                return
            self._saved = noted
