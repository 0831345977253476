"""Writes sessions of Helix to private files, which the lab reads as those of other programs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO

from helix_desktop.app.history.secret_mask import SecretMask
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.app.source_formats.source_messages import Program, SourceSession
from helix_desktop.app.workspaces.exports import create_file
from helix_desktop.app.workspaces.session_file_writer import SessionFileReport, file_lines
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.ports import Store
from helix_desktop.features.lab.programs import list_sessions

_BYTES_AT_ONCE = 4 << 20


@asynccontextmanager
async def session_for_lab(
    store: Store, session: SessionId, title: str
) -> AsyncIterator[SourceSession]:
    """Write a session to a private file for as long as the lab may read it."""
    folder = await asyncio.to_thread(TemporaryDirectory, prefix="helix-lab-")
    try:
        path = Path(folder.name, f"{session}.jsonl")
        yield await write_for_lab(store, session, title, path)
    finally:
        await asyncio.to_thread(folder.cleanup)


async def write_for_lab(store: Store, session: SessionId, title: str, path: Path) -> SourceSession:
    """Write a session to a private file, which the processes of the lab read as any program's."""
    report = SessionFileReport(SecretMask(KNOWN_KEYS), is_private=True)

    async def write(file: BinaryIO) -> None:
        waiting = bytearray()
        async for line in file_lines(store, session, title, report):
            waiting += line
            if len(waiting) >= _BYTES_AT_ONCE:
                await asyncio.to_thread(file.write, waiting)
                waiting = bytearray()
        await asyncio.to_thread(file.write, waiting)

    await create_file(path, write)
    return (await asyncio.to_thread(list_sessions, path, Program.HELIX))[0]
