"""Malformed and hostile branches and subagents: the main conversation is kept, within bounds."""

import json
import os
import random
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from helix_desktop.app.source_formats.branches import MAX_BRANCHES, MAX_SUBAGENTS
from helix_desktop.app.source_formats.source_messages import ImportFailure, ReadingReport
from helix_desktop.features.lab.programs import list_sessions, open_session
from tests.app.test_rewinding import open_rewind_stage
from tests.features.lab.test_branches import (
    CHILD,
    DONE,
    TASK,
    add_opencode,
    assistant_line,
    codex_meta,
    codex_turn,
    gemini_message,
    import_file,
    rewound,
    rolled_back,
    said_in,
    text,
    texts,
    user_line,
    write_opencode,
)
from tests.features.lab.transcripts import claude_line, lines

Json = dict[str, Any]
GOOD = (user_line("u1", None, "first"), assistant_line("a1", "u1", "one"))
HEAD = {"sessionId": "g", "projectHash": "p"}


def claude(*records: Json) -> Callable[[Path], Path]:
    def write(base: Path) -> Path:
        (base / "session-1.jsonl").write_bytes(lines(*GOOD, *records))
        return base / "session-1.jsonl"

    return write


def with_agent(
    data: bytes, about: str = "", *, name: str = "agent-x.jsonl"
) -> Callable[[Path], Path]:
    """Return what writes a session with the file of a subagent."""

    def write(base: Path) -> Path:
        folder = base / "session-1" / "subagents"
        folder.mkdir(parents=True)
        (folder / name).write_bytes(data)
        if about:
            (folder / "agent-x.meta.json").write_text(about)
        return claude()(base)

    return write


def linked_agent(target: str) -> Callable[[Path], Path]:
    def write(base: Path) -> Path:
        folder = base / "session-1" / "subagents"
        folder.mkdir(parents=True)
        os.symlink(target, folder / "agent-x.jsonl")
        return claude()(base)

    return write


def piped_agent(base: Path) -> Path:
    folder = base / "session-1" / "subagents"
    folder.mkdir(parents=True)
    os.mkfifo(folder / "agent-x.jsonl")
    (folder / "agent-y.jsonl").mkdir()
    return claude()(base)


def named_agent(name: str) -> Callable[[Path], Path]:
    result = claude_line("r", "a1", "user", [DONE])
    result["toolUseResult"] = {"agentId": name}
    return claude(assistant_line("a2", "a1", [TASK]), result)


def codex(*records: Json) -> Callable[[Path], Path]:
    def write(base: Path) -> Path:
        path = base / "rollout-1.jsonl"
        path.write_bytes(lines(codex_meta("t"), *codex_turn("first", "one"), *records))
        return path

    return write


def codex_child(**meta: Any) -> Callable[[Path], Path]:
    def write(base: Path) -> Path:
        spawn = {"subagent": {"thread_spawn": {"parent_thread_id": "t"}}}
        (base / f"rollout-2-{CHILD}.jsonl").write_bytes(
            lines(codex_meta(CHILD, **{"source": spawn, **meta}), *codex_turn("a", "b"))
        )
        mark = {"type": "sub_agent_activity", "agent_thread_id": CHILD}
        return codex({"type": "event_msg", "payload": mark})(base)

    return write


def gemini(*records: Json) -> Callable[[Path], Path]:
    def write(base: Path) -> Path:
        good = gemini_message("1", "user", "first"), gemini_message("2", "gemini", "one")
        (base / "session-1.jsonl").write_bytes(lines(HEAD, *good, *records))
        return base / "session-1.jsonl"

    return write


def gemini_named(name: str) -> Callable[[Path], Path]:
    def write(base: Path) -> Path:
        path = gemini()(base)
        path.write_bytes(path.read_bytes().replace(b'"g"', json.dumps(name).encode(), 1))
        return path

    return write


def opencode(*sessions: tuple[str, str | None, str], revert: str = "") -> Callable[[Path], Path]:
    def write(base: Path) -> Path:
        path = base / "opencode.db"
        write_opencode(path, [("ses_1", None, ""), *sessions])
        messages = ("m1", "user", text("first")), ("m2", "assistant", text("one"))
        add_opencode(path, "ses_1", *messages)
        if revert:
            with sqlite3.connect(path) as database:
                database.execute("UPDATE session SET revert = ? WHERE id = 'ses_1'", (revert,))
            database.close()
        return path

    return write


