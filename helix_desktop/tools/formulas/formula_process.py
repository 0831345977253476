"""Starts, limits, and ends the process that draws formulas.

A formula that is not drawn in time ends the process; the next formula begins another one.
"""

import queue
import subprocess
import threading
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import BinaryIO

import msgspec

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.formulas import Formula, FormulaDrawing
from helix_desktop.tools.formulas.formula_outline import is_sound
from helix_desktop.tools.programs.own_process import end_process, own_program, start_process
from helix_desktop.tools.sandbox import Confinement

WORD = "--draw-formulas"
"""Not for people: the program as the process that draws formulas."""
LATEST = 15.0
"""Seconds of waiting for one drawing; the process itself is stricter about processor time."""
MAX_ANSWER_BYTES = 2 * 1024 * 1024
"""The maximum bytes of one answer."""
MAX_FAILED = 3
"""Processes in a row that end without an answer, after which no other one is started."""
_UNREAD = 4
_MODULE = "helix_desktop.tools.formulas.drawing"
_GRACE = 2.0


class FormulaProcess:
    """Draws formulas one after the other; `draw` blocks and belongs in a thread.

    `confinement` is the sandbox of the process; by default the one that works here.
    """

    def __init__(
        self,
        *,
        seconds: float = LATEST,
        words: Sequence[str] = (),
        confinement: Confinement | None = None,
    ) -> None:
        self._seconds, self._words = seconds, list(words)
        self._confinement = confinement
        self._lock = threading.Lock()
        self._running: _Running | None = None
        self._stops = 0
        self._failed = 0
        """The number of processes in a row that ended without any answer."""
        self.started = 0
        """The number of processes started so far."""

    def draw(self, formula: Formula) -> FormulaDrawing | None:
        """Return the drawing of a formula, or None if it is not drawn."""
        if any("\ud800" <= char <= "\udfff" for char in formula.source):
            return None  # half a character, which no message can hold
        with self._lock:
            stops = self._stops
            running = self._running
            if running is None or not running.is_alive:
                if self._failed >= MAX_FAILED:
                    return None
                if running is not None:
                    running.end()
                confinement = self._confinement or Confinement.find()
                words = self._words or own_program(_MODULE, WORD)
                try:
                    running = self._running = _Running(words, confinement)
                    self.started += 1
                except (OSError, ToolError):
                    self._running = None
                    self._failed += 1
                    return None
            drawing = running.ask(formula, self._seconds)
            self._failed = self._failed + 1 if running.is_useless else 0
            if running.is_late or self._stops != stops:
                self._running = None
                running.end()
        return drawing

    def stop(self) -> None:
        """End the process, also one that is drawing."""
        self._stops += 1
        running, self._running = self._running, None
        if running is not None:
            running.end()


class _Running:
    """A started process and what it answered."""

    def __init__(self, words: list[str], confinement: Confinement) -> None:
        with ExitStack() as stack:
            launch = confinement.launch(stack, words)
            self._process = start_process(launch, stdin=subprocess.PIPE)
        self.is_late = False
        """Whether it did not answer in time, or ended."""
        self.is_useless = False
        """Whether it ended, or said something else, before its first answer."""
        self._answers_soundly = False
        self._answers: queue.Queue[bytes] = queue.Queue(_UNREAD)
        self._reader = threading.Thread(target=self._read, name="formulas", daemon=True)
        self._reader.start()

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None and not self.is_late

    def ask(self, formula: Formula, seconds: float) -> FormulaDrawing | None:
        try:
            pipe = self._process.stdin
            pipe.write(msgspec.json.encode(formula) + b"\n")  # type: ignore[union-attr]
            pipe.flush()  # type: ignore[union-attr]
            answer = self._answers.get(timeout=seconds)
            drawing = msgspec.json.decode(answer, type=FormulaDrawing | None)
        except (OSError, ValueError, msgspec.MsgspecError, queue.Empty) as error:
            self.is_late = True
            self.is_useless = not self._answers_soundly and not isinstance(error, queue.Empty)
            return None
        self._answers_soundly = True
        return drawing if drawing is not None and is_sound(drawing) else None

    def end(self) -> None:
        """End the process and wait for it in a thread."""
        if self._process.poll() is None:
            end_process(self._process)
        threading.Thread(target=self._wait, name="formulas end", daemon=True).start()

    def _wait(self) -> None:
        self._process.wait()
        self._reader.join(_GRACE)
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def _read(self) -> None:
        # closed when the process has ended; full if it says more than it is asked
        with suppress(OSError, ValueError, queue.Full):
            output: BinaryIO = self._process.stdout  # type: ignore[assignment]
            while (line := output.readline(MAX_ANSWER_BYTES)).endswith(b"\n"):
                self._answers.put_nowait(line)
        with suppress(queue.Full):
            self._answers.put_nowait(b"")
