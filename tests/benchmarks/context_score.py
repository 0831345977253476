"""Scores the requests that a policy would have sent in a recorded session.

Standard library only. A recorded message carries its tokens (o200k; with four for its frame and
eight for each call); texts that a policy wrote are counted by the counter that is handed in.

The requests come from a trace, JSON lines as `helix-desktop policy replay` writes them: a header;
`def`, a message under the SHA-256 of its canonical JSON; `history`, the recorded messages behind a
marker; `call`, one request as the messages that it shares with the one before and those after.
"""

import gzip
import hashlib
import json
import math
import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

Json = Mapping[str, Any]
Count = Callable[[str], int]

READ, WRITE, OUTPUT = 0.1, 1.25, 5.0
"""Prices of a token that the provider's cache has, of a new one, and of one that a model writes."""
MESSAGE_TOKENS, CALL_TOKENS, RECALL_TOKENS = 4, 8, 60
MIN_VALUE_CHARS = 200
"""A value of arguments of as many characters can stand behind a marker of its own."""
EVERY = 5
"""In each fifth request it is looked whether what was typed, and each fact, is still there."""
MAX_TYPED_TOKENS, MIN_TYPED_WORDS = 2_000, 3
"""A longer message is a paste; a shorter line says too little to be found by."""
MAX_LINE_CHARS, AROUND_CHARS, MAX_PLACES = 240, 60, 12
DRAWS, SEED = 4_000, 20261129

_MARKER = re.compile(r'\[CACHED\] recall_cached_content\(\\?"([0-9a-f]{12,64})\\?"\)')
_HISTORY = re.compile(r'\[HISTORY\] recall_history\(\\?"([0-9a-f]{12,64})\\?"\)')


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def values_of(arguments: str) -> Iterator[str]:
    """Yield every text in a call's arguments, at any depth."""
    try:
        rest = [json.loads(arguments)]
    except ValueError:
        return
    while rest:
        value = rest.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict | list):
            rest += value.values() if isinstance(value, dict) else value


@dataclass(frozen=True)
class Sent:
    """A message as it is sent; two with the same `key` are the same."""

    role: str
    text: str
    calls: tuple[tuple[str, str, str], ...]
    answers: str | None
    tokens: int

    @cached_property
    def key(self) -> object:
        return self.role, self.text, self.calls, self.answers

    @cached_property
    def readable(self) -> str:
        """All that a model reads here, arguments also without their escapes."""
        parts = [self.text]
        for _, name, arguments in self.calls:
            parts += [name, arguments, *(values_of(arguments) if "\\" in arguments else ())]
        return "\n".join(parts)

    @cached_property
    def plain(self) -> dict[str, Any]:
        result: dict[str, Any] = {"role": self.role, "content": self.text}
        if self.calls:
            result["tool_calls"] = [
                {"id": number, "name": name, "arguments": arguments}
                for number, name, arguments in self.calls
            ]
        return result if self.answers is None else {**result, "tool_call_id": self.answers}


def sent_of(message: Json, count: Count) -> Sent:
    text, calls = message["content"] or "", message.get("tool_calls") or ()
    made = tuple((call["id"], call["name"], call["arguments"]) for call in calls)
    tokens = message.get("tokens")
    if tokens is None:
        tokens = MESSAGE_TOKENS + count(text)
        tokens += sum(CALL_TOKENS + count(name) + count(given) for _, name, given in made)
    return Sent(message["role"], text, made, message.get("tool_call_id"), tokens)


