"""The files that a session changed: their current state, undo of the changes, and code to apply.

Undo and applying code are actions of the user: each happens between turns, the agent is told of it
at its next request, and the journal names the user as its author. Files that are not named are not
touched.
"""

import asyncio
import os
from bisect import bisect_left, bisect_right
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from helix_desktop.context.texts.restore_notices import (
    COMMANDS,
    COMMANDS_FORWARD,
    FORWARD,
    RESTORED,
    RESTORED_PARTS,
    apply_notice,
    copy_notice,
    git_notice,
    restore_notice,
)
from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import NO_SESSION, Digest, SessionId
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.events import (
    ContextInjected,
    FileChanged,
    GitChanged,
    Outcome,
    Recorded,
    Rewound,
    SessionStarted,
    ToolReturned,
    TurnStarted,
    Unreadable,
    WorktreeChanged,
)
from helix_desktop.domain.file_changes import (
    RESTORE,
    ChangedFile,
    CodePlan,
    FileChange,
    FileDiff,
    FileRestoreResult,
    FileState,
    GitChange,
    RestoreOutcome,
    SessionFileChanges,
    as_restorable,
    changes_after_others,
    fold_file_changes,
    fold_git_changes,
    is_restore,
    net_changes,
)
from helix_desktop.domain.ports import Clock, FileCheckpoints, Store
from helix_desktop.domain.value import replace
from helix_desktop.domain.worktree import Worktree
from helix_desktop.engine.session_runner import KeepTurnsFromBeginning, RecordEvents
from helix_desktop.tools.agent.shell import CommandUndo, Written
from helix_desktop.tools.files.file_change import FileChanger
from helix_desktop.tools.files.file_restore import (
    SINCE,
    FileComparer,
    FileRestorer,
    compare_contents,
)
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.running_commands import (
    SNAPSHOTS,
    LeftCommand,
    discard_left,
    left_commands,
)
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.git_worktrees import GitWorktrees
from helix_desktop.tools.sandbox.git_undo import GitUndo
from helix_desktop.tools.tool import call_scope

MAX_FILE_BYTES = 1024 * 1024
"""The maximum bytes of a text that is compared line by line: half a second at worst."""
_MAX_DIFFS = 8
"""The number of comparisons in memory."""


def make_personal_root(folder: Path, app_folders: Sequence[Path]) -> ProjectRoot:
    """Return the folder for undo, with access to files that steer programs.

    The user's request for such a file grants the access. `app_folders` stay out of reach.
    """
    return ProjectRoot(folder, app_folders=app_folders, granted=lambda _path: True)


def make_personal_roots(folder: Path, app_folders: Sequence[Path]) -> "RootOf":
    """Return the folders for undo by worktree; one that is gone holds no file."""
    git = GitWorktrees(folder)

    def root_of(worktree: Worktree | None) -> ProjectRoot:
        if worktree is None:
            return make_personal_root(folder, app_folders)
        try:
            return make_personal_root(Path(git.linked(worktree).folder), app_folders)
        except ToolError:
            return make_personal_root(_NOWHERE, ())

    return root_of


_NOWHERE = Path(os.devnull, "none")
RootOf = Callable[[Worktree | None], ProjectRoot]
"""Returns the folder in which a session with this worktree changed files; may read the disk."""


T = TypeVar("T")


class _Change(Struct, frozen=True):
    """An event, its turn, and a time that never goes back."""

    at: float
    turn: int
    event: FileChanged
    seq: int

    def is_of(self, turn: int) -> bool:
        """Whether the event is a change of that turn, or a restore, which may revert one."""
        return is_restore(self.event) or turn == self.turn


