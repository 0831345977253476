"""The event bus: publishes events of the engine to any listener.

A listener must return at once.
"""

from collections.abc import Callable

from helix_desktop.domain.live_events import Live

Listener = Callable[[Live], None]


class EventBus:
    """A bus that passes each event to every listener, in the order of publication."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Add a listener; call the result to remove it."""
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    def publish(self, event: Live) -> None:
        for listener in tuple(self._listeners):
            listener(event)
