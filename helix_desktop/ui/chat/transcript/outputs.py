"""Where a session's messages and outputs stand for the model, and what is pinned, as rows show it.

Folded once; a rewrite costs nothing until a row that it may concern is looked at.
"""

from collections.abc import Iterable

from helix_desktop.app.standing import Standing, Standings
from helix_desktop.domain.cache import Choice, Digest
from helix_desktop.domain.events import OutputGated, Pinned, ToolReturned, Unpinned
from helix_desktop.domain.memory import Epoch
from helix_desktop.ui.chat.transcript.rows import Kind, Row

_FILES = frozenset({"read_file", "write_file", "edit_file"})
"""Tools whose newer output makes an older reading of the same file out of date."""


class Outputs:
    """Takes what becomes of outputs, in order."""

    def __init__(self) -> None:
        self._standings = Standings()
        self._gated: dict[str, OutputGated] = {}
        self._newest: dict[str, tuple[int, Digest]] = {}
        self._held: frozenset[str] = frozenset()
        """Calls whose outputs wait at the gate."""
        self._pins: dict[int, str] = {}
        """By the event whose words they are."""

    def rewritten(self, epoch: Epoch) -> None:
        self._standings.take(epoch)

    def hold(self, calls: Iterable[str] = ()) -> None:
        """These wait at the gate now, and no others."""
        self._held = frozenset(calls)
        self._standings.changes += 1

    def decided(self, event: OutputGated) -> None:
        self._gated[event.call] = event
        self._standings.changes += 1

    def returned(self, seq: int, event: ToolReturned) -> None:
        if event.tool in _FILES:
            self._newest[event.what] = (seq, event.content)
            self._standings.changes += 1

    def pinned(self, event: Pinned | Unpinned) -> None:
        if isinstance(event, Pinned):
            self._pins[event.pin.source] = event.pin.id
        else:
            self._pins = {seq: pin for seq, pin in self._pins.items() if pin != event.pin}
        self._standings.changes += 1

    def look(self, row: Row) -> None:
        """Bring a row up to date."""
        if row.live or row.looked == self._standings.changes:
            return
        row.looked = self._standings.changes
        output = row.kind is Kind.TOOL
        row.standing = self._standing(row) if output else self._words(row)
        row.pin = self._pins.get(row.returned if output else row.seq, "")

    def _words(self, row: Row) -> Standing | None:
        return self._standings.of(row.seq, row.seq, "") if row.seq else None

    def _standing(self, row: Row) -> Standing | None:
        if not row.returned or row.content is None:
            return None
        found = self._standings.of(row.seq, row.returned, row.call)
        if found is not Standing.IN_CONTEXT:
            return found
        if row.call in self._held:
            return Standing.HELD
        gate = self._gated.get(row.call)
        if gate is not None and gate.choice is not Choice.KEEP_FULL:
            return Standing.COMPACTED
        newest = self._newest.get(row.what) if row.tool == "read_file" else None
        later = newest is not None and newest[0] > row.returned and newest[1] != row.content
        return Standing.SUPERSEDED if later else found
