"""The messages on a workspace's local socket: frames of JSON with a length in front.

The length is checked before anything else is read.
"""

import asyncio
from typing import TypeVar

import msgspec
from msgspec import Struct

from helix_desktop.app.ipc.json_rpc import MAX_LINE_BYTES, MAX_RPC_ANSWER_BYTES
from helix_desktop.domain.messages import NewImage
from helix_desktop.domain.phrase import plain_text

VERSION = 1


MAX_REQUEST_BYTES = 64 * MAX_LINE_BYTES
"""The maximum bytes of a frame to the server: a long prompt, as JSON inside JSON."""


MAX_ANSWER_BYTES = 2 * MAX_RPC_ANSWER_BYTES
"""The maximum bytes of a frame from the server: base64 takes a third more."""


_LENGTH_BYTES = 4


FIRST_FIELDS = (
    "prompt",
    "session",
    "json",
    "shown",
    "effort",
    "images",
    "mode",
    "model",
    "worktree",
)
"""The fields of `AskRequest` that a server knows which does not say which ones."""


class IpcHello(Struct, tag="hello", frozen=True):
    """The first message of a server.

    `leaves`: it releases the store on request. `commands`: a window shows the workspace, so
    commands can run there. `fields`: those of `AskRequest`; it would ignore others.
    `questions`: it lists questions, and takes answers.
    """

    version: int = VERSION
    pid: int = 0
    leaves: bool = False
    commands: bool = False
    fields: tuple[str, ...] = FIRST_FIELDS
    questions: bool = False


class IpcCall(Struct, tag="ask", frozen=True):
    """A request to run a tool."""

    id: int
    tool: str
    arguments: str


class IpcCancel(Struct, tag="drop", frozen=True):
    """A note that nobody waits for that call any more."""

    id: int


class AskRequest(Struct, tag="prompt", frozen=True):
    """One turn. `format` is what it writes, or with `json` its events. `shown`: a terminal shows
    the answer.

    `effort`, `mode` and `model` are the session's from now on, as on the command line; "" leaves
    them. `images` go with the prompt, each with its name. `worktree` is the branch of a new
    worktree. `bring` names what the prompt mentions of other sessions. `web_search`: the provider
    may search the web in the session. `waits`: a pause is waited for. `resumes`: the turn goes on,
    without a prompt.
    """

    prompt: str
    session: str = ""
    json: bool = False
    shown: bool = False
    effort: str = ""
    images: tuple[tuple[str, NewImage], ...] = ()
    mode: str = ""
    model: str = ""
    worktree: str = ""
    bring: tuple[str, ...] = ()
    format: str = "text"
    web_search: bool = False
    waits: bool = True
    resumes: bool = False


class ModelChoiceRequest(Struct, tag="model", frozen=True):
    """A model for a role; "" leaves the role to its fallback."""

    role: str
    model: str


class ConfirmRequest(Struct, tag="confirm", frozen=True):
    """Changes of permissions, one line each, for the user to confirm."""

    changes: tuple[str, ...]


class EditorRequest(Struct, tag="editor", frozen=True):
    """An editor, whose lines come as `IpcInput`, and are answered as the command's text."""


class PauseRequest(Struct, tag="pause", frozen=True):
    """A pause of a session ends at another time; 0: only when the user resumes it."""

    session: str
    until: float


class ListRequest(Struct, tag="list", frozen=True):
    """The sessions, with their open questions."""

    json: bool = False


class AnswerRequest(Struct, tag="answer", frozen=True):
    """The open questions, or with a number the answer to one: allow, deny, or a text."""

    number: int = 0
    reply: str = ""


QuestionRequest = ListRequest | AnswerRequest
"""What every process with the store serves, with or without a window."""
CommandRequest = AskRequest | ModelChoiceRequest | ConfirmRequest | EditorRequest | PauseRequest


class IpcCommand(Struct, tag="command", frozen=True):
    """A command to run on the open workspace; IpcCancel asks to stop it."""

    id: int
    request: CommandRequest | QuestionRequest


class IpcInput(Struct, tag="input", frozen=True):
    """A line for a running command."""

    id: int
    text: str


class IpcLeave(Struct, tag="leave", frozen=True):
    """A request to release the store for a process that can do more with it."""


class IpcResult(Struct, tag="told", frozen=True):
    """The result of a tool."""

    id: int
    data: bytes
    failed: bool = False
    untrusted: bool = False


class IpcText(Struct, tag="text", frozen=True):
    """Text that a command writes: its output, or notes for standard error."""

    id: int
    text: str
    is_stderr: bool = msgspec.field(default=False, name="beside")


class IpcEnded(Struct, tag="ended", frozen=True):
    """The end of a command: its exit status, or the reason why it could not begin."""

    id: int
    status: int = 0
    problem: str = ""
    hint: str = ""


FromClient = IpcCall | IpcCancel | IpcCommand | IpcInput | IpcLeave


FromServer = IpcHello | IpcResult | IpcText | IpcEnded


T = TypeVar("T")


FROM_CLIENT = msgspec.json.Decoder(FromClient)


FROM_SERVER = msgspec.json.Decoder(FromServer)


class IpcFrameError(Exception):
    """A message outside of the protocol; the connection is of no use any more."""


async def receive_frame(
    reader: asyncio.StreamReader, decoder: msgspec.json.Decoder[T], max_bytes: int
) -> T:
    """Return the next frame; raise EOFError at the end of the connection."""
    size = int.from_bytes(await _read_exactly(reader, _LENGTH_BYTES), "big")
    if size > max_bytes:
        raise IpcFrameError(f"a frame of {size:,} bytes")
    try:
        return decoder.decode(await _read_exactly(reader, size))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise IpcFrameError(str(error)) from error


def encode_frame(message: FromClient | FromServer) -> bytes:
    data = msgspec.json.encode(message, enc_hook=plain_text)
    return len(data).to_bytes(_LENGTH_BYTES, "big") + data


async def _read_exactly(reader: asyncio.StreamReader, size: int) -> bytes:
    try:
        return await reader.readexactly(size)
    except (asyncio.IncompleteReadError, OSError) as error:
        raise EOFError from error
