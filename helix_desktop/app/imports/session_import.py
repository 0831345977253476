"""Imports sessions of other programs into a workspace, and reads those further that grew.

A session is written in batches, each of which says how far it was read, so that an import that was
canceled or killed goes on where it ended. A session in which the user worked here since, or whose
beginning is another one now, is left alone; if it has more messages now, it is imported again as a
new session.
"""

import asyncio
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.app.imports.branches import LeftBranch, Reader, SubAgentTranscript
from helix_desktop.app.imports.formats import (
    MAX_LISTED_FILES,
    MAX_TITLE_CHARS,
    find_sessions,
    list_sessions,
    open_session,
    read_session,
)
from helix_desktop.app.imports.helix_file import ExactReading
from helix_desktop.app.imports.session_events import EventMaker, MessageDigest
from helix_desktop.app.imports.source import (
    PROGRAM_NAMES,
    ImportFailure,
    MessageKind,
    Program,
    ReadingReport,
    SourceImage,
    SourceMessage,
    SourceSession,
)
from helix_desktop.app.sessions.session_archive import ArchivePlace, SessionArchive
from helix_desktop.app.sessions.sessions import Runners
from helix_desktop.domain.cache import NO_SESSION, NewContent, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    EpochCommitted,
    Event,
    Recorded,
    Rewound,
    SessionImported,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text, Thinking, image_mime
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.engine.session_branch import branch_events
from helix_desktop.engine.session_deps import SessionDeps

Progress = Callable[[int, int], None]
"""Takes what was read of a file, and its size, in bytes; in a thread."""
Stopped = Callable[[], bool]

MAX_QUICK_FILES = 100
MAX_FIRST_EVENTS = 20
MAX_COPIED_EVENTS = 50_000
"""The maximum events that all branches of a session copy from it: each takes about 300 bytes."""
_EVENTS_AT_ONCE = 400
_BYTES_PER_TOKEN = 4
_CONTINUED = TurnStarted | TurnResumed | AssistantReplied | EpochCommitted | Rewound


@dataclass(slots=True)
class ImportPreview:
    """What a session has, and what can't come along."""

    source: SourceSession
    turns: int = 0
    replies: int = 0
    calls: int = 0
    text_bytes: int = 0
    usage: Usage = field(default_factory=Usage)
    injected: int = 0
    thinking: int = 0
    pictures: int = 0
    """Those that a model made, or that can't be shown."""
    models: dict[str, int] = field(default_factory=dict)
    branches: int = 0
    subagents: int = 0
    report: ReadingReport = field(default_factory=ReadingReport)

    @property
    def tokens(self) -> int:
        """The tokens of all messages and outputs, estimated by their length."""
        return self.text_bytes // _BYTES_PER_TOKEN

    def add(self, message: SourceMessage) -> None:
        self.injected += message.kind is MessageKind.INJECTED
        self.turns += message.kind is MessageKind.TYPED
        if message.kind is MessageKind.REPLY:
            self.replies += 1
            self.models[message.model] = self.models.get(message.model, 0) + 1
        if message.usage is not None:
            self.usage = Usage(
                self.usage.input + message.usage.input,
                self.usage.output + message.usage.output,
                self.usage.cache_read + message.usage.cache_read,
                self.usage.cache_write + message.usage.cache_write,
            )
        for part in message.parts:
            if isinstance(part, Text):
                self.text_bytes += len(part.text)
            self.thinking += isinstance(part, Thinking)
            if isinstance(part, SourceImage):
                is_reply = message.kind is MessageKind.REPLY
                self.pictures += is_reply or not image_mime(part.data)
        for call in message.calls:
            self.calls += 1
            self.text_bytes += len(call.arguments) + len(call.output or "")

    def besides(self) -> list[Phrase]:
        """Return a sentence for each kind of session that comes along."""
        branches = Phrase.counted(
            self.branches,
            "{count} branch that was left comes along as a session.",
            "{count} branches that were left come along as sessions.",
        )
        subagents = Phrase.counted(
            self.subagents,
            "{count} subagent comes along with its session.",
            "{count} subagents come along with their sessions.",
        )
        return [branches] * bool(self.branches) + [subagents] * bool(self.subagents)

    def left_out(self) -> list[Phrase]:
        """Return a sentence for each kind of thing that can't come along."""
        report = self.report
        texts = {
            Phrase.counted(
                report.problem_count, "{count} line can't be read.", "{count} lines can't be read."
            ): report.problem_count,
            Phrase.counted(
                report.other_branches,
                "{count} message of a branch that was left isn't imported.",
                "{count} messages of branches that were left aren't imported.",
            ): report.other_branches,
            Phrase.counted(
                report.subagent_lines,
                "{count} line of a subagent isn't imported.",
                "{count} lines of subagents aren't imported.",
            ): report.subagent_lines,
            Phrase.counted(
                report.attachments,
                "{count} attached file isn't in this file.",
                "{count} attached files aren't in this file.",
            ): report.attachments,
            Phrase.counted(
                self.pictures,
                "{count} picture isn't imported.",
                "{count} pictures aren't imported.",
            ): self.pictures,
            Phrase.counted(
                self.injected,
                "{count} message that {program} itself added isn't imported.",
                "{count} messages that {program} itself added aren't imported.",
                program=PROGRAM_NAMES[self.source.program],
            ): self.injected,
            Phrase(
                "The model's reasoning is shown, but isn't sent to a model again."
            ): self.thinking,
            Phrase(
                "The file ends within a message, which is read once it is there."
            ): report.is_cut,
        }
        return [text for text, count in texts.items() if count]


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
    """The sessions that were made besides."""


