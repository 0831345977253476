"""Reads sessions of Gemini CLI: JSON lines of which later ones replace or remove earlier ones.

The lines that count are found first, then read one by one. Older versions wrote one JSON object.
"""

import os
from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, takewhile
from pathlib import Path
from typing import NamedTuple, TypeAlias

from helix_desktop.app.source_formats.bounded_reading import (
    JsonObject,
    at_path,
    count_at,
    is_plain_name,
    json_document,
    list_at,
    object_at,
    open_source,
    parse_line,
    raw_lines,
    read_head,
    text_at,
)
from helix_desktop.app.source_formats.branches import (
    MAX_BRANCHES,
    MAX_SUBAGENTS,
    LeftBranch,
    SessionTree,
    SubAgentTranscript,
)
from helix_desktop.app.source_formats.message_blocks import json_text, output_of, time_of
from helix_desktop.app.source_formats.source_messages import (
    ImportFailure,
    MessageAssembler,
    MessageKind,
    Program,
    ReadingReport,
    SourceBlock,
    SourceCall,
    SourceMessage,
    SourceSession,
    assemble,
    short_name,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text, Thinking
from helix_desktop.domain.value import replace

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
            text = _message_text(message)
            if text and not text.lstrip().startswith(_INJECTED):
                title = text
                break
    return SourceSession(Program.GEMINI_CLI, path, name or path.stem, title, "", changed, size)


class _Place(NamedTuple):
    """Where a message is: a line, or one of the messages of a list in it."""

    line: int
    offset: int
    item: int
    is_question: bool


_Rewound: TypeAlias = tuple[int, dict[str, _Place]]
"""The line of a rewind, and the messages until then."""


def open_session(session: SourceSession, report: ReadingReport) -> SessionTree:
    """Return the messages that were not rewound, those that were, and the subagents."""
    path, branches = session.path, list[LeftBranch]()
    if path.suffix == ".json":
        return SessionTree(partial(_read_older, path))
    places, rewinds = _index(path, report)
    for number, rewound in rewinds:
        shared = list(takewhile(places.__contains__, rewound))
        own = list(rewound.values())[len(shared) :]
        if not own:
            continue  # the same messages were written again
        while shared and not own[0].is_question:  # a branch begins with a turn
            own.insert(0, places[shared.pop()])
        after = places[shared[-1]].line if shared else 0
        source = replace(session, id=f"{session.id}#{number}")
        branches.append(LeftBranch(source, partial(_read, path, own), after))
    subagents: list[SubAgentTranscript] = []
    folder = path.parent / session.id
    names = list(islice(folder.glob("*.jsonl"), MAX_SUBAGENTS)) if is_plain_name(session.id) else []
    for file in sorted(names):
        try:
            status = os.stat(file)
            source = describe(file, status.st_size, status.st_mtime)
            source = replace(source, parent=session.id)
            subagents.append(SubAgentTranscript(source, partial(_read_file, source)))
        except (OSError, ImportFailure):
            continue
    return SessionTree(
        partial(_read, path, list(places.values())), tuple(branches), tuple(subagents)
    )


def _read_file(session: SourceSession, report: ReadingReport) -> Iterator[SourceMessage]:
    places, _ = _index(session.path, report)
    yield from _read(session.path, list(places.values()), report)


def _read_older(path: Path, report: ReadingReport) -> Iterator[SourceMessage]:
    return assemble(report, enumerate(list_at(json_document(path), "messages"), 1), _add_message)


def _read(path: Path, places: Sequence[_Place], report: ReadingReport) -> Iterator[SourceMessage]:
    return assemble(report, _messages_at(path, places), _add_message)


def _messages_at(path: Path, places: Sequence[_Place]) -> Iterator[tuple[int, object]]:
    """Yield the messages at these places of a file, each with its line number."""
    ignored_problems = ReadingReport()
    position, newest = -1, parse_line(0, b"", ignored_problems)
    with open_source(path) as file:
        for number, offset, index, _ in places:
            if offset != position:
                file.seek(offset)
                position, newest = offset, parse_line(number, file.readline(), ignored_problems)
            yield number, newest if index < 0 else list_at(newest, "$set", "messages")[index]


def _index(path: Path, report: ReadingReport) -> tuple[dict[str, _Place], deque[_Rewound]]:
    """Return each message's newest line, at the place of its first one, and what was rewound."""
    places: dict[str, _Place] = {}
    rewinds: deque[_Rewound] = deque()
    with open_source(path) as file:
        for number, offset, line in raw_lines(file, report):
            record = parse_line(number, line, report) or {}
            if text_at(record, "id") and text_at(record, "type"):
                is_question = text_at(record, "type") == "user"
                places[short_name(text_at(record, "id"))] = _Place(number, offset, -1, is_question)
            if rewound := short_name(text_at(record, "$rewindTo")):
                names = list(places)
                if rewound in places:
                    rewinds.append((number, dict(places)))
                    for name in names[names.index(rewound) :]:
                        del places[name]
                    if len(rewinds) > MAX_BRANCHES:
                        rewound_places = rewinds.popleft()[1]
                        report.other_branches += sum(name not in places for name in rewound_places)
            replaced = at_path(record, "$set", "messages")
            if isinstance(replaced, list):
                places = {
                    short_name(text_at(message, "id")) or f"{number}-{index}": _Place(
                        number, offset, index, text_at(message, "type") == "user"
                    )
                    for index, message in enumerate(replaced)
                }
    return places, rewinds


def _add_message(assembler: MessageAssembler, numbered: tuple[int, object]) -> None:
    number, message = numbered
    if not isinstance(message, dict):
        return
    at, kind = time_of(at_path(message, "timestamp")), text_at(message, "type")
    if kind == "user":
        text = _message_text(message)
        injected = text.lstrip().startswith(_INJECTED)
        shown = MessageKind.INJECTED if injected else MessageKind.TYPED
        assembler.add_user([Text(text)], line=number, at=at, kind=shown)
    elif kind == "gemini":
        tokens = object_at(message, "tokens")
        cached = count_at(tokens, "cached")
        written = count_at(tokens, "output") + count_at(tokens, "thoughts")
        usage = Usage(max(count_at(tokens, "input") - cached, 0), written, cached)
        assembler.add_reply(
            _reply_blocks(message),
            line=number,
            at=at,
            key=text_at(message, "id") or f"{number}",
            model=text_at(message, "model"),
            usage=usage if tokens else None,
        )
    elif kind:  # its notices to the user
        assembler.add_user(
            [Text(_message_text(message))], line=number, at=at, kind=MessageKind.INJECTED
        )


def _message_text(message: JsonObject) -> str:
    content = at_path(message, "content")
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else [content]
    return "\n".join(
        filter(None, (part if isinstance(part, str) else text_at(part, "text") for part in parts))
    )


def _reply_blocks(message: JsonObject) -> Iterator[SourceBlock]:
    for thought in list_at(message, "thoughts"):
        texts = (text_at(thought, "subject"), text_at(thought, "description"))
        yield Thinking("\n".join(filter(None, texts)))
    if text := _message_text(message):
        yield Text(text)
    for call in list_at(message, "toolCalls"):
        output = None
        if at_path(call, "result") is not None or text_at(call, "resultDisplay"):
            output_texts: list[str] = []
            for part in list_at(call, "result"):
                response = at_path(part, "functionResponse", "response")
                text = (
                    text_at(response, "output")
                    or text_at(response, "error")
                    or text_at(part, "text")
                )
                output_texts.append(text or output_of("", response).text)
            output = "\n".join(filter(None, output_texts)) or text_at(call, "resultDisplay")
        yield SourceCall(
            text_at(call, "id"),
            text_at(call, "name"),
            json_text(at_path(call, "args")),
            output,
            text_at(call, "status") in ("error", "cancelled"),
        )
