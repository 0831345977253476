"""The programs whose sessions can be imported: their folders, finding and listing sessions."""

import codecs
import hashlib
import os
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path

from helix_desktop.app.source_formats import codex, message_lists
from helix_desktop.app.source_formats.bounded_reading import (
    SQLITE,
    JsonObject,
    at_path,
    json_document,
    parse_line,
    read_head,
    text_at,
    unreadable,
)
from helix_desktop.app.source_formats.branches import SessionTree
from helix_desktop.app.source_formats.source_messages import (
    ImportFailure,
    Program,
    ReadingReport,
    SourceMessage,
    SourceSession,
)
from helix_desktop.app.workspaces.session_file_writer import FORMAT
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.domain.other_programs import (
    CLAUDE_CODE,
    CODEX,
    DATA,
    GEMINI_CLI,
    OPENCODE,
    OtherProgram,
)
from helix_desktop.domain.value import replace
from helix_desktop.features.lab import (
    claude_code,
    databases,
    gemini_cli,
    helix_session_file,
)

MAX_LISTED_FILES = 2_000
"""The newest files of a program that are looked into for a list."""
MAX_LOOKED_FILES = 100_000
MAX_TITLE_CHARS = 200
_HEAD_BYTES = 512 << 10
_HEAD_LINES = 50


def list_sessions(
    path: Path, program: Program | None = None, report: ReadingReport | None = None
) -> list[SourceSession]:
    """Return the sessions of a file; raise ImportFailure if it has none.

    Without a program, the file's content says which one wrote it. `report` gets the problems of a
    list of sessions.
    """
    try:
        status = os.stat(path)
    except OSError as error:
        raise unreadable(path, error) from error
    head = read_head(path, len(SQLITE) if program else _HEAD_BYTES)
    program = program or _program_of(path, head)
    report = report or ReadingReport()
    size, changed = status.st_size, status.st_mtime
    is_database = head.startswith(SQLITE)
    if program is Program.OPENCODE and is_database:
        sessions = databases.list_opencode_sessions(path)
    else:
        sessions = [_DESCRIBERS[program](path, size, changed)] if program else []
    if not sessions:
        failure = ImportFailure(
            "{path} has no session of a program that Helix knows.",
            "Choose a session's file.",
            path=path,
        )
        if report.problems:
            failure.hint = report.problems[0]
        raise failure

    def one_line(text: str) -> str:
        return show_hidden(" ".join(text[: 4 * MAX_TITLE_CHARS].split()))[:MAX_TITLE_CHARS]

    return [
        replace(session, title=one_line(session.title), agent=one_line(session.agent))
        for session in sessions
    ]


def read_session(session: SourceSession, report: ReadingReport) -> Iterator[SourceMessage]:
    """Yield the messages of a session as it went last; `report` gets what can't be read."""
    return open_session(session, report).read(report)


def open_session(session: SourceSession, report: ReadingReport) -> SessionTree:
    """Return the messages of a session, its left branches, and its subagents.

    Memory is bounded whatever the file holds. Raise ImportFailure if nothing can be read. The
    iterators may be advanced in any thread.
    """
    is_database = read_head(session.path, len(SQLITE)) == SQLITE
    if session.program is Program.OPENCODE and is_database:
        return databases.open_opencode(session)
    if session.program in _OPENERS:
        return _OPENERS[session.program](session, report)
    return SessionTree(partial(_READERS[session.program], session))


_DESCRIBERS: Mapping[Program, Callable[[Path, int, float], SourceSession]] = {
    Program.CLAUDE_CODE: claude_code.describe,
    Program.CODEX: codex.describe,
    Program.GEMINI_CLI: gemini_cli.describe,
    Program.OPENCODE: databases.describe_opencode_file,
    Program.MESSAGES: message_lists.describe,
    Program.HELIX: helix_session_file.describe,
}
_OPENERS: Mapping[Program, Callable[[SourceSession, ReadingReport], SessionTree]] = {
    Program.CLAUDE_CODE: claude_code.open_session,
    Program.CODEX: codex.open_session,
    Program.GEMINI_CLI: gemini_cli.open_session,
}
_READERS: Mapping[Program, Callable[[SourceSession, ReadingReport], Iterator[SourceMessage]]] = {
    Program.OPENCODE: databases.read_opencode_file,
    Program.MESSAGES: message_lists.read,
    Program.HELIX: helix_session_file.read,
}


def _program_of(path: Path, head: bytes) -> Program | None:
    """Return the program that wrote a file, by its beginning."""
    if head.startswith(SQLITE):
        with databases.open_database(path) as database:
            query = "SELECT name FROM sqlite_master WHERE type = 'table' LIMIT 1000"
            tables = {name for (name,) in database.execute(query)}
        return Program.OPENCODE if {"session", "message", "part"} <= tables else None
    text = head.removeprefix(codecs.BOM_UTF8).lstrip()
    if text.startswith(b"["):
        return _program_of_keys(text[:_HEAD_BYTES])
    for number, line in enumerate(text.splitlines(keepends=True)[:_HEAD_LINES], 1):
        record = parse_line(number, line, ReadingReport(), silent=True)
        if record is not None and (program := _program_of_record(record)) is not None:
            return program
    return _program_of_keys(text)


