"""Searching text in the workspace folder: literal or regular expression, bounded in every way.

The walk never follows links and skips what versions or packages, not people, put there.
"""

import asyncio
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import regex
from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.files import LONGEST_LINE, check_text
from helix_desktop.tools.paths import Root

MOST_HITS = 200
"""Hits of one search."""
MOST_FILES = 20_000
"""Files looked into before a search gives up."""
LARGEST_FILE = 4 * 1024 * 1024
"""Bytes of a file that is still searched."""
SECONDS = 10.0
"""Time of one search; a pattern that runs wild ends with it."""
SHOWN = 300
"""Characters of a hit's line."""
SKIPPED = frozenset(
    {".git", ".hg", ".svn", "node_modules", "__pycache__", ".venv", ".mypy_cache", ".ruff_cache"}
)


class SearchArguments(Struct):
    """Arguments of search_files."""

    text: Annotated[str, Meta(min_length=1, description="What to look for.")]
    path: Annotated[str, Meta(description="Folder to search, relative.")] = "."
    regex: Annotated[bool, Meta(description="`text` is a regular expression.")] = False
    ignore_case: Annotated[bool, Meta(description="Upper and lower case are the same.")] = True


class SearchFiles:
    """Lines that hold a text, as `path:line: text`."""

    spec: ToolSpec = reading_spec(
        "search_files",
        "Search the text files below a folder. Each hit is shown as path:line: text.",
        SearchArguments,
    )

    def __init__(self, folder: Path) -> None:
        self._root = Root(folder)

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(SearchArguments, arguments)
        search = _Search(self._root, asked)
        try:
            text = await asyncio.to_thread(search.text)
        finally:
            search.stopped.set()  # a stopped turn must not leave a thread searching
        return ToolOutput(text.encode("utf-8", "replace"), f"{asked.text} in {asked.path}")


class _Search:
    """One search while it runs in its thread."""

    def __init__(self, root: Root, asked: SearchArguments) -> None:
        self.stopped = threading.Event()
        self._root = root
        self._base = asked.path
        self._matches = _matcher(asked)
        self._deadline = time.monotonic() + SECONDS
        self._note = ""

    def text(self) -> str:
        found: list[str] = []
        for hit in self._hits():
            if len(found) == MOST_HITS:
                self._note = f"[stopped after {MOST_HITS} hits]"
                break
            found.append(hit)
        if not found:
            found.append("[no hits]")
        return "\n".join([*found, self._note] if self._note else found)

    def _hits(self) -> Iterator[str]:
        for count, path in enumerate(self._files()):
            if count >= MOST_FILES or self._late():
                self._note = f"[stopped after {count:,} files]"
                return
            try:
                yield from self._hits_in(path)
            except TimeoutError:
                self._note = "[stopped: the pattern takes too long]"
                return
            except ToolError:
                continue

    def _hits_in(self, path: str) -> Iterator[str]:
        with self._root.open_file(path) as file:
            if os.fstat(file.fileno()).st_size > LARGEST_FILE:
                return
            check_text(file, path)
            lines = file.read(LARGEST_FILE).decode("utf-8", "replace").splitlines()
        for number, line in enumerate(lines, 1):
            if self._matches(line[:LONGEST_LINE]):
                yield f"{path}:{number}: {line.strip()[:SHOWN]}"

    def _files(self) -> Iterator[str]:
        """Paths of files, in a stable order."""
        with self._root.open_folder(self._base) as folder:
            for above, folders, names, _ in os.fwalk(".", dir_fd=folder, follow_symlinks=False):
                folders[:] = sorted(name for name in folders if name not in SKIPPED)
                yield from (
                    os.path.normpath(os.path.join(self._base, above, n)) for n in sorted(names)
                )

    def _late(self) -> bool:
        return self.stopped.is_set() or time.monotonic() > self._deadline


def _matcher(asked: SearchArguments) -> Callable[[str], bool]:
    if not asked.regex:
        wanted = asked.text.casefold() if asked.ignore_case else asked.text
        return lambda line: wanted in (line.casefold() if asked.ignore_case else line)
    try:
        pattern = regex.compile(asked.text, regex.IGNORECASE if asked.ignore_case else 0)
    except regex.error as error:
        raise ToolError(f"The regular expression is not valid: {error}.") from error
    return lambda line: pattern.search(line, timeout=SECONDS / 10) is not None
