"""The tool search_files (grep): its number of matches, how it walks files, and ripgrep's help.

The search never follows links, and leaves out `.env` files, files that `.gitignore` names and
folders of installed packages. ripgrep, if installed, only proposes files that contain a text, and
Helix searches them itself; so ripgrep may be missing, old or wrong about a file's kind without
changing results or order. Large files are proposed without a search, since ripgrep has no limit of
time or bytes.
"""

import asyncio
import os
import re
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Annotated, BinaryIO

from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.env_files import EnvFiles
from helix_desktop.tools.files.file_tree import PathGlob, find_files, make_ignore_filter
from helix_desktop.tools.files.folder_handle import FolderHandle
from helix_desktop.tools.files.project_root import ProjectRoot, as_project_root
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.program_search import find_program
from helix_desktop.tools.secrets.redactor import (
    Shown,
    hidden_notice,
    hide_secret_lines,
    no_file_shown,
)
from helix_desktop.tools.text.file_search import (
    PLAIN,
    FileSearch,
    SearchBounds,
    hide_nothing,
    make_needle,
)
from helix_desktop.tools.tool import decode_arguments, tool_spec

_PAUSE_SECONDS = 0.05
"""Seconds between checks whether the search is still wanted."""
LARGE = 4 * 1024 * 1024
"""Least bytes of a large file."""
_TOKEN = re.compile(r"\\.|.")
_SPECIAL_CHARS = re.compile(r"[\\.+*?()|\[\]{}^$]")
_NULLS = r"\x00{0,3}"
"""Zero bytes between ASCII letters in UTF-16 and UTF-32."""
_RIPGREP_OPTIONS = (
    *("--no-config", "--null", "--hidden", "--no-messages"),
    *("--no-ignore-global", "--no-ignore-parent", "--no-ignore-dot", "--no-ignore-exclude"),
    *("--no-require-git", "--glob=!.git", "--glob=!node_modules"),
)
_MAX_OUTPUT_BYTES = 16 * 1024 * 1024
_CLOSED_NOTE = (
    "{} is not searched: it is a .env file, which holds secrets; read_file asks the person"
)

IsLate = Callable[[], bool]


@cache
def find_ripgrep() -> str:
    """Return the path of ripgrep, or "" if it is not installed."""
    return find_program("rg", os.environ.get("PATH", "")) or ""


def can_propose(text: str, *, is_regex: bool) -> bool:
    """Return whether ripgrep can be used: it must find at least what Helix's own search would."""
    if not find_ripgrep() or not text.isascii() or not text.isprintable():
        return False
    return not is_regex or (PLAIN.fullmatch(text) is not None and not text.startswith("|"))


def propose_files(
    folder: FolderHandle, text: str, late: IsLate, *, is_regex: bool, ignore_case: bool
) -> list[tuple[str, ...]] | None:
    """Return the sorted paths below an open folder that may contain a text; None on failure."""
    try:
        # a path of the open folder itself, whatever is renamed meanwhile
        base = f"/proc/self/fd/{folder.handle()}"
    except OSError:
        return None
    # a program inside the project was not chosen by the user
    program = os.path.realpath(find_ripgrep())
    if not os.path.isdir(base) or Path(program).is_relative_to(os.path.realpath(base)):
        return None
    # a pattern for any encoding with ASCII's letters, also as two or four bytes
    tokens = _TOKEN.findall(text if is_regex else _SPECIAL_CHARS.sub(r"\\\g<0>", text))
    pieces = tokens[:1]
    for before, token in pairwise(tokens):
        pieces.append(token if "|" in (before, token) else f"{_NULLS}{token}")
    search = [
        *("--files-with-matches", "--text", "--crlf", f"--max-filesize={LARGE}"),
        "--ignore-case" if ignore_case else "--case-sensitive",
        *("--regexp", "".join(pieces), "--", "."),
    ]
    proposed = _ripgrep_paths([find_ripgrep(), *_RIPGREP_OPTIONS, *search], base, late)
    paths = _ripgrep_paths([find_ripgrep(), *_RIPGREP_OPTIONS, "--files", "."], base, late)
    if proposed is None or paths is None:
        return None
    for path in paths:
        with suppress(OSError):
            if os.lstat(os.path.join(base, path)).st_size > LARGE:
                proposed.add(path)
    return sorted(tuple(path.split("/")) for path in proposed)


def _ripgrep_paths(command: list[str], base: str, late: IsLate) -> set[str] | None:
    try:
        process = subprocess.Popen(
            command,
            cwd=base,
            env={"PATH": os.defpath, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return None
    with process:
        while True:
            try:
                output, _ = process.communicate(timeout=_PAUSE_SECONDS)
            except subprocess.TimeoutExpired:
                if late():
                    process.kill()
                continue
            break
    # 1: nothing found; anything else but 0: an error, or stopped
    if process.returncode not in (0, 1) or len(output) > _MAX_OUTPUT_BYTES:
        return None
    return {os.fsdecode(path).removeprefix("./") for path in output.split(b"\0") if path}


MAX_HITS = 200
"""Most hits that are shown."""
MAX_COUNTED = 10_000
"""Hits after which a search stops."""
MAX_NOTES = 10
"""Most notes on omissions."""
PROPOSING = 0.5
"""Share of the time that ripgrep may take."""


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
            if self._closed.contains(path, file):
                continue
            self._at = show_path(path)
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
            named = tuple(self._root.real(request.path).split("/"))
            # said of a named file only: of others it would tell that they contain the text
            with self._root.open_file(request.path) as file:
                if self._closed.contains(request.path, file):
                    self._notes.append(_CLOSED_NOTE.format(show_path("/".join(named))))
                    return
            yield from self._open_proposed((), [named], named=True)
            return
        base = tuple(part for part in self._root.real(request.path).split("/") if part)
        if can_propose(request.text, is_regex=request.regex):
            with self._root.open_folder(request.path) as folder:
                proposed = propose_files(
                    folder,
                    request.text,
                    lambda: self._is_late(PROPOSING),
                    is_regex=request.regex,
                    ignore_case=request.ignore_case,
                )
            if proposed is not None:
                yield from self._open_proposed(base, proposed)
                return
        for match in find_files(self._root, request.path, self._is_late):
            if self._wanted(match.parts[len(base) :]):
                with suppress(OSError), open(match.open(), "rb") as file:
                    yield match.path, file

    def _open_proposed(
        self, base: tuple[str, ...], proposed: list[tuple[str, ...]], *, named: bool = False
    ) -> Iterator[tuple[str, BinaryIO]]:
        ignored = make_ignore_filter(self._root)
        for parts in proposed:
            if self._is_late():
                return
            with suppress(ToolError, OSError):
                full_path = (*base, *parts)
                # a named file is searched whatever the rules say
                if not named and (not self._wanted(parts) or ignored(full_path)):
                    continue
                with self._root.open_file("/".join(full_path)) as file:
                    yield "/".join(full_path), file

    def _wanted(self, parts: tuple[str, ...]) -> bool:
        return self._glob is None or self._glob.matches(parts)

    def _is_late(self, share: float = 1.0) -> bool:
        elapsed = time.monotonic() - self._began
        return self.stopped.is_set() or elapsed > share * self._bounds.seconds
