"""Saves a workspace's memory (the lines that every session reads) in its own folder.

It is not in the project, so neither git nor a command can write it. Every session reads it as a
guide; the agent changes it only after the call policy (`judge_remembering`) allowed that.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

from helix_desktop.app.memory_file import MemoryFile
from helix_desktop.context.memory_sources import find_sources, recent_items
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Rewound
from helix_desktop.domain.memory import BY_USER, NO_SOURCES, Memory, MemoryChange, MemoryOrigin
from helix_desktop.domain.ports import Store
from helix_desktop.engine.session_deps import SessionBase

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
