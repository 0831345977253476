"""A search for words in all sessions of the open workspaces.

One journal is read after the other, newest first. The search can be stopped at any moment and reads
nothing twice.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence

from msgspec import Struct

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import AssistantReplied, Recorded, TurnStarted, Unreadable
from helix_desktop.domain.messages import Text
from helix_desktop.domain.workspace import SessionHead

AROUND = 60
"""The number of characters shown before a hit; twice as many are shown after the hit."""
MOST_OF_ONE = 20
"""The maximum number of hits in one session."""


class SearchHit(Struct, frozen=True):
    """A message with the words; `start` and `end` are the position of the words in `snippet`."""

    workspace: str
    session: SessionId
    title: str
    seq: int
    at: float
    by_person: bool
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
        for head in await open_workspace.sessions():
            events = await open_workspace.transcript(head.id)
            yield await asyncio.to_thread(_hits, open_workspace, head, events=events, wanted=wanted)


def _hits(
    open_workspace: OpenWorkspace,
    head: SessionHead,
    *,
    events: Sequence[Recorded | Unreadable],
    wanted: str,
) -> Sequence[SearchHit]:
    found: list[SearchHit] = []
    for item in reversed(events):
        for text, by_person in _texts(item):
            place = _found(text, wanted)
            if place is None or not isinstance(item, Recorded):
                continue
            snippet, start, end = place
            workspace = open_workspace.workspace
            found.append(
                SearchHit(
                    workspace=workspace.id,
                    session=head.id,
                    title=head.title,
                    seq=item.seq,
                    at=item.event.at,
                    by_person=by_person,
                    snippet=snippet,
                    start=start,
                    end=end,
                )
            )
        if len(found) >= MOST_OF_ONE:
            break
    return found


def _texts(item: Recorded | Unreadable) -> Iterator[tuple[str, bool]]:
    if not isinstance(item, Recorded):
        return
    match item.event:
        case TurnStarted(text=text):
            yield text, True
        case AssistantReplied(parts=parts):
            yield "\n".join(part.text for part in parts if isinstance(part, Text)), False
        case _:
            return


def _found(text: str, wanted: str) -> tuple[str, int, int] | None:
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
