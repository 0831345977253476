"""A server that offers a part of its model's window: what is shown, and work that goes on."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import Answer, Served, refuses, says
from tests.system.scenarios.stage import resting, texts, type_and_send, until

LIMIT = 24_000
BYTES = 3
"""The bytes of a request per token of this server."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    made.mkdir()
    for number in range(8):
        lines = (f"order {number}-{line}: {line * 37 % 1013} booked twice" for line in range(400))
        (made / f"orders-{number}.txt").write_text("\n".join(lines))
    return made


@pytest.fixture
def answers() -> Callable[[bytes], Answer]:
    """The model reads one file after the other; the server rejects what is too long."""
    reads = in_turn = 0

    def choose(body: bytes) -> Answer:
        nonlocal reads, in_turn
        tokens = len(body) // BYTES
        if tokens > LIMIT:
            rejection = (
                f"This model's maximum context length is {LIMIT} tokens. However, your messages "
                f"resulted in {tokens} tokens."
            )
            return refuses("400 Bad Request", rejection)
        if b"The application asks this" in body:
            return says("A preview is enough.")
        if in_turn == 2:
            in_turn = 0
            return says("All orders are booked twice.")
        reads += 1
        in_turn += 1
        arguments = json.dumps({"path": f"orders-{reads % 8}.txt"})
        return says("I read on.", calls=[Called(f"c{reads}", "read_file", arguments)])

    return choose


async def ask(workspace_view: WorkspaceView, text: str, *, answers: int) -> None:
    """Send a message, and wait until its turn has ended and so many answers are shown."""
    type_and_send(workspace_view, text)
    await until(
        lambda: len(texts(workspace_view, RowKind.ASSISTANT)) == answers and resting(workspace_view)
    )


async def test_a_smaller_window_is_learned_from_a_rejection_and_shown(
    workspace_view: WorkspaceView, served: Served
) -> None:
    pill = workspace_view.chat.model
    assert "128K" in pill.text()
    for number in range(4):
        await ask(workspace_view, f"Check the orders, part {number}.", answers=3 * (number + 1))
    sizes = [len(body) // BYTES for body in served.bodies]
    assert sum(size > LIMIT for size in sizes) == 1, "refused once, and learned"
    await until(lambda: "24K" in pill.text())
    assert "The server accepts 24,000 tokens, less than" in pill.toolTip()
