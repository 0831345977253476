"""Reads AGENTS.md, CLAUDE.md, and their `@path` includes; why one is not used.

Also the reasons why a file is not used, which guides and definitions of subagents share.
"""

import os
import time
from collections.abc import Callable, Collection
from pathlib import PurePosixPath
from typing import BinaryIO, Protocol

from msgspec import Struct

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.shown_part import ShownPart
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.secrets.redactor import hide_secret_text
from helix_desktop.tools.text.file_content import count_lines_from, decode_text, detect_encoding

NAMES = ("AGENTS.md", "CLAUDE.md")
"""Names of guides in their order; if a folder has both, both are used."""

MAX_INSTRUCTION_BYTES = 1024 * 1024
"""Most bytes of one file; of a longer one, which must be an error, only the beginning is used."""
MAX_COUNTED_BYTES = 16 * 1024 * 1024
"""Most further bytes in which lines are counted: not a time, which would give other numbers."""
MAX_INCLUDED = 20
MAX_DEPTH = 5
"""Most files that one file includes, and the longest chain of includes."""
SETTLED_NS = 2.0
"""Seconds after which a file's times identify its content; some disks count in steps of two."""

NO_QUESTION = Phrase("This folder isn't trusted yet.")
NOT_TRUSTED = Phrase("This folder isn't trusted.")
BY_GIT = Phrase(
    "Changed by git, or around a command or a turn of another agent, and you haven't agreed to the "
    "new text."
)
CHANGED_MEANWHILE = Phrase(
    "Changed while a command or another agent ran, and you haven't agreed to use it."
)
NO_TEXT = Phrase("Not text.")
ENV_FILE = Phrase("A .env file, which holds secrets.")

VENDORED = frozenset({"vendor", "third_party", "site-packages", "dist-packages"})
"""Folders of other people's code that projects keep in their own history and whose instructions
nobody chose. Files ignored by git are left out, too."""
DEPENDENCIES = VENDORED | {"node_modules"}
"""Folders that package managers write: a file there is used only with the agreed bytes."""

IsClosed = Callable[[str, BinaryIO], bool]
"""Returns whether an open file, to which a path led, must not be read."""


def nothing_closed(_name: str, _file: BinaryIO) -> bool:
    return False


class Follows(Protocol):
    """A function that tells whether a file's bytes are used; `nested`: in another repository."""

    def __call__(self, name: str, digest: Digest, *, nested: bool) -> bool: ...


class ReadInstruction(Struct, frozen=True):
    """A file as last read; `problem` says why it cannot be used.

    `part` is what was read of a file that is too large.
    """

    stamp: tuple[int, ...]
    text: str = ""
    problem: str = ""
    size: int = 0
    digest: Digest = Digest("")
    part: ShownPart | None = None


class InstructionSnapshot(Protocol):
    """The instructions as they were before what may write them began, as long as it runs."""

    def in_force(self, name: str, now: ReadInstruction) -> ReadInstruction:
        """Return a file as it counts: as it is now, or as it was before."""

    def names(self) -> Collection[str]:
        """Return the files as they were before; none if nothing runs."""

    def holds(self, name: str) -> bool:
        """Return whether a file was followed before, and counts meanwhile."""


class NoSnapshot:
    """An InstructionSnapshot for a folder in which nothing runs."""

    def in_force(self, _name: str, now: ReadInstruction) -> ReadInstruction:
        return now

    def names(self) -> Collection[str]:
        return ()

    def holds(self, _name: str) -> bool:
        return False


NOTHING_RUNS = NoSnapshot()


class InstructionReader:
    """A reader of one folder's instruction files. One thread at a time."""

    def __init__(
        self,
        root: ProjectRoot,
        is_closed: IsClosed = nothing_closed,
        snapshot: InstructionSnapshot = NOTHING_RUNS,
    ) -> None:
        self._root, self._is_closed, self._snapshot = root, is_closed, snapshot
        self._known: dict[str, ReadInstruction] = {}

    def read(self, name: str) -> ReadInstruction:
        """Return a file as it counts now; see InstructionSnapshot."""
        return self._snapshot.in_force(name, self._read_now(name))

    def _read_now(self, name: str) -> ReadInstruction:
        """Return a file's text, read again only if it may have changed."""
        try:
            with self._root.open_file(name) as file:
                if self._is_closed(name, file):
                    return ReadInstruction((), problem=ENV_FILE)
                status = os.fstat(file.fileno())
                times = status.st_mtime_ns, status.st_ctime_ns
                stamp = (status.st_dev, status.st_ino, status.st_size, *times)
                known = self._known.get(name)
                if known is not None and known.stamp == stamp:
                    return known
                size, data = status.st_size, file.read(MAX_INSTRUCTION_BYTES + 1)
                beginning = data[:MAX_INSTRUCTION_BYTES]
                if len(data) > MAX_INSTRUCTION_BYTES:
                    # not in the middle of a character
                    beginning = beginning[: beginning.rfind(b"\n") + 1] or beginning
                spelling = detect_encoding(beginning)
                if spelling is None or "\0" in (text := decode_text(beginning, spelling)):
                    digest = digest_of(data)
                    read = ReadInstruction(stamp, problem=NO_TEXT, size=size, digest=digest)
                else:
                    part = None
                    if len(data) > MAX_INSTRUCTION_BYTES:
                        file.seek(len(beginning))
                        left, more = count_lines_from(file, spelling, MAX_COUNTED_BYTES)
                        shown, is_cut = len(text.splitlines()), not beginning.endswith(b"\n")
                        part = ShownPart(1, shown, shown + left, more=more, long_lines=is_cut)
                    text = hide_secret_text(name, text)
                    digest = digest_of(data)
                    read = ReadInstruction(stamp, text, size=size, digest=digest, part=part)
        except ToolError as error:
            return ReadInstruction((), problem=error.message)
        except OSError as error:
            return ReadInstruction((), problem=error.strerror or Phrase("Can't be read."))
        self._known.pop(name, None)
        if time.time() - max(times) / 1e9 > SETTLED_NS:
            self._known[name] = read
        return read


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
