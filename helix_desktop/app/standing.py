"""What became of each output of a session in the windows that a model reads.

Folded from the rewrites of its journal; a change costs the same however long the session is.
"""

from collections.abc import Mapping
from enum import StrEnum

from helix_desktop.context.view import RAW, View, after, at_epoch
from helix_desktop.context.whence import left_out, whence
from helix_desktop.domain.memory import Epoch, Place


class Standing(StrEnum):
    """Where an output is for the model: as it came, behind a marker, behind a shorter text."""

    IN_CONTEXT = "in context"
    CACHED = "cached"
    COMPACTED = "compacted"
    LEFT_OUT = "left out"
    """Behind a marker by the person's own hand."""
    HELD = "at the gate"
    """It waits there for the form in which it goes into the context."""
    SUPERSEDED = "superseded"
    """It is there as it came, and something newer of the same file came after it."""


class Standings:
    """Takes a session's rewrites in order; tells of any output where it stands now."""

    def __init__(self) -> None:
        self._epochs: dict[int, Epoch] = {}
        self._number = 0
        self._view: View = RAW
        self._whence: tuple[int, Mapping[Place, Epoch]] | None = None
        self.changes = 0
        """Grows with every rewrite: what was asked before may not hold any more."""

    def take(self, epoch: Epoch) -> None:
        """Costs nothing yet: the view is worked out when somebody asks."""
        self._epochs[epoch.number] = epoch
        self._number = epoch.number
        self.changes += 1

    def of(self, said: int, returned: int, call: str) -> Standing:
        """Of the output of a call: `said` and `returned` are the events of asking and answering.

        Of a message both are its own event, and there is no call.
        """
        view = self._current()
        if view.covers(said):
            return Standing.COMPACTED
        if (call, "") not in view.markers(returned):
            return Standing.IN_CONTEXT
        epoch = self._parts().get(Place(returned, call))
        return Standing.LEFT_OUT if epoch is not None and left_out(epoch) else Standing.CACHED

    def _parts(self) -> Mapping[Place, Epoch]:
        """Which rewrite put each part behind its marker."""
        if self._whence is None or self._whence[0] != self._number:
            self._whence = (self._number, whence(self._number, self._epochs).parts)
        return self._whence[1]

    def _current(self) -> View:
        if self._view.number != self._number:
            newest = self._epochs[self._number]
            if newest.restores is None and newest.parent == self._view.number:
                self._view = after(self._view, newest)
            else:
                made = at_epoch(self._number, self._epochs)
                self._view = View(self._number, made.swept, made.folds, made.hidden)
        return self._view
