"""What features add to the sessions of a view: actions, what is done and seen when one is shown."""

from collections.abc import Callable, Coroutine

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.page_controller import WorkspaceContext


class SessionAction(Struct, frozen=True):
    """An action on a session, with its words in the palette (`words`) and in the menu (`short`)."""

    id: str
    words: Phrase
    short: Phrase
    icon: str
    act: Callable[[WorkspaceContext, QWidget, SessionId], Coroutine[object, object, None]]
    """Acts on a session; what it asks is above the window of the widget."""


class SessionMaker(Struct, frozen=True):
    """An action that makes sessions."""

    id: str
    words: Phrase
    icon: str
    act: Callable[[WorkspaceContext, QWidget, Callable[[str], None]], None]
    """Asks over the widget; calls the function with the ID of a session that is to be shown."""


class ShownSession(Struct, frozen=True):
    """What is done with a session whenever it is shown."""

    act: Callable[
        [WorkspaceContext, SessionId, Callable[[], bool]], Coroutine[object, object, None]
    ]
    """Acts on the session; the function tells whether it is still shown."""


class SessionTop(Struct, frozen=True):
    """A card above the conversation of the session that is shown."""

    make: Callable[
        [WorkspaceContext, OpenWorkspace, SessionId], Coroutine[object, object, QWidget | None]
    ]
    """Makes the card; None if the session needs none now."""
