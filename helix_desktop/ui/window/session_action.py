"""An action on a session that a feature adds to the palette and to the menu of a session."""

from collections.abc import Callable, Coroutine

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.page_controller import WorkspaceContext


class SessionAction(Struct, frozen=True):
    """An action with its words in the palette (`words`) and in the menu (`short`)."""

    id: str
    words: Phrase
    short: Phrase
    icon: str
    act: Callable[[WorkspaceContext, QWidget, SessionId], Coroutine[object, object, None]]
    """Acts on a session; what it asks is above the window of the widget."""
