"""Lets the open window run a command that was typed in a terminal, over the workspace's socket.

Only the window's process has the store then, and sends back what the command writes.
"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from helix_desktop.app.commands.output import Say
from helix_desktop.app.ipc.ipc_client import connect_window
from helix_desktop.app.ipc.ipc_messages import (
    AnswerRequest,
    CommandRequest,
    ConfirmRequest,
    IpcText,
    ListRequest,
    QuestionRequest,
)
from helix_desktop.domain.errors import PermissionsError


def run_in_window(home: Path, request: CommandRequest | QuestionRequest, say: Say) -> int | None:
    """Run a command in the window; return its exit status, or None if no window shows the place.

    Questions are listed and answered by any process that has the workspace open.
    """
    return asyncio.run(_run(home, request, lambda text: say(text.text.removesuffix("\n"))))


def confirm_in_window(home: Path, changes: Sequence[str]) -> None:
    """Have the user confirm changes, if a window shows the workspace; raise if denied."""
    if not changes:
        return
    request = ConfirmRequest(tuple(changes))

    def show(text: IpcText) -> None:
        with suppress(OSError):  # nobody reads it
            sys.stderr.write(text.text)
            sys.stderr.flush()

    if asyncio.run(_run(home, request, show)):
        raise PermissionsError("You denied the change in the window.", "Nothing changed.")


async def _run(
    home: Path, request: CommandRequest | QuestionRequest, on_text: Callable[[IpcText], None]
) -> int | None:
    is_of_questions = isinstance(request, ListRequest | AnswerRequest)
    async with connect_window(home, questions=is_of_questions) as window:
        return None if window is None else await window.begin(request, on_text).status()
