"""A folder defines a SubAgent: over HTTP it has its own tools and words, and the window says so."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from helix_desktop.context.texts import prompts
from helix_desktop.domain.cache import SessionId
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import Answer, Served, called, says
from tests.system.scenarios.stage import resting, texts, type_and_send, until

DEFINED = """---
name: reviewer
description: Reads a change before it is kept.
tools: Read, Paint
model: opus
policy: economy
---
Be strict about names.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    (made / ".claude" / "agents").mkdir(parents=True)
    (made / ".claude" / "agents" / "reviewer.md").write_text(DEFINED)
    return made


def answered(body: bytes) -> Answer:
    """The parent hands out one task; its child tries the shell, which it has not."""
    rounds = called(body)
    if is_child(body):
        if rounds:
            return says("It is fine.")
        return says(calls=[Called("s1", "shell", '{"command": "touch made"}')])
    if rounds:
        return says("All is done.")
    return says(calls=[Called("a1", "SubAgent", '{"task": "read it", "agent": "reviewer"}')])


@pytest.fixture
def answers() -> Callable[[bytes], Answer]:
    return answered


def is_child(body: bytes) -> bool:
    return prompts.SUBAGENT in words_of(body)


def words_of(body: bytes) -> str:
    return "\n".join(str(message["content"]) for message in json.loads(body)["messages"])


def tools_of(body: bytes) -> dict[str, Any]:
    return {tool["function"]["name"]: tool["function"] for tool in json.loads(body)["tools"]}


async def test_a_defined_subagent_works_with_its_own_tools_and_policy_and_is_shown(
    workspace_view: WorkspaceView, served: Served, folder: Path
) -> None:
    type_and_send(workspace_view, "review the change")
    await until(
        lambda: (
            "All is done." in texts(workspace_view, RowKind.ASSISTANT) and resting(workspace_view)
        )
    )
    parents, children = split(served)
    assert [len(parents), len(children)] == [2, 2]
    rows = (workspace_view.transcript.row(at) for at in range(workspace_view.transcript.rowCount()))
    [row] = [row for row in rows if row.tool == "SubAgent"]
    assert ".claude/agents/reviewer.md" in row.what
    assert "- reviewer: Reads a change" in tools_of(parents[0])["SubAgent"]["description"]
    assert list(tools_of(children[0])) == ["read_file", "recall_cached_content", "recall_history"]
    assert "Be strict about names." in words_of(children[0])
    assert "does not have the tool 'shell'" in words_of(children[1])
    assert not (folder / "made").exists()

    # what the folder says now is for later conversations: the beginning stays as it was cached
    (folder / ".claude" / "agents" / "reviewer.md").write_text(DEFINED.replace("Reads", "Eats"))
    type_and_send(workspace_view, "and again")
    await until(lambda: len(split(served)[0]) == 4 and resting(workspace_view))
    assert json.loads(split(served)[0][3])["tools"] == json.loads(parents[0])["tools"]

    child = SessionId(words_of(parents[1]).partition("SubAgent session ")[2][:16])
    workspace_view.sidebar.sessions.chosen.emit(child)
    await until(
        lambda: workspace_view.session == child and bool(texts(workspace_view, RowKind.NOTE))
    )
    [header] = [text for text in texts(workspace_view, RowKind.NOTE) if text.startswith("Works as")]
    assert header.startswith("Works as reviewer, from .claude/agents/reviewer.md · ")
    assert "policy Economy" in header
    assert "tools: read_file, recall_cached_content, recall_history" in header
    assert "There is no tool Paint here." in header
    assert "This workspace has no model opus" in header
    requests = workspace_view.open_workspace.requests
    use = await workspace_view.open_workspace.compactions.use(child)
    weighed = await requests.weigh(child)
    sent = await requests.sent(child)
    past = await requests.earlier(child, sent.seqs[0])
    assert weighed.marks == past.marks
    thresholds = workspace_view.open_workspace.compactions.thresholds
    assert use.thresholds == thresholds(weighed.marks) != thresholds()


def split(served: Served) -> tuple[list[bytes], list[bytes]]:
    """Requests of the conversation, and of its SubAgents."""
    bodies = served.bodies
    return [b for b in bodies if not is_child(b)], [b for b in bodies if is_child(b)]
