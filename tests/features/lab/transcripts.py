"""Files in the forms in which other programs write their sessions, newer and older versions.

Each has the same conversation: a question, a reply with a call and its output, and an answer.
"""

import json
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import zstandard

from helix_desktop.app.source_formats.source_messages import Program

QUESTION, ANSWER = "Why does the test fail?", "The port was wrong."
COMMAND, OUTPUT = "pytest -q", "1 failed: port 8123"
AT = "2026-11-01T10:00:00.000Z"
SECONDS = 1_793_527_200


def lines(*records: Mapping[str, Any]) -> bytes:
    return b"".join(json.dumps(record).encode() + b"\n" for record in records)


def claude_line(
    name: str, parent: str | None, role: str, content: Any, **more: Any
) -> dict[str, Any]:
    message = {"role": role, "content": content, **more.pop("message", {})}
    return {
        "type": role,
        "uuid": name,
        "parentUuid": parent,
        "sessionId": "session-1",
        "cwd": "/srv/ada/project",
        "timestamp": AT,
        "isSidechain": False,
        "message": message,
        **more,
    }


def claude_reply(reply: str, output_tokens: int) -> dict[str, Any]:
    usage = {
        "input_tokens": 3,
        "cache_read_input_tokens": 900,
        "cache_creation_input_tokens": 50,
        "output_tokens": output_tokens,
    }
    return {"id": reply, "model": "claude-opus-4-8", "usage": usage}


def claude_code() -> bytes:
    """Return a session of 2026, in which a reply is several lines."""
    call = {"type": "tool_use", "id": "toolu_1", "name": "Bash", "input": {"command": COMMAND}}
    result = {"type": "tool_result", "tool_use_id": "toolu_1", "content": OUTPUT}
    return lines(
        {"type": "mode", "mode": "default", "sessionId": "session-1"},
        claude_line("m", None, "user", "<command-name>/model</command-name>"),
        claude_line("u", "m", "user", QUESTION),
        claude_line(
            "a1",
            "u",
            "assistant",
            [{"type": "thinking", "thinking": "Look.", "signature": "s"}],
            message=claude_reply("msg_1", 1),
        ),
        claude_line("a2", "a1", "assistant", [call], message=claude_reply("msg_1", 20)),
        claude_line("r", "a2", "user", [result], toolUseResult={"stdout": OUTPUT}),
        {"type": "file-history-snapshot", "messageId": "u", "snapshot": {}},
        claude_line(
            "a3",
            "r",
            "assistant",
            [{"type": "text", "text": ANSWER}],
            message=claude_reply("msg_2", 5),
        ),
        {"type": "last-prompt", "leafUuid": "a3", "sessionId": "session-1"},
    )


def claude_code_older() -> bytes:
    """Return a session of 2025: a summary first, whole replies, and a subagent's lines."""
    call = {"type": "tool_use", "id": "toolu_1", "name": "Bash", "input": {"command": COMMAND}}
    result = {
        "type": "tool_result",
        "tool_use_id": "toolu_1",
        "content": [{"type": "text", "text": OUTPUT}],
    }
    return lines(
        {"type": "summary", "summary": "A port", "leafUuid": "a3"},
        claude_line("u", None, "user", [{"type": "text", "text": QUESTION}]),
        claude_line("a1", "u", "assistant", [call], message=claude_reply("msg_1", 21)),
        claude_line("s", "a1", "user", "subtask", isSidechain=True),
        claude_line("r", "a1", "user", [result]),
        claude_line(
            "a3",
            "r",
            "assistant",
            [{"type": "text", "text": ANSWER}],
            message=claude_reply("msg_2", 5),
        ),
    )


def codex_item(kind: str, **fields: Any) -> dict[str, Any]:
    return {"timestamp": AT, "type": "response_item", "payload": {"type": kind, **fields}}


def codex() -> bytes:
    """Return a rollout of 2026."""
    usage = {"input_tokens": 953, "cached_input_tokens": 900, "output_tokens": 21}
    arguments = json.dumps({"cmd": COMMAND, "workdir": "/srv/ada/project"})
    return lines(
        {
            "timestamp": AT,
            "type": "session_meta",
            "payload": {"id": "session-1", "cwd": "/srv/ada/project", "cli_version": "0.169.0"},
        },
        codex_item("message", role="developer", content=[{"type": "input_text", "text": "Rules"}]),
        codex_item(
            "message",
            role="user",
            content=[{"type": "input_text", "text": "<environment_context>…"}],
        ),
        {"timestamp": AT, "type": "turn_context", "payload": {"model": "gpt-5.9", "cwd": "/"}},
        codex_item("message", role="user", content=[{"type": "input_text", "text": QUESTION}]),
        {
            "timestamp": AT,
            "type": "event_msg",
            "payload": {"type": "user_message", "message": QUESTION},
        },
        codex_item(
            "reasoning", summary=[{"type": "summary_text", "text": "Look."}], encrypted_content="x"
        ),
        codex_item("function_call", name="exec_command", arguments=arguments, call_id="call_1"),
        {
            "timestamp": AT,
            "type": "event_msg",
            "payload": {"type": "token_count", "info": {"last_token_usage": usage}},
        },
        codex_item("function_call_output", call_id="call_1", output=OUTPUT),
        codex_item("message", role="assistant", content=[{"type": "output_text", "text": ANSWER}]),
    )


