"""`helix-desktop session changes` and `session restore`: a session's changes to files.

Exit status 0: done, or nothing to do. 1: a file was left unchanged, and is named. 2: impossible,
for instance because the application has the workspace open.
"""

import asyncio
import re
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path, PurePosixPath

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted, safe_line
from helix_desktop.app.commands.workspace_access import (
    chosen_session,
    open_workspace_store,
    saved_workspace,
)
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.sessions.changed_files import (
    ChangedFiles,
    make_personal_root,
    make_personal_roots,
)
from helix_desktop.app.sessions.drafts import FILE as DRAFTS
from helix_desktop.app.sessions.drafts import Drafts
from helix_desktop.app.sessions.left_commands import (
    CutOffCommand,
    CutOffCommands,
    record_left_commands,
)
from helix_desktop.app.sessions.line_comments import comments_message
from helix_desktop.app.workspaces.guide_agreements import GuideAgreements
from helix_desktop.app.workspaces.workspace_list import check_folder
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Event
from helix_desktop.domain.file_changes import (
    ChangedFile,
    FileDiff,
    FileRestoreResult,
    RestoreOutcome,
)
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.domain.workspace import SessionHead, Workspace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.file_checkpoints import SessionCheckpoints
from helix_desktop.engine.session_runner import RecordEvents
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.tools.files.file_restore import BY_WHOM
from helix_desktop.tools.files.protected_paths import show_path

MAX_LINES = 2_000
"""The maximum lines of a file's changes that are printed; the store has all of them."""
_SUCCESSES = (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO)


def run_changes(options: Namespace, paths: Paths, say: Say) -> int:
    """Print one line for each changed file.

    With --diff, also print its hunks, numbered for `session restore --hunk`. With --comment, note
    comments on lines instead, as the window does, and print all that were gathered.
    """
    wanted = [(*_place(place), text) for place, text in options.comment]

    async def comment(changed: ChangedFiles, drafts: Drafts, head: SessionHead) -> int:
        listed, noted = await changed.listed(head.id), list[LineComment]()
        for path, line, is_old, text in wanted:
            change = _chosen_changes([path], listed.files, turn=0)[-1].change
            noted.append(await changed.comment(change, line, text, removed=is_old))
        for line_comment in noted:  # all, or none if a place is wrong
            drafts.comment(head.id, line_comment)
        await asyncio.to_thread(drafts.save)
        gathered = await changed.place(head.id, drafts.draft(head.id).comments)
        for said in comments_message(gathered).splitlines() if gathered else ():
            say(safe_line(said))
        count = counted(len(gathered), "comment", "comments")
        how = f" `helix-desktop ask --session {head.id} --comments` sends them." if gathered else ""
        say(f"{count} on lines in this session.{how}")
        return CLEAN

    async def list_changes(
        changed: ChangedFiles, cut_off: CutOffCommands, head: SessionHead
    ) -> int:
        listed = await changed.listed(head.id, turn=options.turn)
        say(f"{head.id}  {safe_line(head.title)}")
        for file in listed.files:
            size = (
                f"+{file.size.added} -{file.size.removed}"
                if file.size.comparable
                else "not by lines"
            )
            problem = f"  {safe_line(file.problem)}" if file.problem else ""
            by_whom = (
                "  (while the command ran: by it, or by you)" if file.change.while_command else ""
            )
            between = "  (something else changed the file before)" if file.after_others else ""
            if file.change.changes_mode:
                between += f"  (permissions {file.change.mode:o}, then {file.change.new_mode:o})"
            path, state = safe_line(file.change.path), file.state.value
            if file.is_deleted:
                state = "deleted"
            say(f"  {size:>14}  {state:<13}  {path}{by_whom}{between}{problem}")
            if options.diff:
                for line in _diff_lines(await changed.compare(file.change)):
                    say(line)
        if not listed.files:
            say("No files changed.")
        for line in cut_off_lines(await cut_off.listed(), head.id):
            say(line)
        if listed.unreadable:
            say(
                f"{listed.unreadable} records of this session can't be read. "
                "They may contain more changes."
            )
        return FINDING if listed.unreadable else CLEAN

    async def work(changed: ChangedFiles, cut_off: CutOffCommands, head: SessionHead) -> int:
        if not wanted:
            return await list_changes(changed, cut_off, head)
        home = paths.workspaces / saved_workspace(paths, options.workspace, options.folder).id
        return await comment(changed, await asyncio.to_thread(Drafts, home / DRAFTS), head)

    return asyncio.run(_on_session(paths, options.workspace, options.folder, options.session, work))


