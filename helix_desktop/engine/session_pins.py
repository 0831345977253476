"""*Pin to context* and *Unpin*: texts that stay in every request.

A text that the user did not write is marked as data, and its place in the conversation only refers
to the pin.
"""

from helix_desktop.domain.context_window.rewrites import Pin, PinKind
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import Pinned, Unpinned
from helix_desktop.engine.session_deps import SessionBase
from helix_desktop.engine.session_journal import SessionJournal
from helix_desktop.engine.session_window import SessionWindow

MAX_SHARE_DIVISOR = 4
"""Divisor of a request's limit: all pins together take at most a quarter of it."""


class SessionPins:
    """The pins of one session."""

    def __init__(
        self, journal: SessionJournal, session_window: SessionWindow, base: SessionBase
    ) -> None:
        self._journal = journal
        self._session_window = session_window
        self._base = base
        self._newest = 0

    async def pin(self, text: str, kind: PinKind = PinKind.FACT, *, source: int = 0) -> Pin:
        """Pin a text; `source` is the event that contains it, 0 for the user's own words."""
        if not text.strip():
            raise EngineError("Nothing to pin.")
        state = await self._session_window.look()
        history = self._journal.history
        pins = history.pins.values()
        existing = next((pin for pin in pins if source and pin.source == source), None)
        if existing is not None:
            return existing
        pinned = [other_pin.text for other_pin in pins]
        if state.weigher.exceeds(
            "\n".join([*pinned, text]), state.limits.tokens // MAX_SHARE_DIVISOR
        ):
            raise EngineError(
                "Pinned blocks would take more than a quarter of every request.",
                "Pin less, or unpin something else first.",
            )
        self._newest = max(self._newest, self._journal.history.seq) + 1
        pin = Pin(f"pin-{self._newest}", kind, text, source, history.mark_of_pin(source))
        await self._journal.record([Pinned(self._base.clock.now(), pin)])
        return pin

    async def unpin(self, name: str) -> None:
        if name not in self._journal.history.pins:
            raise EngineError("Not pinned.")
        await self._journal.record([Unpinned(self._base.clock.now(), name)])
