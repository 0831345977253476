"""The lab: recorded sessions of other programs replayed under each preset, tokens and cost.

No model is asked. What a session really used comes from the reports of its provider that the
program recorded; what it would have used here comes from a replay through the engine, as the policy
lab of the window does it.
"""

import itertools
import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import compress, pairwise
from pathlib import Path
from typing import cast

from msgspec import Struct

from helix_desktop.app.environment import Paths
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.source_formats.source_messages import (
    MessageKind,
    ReadingReport,
    SourceMessage,
    SourceSession,
)
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.costs import UsageSum, call_cost, sum_usage
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.messages import Text
from helix_desktop.domain.ports import MessageWeigher
from helix_desktop.domain.value import replace
from helix_desktop.features.lab.programs import read_session
from helix_desktop.features.lab.session_recording import MAX_OUTPUT_CHARS
from helix_desktop.features.lab.trial_figures import TrialMaterial, TrialTask
from helix_desktop.features.lab.trial_worker import TextCounts, TrialRunner
from helix_desktop.providers.models.model_catalog import FigureSource, assume_model
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher

MAX_RECORDED_BYTES = 200 << 20
"""The maximum bytes of one session that are replayed; the rest of it is left out, and named."""
DEFAULT_FIXED_TOKENS = 12_000
"""The tokens of tools and instructions, where no report of a provider tells them."""

Stopped = Callable[[], bool]


class ModelFinder:
    """Finds the figures of models by the names that other programs write."""

    def __init__(self, paths: Paths) -> None:
        self._catalogue = ModelRegistry(paths).catalogue
        self._endpoints = list(
            dict.fromkeys(name.partition("/")[0] for name in self._catalogue.shipped)
        )

    def find(self, name: str) -> Llm:
        """Return a model; one that nobody knows has a careful window and no price."""
        names = dict.fromkeys((name, name.rpartition("/")[2]))
        known = [
            model.llm
            for endpoint in self._endpoints
            for model in (self._catalogue.find(f"{endpoint}/{model_name}") for model_name in names)
            if model.figures is not FigureSource.GUESSED
        ]
        # the same model has a price at the provider that makes it
        if known:
            return next((llm for llm in known if llm.prices is not None), known[0])
        return assume_model("unknown", name or "unknown").llm


class LabTrial(Struct, frozen=True):
    """What one preset would have made of a session; `cost` is None if the prices are unknown.

    If only some requests were recorded, `sent`, `cost`, `peak`, and `sizes` are of these, so that
    they can be compared with what the session was.
    """

    preset: str
    sent: int
    cost: float | None
    peak: int
    rewrites: int
    handovers: int
    sizes: tuple[int, ...]


class LabSession(Struct, frozen=True):
    """What a session really was, and the trials. `sizes` and `used` are as far as recorded."""

    source: SourceSession
    model: str
    window: int
    requests: int
    sizes: tuple[int, ...]
    used: UsageSum
    compactions: int
    """How often the program replaced the conversation by a summary."""
    compacted_tokens: int
    """The tokens that the model could no longer read afterwards, nor ask for."""
    trials: tuple[LabTrial, ...]
    left_out: bool = False
    """Whether the end of a very large session was left out."""

    @property
    def is_reported(self) -> bool:
        """Whether the tokens of all requests were recorded, so that sums can be compared."""
        return len(self.sizes) == self.requests

    @property
    def cost(self) -> float | None:
        """What the session really cost, None if not all of it is known."""
        return None if self.used.unknown or not self.used.calls else self.used.cost


