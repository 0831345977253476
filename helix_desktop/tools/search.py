"""Searching text in the workspace folder: literal or regular expression, bounded in every way.

The walk never follows links and leaves out what `.gitignore` names and what packages put there.
"""

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, BinaryIO

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
from helix_desktop.tools.text.file_search import Bounds, FileSearch, nothing_hidden
from helix_desktop.tools.text.globs import Glob
from helix_desktop.tools.text.needles import needle
from helix_desktop.tools.tree import Tree, ignored_by

MOST_HITS = 200
"""Hits that are shown."""
MOST_COUNTED = 10_000
"""Hits that are counted before a search gives up."""
MOST_NOTES = 10
"""Notes of what was left out."""
PROPOSING = 0.5
"""Share of the time that another program may take for proposing files."""


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

    def __init__(
        self,
        folder: Path | Root,
        bounds: Bounds = Bounds(),  # noqa: B008
        *,
        shown: Shown = nothing_shown,
    ) -> None:
        self._root, self._shown, self._bounds = rooted(folder), shown, bounds

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(SearchArguments, arguments)
        search = _Search(self._root, asked, self._bounds, opened=self._shown)
        try:
            text = await asyncio.to_thread(search.text)
        finally:
            search.stopped.set()  # a stopped turn must not leave a thread searching
        return ToolOutput(text.encode("utf-8", "replace"), f"{asked.text} in {asked.path}")


class _Search:
    """One search while it runs in its thread."""

    def __init__(
        self, root: Root, asked: SearchArguments, bounds: Bounds, *, opened: Shown
    ) -> None:
        self.stopped = threading.Event()
        self._root, self._asked, self._bounds = root, asked, bounds
        self._is_opened = opened
        self._hidden = 0
        self._needle = needle(asked.text, is_regex=asked.regex, ignore_case=asked.ignore_case)
        glob = asked.glob if "/" in asked.glob else f"**/{asked.glob}"
        self._glob = Glob(glob) if asked.glob else None
        self._began = time.monotonic()
        self._at = ""
        """The file that is looked at."""
        self._notes: list[str] = []

    def text(self) -> str:
        found: list[str] = []
        count = 0
        for hit in self._hits():
            count += 1
            if count <= MOST_HITS:
                found.append(hit)
            if count == MOST_COUNTED:
                break
        notes = [f"[{note}]" for note in self._told(count)]
        return "\n".join([*(found or ["[no hits]"]), *notes, *told_of(self._hidden)])

    def _told(self, hits: int) -> Iterator[str]:
        """What is not in the answer."""
        if hits > MOST_HITS:
            yield f"{hits - MOST_HITS:,} more hits are not shown"
        if hits == MOST_COUNTED:
            yield f"stopped after {MOST_COUNTED:,} hits"
        if self._late():
            where = f" in {self._at}" if self._at else ""
            yield f"stopped after {self._bounds.seconds:g} seconds{where}; there may be more"
        yield from self._notes[:MOST_NOTES]
        if len(self._notes) > MOST_NOTES:
            yield f"{len(self._notes) - MOST_NOTES:,} more notes like these"

    def _hits(self) -> Iterator[str]:
        for path, file in self._files():
            if self._late():
                return
            self._at = shown(path)
            size = os.fstat(file.fileno()).st_size
            search = FileSearch(
                file,
                size,
                self._needle,
                most=self._bounds.file_bytes,
                late=self._late,
                hide=nothing_hidden if self._is_opened(path) else partial(hidden_lines, path),
            )
            hits = 0
            try:
                for number, line in search.hits():
                    hits += 1
                    yield f"{self._at}:{number}: {line}"
            except TimeoutError:
                self._notes.append(f"stopped in {self._at}: the pattern takes too long")
                return
            except OSError as error:
                self._notes.append(f"{self._at}: cannot be read ({error.strerror})")
            finally:
                self._hidden += search.hidden
            self._note(search, hits)

    def _note(self, search: FileSearch, hits: int) -> None:
        self._notes.extend(f"{self._at}: {words}" for words in search.left_out)
        spelling = search.spelling
        if spelling is not None and not spelling.told and (hits or not self._asked.text.isascii()):
            self._notes.append(f"{self._at}: read as {spelling.name}")

    def _files(self) -> Iterator[tuple[str, BinaryIO]]:
        """Files in the order of their paths, each open while it is looked at."""
        if self._is_file():
            named = tuple(self._root.real(self._asked.path).split("/"))
            yield from self._opened((), [named], named=True)
            return
        base = tuple(part for part in self._root.real(self._asked.path).split("/") if part)
        proposed = self._proposed()
        if proposed is not None:
            yield from self._opened(base, proposed)
            return
        for found in Tree(self._root, self._asked.path, self._late).files():
            if self._wanted(found.parts[len(base) :]):
                with suppress(OSError), open(found.open(), "rb") as file:
                    yield found.path, file

    def _is_file(self) -> bool:
        try:
            with self._root.open_file(self._asked.path):
                return True
        except ToolError:
            return False

    def _opened(
        self, base: tuple[str, ...], proposed: list[tuple[str, ...]], *, named: bool = False
    ) -> Iterator[tuple[str, BinaryIO]]:
        ignored = ignored_by(self._root)
        for parts in proposed:
            with suppress(ToolError, OSError):
                whole = (*base, *parts)
                # a file that is named is searched whatever rules say
                if not named and (not self._wanted(parts) or ignored(whole)):
                    continue
                with self._root.open_file("/".join(whole)) as file:
                    yield "/".join(whole), file

    def _proposed(self) -> list[tuple[str, ...]] | None:
        asked = self._asked
        if not ripgrep.proposes(asked.text, is_regex=asked.regex):
            return None
        with self._root.open_folder(asked.path) as folder:
            return ripgrep.proposed(
                folder,
                asked.text,
                lambda: self._late(PROPOSING),
                is_regex=asked.regex,
                ignore_case=asked.ignore_case,
            )

    def _wanted(self, parts: tuple[str, ...]) -> bool:
        return self._glob is None or self._glob.matches(parts)

    def _late(self, share: float = 1.0) -> bool:
        took = time.monotonic() - self._began
        return self.stopped.is_set() or took > share * self._bounds.seconds