@dataclass(slots=True)
class _JournalChanges:
    """The file changes of one session's journal, as far as it was read."""

    seq: int = 0
    began: float = 0.0
    at: float = 0.0
    turns: list[float] = field(default_factory=list)
    changed: list[_Change] = field(default_factory=list)
    git: list[tuple[int, GitChanged]] = field(default_factory=list)
    git_seqs: list[int] = field(default_factory=list)
    """The numbers of the events in `git`."""
    ats: list[float] = field(default_factory=list)
    """The time of each event, none before the one before it."""
    unreadable: int = 0
    worktree: Worktree | None = None
    copied: int = 0
    """The number of events at the beginning that happened in another session, the `source`."""
    source: SessionId = NO_SESSION
    copied_turns: int = 0
    begun: dict[str, list[_Change]] = field(default_factory=dict)
    """The changes of calls that have not returned."""

    def take(self, items: Iterable[Recorded | Unreadable]) -> None:
        for item in items:
            self.seq = item.seq
            if isinstance(item, Unreadable):
                self.unreadable += 1
                self.ats.append(self.at)
                continue
            self.at = max(self.at, item.event.at)
            self.ats.append(self.at)
            match item.event:
                case SessionStarted(at=at, copied=copied, source=source):
                    self.began, self.copied, self.source = at, copied, source
                case TurnStarted():
                    self.turns.append(self.at)
                    self.copied_turns += item.seq <= self.copied
                case WorktreeChanged(worktree=worktree):
                    self.worktree = worktree
                case GitChanged() as event if item.seq > self.copied:
                    self.git.append((len(self.turns), event))
                    self.git_seqs.append(self.seq)
                case FileChanged() as event if item.seq > self.copied:
                    change = _Change(self.at, len(self.turns), event, self.seq)
                    self.changed.append(change)
                    self.begun.setdefault(event.call, []).append(change)
                case ToolReturned() as event:
                    begun = self.begun.pop(event.call, [])
                    # without one that did not happen: only a command may fail and change files
                    if begun and event.outcome is Outcome.FAILED and event.tool != COMMAND_TOOL:
                        self.changed = [change for change in self.changed if change not in begun]


class ChangesSince(Struct, frozen=True):
    """What a session and its subagents changed since an event, one entry per file.

    `among_others` are the files that something else changed in between.
    """

    files: tuple[ChangedFile, ...] = ()
    among_others: tuple[ChangedFile, ...] = ()
    git: tuple[ChangedFile, ...] = ()


