"""A search of a project's files by a few letters, quick enough for every key press.

All paths are sorted so that the first match is the best. Substrings are searched first, each pass
in one go; scattered letters only if there are few of those. The listing of files is bounded and
opens none.
"""

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path

from msgspec import Struct

RARE_FIRST = "jxqzkvwy0123456789bpgfudm_-lhcnosrtiae./"
"""Letters by the number of paths that they rule out."""
BEHIND = 6
"""The number of letters by which a folder's name counts as longer than a file's."""
PASSES = 2
"""The number of letters that are searched on their own before the pattern."""


class FileMatch(Struct, frozen=True):
    """A file, or a folder with its number of files.

    `marks` are the matching letters of the name.
    """

    path: str
    files: int = 0
    marks: tuple[int, ...] = ()

    @property
    def folder(self) -> bool:
        return self.path.endswith("/")

    @property
    def name(self) -> str:
        _, _, last = self.path.rstrip("/").rpartition("/")
        return f"{last}/" if self.folder else last

    @property
    def where(self) -> str:
        head, name, _ = self.path.rstrip("/").rpartition("/")
        return head + name


class FileFinder:
    """The paths of a project as they were at one moment."""

    def __init__(self, paths: Iterable[str]) -> None:
        """Sort and index the paths. May take a second for many: not for the window's thread."""
        files = list(paths)
        self._counts: dict[str, int] = {}
        """Every folder, with a trailing slash, and the number of files below."""
        for path in files:
            at = path.rfind("/")
            while at > 0:
                above = path[: at + 1]
                self._counts[above] = self._counts.get(above, 0) + 1
                at = path.rfind("/", 0, at)
        self.count = len(files)
        self._paths = every = sorted([*files, *self._counts], key=_rank)
        self._folded = [path.casefold() for path in every]
        self._names = [_name(path) for path in self._folded]
        self._shallow = sorted(range(len(every)), key=lambda at: (every[at].count("/"), at))[:200]
        self._last: tuple[str, list[int]] = ("", [])

    def search(self, query: str, limit: int) -> tuple[list[FileMatch], int]:
        """Return the best matches for the typed text, and the number of all matches."""
        wanted = query.casefold().removeprefix("./")
        if not wanted:
            return [self._place(at, ()) for at in self._shallow[:limit]], len(self._paths)
        folded = self._folded
        hits = [at for at, path in enumerate(folded) if wanted in path]
        paths = list(dict.fromkeys(islice(self._ranked(hits, wanted), 4 * limit)))[:limit]
        total = len(hits)
        if len(paths) < limit:
            scattered = self._scattered(wanted)
            known = set(hits)
            total += len(scattered) - sum(at in known for at in scattered)
            more = (at for at in scattered if at not in known)
            paths += islice(more, limit - len(paths))
        return [self._place(at, _marks(self._names[at], wanted)) for at in paths], total

    def _ranked(self, hits: Sequence[int], wanted: str) -> Iterator[int]:
        names, folded = self._names, self._folded
        if "/" in wanted:
            ends = (at for at in hits if folded[at].endswith(wanted))
            begins = (at for at in hits if folded[at].startswith(wanted))
            return chain(ends, begins, hits)
        exact = (at for at in hits if names[at] == wanted)
        begins = (at for at in hits if names[at].startswith(wanted))
        within = (at for at in hits if wanted in names[at])
        return chain(exact, begins, within, hits)

    def _scattered(self, wanted: str) -> list[int]:
        """Return names (or paths, if one is typed) with the letters in order, but not in one piece.

        Further typing searches only the previous matches.
        """
        before, known = self._last
        left: Iterable[int] = range(len(self._folded))
        if before and wanted.startswith(before) and "/" not in wanted.removeprefix(before):
            left = known
        texts = self._folded if "/" in wanted else self._names
        for letter in sorted(set(wanted), key=RARE_FIRST.find)[:PASSES]:
            left = [at for at in left if letter in texts[at]]
        fits = re.compile("".join(f"[^{re.escape(c)}]*{re.escape(c)}" for c in wanted)).match
        matching = [at for at in left if fits(texts[at])]
        self._last = (wanted, matching)
        return matching

    def _place(self, at: int, marks: tuple[int, ...]) -> FileMatch:
        path = self._paths[at]
        return FileMatch(path, self._counts.get(path, 0), marks)


def _name(path: str) -> str:
    return path.rstrip("/").rpartition("/")[2]


def _rank(path: str) -> tuple[int, int, str]:
    """Sort short names first; a folder comes after files whose names are nearly as short."""
    folder = BEHIND if path.endswith("/") else 0
    return len(_name(path)) + folder, len(path), path


def _marks(name: str, wanted: str) -> tuple[int, ...]:
    """Return the positions of the letters in a name, together or one by one.

    Return none if a letter is missing.
    """
    wanted = wanted.rpartition("/")[2]
    if (at := name.find(wanted)) >= 0:
        return tuple(range(at, at + len(wanted)))
    marked: list[int] = []
    at = -1
    for letter in wanted:
        at = name.find(letter, at + 1)
        if at < 0:
            return ()
        marked.append(at)
    return tuple(marked)


MAX_PROJECT_FILES = 20_000
MAX_DEPTH = 24
LEFT_OUT = frozenset(
    ("node_modules", "__pycache__", "venv", "site-packages", "target", "dist", "build", "vendor")
)
"""Folders of dependencies or generated files, which are left out like all dot folders."""


def list_project_files(folder: Path, max_files: int = MAX_PROJECT_FILES) -> list[str]:
    """List paths relative to the folder, shallow ones first. Blocks; links are not followed."""
    files: list[str] = []
    level = [("", folder)]
    for _ in range(MAX_DEPTH):
        below: list[tuple[str, Path]] = []
        for prefix, place in level:
            for name, is_folder in _names(place):
                if is_folder:
                    below.append((f"{prefix}{name}/", place / name))
                elif len(files) < max_files:
                    files.append(prefix + name)
        if not below or len(files) >= max_files:
            break
        level = below
    return files


def _names(place: Path) -> Iterator[tuple[str, bool]]:
    try:
        with os.scandir(place) as entries:
            by_name = sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return
    for entry in by_name:
        try:
            is_folder = entry.is_dir(follow_symlinks=False)
            is_file = is_folder or entry.is_file(follow_symlinks=False)
            entry.name.encode()
        except (OSError, UnicodeEncodeError):
            continue
        if is_folder and (entry.name in LEFT_OUT or entry.name.startswith(".")):
            continue
        if is_file:
            yield entry.name, is_folder
