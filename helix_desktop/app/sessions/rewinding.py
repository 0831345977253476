"""*Rewind*: conversation, context, files, and steps go back together to a message; redo.

A rewind makes a branch, or happens in place. In place, the messages after that point leave the
context by an epoch; the journal keeps them, and *redo* brings them back. What is to be done is
recorded first, together with the conversation's part: a kill before leaves everything as it was,
and after a kill in between, the files' part is completed when the workspace is opened again. A file
that somebody else changed since is left alone and named.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from helix_desktop.app.json_file import read_derived, write_json
from helix_desktop.app.sessions.changed_files import ChangedFiles, ChangesSince
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.app.sessions.restore_notices import (
    FORWARD,
    RESTORED,
    restore_notice,
    rewind_notice,
)
from helix_desktop.context.history import History
from helix_desktop.context.texts.todo_list import TodoState
from helix_desktop.context.window_view import restore_epoch
from helix_desktop.domain.cache import NO_SESSION, HistoryDigest, SessionId
from helix_desktop.domain.context_window.rewrites import (
    REWIND_UNDONE,
    REWOUND,
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    Pin,
    RewriteSort,
    WrittenBy,
)
from helix_desktop.domain.errors import EngineError, HelixError, SessionMissing
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Event,
    Guided,
    Pinned,
    Recorded,
    Rewound,
    RewoundFile,
    SessionStarted,
    TurnStarted,
    Unpinned,
    Unreadable,
)
from helix_desktop.domain.file_changes import (
    RESTORE,
    ChangedFile,
    FileRestoreResult,
    FileState,
    GitChange,
    RestoreOutcome,
    as_restorable,
)
from helix_desktop.domain.messages import Text
from helix_desktop.domain.ports import Clock, Store, Transaction
from helix_desktop.domain.todo import TodoItem
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_branch import branch_events, last_of_step
from helix_desktop.engine.session_deps import SessionIds
from helix_desktop.engine.session_runner import still_working_error

log = logging.getLogger(__name__)

REWIND_FILE = "rewind.json"
"""The file of a rewind that is being done, in the workspace's own folder."""

RewindPart = Literal["conversation", "files", "commands", "steps"]
"""What can stay as it is; "commands" are the files that changed while commands ran."""
Items = Sequence[Recorded | Unreadable]


OnRewound = Callable[[SessionId, Rewound, float], Awaitable[object]]
"""Gets the session that goes back, the rewind, and the time of the rewind that it redoes, or 0."""


class RewindPlan(Struct, frozen=True):
    """What a rewind to an event would do.

    `files` go back. `left` are the files that somebody else changed, or that can't be reached; they
    stay as they are. `draft` is the user's message that leaves the conversation with the rewind, if
    that message was chosen. `redoes` is the rewind that this one would undo, 0 for none.
    `imported`: the contents of files came with the session, so the user has to ask for them.
    """

    session: SessionId
    through: int
    draft: str = ""
    messages: int = 0
    compactions: int = 0
    files: tuple[ChangedFile, ...] = ()
    left: tuple[ChangedFile, ...] = ()
    git: tuple[ChangedFile, ...] = ()
    steps: TodoState = TodoState()
    steps_now: tuple[TodoItem, ...] = ()
    conversation: bool = True
    redoes: int = 0
    imported: bool = False
    seq: int = 0
    """The last event that the plan knows."""

    @property
    def changes_steps(self) -> bool:
        return self.steps.items != self.steps_now

    @property
    def is_empty(self) -> bool:
        nothing_back = not (self.files or self.git or self.left)
        return nothing_back and not self.messages and not self.changes_steps


class RewindResult(Struct, frozen=True):
    """The session that goes on, and what became of the files."""

    session: SessionId
    files: tuple[FileRestoreResult, ...] = ()

    @property
    def failed(self) -> tuple[FileRestoreResult, ...]:
        done = (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO)
        return tuple(result for result in self.files if result.result not in done)


