"""What parsers share: tool calls assembled, JSON events, opaque blocks.

Reads the JSON of a stream into typed structs, and joins characters that were cut in two.

Servers that cut text by UTF-16 units escape half a character in one event and half in the next:
msgspec takes no lone half, so such an event goes the slower way round.

Puts tool calls together from the pieces they are streamed in, and writes them back.

Arguments are never judged here: what is no JSON goes to the toolbox as it is, which answers the
model. Only on the way back to a provider has every call to be an object.

Opaque blocks: a provider's own data that goes back to it unchanged, and to nobody else.

A session can change its model: a block says whose it is, and other dialects leave it out.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from helix_desktop.context.message_parts import is_shallow
from helix_desktop.domain.llm import CALLS_HELD, CallsLeftOut, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.providers.dialects.encoding import UNNAMED, encode_struct
from helix_desktop.providers.http.provider_errors import invalid_response

T = TypeVar("T")

_DAMAGE = (msgspec.MsgspecError, RecursionError, UnicodeError)
_DEEPER_DAMAGE = (*_DAMAGE, ValueError)


class EventDecoder(Generic[T]):
    """Decodes the events of one kind; what is none of them is ProviderGarbled."""

    def __init__(self, kind: type[T]) -> None:
        self._kind = kind
        self._decoder = msgspec.json.Decoder(kind, strict=False)

    def read(self, text: str) -> T:
        try:
            return self._decoder.decode(text)
        except msgspec.ValidationError as error:
            raise invalid_response(text) from error
        except _DAMAGE:
            return self._slowly(text)

    def _slowly(self, text: str) -> T:
        try:
            return msgspec.convert(json.loads(text), self._kind, strict=False)
        except _DEEPER_DAMAGE as error:
            raise invalid_response(text) from error


class SurrogateJoiner:
    """Holds the first half of a character back until its second half has come."""

    def __init__(self) -> None:
        self._half = ""

    def take(self, piece: str) -> str:
        """What can be shown of the text so far and was not yet."""
        if self._half:
            piece, self._half = join_surrogates(self._half + piece), ""
        if piece and _is_first_half(piece[-1]):
            piece, self._half = piece[:-1], piece[-1]
        return piece

    def rest(self) -> str:
        """A half that stayed alone."""
        half, self._half = self._half, ""
        return half


def join_surrogates(text: str) -> str:
    """The text with halves that meet made whole; a half that is alone stays as it is."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def _is_first_half(character: str) -> bool:
    return "\ud800" <= character <= "\udbff"


UNREADABLE = "unreadable_arguments"
"""The field that holds arguments which are no JSON object, on their way back."""

_object = msgspec.json.Decoder(dict[str, msgspec.Raw])
_whole = msgspec.json.Decoder(dict[str, object])
_NO_OBJECT = (msgspec.MsgspecError, RecursionError, UnicodeError)


@dataclass(slots=True)
class PartialToolCall:
    """A call while it comes in."""

    id: str = ""
    tool: str = ""
    pieces: list[str] = field(default_factory=list)
    opaque: str = ""
    index: int | None = None

    @property
    def arguments(self) -> str:
        return join_surrogates("".join(self.pieces)) if self.pieces else ""

    @property
    def is_whole(self) -> bool:
        """Whether it had come to its end before the stream was cut."""
        return bool(self.tool) and is_object(self.arguments)

    def made(self) -> ToolCallArrived:
        """The call as it is; none of its arguments given means that it has none."""
        arguments = self.arguments
        return ToolCallArrived(
            ToolCall(
                self.id,
                self.tool or UNNAMED,
                arguments if arguments.strip() else "{}",
                self.opaque,
            )
        )


