"""Malformed files end in a sentence, and what can be read of them is kept."""

import json
import os
import re
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
import zstandard

from helix_desktop.app.source_formats import bounded_reading
from helix_desktop.app.source_formats.source_messages import (
    ImportFailure,
    MessageKind,
    Program,
    ReadingReport,
    SourceSession,
)
from helix_desktop.domain.messages import Text
from helix_desktop.features.lab.programs import find_sessions, list_sessions, read_session
from tests.features.lab import transcripts
from tests.features.lab.transcripts import ANSWER, QUESTION, claude_line, claude_reply, lines

GOOD = claude_line("u", None, "user", QUESTION)
ANSWERED = claude_line("a", "u", "assistant", ANSWER, message=claude_reply("m", 3))
CHAT = json.dumps(transcripts.chat_messages()).encode()
DEEP = b'{"type":"user","a":' + b"[" * 50_000 + b"]" * 50_000 + b"}\n"


def between(bad: bytes) -> bytes:
    """Return a session of Claude Code with a bad line in the middle."""
    return lines(GOOD) + bad + lines(ANSWERED)


def changed(name: str, value: Any) -> bytes:
    return between(lines({**ANSWERED, "uuid": "b", name: value}))


def codex_with(record: Mapping[str, Any]) -> bytes:
    return transcripts.codex() + lines(record)


# the lines that begin well are kept: the number is that of the messages that must be there
FILES: Mapping[str, tuple[str, bytes, int]] = MappingProxyType(
    {
        "empty": ("a.jsonl", b"", 0),
        "only line ends": ("a.jsonl", b"\n" * 1_000, 0),
        "zeros": ("a.jsonl", b"\0" * 10_000, 0),
        "a picture": ("a.png", b"\x89PNG\r\n\x1a\n" + bytes(100), 0),
        "an empty object": ("a.json", b"{}", 0),
        "an empty array": ("a.json", b"[]", 0),
        "a number": ("a.json", b"17", 0),
        "an array of numbers": ("a.json", b"[1, 2, 3]", 0),
        "no JSON between": ("a.jsonl", between(b"oops\n"), 2),
        "a number between": ("a.jsonl", between(b"17\n"), 2),
        "an array between": ("a.jsonl", between(b"[]\n"), 2),
        "bytes that are no text": ("a.jsonl", between(b'{"type":"user\xff"}\n'), 2),
        "lists that would fill the memory": (
            "a.jsonl",
            between(b'{"type":"user","a":[' + b"[]," * 2_100_000 + b"[]]}\n"),
            2,
        ),
        "half an object between": ("a.jsonl", between(b'{"type":"user","message":{\n'), 2),
        "two objects in a line": ("a.jsonl", between(lines(GOOD).strip() + b"{}\n"), 2),
        "a deep object": ("a.jsonl", between(DEEP), 2),
        "a message that is a number": ("a.jsonl", changed("message", 5), 2),
        "a name that is a number": ("a.jsonl", changed("uuid", 5), 2),
        "a content that is a number": ("a.jsonl", changed("message", {"content": 5}), 2),
        "blocks that are numbers": ("a.jsonl", changed("message", {"content": [1, None]}), 2),
        "a parent that is a list": ("a.jsonl", changed("parentUuid", []), 2),
        "a parent that is missing": ("a.jsonl", lines(GOOD, {**ANSWERED, "parentUuid": "gone"}), 2),
        "an output without its call": (
            "a.jsonl",
            lines(
                GOOD,
                claude_line("r", "u", "user", [{"type": "tool_result", "tool_use_id": "x"}]),
                {**ANSWERED, "parentUuid": "r"},
            ),
            2,
        ),
        "a rollout's output without its call": (
            "r.jsonl",
            codex_with(transcripts.codex_item("function_call_output", call_id="x", output="y")),
            3,
        ),
        "a rollout with a broken line": ("r.jsonl", transcripts.codex() + b"{]\n", 3),
        "a zstd file cut short": ("r.jsonl.zst", transcripts.codex_compressed()[:60], 0),
        "a zstd file with damage": (
            "r.jsonl.zst",
            zstandard.compress(transcripts.codex()) + b"\x28\xb5\x2f\xfd damage",
            0,
        ),
        "an array that ends too early": ("m.json", CHAT[:-40], 2),
        "a zip file": ("a.zip", b"PK\x03\x04" + bytes(400), 0),
        "a compressed file of something else": ("a.jsonl.zst", zstandard.compress(b"hello"), 0),
        "an object that is never closed": ("m.json", b'[{"role":"user","content":{"a":', 0),
        "a message that is a list": ("m.json", b'[["user", "hello"]]', 0),
        "a role that is an object": ("m.json", b'[{"role":{},"content":"hello"}]', 0),
        "a string without an end": ("m.json", b'[{"role":"user", "content":"', 0),
        "a chat of Gemini CLI without messages": (
            "session-1.json",
            b'{"sessionId":"a","projectHash":"b","messages":7}',
            0,
        ),
        "a chat of Gemini CLI with numbers": (
            "session-1.jsonl",
            lines({"sessionId": "a", "projectHash": "b"}) + b"7\n",
            0,
        ),
        "an exported session without messages": ("e.json", b'{"info":{},"messages":{}}', 0),
        "a database of something else": ("a.db", b"", 0),
        "a header of a database": ("a.db", b"SQLite format 3\0" + b"\xff" * 4_000, 0),
        "messages without roles": ("m.json", b'{"messages":[{},{"role":5},7]}', 0),
        "calls that are numbers": (
            "m.jsonl",
            lines({"role": "user", "content": QUESTION}, {"role": "assistant", "tool_calls": [1]})
            + b"\n7\n",
            1,
        ),
    }
)


