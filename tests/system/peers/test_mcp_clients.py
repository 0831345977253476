"""Clients that nobody here wrote plug `helix-desktop mcp` in as their users do."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from mcp import StdioServerParameters
from mcp.client import Client

from helix_desktop.app.ipc.server_session import UNTRUSTED
from tests.app.ipc.served import ROOT, TEXT, Place
from tests.system.peers.installing import INSPECTOR, PEERS, missing, node
from tests.waiting import until

TOOLS = [
    "recall_cached_content",
    "recall_history",
    "search_history",
    "search_cached_content",
    "list_cached_content",
]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def parameters(place: Place) -> StdioServerParameters:
    program, *words = place.line()
    return StdioServerParameters(command=program, args=words, env={"PYTHONPATH": str(ROOT)})


@asynccontextmanager
async def connected(place: Place, mode: Any) -> AsyncIterator[Client]:
    async with asyncio.timeout(40), Client(parameters(place), mode=mode) as client:
        yield client


def text_of(result: Any) -> str:
    text: str = result.content[0].text
    return text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "version"),
    [("auto", "2026-07-28"), ("2026-07-28", "2026-07-28"), ("legacy", "2025-11-25")],
)
async def test_the_sdks_client_finds_recalls_and_is_told_what_is_wrong(
    place: Place, mode: str, version: str
) -> None:
    digest = place.fill()
    async with connected(place, mode) as client:
        assert client.protocol_version == version
        assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
        results = await client.call_tool("search_cached_content", {"query": "row 77"})
        assert digest[:16] in text_of(results)
        full_result = await client.call_tool("recall_cached_content", {"sha256": digest})
        # the second part is the mark of a content that no session vouches for
        assert (text_of(full_result), len(full_result.content), full_result.structured_content) == (
            TEXT,
            2,
            None,
        )
        for arguments in ({"sha256": "0" * 64}, {}, {"sha256": 5}, {"sha256": digest, "line": "1"}):
            wrong = await client.call_tool("recall_cached_content", arguments)
            assert wrong.is_error
        calls = (
            client.call_tool("recall_cached_content", {"sha256": digest, "lines": f"{at}-{at}"})
            for at in range(1, 51)
        )
        for at, result in enumerate(await asyncio.gather(*calls), start=1):
            assert text_of(result).startswith(f"{at}\trow {at}\n")
    assert place.free


@pytest.mark.slow
async def test_the_sdks_client_can_cancel_a_call_and_go_on(place: Place) -> None:
    digest = place.fill()
    holder = [
        sys.executable,
        "-c",
        "import sys; from pathlib import Path; from helix_desktop.store.lock import WorkspaceLock;"
        "lock = WorkspaceLock(Path(sys.argv[1])); print(flush=True); sys.stdin.read()",
        str(place.home / "lock"),
    ]
    pipe = subprocess.PIPE
    progress_values: list[float] = []

    async def note(progress: float, total: float | None, message: str | None) -> None:
        del total, message
        progress_values.append(progress)

    async with connected(place, "legacy") as client:
        with subprocess.Popen(holder, cwd=ROOT, stdin=pipe, stdout=pipe) as process:  # noqa: ASYNC220
            process.stdout.readline()
            calling = asyncio.get_running_loop().create_task(
                client.call_tool("list_cached_content", {}, progress_callback=note)
            )
            await until(lambda: progress_values[:2] == [1, 2])
            calling.cancel()
            with suppress(asyncio.CancelledError):
                await calling
            process.kill()
        result = await client.call_tool("list_cached_content", {})
        assert digest[:16] in text_of(result)


def inspected(place: Place, *words: str, era: str = "auto") -> "subprocess.CompletedProcess[str]":
    """The Inspector's command line on our server."""
    if lacking := missing(PEERS):
        pytest.skip(f"no {lacking}: `python3 -m tests.system.peers install` puts it there")
    program = PEERS / "node_modules" / INSPECTOR
    programs = json.loads((program / "package.json").read_text(encoding="utf-8"))["bin"]
    script = program / programs["mcp-inspector"]
    line = [str(node(PEERS)), str(script), "--cli", "--protocol-era", era, *place.line(), *words]
    environment = {"PATH": os.environ["PATH"], "HOME": str(place.data.parent)}
    return subprocess.run(
        line, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=50, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize("era", ["legacy", "auto", "modern"])
def test_the_inspector_accepts_the_tools_strictly_and_calls_them(place: Place, era: str) -> None:
    digest = place.fill()
    listed = inspected(place, "--method", "tools/list", "--strict", era=era)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert [tool["name"] for tool in json.loads(listed.stdout)["tools"]] == TOOLS
    call = ("--method", "tools/call", "--tool-name", "recall_cached_content", "--tool-arg")
    result = inspected(place, *call, f"sha256={digest}", era=era)
    assert result.returncode == 0
    marked = [{"type": "text", "text": text} for text in (TEXT, UNTRUSTED)]
    assert json.loads(result.stdout)["content"] == marked
    wrong = inspected(place, *call, "sha256=00", era=era)
    assert wrong.returncode == 5
    assert "is no digest" in wrong.stdout


@pytest.mark.slow
def test_the_inspectors_load_is_answered_to_the_last_call(place: Place) -> None:
    digest = place.fill()
    call = ("--method", "tools/call", "--tool-name", "recall_cached_content", "--tool-arg")
    load = ("--load", "--load-requests", "500")
    done = inspected(place, *load, *call, f"sha256={digest}")
    report = json.loads(done.stdout)
    assert (report["ok"], report["errors"], report["toolErrors"]) == (500, 0, 0)
