"""Lists, compares, and undoes (restores) the files that a session changed; applies code blocks.

Undo and applying code are actions of the user: each happens between turns, the agent is told of it
at its next request, and the journal names the user as its author. Files that are not named are not
touched.
"""

import asyncio
import os
from bisect import bisect_left, bisect_right
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from helix_desktop.app.sessions.file_change_journal import JournalChanges
from helix_desktop.app.sessions.restore_notices import (
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
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.events import ContextInjected, FileChanged, GitChanged, Rewound
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
    net_changes,
)
from helix_desktop.domain.line_comments import LineComment, PlacedComment
from helix_desktop.domain.ports import Clock, FileCheckpoints, Store
from helix_desktop.domain.value import replace
from helix_desktop.domain.worktree import Worktree
from helix_desktop.engine.session_runner import KeepTurnsFromBeginning, RecordEvents
from helix_desktop.tools.files.code_application import apply_plan, changed_meanwhile, plan_code
from helix_desktop.tools.files.file_change import FileChanger
from helix_desktop.tools.files.file_restore import (
    SINCE,
    FileComparer,
    FileRestorer,
    compare_contents,
    line_now,
    line_of,
)
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.git.git_worktrees import GitWorktrees
from helix_desktop.tools.sandbox import GitUndo

MAX_COMPARED_BYTES = 1024 * 1024
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
            return make_personal_root(_NO_FOLDER, ())

    return root_of


_NO_FOLDER = Path(os.devnull, "none")
RootOf = Callable[[Worktree | None], ProjectRoot]
"""Returns the folder in which a session with this worktree changed files; may read the disk."""


