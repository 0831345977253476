"""Looking into the workspace folder: list a folder, read lines of a file.

Everything is bounded in names, lines and bytes, and says so when it stops early. A file that is
too large to be shown whole goes to the store as it is, piece by piece.
"""

import asyncio
import os
import stat
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, BinaryIO

from msgspec import Meta, Struct

from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.tools.arguments import parsed, reading_spec
from helix_desktop.tools.changing import MOST_KEPT
from helix_desktop.tools.ground.folders import Folder
from helix_desktop.tools.ground.names import shown
from helix_desktop.tools.ground.writing import CHUNK
from helix_desktop.tools.paths import Root, rooted
from helix_desktop.tools.secrets.files import MOST, Shown, hidden_lines, nothing_shown
from helix_desktop.tools.secrets.hiding import Hiding, told_of
from helix_desktop.tools.secrets.places import file_spans
from helix_desktop.tools.text import kinds
from helix_desktop.tools.text.encodings import UTF8
from helix_desktop.tools.text.reading import (
    SECONDS,
    Decoder,
    Reading,
    read_lines,
    rewritten,
    shown_line,
    spelling_of,
    texts,
)

MOST_NAMES = 1_000
"""Names in one listing."""
MOST_SHOWN = 256 * 1024
"""Characters of one reading; the gate judges what of it the model sees."""
MOST_WHOLE = 4 * 1024 * 1024
"""The same where the whole file was asked for; a larger one goes to the store by stream."""


_KEPT = "\n[all {:,} bytes of the file as it is are kept in the store]"
_TOO_LARGE = "\n[the file has {:,} bytes, too many to be kept; read the lines that are needed]"


class ListArguments(Struct):
    """Arguments of list_files."""

    path: Annotated[str, Meta(description="Folder, relative to the project folder.")] = "."


class ReadArguments(Struct):
    """Arguments of read_file."""

    path: Annotated[str, Meta(description="File, relative to the project folder.")]
    start: Annotated[int, Meta(ge=1, description="First line, from 1.")] = 1
    lines: Annotated[int, Meta(ge=0, description="How many lines; 0 = all of them.")] = 400


class ListFiles:
    """Names and sizes in one folder."""

    spec: ToolSpec = reading_spec(
        "list_files",
        "List the files and folders in one folder. Folders end with a slash.",
        ListArguments,
    )

    def __init__(self, folder: Path | Root) -> None:
        self._root = rooted(folder)

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(ListArguments, arguments)
        text = await asyncio.to_thread(self._listed, asked.path)
        return ToolOutput(
            text.encode("utf-8", "replace"), _as_folder(asked.path), f"folder:{asked.path}"
        )

    def _listed(self, path: str) -> str:
        with self._root.open_folder(path) as folder:
            names = sorted(folder.names())
            lines = [_entry(folder, name) for name in names[:MOST_NAMES]]
        if len(names) > MOST_NAMES:
            lines.append(f"[{len(names) - MOST_NAMES:,} more names are not shown]")
        return "\n".join(lines) if lines else "[the folder is empty]"


