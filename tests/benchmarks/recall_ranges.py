"""E14: what a recall around a pattern costs that answers a need of the recorded sessions.

A need is a string that an agent really used long after it last saw it in a tool output. The tool
itself is asked for it, over a store in memory; tokens are those of o200k_base.
"""

import asyncio
import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from helix_desktop.app.environment import SystemClock, resources_folder
from helix_desktop.domain.cache import Digest, NewContent, Origin
from helix_desktop.domain.llm import Llm
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from helix_desktop.tools.agent.recall import RecallCachedContent
from tests.benchmarks.corpus import RECORDED
from tests.benchmarks.report import Row, aimed
from tests.benchmarks.timing import percentile
from tests.fakes.memory_store import FakeStore

NEEDS = RECORDED.parent / "qa" / "dev"
AIM = 250
QUICK = 2


@dataclass(frozen=True, slots=True)
class Need:
    """A string that was needed again, and the output that it was last seen in."""

    wanted: str
    output: str


@dataclass(slots=True)
class Recalled:
    """Tokens of the recalls that answered, and of the originals; and how many did not answer."""

    parts: list[int]
    wholes: list[int]
    missed: int = 0


def rows(*, quick: bool) -> dict[str, Row]:
    """RuntimeError where the recorded sessions are missing."""
    files = sorted(NEEDS.glob("*.json"))[: QUICK if quick else None]
    if not files:
        raise RuntimeError("no recall needs beside the project (--only S10M needs none)")
    result = asyncio.run(_recalled(files))
    if not result.parts:
        raise RuntimeError("none of the recall needs was answered")
    value, whole_tokens = median(result.parts), median(result.wholes)
    detail = (
        f"p90 {percentile(result.parts, 0.9):.0f}, most {max(result.parts)}; the originals: median "
        f"{whole_tokens:.0f}, p90 {percentile(result.wholes, 0.9):.0f}; {result.missed} of "
        f"{len(result.parts) + result.missed} needs not answered · aim ≤ {AIM}"
    )
    return {"E14": aimed("E14", Row(float(value), "tokens", len(result.parts), detail))}


async def _recalled(files: list[Path]) -> Recalled:
    counter = TiktokenCounter(TokenizerRanks(resources_folder() / "tokenizer"))
    llm = Llm("bench", "bench", 128_000, 4_000)
    weigher = ModelMessageWeigher(CachedCounter(counter), llm)
    store = FakeStore(SystemClock())
    tool = RecallCachedContent(store, SystemClock(), lambda: weigher)
    result = Recalled([], [])
    for need in (need for file in files for need in _needs(file)):
        digest = await store.put(NewContent(need.output.encode(), Origin("shell", "run")))
        text = await _around(tool, digest, need.wanted)
        if need.wanted not in text:
            result.missed += 1
            continue
        result.parts.append(weigher.count(text))
        result.wholes.append(weigher.count(need.output))
    return result


async def _around(tool: RecallCachedContent, digest: Digest, wanted: str) -> str:
    arguments = json.dumps({"sha256": digest, "around": wanted})
    return (await tool.run(arguments)).data.decode()


def _needs(file: Path) -> Iterator[Need]:
    session_data = json.loads(file.read_text(encoding="utf-8"))
    with gzip.open(RECORDED / f"{file.stem}.jsonl.gz", "rt", encoding="utf-8") as lines:
        messages = [json.loads(line) for line in lines]
    for need in session_data.get("recall_needs", ()):
        yield Need(need["string"], messages[need["last_seen_at"]]["content"])