def read_all(path: Path) -> tuple[int, list[str]]:
    """Return the number of messages, and the sentences about what could not be read."""
    report, count = ReadingReport(), 0
    try:
        sessions = list_sessions(path, report=report)
    except ImportFailure as error:
        return 0, [str(error)]
    for session in sessions:
        try:
            messages = list(read_session(session, report))
        except ImportFailure as error:
            return count, [str(error)]
        count += sum(it.kind in (MessageKind.TYPED, MessageKind.REPLY) for it in messages)
    sentences = [str(problem) for problem in report.problems]
    if report.cut:
        sentences.append(str(report.cut))
    if not count:
        sentences.append("It has no messages.")
    return count, sentences


@pytest.mark.parametrize("name", FILES)
def test_a_malformed_file_ends_in_a_sentence_and_the_rest_is_kept(
    tmp_path: Path, name: str
) -> None:
    file, data, expected = FILES[name]
    path = tmp_path / file
    path.write_bytes(data)
    count, sentences = read_all(path)
    assert count >= expected
    assert sentences
    assert all(text.endswith(".") for text in sentences)
    assert path.read_bytes() == data


def test_there_are_forty_malformed_files() -> None:
    assert len(FILES) >= 40


def test_the_line_that_is_malformed_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(between(b"oops\n"))
    assert read_all(path)[1][0].startswith("Line 2: ")


def test_a_text_that_was_cut_within_a_character_is_read(tmp_path: Path) -> None:
    path = tmp_path / "session.jsonl"
    texts = (r"cut \ud83d", r"\ude00 cut", r"whole \ud83d\ude00", r"no escape: \\ud83d")
    records = [
        lines(claude_line(f"u{number}", f"u{number - 1}" if number else None, "user", "TEXT"))
        for number in range(len(texts))
    ]
    path.write_bytes(
        b"".join(
            record.replace(b"TEXT", text.encode())
            for record, text in zip(records, texts, strict=True)
        )
    )
    (session,) = list_sessions(path)
    report = ReadingReport()
    parts = [message.parts[0] for message in read_session(session, report)]
    assert report.problem_count == 0
    assert [part.text for part in parts if isinstance(part, Text)] == [
        "cut \ufffd",
        "\ufffd cut",
        "whole \U0001f600",
        r"no escape: \ud83d",
    ]


def test_a_line_that_is_too_long_is_named_and_the_next_one_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    size = bounded_reading.MAX_LINE_BYTES
    path.write_bytes(between(b'{"type":"user","a":"' + b"x" * (size + 5) + b'"}\n'))
    assert read_all(path) == (2, ["Line 2: it is longer than 32 MB."])


def test_an_object_that_is_too_long_is_named_and_the_next_one_is_read(tmp_path: Path) -> None:
    size = bounded_reading.MAX_LINE_BYTES
    path = tmp_path / "m.json"
    first = b'{"role":"user","content":"' + b"x" * (size + 5) + b'"}'
    path.write_bytes(b"[" + first + b"," + CHAT[1:])
    assert read_all(path) == (3, ["Line 1: it is longer than 32 MB."])


