"""Texts to measure with, made from what `corpus` holds: fresh stretches and mutated outputs."""

import re
from collections.abc import Iterator, Sequence
from random import Random

from tests.benchmarks.corpus import Output, library, recorded

_LENGTHS = (500, 2_000, 4_000, 8_000)


class Stretches:
    """One long text of outputs, and fresh stretches of it."""

    def __init__(self, outputs: Sequence[Output] | None = None) -> None:
        result = recorded() if outputs is None else outputs
        self.name = "recorded tool results" if result else "sources of the standard library"
        texts = [_text(output.data) for output in result] or [_text(data) for data in library()]
        Random(0).shuffle(texts)
        self._text = "\n".join(texts)
        self._random = Random(1)

    def fresh(self, size: int) -> str:
        """About `size` bytes that no earlier call began at."""
        start = self._random.randrange(max(len(self._text) - size, 1))
        return self._text[start : start + size].encode()[:size].decode("utf-8", "ignore")


def tool_texts() -> list[str]:
    texts = [_text(output.data) for output in recorded() if output.data]
    return texts or [_text(data) for data in library()]


def mutated(texts: list[str], count: int, *, seed: int = 1) -> Iterator[str]:
    """`count` different texts: other numbers, another end, cut to different lengths."""
    chance = Random(seed)
    for number in range(count):
        text = chance.choice(texts)[: chance.choice(_LENGTHS)]
        text = re.sub(r"\d{1,9}", lambda m, n=number: _other(m[0], n), text)  # type: ignore[misc]
        yield f"{text}\nrun {number} {chance.getrandbits(64):016x}\n"


def _other(digits: str, number: int) -> str:
    return str((int(digits) * 7 + number) % 10 ** len(digits)).zfill(len(digits))


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")
