"""Reads the blocks (prompt, tools, messages) of a guest's recorded request of any provider.

The three forms of requests are those of the interfaces of Anthropic, OpenAI, and Google. What has
no known form is shown as its JSON.
"""

from collections.abc import Iterable, Iterator, Sequence

from helix_desktop.app.inspection.guest_window import BodyBlock, RequestBody
from helix_desktop.app.source_formats import message_lists
from helix_desktop.app.source_formats.bounded_reading import (
    JsonObject,
    at_path,
    list_at,
    object_at,
    text_at,
)
from helix_desktop.app.source_formats.message_blocks import json_text
from helix_desktop.app.source_formats.source_messages import (
    MessageAssembler,
    MessageKind,
    ReadingReport,
    SourceBlock,
    SourceCall,
    SourceImage,
    SourceOutput,
    SourcePart,
)
from helix_desktop.context.blocks import BlockBuilder, make_sendable, weigh_sent
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.canonical_messages import canonical_json, message_digest
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.inspected_request import InspectedKind
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Message, Part, Role, Text, ToolCall, ToolResult, ToolSpec
from helix_desktop.domain.ports import MessageWeigher

MAX_BLOCKS = 20_000
"""The maximum number of blocks of a request; the rest of one with more is one block."""

_SCHEMAS = ("input_schema", "parameters", "parametersJsonSchema", "parameters_json_schema")


def read_body(
    body: bytes, weigher: MessageWeigher, counts: dict[Digest, int] | None = None
) -> RequestBody:
    """Read the body of a request, whatever it is. Counting may take a while.

    `counts` has the tokens of messages by their digests, and gets those of new ones.
    """
    collector = _BlockCollector(weigher, {} if counts is None else counts)
    try:
        request = parse_json_as(body, dict[str, object])
    except JsonUnparsable:
        collector.add(InspectedKind.CONTEXT, Role.USER, [Text(body.decode("utf-8", "replace"))])
        return RequestBody(tuple(collector.blocks), is_known=False)
    contents = list_at(request, "contents")
    listed = list_at(request, "messages") or list_at(request, "input") or _as_messages(contents)
    words = text_at(request, "input")
    messages = [{"role": "user", "content": words}] if words else listed
    collector.add_system(_system_texts(request))
    while messages and text_at(messages[0], "role") in ("system", "developer"):
        collector.add_system(_texts(at_path(messages[0], "content")))
        messages = messages[1:]
    # tools of any form; one that runs at the provider has its type as name
    specs: list[ToolSpec] = []
    for tool in list_at(request, "tools"):
        declared = list_at(tool, "functionDeclarations") or list_at(tool, "function_declarations")
        for entry in declared or [tool]:
            function = object_at(entry, "function") or entry
            schemas = filter(None, (at_path(function, name) for name in _SCHEMAS))
            name = text_at(function, "name") or text_at(function, "type") or "tool"
            description = text_at(function, "description")
            specs.append(ToolSpec(name, description, canonical_json(next(schemas, {}))))
    collector.add_tools(tuple(specs))
    for number, message in enumerate(messages, 1):
        if len(collector.blocks) >= MAX_BLOCKS:
            collector.add(
                InspectedKind.CONTEXT, Role.USER, [Text(json_text(messages[number - 1 :]))]
            )
            break
        before = len(collector.blocks)
        if isinstance(message, dict):
            message_lists.add_message(collector, message, number)
        if len(collector.blocks) == before:
            collector.add(InspectedKind.CONTEXT, Role.USER, [Text(json_text(message))])
    if not messages:
        others = {key: value for key, value in request.items() if key not in ("system", "tools")}
        collector.add(InspectedKind.CONTEXT, Role.USER, [Text(canonical_json(others))])
    return RequestBody(tuple(collector.blocks), is_known=bool(messages))


