"""A content of any size into a file: written beside it, checked, and only then put in its place."""

import asyncio
import contextlib
import hashlib
import os
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from helix_desktop.domain.cache import CacheEntry, Digest
from helix_desktop.domain.errors import CacheCorrupt, WorkspaceError

PIECE = 1024 * 1024

Read = Callable[[Digest, int, int], Awaitable[bytes]]
Told = Callable[[int, int], None]
"""Bytes that are written, and of how many."""


async def export_content(read: Read, entry: CacheEntry, path: Path, *, told: Told) -> None:
    """Cancelled or failed, nothing of it is left, and what was there before is as it was."""
    try:
        file, name = await asyncio.to_thread(_begun, path)
    except OSError as error:
        raise _refused(path, error) from error
    try:
        with file:
            await _written(read, entry, file, told=told)
        await asyncio.to_thread(os.replace, name, path)
    except OSError as error:
        raise _refused(path, error) from error
    finally:
        with contextlib.suppress(FileNotFoundError):
            name.unlink()


def digest_of_file(path: Path) -> Digest:
    """The SHA-256 of a file, read piece by piece."""
    seen = hashlib.sha256()
    for piece in pieces_of(path):
        seen.update(piece)
    return Digest(seen.hexdigest())


def pieces_of(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            while piece := file.read(PIECE):
                yield piece
    except OSError as error:
        problem = f"{path.name} could not be read: {error.strerror or error}."
        raise WorkspaceError(problem, "Nothing was changed. Choose another file.") from error


def _begun(path: Path) -> tuple[BinaryIO, Path]:
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".part", dir=path.parent)
    return os.fdopen(handle, "wb"), Path(name)


async def _written(read: Read, entry: CacheEntry, file: BinaryIO, *, told: Told) -> None:
    seen = hashlib.sha256()
    for start in range(0, entry.size, PIECE):
        piece = await read(entry.digest, start, min(start + PIECE, entry.size))
        await asyncio.to_thread(_put, file, seen.update, piece)
        told(min(start + PIECE, entry.size), entry.size)
    if seen.hexdigest() != entry.digest:
        raise CacheCorrupt(
            "These bytes no longer match their digest, so no file was made of them.",
            "Check the store: it says what can be done.",
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
        f"{path.name} could not be written: {error.strerror or error}.",
        "The entry is untouched. Choose another folder, or make room.",
    )
