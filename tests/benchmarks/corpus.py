"""Texts for benchmarks: tool messages of recorded sessions, mutated until there are enough.

Without recordings made-up logs take their place; the rows say which it was.
"""

import gzip
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

RECORDED = Path(__file__).parents[2].parent / "shared" / "replay" / "dev"
_LENGTHS = (500, 2_000, 4_000, 8_000)


def tool_texts(folder: Path = RECORDED) -> list[str]:
    texts = []
    for path in sorted(folder.glob("*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                message = json.loads(line)
                content = message.get("content")
                if message.get("role") == "tool" and isinstance(content, str) and content:
                    texts.append(content)
    return texts or _made_up()


def mutated(texts: list[str], count: int, *, seed: int = 1) -> Iterator[str]:
    """`count` different texts: other numbers, another end, cut to different lengths."""
    chance = random.Random(seed)
    for number in range(count):
        text = chance.choice(texts)[: chance.choice(_LENGTHS)]
        text = re.sub(r"\d{1,9}", lambda m, n=number: _other(m[0], n), text)
        yield f"{text}\nrun {number} {chance.getrandbits(64):016x}\n"


def _other(digits: str, number: int) -> str:
    return str((int(digits) * 7 + number) % 10 ** len(digits)).zfill(len(digits))


def _made_up() -> list[str]:
    chance = random.Random(0)
    words = [f"{a}{b}" for a in ("load", "parse", "send", "merge") for b in ("er", "ed", "_all")]
    return [
        "\n".join(
            f"2026-11-{chance.randrange(1, 29):02} {chance.choice(words)} {chance.random():.6f}"
            for _ in range(chance.randrange(5, 200))
        )
        for _ in range(500)
    ]
