"""Exports a cache content to a file, and a session as Markdown.

A content is written beside its destination, verified, and only then moved into place.
"""

import asyncio
import contextlib
import hashlib
import os
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import BinaryIO

from helix_desktop.app.history.secret_mask import SecretMask
from helix_desktop.app.json_file import replace_file
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.domain.cache import BLOCK, CacheEntry, ContentBlocks, Digest, Origin
from helix_desktop.domain.errors import CacheCorrupt, WorkspaceError
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.store.disk import size_of_regular
from helix_desktop.store.maintenance.session_markdown import event_paragraphs, title_heading

PIECE_BYTES = BLOCK

Read = Callable[[Digest, int, int], Awaitable[bytes]]
OnProgress = Callable[[int, int], None]
"""A progress callback: the bytes written and the total."""


async def export_content(
    read: Read, entry: CacheEntry, path: Path, *, progress: OnProgress
) -> None:
    """Write a content to a file.

    If canceled or failed, nothing is left and an old file is unchanged.
    """
    sha256 = hashlib.sha256()

    async def write(file: BinaryIO) -> None:
        def write_piece(piece: bytes) -> None:
            sha256.update(piece)
            file.write(piece)

        for start in range(0, entry.size, PIECE_BYTES):
            end = min(start + PIECE_BYTES, entry.size)
            await asyncio.to_thread(write_piece, await read(entry.digest, start, end))
            progress(end, entry.size)
        if sha256.hexdigest() != entry.digest:
            raise CacheCorrupt(
                "The content no longer matches its hash, so no file was written.",
                "Check the workspace to see what can be repaired.",
                digest=entry.digest,
            )

    await create_file(path, write)


async def rescue_content(
    read: Read, entry: CacheEntry, path: Path, *, progress: OnProgress
) -> ContentBlocks:
    """Write the intact blocks to a file, with gaps in place of the damaged blocks."""
    intact: list[bool] = []

    async def write(file: BinaryIO) -> None:
        for start in range(0, entry.size, BLOCK):
            end = min(start + BLOCK, entry.size)
            piece = await _read_block(read, entry, start, end=end)
            intact.append(piece is not None)
            await asyncio.to_thread(file.write, piece or gap_bytes(entry.origin, start, end))
            progress(end, entry.size)

    await create_file(path, write)
    return ContentBlocks(entry.size, tuple(intact))


async def check_blocks(read: Read, entry: CacheEntry, progress: OnProgress) -> ContentBlocks:
    """Read every block once and tell which blocks are intact."""
    intact = []
    for start in range(0, max(1, entry.size), BLOCK):
        end = min(start + BLOCK, entry.size)
        intact.append(await _read_block(read, entry, start, end=end) is not None)
        progress(end, entry.size)
    return ContentBlocks(entry.size, tuple(intact))


def gap_bytes(origin: Origin, begin: int, end: int) -> bytes:
    """Return a replacement for lost bytes: a line in a text, as many zeros otherwise."""
    if origin.mime.startswith("text/"):
        return f"\n[bytes {begin:,} to {end:,} are damaged and left out]\n".encode()
    return bytes(end - begin)


async def _read_block(read: Read, entry: CacheEntry, start: int, *, end: int) -> bytes | None:
    try:
        return await read(entry.digest, start, end)
    except CacheCorrupt:
        return None


def check_export_place(path: Path) -> None:
    """Raise OSError unless there is a regular file or nothing: only these may be replaced.

    Writing through a link could change any file, as commands make links in a project, too.
    """
    with contextlib.suppress(FileNotFoundError):
        size_of_regular(path)


async def create_file(path: Path, write: Callable[[BinaryIO], Awaitable[None]]) -> None:
    """Have a file written that replaces an older one once it is complete, or leaves nothing."""

    def begin() -> tuple[BinaryIO, Path]:
        check_export_place(path)
        prefix = f".{path.name[:40]}."
        handle, name = tempfile.mkstemp(prefix=prefix, suffix=".part", dir=path.parent)
        return os.fdopen(handle, "wb"), Path(name)

    def sync() -> None:
        file.flush()
        os.fsync(file.fileno())

    try:
        file, name = await asyncio.to_thread(begin)
    except OSError as error:
        raise _write_error(path, error) from error
    try:
        with file:
            await write(file)
            await asyncio.to_thread(sync)
        await asyncio.to_thread(os.replace, name, path)
    except OSError as error:
        raise _write_error(path, error) from error
    finally:
        with contextlib.suppress(FileNotFoundError):
            name.unlink()


def _write_error(path: Path, error: OSError) -> WorkspaceError:
    return WorkspaceError(
        "Couldn't write {path}: {reason}.",
        "Nothing was exported. Choose another location.",
        path=path.name,
        reason=error.strerror or error,
    )


def session_to_markdown(
    title: str, items: Sequence[Recorded | Unreadable]
) -> tuple[str, SecretMask]:
    """Return a session without secrets, and what was masked. Blocks: a thread's work."""
    mask = SecretMask(KNOWN_KEYS)
    paragraphs = [mask.of(title_heading(title), 0)]
    for item in items:
        paragraphs += (mask.of(paragraph, item.seq) for paragraph in event_paragraphs(item))
    return "\n\n".join(paragraphs) + "\n", mask


def write_text_file(path: Path, text: str) -> None:
    """Write or replace a file in a folder that exists. Blocks: a thread's work."""
    try:
        path.parent.stat()
        check_export_place(path)
        replace_file(path, text.encode("utf-8", "replace"))
    except OSError as error:
        raise WorkspaceError(
            "Can't write {file}: {reason}.",
            "Nothing was exported. Choose another location.",
            file=path,
            reason=error.strerror or error,
        ) from error
