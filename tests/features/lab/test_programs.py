"""The sessions of each program, of newer and older versions, are read as the same conversation."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from helix_desktop.app.source_formats.source_messages import (
    ImportFailure,
    MessageKind,
    Program,
    ReadingReport,
    SourceMessage,
    SourceSession,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Text, Thinking
from helix_desktop.features.lab.programs import find_sessions, list_sessions, read_session
from tests.features.lab import transcripts
from tests.features.lab.transcripts import (
    ANSWER,
    COMMAND,
    OUTPUT,
    QUESTION,
    SECONDS,
    TRANSCRIPTS,
    claude_line,
    claude_reply,
    lines,
)

WITH_USAGE = (
    "Claude Code",
    "Codex of 2026",
    "Gemini",
    "OpenCode",
    "OpenAI, l",
    "OpenAI, o",
)
WITHOUT_TIMES = ("OpenAI", "Codex of 2025")


def text_of(message: SourceMessage) -> str:
    return "".join(part.text for part in message.parts if isinstance(part, Text))


def read(path: Path, name: str = "") -> tuple[list[SourceMessage], ReadingReport]:
    report = ReadingReport()
    sessions = [it for it in list_sessions(path) if name in ("", it.id)]
    return list(read_session(sessions[0], report)), report


def conversation(messages: list[SourceMessage]) -> list[SourceMessage]:
    return [it for it in messages if it.kind in (MessageKind.TYPED, MessageKind.REPLY)]


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_session_has_its_question_its_call_with_the_output_and_its_answer(
    tmp_path: Path, name: str
) -> None:
    program, write = TRANSCRIPTS[name]
    path = write(tmp_path)
    session = list_sessions(path)[-1]
    assert session.program is program
    assert session.title in (QUESTION, "A port")
    messages, report = read(path, session.id)
    assert report.problems == []
    question, *replies = conversation(messages)
    assert (question.kind, text_of(question)) == (MessageKind.TYPED, QUESTION)
    (call,) = [call for reply in replies for call in reply.calls]
    assert COMMAND in call.arguments
    assert call.output == OUTPUT
    assert text_of(replies[-1]) == ANSWER
    if name.startswith(WITH_USAGE) and name != "OpenAI, items":
        assert replies[0].usage in (
            Usage(53, 21, 900),
            Usage(3, 20, 900, 50),
            Usage(3, 21, 900, 50),
        )
    if not name.startswith(WITHOUT_TIMES):
        assert int(question.at) == SECONDS


def test_reasoning_is_read_without_what_only_its_provider_can_read(tmp_path: Path) -> None:
    for name in ("Claude Code of 2026", "Codex of 2026", "Gemini CLI of 2026", "OpenCode of 2026"):
        messages, _ = read(TRANSCRIPTS[name][1](tmp_path))
        thoughts = [part for it in messages for part in it.parts if isinstance(part, Thinking)]
        assert [thought.text.replace("\n", "") for thought in thoughts] == ["Look."]
        assert thoughts[0].opaque == ""


def test_what_programs_add_themselves_is_told_from_what_was_typed(tmp_path: Path) -> None:
    counts = {
        "Claude Code of 2026": 1,
        "Codex of 2026": 2,
        "OpenCode of 2026": 1,
        "OpenAI, lines": 1,
    }
    for name, count in counts.items():
        messages, _ = read(TRANSCRIPTS[name][1](tmp_path))
        assert sum(it.kind is MessageKind.INJECTED for it in messages) == count, name


def test_parallel_calls_of_claude_code_get_their_results_wherever_these_hang(
    tmp_path: Path,
) -> None:
    def call(name: str) -> dict[str, object]:
        return {"type": "tool_use", "id": name, "name": "Read", "input": {"file_path": name}}

    def result(name: str) -> list[dict[str, object]]:
        return [{"type": "tool_result", "tool_use_id": name, "content": f"text of {name}"}]

    path = tmp_path / "a.jsonl"
    path.write_bytes(
        lines(
            claude_line("u", None, "user", QUESTION),
            claude_line("a1", "u", "assistant", [call("x")], message=claude_reply("m", 3)),
            claude_line("a2", "a1", "assistant", [call("y")], message=claude_reply("m", 3)),
            claude_line("r1", "a1", "user", result("x")),
            claude_line("r2", "a2", "user", result("y")),
            claude_line("a3", "r2", "assistant", ANSWER, message=claude_reply("n", 3)),
        )
    )
    messages, report = read(path)
    assert [it.output for it in messages[1].calls] == ["text of x", "text of y"]
    assert (text_of(messages[2]), report.problem_count) == (ANSWER, 0)


def test_the_branch_of_claude_code_that_was_left_is_not_among_the_messages(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(
        lines(
            claude_line("u1", None, "user", "first"),
            claude_line("a1", "u1", "assistant", "one", message=claude_reply("m", 3)),
            claude_line("u2", "a1", "user", "a dead end"),
            claude_line("a2", "u2", "assistant", "two", message=claude_reply("n", 3)),
            claude_line("u3", "a1", "user", "another way"),
            claude_line("a3", "u3", "assistant", "three", message=claude_reply("o", 3)),
        )
    )
    messages, report = read(path)
    assert [text_of(it) for it in messages] == ["first", "one", "another way", "three"]
    assert report.other_branches == 0


def test_a_chain_of_claude_code_that_is_broken_or_repeated_is_read_whole(tmp_path: Path) -> None:
    first = claude_line("u1", None, "user", "first")
    path = tmp_path / "a.jsonl"
    path.write_bytes(
        lines(
            first,
            first,
            claude_line("a1", "u1", "assistant", "one", message=claude_reply("m", 3)),
            claude_line("u2", "never written", "user", "second"),
            claude_line("a2", "u2", "assistant", "two", message=claude_reply("n", 3)),
        )
    )
    messages, report = read(path)
    assert [text_of(it) for it in messages] == ["first", "one", "second", "two"]
    assert report.problems == ["Line 4: the line that it continues isn't there."]


def test_the_history_before_a_compaction_of_claude_code_is_read_with_its_summary(
    tmp_path: Path,
) -> None:
    boundary = {
        "type": "system",
        "subtype": "compact_boundary",
        "uuid": "b",
        "parentUuid": None,
        "logicalParentUuid": "a1",
        "sessionId": "session-1",
        "timestamp": transcripts.AT,
    }
    path = tmp_path / "a.jsonl"
    path.write_bytes(
        lines(
            claude_line("u1", None, "user", "first"),
            claude_line("a1", "u1", "assistant", "one", message=claude_reply("m", 3)),
            boundary,
            claude_line("s", "b", "user", "Summary: one", isCompactSummary=True),
            claude_line("u2", "s", "user", "second"),
        )
    )
    messages, _ = read(path)
    kinds = [it.kind for it in messages]
    assert kinds == [MessageKind.TYPED, MessageKind.REPLY, MessageKind.SUMMARY, MessageKind.TYPED]


def test_a_database_in_wal_mode_is_read_without_a_file_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "opencode.db"
    transcripts.write_opencode(path, wal=True)
    before = sorted(it.name for it in tmp_path.iterdir())
    messages, _ = read(path)
    assert text_of(messages[-1]) == ANSWER
    assert sorted(it.name for it in tmp_path.iterdir()) == before


def test_changes_beside_a_database_are_read_without_a_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "source").mkdir()
    source, path = tmp_path / "source" / "opencode.db", tmp_path / "opencode.db"
    transcripts.write_opencode(source, wal=True)
    with closing(sqlite3.connect(source)) as database:
        with database:
            database.execute("UPDATE session SET title = 'A new title'")
        # as after a crash: the changes are in the file beside it, whose index is gone
        for end in ("", "-wal"):
            shutil.copy(f"{source}{end}", f"{path}{end}")
    [session] = list_sessions(path)
    assert session.title == "A new title"
    names = sorted(it.name for it in tmp_path.iterdir() if it.is_file())
    assert names == ["opencode.db", "opencode.db-wal"]


def test_the_usual_places_are_searched_for_sessions_of_a_folder(tmp_path: Path) -> None:
    home, project = tmp_path / "home", tmp_path / "project"
    project.mkdir()
    slug = "".join(char if char.isalnum() else "-" for char in str(project))
    claude = home / ".claude" / "projects" / slug
    codex = home / ".codex" / "sessions" / "2026" / "11" / "01"
    elsewhere = home / ".claude" / "projects" / "-srv-ada-other"
    for folder in (claude, codex, elsewhere):
        folder.mkdir(parents=True)
    here = transcripts.claude_code().replace(b"/srv/ada/project", str(project).encode())
    (claude / "a.jsonl").write_bytes(here)
    (claude / "damaged.jsonl").write_bytes(b"\x00\xff" * 100)
    (elsewhere / "b.jsonl").write_bytes(transcripts.claude_code())
    rollout = transcripts.codex().replace(b"/srv/ada/project", str(project).encode())
    (codex / "rollout-1.jsonl").write_bytes(rollout)
    for name in ("rollout-1.jsonl.zst", "rollout-3.jsonl.zst"):
        (codex / name).write_bytes(transcripts.codex_compressed())
    (codex / "rollout-2.jsonl").write_bytes(transcripts.codex())
    results = find_sessions(home, {}, folder=project)
    assert {it.path.name for it in results} == {"a.jsonl", "damaged.jsonl", "rollout-1.jsonl"}
    everything = find_sessions(home, {}, program=Program.CODEX)
    names = {it.path.name for it in everything}
    assert names == {"rollout-1.jsonl", "rollout-2.jsonl", "rollout-3.jsonl.zst"}
    moved = find_sessions(tmp_path, {"CODEX_HOME": str(home / ".codex")}, folder=project)
    assert [it.path.name for it in moved] == ["rollout-1.jsonl"]


@pytest.mark.parametrize("name", ["Claude Code of 2025", "Claude Code of 2026", "Codex of 2026"])
def test_a_file_that_begins_with_a_very_long_line_is_that_of_its_program(
    tmp_path: Path, name: str
) -> None:
    program, write = TRANSCRIPTS[name]
    path = write(tmp_path)
    data = path.read_bytes()
    data = data[data.rfind(b"\n", 0, data.find(QUESTION.encode())) + 1 :]
    path.write_bytes(data.replace(QUESTION.encode(), b"x" * 1_000_000 + QUESTION.encode(), 1))
    session = list_sessions(path)[-1]
    assert session.program is program
    messages = conversation(read(path, session.id)[0])
    assert text_of(messages[0]).endswith(QUESTION)
    assert text_of(messages[-1]) == ANSWER


def test_a_file_of_no_program_ends_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("hello")
    with pytest.raises(ImportFailure, match="has no session of a program that Helix knows"):
        list_sessions(path)


@pytest.mark.parametrize(
    "name", ["Claude Code of 2025", "Codex of 2026", "OpenAI, items", "OpenAI, lines"]
)
def test_a_file_that_is_cut_anywhere_gives_the_beginning_of_the_session(
    tmp_path: Path, name: str
) -> None:
    program, write = TRANSCRIPTS[name]
    path = write(tmp_path)
    data = path.read_bytes()
    session = list_sessions(path)[0]
    all_texts = [text_of(it) for it in conversation(read(path)[0])]
    for end in range(7, len(data), 7):
        path.write_bytes(data[:end])
        cut = SourceSession(program, path, session.id)
        report = ReadingReport()
        texts = [text_of(it) for it in conversation(list(read_session(cut, report)))]
        assert texts == all_texts[: len(texts)]
        assert report.problem_count == 0
        line = data[:end].count(b"\n") + 1
        assert report.cut is None or f"line {line}," in report.cut or "item" in report.cut
