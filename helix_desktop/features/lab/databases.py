"""Reads sessions of OpenCode: its SQLite database, and files of older versions."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from helix_desktop.app.source_formats.bounded_reading import (
    CHUNK_BYTES,
    MAX_DOCUMENT_BYTES,
    MAX_LINE_BYTES,
    JsonObject,
    at_path,
    count_at,
    is_plain_name,
    json_document,
    list_at,
    object_at,
    parse_bounded,
    text_at,
    unreadable,
)
from helix_desktop.app.source_formats.branches import (
    MAX_SUBAGENTS,
    LeftBranch,
    SessionTree,
    SubAgentTranscript,
)
from helix_desktop.app.source_formats.message_blocks import decode_picture, json_text, time_of
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
    short_name,
)
from helix_desktop.domain.json_parsing import JsonUnparsable
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text, Thinking
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.store import disk

T = TypeVar("T")

MAX_COPIED_BYTES = 8 << 30
"""The maximum bytes of a database that is copied because its folder can't be written to."""
MAX_SESSIONS = 10_000
MAX_MESSAGES = 1_000_000
MAX_MESSAGE_BYTES = 2 * MAX_LINE_BYTES
"""The maximum bytes of all parts of one message."""
MAX_SHOWN_CHARS = 4_000
"""The maximum characters of a title and of a path in a list of sessions."""
_SQL_STEPS = 100_000
"""Steps of SQLite between two looks at whether the reading is still wanted."""
_MAX_SQL_STEPS = 20_000
"""How often a database is looked after before a query counts as one without an end."""


@contextmanager
def open_database(path: Path) -> Iterator[sqlite3.Connection]:
    """Open another program's database to read it; its schema may not run anything.

    A database in WAL mode needs files beside it, which must not be made. Where it has changes in
    one of them, a copy is read.
    """
    with ExitStack() as closing:
        try:
            disk.open_regular(path).close()
            place, option = path, ""
            # an existing -shm file is only read; without one, SQLite would create it
            if not os.path.exists(f"{path}-shm") and _is_wal(path):
                log = Path(f"{path}-wal")
                if not log.exists() or not log.stat().st_size:
                    # its program is closed; a copy of gigabytes would be for nothing
                    option = "&immutable=1"
                else:
                    folder = tempfile.TemporaryDirectory(prefix="helix-import-")
                    place = Path(closing.enter_context(folder)) / "copy.db"
                    _copy_file(path, place)
                    _copy_file(log, place.with_name("copy.db-wal"))
            # a reader may go on in another thread, though never in two at once
            address = f"{place.absolute().as_uri()}?mode=ro{option}"
            connection = sqlite3.connect(address, uri=True, check_same_thread=False)
            closing.callback(connection.close)
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_DOCUMENT_BYTES)
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute("PRAGMA query_only = ON")
            steps = 0

            def is_endless() -> bool:
                nonlocal steps
                steps += 1
                return steps > _MAX_SQL_STEPS

            connection.set_progress_handler(is_endless, _SQL_STEPS)
            yield connection
        except sqlite3.Error as error:
            raise ImportFailure(
                "{path} isn't a database that can be read: {error}.", path=path, error=error
            ) from error
        except OSError as error:
            raise unreadable(path, error) from error


def _copy_file(path: Path, copy: Path) -> None:
    with disk.open_regular(path) as source:
        if os.fstat(source.fileno()).st_size > MAX_COPIED_BYTES:
            raise ImportFailure("{path} is too large to be copied.", path=path)
        with copy.open("wb") as file:
            shutil.copyfileobj(source, file, CHUNK_BYTES)


def _is_wal(path: Path) -> bool:
    """Whether the header says that the database is in WAL mode."""
    with disk.open_regular(path) as file:
        return file.read(20)[18:] == b"\x02\x02"


def _require_plain_tables(database: sqlite3.Connection, *names: str) -> None:
    """Raise DatabaseError for what computes its values: a tiny view or column can fill the memory.

    The programs have plain tables only.
    """
    for name in names:
        kinds = database.execute(
            "SELECT type = 'table' AND rootpage > 0 FROM sqlite_master WHERE name = ?", (name,)
        ).fetchall()
        hidden = database.execute(
            "SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden > 0", (name,)
        ).fetchone()
        if kinds != [(1,)] or hidden:
            raise sqlite3.DatabaseError(f"{name} is no plain table")


def _cut(column: str) -> str:
    return f"substr({column}, 1, {MAX_SHOWN_CHARS})"


def list_opencode_sessions(path: Path) -> list[SourceSession]:
    with open_database(path) as database:
        _require_plain_tables(database, "session")
        rows = database.execute(
            f"SELECT id, {_cut('title')}, {_cut('directory')}, time_updated FROM session "
            "WHERE parent_id IS NULL OR parent_id = '' ORDER BY time_updated DESC LIMIT ?",
            (MAX_SESSIONS,),
        ).fetchall()
    return [_session(Program.OPENCODE, path, row) for row in rows]


