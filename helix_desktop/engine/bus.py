"""The one stream that engine and window share: typed events to whoever listens.

Everything happens on the loop's thread; a listener only takes notice and returns at once.
"""

from collections.abc import Callable

from helix_desktop.domain.live import Live

Listener = Callable[[Live], None]


class Bus:
    """Hands each event to every listener, in the order they came."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Listen from now on; call the result to stop."""
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    def publish(self, event: Live) -> None:
        for listener in tuple(self._listeners):
            listener(event)
