"""Taking back what tools did to files: whole ones or single changes, and only what is named.

A file that somebody changed since is never written over: it is said so, and a copy of what it
held before is offered beside it. Whatever is restored is itself kept before, so it can be undone.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterator, Sequence
from functools import partial
from pathlib import PurePosixPath

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.changes import (
    RESTORE,
    FileChange,
    FileStanding,
    Restoration,
    Restored,
)
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import Checkpoints, Chest
from helix_desktop.tools.calling import calling
from helix_desktop.tools.changing import HELD, Before, Pen, Stored, Wanted
from helix_desktop.tools.comparing import Comparer
from helix_desktop.tools.paths import Root
from helix_desktop.tools.text.encodings import (
    UNTOLD,
    UTF8,
    Spelling,
    decoded,
    encoded,
    keeps,
    spelled_alike,
)
from helix_desktop.tools.text.merging import taken_back

_PIECE = 1024 * 1024
_RESTORING = ToolCall("", RESTORE, "")
"""Stands in the journal for the person's own doing."""
SINCE = "It was changed since and is as it was left. A copy of what it held before can be made."


class Restorer:
    """Takes changes back in one workspace folder."""

    def __init__(self, root: Root, chest: Chest, checkpoints: Checkpoints) -> None:
        self._pen = Pen(root, checkpoints)
        self._seen = Comparer(root, chest)
        self._chest = chest

    async def restore(self, wanted: Sequence[FileChange]) -> list[Restoration]:
        """Have each of these files hold what it held before; one that fails stops no other."""
        return [await self._result(change.path, self._restore(change)) for change in wanted]

    async def restore_hunks(self, change: FileChange, numbers: Collection[int]) -> Restoration:
        """Take back single changes of a file, numbered from 0 as `compare` tells them."""
        return await self._result(change.path, self._restore_hunks(change, numbers))

    async def copy(self, change: FileChange) -> str:
        """Put what a file held before beside it; the copy's path."""
        wanted = await self._wanted(change.before)
        if wanted is None:
            raise ToolError(f"There was no {change.path!r} before.")
        path = PurePosixPath(change.path)
        for number in range(1, 100):
            mark = "before" if number == 1 else f"before-{number}"
            beside = str(path.with_name(f"{path.stem}.{mark}{path.suffix}"))
            if await asyncio.to_thread(self._seen.digest, beside) is None:
                with calling(_RESTORING):
                    made = await self._pen.change(beside, _if_new(wanted), mode=change.mode)
                return made.before.path
        raise ToolError(f"There are too many copies of {change.path!r} already.")

    async def _result(self, path: str, work: Coroutine[object, object, Restoration]) -> Restoration:
        try:
            with calling(_RESTORING):
                return await work
        except HelixError as error:
            return Restoration(path, Restored.FAILED, str(error))

    async def _restore(self, change: FileChange) -> Restoration:
        seen = await self._seen.look(change)
        match seen.standing:
            case FileStanding.AS_BEFORE:
                return Restoration(change.path, Restored.NOTHING_TO_DO)
            case FileStanding.CHANGED_SINCE:
                return Restoration(change.path, Restored.CHANGED_SINCE, SINCE)
            case FileStanding.OUT_OF_REACH:
                return Restoration(change.path, Restored.FAILED, seen.problem)
        came = seen.change
        wanted = await self._wanted(came.before)
        # a file that is there keeps its mode; one that is made anew gets the one it had
        mode = (came.mode or None) if came.after is None else None
        await self._pen.change(came.path, _if_still(came, wanted), mode=mode)
        return Restoration(came.path, Restored.DONE)

    async def _restore_hunks(self, change: FileChange, numbers: Collection[int]) -> Restoration:
        found = await self._seen.contents((change.before, change.after))
        if found is None or change.before is None or change.after is None:
            raise _inseparable(change.path)
        stuck: list[int] = []
        make = partial(_merged, found, numbers=numbers, stuck=stuck)
        done = await self._pen.change(change.path, make)
        if stuck:
            result = Restored.IN_PART if done.touched else Restored.CHANGED_SINCE
            return Restoration(change.path, result, SINCE, tuple(stuck))
        return Restoration(change.path, Restored.DONE if done.touched else Restored.NOTHING_TO_DO)

    async def _wanted(self, digest: Digest | None) -> Wanted:
        """What the store keeps, in pieces where it is large."""
        if digest is None:
            return None
        if len(await self._chest.read(digest, 0, HELD + 1)) <= HELD:
            return await self._chest.get(digest)
        return Stored(digest, partial(self._fetched, digest, asyncio.get_running_loop()))

    def _fetched(self, digest: Digest, loop: asyncio.AbstractEventLoop) -> Iterator[bytes]:
        """Piece after piece, in a thread, while the loop goes on."""
        at = 0
        while True:
            read = self._chest.read(digest, at, at + _PIECE)
            piece = asyncio.run_coroutine_threadsafe(read, loop).result()
            if not piece:
                return
            yield piece
            at += len(piece)


def _if_still(change: FileChange, wanted: Wanted) -> Callable[[Before], Wanted]:
    """What to restore, if the file still is what the tool made of it at that moment, too."""

    def make(before: Before) -> Wanted:
        known = before.data is not None or not before.exists
        now = digest_of(before.data) if before.data is not None else None
        if known and now != change.after:
            raise ToolError(f"{change.path!r} was changed meanwhile; it is as it was left.")
        return wanted

    return make


def _if_new(wanted: Wanted) -> Callable[[Before], Wanted]:
    def make(before: Before) -> Wanted:
        if before.exists:
            raise ToolError(f"{before.path!r} appeared meanwhile; it is as it is.")
        return wanted

    return make


def _merged(
    versions: Sequence[bytes], before: Before, *, numbers: Collection[int], stuck: list[int]
) -> Wanted:
    """The file as it is now without some changes; what is in the way of others is told."""
    if before.data is None:
        raise ToolError(f"{before.path!r} is no text that could be merged now.")
    every = (*versions, before.data)
    spellings = _written_back(every)
    if spellings is None:
        raise _inseparable(before.path)
    found = taken_back(*map(decoded, every, spellings), wanted=numbers)
    try:
        after = encoded(found.text, spellings[-1])
    except UnicodeEncodeError as error:
        raise _inseparable(before.path) from error
    stuck.extend(found.stuck)
    return after


def _written_back(versions: Sequence[bytes]) -> Sequence[Spelling] | None:
    """As text where that is certain; else as bytes, unless some of them are UTF-8 or the like."""
    found = spelled_alike(versions)
    if found is None:
        return None
    told = zip(versions, found, strict=True)
    beyond = {each for data, each in told if each != UTF8 or not data.isascii()}
    older = {each for each in beyond if not each.codec.startswith("utf-")}
    if not older:
        return found
    if older != beyond:
        return None
    same = next(iter(older))
    certain = len(older) == 1 and all(keeps(data, same) for data in versions)
    return [same if certain else UNTOLD] * len(found)


def _inseparable(path: str) -> ToolError:
    return ToolError(f"Single changes of {path!r} cannot be told apart.", "Restore the whole file.")