class _Fork(Struct, frozen=True):
    """What the messages before a branch have, by which their events are found."""

    turns: int = 0
    replies: int = 0
    calls: int = 0
    summaries: int = 0


@dataclass(slots=True)
class _Imported:
    """A session here, and how far it was read. `events` are those since its newest batch."""

    session: SessionId
    count: int
    mark: SessionImported
    events: list[Event]
    answered: frozenset[str]
    """The calls that have an output here, of the last message at least."""

    @property
    def is_continued(self) -> bool:
        """Whether the user worked in it here."""
        return any(isinstance(event, _CONTINUED) for event in self.events[self.mark.events :])

    @property
    def is_in_turn(self) -> bool:
        """Whether it ends within a turn, because the import was killed."""
        for event in reversed(self.events):
            if isinstance(event, TurnEnded):
                return False
            if isinstance(event, TurnStarted | TurnResumed | AssistantReplied):
                return True
        return False


class SessionImports:
    """The import of other programs' sessions into one workspace."""

    def __init__(
        self,
        store: Store,
        deps: SessionDeps,
        runners: Runners,
        archive: SessionArchive,
        *,
        environ: Mapping[str, str],
    ) -> None:
        self._store, self._deps, self._environ = store, deps, environ
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

    async def sessions_of(self, path: Path) -> list[SourceSession]:
        return await asyncio.to_thread(list_sessions, path)

    async def preview(
        self, source: SourceSession, *, progress: Progress | None = None, stopped: Stopped
    ) -> ImportPreview:
        """Read a session to its end without importing it."""
        return await asyncio.to_thread(preview_session, source, progress=progress, stopped=stopped)

    async def bring_in(
        self, source: SourceSession, *, progress: Progress | None = None, stopped: Stopped
    ) -> SessionImportResult:
        """Import a session, or what it has more than the last time.

        Raise ImportFailure if it has no messages, and then nothing is created.
        """
        if source.program is Program.HELIX:
            return await self._bring_exactly(source, progress, stopped)
        imported = await self._find_imported(source)
        result: SessionImportResult | None = None
        for earlier in imported:
            if not earlier.is_continued:
                result = await self._bring_tree(source, earlier, progress, stopped)
            elif await self._is_all_here(source, earlier, stopped):
                return SessionImportResult(
                    earlier.session,
                    messages=0,
                    calls=0,
                    grown=True,
                    stopped=False,
                    hidden_secrets=0,
                    report=ReadingReport(),
                )
            if result is not None:
                break
        else:  # it is new, or its beginning is another one now
            result = await self._bring_tree(source, None, progress, stopped)
        if result is None or (not result.messages and not result.grown and not result.stopped):
            raise ImportFailure(
                "{path} has no messages to import.",
                "Nothing was imported.",
                path=source.path,
            )
        return result

    async def _bring_exactly(
        self, source: SourceSession, progress: Progress | None, stopped: Stopped
    ) -> SessionImportResult:
        """Import a file of Helix as a new session with the same history, all of it or nothing."""
        reading = ExactReading(source, self._deps.clock.now())
        while contents := await asyncio.to_thread(reading.next_contents, progress, stopped):
            await asyncio.gather(*map(self._store.put, contents))
        session, messages = self._deps.ids.new(), 0
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
        file is as before, is gone, or begins in another way now.
        """
        head = next((it for it in await self._store.sessions() if it.id == session), None)
        if head is None or await self._first_mark(head) is None:
            return None
        earlier = await self._newest_mark(session)
        mark = earlier.mark if earlier else None
        if earlier is None or mark is None or earlier.is_continued or not mark.path:
            return None
        size = await asyncio.to_thread(_size_of, mark.path)
        if size in (None, mark.size) or mark.program not in list(Program):
            return None
        path = Path(mark.path)
        source = SourceSession(Program(mark.program), path, mark.source, size=size or 0)
        return await self._bring_tree(source, earlier, None, stopped)

    async def _bring_tree(
        self,
        source: SourceSession,
        earlier: _Imported | None,
        progress: Progress | None,
        stopped: Stopped,
    ) -> SessionImportResult | None:
        """Import what comes after `earlier`, then the subagents and the branches that were left.

        Return None if the source begins in another way. A branch that was imported as it went, as
        a session, is not made again.
        """
        report = ReadingReport()
        tree = await asyncio.to_thread(open_session, source, report)
        session = earlier.session if earlier else self._deps.ids.new()
        known = await self._besides(session) if earlier else {}
        children: dict[str, SessionId] = {}
        for subagent in tree.subagents:
            name = subagent.source.id
            children[name] = known.get(name) or self._deps.ids.new()
            if subagent.call:
                children[subagent.call] = children[name]
        reading = _Reading(source, tree.read, self._deps.clock.now(), earlier, progress=progress)
        reading.report, reading.maker.children = report, children
        reading.expect_forks(branch.after for branch in tree.branches)
        result = await self._read_on(reading, session, stopped)
        if result is None or result.stopped or not (result.messages or result.grown):
            return result
        made = [0, 0]
        for subagent in tree.subagents:
            is_known = subagent.source.id in known
            child = children[subagent.source.id]
            made[0] += await self._bring_subagent(subagent, child, session, is_known, stopped)
        left = MAX_COPIED_EVENTS
        is_new = any(branch.source.id not in known for branch in tree.branches)
        marks = [it.mark for it in (await self._find_imported(source) if is_new else ())]
        for branch in tree.branches:
            fork = reading.forks[branch.after]
            may_be_here = len(marks) > 1 and branch.source.id not in known  # one is the session's
            if may_be_here and await asyncio.to_thread(reading.has_mark, branch, marks):
                continue
            copied = await self._bring_branch(
                branch, session, fork, known, stopped, left=left, report=report
            )
            left -= copied
            made[1] += copied > 0
        return msgspec.structs.replace(
            result, subagents=made[0], branches=made[1], stopped=stopped()
        )

    async def _read_on(
        self,
        reading: "_Reading",
        session: SessionId,
        stopped: Stopped,
        *,
        parent: SessionId = NO_SESSION,
        first: tuple[Event, ...] = (),
    ) -> SessionImportResult | None:
        """Write what a reading yields; return None if the source begins in another way.

        A new session begins with the events `first`, or else as that of `parent`.
        """
        source, calls, is_new = reading.source, 0, reading.is_new
        while not reading.is_over:
            batch, mark = await asyncio.to_thread(reading.next_batch, stopped)
            if reading.is_other:
                return None
            if batch:
                if is_new and not first:
                    turns = (event.text for event in batch if isinstance(event, TurnStarted))
                    title = source.title or " ".join(next(turns, "").split())[:MAX_TITLE_CHARS]
                    title = reading.maker.masked(title or PROGRAM_NAMES[source.program])
                    began = reading.maker.began
                    first = (SessionStarted(began, title, parent=parent, tainted=True),)
                before = first if is_new else ()
                await self._write(session, (*before, mark, *batch), reading.contents)
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

    async def _bring_subagent(
        self,
        subagent: SubAgentTranscript,
        child: SessionId,
        parent: SessionId,
        is_known: bool,
        stopped: Stopped,
    ) -> bool:
        """Import the session of a subagent, or what it has more; return whether it is new."""
        earlier = await self._newest_mark(child) if is_known else None
        if (is_known and (earlier is None or earlier.is_continued)) or stopped():
            return False
        now = self._deps.clock.now()
        reading = _Reading(subagent.source, subagent.read, now, earlier)
        with suppress(ImportFailure):  # what can't be read of it is no reason to leave out the rest
            result = await self._read_on(reading, child, stopped, parent=parent)
            return not is_known and result is not None and result.messages > 0
        return False

    async def _bring_branch(
        self,
        branch: LeftBranch,
        session: SessionId,
        fork: _Fork,
        known: Mapping[str, SessionId],
        stopped: Stopped,
        *,
        left: int,
        report: ReadingReport,
    ) -> int:
        """Make a branch of a session that ends as it once did; return the number of its events.

        It copies at most `left` events. Return 0 if nothing was made.
        """
        target, first = known.get(branch.source.id), list[Event]()
        earlier = await self._newest_mark(target) if target else None
        if (target and (earlier is None or earlier.is_continued)) or stopped():
            return 0
        if not target:
            items = await self._events_before(session, fork, left)
            if items is None:
                why = Phrase("a branch that begins behind it has too much before it")
                report.add_problem(branch.after, why)
                return 0
            titles = {head.title for head in await self._store.sessions()}
            now = self._deps.clock.now()
            first = branch_events(items, len(items), source=session, now=now, existing=titles)
        reading = _Reading(branch.source, branch.read, self._deps.clock.now(), earlier)
        reading.begin_behind(fork, len(first))
        with suppress(ImportFailure):
            result = await self._read_on(
                reading, target or self._deps.ids.new(), stopped, first=tuple(first)
            )
            if not target and result is not None and result.messages:
                return len(first)
        return 0

    async def _events_before(
        self, session: SessionId, fork: _Fork, max_events: int
    ) -> list[Recorded | Unreadable] | None:
        """Return the events before the turn at which a branch begins; None if they are too many."""
        items, turns, replies = list[Recorded | Unreadable](), 0, 0
        while len(items) <= max_events:
            first = len(items) + 1
            page = await self._store.events(session, first, first + _EVENTS_AT_ONCE - 1)
            for item in page:
                event = item.event if isinstance(item, Recorded) else None
                is_turn = isinstance(event, TurnStarted)
                if is_turn and turns >= fork.turns and replies >= fork.replies:
                    return items
                turns += is_turn
                replies += isinstance(event, AssistantReplied)
                items.append(item)
            if not page:
                return items
        return None

    async def _besides(self, session: SessionId) -> dict[str, SessionId]:
        """Return the sessions of subagents and branches that were imported with a session."""
        besides: dict[str, SessionId] = {}
        for head in await self._store.sessions():
            if session not in (head.parent, head.source):
                continue
            started = (await self._store.events(head.id, 1, 1))[:1]
            event = started[0].event if started and isinstance(started[0], Recorded) else None
            copied = event.copied if isinstance(event, SessionStarted) else 0
            # a branch may have an event or two of its own before the first message
            for item in await self._store.events(head.id, copied + 1, copied + MAX_FIRST_EVENTS):
                if isinstance(item, Recorded) and isinstance(item.event, SessionImported):
                    besides[item.event.source] = head.id
                    break
        return besides

    async def _is_all_here(
        self, source: SourceSession, earlier: _Imported, stopped: Stopped
    ) -> bool:
        """Whether all messages of a source were imported before; nothing is written."""
        reader = partial(read_session, source)
        reading = _Reading(source, reader, self._deps.clock.now(), earlier)
        await asyncio.to_thread(reading.next_batch, stopped)
        return reading.is_over and not (reading.is_other or reading.is_stopped or reading.added)

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

    async def _find_imported(self, source: SourceSession) -> list[_Imported]:
        """Return the sessions that were made of a source: those first that can be read further.

        Of these the newest is first, and of those that were continued here the one with the most.
        """
        path, imported = f"{source.path}", list[_Imported]()
        marks = [
            (session, mark)
            for session, mark in await self._first_marks()
            if (mark.program, mark.source) == (source.program.value, source.id)
        ]
        for session, mark in sorted(marks, key=lambda known: known[0], reverse=True):
            # a file may have been moved; of two with one name, each is its own session
            if mark.path != path and await asyncio.to_thread(_size_of, mark.path) is not None:
                continue
            if (newest := await self._newest_mark(session)) is not None:
                imported.append(newest)
        imported.sort(key=lambda it: it.mark.messages if it.is_continued else 0, reverse=True)
        return sorted(imported, key=lambda it: (it.is_continued, it.mark.path != path))

    async def _newest_mark(self, session: SessionId) -> _Imported | None:
        """Return how far a session was read; None if a record since then can't be read."""
        count = max((item.seq for item in await self._store.last_events(session, 1)), default=0)
        stop, newer, answered = count, list[Event](), set[str]()
        newest: _Imported | None = None
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
                    newest = newest or _Imported(session, count, event, newer[::-1], frozenset())
                newer.append(event)
            stop = first - 1
        return newest and replace(newest, answered=frozenset(answered))

    async def _write(
        self, session: SessionId, events: Sequence[Event], contents: Sequence[NewContent]
    ) -> None:
        """Commit a batch; if the session is open, its runner learns of the events."""
        runner = self._runners.at_hand(session)
        if runner is None:
            await self._store.commit(Transaction(session, tuple(events), tuple(contents)))
            return
        async with runner.still():
            for content in contents:
                await self._store.put(content)
            await runner.note(*events)


