"""The tool search_files (grep): its number of matches, and which files it walks.

The search never follows links, and leaves out `.env` files, files that `.gitignore` names and
folders of installed packages. Most files are passed over by a look at their bytes, which only says
that a file has no match.
"""

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from io import BufferedReader, FileIO
from pathlib import Path
from typing import Annotated, BinaryIO

from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.env_files import EnvFiles
from helix_desktop.tools.files.file_tree import PathGlob, find_files
from helix_desktop.tools.files.project_root import ProjectRoot, as_project_root
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.secrets.redactor import (
    Shown,
    hidden_notice,
    hide_secret_lines,
    no_file_shown,
)
from helix_desktop.tools.text.file_search import (
    FileSearch,
    SearchBounds,
    hide_nothing,
    make_needle,
    make_prefilter,
)
from helix_desktop.tools.tool import decode_arguments, tool_spec

_FIRST_BYTES = 64 * 1024
MAX_PREFILTERED_BYTES = 4 * 1024 * 1024
"""Bytes of a larger file are searched in pieces at once, without a look at all of them before."""
_CLOSED_NOTE = "{} is not searched: it is a .env file, which holds secrets; read_file asks the user"

MAX_HITS = 200
"""Most hits that are shown."""
MAX_COUNTED = 10_000
"""Hits after which a search stops."""
MAX_NOTES = 10
"""Most notes on omissions."""


class SearchFilesArguments(Struct):
    """The arguments of search_files."""

    text: Annotated[str, Meta(min_length=1, description="What to look for.")]
    path: Annotated[str, Meta(description="Folder (or file) to search, relative.")] = "."
    regex: Annotated[bool, Meta(description="`text` is a regular expression.")] = False
    ignore_case: Annotated[bool, Meta(description="Upper and lower case are the same.")] = True
    glob: Annotated[str, Meta(description="Only files like this, as *.py or src/**/*.ts.")] = ""


class SearchFiles:
    """The tool that finds lines with a text, as `path:line: text`."""

    spec: ToolSpec = tool_spec(
        "search_files",
        "Search the text files below a folder. Each hit is shown as path:line: text. What "
        ".gitignore leaves out is left out, and so are .env files and the text of documents such "
        "as PDFs.",
        SearchFilesArguments,
    )

    def __init__(
        self,
        folder: Path | ProjectRoot,
        bounds: SearchBounds = SearchBounds(),  # noqa: B008
        *,
        shown: Shown = no_file_shown,
    ) -> None:
        self._root, self._is_shown, self._bounds = as_project_root(folder), shown, bounds
        self._closed = EnvFiles(self._root, shown)

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(SearchFilesArguments, arguments)
        search = _Search(
            self._root, request, self._bounds, opened=self._is_shown, closed=self._closed
        )
        try:
            text = await asyncio.to_thread(search.text)
        finally:
            search.stopped.set()  # a stopped turn must not leave a thread searching
        return ToolOutput(text.encode("utf-8", "replace"), f"{request.text} in {request.path}")


class _Search:
    """One search, run in a thread."""

    def __init__(
        self,
        root: ProjectRoot,
        request: SearchFilesArguments,
        bounds: SearchBounds,
        *,
        opened: Shown,
        closed: EnvFiles,
    ) -> None:
        self.stopped = threading.Event()
        self._root, self._request, self._bounds = root, request, bounds
        self._is_opened, self._closed = opened, closed
        self._hidden = 0
        self._needle = make_needle(
            request.text, is_regex=request.regex, ignore_case=request.ignore_case
        )
        self._may_match = make_prefilter(
            request.text, is_regex=request.regex, ignore_case=request.ignore_case
        )
        glob = request.glob if "/" in request.glob else f"**/{request.glob}"
        self._glob = PathGlob(glob) if request.glob else None
        self._began = time.monotonic()
        self._at = ""
        """The file being searched."""
        self._notes: list[str] = []

    def text(self) -> str:
        hits: list[str] = []
        count = 0
        for hit in self._search_all():
            count += 1
            if count <= MAX_HITS:
                hits.append(hit)
            if count == MAX_COUNTED:
                break
        notes: list[str] = []
        if count > MAX_HITS:
            notes.append(f"{count - MAX_HITS:,} more hits are not shown")
        if count == MAX_COUNTED:
            notes.append(f"stopped after {MAX_COUNTED:,} hits")
        if self._is_late():
            where = f" in {self._at}" if self._at else ""
            notes.append(
                f"stopped after {self._bounds.seconds:g} seconds{where}; there may be more"
            )
        notes += self._notes[:MAX_NOTES]
        if len(self._notes) > MAX_NOTES:
            notes.append(f"{len(self._notes) - MAX_NOTES:,} more notes like these")
        shown = [*(hits or ["[no hits]"]), *(f"[{note}]" for note in notes)]
        return "\n".join([*shown, *hidden_notice(self._hidden)])

    def _search_all(self) -> Iterator[str]:
        for path, file in self._open_files():
            if self._is_late():
                return
            self._at = show_path(path)
            if self._closed.contains(self._at, file):
                continue
            size = os.fstat(file.fileno()).st_size
            search = FileSearch(
                file,
                size,
                self._needle,
                max_bytes=self._bounds.file_bytes,
                late=self._is_late,
                hide=hide_nothing if self._is_opened(path) else partial(hide_secret_lines, path),
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
            self._notes.extend(f"{self._at}: {words}" for words in search.left_out)
            spelling, matters = search.spelling, hits or not self._request.text.isascii()
            if spelling is not None and not spelling.is_known and matters:
                self._notes.append(f"{self._at}: read as {spelling.name}")

    def _open_files(self) -> Iterator[tuple[str, BinaryIO]]:
        """Yield files in the order of their paths, each open while it is searched."""
        request = self._request
        try:
            with self._root.open_file(request.path):
                is_file = True
        except ToolError:
            is_file = False
        if is_file:
            named = self._root.real(request.path)
            # said of a named file only: of others it would tell that they contain the text
            with self._root.open_file(request.path) as file:
                if self._closed.contains(request.path, file):
                    self._notes.append(_CLOSED_NOTE.format(show_path(named)))
                    return
                # a named file is searched whatever the rules say
                yield named, file
            return
        base = tuple(part for part in self._root.real(request.path).split("/") if part)
        for match in find_files(self._root, request.path, self._is_late):
            if self._glob is not None and not self._glob.matches(match.parts[len(base) :]):
                continue
            with suppress(OSError), FileIO(match.open()) as content:
                if not self._is_passed_over(content.fileno()):
                    yield match.path, BufferedReader(content)

    def _is_passed_over(self, handle: int) -> bool:
        """Return whether the bytes of an open file tell that it has no match."""
        if self._may_match is None:
            return False
        # no size is asked for before: most files end within the first piece
        data = os.pread(handle, _FIRST_BYTES, 0) if hasattr(os, "pread") else b"\0"
        if len(data) == _FIRST_BYTES and b"\0" not in data:
            data += os.pread(handle, MAX_PREFILTERED_BYTES - _FIRST_BYTES, _FIRST_BYTES)
        limit = min(MAX_PREFILTERED_BYTES, self._bounds.file_bytes)
        return len(data) < limit and not self._may_match(data)

    def _is_late(self) -> bool:
        return self.stopped.is_set() or time.monotonic() - self._began > self._bounds.seconds