class _BegunRewind(Struct, frozen=True):
    """A rewind that was begun: its event is the one of that session with this time.

    The agent is told of the files that `stay`, and of those that can't go back, if it `tells`.
    """

    session: SessionId
    at: float
    stay: tuple[str, ...] = ()
    tells: bool = False


class Rewinder:
    """The rewinds of one workspace's sessions."""

    def __init__(
        self,
        store: Store,
        runners: OpenSessions,
        changed_files: ChangedFiles,
        *,
        clock: Clock,
        ids: SessionIds,
        home: Path,
        on_rewound: OnRewound,
    ) -> None:
        """`on_rewound` is told of each rewind, after a kill possibly twice."""
        self._store, self._runners, self._changed_files = store, runners, changed_files
        self._clock, self._ids = clock, ids
        self._on_rewound = on_rewound
        self._begun_file = home / REWIND_FILE
        self._one_at_a_time = asyncio.Lock()
        """Held while there is a file of a rewind that was begun."""

    async def plan(self, session: SessionId, seq: int) -> RewindPlan:
        """Return what going back to a message would do.

        A message of the user leaves the conversation and becomes the draft; anything else stays,
        with the step it belongs to. Raise EngineError if there is no such message.
        """
        await self._load(session)
        items = await self._store.events(session)
        target = next((item for item in items if item.seq == seq), None)
        event = target.event if isinstance(target, Recorded) else None
        if not isinstance(event, TurnStarted | AssistantReplied):
            raise EngineError("This session has no message {seq}.", seq=seq)
        typed = isinstance(event, TurnStarted)
        through = _before_message(items, seq) if typed else last_of_step(items, seq)
        since = await self._changed_files.since(session, through)
        after = [item.event for item in items[through:] if isinstance(item, Recorded)]
        plan = _plan_files(since)
        return replace(
            plan,
            session=session,
            through=through,
            draft=event.text if isinstance(event, TurnStarted) else "",
            messages=sum(map(_is_message, after)),
            compactions=sum(
                isinstance(event, EpochCommitted) and event.epoch.sort is RewriteSort.COMPACTION
                for event in after
            ),
            steps=_todo_after(items[:through]),
            steps_now=_todo_after(items).items,
            imported=_is_imported(items),
            seq=items[-1].seq,
        )

    async def rewind(
        self, plan: RewindPlan, *, in_place: bool = False, keep: Sequence[RewindPart] = ()
    ) -> RewindResult:
        """Do a plan but for the parts to keep; return the session that goes on.

        Without `in_place`, that is a new branch, and the session stays as it is.
        """
        if plan.redoes:
            return await self._redo(plan, keep)
        conversation = "conversation" not in keep
        rewound = Rewound(
            self._clock.now(),
            plan.through,
            _files_to_rewind(plan, keep),
            _git_to_rewind(plan, keep),
            conversation=conversation and in_place,
        )
        if in_place and "steps" not in keep and plan.changes_steps:
            untold = plan.steps.is_unreported or not conversation
            rewound = replace(rewound, steps=plan.steps.items, steps_untold=untold)
        if not conversation and not in_place:
            raise EngineError("A branch has the conversation up to there.", "Rewind in place.")
        rewound_paths = {file.path for file in rewound.files}
        unchanged_paths = [
            file.change.path for file in plan.files if file.change.path not in rewound_paths
        ]
        unchanged_paths += [file.change.path for file in plan.left]
        async with self._one_at_a_time, self._runners.still(plan.session) as note:
            if await self._store.events(plan.session, plan.seq + 1):
                raise _changed_since()
            session = plan.session if in_place else self._ids.new()
            begun = _BegunRewind(session, rewound.at, tuple(unchanged_paths), tells=conversation)
            await self._begin(begun)
            if in_place:
                await self._commit(plan, rewound)
            else:
                items = await self._store.events(plan.session)
                titles = {head.title for head in await self._store.sessions()}
                events: list[Event] = branch_events(
                    items, plan.through, source=plan.session, now=self._clock.now(), existing=titles
                )
                await self._store.commit(Transaction(session, (*events, rewound)))
            if rewound.files and not rewound.conversation:
                # before the first file, so that the agent knows even if the process is killed
                notice = restore_notice(RESTORED, [file.path for file in rewound.files])
                await note(ContextInjected(self._clock.now(), notice, RESTORE))
            results = await self._finish(begun, rewound)
        return RewindResult(session, results)

    async def redo_plan(self, session: SessionId) -> RewindPlan:
        """Return what undoing the last rewind of a session would do; raise EngineError if none."""
        await self._load(session)
        items = await self._store.events(session)
        rewound, seq = _last_rewind(items)
        if rewound is None:
            raise EngineError("Nothing to redo.")
        forward = [replace(file, before=file.after, after=file.before) for file in rewound.files]
        current_files = await self._changed_files.look(session, list(map(as_restorable, forward)))
        git = [
            GitChange(place, None, None, 0, (), names=names).forward for place, names in rewound.git
        ]
        by_git = await self._changed_files.look(session, git)
        plan = _plan_files(ChangesSince(tuple(current_files), (), tuple(by_git)))
        after = [item.event for item in items[rewound.through : seq] if isinstance(item, Recorded)]
        count = sum(map(_is_message, after))
        return replace(
            plan,
            session=session,
            through=rewound.through,
            messages=count if rewound.conversation else 0,
            steps=_todo_after(items[: seq - 1])
            if rewound.steps is not None
            else _todo_after(items),
            steps_now=_todo_after(items).items,
            conversation=rewound.conversation,
            redoes=seq,
            imported=_is_imported(items),
            seq=items[-1].seq,
        )

    async def _redo(self, plan: RewindPlan, keep: Sequence[RewindPart]) -> RewindResult:
        """Undo the last rewind: bring back the conversation, files, and steps."""
        session = plan.session
        async with self._one_at_a_time, self._runners.still(session) as note:
            items = await self._store.events(session)
            undone, seq = _last_rewind(items)
            if undone is None or items[-1].seq != plan.seq:
                raise _changed_since()
            rewound = Rewound(
                self._clock.now(),
                plan.through,
                _files_to_rewind(plan, keep),
                _git_to_rewind(plan, keep),
                conversation=undone.conversation and "conversation" not in keep,
                reverts=seq,
            )
            if "steps" not in keep and plan.changes_steps:
                untold = plan.steps.is_unreported or not rewound.conversation
                rewound = replace(rewound, steps=plan.steps.items, steps_untold=untold)
            begun = _BegunRewind(session, rewound.at)
            await self._begin(begun)
            if rewound.conversation:
                parent, pins = _before_rewind(items, seq)
                pinned = [Pinned(self._clock.now(), pin) for pin in pins]
                window = self._runners.of(session).session_window
                await window.commit_decision(
                    lambda _history: restore_epoch(parent, REWIND_UNDONE, chosen=True),
                    along=[rewound, *pinned],
                )
            else:
                await note(rewound)
                if rewound.files:
                    notice = restore_notice(FORWARD, [file.path for file in rewound.files])
                    await note(ContextInjected(self._clock.now(), notice, RESTORE))
            return RewindResult(session, await self._finish(begun, rewound))

    async def _load(self, session: SessionId) -> None:
        """Load a session, which may record what a crash left open; refuse while it works."""
        runner = self._runners.of(session)
        await runner.open()
        if runner.running:
            raise still_working_error()

    async def finish_interrupted(self) -> None:
        """Complete the rewind that was being done when the application was killed, if any.

        Called before any session is loaded.
        """
        begun = read_derived(self._begun_file, _BegunRewind)
        if begun is None:
            return
        try:
            items = await self._store.events(begun.session)
            for item in reversed(items):
                event = item.event if isinstance(item, Recorded) else None
                if isinstance(event, Rewound) and event.at == begun.at:
                    await self._finish(begun, event)
                    return
        except SessionMissing:  # killed before the branch was made, or the session is deleted
            pass
        except (HelixError, OSError) as error:
            log.warning("an interrupted rewind can't be completed yet: %s", error)
            return
        self._begun_file.unlink(missing_ok=True)

    async def _begin(self, begun: _BegunRewind) -> None:
        await self.finish_interrupted()  # one whose files could not be written
        write_json(self._begun_file, msgspec.to_builtins(begun))

    async def _finish(self, begun: _BegunRewind, rewound: Rewound) -> tuple[FileRestoreResult, ...]:
        """Put the files back, and tell the agent once which stayed; a kill may come in between."""
        session = begun.session
        results = await self._changed_files.put_back(session, rewound)
        rewound_paths = {file.path for file in rewound.files}
        failed = RewindResult(session, results).failed
        unchanged_paths = [
            *begun.stay,
            *(result.path for result in failed if result.path in rewound_paths),
        ]
        items = [item for item in await self._store.events(session) if isinstance(item, Recorded)]
        index = [item.event for item in items].index(rewound)
        if rewound.conversation or rewound.files or rewound.git:
            redone = next((item.event.at for item in items if item.seq == rewound.reverts), 0.0)
            await self._on_rewound(_original_session(items, rewound), rewound, redone)
        if begun.tells and unchanged_paths:
            notice = ContextInjected(self._clock.now(), rewind_notice(unchanged_paths), RESTORE)
            since = [item.event for item in items[index:]]
            if not any(replace(notice, at=event.at) == event for event in since):
                if (runner := self._runners.at_hand(session)) is not None:
                    await runner.note(notice)
                else:
                    await self._store.commit(Transaction(session, (notice,)))
        self._begun_file.unlink(missing_ok=True)
        return results

    async def _commit(self, plan: RewindPlan, rewound: Rewound) -> None:
        """Record a rewind in place, with the epoch that takes the messages out of the context."""
        runner = self._runners.of(plan.session)
        if not rewound.conversation:
            await runner.note(rewound)
            return
        now = self._clock.now()
        pins = runner.session_window.history.pins.values()
        unpinned = [Unpinned(now, pin.id) for pin in pins if pin.source > plan.through]

        def make(history: History) -> Epoch:
            numbers = [number for number, seq in history.epoch_seqs.items() if seq <= plan.through]
            removed_steps = Fold(
                FoldKind.NOTES, (EventSpan(plan.through + 1, history.seq),), "", HistoryDigest("")
            )
            return Epoch(
                0,
                0,
                Job.UNDO,
                REWOUND,
                0,
                0,
                folds=(removed_steps,),
                restores=max(numbers, default=0),
                written_by=WrittenBy.USER,
            )

        await runner.session_window.commit_decision(make, along=[rewound, *unpinned])


