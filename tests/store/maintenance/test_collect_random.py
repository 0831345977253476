"""Random use of a store while garbage is marked and swept a little at a time."""

import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from helix_desktop.domain.cache import Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.events import WindowSent
from helix_desktop.store import keys
from helix_desktop.store.entries import StalePreparation
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.garbage_collection import mark_garbage, removal_batches
from helix_desktop.store.maintenance.session_deletion import delete_session
from helix_desktop.store.maintenance.staging import WorkWatch
from helix_desktop.store.writer import PendingWrite
from tests.examples import tries
from tests.store.maintenance.test_garbage_collection import digests, pin
from tests.store.tools import START, begin, commit, create_store, large, log, returned

POOL = [
    *[(log(version), "log") for version in range(5)],
    *[(b"%s and some" % log(version), "log") for version in range(2)],
    (large(1), "big"),
    (large(1)[: 1 << 20] + large(2)[: 1 << 20] + b"tail", "big"),
    (large(1)[:5000] + b"!" + large(1)[5001:], "big"),
    (b"tiny", ""),
    (b"tiny two", ""),
]


class CollectionMachine(RuleBasedStateMachine):
    """The store, what is known to be needed, and what is under way."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="helix-gc-"))
        self.store = create_store(self.folder)
        self.sessions: dict[SessionId, set[int]] = {}
        self.pinned: set[int] = set()
        self.waiting: list[tuple[int, Any]] = []
        self.removals: list[Any] = []
        self.born = 0

    def teardown(self) -> None:
        self.store.close()
        try:
            assert check_store(self.folder, deep=True).findings == ()
        finally:
            shutil.rmtree(self.folder)

    def name(self, number: int) -> Digest:
        return digest_of(POOL[number][0])

    def content(self, number: int) -> NewContent:
        return NewContent(POOL[number][0], Origin(source=POOL[number][1]))

    def path_exists(self, number: int) -> bool:
        return self.store.contents.exists(keys.raw(self.name(number)))

    @rule(number=st.integers(0, len(POOL) - 1))
    def put(self, number: int) -> None:
        self.store.put(self.content(number))

    @rule(number=st.integers(0, len(POOL) - 1))
    def prepare(self, number: int) -> None:
        self.waiting.append((number, self.store.new_put(self.content(number)).prepare()))

    @precondition(lambda self: self.waiting)
    @rule(at=st.integers(0, 5))
    def commit_prepared(self, at: int) -> None:
        number, prepared = self.waiting.pop(at % len(self.waiting))
        try:
            self.store.writer.commit(prepared)
        except StalePreparation:
            self.put(number)
        assert self.store.cache.get(self.name(number)) == POOL[number][0]

    @rule()
    def start(self) -> None:
        self.born += 1
        session = SessionId(f"{self.born:016x}")
        begin(self.store, session)
        self.sessions[session] = set()

    @precondition(lambda self: self.sessions)
    @rule(number=st.integers(0, len(POOL) - 1), stored=st.booleans())
    def call(self, number: int, stored: bool) -> None:
        session = max(self.sessions)
        data = () if stored and self.path_exists(number) else (self.content(number),)
        commit(self.store, session, returned(POOL[number][0]), data=data)
        self.sessions[session].add(number)

    @precondition(lambda self: self.sessions)
    @rule(number=st.integers(0, len(POOL) - 1))
    def send(self, number: int) -> None:
        if self.path_exists(number):
            session = min(self.sessions)
            commit(self.store, session, WindowSent(START, "llm", (self.name(number),), 1))
            self.sessions[session].add(number)

    @rule(number=st.integers(0, len(POOL) - 1), pinned=st.booleans())
    def pin(self, number: int, pinned: bool) -> None:
        if self.path_exists(number):
            pin(self.store, self.name(number), pinned=pinned)
            (self.pinned.add if pinned else self.pinned.discard)(number)

    @precondition(lambda self: self.sessions)
    @rule()
    def forget(self) -> None:
        session = min(self.sessions)
        delete_session(self.store, session)
        del self.sessions[session]

    @rule(batch_size=st.integers(1, 3))
    def mark(self, batch_size: int) -> None:
        garbage = mark_garbage(self.store, min_age_seconds=0, watch=WorkWatch())
        self.removals = removal_batches(self.store, garbage, batch_size=batch_size)

    @precondition(lambda self: self.removals)
    @rule(count=st.integers(1, 4))
    def collect(self, count: int) -> None:
        for _ in range(min(count, len(self.removals))):
            self.store.writer.commit(self.removals.pop(0))
        self.store.contents.forget()

    @rule(number=st.integers(0, len(POOL) - 1))
    def collect_in_one_write_with_a_put(self, number: int) -> None:
        """Both in one batch, the removal first: group commit."""
        if self.removals:
            second = self.store.new_put(self.content(number))
            second.try_prepare()
            removal = self.removals.pop(0)
            first = PendingWrite(lambda: removal)
            first.try_prepare()
            self.store.writer.commit_all([first, second])
            first.outcome()
            if isinstance(second.failure, StalePreparation):
                self.put(number)

    @invariant()
    def what_is_reachable_is_whole(self) -> None:
        needed = self.pinned.union(*self.sessions.values())
        for number in needed:
            assert self.store.cache.get(self.name(number)) == POOL[number][0]

    @invariant()
    def what_is_listed_can_be_read(self) -> None:
        for name in digests(self.store):
            assert digest_of(self.store.cache.get(name)) == name


TestRandomUseWhileCollecting = CollectionMachine.TestCase
TestRandomUseWhileCollecting.settings = settings(
    max_examples=tries(25),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
