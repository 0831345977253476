"""*Export as JSONL*: writes a session with its contents to one file for another Helix.

Each event has the SHA-256 of its record, and the contents that it names are before it. The earlier
versions of changed files, which only serve to undo changes on this machine, are no part of it.
"""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from helix_desktop.app.history.secret_mask import SecretMask
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.app.workspaces.exports import create_file
from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.errors import CacheCorrupt, CacheMiss, WorkspaceError
from helix_desktop.domain.events import (
    FileChanged,
    GuestRequested,
    GuestStarted,
    Recorded,
    Rewound,
    WindowSent,
    references,
)
from helix_desktop.domain.ports import Store
from helix_desktop.store.maintenance import plain_json

FORMAT = "helix_session"
"""The first field of the first line, whose value is the version."""
VERSION = 1
MAX_CONTENT_BYTES = 64 << 20
"""The maximum bytes of one content; larger ones are left out, and counted."""
_PIECE_BYTES = 4 << 20


class SessionFileReport(Struct):
    """What was written. `left_out` counts contents that are missing, damaged, or too large.

    A private file stays here: no secrets are looked for, and it has no bodies of requests.
    """

    mask: SecretMask
    events: int = 0
    contents: int = 0
    left_out: int = 0
    is_private: bool = False


class SecretsInFile(WorkspaceError):
    """A session holds what looks like secrets, which `mask` lists; nothing was written."""

    mask: SecretMask


async def write_session_file(
    store: Store, session: SessionId, title: str, path: Path, *, with_secrets: bool = False
) -> SessionFileReport:
    """Write a session's file; raise SecretsInFile if it holds secrets that are not wanted."""
    report = SessionFileReport(SecretMask(KNOWN_KEYS))

    async def write(file: BinaryIO) -> None:
        async for line in file_lines(store, session, title, report):
            await asyncio.to_thread(file.write, line)
        if report.mask.count and not with_secrets:
            problem = SecretsInFile(
                "The session holds what looks like secrets: {count}.",
                "Nothing was written. A page masks them; a file with the exact history can't.",
                count=report.mask.count,
            )
            problem.mask = report.mask
            raise problem

    await create_file(path, write)
    return report


async def file_lines(
    store: Store, session: SessionId, title: str, report: SessionFileReport
) -> AsyncIterator[bytes]:
    """Yield the lines of the file: each event, after the contents that it names."""
    items = await store.events(session)
    guests = (
        item.event.agent
        for item in items
        if isinstance(item, Recorded) and isinstance(item.event, GuestStarted)
    )
    first = {FORMAT: VERSION, "title": title, "session": session, "agent": next(guests, "")}
    yield _encode(first)
    written: set[Digest] = set()
    for item in items:
        if not isinstance(item, Recorded):
            report.left_out += 1
            yield _encode(plain_json.unreadable_to_plain(item.seq, item.problem, None))
            continue
        is_other = isinstance(item.event, FileChanged | Rewound | WindowSent) or (
            report.is_private and isinstance(item.event, GuestRequested)
        )
        for digest in () if is_other else references(item.event):
            if digest in written:
                continue
            written.add(digest)
            async for line in _content_lines(store, digest, item.seq, report):
                yield line
        line = await asyncio.to_thread(_event_line, item, report)
        report.events += 1
        yield line


def _event_line(item: Recorded, report: SessionFileReport) -> bytes:
    fields = plain_json.event_to_plain(item.seq, item.event)
    if not report.is_private:  # in the line, a text that is no UTF-8 has only its bytes
        report.mask.of(json.dumps(fields, ensure_ascii=False), item.seq)
    return plain_json.json_line(fields).encode()


async def _content_lines(
    store: Store, digest: Digest, seq: int, report: SessionFileReport
) -> AsyncIterator[bytes]:
    """Yield the lines of a stored content, in pieces."""
    try:
        entry = await store.entry(digest)
        if entry.size > MAX_CONTENT_BYTES:
            report.left_out += 1
            return
        data = await store.get(digest)
    except (CacheMiss, CacheCorrupt):
        report.left_out += 1
        return
    origin = entry.origin
    if report.is_private:
        if not origin.mime.startswith("text/"):
            return
    elif origin.mime.startswith("text/"):
        text = data.decode("utf-8", "replace")
        await asyncio.to_thread(report.mask.of, text, seq)
    report.contents += 1
    for start in range(0, max(1, len(data)), _PIECE_BYTES):
        piece = data[start : start + _PIECE_BYTES]
        fields: plain_json.Fields = {
            "content": digest,
            "tool": origin.tool,
            "what": origin.what,
            "source": origin.source,
            "mime": origin.mime,
            "outcome": origin.outcome,
            "more": start + _PIECE_BYTES < len(data),
        }
        try:
            fields["text"] = piece.decode()
        except UnicodeDecodeError:
            fields["base64"] = base64.b64encode(piece).decode()
        yield await asyncio.to_thread(_encode, fields)


def _encode(fields: plain_json.Fields) -> bytes:
    return plain_json.json_line(fields).encode()
