"""What a feature makes of the sessions of other programs at the first start."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from helix_desktop.app.environment import Paths
from helix_desktop.app.source_formats.source_messages import SourceSession
from helix_desktop.ui.event_bridge import EventBridge

GoOn = Callable[[], None]
Work = Coroutine[object, object, None]


class FirstComparison(Struct, frozen=True):
    """Finds these sessions, and compares them with Helix."""

    find: Callable[[Path, Mapping[str, str]], Sequence[SourceSession]]
    """Returns those below a home folder, with the variables of the environment. Blocks."""
    open: Callable[[QWidget, EventBridge, Paths, Sequence[SourceSession], GoOn | None], Work]
    """Opens a dialog over a window, which leads to the function when it is closed; returns what
    compares the sessions meanwhile."""
