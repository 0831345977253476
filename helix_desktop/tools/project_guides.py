"""Finds and reads the project's instructions, AGENTS.md and CLAUDE.md, in its folder and below.

They are opened like any other file of the folder, and only if the user trusts the folder. A line
`@path` includes another file of the folder, which is an instruction as well and needs the same
agreements; a path that leads outside is left as written.
"""

import os
import posixpath
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import PurePosixPath

from msgspec import Struct, field

from helix_desktop.context.texts.prompts import CUT_INCLUDE
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.rewrites import GuideKind
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import GuideFile
from helix_desktop.domain.shown_part import ShownPart
from helix_desktop.tools.env_files import EnvFiles
from helix_desktop.tools.files.file_tree import make_ignore_filter
from helix_desktop.tools.files.folder_handle import FolderHandle
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import is_never_written
from helix_desktop.tools.instruction_reader import (
    BY_GIT,
    CHANGED_MEANWHILE,
    DEPENDENCIES,
    MAX_DEPTH,
    MAX_INCLUDED,
    NAMES,
    NO_QUESTION,
    NOT_TRUSTED,
    NOTHING_RUNS,
    VENDORED,
    Follows,
    InstructionReader,
    InstructionSnapshot,
    ReadInstruction,
    parse_include,
)

MAX_FOLDERS = 400
"""Most folders below the project's that are searched, the last touched first."""
MAX_FILES = 40
OTHERS = Phrase("From a nested repository that isn't yours, and you haven't agreed to use it.")
DEPENDENCY = Phrase(
    "From a folder of dependencies or one that git ignores, and you haven't agreed to use it."
)

_ANY = "\0"
"""Stands for any file of a folder: the instructions themselves may be ignored by git."""


class _Scan(Struct):
    """One scan of the folder, with the results so far by text and by name."""

    ignored: Callable[[tuple[str, ...]], bool]
    guides: list[GuideFile] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)


class _Includes(Struct):
    """The number of files that a guide may still include, and its files that were cut.

    Of those, the size in bytes and the part that is in the guide.
    """

    left: int = MAX_INCLUDED
    cut: dict[str, tuple[int, ShownPart]] = field(default_factory=dict)


