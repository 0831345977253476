"""What all stream parsers share: JSON events, half characters, tool calls, usage.

Servers that split text by UTF-16 units escape half a character in one event and half in the next;
msgspec rejects a lone half, so such an event is decoded by the slower `json`. Arguments of calls
are not checked here: invalid JSON is passed to the toolbox, which answers the model, but on the way
back to a provider every call's arguments are an object. An opaque block is a provider's own data,
returned unchanged to that provider only: a session can change its model, and other dialects omit
the block.
"""

import json
from collections.abc import Iterator
from typing import Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, field

from helix_desktop.context.message_parts import is_shallow
from helix_desktop.domain.llm import (
    MAX_REPLY_CALLS,
    CallsLeftOut,
    ProviderEvent,
    StopReason,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import ToolCall
from helix_desktop.providers.dialects.encoding import UNNAMED, JsonText, as_text, encode_struct
from helix_desktop.providers.http.provider_errors import invalid_response

T = TypeVar("T")

_PARSE_ERRORS = (msgspec.MsgspecError, RecursionError, UnicodeError)
_CONVERT_ERRORS = (*_PARSE_ERRORS, ValueError)


class TokenCount(int):
    """A count of tokens in a report; an impossible number is read as the nearest possible one."""


MAX_TOKENS = 10**12
"""No request has more; some servers report what no journal can store."""

NoCounts: TypeAlias = list[object] | str | float | bool | None
"""What some servers send in place of counts; never a reason to fail."""


def counts_in(value: T | NoCounts, kind: type[T]) -> T | None:
    """Return the counts; None if something else is in their place."""
    return value if isinstance(value, kind) else None


def _read_count(kind: type, value: object) -> object:
    """Return a count of tokens as one; other values stay as they are."""
    if kind is not TokenCount:
        return value
    try:
        count = value if isinstance(value, int) else int(float(str(value)))
    except (ValueError, OverflowError):
        count = 0
    return TokenCount(min(max(count, 0), MAX_TOKENS))


class EventDecoder(Generic[T]):
    """A decoder of events of one kind; raises ProviderResponseInvalid for anything else.

    `raw` names the field that holds a call's arguments as they were written.
    """

    def __init__(self, kind: type[T], raw: str = "") -> None:
        self._kind = kind
        self._raw = raw
        self._decoder = msgspec.json.Decoder(kind, strict=False, dec_hook=_read_count)

    def read(self, text: str) -> T:
        try:
            return self._decoder.decode(text)
        except msgspec.ValidationError as error:
            raise invalid_response(text) from error
        except _PARSE_ERRORS:
            pass
        try:
            decoded = json.loads(text, object_hook=self._with_raw if self._raw else None)
            return msgspec.convert(decoded, self._kind, strict=False, dec_hook=_read_count)
        except _CONVERT_ERRORS as error:
            raise invalid_response(text) from error

    def _with_raw(self, fields: dict[str, object]) -> dict[str, object]:
        """Return an object with its arguments as text, which may be invalid JSON."""
        if self._raw not in fields:
            return fields
        written = json.dumps(fields[self._raw], default=lambda inner: json.loads(bytes(inner)))
        return {**fields, self._raw: msgspec.Raw(written.encode())}


def delta_if_any(kind: type[TextDelta] | type[ThinkingDelta], text: str) -> Iterator[ProviderEvent]:
    """Yield the text as an event, if there is any."""
    if text:
        yield kind(text)


def stop_reason_with_calls(reason: StopReason, *, called: bool) -> StopReason:
    """Return the stop reason; a reply that ended normally with calls stopped for these."""
    if reason in (StopReason.ANSWERED, StopReason.TOOLS):
        return StopReason.TOOLS if called else StopReason.ANSWERED
    return reason


class CacheDetails(Struct):
    """The tokens of a prompt that were read from or written to the cache."""

    cached_tokens: TokenCount | None = None
    cache_write_tokens: TokenCount | None = None


def split_usage(prompt: int | None, output: int, *, read: int, write: int) -> Usage:
    """Return the usage, with the prompt's tokens excluding cached reads and writes."""
    total = prompt or 0
    read = min(read, total)
    write = min(write, total - read)
    return Usage(total - read - write, int(output), int(read), int(write))


class SurrogateJoiner:
    """A filter that holds back the first half of a character until its second half arrives."""

    def __init__(self) -> None:
        self._half = ""

    def take(self, piece: str) -> str:
        """Return the text that is complete and was not returned before."""
        if self._half:
            piece, self._half = join_surrogates(self._half + piece), ""
        if piece and "\ud800" <= piece[-1] <= "\udbff":
            piece, self._half = piece[:-1], piece[-1]
        return piece

    def take_half(self) -> str:
        """Return a half that has no other half."""
        half, self._half = self._half, ""
        return half


def join_surrogates(text: str) -> str:
    """Join adjacent halves of characters; a lone half stays as it is."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


UNREADABLE = "unreadable_arguments"
"""The field that holds arguments which are no JSON object, on their way back."""

_object = msgspec.json.Decoder(dict[str, msgspec.Raw])
_object_decoder = msgspec.json.Decoder(dict[str, object])

CallId: TypeAlias = str | int | None
"""The ID of a call; some servers number their calls."""


def id_text(value: CallId) -> str:
    """Return an ID as text, "" if there is none."""
    return "" if value is None else str(value)


class PartialToolCall(Struct):
    """A call under construction."""

    id: str = ""
    tool: str = ""
    pieces: list[str] = field(default_factory=list)
    opaque: str = ""
    index: int | None = None

    @classmethod
    def of(
        cls, id: CallId, tool: str | None, arguments: JsonText, *, opaque: str = ""
    ) -> "PartialToolCall":
        """Return a call as a server sends it, with arguments as text or as a value."""
        text = as_text(arguments)
        return cls(id_text(id), tool or "", [text] if text else [], opaque)

    @property
    def arguments(self) -> str:
        """The arguments so far; some routers send an empty object before the real one."""
        text = "".join(self.pieces)
        return join_surrogates(text[2:] if text.startswith("{}{") else text)

    @property
    def is_object(self) -> bool:
        """Whether the arguments so far are one whole JSON object.

        They are parsed only if they end in a closing brace, because this is checked for each piece.
        """
        last = next((piece for piece in reversed(self.pieces) if not piece.isspace()), "")
        return last.rstrip().endswith("}") and is_object(self.arguments)

    @property
    def is_complete(self) -> bool:
        """Whether the call was complete before the stream was cut."""
        return bool(self.tool) and is_object(self.arguments)

    def finish(self) -> ToolCallArrived:
        """Return the call as it is; missing arguments become an empty object."""
        arguments = self.arguments
        return ToolCallArrived(
            ToolCall(
                self.id, self.tool or UNNAMED, arguments if arguments.strip() else "{}", self.opaque
            )
        )


class ToolCallAssembler:
    """The calls of one reply, by index as far as the server uses indexes correctly.

    A piece belongs to the last call of its index unless it clearly begins another: some servers
    send every call under index 0, no index at all, a new ID with every piece, or the name again.

    MAX_REPLY_CALLS calls are kept. Of later ones only the last is kept while it arrives; the others
    are counted.
    """

    def __init__(self) -> None:
        self._all: list[PartialToolCall] = []
        self._latest: dict[int, PartialToolCall] = {}
        self._dropped = 0

    def __bool__(self) -> bool:
        return bool(self._all)

    def take(self, index: int | None, *, id: str, tool: str, arguments: str) -> None:
        """Add a piece of a call; missing fields are empty.

        An empty piece is ignored: some servers send one with every answer.
        """
        if not (id or tool or arguments):
            return
        if index is not None:
            call = self._latest.get(index)
        else:
            same = [call for call in self._all if id and call.id == id]
            call = next(reversed(same or self._all), None)
        if call is None or _begins_another_call(call, id, tool):
            call = PartialToolCall(index=index)
            if len(self._all) >= MAX_REPLY_CALLS:
                # a piece of a dropped call has neither an ID nor a name
                self._dropped += bool(id or tool or len(self._all) == MAX_REPLY_CALLS)
                for dropped in self._all[MAX_REPLY_CALLS:]:
                    if dropped.index is not None:
                        self._latest.pop(dropped.index, None)
                del self._all[MAX_REPLY_CALLS:]
            self._all.append(call)
            if index is not None:
                self._latest[index] = call
        call.id = call.id or id
        if tool and tool != call.tool:
            call.tool += tool
        if arguments:
            call.pieces.append(arguments)

    def finish(self, *, cut: bool = False) -> Iterator[ToolCallArrived | CallsLeftOut]:
        """Yield all kept calls, in the order in which they began; after a cut the complete ones."""
        calls = self._all[:MAX_REPLY_CALLS]
        yield from (call.finish() for call in calls if not cut or call.is_complete)
        yield from dropped_calls(self._dropped)


def _begins_another_call(call: PartialToolCall, id: str, tool: str) -> bool:
    """Return whether a piece with that ID and name cannot belong to `call`."""
    if not tool or not call.tool:
        return False
    if id and call.id:
        return id != call.id
    return bool(call.pieces) and (tool != call.tool or call.is_object)


def dropped_calls(count: int) -> Iterator[CallsLeftOut]:
    """Report the number of dropped calls, if there are any."""
    if count:
        yield CallsLeftOut(count)


def is_object(arguments: str) -> bool:
    """Return whether the arguments are one whole JSON object; the beginning of one never is."""
    try:
        _object.decode(arguments)
    except _PARSE_ERRORS:
        return False
    return True


def encode_arguments(call: ToolCall) -> str:
    """Return the arguments as received, or inside an object if they are no object."""
    if is_object(call.arguments):
        return call.arguments
    if not call.arguments.strip():
        return "{}"
    return msgspec.json.encode({UNREADABLE: _utf8(call.arguments)}).decode()


def encode_arguments_object(call: ToolCall) -> dict[str, object]:
    """Return the arguments as an object, for dialects that do not accept text."""
    try:
        decoded = _object_decoder.decode(encode_arguments(call))
    except _PARSE_ERRORS:
        # whole only in form: it contains an oversized number or an invalid text
        decoded = {UNREADABLE: _utf8(call.arguments)}
    return decoded if is_shallow(decoded) else {UNREADABLE: _utf8(call.arguments)}


def _utf8(text: str) -> str:
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


BlockT = TypeVar("BlockT", bound=Struct)


class OpaqueCodec(Generic[BlockT]):
    """The codec of opaque blocks of one kind; the struct's tag names the dialect."""

    def __init__(self, kind: type[BlockT]) -> None:
        self._decoder = msgspec.json.Decoder(kind)

    def encode(self, block: BlockT) -> str:
        return encode_struct(block).decode()

    def decode(self, opaque: str) -> BlockT | None:
        """Decode a block; return None for a block of another dialect or an invalid one."""
        if not opaque:
            return None
        try:
            return self._decoder.decode(opaque)
        except _PARSE_ERRORS:
            return None
