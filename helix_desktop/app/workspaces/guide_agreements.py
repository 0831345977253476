"""Which AGENTS.md files that came by git or a nested repository the user agreed to follow.

Git may bring another AGENTS.md with a branch, and a repository inside the folder has its own. What
changed since the beginning of a command that was cut off may be that command's, too, and so may
what changes while a command or another agent runs: until its end, instructions are those read
before it began. The user agrees to exact bytes, and is asked again for any others. While the list
is damaged or cannot be read, any file may have come by git, and only what was agreed to is
followed. A file that instructions include needs an agreement as well, if it is new and the
instructions that now include it may have come by git or from a tool: its text is older than them,
and anybody's. Thread-safe.
"""

import logging
import os
import tempfile
import threading
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.app.json_file import (
    DAMAGED,
    InaccessibleFile,
    UnreadableFile,
    damaged_places,
    file_stamp,
    move_aside,
    read_json,
    write_json,
)
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.errors import PermissionsError, ToolError
from helix_desktop.domain.hooks import MAX_HOOK_FILE_BYTES, NO_EARLIER, PROJECT_HOOK_FILES
from helix_desktop.domain.phrase import Phrase, plain_text
from helix_desktop.domain.text_diff import unify_text
from helix_desktop.domain.value import replace
from helix_desktop.tools.definition_folders import (
    PROJECT_FOLDERS,
    is_definition,
    list_project_definitions,
)
from helix_desktop.tools.env_files import EnvFiles
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.included_instructions import MAX_INCLUDED
from helix_desktop.tools.instruction_reader import (
    CHANGED_MEANWHILE,
    MAX_INSTRUCTION_BYTES,
    NAMES,
    InstructionReader,
    ReadInstruction,
)


class SavedInstructions(Struct, frozen=True):
    """Instruction files by their names, without those that are not there.

    `hooks` are the files that declare hooks. They are not on the disk, since they may have secrets,
    and what is not approved never runs.
    """

    files: dict[str, ReadInstruction]
    hooks: Mapping[str, bytes] = {}


def save_instructions(
    root: ProjectRoot, reader: InstructionReader, names: Iterable[str]
) -> SavedInstructions:
    """Read the instructions with these names, and the hooks. Blocks."""
    files: dict[str, ReadInstruction] = {}
    for name in names:
        read = reader.read(name)
        if read.digest:
            files[name] = read
    hooks: dict[str, bytes] = {}
    for name in PROJECT_HOOK_FILES:
        with suppress(ToolError, OSError), root.open_file(name) as file:
            hooks[name] = file.read(MAX_HOOK_FILE_BYTES + 1)
    return SavedInstructions(files, hooks)


