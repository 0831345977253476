"""JSON-RPC messages of Helix's own MCP server: decoding, errors, limits for one client.

A line that is no message becomes the error that answers it. The module is light, because a starting
window imports it.
"""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, field

from helix_desktop.domain.json_parsing import replace_half_characters
from helix_desktop.domain.phrase import plain_text
from helix_desktop.domain.ports import ToolOutput

MAX_LINE_BYTES = 1 << 20
"""Most bytes of an incoming message; arguments of the tools are a thousandth of that."""
MAX_BATCH = 64

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND = -32700, -32600, -32601
INVALID_PARAMS, INTERNAL_ERROR = -32602, -32603
BUSY = -32000
UNSUPPORTED_VERSION = -32022
"""Error code of the protocol of 2026-07-28."""

Id = int | str
NO_PARAMS = Raw(b"{}")

VERSION_KEY = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities"
SERVER_KEY = "io.modelcontextprotocol/serverInfo"


class RpcMessage(Struct):
    """Any incoming message; the ID of a notification is UNSET."""

    jsonrpc: str = ""
    id: Id | UnsetType | None = UNSET
    method: str | UnsetType = UNSET
    params: Raw = NO_PARAMS
    result: Raw | UnsetType = UNSET
    error: Raw | UnsetType = UNSET

    @property
    def answers(self) -> bool:
        """Whether the message answers a request; Helix sends none."""
        return self.result is not UNSET or self.error is not UNSET


class RpcId(Struct):
    """The ID of an invalid message, for the error."""

    id: Id | None = None


class RpcMeta(Struct):
    """The metadata beside a request's parameters."""

    progress: Id | None = field(name="progressToken", default=None)
    version: Raw | UnsetType = field(name=VERSION_KEY, default=UNSET)
    capabilities: Raw | UnsetType = field(name=CAPABILITIES_KEY, default=UNSET)


class RpcParams(Struct):
    """The parameters of all methods; each method uses its own."""

    meta: RpcMeta = field(name="_meta", default_factory=RpcMeta)
    cursor: str | None = None
    name: str = ""
    arguments: dict[str, Raw] | None = None
    request_id: Id | None = field(name="requestId", default=None)
    protocol_version: str = field(name="protocolVersion", default="")


class RpcError(Struct):
    """An error in an answer."""

    code: int
    message: str
    data: object = UNSET


class RpcReply(Struct, omit_defaults=True):
    """The answer to a request: a result or an error."""

    id: Id | None
    result: object = UNSET
    error: RpcError | UnsetType = UNSET
    jsonrpc: str = field(default_factory=lambda: "2.0")


class RpcRequest(Struct):
    """An outgoing request."""

    id: int
    method: str
    params: object
    jsonrpc: str = "2.0"


class RpcNotice(Struct):
    """An outgoing notification."""

    method: str
    params: object
    jsonrpc: str = "2.0"


class RpcRefused(Exception):
    """A request is answered with an error."""

    def __init__(self, code: int, message: str, data: object = UNSET) -> None:
        super().__init__(message)
        self.fault = RpcError(code, message, data)


RpcInput = RpcMessage | RpcReply
"""A message, or the answer to an invalid line or member of a batch."""


def read_rpc(line: bytes) -> RpcInput | Sequence[RpcInput]:
    """Decode one message, or the members of a batch; never raise."""
    if not line.lstrip().startswith(b"["):
        return _parse_message(line)
    try:
        members = msgspec.json.decode(line, type=list[Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return _broken_reply(PARSE_ERROR, f"That is not JSON: {error}.")
    if not 0 < len(members) <= MAX_BATCH:
        return _broken_reply(INVALID_REQUEST, f"A batch has 1 to {MAX_BATCH} messages.")
    return [_parse_message(bytes(member)) for member in members]


def too_long_error() -> RpcReply:
    return _broken_reply(INVALID_REQUEST, f"That line is longer than {MAX_LINE_BYTES:,} bytes.")


def parse_params(raw: Raw) -> RpcParams:
    try:
        return msgspec.json.decode(raw, type=RpcParams)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RpcRefused(INVALID_PARAMS, f"The parameters do not fit: {error}.") from error


def write_rpc(message: RpcReply | RpcRequest | RpcNotice | Sequence[RpcReply]) -> bytes:
    """Return one line, without its end.

    Some clients split lines at Unicode's line ends, even inside strings: those are escaped.
    """
    line = msgspec.json.encode(message, enc_hook=plain_text)
    if line.isascii():
        return line
    match message:
        case RpcReply(result={"content": [*blocks]}):
            # a twentieth of the time for bytes
            texts = [block["text"] for block in blocks]
            if not any(sign in text for text in texts for sign in _LINE_ENDS):
                return line
    for sign, escaped in _LINE_ENDS.items():
        line = line.replace(sign.encode(), escaped)
    return line


_LINE_ENDS = {"\u2028": rb"\u2028", "\u2029": rb"\u2029", "\x85": rb"\u0085"}


def _parse_message(line: bytes) -> RpcInput:
    try:
        message = msgspec.json.decode(line, type=RpcMessage)
    except msgspec.ValidationError as error:
        return _broken_reply(INVALID_REQUEST, f"That is no JSON-RPC message: {error}.", line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if (complete := replace_half_characters(line)) != line:
            return _parse_message(complete)
        return _broken_reply(PARSE_ERROR, f"That is not JSON: {error}.")
    if message.answers:
        return message
    if message.jsonrpc != "2.0":
        return _broken_reply(INVALID_REQUEST, 'A message has "jsonrpc": "2.0".', line)
    if message.id is None or message.method is UNSET:
        problem = "A request has a method, and a string or a number as its id."
        return _broken_reply(INVALID_REQUEST, problem, line)
    return message


def _broken_reply(code: int, text: str, line: bytes = b"") -> RpcReply:
    try:
        number = msgspec.json.decode(line, type=RpcId).id if line else None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        number = None
    return RpcReply(number, error=RpcError(code, text))


MAX_RPC_ANSWER_BYTES = 4 << 20
"""Most bytes of text in one answer: a million tokens, more than context windows hold."""
MAX_CALLS = 64
"""Most calls of one client at a time; one more is rejected."""


def bound_output(output: ToolOutput) -> ToolOutput:
    """Return the output, or a message if it is too large for one answer."""
    if len(output.data) <= MAX_RPC_ANSWER_BYTES:
        return output
    size = f"That is {len(output.data):,} bytes: too much for one answer."
    text = f'{size} Ask for a part: lines="1-200", or around="…".'
    return ToolOutput(text.encode(), output.what, failed=True)
