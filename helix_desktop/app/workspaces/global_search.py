"""Words that were said, searched in all sessions of the workspaces that are open.

One journal after the other, newest first; it can be left at any moment, and reads nothing twice.
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
"""Characters of a text that are shown before what was found, and twice as many behind it."""
MOST_OF_ONE = 20
"""Hits of one session."""


class SearchHit(Struct, frozen=True):
    """One message that holds the words; `start` and `end` are where they stand in `snippet`."""

    workspace: str
    workspace_name: str
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
    """The hits of one session after the other; each session that was read is told, if empty, too.

    Words are compared without regard to case; all sessions of the first open workspace come first.
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
                    workspace_name=workspace.name,
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
    """A line around the first place, and where in it the words stand."""
    flat = " ".join(text.split())
    folded = flat.casefold()
    at = folded.find(wanted)
    if at < 0:
        return None
    if len(folded) != len(flat):  # some letters fold to more than one: places would be wrong
        at = min(at, len(flat))
    begin = max(0, at - AROUND)
    end = min(len(flat), at + len(wanted) + 2 * AROUND)
    head, tail = "…" if begin else "", "…" if end < len(flat) else ""
    start = at - begin + len(head)
    return head + flat[begin:end] + tail, start, start + len(wanted)
