"""An imported session is an ordinary one: its outputs are cached, it is tainted, and it goes on."""

import asyncio
import io
import json
import sqlite3
from base64 import b64encode
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PIL import Image

from helix_desktop.app.source_formats.source_messages import ImportFailure
from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.costs import NOTHING
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    Recorded,
    SessionImported,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.messages import Text, Thinking, ToolCall
from helix_desktop.domain.ports import StoreHealth
from helix_desktop.features.lab.programs import list_sessions
from helix_desktop.features.lab.session_import import SessionImportResult, SessionImports
from helix_desktop.store.maintenance.import_cleaning import clean_event
from tests.app.test_rewinding import RewindStage, open_rewind_stage
from tests.features.lab.transcripts import (
    ANSWER,
    COMMAND,
    OUTPUT,
    QUESTION,
    TRANSCRIPTS,
    claude_code,
    claude_line,
    claude_reply,
    lines,
    write_opencode,
)

T = TypeVar("T", bound=Event)


def never_stopped() -> bool:
    return False


async def import_file(stage: RewindStage, path: Path) -> SessionImportResult:
    return await stage.workspace.services[SessionImports].import_session(
        list_sessions(path)[-1], stopped=never_stopped
    )


async def events_of(stage: RewindStage, result: SessionImportResult) -> list[Event]:
    items = await stage.store.events(result.session)
    assert all(isinstance(item, Recorded) for item in items)
    return [item.event for item in items if isinstance(item, Recorded)]


def of_kind(events: Sequence[Event], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]


def write(path: Path, *records: dict[str, Any]) -> Path:
    path.write_bytes(lines(*records))
    return path


TURN = (
    claude_line("u1", None, "user", QUESTION),
    claude_line("a1", "u1", "assistant", ANSWER, message=claude_reply("m", 3)),
)
CALL = {"type": "tool_use", "id": "toolu_1", "name": "Bash", "input": {"command": COMMAND}}
RESULT = {"type": "tool_result", "tool_use_id": "toolu_1", "content": OUTPUT}


@pytest.mark.parametrize("name", ["Claude Code of 2026", "Codex of 2026", "OpenCode of 2026"])
async def test_an_import_is_a_session_with_its_outputs_in_the_cache(
    tmp_path: Path, name: str
) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        path = TRANSCRIPTS[name][1](tmp_path)
        before = path.read_bytes()
        result = await import_file(stage, path)
        events = await events_of(stage, result)
        started, mark = events[:2]
        assert isinstance(started, SessionStarted)
        assert started.tainted
        assert isinstance(mark, SessionImported)
        assert (mark.path, mark.events) == (str(path), len(events) - 2)
        (turn,) = of_kind(events, TurnStarted)
        assert turn.text == QUESTION
        (returned,) = of_kind(events, ToolReturned)
        assert returned.tool == "shell"
        assert returned.what == COMMAND
        assert await stage.store.get(returned.content) == OUTPUT.encode()
        assert (await stage.store.entry(returned.content)).origin.tool == "shell"
        last = of_kind(events, AssistantReplied)[-1]
        assert last.parts == (Text(ANSWER),)
        assert isinstance(events[-1], TurnEnded)
        assert events[-1].ending is Ending.DONE
        assert path.read_bytes() == before