CIRCLE = [
    claude_line("x", "y", "user", "round"),
    claude_line("y", "x", "assistant", "and round"),
    user_line("u2", "a1", "on"),
    assistant_line("a2", "u2", "two"),
]
SELF = [claude_line("x", "x", "assistant", "me"), *CIRCLE[2:]]
DEEP: Json = {"type": "assistant", "uuid": "d", "parentUuid": "a1", "message": {"content": []}}

# each must still have the first question and its answer
FILES: Mapping[str, Callable[[Path], Path]] = MappingProxyType(
    {
        "a circle of parents": claude(*CIRCLE),
        "a line that is its own parent": claude(*SELF),
        "a branch whose beginning is missing": claude(
            assistant_line("b", "gone", "lost"), *CIRCLE[2:]
        ),
        "a branch that ends in the main way": claude(
            *rewound()[2:], assistant_line("b", "a3", "x")
        ),
        "a branch of outputs alone": claude(claude_line("b", "a1", "user", [DONE]), *CIRCLE[2:]),
        "a branch without content": claude(DEEP, *CIRCLE[2:]),
        "a branch with a number as content": claude(
            claude_line("b", "a1", "assistant", 5), *CIRCLE[2:]
        ),
        "a branch in a subagent": claude(
            user_line("s", "a1", "task", isSidechain=True),
            assistant_line("s1", "s", "x", isSidechain=True),
            assistant_line("s2", "s", "y", isSidechain=True),
        ),
        "a subagent that is its own parent": claude(user_line("s", "s", "task", isSidechain=True)),
        "subagents that are each other's parents": claude(
            user_line("s", "z", "task", isSidechain=True),
            user_line("z", "s", "task", isSidechain=True),
        ),
        "a subagent that the main way continues": claude(
            user_line("s", "a1", "task", isSidechain=True), user_line("u2", "s", "on")
        ),
        "10,000 subagents": claude(
            *(user_line(f"s{number}", None, "task", isSidechain=True) for number in range(10_000))
        ),
        "tasks that are no texts": claude(
            assistant_line("a2", "a1", [{**TASK, "input": {"prompt": [1]}}]),
            assistant_line("a3", "a2", [{**TASK, "input": 7}]),
            user_line("s", "a3", "task", isSidechain=True),
        ),
        "an empty file of a subagent": with_agent(b""),
        "zeros in the file of a subagent": with_agent(b"\0" * 10_000),
        "no JSON in the file of a subagent": with_agent(b"oops\n{]\n"),
        "a subagent's file that is the session's": with_agent(lines(*GOOD)),
        "a subagent's file of another session": with_agent(
            lines({**GOOD[0], "sessionId": "other"})
        ),
        "a description that is no JSON": with_agent(lines(*GOOD), "{"),
        "a description that is a list": with_agent(lines(*GOOD), "[1]"),
        "a name with an end of line": with_agent(lines(*GOOD), name="agent-\n.jsonl"),
        "a subagent that is the session itself": linked_agent("../../session-1.jsonl"),
        "a subagent that is a link to itself": linked_agent("agent-x.jsonl"),
        "a subagent that is a device": linked_agent("/dev/zero"),
        "a subagent that is a pipe, one that is a folder": piped_agent,
        "a subagent whose name leads elsewhere": named_agent("../../../etc/passwd"),
        "a subagent whose file is missing": named_agent("missing"),
        "a name that is no text": named_agent("\ud800"),
        "more turns rolled back than there are": codex(
            rolled_back(10**9), *codex_turn("first", "one")
        ),
        "no turns rolled back": codex(rolled_back(0), rolled_back(-5)),
        "turns rolled back by a text": codex(
            {"type": "event_msg", "payload": {"type": "thread_rolled_back", "num_turns": "x"}}
        ),
        "10,000 turns rolled back one by one": codex(
            *(
                it
                for number in range(10_000)
                for it in (*codex_turn(f"{number}", "x"), rolled_back(1))
            )
        ),
        "a thread that is its own parent": codex_child(id="t"),
        "a thread whose parent is a list": codex_child(
            source={"subagent": {"thread_spawn": {"parent_thread_id": [1]}}}
        ),
        "a thread of another parent": codex_child(
            source={"subagent": {"thread_spawn": {"parent_thread_id": "z"}}}
        ),
        "a rewind to nothing": gemini({"$rewindTo": "9"}, {"$rewindTo": ""}, {"$rewindTo": [1]}),
        "a rewind to the beginning, and again": gemini(
            {"$rewindTo": "1"},
            {"$rewindTo": "1"},
            gemini_message("1", "user", "first"),
            gemini_message("2", "gemini", "one"),
        ),
        "3,000 rewinds": gemini(
            *(
                it
                for number in range(3_000)
                for it in (gemini_message("3", "user", f"{number}"), {"$rewindTo": "3"})
            )
        ),
        "a name that leads to a folder above": gemini_named("../.."),
        "a name that is too long for a folder": gemini_named("x" * 100_000),
        "a child of OpenCode that is its own parent": opencode(("ses_2", "ses_2", "")),
        "a session of OpenCode below its child": opencode(
            ("ses_2", "ses_1", ""), ("ses_3", "ses_2", "")
        ),
        "10,000 children of OpenCode": opencode(
            *((f"ses_{number:05}", "ses_1", "") for number in range(2, 10_002))
        ),
        "a revert that is no JSON": opencode(revert="{]"),
        "a revert to a number": opencode(revert='{"messageID": 7}'),
        "a revert behind the end": opencode(revert='{"messageID": "zzz"}'),
        "a revert of a million characters": opencode(revert='{"messageID": "' + "z" * 10**6 + '"}'),
    }
)