def _changed_since() -> EngineError:
    return EngineError("The session changed since. Nothing was done.", "Try again.")


def _plan_files(since: ChangesSince) -> RewindPlan:
    """Return a plan of what goes back and what stays; files that are as before are neither."""
    files = [file for file in since.files if file.state is not FileState.AS_BEFORE]
    others = [file for file in since.among_others if file.state is not FileState.AS_BEFORE]
    git = [file for file in since.git if file.state is not FileState.AS_BEFORE]
    restorable = tuple(file for file in files if file.state is FileState.AS_CHANGED)
    return RewindPlan(
        NO_SESSION,
        0,
        files=restorable,
        left=tuple(
            file
            for file in (*files, *others, *git)
            if file.state is not FileState.AS_CHANGED or file in others
        ),
        git=tuple(file for file in git if file.state is FileState.AS_CHANGED),
    )


def _files_to_rewind(plan: RewindPlan, keep: Sequence[RewindPart]) -> tuple[RewoundFile, ...]:
    changes = [file.change for file in plan.files]
    return tuple(
        RewoundFile(
            change.path,
            change.before,
            change.after,
            change.mode,
            change.while_command,
            change.new_mode,
        )
        for change in changes
        if ("commands" if change.while_command else "files") not in keep
    )


def _git_to_rewind(
    plan: RewindPlan, keep: Sequence[RewindPart]
) -> tuple[tuple[str, tuple[tuple[str, str, str], ...]], ...]:
    if "commands" in keep:
        return ()
    changes = (file.change for file in plan.git)
    return tuple((change.path, change.names) for change in changes if isinstance(change, GitChange))


