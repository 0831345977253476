"""Searching text in the workspace folder: literal or regular expression, bounded in every way.

The walk never follows links and leaves out what `.gitignore` names and what packages put there.
"""

import asyncio
import os
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.errors import QueryError, ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools import ripgrep
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.ground.names import shown
from helix_desktop.tools.paths import Root, rooted
from helix_desktop.tools.text.encodings import decoded, spelled
from helix_desktop.tools.text.globs import Glob
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
_PATTERN_SECONDS = 0.5
"""Time of one pattern on one line."""
SHOWN = 300
"""Characters of a hit's line."""
_BEFORE = 80
"""Of these, characters before the hit where the line is longer."""

_NEEDS_LINES = re.compile(r"\(\?(?!:)|[*+?}]\+|\\[AZzGKX]")
"""In a regular expression: what can fit a line although it fits nowhere in the whole text."""


@dataclass(frozen=True, slots=True)
class Needle:
    """What is looked for: where a line first has it (-1: nowhere), whether a text may have it."""

    place: Callable[[str], int]
    in_text: Callable[[str], bool]


class SearchArguments(Struct):
    """Arguments of search_files."""

    text: Annotated[str, Meta(min_length=1, description="What to look for.")]
    path: Annotated[str, Meta(description="Folder to search, relative.")] = "."
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

    def __init__(self, folder: Path | Root) -> None:
        self._root = rooted(folder)

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
        self._asked = asked
        self._needle = _needle(asked)
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
        for number, line in enumerate(text.split("\n"), 1):
            at = self._needle.place(line[:LONGEST_LINE].rstrip("\r"))
            if at >= 0:
                yield f"{shown(path)}:{number}: {_excerpt(line, at)}"

    def _contents(self) -> Iterator[tuple[str, bytes]]:
        """Files and what they hold, in the order of their paths."""
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

    def _read(
        self, base: tuple[str, ...], proposed: list[tuple[str, ...]]
    ) -> Iterator[tuple[str, bytes]]:
        ignored = ignored_by(self._root, self._asked.path)
        for parts in proposed:
            with suppress(ToolError):
                whole = (*base, *parts)
                if not self._wanted(parts) or ignored(whole):
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


def _excerpt(line: str, at: int) -> str:
    """The line, or what stands around the hit in a long one."""
    text = line.strip()
    if len(text) <= SHOWN:
        return text
    start = max(at - _BEFORE, 0) if at + _BEFORE > SHOWN else 0
    return f"{'…' * (start > 0)}{line[start : start + SHOWN].strip()}"


def _needle(asked: SearchArguments) -> Needle:
    if asked.regex:
        return _pattern(asked)
    if not asked.ignore_case:
        return Needle(lambda line: line.find(asked.text), lambda text: asked.text in text)
    literal = re.compile(re.escape(asked.text), re.IGNORECASE)

    def place(line: str) -> int:
        found = literal.search(line)
        return found.start() if found else -1

    return Needle(place, lambda text: literal.search(text) is not None)


def _pattern(asked: SearchArguments) -> Needle:
    # lazy: the engine behind it takes as long to import as the window takes to open
    from helix_desktop.context.texts.patterns import compile_pattern  # noqa: PLC0415

    try:
        pattern = compile_pattern(asked.text)
        if asked.ignore_case:
            pattern = compile_pattern(f"(?i){asked.text}")
    except QueryError as error:
        hint = "Without `regex` these very letters are looked for."
        raise ToolError(error.message, hint) from error
    by_lines = _NEEDS_LINES.search(asked.text) is not None

    def place(line: str) -> int:
        found = pattern.positions(line, _PATTERN_SECONDS, most=1)
        return found[0] if found else -1

    def in_text(text: str) -> bool:
        try:
            return by_lines or pattern.occurs(text.replace("\r\n", "\n"), _PATTERN_SECONDS)
        except TimeoutError:
            return True  # a single line may be quicker

    return Needle(place, in_text)
