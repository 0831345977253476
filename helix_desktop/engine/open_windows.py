"""Counts the open windows in which somebody can answer a question."""

from collections.abc import Callable


class OpenWindows:
    """The number of open windows; `on_last_closed` is called when the last one is closed."""

    def __init__(self, on_last_closed: Callable[[], None]) -> None:
        self._on_last_closed = on_last_closed
        self._windows = 0

    def __bool__(self) -> bool:
        return self._windows > 0

    def attend(self) -> Callable[[], None]:
        """Count a window that can answer; call the result, once or more, when it is closed."""
        self._windows += 1
        is_cancelled = False

        def leave() -> None:
            nonlocal is_cancelled
            if is_cancelled:
                return
            is_cancelled = True
            self._windows -= 1
            if not self._windows:
                self._on_last_closed()

        return leave
