"""Records on disk of what to settle after a command, if the application is killed before.

If the application is killed meanwhile, nobody looks at what the command made that others act upon.
A record that is still there when the workspace is opened belongs to such a command: the next start
settles it, before anything is read from the folder.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.domain.value import replace
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.running_commands import write_list
from helix_desktop.tools.sandbox.protected_places import ProtectedState
from helix_desktop.tools.sandbox.tracked_files import CommitsBefore, Listed

RECORDS = "command-*.list"
"""The records, in the spool of a sandbox."""
RETRY_SECONDS = 24 * 3600
"""How long a command that could not be settled is tried again: the user changes files, too."""
Identity = tuple[int, int]


class UnsettledCommand(Struct, frozen=True):
    """A folder before a command: its identity, and its protected places.

    `listed` are only those tracked files of which there are copies.
    """

    folder: str
    identity: Identity
    kept: tuple[ProtectedState, ...]
    listed: Listed
    given_up: frozenset[str]
    commits: dict[str, tuple[str, ...]] | None
    """The commits of each repository, if git may add files."""
    began_ns: int = 0

    @property
    def commits_before(self) -> CommitsBefore | None:
        return None if self.commits is None else CommitsBefore((), self.commits)


class SavedRecord:
    """A record on the disk; it stays there while it is needed to settle the command."""

    def __init__(self, *, is_needed: bool) -> None:
        self.is_needed = is_needed


@contextmanager
def saved_on_disk(spool: Path, command: UnsettledCommand) -> Iterator[SavedRecord]:
    """Keep a record from before a command begins; without room for it, the command still runs.

    One that is still needed at the end stays.
    """
    place, record = None, SavedRecord(is_needed=False)
    # JSON of the standard library has room for names that are no text
    data = json.dumps(msgspec.to_builtins(command)).encode()
    with suppress(OSError):
        spool.mkdir(mode=0o700, parents=True, exist_ok=True)
        place = write_list(spool, data)
    try:
        yield record
    finally:
        if place is not None and not record.is_needed:
            with suppress(OSError):
                place.unlink()


def unsettled_commands(
    spool: Path, folder: str, root: PosixFolderHandle
) -> Iterator[tuple[UnsettledCommand, SavedRecord]]:
    """Yield the commands whose records are still there, as they began; remove those then settled.

    One that ran in another folder, which is at this path no more, is passed over.
    """
    for place in sorted(spool.glob(RECORDS), key=os.path.getmtime):
        record = SavedRecord(is_needed=True)
        with suppress(OSError, ValueError):  # a damaged record
            command = msgspec.convert(json.loads(place.read_bytes()), UnsettledCommand)
            device, number = folder_identity(root)
            if command.folder == folder and command.identity[1] == number:
                yield _on_device(command, device), record
                if record.is_needed and time.time() - place.stat().st_mtime < RETRY_SECONDS:
                    continue
        place.unlink(missing_ok=True)


def _on_device(command: UnsettledCommand, device: int) -> UnsettledCommand:
    """Return a record with the number that the folder's device has now, after a restart."""
    before = command.identity[0]

    def now(identity: Identity) -> Identity:
        return (device, identity[1]) if identity[0] == before else identity

    return replace(
        command,
        kept=tuple(
            replace(
                state,
                identity=now(state.identity),
                above=tuple(map(now, state.above)),
                folders={name: now(known) for name, known in state.folders.items()},
            )
            for state in command.kept
        ),
    )


def folder_identity(folder: PosixFolderHandle) -> Identity:
    status = os.fstat(folder.handle())
    return status.st_dev, status.st_ino