def _is_imported(items: Items) -> bool:
    """Whether a session, or the one that it is a branch of, began with content of others."""
    first = items[0] if items else None
    return isinstance(first, Recorded) and (
        isinstance(first.event, SessionStarted) and first.event.tainted
    )


def _is_message(event: Event) -> bool:
    """Whether an event is a message of the user, or an answer in words."""
    words = isinstance(event, AssistantReplied) and any(
        isinstance(part, Text) for part in event.parts
    )
    return words or isinstance(event, TurnStarted)


def _before_message(items: Items, seq: int) -> int:
    """Return the last event before a message of the user and the notices recorded with it."""
    through = seq - 1
    while through > 0:
        item = items[through - 1]
        event = item.event if isinstance(item, Recorded) else None
        is_notice = isinstance(event, ContextInjected) and event.source != RESTORE
        if not (is_notice or isinstance(event, Guided)):
            break
        through -= 1
    # those of the first message are the beginning of the session
    before = (item.event for item in items[:through] if isinstance(item, Recorded))
    return through if any(isinstance(event, TurnStarted) for event in before) else seq - 1


def _todo_after(items: Items) -> TodoState:
    state = TodoState()
    for item in items:
        if isinstance(item, Recorded):
            state = state.after(item.event)
    return state


def _last_rewind(items: Items) -> tuple[Rewound | None, int]:
    """Return the last rewind that was not undone, and its number; None and 0 without one.

    Those that a branch copied are not its own: they are redone in the session of the copied events.
    """
    undone: set[int] = set()
    started = items[0].event if items and isinstance(items[0], Recorded) else None
    copied = started.copied if isinstance(started, SessionStarted) else 0
    for item in reversed(items[copied:]):
        event = item.event if isinstance(item, Recorded) else None
        if isinstance(event, Rewound):
            if event.reverts:
                undone.add(event.reverts)
            elif item.seq not in undone:
                return event, item.seq
    return None, 0


def _original_session(items: Sequence[Recorded], rewound: Rewound) -> SessionId:
    """Return the session that a rewind goes back in: of one that makes a branch, the original."""
    started, session = items[0].event, items[0].session
    if not isinstance(started, SessionStarted) or not started.source or rewound.conversation:
        return session
    own = (item.event for item in items if item.seq > started.copied)
    first = next((event for event in own if isinstance(event, Rewound)), None)
    makes_branch = rewound == first and rewound.through == started.copied
    return started.source if makes_branch else session


def _before_rewind(items: Items, seq: int) -> tuple[int, list[Pin]]:
    """Return the epoch before a rewind, and the pins that the rewind removed."""
    pins: dict[str, Pin] = {}
    for item in items[:seq]:
        if isinstance(item, Recorded) and isinstance(item.event, Pinned):
            pins[item.event.pin.id] = item.event.pin
    removed: list[Pin] = []
    for item in items[seq:]:
        event = item.event if isinstance(item, Recorded) else None
        if isinstance(event, Unpinned) and event.pin in pins:
            removed.append(pins[event.pin])
        elif isinstance(event, EpochCommitted):
            return event.epoch.parent, removed
    return 0, removed
