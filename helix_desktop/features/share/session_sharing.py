"""Pages and files of one workspace's sessions, in which all configured keys are known."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.app.workspaces.session_file_writer import SessionFileReport, write_session_file
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.ports import Store

if TYPE_CHECKING:
    from helix_desktop.features.share.share_page import SharedPage


class SessionSharing:
    """Pages and files of one workspace's sessions."""

    def __init__(self, store: Store, learn_keys: Callable[[], Awaitable[None]]) -> None:
        """`learn_keys` has all configured keys known, or raises."""
        self._store, self._learn_keys = store, learn_keys

    async def page(self, session: SessionId, title: str) -> "SharedPage":
        # lazy: a page needs Qt, which a command in a terminal works without
        from helix_desktop.features.share.share_page import share_page  # noqa: PLC0415

        await self._learn_keys()
        return await share_page(self._store, session, title, known=KNOWN_KEYS)

    async def write_file(
        self, session: SessionId, title: str, path: Path, *, with_secrets: bool
    ) -> SessionFileReport:
        await self._learn_keys()
        return await write_session_file(
            self._store, session, title, path, with_secrets=with_secrets
        )
