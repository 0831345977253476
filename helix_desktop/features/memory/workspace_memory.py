"""Saves a workspace's memory (the lines that every session reads) in its own folder.

It is not in the project, so neither git nor a command can write it. Every session reads it as a
guide; the agent changes it only after the call policy (`judge_remembering`) allowed that. Which
events a line came from is found by the names that they share.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from math import fsum
from pathlib import Path

from helix_desktop.app.memory_file import MemoryFile
from helix_desktop.context.forecast import item_text
from helix_desktop.context.history import History
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.context.texts.name_index import name_worth, names_in, useful_names
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Rewound
from helix_desktop.domain.memory import (
    BY_USER,
    MAX_SOURCES,
    NO_SOURCES,
    Memory,
    MemoryChange,
    MemoryOrigin,
)
from helix_desktop.domain.ports import Store
from helix_desktop.engine.session_deps import SessionBase

MAX_ITEMS = 150
"""The maximum number of messages and steps that are looked at, from the newest on."""


def recent_items(history: History) -> list[HistoryItem]:
    """Return the messages and steps that a line can come from, without those rewound."""
    items = history.items[-MAX_ITEMS:]
    return [item for item in items if (fold := history.view.fold_at(item.seq)) is None or fold.text]


def find_sources(
    items: list[HistoryItem], line: str, outputs: Mapping[Digest, str]
) -> tuple[int, ...]:
    """Return the message of the turn, the step that writes the line, and the events with most of
    the line's names, of equal ones the first. Takes a moment: run it in a thread.
    """
    if not items:
        return ()
    *earlier_items, step = items
    typed_seqs = [item.seq for item in items if item.is_request]
    names = {name: name_worth(name) for name in useful_names(line)}
    scores: list[tuple[float, int]] = []
    for item in earlier_items if names else ():
        texts = [(item.seq, item_text(item))]
        texts += [(result.seq, outputs.get(result.event.content, "")) for result in item.outputs()]
        for seq, text in texts:
            shared = names.keys() & set(names_in(text))
            if shared:
                scores.append((-fsum(names[name] for name in shared), seq))
    best_seqs = [seq for _, seq in sorted(scores)[: MAX_SOURCES - 2]]
    return tuple(sorted({*typed_seqs[-1:], *best_seqs, step.seq}))


MAX_EXAMINED_BYTES = 32 * 1024
"""The maximum bytes of an output that are searched for the names of a line."""

log = logging.getLogger(__name__)


class WorkspaceMemory:
    """The memory of an open workspace, which its sessions and the user change."""

    def __init__(self, home: Path, store: Store, base: SessionBase) -> None:
        self._file, self._store, self._base = MemoryFile(home), store, base
        self.load, self.guides = self._file.load, self._file.guides

    @property
    def memory(self) -> Memory:
        return self._file.memory

    @property
    def problem(self) -> str:
        """Why the saved memory is not used; "" if it is."""
        return self._file.problem

    async def remember(self, session: SessionId, change: MemoryChange) -> Memory:
        """Make a change of the agent; each new line knows the events that it came from."""
        sources, journal = dict(NO_SOURCES), self._base.journal_once_read(session)
        if journal is not None:
            items, outputs = recent_items(journal.history), dict[Digest, str]()
            for content in {result.event.content for item in items for result in item.outputs()}:
                try:
                    data = await self._store.read(content, 0, MAX_EXAMINED_BYTES)
                except HelixError:
                    continue  # its damage is reported where it is shown
                outputs[content] = data.decode("utf-8", "replace")
            lines = [" ".join(text.split()) for text in change.texts]
            sources = await asyncio.to_thread(
                lambda: {line: find_sources(items, line, outputs) for line in lines}
            )
        origin = MemoryOrigin(session, outside=self._base.is_tainted(session))
        now = self._base.clock.now()
        return await self._change(
            lambda memory: memory.changed(change, at=now, origin=origin, sources=sources)
        )

    async def edit(self, change: MemoryChange) -> None:
        """Make a change of the user."""
        now = self._base.clock.now()
        await self._change(lambda memory: memory.changed(change, at=now, origin=BY_USER))

    async def restore(self, version: int) -> None:
        """Bring the lines of an earlier version back."""
        now = self._base.clock.now()
        await self._change(lambda memory: memory.restored(version, at=now))

    async def note_rewind(self, session: SessionId, rewound: Rewound, redone_at: float) -> None:
        """Mark the lines whose source a rewind undid, or take the marks of a rewind off."""

        def make_change(memory: Memory) -> Memory:
            if redone_at:
                return memory.redone(redone_at)
            return memory.undone(session, through=rewound.through, at=rewound.at)

        try:
            await self._change(make_change)
        except HelixError as error:  # the files are back already, which must not fail now
            log.warning("lines of the memory can't be marked: %s", error)

    async def _change(self, make_change: Callable[[Memory], Memory]) -> Memory:
        work = asyncio.to_thread(self._file.change, make_change)
        return await self._base.supervisor.run_to_end(work, "change the memory")
