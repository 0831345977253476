"""Ollama's own protocol: the one in which it can be told not to drop old messages silently.

`truncate` and `shift` are off, so that a request which is too long is refused; `num_ctx` is the
model's window, as the server's own default may be 4,096. The path stands below the bare address.
"""

from collections.abc import Iterator, Sequence

from msgspec import UNSET, Struct, UnsetType, field

from helix_desktop.domain.llm import Request
from helix_desktop.domain.message import Image, Message, Role, Text, Thinking, ToolCall, ToolSpec
from helix_desktop.providers.dialects.assembling import sent_object
from helix_desktop.providers.dialects.body import encoded, schema
from helix_desktop.providers.dialects.naming import fitting_id, fitting_name
from helix_desktop.providers.dialects.ollama.reader import SEAL, OllamaReader
from helix_desktop.providers.dialects.pictures import base64_of, missing, shown_after
from helix_desktop.providers.dialects.turns import answered, shown
from helix_desktop.providers.grammar import Framing, Outgoing, Pictures, Reader


class Function(Struct):
    """What is called, and with what."""

    name: str
    arguments: dict[str, object]


class Call(Struct):
    """One call that the model made; servers before ids existed pass over them."""

    id: str
    function: Function


class Said(Struct, omit_defaults=True):
    """One message; pictures stand beside its words."""

    role: str
    content: str
    thinking: str = ""
    images: list[str] = field(default_factory=list)
    tool_calls: list[Call] = field(default_factory=list)
    tool_name: str = ""
    tool_call_id: str = ""


class Told(Struct):
    """What a model is told of a tool."""

    name: str
    description: str
    parameters: dict[str, object]


class Tool(Struct):
    """A tool that may be called."""

    function: Told
    type: str = "function"


class Options(Struct):
    """How the model is run: its window, and the longest reply."""

    num_ctx: int
    num_predict: int | UnsetType = UNSET


class Body(Struct):
    """The body of a request."""

    model: str
    messages: list[Said]
    options: Options
    tools: list[Tool] | UnsetType = UNSET
    stream: bool = True
    truncate: bool = False
    shift: bool = False


class Ollama:
    """Grammar of Ollama's `/api/chat`."""

    @property
    def framing(self) -> Framing:
        return Framing.LINES

    def outgoing(self, request: Request, pictures: Pictures) -> Outgoing:
        body = Body(
            model=request.llm.id,
            messages=list(_messages(request.messages, pictures)),
            options=Options(request.llm.window, request.max_output or UNSET),
            tools=[_tool(spec) for spec in request.tools] or UNSET,
        )
        return Outgoing("/api/chat", encoded(body))

    def reader(self) -> Reader:
        return OllamaReader()

    def key_headers(self, key: str) -> tuple[tuple[str, str], ...]:
        return (("Authorization", f"Bearer {key}"),)


def _messages(messages: Sequence[Message], pictures: Pictures) -> Iterator[Said]:
    """A result names its tool; ids alone say nothing to older servers."""
    tools: dict[str, str] = {}
    for message in shown_after(messages):
        tools |= {call.id: fitting_name(call.tool) for call in message.calls}
        if message.role is Role.TOOL:
            for result in answered(message):
                name = tools.get(result.call, "")
                call = fitting_id(result.call)
                yield Said("tool", result.text, tool_name=name, tool_call_id=call)
        elif message.role is Role.ASSISTANT:
            yield _reply(message)
        else:
            yield _spoken(message, pictures)


def _spoken(message: Message, pictures: Pictures) -> Said:
    texts: list[str] = []
    images: list[str] = []
    for part in shown(message):
        found = base64_of(part, pictures) if isinstance(part, Image) else None
        if found:
            images.append(found)
        else:
            texts.append(part.text if isinstance(part, Text) else missing(part))
    return Said(message.role.value, "\n".join(texts), images=images)


def _reply(message: Message) -> Said:
    thinking = "".join(
        part.text for part in message.parts if isinstance(part, Thinking) and SEAL.open(part.opaque)
    )
    calls = [_call(call) for call in message.calls]
    return Said("assistant", message.text, thinking=thinking, tool_calls=calls)


def _call(call: ToolCall) -> Call:
    return Call(fitting_id(call.id), Function(fitting_name(call.tool), sent_object(call)))


def _tool(spec: ToolSpec) -> Tool:
    return Tool(Told(fitting_name(spec.name), spec.description, schema(spec.schema)))