def codex_older() -> bytes:
    """Return a rollout of 2025: items without an envelope, outputs with an exit status."""
    question = [{"type": "input_text", "text": QUESTION}]
    answer = [{"type": "output_text", "text": ANSWER}]
    arguments = json.dumps({"command": ["bash", "-lc", COMMAND]})
    output = json.dumps({"output": OUTPUT, "metadata": {"exit_code": 1}}, separators=(",", ":"))
    return lines(
        {"id": "session-1", "timestamp": AT, "instructions": None, "cwd": "/srv/ada/project"},
        {"type": "message", "role": "user", "content": question, "timestamp": AT},
        {"type": "function_call", "name": "shell", "arguments": arguments, "call_id": "call_1"},
        {"type": "function_call_output", "call_id": "call_1", "output": output},
        {"type": "message", "role": "assistant", "content": answer},
    )


def codex_compressed() -> bytes:
    return zstandard.compress(codex())


def gemini() -> bytes:
    """Return a session of 2026, whose messages are written again as they grow."""
    call = {
        "id": "call_1",
        "name": "run_shell_command",
        "args": {"command": COMMAND},
        "status": "success",
        "result": [{"functionResponse": {"id": "call_1", "response": {"output": OUTPUT}}}],
    }
    reply = {
        "id": "m2",
        "timestamp": AT,
        "type": "gemini",
        "content": "",
        "model": "gemini-3-pro",
        "thoughts": [{"subject": "Look", "description": "."}],
        "tokens": {"input": 953, "output": 11, "cached": 900, "thoughts": 10, "total": 974},
    }
    return lines(
        {"sessionId": "session-1", "projectHash": "0" * 64, "startTime": AT, "kind": "main"},
        {"id": "m0", "timestamp": AT, "type": "user", "content": [{"text": "<session_context>…"}]},
        {"id": "m1", "timestamp": AT, "type": "user", "content": [{"text": QUESTION}]},
        reply,
        {**reply, "toolCalls": [call]},
        {"$set": {"lastUpdated": AT}},
        {"id": "x", "timestamp": AT, "type": "user", "content": "a question that was taken back"},
        {"$rewindTo": "x"},
        {"id": "m3", "timestamp": AT, "type": "gemini", "content": ANSWER, "model": "gemini-3-pro"},
    )


def gemini_older() -> bytes:
    """Return a session of 2025: one object."""
    records = [json.loads(line) for line in gemini().splitlines()]
    messages = [it for it in records if it.get("id") in ("m1", "m3") or "toolCalls" in it]
    return json.dumps({**records[0], "messages": messages}).encode()


def chat_messages() -> list[dict[str, Any]]:
    function = {"name": "bash", "arguments": json.dumps({"command": COMMAND})}
    return [
        {"role": "system", "content": "You are helpful."},
        {"role": "user", "content": QUESTION},
        {
            "role": "assistant",
            "content": None,
            "tool_calls": [{"id": "call_1", "type": "function", "function": function}],
            "usage": {
                "prompt_tokens": 953,
                "completion_tokens": 21,
                "prompt_tokens_details": {"cached_tokens": 900},
            },
        },
        {"role": "tool", "tool_call_id": "call_1", "content": OUTPUT},
        {"role": "assistant", "content": ANSWER},
    ]


def openai_lines() -> bytes:
    return lines(*chat_messages())


def openai_object() -> bytes:
    return json.dumps({"messages": chat_messages()}).encode()


def responses_items() -> bytes:
    """Return the input of a request to OpenAI's Responses interface."""
    arguments = json.dumps({"command": COMMAND})
    return json.dumps(
        [
            {"role": "user", "content": QUESTION},
            {"type": "function_call", "call_id": "call_1", "name": "bash", "arguments": arguments},
            {"type": "function_call_output", "call_id": "call_1", "output": OUTPUT},
            {"role": "assistant", "content": [{"type": "output_text", "text": ANSWER}]},
        ]
    ).encode()