def open_opencode(session: SourceSession) -> SessionTree:
    """Return the messages up to where the user reverted to, those behind it, and the subagents."""
    path, session_id = session.path, session.id
    calls: dict[str, str] = {}
    reverted, rows = "", list[tuple[object, ...]]()
    with open_database(path) as database:
        _require_plain_tables(database, "session", "message", "part")
        columns = {_text(row[1]) for row in database.execute("PRAGMA table_info(session)")}
        if "revert" in columns:
            revert = "SELECT substr(revert, 1, 100000) FROM session WHERE id = ?"
            for (data,) in database.execute(revert, (session_id,)):
                record = _parse_record(data or "{}", JsonObject, ReadingReport(), number=0)
                reverted = text_at(record, "messageID")
        rows = database.execute(
            f"SELECT id, {_cut('title')}, {_cut('directory')}, time_updated FROM session "
            "WHERE parent_id = ?1 AND id != ?1 ORDER BY id LIMIT ?2",
            (session_id, MAX_SUBAGENTS),
        ).fetchall()
        tasks = f"SELECT {_DATA} FROM part WHERE session_id = ? AND data LIKE '%\"task\"%' LIMIT ?"
        for (data,) in database.execute(tasks, (session_id, MAX_MESSAGES)) if rows else ():
            part = _parse_record(data, JsonObject, ReadingReport(), number=0)
            if child := text_at(part, "state", "metadata", "sessionId"):
                calls[short_name(child)] = short_name(text_at(part, "callID"))
    children = (_session(Program.OPENCODE, path, row) for row in rows)
    subagents = tuple(
        SubAgentTranscript(
            replace(child, parent=session_id),
            partial(read_opencode, path, child.id),
            calls.get(short_name(child.id), ""),
        )
        for child in children
    )
    if not reverted:
        return SessionTree(partial(read_opencode, path, session_id), subagents=subagents)
    branch = LeftBranch(
        replace(session, id=f"{session_id}#{reverted[:200]}"),
        partial(read_opencode, path, session_id, first_message=reverted),
        MAX_MESSAGES,
    )
    return SessionTree(
        partial(read_opencode, path, session_id, stop_message=reverted), (branch,), subagents
    )


def read_opencode(
    path: Path,
    session_id: str,
    report: ReadingReport,
    *,
    first_message: str = "",
    stop_message: str = "",
) -> Iterator[SourceMessage]:
    """Yield the messages of a session: from `first_message` on, and before `stop_message`."""
    with open_database(path) as database:
        _require_plain_tables(database, "message", "part")

        def parts(message: str) -> Iterator[JsonObject]:
            size = 0
            rows = database.execute(
                f"SELECT {_DATA} FROM part WHERE message_id = ? ORDER BY id", (message,)
            )
            for (data,) in rows:
                size += len(data) if isinstance(data, str | bytes) else 0
                if size > MAX_MESSAGE_BYTES:
                    report.add_problem(report.read, Phrase("it is no text, or too long"))
                    return
                part = _parse_record(data, JsonObject, report, number=report.read)
                if part is not None:
                    yield part

        rows = database.execute(
            f"SELECT id, {_DATA} FROM message WHERE session_id = ? AND id >= ? "
            "AND (? = '' OR id < ?) ORDER BY id LIMIT ?",
            (session_id, first_message, stop_message, stop_message, MAX_MESSAGES),
        )

        def messages() -> Iterator[tuple[str, JsonObject]]:
            for report.read, (key, data) in enumerate(rows, 1):
                info = _parse_record(data, JsonObject, report, number=report.read)
                if info is not None:
                    yield _text(key), info

        yield from _opencode_messages(messages(), parts, report)


def describe_opencode_file(path: Path, _size: int, changed: float) -> SourceSession:
    """Return the session of an exported file, or of a file of the older storage."""
    document = json_document(path)
    info = object_at(document, "info") or document
    folder = text_at(info, "directory")
    at = time_of(at_path(info, "time", "updated")) or changed
    return SourceSession(
        Program.OPENCODE, path, text_at(info, "id") or path.stem, text_at(info, "title"), folder, at
    )


def read_opencode_file(session: SourceSession, report: ReadingReport) -> Iterator[SourceMessage]:
    path, session_id = session.path, session.id
    document = json_document(path)
    if isinstance(at_path(document, "messages"), list):
        by_name = {
            text_at(message, "info", "id"): message for message in list_at(document, "messages")
        }
        messages = ((key, object_at(message, "info")) for key, message in by_name.items())

        def exported_parts(message: str) -> Iterator[JsonObject]:
            yield from (
                part for part in list_at(by_name[message], "parts") if isinstance(part, dict)
            )

        yield from _opencode_messages(messages, exported_parts, report)
        return
    # storage/session/PROJECT/ID.json, storage/message/ID/*.json, storage/part/MESSAGE/*.json
    storage = path.parent.parent.parent

    def read_json_files(folder: Path) -> Iterator[tuple[str, JsonObject]]:
        names: list[str] = []
        with suppress(OSError), os.scandir(folder) as entries:
            names = [entry.name for entry in entries if entry.name.endswith(".json")]
        for name in sorted(names)[:MAX_MESSAGES]:  # which is their order in time
            file = folder / name
            try:
                record = json_document(file)
            except ImportFailure as error:
                report.add_problem(report.read + 1, error.full_text)
                continue
            report.read += 1
            if isinstance(record, dict):
                yield file.stem, record

    def stored_parts(message: str) -> Iterator[JsonObject]:
        if is_plain_name(message):
            yield from (record for _, record in read_json_files(storage / "part" / message))

    if is_plain_name(session_id):
        folder = storage / "message" / session_id
        yield from _opencode_messages(read_json_files(folder), stored_parts, report)