class ChangedFiles:
    """The changed files of one workspace's sessions, with those that their subagents changed."""

    def __init__(
        self,
        root_of: RootOf,
        store: Store,
        *,
        clock: Clock,
        checkpoints: Callable[[SessionId], FileCheckpoints],
        still: KeepTurnsFromBeginning,
    ) -> None:
        self._root_of = root_of
        self._store = store
        self._clock = clock
        self._checkpoints = checkpoints
        self._still = still
        self._journal_changes: dict[SessionId, _JournalChanges] = {}
        self._sizes: dict[tuple[Digest | None, Digest | None], FileDiff] = {}
        self._diffs: dict[tuple[Digest | None, Digest | None], FileDiff] = {}

    async def listed(self, session: SessionId, *, turn: int = 0) -> SessionFileChanges:
        """List the changes since the session began, or those of one turn (from 1)."""
        own = await self._read(session)
        comparer = FileComparer(await self._root(own), self._store)
        # those of its subagents count to the turn in which they began
        changes, git_changes = list(own.changed), list(own.git)
        for head in await self._store.sessions():
            if head.parent == session:
                child = await self._read(head.id)
                began = bisect_right(own.turns, child.began)
                changes += [replace(change, turn=began) for change in child.changed]
                git_changes += [(began, event) for _, event in child.git]
        changes.sort(key=lambda change: change.at)
        git_changes.sort(key=lambda change: change[1].at)
        file_changes = fold_file_changes(
            change.event for change in changes if not turn or change.is_of(turn)
        )
        after_others = changes_after_others(file_changes)
        files = [
            replace(await self._look(change, comparer), after_others=change in after_others)
            for change in file_changes
        ]
        by_git = [
            (await self._by_git(partial(GitUndo.look, change=change))).sized(_compare_names(change))
            for change in fold_git_changes(
                [(at, event) for at, event in git_changes if turn in (0, at)]
            )
        ]
        listed = (*_mark_covered(files), *by_git)
        return SessionFileChanges(listed, len(own.turns), own.unreadable)

    async def compare(self, change: FileChange) -> FileDiff:
        """Compare a change by lines, if both sides are texts that are not too large."""
        if isinstance(change, GitChange):
            return _compare_names(change)
        key = (change.before, change.after)
        comparison = self._diffs.get(key)
        if comparison is None:
            # contents are compared, wherever the files are
            comparison = await FileComparer(self._root_of(None), self._store).compare(
                change, largest=MAX_FILE_BYTES
            )
            self._diffs[key] = comparison
            self._sizes[key] = FileDiff(
                comparison.added, comparison.removed, comparable=comparison.comparable
            )
            while len(self._diffs) > _MAX_DIFFS:
                self._diffs.pop(next(iter(self._diffs)))
        return comparison

    async def restore(
        self, session: SessionId, wanted: Sequence[FileChange], *, with_commands: bool = False
    ) -> tuple[FileRestoreResult, ...]:
        """Restore the earlier contents of files. Later changes by others stay.

        So do changes while a command ran, unless the user asked for them: `with_commands`.
        """
        heads = (RESTORED, COMMANDS)
        files = [change for change in wanted if not isinstance(change, GitChange)]
        done = iter(await self._restore(session, files, heads, with_commands=with_commands))
        return tuple(
            [
                await self._undo_git(session, change)
                if isinstance(change, GitChange)
                else next(done)
                for change in wanted
            ]
        )

    async def since(self, session: SessionId, through: int) -> ChangesSince:
        """Return what changed after event `through`, with the present state of each file."""
        comparer = FileComparer(await self._root_for(session), self._store)
        files, git = await self._since(session, through)
        seen = [
            (net.among_others, await self._look(net.change, comparer)) for net in net_changes(files)
        ]
        by_git = [
            (await self._by_git(partial(GitUndo.look, change=change))).sized(_compare_names(change))
            for change in reversed(fold_git_changes((0, event) for event in git))
        ]
        return ChangesSince(
            tuple(file for others, file in seen if not others),
            tuple(file for others, file in seen if others),
            tuple(by_git),
        )

    async def look(self, session: SessionId, changes: Sequence[FileChange]) -> list[ChangedFile]:
        """Return changes with the present states of their files."""
        comparer = FileComparer(await self._root_for(session), self._store)
        return [
            await self._by_git(partial(GitUndo.look, change=change))
            if isinstance(change, GitChange)
            else await self._look(change, comparer)
            for change in changes
        ]

    async def _since(
        self,
        session: SessionId,
        through: int,
        last: int | None = None,
        *,
        branches: frozenset[SessionId] = frozenset(),
    ) -> tuple[list[FileChanged], list[GitChanged]]:
        """Return the events after `through`, up to `last`, of a session and its subagents.

        Those of the sessions that it is a branch of belong to it. What a branch put back when it
        was made is not its work: that leads to the state which the copied events tell. `branches`
        are those that led here: an imported journal may name a source that leads back.
        """
        own = await self._read(session)
        last = own.seq if last is None else min(last, own.seq)
        files: list[FileChanged] = []
        git: list[GitChanged] = []
        if through < own.copied and own.source and own.source not in branches:
            files, git = await self._since(
                own.source, through, min(last, own.copied), branches=branches | {session}
            )
        own_files, own_git = await self._between(session, own, max(through, own.copied), last)
        begun = own.turns[own.copied_turns] if len(own.turns) > own.copied_turns else own.at
        put_back = {
            event for event in own_files if own.source and event.at <= begun and is_restore(event)
        }
        return [*files, *(event for event in own_files if event not in put_back)], [*git, *own_git]

    async def _between(
        self, session: SessionId, own: _JournalChanges, through: int, last: int
    ) -> tuple[list[FileChanged], list[GitChanged]]:
        """Return the events after `through` up to `last`; those of subagents by their times."""
        files = [(change.seq, change.at, change.event) for change in own.changed]
        git = [(seq, event) for seq, (_, event) in zip(own.git_seqs, own.git, strict=True)]
        for head in await self._store.sessions():
            if head.parent == session:
                child = await self._read(head.id)
                files += [
                    (bisect_left(own.ats, change.at) + 1, change.at, change.event)
                    for change in child.changed
                ]
                git += [(bisect_left(own.ats, event.at) + 1, event) for _, event in child.git]
        within = sorted(
            (entry for entry in files if through < entry[0] <= last), key=lambda entry: entry[1]
        )
        by_git = sorted((entry for entry in git if through < entry[0] <= last), key=lambda e: e[0])
        return [event for _, _, event in within], [event for _, event in by_git]

    async def put_back(self, session: SessionId, rewound: Rewound) -> tuple[FileRestoreResult, ...]:
        """Do a rewind's part in files and repositories, in place of turns; all but what is done.

        The caller keeps turns from beginning, and tells the agent what it has to know.
        """
        restorer = await self._restorer(session, with_commands=True)
        results = await self._restore_newest_first(
            restorer, [as_restorable(file) for file in rewound.files]
        )
        by_git = [
            await self._set_git_back(GitChange(place, None, None, 0, (), names=names))
            for place, names in rewound.git
        ]
        return (*results, *by_git)

    async def count_rescued_commits(self) -> int:
        """Return how many commits have a name of Helix's, since no branch leads to them."""
        return await self._by_git(GitUndo.count_rescued)

    async def forget_rescued_commits(self) -> int:
        """Remove these names; return how many."""
        return await self._by_git(GitUndo.forget_rescued)

    async def _by_git(self, work: Callable[[GitUndo], T]) -> T:
        """Do the work in a thread, in the repositories of the project folder."""
        return await asyncio.to_thread(lambda: work(GitUndo(str(self._root_of(None).folder))))

    async def _undo_git(self, session: SessionId, change: GitChange) -> FileRestoreResult:
        """Give names of a repository their values before; the agent is told of it beforehand."""
        async with self._still(session) as note:
            names = sorted(name for name, _, _ in change.names)
            return await self._set_git_back(change, lambda: self._tell(note, git_notice(names)))

    async def _set_git_back(
        self, change: GitChange, tell: Callable[[], Awaitable[None]] | None = None
    ) -> FileRestoreResult:
        """Give names of a repository their values before, after `tell` if there are others."""
        seen = await self._by_git(partial(GitUndo.look, change=change))
        if seen.state is FileState.AS_BEFORE:
            return FileRestoreResult(change.path, RestoreOutcome.NOTHING_TO_DO)
        if seen.state is not FileState.AS_CHANGED:
            return FileRestoreResult(change.path, RestoreOutcome.FAILED, seen.problem)
        if tell is not None:
            await tell()
        try:
            await self._by_git(partial(GitUndo.undo, change=change))
        except ToolError as error:
            return FileRestoreResult(change.path, RestoreOutcome.FAILED, error.full_text)
        return FileRestoreResult(change.path, RestoreOutcome.DONE)

    async def bring_back(self, session: SessionId, change: FileChange) -> FileRestoreResult:
        """Apply an undone change again; do nothing if the change was not undone."""
        if isinstance(change, GitChange):
            return await self._undo_git(session, change.forward)
        if change.forward is None:
            return FileRestoreResult(change.path, RestoreOutcome.NOTHING_TO_DO)
        heads = (FORWARD, COMMANDS_FORWARD)
        (done,) = await self._restore(session, [change.forward], heads, with_commands=True)
        return done

    async def _restore(
        self,
        session: SessionId,
        wanted: Sequence[FileChange],
        heads: tuple[str, str],
        *,
        with_commands: bool,
    ) -> tuple[FileRestoreResult, ...]:
        """Restore files; `heads` begin what the agent is told of its own and of other changes."""
        async with self._still(session) as note:
            root = await self._root_for(session)
            comparer = FileComparer(root, self._store)
            seen = [await comparer.look(change) for change in wanted]
            undone = [
                file.change
                for file in seen
                if file.state is FileState.AS_CHANGED
                and (with_commands or not file.change.while_command)
            ]
            for head, while_command in zip(heads, (False, True), strict=True):
                paths = [change.path for change in undone if change.while_command is while_command]
                if paths:
                    # before the first file, so that the agent knows even if the process is killed
                    # in between
                    await self._tell(note, restore_notice(head, list(dict.fromkeys(paths))))
            restorer = await self._restorer(session, with_commands=with_commands)
            return await self._restore_newest_first(restorer, wanted)

    async def _restore_newest_first(
        self, restorer: FileRestorer, wanted: Sequence[FileChange]
    ) -> tuple[FileRestoreResult, ...]:
        """Restore the newest change of a file first; a change below one that stays also stays."""
        results: list[FileRestoreResult] = []
        left: set[str] = set()
        for change in reversed(wanted):
            if change.path in left:
                results.append(FileRestoreResult(change.path, RestoreOutcome.CHANGED_SINCE, SINCE))
                continue
            results += await restorer.restore([change])
            if results[-1].result not in (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO):
                left.add(change.path)
        return tuple(reversed(results))

    async def restore_hunks(
        self,
        session: SessionId,
        change: FileChange,
        numbers: Collection[int],
        *,
        with_commands: bool = False,
    ) -> FileRestoreResult:
        """Undo single hunks of a file, numbered from 0 in the order of `compare`."""
        async with self._still(session) as note:
            if with_commands or not change.while_command:
                head = COMMANDS if change.while_command else RESTORED_PARTS
                await self._tell(note, restore_notice(head, [change.path]))
            restorer = await self._restorer(session, with_commands=with_commands)
            return await restorer.restore_hunks(change, numbers)

    async def copy(self, session: SessionId, change: FileChange) -> str:
        """Write the earlier content beside a file; return the path of the copy."""
        async with self._still(session) as note:
            copy_path = await (await self._restorer(session)).copy(change)
            notice = copy_notice(change.path, copy_path, while_command=change.while_command)
            await self._tell(note, notice)
            return copy_path

    async def plan_code(
        self, session: SessionId, path: str, code: str, *, patch: bool = False
    ) -> CodePlan:
        """Return what a file would hold with code applied; with `patch`, a comparison."""
        # lazy: few sessions apply code
        from helix_desktop.tools.files.code_application import plan_code  # noqa: PLC0415

        return await plan_code(await self._root_for(session), path, code, patch=patch)

    async def apply_code(self, session: SessionId, plan: CodePlan) -> None:
        """Write a planned content; the agent is told of it, and the change can be undone."""
        # lazy: as for a plan
        from helix_desktop.tools.files.code_application import (  # noqa: PLC0415
            apply_plan,
            changed_meanwhile,
        )

        async with self._still(session) as note:
            root = await self._root_for(session)
            comparer = FileComparer(root, self._store)
            if await asyncio.to_thread(comparer.digest, plan.path) != plan.before:
                raise changed_meanwhile(plan.path)
            # before the file, as for a restore
            await self._tell(note, apply_notice(plan.path))
            await apply_plan(FileChanger(root, self._checkpoints(session)), plan)

    async def _restorer(self, session: SessionId, *, with_commands: bool = False) -> FileRestorer:
        root, checkpoints = await self._root_for(session), self._checkpoints(session)
        return FileRestorer(root, self._store, checkpoints, with_commands=with_commands)

    async def _root_for(self, session: SessionId) -> ProjectRoot:
        return await self._root(await self._read(session))

    async def _root(self, own: _JournalChanges) -> ProjectRoot:
        return await asyncio.to_thread(self._root_of, own.worktree)

    async def _tell(self, note: RecordEvents, text: str) -> None:
        await note(ContextInjected(self._clock.now(), text, RESTORE))

    async def _look(self, change: FileChange, comparer: FileComparer) -> ChangedFile:
        """Return a change with its state and its size, which is calculated once."""
        seen = await comparer.look(change)
        if seen.state is FileState.AS_BEFORE:
            return seen.sized(FileDiff())  # whoever put it back, nothing is changed now
        key = (seen.change.before, seen.change.after)
        if key not in self._sizes:
            try:
                await self.compare(seen.change)
            except HelixError:  # damaged contents are reported where they are opened
                return seen
        return seen.sized(self._sizes[key])

    async def _read(self, session: SessionId) -> _JournalChanges:
        """Read the events since the last call."""
        own = self._journal_changes.setdefault(session, _JournalChanges())
        items = await self._store.events(session, own.seq + 1)
        # another call may have read the same events meanwhile
        own.take([item for item in items if item.seq > own.seq])
        return own


