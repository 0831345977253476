"""A session that is the same every time: what it must have kept follows from its step numbers.

As a program it plays the session in a folder and says `A n` once action n is acknowledged. It says
so by writev, so that faults injected into write do not hit the saying.
"""

import os
import random
import sys
from functools import lru_cache
from pathlib import Path
from typing import NoReturn

from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.events import Ending as TurnEnding
from helix_desktop.domain.events import (
    Event,
    Outcome,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.ports import Transaction
from helix_desktop.store import keys
from helix_desktop.store.entries import update_entry
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.system.prove import upkeep

SESSIONS = (SessionId("00000000000000a1"), SessionId("00000000000000b2"))

_PATTERN = (
    *("step", "near", "step", "near", "twin", "touch", "step", "big", "pin", "step", "compact"),
    *("step", "near", "reopen", "step", "stream", "touch", "step", "twin", "reopen", "step"),
    *("near", "compact", "step"),
)
"""After the two sessions have begun; repeated until the later part begins."""

_BIG = (1 << 20) + 70_000


SALT = "HELIX_PROVE_SALT"
"""The variable that makes another session of the same kind, in this process and its children."""

_salt = int(os.environ.get(SALT, "0"))


def kind_of(number: int) -> str:
    """The action after the sessions have begun is always a step: others refer to its content."""
    if number < len(SESSIONS):
        return "start"
    if number >= upkeep.BEGINS:
        return upkeep.kind_of(number)
    return _PATTERN[(number - 2 + _salt) % len(_PATTERN)] if number > 2 else "step"


@lru_cache(maxsize=64)
def data_of(number: int) -> bytes:
    """The content that action `number` keeps; empty if it keeps none."""
    source = random.Random(number + 1000 * _salt)
    match kind_of(number):
        case "step":
            return f"step {number}\n".encode() + source.randbytes(source.choice((0, 90, 3000)))
        case "near":
            lines = [f"line {line} of a file that is edited now and then" for line in range(300)]
            for _ in range(1 + number % 5):
                lines[source.randrange(300)] = f"edited in {number}: {source.random()}"
            return "\n".join(lines).encode()
        case "twin":
            return data_of(2)
        case "big":
            return source.randbytes(_BIG)
        case "stream":
            before = random.Random(number - 8 + 1000 * _salt).randbytes(1 << 20)
            return before + source.randbytes(50_000)
        case "grown":
            return upkeep.grown(number)
    return b""


def origin_of(number: int) -> Origin:
    match kind_of(number):
        case "near":
            return Origin("read_file", "src/edited.py", "file:src/edited.py")
        case "big" | "stream":
            return Origin("shell", "make everything", "command:make")
        case "grown":
            return Origin("shell", "run all tests", "command:test")
    return Origin("shell", f"run {number}")


def session_of(number: int) -> SessionId:
    return SESSIONS[number] if number < len(SESSIONS) else SESSIONS[number % 3 == 0]


def events_of(number: int) -> tuple[Event, ...]:
    at = 1_000.0 + number
    match kind_of(number):
        case "start":
            return (SessionStarted(at, f"Session {number}"),)
        case "step" | "near" | "twin" | "big" | "grown":
            data = data_of(number)
            returned = ToolReturned(
                at, f"call-{number}", "shell", f"run {number}", digest_of(data), len(data),
                Outcome.OK,
            )  # fmt: skip
            turn_started = TurnStarted(
                at, f"Message {number}. " + "Please look again. " * (number % 50)
            )
            return (turn_started, returned, TurnEnded(at, TurnEnding.DONE))
    return ()


def step_of(number: int) -> Transaction:
    data = data_of(number)
    contents = (NewContent(data, origin_of(number)),) if data else ()
    return Transaction(session_of(number), events_of(number), contents)


def pinned_by(number: int) -> bytes:
    """What a pin or a touch goes to: the content of the first step."""
    return keys.raw(digest_of(data_of(2)))


def act(store: WorkspaceStore, number: int) -> WorkspaceStore:
    """Do action `number`; the store to go on with."""
    match kind_of(number):
        case "pin":
            name = pinned_by(number)
            store.write(lambda batch: update_entry(batch, name, pinned=True), sync=True)
        case "touch":
            name, used = pinned_by(number), 1_000.0 + number
            store.write(lambda batch: update_entry(batch, name, recalls=1, used=used), sync=False)
        case "compact":
            store.database.compact()
        case "reopen":
            store.close()
            return WorkspaceStore.open(store.folder, FakeClock())
        case "stream":
            data = data_of(number)
            pieces = (data[at : at + 99_999] for at in range(0, len(data), 99_999))
            store.put_stream(pieces, origin_of(number))
        case kind if kind in upkeep.KINDS:
            upkeep.act(store, number, pinned_by(number))
        case _:
            store.commit(step_of(number))
    return store


def play(folder: Path, length: int, *, close: bool = True) -> None:
    """The whole session in this process."""
    store = WorkspaceStore.open_or_create(folder, FakeClock())
    for number in range(length):
        store = act(store, number)
    if close:
        store.close()


def say(text: str) -> None:
    os.writev(1, [f"{text}\n".encode()])


def _perform(folder: Path, length: int) -> NoReturn:
    """Play aloud; after a failure, show that reads go on and nothing more is accepted."""
    number = -1
    try:
        store = WorkspaceStore.open_or_create(folder, FakeClock())
        for number in range(length):
            store = act(store, number)
            say(f"A {number}")
        store.close()
    except HelixError as error:
        say(f"E {number} {type(error).__name__} {bool(error.hint)}")
        if number >= 0 and kind_of(number) != "reopen":
            _afterwards(store, number)
    else:
        say("end")
    os._exit(0)


def _afterwards(store: WorkspaceStore, number: int) -> None:
    """Reads after a failure, and one more write."""
    is_complete = all(
        store.cache.get(digest_of(data_of(earlier))) == data_of(earlier)
        for earlier in range(number)
        if data_of(earlier)
    )
    say(f"R {is_complete}")
    try:
        store.commit(Transaction(SESSIONS[0], (TurnStarted(5.0, "too late"),)))
    except HelixError:
        say("N refused")
    else:
        say("N accepted")


if __name__ == "__main__":
    _perform(Path(sys.argv[1]), int(sys.argv[2]))
