"""Reads exports of ChatGPT and Claude.ai (`conversations.json`): titles, trees, last branch.

The branch that the user saw last is read of each tree.
"""

from collections.abc import Iterator
from pathlib import Path

from helix_desktop.app.imports.bounded_reading import (
    JsonObject,
    array_objects,
    at_path,
    list_at,
    object_at,
    open_conversations,
    text_at,
)
from helix_desktop.app.imports.message_blocks import content_blocks, json_text, time_of
from helix_desktop.app.imports.source_messages import (
    MessageAssembler,
    MessageKind,
    Program,
    ReadingReport,
    SourceBlock,
    SourceCall,
    SourceMessage,
    SourceOutput,
    SourceSession,
)
from helix_desktop.domain.messages import Text, Thinking
from helix_desktop.domain.phrase import Phrase

MAX_SESSIONS = 100_000
MAX_TEXT_CHARS = 2_000
"""The maximum characters of the ID and of the title of a conversation in a list."""
_EVERYONE = "all"
"""The recipient of what is no call."""


def sessions(path: Path, report: ReadingReport) -> list[SourceSession]:
    """Return all conversations of an export."""
    listed: list[SourceSession] = []
    for _, record in _conversations(path, report):
        is_chatgpt = "mapping" in record
        name = text_at(record, "uuid") or text_at(record, "conversation_id")
        title = text_at(record, "title") or text_at(record, "name")
        changed = at_path(record, "update_time") or at_path(record, "updated_at")
        listed.append(
            SourceSession(
                Program.CHATGPT if is_chatgpt else Program.CLAUDE_AI,
                path,
                (name or text_at(record, "id"))[:MAX_TEXT_CHARS],
                title[:MAX_TEXT_CHARS],
                changed=time_of(changed),
            )
        )
        if len(listed) >= MAX_SESSIONS:
            break
    return listed


def read(session: SourceSession, report: ReadingReport) -> Iterator[SourceMessage]:
    """Yield the messages of one conversation."""
    for _, record in _conversations(session.path, report):
        names = (text_at(record, key)[:MAX_TEXT_CHARS] for key in ("uuid", "conversation_id", "id"))
        if session.id not in names:
            continue
        assembler = MessageAssembler(report)
        add_all = _add_chatgpt if "mapping" in record else _add_claude
        for _ in add_all(assembler, record, report):
            yield from assembler.ready()
        yield from assembler.remaining()
        return


def _conversations(path: Path, report: ReadingReport) -> Iterator[tuple[int, JsonObject]]:
    with open_conversations(path) as openers:
        for open_list in openers:
            with open_list() as file:
                for number, record in array_objects(file, report):
                    if "mapping" in record or "chat_messages" in record:
                        yield number, record


def _add_chatgpt(
    assembler: MessageAssembler, record: JsonObject, report: ReadingReport
) -> Iterator[None]:
    mapping = object_at(record, "mapping")
    node_name = text_at(record, "current_node")
    branch: list[str] = []
    visited: set[str] = set()
    while node_name in mapping and node_name not in visited:
        visited.add(node_name)
        branch.append(node_name)
        node_name = text_at(mapping[node_name], "parent")
    if node_name and node_name not in visited:
        report.add_problem(len(branch), Phrase("the message that it continues isn't there"))
    report.other_branches += sum(
        name not in visited and bool(object_at(node, "message")) for name, node in mapping.items()
    )
    open_calls: list[str] = []  # the calls without an output, which no output names
    for number, name in enumerate(reversed(branch), 1):
        message = object_at(mapping[name], "message")
        if not message or at_path(message, "metadata", "is_visually_hidden_from_conversation"):
            continue
        role, at = text_at(message, "author", "role"), time_of(at_path(message, "create_time"))
        recipient = text_at(message, "recipient") or _EVERYONE
        kind = text_at(message, "content", "content_type")
        content = object_at(message, "content")
        texts = [text_at(content, "text"), text_at(content, "result"), text_at(content, "content")]
        for part in list_at(content, "parts"):
            if isinstance(part, str):
                texts.append(part)
            elif "asset_pointer" in text_at(part, "content_type"):
                report.attachments += 1  # pictures and sounds are elsewhere
            else:
                texts.append(text_at(part, "text"))
        texts += (text_at(thought, "content") for thought in list_at(content, "thoughts"))
        text = "\n".join(filter(None, texts))
        if role == "tool":
            if open_calls:
                assembler.add_output(SourceOutput(open_calls.pop(0), text), line=number)
            else:
                blocks = [SourceCall(name, text_at(message, "author", "name"), "{}", text)]
                assembler.add_reply(blocks, line=number, at=at, key=name)
        elif role == "assistant":
            block: SourceBlock = Text(text)
            if kind in ("thoughts", "reasoning_recap"):
                block = Thinking(text)
            elif recipient != _EVERYONE:
                block = SourceCall(name, recipient, json_text(text))
                open_calls.append(name)
            model = text_at(message, "metadata", "model_slug")
            assembler.add_reply([block], line=number, at=at, key=name, model=model)
        elif role:
            report.attachments += len(list_at(message, "metadata", "attachments"))
            message_kind = MessageKind.TYPED if role == "user" else MessageKind.INJECTED
            message_kind = MessageKind.INJECTED if kind == "user_editable_context" else message_kind
            assembler.add_user([Text(text)], line=number, at=at, kind=message_kind)
        yield


def _add_claude(
    assembler: MessageAssembler, record: JsonObject, report: ReadingReport
) -> Iterator[None]:
    messages = [
        message for message in list_at(record, "chat_messages") if isinstance(message, dict)
    ]
    for number, message in _newest_branch(messages, report):
        at = time_of(at_path(message, "created_at"))
        blocks = list(content_blocks(at_path(message, "content")))
        if not any(not isinstance(message, Text) or message.text for message in blocks):
            blocks = [Text(text_at(message, "text"))]
        for attachment in list_at(message, "attachments"):
            title, text = text_at(attachment, "file_name"), text_at(attachment, "extracted_content")
            blocks.append(Text(f"[attached {title}]\n{text}"))
        report.attachments += len(list_at(message, "files"))
        if text_at(message, "sender") == "assistant":
            name = text_at(message, "uuid") or f"{number}"
            assembler.add_reply(blocks, line=number, at=at, key=name)
        else:
            assembler.add_user(blocks, line=number, at=at)
        yield


def _newest_branch(
    messages: list[JsonObject], report: ReadingReport
) -> list[tuple[int, JsonObject]]:
    """Return the messages that lead to the last one; all if they don't name their predecessors."""
    names = {text_at(message, "uuid"): number for number, message in enumerate(messages)}
    if not any(text_at(message, "parent_message_uuid") in names for message in messages):
        return list(enumerate(messages, 1))
    branch: list[int] = []
    index: int | None = len(messages) - 1
    while index is not None and index not in branch[-1:] and len(branch) < len(messages):
        branch.append(index)
        index = names.get(text_at(messages[index], "parent_message_uuid"))
    report.other_branches += len(messages) - len(set(branch))
    return [(number + 1, messages[number]) for number in reversed(branch)]
