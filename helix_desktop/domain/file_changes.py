"""Values of changed files: who changed what, undo state, and merging changes into one.

An unbroken run of the agent's own changes is one change of a file. A change by someone else in
between begins a new one, so that an undo never reverts the work of others. What changed while a
command ran may be the work of others, too: no operating system that Helix runs on says who wrote a
file. So such changes are runs of their own, which are undone only if the user asks for that.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.background import COMMAND_TOOL
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.events import FileChanged, GitChanged, RewoundFile
from helix_desktop.domain.value import replace

RESTORE = "restore"
"""The tool name in events of undoing file changes."""
RESTORE_COMMAND = "restore command"
"""The tool name in events of undoing what changed while a command ran."""
_RESTORES = (RESTORE, RESTORE_COMMAND)
AGENT_CHANGES = "agent changes"
"""The source of a notice about files that changed while another program's agent ran."""
APPLY = "apply"
"""The tool name in events of applying code of an answer."""


FOLDER_CONTENT = digest_of(b"")
"""The content of every folder in events; the path of a folder ends with a slash."""


@dataclass(frozen=True, slots=True)
class FileChange:
    """The effect of one or several calls on a file or folder, from first to last.

    `before` and `after` are None if the file did not exist. `unwritten` is the content of the file
    if the last call was interrupted before writing. `at` is the time of the last call. `mode` holds
    the permission bits before, and `new_mode` those after it if a command set them.
    `while_command`: somebody else may have made it while a command ran.
    """

    path: str
    before: Digest | None
    after: Digest | None
    mode: int
    calls: tuple[str, ...]
    at: float = field(default=0.0, compare=False)
    unwritten: tuple[Digest | None, ...] = ()
    while_command: bool = False
    new_mode: int | None = None

    @property
    def changes_mode(self) -> bool:
        """Whether a command set other permissions of a file that existed before and still
        exists.
        """
        both = self.before is not None and self.after is not None
        return both and self.new_mode not in (None, self.mode)

    @property
    def is_folder(self) -> bool:
        return is_folder_path(self.path)

    @property
    def is_new(self) -> bool:
        """Whether the file did not exist before."""
        return self.before is None

    @property
    def ours(self) -> tuple[Digest | None, ...]:
        """The contents that the file may have now, if nothing else changed it."""
        return (self.after, *self.unwritten)

    @property
    def forward(self) -> "FileChange | None":
        """The change whose restore redoes this one; None unless this one was undone completely."""
        if self.before != self.after or self.unwritten in ((), (self.before,)):
            return None
        return replace(self, before=self.unwritten[0], after=self.before, unwritten=())


@dataclass(frozen=True, slots=True)
class GitChange(FileChange):
    """What git changed in a repository in one turn; `path` is the repository's place.

    `names` have the form that `GitChanged` gives them.
    """

    names: tuple[tuple[str, str, str], ...] = ()

    @property
    def is_new(self) -> bool:
        return False

    @property
    def forward(self) -> "GitChange":
        return replace(self, names=tuple((name, new, old) for name, old, new in self.names))

    @property
    def is_empty(self) -> bool:
        return all(old == new for _, old, new in self.names)

    def text(self, side: int) -> str:
        """Return one line for each name, before (0) or after (1)."""
        lines = ((name, values[side]) for name, *values in self.names)
        return "".join(f"{name} {value}\n" for name, value in lines if value)


class FileState(StrEnum):
    """The state of a file since a tool changed it."""

    AS_CHANGED = "as changed"
    AS_BEFORE = "as before"
    CHANGED_SINCE = "changed since"
    OUT_OF_REACH = "out of reach"
    """The path cannot be examined: it is no longer a file, or in a place that tools never write."""


class RestoreOutcome(StrEnum):
    """The outcome of a restore for one file."""

    DONE = "done"
    NOTHING_TO_DO = "nothing to do"
    IN_PART = "in part"
    CHANGED_SINCE = "changed since"
    FAILED = "failed"


class FileRestoreResult(Struct, frozen=True):
    """The restore result of one file.

    `detail` is worded for the user; `stuck` lists changes left in place. `back` is the change whose
    restore redoes what was undone if only a part was.
    """

    path: str
    result: RestoreOutcome
    detail: str = ""
    stuck: tuple[int, ...] = ()
    back: FileChange | None = None


class FileDiff(Struct, frozen=True):
    """A change by lines: the counts, and each hunk as a separate unified diff.

    `comparable` is False if one side is not text, or is too large to compare.
    """

    added: int = 0
    removed: int = 0
    hunks: tuple[str, ...] = ()
    comparable: bool = True


class CodePlan(Struct, frozen=True):
    """The content of a file after code is applied; `before` is None if there is no such file."""

    path: str
    before: Digest | None
    after: bytes
    diff: FileDiff

    @property
    def creates(self) -> bool:
        return self.before is None

    @property
    def changes(self) -> bool:
        """Whether the file would have another content than now."""
        return self.creates or self.diff.added > 0 or self.diff.removed > 0


