"""Exports of contents of any size and of sessions as Markdown files.

A content is written beside its destination, verified, and only then moved into place.
"""

import asyncio
import contextlib
import hashlib
import os
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from helix_desktop.domain.cache import BLOCK, CacheEntry, ContentBlocks, Digest, Origin
from helix_desktop.domain.errors import CacheCorrupt, WorkspaceError
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store.disk import open_regular
from helix_desktop.store.maintenance.session_markdown import event_paragraphs, title_heading

PIECE = BLOCK

Read = Callable[[Digest, int, int], Awaitable[bytes]]
OnProgress = Callable[[int, int], None]
"""A progress callback: the bytes written and the total."""


async def export_content(
    read: Read, entry: CacheEntry, path: Path, *, progress: OnProgress
) -> None:
    """Write a content to a file.

    If canceled or failed, nothing is left and an old file is unchanged.
    """
    await _create_file(path, lambda file: _written(read, entry, file, progress=progress))


async def rescue_content(
    read: Read, entry: CacheEntry, path: Path, *, progress: OnProgress
) -> ContentBlocks:
    """Write the intact blocks to a file, with gaps in place of the damaged blocks."""
    blocks_read: list[bool] = []

    async def write(file: BinaryIO) -> None:
        blocks_read.extend(await _rescued(read, entry, file, progress=progress))

    await _create_file(path, write)
    return ContentBlocks(entry.size, tuple(blocks_read))


async def check_blocks(read: Read, entry: CacheEntry, progress: OnProgress) -> ContentBlocks:
    """Read every block once and tell which blocks are intact."""
    blocks_read = []
    for start in range(0, max(1, entry.size), BLOCK):
        end = min(start + BLOCK, entry.size)
        blocks_read.append(await _block(read, entry, start, end=end) is not None)
        progress(end, entry.size)
    return ContentBlocks(entry.size, tuple(blocks_read))


def fill_gap(origin: Origin, begin: int, end: int) -> bytes:
    """Return a replacement for lost bytes: a line in a text, as many zeros otherwise."""
    if origin.mime.startswith("text/"):
        return f"\n[bytes {begin:,} to {end:,} are damaged and left out]\n".encode()
    return bytes(end - begin)


async def _block(read: Read, entry: CacheEntry, start: int, *, end: int) -> bytes | None:
    try:
        return await read(entry.digest, start, end)
    except CacheCorrupt:
        return None


async def _rescued(
    read: Read, entry: CacheEntry, file: BinaryIO, *, progress: OnProgress
) -> Sequence[bool]:
    pieces_read = []
    for start in range(0, entry.size, BLOCK):
        end = min(start + BLOCK, entry.size)
        piece = await _block(read, entry, start, end=end)
        pieces_read.append(piece is not None)
        await asyncio.to_thread(file.write, piece or fill_gap(entry.origin, start, end))
        progress(end, entry.size)
    await asyncio.to_thread(_synced, file)
    return pieces_read


async def _create_file(path: Path, write: Callable[[BinaryIO], Awaitable[None]]) -> None:
    try:
        file, name = await asyncio.to_thread(_begun, path)
    except OSError as error:
        raise _refused(path, error) from error
    try:
        with file:
            await write(file)
        await asyncio.to_thread(os.replace, name, path)
    except OSError as error:
        raise _refused(path, error) from error
    finally:
        with contextlib.suppress(FileNotFoundError):
            name.unlink()


def digest_of_file(path: Path, size: int) -> Digest | None:
    """Hash a file piece by piece (SHA-256); return None if the size differs."""
    seen, left = hashlib.sha256(), size
    for piece in read_file_pieces(path):
        left -= len(piece)
        if left < 0:
            return None
        seen.update(piece)
    return Digest(seen.hexdigest())


def read_file_pieces(path: Path) -> Iterator[bytes]:
    try:
        with open_regular(path) as file:
            while piece := file.read(PIECE):
                yield piece
    except OSError as error:
        problem = Phrase(
            "Couldn't read {path}: {reason}.", path=path.name, reason=error.strerror or error
        )
        raise WorkspaceError(problem, "Nothing changed. Choose another file.") from error


def _begun(path: Path) -> tuple[BinaryIO, Path]:
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".part", dir=path.parent)
    return os.fdopen(handle, "wb"), Path(name)


async def _written(read: Read, entry: CacheEntry, file: BinaryIO, *, progress: OnProgress) -> None:
    seen = hashlib.sha256()
    for start in range(0, entry.size, PIECE):
        piece = await read(entry.digest, start, min(start + PIECE, entry.size))
        await asyncio.to_thread(_put, file, seen.update, piece)
        progress(min(start + PIECE, entry.size), entry.size)
    if seen.hexdigest() != entry.digest:
        raise CacheCorrupt(
            "The content no longer matches its hash, so no file was written.",
            "Check the workspace to see what can be repaired.",
            digest=entry.digest,
        )
    await asyncio.to_thread(_synced, file)


def _put(file: BinaryIO, seen: Callable[[bytes], None], piece: bytes) -> None:
    seen(piece)
    file.write(piece)


def _synced(file: BinaryIO) -> None:
    file.flush()
    os.fsync(file.fileno())


def _refused(path: Path, error: OSError) -> WorkspaceError:
    return WorkspaceError(
        "Couldn't write {path}: {reason}.",
        "The entry is unchanged. Choose another folder or free disk space.",
        path=path.name,
        reason=error.strerror or error,
    )


def session_to_markdown(title: str, items: Sequence[Recorded | Unreadable]) -> str:
    paragraphs = [paragraph for item in items for paragraph in event_paragraphs(item)]
    return "\n\n".join([title_heading(title), *paragraphs]) + "\n"
