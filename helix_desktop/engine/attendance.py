"""Whether somebody looks on who could answer a question."""

from collections.abc import Callable


class Attendance:
    """Counts windows; `deserted` is called when the last one is gone."""

    def __init__(self, deserted: Callable[[], None]) -> None:
        self._deserted = deserted
        self._windows = 0

    def __bool__(self) -> bool:
        return self._windows > 0

    def attend(self) -> Callable[[], None]:
        """A window can answer from now on; call the result, once or more, when it is gone."""
        self._windows += 1
        gone = False

        def leave() -> None:
            nonlocal gone
            if gone:
                return
            gone = True
            self._windows -= 1
            if not self._windows:
                self._deserted()

        return leave
