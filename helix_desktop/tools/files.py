"""Looking into the workspace folder: list a folder, read lines of a file.

Everything is bounded in files, lines and bytes, and says so when it stops early.
"""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.paths import Root

MOST_NAMES = 1_000
"""Names in one listing."""
MOST_LINES = 2_000
"""Lines of one reading."""
MOST_BYTES = 256 * 1024
"""Bytes of one reading; the gate judges what of it the model sees."""
LONGEST_LINE = 4_000
"""Characters of a line before the rest is left out."""
SNIFF = 8 * 1024
"""First bytes in which a null byte means: not text."""
LINE_CHUNK = 64 * 1024
"""Bytes asked for at once, so that a file without line ends never sits in memory."""


class ListArguments(Struct):
    """Arguments of list_files."""

    path: Annotated[str, Meta(description="Folder, relative to the project folder.")] = "."


class ReadArguments(Struct):
    """Arguments of read_file."""

    path: Annotated[str, Meta(description="File, relative to the project folder.")]
    start: Annotated[int, Meta(ge=1, description="First line, from 1.")] = 1
    lines: Annotated[int, Meta(ge=1, le=MOST_LINES, description="How many lines.")] = 400


class ListFiles:
    """Names and sizes in one folder."""

    spec: ToolSpec = reading_spec(
        "list_files",
        "List the files and folders in one folder. Folders end with a slash.",
        ListArguments,
    )

    def __init__(self, folder: Path) -> None:
        self._root = Root(folder)

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(ListArguments, arguments)
        text = await asyncio.to_thread(self._listed, asked.path)
        return ToolOutput(
            text.encode("utf-8", "replace"), _shown(asked.path), f"folder:{asked.path}"
        )

    def _listed(self, path: str) -> str:
        with self._root.open_folder(path) as folder:
            names = sorted(os.listdir(folder))
            lines = [_entry(folder, name) for name in names[:MOST_NAMES]]
        if len(names) > MOST_NAMES:
            lines.append(f"[{len(names) - MOST_NAMES:,} more names are not shown]")
        return "\n".join(lines) if lines else "[the folder is empty]"


class ReadFile:
    """Lines of one text file, numbered."""

    spec: ToolSpec = reading_spec(
        "read_file",
        "Read lines of a text file. Each line is shown with its number and a tab.",
        ReadArguments,
    )

    def __init__(self, folder: Path) -> None:
        self._root = Root(folder)

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(ReadArguments, arguments)
        text = await asyncio.to_thread(self._read, asked)
        span = f"{asked.path}:{asked.start}" if asked.start > 1 else asked.path
        return ToolOutput(text.encode("utf-8", "replace"), span, f"file:{asked.path}")

    def _read(self, asked: ReadArguments) -> str:
        with self._root.open_file(asked.path) as file:
            check_text(file, asked.path)
            return _numbered(file, asked.start, asked.lines)


def _shown(path: str) -> str:
    """A folder as it is named in lists: with a slash, the workspace's own as ./"""
    return path.rstrip("/") + "/" if path.strip("/") else "./"


def check_text(file: BinaryIO, path: str) -> None:
    """Refuse what is no text; the file is at its start afterwards."""
    if b"\0" in file.read(SNIFF):
        size = os.fstat(file.fileno()).st_size
        raise ToolError(f"{path!r} is a binary file of {size:,} bytes.", "It is not shown as text.")
    file.seek(0)


def _entry(folder: int, name: str) -> str:
    shown = name.replace("\n", "?")
    try:
        found = os.stat(name, dir_fd=folder, follow_symlinks=False)
    except OSError:
        return f"{shown} (unreadable)"
    if stat.S_ISDIR(found.st_mode):
        return f"{shown}/"
    if stat.S_ISLNK(found.st_mode):
        return f"{shown} (link)"
    return f"{shown} ({found.st_size:,} bytes)"


def _numbered(file: BinaryIO, start: int, count: int) -> str:
    found: list[str] = []
    number = size = 0
    for number, line in enumerate(_lines(file), 1):
        if number < start:
            continue
        if number >= start + count or size > MOST_BYTES:
            found.append(f"[more lines follow; go on with start={number}]")
            break
        found.append(f"{number}\t{line}")
        size += len(found[-1]) + 1
    if not found:
        return f"[the file has {number} lines; none from {start} on]" if number else "[empty file]"
    return "\n".join(found)


def _lines(file: BinaryIO) -> Iterator[str]:
    """Lines as text; of an endless line only the beginning."""
    while chunk := file.readline(LINE_CHUNK):
        whole = chunk.endswith(b"\n")
        text = chunk.decode("utf-8", "replace").rstrip("\r\n")
        dropped = 0
        while not whole and (more := file.readline(LINE_CHUNK)):
            whole, dropped = more.endswith(b"\n"), dropped + len(more)
        if len(text) > LONGEST_LINE or dropped:
            text = text[:LONGEST_LINE] + " [the rest of this line is left out]"
        yield text