class Recorded:
    """A recorded session, what was needed in it, and its facts."""

    def __init__(self, messages: Sequence[Json], beside: Json, count: Count) -> None:
        self.name, self.source = beside["session"], beside.get("source", "")
        self.count = count
        self.messages = [sent_of(message, count) for message in messages]
        self.keys = {message.key: message for message in self.messages}
        self.needs: dict[int, list[Json]] = defaultdict(list)
        for need in beside["recall_needs"]:
            self.needs[need["need_at"]].append(need)
        self.facts: Sequence[Json] = beside.get("facts", ())
        users = [at for at, message in enumerate(messages) if message["role"] == "user"]
        self.typed = [at for at in users if not messages[at].get("meta")]
        self.originals: dict[str, str] = {}
        """What can stand behind a marker, by its SHA-256."""
        for message in self.messages:
            given = [arguments for _, _, arguments in message.calls]
            long = [v for text in given for v in values_of(text) if len(v) >= MIN_VALUE_CHARS]
            for text in filter(None, (message.text, *given, *long)):
                self.originals[sha256(text)] = text
        self.digests = sorted(self.originals)

    def sent(self, message: Json) -> Sent:
        """Return a message of a trace; only those that were not recorded are counted."""
        made = sent_of({"tokens": 0, **message}, self.count)
        return self.keys.get(made.key) or sent_of(message, self.count)

    def whole(self, digest: str) -> str:
        """Return the digest that a shorter one stands for, if it is the only one."""
        if len(digest) == 64:
            return digest
        found = [known for known in self.digests if known.startswith(digest)]
        return found[0] if len(found) == 1 else digest


def read_recorded(file: Path, count: Count) -> Recorded:
    """Read a session; what was needed stands beside it under the same name."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        messages = [json.loads(line) for line in lines]
    beside = file.with_name(file.name.removesuffix(".jsonl.gz") + ".json")
    return Recorded(messages, json.loads(beside.read_text(encoding="utf-8")), count)


@dataclass
class Score:
    """What one policy came to in one session; tokens are counted with the tools' fixed ones."""

    session: str
    source: str
    calls: int = 0
    cost: float = 0.0
    recalls: float = 0.0
    """The cost of fetching again what was needed and not there."""
    breaks: int = 0
    peak: float = 0.0
    over: int = 0
    counts: Counter[str] = field(default_factory=Counter)


class _Window:
    """The current request; what it shares with the next one is kept."""

    def __init__(self, recorded: Recorded, fixed: int) -> None:
        self._recorded = recorded
        self.messages: list[Sent] = []
        self.sums = [fixed]
        self.present: Counter[object] = Counter()
        self.marks, self.histories = Counter[str](), Counter[str]()

    def show(self, messages: Sequence[Sent]) -> tuple[int, bool]:
        """Take the next request; return its tokens that are cached, and whether it broke."""
        kept = 0
        for old, new in zip(self.messages, messages, strict=False):
            if old is not new and old.key != new.key:
                break
            kept += 1
        gone = self.messages[kept:]
        for message in gone:
            self._change(message, -1)
        del self.messages[kept:], self.sums[kept + 1 :]
        self.messages += messages[kept:]
        for message in messages[kept:]:
            self.sums.append(self.sums[-1] + message.tokens)
            self._change(message, 1)
        return self.sums[kept], bool(gone)

    def written(self) -> Iterator[str]:
        """Yield the texts that the policy wrote itself."""
        known = self._recorded.keys
        return (message.readable for message in self.messages if message.key not in known)

    def _change(self, message: Sent, by: int) -> None:
        self.present[message.key] += by
        if message.key not in self._recorded.keys:
            for digest in _MARKER.findall(message.readable):
                self.marks[self._recorded.whole(digest)] += by
            for digest in _HISTORY.findall(message.readable):
                self.histories[digest] += by


def score(recorded: Recorded, trace: Iterable[Json]) -> Score:
    """Score each request of a trace."""
    return _Scorer(recorded).run(trace)


