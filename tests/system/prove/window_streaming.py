"""Killing the window while an answer streams: what stood on the screen is there again.

As a program it is the window, off screen, with a model that never stops: `L WHEN KIND LENGTH` says
how much of its words a row of the transcript shows, and `O` that the first of them are there.
"""

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from itertools import count as numbers
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders, resources_folder
from helix_desktop.domain.llm import ModelRequest, ProviderEvent, TextDelta, ThinkingDelta
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import LaunchOptions, make_application
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.rows import RowKind, TranscriptRow
from tests.system.prove.outcome import Outcome, scratch
from tests.system.prove.script import say
from tests.system.prove.trace import ROOT
from tests.system.scenarios.stage import first_view, open_and_quiet, type_and_send, until

ON_DISK = 0.25
"""Seconds after which what was shown may not be lost any more."""
PATIENCE = 120.0
LONGEST = 2.0
"""Seconds of a stream before it is killed."""
THOUGHTS = 12
"""Pieces of thinking before the answer begins."""
KINDS = (RowKind.THINKING, RowKind.ASSISTANT)


class Endless:
    """Implements Provider: thinks a little, and then its answer goes on for ever."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    async def stream(self, _request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        for number in numbers():
            await asyncio.sleep(self._dice.choice((0.0, 0.005, 0.02, 0.08)))
            thinks = number < THOUGHTS
            piece = f"{number} "
            yield ThinkingDelta(piece) if thinks else TextDelta(piece)


def _words(kind: RowKind, length: int) -> str:
    """The beginning of what the model thinks or says."""
    first = 0 if kind is RowKind.THINKING else THOUGHTS
    made = "".join(f"{number} " for number in range(first, first + length))
    return made[:length]


async def _watch(application: Application) -> None:
    """Send a message, and tell how much of its answer is shown, until the window is killed."""
    workspace_view = await first_view(application)
    await until(lambda: open_and_quiet(application), seconds=PATIENCE)
    type_and_send(workspace_view, "for ever")
    shown: Counter[RowKind] = Counter()
    while True:
        await asyncio.sleep(0.01)
        model = workspace_view.transcript
        for row in (model.row(at) for at in range(model.rowCount())):
            if row.kind in KINDS and len(row.text) > shown[row.kind]:
                if not shown:
                    say("O")
                shown[row.kind] = len(row.text)
                say(f"L {time.monotonic():.4f} {row.kind} {len(row.text)}")


async def _live(data: Path, folder: Path, seed: int) -> None:
    paths = find_paths(data)
    make_private_folders(paths)
    parts = AppParts(provider=lambda: Endless(seed))
    application = Application(AppContainer(paths, parts), LaunchOptions(folder=folder), say)
    loop = asyncio.get_running_loop()
    await asyncio.gather(loop.create_task(application.live()), _watch(application))


def _killed(place: Path, seed: int) -> dict[RowKind, int]:
    """How much had been shown for long enough when the window was killed."""
    output_file, dice = place / "said", random.Random(seed)
    command = [sys.executable, "-m", __name__, *map(str, (place / "data", place / "ledger", seed))]
    with (
        output_file.open("wb") as out,
        subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT) as child,
    ):
        try:
            ends = time.monotonic() + PATIENCE
            while b"O" not in output_file.read_bytes().splitlines() and time.monotonic() < ends:
                time.sleep(0.01)
            time.sleep(dice.uniform(0, LONGEST))
            if child.poll() is not None:
                raise AssertionError(f"it ended by itself: {output_file.read_text()[-2_000:]}")
            at = time.monotonic()
        finally:
            child.send_signal(signal.SIGKILL)
    lines = (line.split() for line in output_file.read_text(encoding="utf-8").splitlines())
    in_time = [item for item in lines if item[:1] == ["L"] and float(item[1]) <= at - ON_DISK]
    return {RowKind(kind): int(length) for _, _, kind, length in in_time}


async def _again(place: Path) -> list[TranscriptRow]:
    """The rows that the next start shows of the session."""
    container = AppContainer(find_paths(place / "data"), AppParts())
    open_workspace = await container.open(container.workspaces.for_folder(place / "ledger"))
    try:
        [head] = await open_workspace.sessions.all()
        model = TranscriptModel()
        model.load(await open_workspace.sessions.transcript(head.id), running=False)
        return [model.row(at) for at in range(model.rowCount())]
    finally:
        await open_workspace.close()
        await container.close()


def _wrong(rows: list[TranscriptRow], shown: dict[RowKind, int]) -> list[str]:
    results = [
        f"{length} characters of {kind} were shown, and not all of them are there again"
        for kind, length in shown.items()
        if not any(row.text.startswith(_words(kind, length)) for row in rows if row.kind is kind)
    ]
    several = (kind for kind in KINDS if sum(row.kind is kind for row in rows) > 1)
    results += [f"{kind} stands there more than once" for kind in several]
    if [row.last for row in rows if row.kind is RowKind.BREAK] != [True]:
        results.append("there is not exactly one line where it broke off")
    return results


def streams(*, count: int) -> Outcome:
    """Start, kill, look, and look again: what was found once is found once more, and not twice."""
    outcome = Outcome("streams killed")
    for seed in range(count):
        with scratch() as place:
            shutil.copytree(resources_folder() / "demo", place / "ledger")
            shown = _killed(place, seed)
            for _ in range(2):
                wrong = _wrong(asyncio.run(_again(place)), shown)
                outcome.problems += [f"seed {seed}: {item}" for item in wrong]
        outcome.figures["killed"] += 1
        outcome.figures["characters shown"] += sum(shown.values())
    if not outcome.figures["characters shown"]:
        outcome.problems.append("nothing was shown before a kill: nothing is proven")
    return outcome


def main(data: Path, folder: Path, seed: int) -> None:
    app = make_application()
    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
        runner.run(_live(data, folder, seed))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
