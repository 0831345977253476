"""What a page of the settings is, and the ground all of them stand on.

A page is a column of rows at least; what it has besides (a pane, a scope) it says here.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from helix_desktop.app.desk import Desk
from helix_desktop.app.wiring import House
from helix_desktop.domain.values import value
from helix_desktop.ui.actions import Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.settings.rows import Column
from helix_desktop.ui.ways import Ways

SLICE = 5
"""Rows that are made in one turn of the loop; about 20 ms."""
WORKSPACE, APPLICATION = "workspace", "application"
"""The groups of the list at the left."""


@value
class Ground:
    """What pages work with; made once, where the window is."""

    bridge: Bridge
    theme: Theme
    house: House
    ways: Ways
    actions: Actions


@value
class Entry:
    """A page as the list knows it: it is made when it is first shown, or searched."""

    key: str
    title: str
    icon: str
    group: str
    make: "Callable[[], SettingsPage]"


class SettingsPage(QObject):
    """One page: `widget` scrolls as a whole in the main column, `side` stands beside it."""

    key = ""
    icon = ""
    group = WORKSPACE
    wide = False
    """Whether it takes all the room there is instead of a column."""
    scoped = False
    """Whether it can speak of all workspaces instead of the one that is open."""

    changed = Signal()
    """What `own_changes` or `terms` answer may be different now."""

    widget: QWidget
    side: QWidget | None = None
    foot: QWidget | None = None
    """Below the pane, or below the page where there is no room beside it; always in sight."""

    @classmethod
    def named(cls) -> str:
        """Its name in the list."""
        return ""

    @property
    def title(self) -> str:
        return self.named()

    def make_more(self) -> bool:
        """Make some more, where all at once would hold up the window; whether there is more."""
        return False

    def show_desk(self, desk: Desk | None) -> None:
        """Another workspace is open; without a desk, none."""

    def show_scope(self, *, everywhere: bool) -> None:
        """Speak of all workspaces, or of the one that is open."""

    def enter(self) -> None:
        """It is shown from now on: read what may have changed meanwhile."""

    def leave(self) -> None:
        """It is not shown any more."""

    def save(self) -> None:
        """Ctrl+S: put in force what was edited, on a page where that is not done at once."""

    def unsaved(self) -> bool:
        """Whether something was edited here, in any workspace, that is not in force."""
        return False

    def own_changes(self) -> int:
        """How many things this workspace changes itself: the figure in the list."""
        return 0

    def terms(self) -> Sequence[str]:
        """The words a search finds it by, one text per row."""
        return self.widget.terms() if isinstance(self.widget, Column) else ()

    def filter(self, query: str) -> int:
        """Show only what has these words and mark them; "" shows all. Returns how many there are.

        A page whose title has them counts too, and shows everything.
        """
        named = bool(query) and query.casefold() in self.title.casefold()
        if not isinstance(self.widget, Column):
            found = sum(query.casefold() in term.casefold() for term in self.terms())
            return found or int(named)
        found = self.widget.filter(query)
        if named and not found:
            self.widget.filter("")
        return found or int(named)
