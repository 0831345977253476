"""Reads sessions that are plain message lists (Anthropic, OpenAI), and those of Cline.

A file is JSON Lines, an array, or an object with `messages`.
"""

import codecs
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from helix_desktop.app.imports import codex
from helix_desktop.app.imports.bounded_reading import (
    JsonObject,
    array_objects,
    at_path,
    count_at,
    json_document,
    json_lines,
    object_at,
    open_source,
    text_at,
)
from helix_desktop.app.imports.message_blocks import (
    chat_calls,
    content_blocks,
    output_of,
    time_of,
    usage_of,
)
from helix_desktop.app.imports.source_messages import (
    MessageAssembler,
    MessageKind,
    Program,
    ReadingReport,
    SourceBlock,
    SourceMessage,
    SourceSession,
    assemble,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text
from helix_desktop.domain.value import replace

_USER_INPUT = re.compile(r"<(user_input|task|feedback|user_message)\b[^>]*>(.*?)</\1>", re.DOTALL)
"""What Cline puts around the words of the user, beside what it adds itself."""
_INJECTED = ("<environment_details>", "[ERROR] You did not use a tool")


def describe_cline(path: Path, size: int, changed: float) -> SourceSession:
    """Return the session of a file by what is beside it, or else by its first message."""
    if path.name == "api_conversation_history.json":
        name, manifest_content = path.parent.name, None
    else:
        name = path.name.removesuffix(".messages.json").removesuffix(".json")
        manifest = path.with_name(f"{name}.json")
        is_there = manifest != path and manifest.is_file()
        manifest_content = json_document(manifest) if is_there else None
    folder = text_at(manifest_content, "cwd") or text_at(manifest_content, "workspace_root")
    session = SourceSession(
        Program.CLINE, path, name, text_at(manifest_content, "title"), folder, changed, size
    )
    return session if session.title else replace(session, title=_first_question(session))


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
        add_message(assembler, message, session.program, number)

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


def add_message(
    assembler: MessageAssembler, message: JsonObject, program: Program, number: int
) -> None:
    """Add a message of any form; `number` is its place."""
    role, content = text_at(message, "role"), at_path(message, "content")
    at = time_of(at_path(message, "ts") or at_path(message, "timestamp"))
    if not role:
        codex.add_item(assembler, message, line=number, at=at, key=f"{number}")
    elif role in ("tool", "function"):
        name = text_at(message, "tool_call_id") or text_at(message, "name")
        assembler.add_output(output_of(name, content), line=number)
    elif role in ("assistant", "model"):
        usage = usage_of(object_at(message, "usage"))
        if "inputTokens" in message:
            names = ("inputTokens", "outputTokens", "cacheReadTokens", "cacheWriteTokens")
            usage = Usage(*(count_at(message, name) for name in names))
        assembler.add_reply(
            [*content_blocks(content), *chat_calls(message)],
            line=number,
            at=at,
            key=f"{number}",
            model=text_at(message, "model") or text_at(message, "modelInfo", "id"),
            usage=usage,
        )
    else:
        blocks: list[SourceBlock] = list(content_blocks(content))
        injected = role != "user"
        if program is Program.CLINE:
            blocks = [_typed_text(block) for block in blocks]
        texts = [block.text for block in blocks if isinstance(block, Text) and block.text]
        injected = injected or (
            bool(texts) and all(text.lstrip().startswith(_INJECTED) for text in texts)
        )
        kind = MessageKind.INJECTED if injected else MessageKind.TYPED
        assembler.add_user(blocks, line=number, at=at, kind=kind)


def _typed_text(block: SourceBlock) -> SourceBlock:
    """Return what the user typed of a text of Cline."""
    if not isinstance(block, Text):
        return block
    if block.text.lstrip().startswith(_INJECTED):
        return Text("")
    typed = [match[2].strip() for match in _USER_INPUT.finditer(block.text)]
    return Text("\n\n".join(typed)) if typed else block
