"""Finds a project's files by a few letters (fuzzy search) for `@` and the palette.

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

LETTERS_RAREST_FIRST = "jxqzkvwy0123456789bpgfudm_-lhcnosrtiae./"
"""Letters by the number of paths that they rule out."""
FOLDER_PENALTY_CHARS = 6
"""The number of letters by which a folder's name counts as longer than a file's."""
MAX_LETTER_PASSES = 2
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
            index = path.rfind("/")
            while index > 0:
                folder = path[: index + 1]
                self._counts[folder] = self._counts.get(folder, 0) + 1
                index = path.rfind("/", 0, index)
        self.count = len(files)
        self._paths = paths = sorted([*files, *self._counts], key=_sort_key)
        self._folded_paths = [path.casefold() for path in paths]
        self._last_names = [_last_name(path) for path in self._folded_paths]
        self._shallow_paths = sorted(
            range(len(paths)), key=lambda index: (paths[index].count("/"), index)
        )[:200]
        self._last_search: tuple[str, list[int]] = ("", [])

    def search(self, query: str, limit: int) -> tuple[list[FileMatch], int]:
        """Return the best matches for the typed text, and the number of all matches."""
        wanted = query.casefold().removeprefix("./")
        if not wanted:
            return [self._file_match(index, ()) for index in self._shallow_paths[:limit]], len(
                self._paths
            )
        folded = self._folded_paths
        hits = [index for index, path in enumerate(folded) if wanted in path]
        positions = list(dict.fromkeys(islice(self._ranked_positions(hits, wanted), 4 * limit)))[
            :limit
        ]
        total = len(hits)
        if len(positions) < limit:
            scattered = self._scattered(wanted)
            known = set(hits)
            total += len(scattered) - sum(index in known for index in scattered)
            others = (index for index in scattered if index not in known)
            positions += islice(others, limit - len(positions))
        return [
            self._file_match(index, _matching_positions(self._last_names[index], wanted))
            for index in positions
        ], total

    def _ranked_positions(self, hits: Sequence[int], wanted: str) -> Iterator[int]:
        names, folded = self._last_names, self._folded_paths
        if "/" in wanted:
            ending = (index for index in hits if folded[index].endswith(wanted))
            beginning = (index for index in hits if folded[index].startswith(wanted))
            return chain(ending, beginning, hits)
        exact = (index for index in hits if names[index] == wanted)
        beginning = (index for index in hits if names[index].startswith(wanted))
        containing = (index for index in hits if wanted in names[index])
        return chain(exact, beginning, containing, hits)

    def _scattered(self, wanted: str) -> list[int]:
        """Return names (or paths, if one is typed) with the letters in order, but not in one piece.

        Further typing searches only the previous matches.
        """
        last_query, last_positions = self._last_search
        positions: Iterable[int] = range(len(self._folded_paths))
        if (
            last_query
            and wanted.startswith(last_query)
            and "/" not in wanted.removeprefix(last_query)
        ):
            positions = last_positions
        texts = self._folded_paths if "/" in wanted else self._last_names
        for letter in sorted(set(wanted), key=LETTERS_RAREST_FIRST.find)[:MAX_LETTER_PASSES]:
            positions = [index for index in positions if letter in texts[index]]
        matches = re.compile("".join(f"[^{re.escape(c)}]*{re.escape(c)}" for c in wanted)).match
        matching = [index for index in positions if matches(texts[index])]
        self._last_search = (wanted, matching)
        return matching

    def _file_match(self, index: int, marks: tuple[int, ...]) -> FileMatch:
        path = self._paths[index]
        return FileMatch(path, self._counts.get(path, 0), marks)


def _last_name(path: str) -> str:
    return path.rstrip("/").rpartition("/")[2]


def _sort_key(path: str) -> tuple[int, int, str]:
    """Sort short names first; a folder comes after files whose names are nearly as short."""
    folder = FOLDER_PENALTY_CHARS if path.endswith("/") else 0
    return len(_last_name(path)) + folder, len(path), path


def _matching_positions(name: str, wanted: str) -> tuple[int, ...]:
    """Return the positions of the letters in a name, together or one by one.

    Return none if a letter is missing.
    """
    wanted = wanted.rpartition("/")[2]
    if (position := name.find(wanted)) >= 0:
        return tuple(range(position, position + len(wanted)))
    positions: list[int] = []
    position = -1
    for letter in wanted:
        position = name.find(letter, position + 1)
        if position < 0:
            return ()
        positions.append(position)
    return tuple(positions)


MAX_PROJECT_FILES = 20_000
MAX_DEPTH = 24
SKIPPED_FOLDERS = frozenset(
    ("node_modules", "__pycache__", "venv", "site-packages", "target", "dist", "build", "vendor")
)
"""Folders of dependencies or generated files, which are left out like all dot folders."""


def list_project_files(folder: Path, max_files: int = MAX_PROJECT_FILES) -> list[str]:
    """List paths relative to the folder, shallow ones first. Blocks; links are not followed."""
    files: list[str] = []
    level = [("", folder)]
    for _ in range(MAX_DEPTH):
        subfolders: list[tuple[str, Path]] = []
        for prefix, parent_folder in level:
            for name, is_folder in _folder_entries(parent_folder):
                if is_folder:
                    subfolders.append((f"{prefix}{name}/", parent_folder / name))
                elif len(files) < max_files:
                    files.append(prefix + name)
        if not subfolders or len(files) >= max_files:
            break
        level = subfolders
    return files


def _folder_entries(folder: Path) -> Iterator[tuple[str, bool]]:
    try:
        with os.scandir(folder) as entries:
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
        if is_folder and (entry.name in SKIPPED_FOLDERS or entry.name.startswith(".")):
            continue
        if is_file:
            yield entry.name, is_folder