class ToolCallAssembler:
    """The calls of one reply, by index as far as the server keeps to its indexes.

    A piece belongs to the last call of its index unless it clearly begins another: servers send
    every call under index 0, no index at all, a new id with every piece, or the name again.

    So many are held, and of those behind them only the last while it comes in: the others are
    counted.
    """

    def __init__(self) -> None:
        self._all: list[PartialToolCall] = []
        self._latest: dict[int, PartialToolCall] = {}
        self._left_out = 0

    def __bool__(self) -> bool:
        return bool(self._all)

    def take(self, index: int | None, *, id: str, tool: str, arguments: str) -> None:
        """One piece; what it does not say is empty."""
        call = self._of(index, id, tool)
        call.id = call.id or id
        if tool and tool != call.tool:
            call.tool += tool
        if arguments:
            call.pieces.append(arguments)

    def made(self) -> Iterator[ToolCallArrived | CallsLeftOut]:
        """All that are held, in the order in which they began."""
        yield from (call.made() for call in self._all[:CALLS_HELD])
        yield from left_out(self._left_out)

    def whole(self) -> Iterator[ToolCallArrived | CallsLeftOut]:
        """After a cut: those that had come to their end."""
        yield from (call.made() for call in self._all[:CALLS_HELD] if call.is_whole)
        yield from left_out(self._left_out)

    def _of(self, index: int | None, id: str, tool: str) -> PartialToolCall:
        known = self._known(index, id)
        if known is None or _begins_another(known, id, tool):
            return self._begun(index, id, tool)
        return known

    def _begun(self, index: int | None, id: str, tool: str) -> PartialToolCall:
        made = PartialToolCall(index=index)
        if len(self._all) >= CALLS_HELD:
            # a piece of one that was let go of says neither id nor name
            self._left_out += bool(id or tool or len(self._all) == CALLS_HELD)
            for gone in self._all[CALLS_HELD:]:
                if gone.index is not None:
                    self._latest.pop(gone.index, None)
            del self._all[CALLS_HELD:]
        self._all.append(made)
        if index is not None:
            self._latest[index] = made
        return made

    def _known(self, index: int | None, id: str) -> PartialToolCall | None:
        if index is not None:
            return self._latest.get(index)
        same = [call for call in self._all if id and call.id == id]
        candidates = same or self._all
        return candidates[-1] if candidates else None


def _begins_another(call: PartialToolCall, id: str, tool: str) -> bool:
    """Whether a piece with that id and name cannot be more of `call`."""
    if not tool or not call.tool:
        return False
    if id and call.id:
        return id != call.id
    return bool(call.pieces) and (tool != call.tool or is_object(call.arguments))


def left_out(count: int) -> Iterator[CallsLeftOut]:
    """What is told of calls that are not held, if there are any."""
    if count:
        yield CallsLeftOut(count)


def is_object(arguments: str) -> bool:
    """Whether it is one whole JSON object; the beginning of one never is."""
    try:
        _object.decode(arguments)
    except _NO_OBJECT:
        return False
    return True


def encode_arguments(call: ToolCall) -> str:
    """The arguments as they go back: as they came, or inside an object if they are none."""
    if is_object(call.arguments):
        return call.arguments
    if not call.arguments.strip():
        return "{}"
    return msgspec.json.encode({UNREADABLE: _utf8(call.arguments)}).decode()


def encode_arguments_object(call: ToolCall) -> dict[str, object]:
    """The same for dialects that take the arguments as an object, not as its text."""
    try:
        found = _whole.decode(encode_arguments(call))
    except _NO_OBJECT:
        # whole for who looks at its form only: a number beyond all, a text within it that is none
        found = {UNREADABLE: _utf8(call.arguments)}
    return found if is_shallow(found) else {UNREADABLE: _utf8(call.arguments)}


def _utf8(text: str) -> str:
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


BlockT = TypeVar("BlockT", bound=Struct)


class OpaqueCodec(Generic[BlockT]):
    """Writes and reads the blocks of one kind; the struct's tag says whose they are."""

    def __init__(self, kind: type[BlockT]) -> None:
        self._decoder = msgspec.json.Decoder(kind)

    def close(self, block: BlockT) -> str:
        return encode_struct(block).decode()

    def open(self, opaque: str) -> BlockT | None:
        """The block, or None for one that another dialect or nobody made."""
        if not opaque:
            return None
        try:
            return self._decoder.decode(opaque)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return None
