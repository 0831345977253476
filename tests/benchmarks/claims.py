"""`bench replay --claims`: what both published systems promise, measured of every preset alike.

Fixed before it was measured: a session is *heavy* whose whole history is more than 128K tokens,
*tool-heavy* one of which at least half of what would be sent are outputs of tools. How full a
heavy session's window is: the 95th percentile of its requests, and of all such sessions the median.
C5 is the same by its largest request.
"""

import asyncio
import gzip
import json
import shutil
import statistics
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import ascii_uppercase

from helix_desktop.app.policy_file import choose_policy
from helix_desktop.domain.context_window.policy import PRESET_NAMES, Policy
from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from tests.benchmarks import fallbacks
from tests.benchmarks.corpus import RECORDED, ROOT
from tests.benchmarks.report import Row, say
from tests.benchmarks.scorer import Score, Scored, scored
from tests.engine.test_gate import stage
from tests.fakes.provider import HANG
from tests.fakes.speaker import always

WINDOW = HEAVY = 128_000
TOOL_HEAVY = 0.5
OUTPUTS = 8
"""Outputs that are held at once, each of them extracted by a model that never answers."""

CLAIMS = {
    "C1": ("outputs of tools on tool-heavy sessions, fewer tokens", 80.0, 1),
    "C2": ("windows of heavy sessions, p95, then median", 30.0, -1),
    "C3": ("sessions with a fallback", 5.0, -1),
    "C4": ("seconds that one batch of held outputs adds", 10.0, -1),
    "C5": ("largest requests of heavy sessions, median", 30.0, -1),
}
"""What is claimed, the mark, and whether more (1) or less (-1) is better."""


def rows(folder: Path, *, quick: bool, policies: Sequence[str] = ()) -> dict[str, Row]:
    """One row for each claim and preset."""
    room = folder / "claims"
    room.mkdir(parents=True, exist_ok=True)
    heavy = heavy_sessions()
    matches: dict[str, Row] = {}
    try:
        for policy in policies or PRESET_NAMES:
            result = scored(policy, WINDOW, room, quick=quick)
            matches |= of(policy, result, heavy, quick=quick)
    finally:
        shutil.rmtree(room, ignore_errors=True)
    return matches


def of(policy: str, result: Scored, heavy: frozenset[str], *, quick: bool) -> dict[str, Row]:
    """The rows of one preset; a fallback is measured by a replay of its own."""
    sessions: Mapping[str, Score] = result.plain["sessions"]
    tools = [one for one in sessions.values() if _is_tool_heavy(one)]
    kept_tokens = sum(one["tool_tokens"] for one in tools)
    were = sum(one["raw_tool_tokens"] for one in tools)
    full = [result.figures[name]["p95_percent"] for name in sessions if name in heavy]
    largest = [result.figures[name]["peak_percent"] for name in sessions if name in heavy]
    figures = {
        "C1": (100 * (1 - kept_tokens / max(were, 1)), len(tools)),
        "C2": (statistics.median(full or [0.0]), len(full)),
        "C3": (fallbacks.share(policy, WINDOW, quick=quick), len(sessions)),
        "C4": (_seconds(policy), OUTPUTS),
        "C5": (statistics.median(largest or [0.0]), len(largest)),
    }
    return {
        f"{name} {policy}": _row(name, *figure, policy=policy) for name, figure in figures.items()
    }


def _row(name: str, value: float, count: int, *, policy: str) -> Row:
    what, mark, better = CLAIMS[name]
    unit = "s" if name == "C4" else "%"
    most, least = (None, mark) if better > 0 else (mark, None)
    return Row(value, unit, count, f"{policy}: {what}", at_most=most, at_least=least)


def _is_tool_heavy(one: Score) -> bool:
    return bool(one["raw_tool_tokens"] >= TOOL_HEAVY * one["raw_tokens"])


def heavy_sessions() -> frozenset[str]:
    """Those whose whole history does not fit into the window."""
    counter = TiktokenCounter(TokenizerRanks(ROOT / "resources" / "tokenizer"))
    results = []
    for path in sorted(RECORDED.glob("*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            texts = [_text(json.loads(line)) for line in lines]
        if sum(counter.count(text, Encoding.O200K) for text in texts) > HEAVY:
            results.append(path.name.removesuffix(".jsonl.gz"))
    say(f"{len(results)} of the recorded sessions are heavy")
    return frozenset(results)


def _text(message: Score) -> str:
    calls = message.get("tool_calls") or ()
    return "\n".join([message.get("content") or "", *(call["arguments"] for call in calls)])


def _seconds(policy: str) -> float:
    """What a batch waits for models that never answer, beside what the same turn takes without."""
    made = choose_policy(policy, ())[1]
    return _turn(made) - _turn(made.with_values({"gate_mode": "off"}))


def _turn(policy: Policy) -> float:
    """Seconds, by the clock of this machine."""
    wanted = "\n".join(f"{letter} 1 the error" for letter in ascii_uppercase[:OUTPUTS])

    async def turn() -> None:
        engine_stage = stage(
            always(wanted), fast=lambda _request: (HANG,), calls=OUTPUTS, policy=policy
        )
        await engine_stage.say_only("go")

    began = time.perf_counter()
    asyncio.run(turn())
    return time.perf_counter() - began