def _compare_names(change: GitChange) -> FileDiff:
    return compare_contents([change.text(at).encode("utf-8", "replace") for at in (0, 1)])


def _mark_covered(files: Sequence[ChangedFile]) -> tuple[ChangedFile, ...]:
    """Mark changes below a newer one of the same file that stands as changed since.

    The current content of the file does not matter.
    """
    changed_files: list[ChangedFile] = []
    covered: set[str] = set()
    for file in reversed(files):
        if file.change.path in covered and file.state is FileState.AS_CHANGED:
            changed_files.append(replace(file, state=FileState.CHANGED_SINCE))
        else:
            changed_files.append(file)
        if file.state is not FileState.AS_BEFORE:
            covered.add(file.change.path)
    return tuple(reversed(changed_files))


async def record_left_commands(
    home: Path,
    store: Store,
    *,
    app_folders: Sequence[Path],
    checkpoints: Callable[[SessionId], FileCheckpoints],
) -> None:
    """Record what commands left changed when the application was killed, before sessions load.

    `home` is the workspace's folder. No file belongs to `app_folders`.
    What a full disk has no room for is left for the next start.
    """
    spool = home / SNAPSHOTS
    unrecorded: list[LeftCommand] = []
    for left in await asyncio.to_thread(lambda: list(left_commands(spool))):
        # of the command's session, and of those that went on after its start
        journals: dict[SessionId, _JournalChanges] = {}
        for head in await store.sessions():
            if head.id == left.session or head.changed >= left.began:
                journals[head.id] = _JournalChanges()
                journals[head.id].take(await store.events(head.id, 1))
        if left.session not in journals:
            continue
        done, others = _written_since(left, journals)
        snapshots = FileSnapshots(ProjectRoot(left.folder, app_folders=app_folders))
        with call_scope(left.call):
            undo = CommandUndo(snapshots, checkpoints(left.session))
            recorded = await undo.record(left.files, others, done=done)
        if recorded.full:
            unrecorded.append(left)
    await asyncio.to_thread(discard_left, spool, unrecorded)


def _written_since(
    left: LeftCommand, journals: Mapping[SessionId, _JournalChanges]
) -> tuple[set[str], Written]:
    """Return the files recorded by a command's call, and what other calls wrote in its folder."""
    done: set[str] = set()
    others: list[_Change] = []
    worktree = journals[left.session].worktree
    for session, journal in journals.items():
        for change in journal.changed:
            if (session, change.event.call) == (left.session, left.call.id):
                done.add(change.event.path)
            elif journal.worktree == worktree and change.at >= left.began:
                others.append(change)
    others.sort(key=lambda change: change.at)
    return done, {change.event.path: change.event.after for change in others}
