"""How the context window shows each cached content: in full, as preview, marker, or notes."""

from collections.abc import Collection

from helix_desktop.context.history import History
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.context.message_parts import result_pictures
from helix_desktop.context.texts.markers import RECALL
from helix_desktop.context.texts.plain_text import CACHED
from helix_desktop.domain.cache import (
    CacheState,
    Digest,
    EventForm,
    SessionContentStates,
    SessionId,
)
from helix_desktop.domain.events import ContextInjected, Outcome
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.mentions import MENTION

_RANK_OF_STATE = {
    CacheState.CONTEXT: 5,
    CacheState.AT_GATE: 4,
    CacheState.EXCERPT: 3,
    CacheState.PREVIEW: 3,
    CacheState.COMPACTED: 2,
    CacheState.CACHED: 1,
}
"""The rank of states. A content that several events name has the state with the highest rank."""

_FORM_OF_STATE = {
    CacheState.CONTEXT: EventForm.FULL,
    CacheState.AT_GATE: EventForm.AT_GATE,
    CacheState.EXCERPT: EventForm.EXCERPT,
    CacheState.PREVIEW: EventForm.PREVIEW,
    CacheState.COMPACTED: EventForm.FOLD,
    CacheState.CACHED: EventForm.MARKER,
}
"""The form in which an event shows a content of each state."""


def content_states_of(
    session: SessionId, history: History, gated_calls: Collection[str] = frozenset()
) -> SessionContentStates:
    """Return the states of all contents that the session names, and the forms of its events.

    `gated_calls` lists the calls whose outputs wait at the gate.
    """
    states = _StatePass(history, gated_calls)
    for item in history.items:
        states.take(item)
    for guide in history.guide_history.pinned_guides(history.view):
        if guide.content is not None:
            states.put(guide.content, CacheState.CONTEXT)
    return SessionContentStates(session, history.seq, states.states(), states.shown)


class _StatePass:
    """A pass over a history, oldest first."""

    def __init__(self, history: History, gated_calls: Collection[str]) -> None:
        self._view, self._gated_calls = history.view, gated_calls
        self._states: dict[Digest, CacheState] = {}
        self._newest: dict[tuple[str, str], Digest] = {}
        self._requests: dict[Digest, tuple[str, str]] = {}
        self.shown: dict[int, EventForm] = {}

    def take(self, item: HistoryItem) -> None:
        fold = self._view.fold_at(item.seq)
        covered = fold is not None and bool(fold.text)
        # a rewind took these out of every window, but the cache has them
        rewound = fold is not None and not fold.text
        markers = self._view.markers_at(item.seq)
        marked = {marker.content for marker in markers.values()}
        state = _state_of(covered=covered, marked=rewound or bool(marked))
        images = (image.content for image in getattr(item.event, "images", ()))
        for digest in (*(item.reply.arguments if item.reply else ()), *images):
            self.put(digest, _state_of(covered=covered, marked=rewound or digest in marked))
        if isinstance(item.event, ContextInjected) and item.event.content is not None:
            if state is CacheState.CONTEXT and is_preview(item.event):
                state = CacheState.PREVIEW
            self.put(item.event.content, state)
        self.shown[item.seq] = EventForm.NOT if rewound else _FORM_OF_STATE[state]
        for returned in item.outputs():
            event, markers = returned.event, self._view.markers_at(returned.seq)
            for picture in result_pictures(returned):
                is_marked = (picture.call, picture.path) in markers
                self.put(
                    picture.image.content, _state_of(covered=covered, marked=rewound or is_marked)
                )
            state = _state_of(covered=covered, marked=rewound or (event.call, "") in markers)
            waits = returned.gate is None and event.call in self._gated_calls
            if state is CacheState.CONTEXT and waits:
                state = CacheState.AT_GATE
            self.put(returned.shown, state)
            if event.content != returned.shown:  # the content behind the form that the gate passed
                if state is CacheState.CONTEXT:
                    gated = returned.gate
                    is_excerpt = gated is not None and gated.choice is GateChoice.EXTRACT
                    state = CacheState.EXCERPT if is_excerpt else CacheState.PREVIEW
                self.put(event.content, state)
            self.shown[returned.seq] = EventForm.NOT if rewound else _FORM_OF_STATE[state]
            if event.what and event.outcome is Outcome.OK:
                request = (event.tool, event.what)
                self._newest[request] = event.content
                self._requests[event.content] = request

    def put(self, digest: Digest, state: CacheState) -> None:
        if _RANK_OF_STATE[state] > _RANK_OF_STATE.get(
            self._states.get(digest, CacheState.CACHED), 0
        ):
            self._states[digest] = state

    def states(self) -> dict[Digest, CacheState]:
        """Return the states.

        SUPERSEDED: shown whole in no window, and the same call returned something else later.
        """
        for digest, request in self._requests.items():
            is_replaced = self._newest[request] != digest
            if is_replaced and self._states.get(digest) not in (
                CacheState.CONTEXT,
                CacheState.AT_GATE,
            ):
                self._states[digest] = CacheState.SUPERSEDED
        return self._states


def is_preview(event: ContextInjected) -> bool:
    """Return whether a mention is a preview: after its frame, it begins with how to recall the
    whole.
    """
    return event.source == MENTION and f">\n{CACHED} {RECALL}(" in event.text[:_MAX_FRAME_CHARS]


_MAX_FRAME_CHARS = 1_000
"""An upper limit for the characters of the lines before the text of a mention."""


def _state_of(*, covered: bool, marked: bool) -> CacheState:
    if covered:
        return CacheState.COMPACTED
    return CacheState.CACHED if marked else CacheState.CONTEXT
