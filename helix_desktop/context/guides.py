"""What windows begin with, and where news of it stands: at its own place until that is rewritten.

A change of a file would break a provider's cache from the beginning on. So it is told where it was
noticed, and moves to the beginning once what stands there is behind a fold or a marker anyway.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from helix_desktop.context.view import View
from helix_desktop.domain.events import Guided
from helix_desktop.domain.memory import Guide

NEWS = "guides"
"""Names the message that tells of a change."""

NOTHING: tuple[Guide, ...] = ()


@dataclass(slots=True)
class _Told:
    """One state of all guides; `news` is the message that tells of it, 0 where none has to."""

    guides: tuple[Guide, ...]
    news: int = 0


class Guiding:
    """The fold of what a session is guided by."""

    def __init__(self) -> None:
        self.touched: dict[str, None] = {}
        """Folders that the agent worked in, as its calls named them."""
        self._told: list[_Told] = []
        self._waits = False

    @property
    def newest(self) -> tuple[Guide, ...]:
        """What is in force."""
        return self._told[-1].guides if self._told else NOTHING

    def add(self, event: Guided) -> None:
        if event.placed:
            # what was news before is told at the beginning from now on, like this
            self._told = [_Told(event.guides)]
        else:
            # without a message of its own it stands where the news before it stands
            self._told.append(_Told(event.guides, self._told[-1].news if self._told else 0))
        self._waits = not event.placed

    def told_by(self, seq: int) -> None:
        """The message that tells of the newest change came."""
        if self._waits:
            self._told[-1].news = seq
        self._waits = False

    def touch(self, paths: Iterable[str]) -> None:
        self.touched.update(dict.fromkeys(map(_folder, paths)))

    def pinned(self, view: View) -> tuple[Guide, ...]:
        """What stands at the beginning under a view."""
        for told in reversed(self._told):
            if not told.news or view.covers(told.news) or view.markers(told.news):
                return told.guides
        return NOTHING

    def fresh(self, view: View) -> Iterator[int]:
        """The messages that tell of news under a view, newest first."""
        for told in reversed(self._told):
            if not told.news or view.covers(told.news) or view.markers(told.news):
                return
            yield told.news


def _folder(path: str) -> str:
    """Where a file lies; what has no ending may be a folder itself."""
    above, _, name = path.rstrip("/").rpartition("/")
    return above if "." in name else path