async def test_the_session_goes_on_here_with_all_that_was_said_before(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        path = TRANSCRIPTS["Claude Code of 2026"][1](tmp_path)
        stage.session = (await import_file(stage, path)).session
        await stage.turn("And now?")
        snapshot = await stage.snapshot()
        context_text = "\n".join(snapshot.context)
        assert QUESTION in context_text
        assert ANSWER in context_text
        assert "And now?" in context_text
        history = stage.workspace.sessions.of(stage.session).session_window.history
        assert history.tainted


async def test_what_an_imported_session_cost_elsewhere_does_not_count_here(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        path = TRANSCRIPTS["Claude Code of 2026"][1](tmp_path)
        result = await import_file(stage, path)
        replies = of_kind(await events_of(stage, result), AssistantReplied)
        assert any(reply.usage for reply in replies)
        usage = SessionUsage()
        for item in await stage.store.events(result.session):
            usage.add(item)
        assert (usage.own, len(usage.turns)) == (NOTHING, 1)


async def test_reasoning_comes_without_what_only_its_provider_can_read(tmp_path: Path) -> None:
    async with open_rewind_stage(tmp_path) as stage:
        result = await import_file(stage, TRANSCRIPTS["Claude Code of 2026"][1](tmp_path))
        parts = [
            it for e in of_kind(await events_of(stage, result), AssistantReplied) for it in e.parts
        ]
        assert [it for it in parts if isinstance(it, Thinking)] == [Thinking("Look.")]


async def test_keys_in_a_session_are_hidden_everywhere(tmp_path: Path) -> None:
    key = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
    call = {**CALL, "input": {"command": f"curl -H 'Authorization: Bearer {key}' x"}}
    path = write(
        tmp_path / "a.jsonl",
        claude_line("u", None, "user", f"The key is {key}"),
        claude_line("a1", "u", "assistant", [call], message=claude_reply("m", 3)),
        claude_line("r", "a1", "user", [{**RESULT, "content": f"token: {key}\nok"}]),
        claude_line("a2", "r", "assistant", f"I used {key}.", message=claude_reply("n", 3)),
    )
    async with open_rewind_stage(tmp_path) as stage:
        result = await import_file(stage, path)
        assert result.hidden_secrets >= 4
        events = await events_of(stage, result)
        assert key not in repr(events)
        (returned,) = of_kind(events, ToolReturned)
        stored = await stage.store.get(returned.content)
        assert key.encode() not in stored
        assert stored.endswith(b"ok")
        json.loads(of_kind(events, AssistantReplied)[0].parts[0].arguments)  # type: ignore[union-attr]


async def test_a_session_that_grew_is_read_further_and_nothing_twice(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", *TURN)
    async with open_rewind_stage(tmp_path) as stage:
        first = await import_file(stage, path)
        again = await import_file(stage, path)
        assert (again.session, again.messages, again.grown) == (first.session, 0, True)
        count = len(await events_of(stage, first))
        more = (
            claude_line("u2", "a1", "user", "second"),
            claude_line("a2", "u2", "assistant", "two", message=claude_reply("n", 3)),
        )
        write(path, *TURN, *more)
        grown = await import_file(stage, path)
        assert (grown.session, grown.messages, grown.grown) == (first.session, 2, True)
        events = await events_of(stage, first)
        assert isinstance(events[count], SessionImported)
        assert [it.text for it in of_kind(events, TurnStarted)] == [QUESTION, "second"]
        assert (await import_file(stage, path)).messages == 0


async def test_an_imported_session_that_is_opened_is_read_further(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", *TURN)
    async with open_rewind_stage(tmp_path) as stage:
        imports = stage.workspace.services[SessionImports]
        first = await import_file(stage, path)
        assert await imports.follow(first.session, never_stopped) is None
        write(path, *TURN, claude_line("u2", "a1", "user", "second"))
        runner = stage.workspace.sessions.of(first.session)
        await runner.open()
        grown = await imports.follow(first.session, never_stopped)
        assert (grown.session, grown.messages) == (first.session, 1)
        assert runner.session_window.history.last_request is not None
        assert runner.session_window.history.seq == len(await events_of(stage, first))
        assert await imports.follow(first.session, never_stopped) is None


async def test_a_link_that_took_the_place_of_the_file_is_not_read(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", *TURN)
    other = write(tmp_path / "b.jsonl", *TURN, claude_line("u2", "a1", "user", "second"))
    async with open_rewind_stage(tmp_path) as stage:
        first = await import_file(stage, path)
        before = await stage.store.events(first.session)
        path.unlink()
        path.symlink_to(other)
        assert (
            await stage.workspace.services[SessionImports].follow(first.session, never_stopped)
            is None
        )
        assert await stage.store.events(first.session) == before


async def test_a_file_that_is_gone_or_another_one_now_changes_nothing(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", *TURN)
    async with open_rewind_stage(tmp_path) as stage:
        first = await import_file(stage, path)
        before = await stage.store.events(first.session)
        write(path, claude_line("x", None, "user", "something else"))
        assert (
            await stage.workspace.services[SessionImports].follow(first.session, never_stopped)
            is None
        )
        path.unlink()
        assert (
            await stage.workspace.services[SessionImports].follow(first.session, never_stopped)
            is None
        )
        assert await stage.store.events(first.session) == before
        assert len(await stage.store.sessions()) == 1


async def test_two_files_with_one_name_are_two_sessions(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    path = write(tmp_path / "a.jsonl", *TURN)
    other = write(tmp_path / "other" / "a.jsonl", claude_line("x", None, "user", "another"))
    async with open_rewind_stage(tmp_path) as stage:
        sessions = [(await import_file(stage, it)).session for it in (path, other, path, other)]
        assert sessions[:2] == sessions[2:]
        assert len(set(sessions)) == 2


async def test_an_export_of_somebody_else_names_no_file_to_read_further() -> None:
    mark = SessionImported(1.0, "codex", "session-1", "/srv/ada/secret.jsonl", events=3)
    cleaned = clean_event(mark)
    assert isinstance(cleaned, SessionImported)
    assert (cleaned.path, cleaned.events) == ("", 3)


async def test_an_output_that_came_after_the_import_is_added_to_its_call(tmp_path: Path) -> None:
    call = claude_line("a1", "u1", "assistant", [CALL], message=claude_reply("m", 3))
    path = write(tmp_path / "a.jsonl", TURN[0], call)
    async with open_rewind_stage(tmp_path) as stage:
        first = await import_file(stage, path)
        assert of_kind(await events_of(stage, first), ToolReturned) == []
        result = claude_line("r", "a1", "user", [RESULT])
        answer = claude_line("a2", "r", "assistant", ANSWER, message=claude_reply("n", 3))
        write(path, TURN[0], call, result)
        assert (await import_file(stage, path)).session == first.session
        write(path, TURN[0], call, result, answer)
        grown = await import_file(stage, path)
        assert (grown.session, grown.messages) == (first.session, 1)
        events = await events_of(stage, first)
        (returned,) = of_kind(events, ToolReturned)
        assert returned.content == digest_of(OUTPUT.encode())
        assert len(of_kind(events, TurnResumed)) == 1
        assert len(of_kind(events, TurnEnded)) == len(of_kind(events, TurnStarted)) + 1


async def contents_of(stage: RewindStage, session: SessionId) -> list[object]:
    """Return what was asked, answered, and put out, in its order."""
    contents: list[object] = []
    for item in await stage.store.events(session):
        event = item.event if isinstance(item, Recorded) else None
        if isinstance(event, TurnStarted):
            contents.append(event.text)
        elif isinstance(event, AssistantReplied):
            contents += event.parts
        elif isinstance(event, ToolReturned):
            contents.append((event.call, event.content))
    return contents


@pytest.mark.parametrize("name", ["Claude Code of 2026", "Codex of 2026", "OpenAI, lines"])
async def test_a_session_that_is_followed_line_by_line_is_as_one_imported_at_its_end(
    tmp_path: Path, name: str
) -> None:
    _, write_all = TRANSCRIPTS[name]
    path = write_all(tmp_path)
    written = path.read_bytes().splitlines(keepends=True)
    async with open_rewind_stage(tmp_path) as stage:
        first: SessionImportResult | None = None
        for number in range(1, len(written) + 1):
            path.write_bytes(b"".join(written[:number]))
            if first is not None:
                await stage.workspace.services[SessionImports].follow(first.session, never_stopped)
                continue
            with suppress(ImportFailure):
                first = await import_file(stage, path)
        assert first is not None
        (tmp_path / "copy").mkdir()
        copy = await import_file(stage, write_all(tmp_path / "copy"))
        assert copy.session != first.session
        contents = await contents_of(stage, first.session)
        assert contents == await contents_of(stage, copy.session)
        used = [it.usage for it in of_kind(await events_of(stage, first), AssistantReplied)]
        copied = [it.usage for it in of_kind(await events_of(stage, copy), AssistantReplied)]
        assert len([it for it in used if it]) <= len([it for it in copied if it])
        assert (await import_file(stage, path)).session == first.session


async def test_a_reply_without_anything_readable_yet_is_read_further(tmp_path: Path) -> None:
    thought = [{"type": "thinking", "thinking": "", "signature": "c2lnbmVk"}]
    begun = claude_line("a1", "u1", "assistant", thought, message=claude_reply("m", 1))
    answer = claude_line("a2", "a1", "assistant", ANSWER, message=claude_reply("m", 3))
    path = write(tmp_path / "a.jsonl", TURN[0], begun)
    async with open_rewind_stage(tmp_path) as stage:
        first = await import_file(stage, path)
        assert (await import_file(stage, path)).session == first.session
        write(path, TURN[0], begun, answer)
        grown = await import_file(stage, path)
        assert (grown.session, grown.messages) == (first.session, 1)
        [reply] = of_kind(await events_of(stage, first), AssistantReplied)
        assert reply.usage is not None


async def test_outputs_of_parallel_calls_that_came_one_by_one_are_there_once(
    tmp_path: Path,
) -> None:
    calls = [CALL, {**CALL, "id": "toolu_2"}]
    reply = claude_line("a1", "u1", "assistant", calls, message=claude_reply("m", 3))
    second = claude_line("r2", "a1", "user", [{**RESULT, "tool_use_id": "toolu_2"}])
    path = write(tmp_path / "a.jsonl", TURN[0], reply)
    async with open_rewind_stage(tmp_path) as stage:
        first = await import_file(stage, path)
        for more in ([second], [second, claude_line("r1", "a1", "user", [RESULT])]):
            write(path, TURN[0], reply, *more)
            await import_file(stage, path)
        returned = of_kind(await events_of(stage, first), ToolReturned)
        assert [it.call for it in returned] == ["import-2", "import-1"]


async def test_a_database_that_changed_in_place_is_read_further(tmp_path: Path) -> None:
    path = tmp_path / "opencode.db"
    write_opencode(path)
    call: dict[str, object] = {"type": "tool", "tool": "bash", "callID": "call_1"}
    states: list[dict[str, object]] = [
        {"status": "pending", "input": {}},
        {"status": "running", "input": {"command": COMMAND}},
        {"status": "completed", "input": {"command": COMMAND}, "output": OUTPUT},
    ]
    sizes, first = set[int](), None
    async with open_rewind_stage(tmp_path) as stage:
        for state in states:
            with closing(sqlite3.connect(path)) as database, database:
                part = json.dumps({**call, "state": state})
                database.execute("DELETE FROM message WHERE id = 'msg_3'")
                database.execute("UPDATE part SET data = ? WHERE id = 'prt_5'", (part,))
                if state is states[1]:  # the user writes while the call runs
                    database.execute(
                        "INSERT INTO message VALUES ('msg_4', 'ses_1', ?)",
                        (json.dumps({"id": "msg_4", "role": "user"}),),
                    )
                    database.execute(
                        "INSERT INTO part VALUES ('prt_8', 'msg_4', 'ses_1', ?)",
                        (json.dumps({"id": "prt_8", "type": "text", "text": "hurry"}),),
                    )
            sizes.add(path.stat().st_size)
            if first is None:
                first = await import_file(stage, path)
            else:
                await stage.workspace.services[SessionImports].follow(first.session, never_stopped)
        events = await events_of(stage, first)
        parts = [it for reply in of_kind(events, AssistantReplied) for it in reply.parts]
        arguments = [json.loads(it.arguments) for it in parts if isinstance(it, ToolCall)]
        assert arguments == [{"command": COMMAND}]
        assert [it.size for it in of_kind(events, ToolReturned)] == [len(OUTPUT)]
        assert [it.text for it in of_kind(events, TurnStarted)] == [QUESTION, "hurry"]
        assert len(sizes) == 1


async def test_a_session_that_was_continued_here_is_left_alone(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", *TURN)
    async with open_rewind_stage(tmp_path) as stage:
        stage.session = (await import_file(stage, path)).session
        await stage.turn("And now?")
        before = await stage.store.events(stage.session)
        again = await import_file(stage, path)
        assert (again.session, again.messages, again.grown) == (stage.session, 0, True)
        write(path, *TURN, claude_line("u2", "a1", "user", "second"))
        other = await import_file(stage, path)
        assert (other.grown, other.session != stage.session) == (False, True)
        assert (await import_file(stage, path)).session == other.session
        assert await stage.store.events(stage.session) == before
        assert len(await stage.store.sessions()) == 2


async def test_a_session_whose_beginning_changed_is_imported_as_a_new_one(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", *TURN)
    async with open_rewind_stage(tmp_path) as stage:
        first = await import_file(stage, path)
        before = await stage.store.events(first.session)
        write(path, claude_line("u1", None, "user", "another question"), TURN[1])
        other = await import_file(stage, path)
        assert (other.grown, other.session != first.session) == (False, True)
        assert await stage.store.events(first.session) == before


async def test_an_import_that_was_canceled_goes_on_where_it_ended(tmp_path: Path) -> None:
    records = [TURN[0]]
    for number in range(500):
        before = records[-1]["uuid"]
        records.append(claude_line(f"q{number}", before, "user", f"question {number}"))
    path = write(tmp_path / "a.jsonl", *records)
    looks = iter([False] * 300)

    async with open_rewind_stage(tmp_path) as stage:
        source = list_sessions(path)[0]
        first = await stage.workspace.services[SessionImports].import_session(
            source, stopped=lambda: next(looks, True)
        )
        assert first.stopped
        assert 0 < first.messages < len(records)
        rest = await stage.workspace.services[SessionImports].import_session(
            source, stopped=never_stopped
        )
        assert rest.session == first.session
        assert first.messages + rest.messages == len(records)
        events = await events_of(stage, rest)
        texts = [it.text for it in of_kind(events, TurnStarted)]
        assert texts == [QUESTION, *(f"question {number}" for number in range(500))]


async def test_an_import_that_a_full_disk_ended_goes_on_within_its_turn(tmp_path: Path) -> None:
    records = [TURN[0]]
    for number in range(300):
        reply = claude_reply(f"m{number}", 3)
        before = records[-1]["uuid"]
        line = claude_line(f"a{number}", before, "assistant", f"reply {number}", message=reply)
        records.append(line)
    path = write(tmp_path / "a.jsonl", *records)
    loop, looks = asyncio.get_running_loop(), 0

    async with open_rewind_stage(tmp_path) as stage:

        def fill_disk(_read: int, _size: int) -> None:
            nonlocal looks
            looks += 1
            if looks == 250:  # in the second batch
                loop.call_soon_threadsafe(stage.store.become, StoreHealth.FULL)

        source, imports = list_sessions(path)[0], stage.workspace.services[SessionImports]
        with pytest.raises(StoreFull):
            await imports.import_session(source, progress=fill_disk, stopped=never_stopped)
        stage.store.become(StoreHealth.OPEN)
        result = await imports.import_session(source, stopped=never_stopped)
        assert result.grown
        events = await events_of(stage, result)
        replies = of_kind(events, AssistantReplied)
        assert [it.parts for it in replies] == [(Text(f"reply {n}"),) for n in range(300)]
        assert len(of_kind(events, TurnStarted)) == len(of_kind(events, TurnEnded)) == 1


async def test_a_summary_stands_for_what_it_replaced_and_the_rest_is_kept(tmp_path: Path) -> None:
    boundary = {
        "type": "system",
        "subtype": "compact_boundary",
        "uuid": "b",
        "parentUuid": None,
        "logicalParentUuid": "a1",
        "sessionId": "session-1",
    }
    summary = claude_line("s", "b", "user", "Summary: a port", isCompactSummary=True)
    second = claude_line("u2", "s", "user", "second")
    path = write(tmp_path / "a.jsonl", *TURN, boundary, summary, second)
    async with open_rewind_stage(tmp_path) as stage:
        result = await import_file(stage, path)
        context = "\n".join((await stage.snapshot(result.session)).context)
        assert "Summary: a port" in context
        assert "second" in context
        assert ANSWER not in context
        replies = of_kind(await events_of(stage, result), AssistantReplied)
        assert [it.parts for it in replies] == [(Text(ANSWER),)]


async def test_a_file_without_messages_creates_no_session(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", {"type": "mode", "mode": "x", "sessionId": "s"})
    async with open_rewind_stage(tmp_path) as stage:
        before = await stage.store.sessions()
        with pytest.raises(ImportFailure, match="has no messages to import"):
            await import_file(stage, path)
        assert await stage.store.sessions() == before


async def test_a_preview_counts_and_says_what_cannot_come_along(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(claude_code() + b"oops\n")
    async with open_rewind_stage(tmp_path) as stage:
        imports = stage.workspace.services[SessionImports]
        preview = await imports.preview(list_sessions(path)[0], stopped=never_stopped)
        assert (preview.turns, preview.calls) == (1, 1)
        assert preview.usage.output == 25
        assert [str(text) for text in preview.left_out()] == [
            "1 line can't be read.",
            "1 message that Claude Code itself added isn't imported.",
            "The model's reasoning is shown, but isn't sent to a model again.",
        ]


async def test_a_summary_is_a_version_in_the_timeline_and_can_be_undone(tmp_path: Path) -> None:
    boundary = {
        "type": "system",
        "subtype": "compact_boundary",
        "uuid": "b",
        "parentUuid": None,
        "logicalParentUuid": "a1",
    }
    summary = claude_line("s", "b", "user", "Summary: a port", isCompactSummary=True)
    path = write(tmp_path / "a.jsonl", *TURN, boundary, summary)
    async with open_rewind_stage(tmp_path) as stage:
        session = stage.session = (await import_file(stage, path)).session
        await stage.turn("And now?")
        timeline = await stage.workspace.compactions.use(session)
        assert len(timeline.rewrites) == 1
        await stage.workspace.compactions.undo(session)
        context = "\n".join((await stage.snapshot()).context)
        assert ANSWER in context
        assert "Summary: a port" not in context


async def test_pictures_come_along_and_what_is_none_is_counted(tmp_path: Path) -> None:
    file = io.BytesIO()
    Image.new("RGB", (3, 2)).save(file, "PNG")

    def picture(data: bytes) -> dict[str, Any]:
        source = {"type": "base64", "media_type": "image/png", "data": b64encode(data).decode()}
        return {"type": "image", "source": source}

    blocks = [{"type": "text", "text": QUESTION}, picture(file.getvalue()), picture(b"none")]
    path = write(tmp_path / "a.jsonl", claude_line("u1", None, "user", blocks), TURN[1])
    async with open_rewind_stage(tmp_path) as stage:
        preview = await stage.workspace.services[SessionImports].preview(
            list_sessions(path)[0], stopped=never_stopped
        )
        assert preview.left_out() == ["1 picture isn't imported."]
        result = await import_file(stage, path)
        (turn,) = of_kind(await events_of(stage, result), TurnStarted)
        (image,) = turn.images
        assert (image.width, image.height) == (3, 2)
        assert await stage.store.get(image.content) == file.getvalue()
