"""Where the palette's goals come from: lists that the window has, and what a desk is asked for.

What was known last is shown at once; what is asked for anew takes its place when it comes.
"""

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from helix_desktop.app.desk import Desk
from helix_desktop.app.everywhere import Said, said_anywhere
from helix_desktop.app.folder_files import files_of
from helix_desktop.app.shelf import Place
from helix_desktop.app.workspaces import Damaged, Found
from helix_desktop.domain.cache import CacheEntry, SessionId
from helix_desktop.domain.query import Field, Query, Relation, Term
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.ui.actions import Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.palette.goals import Goal, Hit, Kind, asked
from helix_desktop.ui.palette.matching import Fit
from helix_desktop.ui.parts.standing import STILL, Standing
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import age_text, count_text, counted, size_text, tr

GOING = re.compile(r"workspace\.[1-9]")
"""Actions that only go to a workspace."""
NEWEST = 400
"""Cache entries that are known without being asked for."""
BY_DIGEST = 40
MOST_MESSAGES = 200


class Sources(QObject):
    """For the desk that is shown and the others that are open; reads in the background."""

    renewed = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._desk: Desk | None = None
        self._entries: tuple[Goal, ...] = ()
        self._files: tuple[Goal, ...] = ()
        self._sessions: tuple[Goal, ...] = ()
        self._asked = ""
        self._pace = 1.0

    def renew(
        self, desk: Desk | None, others: Sequence[Desk], *, now: float, pace: float = 1.0
    ) -> None:
        """Look again; what was known of another workspace is forgotten.

        `pace` is what the model counts for one token of ours.
        """
        self._pace = pace
        if desk is not self._desk:
            self._entries = self._files = ()
        self._desk = desk
        if desk is not None:
            self._bridge.run(self._renew(desk, others, now), "fill the palette")

    def look_for(self, line: str) -> None:
        """Digits of a digest name an entry that may be old; the store is asked for it."""
        wanted = asked(line)
        self._asked = line
        if self._desk is not None and wanted.only in (None, Kind.ENTRY) and wanted.hex:
            self._bridge.run(self._by_digest(self._desk, line, wanted.words), "find a digest")

    def all(self) -> list[Goal]:
        return [*self._sessions, *self._files, *self._entries]

    async def _renew(self, desk: Desk, others: Sequence[Desk], now: float) -> None:
        sessions: list[Goal] = []
        for each in (desk, *(other for other in others if other is not desk)):
            heads = each.shelf.at(Place.OPEN, await each.sessions())
            sessions += [_session(each, head, now=now) for head in heads]
        page = await desk.entries(limit=NEWEST)
        if desk is not self._desk:
            return
        self._sessions = tuple(sessions)
        self._entries = tuple(_entry(each, self._pace) for each in page.entries)
        self.renewed.emit()
        names = await asyncio.to_thread(files_of, Path(desk.workspace.folder))
        if desk is self._desk:
            self._files = tuple(map(_file, names))
            self.renewed.emit()

    async def _by_digest(self, desk: Desk, line: str, digits: str) -> None:
        query = Query((Term(Field.SHA, Relation.CONTAINS, digits),))
        page = await desk.entries(query, limit=BY_DIGEST)
        known = {goal.key for goal in self._entries}
        fresh = [_entry(each, self._pace) for each in page.entries if each.digest not in known]
        if fresh and desk is self._desk and line == self._asked:
            self._entries += tuple(fresh)
            self.renewed.emit()


Show = Callable[[Sequence[Hit], int, bool], None]
"""Hits so far, sessions read, and whether that is all."""


async def search_messages(
    desks: Sequence[Desk], words: str, show: Show, *, wanted: Callable[[], bool], now: float
) -> None:
    """Shows what was said, session by session, until nobody wants it any more."""
    hits: list[Hit] = []
    read = 0
    async for found in said_anywhere(desks, words):
        if not wanted():
            return
        read += 1
        hits += [_message(each, now=now) for each in found[: MOST_MESSAGES - len(hits)]]
        show(hits, read, False)
        if len(hits) >= MOST_MESSAGES:
            break
    show(hits, read, True)


def action_goals(actions: Actions) -> list[Goal]:
    found = []
    for action in actions.all():
        if GOING.fullmatch(action.id):
            continue  # workspaces are a group of their own
        found.append(
            Goal.of(
                Kind.ACTION,
                action.id,
                action.words,
                beside=action.beside or action.group,
                icon=action.icon,
                keys=actions.keys_of(action.id),
                refusal=action.refusal(),
            )
        )
    return found


def workspace_goals(found: Iterable[Found], standings: Mapping[str, Standing]) -> list[Goal]:
    goals = []
    for at, workspace in enumerate(found):
        standing = standings.get(workspace.id, STILL)
        broken = isinstance(workspace, Damaged)
        goals.append(
            Goal.of(
                Kind.WORKSPACE,
                workspace.id,
                one_line(workspace.name),
                beside=one_line(workspace.folder),
                icon="warn" if broken else "folder",
                right=standing.figure,
                keys=f"Ctrl+{at + 1}" if at < 9 and not standing.figure else "",
                dot=_DOTS.get(standing.mark, ""),
                refusal=tr("Its file cannot be read") if broken else "",
            )
        )
    return goals


_DOTS = {"running": "ok", "waiting": "warn"}


def session_key(workspace: str, session: SessionId, seq: int = 0) -> str:
    return f"{workspace}/{session}/{seq}"


def _session(desk: Desk, head: SessionHead, *, now: float) -> Goal:
    return Goal.of(
        Kind.SESSION,
        session_key(desk.workspace.id, head.id),
        one_line(head.title) or tr("Untitled"),
        beside=one_line(desk.workspace.name),
        icon="chat",
        right=age_text(now - head.changed),
        dot="ok" if desk.running(head.id) else "",
    )


def _entry(entry: CacheEntry, pace: float) -> Goal:
    right = size_text(entry.size)
    if entry.tokens is not None:
        right = tr("{0} tok").format(count_text(counted(entry.tokens, pace)))
    origin = entry.origin
    return Goal.of(
        Kind.ENTRY,
        entry.digest,
        entry.digest,
        beside=f"{one_line(origin.tool)} {one_line(origin.what)}".strip(),
        right=right,
        chip=tr("Pinned") if entry.pinned else "",
        tone="info",
        code=True,
    )


def _file(path: str) -> Goal:
    folder, _, name = path.rpartition("/")
    return Goal.of(Kind.FILE, path, one_line(name), beside=one_line(folder), icon="file")


def _message(said: Said, *, now: float) -> Hit:
    goal = Goal.of(
        Kind.MESSAGE,
        session_key(said.workspace, said.session, said.seq),
        one_line(said.snippet, 400),
        icon="chat" if said.by_person else "spark",
        right=f"{one_line(said.title, 24)} · {age_text(now - said.at)}",
    )
    return Hit(goal, Fit((0, 0, 0), ((said.start, said.end),)))
