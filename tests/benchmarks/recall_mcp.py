"""S10M: a large content recalled through the MCP server in this process, among many.

S10M is from the client's line to the line that answers it: JSON, dispatch, store, SHA-256, JSON
again. S10A is what our own agent waits for: the same tool of the same toolbox, called in process.
"""

import asyncio
import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter

from helix_desktop.app.ipc.cache_tools import make_cache_toolbox
from helix_desktop.app.ipc.server_session import McpServerSession
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.messages import ToolCall
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.store.async_store import AsyncStore
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks.recall import until_indexed
from tests.benchmarks.report import Row, aimed
from tests.benchmarks.stores import WallClock, fill, open_store
from tests.benchmarks.timing import percentile

_LARGE = 1 << 20
_SMALL = 700


@dataclass
class Client:
    """Says a line, waits for the one that answers it."""

    store: AsyncStore
    heard: asyncio.Queue[bytes] = field(default_factory=asyncio.Queue)

    def __post_init__(self) -> None:
        self.supervisor = Supervisor(lambda name, error: None)
        self.toolbox = make_cache_toolbox(self.store, WallClock())
        self.conversation = McpServerSession(
            self.toolbox, self.heard.put_nowait, spawn=self.supervisor.spawn
        )

    async def ask(self, method: str, **params: object) -> tuple[float, bytes]:
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        line = json.dumps(message).encode()
        began = perf_counter()
        self.conversation.hear(line)
        answer = await self.heard.get()
        return perf_counter() - began, answer

    async def recall(self, digest: Digest, **part: str) -> float:
        arguments = {"sha256": digest, **part}
        took, answer = await self.ask(
            "tools/call", name="recall_cached_content", arguments=arguments
        )
        if b'"isError":false' not in answer or (not part and len(answer) < _LARGE):
            raise RuntimeError(f"not recalled: {answer[:200]!r}")
        return took

    async def own_recall(self, digest: Digest) -> float:
        """As our agent does it."""
        call = ToolCall("1", "recall_cached_content", json.dumps({"sha256": digest}))
        began = perf_counter()
        output = await self.toolbox.run(call)
        took = perf_counter() - began
        if output.failed or len(output.data) < _LARGE:
            raise RuntimeError(f"not recalled: {output.data[:200]!r}")
        return took


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    count, large, rounds = (300, 3, 10) if quick else (100_000, 100, 1000)
    place = folder / "mcp"
    with open_store(place) as inner_store:
        fill(inner_store, (count - large) // 2, size=_SMALL, seed=21)
        digests = fill(inner_store, large, size=_LARGE, seed=22)
        fill(inner_store, (count - large) // 2, size=_SMALL, seed=23)
    full_seconds, part, own = asyncio.run(_recalled(place, digests, rounds))
    detail = (
        f"line in, line out, hash checked, {large} × 1 MB among {count} contents, reopened, random "
        f"order: p50 {median(full_seconds) * 1e3:.2f} ms, max {max(full_seconds) * 1e3:.2f}; "
        f"20 lines of it: p50 {median(part) * 1e3:.2f}, p99 {percentile(part, 0.99) * 1e3:.2f}"
    )
    ours = f"the tool's call until its output is there: p50 {median(own) * 1e3:.2f} ms"
    return {
        "S10A": aimed("S10A", Row(percentile(own, 0.99) * 1e3, "ms", rounds, ours)),
        "S10M": aimed("S10M", Row(percentile(full_seconds, 0.99) * 1e3, "ms", rounds, detail)),
    }


async def _recalled(
    place: Path, digests: list[Digest], rounds: int
) -> tuple[list[float], list[float], list[float]]:
    inner_store = WorkspaceStore.open(place, WallClock())
    await asyncio.to_thread(until_indexed, inner_store)
    store = AsyncStore(inner_store)
    client = Client(store)
    await client.ask("initialize", protocolVersion="2025-11-25")
    dice = random.Random(24)
    full_seconds: list[float] = []
    part: list[float] = []
    own: list[float] = []
    for _ in range(rounds):
        full_seconds.append(await client.recall(dice.choice(digests)))
        part.append(await client.recall(dice.choice(digests), lines="1-20"))
        own.append(await client.own_recall(dice.choice(digests)))
    await client.supervisor.close()
    await store.close()
    return full_seconds, part, own