def opencode_records() -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    state = {"status": "completed", "input": {"command": COMMAND}, "output": OUTPUT}
    tokens = {"input": 53, "output": 11, "reasoning": 10, "cache": {"read": 900, "write": 0}}
    time = {"created": SECONDS * 1000}
    return [
        (
            {"id": "msg_1", "role": "user", "time": time},
            [
                {"id": "prt_1", "type": "text", "text": QUESTION},
                {"id": "prt_2", "type": "text", "text": "Use the tools.", "synthetic": True},
            ],
        ),
        (
            {"id": "msg_2", "role": "assistant", "time": time, "modelID": "big", "tokens": tokens},
            [
                {"id": "prt_3", "type": "step-start"},
                {"id": "prt_4", "type": "reasoning", "text": "Look."},
                {"id": "prt_5", "type": "tool", "tool": "bash", "callID": "call_1", "state": state},
            ],
        ),
        (
            {"id": "msg_3", "role": "assistant", "time": time, "modelID": "big"},
            [{"id": "prt_6", "type": "text", "text": ANSWER}],
        ),
    ]


OPENCODE_INFO = {
    "id": "ses_1",
    "title": "A port",
    "directory": "/srv/ada/project",
    "projectID": "p",
    "time": {"updated": SECONDS * 1000},
}


def opencode_export() -> bytes:
    messages = [{"info": info, "parts": parts} for info, parts in opencode_records()]
    return json.dumps({"info": OPENCODE_INFO, "messages": messages}).encode()


def write_opencode(path: Path, *, wal: bool = False, others: int = 0) -> None:
    """Write the database of OpenCode 1.x of 2026; `others` are sessions without messages."""
    database = sqlite3.connect(path)
    if wal:
        database.execute("PRAGMA journal_mode = WAL")
    with database:
        database.execute(
            "CREATE TABLE session (id TEXT PRIMARY KEY, parent_id TEXT, title TEXT, "
            "directory TEXT, time_updated INTEGER)"
        )
        database.execute("CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT, data TEXT)")
        database.execute(
            "CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT, session_id TEXT, data TEXT)"
        )
        database.execute(
            "INSERT INTO session VALUES ('ses_1', NULL, 'A port', '/srv/ada/project', ?)",
            (SECONDS * 1000,),
        )
        for number in range(others):
            database.execute(
                "INSERT INTO session VALUES (?, NULL, 'Another', '/srv/ada/project', 1)",
                (f"other_{number}",),
            )
        for info, parts in opencode_records():
            row = (info["id"], json.dumps(info))
            database.execute("INSERT INTO message VALUES (?, 'ses_1', ?)", row)
            for part in parts:
                database.execute(
                    "INSERT INTO part VALUES (?, ?, 'ses_1', ?)",
                    (part["id"], info["id"], json.dumps(part)),
                )
    database.close()


def write_opencode_files(base: Path) -> Path:
    """Write the files of OpenCode of 2025; return that of the session."""
    file = base / "storage" / "session" / "p" / "ses_1.json"
    written = {file: OPENCODE_INFO}
    for info, parts in opencode_records():
        written[base / "storage" / "message" / "ses_1" / f"{info['id']}.json"] = info
        for part in parts:
            written[base / "storage" / "part" / info["id"] / f"{part['id']}.json"] = part
    for path, record in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(record))
    return file


Write = Callable[[Path], Path]


def _file(name: str, make: Callable[[], bytes]) -> Write:
    def write(base: Path) -> Path:
        path = base / name
        path.write_bytes(make())
        return path

    return write


def _database(name: str, make: Callable[[Path], None]) -> Write:
    def write(base: Path) -> Path:
        make(base / name)
        return base / name

    return write


TRANSCRIPTS: Mapping[str, tuple[Program, Write]] = MappingProxyType(
    {
        "Claude Code of 2026": (Program.CLAUDE_CODE, _file("a.jsonl", claude_code)),
        "Claude Code of 2025": (Program.CLAUDE_CODE, _file("a.jsonl", claude_code_older)),
        "Codex of 2026": (Program.CODEX, _file("rollout-1.jsonl", codex)),
        "Codex of 2025": (Program.CODEX, _file("rollout-1.jsonl", codex_older)),
        "Codex, compressed": (Program.CODEX, _file("rollout-1.jsonl.zst", codex_compressed)),
        "Gemini CLI of 2026": (Program.GEMINI_CLI, _file("session-1.jsonl", gemini)),
        "Gemini CLI of 2025": (Program.GEMINI_CLI, _file("session-1.json", gemini_older)),
        "OpenCode of 2026": (Program.OPENCODE, _database("opencode.db", write_opencode)),
        "OpenCode of 2025": (Program.OPENCODE, write_opencode_files),
        "OpenCode, exported": (Program.OPENCODE, _file("export.json", opencode_export)),
        "OpenAI, lines": (Program.MESSAGES, _file("chat.jsonl", openai_lines)),
        "OpenAI, one object": (Program.MESSAGES, _file("chat.json", openai_object)),
        "OpenAI, items": (Program.MESSAGES, _file("items.json", responses_items)),
    }
)
