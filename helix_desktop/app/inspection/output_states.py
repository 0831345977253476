"""What the model reads of each output now (in full, excerpt, marker, notes), from the journal.

A change costs the same however long the session is.
"""

from collections.abc import Mapping
from enum import StrEnum

from helix_desktop.context.window_view import (
    RAW,
    WindowView,
    find_origins,
    view_at_epoch,
)
from helix_desktop.domain.context_window.rewrites import Epoch, PartPlace, RewriteSort


class OutputState(StrEnum):
    """The state of an output for the model: in full, behind a marker, or in a shorter text."""

    IN_CONTEXT = "in context"
    CACHED = "cached"
    COMPACTED = "compacted"
    LEFT_OUT = "left out"
    """Put behind a marker by the user."""
    EXCERPT = "excerpt"
    """In parts, as chosen before it entered the context."""
    PREVIEW = "preview"
    """As its beginning, end, and key lines, as chosen before it entered the context."""
    AT_GATE = "at the gate"
    """Waiting at the gate for its form in the context."""
    SUPERSEDED = "superseded"
    """In full, but followed by a newer output of the same file."""


MAX_VIEWS = 8
"""Views that are kept because an undo or redo may lead back to them."""


class OutputStates:
    """The states of a session's outputs, folded from its epochs in order."""

    def __init__(self) -> None:
        self._epochs: dict[int, Epoch] = {}
        self._epoch_number = 0
        self._view: WindowView = RAW
        self._views: dict[int, WindowView] = {}
        """The views used last, by their epochs."""
        self._origins: tuple[int, Mapping[PartPlace, Epoch]] | None = None
        """The epochs that put parts behind markers, as of the first number."""
        self.changes = 0
        """A counter that grows with every epoch: earlier answers may no longer apply."""

    def take(self, epoch: Epoch) -> None:
        """Add an epoch at no cost: the view is calculated at the next question."""
        self._epochs[epoch.number] = epoch
        self._epoch_number = epoch.number
        self.changes += 1

    def of(self, seq: int, returned: int, call: str) -> OutputState | None:
        """Return the state of a call's output, or None if a rewind took it out of the context.

        `seq` and `returned` are the events of call and result.

        For a message both are its own event, and the call is empty.
        """
        if self._view.number != self._epoch_number:
            restored = view_at_epoch(self._epoch_number, self._epochs, self._views)
            self._view = WindowView(
                self._epoch_number, restored.markers, restored.folds, restored.covered_spans
            )
            for view in (restored, self._view):
                self._views.pop(view.number, None)
                self._views[view.number] = view
            while len(self._views) > MAX_VIEWS:
                del self._views[next(iter(self._views))]
        if fold := self._view.fold_at(seq):
            return OutputState.COMPACTED if fold.text else None
        markers = self._view.markers_at(returned)
        path = next(
            (path for marker_call, path in markers if marker_call == call and path[:1] != "/"), None
        )
        if path is None:
            return OutputState.IN_CONTEXT
        if self._origins is None or self._origins[0] != self._epoch_number:
            self._origins = (
                self._epoch_number,
                find_origins(self._epoch_number, self._epochs).parts,
            )
        epoch = self._origins[1].get(PartPlace(returned, call, path))
        is_out = epoch is not None and epoch.sort is RewriteSort.EXCLUSION
        return OutputState.LEFT_OUT if is_out else OutputState.CACHED