def _place(text: str) -> tuple[str, int, bool]:
    """Return the path and the line that PATH:LINE names, and whether it is one before the change.

    Raise HelixError if it is no such place.
    """
    match = re.fullmatch(r"(.+):(-?)(\d{1,9})", text, re.DOTALL)
    if match is None:
        raise HelixError("{place} isn't PATH:LINE.", "Nothing was noted.", place=safe_line(text))
    return match[1], int(match[3]), bool(match[2])


def run_restore(options: Namespace, paths: Paths, say: Say) -> int:
    """Restore only the named files, or those of one turn.

    What changed while a command ran is restored only with --include-commands.
    """
    if options.cut_off and (
        options.files
        or options.turn
        or options.hunk
        or options.include_commands
        or options.undo
        or options.copy
    ):
        raise HelixError("--cut-off goes with no other choice.", "Nothing changed.")
    if not options.files and not options.turn and not options.cut_off:
        raise HelixError("Choose files to restore, or a turn with --turn N.")
    if options.hunk and len(options.files) != 1:
        raise HelixError("--hunk works with one file only.", "Nothing changed.")
    if bool(options.hunk) + options.copy + options.undo > 1:
        raise HelixError("Use only one of --hunk, --copy, and --undo.", "Nothing changed.")

    async def decide(_changed: ChangedFiles, commands: CutOffCommands, head: SessionHead) -> int:
        own = [command for command in await commands.listed() if command.session == head.id]
        if not own:
            say("No command of this session was cut off, or you have decided about it.")
        results: list[FileRestoreResult] = []
        for command in own:
            if options.cut_off == "keep":
                await commands.forget(command)
                say("Everything stays as it is.")
            else:
                results += await commands.put_back(command)
        for result in results:
            detail = f" ({safe_line(result.detail)})" if result.detail else ""
            outcome = _UNDO_WORDS[result.result].format(stuck="")
            say(f"{safe_line(result.path)}: {outcome}{detail}")
        return CLEAN if all(result.result in _SUCCESSES for result in results) else FINDING

    async def restore(changed: ChangedFiles, _commands: CutOffCommands, head: SessionHead) -> int:
        listed = await changed.listed(head.id, turn=options.turn)
        chosen = _chosen_changes(options.files, listed.files, turn=options.turn)
        changes = [file.change for file in chosen]
        if options.hunk:
            changes = changes[-1:]  # of its one file, the newest change
            change = changes[0]
            count = len((await changed.compare(change)).hunks)
            numbers = sorted(set(options.hunk))
            if not all(1 <= number <= count for number in numbers):
                raise HelixError(
                    "{path} has {count} separate changes.",
                    "Nothing changed. `session changes --diff` numbers them.",
                    path=safe_line(change.path),
                    count=count,
                )
            indexes = [number - 1 for number in numbers]
            result = await changed.restore_hunks(
                head.id, change, indexes, with_commands=options.include_commands
            )
            results = [result]
        elif options.undo:
            results = [await changed.bring_back(head.id, change) for change in changes]
        elif options.copy:
            results = []
            for change in changes:
                try:
                    text = f"The earlier version is in {await changed.copy(head.id, change)}."
                    result = FileRestoreResult(change.path, RestoreOutcome.DONE, text)
                except HelixError as error:
                    result = FileRestoreResult(change.path, RestoreOutcome.FAILED, str(error))
                results.append(result)
        else:
            results = [
                *await changed.restore(head.id, changes, with_commands=options.include_commands)
            ]
        for change, result in zip(changes, results, strict=True):
            words = _DELETED_WORDS if change.is_new and not options.copy else _WORDS
            if options.undo:
                outcome_done = (
                    "put back" if change.while_command else "put back as Helix had changed it"
                )
                words = {**_UNDO_WORDS, RestoreOutcome.DONE: outcome_done}
            message = (
                result.detail if result.result is RestoreOutcome.DONE and result.detail else ""
            )
            detail = f" ({safe_line(result.detail)})" if result.detail and not message else ""
            outcome = words[result.result].format(
                stuck=counted(len(result.stuck), "change", "changes")
            )
            say(f"{safe_line(result.path)}: {safe_line(message) or outcome}{detail}")
        if any(result.detail == BY_WHOM for result in results):
            say("To undo what changed while a command ran, too, use --include-commands.")
        return CLEAN if all(result.result in _SUCCESSES for result in results) else FINDING

    work = decide if options.cut_off else restore
    return asyncio.run(_on_session(paths, options.workspace, options.folder, options.session, work))


