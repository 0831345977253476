"""A second start hands its request over to the open window, which comes to the front.

The socket lies in the data folder, which only this user can enter; the process that answers holds
the lock.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from helix_desktop.app.environment import Paths
from helix_desktop.app.folder_targets import absolute_target
from helix_desktop.app.ipc import local_socket
from helix_desktop.domain.json_parsing import parse_json_as

SOCKET = "window.sock"
ANSWER_SECONDS = 5.0
"""The seconds that a second start waits for an answer: a starting window needs two."""
SOCKET_WAIT_SECONDS, RETRY_SECONDS = 3.0, 0.05
"""The seconds that a second start waits for a socket (a slow disk takes two), and between tries."""
MAX_REQUEST_BYTES = 60_000
"""The maximum bytes of a request: some hundred folders at once."""
ACCEPTED = b"ok\n"

log = logging.getLogger(__name__)


class OpenRequest(msgspec.Struct, frozen=True):
    """The targets that a second start was asked to open; none means only to raise the window.

    Afterwards a session begins in the workspace that is shown, or the user chooses a folder.
    """

    workspace: str = ""
    places: tuple[str, ...] = ()
    new_session: bool = False
    choose_folder: bool = False


class InstanceSocket(local_socket.SocketServer):
    """The socket of the window; later starts that find none open a window of their own."""

    def __init__(
        self, paths: Paths, on_request: Callable[[OpenRequest], None], *, spawn: local_socket.Spawn
    ) -> None:
        super().__init__(paths.data, "later starts", spawn=spawn, name=SOCKET)
        self._on_request = on_request

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the request of a second start."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                line = await reader.readline()
            request = parse_json_as(line[:MAX_REQUEST_BYTES], OpenRequest)
            if not self._closing:
                self._on_request(request)
                writer.write(ACCEPTED)
                await writer.drain()
        except (OSError, TimeoutError, ValueError) as error:
            log.warning("a second start could not be understood: %s", error)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def pass_request_on(paths: Paths, request: OpenRequest) -> bool:
    """Pass a request to the open window; return whether it was taken.

    Blocks; meant for a start that opens no window itself.
    """
    # the socket opens a while later than the window
    deadline = time.monotonic() + SOCKET_WAIT_SECONDS
    while (peer := local_socket.connect_socket(paths.data, SOCKET)) is None:
        if time.monotonic() >= deadline:
            return False
        time.sleep(RETRY_SECONDS)
    with peer:
        peer.settimeout(ANSWER_SECONDS)
        try:
            peer.sendall(msgspec.json.encode(request) + b"\n")
            answer = b""
            while not answer.endswith(b"\n") and (piece := peer.recv(len(ACCEPTED))):
                answer += piece
        except (OSError, UnicodeEncodeError) as error:
            log.warning("the open window does not answer: %s", error)
            return False
    return answer == ACCEPTED


def make_open_request(
    workspace: str | None,
    folder: Path | None,
    places: Sequence[str] = (),
    *,
    new_session: bool = False,
    choose_folder: bool = False,
) -> OpenRequest:
    """Make a request with absolute paths, because the other process has another current folder."""
    arguments = (str(folder), *places) if folder else places
    targets = tuple(map(absolute_target, arguments))
    return OpenRequest(workspace or "", targets, new_session, choose_folder)
