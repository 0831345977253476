"""`bench replay --oracle`: the window of somebody who knows what will be needed (Belady's).

Analytic, in the scorer's prices: the window is a fixed part, notes, the old outputs that are held,
and everything since the last pass. A pass runs when the part after the tail has grown by PERIOD. It
holds the outputs that are needed within LOOK replies, and drops those that are not, as far as that
pays for writing what stands behind them again. Every other need is recalled. No rule that has to
guess can hold the needed strings at that cost; where notes name what is needed, less is enough.
"""

import gzip
import json
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from helix_desktop.app.environment import find_paths
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.domain.llm import Encoding
from tests.benchmarks.corpus import RECORDED
from tests.benchmarks.scorer import NEEDS, Score

FIXED, TAIL, PERIOD = 8_000, 4_000, 30_000
LOOK = 100
NOTES_SHARE, NOTES_TOKENS = 0.11, 4_500
READ, WRITE = 0.1, 1.25
MESSAGE_TOKENS, RECALL_TOKENS = 4, 300
LONGEST_LIFE = 40
"""Replies for which a dropped output is assumed to be saved."""


@dataclass(slots=True)
class _Result:
    cost: float = 0.0
    sizes: list[float] = field(default_factory=list)
    breaks: int = 0
    needs: int = 0
    needs_in_window: int = 0


def figures(sessions: Mapping[str, Score], window: int, cost: str) -> dict[str, str]:
    """Return the figures of rows of table E for the sessions that a policy was scored on."""
    with TemporaryDirectory(prefix="helix-oracle-") as folder:
        counter = exact_counter(find_paths(Path(folder)))
        count = partial(counter.count, encoding=Encoding.O200K)
        matches = {name: _Session(name, count).run() for name in sorted(sessions)}
    results = list(matches.values())
    usual = sum(sessions[name]["ref_" + cost] for name in matches)
    calls = sum(len(result.sizes) for result in results)
    needs = sum(result.needs for result in results)
    peaks = sorted(max(result.sizes, default=0.0) for result in results)
    means = [sum(result.sizes) / max(len(result.sizes), 1) for result in results]
    return {
        "E2": f"{sum(result.cost for result in results) / max(usual, 1):.3f} x",
        "E4": f"{100 * sum(result.needs_in_window for result in results) / max(needs, 1):.1f} %",
        "E7": f"{100 * peaks[int(0.95 * (len(peaks) - 1))] / window:.1f} %",
        "E8": f"{100 * median(means) / window:.1f} %",
        "E9": f"{100 * sum(result.breaks for result in results) / max(calls, 1):.2f} /100",
    }


class _Session:
    """One recorded session under the oracle."""

    def __init__(self, name: str, count: Callable[[str], int]) -> None:
        self._roles: list[str] = []
        self._before = [0]
        with gzip.open(RECORDED / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
            for line in lines:
                message = json.loads(line)
                calls = "".join(c["name"] + c["arguments"] for c in message.get("tool_calls") or ())
                tokens = count(str(message.get("content") or "") + calls) + MESSAGE_TOKENS
                self._roles.append(message["role"])
                self._before.append(self._before[-1] + tokens)
        self._calls = [at for at, role in enumerate(self._roles) if role == "assistant"]
        self._needs: dict[int, list[int]] = defaultdict(list)
        self._due: dict[int, list[int]] = defaultdict(list)
        path = NEEDS / f"{name}.json"
        if path.is_file():
            for need in json.loads(path.read_text(encoding="utf-8")).get("recall_needs", ()):
                call = bisect_left(self._calls, need["need_at"])
                self._needs[need["last_seen_at"]].append(call)
                self._due[call].append(need["last_seen_at"])

    def run(self) -> _Result:
        result = _Result()
        start = notes = previous = 0
        shown_tokens: dict[int, int] = {}
        for call, at in enumerate(self._calls):
            broken = 0
            if self._before[at] - self._before[start] > TAIL + PERIOD:
                stop = bisect_left(self._before, self._before[at] - TAIL)
                stop = min(stop, self._calls[call - 1])
                broken = self._drop(shown_tokens, call)
                covered_tokens = self._before[stop] - self._before[start]
                for output in range(start, stop):
                    if self._is_needed(output, call):
                        shown_tokens[output] = self._before[output + 1] - self._before[output]
                        broken += shown_tokens[output]
                added = min(int(covered_tokens * NOTES_SHARE), NOTES_TOKENS)
                notes, start = notes + added, stop
                broken += added + self._before[at] - self._before[stop]
                result.breaks += 1
            size = (
                FIXED + notes + sum(shown_tokens.values()) + self._before[at] - self._before[start]
            )
            fresh = broken or self._before[at] - self._before[previous] if call else size
            result.cost += READ * (size - fresh) + WRITE * fresh
            result.sizes.append(size)
            previous = at
            self._serve(call, shown_tokens, start, result)
        return result

    def _serve(
        self, call: int, shown_tokens: Mapping[int, int], start: int, result: _Result
    ) -> None:
        """Count the needs of a reply; each output that is not in the window is recalled once."""
        recalled: set[int] = set()
        for output in self._due[call]:
            result.needs += 1
            if output >= start or output in shown_tokens:
                result.needs_in_window += 1
            elif output not in recalled:
                recalled.add(output)
                tokens = self._before[output + 1] - self._before[output]
                result.cost += READ * result.sizes[-1] + WRITE * tokens + RECALL_TOKENS

    def _is_needed(self, output: int, call: int) -> bool:
        return any(call <= need <= call + LOOK for need in self._needs.get(output, ()))

    def _drop(self, shown_tokens: dict[int, int], call: int) -> int:
        """Drop what is no longer needed where that pays; return the tokens written again."""
        order = sorted(shown_tokens)
        best, cut = 0.0, len(order)
        saved = behind = 0.0
        for place in range(len(order) - 1, -1, -1):
            output = order[place]
            behind += shown_tokens[output]
            if not self._is_needed(output, call):
                saved += shown_tokens[output]
                gain = READ * saved * LONGEST_LIFE - (WRITE - READ) * (behind - saved)
                if gain > best:
                    best, cut = gain, place
        for output in order[cut:]:
            if not self._is_needed(output, call):
                del shown_tokens[output]
        return sum(shown_tokens[output] for output in order[cut:] if output in shown_tokens)
