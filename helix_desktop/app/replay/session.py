"""Replays recorded sessions file by file: each becomes a whole trace beside the others, or none."""

import asyncio
import gzip
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, cast

from helix_desktop.app.paths import Paths
from helix_desktop.app.wiring import exact_counter
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.values import value
from helix_desktop.engine.onlooker import Figures
from helix_desktop.engine.playback import EXACT, Reports
from helix_desktop.engine.recording import Remark, read
from helix_desktop.engine.replay import Replay
from helix_desktop.engine.window_trace import Frame, Header, WindowTrace
from helix_desktop.providers.counting.gauge import LearnedGauge
from helix_desktop.providers.counting.known_counts import KnownCounter
from helix_desktop.providers.counting.scales import ModelScales
from helix_desktop.store.disk import open_regular

ENDINGS = (".jsonl.gz", ".jsonl")
"""Of files with recorded sessions."""

COMPRESSION = 3
"""Of a trace: what more costs in time saves little, for digests do not shrink."""


@value
class Errand:
    """One file to replay; `out` is the folder of the traces."""

    file: Path
    out: Path
    label: str
    policy: Policy
    frame: Frame
    reports: Reports = EXACT

    @property
    def session(self) -> str:
        return session_of(self.file)


@dataclass(slots=True)
class Outcome:
    """What became of one file; without figures there is no trace."""

    file: Path
    session: str
    figures: Figures | None = None
    problems: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    seconds: float = 0.0


def session_of(file: Path) -> str:
    """A session is called like its file."""
    name = file.name
    for ending in ENDINGS:
        name = name.removesuffix(ending)
    return name


def recorded_files(given: Sequence[Path]) -> list[Path]:
    """The files, and those in the folders, in order; HelixError for what cannot be meant."""
    found: list[Path] = []
    for path in given:
        if os.path.isdir(path):
            inside = _inside(path)
            if not inside:
                raise HelixError(f"The folder {path} holds no recorded session (*.jsonl[.gz]).")
            found += inside
        elif os.path.isfile(path):
            found.append(path)
        else:
            raise HelixError(f"There is no file {path}.")
    by_session: dict[str, Path] = {}
    for path in found:
        other = by_session.setdefault(session_of(path), path)
        if other is not path:
            raise HelixError(
                f"{other} and {path} would write the same trace.", "Replay them into two folders."
            )
    return found


def _inside(folder: Path) -> list[Path]:
    try:
        return sorted(one for one in folder.iterdir() if one.name.endswith(ENDINGS))
    except OSError as error:
        raise HelixError(f"The folder {folder} cannot be read: {error.strerror}.") from error


def size_of(file: Path) -> int:
    """Its bytes, for telling how far the work is; 0 for what is no file after all."""
    return os.path.getsize(file) if os.path.isfile(file) else 0


class Replayer:
    """Replays files one after the other; the tokenizer is read once."""

    def __init__(self, paths: Paths) -> None:
        self._counter = exact_counter(paths)

    def replay(self, errand: Errand, stopped: Callable[[], bool]) -> Outcome:
        began = time.monotonic()
        outcome = Outcome(errand.file, errand.session)
        # the trace appears under its name when it is whole
        unfinished = errand.out / f"{errand.session}.unfinished"
        try:
            self._replay(errand, outcome, unfinished, stopped=stopped)
        except OSError as error:
            outcome.problems.append(f"{errand.file}: {error.strerror or error}")
        except HelixError as error:
            outcome.problems.append(f"{errand.file}: {error}")
        finally:
            unfinished.unlink(missing_ok=True)
        outcome.seconds = time.monotonic() - began
        return outcome

    def _replay(
        self, errand: Errand, outcome: Outcome, unfinished: Path, *, stopped: Callable[[], bool]
    ) -> None:
        with opened(errand.file) as stream:
            recording = read(stream)
        outcome.problems = _worded(errand.file, recording.problems)
        outcome.notes = _worded(errand.file, recording.notes)
        if outcome.problems:
            return
        # a session of its own counts: what another one counted would make this one look faster
        llm = Llm("recorded", "recorded", errand.frame.window, 0)
        scales = ModelScales(KnownCounter(self._counter), llm)
        with gzip.open(unfinished, "wt", compresslevel=COMPRESSION, encoding="utf-8") as out:
            header = Header(errand.session, errand.label, errand.frame)
            trace = WindowTrace(header, out.write)
            replay = Replay(
                recording,
                trace,
                policy=errand.policy,
                scales=scales,
                gauge=LearnedGauge,
                reports=errand.reports,
            )
            whole = asyncio.run(replay.run(stopped))
        if whole:
            os.replace(unfinished, errand.out / f"{errand.session}.jsonl.gz")
            outcome.figures = replay.figures


@contextmanager
def opened(file: Path) -> Iterator[BinaryIO]:
    """A recorded session's bytes, unpacked; OSError for what is no regular file."""
    with open_regular(file) as stream:
        if file.suffix != ".gz":
            yield stream
            return
        with gzip.open(stream, "rb") as unpacked:
            yield cast("BinaryIO", unpacked)


def _worded(file: Path, remarks: Sequence[Remark]) -> list[str]:
    return [f"{file}, line {remark.line}: {remark.text}" for remark in remarks]
