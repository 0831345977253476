"""Instructions (AGENTS.md) of a session over time: their first state, and later changes.

A change in the beginning of the context would invalidate a provider's whole cache. So a message
announces the change at the position where it was noticed. The changed text moves to the beginning
only when that message is behind a fold or a marker anyway.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from helix_desktop.context.window_view import WindowView
from helix_desktop.domain.context_window.rewrites import Guide
from helix_desktop.domain.events import Guided, Rewound

GUIDE_NEWS = "guides"
"""The source of messages that announce changed guides."""

NO_GUIDES: tuple[Guide, ...] = ()


class _GuideState(Struct, frozen=True):
    """One state of all guides.

    `news` is the event of the message that announces it; 0 if it needs none.
    """

    guides: tuple[Guide, ...]
    news: int = 0


class GuideHistory:
    """The guides of a session over time."""

    def __init__(self) -> None:
        self.touched_folders: dict[str, None] = {}
        """The folders that the agent worked in, as its calls named them."""
        self._states: tuple[_GuideState, ...] = ()
        self._log: list[tuple[int, tuple[_GuideState, ...]]] = []
        """The states after each event that changed them, for rewinds."""
        self._waits = False

    @property
    def newest(self) -> tuple[Guide, ...]:
        """The guides in force."""
        return self._states[-1].guides if self._states else NO_GUIDES

    def add(self, seq: int, event: Guided) -> None:
        if event.placed:
            # the new guides stand at the beginning of the window, so the earlier news is obsolete
            self._states = (_GuideState(event.guides),)
        else:
            # until this state has a message of its own, it counts as announced where the last one
            # was
            news = self._states[-1].news if self._states else 0
            self._states = (*self._states, _GuideState(event.guides, news))
        self._waits = not event.placed
        self._log.append((seq, self._states))

    def note_news(self, seq: int) -> None:
        """Note that the message that announces the newest change has arrived."""
        if self._waits:
            newest = _GuideState(self._states[-1].guides, seq)
            self._states = (*self._states[:-1], newest)
            self._log.append((seq, self._states))
        self._waits = False

    def rewind(self, seq: int, event: Rewound) -> None:
        """Return to the guides at a rewind's event; a later check finds what is different by now.

        Otherwise, if a rewind removes the message of a change from the context, its text would move
        to the beginning, and a skill that was not used yet would stay there.
        """
        if not event.conversation:
            return
        through = event.reverts - 1 if event.reverts else event.through
        earlier = [states for number, states in self._log if number <= through]
        if earlier and earlier[-1] != self._states:
            self._states, self._waits = earlier[-1], False
            self._log.append((seq, self._states))

    def note_paths(self, paths: Iterable[str]) -> None:
        """Note the folders of paths; a path without a file extension may itself be a folder."""
        for path in paths:
            parent, _, name = path.rstrip("/").rpartition("/")
            self.touched_folders[parent if "." in name else path] = None

    def pinned_guides(self, view: WindowView) -> tuple[Guide, ...]:
        """Return the guides at the beginning of the window under a view."""
        for state in reversed(self._states):
            if not state.news or view.covers(state.news) or view.markers_at(state.news):
                return state.guides
        return NO_GUIDES

    def news_in_window(self, view: WindowView) -> Iterator[int]:
        """Yield the messages that announce changes under a view, newest first."""
        for state in reversed(self._states):
            if not state.news or view.covers(state.news) or view.markers_at(state.news):
                return
            yield state.news