class _Scorer:
    """Goes through one trace of one session."""

    def __init__(self, recorded: Recorded) -> None:
        self._recorded = recorded
        self._result = Score(recorded.name, recorded.source)
        self._histories: dict[str, list[int]] = {}

    def run(self, trace: Iterable[Json]) -> Score:
        lines = iter(trace)
        head, result = next(lines), self._result
        limit = head["context_window"] - head["reserve"]
        self._window = _Window(self._recorded, head["fixed_tokens"])
        known: dict[str, Sent] = {}
        shown: list[Sent] = []
        for line in lines:
            if "def" in line:
                known[line["def"]] = self._recorded.sent(line["message"])
            elif "history" in line:
                self._declare(line["history"], line["covers"])
            elif "call" in line:
                shown = [*shown[: line["keep"]], *(known[digest] for digest in line["append"])]
                cached, broke = self._window.show(shown)
                total = self._window.sums[-1]
                cached = cached if result.calls else 0
                result.cost += READ * cached + WRITE * (total - cached)
                result.cost += sum(map(_charge, line["events"]))
                result.breaks += broke and result.calls > 0
                result.peak = max(result.peak, total / head["context_window"])
                result.over += total > limit
                self._look(line["before_message"], total)
                result.calls += 1
        return result

    def _declare(self, digest: str, covers: Sequence[Sequence[int]]) -> None:
        """Take what a marker stands for, if its digest is that of the recorded messages."""
        at = [number for first, end in covers for number in range(first, end)]
        if sha256(canonical([self._recorded.messages[number].plain for number in at])) == digest:
            self._histories[digest] = at

    def _look(self, at: int, total: int) -> None:
        fetched: set[tuple[str, int]] = set()
        for need in self._recorded.needs.get(at, ()):
            where, size = self._find(need["string"], need["last_seen_at"])
            counts = self._result.counts
            kind = "quote" if need["kind"] == "quote" else "name"
            counts[f"{kind}s"] += 1
            counts[f"{kind} {where}"] += 1
            whole = where == "verbatim" or (where == "named" and self._in_line(need))
            counts[f"{kind} in line"] += whole
            if where in ("recallable", "lost") and (where, size) not in fetched:
                fetched.add((where, size))
                self._result.recalls += READ * total + WRITE * size + OUTPUT * RECALL_TOKENS
        if self._result.calls % EVERY == 0:
            self._look_for_typed(at)
            self._look_for_facts(at)

    def _find(self, text: str, source: int) -> tuple[str, int]:
        """Return where a text is, and the tokens that have to be fetched for it."""
        recorded, window = self._recorded, self._window
        if window.present[recorded.messages[source].key]:
            return "verbatim", 0
        if having := [message for message in window.messages if text in message.readable]:
            same = any(message.key in recorded.keys for message in having)
            return ("verbatim" if same else "named"), 0
        sizes = [
            recorded.count(recorded.originals[digest])
            for digest, times in window.marks.items()
            if times > 0 and text in recorded.originals.get(digest, "")
        ]
        if sizes:
            return "recallable", min(sizes)
        for digest, times in window.histories.items():
            for at in self._histories.get(digest, ()) if times > 0 else ():
                if text in recorded.messages[at].readable:
                    return "recallable", recorded.messages[at].tokens
        return "lost", recorded.messages[source].tokens

    def _in_line(self, need: Json) -> bool:
        """Whether a line of the output that has the text stands whole in what the policy wrote."""
        string, text = need["string"], self._recorded.messages[need["last_seen_at"]].text
        written, at = list(self._window.written()), -1
        for _ in range(MAX_PLACES):
            if (at := text.find(string, at + 1)) < 0:
                return False
            first = text.rfind("\n", 0, at) + 1
            end = text.find("\n", at) if "\n" in text[at:] else len(text)
            line = text[first:end].strip()
            if len(line) > MAX_LINE_CHARS:
                begin = max(first, at - AROUND_CHARS)
                line = text[begin : min(end, at + len(string) + AROUND_CHARS)].strip()
            if any(line in part for part in written):
                return True
        return False

    def _look_for_typed(self, before: int) -> None:
        """Count the lines of all typed messages but the newest, and those that are still there."""
        recorded, counts = self._recorded, self._result.counts
        typed = [at for at in recorded.typed if at < before][:-1]
        written = "\n".join(self._window.written()) if typed else ""
        for at in typed:
            message = recorded.messages[at]
            if message.tokens <= MAX_TYPED_TOKENS:
                lines = {line.strip() for line in message.text.splitlines()}
                lines = {line for line in lines if len(line.split()) >= MIN_TYPED_WORDS}
                counts["typed"] += len(lines)
                here = self._window.present[message.key] > 0
                counts["typed there"] += sum(here or line in written for line in lines)

    def _look_for_facts(self, before: int) -> None:
        """Count what was demanded, decided, or failed before the newest message."""
        counts = self._result.counts
        for fact in self._recorded.facts:
            if fact["said_at"] < before - 1:
                there = any(fact["string"] in one.readable for one in self._window.messages)
                counts["facts"] += 1
                counts["facts there"] += there


