"""`helix-desktop changes` and `restore`: list and undo a session's changes to files.

Exit status 0: done, or nothing to do. 1: a file was left unchanged, and is named. 2: impossible,
for instance because the application has the workspace open.
"""

import asyncio
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path, PurePosixPath

from msgspec import Struct

from helix_desktop.app.commands.arguments import chosen_folder
from helix_desktop.app.commands.store_maintenance import CLEAN, FOUND, Say, counted, safe_line
from helix_desktop.app.container import open_store
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.sessions.changed_files import (
    ChangedFiles,
    make_personal_roots,
    record_left_commands,
)
from helix_desktop.app.workspaces.workspace_list import WorkspaceList, check_folder
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import HelixError, SessionMissing, StoreMissing, WorkspaceError
from helix_desktop.domain.events import Event
from helix_desktop.domain.file_changes import (
    ChangedFile,
    FileChange,
    FileDiff,
    FileRestoreResult,
    RestoreOutcome,
)
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.domain.workspace import SessionHead, Workspace
from helix_desktop.engine.file_checkpoints import SessionCheckpoints
from helix_desktop.engine.runtime import EventBus, Supervisor
from helix_desktop.engine.session_runner import Note
from helix_desktop.store import opening
from helix_desktop.tools.files.file_restore import BY_WHOM

MAX_LINES = 2_000
"""The maximum lines of a file's changes that are printed; the store has all of them."""
_GOOD = (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO)


class _Open(Struct, frozen=True):
    """One session of a workspace whose store is held by this process."""

    files: ChangedFiles
    session: SessionId
    title: str
    found: Sequence[ChangedFile]
    unreadable: int


def run_changes(options: Namespace, paths: Paths, say: Say) -> int:
    """Print one line for each changed file.

    With --diff, also print its hunks, numbered for `restore --hunk`.
    """

    async def list_changes(opened: _Open) -> int:
        say(f"{opened.session}  {safe_line(opened.title)}")
        for file in opened.found:
            say(_line(file))
            if options.diff:
                for line in _diff_lines(await opened.files.compare(file.change)):
                    say(line)
        if not opened.found:
            say("No files changed.")
        if opened.unreadable:
            say(
                f"{opened.unreadable} records of this session can't be read. "
                "They may contain more changes."
            )
        return FOUND if opened.unreadable else CLEAN

    return asyncio.run(_on_session(options, paths, list_changes))


def run_restore(options: Namespace, paths: Paths, say: Say) -> int:
    """Restore only the named files, or those of one turn.

    What changed while a command ran is restored only with --include-commands.
    """
    if not options.files and not options.turn:
        raise HelixError("Choose files to restore, or a turn with --turn N.")
    if options.hunk and len(options.files) != 1:
        raise HelixError("--hunk works with one file only.", "Nothing changed.")
    if bool(options.hunk) + options.copy + options.undo > 1:
        raise HelixError("Use only one of --hunk, --copy, and --undo.", "Nothing changed.")

    async def done(opened: _Open) -> int:
        chosen = _chosen(options, opened.found)
        results = await _restored(options, opened, chosen)
        # --hunk and its one file: the newest change
        for file, result in zip(chosen[-len(results) :], results, strict=True):
            say(_result(result, _words(options, file.change)))
        if any(result.detail == BY_WHOM for result in results):
            say("To undo what changed while a command ran, too, use --include-commands.")
        return CLEAN if all(result.result in _GOOD for result in results) else FOUND

    return asyncio.run(_on_session(options, paths, done))


async def _restored(
    options: Namespace, opened: _Open, chosen: Sequence[ChangedFile]
) -> Sequence[FileRestoreResult]:
    if options.hunk:
        return [await _hunks(options, opened, chosen[-1].change)]
    if options.undo:
        return [await opened.files.bring_back(opened.session, file.change) for file in chosen]
    if options.copy:
        return [await _copied(opened, file.change) for file in chosen]
    changes = [file.change for file in chosen]
    include_commands = options.include_commands
    return await opened.files.restore(opened.session, changes, with_commands=include_commands)


async def _hunks(options: Namespace, opened: _Open, change: FileChange) -> FileRestoreResult:
    count = len((await opened.files.compare(change)).hunks)
    wanted = sorted(set(options.hunk))
    if not all(1 <= number <= count for number in wanted):
        raise HelixError(
            "{path} has {count} separate changes.",
            "Nothing changed. `changes --diff` numbers them.",
            path=safe_line(change.path),
            count=count,
        )
    numbers, include_commands = (
        [wanted_number - 1 for wanted_number in wanted],
        options.include_commands,
    )
    return await opened.files.restore_hunks(
        opened.session, change, numbers, with_commands=include_commands
    )


async def _copied(opened: _Open, change: FileChange) -> FileRestoreResult:
    try:
        copy_path = await opened.files.copy(opened.session, change)
    except HelixError as error:
        return FileRestoreResult(change.path, RestoreOutcome.FAILED, str(error))
    return FileRestoreResult(
        change.path, RestoreOutcome.DONE, f"The earlier version is in {copy_path}."
    )


def _chosen(options: Namespace, changed: Sequence[ChangedFile]) -> Sequence[ChangedFile]:
    """Return all changes of the named files; raise HelixError if any name is unknown."""
    if not options.files:
        if not changed:
            raise HelixError("No file was changed in turn {turn}.", turn=options.turn)
        return changed
    chosen: list[ChangedFile] = []
    for name in dict.fromkeys(str(PurePosixPath(name)) for name in options.files):
        fitting = [file for file in changed if file.change.path == name]
        if not fitting:
            raise HelixError(
                "No change to {name} is known.",
                "Nothing changed. `changes` lists the files by the names to use.",
                name=safe_line(name),
            )
        chosen += fitting
    return chosen