class ReadFile:
    """Lines of one text file, numbered."""

    spec: ToolSpec = reading_spec(
        "read_file",
        "Read lines of a text file. Each line is shown with its number and a tab. Of a picture or "
        "another binary file its kind and size are told.",
        ReadArguments,
    )

    def __init__(self, folder: Path | Root, shown: Shown = nothing_shown) -> None:
        self._root = rooted(folder)
        self._shown = shown

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(ReadArguments, arguments)
        return await asyncio.to_thread(self._read, asked)

    def _read(self, asked: ReadArguments) -> ToolOutput:
        span = f"{asked.path}:{asked.start}" if asked.start > 1 else asked.path
        whole, hidden = asked.lines == 0 and asked.start == 1, 0
        with self._root.open_file(asked.path) as file:
            size = os.fstat(file.fileno()).st_size
            spelling = spelling_of(file)
            if spelling is None:
                text, stream = kinds.described(asked.path, file.read(kinds.HEADER), size), False
            else:
                most = MOST_WHOLE if whole and size <= MOST_WHOLE else MOST_SHOWN
                found = read_lines(
                    file, asked.start, asked.lines or None, most=most, spelling=spelling
                )
                hidden = self._hide(asked.path, file, found, size=size)
                text = "\n".join([_told(found, asked.start), *told_of(hidden)])
                stream = whole and (found.more or found.late)
        kept = stream and size <= MOST_KEPT
        if stream:
            text += _KEPT.format(size) if kept else _TOO_LARGE.format(size)
        return ToolOutput(
            text.encode("utf-8", "replace"),
            span,
            f"file:{asked.path}",
            stream=self._pieces(asked.path, size) if kept else None,
            hidden=(self._root.real(asked.path),) if hidden else (),
        )

    def _hide(self, path: str, file: BinaryIO, found: Reading, *, size: int) -> int:
        """Put words in place of secrets; how many lines that were."""
        if not found.lines or self._shown(self._root.real(path)):
            return 0
        if size <= MOST:
            file.seek(len(found.spelling.mark))
            text, first = "".join(texts(file, Decoder(found.spelling))), 1
        else:
            text = "\n".join(line.partition("\t")[2] for line in found.lines)
            first = found.last - len(found.lines) + 1
        hidden = hidden_lines(path, text)
        count = 0
        for at, line in enumerate(found.lines):
            number = int(line.partition("\t")[0])
            if (now := hidden.get(number - first + 1)) is not None:
                found.lines[at] = f"{number}\t{shown_line(now)}"
                count += 1
        return count

    def _pieces(self, path: str, size: int) -> Iterator[bytes]:
        """The whole file for whoever stores it, and can recall it: without secrets, too."""
        if self._shown(self._root.real(path)):
            return self._whole(path, size)
        return self._hidden(path, size)

    def _hidden(self, path: str, size: int) -> Iterator[bytes]:
        with self._root.open_file(path) as file:
            spelling = spelling_of(file) or UTF8
        hiding = Hiding(partial(file_spans, os.path.basename(path)))
        pieces = self._whole(path, size)
        if spelling.one_byte_lines:
            yield from hiding.stream(pieces)
        else:
            yield from rewritten(pieces, spelling, hiding.stream)

    def _whole(self, path: str, size: int) -> Iterator[bytes]:
        """Opened when the first piece is asked for.

        What is written behind its end meanwhile is not in it: that could go on for ever.
        """
        with self._root.open_file(path) as file:
            while chunk := file.read(min(CHUNK, size)):
                size -= len(chunk)
                yield chunk


def _as_folder(path: str) -> str:
    """A folder as it is named in lists: with a slash, the workspace's own as ./"""
    return path.rstrip("/") + "/" if path.strip("/") else "./"


def _entry(folder: Folder, name: str) -> str:
    told = shown(name)
    try:
        found = folder.look(name)
    except OSError:
        return f"{told} (unreadable)"
    if stat.S_ISDIR(found.st_mode):
        return f"{told}/"
    if stat.S_ISLNK(found.st_mode):
        return f"{told} (link)"
    if not stat.S_ISREG(found.st_mode):
        return f"{told} (no file: a pipe, device or socket)"
    return f"{told} ({found.st_size:,} bytes)"


def _told(found: Reading, start: int) -> str:
    lines = found.lines
    if found.late:
        lines.append(
            f"[stopped after {SECONDS:.0f} seconds, at line {found.last:,}: the file goes on]"
        )
    if not lines:
        gone = f"[the file has {found.last} lines; none from {start} on]"
        return gone if found.last else "[empty file]"
    if found.more:
        lines.append(f"[more lines follow; go on with start={found.last + 1}]")
    if not found.spelling.plain:
        lines.append(f"[read as {found.spelling.name}]")
    return "\n".join(lines)
