"""kill -9 while the engine rewrites its window on a real store: the old epoch or the new, whole."""

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path

from helix_desktop.domain.cache import VerifyResult
from helix_desktop.domain.events import EpochCommitted, Recorded
from helix_desktop.store.async_store import open_async_store
from tests.context.sessions import Act, Arguments, Called, Do, Say, Undo, Words
from tests.engine.story import POLICIES, SESSION, Story
from tests.fakes.clock import FakeClock
from tests.system.prove.outcome import Outcome, scratch
from tests.system.prove.script import say
from tests.system.prove.trace import ROOT
from tests.wire import problems

_LONGEST = 0.25
"""Seconds until the kill, from the first rewrite on."""


def _act(dice: random.Random) -> Act:
    draw = dice.random()
    if draw < 0.2:
        return Say(Words(0, dice.choice((1, 20, 300))))
    if draw < 0.25:
        return Undo(dice.randrange(5))
    words = Words(8, dice.choice((1, 20, 60)))
    return Do(Words(0), calls=(Called(Arguments(10, words), words),) * dice.randrange(1, 4))


async def _play(folder: Path, seed: int) -> None:
    """Work until killed; what was acknowledged is said."""
    dice = random.Random(seed)
    story = Story(POLICIES[dice.choice(sorted(POLICIES))], window=4_000)
    story.use(await open_async_store(folder, clock=FakeClock()))
    await story.begin()
    while True:
        await story.act(_act(dice))
        await story.ask()
        if story.history.epochs:
            say(f"A {max(story.history.epochs)}")


async def _examine(folder: Path, known: int) -> list[str]:
    store = await open_async_store(folder, clock=FakeClock())
    story = Story(POLICIES["balanced"], window=4_000)
    story.use(store)
    wrong: list[str] = []
    try:
        await story.restart()
        result = await store.events(SESSION)
        events = [item.event for item in result if isinstance(item, Recorded)]
        epochs = [event.epoch.number for event in events if isinstance(event, EpochCommitted)]
        if len(events) != len(result):
            wrong.append("records are unreadable")
        if epochs != list(range(1, len(epochs) + 1)) or len(epochs) not in (
            known,
            known + 1,
            known + 2,
        ):
            wrong.append(f"epochs {epochs[-3:]} after {known} were acknowledged")
        for parts in story.history.view.markers.values():
            for part in parts.values():
                if await store.verify(part.content) is not VerifyResult.INTACT:
                    wrong.append(f"{part.content} cannot be recalled")
        window = await story.ask()
        wrong += ["nothing can be sent"] if window is None else problems(window.messages)
    finally:
        await store.close()
    return wrong


def _killed(seed: int) -> tuple[int, list[str]]:
    dice = random.Random(seed)
    with scratch() as place:
        played = [
            sys.executable,
            "-m",
            "tests.system.prove.killed_jobs",
            str(place / "s"),
            str(seed),
        ]
        child = subprocess.Popen(played, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        first = child.stdout.readline()
        time.sleep(dice.uniform(0, _LONGEST))
        os.kill(child.pid, 9)
        lines = [first, *child.stdout.read().splitlines()]
        child.wait()
        numbers = [int(line.split()[1]) for line in lines if line.startswith("A ") and line.strip()]
        known = numbers[-1] if numbers else 0
        return known, [f"seed {seed}: {item}" for item in asyncio.run(_examine(place / "s", known))]


def prove(*, count: int) -> Outcome:
    outcome = Outcome("killed in a rewrite")
    for seed in range(count):
        epochs, wrong = _killed(seed)
        outcome.figures["killed"] += 1
        outcome.figures["rewrites"] += epochs
        outcome.problems += wrong
    return outcome


if __name__ == "__main__":
    asyncio.run(_play(Path(sys.argv[1]), int(sys.argv[2])))