@pytest.mark.parametrize("name", FILES)
async def test_hostile_branches_and_subagents_leave_the_conversation_as_it_is(
    tmp_path: Path, name: str
) -> None:
    path = FILES[name](tmp_path)
    report = ReadingReport()
    tree = open_session(list_sessions(path)[0], report)
    main = texts(tree.read(report))
    assert main[:2] == ["first", "one"]
    assert len(tree.branches) <= MAX_BRANCHES
    assert len(tree.subagents) <= MAX_SUBAGENTS
    for side in (*tree.branches, *tree.subagents):
        with suppress(ImportFailure):  # with a sentence
            sum(1 for _ in side.read(ReadingReport()))


@pytest.mark.parametrize(
    "name",
    [
        "a circle of parents",
        "a line that is its own parent",
        "a branch whose beginning is missing",
        "a branch in a subagent",
        "a subagent that is its own parent",
        "a subagent that is the session itself",
        "zeros in the file of a subagent",
        "a rewind to the beginning, and again",
        "a thread that is its own parent",
        "a child of OpenCode that is its own parent",
    ],
)
async def test_what_can_be_read_of_a_hostile_file_is_imported(tmp_path: Path, name: str) -> None:
    path = FILES[name](tmp_path)
    (tmp_path / "desk").mkdir()
    async with open_rewind_stage(tmp_path / "desk") as stage:
        session = await import_file(stage, path)
        assert (await said_in(stage, session))[:2] == ["first", "one"]
        for head in await stage.store.sessions():
            assert session in (head.id, head.parent, head.source)
            assert len(await stage.store.events(head.id)) < 100


@pytest.mark.parametrize("seed", range(20))
def test_trees_at_random_are_read_line_by_line_at_most_once_each(tmp_path: Path, seed: int) -> None:
    """No message is lost: it is in the main way, in a branch, in a subagent, or counted."""
    chance = random.Random(seed)
    records, names = [], ["none"]
    for number in range(60):
        parent = chance.choice([*names, "gone"]) if chance.random() < 0.5 else names[-1]
        role = chance.choice(["user", "assistant"])
        more = {"isSidechain": chance.random() < 0.1}
        make = user_line if role == "user" else assistant_line
        records.append(make(f"n{number}", parent, f"text {number}", **more))
        names.append(f"n{number}")
    path = tmp_path / "a.jsonl"
    path.write_bytes(lines(*records))
    report = ReadingReport()
    tree = open_session(list_sessions(path)[0], report)
    sides = [texts(it.read(ReadingReport())) for it in (*tree.branches, *tree.subagents)]
    seen = {text for way in (texts(tree.read(report)), *sides) for text in way}
    lost = 60 - len({f"text {number}" for number in range(60)} & seen)
    assert lost <= report.other_branches + report.subagent_lines
