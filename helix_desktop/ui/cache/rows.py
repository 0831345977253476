"""What the viewer of a content paints: rows by position, made when they are looked at."""

from PySide6.QtCore import QObject, Signal

from helix_desktop.domain.values import value


@value
class Line:
    """One row; `hits` are stretches of its text that were looked for, `fold` opens or closes it."""

    text: str
    number: str = ""
    tone: str = "fg2"
    tint: str = ""
    fold: str = ""
    hits: tuple[tuple[int, int], ...] = ()


class Rows(QObject):
    """Rows of one way to look at a content."""

    changed = Signal()
    """Rows came, or how many there are changed."""
    gutter = 44

    @property
    def count(self) -> int:
        return 0

    @property
    def columns(self) -> int:
        """Characters of the longest row; 0: all fit."""
        return 0

    def line(self, at: int) -> Line | None:
        """None while it is being read."""
        raise NotImplementedError

    def toggle(self, at: int) -> None:
        """A row was clicked that can be opened."""
