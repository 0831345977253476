"""What every page of an open workspace is made with, and how long it lives.

A `WorkspaceView` and its controllers are made with one open workspace, and end with it: nobody is
told of another one. The window keeps a view for each of the workspaces that were shown last, so
that switching changes which view is seen and nothing in it. A controller is told of the session
that is shown (`show_session`), and of what happens by `bridge.arrived`. It makes its page and its
panel when somebody first looks at them: what the sidebar tells of it must not need them.

What it starts with `bridge.run` comes to its end, also when the view is left meanwhile. What it
only reads is a `Load`: cancelled when another session is shown, or the view ends. `end` of the view
closes the bridge: it hears of nothing any more, loads are cancelled, and the widgets are freed once
the rest is done. So no code that follows an `await` asks whether its workspace is still there; and
only what goes on after a session was left asks for the session.

Controllers do not know each other: what one wants of another it says through `Navigation`.
"""

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme

CHAT, CONTEXT, CACHE, TIMELINE, CHANGES = "chat", "context", "cache", "timeline", "changes"
"""The pages by their keys."""


class Navigation(QObject):
    """One for each view. Sessions and digests go as text, as Qt's signals want it."""

    page_requested = Signal(str)
    """A page, by its key."""
    session_requested = Signal(str)
    message_requested = Signal(str, int)
    """The conversation, at an event: session, seq."""
    request_requested = Signal(str, int)
    """A request: session and seq of its `WindowSent`; 0 is the next one."""
    block_requested = Signal(str, str)
    """A block of the next request: session and the block's key."""
    epoch_requested = Signal(str, int)
    """A rewrite of the window: session, number of the epoch."""
    entry_requested = Signal(str)
    """An entry of the cache, by its digest."""
    recall_requested = Signal(str)
    """Text for the message that is being written."""
    compact_requested = Signal(str)
    """What compacting a session now would do."""
    settings_requested = Signal(str)
    """A page of the settings; "" is the one that was open last."""
    told = Signal(str, str)
    """Something is not quite as it was wished: message, hint. Errors go through the bridge."""
    done = Signal(str, str)
    """Something came about that cannot be seen otherwise: message, hint."""


class WorkspaceContext(Struct, frozen=True):
    """What the controllers of one open workspace work with."""

    open_workspace: OpenWorkspace
    bridge: EventBridge
    theme: Theme
    navigation: Navigation


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

    def __init__(self, context: WorkspaceContext) -> None:
        super().__init__()
        self._open_workspace, self._bridge = context.open_workspace, context.bridge
        self._theme, self._navigation = context.theme, context.navigation

    @property
    def page(self) -> QWidget:
        """Made by whoever asks first."""
        raise NotImplementedError

    @property
    def panel(self) -> QWidget:
        """Made by whoever asks first."""
        raise NotImplementedError

    def show_session(self, session: SessionId) -> None:
        """Another session is open (or the same again)."""
        raise NotImplementedError

    def close(self) -> None:
        """Its open workspace closes: no timer runs afterwards."""