class Lab:
    """Compares sessions one by one. Blocks: use it in a thread or a process of its own.

    Several processes may share the work on a session: each reads it (`read`), counts the tokens of
    a part of its texts (`count`), takes over the other counts (`load`), and tries some presets
    (`try_preset`).
    """

    def __init__(self, paths: Paths) -> None:
        self._models = ModelFinder(paths)
        self._runner = TrialRunner(paths)
        self._record, self._llm = _SessionRecord(), self._models.find("")
        """The session that was read last, and its model."""
        self._is_recorded: Sequence[bool] = ()
        """Of each request of the trials, whether it is compared."""

    def compare(
        self, session: SourceSession, presets: Iterable[str] = tuple(PRESETS)
    ) -> LabSession | None:
        """Return a session with its trials; None if it has no reply.

        Raise ImportFailure if it can't be read.
        """
        facts = self.read(session)
        if facts is None:
            return None
        self.load(self.count())
        return replace(facts, trials=tuple(map(self.try_preset, presets)))

    def read(self, session: SourceSession) -> LabSession | None:
        """Read a session and return it without trials; None if it has no reply.

        Raise ImportFailure if it can't be read.
        """
        record = _SessionRecord()
        for message in read_session(session, ReadingReport()):
            if not record.add(message):
                break
        if not record.replies:
            return None
        llm = self._models.find(record.main_model)
        window = max(record.window or llm.window, *record.sizes, 0)
        self._record, self._llm = record, replace(llm, window=window)
        llms = {model: self._models.find(model) for model in {it.model for it in record.replies}}
        calls = [
            UsageSum.of(
                reply.usage, call_cost(reply.usage, llms[reply.model]) if reply.is_billed else None
            )
            for reply in record.replies
            if reply.usage is not None
        ]
        return LabSession(
            session,
            record.main_model,
            window,
            len(record.replies),
            tuple(record.sizes),
            sum_usage(calls),
            record.compactions,
            record.compacted_tokens,
            (),
            left_out=record.left_out,
        )

    def count(self, part: int = 0, parts: int = 1) -> TextCounts:
        """Return the tokens of one of equal parts of the texts of the session that was read."""
        texts = itertools.islice(self._record.texts(), part, None, parts)
        return self._runner.count(texts, self._llm.encoding)

    def load(self, counts: TextCounts) -> None:
        """Prepare trials of the session that was read; `counts` are those of all parts."""
        self._runner.take_counts(counts, self._llm.encoding)
        record, self._record = self._record, _SessionRecord()
        is_recorded = [reply.usage is not None for reply in record.replies]
        self._is_recorded = is_recorded if any(is_recorded) else [True] * len(is_recorded)
        material = TrialMaterial(
            sessions=(record.to_lines(self._llm.window),),
            titles=("",),
            llm=self._llm,
            fixed=record.fixed_tokens(ModelMessageWeigher(self._runner.counter, self._llm)),
        )
        self._runner.load(material)

    def try_preset(self, preset: str) -> LabTrial:
        trial = self._runner.run_task(TrialTask(0, PRESETS[preset]), lambda: False)
        assert trial is not None  # nothing stops it
        sizes = tuple(compress(trial.sizes, self._is_recorded))
        costs = [after - before for before, after in pairwise((0.0, *trial.spent))]
        return LabTrial(
            preset,
            sum(sizes),
            sum(compress(costs, self._is_recorded)) if costs else None,
            max(sizes, default=0),
            trial.rewrites,
            trial.handovers,
            sizes,
        )


class _Reply(Struct, frozen=True):
    """The report of one reply."""

    model: str
    usage: Usage | None
    is_billed: bool

    @property
    def size(self) -> int:
        return self.usage.window if self.usage else 0


