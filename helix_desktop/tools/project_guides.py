"""The instructions that a project keeps for agents: AGENTS.md and CLAUDE.md, in any folder.

They are opened like any other file of the folder, and only if the user trusts the folder. A line
`@path` includes another file of the folder, which is an instruction as well and needs the same
agreements; a path that leads outside is left as written.
"""

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Protocol

from msgspec import Struct

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import FoundGuide
from helix_desktop.tools.files.file_tree import make_ignore_filter
from helix_desktop.tools.files.folder_handle import FolderHandle
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import is_never_written
from helix_desktop.tools.secrets.redactor import hide_secret_text
from helix_desktop.tools.text.file_content import decode_text, detect_encoding

NAMES = ("AGENTS.md", "CLAUDE.md")
"""Names of guides in their order; if a folder has both, both are used."""

MOST_BYTES = 1024 * 1024
"""Most bytes of one file; of a longer one, which must be an error, only the beginning is used."""
MOST_FOLDERS = 400
"""Most folders below the project's that are searched, the last touched first."""
MOST_FILES = 40
MOST_TAKEN_IN = 20
DEEPEST = 5
"""Most files that one file includes, and the longest chain of includes."""
SETTLED = 2.0
"""Seconds after which a file's times identify its content; some disks count in steps of two."""

NOT_ASKED = Phrase("This folder isn't trusted yet.")
NOT_TRUSTED = Phrase("This folder isn't trusted.")
OTHERS = Phrase("From a nested repository that isn't yours, and you haven't agreed to use it.")
DEPENDENCY = Phrase(
    "From a folder of dependencies or one that git ignores, and you haven't agreed to use it."
)
BY_GIT = Phrase("Changed by a git command, and you haven't agreed to the new text.")
NO_TEXT = Phrase("Not text.")

_OTHERS = frozenset({"vendor", "third_party", "site-packages", "dist-packages"})
"""Folders of other people's code that projects keep in their own history and whose instructions
nobody chose. Files ignored by git are left out, too."""
DEPENDENCIES = _OTHERS | {"node_modules"}
"""Folders that package managers write: a file there is used only with the agreed bytes."""

_ANY = "\0"
"""Stands for any file of a folder: the instructions themselves may be ignored by git."""


class ReadInstruction(Struct, frozen=True):
    """A file as last read; `problem` says why it cannot be used."""

    stamp: tuple[int, ...]
    text: str = ""
    problem: str = ""
    size: int = 0
    digest: Digest = Digest("")

    @property
    def whole(self) -> bool:
        return self.size <= MOST_BYTES


@dataclass(slots=True)
class _Look:
    """One look at the folder, with the results so far by text and by name."""

    ignored: Callable[[tuple[str, ...]], bool]
    found: list[FoundGuide] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)


class Follows(Protocol):
    """A function that tells whether a file's bytes are used; `nested`: in another repository."""

    def __call__(self, name: str, digest: Digest, *, nested: bool) -> bool: ...


class ProjectGuides:
    """The implementation of GuideSource for the files of one folder. Any thread."""

    def __init__(
        self,
        root: ProjectRoot,
        trusted: Callable[[], bool | None],
        follows: Follows = lambda _name, _digest, *, nested: not nested,
    ) -> None:
        self._root = root
        self._follows = follows
        self._trusted = trusted
        self._reader = InstructionReader(root)
        self._order = threading.Lock()

    def look(self, touched: Sequence[str]) -> Sequence[FoundGuide]:
        """Return the project's own guides, then those on the way to touched files."""
        with self._order:
            trusted = self._trusted()
            theirs = make_ignore_filter(self._root)
            look = _Look(theirs)
            for folder in self._folders(touched if trusted else ()):
                names = list(self._there(folder))
                # few folders have guides: only for those the origin matters
                if names and folder and _left_out(folder, theirs):
                    continue
                for name in names[: MOST_FILES - len(look.found)]:
                    self._take(name, look, trusted=trusted)
            return look.found

    def _folders(self, touched: Sequence[str]) -> Iterator[str]:
        """Yield the project's folder, and those down to the touched files, outer ones first."""
        yield ""
        found: dict[str, None] = {}
        for path in reversed(touched):
            for folder in folders_above(path, str(self._root.folder)):
                if len(found) >= MOST_FOLDERS or _OTHERS.intersection(folder.split("/")):
                    break
                found[folder] = None
        yield from sorted(found, key=lambda folder: (folder.count("/"), folder))

    def _is_nested(self, folder: str) -> bool:
        """Return whether a folder below the project's is in another repository."""
        while folder:
            with suppress(ToolError), self._root.open_folder(folder) as held:
                if _exists(held, ".git"):
                    return True
            folder = folder.rpartition("/")[0]
        return False

    def _there(self, folder: str) -> Iterator[str]:
        """Yield the guides that exist in a folder, whatever kind of file they are."""
        with suppress(ToolError), self._root.open_folder(folder or ".") as held:
            for name in NAMES:
                if _exists(held, name):
                    yield f"{folder}/{name}" if folder else name

    def _take(self, name: str, look: _Look, *, trusted: bool | None) -> None:
        if not trusted:
            refused = NOT_ASKED if trusted is None else NOT_TRUSTED
            look.found.append(FoundGuide(GuideKind.PROJECT, name, problem=refused))
            return
        read = self._reader.read(name)
        if not read.problem and self._is_refused(name, read.digest, look):
            return
        look.names.add(name)
        lines = self._taken_in(name, read.text, (name,), look=look, left=[MOST_TAKEN_IN])
        text = "\n".join(lines) if not read.problem else ""
        same = look.texts.setdefault(text.strip(), name) if text.strip() else name
        repeated = Phrase("Same text as {name}.", name=same) if same != name else ""
        problem = read.problem or repeated
        look.found.append(
            FoundGuide(
                GuideKind.PROJECT,
                name,
                text="" if problem else text,
                problem=problem,
                quiet=same != name,
                more="" if read.whole else f'read_file("{name}") reads all {read.size:,} bytes',
            )
        )

    def _taken_in(
        self, name: str, text: str, way: tuple[str, ...], *, look: _Look, left: list[int]
    ) -> Iterator[str]:
        """Yield a file's lines, with those of included files."""
        fenced = False
        for line in text.splitlines():
            fenced ^= line.lstrip().startswith(("```", "~~~"))
            wanted = "" if fenced else parse_include(line, name)
            if not wanted or wanted in way or len(way) > DEEPEST or not left[0]:
                yield line
            elif wanted in look.names:
                yield f"({wanted} stands above.)"
            else:
                left[0] -= 1
                read = self._reader.read(wanted)
                if read.problem or self._is_refused(wanted, read.digest, look):
                    yield line
                    continue
                yield f"(from {wanted})"
                yield from self._taken_in(wanted, read.text, (*way, wanted), look=look, left=left)

    def _is_refused(self, name: str, digest: Digest, look: _Look) -> bool:
        """Return whether a file lacks the user's agreement, which the look then reports once."""
        origin = self._origin(name, look)
        if self._follows(name, digest, nested=bool(origin)):
            return False
        guide = FoundGuide(GuideKind.PROJECT, name, problem=origin or BY_GIT, quiet=True)
        if guide not in look.found:
            look.found.append(guide)
        return True

    def _origin(self, name: str, look: _Look) -> str:
        """Return why a file is not the project's own, by its name and its real place, or ""."""
        try:
            paths = (name, self._root.real(name))
        except ToolError:
            return OTHERS  # it went away meanwhile
        for path in paths:
            folder = path.rpartition("/")[0]
            steps = folder.split("/")
            if not DEPENDENCIES.isdisjoint(steps) or any(map(is_never_written, steps)):
                return DEPENDENCY
            if self._is_nested(folder):
                return OTHERS
            if folder and _left_out(folder, look.ignored):
                return DEPENDENCY
        return ""


