"""Replays recording files for the command `replay`, each into a trace or none."""

import gzip
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, cast

from msgspec import Struct, field

from helix_desktop.app.environment import Paths
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.value import replace
from helix_desktop.engine.replay.playback import EXACT, Reports
from helix_desktop.engine.replay.recording import RecordingRemark, read_recording
from helix_desktop.engine.replay.replay import Replay, run_replay
from helix_desktop.engine.replay.window_trace import (
    ReplayFigures,
    TraceFrame,
    TraceHeader,
    WindowTrace,
)
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.message_weights import ModelMessageWeigher
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator
from helix_desktop.store.disk import open_regular

ENDINGS = (".jsonl.gz", ".jsonl")
"""The endings of files with recorded sessions."""

COMPRESSION = 3
"""The compression of a trace: a higher level saves little, because digests do not shrink."""


class ReplayTask(Struct, frozen=True):
    """One file to replay; `out` is the folder of the traces."""

    file: Path
    out: Path
    label: str
    policy: Policy
    frame: TraceFrame
    reports: Reports = EXACT

    @property
    def session(self) -> str:
        return session_name(self.file)


class ReplayOutcome(Struct):
    """The outcome of one file; without figures there is no trace."""

    file: Path
    session: str
    figures: ReplayFigures | None = None
    problems: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    seconds: float = 0.0


def session_name(file: Path) -> str:
    name = file.name
    for ending in ENDINGS:
        name = name.removesuffix(ending)
    return name


def find_recordings(places: Sequence[Path]) -> list[Path]:
    """List the files and those in the folders, in order; raise HelixError for invalid paths."""
    recordings: list[Path] = []
    for path in places:
        if os.path.isdir(path):
            try:
                inside = sorted(file for file in path.iterdir() if file.name.endswith(ENDINGS))
            except OSError as error:
                raise HelixError(
                    "Can't read the folder {folder}: {reason}.", folder=path, reason=error.strerror
                ) from error
            if not inside:
                raise HelixError(
                    "The folder {path} has no recorded sessions (*.jsonl[.gz]).", path=path
                )
            recordings += inside
        elif os.path.isfile(path):
            recordings.append(path)
        else:
            raise HelixError("There is no file {path}.", path=path)
    by_session: dict[str, Path] = {}
    for path in recordings:
        other = by_session.setdefault(session_name(path), path)
        if other is not path:
            raise HelixError(
                "{other} and {path} would write the same trace.",
                "Replay them into two folders.",
                other=other,
                path=path,
            )
    return recordings


def size_of(file: Path) -> int:
    """Return a file's bytes, for the progress; 0 if it is no file after all."""
    return os.path.getsize(file) if os.path.isfile(file) else 0


class FileReplayer:
    """A replayer of files, one after the other; the tokenizer is read once."""

    def __init__(self, paths: Paths) -> None:
        self._counter = exact_counter(paths)

    def replay(self, task: ReplayTask, stopped: Callable[[], bool]) -> ReplayOutcome:
        """Replay a file's session; problems are in the outcome."""
        began = time.monotonic()
        outcome = ReplayOutcome(task.file, task.session)
        # the trace gets its name when it is complete
        unfinished = task.out / f"{task.session}.unfinished"
        try:
            self._replay_session(task, outcome, unfinished, stopped=stopped)
        except OSError as error:
            outcome.problems.append(f"{task.file}: {error.strerror or error}")
        except HelixError as error:
            outcome.problems.append(f"{task.file}: {error}")
        finally:
            unfinished.unlink(missing_ok=True)
        outcome.seconds = time.monotonic() - began
        return outcome

    def _replay_session(
        self,
        task: ReplayTask,
        outcome: ReplayOutcome,
        unfinished: Path,
        *,
        stopped: Callable[[], bool],
    ) -> None:
        """Replay a recorded session, and write its trace, which appears only when complete."""
        with open_recording(task.file) as stream:
            recording = read_recording(stream)
        outcome.problems = _remark_texts(task.file, recording.problems)
        outcome.notes = _remark_texts(task.file, recording.notes)
        if outcome.problems:
            return
        # a fresh counter: another session's counts would make this one look faster
        llm = Llm("recorded", "recorded", task.frame.window, 0)
        weigher = ModelMessageWeigher(CachedCounter(self._counter), llm)
        with gzip.open(unfinished, "wt", compresslevel=COMPRESSION, encoding="utf-8") as out:
            header = TraceHeader(task.session, task.label, task.frame)
            trace = WindowTrace(header, out.write)
            replay = Replay(
                recording,
                trace,
                policy=task.policy,
                weigher=weigher,
                make_calibrator=LearnedCalibrator,
                reports=replace(task.reports, session=task.session),
            )
            is_complete = run_replay(replay, stopped)
        if is_complete:
            os.replace(unfinished, task.out / f"{task.session}.jsonl.gz")
            outcome.figures = replay.figures


@contextmanager
def open_recording(file: Path) -> Iterator[BinaryIO]:
    """Open a recorded session, decompressed; raise OSError if it is not a regular file."""
    with open_regular(file) as stream:
        if file.suffix != ".gz":
            yield stream
            return
        with gzip.open(stream, "rb") as unpacked:
            yield cast("BinaryIO", unpacked)


def _remark_texts(file: Path, remarks: Sequence[RecordingRemark]) -> list[str]:
    return [f"{file}, line {remark.line}: {remark.text}" for remark in remarks]
