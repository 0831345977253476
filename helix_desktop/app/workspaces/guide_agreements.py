"""Which AGENTS.md files that came by git or a nested repository the user agreed to follow.

Git may bring another AGENTS.md with a branch, and a repository inside the folder has its own. What
changed since the beginning of a command that was cut off may be that command's, too. The
user agrees to exact bytes, and is asked again for any others. While the list is damaged or cannot
be read, any file may have come by git, and only what was agreed to is followed. A file that
instructions include needs an agreement as well, if it is new and the instructions that now include
it may have come by git or from a tool: its text is older than them, and anybody's. Thread-safe.
"""

import logging
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from helix_desktop.app.json_file import (
    InaccessibleFile,
    UnreadableFile,
    file_stamp,
    read_json,
    write_json,
)
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.errors import PermissionsError, ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.tools.definition_folders import (
    PROJECT_FOLDERS,
    is_definition,
    list_project_definitions,
)
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.included_instructions import MAX_INCLUDED
from helix_desktop.tools.instruction_reader import MAX_INSTRUCTION_BYTES, NAMES

FILE = "instructions.json"
_MAX_AGREED = 20
NOT_AGREED = Phrase(
    "From git, from a nested repository, or from the time of a command that was cut off, and you "
    "haven't agreed to use it."
)


log = logging.getLogger(__name__)


class _SavedAgreements(msgspec.Struct):
    """The digests of the files that came by git and those that the user agreed to, by file name.

    `incomplete` means that digests may be missing: any file may have come by git. `included` are
    the files that instructions included and that were followed. `written` are instructions that
    tools were allowed to write.
    """

    by_git: dict[str, str] = {}
    agreed: dict[str, list[str]] = {}
    incomplete: bool = False
    included: list[str] = []
    written: list[str] = []


@dataclass(frozen=True, slots=True)
class UnagreedGuide:
    """An instruction file that is not followed yet, with its text."""

    name: str
    digest: str
    text: str = field(default="", compare=False)


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
        self._changing = 0
        """The number of running commands that may have git change files."""

    def _read_again(self) -> _SavedAgreements:
        """Return the stored agreements, read again if another process has changed the file."""
        stamp = file_stamp(self._file)
        if stamp == self._stamp:
            return self._saved
        try:
            self._saved = read_json(self._file, _SavedAgreements)
        except FileNotFoundError:
            self._saved = _SavedAgreements()
        except InaccessibleFile as error:
            log.warning("%s cannot be read: %s", self._file.name, error)
            self._unread = error.error
            return self._saved
        except UnreadableFile as error:
            log.warning("%s is damaged: %s", self._file.name, error)
            self._saved.incomplete = True
        self._saved.by_git |= self._unsaved
        self._unread, self._stamp = None, stamp
        return self._saved

    def begin(self) -> None:
        """Note that a command begins that may change files by git.

        Until the end of the command, only instructions followed before are followed.
        """
        with self._lock:
            self._changing += 1

    def end(self) -> None:
        with self._lock:
            self._changing -= 1

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
            self._unsaved |= digests
            self._read_again().by_git |= digests
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
                is_followed = not self._changing or self._followed.get(name) == digest
            if is_followed:
                self._followed[name] = digest
                self._waiting.pop(name, None)
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
            names = sorted({*self._waiting, *brought})
        guides = (self._current_guide(name) for name in names)
        return tuple(guide for guide in guides if guide and not self._is_agreed(guide))

    def instructions(self) -> tuple[UnagreedGuide, ...]:
        """Return the instruction files in the project's folder, used or not, for the user."""
        return tuple(guide for name in NAMES if (guide := self._current_guide(name)))

    def agree(self, guide: UnagreedGuide) -> None:
        """Follow a file as long as its bytes stay the same."""
        with self._lock:
            self._add_agreed(guide.name, guide.digest)
            self._waiting.pop(guide.name, None)
            self._save()

    def find(self, names: Iterable[str]) -> list[UnagreedGuide]:
        """Return the instruction files that the user names."""
        guides = [(name, self._current_guide(name)) for name in names]
        missing = next((name for name, guide in guides if guide is None), "")
        if missing:
            raise PermissionsError(
                "Can't read {missing} as instructions of this folder.", missing=missing
            )
        return [guide for _, guide in guides if guide is not None]

    def _is_agreed(self, guide: UnagreedGuide) -> bool:
        """Tell whether a file is agreed to.

        Bytes that differ from those in question are the user's own.
        """
        notes = self._saved
        waits = guide.digest in (notes.by_git.get(guide.name), self._waiting.get(guide.name))
        return guide.digest in notes.agreed.get(guide.name, ()) or not waits

    def _current_guide(self, name: str) -> UnagreedGuide | None:
        if data := self._data(name):
            return UnagreedGuide(name, digest_of(data), data.decode("utf-8", "replace"))
        return None

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
