"""Branches that were left and subagents come along: as branches and subagents of the session."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.app.source_formats.branches import MAX_BRANCHES, SessionTree
from helix_desktop.app.source_formats.source_messages import (
    MessageKind,
    ReadingReport,
    SourceMessage,
)
from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.costs import NOTHING
from helix_desktop.domain.events import (
    AssistantReplied,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.messages import Text
from helix_desktop.features.lab.programs import find_sessions, list_sessions, open_session
from helix_desktop.features.lab.session_import import SessionImports
from tests.app.test_rewinding import RewindStage, open_rewind_stage
from tests.features.lab import transcripts
from tests.features.lab.transcripts import AT, claude_line, claude_reply, codex_item, lines

Json = dict[str, Any]
TASK = {"type": "tool_use", "id": "toolu_9", "name": "Agent", "input": {"prompt": "Look it up."}}
DONE = {"type": "tool_result", "tool_use_id": "toolu_9", "content": "It is 8123."}


def user_line(name: str, parent: str | None, text: str, **more: Any) -> Json:
    return claude_line(name, parent, "user", text, **more)


def assistant_line(name: str, parent: str, content: Any, **more: Any) -> Json:
    return claude_line(
        name, parent, "assistant", content, message=claude_reply(f"msg_{name}", 3), **more
    )


def rewound() -> list[Json]:
    """Return a session of Claude Code whose second turn was left for another one."""
    return [
        user_line("u1", None, "first"),
        assistant_line("a1", "u1", "one"),
        user_line("u2", "a1", "a dead end"),
        assistant_line("a2", "u2", "two"),
        user_line("u3", "a1", "another way"),
        assistant_line("a3", "u3", "three"),
    ]


def texts(messages: Iterable[SourceMessage]) -> list[str]:
    return ["".join(it.text for it in one.parts if isinstance(it, Text)) for one in messages]


def read_tree(path: Path) -> tuple[SessionTree, list[str], ReadingReport]:
    report = ReadingReport()
    tree = open_session(list_sessions(path)[0], report)
    return tree, texts(tree.read(report)), report


def branches_of(tree: SessionTree) -> list[list[str]]:
    return [texts(branch.read(ReadingReport())) for branch in tree.branches]


async def import_file(stage: RewindStage, path: Path) -> SessionId:
    source = list_sessions(path)[0]
    result = await stage.workspace.services[SessionImports].import_session(
        source, stopped=lambda: False
    )
    return result.session


async def said_in(stage: RewindStage, session: SessionId) -> list[str]:
    shown: list[str] = []
    for item in await stage.store.events(session):
        match item:
            case Recorded(event=TurnStarted(text=text)):
                shown.append(text)
            case Recorded(event=AssistantReplied(parts=parts)):
                shown += [part.text for part in parts if isinstance(part, Text)]
    return shown


async def others(stage: RewindStage, session: SessionId) -> list[SessionId]:
    return [head.id for head in await stage.store.sessions() if head.id != session]


async def test_a_branch_that_was_left_is_a_branch_of_the_session(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(lines(*rewound()))
    async with open_rewind_stage(tmp_path) as stage:
        session = await import_file(stage, path)
        assert await said_in(stage, session) == ["first", "one", "another way", "three"]
        (branch,) = await others(stage, session)
        assert await said_in(stage, branch) == ["first", "one", "a dead end", "two"]
        items = await stage.store.events(branch)
        started = items[0].event if isinstance(items[0], Recorded) else None
        assert isinstance(started, SessionStarted)
        assert (started.source, started.parent, started.tainted) == (session, NO_SESSION, True)
        copied = await stage.store.events(session, 2, started.copied)
        assert [it.event for it in items[1 : started.copied] if isinstance(it, Recorded)][1:] == [
            it.event for it in copied if isinstance(it, Recorded)
        ][1:]
        usage = SessionUsage()
        for item in items:
            usage.add(item)
        assert usage.own == NOTHING  # it was paid for elsewhere


async def test_a_branch_goes_on_here_with_what_was_said_before(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(lines(*rewound()))
    async with open_rewind_stage(tmp_path) as stage:
        session = await import_file(stage, path)
        (stage.session,) = await others(stage, session)
        await stage.turn("And now?")
        context = "\n".join((await stage.snapshot()).context)
        assert all(text in context for text in ("first", "one", "a dead end", "two", "And now?"))
        assert "another way" not in context
        usage = SessionUsage()
        for item in await stage.store.events(stage.session):
            usage.add(item)
        assert usage.own != NOTHING  # what is said here is paid for here


async def test_branches_that_were_imported_are_not_imported_again(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(lines(*rewound()))
    async with open_rewind_stage(tmp_path) as stage:
        session = await import_file(stage, path)
        before = await others(stage, session)
        path.write_bytes(
            lines(*rewound(), user_line("u4", "a3", "on"), assistant_line("a4", "u4", "four"))
        )
        assert await import_file(stage, path) == session
        assert await others(stage, session) == before
        assert (await said_in(stage, session))[-2:] == ["on", "four"]
        # the user worked in it: it stays as it is
        (stage.session,) = before
        await stage.turn("And now?")
        count = len(await stage.store.events(stage.session))
        path.write_bytes(
            lines(
                *rewound(),
                user_line("u4", "a3", "on"),
                assistant_line("a4", "u4", "four"),
                user_line("u5", "a4", "on and on"),
            )
        )
        await import_file(stage, path)
        assert len(await stage.store.events(stage.session)) == count


async def test_a_session_that_was_rewound_after_its_import_is_not_there_twice(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.jsonl"
    async with open_rewind_stage(tmp_path) as stage:
        path.write_bytes(lines(*rewound()[:4]))
        old = await import_file(stage, path)
        path.write_bytes(lines(*rewound()))
        new = await import_file(stage, path)
        assert await others(stage, new) == [old]
        assert await import_file(stage, path) == new
        assert await others(stage, new) == [old]
        assert await said_in(stage, old) == ["first", "one", "a dead end", "two"]
        assert await said_in(stage, new) == ["first", "one", "another way", "three"]


@pytest.mark.parametrize("style", ["a file below", "a file beside", "lines among the others"])
async def test_a_subagent_of_claude_code_is_a_subagent_of_the_session(
    tmp_path: Path, style: str
) -> None:
    path = tmp_path / "session-1.jsonl"
    work = [
        user_line("s1", None, "Look it up.", isSidechain=True),
        assistant_line("s2", "s1", "Found 8123.", isSidechain=True),
    ]
    result = claude_line("r", "a1", "user", [DONE])
    if style == "a file beside":
        result["toolUseResult"] = {"agentId": "x1", "content": "…"}
    is_among = style == "lines among the others"
    main = [
        user_line("u1", None, "first"),
        assistant_line("a1", "u1", [TASK]),
        result,
        assistant_line("a2", "r", "done"),
    ]
    path.write_bytes(lines(*main[:2], *(work if is_among else ()), *main[2:]))
    if style == "a file below":
        folder = tmp_path / "session-1" / "subagents"
        folder.mkdir(parents=True)
        (folder / "agent-x1.jsonl").write_bytes(lines(*work))
        about = {"agentType": "general", "description": "Port", "toolUseId": "toolu_9"}
        (folder / "agent-x1.meta.json").write_text(json.dumps(about))
    elif style == "a file beside":
        (tmp_path / "agent-x1.jsonl").write_bytes(lines(*work))
    async with open_rewind_stage(tmp_path) as stage:
        session = await import_file(stage, path)
        assert await said_in(stage, session) == ["first", "done"]
        (child,) = await stage.workspace.sessions.children(session)
        assert await said_in(stage, child.id) == ["Look it up.", "Found 8123."]
        assert [head.id for head in await stage.workspace.sessions.all()] == [session]
        (returned,) = [
            item.event
            for item in await stage.store.events(session)
            if isinstance(item, Recorded) and isinstance(item.event, ToolReturned)
        ]
        assert f"session {child.id}" in returned.what


async def test_a_subagent_that_went_on_is_read_further(tmp_path: Path) -> None:
    path, folder = tmp_path / "session-1.jsonl", tmp_path / "session-1" / "subagents"
    folder.mkdir(parents=True)
    main = [user_line("u1", None, "first"), assistant_line("a1", "u1", [TASK])]
    path.write_bytes(lines(*main))
    work = [user_line("s1", None, "Look it up.", isSidechain=True)]
    work.append(assistant_line("s2", "s1", "Wait.", isSidechain=True))
    (folder / "agent-x1.jsonl").write_bytes(lines(*work))
    async with open_rewind_stage(tmp_path) as stage:
        session = await import_file(stage, path)
        work.append(assistant_line("s3", "s2", "Found 8123.", isSidechain=True))
        (folder / "agent-x1.jsonl").write_bytes(lines(*work))
        path.write_bytes(lines(*main, claude_line("r", "a1", "user", [DONE])))
        await stage.workspace.services[SessionImports].follow(session, lambda: False)
        (child,) = await stage.workspace.sessions.children(session)
        assert await said_in(stage, child.id) == ["Look it up.", "Wait.", "Found 8123."]


def test_a_reply_that_was_tried_again_is_a_branch_from_its_question(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(
        lines(
            user_line("u1", None, "first"),
            assistant_line("a1", "u1", "one"),
            user_line("u2", "a1", "second"),
            assistant_line("a2", "u2", "a bad answer"),
            assistant_line("a3", "u2", "a good answer"),
        )
    )
    tree, main, _ = read_tree(path)
    assert main == ["first", "one", "second", "a good answer"]
    assert branches_of(tree) == [["second", "a bad answer"]]


def test_a_branch_of_a_branch_has_all_that_led_to_it(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(
        lines(
            *rewound()[:4],
            user_line("u4", "a2", "deeper"),
            assistant_line("a4", "u4", "four"),
            user_line("u5", "a2", "deeper still"),
            assistant_line("a5", "u5", "five"),
            *rewound()[4:],
        )
    )
    tree, main, report = read_tree(path)
    assert main == ["first", "one", "another way", "three"]
    assert branches_of(tree) == [
        ["a dead end", "two", "deeper still", "five"],
        ["a dead end", "two", "deeper", "four"],
    ]
    assert report.other_branches == 0


def test_a_first_question_that_was_edited_shares_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(
        lines(
            user_line("u1", None, "wrong"),
            assistant_line("a1", "u1", "one"),
            user_line("u2", None, "right"),
            assistant_line("a2", "u2", "two"),
        )
    )
    tree, main, _ = read_tree(path)
    assert main == ["right", "two"]
    assert [(branch.after, texts(branch.read(ReadingReport()))) for branch in tree.branches] == [
        (0, ["wrong", "one"])
    ]


def codex_turn(question: str, answer: str) -> list[Json]:
    return [
        codex_item("message", role="user", content=[{"type": "input_text", "text": question}]),
        codex_item("message", role="assistant", content=[{"type": "output_text", "text": answer}]),
    ]


def codex_meta(name: str, **more: Any) -> Json:
    payload = {"id": name, "cwd": "/srv/ada/project", **more}
    return {"timestamp": AT, "type": "session_meta", "payload": payload}


def rolled_back(turns: int) -> Json:
    payload = {"type": "thread_rolled_back", "num_turns": turns}
    return {"timestamp": AT, "type": "event_msg", "payload": payload}


def test_turns_that_codex_rolled_back_are_branches(tmp_path: Path) -> None:
    path = tmp_path / "rollout.jsonl"
    path.write_bytes(
        lines(
            codex_meta("t"),
            *codex_turn("first", "one"),
            *codex_turn("second", "two"),
            *codex_turn("third", "three"),
            rolled_back(1),
            *codex_turn("fourth", "four"),
            rolled_back(2),
            *codex_turn("last", "five"),
        )
    )
    tree, main, _ = read_tree(path)
    assert main == ["first", "one", "last", "five"]
    assert branches_of(tree) == [
        ["second", "two", "third", "three"],
        ["second", "two", "fourth", "four"],
    ]


CHILD = "019c0000-0000-7000-8000-000000000001"


async def test_a_thread_that_codex_started_is_a_subagent(tmp_path: Path) -> None:
    folder = tmp_path / ".codex" / "sessions" / "2026" / "11" / "01"
    folder.mkdir(parents=True)
    spawn = {"subagent": {"thread_spawn": {"parent_thread_id": "t", "depth": 1}}}
    (folder / f"rollout-2026-11-01T10-00-00-{CHILD}.jsonl").write_bytes(
        lines(codex_meta(CHILD, source=spawn), *codex_turn("Look it up.", "Found 8123."))
    )
    path = folder / "rollout-2026-11-01T10-00-00-t.jsonl"
    arguments = json.dumps({"message": "Look it up."})
    output = json.dumps({"agent_id": CHILD, "nickname": "Euler"})
    path.write_bytes(
        lines(
            codex_meta("t"),
            *codex_turn("first", "one"),
            codex_item("function_call", name="spawn_agent", arguments=arguments, call_id="c"),
            codex_item("function_call_output", call_id="c", output=output),
        )
    )
    listed = find_sessions(tmp_path, {})
    assert [session.id for session in listed] == ["t"]
    async with open_rewind_stage(tmp_path) as stage:
        session = await import_file(stage, path)
        (child,) = await stage.workspace.sessions.children(session)
        assert await said_in(stage, child.id) == ["Look it up.", "Found 8123."]
        returned = [
            item.event.what
            for item in await stage.store.events(session)
            if isinstance(item, Recorded) and isinstance(item.event, ToolReturned)
        ]
        assert [f"session {child.id}" in what for what in returned] == [True]


def gemini_message(name: str, kind: str, text: str) -> Json:
    return {"id": name, "timestamp": AT, "type": kind, "content": text}


async def test_what_gemini_cli_rewound_and_its_subagents_come_along(tmp_path: Path) -> None:
    path = tmp_path / "session-1.jsonl"
    head = {"sessionId": "g", "projectHash": "p", "startTime": AT}
    path.write_bytes(
        lines(
            head,
            gemini_message("1", "user", "first"),
            gemini_message("2", "gemini", "one"),
            gemini_message("3", "user", "a dead end"),
            gemini_message("4", "gemini", "two"),
            {"$rewindTo": "3"},
            gemini_message("5", "user", "another way"),
            gemini_message("6", "gemini", "three"),
        )
    )
    (tmp_path / "g").mkdir()
    (tmp_path / "g" / "sub.jsonl").write_bytes(
        lines(
            {**head, "sessionId": "sub", "kind": "subagent"},
            gemini_message("1", "user", "Look it up."),
            gemini_message("2", "gemini", "Found 8123."),
        )
    )
    async with open_rewind_stage(tmp_path) as stage:
        session = await import_file(stage, path)
        assert await said_in(stage, session) == ["first", "one", "another way", "three"]
        (child,) = await stage.workspace.sessions.children(session)
        assert await said_in(stage, child.id) == ["Look it up.", "Found 8123."]
        (branch,) = [it for it in await others(stage, session) if it != child.id]
        assert await said_in(stage, branch) == ["first", "one", "a dead end", "two"]


def write_opencode(path: Path, sessions: Sequence[tuple[str, str | None, str]]) -> None:
    """Write a database with sessions: their IDs, their parents, and what they reverted."""
    with sqlite3.connect(path) as database:
        database.execute(
            "CREATE TABLE session (id TEXT PRIMARY KEY, parent_id TEXT, title TEXT, "
            "directory TEXT, time_updated INTEGER, revert TEXT)"
        )
        database.execute("CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT, data TEXT)")
        database.execute(
            "CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT, session_id TEXT, data TEXT)"
        )
        for name, parent, reverted in sessions:
            revert = json.dumps({"messageID": reverted}) if reverted else None
            row = (name, parent, name, "/srv/ada/project", 1, revert)
            database.execute("INSERT INTO session VALUES (?, ?, ?, ?, ?, ?)", row)
    database.close()


def add_opencode(path: Path, session: str, *messages: tuple[str, str, Json]) -> None:
    with sqlite3.connect(path) as database:
        for name, role, part in messages:
            data = json.dumps({"id": name, "role": role})
            database.execute("INSERT INTO message VALUES (?, ?, ?)", (name, session, data))
            row = (f"prt_{name}", name, session, json.dumps(part))
            database.execute("INSERT INTO part VALUES (?, ?, ?, ?)", row)
    database.close()


def text(words: str) -> Json:
    return {"type": "text", "text": words}


async def test_what_opencode_reverted_and_its_subagents_come_along(tmp_path: Path) -> None:
    path = tmp_path / "opencode.db"
    write_opencode(path, [("ses_1", None, "m3"), ("ses_2", "ses_1", ""), ("ses_3", "ses_3", "")])
    state = {
        "status": "completed",
        "input": {"description": "Port"},
        "output": "8123",
        "metadata": {"sessionId": "ses_2"},
    }
    task = {"type": "tool", "tool": "task", "callID": "c", "state": state}
    add_opencode(
        path,
        "ses_1",
        ("m1", "user", text("first")),
        ("m2", "assistant", task),
        ("m3", "user", text("a dead end")),
        ("m4", "assistant", text("two")),
    )
    add_opencode(path, "ses_2", ("n1", "user", text("Look.")), ("n2", "assistant", text("Found.")))
    async with open_rewind_stage(tmp_path) as stage:
        session = await import_file(stage, path)
        assert await said_in(stage, session) == ["first"]
        (child,) = await stage.workspace.sessions.children(session)
        assert await said_in(stage, child.id) == ["Look.", "Found."]
        (branch,) = [it for it in await others(stage, session) if it != child.id]
        assert await said_in(stage, branch) == ["first", "a dead end", "two"]
        (returned,) = [
            item.event
            for item in await stage.store.events(session)
            if isinstance(item, Recorded) and isinstance(item.event, ToolReturned)
        ]
        assert returned.what.endswith(f"session {child.id}")


async def test_the_preview_counts_branches_and_subagents(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    work = user_line("s1", None, "Look it up.", isSidechain=True)
    path.write_bytes(lines(*rewound(), work))
    async with open_rewind_stage(tmp_path) as stage:
        preview = await stage.workspace.services[SessionImports].preview(
            list_sessions(path)[0], stopped=lambda: False
        )
        assert (preview.branches, preview.subagents, preview.turns) == (1, 1, 2)
        assert [str(it) for it in preview.related_session_texts()] == [
            "1 branch that was left comes along as a session.",
            "1 subagent comes along with its session.",
        ]
        assert not preview.left_out()


async def test_only_the_newest_branches_come_along_and_the_rest_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    first = [user_line("u", None, "first"), assistant_line("a", "u", "one")]
    left = [
        line
        for number in range(10_000)
        for line in (
            user_line(f"u{number}", "a", f"{number}"),
            assistant_line(f"a{number}", f"u{number}", "x"),
        )
    ]
    path.write_bytes(lines(*first, *left))
    tree, main, report = read_tree(path)
    assert main == ["first", "one", "9999", "x"]
    assert len(tree.branches) == MAX_BRANCHES
    assert branches_of(tree)[0] == ["9998", "x"]
    assert report.other_branches == 2 * (9_999 - MAX_BRANCHES)


async def test_an_import_that_is_stopped_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(lines(*rewound()))
    source = list_sessions(path)[0]
    async with open_rewind_stage(tmp_path) as stage:
        for steps in range(12):
            left = steps

            def is_enough() -> bool:
                nonlocal left
                left -= 1
                return left < 0

            await stage.workspace.services[SessionImports].import_session(source, stopped=is_enough)
        session = await import_file(stage, path)
        assert await said_in(stage, session) == ["first", "one", "another way", "three"]
        (branch,) = await others(stage, session)
        assert await said_in(stage, branch) == ["first", "one", "a dead end", "two"]


def test_a_reply_that_gemini_cli_rewound_is_a_branch_from_its_question(tmp_path: Path) -> None:
    path = tmp_path / "session-1.jsonl"
    path.write_bytes(transcripts.gemini())
    tree, _, _ = read_tree(path)
    (branch,) = tree.branches
    messages = list(branch.read(ReadingReport()))
    assert messages[0].kind is MessageKind.TYPED
    assert branch.after < messages[0].line