class ProjectGuides:
    """The implementation of GuideSource for the files of one folder. Any thread."""

    def __init__(
        self,
        root: ProjectRoot,
        trusted: Callable[[], bool | None],
        follows: Follows = lambda _name, _digest, *, nested: not nested,
        snapshot: InstructionSnapshot = NOTHING_RUNS,
    ) -> None:
        self._root = root
        self._follows, self._snapshot = follows, snapshot
        self._trusted = trusted
        self._reader = InstructionReader(root, EnvFiles(root).contains, snapshot)
        self._order = threading.Lock()

    def look(self, touched: Sequence[str]) -> Sequence[GuideFile]:
        """Return the project's own guides, then those on the way to touched files."""
        with self._order:
            trusted = self._trusted()
            is_ignored = make_ignore_filter(self._root)
            scan = _Scan(is_ignored)
            folders: dict[str, None] = {}  # down to the touched files, outer ones first
            for path in reversed(touched if trusted else ()):
                for folder in folders_above(path, str(self._root.folder)):
                    if len(folders) >= MAX_FOLDERS or VENDORED.intersection(folder.split("/")):
                        break
                    folders[folder] = None
            earlier = self._snapshot.names()
            for folder in ("", *sorted(folders, key=lambda path: (path.count("/"), path))):
                paths = [f"{folder}/{name}" if folder else name for name in NAMES]
                found: list[str] = []
                with suppress(ToolError), self._root.open_folder(folder or ".") as handle:
                    # whatever kind of file they are
                    found = [path for path in paths if _exists(handle, posixpath.basename(path))]
                # few folders have guides: only for those the origin matters
                names = [path for path in paths if path in found or path in earlier]
                if names and folder and _left_out(folder, is_ignored):
                    names = [path for path in names if self._snapshot.holds(path)]
                for name in names[: MAX_FILES - len(scan.guides)]:
                    self._take(name, scan, trusted=trusted)
            return scan.guides

    def _is_nested(self, folder: str) -> bool:
        """Return whether a folder below the project's is in another repository."""
        while folder:
            with suppress(ToolError), self._root.open_folder(folder) as opened:
                if _exists(opened, ".git"):
                    return True
            folder = folder.rpartition("/")[0]
        return False

    def _take(self, name: str, scan: _Scan, *, trusted: bool | None) -> None:
        if not trusted:
            refused = NO_QUESTION if trusted is None else NOT_TRUSTED
            scan.guides.append(GuideFile(GuideKind.PROJECT, name, problem=refused))
            return
        read = self._reader.read(name)
        if read.problem == CHANGED_MEANWHILE:
            scan.guides.append(GuideFile(GuideKind.PROJECT, name, problem=read.problem, quiet=True))
            return
        if not read.problem and self._is_refused(name, read.digest, scan):
            return
        scan.names.add(name)
        includes = _Includes()
        lines = self._with_included(name, read, (name,), scan=scan, includes=includes)
        text = "\n".join(lines) if not read.problem else ""
        same = scan.texts.setdefault(text.strip(), name) if text.strip() else name
        repeated = Phrase("Same text as {name}.", name=same) if same != name else ""
        problem = read.problem or repeated
        scan.guides.append(
            GuideFile(
                GuideKind.PROJECT,
                name,
                text="" if problem else text,
                problem=problem,
                quiet=same != name,
                more=" ".join(
                    CUT_INCLUDE.format(file=file, part=part.phrase, size=f"{size:,}")
                    for file, (size, part) in includes.cut.items()
                ),
                lines_left=sum(part.total - part.last for _, part in includes.cut.values()),
                is_counted=not any(part.more for _, part in includes.cut.values()),
            )
        )

    def _with_included(
        self,
        name: str,
        file: ReadInstruction,
        included_by: tuple[str, ...],
        *,
        scan: _Scan,
        includes: _Includes,
    ) -> Iterator[str]:
        """Yield a file's lines, with those of included files."""
        fenced = False
        if file.part is not None:
            includes.cut[name] = file.size, file.part
        for line in file.text.splitlines():
            fenced ^= line.lstrip().startswith(("```", "~~~"))
            wanted = "" if fenced else parse_include(line, name)
            if (
                not wanted
                or wanted in included_by
                or len(included_by) > MAX_DEPTH
                or not includes.left
            ):
                yield line
            elif wanted in scan.names:
                yield f"({wanted} stands above.)"
            else:
                includes.left -= 1
                read = self._reader.read(wanted)
                if read.problem or self._is_refused(wanted, read.digest, scan):
                    yield line
                    continue
                yield f"(from {wanted})"
                chain = (*included_by, wanted)
                yield from self._with_included(wanted, read, chain, scan=scan, includes=includes)

    def _is_refused(self, name: str, digest: Digest, scan: _Scan) -> bool:
        """Return whether a file lacks the user's agreement, which the scan then reports once."""
        # what runs may have changed the way to the file, or what git ignores
        origin = "" if self._snapshot.holds(name) else self._origin(name, scan)
        if self._follows(name, digest, nested=bool(origin)):
            return False
        guide = GuideFile(GuideKind.PROJECT, name, problem=origin or BY_GIT, quiet=True)
        if guide not in scan.guides:
            scan.guides.append(guide)
        return True

    def _origin(self, name: str, scan: _Scan) -> str:
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
            if folder and _left_out(folder, scan.ignored):
                return DEPENDENCY
        return ""


def folders_above(path: str, base: str) -> Iterator[str]:
    """Yield the folders below `base` on a path, the path itself included: it may be a folder."""
    if path.startswith(f"{base}/"):
        path = path[len(base) + 1 :]
    steps = PurePosixPath(path.replace("\\", "/") if os.name == "nt" else path)
    if steps.is_absolute() or ".." in steps.parts:
        return
    for count in range(1, len(steps.parts) + 1):
        yield "/".join(steps.parts[:count])


def _left_out(folder: str, is_ignored: Callable[[tuple[str, ...]], bool]) -> bool:
    """Return whether a folder is ignored, or is no folder at all."""
    try:
        return is_ignored((*folder.split("/"), _ANY))
    except ToolError:
        return True


def _exists(folder: FolderHandle, name: str) -> bool:
    try:
        folder.look(name)
    except OSError:
        return False
    return True