class ChangedFile(Struct, frozen=True):
    """A change and the current state of the file. `problem` says why a file cannot be examined.

    `size` counts the changed lines and has no hunks. `after_others`: something else changed the
    file since the change before this one.
    """

    change: FileChange
    state: FileState
    problem: str = ""
    size: FileDiff = FileDiff(comparable=False)
    after_others: bool = False

    @property
    def is_deleted(self) -> bool:
        """Whether the file was new and is gone again."""
        return self.state is FileState.AS_BEFORE and self.change.is_new

    def sized(self, size: FileDiff) -> "ChangedFile":
        return replace(self, size=size)


class SessionFileChanges(Struct, frozen=True):
    """The files changed by a session's tools, in the order of their first change.

    `turns` is the number of turns. `unreadable` is the number of records that could not be read.
    """

    files: tuple[ChangedFile, ...] = ()
    turns: int = 0
    unreadable: int = 0


def is_folder_path(path: str) -> bool:
    """Return whether an event with this path is about a folder."""
    return path.endswith("/")


def is_restore(event: FileChanged) -> bool:
    return event.tool in _RESTORES


def is_uncertain(event: FileChanged) -> bool:
    """Whether somebody else may have made the change, or the change that the event reverts."""
    return event.tool in (COMMAND_TOOL, RESTORE_COMMAND)


def fold_file_changes(events: Iterable[FileChanged]) -> tuple[FileChange, ...]:
    """Return one change per unbroken run of a file's events, in the order in which the runs began.

    A restore continues the run that it reverts and never begins one.
    """
    folded: list[FileChange] = []
    runs: dict[str, list[int]] = {}
    for event in events:
        indices = runs.setdefault(event.path, [])
        index = next(
            (index for index in reversed(indices) if _continues_run(folded[index], event)), None
        )
        if is_restore(event):
            if index is not None:
                folded[index] = _extend_run(folded[index], event)
        elif index is not None and index == indices[-1]:
            folded[index] = _extend_run(folded[index], event)
        else:
            indices.append(len(folded))
            folded.append(_as_file_change(event))
    return tuple(folded)


class NetChange(Struct, frozen=True):
    """The first and the last content of a file in a part of a journal.

    `among_others`: something else changed the file in between.
    """

    change: FileChange
    among_others: bool = False


def net_changes(events: Iterable[FileChanged]) -> tuple[NetChange, ...]:
    """Return one change per file, whatever made it, in the order of the first events."""
    folded: dict[str, NetChange] = {}
    for event in events:
        net = folded.get(event.path)
        if net is None:
            folded[event.path] = NetChange(
                replace(_as_file_change(event), unwritten=(event.before,))
            )
            continue
        is_among_others = net.among_others or event.before not in net.change.ours
        is_uncertain_change = net.change.while_command or is_uncertain(event)
        change = replace(_extend_run(net.change, event), while_command=is_uncertain_change)
        folded[event.path] = NetChange(change, is_among_others)
    return tuple(folded.values())


def as_restorable(file: RewoundFile) -> FileChange:
    """Return the change whose restore is a file's part of a rewind."""
    return FileChange(
        file.path,
        file.before,
        file.after,
        file.mode,
        (),
        while_command=file.while_command,
        new_mode=file.new_mode,
    )


def fold_git_changes(events: Iterable[tuple[int, GitChanged]]) -> tuple[GitChange, ...]:
    """Return one change per repository and turn; more if somebody else changed it in between."""
    runs: dict[tuple[int, str], list[GitChange]] = {}
    for turn, event in events:
        run = runs.setdefault((turn, event.repository), [])
        last = {name: (old, new) for name, old, new in run[-1].names} if run else {}
        calls = run[-1].calls if run else ()
        if run and all(last.get(name, ("", old))[1] == old for name, old, _ in event.names):
            run.pop()
        else:
            last, calls = {}, ()
        values = last | {name: (last.get(name, (old,))[0], new) for name, old, new in event.names}
        names = tuple((name, *values[name]) for name in sorted(values))
        calls = (*calls, event.call)
        run.append(GitChange(event.repository, None, None, 0, calls, event.at, names=names))
    return tuple(change for run in runs.values() for change in run if not change.is_empty)


def changes_after_others(changes: Iterable[FileChange]) -> frozenset[FileChange]:
    """Return the changes whose file something else changed since the change before."""
    selected: set[FileChange] = set()
    previous: dict[str, FileChange] = {}
    for change in changes:
        before = previous.get(change.path)
        if before is not None and change.before not in before.ours:
            selected.add(change)
        previous[change.path] = change
    return frozenset(selected)


def _continues_run(run: FileChange, event: FileChanged) -> bool:
    """Whether an event changed the content that a run had left in the file."""
    if is_uncertain(event) != run.while_command:
        return False
    if event.before in run.ours:
        return True
    # a change after a complete undo continues the run, because nothing earlier is left to undo
    return not is_restore(event) and event.before == run.before


def _as_file_change(event: FileChanged) -> FileChange:
    return FileChange(
        event.path,
        event.before,
        event.after,
        event.mode,
        (event.call,),
        event.at,
        while_command=is_uncertain(event),
        new_mode=event.new_mode,
    )


def _extend_run(run: FileChange, event: FileChanged) -> FileChange:
    calls = (*run.calls, event.call) if not is_restore(event) else run.calls
    return replace(
        run,
        after=event.after,
        calls=calls,
        at=event.at,
        unwritten=(event.before,),
        new_mode=event.new_mode,
    )