def write_instructions(path: Path, saved: SavedInstructions) -> None:
    """Write a snapshot whole or not at all.

    It is not synced: no process goes on after a loss of power.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.msgpack.encode(saved.files, enc_hook=plain_text))
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, UnicodeEncodeError) as error:
        log.warning("the instructions before a command cannot be saved: %s", error)


def read_instructions(path: Path) -> SavedInstructions | None:
    """Return the snapshot of another process, or of one that was killed; None without one."""
    try:
        files = msgspec.msgpack.decode(path.read_bytes(), type=dict[str, ReadInstruction])
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("the instructions before a command cannot be read: %s", error)
        return None
    return SavedInstructions(files)


FILE, SNAPSHOT_FILE = "instructions.json", "instructions-before"
_MAX_AGREED = 20
NOT_AGREED = Phrase(
    "From git, from a nested repository, or from the time of a command or of another agent, and "
    "you haven't agreed to use it."
)


log = logging.getLogger(__name__)


class _SavedAgreements(msgspec.Struct):
    """The digests of the files that came by git and those that the user agreed to, by file name.

    `earlier` are the texts that were followed until others came. `incomplete` means that digests
    may be missing: any file may have come by git. `included` are the files that instructions
    included and that were followed. `written` are instructions that tools were allowed to write.
    """

    by_git: dict[str, str] = {}
    agreed: dict[str, list[str]] = {}
    earlier: dict[str, str] = {}
    incomplete: bool = False
    included: list[str] = []
    written: list[str] = []


@dataclass(frozen=True, slots=True)
class UnagreedGuide:
    """An instruction file that is not followed yet, with its text.

    `before` is the text that was followed until it changed, None if that is not known; it still is
    as long as something runs. A removed file has no digest.
    """

    name: str
    digest: str
    text: str = field(default="", compare=False)
    before: str | None = field(default=None, compare=False)
    reason: str = field(default=NOT_AGREED, compare=False)
    """Why it is not followed."""

    @property
    def diff(self) -> str:
        """How the text differs from the one that was followed; "" if that is not known."""
        if self.before is None:
            return ""
        return unify_text(self.before.splitlines(), self.text.splitlines())


class GuideAgreements:
    """The agreements of one workspace; `home` is the workspace's folder, `root` the project's."""

    def __init__(self, home: Path, root: ProjectRoot) -> None:
        self._file, self._root = home / FILE, root
        self._lock = threading.Lock()
        self._saved = _SavedAgreements(incomplete=True)
        self._stamp: tuple[int, int, int] | None = None
        self._unread: OSError | None = None
        """The error of the last reading, after which the file is not overwritten."""
        self._unsaved: dict[str, str] = {}
        """The files that came by git since the last saving."""
        self._followed: dict[str, str] = {}
        self._waiting: dict[str, str] = {}
        self._reader = InstructionReader(root, EnvFiles(root).contains)
        self._snapshot_file = home / SNAPSHOT_FILE
        self._snapshot: SavedInstructions | None = None
        """The instructions before the first of the running commands began."""
        self._running = 0
        """The number of commands that run and may write, those of other agents too."""
        self._is_open = False
        """Whether one of them could write instructions, which nothing protected from it."""
        self._looked_at: set[str] = set()
        """The files that were looked at while something ran."""
        self._others: SavedInstructions | None = None
        """The snapshot of another process, or of one that was killed, as last read."""
        self._others_stamp = 0, 0, 0

    def _read_again(self) -> _SavedAgreements:
        """Return the stored agreements, read again if another process has changed the file."""
        stamp = file_stamp(self._file)
        if stamp == self._stamp:
            return self._saved
        try:
            self._saved = read_json(self._file, _SavedAgreements)
        except FileNotFoundError:
            # the end of the process may have come before a new list was saved
            self._saved = _SavedAgreements(incomplete=bool(damaged_places(self._file)))
        except InaccessibleFile as error:
            log.warning("%s cannot be read: %s", self._file.name, error)
            self._unread = error.error
            return self._saved
        except UnreadableFile as error:
            log.info("%s is damaged: %s", self._file.name, error)
            self._saved.incomplete = True
            with suppress(OSError):  # another process did, or the next reading does
                move_aside(self._file, DAMAGED)
                write_json(self._file, self._saved)
                stamp = file_stamp(self._file)
        self._saved.by_git |= self._unsaved
        self._unread, self._stamp = None, stamp
        return self._saved

    def begin(self, names: Iterable[str]) -> None:
        """Note that a command begins that may write; `names` are the instruction files.

        Until the end of the last one, instructions are those before the first one, and what the
        user agrees to.
        """
        with self._lock:
            self._running += 1
            if self._running == 1:
                wanted = {*names, *NAMES, *self._followed, *self._read_again().included}
                self._snapshot = save_instructions(self._root, self._reader, sorted(wanted))
                write_instructions(self._snapshot_file, self._snapshot)

    def end(self, *, is_protected: bool) -> None:
        """Note the end of a command; `is_protected`: it could not write instructions."""
        with self._lock:
            self._is_open |= not is_protected
            changed: list[tuple[str, Digest]] = []
            if self._running == 1 and self._is_open and self._snapshot is not None:
                changed = self._changed_since(self._snapshot)
        self.came([name for name, digest in changed if digest])
        with self._lock:
            self._running -= 1
            if not self._running:
                self._snapshot, self._is_open = None, False
                self._looked_at.clear()
                self._snapshot_file.unlink(missing_ok=True)

    def settle_left(self) -> None:
        """Note what changed since a command began whose end nobody saw. Nothing may run."""
        with self._lock:
            left = read_instructions(self._snapshot_file)
            changed = self._changed_since(left) if left else []
        self.came([name for name, digest in changed if digest])
        self._snapshot_file.unlink(missing_ok=True)

    def _changed_since(self, snapshot: SavedInstructions) -> list[tuple[str, Digest]]:
        """Return the instructions that differ from a snapshot, with their digests of now.

        Those that it does not have differ, too; a removed file has the digest "".
        """
        definitions = list_project_definitions(self._root)
        names = {*snapshot.files, *NAMES, *definitions, *self._looked_at}
        digests = [(name, self._reader.read(name).digest) for name in sorted(names)]
        before = {name: read.digest for name, read in snapshot.files.items()}
        return [(name, digest) for name, digest in digests if digest != before.get(name, "")]

    def _before(self) -> SavedInstructions | None:
        """Return the instructions before what runs now began, also in another process."""
        if self._running:
            return self._snapshot
        stamp = file_stamp(self._snapshot_file)
        if stamp != self._others_stamp:
            self._others = read_instructions(self._snapshot_file)
            self._others_stamp = stamp
        return self._others

    def in_force(self, name: str, now: ReadInstruction) -> ReadInstruction:
        """Return a file as it counts: while something runs, as it was before or as agreed to."""
        with self._lock:
            if (snapshot := self._before()) is None:
                return now
            self._looked_at.add(name)
            before = snapshot.files.get(name)
            if now.digest == (before.digest if before else ""):
                return now
            if now.digest in self._read_again().agreed.get(name, ()):
                return now
            return before or ReadInstruction((), problem=CHANGED_MEANWHILE)

    def names(self) -> Collection[str]:
        """Return the instruction files as they were before what runs now began."""
        with self._lock:
            snapshot = self._before()
            return snapshot.files if snapshot else ()

    def holds(self, name: str) -> bool:
        """Return whether a file was followed before what runs now began."""
        with self._lock:
            before = snapshot.files.get(name) if (snapshot := self._before()) else None
            return before is not None and self._followed.get(name) == before.digest

    def earlier_hooks(self) -> Mapping[str, bytes]:
        """Return the files with hooks as they were before what runs now began."""
        with self._lock:
            return self._snapshot.hooks if self._snapshot else NO_EARLIER

    def renew_hooks(self, name: str) -> None:
        """Note that the user decided about the hooks of a file as it is now."""
        with self._lock:
            if self._snapshot is not None:
                left = {path: data for path, data in self._snapshot.hooks.items() if path != name}
                self._snapshot = replace(self._snapshot, hooks=left)

    def came(self, by_git: Sequence[str]) -> None:
        """Note that files came by git, until the end if that cannot be saved.

        Bytes that were followed until now are followed if they come again.
        """
        names = list(by_git)
        prefixes = tuple(f"{path}/" for path in by_git)
        folders = tuple(f"{folder}/" for folder in PROJECT_FOLDERS)
        contains_folder = (folder.startswith(prefixes) for folder in folders)
        if any(contains_folder) or any(path.startswith(folders) for path in prefixes):
            # a new folder of definitions, or one in it
            definitions = list_project_definitions(self._root)
            names += (name for name in definitions if name.startswith(prefixes))
        digests = {name: digest_of(data) for name in names if (data := self._data(name))}
        with self._lock:
            notes = self._read_again()
            if (snapshot := self._before()) is not None:  # the same bytes came again
                same = {name: read.digest for name, read in snapshot.files.items()}
                digests = {
                    name: digest for name, digest in digests.items() if same.get(name) != digest
                }
                for name in digests:
                    text = snapshot.files.get(name, ReadInstruction(())).text
                    notes.earlier.setdefault(name, text)
            self._unsaved |= digests
            notes.by_git |= digests
            for name in digests:
                if followed := self._followed.get(name):
                    self._add_agreed(name, followed)
            try:
                if digests:
                    self._save()
            except OSError as error:
                log.warning("what came by git cannot be saved: %s", error)

    def came_around_kill(self, names: Iterable[str]) -> None:
        """Note that files changed while, or after, a command ran whose end nobody saw."""
        with self._lock:
            included = {*self._read_again().included}
        self.came([name for name in names if _is_named(name) or name in included])

    def included(self) -> tuple[str, ...]:
        """Return the files that instructions included at some time and that were followed."""
        with self._lock:
            return tuple(self._read_again().included)

    def note_written(self, name: str) -> None:
        """Note that the user lets a tool write a file.

        What instructions include for the first time after that is not the user's choice.
        """
        with self._lock:
            notes = self._read_again()
            if name in notes.written or not (_is_named(name) or name in notes.included):
                return
            notes.written.append(name)
            try:
                self._save()
            except OSError as error:
                log.warning("what a tool may write cannot be saved: %s", error)

    def follows(self, name: str, digest: Digest, *, nested: bool) -> bool:
        """Tell whether a file with these bytes is followed.

        `nested` means that the project's own work did not write it.
        """
        with self._lock:
            notes = self._read_again()
            is_new = not _is_named(name) and name not in notes.included
            # instructions in use that are not the user's own may include anything
            has_outside = bool(notes.written) or any(
                followed in (notes.by_git.get(other), *notes.agreed.get(other, ()))
                for other, followed in self._followed.items()
            )
            uncertain = nested or notes.incomplete or (is_new and has_outside)
            if digest in notes.agreed.get(name, ()):
                is_followed = True
            elif uncertain or notes.by_git.get(name) == digest:
                is_followed = False
            else:
                is_followed = True
            if is_followed:
                self._followed[name] = digest
                if self._waiting.get(name) == digest:
                    del self._waiting[name]
                if is_new:
                    notes.included = [*notes.included, name][-MAX_INCLUDED:]
                    try:
                        self._save()
                    except OSError as error:
                        log.warning("what instructions include cannot be saved: %s", error)
            else:
                self._waiting[name] = digest
            return is_followed

    def waiting_guides(self) -> tuple[UnagreedGuide, ...]:
        """Return the files that are not followed, with their text for the user to agree to."""
        with self._lock:
            notes = self._read_again()
            brought = (name for name in notes.by_git if _is_named(name) or name in notes.included)
            snapshot = self._before()
            changed = dict(self._changed_since(snapshot) if snapshot else ())
            names = sorted({*self._waiting, *brought, *changed})
            guides = [guide for name in names if (guide := self._current_guide(name))]
            return tuple(
                guide
                for guide in guides
                # bytes that differ from those in question are the user's own
                if guide.digest in (notes.by_git.get(guide.name), self._waiting.get(guide.name))
                or guide.digest == changed.get(guide.name)
                if guide.digest not in notes.agreed.get(guide.name, ())
            )

    def instructions(self) -> tuple[UnagreedGuide, ...]:
        """Return the instruction files in the project's folder, used or not, for the user."""
        with self._lock:
            return tuple(guide for name in NAMES if (guide := self._current_guide(name)))

    def agree(self, guide: UnagreedGuide) -> None:
        """Follow a file as long as its bytes stay the same."""
        with self._lock:
            self._add_agreed(guide.name, guide.digest)
            self._waiting.pop(guide.name, None)
            self._saved.earlier.pop(guide.name, None)
            self._save()

    def find(self, names: Iterable[str]) -> list[UnagreedGuide]:
        """Return the instruction files that the user names."""
        with self._lock:
            guides = [(name, self._current_guide(name)) for name in names]
        missing = next((name for name, guide in guides if guide is None), "")
        if missing:
            raise PermissionsError(
                "Can't read {missing} as instructions of this folder.", missing=missing
            )
        return [guide for _, guide in guides if guide is not None]

    def _current_guide(self, name: str) -> UnagreedGuide | None:
        before: str | None
        if snapshot := self._before():
            was = snapshot.files.get(name, ReadInstruction(()))
            before, reason = was.text, CHANGED_MEANWHILE
        else:
            before, reason = self._read_again().earlier.get(name), NOT_AGREED
        if data := self._data(name):
            text = data.decode("utf-8", "replace")
            return UnagreedGuide(name, digest_of(data), text, before, reason)
        is_removed = bool(snapshot and was.digest)
        return UnagreedGuide(name, "", "", before, reason) if is_removed else None

    def _data(self, name: str) -> bytes:
        try:
            with self._root.open_file(name) as file:
                return file.read(MAX_INSTRUCTION_BYTES + 1)
        except (ToolError, OSError):
            return b""

    def _add_agreed(self, name: str, digest: str) -> None:
        """Add a digest to those agreed to, so that switching between branches asks once."""
        agreed = self._read_again().agreed.setdefault(name, [])
        others = (known for known in agreed if known != digest)
        agreed[:] = [*others, digest][-_MAX_AGREED:]

    def _save(self) -> None:
        if self._unread is not None:
            raise self._unread.with_traceback(None)
        write_json(self._file, self._saved)
        self._unsaved = {}


def _is_named(name: str) -> bool:
    """Return whether a file is an instruction by its name, whatever includes it."""
    return name.rpartition("/")[2] in NAMES or is_definition(name)
