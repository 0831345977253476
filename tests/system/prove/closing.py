"""Closing while eight threads read, scan and write: each ends with StoreClosed, none crashes.

LevelDB would crash the whole process, so the rounds run in processes of their own.
"""

import os
import random
import sys
import threading
import time
from pathlib import Path

from helix_desktop.domain.cache import NewContent, digest_of
from helix_desktop.domain.errors import HelixError, StoreClosed
from helix_desktop.domain.events import TurnStarted
from helix_desktop.domain.ports import Transaction
from helix_desktop.store.keys import after
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.processes import python
from tests.system.prove import script
from tests.system.prove.outcome import Outcome, scratch

_THREADS = 8
_ROUNDS_EACH = 20
_FILLED = 14


class _Round:
    """One store, eight threads, one close."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._store = WorkspaceStore.open_or_create(folder, FakeClock())
        self._source = random.Random(seed)
        self.strange: list[str] = []
        self.acknowledged: list[bytes] = []
        self.calls = 0

    def run(self) -> None:
        if not self._store.contents.exists(bytes.fromhex(digest_of(script.data_of(2)))):
            for number in range(_FILLED):
                script.act(self._store, number)
        threads = [threading.Thread(target=self._work, args=(at,)) for at in range(_THREADS)]
        for thread in threads:
            thread.start()
        time.sleep(self._source.random() * 0.03)
        self._store.close()
        for thread in threads:
            thread.join()

    def _work(self, number: int) -> None:
        work = (self._read, self._scan, self._write, self._tell)[number % 4]
        turn = 0
        try:
            while True:
                work(number, turn)
                turn += 1
        except StoreClosed:
            self.calls += turn
        except (HelixError, RuntimeError) as error:
            self.strange.append(f"{type(error).__name__}: {error}")

    def _read(self, number: int, turn: int) -> None:
        for earlier in (2, 3, 9):
            self._store.cache.get(digest_of(script.data_of(earlier)))

    def _scan(self, number: int, turn: int) -> None:
        for _ in self._store.database.scan(b"", after(b"")):
            pass
        self._store.journal.events(script.SESSIONS[0])

    def _write(self, number: int, turn: int) -> None:
        data = f"{os.getpid()} {number} {turn} {self._source.random()}".encode()
        self._store.put(NewContent(data))
        self.acknowledged.append(data)

    def _tell(self, number: int, turn: int) -> None:
        self._store.commit(Transaction(script.SESSIONS[1], (TurnStarted(1.0, f"{number} {turn}"),)))


def play(folder: Path, seed: int) -> None:
    """The rounds of one process; says what was strange."""
    for number in range(_ROUNDS_EACH):
        one = _Round(folder, seed + number)
        one.run()
        store = WorkspaceStore.open(folder, FakeClock())
        lost = [data for data in one.acknowledged if store.cache.get(digest_of(data)) != data]
        store.close()
        script.say(f"round {one.calls} {len(lost)} {' | '.join(one.strange)}")


def prove(*, count: int) -> Outcome:
    outcome = Outcome("closing while in use")
    for seed in range(0, count, _ROUNDS_EACH):
        with scratch(memory=True) as place:
            ran = python("-m", "tests.system.prove.closing", place / "s", seed, seconds=300)
        rounds = [line.split(" ", 3) for line in ran.stdout.splitlines()]
        outcome.figures["closed"] += len(rounds)
        outcome.figures["calls"] += sum(int(words[1]) for words in rounds)
        outcome.problems += [" ".join(words) for words in rounds if int(words[2]) or words[3]]
        if ran.returncode != 0:
            outcome.problems.append(f"ended with {ran.returncode}: {ran.stderr[-300:]}")
            outcome.figures["crashed"] += 1
    return outcome


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