def test_long_titles_of_a_list_fill_no_memory(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    path.write_bytes(json.dumps([{"role": "user", "content": "t" * 1_000_000}]).encode())
    (session,) = list_sessions(path)
    assert len(session.id) + len(session.title) < 5_000
    assert list(read_session(session, ReadingReport()))


@pytest.mark.parametrize("name", ["Claude Code of 2026", "Codex of 2026", "Gemini CLI of 2026"])
def test_very_long_names_of_calls_and_messages_fill_no_memory(tmp_path: Path, name: str) -> None:
    path = transcripts.TRANSCRIPTS[name][1](tmp_path)
    long_names = {
        b"toolu_1": b"t" * 90_000,
        b"call_1": b"c" * 90_000,
        b'"m2"': b'"%s"' % (b"m" * 90_000),
    }
    text = path.read_bytes()
    for old, new in long_names.items():
        text = text.replace(old, new)
    path.write_bytes(text)
    messages = list(read_session(list_sessions(path)[0], ReadingReport()))
    [call] = [call for message in messages for call in message.calls]
    assert call.output == transcripts.OUTPUT
    assert len(call.id) <= 1_000


def test_a_rewritten_schema_can_neither_run_nor_hold_up_the_reader(tmp_path: Path) -> None:
    path = tmp_path / "opencode.db"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE part (id, message_id, data)")
        database.execute("CREATE TABLE message (id, session_id, data)")
        database.execute("CREATE TABLE session (x)")
        endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
        database.execute("DROP TABLE session")
        database.execute("CREATE TABLE session_rows (id)")
        database.execute(
            "CREATE VIEW session AS " + endless + "SELECT x AS id, x AS title, x AS directory, "
            "x AS time_updated, NULL AS parent_id FROM n"
        )
    database.close()
    session = SourceSession(Program.OPENCODE, path, "ses_1")
    with pytest.raises(ImportFailure, match="session is no plain table"):
        read_session(session, ReadingReport())
    with pytest.raises(ImportFailure, match="no session of a program"):
        list_sessions(path)


def test_a_session_of_files_that_names_another_place_reads_nothing_there(tmp_path: Path) -> None:
    file = transcripts.write_opencode_files(tmp_path / "a")
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "msg.json").write_text('{"role":"user","id":"x"}')
    file.write_text(json.dumps({**transcripts.OPENCODE_INFO, "id": "../../../outside"}))
    (session,) = list_sessions(file)
    report = ReadingReport()
    assert list(read_session(session, report)) == []
    assert report.read == 0


def test_a_pipe_a_folder_and_a_device_are_refused_without_waiting(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path, Path("/dev/zero")):
        with pytest.raises(ImportFailure, match="Can't read"):
            list_sessions(path)


@pytest.mark.parametrize(
    "table",
    [
        "CREATE VIEW session AS SELECT 's' AS id, hex(zeroblob(9)) AS title, '' AS directory, "
        "0 AS time_updated, '' AS parent_id",
        "CREATE TABLE session (id, title AS (hex(zeroblob(9))), directory, time_updated, "
        "parent_id)",
        "CREATE VIRTUAL TABLE session USING fts5(id, title, directory, time_updated, parent_id)",
    ],
)
def test_a_table_that_computes_its_values_is_not_read(tmp_path: Path, table: str) -> None:
    path = tmp_path / "opencode.db"
    with sqlite3.connect(path) as database:
        database.execute(table)
    database.close()
    with pytest.raises(ImportFailure, match="session is no plain table"):
        list_sessions(path, Program.OPENCODE)


def test_a_reply_of_more_than_32_mb_is_read_in_several_pieces(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with zstandard.open(path, "wb") as file:  # a small file may have any number of large lines
        file.write(lines(GOOD))
        before = "u"
        for number in range(12):
            reply = {**claude_reply("m", 3), "content": [{"type": "text", "text": "a" * 5_000_000}]}
            file.write(lines(claude_line(f"a{number}", before, "assistant", "", message=reply)))
            before = f"a{number}"
    [session] = list_sessions(path)
    replies = list(read_session(session, ReadingReport()))[1:]
    assert sum(len(message.parts) for message in replies) == 12
    assert max(len(message.parts) for message in replies) < 9


@pytest.mark.parametrize("folder", ["/x\0y", "//host/share", "a" * 100_000])
def test_a_session_with_an_impossible_folder_does_not_hide_other_sessions(
    tmp_path: Path, folder: str
) -> None:
    sessions = tmp_path / ".claude" / "projects" / "x"
    sessions.mkdir(parents=True)
    named = re.sub(r"[^A-Za-z0-9]", "-", str(tmp_path.resolve()))
    sessions.rename(sessions.with_name(named))
    for name, cwd in (("bad", folder), ("good", str(tmp_path))):
        line = {**claude_line("u", None, "user", QUESTION), "cwd": cwd}
        (sessions.with_name(named) / f"{name}.jsonl").write_bytes(lines(line))
    listed = find_sessions(tmp_path, {}, folder=tmp_path)
    assert [session.id for session in listed] == ["good"]
