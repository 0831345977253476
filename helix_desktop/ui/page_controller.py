"""A page controller of the window: one page at work, which follows the session that is open.

It asks the open workspace, listens to the bridge, and says through `Ways` what it wants of other
page controllers. Its
page and its panel are made when somebody first looks at them, or does something with them: what
the sidebar tells of it must not need them.

What one page controller of the window wants of another; the workbench leads there.

Page controllers do not know each other: who wants a message shown says so here.
"""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId


class PageController(QObject):
    """`panel` is its tab beside the conversation."""

    key = ""
    title = ""
    tab = ""
    """What its tab is called, where that is shorter than its title."""
    icon = ""

    counted = Signal(str, int)
    """Its key, and the figure beside its row of the sidebar; less than 0 is none."""
    page_made = Signal()
    panel_made = Signal()

    @property
    def page(self) -> QWidget:
        """Made by whoever asks first."""
        raise NotImplementedError

    @property
    def panel(self) -> QWidget:
        """Made by whoever asks first."""
        raise NotImplementedError

    def show_session(
        self, open_workspace: OpenWorkspace | None, session: SessionId = NO_SESSION
    ) -> None:
        """Another session is open (or the same again); without an open workspace, none."""
        raise NotImplementedError


CHAT, CONTEXT, CACHE, TIMELINE, CHANGES = "chat", "context", "cache", "timeline", "changes"
"""The pages by their keys."""


class Navigation(QObject):
    """One for the window. Sessions and digests go as text, as Qt's signals want it."""

    page_wanted = Signal(str)
    """A page, by its key."""
    session_wanted = Signal(str)
    message_wanted = Signal(str, int)
    """The conversation, at an event: session, seq."""
    request_wanted = Signal(str, int)
    """A request: session and seq of its `WindowSent`; 0 is the next one."""
    block_wanted = Signal(str, str)
    """A block of the next request: session and the block's key."""
    epoch_wanted = Signal(str, int)
    """A rewrite of the window: session, number of the epoch."""
    entry_wanted = Signal(str)
    """An entry of the cache, by its digest."""
    recall_wanted = Signal(str)
    """Text for the message that is being written."""
    compact_wanted = Signal(str)
    """What compacting a session now would do."""
    settings_wanted = Signal(str)
    """A page of the settings; "" is the one that was open last."""
    told = Signal(str, str)
    """Something is not quite as it was wished: message, hint. Errors go through the bridge."""
    done = Signal(str, str)
    """Something came about that cannot be seen otherwise: message, hint."""
