"""The tools read_file (how many lines by default), list_files (also for a mentioned folder),
glob_files.

Everything is limited in names, lines and bytes, and says so when it stops early. A file that is too
large to be shown whole goes to the store as it is, piece by piece.
"""

import asyncio
import io
import os
import stat
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, BinaryIO

from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolSpec, image_mime
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.tools.documents.document_form import HEADER, DocumentView, wanted_form
from helix_desktop.tools.documents.document_notes import reading_note, title_line
from helix_desktop.tools.documents.document_reader import DocumentReader
from helix_desktop.tools.documents.document_text import ReadingEnd
from helix_desktop.tools.files.file_change import MAX_STORED_BYTES
from helix_desktop.tools.files.file_replace import CHUNK
from helix_desktop.tools.files.file_tree import MAX_PATTERN_CHARS, PathGlob, find_files
from helix_desktop.tools.files.project_root import ProjectRoot, as_project_root
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.pictures import MAX_CHECKED_PICTURE_BYTES, check_picture
from helix_desktop.tools.secrets.redactor import (
    MAX_BLOCK_BYTES,
    SecretRedactor,
    Shown,
    hidden_notice,
    hide_secret_lines,
    no_file_shown,
)
from helix_desktop.tools.secrets.secret_file_contents import SecretFinder, make_file_finder
from helix_desktop.tools.text import file_content
from helix_desktop.tools.text.file_content import (
    MAX_READING_SECONDS,
    UTF8,
    Decoder,
    NumberedReading,
    TextEncoding,
    file_encoding,
    read_lines,
    rewritten,
    shown_line,
    texts,
)
from helix_desktop.tools.tool import decode_arguments, tool_spec

MAX_NAMES = 1_000
"""Most names in one listing."""
MAX_SHOWN_BYTES = 256 * 1024
"""Most characters of one reading; the gate decides how much of them the model sees."""
MAX_FILE_CHARS = 4 * 1024 * 1024
"""Most characters where the whole file was requested; a larger file is streamed to the store."""


_STORED_NOTE = "\n[all {:,} bytes of the file as it is are kept in the store]"
_TEXT_STORED_NOTE = "[all {:,} bytes of its text are kept in the store]"
_TOO_LARGE = "\n[the file has {:,} bytes, too many to be kept; read the lines that are needed]"


class ListFilesArguments(Struct):
    """The arguments of list_files."""

    path: Annotated[str, Meta(description="Folder, relative to the project folder.")] = "."


DEFAULT_LINES = 400
"""The lines of a reading for which no number is named."""


class ReadFileArguments(Struct):
    """The arguments of read_file."""

    path: Annotated[str, Meta(description="File, relative to the project folder.")]
    start: Annotated[int, Meta(ge=1, description="First line, from 1.")] = 1
    lines: Annotated[int, Meta(ge=0, description="How many lines; 0 = all of them.")] = (
        DEFAULT_LINES
    )
    view: Annotated[
        DocumentView,
        Meta(
            description="auto: documents, mails and notebooks as text, all else as it is; "
            "text: web pages, too; source: every file as it is, to edit it."
        ),
    ] = "auto"

    @property
    def is_complete(self) -> bool:
        return self.lines == 0 and self.start == 1


class ListFiles:
    """The tool that lists names and sizes in one folder."""

    spec: ToolSpec = tool_spec(
        "list_files",
        "List the files and folders in one folder. Folders end with a slash.",
        ListFilesArguments,
    )

    def __init__(self, folder: Path | ProjectRoot) -> None:
        self._root = as_project_root(folder)

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(ListFilesArguments, arguments)
        text = await asyncio.to_thread(self._list_folder, request.path)
        # with a slash, as in lists; the workspace's own folder as ./
        shown = request.path.rstrip("/") + "/" if request.path.strip("/") else "./"
        return ToolOutput(text.encode("utf-8", "replace"), shown, f"folder:{request.path}")

    def _list_folder(self, path: str) -> str:
        with self._root.open_folder(path) as folder:
            names = sorted(folder.names())
            lines: list[str] = []
            for name in names[:MAX_NAMES]:
                try:
                    status = folder.look(name)
                except OSError:
                    about = " (unreadable)"
                else:
                    about = f" ({status.st_size:,} bytes)"
                    if stat.S_ISDIR(status.st_mode):
                        about = "/"
                    elif stat.S_ISLNK(status.st_mode):
                        about = " (link)"
                    elif not stat.S_ISREG(status.st_mode):
                        about = " (no file: a pipe, device or socket)"
                lines.append(show_path(name) + about)
        if len(names) > MAX_NAMES:
            lines.append(f"[{len(names) - MAX_NAMES:,} more names are not shown]")
        return "\n".join(lines) if lines else "[the folder is empty]"


