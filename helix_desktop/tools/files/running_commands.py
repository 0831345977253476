"""Lists on disk of what running commands may change, to record it after a crash.

While a command runs, the list of its snapshot lies beside the copies, and its time says when the
command was last seen running. A list that is still there when the workspace is opened belongs to a
command whose end the application did not see: its changes are recorded then. What changed after
that time is the user's.
"""

import os
import tempfile
import threading
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.files.snapshots import CopiedFile, CopyPack, Files
from helix_desktop.tools.tool import current_call

SNAPSHOTS = "snapshots"
"""The folder of the lists and the copies, inside the workspace's own folder."""
_ENDING = ".list"
LIFE_SECONDS = 0.5
"""Seconds between two signs that a command runs."""


class _ListedFile(Struct, frozen=True, array_like=True):
    """A file of a snapshot; `at` is -1 if there is no copy of it."""

    mark: tuple[int, int, int, int]
    size: int
    mode: int
    at: int
    checksum: int


class _CommandList(Struct, frozen=True):
    """A command and the files before it, by their paths as the system has them."""

    session: SessionId
    call: str
    tool: str
    folder: bytes
    pack: str
    files: dict[bytes, _ListedFile]
    folders: dict[bytes, int]
    mode: int
    """The permissions of the folder itself."""
    began: float


class LeftCommand(Struct, frozen=True):
    """A command that was running when the application was killed, and the files before it.

    `names`: its list and its copies in the folder of the lists; `began`: when it was listed;
    `seen`: when it was last seen running.
    """

    session: SessionId
    call: ToolCall
    folder: Path
    files: Files
    names: tuple[str, str]
    began: float = 0.0
    seen: float = 0.0

    def is_later(self, path: str) -> bool:
        """Return whether a file, or where it was, changed after the command was last seen."""
        place = self.folder / os.fsdecode(path)
        with suppress(OSError):
            return place.lstat().st_ctime > self.seen
        for above in place.parents:
            with suppress(OSError):
                return above.stat().st_ctime > self.seen
        return False


class ListedCommand:
    """The list of one command on the disk, from its start to its end. Any thread."""

    def __init__(self, spool: Path, session: SessionId, folder: Path) -> None:
        self._spool, self._session, self._folder = spool, session, folder
        self._lock = threading.Lock()
        self._place: Path | None = None
        self._ended = threading.Event()

    def start(self, before: Files) -> None:
        """Write the list; if it can't be written, the command runs all the same."""
        call = current_call()
        packs = {seen.pack.path for seen in before.values() if seen.pack}
        listed = _CommandList(
            self._session,
            call.id,
            call.tool,
            os.fsencode(self._folder),
            os.path.basename(packs.pop()) if packs else "",
            {
                os.fsencode(path): _ListedFile(
                    seen.mark, seen.size, seen.mode, seen.at if seen.pack else -1, seen.checksum
                )
                for path, seen in before.items()
            },
            {os.fsencode(path): mode for path, mode in before.folders.items()},
            before.mode,
            before.began_ns / 1e9,
        )
        # a call's ID may be text that cannot be written
        with self._lock, suppress(OSError, UnicodeEncodeError):
            if not self._ended.is_set():
                self._place = _write_list(self._spool, msgspec.msgpack.encode(listed))
                threading.Thread(target=self._show_life, args=(self._place,), daemon=True).start()

    def _show_life(self, place: Path) -> None:
        with suppress(OSError):  # the folder was removed
            while not self._ended.wait(LIFE_SECONDS):
                os.utime(place)

    def end(self) -> None:
        """Remove the list; one that is being written is waited for."""
        with self._lock, suppress(OSError):
            self._ended.set()
            if self._place is not None:
                self._place.unlink()


def left_commands(spool: Path) -> Iterator[LeftCommand]:
    """Yield the commands whose lists are still there, in the order in which they began."""
    found: list[LeftCommand] = []
    for place in spool.glob(f"*{_ENDING}"):
        with suppress(OSError, msgspec.MsgspecError):
            record = msgspec.msgpack.decode(place.read_bytes(), type=_CommandList)
            call = ToolCall(record.call, record.tool, "")
            folder = Path(os.fsdecode(record.folder))
            names = place.name, os.path.basename(record.pack)
            seen = place.stat().st_mtime + LIFE_SECONDS
            pack = None
            with suppress(OSError):
                if record.pack:
                    pack = CopyPack(os.open(spool / names[1], os.O_RDONLY))
            files = Files(
                (os.fsdecode(path), _to_copied_file(file, pack))
                for path, file in record.files.items()
            )
            files.folders = {os.fsdecode(path): mode for path, mode in record.folders.items()}
            files.mode = record.mode
            files.began_ns = int(record.began * 1e9)
            found.append(
                LeftCommand(record.session, call, folder, files, names, record.began, seen)
            )
    yield from sorted(found, key=lambda command: command.began)


def discard_left(spool: Path, settled: Iterable[LeftCommand] = ()) -> None:
    """Remove all lists and copies that a killed application left, except those to be kept."""
    needed = {name for left in settled for name in left.names}
    with suppress(OSError):
        for name in os.listdir(spool):
            if name not in needed:
                os.unlink(spool / name)


def _write_list(spool: Path, data: bytes) -> Path:
    """Write a list whole or not at all, under a name of its own."""
    spool.mkdir(mode=0o700, exist_ok=True)
    handle, list_path = tempfile.mkstemp(prefix="command-", dir=spool)
    place = Path(list_path)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        return place.rename(place.with_suffix(_ENDING))
    except OSError:
        place.unlink(missing_ok=True)
        raise


def _to_copied_file(listed: _ListedFile, pack: CopyPack | None) -> CopiedFile:
    """Return a file as it was before the command, without a copy that is not whole."""
    alone = CopiedFile(listed.mark, listed.size, listed.mode)
    if pack is None or listed.at < 0:
        return alone
    seen = CopiedFile(
        listed.mark, listed.size, listed.mode, pack, listed.at, checksum=listed.checksum
    )
    return seen if zlib.crc32(seen.content) == listed.checksum else alone
