"""Reads sessions that are plain message lists (Anthropic, OpenAI).

A file is JSON Lines, an array, or an object with `messages`.
"""

import codecs
from collections.abc import Iterable, Iterator
from pathlib import Path

from helix_desktop.app.source_formats import codex
from helix_desktop.app.source_formats.bounded_reading import (
    JsonObject,
    array_objects,
    at_path,
    json_document,
    json_lines,
    object_at,
    open_source,
    text_at,
)
from helix_desktop.app.source_formats.message_blocks import (
    chat_calls,
    content_blocks,
    output_of,
    time_of,
    usage_of,
)
from helix_desktop.app.source_formats.source_messages import (
    MessageAssembler,
    MessageKind,
    Program,
    ReadingReport,
    SourceMessage,
    SourceSession,
    assemble,
)
from helix_desktop.domain.messages import Text
from helix_desktop.domain.value import replace


def describe(path: Path, size: int, changed: float) -> SourceSession:
    """Return the session of a file by its first message."""
    session = SourceSession(Program.MESSAGES, path, path.stem, changed=changed, size=size)
    return replace(session, title=_first_question(session))


def _first_question(session: SourceSession) -> str:
    for message in read(session, ReadingReport()):
        if message.kind is MessageKind.TYPED:
            return next((part.text for part in message.parts if isinstance(part, Text)), "")
    return ""


def read(session: SourceSession, report: ReadingReport) -> Iterator[SourceMessage]:
    def add(assembler: MessageAssembler, numbered: tuple[int, JsonObject]) -> None:
        number, message = numbered
        add_message(assembler, message, number)

    return assemble(report, _records(session.path, report), add)


def _records(path: Path, report: ReadingReport) -> Iterator[tuple[int, JsonObject]]:
    """Yield the messages of a file of any form, with their numbers."""
    with open_source(path) as file:
        start = file.read(4_096).removeprefix(codecs.BOM_UTF8).lstrip()[:1]
        file.seek(0)
        if start == b"[":
            yield from array_objects(file, report)
            return
    numbered: Iterable[tuple[int, JsonObject]] = json_lines(path, report)
    if path.suffix == ".json":
        document = json_document(path)
        numbered = [(1, document)] if isinstance(document, dict) else []
    for number, record in numbered:
        if "role" in record or text_at(record, "type") in codex.ITEMS:
            yield number, record
        elif isinstance(messages := at_path(record, "messages"), list):
            yield from (
                (index, message)
                for index, message in enumerate(messages, number)
                if isinstance(message, dict)
            )


def add_message(assembler: MessageAssembler, message: JsonObject, number: int) -> None:
    """Add a message of any form; `number` is its place."""
    role, content = text_at(message, "role"), at_path(message, "content")
    at = time_of(at_path(message, "ts") or at_path(message, "timestamp"))
    if not role:
        codex.add_item(assembler, message, line=number, at=at, key=f"{number}")
    elif role in ("tool", "function"):
        name = text_at(message, "tool_call_id") or text_at(message, "name")
        assembler.add_output(output_of(name, content), line=number)
    elif role in ("assistant", "model"):
        assembler.add_reply(
            [*content_blocks(content), *chat_calls(message)],
            line=number,
            at=at,
            key=f"{number}",
            model=text_at(message, "model"),
            usage=usage_of(object_at(message, "usage")),
        )
    else:
        kind = MessageKind.TYPED if role == "user" else MessageKind.INJECTED
        assembler.add_user(list(content_blocks(content)), line=number, at=at, kind=kind)