class ReadFile:
    """The tool that reads numbered lines of one text file."""

    spec: ToolSpec = tool_spec(
        "read_file",
        "Read lines of a text file. Each line is shown with its number and a tab. A PDF, Word, "
        "Excel, PowerPoint or OpenDocument file, a mail or a notebook is shown as its text, with "
        "the numbers of pages, sheets, slides or cells. A PNG, JPEG, GIF, or WebP picture is shown "
        "as it is; of another binary file its kind and size are told.",
        ReadFileArguments,
    )

    def __init__(
        self,
        folder: Path | ProjectRoot,
        shown: Shown = no_file_shown,
        documents: DocumentReader | None = None,
        *,
        find: SecretFinder = make_file_finder,
    ) -> None:
        self._root = as_project_root(folder)
        self._is_shown, self._find = shown, find
        self._documents = documents or DocumentReader()

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(ReadFileArguments, arguments)
        stopped = threading.Event()
        try:
            return await asyncio.to_thread(self._read_document_or_file, request, stopped)
        finally:
            stopped.set()  # a stopped turn must not leave a process reading

    def _read_document_or_file(
        self, request: ReadFileArguments, stopped: threading.Event
    ) -> ToolOutput:
        with self._root.open_file(request.path) as file:
            form = wanted_form(request.path, file.read(HEADER), request.view)
            document = None if form is None else self._documents.read(file, form, stopped)
        if form is None or document is None or document.end is ReadingEnd.FOREIGN:
            return self._read_as_it_is(request)
        data = document.plain.encode("utf-8", "replace")
        reading, hidden = self._read_lines(request, io.BytesIO(data), size=len(data), spelling=UTF8)
        shown = range(reading.last - len(reading.lines) + 1, reading.last + 1)
        title = title_line(request.path, document, form=form, shown=shown)
        part = reading.part = document.part(reading)
        text = _file_text(reading, request.start) if data else ""
        stream = request.is_complete and reading.more
        stored_note = _TEXT_STORED_NOTE.format(len(data)) if stream else ""
        lines = (title, text, reading_note(document), *hidden_notice(hidden), stored_note)
        return replace(
            self._make_output(request, "\n".join(filter(None, lines)), hidden=hidden),
            stream=self._without_secrets(request.path, iter((data,))) if stream else None,
            part=part,
        )

    def _read_as_it_is(self, request: ReadFileArguments) -> ToolOutput:
        with self._root.open_file(request.path) as file:
            size = os.fstat(file.fileno()).st_size
            spelling = file_encoding(file)
            if spelling is None:
                return _show_binary(request.path, file, size)
            reading, hidden = self._read_lines(request, file, size=size, spelling=spelling)
        text = "\n".join([_file_text(reading, request.start), *hidden_notice(hidden)])
        stream = request.is_complete and (reading.more or reading.timed_out)
        is_stored = stream and size <= MAX_STORED_BYTES
        if stream:
            text += _STORED_NOTE.format(size) if is_stored else _TOO_LARGE.format(size)
        return replace(
            self._make_output(request, text, hidden=hidden),
            stream=self._stream_for_store(request.path, size, spelling) if is_stored else None,
            part=reading.part,
        )

    def _read_lines(
        self, request: ReadFileArguments, file: BinaryIO, *, size: int, spelling: TextEncoding
    ) -> tuple[NumberedReading, int]:
        """Return the wanted lines, and how many of them have notes in place of secrets."""
        is_complete = request.is_complete and size <= MAX_FILE_CHARS
        reading = read_lines(
            file,
            request.start,
            request.lines or None,
            max_chars=MAX_FILE_CHARS if is_complete else MAX_SHOWN_BYTES,
            spelling=spelling,
            is_usual=request.lines == DEFAULT_LINES,
        )
        real = self._root.real(request.path)  # a link may have another name than its file
        if not reading.lines or self._is_shown(real):
            return reading, 0
        if size <= MAX_BLOCK_BYTES:
            file.seek(len(reading.spelling.mark))
            text, first = "".join(texts(file, Decoder(reading.spelling))), 1
        else:
            text = "\n".join(line.partition("\t")[2] for line in reading.lines)
            first = reading.last - len(reading.lines) + 1
        hidden = hide_secret_lines(real, text, self._find)
        count = 0
        for index, line in enumerate(reading.lines):
            number = int(line.partition("\t")[0])
            if (now := hidden.get(number - first + 1)) is not None:
                reading.lines[index] = f"{number}\t{shown_line(now)}"
                count += 1
        return reading, count

    def _make_output(self, request: ReadFileArguments, text: str, *, hidden: int) -> ToolOutput:
        return ToolOutput(
            text.encode("utf-8", "replace"),
            f"{request.path}:{request.start}" if request.start > 1 else request.path,
            f"file:{request.path}",
            hidden=(self._root.real(request.path),) if hidden else (),
        )

    def _stream_for_store(self, path: str, size: int, spelling: TextEncoding) -> Iterator[bytes]:
        """Return the whole file for the store."""
        pieces = self._entire_file(path, size)
        if spelling.one_byte_lines or self._is_shown(self._root.real(path)):
            return self._without_secrets(path, pieces)
        return rewritten(pieces, spelling, partial(self._without_secrets, path))

    def _without_secrets(self, path: str, pieces: Iterator[bytes]) -> Iterator[bytes]:
        """Return a text without secrets, unless they are shown, because it can be recalled."""
        real = self._root.real(path)
        return pieces if self._is_shown(real) else SecretRedactor(self._find(real)).stream(pieces)

    def _entire_file(self, path: str, size: int) -> Iterator[bytes]:
        """Yield the file, opened at the first piece.

        Text appended meanwhile is left out: it could go on for ever.
        """
        with self._root.open_file(path) as file:
            while chunk := file.read(min(CHUNK, size)):
                size -= len(chunk)
                yield chunk