def _program_of_record(record: JsonObject) -> Program | None:
    """Return the program that wrote a line or an object."""
    kind = text_at(record, "type")
    if FORMAT in record:
        return Program.HELIX
    if "payload" in record or (kind in codex.ITEMS and "timestamp" in record):
        return Program.CODEX
    if "instructions" in record and "timestamp" in record:
        return Program.CODEX  # the first line of rollouts of 2025
    if "projectHash" in record or ("sessionId" in record and "messages" in record):
        return Program.GEMINI_CLI
    if "projectID" in record or isinstance(at_path(record, "info"), dict):
        return Program.OPENCODE
    is_claude = kind in ("user", "assistant") and isinstance(at_path(record, "message"), dict)
    if is_claude or "uuid" in record or "leafUuid" in record or "sessionId" in record:
        return Program.CLAUDE_CODE
    if "role" in record or "messages" in record or kind in codex.ITEMS:
        return Program.MESSAGES
    return None


_KEYS: Mapping[bytes, Program] = {
    b"parentUuid": Program.CLAUDE_CODE,
    b"isSidechain": Program.CLAUDE_CODE,
    b"sessionId": Program.CLAUDE_CODE,
    b"payload": Program.CODEX,
    b"projectID": Program.OPENCODE,
    b"role": Program.MESSAGES,
}


def _program_of_keys(text: bytes) -> Program | None:
    """Return the program by the names in a text whose end was not read."""
    names = [match[1] for match in re.finditer(rb'"(\w{4,20})"\s*:', text)]
    if b"projectHash" in names:  # it has a sessionId before that
        return Program.GEMINI_CLI
    return next((_KEYS[name] for name in names if name in _KEYS), None)


def find_sessions(
    home: Path,
    variables: Mapping[str, str],
    *,
    program: Program | None = None,
    folder: Path | None = None,
    max_files: int = MAX_LISTED_FILES,
) -> list[SourceSession]:
    """Return the sessions in the usual places of all programs, the newest first.

    With a folder, only sessions that worked there, or in a folder below. Of each program, the
    newest `max_files` are looked into.
    """
    sessions: list[SourceSession] = []
    for name, files in _program_files(home, variables, folder).items():
        if program not in (None, name):
            continue
        dated: list[tuple[float, Path]] = []
        for path in files:
            # Codex compresses what is a week old, and keeps both for a while
            if path.suffix == ".zst" and os.path.exists(path.with_suffix("")):
                continue
            try:
                dated.append((os.stat(path).st_mtime, path))
            except OSError:
                continue
            if len(dated) >= MAX_LOOKED_FILES:
                break
        for _, path in sorted(dated, reverse=True)[:max_files]:
            try:
                sessions += (session for session in list_sessions(path, name) if not session.parent)
            except (ImportFailure, sqlite3.Error):
                continue  # one that is damaged is no reason to hide the others
    if folder is not None:
        wanted = os.path.realpath(folder)
        sessions = [
            session
            for session in sessions
            if not session.folder or _is_within(session.folder, wanted)
        ]
    return sorted(sessions, key=lambda session: -session.changed)


def _is_within(folder: str, wanted: str) -> bool:
    drive = os.path.splitdrive(folder)[0]
    if drive.startswith(("\\\\", "//")) and drive.lower() != os.path.splitdrive(wanted)[0].lower():
        return False  # on Windows, a look at it would greet a computer that the file names
    try:
        place = os.path.realpath(folder)
    except ValueError:  # it contains a zero character
        return False
    return place == wanted or place.startswith(wanted.rstrip(os.sep) + os.sep)


def _program_files(
    home: Path, variables: Mapping[str, str], folder: Path | None
) -> dict[Program, Iterator[Path]]:
    """Return the files of each program."""

    def folder_of(variable: str, default: Path) -> Path:
        return Path(variables[variable]) if variables.get(variable) else default

    codex_home = _data_folder(CODEX, home, variables)
    opencode = _data_folder(OPENCODE, home, variables)
    # the names of Claude Code's folders are made of the paths of projects
    project = re.sub(r"[^A-Za-z0-9]", "-", os.path.realpath(folder)) if folder else ""
    return {
        Program.CLAUDE_CODE: (_data_folder(CLAUDE_CODE, home, variables) / "projects").glob(
            f"{project}*/*.jsonl"
        ),
        Program.CODEX: chain(
            codex_home.glob("sessions/*/*/*/rollout-*.jsonl*"),
            codex_home.glob("archived_sessions/rollout-*.jsonl*"),
        ),
        Program.OPENCODE: chain(
            [folder_of("OPENCODE_DB", opencode / "opencode.db")],
            (opencode / "storage" / "session").glob("*/ses_*.json"),
        ),
        Program.GEMINI_CLI: _gemini_files(_data_folder(GEMINI_CLI, home, variables), folder),
    }


def _gemini_files(place: Path, folder: Path | None) -> Iterator[Path]:
    """Return the sessions of Gemini CLI, whose folders are named by the project's path.

    Its sessions don't say where they worked.
    """
    names = ["*"]
    if folder is not None:
        project = os.path.realpath(folder)
        names = [hashlib.sha256(project.encode()).hexdigest()]
        with suppress(ImportFailure):
            slug = text_at(json_document(place / "projects.json"), "projects", project)
            names += [slug] if re.fullmatch(r"[\w.-]+", slug) else []
    return chain.from_iterable(
        (place / "tmp").glob(f"{name}/chats/session-*.json*") for name in names
    )


def _data_folder(program: OtherProgram, home: Path, variables: Mapping[str, str]) -> Path:
    if program.variable and variables.get(program.variable):
        return Path(variables[program.variable])
    base, below = variables.get("XDG_DATA_HOME"), program.data.removeprefix(DATA)
    if base and below != program.data:
        return Path(base) / below
    return home / (program.data or program.settings)
