"""One line on a terminal that tells how far a long piece of work is; quiet anywhere else."""

import sys
from typing import TextIO

WIDTH = 30


class Progress:
    """Draws over itself; `close` clears the line."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        chosen = stream or sys.stderr
        self._stream = chosen if chosen is not None and chosen.isatty() else None
        self._total = max(total, 1)
        self._drawn = 0

    def show(self, done: int, told: str) -> None:
        """`done` of the total, and a few words."""
        share = min(done / self._total, 1.0)
        filled = "#" * int(share * WIDTH)
        self._draw(f"[{filled:.<{WIDTH}}] {share:4.0%}  {told}")

    def close(self) -> None:
        self._draw("")
        if self._stream:
            self._stream.write("\r")

    def _draw(self, line: str) -> None:
        if self._stream:
            self._stream.write(f"\r{line:<{self._drawn}}")
            self._stream.flush()
            self._drawn = len(line)
