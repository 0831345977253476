"""Taking back what tools did to files: whole ones or single changes, and only what is named.

A file that somebody changed since is never written over: it is said so, and a copy of what it
held before is offered beside it. Whatever is restored is itself kept before, so it can be undone.
"""

import asyncio
import hashlib
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from pathlib import PurePosixPath

from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.events import Event, FileChanged
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import Checkpoints, Chest
from helix_desktop.tools.calling import calling
from helix_desktop.tools.changing import HELD, Before, Pen, Stored, Wanted
from helix_desktop.tools.paths import Root
from helix_desktop.tools.text.diffs import pieces, unified
from helix_desktop.tools.text.encodings import Spelling, decoded, encoded, spelled
from helix_desktop.tools.text.merging import taken_back

_PIECE = 1024 * 1024
_RESTORING = ToolCall("", "restore", "")
"""Stands in the journal for the person's own doing."""
_SINCE = "It was changed since and is as it was left. A copy of what it held before can be made."


@dataclass(frozen=True, slots=True)
class FileChange:
    """What one or several calls made of a file, from first to last."""

    path: str
    before: Digest | None
    after: Digest | None
    mode: int
    calls: tuple[str, ...]


class Standing(StrEnum):
    """What became of a file since a tool changed it."""

    AS_CHANGED = "as changed"
    AS_BEFORE = "as before"
    CHANGED_SINCE = "changed since"


class Restored(StrEnum):
    """What a restore came to for one file."""

    DONE = "done"
    NOTHING_TO_DO = "nothing to do"
    IN_PART = "in part"
    CHANGED_SINCE = "changed since"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """One file's result; `detail` is worded for the person, `stuck` are changes left in place."""

    path: str
    result: Restored
    detail: str = ""
    stuck: tuple[int, ...] = ()


def changes(events: Iterable[Event]) -> tuple[FileChange, ...]:
    """One change a file: what it held before the first of these events, and after the last."""
    found: dict[str, FileChange] = {}
    for event in events:
        if not isinstance(event, FileChanged):
            continue
        one = FileChange(event.path, event.before, event.after, event.mode, (event.call,))
        first = found.get(event.path)
        if first is None:
            found[event.path] = one
        else:
            calls = (*first.calls, event.call)
            found[event.path] = replace(first, after=one.after, calls=calls)
    return tuple(found.values())


