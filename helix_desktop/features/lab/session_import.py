"""Imports sessions into a workspace in batches, and reads those further that grew since.

A session is written in batches, each of which says how far it was read, so that an import that was
canceled or killed goes on where it ended. A session in which the user worked here since, or whose
beginning is another one now, is left alone; if it has more messages now, it is imported again as a
new session.
"""

import asyncio
import os
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.sessions.session_archive import ArchivePlace, SessionArchive
from helix_desktop.app.source_formats.branches import LeftBranch
from helix_desktop.app.source_formats.source_messages import (
    PROGRAM_NAMES,
    ImportFailure,
    Program,
    ReadingReport,
    SourceSession,
)
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    Recorded,
    SessionImported,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.session_branch import branch_events
from helix_desktop.engine.session_deps import SessionBase
from helix_desktop.features.lab.helix_session_file import ExactReading
from helix_desktop.features.lab.import_preview import (
    ImportPreview,
    Progress,
    Stopped,
    preview_session,
)
from helix_desktop.features.lab.import_reading import (
    BranchStart,
    ImportedSession,
    SessionReading,
    change_mark,
)
from helix_desktop.features.lab.programs import (
    MAX_LISTED_FILES,
    MAX_TITLE_CHARS,
    find_sessions,
    list_sessions,
    open_session,
    read_session,
)
from helix_desktop.features.lab.session_for_lab import session_for_lab

MAX_QUICK_FILES = 100
MAX_FIRST_EVENTS = 20
MAX_COPIED_EVENTS = 50_000
"""The maximum events that all branches of a session copy from it: each takes about 300 bytes."""
_EVENTS_AT_ONCE = 400


class SessionImportResult(Struct, frozen=True):
    """The session here, what was added to it, and what could not be read.

    `grown`: the session was here before. `stopped`: the rest was not read, because it was canceled.
    """

    session: SessionId
    messages: int
    calls: int
    grown: bool
    stopped: bool
    hidden_secrets: int
    report: ReadingReport
    branches: int = 0
    subagents: int = 0
    """The sessions that were made in addition."""