def _opencode_messages(
    messages: Iterator[tuple[str, JsonObject]],
    parts: Callable[[str], Iterator[JsonObject]],
    report: ReadingReport,
) -> Iterator[SourceMessage]:
    """Yield the messages of OpenCode's records, each with its parts.

    What the user wrote while a call runs is read with the next reply: a call that still gets an
    output has to be the last one, or the session could not be read further.
    """
    assembler = MessageAssembler(report)
    is_running, queued = False, list[tuple[int, float, list[SourceBlock], list[SourceBlock]]]()

    def add_queued() -> None:
        for line, at, injected, typed in queued:
            assembler.add_user(injected, line=line, at=at, kind=MessageKind.INJECTED)
            assembler.add_user(typed, line=line, at=at)
        queued.clear()

    for number, (key, info) in enumerate(messages, 1):
        at = time_of(at_path(info, "time", "created"))
        blocks: list[SourceBlock] = []
        injected: list[SourceBlock] = []
        summary, is_unfinished = at_path(info, "summary") is True, False
        for part in parts(key):
            is_unfinished |= text_at(part, "state", "status") in ("pending", "running")
            if text_at(part, "type") == "text" and at_path(part, "synthetic") is True:
                injected.append(Text(text_at(part, "text")))
            else:
                blocks += _opencode_blocks(part, report)
        if text_at(info, "role") == "user":
            queued.append((number, at, injected, blocks))
            if not is_running:
                add_queued()
                yield from assembler.ready()
            continue
        add_queued()
        is_running = is_unfinished
        if summary:
            assembler.add_user(blocks, line=number, at=at, kind=MessageKind.SUMMARY)
        else:
            tokens = object_at(info, "tokens")
            usage = Usage(
                count_at(tokens, "input"),
                count_at(tokens, "output") + count_at(tokens, "reasoning"),
                count_at(tokens, "cache", "read"),
                count_at(tokens, "cache", "write"),
            )
            assembler.add_reply(
                blocks,
                line=number,
                at=at,
                key=key,
                model=text_at(info, "modelID"),
                usage=usage if tokens else None,
            )
        yield from assembler.ready()
    yield from assembler.remaining()
    if queued:
        report.note_cut(queued[0][0])


def _opencode_blocks(part: JsonObject, report: ReadingReport) -> Iterator[SourceBlock]:
    match text_at(part, "type"):
        case "text":
            yield Text(text_at(part, "text"))
        case "reasoning":
            yield Thinking(text_at(part, "text"))
        case "file":
            image = (
                decode_picture(at_path(part, "url")) if "image" in text_at(part, "mime") else None
            )
            if image is not None:
                yield image
            else:
                report.attachments += 1
                yield Text(f"[file {text_at(part, 'filename')}]")
        # the model still writes the arguments of a pending one
        case "tool" if text_at(part, "state", "status") != "pending":
            state = object_at(part, "state")
            failed = text_at(state, "status") == "error"
            output = text_at(state, "error") if failed else at_path(state, "output")
            urls = (at_path(attachment, "url") for attachment in list_at(state, "attachments"))
            images = map(decode_picture, urls)
            yield SourceCall(
                text_at(part, "callID"),
                text_at(part, "tool"),
                json_text(at_path(state, "input")),
                output if isinstance(output, str) else None,
                failed,
                tuple(filter(None, images)),
            )


_DATA = f"CASE WHEN length(data) > {MAX_LINE_BYTES} THEN NULL ELSE data END"


def _session(program: Program, path: Path, row: Sequence[object]) -> SourceSession:
    name, title, folder, changed = row
    return SourceSession(program, path, _text(name), _text(title), _text(folder), time_of(changed))


def _text(value: object) -> str:
    return value if isinstance(value, str) else "" if value is None else f"{value}"


def _parse_record(data: object, kind: type[T], report: ReadingReport, *, number: int) -> T | None:
    """Return the JSON of a row; name a row without any."""
    if not isinstance(data, str | bytes):
        report.add_problem(number, Phrase("it is no text, or too long"))
        return None
    try:
        return parse_bounded(data, kind)
    except JsonUnparsable as error:
        report.add_problem(number, str(error))
        return None
