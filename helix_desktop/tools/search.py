"""Searching text in the workspace folder: literal or regular expression, bounded in every way.

The walk never follows links and leaves out what `.gitignore` names and what packages put there.
"""

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools import ripgrep
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.ground.names import shown
from helix_desktop.tools.paths import Root, rooted
from helix_desktop.tools.secrets.files import Shown, hidden_lines, nothing_shown
from helix_desktop.tools.secrets.hiding import told_of
from helix_desktop.tools.text.encodings import decoded, spelled
from helix_desktop.tools.text.globs import Glob
from helix_desktop.tools.text.needles import excerpt, needle
from helix_desktop.tools.text.reading import LONGEST_LINE
from helix_desktop.tools.tree import Tree, ignored_by

MOST_HITS = 200
"""Hits that are shown."""
MOST_COUNTED = 10_000
"""Hits that are counted before a search gives up."""
LARGEST_FILE = 4 * 1024 * 1024
"""Bytes of a file that is still searched."""
SECONDS = 10.0
"""Time of one search; a pattern that runs wild ends with it."""


class SearchArguments(Struct):
    """Arguments of search_files."""

    text: Annotated[str, Meta(min_length=1, description="What to look for.")]
    path: Annotated[str, Meta(description="Folder (or file) to search, relative.")] = "."
    regex: Annotated[bool, Meta(description="`text` is a regular expression.")] = False
    ignore_case: Annotated[bool, Meta(description="Upper and lower case are the same.")] = True
    glob: Annotated[str, Meta(description="Only files like this, as *.py or src/**/*.ts.")] = ""


class SearchFiles:
    """Lines that hold a text, as `path:line: text`."""

    spec: ToolSpec = reading_spec(
        "search_files",
        "Search the text files below a folder. Each hit is shown as path:line: text. What "
        ".gitignore leaves out is left out.",
        SearchArguments,
    )

    def __init__(self, folder: Path | Root, shown: Shown = nothing_shown) -> None:
        self._root = rooted(folder)
        self._shown = shown

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(SearchArguments, arguments)
        search = _Search(self._root, asked, self._shown)
        try:
            text = await asyncio.to_thread(search.text)
        finally:
            search.stopped.set()  # a stopped turn must not leave a thread searching
        return ToolOutput(text.encode("utf-8", "replace"), f"{asked.text} in {asked.path}")


class _Search:
    """One search while it runs in its thread."""

    def __init__(self, root: Root, asked: SearchArguments, opened: Shown) -> None:
        self.stopped = threading.Event()
        self._root = root
        self._asked = asked
        self._opened = opened
        self._hidden = 0
        self._needle = needle(asked.text, is_regex=asked.regex, ignore_case=asked.ignore_case)
        glob = asked.glob if "/" in asked.glob else f"**/{asked.glob}"
        self._glob = Glob(glob) if asked.glob else None
        self._deadline = time.monotonic() + SECONDS
        self._notes: list[str] = []

    def text(self) -> str:
        found: list[str] = []
        count = 0
        for hit in self._hits():
            count += 1
            if count <= MOST_HITS:
                found.append(hit)
            if count == MOST_COUNTED:
                self._notes.append(f"[stopped after {MOST_COUNTED:,} hits]")
                break
        if self._late():
            self._notes.insert(0, f"[stopped after {SECONDS:.0f} seconds; there may be more]")
        if count > MOST_HITS:
            self._notes.insert(0, f"[{count - MOST_HITS:,} more hits are not shown]")
        self._notes += told_of(self._hidden)
        return "\n".join([*(found or ["[no hits]"]), *self._notes])

    def _hits(self) -> Iterator[str]:
        for path, data in self._contents():
            if self._late():
                return
            try:
                yield from self._hits_in(path, data)
            except TimeoutError:
                self._notes.append("[stopped: the pattern takes too long]")
                return

    def _hits_in(self, path: str, data: bytes) -> Iterator[str]:
        spelling = spelled(data)
        if spelling is None:
            return
        text = decoded(data, spelling)
        if not self._needle.in_text(text):
            return
        hidden = {} if self._opened(path) else hidden_lines(path, text.encode("utf-8", "replace"))
        for number, line in enumerate(text.split("\n"), 1):
            at = self._needle.place(line[:LONGEST_LINE].rstrip("\r"))
            if at >= 0:
                self._hidden += number in hidden
                told = excerpt(hidden[number], 0) if number in hidden else excerpt(line, at)
                yield f"{shown(path)}:{number}: {told}"

    def _contents(self) -> Iterator[tuple[str, bytes]]:
        """Files and what they hold, in the order of their paths."""
        if self._is_file():
            named = tuple(self._root.real(self._asked.path).split("/"))
            yield from self._read((), [named], named=True)
            return
        base = tuple(part for part in self._root.real(self._asked.path).split("/") if part)
        proposed = self._proposed()
        if proposed is not None:
            yield from self._read(base, proposed)
            return
        for found in Tree(self._root, self._asked.path, self._late).files():
            if self._wanted(found.parts[len(base) :]):
                with suppress(OSError), open(found.open(), "rb") as file:
                    if (data := _held(file.fileno())) is not None:
                        yield found.path, data

    def _is_file(self) -> bool:
        try:
            with self._root.open_file(self._asked.path):
                return True
        except ToolError:
            return False

    def _read(
        self, base: tuple[str, ...], proposed: list[tuple[str, ...]], *, named: bool = False
    ) -> Iterator[tuple[str, bytes]]:
        ignored = ignored_by(self._root)
        for parts in proposed:
            with suppress(ToolError):
                whole = (*base, *parts)
                # a file that is named is searched whatever rules say
                if not named and (not self._wanted(parts) or ignored(whole)):
                    continue
                with self._root.open_file("/".join(whole)) as file:
                    data = _held(file.fileno())
                if data is not None:
                    yield "/".join(whole), data

    def _proposed(self) -> list[tuple[str, ...]] | None:
        asked = self._asked
        if not ripgrep.proposes(asked.text, is_regex=asked.regex):
            return None
        with self._root.open_folder(asked.path) as folder:
            return ripgrep.proposed(
                folder,
                asked.text,
                self._late,
                is_regex=asked.regex,
                ignore_case=asked.ignore_case,
            )

    def _wanted(self, parts: tuple[str, ...]) -> bool:
        return self._glob is None or self._glob.matches(parts)

    def _late(self) -> bool:
        return self.stopped.is_set() or time.monotonic() > self._deadline


def _held(handle: int) -> bytes | None:
    """What an open file holds; None if it is too large or grows while it is read."""
    if os.fstat(handle).st_size > LARGEST_FILE:
        return None
    data = bytearray()
    while piece := os.read(handle, LARGEST_FILE + 1 - len(data)):
        data += piece
        if len(data) > LARGEST_FILE:
            return None
    return bytes(data)