class _SessionRecord:
    """The messages of a session as a recording, and what its provider reported."""

    def __init__(self) -> None:
        self._lines: list[dict[str, object]] = []
        self._bytes = 0
        self.replies: list[_Reply] = []
        self.compactions = self.compacted_tokens = self.window = 0
        self.left_out = False

    @property
    def sizes(self) -> list[int]:
        """The tokens of each request that the provider reported."""
        return [reply.size for reply in self.replies if reply.usage is not None]

    @property
    def main_model(self) -> str:
        models = Counter(reply.model for reply in self.replies if reply.model)
        return max(models, key=models.__getitem__, default="")

    def add(self, message: SourceMessage) -> bool:
        """Take a message; return False if there is no room for it."""
        if message.kind is MessageKind.SUMMARY:
            # the replay keeps the conversation itself: the summary is no part of it
            self.compactions += 1
            self.compacted_tokens += self.sizes[-1] if self.sizes else 0
            return True
        for line in _recorded_lines(message):
            self._bytes += len(str(line.get("content")))
            self._lines.append(line)
        if message.kind is MessageKind.REPLY:
            self.window = max(self.window, message.window)
            self.replies.append(_Reply(message.model, message.usage, message.is_billed))
        self.left_out = self._bytes > MAX_RECORDED_BYTES
        return not self.left_out

    def texts(self) -> Iterator[str]:
        """Yield the texts that every request is made of."""
        for line in self._lines:
            yield str(line["content"])
            for call in cast("Sequence[Mapping[str, str]]", line.get("tool_calls", ())):
                yield call["arguments"]

    def to_lines(self, window: int) -> bytes:
        """Return the recording, whose requests have the window of the model."""
        lines, number, before = [], 0, 0
        for line in self._lines:
            request_facts: dict[str, object] = {}
            if line["role"] == "assistant":
                request_facts["window"] = window
                reply = self.replies[number]
                if reply.usage and reply.is_billed and reply.size > before > 0:
                    request_facts["cached"] = min(1.0, reply.usage.cache_read / before)
                number, before = number + 1, reply.size
            lines.append(json.dumps(line | request_facts).encode())
        return b"\n".join((*lines, b""))

    def fixed_tokens(self, weigher: MessageWeigher) -> int:
        """Return the tokens of tools and instructions: what the first request had besides text."""
        first = self.replies[0]
        if not first.size:
            return DEFAULT_FIXED_TOKENS
        typed_tokens = 0
        for line in self._lines:
            if line["role"] == "assistant":
                break
            typed_tokens += weigher.count(str(line["content"]))
        return max(0, first.size - typed_tokens)


def _recorded_lines(message: SourceMessage) -> Iterator[dict[str, object]]:
    text = "".join(part.text for part in message.parts if isinstance(part, Text))
    if message.kind is not MessageKind.REPLY:
        is_injected = message.kind is MessageKind.INJECTED
        yield {"role": "user", "content": text, **({"meta": True} if is_injected else {})}
        return
    calls = [
        {"id": call.id, "name": call.name, "arguments": call.arguments} for call in message.calls
    ]
    yield {"role": "assistant", "content": text, "tool_calls": calls}
    for call in message.calls:
        if call.output is not None:
            output = call.output[:MAX_OUTPUT_CHARS]
            yield {"role": "tool", "content": output, "tool_call_id": call.id}


def total_cost(costs: Sequence[float | None]) -> float | None:
    """Return the sum of costs, None if one of them is unknown."""
    known = [cost for cost in costs if cost is not None]
    return sum(known) if known and len(known) == len(costs) else None


class LabTotals(Struct, frozen=True):
    """Sums over the sessions of which everything that is compared is known.

    The keys of `sent` and `cost` are presets; those of the programs have the key "".
    """

    sessions: int
    sent: Mapping[str, int]
    cost: Mapping[str, float | None]


def sum_sessions(sessions: Sequence[LabSession]) -> LabTotals:
    """Sum up the sessions whose requests were reported, so that both sides have the same ones."""
    reported = [session for session in sessions if session.is_reported]
    sent = {"": sum(sum(session.sizes) for session in reported)}
    cost = {"": total_cost([session.cost for session in reported])}
    for preset in PRESETS:
        trials = [
            trial for session in reported for trial in session.trials if trial.preset == preset
        ]
        sent[preset] = sum(trial.sent for trial in trials)
        cost[preset] = total_cost([trial.cost for trial in trials])
    return LabTotals(len(reported), sent, cost)


def expand_folders(files: Sequence[Path]) -> Iterator[Path]:
    """Yield the files, and those in folders, oldest name first."""
    for file in files:
        if os.path.isdir(file):  # False also for a name that no file can have
            yield from sorted(path for path in file.rglob("*.json*") if path.is_file())
        else:
            yield file
