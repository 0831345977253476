"""What stands in the composer belongs to the session on screen, and is kept for each."""

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.composing.attaching import Attaching
from helix_desktop.ui.chat.composing.composer import Composer


class Drafting:
    """Carries drafts between the composer and the desk."""

    def __init__(self, bridge: Bridge, composer: Composer, attaching: Attaching) -> None:
        self._bridge = bridge
        self._composer, self._attaching = composer, attaching
        self._desk: Desk | None = None
        self._session = NO_SESSION

    def show(self, desk: Desk, session: SessionId) -> None:
        """What was typed there; what stands in the composer was noted before."""
        self._desk, self._session = desk, session
        draft = desk.draft(session)
        self._composer.show_draft(draft.text)
        self._attaching.show(desk, draft.images)

    def note(self) -> None:
        if self._desk is not None:
            images = self._composer.attachments.images()
            self._desk.note_draft(self._session, self._composer.draft(), images)

    def forget(self, desk: Desk, session: SessionId) -> None:
        """Its message is on disk; another session's draft may be on screen by now."""
        if (desk, session) == (self._desk, self._session):
            self._composer.clear()
            self._attaching.show(desk, ())
        desk.note_draft(session, "")
        self._bridge.run(desk.save_drafts(), "save drafts")

    def follow(self, session: SessionId) -> None:
        """The session that was begun here has its name now."""
        self._session = session

    def leave(self) -> None:
        """No timer runs afterwards."""
        self.note()
        self._composer.rest()
        self._desk = None

    def keep(self) -> None:
        """The person paused."""
        if self._desk is not None:
            self.note()
            self._bridge.run(self._desk.save_drafts(), "save drafts")
