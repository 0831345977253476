"""`bench fit`: the tables of the forecast of use, fitted to the recorded sessions.

Printed are the tables as `helix_desktop/context/forecast.py` has them, and how well each ranks what
is needed (area under the curve) in sources that it was not fitted to. At moments of a session, the
features of each older output and of its own names are taken with the functions of the forecast; a
sample is positive if the agent needs it within HORIZON of its replies. The same recordings always
give the same tables.
"""

import gzip
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import Any

from helix_desktop.context.forecast import (
    CHARACTERS_PER_TOKEN,
    NAME_SOURCE_WEIGHTS,
    NAME_WEIGHTS,
    OUTPUT_WEIGHTS,
    NameLedger,
    output_features,
    source_features,
)
from helix_desktop.context.texts.tool_actions import argument_texts, read_action
from tests.benchmarks.corpus import RECORDED
from tests.benchmarks.report import Row, say
from tests.benchmarks.scorer import NEEDS, QUICK

HORIZON = 60
"""Replies of the agent within which a need counts."""
EVERY, NEAREST, FARTHEST = 13_000, 8_000, 150_000
"""Tokens between two moments, and between a moment and the outputs that are looked at."""
NEGATIVES = 0.02
"""Share of the names that were not needed; each stands for the others as well."""
DROP = 0.25
"""The same for outputs."""
SEED = 3
RIDGE = 10.0
ROUNDS, LEAST_STEP = 15, 1e-4

Vector = tuple[float, ...]


@dataclass(slots=True)
class Samples:
    """Features with labels and weights; `sources` names the recording agent and project of each."""

    features: list[Vector] = field(default_factory=list)
    needed: list[bool] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)

    def add(self, features: Vector, needed: bool, weight: float, *, source: str) -> None:
        self.features.append(features)
        self.needed.append(needed)
        self.weights.append(weight)
        self.sources.append(source)


def rows(*, quick: bool) -> dict[str, Row]:
    """The area under the curve of both tables; the tables themselves are printed."""
    if not RECORDED.is_dir():
        raise RuntimeError("no recorded sessions (shared/replay) beside the project")
    outputs, names = Samples(), Samples()
    for path in sorted(RECORDED.glob("*.jsonl.gz")):
        name = path.name.removesuffix(".jsonl.gz")
        if not quick or name in QUICK:
            _Sampler(path, outputs, names).run()
    name_table = (*NAME_SOURCE_WEIGHTS, *NAME_WEIGHTS)
    result: dict[str, Row] = {}
    parts = ("outputs", outputs, OUTPUT_WEIGHTS), ("names", names, name_table)
    for title, samples, table in parts:
        fitted = fit(samples)
        say(f"\n{title}: fitted, and as the forecast has it")
        for (feature, used), weight in zip(table, fitted, strict=True):
            say(f'    ("{feature}", {weight:.3f}),  # {used:g}')
        value = cross_validated(samples)
        result[f"forecast of {title}"] = Row(
            value, "AUC", len(samples.needed), f"{sum(samples.needed)} needed; by source, left out"
        )
    return result


@dataclass(frozen=True, slots=True)
class _Message:
    """A recorded message as the forecast sees it; `replies` counts the agent's before it."""

    text: str
    role: str
    replies: int
    tokens_before: int
    edited: bool

    @property
    def by_agent(self) -> bool:
        return self.role == "assistant"


def _messages(path: Path) -> Iterator[_Message]:
    edits: dict[str, bool] = {}
    replies = tokens = 0
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            message: dict[str, Any] = json.loads(line)
            texts = [str(message.get("content") or "")]
            for call in message.get("tool_calls") or ():
                texts += argument_texts(call["arguments"])
                edits[call["id"]] = bool(read_action(call["name"], call["arguments"]).changed_paths)
            edited = edits.get(str(message.get("tool_call_id")), False)
            entry = _Message("\n".join(texts), message["role"], replies, tokens, edited)
            yield entry
            replies += entry.by_agent
            tokens += int(len(entry.text) / CHARACTERS_PER_TOKEN)


