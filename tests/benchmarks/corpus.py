"""Real outputs to measure with: recorded tool results when they are there, else sources."""

import gzip
import json
import random
import re
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from random import Random

RECORDED = Path(__file__).resolve().parents[3] / "shared" / "replay" / "dev"


class Corpus:
    """One long text of outputs, and fresh stretches of it."""

    def __init__(self, recorded: Path = RECORDED) -> None:
        outputs = list(_tool_results(recorded))
        self.name = "recorded tool results" if outputs else "sources of the standard library"
        outputs = outputs or list(_sources())
        Random(0).shuffle(outputs)
        self._text = "\n".join(outputs)
        self._random = Random(1)

    def fresh(self, size: int) -> str:
        """About `size` bytes that no earlier call began at."""
        start = self._random.randrange(max(len(self._text) - size, 1))
        return self._text[start : start + size].encode()[:size].decode("utf-8", "ignore")


def _tool_results(folder: Path) -> Iterator[str]:
    for path in sorted(folder.glob("*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for message in map(json.loads, lines):
                if message["role"] == "tool":
                    yield message["content"].encode("utf-8", "replace").decode()


def _sources() -> Iterator[str]:
    for path in sorted(Path(sysconfig.get_path("stdlib")).glob("*.py")):
        yield path.read_text("utf-8", "replace")


_LENGTHS = (500, 2_000, 4_000, 8_000)


def tool_texts(folder: Path = RECORDED) -> list[str]:
    return [text for text in _tool_results(folder) if text] or list(_sources())


def mutated(texts: list[str], count: int, *, seed: int = 1) -> Iterator[str]:
    """`count` different texts: other numbers, another end, cut to different lengths."""
    chance = random.Random(seed)
    for number in range(count):
        text = chance.choice(texts)[: chance.choice(_LENGTHS)]
        text = re.sub(r"\d{1,9}", lambda m, n=number: _other(m[0], n), text)
        yield f"{text}\nrun {number} {chance.getrandbits(64):016x}\n"


def _other(digits: str, number: int) -> str:
    return str((int(digits) * 7 + number) % 10 ** len(digits)).zfill(len(digits))
