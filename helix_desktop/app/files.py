"""Small files: read within bounds, and replaced so that a crash leaves the old or the new one."""

import errno
import os
import tempfile
from pathlib import Path
from typing import TypeVar

from helix_desktop.domain.parsing import Unparsable, parsed_json
from helix_desktop.store.disk import open_regular

T = TypeVar("T")

LARGEST = 256 * 1024 * 1024
"""Bytes of a file that is read whole: more than a queue full of long messages has."""
_PIECE = 1024 * 1024


class UnreadableFile(Exception):
    """A file is there and cannot be understood; the text says why."""


def read_file(path: Path, *, largest: int = LARGEST, follow: bool = True) -> bytes:
    """All of a regular file; OSError for anything else, and for more than `largest` bytes."""
    found = bytearray()
    with open_regular(path, follow=follow) as file:
        size = os.fstat(file.fileno()).st_size
        while size <= largest and (piece := file.read(_PIECE)):
            found += piece
            size = max(size, len(found))
    if size > largest:
        raise OSError(errno.EFBIG, f"it has more than {largest:,} bytes", str(path))
    return bytes(found)


def read_json(path: Path, kind: type[T], *, follow: bool = True) -> T:
    """The value that a file holds; FileNotFoundError if there is none, else UnreadableFile."""
    try:
        return parsed_json(read_file(path, follow=follow), kind)
    except FileNotFoundError:
        raise
    except (OSError, Unparsable) as error:
        raise UnreadableFile(getattr(error, "strerror", None) or str(error)) from error


def replace_file(path: Path, data: bytes) -> None:
    """Write beside, sync, rename over, sync the folder."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Makes the rename itself durable (folders cannot be opened on Windows)."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
