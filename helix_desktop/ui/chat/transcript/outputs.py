"""Where the outputs of a session's calls stand for the model, as rows show it.

Folded once; a rewrite costs nothing until a row that it may concern is looked at.
"""

from helix_desktop.app.standing import Standing, Standings
from helix_desktop.domain.cache import Choice, Digest
from helix_desktop.domain.events import OutputGated, ToolReturned
from helix_desktop.domain.memory import Epoch
from helix_desktop.ui.chat.transcript.rows import Row

_FILES = frozenset({"read_file", "write_file", "edit_file"})
"""Tools whose newer output makes an older reading of the same file out of date."""


class Outputs:
    """Takes what becomes of outputs, in order."""

    def __init__(self) -> None:
        self._standings = Standings()
        self._gated: dict[str, OutputGated] = {}
        self._newest: dict[str, tuple[int, Digest]] = {}

    def rewritten(self, epoch: Epoch) -> None:
        self._standings.take(epoch)

    def decided(self, event: OutputGated) -> None:
        self._gated[event.call] = event
        self._standings.changes += 1

    def returned(self, seq: int, event: ToolReturned) -> None:
        if event.tool in _FILES:
            self._newest[event.what] = (seq, event.content)
            self._standings.changes += 1

    def look(self, row: Row) -> None:
        """Bring a call's row up to date."""
        if row.looked == self._standings.changes:
            return
        row.looked = self._standings.changes
        row.standing = self._standing(row)

    def _standing(self, row: Row) -> Standing | None:
        if not row.returned or row.content is None:
            return None
        found = self._standings.of(row.seq, row.returned, row.call)
        if found is not Standing.IN_CONTEXT:
            return found
        gate = self._gated.get(row.call)
        if gate is not None and gate.choice is not Choice.KEEP_FULL:
            return Standing.COMPACTED
        newest = self._newest.get(row.what) if row.tool == "read_file" else None
        later = newest is not None and newest[0] > row.returned and newest[1] != row.content
        return Standing.SUPERSEDED if later else found