class Restorer:
    """Takes changes back in one workspace folder."""

    def __init__(self, root: Root, chest: Chest, checkpoints: Checkpoints) -> None:
        self._pen = Pen(root, checkpoints)
        self._root = root
        self._chest = chest

    async def standing(self, change: FileChange) -> Standing:
        """Whether a file still is what the tool made of it."""
        return await asyncio.to_thread(self._standing, change)

    async def diff(self, change: FileChange, *, most: int = 0) -> str:
        """The change as a unified diff; "" if one side is no text or too large."""
        before, after = await self._text(change.before), await self._text(change.after)
        if before is None or after is None:
            return ""
        return await asyncio.to_thread(unified, before[0], after[0], change.path, most=most)

    async def hunks(self, change: FileChange) -> tuple[str, ...]:
        """The single changes of a file, each as a diff of its own, numbered from 0."""
        before, after = await self._text(change.before), await self._text(change.after)
        if before is None or after is None:
            return ()
        return tuple(await asyncio.to_thread(pieces, before[0], after[0]))

    async def restore(self, wanted: Sequence[FileChange]) -> list[Outcome]:
        """Have each of these files hold what it held before; one that fails stops no other."""
        return [await self._outcome(change.path, self._restore(change)) for change in wanted]

    async def restore_hunks(self, change: FileChange, numbers: Collection[int]) -> Outcome:
        """Take back single changes of a file, numbered as `hunks` tells them."""
        return await self._outcome(change.path, self._restore_hunks(change, numbers))

    async def copy(self, change: FileChange) -> str:
        """Put what a file held before beside it; the copy's path."""
        wanted = await self._wanted(change.before)
        if wanted is None:
            raise ToolError(f"There was no {change.path!r} before.")
        path = PurePosixPath(change.path)
        for number in range(1, 100):
            mark = "before" if number == 1 else f"before-{number}"
            beside = str(path.with_name(f"{path.stem}.{mark}{path.suffix}"))
            if await asyncio.to_thread(self._digest, beside) is None:
                with calling(_RESTORING):
                    made = await self._pen.change(beside, _if_new(wanted), mode=change.mode)
                return made.before.path
        raise ToolError(f"There are too many copies of {change.path!r} already.")

    async def _outcome(self, path: str, work: Coroutine[object, object, Outcome]) -> Outcome:
        try:
            with calling(_RESTORING):
                return await work
        except HelixError as error:
            return Outcome(path, Restored.FAILED, str(error))

    async def _restore(self, change: FileChange) -> Outcome:
        match await self.standing(change):
            case Standing.AS_BEFORE:
                return Outcome(change.path, Restored.NOTHING_TO_DO)
            case Standing.CHANGED_SINCE:
                return Outcome(change.path, Restored.CHANGED_SINCE, _SINCE)
        wanted = await self._wanted(change.before)
        # a file that is there keeps its mode; one that is made anew gets the one it had
        mode = change.mode if change.after is None else None
        await self._pen.change(change.path, _if_still(change, wanted), mode=mode)
        return Outcome(change.path, Restored.DONE)

    async def _restore_hunks(self, change: FileChange, numbers: Collection[int]) -> Outcome:
        before, after = await self._text(change.before), await self._text(change.after)
        if before is None or after is None or change.before is None or change.after is None:
            raise ToolError(
                f"Single changes of {change.path!r} cannot be told apart.",
                "Restore the whole file.",
            )
        stuck: list[int] = []
        make = partial(_merged, (before[0], after[0]), numbers=numbers, stuck=stuck)
        done = await self._pen.change(change.path, make)
        if stuck:
            result = Restored.IN_PART if done.touched else Restored.CHANGED_SINCE
            return Outcome(change.path, result, _SINCE, tuple(stuck))
        return Outcome(change.path, Restored.DONE if done.touched else Restored.NOTHING_TO_DO)

    def _standing(self, change: FileChange) -> Standing:
        digest = self._digest(change.path)
        if digest == change.before:
            return Standing.AS_BEFORE
        return Standing.AS_CHANGED if digest == change.after else Standing.CHANGED_SINCE

    def _digest(self, path: str) -> Digest | None:
        """Of what the file holds now; None if there is none."""
        with self._root.place(path) as place:
            place.check_changeable()
            return _digest_of(place.content()) if place.seen else None

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

    async def _text(self, digest: Digest | None) -> tuple[str, Spelling] | None:
        """A stored content as text; no file is no text, but an empty one."""
        if digest is None:
            return "", Spelling("utf-8")
        if len(await self._chest.read(digest, 0, HELD + 1)) > HELD:
            return None
        data = await self._chest.get(digest)
        spelling = spelled(data)
        return (decoded(data, spelling), spelling) if spelling else None


def _digest_of(chunks: Iterable[bytes]) -> Digest:
    found = hashlib.sha256()
    for chunk in chunks:
        found.update(chunk)
    return Digest(found.hexdigest())


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
    texts: tuple[str, str], before: Before, *, numbers: Collection[int], stuck: list[int]
) -> Wanted:
    """The file as it is now without some changes; what is in the way of others is told."""
    spelling = spelled(before.data) if before.data is not None else None
    if before.data is None or spelling is None:
        raise ToolError(f"{before.path!r} is no text that could be merged now.")
    found = taken_back(*texts, decoded(before.data, spelling), wanted=numbers)
    stuck.extend(found.stuck)
    return encoded(found.text, spelling)
