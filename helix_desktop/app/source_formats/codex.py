"""Reads sessions of Codex (rollout files): items of OpenAI's Responses API, token counts.

The events for its window (`event_msg`) repeat the items, and only their token counts are read.
"""

import os
import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec

from helix_desktop.app.source_formats.bounded_reading import (
    JsonObject,
    at_path,
    count_at,
    json_lines,
    list_at,
    object_at,
    open_source,
    parse_line,
    raw_lines,
    text_at,
)
from helix_desktop.app.source_formats.branches import (
    MAX_BRANCHES,
    MAX_SUBAGENTS,
    LeftBranch,
    SessionTree,
    SubAgentTranscript,
    cut_branch,
)
from helix_desktop.app.source_formats.message_blocks import (
    block_picture,
    content_blocks,
    json_text,
    output_of,
    time_of,
    usage_of,
)
from helix_desktop.app.source_formats.source_messages import (
    ImportFailure,
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
from helix_desktop.domain.value import replace

ITEMS = frozenset(
    {
        "message",
        "reasoning",
        "function_call",
        "function_call_output",
        "custom_tool_call",
        "custom_tool_call_output",
        "local_shell_call",
        "web_search_call",
    }
)
_INJECTED = (
    "<environment_context>",
    "<user_instructions>",
    "<skills_instructions>",
    "<permissions instructions>",
    "<turn_aborted>",
    "<INSTRUCTIONS>",
    "<collaboration_mode>",
    "# AGENTS.md instructions",
)
_HEAD_LINES = 40
_ROLLED_BACK = b"thread_rolled_back"
_SUBAGENT = re.compile(rb'(?:agent|thread)_id\\*":\s*\\*"([\w-]{36})\\*"')
"""The name of another thread, also in JSON within a string."""
_DATE_FOLDERS, _ID_CHARS = 3, 36
MAX_LOOKED_FILES = 100_000


def describe(path: Path, size: int, changed: float) -> SourceSession:
    """Return the session of a rollout by its first lines."""
    title = folder = name = parent = ""
    for number, record in json_lines(path, ReadingReport()):
        item = _item(record)
        folder = folder or text_at(item, "cwd")
        if not name or (text_at(record, "type") == "session_meta" and not parent):
            name = text_at(item, "id") or text_at(record, "id") or name
            spawn = ("source", "subagent", "thread_spawn", "parent_thread_id")
            parent = text_at(item, *spawn) or text_at(item, "parent_thread_id")
        if text_at(item, "role") == "user" and not title:
            blocks = content_blocks(at_path(item, "content"))
            texts = [block.text for block in blocks if isinstance(block, Text) and _is_typed(block)]
            title = texts[0] if texts else ""
        if number >= _HEAD_LINES or (title and folder):
            break
    name = name or path.stem
    return SourceSession(Program.CODEX, path, name, title, folder, changed, size, parent)


def open_session(session: SourceSession, report: ReadingReport) -> SessionTree:
    """Return the thread without the turns that were rolled back, these, and the subagents."""
    turn_lines, is_turn_start, line_count = list[int](), bytearray(1), 0
    rolled_back: list[tuple[int, int]] = []
    names: dict[str, None] = {}
    with open_source(session.path) as file:
        for number, _, line in raw_lines(file, ReadingReport()):
            line_count = number
            is_turn_start.append(0)
            if b"thread_id" in line or b"agent_id" in line:
                names.update((match[1].decode(), None) for match in _SUBAGENT.finditer(line))
            if b'"user"' not in line and _ROLLED_BACK not in line:
                continue
            record = parse_line(number, line, ReadingReport(), silent=True) or {}
            item = _item(record)
            turns = count_at(item, "num_turns") if text_at(record, "type") == "event_msg" else 0
            if turns and text_at(item, "type") == _ROLLED_BACK.decode() and turn_lines:
                removed_lines = turn_lines[-turns:]
                del turn_lines[-turns:]
                rolled_back.append((removed_lines[0], number))
            elif text_at(item, "role") == "user" and any(
                map(_is_typed, content_blocks(at_path(item, "content")))
            ):
                turn_lines.append(number)
                is_turn_start[number] = 1
    if not rolled_back:
        return SessionTree(
            partial(_read_messages, session.path, None), subagents=_subagents(session, names)
        )
    main, masks = bytearray(b"\1" * (line_count + 1)), dict[int, bytearray]()
    for index, (first, stop) in enumerate(rolled_back, MAX_BRANCHES - len(rolled_back)):
        if index >= 0:
            masks[stop] = main[:stop] + bytes(line_count + 1 - stop)
        else:
            report.other_branches += main.count(1, first, stop)
        main[first : stop + 1] = bytes(stop + 1 - first)
    branches = [
        LeftBranch(
            replace(session, id=f"{session.id}#{stop}"),
            partial(_read_messages, session.path, mask),
            cut_branch(main, mask, is_turn_start),
        )
        for stop, mask in masks.items()
    ]
    return SessionTree(
        partial(_read_messages, session.path, main), tuple(branches), _subagents(session, names)
    )


def _subagents(session: SourceSession, names: Iterable[str]) -> tuple[SubAgentTranscript, ...]:
    """Return the threads that the session started, of those that it names."""
    wanted = {name for name in names if name != session.id}
    if not wanted or session.parent:
        return ()
    path = session.path
    is_in_sessions_folder = (
        len(path.parents) > _DATE_FOLDERS and path.parents[_DATE_FOLDERS].name == "sessions"
    )
    files = (
        path.parents[_DATE_FOLDERS].glob("*/*/*/*")
        if is_in_sessions_folder
        else path.parent.glob("*")
    )
    transcripts: list[SubAgentTranscript] = []
    for file in islice(files, MAX_LOOKED_FILES):
        name = file.name.partition(".jsonl")[0][-_ID_CHARS:]
        if name not in wanted or len(transcripts) == MAX_SUBAGENTS:
            continue
        try:
            status = os.stat(file)
            source = describe(file, status.st_size, status.st_mtime)
        except (OSError, ImportFailure):
            continue
        if source.parent == session.id != source.id:
            transcripts.append(SubAgentTranscript(source, partial(_read_messages, file, None)))
    return tuple(transcripts)


def _read_messages(
    path: Path, wanted: bytearray | None, report: ReadingReport
) -> Iterator[SourceMessage]:
    """Yield the messages of the wanted lines of a file; of all lines for None."""
    assembler, model, replies = MessageAssembler(report), "", 0
    for number, record in json_lines(path, report, wanted):
        kind, item = text_at(record, "type"), _item(record)
        at = time_of(at_path(record, "timestamp"))
        if kind == "turn_context":
            model = text_at(item, "model") or model
        elif kind == "event_msg":
            # the totals beside it grow over the session
            last_usage = object_at(item, "info", "last_token_usage")
            details = {
                "cached_tokens": at_path(last_usage, "cached_input_tokens"),
                "cache_write_tokens": at_path(last_usage, "cache_write_input_tokens"),
            }
            usage = usage_of({**last_usage, "input_tokens_details": details} if last_usage else {})
            if text_at(item, "type") == "token_count" and usage is not None:
                assembler.add_usage(usage)
        elif kind == "compacted":
            text = text_at(item, "message")
            assembler.add_user([Text(text)], line=number, at=at, kind=MessageKind.SUMMARY)
        elif kind in ("response_item", *ITEMS):
            replies += add_item(assembler, item, line=number, at=at, key=f"{replies}", model=model)
        yield from assembler.ready()
    yield from assembler.remaining()


def add_item(
    assembler: MessageAssembler,
    item: JsonObject,
    *,
    line: int,
    at: float,
    key: str,
    model: str = "",
) -> bool:
    """Add an item, with the key of its reply; return whether the next one is of another reply."""
    kind = text_at(item, "type") or ("message" if "role" in item else "")
    if kind.endswith("_output"):
        assembler.add_output(_parse_output(item), line=line)
        return True
    if kind == "message" and text_at(item, "role") != "assistant":
        blocks = list(content_blocks(at_path(item, "content")))
        texts = [block for block in blocks if isinstance(block, Text)]
        typed = text_at(item, "role") == "user" and (not texts or any(map(_is_typed, texts)))
        message_kind = MessageKind.TYPED if typed else MessageKind.INJECTED
        assembler.add_user(blocks, line=line, at=at, kind=message_kind)
        return True
    if kind in ITEMS:
        assembler.add_reply(_blocks(item), line=line, at=at, key=key, model=model)
    return False


def _item(record: JsonObject) -> JsonObject:
    """Return the item of a line; in rollouts of 2025, the line itself is the item."""
    return object_at(record, "payload") or record


def _is_typed(block: SourceBlock) -> bool:
    return isinstance(block, Text) and not block.text.lstrip().startswith(_INJECTED)


def _blocks(item: JsonObject) -> Iterator[SourceBlock]:
    """Yield the parts of what the model wrote."""
    name = text_at(item, "call_id") or text_at(item, "id")
    match text_at(item, "type"):
        case "message":
            yield from content_blocks(at_path(item, "content"))
        case "reasoning":
            texts = [text_at(part, "text") for part in list_at(item, "summary")]
            texts = texts or [text_at(part, "text") for part in list_at(item, "content")]
            yield Thinking("\n\n".join(filter(None, texts)))
        case "function_call":
            tool = text_at(item, "name")
            if space := text_at(item, "namespace"):
                tool = f"{space}__{tool}"
            yield SourceCall(name, tool, json_text(at_path(item, "arguments")))
        case "custom_tool_call":
            arguments = json_text({"input": at_path(item, "input")})
            yield SourceCall(name, text_at(item, "name"), arguments)
        case "local_shell_call":
            yield SourceCall(name, "local_shell", json_text(at_path(item, "action")))
        case "web_search_call":
            # its results are not in the file
            yield SourceCall(name, "web_search", json_text(at_path(item, "action")), "")


def _parse_output(item: JsonObject) -> SourceOutput:
    """Return the output of a call, whose form depends on the version of Codex."""
    name, output = text_at(item, "call_id"), at_path(item, "output")
    failed = at_path(output, "success") is False
    if isinstance(output, dict):
        output = at_path(output, "content")
    if isinstance(output, list) and any(block_picture(part) for part in output):
        return output_of(name, output, failed=failed)
    parsed = output_of(name, output, failed=failed)
    if parsed.text.startswith('{"output":'):  # older ones have the exit status beside the text
        try:
            result = msgspec.json.decode(parsed.text, type=JsonObject)
        except (msgspec.DecodeError, RecursionError):
            return parsed
        failed = failed or at_path(result, "metadata", "exit_code") not in (0, None)
        return SourceOutput(name, text_at(result, "output"), failed)
    return parsed
