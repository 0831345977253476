"""After a crash, records what changed while commands ran, and offers to put it back.

Nothing is put back by a start: what changed since may be the user's work, and what changed after
the command was last seen is. Each command stays in a file until the user decides.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from msgspec import Struct

from helix_desktop.app.json_file import JsonFile
from helix_desktop.app.sessions.changed_files import ChangedFiles
from helix_desktop.app.sessions.file_change_journal import JournalChange, JournalChanges
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.file_changes import FileRestoreResult, RestoreOutcome
from helix_desktop.domain.form_questions import (
    UNATTENDED,
    FormQuestion,
    FormQuestionAsker,
    FormQuestionKind,
)
from helix_desktop.domain.phrase import Phrase, joined
from helix_desktop.domain.ports import FileCheckpoints, Store
from helix_desktop.tools.agent.shell import CommandUndo
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import parse_shown_path, show_path
from helix_desktop.tools.files.running_commands import (
    SNAPSHOTS,
    LeftCommand,
    discard_left,
    left_commands,
)
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.sandbox import Sandbox
from helix_desktop.tools.tool import call_scope

FILE = "left-commands.json"
MAX_NAMED = 12
"""Most files that are named in a sentence."""


class CutOffCommand(Struct, frozen=True):
    """What changed since a command began that ran when Helix was killed.

    `files` can be put back; `later` are those that changed after the command was last seen, and
    that a start offers to nobody; of `lost` there is no copy. `steering` are those among all of
    them that steer programs or agents. Paths are as they are shown.
    """

    session: SessionId
    call: str
    files: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    steering: tuple[str, ...] = ()

    @property
    def sentences(self) -> list[str]:
        """What the user has to know, for the window and the command line."""
        words: list[str] = []
        if self.files:
            words.append(
                Phrase(
                    "Helix was cut off while a command ran. Changed since it began: {names}.",
                    names=_named(self.files),
                )
            )
        else:
            words.append(Phrase("Helix was cut off while a command ran."))
        if self.lost:
            words.append(Phrase("Helix has no copy of {names}.", names=_named(self.lost)))
        if self.later:
            words.append(
                Phrase(
                    "Changed after that, so it is yours and stays: {names}.",
                    names=_named(self.later),
                )
            )
        if self.steering:
            words.append(
                Phrase(
                    "Programs or agents act upon {names}. Instructions among them aren't used "
                    "until you choose to use them in Settings › Instructions.",
                    names=_named(self.steering),
                )
            )
        return words


async def record_left_commands(
    home: Path,
    store: Store,
    *,
    app_folders: Sequence[Path],
    checkpoints: Callable[[SessionId], FileCheckpoints],
    came: Callable[[Iterable[str]], object],
) -> None:
    """Record what changed since commands began that ran when the application was killed.

    `home` is the workspace's folder. No file belongs to `app_folders`. `came` is told the files
    that may be a command's, so that no instructions among them are used. What a full disk has no
    room for is left for the next start.
    """
    spool = home / SNAPSHOTS
    unrecorded: list[LeftCommand] = []
    for command in await asyncio.to_thread(lambda: list(left_commands(spool))):
        # of the command's session, and of those that went on after its start
        journals: dict[SessionId, JournalChanges] = {}
        for head in await store.sessions():
            if head.id == command.session or head.changed >= command.began:
                journals[head.id] = JournalChanges()
                journals[head.id].take(await store.events(head.id, 1))
        if command.session not in journals:
            continue
        # what the command's call recorded itself, and what other calls wrote in its folder
        done: set[str] = set()
        other_changes: list[JournalChange] = []
        worktree = journals[command.session].worktree
        for session, journal in journals.items():
            for change in journal.changed:
                if (session, change.event.call) == (command.session, command.call.id):
                    done.add(change.event.path)
                elif journal.worktree == worktree and change.at >= command.began:
                    other_changes.append(change)
        other_changes.sort(key=lambda change: change.at)
        others = {change.event.path: change.event.after for change in other_changes}
        snapshots = FileSnapshots(ProjectRoot(command.folder, app_folders=app_folders))
        with call_scope(command.call):
            undo = CommandUndo(snapshots, checkpoints(command.session))
            recorded = await undo.record(command.files, others, done=done)
        if recorded.full:
            unrecorded.append(command)

        changed = {*recorded.paths, *done}
        steering = await asyncio.to_thread(
            Sandbox.steering_files_since, command.folder, command.began
        )
        # what no snapshot covered, as in a project with very many files
        lost = {*recorded.lost, *map(show_path, steering)} - changed - others.keys()
        await asyncio.to_thread(came, [*steering, *map(parse_shown_path, changed | lost)])
        await asyncio.to_thread(_add, home, command, changed=changed, lost=lost, steering=steering)
    await asyncio.to_thread(discard_left, spool, unrecorded)


def _add(
    home: Path,
    command: LeftCommand,
    *,
    changed: set[str],
    lost: set[str],
    steering: Iterable[str],
) -> None:
    later = {path for path in changed | lost if command.is_later(parse_shown_path(path))}
    cut_off = CutOffCommand(
        command.session,
        command.call.id,
        tuple(sorted(changed - later)),
        tuple(sorted(later)),
        tuple(sorted(lost - later)),
        tuple(sorted(map(show_path, steering))),
    )
    if not changed | lost:
        return
    known = [
        other
        for other in cut_off_commands(home)
        if (other.session, other.call) != (cut_off.session, cut_off.call)
    ]
    _file(home).write([*known, cut_off])


def cut_off_commands(home: Path) -> list[CutOffCommand]:
    """Return the commands about which the user has not decided. Blocks."""
    return _file(home).read() or []


def _file(home: Path) -> JsonFile[list[CutOffCommand]]:
    return JsonFile(home / FILE, list[CutOffCommand])


class CutOffCommands:
    """The commands of one workspace that were cut off, until the user decides about them."""

    def __init__(self, home: Path, store: Store, changed_files: ChangedFiles) -> None:
        self._home, self._store, self._changed_files = home, store, changed_files

    async def listed(self) -> list[CutOffCommand]:
        return await asyncio.to_thread(cut_off_commands, self._home)

    async def put_back(self, cut_off: CutOffCommand) -> Sequence[FileRestoreResult]:
        """Put back what changed while a command ran; what changed later stays."""
        listed = await self._changed_files.listed(cut_off.session)
        changes = [
            file.change
            for file in listed.files
            if file.change.path in cut_off.files and cut_off.call in file.change.calls
        ]
        results = await self._changed_files.restore(cut_off.session, changes, with_commands=True)
        await self.forget(cut_off)
        return results

    async def forget(self, cut_off: CutOffCommand) -> None:
        """Leave everything as it is, and no longer tell of it."""

        def write() -> None:
            left = [other for other in cut_off_commands(self._home) if other != cut_off]
            if left:
                _file(self._home).write(left)
            else:
                _file(self._home).remove()

        await asyncio.to_thread(write)

    async def offer(
        self, asker: FormQuestionAsker, tell: Callable[[Sequence[FileRestoreResult]], object]
    ) -> None:
        """Ask about each command with a card, and `tell` what could not be put back."""
        parents = {head.id: head.parent for head in await self._store.sessions()}
        for cut_off in await self.listed():
            question = FormQuestion(
                "",
                FormQuestionKind.CUT_OFF,
                joined(cut_off.sentences, "\n"),
                session=parents.get(cut_off.session) or cut_off.session,
            )
            answer = await asker.ask(question)
            if answer == UNATTENDED:
                return
            if answer.yes:
                results = await self.put_back(cut_off)
                done = (RestoreOutcome.DONE, RestoreOutcome.NOTHING_TO_DO)
                if failed := [result for result in results if result.result not in done]:
                    tell(failed)
            else:
                await self.forget(cut_off)


def _named(paths: Sequence[str]) -> str:
    shown = ", ".join(paths[:MAX_NAMED])
    more = len(paths) - MAX_NAMED
    if more <= 0:
        return shown
    return Phrase("{shown} and {count} more", shown=shown, count=f"{more:,}")