T = TypeVar("T")


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
        self._journal_changes: dict[SessionId, JournalChanges] = {}
        self._sizes: dict[tuple[Digest | None, Digest | None], FileDiff] = {}
        self._diffs: dict[tuple[Digest | None, Digest | None], FileDiff] = {}

    async def listed(self, session: SessionId, *, turn: int = 0) -> SessionFileChanges:
        """List the changes since the session began, or those of one turn (from 1)."""
        journal = await self._read(session)
        comparer = FileComparer(await self._root(journal), self._store)
        # those of its subagents count to the turn in which they began
        changes, git_changes = list(journal.changed), list(journal.git)
        for head in await self._store.sessions():
            if head.parent == session:
                subagent_journal = await self._read(head.id)
                began = bisect_right(journal.turns, subagent_journal.began)
                changes += [replace(change, turn=began) for change in subagent_journal.changed]
                git_changes += [(began, event) for _, event in subagent_journal.git]
        changes.sort(key=lambda change: change.at)
        git_changes.sort(key=lambda change: change[1].at)
        file_changes = fold_file_changes(
            change.event for change in changes if not turn or change.is_of(turn)
        )
        after_others = changes_after_others(file_changes)
        files = [
            replace(await self._with_state(change, comparer), after_others=change in after_others)
            for change in file_changes
        ]
        by_git = [
            (await self._run_in_repository(partial(GitUndo.look, change=change))).sized(
                _compare_names(change)
            )
            for change in fold_git_changes(
                [(number, event) for number, event in git_changes if turn in (0, number)]
            )
        ]
        # below a newer change of the same file that stands, a change counts as changed since
        changed_files: list[ChangedFile] = []
        covered: set[str] = set()
        for file in reversed(files):
            if file.change.path in covered and file.state is FileState.AS_CHANGED:
                changed_files.append(replace(file, state=FileState.CHANGED_SINCE))
            else:
                changed_files.append(file)
            if file.state is not FileState.AS_BEFORE:
                covered.add(file.change.path)
        listed = (*reversed(changed_files), *by_git)
        return SessionFileChanges(listed, len(journal.turns), journal.unreadable)

    async def of_turn(self, session: SessionId, call: str) -> tuple[ChangedFile, ...]:
        """Return the changes that the turn of a call made and that stand; () if it is not here."""
        journal = await self._read(session)
        turns = (change.turn for change in journal.changed if change.event.call == call)
        if not (turn := next(turns, 0)):
            return ()
        listed = await self.listed(session, turn=turn)
        return tuple(file for file in listed.files if file.state is not FileState.AS_BEFORE)

    async def file_place(self, session: SessionId, path: str) -> Path:
        """Return where a file of a session is, in the project folder or in its worktree."""
        root = await self._root_for(session)
        return root.folder / await asyncio.to_thread(root.real, path)

    async def compare(self, change: FileChange) -> FileDiff:
        """Compare a change by lines, if both sides are texts that are not too large."""
        if isinstance(change, GitChange):
            return _compare_names(change)
        key = (change.before, change.after)
        comparison = self._diffs.get(key)
        if comparison is None:
            comparison = await self._comparer.compare(change, largest=MAX_COMPARED_BYTES)
            self._diffs[key] = comparison
            self._sizes[key] = FileDiff(
                comparison.added, comparison.removed, comparable=comparison.comparable
            )
            while len(self._diffs) > _MAX_DIFFS:
                self._diffs.pop(next(iter(self._diffs)))
        return comparison

    async def restore(
        self, session: SessionId, changes: Sequence[FileChange], *, with_commands: bool = False
    ) -> tuple[FileRestoreResult, ...]:
        """Restore the earlier contents of files. Later changes by others stay.

        So do changes while a command ran, unless the user asked for them: `with_commands`.
        """
        notice_heads = (RESTORED, COMMANDS)
        files = [change for change in changes if not isinstance(change, GitChange)]
        file_results = iter(
            await self._restore(session, files, notice_heads, with_commands=with_commands)
        )
        return tuple(
            [
                await self._undo_git(session, change)
                if isinstance(change, GitChange)
                else next(file_results)
                for change in changes
            ]
        )

    async def since(self, session: SessionId, through: int) -> ChangesSince:
        """Return what changed after event `through`, with the present state of each file."""
        comparer = FileComparer(await self._root_for(session), self._store)
        files, git = await self._events_since(session, through)
        seen = [
            (net.among_others, await self._with_state(net.change, comparer))
            for net in net_changes(files)
        ]
        by_git = [
            (await self._run_in_repository(partial(GitUndo.look, change=change))).sized(
                _compare_names(change)
            )
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
            await self._run_in_repository(partial(GitUndo.look, change=change))
            if isinstance(change, GitChange)
            else await self._with_state(change, comparer)
            for change in changes
        ]

    async def _events_since(
        self,
        session: SessionId,
        after_seq: int,
        last_seq: int | None = None,
        *,
        branches: frozenset[SessionId] = frozenset(),
    ) -> tuple[list[FileChanged], list[GitChanged]]:
        """Return the events after `after_seq`, up to `last_seq`, of a session and its subagents.

        Those of the sessions that it is a branch of belong to it. What a branch put back when it
        was made is not its work: that leads to the state which the copied events tell. `branches`
        are those that led here: an imported journal may name a source that leads back.
        """
        journal = await self._read(session)
        last_seq = journal.seq if last_seq is None else min(last_seq, journal.seq)
        files: list[FileChanged] = []
        git: list[GitChanged] = []
        if after_seq < journal.copied and journal.source and journal.source not in branches:
            files, git = await self._events_since(
                journal.source,
                after_seq,
                min(last_seq, journal.copied),
                branches=branches | {session},
            )
        own_files, own_git = await self._events_between(
            session, journal, max(after_seq, journal.copied), last_seq
        )
        put_back = journal.put_back
        return [*files, *(event for event in own_files if event not in put_back)], [*git, *own_git]

    async def _events_between(
        self, session: SessionId, journal: JournalChanges, through: int, last_seq: int
    ) -> tuple[list[FileChanged], list[GitChanged]]:
        """Return the events after `through` up to `last_seq`; those of subagents by their times."""
        files = [(change.seq, change.at, change.event) for change in journal.changed]
        git = [(seq, event) for seq, (_, event) in zip(journal.git_seqs, journal.git, strict=True)]
        for head in await self._store.sessions():
            if head.parent == session:
                subagent_journal = await self._read(head.id)
                files += [
                    (bisect_left(journal.event_times, change.at) + 1, change.at, change.event)
                    for change in subagent_journal.changed
                ]
                git += [
                    (bisect_left(journal.event_times, event.at) + 1, event)
                    for _, event in subagent_journal.git
                ]
        file_events = sorted(
            (entry for entry in files if through < entry[0] <= last_seq), key=lambda entry: entry[1]
        )
        by_git = sorted(
            (entry for entry in git if through < entry[0] <= last_seq), key=lambda e: e[0]
        )
        return [event for _, _, event in file_events], [event for _, event in by_git]

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
        return await self._run_in_repository(GitUndo.count_rescued)

    async def forget_rescued_commits(self) -> int:
        """Remove these names; return how many."""
        return await self._run_in_repository(GitUndo.forget_rescued)

    async def _run_in_repository(self, work: Callable[[GitUndo], T]) -> T:
        """Do the work in a thread, in the repositories of the project folder."""
        return await asyncio.to_thread(lambda: work(GitUndo(str(self._root_of(None).folder))))

    async def _undo_git(self, session: SessionId, change: GitChange) -> FileRestoreResult:
        """Give names of a repository their values before; the agent is told of it beforehand."""
        async with self._still(session) as note:
            names = sorted(name for name, _, _ in change.names)
            return await self._set_git_back(
                change, lambda: self._note_for_agent(note, git_notice(names))
            )

    async def _set_git_back(
        self, change: GitChange, before_change: Callable[[], Awaitable[None]] | None = None
    ) -> FileRestoreResult:
        """Give names of a repository their earlier values, after `before_change` if any differ."""
        current = await self._run_in_repository(partial(GitUndo.look, change=change))
        if current.state is FileState.AS_BEFORE:
            return FileRestoreResult(change.path, RestoreOutcome.NOTHING_TO_DO)
        if current.state is not FileState.AS_CHANGED:
            return FileRestoreResult(change.path, RestoreOutcome.FAILED, current.problem)
        if before_change is not None:
            await before_change()
        try:
            await self._run_in_repository(partial(GitUndo.undo, change=change))
        except ToolError as error:
            return FileRestoreResult(change.path, RestoreOutcome.FAILED, error.full_text)
        return FileRestoreResult(change.path, RestoreOutcome.DONE)

    async def bring_back(self, session: SessionId, change: FileChange) -> FileRestoreResult:
        """Apply an undone change again; do nothing if the change was not undone."""
        if isinstance(change, GitChange):
            return await self._undo_git(session, change.forward)
        if change.forward is None:
            return FileRestoreResult(change.path, RestoreOutcome.NOTHING_TO_DO)
        notice_heads = (FORWARD, COMMANDS_FORWARD)
        (result,) = await self._restore(session, [change.forward], notice_heads, with_commands=True)
        return result

    async def _restore(
        self,
        session: SessionId,
        changes: Sequence[FileChange],
        notice_heads: tuple[str, str],
        *,
        with_commands: bool,
    ) -> tuple[FileRestoreResult, ...]:
        """Restore files; `notice_heads` begin the notices of own changes, and of others."""
        async with self._still(session) as note:
            root = await self._root_for(session)
            comparer = FileComparer(root, self._store)
            current = [await comparer.look(change) for change in changes]
            changes_to_undo = [
                file.change
                for file in current
                if file.state is FileState.AS_CHANGED
                and (with_commands or not file.change.while_command)
            ]
            for head, while_command in zip(notice_heads, (False, True), strict=True):
                paths = [
                    change.path
                    for change in changes_to_undo
                    if change.while_command is while_command
                ]
                if paths:
                    # before the first file, so that the agent knows even if the process is killed
                    # in between
                    await self._note_for_agent(
                        note, restore_notice(head, list(dict.fromkeys(paths)))
                    )
            restorer = await self._restorer(session, with_commands=with_commands)
            return await self._restore_newest_first(restorer, changes)

    async def _restore_newest_first(
        self, restorer: FileRestorer, changes: Sequence[FileChange]
    ) -> tuple[FileRestoreResult, ...]:
        """Restore the newest change of a file first; a change below one that stays also stays."""
        results: list[FileRestoreResult] = []
        unrestored: set[str] = set()
        for change in reversed(changes):
            if change.path in unrestored:
                results.append(FileRestoreResult(change.path, RestoreOutcome.CHANGED_SINCE, SINCE))
                continue
            results += await restorer.restore([change])
            if results[-1].result not in (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO):
                unrestored.add(change.path)
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
                await self._note_for_agent(note, restore_notice(head, [change.path]))
            restorer = await self._restorer(session, with_commands=with_commands)
            return await restorer.restore_hunks(change, numbers)

    async def redo_hunks(self, session: SessionId, back: FileChange) -> FileRestoreResult:
        """Apply hunks again that were undone, by the `back` of that result."""
        notice_heads = (FORWARD, COMMANDS_FORWARD)
        (result,) = await self._restore(session, [back], notice_heads, with_commands=True)
        return result

    async def copy(self, session: SessionId, change: FileChange) -> str:
        """Write the earlier content beside a file; return the path of the copy."""
        async with self._still(session) as note:
            copy_path = await (await self._restorer(session)).copy(change)
            notice = copy_notice(change.path, copy_path, while_command=change.while_command)
            await self._note_for_agent(note, notice)
            return copy_path

    async def comment(
        self, change: FileChange, number: int, text: str, *, removed: bool = False
    ) -> LineComment:
        """Return a comment on a line of a change; `removed`: of the version before it."""
        version = change.before if removed else change.after
        if version is not None and not change.is_folder and not isinstance(change, GitChange):
            contents = await self._comparer.contents((version,), MAX_COMPARED_BYTES)
            if contents and await asyncio.to_thread(line_of, contents[0], number) is not None:
                return LineComment(change.path, number, version, text, removed)
        raise HelixError(
            "{path} has no line {number} to comment on.",
            "Lines of texts up to 1 MB can be commented.",
            path=change.path,
            number=number,
        )

    async def place(
        self, session: SessionId, comments: Sequence[LineComment]
    ) -> tuple[PlacedComment, ...]:
        """Return comments with the exact texts of their lines, and where these lines are now."""
        root, placed = await self._root_for(session), list[PlacedComment]()
        for comment in comments:
            try:
                contents = await self._comparer.contents((comment.version,), MAX_COMPARED_BYTES)
            except HelixError:  # a damaged content is reported where it is opened
                contents = None
            version = contents[0] if contents else b""
            quote = await asyncio.to_thread(line_of, version, comment.line) or ""
            try:
                now = await asyncio.to_thread(_present_content, root, comment.path)
            except ToolError:  # what is there is no file, or must not be read
                now = None
            if now is None or contents is None:
                placed.append(PlacedComment(comment, quote, 0, unreadable=True))
                continue
            line = await asyncio.to_thread(line_now, version, now, comment.line)
            placed.append(PlacedComment(comment, quote, line))
        return tuple(placed)

    @property
    def _comparer(self) -> FileComparer:
        """Compares contents, wherever the files are."""
        return FileComparer(self._root_of(None), self._store)

    async def plan_code(
        self, session: SessionId, path: str, code: str, *, patch: bool = False
    ) -> CodePlan:
        """Return what a file would hold with code applied; with `patch`, a comparison."""
        return await plan_code(await self._root_for(session), path, code, patch=patch)

    async def apply_code(self, session: SessionId, plan: CodePlan) -> None:
        """Write a planned content; the agent is told of it, and the change can be undone."""
        async with self._still(session) as note:
            root = await self._root_for(session)
            comparer = FileComparer(root, self._store)
            if await asyncio.to_thread(comparer.digest, plan.path) != plan.before:
                raise changed_meanwhile(plan.path)
            # before the file, as for a restore
            await self._note_for_agent(note, apply_notice(plan.path))
            await apply_plan(FileChanger(root, self._checkpoints(session)), plan)

    async def _restorer(self, session: SessionId, *, with_commands: bool = False) -> FileRestorer:
        root, checkpoints = await self._root_for(session), self._checkpoints(session)
        return FileRestorer(root, self._store, checkpoints, with_commands=with_commands)

    async def _root_for(self, session: SessionId) -> ProjectRoot:
        return await self._root(await self._read(session))

    async def _root(self, journal: JournalChanges) -> ProjectRoot:
        return await asyncio.to_thread(self._root_of, journal.worktree)

    async def _note_for_agent(self, note: RecordEvents, text: str) -> None:
        await note(ContextInjected(self._clock.now(), text, RESTORE))

    async def _with_state(self, change: FileChange, comparer: FileComparer) -> ChangedFile:
        """Return a change with its state and its size, which is calculated once."""
        current = await comparer.look(change)
        if current.state is FileState.AS_BEFORE:
            return current.sized(FileDiff())  # whoever put it back, nothing is changed now
        key = (current.change.before, current.change.after)
        if key not in self._sizes:
            try:
                await self.compare(current.change)
            except HelixError:  # damaged contents are reported where they are opened
                return current
        return current.sized(self._sizes[key])

    async def _read(self, session: SessionId) -> JournalChanges:
        """Read the events since the last call."""
        journal = self._journal_changes.setdefault(session, JournalChanges())
        items = await self._store.events(session, journal.seq + 1)
        # another call may have read the same events meanwhile
        journal.take([item for item in items if item.seq > journal.seq])
        return journal


def _compare_names(change: GitChange) -> FileDiff:
    return compare_contents([change.text(at).encode("utf-8", "replace") for at in (0, 1)])


def _present_content(root: ProjectRoot, path: str) -> bytes | None:
    """Return what a file holds now, nothing if there is none; None if it is too large. Blocks."""
    with root.place(path) as place:
        if place.seen is None:
            return b""
        return b"".join(place.content()) if place.seen.size <= MAX_COMPARED_BYTES else None