def cut_off_lines(commands: Iterable[CutOffCommand], session: str = "") -> list[str]:
    """Return what a terminal says about commands that were cut off, and what decides about them.

    `session`: only of this one.
    """
    lines: list[str] = []
    for command in commands:
        if session in ("", command.session):
            lines += map(safe_line, command.sentences)
            lines.append(
                f"Nothing was put back. `helix-desktop session restore --session {command.session} "
                "--cut-off put-back` does it, and `--cut-off keep` leaves all as it is."
            )
    return lines


def _chosen_changes(
    files: Sequence[str], changed: Sequence[ChangedFile], *, turn: int
) -> Sequence[ChangedFile]:
    """Return all changes of the named files; raise HelixError if any name is unknown."""
    if not files:
        if not changed:
            raise HelixError("No file was changed in turn {turn}.", turn=turn)
        return changed
    chosen: list[ChangedFile] = []
    for name in dict.fromkeys(str(PurePosixPath(name)) for name in files):
        matching = [file for file in changed if file.change.path == name]
        if not matching:  # as a shell completes it
            matching = [file for file in changed if file.change.path == show_path(name)]
        if not matching:
            raise HelixError(
                "No change to {name} is known.",
                "Nothing changed. `session changes` lists the files by the names to use.",
                name=safe_line(name),
            )
        chosen += matching
    return chosen


async def _on_session(
    paths: Paths,
    workspace: str | None,
    folder: Path | None,
    session: str,
    work: Callable[[ChangedFiles, CutOffCommands, SessionHead], Awaitable[int]],
) -> int:
    saved = saved_workspace(paths, workspace, folder)
    async with open_session_store(saved, paths) as (store, files):
        cut_off = CutOffCommands(paths.workspaces / saved.id, store, files)
        return await work(files, cut_off, chosen_session(session, await store.sessions()))


@asynccontextmanager
async def open_session_store(
    workspace: Workspace, paths: Paths
) -> AsyncIterator[tuple[Store, ChangedFiles]]:
    """Open a workspace's store, with the changes that its sessions made to files."""
    folder = check_folder(Path(workspace.folder))
    async with open_workspace_store(workspace, paths) as store:
        clock, supervisor = SystemClock(), Supervisor(lambda _name, _error: None)
        checkpoints = partial(
            SessionCheckpoints, store=store, clock=clock, bus=EventBus(), supervisor=supervisor
        )

        @asynccontextmanager
        async def still(session: SessionId) -> AsyncIterator[RecordEvents]:
            async def note(event: Event) -> None:
                await store.commit(Transaction(session, (event,)))

            yield note

        app_folders, home = (paths.data, paths.config, paths.logs), paths.workspaces / workspace.id
        agreements = GuideAgreements(home, make_personal_root(folder, app_folders))
        await record_left_commands(
            home,
            store,
            app_folders=app_folders,
            checkpoints=checkpoints,
            came=agreements.came_around_kill,
        )
        await asyncio.to_thread(agreements.settle_left)
        roots = make_personal_roots(folder, app_folders)
        yield store, ChangedFiles(roots, store, clock=clock, checkpoints=checkpoints, still=still)


def _diff_lines(diff: FileDiff) -> Iterator[str]:
    """Yield each hunk under its number, without control characters for the terminal."""
    lines_left = MAX_LINES
    for number, hunk in enumerate(diff.hunks, 1):
        lines = hunk.split("\n")
        if lines_left < len(lines):
            yield f"    … {len(diff.hunks) - number + 1} more changes not shown."
            return
        lines_left -= len(lines)
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