class _Sampler:
    """Takes the samples of one session."""

    def __init__(self, path: Path, outputs: Samples, names: Samples) -> None:
        self._outputs, self._names = outputs, names
        self._messages = list(_messages(path))
        self._ledger = NameLedger()
        self._source = _sources()[path.name.removesuffix(".jsonl.gz")]
        self._dice = Random(f"{SEED}/{path.name}")
        self._needs: dict[int, list[tuple[int, str]]] = defaultdict(list)
        needs = NEEDS / path.name.replace(".jsonl.gz", ".json")
        if needs.is_file():
            for need in json.loads(needs.read_text(encoding="utf-8")).get("recall_needs", ()):
                self._needs[need["last_seen_at"]].append((need["need_at"], need["string"]))

    def run(self) -> None:
        last = 0
        for at, message in enumerate(self._messages):
            if message.by_agent and message.tokens_before - last >= EVERY:
                last = message.tokens_before
                for seq in range(at):
                    self._look_back(at, seq)
            self._ledger.add(at, message.text, by_agent=message.by_agent)

    def _look_back(self, at: int, seq: int) -> None:
        now, output = self._messages[at], self._messages[seq]
        age = now.tokens_before - output.tokens_before
        if output.role != "tool" or not NEAREST <= age <= FARTHEST:
            return
        due = [text for need_at, text in self._needs[seq] if self._is_near(at, need_at)]
        if not due and self._dice.random() >= DROP:
            return
        weight = 1.0 if due else 1 / DROP
        facts = self._ledger.facts(seq, output.text, edited=output.edited)
        self._outputs.add(output_features(facts), bool(due), weight, source=self._source)
        source = source_features(facts)
        for name in facts.own:
            needed = any(text in name for text in due)
            if needed or self._dice.random() < NEGATIVES:
                features = (*source, *self._ledger.name_features(name))
                share = 1.0 if needed else weight / NEGATIVES
                self._names.add(features, needed, share, source=self._source)

    def _is_near(self, at: int, need_at: int) -> bool:
        return (
            at <= need_at
            and self._messages[need_at].replies - self._messages[at].replies <= HORIZON
        )


@cache
def _sources() -> dict[str, str]:
    """The recording agent and project of each session."""
    manifest = json.loads((RECORDED / "manifest.json").read_text(encoding="utf-8"))
    return {
        session["id"]: f"{session['source_repo']} {session['agent']}"
        for session in manifest["sessions"]
    }


def fit(samples: Samples, chosen: Sequence[int] | None = None) -> list[float]:
    """Fit a logistic regression by Newton's method, with a ridge on all weights but the first."""
    places = range(len(samples.needed)) if chosen is None else chosen
    size = len(samples.features[0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [RIDGE * (weight if number else 0.0) for number, weight in enumerate(weights)]
        curve = [[RIDGE * (row == column > 0) for column in range(size)] for row in range(size)]
        for place in places:
            features, weight = samples.features[place], samples.weights[place]
            chance = _chance(weights, features)
            error = weight * (chance - samples.needed[place])
            bend = weight * chance * (1 - chance)
            for row, value in enumerate(features):
                slope[row] += error * value
                line, scaled = curve[row], bend * value
                for column in range(row + 1):
                    line[column] += scaled * features[column]
        for row in range(size):
            for column in range(row):
                curve[column][row] = curve[row][column]
        step = _solve(curve, slope)
        weights = [weight - change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < LEAST_STEP:
            break
    return weights


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a system of linear equations by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place] or 1e-9
        for other in range(size):
            if other != place:
                factor = rows[other][place] / pivot
                pairs = zip(rows[other], rows[place], strict=True)
                rows[other] = [left - factor * value for left, value in pairs]
    return [rows[place][size] / (rows[place][place] or 1e-9) for place in range(size)]


def _chance(weights: Sequence[float], features: Sequence[float]) -> float:
    score = sum(weight * value for weight, value in zip(weights, features, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, score))))


def cross_validated(samples: Samples) -> float:
    """Return the area under the curve, each source ranked by a fit to the other sources."""
    scores = [0.0] * len(samples.needed)
    for source in sorted(set(samples.sources)):
        others = [at for at, name in enumerate(samples.sources) if name != source]
        if not others:
            others = list(range(len(scores)))
        weights = fit(samples, others)
        for at, name in enumerate(samples.sources):
            if name == source:
                scores[at] = _chance(weights, samples.features[at])
    return area(scores, samples.needed, samples.weights)


def area(scores: Sequence[float], needed: Sequence[bool], weights: Sequence[float]) -> float:
    """Return how often a needed sample has a higher score than another one."""
    order = sorted(range(len(scores)), key=lambda at: (scores[at], needed[at]))
    below = won = positive = 0.0
    for at in order:
        if needed[at]:
            won += weights[at] * below
            positive += weights[at]
        else:
            below += weights[at]
    return won / (positive * below) if positive and below else 0.0
