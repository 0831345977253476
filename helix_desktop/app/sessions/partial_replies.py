"""The factory of a workspace's partial replies, which reports unsaved replies to the window."""

import asyncio
from contextlib import suppress
from pathlib import Path

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live_events import ReplyUnkept
from helix_desktop.domain.ports import PartialReplies
from helix_desktop.engine.runtime import EventBus


async def open_partial_replies(home: Path, bus: EventBus) -> PartialReplies:
    """Open the partial replies of an open workspace, to which no other process writes."""
    loop = asyncio.get_running_loop()

    def told(session: SessionId, why: str) -> None:
        with suppress(RuntimeError):  # the application has ended meanwhile
            loop.call_soon_threadsafe(bus.publish, ReplyUnkept(session, why))

    def opened() -> PartialReplies:
        # lazy, like the store itself
        from helix_desktop.store.partial_replies import (  # noqa: PLC0415
            FOLDER,
            PartialReplyFiles,
        )

        return PartialReplyFiles(home / FOLDER, told)

    return await asyncio.to_thread(opened)