def _charge(event: Json) -> float:
    """Return the cost of a request that only makes the context smaller."""
    read, cached = event.get("llm_input_tokens", 0), event.get("llm_cached_tokens", 0)
    return READ * cached + WRITE * (read - cached) + OUTPUT * event.get("llm_output_tokens", 0)


Base = Mapping[str, float]
"""The cost of each session if it is only compacted at 85 %."""

_SHARES = {
    "named": (("name verbatim", "name named"), ("names",)),
    "in line": (("name in line",), ("names",)),
    "verbatim": (("name verbatim",), ("names",)),
    "quoted": (("quote verbatim", "quote named"), ("quotes",)),
    "typed": (("typed there",), ("typed",)),
    "facts": (("facts there",), ("facts",)),
    "lost": (("name lost", "quote lost"), ("names", "quotes")),
}


def figures(scores: Sequence[Score], base: Base) -> dict[str, float]:
    """Return every figure of these sessions together; `peak` is of 95 % of the sessions."""
    peak = 100 * quantile([one.peak for one in scores], 0.95)
    return {**_ratios([_sums(scores, base)]), "peak": peak}


def intervals(scores: Sequence[Score], base: Base) -> dict[str, tuple[float, float]]:
    """Return where 95 % of the figures are if other sources of the same kind had been drawn."""
    by_source: dict[str, list[Score]] = defaultdict(list)
    for one in scores:
        by_source[one.source].append(one)
    sums = {source: _sums(some, base) for source, some in by_source.items()}
    dice, sources = random.Random(SEED), sorted(by_source)
    drawn: dict[str, list[float]] = defaultdict(list)
    for _ in range(DRAWS):
        chosen = dice.choices(sources, k=len(sources))
        for name, figure in _ratios([sums[source] for source in chosen]).items():
            drawn[name].append(figure)
        peaks = [one.peak for source in chosen for one in by_source[source]]
        drawn["peak"].append(100 * quantile(peaks, 0.95))
    return {name: (quantile(all_, 0.025), quantile(all_, 0.975)) for name, all_ in drawn.items()}


def _sums(scores: Sequence[Score], base: Base) -> dict[str, tuple[float, float]]:
    """Return part and whole of each figure that is a ratio."""
    counts = sum((one.counts for one in scores), Counter[str]())
    result = {
        name: (100.0 * sum(counts[part] for part in parts), float(sum(counts[of] for of in whole)))
        for name, (parts, whole) in _SHARES.items()
    }
    calls = float(sum(one.calls for one in scores))
    result["breaks"] = 100.0 * sum(one.breaks for one in scores), calls
    cost = sum(one.cost + one.recalls for one in scores)
    result["cost"] = cost, sum(base[one.session] for one in scores)
    return result


def _ratios(sums: Sequence[Mapping[str, tuple[float, float]]]) -> dict[str, float]:
    return {
        name: sum(one[name][0] for one in sums) / max(sum(one[name][1] for one in sums), 1e-9)
        for name in sums[0]
    }


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value that this share does not exceed (nearest rank)."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else 0.0
