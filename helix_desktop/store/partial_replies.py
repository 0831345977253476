"""Saves a streaming reply piece by piece to a file, so that a crash does not lose it.

There is one file per streaming session, in a folder of the workspace. One thread writes them, so
that a slow disk delays no stream. Nothing is synced, because written data outlives the process. A
file is removed once its reply is in the journal: a file found at startup belongs to a reply that a
crash interrupted. A file consists of frames (length, CRC, event): the `WindowSent` of the request,
then pieces as `AssistantReplied`. Everything after a torn frame is ignored.
"""

import asyncio
import errno
import logging
import os
import queue
import re
import struct
import threading
import time
import zlib
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, JournalDamaged, JournalError, StoreError
from helix_desktop.domain.event_codec import decode_event, encode_event
from helix_desktop.domain.events import AssistantReplied, Event, WindowSent
from helix_desktop.domain.llm import (
    CallsLeftOut,
    ProviderEvent,
    StopReason,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    WebSearched,
)
from helix_desktop.domain.messages import ReplyPart, Text, Thinking, ToolCall, WebSearch
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import PartialReply
from helix_desktop.store.disk import make_private, open_regular, translate_os_errors

FOLDER = "partial-replies"
MIN_WRITE_INTERVAL_SECONDS = 0.02
"""The minimum time in seconds between two writes.

Pieces are collected meanwhile; a piece after a pause is written at once.
"""
MAX_PARTIAL_REPLY_BYTES = 64 << 20
"""The maximum bytes of one file, far beyond the longest reply of any model."""
MAX_WAITING_PIECES = 100_000
"""The maximum number of pieces that wait for a disk that does not respond."""

_NAME = re.compile(r"[0-9a-f]{16}", re.ASCII)
_UNREADABLE = ".unreadable"
_FOREIGN_FILE_ERRORS = (errno.ENOENT, errno.ENOTDIR, errno.EINVAL, errno.ELOOP)
"""Errors for a file that is missing, and for a link, a pipe, or a folder in its place."""
_frame = struct.Struct(">II")
_OPEN_FLAGS = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_TRUNC
    | sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_CLOEXEC", "O_BINARY"))
)

log = logging.getLogger(__name__)


class _Order(NamedTuple):
    """Something for the writing thread to do. One that can wait is joined by those that follow."""

    act: Callable[[], None]
    can_wait: bool


OnFailure: TypeAlias = Callable[[SessionId, str], None]
"""A callback, called from any thread, with the reason why a reply cannot be saved while it
streams.
"""


class PartialReplyFiles:
    """Implements PartialReplies in one folder. Create it off the event loop."""

    def __init__(
        self,
        folder: Path,
        on_failure: OnFailure,
        *,
        max_bytes: int = MAX_PARTIAL_REPLY_BYTES,
        max_waiting: int = MAX_WAITING_PIECES,
    ) -> None:
        self._on_failure, self._max_waiting = on_failure, max_waiting
        self._sessions: set[SessionId] = set()
        """The sessions that have a file, as known to the event loop."""
        try:
            self._sessions |= {
                SessionId(name) for name in os.listdir(folder) if _NAME.fullmatch(name)
            }
        except FileNotFoundError:
            pass
        except OSError as error:
            log.warning("what streamed before a crash cannot be looked for: %s", error)
        self._lost: set[SessionId] = set()
        """The sessions with missing pieces in their reply."""
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._closed = False
        self._writer = _Writer(folder, self._orders, on_failure=on_failure, max_bytes=max_bytes)
        self._thread = threading.Thread(
            target=self._writer.run, name="partial-replies", daemon=True
        )
        self._thread.start()

    @property
    def sessions(self) -> tuple[SessionId, ...]:
        return tuple(sorted(self._sessions))

    def begin(self, session: SessionId, sent: WindowSent) -> None:
        if not self._closed:
            self._lost.discard(session)
            self._sessions.add(session)
            self._orders.put(_Order(partial(self._writer.begin, session, sent), can_wait=False))

    def take(self, session: SessionId, event: ProviderEvent) -> None:
        if self._closed or session in self._lost:
            return
        if self._orders.qsize() >= self._max_waiting:
            self._lost.add(session)
            self._on_failure(session, Phrase("The disk isn't responding."))
            return
        self._orders.put(_Order(partial(self._writer.take, session, event), can_wait=True))

    def drop(self, session: SessionId) -> None:
        if not self._closed and session in self._sessions:
            self._sessions.discard(session)
            self._orders.put(_Order(partial(self._writer.drop, session), can_wait=False))

    def waits(self, session: SessionId) -> bool:
        return session in self._sessions

    async def read_left(self, session: SessionId) -> PartialReply | None:
        if self._closed:
            return None
        future: Future[PartialReply | None] = Future()

        def answer() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(self._writer.read(session))
                except (HelixError, OSError) as error:
                    future.set_exception(error)

        self._orders.put(_Order(answer, can_wait=False))
        return await asyncio.wrap_future(future)

    async def close(self) -> None:
        """Write everything received, then end."""
        if not self._closed:
            self._closed = True
            self._orders.put(None)
            await asyncio.to_thread(self._thread.join)


