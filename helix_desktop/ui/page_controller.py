"""The base class of page controllers, what they share, and signals from one page to another.

A `WorkspaceView` and its controllers belong to one open workspace, and end with it. The window
keeps a view for each of the workspaces that were shown last, so switching changes only which view
is visible. A controller learns of the current session by `show_session`, and of events by
`bridge.arrived`. It creates its page and its panel when they are first shown; its part of the
sidebar must not need them.

Work started with `bridge.run` is completed even if the user leaves the view meanwhile. Work that
only reads is a `Load`, cancelled when another session is shown or the view ends. The end of the
view closes the bridge: no event arrives any more, loads are cancelled, and the widgets are freed
once the rest is done. So no code after an `await` checks whether its workspace is still open, and
only work that continues after its session was left compares the session.

Controllers do not know each other: they address each other through `Navigation`.
"""

from collections.abc import Callable

from msgspec import Struct, field
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.app.feature import Services
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.ports import Clock
from helix_desktop.ui.event_bridge import EventBridge

CHAT, CONTEXT, CACHE, TIMELINE, CHANGES = "chat", "context", "cache", "timeline", "changes"
USAGE = "usage"
"""The keys of the pages."""


class Navigation(QObject):
    """The requests of a view to show something, one object per view.

    Session IDs and digests are plain text, since Qt's signals need it.
    """

    page_requested = Signal(str)
    """Emitted with the key of a page."""
    session_requested = Signal(str)
    message_requested = Signal(str, int)
    """Emitted with a place in the conversation: session and event number."""
    request_requested = Signal(str, int)
    """Emitted with a request: session and event number of its `WindowSent`; 0 is the next one."""
    block_requested = Signal(str, str)
    """Emitted with a block of the next request: session and the block's key."""
    epoch_requested = Signal(str, int)
    """Emitted with a compaction: session and number of the epoch."""
    file_requested = Signal(str)
    """Emitted with the path of a file that the session changed."""
    entry_requested = Signal(str)
    """Emitted with the digest of a cache entry."""
    seen_requested = Signal(str)
    """Emitted with the digest of an output whose requests are wanted; "" for a text to type."""
    action_requested = Signal(str)
    """Emitted with the ID of an action that is to be run."""
    recall_requested = Signal(str)
    """Emitted with text for the message that is being written."""
    comments_changed = Signal()
    """Emitted when a comment on a line was written, removed, or sent."""
    settings_requested = Signal(str)
    """Emitted with a page of the settings; "" is the page that was open last."""
    key_requested = Signal(str)
    """Emitted with the endpoint whose key the user should enter."""
    warned = Signal(str, str)
    """Emitted with a warning: message and hint. Errors go through the bridge instead."""
    noted = Signal(str, str)
    """Emitted with what is neither a success nor a problem: message and hint."""
    done = Signal(str, str)
    """Emitted with a success that is not visible elsewhere: message and hint."""


class EditedVersion(Struct, frozen=True):
    """The version that is edited: its workspace, its session, and the number of its epoch."""

    workspace: str
    session: SessionId
    number: int


class HandoverEdits:
    """The edited sections of handovers by version, in memory until they are saved or discarded."""

    def __init__(self) -> None:
        self._sections: dict[EditedVersion, tuple[str, ...]] = {}

    def __bool__(self) -> bool:
        return bool(self._sections)

    def keep(self, version: EditedVersion, sections: tuple[str, ...]) -> None:
        self._sections[version] = sections

    def drop(self, version: EditedVersion) -> None:
        self._sections.pop(version, None)

    def of(self, version: EditedVersion) -> tuple[str, ...] | None:
        """Return the edited sections of a version, or None if there are none."""
        return self._sections.get(version)


class WorkspaceContext(Struct, frozen=True):
    """What the page controllers of an open workspace share; each gets what else it uses."""

    settings: WorkspaceSettings
    """The workspace as it is now: its models and policy change while it is open."""
    sessions: OpenSessions
    clock: Clock
    services: Services
    """What the features keep for the workspace: each finds its own by its class."""
    bridge: EventBridge
    navigation: Navigation
    flag: Callable[[str], bool] = lambda _key: True
    """Returns whether a setting of the application is on."""
    handover_edits: HandoverEdits = field(default_factory=HandoverEdits)
    """The unsaved edits of handovers in all workspaces, which outlive the view."""


class WorkspaceController(QObject):
    """The base of an open workspace's controllers.

    Those that follow the session on screen keep it in `_session`.
    """

    def __init__(self, context: WorkspaceContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings, self._sessions = context.settings, context.sessions
        self._clock, self._bridge = context.clock, context.bridge
        self._navigation = context.navigation
        self._session = NO_SESSION


class PageController(WorkspaceController):
    """The controller of one page and of its panel, which is a tab beside the conversation."""

    key = ""
    title = ""
    tab = ""
    """The name of the panel's tab where it is shorter than the page's title; "" otherwise."""
    icon = ""
    has_panel = True
    """Whether the page has a panel; the tabs beside the conversation have room for four."""

    counted = Signal(str, int)
    """Emitted with the page's key and the figure for its sidebar row; less than 0 shows none."""
    page_created = Signal()
    panel_created = Signal()

    @property
    def page(self) -> QWidget:
        """The page, created at the first access."""
        raise NotImplementedError

    @property
    def panel(self) -> QWidget:
        """The panel, created at the first access."""
        raise NotImplementedError

    def show_session(self, session: SessionId) -> None:
        """Show a session, which may be the one already shown."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop all timers, since the open workspace closes."""
