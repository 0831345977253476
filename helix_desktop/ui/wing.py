"""A wing of the window: one page at work, which follows the session that is open.

It asks the desk, listens to the bridge, and says through `Ways` what it wants of other wings. Its
page and its panel are made when somebody first looks at them, or does something with them: what
the sidebar tells of it must not need them.
"""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION, SessionId


class Wing(QObject):
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

    def show_session(self, desk: Desk | None, session: SessionId = NO_SESSION) -> None:
        """Another session is open (or the same again); without a desk, none."""
        raise NotImplementedError
