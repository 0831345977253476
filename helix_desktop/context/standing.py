"""What a session's window makes of the contents its journal names: the view, turned around."""

from collections.abc import Collection, Iterator

from helix_desktop.context.history import History
from helix_desktop.context.items import Item, Returned
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.events import Outcome
from helix_desktop.domain.standing import Shown, Standing, State

_RANK = {
    State.CONTEXT: 5,
    State.HELD: 4,
    State.EXCERPT: 3,
    State.COMPACTED: 2,
    State.CACHED: 1,
}
"""A content that several events name stands as it is best seen."""


def standing_of(
    session: SessionId, history: History, held: Collection[str] = frozenset()
) -> Standing:
    """The states of all contents that the session names, and how its events are shown.

    `held`: calls whose outputs wait at the gate.
    """
    told = _Told(history, held)
    for item in history.items:
        told.take(item)
    for guide in history.guiding.pinned(history.view):
        if guide.content is not None:
            told.put(guide.content, State.CONTEXT)
    tokens = history.sent.tokens if history.sent else 0
    return Standing(session, history.seq, tokens, told.states(), told.shown)


class _Told:
    """Goes through a history, oldest first."""

    def __init__(self, history: History, held: Collection[str]) -> None:
        self._view, self._held = history.view, held
        self._states: dict[Digest, State] = {}
        self._newest: dict[tuple[str, str], Digest] = {}
        self._asked: dict[Digest, tuple[str, str]] = {}
        self.shown: dict[int, Shown] = {}

    def take(self, item: Item) -> None:
        covered = self._view.covers(item.seq)
        markers = self._view.markers(item.seq)
        swept = {marker.content for marker in markers.values()}
        self.shown[item.seq] = _shown(covered=covered, marked=bool(swept))
        for digest in _own(item):
            self.put(digest, _state(covered=covered, marked=digest in swept))
        for returned in item.outputs():
            self._take_output(returned, covered=covered)

    def put(self, digest: Digest, state: State) -> None:
        if _RANK[state] > _RANK.get(self._states.get(digest, State.CACHED), 0):
            self._states[digest] = state

    def states(self) -> dict[Digest, State]:
        """Superseded is what no window shows whole, and the same call gave something else later."""
        for digest, asked in self._asked.items():
            later = self._newest[asked] != digest
            if later and self._states.get(digest) not in (State.CONTEXT, State.HELD):
                self._states[digest] = State.SUPERSEDED
        return self._states

    def _take_output(self, returned: Returned, *, covered: bool) -> None:
        event, marked = returned.event, bool(self._view.markers(returned.seq))
        state, shown = (
            _state(covered=covered, marked=marked),
            _shown(covered=covered, marked=marked),
        )
        if state is State.CONTEXT and returned.gate is None and event.call in self._held:
            state, shown = State.HELD, Shown.HELD
        self.put(returned.shown, state)
        if event.content != returned.shown:  # behind what the gate let through
            partly = state is State.CONTEXT
            state, shown = (State.EXCERPT, Shown.EXCERPT) if partly else (state, shown)
            self.put(event.content, state)
        self.shown[returned.seq] = shown
        if event.what and event.outcome is Outcome.OK:
            asked = (event.tool, event.what)
            self._newest[asked] = event.content
            self._asked[event.content] = asked


def _own(item: Item) -> Iterator[Digest]:
    if item.reply is not None:
        yield from item.reply.arguments
    for image in getattr(item.event, "images", ()):
        yield image.content


def _state(*, covered: bool, marked: bool) -> State:
    if covered:
        return State.COMPACTED
    return State.CACHED if marked else State.CONTEXT


def _shown(*, covered: bool, marked: bool) -> Shown:
    if covered:
        return Shown.FOLD
    return Shown.MARKER if marked else Shown.WHOLE
