"""Collects what the command palette searches: actions, settings, sessions, files, messages.

The items known last are shown at once and replaced when newer ones arrive.
"""

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from helix_desktop.app.sessions.file_finder import list_project_files
from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.app.workspaces.global_search import HitKind, search_all_sessions
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import DamagedWorkspace, ListedWorkspace
from helix_desktop.domain.cache import EntryPage, SessionId
from helix_desktop.domain.cache_filter import CacheFilter, FilterKey, FilterRelation, FilterTerm
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.palette.items import (
    FuzzyMatch,
    PaletteHit,
    PaletteItem,
    PaletteKind,
    parse_query,
)
from helix_desktop.ui.settings.settings_context import PAGE_NAMES
from helix_desktop.ui.text.formatting import age_text, phrase_text, size_text, tokens_text, tr
from helix_desktop.ui.text.safe_text import one_line, origin_text
from helix_desktop.ui.widgets.row_list import STILL, WorkspaceStatus

DESTINATION_PREFIXES = re.compile(r"workspace\.[1-9]")
"""The IDs of actions that only switch to a workspace."""
MAX_NEWEST_ENTRIES = 400
"""Newest cache entries that are loaded without a query."""
MAX_DIGEST_ENTRIES = 40
MAX_MESSAGES = 200


class PaletteSources(QObject):
    """The items of the visible workspace and the other open ones, read in the background."""

    renewed = Signal()

    def __init__(self, bridge: EventBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._open_workspace: OpenWorkspace | None = None
        self._entries: tuple[PaletteItem, ...] = ()
        self._files: tuple[PaletteItem, ...] = ()
        self._sessions: tuple[PaletteItem, ...] = ()
        self._line = ""

    def renew(
        self,
        open_workspace: OpenWorkspace,
        other_workspaces: Sequence[OpenWorkspace],
        *,
        now: float,
    ) -> None:
        """Read the items again and forget those of another workspace."""
        if open_workspace is not self._open_workspace:
            self._entries = self._files = ()
        self._open_workspace = open_workspace
        self._bridge.run(self._renew(open_workspace, other_workspaces, now), "fill the palette")

    def look_for(self, line: str) -> None:
        """Ask the store for an entry by the beginning of its digest, since it may be an old one."""
        query = parse_query(line)
        self._line = line
        open_workspace, entries = self._open_workspace, query.only in (None, PaletteKind.ENTRY)
        if open_workspace is not None and entries and query.hex:
            self._bridge.run(self._by_digest(open_workspace, line, query.words), "find a digest")

    def all(self) -> list[PaletteItem]:
        return [*self._sessions, *self._files, *self._entries]

    async def _renew(
        self, open_workspace: OpenWorkspace, other_workspaces: Sequence[OpenWorkspace], now: float
    ) -> None:
        sessions: list[PaletteItem] = []
        for workspace in (
            open_workspace,
            *(
                other_workspace
                for other_workspace in other_workspaces
                if other_workspace is not open_workspace
            ),
        ):
            heads = workspace.archive.at(ArchivePlace.OPEN, await workspace.sessions())
            sessions += [
                PaletteItem.of(
                    PaletteKind.SESSION,
                    session_key(workspace.workspace.id, head.id),
                    one_line(head.title) or tr("Untitled"),
                    second_text=one_line(workspace.workspace.name),
                    icon="chat",
                    right=age_text(now - head.changed),
                    dot="ok" if workspace.running(head.id) else "",
                )
                for head in heads
            ]
        page = await open_workspace.entries(limit=MAX_NEWEST_ENTRIES)
        if open_workspace is not self._open_workspace:
            return
        self._sessions = tuple(sessions)
        self._entries = _entries(open_workspace, page)
        self.renewed.emit()
        names = await asyncio.to_thread(list_project_files, Path(open_workspace.workspace.folder))
        if open_workspace is self._open_workspace:
            self._files = tuple(map(_file, names))
            self.renewed.emit()

    async def _by_digest(self, open_workspace: OpenWorkspace, line: str, digits: str) -> None:
        query = CacheFilter((FilterTerm(FilterKey.SHA, FilterRelation.CONTAINS, digits),))
        page = await open_workspace.entries(query, limit=MAX_DIGEST_ENTRIES)
        known_keys = {entry.key for entry in self._entries}
        new_items = [item for item in _entries(open_workspace, page) if item.key not in known_keys]
        if new_items and open_workspace is self._open_workspace and line == self._line:
            self._entries += tuple(new_items)
            self.renewed.emit()


Show = Callable[[Sequence[PaletteHit], int, bool], None]
"""The hits so far, the number of sessions, and whether the search is complete.

The sessions are those that were read so far, and at the end those with hits.
"""


async def search_messages(
    open_workspaces: Sequence[OpenWorkspace],
    words: str,
    show: Show,
    *,
    is_wanted: Callable[[], bool],
    now: float,
) -> None:
    """Show what matches, session by session, until the search is not wanted any more."""
    hits: list[PaletteHit] = []
    searched = matching = 0
    async for session_hits in search_all_sessions(open_workspaces, words):
        if not is_wanted():
            return
        searched += 1
        matching += bool(session_hits)
        for hit in session_hits[: MAX_MESSAGES - len(hits)]:
            kind, icon = _HITS[hit.kind]
            item = PaletteItem.of(
                kind,
                session_key(hit.workspace, hit.session, hit.seq),
                one_line(hit.snippet, 400),
                icon=icon,
                right=f"{one_line(hit.title, 24)} · {age_text(now - hit.at)}",
            )
            hits.append(PaletteHit(item, FuzzyMatch((0, 0, 0), ((hit.start, hit.end),))))
        show(hits, searched, False)
        if len(hits) >= MAX_MESSAGES:
            break
    show(hits, matching, True)


def action_items(actions: ActionRegistry) -> list[PaletteItem]:
    return [
        PaletteItem.of(
            PaletteKind.ACTION,
            action.id,
            action.words,
            second_text=action.group,
            icon=action.icon,
            keys=actions.keys_of(action.id),
            disabled_reason=action.disabled_reason(),
        )
        for action in actions.all()
        if not DESTINATION_PREFIXES.fullmatch(action.id)  # workspaces are a group of their own
    ]


def setting_items() -> list[PaletteItem]:
    """Return the pages of the settings; their list names the settings, too."""
    return [
        PaletteItem.of(
            PaletteKind.SETTING, key, phrase_text(name), second_text=tr("Settings"), icon=icon
        )
        for key, (name, icon) in PAGE_NAMES.items()
    ]


def workspace_items(
    workspaces: Iterable[ListedWorkspace],
    standings: Mapping[str, WorkspaceStatus],
    actions: ActionRegistry,
) -> list[PaletteItem]:
    goals = []
    for index, workspace in enumerate(workspaces):
        status = standings.get(workspace.id, STILL)
        broken = isinstance(workspace, DamagedWorkspace)
        goals.append(
            PaletteItem.of(
                PaletteKind.WORKSPACE,
                workspace.id,
                one_line(workspace.name),
                second_text=one_line(workspace.folder),
                icon="warn" if broken else "folder",
                keys=actions.keys_of(f"workspace.{index + 1}"),
                dot=_DOTS.get(status.mark, ""),
                disabled_reason=tr("Can't read the workspace file") if broken else "",
            )
        )
    return goals


_DOTS = {"running": "ok", "waiting": "warn"}


def session_key(workspace: str, session: SessionId, seq: int = 0) -> str:
    return f"{workspace}/{session}/{seq}"


def _entries(open_workspace: OpenWorkspace, page: EntryPage) -> tuple[PaletteItem, ...]:
    estimated = not open_workspace.llm.tokenizer_known
    items = []
    for entry in page.entries:
        right = size_text(entry.size)
        if entry.tokens is not None:
            right = tokens_text(entry.tokens, estimated=estimated)
        origin = entry.origin
        item = PaletteItem.of(
            PaletteKind.ENTRY,
            entry.digest,
            entry.digest,
            second_text=f"{one_line(origin.tool)} {origin_text(origin)}".strip(),
            right=right,
            chip=tr("Pinned") if entry.pinned else "",
            tone="info",
            code=True,
        )
        items.append(item)
    return tuple(items)


def _file(path: str) -> PaletteItem:
    folder, _, name = path.rpartition("/")
    return PaletteItem.of(
        PaletteKind.FILE, path, one_line(name), second_text=one_line(folder), icon="file"
    )


_HITS = {
    HitKind.TYPED: (PaletteKind.MESSAGE, "chat"),
    HitKind.ANSWER: (PaletteKind.MESSAGE, "spark"),
    HitKind.OUTPUT: (PaletteKind.OUTPUT, "terminal"),
    HitKind.HANDOVER: (PaletteKind.HANDOVER, "file"),
}
