"""Models over HTTP while their servers go wrong: real turns, the real store, every dialect.

Nothing a user wrote may be lost, no tool may run twice, nothing may hang or fill the memory.
"""

import asyncio
import gc
import random
from functools import partial
from pathlib import Path

from helix_desktop.app.environment import SystemClock
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.ports import Store
from helix_desktop.engine.turn import UNEXPECTED
from helix_desktop.providers.http.http_client import HttpClient
from helix_desktop.providers.http.timeouts import HttpTimeouts
from helix_desktop.store.async_store import open_async_store
from tests.benchmarks.memory import memory_bytes
from tests.system.peers.fault_modes import FAULTS as MODES
from tests.system.peers.fault_modes import Mode
from tests.system.prove import store
from tests.system.prove.dialect_says import SAYINGS
from tests.system.prove.model_session import KEY, FaultyTalk, drawn, word
from tests.system.prove.outcome import Outcome, scratch

A_SESSION = 6
"""Turns; what came of an endless answer is sent along with each one after it."""

PATIENCE = HttpTimeouts(connect=2.0, first=0.5, idle=0.4, total=1.0, small=0.3, after=0.1)
LONGEST_TURN = 12.0
"""Seconds: two requests of three attempts with the longest of these waits, and the store."""

MOST_GROWN = 64
"""Megabytes."""

_KEPT = {
    Mode.CUT_IN_EVENT,
    Mode.CUT_IN_LETTER,
    Mode.SPLIT_LETTERS,
    Mode.GARBAGE,
    Mode.SLOW_LORIS,
    Mode.ENDLESS,
    Mode.LONG_LINE,
    Mode.GZIP_BOMB,
    Mode.ERROR_INSIDE,
    Mode.WRONG_LENGTH,
}
"""Where a first word that was sent has to be in the journal."""


def _prove(*, count: int) -> Outcome:
    outcome = Outcome("models")
    with scratch() as folder:
        asyncio.run(_play(count, folder, outcome))
    return outcome


async def _play(count: int, folder: Path, outcome: Outcome) -> None:
    """Session after session, each in another dialect; the first one warms everything up."""
    store = await open_async_store(folder, clock=SystemClock())
    line = HttpClient(PATIENCE)
    dice, number, longest, grown, before = random.Random(17), 0, 0.0, 0, 0
    outcome.figures["ways"] = len(MODES)
    try:
        while number < count:
            dialect = tuple(SAYINGS)[number // A_SESSION % len(SAYINGS)]
            faults = [drawn(dice, number + item, MODES) for item in range(A_SESSION)]
            talk = FaultyTalk(
                SessionId(f"{number:016x}"), store, line, dialect=dialect, seed=number
            )
            await talk.play(faults)
            await _examine(talk, store, outcome)
            longest = max(longest, talk.tally.longest)
            number += A_SESSION
            before = before or _memory()
            grown = max(grown, _memory() - before)
    finally:
        await line.close()
        await store.close()
    outcome.figures["MB grown"] = grown
    outcome.figures["ms the longest turn"] = round(longest * 1000)
    if grown >= MOST_GROWN:
        outcome.problems.append(f"memory grew by {grown} MB")
    if longest > LONGEST_TURN:
        outcome.problems.append(f"a turn took {longest:.1f} s")


async def _examine(talk: FaultyTalk, store: Store, outcome: Outcome) -> None:
    """What is in the store of a session, against what was sent to it and what ran."""
    recorded = await store.events(talk.session)
    events = [item.event for item in recorded if isinstance(item, Recorded)]
    turns = _turns(events)
    sent_texts = [turn[0].text for turn in turns if isinstance(turn[0], TurnStarted)]
    lost = [text for text in talk.sent if sent_texts.count(text) != 1]
    twice = [work for work, runs in talk.tools.ran.items() if runs > 1]
    outcome.figures.update(talk.tally.counts)
    outcome.figures["messages lost"] += len(lost)
    outcome.figures["calls run twice"] += len(twice)
    problems = [*talk.tally.problems, *(f"lost: {text}" for text in lost)]
    problems += [f"run twice: {work}" for work in twice]
    problems += (
        _ends(turns) + _partial_text_problems(talk, turns) + _last_request(talk) + _pairs(events)
    )
    if KEY in repr(events):
        problems.append("a key is in the journal")
    outcome.problems += [f"{talk.session}: {problem}" for problem in problems]


def _turns(events: list[Event]) -> list[list[Event]]:
    """The events of each turn, its message first."""
    turns: list[list[Event]] = []
    for event in events:
        if isinstance(event, TurnStarted):
            turns.append([])
        if turns:
            turns[-1].append(event)
    return turns


def _ends(turns: list[list[Event]]) -> list[str]:
    problems = []
    for number, turn in enumerate(turns):
        ends = [event for event in turn if isinstance(event, TurnEnded)]
        if len(ends) != 1:
            problems.append(f"turn {number} has {len(ends)} ends")
        problems += [f"turn {number}: {end.detail}" for end in ends if UNEXPECTED in end.detail]
    return problems


def _partial_text_problems(talk: FaultyTalk, turns: list[list[Event]]) -> list[str]:
    """What came before a fault is in the journal once, however the turn ended."""
    problems = []
    for number, ((fault, came), turn) in enumerate(zip(talk.faults, turns, strict=False)):
        replies = [event for event in turn if isinstance(event, AssistantReplied)]
        parts = [part for reply in replies for part in reply.parts]
        reply_text = "".join(part.text for part in parts if isinstance(part, Text))
        if came and not fault.stopped and fault.mode in _KEPT and came not in reply_text:
            problems.append(f"turn {number}: {came!r} came and is not kept ({fault})")
        again = [item for item in (0, 1) if reply_text.count(word(number, item)) > 1]
        problems += [f"turn {number}: answer {item} is said twice ({fault})" for item in again]
    return problems


def _last_request(talk: FaultyTalk) -> list[str]:
    """Every message of the session was sent to the model up to its last request."""
    body = talk.server.received[-1].body.decode("utf-8", "replace")
    return [f"not sent any more: {text}" for text in talk.sent if text not in body]


def _pairs(events: list[Event]) -> list[str]:
    """Every call has one answer, also one that was stopped or cut off."""
    replies = [event for event in events if isinstance(event, AssistantReplied)]
    call_ids = [part.id for reply in replies for part in reply.parts if isinstance(part, ToolCall)]
    answered = [event.call for event in events if isinstance(event, ToolReturned)]
    return [f"call {item} has no one answer" for item in call_ids if answered.count(item) != 1]


def _memory() -> int:
    """Megabytes that this process holds; 0 where there is no /proc."""
    gc.collect()
    return memory_bytes() >> 20


FAULTS = (store.Fault("models", _prove, 60, 1_000),)

run = partial(store.run, faults=FAULTS)
"""`keep` is a file for the figures."""
