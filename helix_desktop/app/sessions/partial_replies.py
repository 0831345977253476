"""What keeps a workspace's replies while they stream, and tells the window where it cannot."""

import asyncio
from contextlib import suppress
from pathlib import Path

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live_events import ReplyUnkept
from helix_desktop.domain.ports import PartialReplies
from helix_desktop.engine.runtime import EventBus


async def open_partial_replies(home: Path, bus: EventBus) -> PartialReplies:
    """In the workspace's folder, whose store is open: nobody else writes there."""
    loop = asyncio.get_running_loop()

    def told(session: SessionId, why: str) -> None:
        with suppress(RuntimeError):  # the application has ended meanwhile
            loop.call_soon_threadsafe(bus.publish, ReplyUnkept(session, why))

    def opened() -> PartialReplies:
        # lazy: as with the store itself
        from helix_desktop.store.partial_replies import (  # noqa: PLC0415
            FOLDER,
            PartialReplyFiles,
        )

        return PartialReplyFiles(home / FOLDER, told)

    return await asyncio.to_thread(opened)
