"""A search for words in all sessions of the open workspaces: messages, outputs, and handovers.

One journal is read after the other, newest first. The search can be stopped at any moment and reads
nothing twice. The store's index says which outputs have the words. What a branch copied is found
only in the session that it comes from, if that is still there.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import Digest, SessionContentStates, SessionId
from helix_desktop.domain.cache_filter import (
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
)
from helix_desktop.domain.context_window.rewrites import FoldKind
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.messages import Text

AROUND = 60
"""The number of characters shown before a hit; twice as many are shown after the hit."""
MAX_HITS_OF_SESSION = 20
"""The maximum number of hits in one session."""
MAX_OUTPUTS = 200
"""The outputs of one workspace that are found, the newest."""
MAX_SNIPPET_BYTES = 256 * 1024
"""The beginning of an output in which the words are shown; later words are found all the same."""


class HitKind(StrEnum):
    """What has the words."""

    TYPED = "typed"
    ANSWER = "answer"
    OUTPUT = "output"
    HANDOVER = "handover"


class SearchHit(Struct, frozen=True):
    """A text with the words; `start` and `end` are the position of the words in `snippet`."""

    workspace: str
    session: SessionId
    title: str
    seq: int
    at: float
    kind: HitKind
    snippet: str
    start: int
    end: int


async def search_all_sessions(
    open_workspaces: Sequence[OpenWorkspace], words: str
) -> AsyncIterator[Sequence[SearchHit]]:
    """Yield the hits of each session, also if there are none.

    Case is ignored. All sessions of the first open workspace come first.
    """
    wanted = " ".join(words.split()).casefold()
    if not wanted:
        return
    for open_workspace in open_workspaces:
        heads = await open_workspace.sessions()
        sessions = {head.id for head in heads}
        term = FilterTerm(FilterKey.TEXT, FilterRelation.CONTAINS, wanted)
        cache, outputs = open_workspace.cache, dict[Digest, Snippet]()
        ask = CacheQuery(CacheFilter((term,)), limit=MAX_OUTPUTS)
        for entry in (await cache.listed(ask, SessionContentStates())).entries:
            try:
                data = await cache.read(entry.digest, 0, min(entry.size, MAX_SNIPPET_BYTES))
            except HelixError:  # removed or damaged meanwhile
                continue
            text = data.decode("utf-8", "replace")
            snippet = await asyncio.to_thread(_snippet, text, wanted)
            outputs[entry.digest] = snippet or (" ".join(text[: 4 * AROUND].split()), 0, 0)
        for head in heads:
            events = await open_workspace.transcript(head.id)
            first = events[0].event if events and isinstance(events[0], Recorded) else None
            copied = (  # the last event that another session has, too
                first.copied
                if isinstance(first, SessionStarted) and first.source in sessions
                else 0
            )
            own = [item for item in events if isinstance(item, Recorded) and item.seq > copied]
            hits = await asyncio.to_thread(_hits, own, wanted, outputs)
            yield [
                SearchHit(open_workspace.workspace.id, head.id, head.title, *hit) for hit in hits
            ]


Snippet = tuple[str, int, int]
"""A line around the words, and their position in it."""


def _hits(
    events: Sequence[Recorded], wanted: str, outputs: Mapping[Digest, Snippet]
) -> Sequence[tuple[int, float, HitKind, str, int, int]]:
    """Return the newest hits of a session, as the last fields of a SearchHit."""
    hits: list[tuple[int, float, HitKind, str, int, int]] = []
    for item in reversed(events):
        event = item.event
        if isinstance(event, ToolReturned):
            if event.content in outputs:
                hits.append((item.seq, event.at, HitKind.OUTPUT, *outputs[event.content]))
        else:
            for kind, text in _texts(event):
                if snippet := _snippet(text, wanted):
                    hits.append((item.seq, event.at, kind, *snippet))
        if len(hits) >= MAX_HITS_OF_SESSION:
            break
    return hits


def _texts(event: Event) -> Iterator[tuple[HitKind, str]]:
    match event:
        case TurnStarted(text=text):
            yield HitKind.TYPED, text
        case AssistantReplied(parts=parts):
            yield HitKind.ANSWER, "\n".join(part.text for part in parts if isinstance(part, Text))
        case EpochCommitted(epoch=epoch):
            for fold in epoch.folds:
                if fold.kind is FoldKind.HANDOVER:
                    yield HitKind.HANDOVER, fold.text


def _snippet(text: str, wanted: str) -> Snippet | None:
    """Return a line around the first hit, and the position of the words in that line."""
    flat = " ".join(text.split())
    folded = flat.casefold()
    at = folded.find(wanted)
    if at < 0:
        return None
    if len(folded) != len(flat):  # some letters fold to several: no exact position
        at = min(at, len(flat))
    begin = max(0, at - AROUND)
    end = min(len(flat), at + len(wanted) + 2 * AROUND)
    head, tail = "…" if begin else "", "…" if end < len(flat) else ""
    start = at - begin + len(head)
    return head + flat[begin:end] + tail, start, start + len(wanted)