async def _on_session(
    options: Namespace, paths: Paths, work: Callable[[_Open], Awaitable[int]]
) -> int:
    workspace = chosen_workspace(options, WorkspaceList(paths.workspaces, SystemClock()))
    async with open_session_store(workspace, paths) as (store, files):
        head = chosen_session(options.session, await store.sessions())
        changed = await files.listed(head.id, turn=options.turn)
        return await work(_Open(files, head.id, head.title, changed.files, changed.unreadable))


def chosen_workspace(options: Namespace, workspaces: WorkspaceList) -> Workspace:
    folder = chosen_folder(options)
    if folder is None:
        return workspaces.find(options.workspace)
    place = check_folder(folder)
    in_folder = workspaces.in_folder(place)
    if not isinstance(in_folder, Workspace):
        raise WorkspaceError("There is no workspace for {place}.", "Nothing changed.", place=place)
    return in_folder


def chosen_session(wanted: str, heads: Sequence[SessionHead]) -> SessionHead:
    """Return the named session, or the newest that is not a subagent's."""
    own = [head for head in heads if (head.id == wanted if wanted else head.parent == NO_SESSION)]
    if not own:
        raise SessionMissing(
            "There is no session {wanted} here." if wanted else "There are no sessions yet.",
            wanted=repr(wanted),
        )
    return max(own, key=lambda head: (head.changed, head.id))


@asynccontextmanager
async def open_session_store(
    workspace: Workspace, paths: Paths
) -> AsyncIterator[tuple[Store, ChangedFiles]]:
    """Open the store for this process alone: nothing else runs in it meanwhile."""
    folder = check_folder(Path(workspace.folder))
    home = paths.workspaces / workspace.id
    if not opening.holds_store(home):
        raise StoreMissing(
            "Nothing is stored in the workspace {workspace} yet.",
            workspace=safe_line(workspace.name),
        )
    clock, supervisor = SystemClock(), Supervisor(lambda _name, _error: None)
    store = await open_store(home, clock)
    try:
        checkpoints = partial(
            SessionCheckpoints, store=store, clock=clock, bus=EventBus(), supervisor=supervisor
        )

        @asynccontextmanager
        async def still(session: SessionId) -> AsyncIterator[Note]:
            async def note(event: Event) -> None:
                await store.commit(Transaction(session, (event,)))

            yield note

        own = (paths.data, paths.config, paths.logs)
        await record_left_commands(home, store, own=own, checkpoints=checkpoints)
        roots = make_personal_roots(folder, own)
        yield store, ChangedFiles(roots, store, clock=clock, checkpoints=checkpoints, still=still)
    finally:
        await store.close()


def _line(file: ChangedFile) -> str:
    size = f"+{file.size.added} -{file.size.removed}" if file.size.comparable else "not by lines"
    problem = f"  {safe_line(file.problem)}" if file.problem else ""
    by_whom = "  (while the command ran: by it, or by you)" if file.change.while_command else ""
    between = "  (something else changed the file before)" if file.after_others else ""
    path, state = safe_line(file.change.path), file.state.value
    if file.is_deleted:
        state = "deleted"
    return f"  {size:>14}  {state:<13}  {path}{by_whom}{between}{problem}"


def _diff_lines(diff: FileDiff) -> Iterator[str]:
    """Yield each hunk under its number, without control characters for the terminal."""
    left = MAX_LINES
    for number, hunk in enumerate(diff.hunks, 1):
        lines = hunk.split("\n")
        if left < len(lines):
            yield f"    … {len(diff.hunks) - number + 1} more changes not shown."
            return
        left -= len(lines)
        yield f"    change {number}:"
        for line in lines:
            yield f"    {safe_line(line.expandtabs(4))}"


_WORDS = {
    RestoreOutcome.DONE: "restored",
    RestoreOutcome.NOTHING_TO_DO: "already restored",
    RestoreOutcome.IN_PART: "restored except {stuck}",
    RestoreOutcome.CHANGED_SINCE: "skipped",
    RestoreOutcome.FAILED: "not restored",
}
_DELETED_WORDS = {
    **_WORDS,
    RestoreOutcome.DONE: "deleted",
    RestoreOutcome.NOTHING_TO_DO: "already deleted",
}
"""For files that were new."""
_UNDO_WORDS = {
    **_WORDS,
    RestoreOutcome.NOTHING_TO_DO: "nothing to undo",
    RestoreOutcome.FAILED: "not put back",
}


def _words(options: Namespace, change: FileChange) -> Mapping[RestoreOutcome, str]:
    if options.undo:
        done = "put back" if change.while_command else "put back as Helix had changed it"
        return {**_UNDO_WORDS, RestoreOutcome.DONE: done}
    return _DELETED_WORDS if change.before is None and not options.copy else _WORDS


def _result(result: FileRestoreResult, words: Mapping[RestoreOutcome, str]) -> str:
    message = result.detail if result.result is RestoreOutcome.DONE and result.detail else ""
    detail = f" ({safe_line(result.detail)})" if result.detail and not message else ""
    word = words[result.result].format(stuck=counted(len(result.stuck), "change", "changes"))
    return f"{safe_line(result.path)}: {safe_line(message) or word}{detail}"
