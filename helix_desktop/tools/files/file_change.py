"""How tools change one file: read, store the old content for undo, check again, then write.

Nothing is held open between these steps. The place is looked up again for writing and must still
hold the file seen before, so a change by somebody else is never overwritten.
"""

import asyncio
import os
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.file_changes import FOLDER_CONTENT, FileChange
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import FileCheckpoints, PlannedChange
from helix_desktop.tools.files.file_replace import ExpectedFile, SeenFile, check_changeable
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.tool import current_call

MAX_MEMORY_BYTES = 16 * 1024 * 1024
"""Most bytes of a file that is held in memory while it is changed."""
MAX_STORED_BYTES = 1024 * 1024 * 1024
"""Most bytes of a file of which a copy is stored; larger files are neither stored nor changed."""


class FileBefore(Struct, frozen=True):
    """The content of a place.

    `data` is None if nothing is there (see `exists`), or if it is too large.
    """

    path: str
    old: ExpectedFile

    @property
    def exists(self) -> bool:
        return self.old.seen is not None

    @property
    def data(self) -> bytes | None:
        return self.old.data

    @property
    def size(self) -> int:
        return self.old.seen.size if self.old.seen else 0


class StoredContent(Struct, frozen=True):
    """A content in the store, fetched piece by piece."""

    digest: Digest
    chunks: Callable[[], Iterable[bytes]]


Wanted = bytes | StoredContent | None
"""The wanted content of a file; None to delete the file."""


class FileChangeResult(Struct, frozen=True):
    """A finished change; `touched` is False if the file had this content already."""

    before: FileBefore
    touched: bool


def read_before(root: ProjectRoot, path: str) -> FileBefore:
    if root.lacks(path):
        return FileBefore(show_path(root.real(path)), ExpectedFile())
    with root.open_file(path) as file:
        status = os.fstat(file.fileno())
        check_changeable(status, path)
        data = file.read(MAX_MEMORY_BYTES) if status.st_size <= MAX_MEMORY_BYTES else None
    return FileBefore(show_path(root.real(path)), ExpectedFile(SeenFile.of(status), data))


class FileChanger:
    """A writer that makes a checkpoint before each change; changes by others meanwhile stop it."""

    def __init__(self, root: ProjectRoot, checkpoints: FileCheckpoints) -> None:
        self.root = root
        self._checkpoints = checkpoints

    async def change(
        self, path: str, make: Callable[[FileBefore], Wanted], *, mode: int | None = None
    ) -> FileChangeResult:
        """Set a file to the content that `make` returns (in a thread); `mode` is for a new file."""
        before = await asyncio.to_thread(self._look_at, path)
        after = await asyncio.to_thread(make, before)
        if after == before.data and (after is not None or not before.exists):
            return FileChangeResult(before, touched=False)
        call = current_call()
        change = PlannedChange(
            path=before.path,
            before=self._stream_before(before) if before.exists else None,
            size=before.size,
            after=after.digest if isinstance(after, StoredContent) else after,
            mode=before.old.seen.mode if before.old.seen else 0,
            tool=call.tool,
            call=call.id,
        )
        try:
            await self._checkpoints.before(change)
        except ToolError:
            raise
        except HelixError as error:
            raise ToolError(
                Phrase(
                    "{path} is as it was: what it holds could not be kept first.",
                    path=repr(before.path),
                ),
                str(error),
            ) from error
        await asyncio.to_thread(self._apply_change, before, after, mode)
        return FileChangeResult(before, touched=True)

    async def set_mode(self, path: str, digest: Digest, *, seen_mode: int, mode: int) -> None:
        """Give a file other permissions if it has those seen; `digest` is of its stored content."""
        old = await asyncio.to_thread(self._seen_with_mode, path, seen_mode)
        call = current_call()
        change = PlannedChange(
            path, digest, old.size, digest, seen_mode, new_mode=mode, tool=call.tool, call=call.id
        )
        await self._checkpoints.before(change)

        def apply() -> None:
            with self.root.place(path) as place:
                place.set_mode(old, mode)

        await asyncio.to_thread(apply)

    async def restore_folder(self, change: FileChange) -> bool:
        """Undo what became of a folder as a whole; return False if something is in it now."""
        path, target = change.path, change.mode
        after = FOLDER_CONTENT if change.before is not None else None
        call = current_call()

        def look() -> int | None:
            with self.root.folder_place(path) as place:
                return place.seen.mode if place.seen else None

        seen_mode = await asyncio.to_thread(look)
        planned = PlannedChange(
            path,
            None if seen_mode is None else (b"",),
            0,
            None if after is None else b"",
            seen_mode or 0,
            new_mode=(target or None) if after is not None else None,
            tool=call.tool,
            call=call.id,
        )
        await self._checkpoints.before(planned)

        def apply() -> bool:
            with self.root.folder_place(path) as place:
                if (place.seen.mode if place.seen else None) != seen_mode:
                    raise ToolError(
                        "{path} changed in the meantime, so Helix left it alone.", path=repr(path)
                    )
                if after is None:
                    return place.remove()
                if place.seen is None:
                    place.make(target)
                else:
                    place.set_mode(place.seen, target)
                return True

        return await asyncio.to_thread(apply)

    def _seen_with_mode(self, path: str, mode: int) -> SeenFile:
        with self.root.place(path) as place:
            place.check_changeable(read_only=True)
            if place.seen is None or place.seen.mode != mode:
                raise ToolError(
                    "{path} changed in the meantime, so Helix left it alone.", path=repr(path)
                )
            return place.seen

    def _look_at(self, path: str) -> FileBefore:
        with self.root.place(path) as place:
            place.check_changeable()
            seen = place.seen
            if seen is not None and seen.size > MAX_STORED_BYTES:
                raise ToolError(
                    "{path} has {size} bytes. What a file holds is kept before it is "
                    "changed, up to {most} bytes; it is as it was.",
                    "Change it with a command.",
                    path=repr(path),
                    size=f"{seen.size:,}",
                    most=f"{MAX_STORED_BYTES:,}",
                )
            in_memory = seen is not None and seen.size <= MAX_MEMORY_BYTES
            try:
                data = b"".join(place.content()) if in_memory else None
            except PermissionError as error:
                raise ToolError(
                    "{path} cannot be read, so what it holds could not be kept. It is as it was.",
                    path=repr(path),
                ) from error
            return FileBefore(show_path("/".join(place.parts)), ExpectedFile(seen, data))

    def _stream_before(self, before: FileBefore) -> Iterator[bytes]:
        """Yield the file's content as seen before; from the disk if it is too large for memory."""
        if before.data is not None:
            yield before.data
            return
        with self.root.place(before.path) as place:
            if place.seen != before.old.seen:
                raise ToolError(
                    "{path} was changed meanwhile; nothing was written.", path=repr(before.path)
                )
            yield from place.content()

    def _apply_change(self, before: FileBefore, after: Wanted, mode: int | None) -> None:
        with self.root.place(before.path) as place:
            if show_path("/".join(place.parts)) != before.path:
                raise ToolError(
                    "{path} leads elsewhere now; nothing was written.", path=repr(before.path)
                )
            place.check_changeable()
            if after is None:
                place.remove(before.old)
            else:
                chunks = after.chunks() if isinstance(after, StoredContent) else (after,)
                place.write(chunks, before.old, mode)