class SessionImports:
    """The import of other programs' sessions into one workspace."""

    def __init__(
        self,
        store: Store,
        base: SessionBase,
        runners: OpenSessions,
        archive: SessionArchive,
        *,
        environ: Mapping[str, str],
    ) -> None:
        self._store, self._base, self._environ = store, base, environ
        self._runners, self._archive = runners, archive

    async def find(self, folder: str, *, is_quick: bool = False) -> list[SourceSession]:
        """Return the sessions of other programs for a folder, the newest first.

        A quick search looks only into the newest ones.
        """
        home = self._environ.get("HOME") or self._environ.get("USERPROFILE")
        if not home:
            return []
        max_files = MAX_QUICK_FILES if is_quick else MAX_LISTED_FILES
        return await asyncio.to_thread(
            find_sessions, Path(home), self._environ, folder=Path(folder), max_files=max_files
        )

    def recorded(
        self, session: SessionId, title: str
    ) -> AbstractAsyncContextManager[SourceSession]:
        """Write a session to a private file for as long as it is compared."""
        return session_for_lab(self._store, session, title)

    async def sessions_of(self, path: Path) -> list[SourceSession]:
        return await asyncio.to_thread(list_sessions, path)

    async def preview(
        self, source: SourceSession, *, progress: Progress | None = None, stopped: Stopped
    ) -> ImportPreview:
        """Read a session to its end without importing it."""
        return await asyncio.to_thread(preview_session, source, progress=progress, stopped=stopped)

    async def import_session(
        self, source: SourceSession, *, progress: Progress | None = None, stopped: Stopped
    ) -> SessionImportResult:
        """Import a session, or what it has more than the last time.

        Raise ImportFailure if it has no messages, and then nothing is created.
        """
        # the file itself: a link that takes its place later is not followed
        real = await asyncio.to_thread(os.path.realpath, source.path)
        source = replace(source, path=Path(real))
        if source.program is Program.HELIX:
            return await self._import_exactly(source, progress, stopped)
        imported = await self._find_imported(source)
        result: SessionImportResult | None = None
        for earlier in imported:
            if not earlier.is_continued:
                result = await self._import_tree(source, earlier, progress, stopped)
                if result is not None:
                    break
                continue
            # nothing is written to a session that went on here
            reader, now = partial(read_session, source), self._base.clock.now()
            reading = SessionReading(source, reader, now, earlier)
            await asyncio.to_thread(reading.next_batch, stopped)
            is_more = reading.has_other_beginning or reading.is_stopped or reading.added
            if reading.is_over and not is_more:
                return SessionImportResult(
                    earlier.session,
                    messages=0,
                    calls=0,
                    grown=True,
                    stopped=False,
                    hidden_secrets=0,
                    report=ReadingReport(),
                )
        else:  # it is new, or its beginning is another one now
            result = await self._import_tree(source, None, progress, stopped)
        if result is None or (not result.messages and not result.grown and not result.stopped):
            raise ImportFailure(
                "{path} has no messages to import.", "Nothing was imported.", path=source.path
            )
        return result

    async def _import_exactly(
        self, source: SourceSession, progress: Progress | None, stopped: Stopped
    ) -> SessionImportResult:
        """Import a file of Helix as a new session with the same history, all of it or nothing."""
        reading = ExactReading(source, self._base.clock.now())
        while contents := await asyncio.to_thread(reading.next_contents, progress, stopped):
            await asyncio.gather(*map(self._store.put, contents))
        session, messages = self._base.ids.new(), 0
        if reading.events and not reading.is_stopped:
            await self._store.commit(await asyncio.to_thread(reading.transaction, session))
            messages = reading.messages
        elif not reading.is_stopped:
            raise ImportFailure(
                "{path} has no messages to import.", "Nothing was imported.", path=source.path
            )
        return SessionImportResult(
            session,
            messages,
            reading.calls,
            grown=False,
            stopped=reading.is_stopped,
            hidden_secrets=0,
            report=reading.report,
        )

    async def follow(self, session: SessionId, stopped: Stopped) -> SessionImportResult | None:
        """Read an imported session further if its file changed since.

        Return None if there is nothing to do: it was not imported or was continued here, or its
        file is as before, is gone, begins in another way now, or has a link in its place.
        """
        heads = await self._store.sessions()
        head = next((head for head in heads if head.id == session), None)
        if head is None or await self._first_mark(head) is None:
            return None
        earlier = await self._find_progress(session)
        mark = earlier.mark if earlier else None
        if earlier is None or mark is None or earlier.is_continued or not mark.path:
            return None
        if await asyncio.to_thread(os.path.realpath, mark.path) != mark.path:
            return None
        changed = await asyncio.to_thread(change_mark, mark.path)
        if changed in (None, mark.size) or mark.program not in list(Program):
            return None
        source = SourceSession(Program(mark.program), Path(mark.path), mark.source)
        return await self._import_tree(source, earlier, None, stopped)

    async def _import_tree(
        self,
        source: SourceSession,
        earlier: ImportedSession | None,
        progress: Progress | None,
        stopped: Stopped,
    ) -> SessionImportResult | None:
        """Import what comes after `earlier`, then the subagents and the branches that were left.

        Return None if the source begins in another way. A branch that was imported as it went, as
        a session, is not made again.
        """
        report = ReadingReport()
        tree = await asyncio.to_thread(open_session, source, report)
        session = earlier.session if earlier else self._base.ids.new()
        known = await self._related_sessions(session) if earlier else {}
        children: dict[str, SessionId] = {}
        for subagent in tree.subagents:
            name = subagent.source.id
            children[name] = known.get(name) or self._base.ids.new()
            if subagent.call:
                children[subagent.call] = children[name]
        reading = SessionReading(
            source, tree.read, self._base.clock.now(), earlier, progress=progress
        )
        reading.report, reading.maker.children = report, children
        reading.expect_branches(branch.after for branch in tree.branches)
        result = await self._write_reading(reading, session, stopped)
        if result is None or result.stopped or not (result.messages or result.grown):
            return result
        subagent_count = branch_count = 0
        for subagent in tree.subagents:
            is_known = subagent.source.id in known
            child = children[subagent.source.id]
            before = await self._find_progress(child) if is_known else None
            if (is_known and (before is None or before.is_continued)) or stopped():
                continue
            now = self._base.clock.now()
            further = SessionReading(subagent.source, subagent.read, now, before)
            with suppress(ImportFailure):  # what can't be read is no reason to leave out the rest
                written = await self._write_reading(further, child, stopped, parent=session)
                subagent_count += not is_known and written is not None and written.messages > 0
        events_left = MAX_COPIED_EVENTS
        is_new = any(branch.source.id not in known for branch in tree.branches)
        sessions = await self._find_imported(source) if is_new else ()
        marks = [imported.mark for imported in sessions]
        for branch in tree.branches:
            start = reading.branch_starts[branch.after]
            may_be_here = len(marks) > 1 and branch.source.id not in known  # one is the session's
            if may_be_here and await asyncio.to_thread(reading.matches_any, branch, marks):
                continue
            copied = await self._import_branch(
                branch, session, start, known, stopped, max_events=events_left, report=report
            )
            events_left -= copied
            branch_count += copied > 0
        return msgspec.structs.replace(
            result, subagents=subagent_count, branches=branch_count, stopped=stopped()
        )

    async def _write_reading(
        self,
        reading: SessionReading,
        session: SessionId,
        stopped: Stopped,
        *,
        parent: SessionId = NO_SESSION,
        first_events: tuple[Event, ...] = (),
    ) -> SessionImportResult | None:
        """Write what a reading yields; return None if the source begins in another way.

        A new session begins with the events `first_events`, or else as that of `parent`.
        """
        source, calls, is_new = reading.source, 0, reading.is_new
        while not reading.is_over:
            batch, mark = await asyncio.to_thread(reading.next_batch, stopped)
            if reading.has_other_beginning:
                return None
            if batch:
                if is_new and not first_events:
                    turns = (event.text for event in batch if isinstance(event, TurnStarted))
                    title = source.title or " ".join(next(turns, "").split())[:MAX_TITLE_CHARS]
                    title = reading.maker.masked(title or PROGRAM_NAMES[source.program])
                    began = reading.maker.began
                    first_events = (SessionStarted(began, title, parent=parent, tainted=True),)
                before = first_events if is_new else ()
                events, runner = (*before, mark, *batch), self._runners.at_hand(session)
                if runner is None:
                    contents = tuple(reading.contents)
                    await self._store.commit(Transaction(session, events, contents))
                else:  # the session is open, and its runner learns of the events
                    async with runner.between_turns():
                        for content in reading.contents:
                            await self._store.put(content)
                        await runner.note(*events)
                calls += sum(isinstance(event, ToolReturned) for event in batch)
                is_new = False
        return SessionImportResult(
            session,
            reading.added,
            calls,
            grown=not reading.is_new,
            stopped=reading.is_stopped,
            hidden_secrets=reading.maker.hidden_secrets,
            report=reading.report,
        )

    async def _import_branch(
        self,
        branch: LeftBranch,
        session: SessionId,
        start: BranchStart,
        known: Mapping[str, SessionId],
        stopped: Stopped,
        *,
        max_events: int,
        report: ReadingReport,
    ) -> int:
        """Make a branch of a session that ends as it once did; return the number of its events.

        It copies at most `max_events` events. Return 0 if nothing was made.
        """
        target, first_events = known.get(branch.source.id), list[Event]()
        earlier = await self._find_progress(target) if target else None
        if (target and (earlier is None or earlier.is_continued)) or stopped():
            return 0
        if not target:
            items = await self._events_before(session, start, max_events)
            if items is None:
                why = Phrase("a branch that begins behind it has too much before it")
                report.add_problem(branch.after, why)
                return 0
            titles = {head.title for head in await self._store.sessions()}
            now = self._base.clock.now()
            first_events = branch_events(
                items, len(items), source=session, now=now, existing=titles
            )
        reading = SessionReading(branch.source, branch.read, self._base.clock.now(), earlier)
        reading.continue_after(start, len(first_events))
        with suppress(ImportFailure):
            result = await self._write_reading(
                reading, target or self._base.ids.new(), stopped, first_events=tuple(first_events)
            )
            if not target and result is not None and result.messages:
                return len(first_events)
        return 0

    async def _events_before(
        self, session: SessionId, start: BranchStart, max_events: int
    ) -> list[Recorded | Unreadable] | None:
        """Return the events before the turn at which a branch begins; None if they are too many."""
        items, turns, replies = list[Recorded | Unreadable](), 0, 0
        while len(items) <= max_events:
            first = len(items) + 1
            page = await self._store.events(session, first, first + _EVENTS_AT_ONCE - 1)
            for item in page:
                event = item.event if isinstance(item, Recorded) else None
                is_turn = isinstance(event, TurnStarted)
                if is_turn and turns >= start.turns and replies >= start.replies:
                    return items
                turns += is_turn
                replies += isinstance(event, AssistantReplied)
                items.append(item)
            if not page:
                return items
        return None

    async def _related_sessions(self, session: SessionId) -> dict[str, SessionId]:
        """Return the sessions of subagents and branches that were imported with a session."""
        related: dict[str, SessionId] = {}
        for head in await self._store.sessions():
            if session not in (head.parent, head.source):
                continue
            started = (await self._store.events(head.id, 1, 1))[:1]
            event = started[0].event if started and isinstance(started[0], Recorded) else None
            copied = event.copied if isinstance(event, SessionStarted) else 0
            # a branch may have an event or two of its own before the first message
            for item in await self._store.events(head.id, copied + 1, copied + MAX_FIRST_EVENTS):
                if isinstance(item, Recorded) and isinstance(item.event, SessionImported):
                    related[item.event.source] = head.id
                    break
        return related

    async def known(self) -> frozenset[tuple[str, str]]:
        """Return the programs and names of the sessions that were imported here."""
        return frozenset((mark.program, mark.source) for _, mark in await self._first_marks())

    async def _first_marks(self) -> list[tuple[SessionId, SessionImported]]:
        """Return the sessions here that were imported, each with its first mark."""
        marks: list[tuple[SessionId, SessionImported]] = []
        for head in await self._store.sessions():
            if (mark := await self._first_mark(head)) is not None:
                marks.append((head.id, mark))
        return marks

    async def _first_mark(self, head: SessionHead) -> SessionImported | None:
        # a branch goes its own way, and what is in the trash was not wanted
        if head.source != NO_SESSION or head.parent != NO_SESSION:
            return None
        if self._archive.place(head.id) is ArchivePlace.TRASH:
            return None
        items = await self._store.events(head.id, 2, 2)
        event = items[0].event if items and isinstance(items[0], Recorded) else None
        return event if isinstance(event, SessionImported) else None

    async def _find_imported(self, source: SourceSession) -> list[ImportedSession]:
        """Return the sessions that were made of a source: those first that can be read further.

        Of these the newest is first, and of those that were continued here the one with the most.
        """
        path, imported = f"{source.path}", list[ImportedSession]()
        marks = [
            (session, mark)
            for session, mark in await self._first_marks()
            if (mark.program, mark.source) == (source.program.value, source.id)
        ]
        for session, mark in sorted(marks, key=lambda known: known[0], reverse=True):
            # a file may have been moved; of two with one name, each is its own session
            if mark.path != path and await asyncio.to_thread(change_mark, mark.path) is not None:
                continue
            if (newest := await self._find_progress(session)) is not None:
                imported.append(newest)
        imported.sort(
            key=lambda session: session.mark.messages if session.is_continued else 0, reverse=True
        )
        return sorted(
            imported, key=lambda session: (session.is_continued, session.mark.path != path)
        )

    async def _find_progress(self, session: SessionId) -> ImportedSession | None:
        """Return how far a session was read; None if a record since then can't be read."""
        count = max((item.seq for item in await self._store.last_events(session, 1)), default=0)
        stop, newer_events, answered = count, list[Event](), set[str]()
        newest: ImportedSession | None = None
        while stop > 0:
            first = max(1, stop - _EVENTS_AT_ONCE + 1)
            for item in reversed(await self._store.events(session, first, stop)):
                if isinstance(item, Unreadable):
                    return None
                event = item.event
                if isinstance(event, ToolReturned):
                    answered.add(event.call)
                if isinstance(event, SessionImported):
                    if newest is not None and event.messages < newest.mark.messages:
                        return replace(newest, answered=frozenset(answered))
                    newest = newest or ImportedSession(
                        session, count, event, newer_events[::-1], frozenset()
                    )
                newer_events.append(event)
            stop = first - 1
        return newest and replace(newest, answered=frozenset(answered))