class _Writer:
    """The writing thread. It carries out orders in the order of their arrival, many at once."""

    def __init__(
        self,
        folder: Path,
        orders: queue.SimpleQueue[_Order | None],
        *,
        on_failure: OnFailure,
        max_bytes: int,
    ) -> None:
        self._folder, self._orders = folder, orders
        self._max_bytes, self._on_failure = max_bytes, on_failure
        self._open: dict[SessionId, int] = {}
        self._sizes: dict[SessionId, int] = {}
        self._new: dict[SessionId, list[Event]] = {}
        """The events to write, by session."""
        self._failure_reported = False
        """Whether the user was told about a problem and nothing could be saved since."""
        self._next_write_at = 0.0

    def run(self) -> None:
        order: _Order | None
        while (order := self._orders.get()) is not None:
            act, can_wait = order
            if can_wait:
                time.sleep(max(0.0, self._next_write_at - time.monotonic()))
            while order is not None:
                try:
                    act()
                except (HelixError, OSError):  # the thread has other sessions to serve
                    log.exception("a reply cannot be kept while it streams")
                try:
                    order = self._orders.get_nowait()
                except queue.Empty:
                    break
                if order is not None:
                    act, _ = order
            for session in tuple(self._new):
                self._write(session)
            self._next_write_at = time.monotonic() + MIN_WRITE_INTERVAL_SECONDS
            if order is None:
                break
        for handle in self._open.values():
            os.close(handle)

    def begin(self, session: SessionId, sent: WindowSent) -> None:
        self._end(session)
        self._new[session] = [sent]

    def take(self, session: SessionId, event: ProviderEvent) -> None:
        match event:
            case TextDelta(text, opaque):
                reply = _partial_reply(Text(text, opaque))
            case ThinkingDelta(text, opaque):
                reply = _partial_reply(Thinking(text, opaque))
            case ToolCallArrived(call):
                reply = _partial_reply(call)
            case WebSearched(search):
                reply = _partial_reply(search)
            case CallsLeftOut(count):
                reply = _partial_reply(left_out=count)
            case _:
                return
        if session in self._new or session in self._open:
            self._new.setdefault(session, []).append(reply)

    def drop(self, session: SessionId) -> None:
        self._new.pop(session, None)
        self._end(session)
        with suppress(OSError):  # found at the next start, it is known to be journaled
            (self._folder / session).unlink(missing_ok=True)

    def read(self, session: SessionId) -> PartialReply | None:
        self._write(session)
        self._end(session)
        path = self._folder / session
        data = b""
        with translate_os_errors(path):
            try:
                with open_regular(path, follow=False) as file:
                    data = file.read(self._max_bytes + (1 << 20))
            except OSError as error:
                if error.errno not in _FOREIGN_FILE_ERRORS:
                    raise
        try:
            return _parse_reply(data)
        except JournalError as error:
            log.warning("what is left of a reply cannot be read: %s", error)
            with suppress(OSError):
                path.replace(path.with_suffix(_UNREADABLE))
            return None

    def _write(self, session: SessionId) -> None:
        events = self._new.pop(session, [])
        if not events:
            return
        path = self._folder / session
        try:
            # all consecutive parts are joined in one event
            parts: list[ReplyPart] = []
            joined: list[Event] = []
            left_out = 0
            for event in events:
                if isinstance(event, AssistantReplied):
                    parts += event.parts
                    left_out += event.left_out
                else:
                    joined.append(event)
            if parts or left_out:
                joined.append(_partial_reply(*parts, left_out=left_out))
            payloads = [encode_event(event) for event in joined]
            data = b"".join(
                _frame.pack(len(payload), zlib.crc32(payload)) + payload for payload in payloads
            )
            if isinstance(events[0], WindowSent):
                make_private(self._folder)
            with translate_os_errors(path):
                if isinstance(events[0], WindowSent):
                    self._open[session] = os.open(path, _OPEN_FLAGS, 0o600)
                    self._sizes[session] = 0
                self._append(session, data)
        except (StoreError, JournalError) as error:
            # the reply is saved no further, and the user is told once; data on disk stays
            self._end(session)
            log.warning("a reply cannot be kept while it streams: %s", error.message)
            if not self._failure_reported:
                self._failure_reported = True
                self._on_failure(session, error.message)
        else:
            self._failure_reported = False

    def _append(self, session: SessionId, data: bytes) -> None:
        self._sizes[session] += len(data)
        if self._sizes[session] > self._max_bytes:
            raise StoreError("The file has more than {most} MB.", most=self._max_bytes >> 20)
        unwritten = memoryview(data)
        while unwritten:
            unwritten = unwritten[os.write(self._open[session], unwritten) :]

    def _end(self, session: SessionId) -> None:
        if (handle := self._open.pop(session, None)) is not None:
            del self._sizes[session]
            with suppress(OSError):  # what was written is there or not: nothing else can be done
                os.close(handle)


def _partial_reply(*parts: ReplyPart, left_out: int = 0) -> AssistantReplied:
    return AssistantReplied(0.0, "", parts, StopReason.INTERRUPTED, left_out=left_out)


def _parse_reply(data: bytes) -> PartialReply | None:
    """Return the reply in the intact frames of a file; None if there are none.

    Raise JournalError if the content is unexpected.
    """
    sent: WindowSent | None = None
    pieces: list[ProviderEvent] = []
    start = 0
    while start + _frame.size <= len(data):
        length, crc = _frame.unpack_from(data, start)
        payload = data[start + _frame.size : start + _frame.size + length]
        if len(payload) < length or zlib.crc32(payload) != crc:
            break
        start += _frame.size + length
        event = decode_event(payload)
        if sent is None:
            if not isinstance(event, WindowSent):
                raise JournalDamaged("The file doesn't start with a request.")
            sent = event
        if not isinstance(event, AssistantReplied):
            continue
        for part in event.parts:
            match part:
                case Text(text, opaque):
                    pieces.append(TextDelta(text, opaque))
                case Thinking(text, opaque):
                    pieces.append(ThinkingDelta(text, opaque))
                case ToolCall():
                    pieces.append(ToolCallArrived(part))
                case WebSearch():
                    pieces.append(WebSearched(part))
        if event.left_out:
            pieces.append(CallsLeftOut(event.left_out))
    return PartialReply(sent, tuple(pieces)) if sent is not None else None