def preview_session(
    source: SourceSession, *, progress: Progress | None = None, stopped: Stopped
) -> ImportPreview:
    """Read a session to its end; the thread may be any."""
    preview = ImportPreview(source)
    tree = open_session(source, preview.report)
    preview.branches, preview.subagents = len(tree.branches), len(tree.subagents)
    for message in tree.read(preview.report):
        preview.add(message)
        if progress is not None:
            progress(preview.report.read, source.size)
        if stopped():
            break
    return preview


class _Reading:
    """Reads a session and makes its batches, behind what was imported before."""

    def __init__(
        self,
        source: SourceSession,
        read: Reader,
        now: float,
        earlier: _Imported | None,
        *,
        progress: Progress | None = None,
    ) -> None:
        self.report = ReadingReport()
        self.forks: dict[int, _Fork] = {}
        """What the messages up to the lines of forks have, once these were read."""
        self._awaited: list[int] = []
        self._digests: dict[int, MessageDigest] = {}
        self._passed = _Fork()
        self.contents: tuple[NewContent, ...] = ()
        self.is_over = self.is_stopped = self.is_other = False
        self.source, self.is_new = source, earlier is None
        self._read, self._earlier, self._now = read, earlier, now
        self._progress = progress
        self._digest = MessageDigest()
        self._messages: Iterator[SourceMessage] | None = None
        seq = earlier.count + 1 if earlier else 2
        self.maker = EventMaker(source, now, seq)
        self._size = 0
        self._added = 0

    def expect_forks(self, lines: Iterable[int]) -> None:
        self._awaited = sorted(set(lines))
        self.forks = dict.fromkeys(self._awaited, self._passed)

    def begin_behind(self, fork: _Fork, events: int) -> None:
        """Go on behind what a branch shares, of which a new session has a number of events."""
        self.maker.call_count, self.maker.epochs = fork.calls, fork.summaries
        self.maker.has_messages = fork.turns + fork.replies > 0
        self.maker.seq = events + 1 if events else self.maker.seq

    def has_mark(self, branch: LeftBranch, marks: Sequence[SessionImported]) -> bool:
        """Whether a branch, with what it shares, has the messages of one of these. Blocks."""
        digest = self._digests.get(branch.after, self._digest).copy()
        for message in branch.read(ReadingReport()):
            digest.add(message)
        end = (digest.count, digest.before, digest.last)
        return end in [(mark.messages, mark.digest, mark.last) for mark in marks]

    @property
    def added(self) -> int:
        """The messages that were imported, without those that the program itself had added."""
        return self._added - self.maker.left_out["injected"]

    def next_batch(self, stopped: Stopped) -> tuple[tuple[Event, ...], SessionImported]:
        """Return the events of the next messages, and the mark before them."""
        if self._messages is None:
            self._size = _size_of(f"{self.source.path}") or 0
            self._messages = self._read(self.report)
            if self._earlier is not None:
                self._skip(self._earlier, stopped)
        for message in () if self.is_other or self.is_stopped else self._messages:
            self._pass(message)
            self.maker.add(message)
            self._added += 1
            if self._progress is not None:
                self._progress(self.report.read, self.source.size)
            self.is_stopped = stopped()
            if self.maker.is_full or self.is_stopped:
                break
        else:
            self.is_over = True
        if self.is_over or self.is_stopped:
            self.is_over = True
            self.maker.end_turn()
        made = self.maker.take()
        self.contents = made.contents
        mark = SessionImported(
            self._now,
            self.source.program.value,
            self.source.id,
            f"{self.source.path}",
            len(made.events),
            self._digest.count,
            self._digest.before,
            self._digest.last,
            self._size,
        )
        return made.events, mark

    def _pass(self, message: SourceMessage) -> None:
        """Count a message, and note what was before it for the branches that leave here."""
        while self._awaited and message.line > self._awaited[0]:
            self._digests[self._awaited.pop(0)] = self._digest.copy()
        self._digest.add(message)
        passed = self._passed
        self._passed = _Fork(
            passed.turns + (message.kind is MessageKind.TYPED),
            passed.replies + (message.kind is MessageKind.REPLY and bool(message.parts)),
            passed.calls + len(message.calls),
            passed.summaries + (message.kind is MessageKind.SUMMARY and passed.turns > 0),
        )
        self.forks.update(dict.fromkeys(self._awaited, self._passed))

    def _skip(self, earlier: _Imported, stopped: Stopped) -> None:
        """Read what was imported before; the last reply may have got outputs since then."""
        assert self._messages is not None
        mark = earlier.mark
        while self._digest.count < mark.messages:
            message = next(self._messages, None)
            self.is_stopped = stopped()
            if message is None or self.is_stopped:
                self.is_other = not self.is_stopped
                return
            self._pass(message)
            self.maker.skip(message)
            if self._digest.count < mark.messages:
                continue
            if (self._digest.before, self._digest.last) != (mark.digest, mark.last):
                self.is_other = True
                return
            self.maker.in_turn = earlier.is_in_turn
            answered = {event.call for event in earlier.events if isinstance(event, ToolReturned)}
            self.maker.add_outputs(message, answered)


def _size_of(path: str) -> int | None:
    """Return the size of a file, with what a database has beside it; None if it is gone."""
    try:
        size = os.stat(path).st_size
    except (OSError, ValueError):
        return None
    with suppress(OSError):
        size += os.stat(f"{path}-wal").st_size
    return size
