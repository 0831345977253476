"""Messages that want to be more than text: each is shown in a process of its own kind, and watched.

None may open or fetch anything, keep the window waiting, end it, or hide a character; a harmless
one has to be shown right.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from helix_desktop.domain.value import replace
from tests.system.audit.traps import Traps
from tests.system.audit.worker import Worker

SECONDS = 30.0
"""A message that is not shown everywhere, streamed and clicked on until then hangs."""
STARTING = 60.0
BENIGN = "benign"
KINDS = ("opened", "served", "hung", "dead", "hiding", "unshown", "wrong")
_BUILTINS = {"range": range, "chr": chr, "str": str, "len": len, "ord": ord}


@dataclass(frozen=True)
class Item:
    """A message of the corpus; `max_ms` is what showing it may take."""

    id: str
    category: str
    text: str
    must_show: str
    max_ms: float

    @property
    def benign(self) -> bool:
        return self.category == BENIGN


@dataclass(frozen=True)
class Verdict:
    """What came of an item: kinds of harm with a word about each."""

    item: Item
    milliseconds: float
    harm: tuple[tuple[str, str], ...] = ()

    @property
    def line(self) -> str:
        outcome = "; ".join(f"{kind}: {what}" for kind, what in self.harm) or "shown as text"
        mark = "WRONG" if self.harm else "ok   "
        return f"{mark} {self.item.category:7}{self.item.id} {self.milliseconds:6.1f} ms {outcome}"


def items(file: Path) -> list[Item]:
    """What a corpus holds; `gen` items are expressions that make the text."""
    read = json.loads(file.read_text("utf-8"))
    lines = read["items"] if isinstance(read, dict) else read
    return [
        Item(
            str(line.get("id", f"{file.name}:{number}")),
            str(line.get("category", "")),
            _made(line["text"]) if line.get("gen") else str(line["text"]),
            str(line.get("must_show", "")),
            float(line.get("max_ms", 100)),
        )
        for number, line in enumerate(lines, 1)
    ]


def _made(expression: str) -> str:
    return str(eval(expression, {"__builtins__": _BUILTINS}))


def audit(files: Sequence[Path]) -> int:
    """Prints a line an item and a summary; 1 if anything came out wrong."""
    verdicts = []
    for verdict in judged(item for file in files for item in items(file)):
        verdicts.append(verdict)
        sys.stdout.write(ascii(verdict.line)[1:-1] + "\n")
    hostile = [verdict for verdict in verdicts if not verdict.item.benign]
    harmless = [verdict for verdict in verdicts if verdict.item.benign]
    counts = ", ".join(f"{_count(hostile, kind)} {kind}" for kind in KINDS[:-1])
    slowest = max((verdict.milliseconds for verdict in verdicts), default=0.0)
    sys.stdout.write(
        f"markdown: {len(hostile)} hostile, {counts}; {len(harmless)} harmless, "
        f"{sum(bool(verdict.harm) for verdict in harmless)} shown wrong; slowest {slowest:.1f} ms\n"
    )
    return int(not verdicts or any(verdict.harm for verdict in verdicts))


def _count(verdicts: Iterable[Verdict], kind: str) -> int:
    return sum(any(harm_kind == kind for harm_kind, _ in verdict.harm) for verdict in verdicts)


def judged(corpus: Iterable[Item]) -> Iterator[Verdict]:
    """Each item as it is, and with its places being ours; a new process after each that broke."""
    traps = Traps()
    worker = _Worker(traps)
    try:
        for item in corpus:
            harm: list[tuple[str, str]] = []
            slowest = 0.0
            led = replace(
                item,
                text=traps.led_here(item.text),
                must_show=traps.led_here(item.must_show),
            )
            for shown in dict.fromkeys((item, led)):
                milliseconds, more = _twice_if_slow(worker, shown)
                slowest = max(slowest, milliseconds)
                harm += more
                harm += [("served", what) for what in traps.sprung()]
                if worker.broken:
                    worker.close()
                    worker = _Worker(traps)
            yield Verdict(item, slowest, tuple(dict.fromkeys(harm)))
    finally:
        worker.close()
        traps.close()


def _twice_if_slow(worker: "_Worker", item: Item) -> tuple[float, list[tuple[str, str]]]:
    """What is too slow is shown once more: other work on the machine is no fault of a message."""
    milliseconds, harm = worker.shown(item)
    if worker.broken or all(kind != "hung" for kind, _ in harm):
        return milliseconds, harm
    again, more = worker.shown(item)
    return min(milliseconds, again), [entry for entry in harm if entry[0] != "hung"] + more


class _Worker(Worker):
    """A process that shows messages among traps."""

    def __init__(self, traps: Traps) -> None:
        super().__init__(_work, traps.folder)
        self.broken = not self.line.poll(STARTING)
        if not self.broken:
            self.line.recv()
        traps.sprung()

    def shown(self, item: Item, *, again: bool = False) -> tuple[float, list[tuple[str, str]]]:
        """Milliseconds of the slowest step, and the harm."""
        self.line.send((item.text, item.must_show, item.benign))
        if not self.line.poll(SECONDS):
            self.broken = True
            return SECONDS * 1000, [("hung", f"for more than {SECONDS:.0f} s")]
        try:
            answer = self.line.recv()
        except EOFError:
            self.process.join(SECONDS)
            self.broken = True
            return 0.0, [("dead", f"ended with {self.process.exitcode}")]
        milliseconds, urls, hidden, wrong, unshown = answer
        if milliseconds > item.max_ms and not again:
            later, harm = self.shown(item, again=True)  # the machine may have been busy
            return min(milliseconds, later), harm
        harm = [("opened", url) for url in urls] + [("hiding", text) for text in hidden]
        harm += [("wrong", problem) for problem in wrong]
        if milliseconds > item.max_ms:
            harm.append(("hung", f"{milliseconds:.0f} ms, {item.max_ms:.0f} are allowed"))
        if unshown:
            harm.append(("unshown", item.must_show))
        return milliseconds, harm


def _work(line: Connection, folder: Path) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["PATH"] = str(folder / "bin")
    os.environ["HOME"] = str(folder)
    os.chdir(folder)
    from tests.system.audit.rendering import TrappedWindow  # noqa: PLC0415 — Qt belongs into this process only

    room = TrappedWindow()
    line.send("ready")
    with suppress(EOFError):
        while True:
            text, must_show, benign = line.recv()
            seen = room.show(text, must_show, benign=benign)
            line.send((seen.milliseconds, seen.opened, seen.hidden, seen.wrong, seen.unshown))
