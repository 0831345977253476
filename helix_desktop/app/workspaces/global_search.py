"""*Search all sessions* of the palette: messages, outputs, and handovers that have the words.

One journal is read after the other, newest first. The search can be stopped at any moment and reads
nothing twice. The store's index says which outputs have the words. What a branch copied is found
only in the session that it comes from, if that is still there.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
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
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.messages import Text

CONTEXT_CHARS = 60
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
    folded_words = " ".join(words.split()).casefold()
    if not folded_words:
        return
    for open_workspace in open_workspaces:
        heads = await open_workspace.sessions.all()
        sessions = {head.id for head in heads}
        filter_term = FilterTerm(FilterKey.TEXT, FilterRelation.CONTAINS, folded_words)
        cache, outputs = open_workspace.cache, dict[Digest, Snippet]()
        query = CacheQuery(CacheFilter((filter_term,)), limit=MAX_OUTPUTS)
        for entry in (await cache.listed(query, SessionContentStates())).entries:
            try:
                data = await cache.read(entry.digest, 0, min(entry.size, MAX_SNIPPET_BYTES))
            except HelixError:  # removed or damaged meanwhile
                continue
            text = data.decode("utf-8", "replace")
            snippet = await asyncio.to_thread(_snippet, text, folded_words)
            outputs[entry.digest] = snippet or (" ".join(text[: 4 * CONTEXT_CHARS].split()), 0, 0)
        for head in heads:
            events = await open_workspace.sessions.transcript(head.id)
            first = events[0].event if events and isinstance(events[0], Recorded) else None
            copied = (  # the last event that another session has, too
                first.copied
                if isinstance(first, SessionStarted) and first.source in sessions
                else 0
            )
            own_events = [
                item for item in events if isinstance(item, Recorded) and item.seq > copied
            ]
            hits = await asyncio.to_thread(_session_hits, own_events, folded_words, outputs)
            yield [
                SearchHit(open_workspace.workspace.id, head.id, head.title, *hit) for hit in hits
            ]


Snippet = tuple[str, int, int]
"""A line around the words, and their position in it."""


def _session_hits(
    events: Sequence[Recorded], folded_words: str, outputs: Mapping[Digest, Snippet]
) -> Sequence[tuple[int, float, HitKind, str, int, int]]:
    """Return the newest hits of a session, as the last fields of a SearchHit."""
    hits: list[tuple[int, float, HitKind, str, int, int]] = []
    for item in reversed(events):
        event, texts = item.event, list[tuple[HitKind, str]]()
        match event:
            case ToolReturned(content=content) if content in outputs:
                hits.append((item.seq, event.at, HitKind.OUTPUT, *outputs[content]))
            case TurnStarted(text=text):
                texts = [(HitKind.TYPED, text)]
            case AssistantReplied(parts=parts):
                answer = "\n".join(part.text for part in parts if isinstance(part, Text))
                texts = [(HitKind.ANSWER, answer)]
            case EpochCommitted(epoch=epoch):
                folds = (fold for fold in epoch.folds if fold.kind is FoldKind.HANDOVER)
                texts = [(HitKind.HANDOVER, fold.text) for fold in folds]
        for kind, text in texts:
            if snippet := _snippet(text, folded_words):
                hits.append((item.seq, event.at, kind, *snippet))
        if len(hits) >= MAX_HITS_OF_SESSION:
            break
    return hits


def _snippet(text: str, folded_words: str) -> Snippet | None:
    """Return a line around the first hit, and the position of the words in that line."""
    flat = " ".join(text.split())
    folded = flat.casefold()
    position = folded.find(folded_words)
    if position < 0:
        return None
    if len(folded) != len(flat):  # some letters fold to several: no exact position
        position = min(position, len(flat))
    snippet_start = max(0, position - CONTEXT_CHARS)
    snippet_end = min(len(flat), position + len(folded_words) + 2 * CONTEXT_CHARS)
    before, after = "…" if snippet_start else "", "…" if snippet_end < len(flat) else ""
    start = position - snippet_start + len(before)
    return before + flat[snippet_start:snippet_end] + after, start, start + len(folded_words)
