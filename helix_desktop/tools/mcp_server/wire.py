"""JSON-RPC as it stands on a line: what comes in, typed and tolerant, and what goes out.

A line that is no message becomes the error that answers it.
"""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, field

from helix_desktop.domain.values import value

LONGEST_LINE = 1 << 20
"""Bytes of a message to us; arguments of our tools are a thousandth of that."""
LONGEST_BATCH = 64

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND = -32700, -32600, -32601
INVALID_PARAMS, INTERNAL_ERROR = -32602, -32603
BUSY = -32000
UNSUPPORTED_VERSION = -32022
"""As the protocol of 2026-07-28 numbers it."""

Id = int | str
NO_PARAMS = Raw(b"{}")

VERSION_KEY = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities"
SERVER_KEY = "io.modelcontextprotocol/serverInfo"


class Message(Struct):
    """Anything that comes in; the id of a notification is UNSET."""

    jsonrpc: str = ""
    id: Id | UnsetType | None = UNSET
    method: str | UnsetType = UNSET
    params: Raw = NO_PARAMS
    result: Raw | UnsetType = UNSET
    error: Raw | UnsetType = UNSET

    @property
    def answers(self) -> bool:
        """Whether it is the answer to a request; we make none."""
        return self.result is not UNSET or self.error is not UNSET


class OnlyId(Struct):
    """Of a message that cannot be understood: whom to tell."""

    id: Id | None = None


class Meta(Struct):
    """What stands beside the parameters of a request."""

    progress: Id | None = field(name="progressToken", default=None)
    version: Raw | UnsetType = field(name=VERSION_KEY, default=UNSET)
    capabilities: Raw | UnsetType = field(name=CAPABILITIES_KEY, default=UNSET)


class Params(Struct):
    """Of all the methods that are served; each looks at its own."""

    meta: Meta = field(name="_meta", default_factory=Meta)
    cursor: str | None = None
    name: str = ""
    arguments: dict[str, Raw] | None = None
    request_id: Id | None = field(name="requestId", default=None)
    protocol_version: str = field(name="protocolVersion", default="")


class Fault(Struct):
    """An error as it is told."""

    code: int
    message: str
    data: object = UNSET


class Reply(Struct, omit_defaults=True):
    """The answer to a request: a result or an error."""

    id: Id | None
    result: object = UNSET
    error: Fault | UnsetType = UNSET
    jsonrpc: str = field(default_factory=lambda: "2.0")


class Notice(Struct):
    """A notification of ours."""

    method: str
    params: object
    jsonrpc: str = "2.0"


class Refused(Exception):
    """A request is answered with an error."""

    def __init__(self, code: int, message: str, data: object = UNSET) -> None:
        super().__init__(message)
        self.fault = Fault(code, message, data)


@value
class Broken:
    """A line, or a member of a batch, that is no message; and how it is answered."""

    reply: Reply


Heard = Message | Broken


def read(line: bytes) -> Heard | Sequence[Heard]:
    """One message, or the members of a batch; never an exception."""
    if not line.lstrip().startswith(b"["):
        return _message(line)
    try:
        members = msgspec.json.decode(line, type=list[Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return _broken(PARSE_ERROR, f"That is not JSON: {error}.")
    if not 0 < len(members) <= LONGEST_BATCH:
        return _broken(INVALID_REQUEST, f"A batch has 1 to {LONGEST_BATCH} messages.")
    return [_message(bytes(member)) for member in members]


def too_long() -> Broken:
    return _broken(INVALID_REQUEST, f"That line is longer than {LONGEST_LINE:,} bytes.")


def parsed(raw: Raw) -> Params:
    try:
        return msgspec.json.decode(raw, type=Params)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(INVALID_PARAMS, f"The parameters do not fit: {error}.") from error


def written(message: Reply | Notice | Sequence[Reply]) -> bytes:
    """One line, without its end.

    Some clients cut lines where Unicode has them, inside of strings too: those are escaped.
    """
    line = msgspec.json.encode(message)
    if line.isascii() or not _may_end_lines(message):
        return line
    for sign, escaped in _LINE_ENDS.items():
        line = line.replace(sign.encode(), escaped)
    return line


_LINE_ENDS = {"\u2028": rb"\u2028", "\u2029": rb"\u2029", "\x85": rb"\u0085"}


def _may_end_lines(message: object) -> bool:
    """Looking for a letter in a text takes a twentieth of looking for its bytes in a line."""
    match message:
        case Reply(result={"content": [*blocks]}):
            texts = [block["text"] for block in blocks]
            return any(sign in text for text in texts for sign in _LINE_ENDS)
        case _:
            return True


def _message(line: bytes) -> Heard:
    try:
        message = msgspec.json.decode(line, type=Message)
    except msgspec.ValidationError as error:
        return _broken(INVALID_REQUEST, f"That is no JSON-RPC message: {error}.", line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return _broken(PARSE_ERROR, f"That is not JSON: {error}.")
    problem = "" if message.answers else _problem(message)
    return _broken(INVALID_REQUEST, problem, line) if problem else message


def _problem(message: Message) -> str:
    if message.jsonrpc != "2.0":
        return 'A message has "jsonrpc": "2.0".'
    if message.id is None or message.method is UNSET:
        return "A request has a method, and a string or a number as its id."
    return ""


def _broken(code: int, text: str, line: bytes = b"") -> Broken:
    try:
        told = msgspec.json.decode(line, type=OnlyId).id if line else None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        told = None
    return Broken(Reply(told, error=Fault(code, text)))
