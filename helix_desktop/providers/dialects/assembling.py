"""Puts tool calls together from the pieces they are streamed in, and writes them back.

Arguments are never judged here: what is no JSON goes to the toolbox as it is, which answers the
model. Only on the way back to a provider has every call to be an object.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from helix_desktop.context.parts import is_shallow
from helix_desktop.domain.llm import CALLS_HELD, CallMade, CallsLeftOut
from helix_desktop.domain.message import ToolCall
from helix_desktop.providers.dialects.naming import UNNAMED
from helix_desktop.providers.dialects.reading import joined

UNREADABLE = "unreadable_arguments"
"""The field that holds arguments which are no JSON object, on their way back."""

_object = msgspec.json.Decoder(dict[str, msgspec.Raw])
_whole = msgspec.json.Decoder(dict[str, object])
_NO_OBJECT = (msgspec.MsgspecError, RecursionError, UnicodeError)


@dataclass(slots=True)
class Growing:
    """A call while it comes in."""

    id: str = ""
    tool: str = ""
    pieces: list[str] = field(default_factory=list)
    opaque: str = ""
    index: int | None = None

    @property
    def arguments(self) -> str:
        return joined("".join(self.pieces)) if self.pieces else ""

    @property
    def is_whole(self) -> bool:
        """Whether it had come to its end before the stream was cut."""
        return bool(self.tool) and is_object(self.arguments)

    def made(self) -> CallMade:
        """The call as it is; none of its arguments given means that it has none."""
        arguments = self.arguments
        return CallMade(
            ToolCall(
                self.id,
                self.tool or UNNAMED,
                arguments if arguments.strip() else "{}",
                self.opaque,
            )
        )


class Calls:
    """The calls of one reply, by index as far as the server keeps to its indexes.

    A piece belongs to the last call of its index unless it clearly begins another: servers send
    every call under index 0, no index at all, a new id with every piece, or the name again.

    So many are held, and of those behind them only the last while it comes in: the others are
    counted.
    """

    def __init__(self) -> None:
        self._all: list[Growing] = []
        self._latest: dict[int, Growing] = {}
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

    def made(self) -> Iterator[CallMade | CallsLeftOut]:
        """All that are held, in the order in which they began."""
        yield from (call.made() for call in self._all[:CALLS_HELD])
        yield from left_out(self._left_out)

    def whole(self) -> Iterator[CallMade | CallsLeftOut]:
        """After a cut: those that had come to their end."""
        yield from (call.made() for call in self._all[:CALLS_HELD] if call.is_whole)
        yield from left_out(self._left_out)

    def _of(self, index: int | None, id: str, tool: str) -> Growing:
        known = self._known(index, id)
        if known is None or _begins_another(known, id, tool):
            return self._begun(index, id, tool)
        return known

    def _begun(self, index: int | None, id: str, tool: str) -> Growing:
        made = Growing(index=index)
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

    def _known(self, index: int | None, id: str) -> Growing | None:
        if index is not None:
            return self._latest.get(index)
        same = [call for call in self._all if id and call.id == id]
        candidates = same or self._all
        return candidates[-1] if candidates else None


def _begins_another(call: Growing, id: str, tool: str) -> bool:
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


def sent_arguments(call: ToolCall) -> str:
    """The arguments as they go back: as they came, or inside an object if they are none."""
    if is_object(call.arguments):
        return call.arguments
    if not call.arguments.strip():
        return "{}"
    return msgspec.json.encode({UNREADABLE: _utf8(call.arguments)}).decode()


def sent_object(call: ToolCall) -> dict[str, object]:
    """The same for dialects that take the arguments as an object, not as its text."""
    try:
        found = _whole.decode(sent_arguments(call))
    except _NO_OBJECT:
        # whole for who looks at its form only: a number beyond all, a text within it that is none
        found = {UNREADABLE: _utf8(call.arguments)}
    return found if is_shallow(found) else {UNREADABLE: _utf8(call.arguments)}


def _utf8(text: str) -> str:
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
