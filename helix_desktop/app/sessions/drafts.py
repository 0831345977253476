"""Saves the unsent message (draft) of each session, its comments on lines, and which session was
shown last.

Noting a draft costs nothing; saving replaces one small file and may block, so it runs in a thread.
"""

import asyncio
import logging
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.app.json_file import JsonFile
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.domain.messages import Image
from helix_desktop.domain.value import replace

FILE = "drafts.json"

log = logging.getLogger(__name__)


class MessageDraft(Struct, frozen=True):
    """The text of a message, pictures that are in the store, and comments on lines.

    The comments are a message of their own.
    """

    text: str = ""
    images: tuple[Image, ...] = ()
    mode: str = ""
    """The mode in which a new session is to begin; "" for the workspace's."""
    comments: tuple[LineComment, ...] = ()

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
        """Note a draft, whose mode and comments stay; an empty draft is removed."""
        self._put(session, replace(self.draft(session), text=text, images=tuple(images)))

    def add(self, session: SessionId, text: str, images: Sequence[Image] = ()) -> None:
        """Add a text, on a line of its own, and pictures to a session's draft."""
        draft = self.draft(session)
        lines = "\n".join(part for part in (draft.text, text) if part.strip())
        new = (image for image in images if image not in draft.images)
        self.note(session, lines, (*draft.images, *new))

    def note_mode(self, session: SessionId, mode: str) -> None:
        self._put(session, replace(self.draft(session), mode=mode))

    def comment(self, session: SessionId, comment: LineComment) -> None:
        """Note a comment in the place of the one on the same line; without text it is removed."""
        comments = self.draft(session).comments
        index = next(
            (index for index, old in enumerate(comments) if old.place == comment.place),
            len(comments),
        )
        new = (comment,) if comment.text.strip() else ()
        comments = (*comments[:index], *new, *comments[index + 1 :])
        self._put(session, replace(self.draft(session), comments=comments))

    def drop_comments(self, session: SessionId, sent: Sequence[LineComment]) -> None:
        """Remove comments that were sent; one that was changed meanwhile stays."""
        draft = self.draft(session)
        left = tuple(comment for comment in draft.comments if comment not in sent)
        self._put(session, replace(draft, comments=left))

    def _put(self, session: SessionId, draft: MessageDraft) -> None:
        others = {key: value for key, value in self._drafts.items() if key != session}
        is_kept = draft or draft.mode or draft.comments
        self._drafts = {**others, session: draft} if is_kept else others

    async def keep(self) -> None:
        """Save the drafts in a thread."""
        await asyncio.to_thread(self.save)

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
