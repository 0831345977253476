"""Undoes changes of files (restore), whole files or single changes, writes a copy
beside a file, and compares versions.

A comparison only reads; text that is too large or binary is reported as such, so nothing takes
long. A single change can be undone where its result still stands untouched; other changes only move
it. A file that somebody changed since is never overwritten: the result says so, and a copy of its
earlier content is offered beside it. The replaced content is itself stored first, so a restore can
be undone.
"""

import asyncio
import hashlib
import stat
from collections.abc import Collection, Coroutine, Iterator, Sequence
from pathlib import PurePosixPath
from typing import TypeVar

from msgspec import Struct

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.file_changes import (
    FOLDER_CONTENT,
    RESTORE,
    RESTORE_COMMAND,
    ChangedFile,
    FileChange,
    FileDiff,
    FileRestoreResult,
    FileState,
    RestoreOutcome,
    is_folder_path,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import FileCheckpoints, SessionStore
from helix_desktop.domain.text_diff import change_diffs, find_hunks, split_diff_lines
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.file_change import (
    MAX_MEMORY_BYTES,
    MAX_STORED_BYTES,
    FileBefore,
    FileChanger,
    StoredContent,
    Wanted,
)
from helix_desktop.tools.files.folder_change import NOT_EMPTY
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.text.file_content import (
    UNKNOWN_ENCODING,
    UTF8,
    TextEncoding,
    decode_text,
    encode_text,
    keeps,
    spelled_alike,
)
from helix_desktop.tools.tool import call_scope

T = TypeVar("T")

TOO_LARGE = Digest("too large to be ours")
"""Stands for a file that is larger than any that is stored: it is not read."""


class FileComparer:
    """A reader of file changes in one workspace folder."""

    def __init__(self, root: ProjectRoot, session_store: SessionStore) -> None:
        self._root = root
        self._session_store = session_store

    async def look(self, change: FileChange) -> ChangedFile:
        """Return the change as it ended, and the present state of its file."""
        is_read_only = change.new_mode is not None and not change.new_mode & stat.S_IWUSR
        try:
            now, mode = await asyncio.to_thread(self._look_at, change.path, is_read_only)
        except ToolError as error:
            return ChangedFile(change, FileState.OUT_OF_REACH, error.full_text)
        has_new_mode = (change.changes_mode or is_read_only) and mode == change.new_mode
        if now == change.before and not (has_new_mode and change.changes_mode):
            is_as_before = not change.changes_mode or mode == change.mode
            return ChangedFile(
                change, FileState.AS_BEFORE if is_as_before else FileState.CHANGED_SINCE
            )
        if now not in change.ours:
            return ChangedFile(change, FileState.CHANGED_SINCE)
        # permissions that somebody set since stay
        came = replace(
            change, after=now, unwritten=(), new_mode=change.new_mode if has_new_mode else None
        )
        return ChangedFile(came, FileState.AS_CHANGED)

    async def compare(self, change: FileChange, *, largest: int = MAX_MEMORY_BYTES) -> FileDiff:
        """Compare by lines; texts above `largest` bytes are not compared."""
        versions = await self.contents((change.before, change.after), largest)
        return (
            FileDiff(comparable=False)
            if versions is None
            else await asyncio.to_thread(compare_contents, versions)
        )

    async def contents(
        self, digests: Sequence[Digest | None], largest: int = MAX_MEMORY_BYTES
    ) -> list[bytes] | None:
        """Return stored contents (b"" for no file); None if one of them is larger."""
        versions = []
        for digest in digests:
            if (
                digest is not None
                and len(await self._session_store.read(digest, 0, largest + 1)) > largest
            ):
                return None
            versions.append(b"" if digest is None else await self._session_store.get(digest))
        return versions

    def digest(self, path: str) -> Digest | None:
        """Return the digest of the file's present content; None if there is no file. Blocks."""
        return self._look_at(path, read_only=False)[0]

    def _look_at(self, path: str, read_only: bool) -> tuple[Digest | None, int]:
        """Return the digest of the file's present content, and its permissions."""
        if is_folder_path(path):
            with self._root.folder_place(path) as folder:
                _check_unlinked(path, folder.path)
                seen = folder.seen
            return (FOLDER_CONTENT, seen.mode) if seen is not None else (None, 0)
        with self._root.place(path) as place:
            _check_unlinked(path, place.path)
            place.check_changeable(read_only=read_only)
            if place.seen is None:
                return None, 0
            if place.seen.size > MAX_STORED_BYTES:
                return TOO_LARGE, place.seen.mode
            sha = hashlib.sha256()
            for chunk in place.content():
                sha.update(chunk)
            return Digest(sha.hexdigest()), place.seen.mode


def compare_contents(versions: Sequence[bytes]) -> FileDiff:
    spellings = spelled_alike(versions)
    if spellings is None:
        return FileDiff(comparable=False)
    old, new = map(split_diff_lines, map(decode_text, versions, spellings))
    hunks = find_hunks(old, new)
    return FileDiff(
        added=sum(hunk.new_to - hunk.new_from for hunk in hunks),
        removed=sum(hunk.old_to - hunk.old_from for hunk in hunks),
        hunks=tuple(change_diffs(hunks, old, new)),
    )


def line_of(content: bytes, number: int) -> str | None:
    """Return a line by its number as comparisons count it, from 1; None if there is none."""
    spellings = spelled_alike([content])
    lines = split_diff_lines(decode_text(content, spellings[0])) if spellings else []
    return lines[number - 1].rstrip("\r\n") if 0 < number <= len(lines) else None


def line_now(version: bytes, now: bytes, number: int) -> int:
    """Return the number that a line of a version has in another one; 0 if it is not the same."""
    spellings = spelled_alike((version, now))
    if spellings is None:
        return 0
    old, new = map(split_diff_lines, map(decode_text, (version, now), spellings))
    moved = 0
    for hunk in find_hunks(old, new):
        if number <= hunk.old_from:
            break
        if number <= hunk.old_to:
            return 0
        moved = hunk.new_to - hunk.old_to
    return number + moved if number <= len(old) else 0


class RevertResult(Struct, frozen=True):
    """The text without the wanted changes, and the changes that could not be undone."""

    text: str
    stuck: tuple[int, ...]


def revert_hunks(
    before: str, after: str, now: str, *, wanted: Collection[int] | None = None
) -> RevertResult:
    """Undo hunks of `before` → `after` in `now`; `wanted` numbers them from 0 (None: all)."""
    old, new, current = split_diff_lines(before), split_diff_lines(after), split_diff_lines(now)
    since = find_hunks(new, current)
    lines = list(current)
    stuck: list[int] = []
    changes = list(enumerate(find_hunks(old, new)))
    # from the end, so that hunks still to be undone do not move
    for number, change in reversed(changes):
        if wanted is not None and number not in wanted:
            continue
        moved = 0  # by how many lines later changes moved it
        for later in since:
            if later.old_to < change.new_from:
                moved = later.new_to - later.old_to
            elif later.old_from <= change.new_to:
                stuck.append(number)  # a later change touches it
                break
        else:
            lines[change.new_from + moved : change.new_to + moved] = old[
                change.old_from : change.old_to
            ]
    # an unterminated line may be inside by now
    ended = [line if line.endswith("\n") else f"{line}\n" for line in lines[:-1]]
    return RevertResult("".join([*ended, *lines[-1:]]), tuple(sorted(stuck)))


_PIECE_BYTES = 1024 * 1024
_RESTORING = ToolCall("", RESTORE, "")
"""Names the user's own restores in the journal."""
_RESTORING_COMMAND = ToolCall("", RESTORE_COMMAND, "")
SINCE = (
    "The file changed since, so Helix left it alone. You can save a copy of the earlier version."
)

BY_WHOM = "It changed while the command ran: by it, or by you. Helix undoes this only if you ask."


class FileRestorer:
    """The undo of changes in one workspace folder.

    `with_commands`: whether the user asked to undo what changed while a command ran, too.
    """

    def __init__(
        self,
        root: ProjectRoot,
        session_store: SessionStore,
        checkpoints: FileCheckpoints,
        *,
        with_commands: bool = False,
    ) -> None:
        self._with_commands = with_commands
        self._file_changer = FileChanger(root, checkpoints)
        self._seen = FileComparer(root, session_store)
        self._session_store = session_store

    async def restore(self, wanted: Sequence[FileChange]) -> list[FileRestoreResult]:
        """Restore the earlier content of each file. One failure does not stop the others."""
        return [await self._try_change(change, self._restore_file(change)) for change in wanted]

    async def restore_hunks(
        self, change: FileChange, numbers: Collection[int]
    ) -> FileRestoreResult:
        """Undo single changes of a file, numbered from 0 as in `compare`."""
        return await self._try_change(change, self._restore_hunks(change, numbers))

    async def copy(self, change: FileChange) -> str:
        """Write a copy of a file's earlier content beside it; return the copy's path."""
        if change.is_folder:
            raise ToolError("{path} is a folder, which has no copy.", path=repr(change.path))
        wanted = await self._content_to_restore(change.before)
        if wanted is None:
            raise ToolError("{path} didn't exist before.", path=repr(change.path))
        path = PurePosixPath(change.path)
        for number in range(1, 100):
            mark = "before" if number == 1 else f"before-{number}"
            copy_path = str(path.with_name(f"{path.stem}.{mark}{path.suffix}"))
            if await asyncio.to_thread(self._seen.digest, copy_path) is not None:
                continue

            def make(before: FileBefore, link: str = copy_path) -> Wanted:
                _check_unlinked(link, before.path)
                if before.exists:
                    raise ToolError(
                        "{path} appeared in the meantime, so Helix left it alone.",
                        path=repr(before.path),
                    )
                return wanted

            with call_scope(_RESTORING):
                copied = await self._file_changer.change(copy_path, make, mode=change.mode)
            return copied.before.path
        raise ToolError("There are too many copies of {path} already.", path=repr(change.path))

    async def _try_change(
        self, change: FileChange, work: Coroutine[object, object, FileRestoreResult]
    ) -> FileRestoreResult:
        try:
            with call_scope(_RESTORING_COMMAND if change.while_command else _RESTORING):
                return await work
        except HelixError as error:
            return FileRestoreResult(change.path, RestoreOutcome.FAILED, error.full_text)

    async def _restore_file(self, change: FileChange) -> FileRestoreResult:
        seen = await self._seen.look(change)
        match seen.state:
            case FileState.AS_BEFORE:
                return FileRestoreResult(change.path, RestoreOutcome.NOTHING_TO_DO)
            case FileState.CHANGED_SINCE:
                return FileRestoreResult(change.path, RestoreOutcome.CHANGED_SINCE, SINCE)
            case FileState.OUT_OF_REACH:
                return FileRestoreResult(change.path, RestoreOutcome.FAILED, seen.problem)
        if change.while_command and not self._with_commands:
            return FileRestoreResult(change.path, RestoreOutcome.CHANGED_SINCE, BY_WHOM)
        came = seen.change
        if came.is_folder:
            if await self._file_changer.restore_folder(came):
                return FileRestoreResult(came.path, RestoreOutcome.DONE)
            return FileRestoreResult(came.path, RestoreOutcome.CHANGED_SINCE, NOT_EMPTY)
        now_mode = came.new_mode
        if (
            came.after is not None
            and now_mode is not None
            and (came.changes_mode or not now_mode & stat.S_IWUSR)
        ):
            # first: a file that is read-only now is neither replaced nor removed
            earlier = came.mode if came.changes_mode else now_mode | stat.S_IWUSR
            await self._file_changer.set_mode(
                came.path, came.after, seen_mode=now_mode, mode=earlier
            )
            if came.before == came.after:
                return FileRestoreResult(came.path, RestoreOutcome.DONE)
        wanted = await self._content_to_restore(came.before)
        # an existing file keeps its mode; a new one gets its earlier mode
        mode = (came.mode or None) if came.after is None else None

        def make(before: FileBefore) -> Wanted:
            _check_unlinked(came.path, before.path)
            known = before.data is not None or not before.exists
            now = digest_of(before.data) if before.data is not None else None
            if known and now != came.after:
                raise ToolError(
                    "{path} changed in the meantime, so Helix left it alone.", path=repr(came.path)
                )
            return wanted

        await self._file_changer.change(came.path, make, mode=mode)
        return FileRestoreResult(came.path, RestoreOutcome.DONE)

    async def _restore_hunks(
        self, change: FileChange, numbers: Collection[int]
    ) -> FileRestoreResult:
        if change.while_command and not self._with_commands:
            return FileRestoreResult(change.path, RestoreOutcome.CHANGED_SINCE, BY_WHOM)
        contents = await self._seen.contents((change.before, change.after))
        if contents is None or change.before is None or change.after is None:
            raise _inseparable_error(change.path)
        stuck: list[int] = []
        versions_now: tuple[Digest, Digest] | None = None

        def make(before: FileBefore) -> Wanted:
            _check_unlinked(change.path, before.path)
            if before.data is None:
                raise ToolError("{path} isn't text that can be merged.", path=repr(before.path))
            nonlocal versions_now
            versions = (*contents, before.data)
            spellings = _encode_restored(versions)
            if spellings is None:
                raise _inseparable_error(before.path)
            result = revert_hunks(*map(decode_text, versions, spellings), wanted=numbers)
            try:
                after = encode_text(result.text, spellings[-1])
            except UnicodeEncodeError as error:
                raise _inseparable_error(before.path) from error
            stuck[:] = result.stuck
            versions_now = digest_of(before.data), digest_of(after)
            return after

        done = await self._file_changer.change(change.path, make)
        back = None
        if done.touched and versions_now is not None:
            mode = change.mode if change.new_mode is None else change.new_mode
            before, after = versions_now
            back = replace(
                change, before=before, after=after, mode=mode, unwritten=(), new_mode=None
            )
        if stuck:
            outcome = RestoreOutcome.IN_PART if done.touched else RestoreOutcome.CHANGED_SINCE
            return FileRestoreResult(change.path, outcome, SINCE, tuple(stuck), back)
        outcome = RestoreOutcome.DONE if done.touched else RestoreOutcome.NOTHING_TO_DO
        return FileRestoreResult(change.path, outcome, back=back)

    async def _content_to_restore(self, digest: Digest | None) -> Wanted:
        if digest is None:
            return None
        if len(await self._session_store.read(digest, 0, MAX_MEMORY_BYTES + 1)) <= MAX_MEMORY_BYTES:
            return await self._session_store.get(digest)
        loop = asyncio.get_running_loop()

        def pieces() -> Iterator[bytes]:
            """Yield the content, in a thread, while the loop goes on."""
            start = 0
            while True:
                read = self._session_store.read(digest, start, start + _PIECE_BYTES)
                piece = asyncio.run_coroutine_threadsafe(read, loop).result()
                if not piece:
                    return
                yield piece
                start += len(piece)

        return StoredContent(digest, pieces)


def _check_unlinked(path: str, real: str) -> None:
    if real != path:
        raise ToolError("{path} leads elsewhere now; nothing was written.", path=repr(path))


def _encode_restored(versions: Sequence[bytes]) -> Sequence[TextEncoding] | None:
    """Return the encodings if certain; else bytes, unless some versions are UTF-8 or the like."""
    spellings = spelled_alike(versions)
    if spellings is None:
        return None
    pairs = zip(versions, spellings, strict=True)
    beyond = {spelling for data, spelling in pairs if spelling != UTF8 or not data.isascii()}
    older = {spelling for spelling in beyond if not spelling.codec.startswith("utf-")}
    if not older:
        return spellings
    if older != beyond:
        return None
    same = next(iter(older))
    certain = len(older) == 1 and all(keeps(data, same) for data in versions)
    return [same if certain else UNKNOWN_ENCODING] * len(spellings)


def _inseparable_error(path: str) -> ToolError:
    return ToolError(
        "Single changes of {path} can't be separated.", "Restore the whole file.", path=repr(path)
    )