def _show_binary(path: str, file: BinaryIO, size: int) -> ToolOutput:
    """Show a picture; describe another binary file, and a picture that cannot be shown."""
    header, source = file.read(file_content.HEADER), f"file:{path}"
    text = file_content.describe_binary(path, header, size)
    if image_mime(header):
        try:
            picture = check_picture(header + file.read(MAX_CHECKED_PICTURE_BYTES + 1 - len(header)))
        except ToolError as error:
            text += f"\n[the picture cannot be shown. {error}]"
        else:
            text = picture.describe(os.path.basename(path))
            return ToolOutput(
                text.encode("utf-8", "replace"), path, source, images=(picture.image,)
            )
    return ToolOutput(text.encode("utf-8", "replace"), path, source)


def _file_text(reading: NumberedReading, start: int) -> str:
    lines = reading.lines
    if reading.timed_out:
        lines.append(
            f"[stopped after {MAX_READING_SECONDS:.0f} seconds, at line {reading.last:,}: "
            "the file goes on]"
        )
    if not lines:
        no_lines = f"[the file has {reading.last} lines; none from {start} on]"
        return no_lines if reading.last else "[empty file]"
    further = f"go on with start={reading.last + 1}" if reading.more else ""
    if further or reading.part:
        words = reading.part.phrase if reading.part else "more lines follow"
        lines.append(f"[{'; '.join(filter(None, (words, further)))}]")
    if not reading.spelling.plain:
        lines.append(f"[read as {reading.spelling.name}]")
    return "\n".join(lines)


MAX_PATHS = 500
"""Most paths in one answer."""
GLOB_SECONDS = 10.0


class GlobFilesArguments(Struct):
    """The arguments of glob_files."""

    pattern: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=MAX_PATTERN_CHARS,
            description="Like **/*.py or src/*/test_?.{js,ts}; without a slash it fits at any "
            "depth.",
        ),
    ]
    path: Annotated[str, Meta(description="Folder to look in, relative.")] = "."


class GlobFiles:
    """The tool that finds paths by a pattern."""

    spec: ToolSpec = tool_spec(
        "glob_files",
        "Find files by a pattern of their paths. What .gitignore leaves out is left out.",
        GlobFilesArguments,
    )

    def __init__(self, folder: Path | ProjectRoot) -> None:
        self._root = as_project_root(folder)

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(GlobFilesArguments, arguments)
        stopped = threading.Event()
        try:
            text = await asyncio.to_thread(self._matching_names, request, stopped)
        finally:
            stopped.set()  # a stopped turn must not leave a thread searching
        return ToolOutput(text.encode("utf-8", "replace"), f"{request.pattern} in {request.path}")

    def _matching_names(self, request: GlobFilesArguments, stopped: threading.Event) -> str:
        deadline = time.monotonic() + GLOB_SECONDS

        def late() -> bool:
            return stopped.is_set() or time.monotonic() > deadline

        pattern = request.pattern if "/" in request.pattern else f"**/{request.pattern}"
        glob, base = PathGlob(pattern), self._root.real(request.path)
        depth = base.count("/") + 1 if base else 0
        paths, count = [], 0
        for file in find_files(self._root, request.path, late):
            if glob.matches(file.parts[depth:]):
                count += 1
                if count <= MAX_PATHS:
                    paths.append(show_path(file.path))
        if count > MAX_PATHS:
            paths.append(f"[{count - MAX_PATHS:,} more are not shown]")
        if late():
            paths.append(f"[stopped after {GLOB_SECONDS:.0f} seconds; there may be more]")
        return "\n".join(paths) or "[no file fits]"
