"""The question before an unencrypted (http) connection to a private host, once for each host."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from helix_desktop.domain.errors import UnencryptedAddress
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.dialogs import ConfirmDialog, ConfirmQuestion

T = TypeVar("T")
MAX_NAME_CHARS = 100


class PlainHttpConsent:
    """Asks in a sheet over the owner's window; `allow` remembers a host."""

    def __init__(self, owner: QWidget, allow: Callable[[str], Awaitable[None]]) -> None:
        self._owner, self._allow = owner, allow
        self.sheet: ConfirmDialog | None = None

    async def guard(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work; if it needs a connection without encryption, ask and do it again.

        Raise UnencryptedAddress if the user declines.
        """
        while True:
            try:
                return await work()
            except UnencryptedAddress as error:
                if not await self._agreed(error.host):
                    raise
                await self._allow(error.host)

    async def _agreed(self, host: str) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def settle(yes: bool) -> None:
            if not answer.done():
                answer.set_result(yes)

        sheet = self.sheet = ConfirmDialog(self._owner.window(), plain_http_question(host))
        sheet.accepted.connect(lambda _text: settle(True))
        # the sheet closes before it says that it was accepted
        sheet.closed.connect(lambda: asyncio.get_running_loop().call_soon(settle, False))
        sheet.open_over()
        try:
            return await answer
        finally:
            self.sheet = None


def plain_http_question(host: str) -> ConfirmQuestion:
    words = tr(
        "The connection to {0} isn't encrypted. Others on that network could read and "
        "change everything that is sent, also keys."
    )
    risk = tr(
        "Your answer applies to this host, for models and MCP servers. Change it in Settings "
        "› General."
    )
    return ConfirmQuestion(
        tr("Connect without encryption?"),
        tr("Allow this host"),
        (words.format(one_line(host, MAX_NAME_CHARS)), risk),
        destructive=True,
    )
