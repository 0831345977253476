"""Sessions of Gemini CLI: lines of which later ones replace, remove, or repeat earlier ones.

The lines that count are found first, then read one by one. Older versions wrote one JSON object.
"""

from collections.abc import Iterator
from pathlib import Path

from helix_desktop.app.imports.blocks import json_text, output_of, time_of
from helix_desktop.app.imports.source import (
    MessageAssembler,
    MessageKind,
    Program,
    ReadingReport,
    SourceBlock,
    SourceCall,
    SourceMessage,
    SourceSession,
)
from helix_desktop.app.imports.source_files import (
    JsonObject,
    at_path,
    count_at,
    json_document,
    list_at,
    object_at,
    open_source,
    parse_line,
    raw_lines,
    read_head,
    text_at,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text, Thinking

_HEAD_BYTES = 256 << 10
_INJECTED = ("<session_context>", "This is the Gemini CLI. We are setting up the context")


def describe(path: Path, size: int, changed: float) -> SourceSession:
    """Return the session of a file by its beginning."""
    name = title = ""
    if path.suffix == ".json":
        document = json_document(path)
        name = text_at(document, "sessionId")
        records = list_at(document, "messages")
    else:
        records = []
        for line in read_head(path, _HEAD_BYTES).splitlines(keepends=True):
            record = parse_line(1, line, ReadingReport(), silent=True) or {}
            name = name or text_at(record, "sessionId")
            records.append(record)
    for message in records:
        if isinstance(message, dict) and text_at(message, "type") == "user":
            text = _text(message)
            if text and not text.lstrip().startswith(_INJECTED):
                title = text
                break
    return SourceSession(Program.GEMINI_CLI, path, name or path.stem, title, "", changed, size)


def read(path: Path, report: ReadingReport) -> Iterator[SourceMessage]:
    assembler = MessageAssembler(report)
    for number, message in _messages(path, report):
        _add(assembler, message, number)
        yield from assembler.ready()
    yield from assembler.rest()


def _messages(path: Path, report: ReadingReport) -> Iterator[tuple[int, JsonObject]]:
    """Yield the messages that count, with their lines."""
    if path.suffix == ".json":
        for number, message in enumerate(list_at(json_document(path), "messages"), 1):
            if isinstance(message, dict):
                yield number, message
        return
    # each message's newest line, at the place of its first one; a number is one of a list of lines
    places: dict[str, tuple[int, int, int]] = {}
    with open_source(path) as file:
        for number, offset, line in raw_lines(file, report):
            record = parse_line(number, line, report) or {}
            if text_at(record, "id") and text_at(record, "type"):
                places[text_at(record, "id")] = (number, offset, -1)
            if rewound := text_at(record, "$rewindTo"):
                names = list(places)
                if rewound in places:
                    for name in names[names.index(rewound) :]:
                        del places[name]
                        report.other_branches += 1
            replaced = at_path(record, "$set", "messages")
            if isinstance(replaced, list):
                places = {
                    text_at(message, "id") or f"{number}-{index}": (number, offset, index)
                    for index, message in enumerate(replaced)
                }
        silent = ReadingReport()
        at, newest = -1, parse_line(0, b"", silent)
        for number, offset, index in places.values():
            if offset != at:
                file.seek(offset)
                at, newest = offset, parse_line(number, file.readline(), silent)
            message = newest if index < 0 else list_at(newest, "$set", "messages")[index]
            if isinstance(message, dict):
                yield number, message


def _add(assembler: MessageAssembler, message: JsonObject, number: int) -> None:
    at, kind = time_of(at_path(message, "timestamp")), text_at(message, "type")
    if kind == "user":
        text = _text(message)
        injected = text.lstrip().startswith(_INJECTED)
        shown = MessageKind.INJECTED if injected else MessageKind.TYPED
        assembler.add_user([Text(text)], line=number, at=at, kind=shown)
    elif kind == "gemini":
        tokens = object_at(message, "tokens")
        cached = count_at(tokens, "cached")
        written = count_at(tokens, "output") + count_at(tokens, "thoughts")
        usage = Usage(max(count_at(tokens, "input") - cached, 0), written, cached)
        assembler.add_reply(
            _blocks(message),
            line=number,
            at=at,
            key=text_at(message, "id") or f"{number}",
            model=text_at(message, "model"),
            usage=usage if tokens else None,
        )
    elif kind:  # its notices to the user
        assembler.add_user([Text(_text(message))], line=number, at=at, kind=MessageKind.INJECTED)


def _text(message: JsonObject) -> str:
    content = at_path(message, "content")
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else [content]
    return "\n".join(
        filter(None, (part if isinstance(part, str) else text_at(part, "text") for part in parts))
    )


def _blocks(message: JsonObject) -> Iterator[SourceBlock]:
    for thought in list_at(message, "thoughts"):
        texts = (text_at(thought, "subject"), text_at(thought, "description"))
        yield Thinking("\n".join(filter(None, texts)))
    if text := _text(message):
        yield Text(text)
    for call in list_at(message, "toolCalls"):
        output = None
        if at_path(call, "result") is not None or text_at(call, "resultDisplay"):
            output = _result(call)
        yield SourceCall(
            text_at(call, "id"),
            text_at(call, "name"),
            json_text(at_path(call, "args")),
            output,
            text_at(call, "status") in ("error", "cancelled"),
        )


def _result(call: object) -> str:
    """Return the text that the model read, or else the one that was shown."""
    texts: list[str] = []
    for part in list_at(call, "result"):
        response = at_path(part, "functionResponse", "response")
        text = text_at(response, "output") or text_at(response, "error") or text_at(part, "text")
        texts.append(text or output_of("", response).text)
    return "\n".join(filter(None, texts)) or text_at(call, "resultDisplay")