class _BlockCollector(MessageAssembler):
    """Makes a block of each message and of each output, in the order in which they are sent."""

    def __init__(self, weigher: MessageWeigher, counts: dict[Digest, int]) -> None:
        super().__init__(ReadingReport())
        self._counts = counts
        self.blocks: list[BodyBlock] = []
        self._weigher = weigher
        self._called: dict[str, ToolCall] = {}

    def add(
        self,
        sort: InspectedKind,
        role: Role,
        parts: Sequence[Part],
        *,
        name: str = "",
        what: str = "",
        kind: BlockKind = BlockKind.RAW,
    ) -> None:
        message = make_sendable(Message(role, tuple(parts)))
        digest = message_digest(message)
        if (tokens := self._counts.get(digest)) is None:
            tokens = self._counts[digest] = weigh_sent(message, self._weigher).tokens
        self.blocks.append(BodyBlock(sort, kind, message, digest, tokens, name, what))

    def add_system(self, texts: Iterable[str]) -> None:
        for text in texts:
            parts = [Text(text)]
            self.add(InspectedKind.SYSTEM, Role.SYSTEM, parts, kind=BlockKind.SYSTEM)

    def add_tools(self, specs: tuple[ToolSpec, ...]) -> None:
        if specs:
            block = BlockBuilder(self._weigher).tools_block(specs)
            self.blocks.append(
                BodyBlock(
                    InspectedKind.TOOLS,
                    block.kind,
                    block.message,
                    block.digest,
                    block.tokens,
                    name=str(len(specs)),
                )
            )

    def add_user(
        self,
        blocks: Iterable[SourceBlock],
        *,
        line: int,
        at: float,
        kind: MessageKind = MessageKind.TYPED,
    ) -> None:
        parts = [_part(part) for part in self._parts(blocks, line)]
        if parts:
            is_typed = kind is MessageKind.TYPED
            sort = InspectedKind.USER if is_typed else InspectedKind.CONTEXT
            self.add(sort, Role.USER if is_typed else Role.SYSTEM, parts)

    def add_reply(
        self,
        blocks: Iterable[SourceBlock],
        *,
        line: int,
        at: float,
        key: str,
        model: str = "",
        usage: Usage | None = None,
        is_billed: bool = True,
        window: int = 0,
    ) -> None:
        parts: list[Part] = []
        for part in map(_part, self._parts(blocks, line)):
            if isinstance(part, ToolCall):
                self._called[part.id] = part
            parts.append(part)
        if parts:
            self.add(InspectedKind.AGENT, Role.ASSISTANT, parts)

    def add_output(self, output: SourceOutput, *, line: int) -> None:
        call = self._called.get(output.call)
        pictures = "".join(f"\n{_picture_line(image)}" for image in output.images)
        result = ToolResult(output.call, output.text + pictures, output.failed)
        self.add(
            InspectedKind.OUTPUT,
            Role.TOOL,
            [result],
            name=call.tool if call else "",
            what=call.arguments[:200] if call else output.call,
        )


def _part(part: SourcePart) -> Part:
    match part:
        case SourceImage():
            return Text(_picture_line(part))
        case SourceCall(id=name, name=tool, arguments=arguments):
            return ToolCall(name, tool, arguments)
        case _:
            return part


def _picture_line(image: SourceImage) -> str:
    return f"[picture, {len(image.data):,} bytes]"


def _system_texts(request: JsonObject) -> Iterator[str]:
    for name in ("system", "instructions", "systemInstruction", "system_instruction"):
        value = at_path(request, name)
        yield from _texts(list_at(value, "parts") if isinstance(value, dict) else value)


def _texts(content: object) -> Iterator[str]:
    """Yield the texts of a system prompt in any of the forms."""
    for part in content if isinstance(content, list) else [content]:
        text = part if isinstance(part, str) else text_at(part, "text")
        if text.strip():
            yield text


def _as_messages(contents: Sequence[object]) -> list[object]:
    """Return Google's contents in Anthropic's form."""
    messages: list[object] = []
    for content in contents:
        blocks: list[JsonObject] = []
        for part in list_at(content, "parts"):
            data = object_at(part, "inlineData") or object_at(part, "inline_data")
            call = object_at(part, "functionCall") or object_at(part, "function_call")
            response = object_at(part, "functionResponse") or object_at(part, "function_response")
            if call:
                name = text_at(call, "name")
                blocks.append(
                    {
                        "type": "tool_use",
                        "id": text_at(call, "id") or name,
                        "name": name,
                        "input": at_path(call, "args"),
                    }
                )
            elif response:
                # the output, which most programs put into one field
                result = at_path(response, "response")
                values = list(result.values()) if isinstance(result, dict) else [result]
                is_text = len(values) == 1 and isinstance(values[0], str)
                output = values[0] if is_text else json_text(result)
                blocks.append(
                    {
                        "type": "tool_result",
                        "tool_use_id": text_at(response, "id") or text_at(response, "name"),
                        "content": output,
                    }
                )
            elif data:
                source = {"data": text_at(data, "data")}
                blocks.append({"type": "image", "source": source})
            elif at_path(part, "thought") is True:
                blocks.append({"type": "thinking", "thinking": text_at(part, "text")})
            elif text := text_at(part, "text"):
                blocks.append({"type": "text", "text": text})
            else:
                blocks.append({"type": "text", "text": json_text(part)})
        messages.append({"role": text_at(content, "role") or "user", "content": blocks})
    return messages
