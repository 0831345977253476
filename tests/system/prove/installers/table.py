"""What was tried and what became of it: a line at once, and all of them in one table at the end."""

import json
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.system.prove.outcome import Skipped

LONGEST = 600
"""Characters of an error that are shown; the rest is of no use in a table."""


class Failed(Exception):
    """Something is not as it has to be; the text says what."""


def demand(holds: object, otherwise: str) -> None:
    if not holds:
        raise Failed(otherwise)


@dataclass
class Step:
    """One thing that is proven."""

    where: str
    what: str
    word: str = "FAILED"
    notes: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def note(self, text: str) -> None:
        self.notes.append(text)

    @property
    def line(self) -> str:
        notes = "; ".join(self.notes)
        return f"{self.word:8}{self.where:15}{self.what:34}{self.seconds:6.1f} s  {notes}"


@dataclass
class Table:
    """Every step in the order it was tried."""

    steps: list[Step] = field(default_factory=list)

    @contextmanager
    def step(self, where: str, what: str) -> Iterator[Step]:
        """What goes wrong inside is the step's; whatever comes next is tried all the same."""
        step, began = Step(where, what), time.monotonic()
        try:
            yield step
            step.word = "ok"
        except Skipped as reason:
            step.word = "skipped"
            step.note(str(reason))
        except Exception as error:  # noqa: BLE001 - the other steps are tried all the same
            known = isinstance(error, Failed)
            step.note(str(error) if known else traceback.format_exc(limit=-3)[-LONGEST:])
        finally:
            step.seconds = time.monotonic() - began
            self.steps.append(step)
            sys.stdout.write(step.line + "\n")
            sys.stdout.flush()

    @property
    def failed(self) -> bool:
        return not self.steps or any(step.word == "FAILED" for step in self.steps)

    def show(self) -> None:
        words = [step.word for step in self.steps]
        lines = ["", *(step.line for step in self.steps), ""]
        skipped = f", {words.count('skipped')} skipped" if "skipped" in words else ""
        lines.append(f"{words.count('ok')} passed, {words.count('FAILED')} failed{skipped}")
        sys.stdout.write("\n".join(lines) + "\n")

    def keep(self, file: Path) -> None:
        text = json.dumps([asdict(step) for step in self.steps], indent=1, ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8")