class InstructionReader:
    """A reader of one folder's instruction files. One thread at a time."""

    def __init__(self, root: ProjectRoot) -> None:
        self._root = root
        self._known: dict[str, ReadInstruction] = {}

    def read(self, name: str) -> ReadInstruction:
        """Return a file's text, read again only if it may have changed."""
        try:
            with self._root.open_file(name) as file:
                stamp = _stamp(os.fstat(file.fileno()))
                known = self._known.get(name)
                if known is not None and known.stamp == stamp:
                    return known
                size = os.fstat(file.fileno()).st_size
                read = _as_text(name, stamp, data=file.read(MOST_BYTES + 1), size=size)
        except ToolError as error:
            return ReadInstruction((), problem=error.message)
        except OSError as error:
            return ReadInstruction((), problem=error.strerror or Phrase("Can't be read."))
        self._known.pop(name, None)
        if time.time() - max(stamp[3], stamp[4]) / 1e9 > SETTLED:
            self._known[name] = read
        return read


def folders_above(path: str, base: str) -> Iterator[str]:
    """Yield the folders below `base` on a path, the path itself included: it may be a folder."""
    if path.startswith(f"{base}/"):
        path = path[len(base) + 1 :]
    steps = PurePosixPath(path.replace("\\", "/") if os.name == "nt" else path)
    if steps.is_absolute() or ".." in steps.parts:
        return
    for count in range(1, len(steps.parts) + 1):
        yield "/".join(steps.parts[:count])


def parse_include(line: str, name: str) -> str:
    """Return the file that a line includes, relative to the project's folder, or ""."""
    word = line.strip()
    if not word.startswith("@") or " " in word or len(word) > 400:
        return ""
    parts: list[str] = list(PurePosixPath(name).parent.parts)
    path = PurePosixPath(word[1:])
    home = path.parts[:1] and path.parts[0].startswith("~")  # also behind "./", which goes
    if path.is_absolute() or home or not path.suffix:
        return ""
    for step in path.parts:
        if step == ".." and not parts:
            return ""
        if step == "..":
            parts.pop()
        else:
            parts.append(step)
    return "/".join(parts)


def _left_out(folder: str, theirs: Callable[[tuple[str, ...]], bool]) -> bool:
    """Return whether a folder is ignored, or is no folder at all."""
    try:
        return theirs((*folder.split("/"), _ANY))
    except ToolError:
        return True


def _exists(folder: FolderHandle, name: str) -> bool:
    try:
        folder.look(name)
    except OSError:
        return False
    return True


def _stamp(found: os.stat_result) -> tuple[int, ...]:
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def _as_text(name: str, stamp: tuple[int, ...], *, data: bytes, size: int) -> ReadInstruction:
    part = data[:MOST_BYTES]
    if len(data) > MOST_BYTES:
        # not in the middle of a character
        part = part[: part.rfind(b"\n") + 1] or part
    spelling = detect_encoding(part)
    if spelling is None or "\0" in (text := decode_text(part, spelling)):
        return ReadInstruction(stamp, problem=NO_TEXT, size=size)
    return ReadInstruction(stamp, hide_secret_text(name, text), size=size, digest=digest_of(data))
