"""A store and a model of it in memory, driven by chance: whatever is done, they must agree.

"Killed" means that the store goes on from a copy of its files as they were at that moment.
"""

import random
import shutil
import tempfile
from collections import Counter
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from helix_desktop.domain.cache import CacheColumn, Digest, NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.cache_filter import CacheQuery
from helix_desktop.domain.errors import CacheMiss
from helix_desktop.domain.events import (
    Event,
    Outcome,
    Recorded,
    SessionRenamed,
    SessionStarted,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.ports import Transaction
from helix_desktop.store import content_codec, keys
from helix_desktop.store.entries import update_entry
from helix_desktop.store.journal_table import store_snapshot
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock

SESSIONS = st.sampled_from([SessionId(f"00000000000000{number:02x}") for number in range(3)])
_SIZES = (0, 1, 2, 127, 128, 129, 255, 256, 257, 4_000, 65_535, 70_000)
_LARGE = (
    content_codec.CHUNK - 1,
    content_codec.CHUNK,
    content_codec.CHUNK + 1,
    2 * content_codec.CHUNK + 77,
)


def noise(seed: int, size: int) -> bytes:
    return random.Random(seed).randbytes(size)


def edited(seed: int, size: int) -> bytes:
    """One version of a file of that many lines; versions differ in a few of them."""
    source = random.Random(seed)
    lines = [f"{line}: the quick brown fox jumps over {line * 7919}" for line in range(size)]
    for _ in range(seed % 4):
        lines[source.randrange(size)] = f"edited {source.random()}"
    return "\n".join(lines).encode()


CONTENTS = st.one_of(
    st.binary(max_size=400),
    st.builds(noise, st.integers(0, 20), st.sampled_from(_SIZES)),
    st.builds(edited, st.integers(0, 20), st.sampled_from((8, 60, 600))),
    st.builds(noise, st.integers(0, 3), st.sampled_from(_LARGE)),
)
SOURCES = st.sampled_from(["", "file:a", "file:b", "command:make"])
NEW = st.builds(
    NewContent, CONTENTS, st.builds(lambda source: Origin("shell", "w", source), SOURCES)
)
TEXTS = st.text(max_size=60) | st.sampled_from(["\ud800", "a\udcffb", "word " * 300])


class StoreMachine(RuleBasedStateMachine):
    """Rules are what callers do; `teardown` compares everything."""

    def __init__(self) -> None:
        super().__init__()
        self.place = Path(tempfile.mkdtemp(prefix="helix-machine-", dir=_memory()))
        self.number = 0
        self.contents: dict[Digest, bytes] = {}
        self.seen: Counter[Digest] = Counter()
        self.refs: Counter[Digest] = Counter()
        self.recalls: Counter[Digest] = Counter()
        self.pinned: set[Digest] = set()
        self.events: dict[SessionId, list[Event]] = {}
        self.titles: dict[SessionId, str] = {}
        self.snapshots: dict[SessionId, tuple[int, bytes]] = {}

    @initialize()
    def begin(self) -> None:
        self.store = WorkspaceStore.create(self._folder(), FakeClock())

    def _folder(self) -> Path:
        return self.place / f"store {self.number} é"

    def _arrived(self, data: bytes) -> Digest:
        digest = digest_of(data)
        self.contents[digest] = data
        self.seen[digest] += 1
        return digest

    @rule(content=NEW)
    def put(self, content: NewContent) -> None:
        assert self.store.put(content) == self._arrived(content.data)

    @rule(content=NEW, size=st.integers(1, 300_000))
    def put_stream(self, content: NewContent, size: int) -> None:
        data = content.data
        size = max(size, len(data) // 50 + 1)
        pieces = [data[at : at + size] for at in range(0, len(data), size)]
        assert self.store.put_stream(pieces, content.origin) == self._arrived(data)

    @rule(session=SESSIONS, title=TEXTS)
    def start_or_rename(self, session: SessionId, title: str) -> None:
        is_begun = session in self.events
        event = SessionRenamed(2.0, title) if is_begun else SessionStarted(1.0, title)
        self.store.commit(Transaction(session, (event,)))
        self.events.setdefault(session, []).append(event)
        self.titles[session] = title

    @precondition(lambda self: self.events)
    @rule(contents=st.lists(NEW, max_size=3), text=TEXTS, pick=st.randoms(use_true_random=False))
    def commit(self, contents: list[NewContent], text: str, pick: random.Random) -> None:
        session = pick.choice(sorted(self.events))
        known = [digest_of(content.data) for content in contents]
        known += pick.sample(sorted(self.contents), min(2, len(self.contents)))
        returns = [ToolReturned(3.0, "c", "shell", text, name, 1, Outcome.OK) for name in known]
        events = (TurnStarted(3.0, text), *returns)
        receipt = self.store.commit(Transaction(session, events, tuple(contents)))
        first = len(self.events[session]) + 1
        assert [item.seq for item in receipt.recorded] == list(range(first, first + len(events)))
        self.events[session] += events
        for content in contents:
            self._arrived(content.data)
        self.refs.update(known)

    @precondition(lambda self: self.events)
    @rule(content=NEW)
    def refer_to_nothing(self, content: NewContent) -> None:
        """Neither the content of the refused step nor its first event may be there."""
        session = sorted(self.events)[0]
        unknown = ToolReturned(4.0, "c", "shell", "", digest_of(b"nowhere"), 1, Outcome.OK)
        try:
            self.store.commit(Transaction(session, (TurnStarted(4.0, "x"), unknown), (content,)))
        except CacheMiss:
            return
        raise AssertionError("an event refers to a content that is nowhere")

    @precondition(lambda self: self.contents)
    @rule(pick=st.randoms(use_true_random=False), pinned=st.booleans())
    def touch(self, pick: random.Random, *, pinned: bool) -> None:
        digest = pick.choice(sorted(self.contents))
        name = keys.raw(digest)
        self.store.write(
            lambda batch: update_entry(batch, name, recalls=1, used=9.0, pinned=pinned), sync=False
        )
        self.recalls[digest] += 1
        (self.pinned.add if pinned else self.pinned.discard)(digest)

    @precondition(lambda self: self.events)
    @rule(state=st.binary(max_size=900))
    def snapshot(self, state: bytes) -> None:
        session = sorted(self.events)[-1]
        self.snapshots[session] = (len(self.events[session]), state)
        seq, state = self.snapshots[session]
        self.store.write(lambda batch: store_snapshot(batch, session, seq, state=state), sync=False)

    @precondition(lambda self: self.contents)
    @rule(pick=st.randoms(use_true_random=False), ends=st.tuples(st.floats(0, 1), st.floats(0, 1)))
    def read_a_range(self, pick: random.Random, ends: tuple[float, float]) -> None:
        digest = pick.choice(sorted(self.contents))
        data = self.contents[digest]
        start, stop = sorted(int(end * (len(data) + 3)) for end in ends)
        assert self.store.contents.read(keys.raw(digest), start, stop) == data[start:stop]

    @rule()
    def compact(self) -> None:
        self.store.database.compact()

    @rule()
    def reopen(self) -> None:
        self.store.close()
        self.store = WorkspaceStore.open(self._folder(), FakeClock())

    @rule()
    def kill(self) -> None:
        before = self._folder()
        self.number += 1
        while not _copied(before, self._folder()):
            shutil.rmtree(self._folder(), ignore_errors=True)
        self.store.close()
        shutil.rmtree(before)
        self.store = WorkspaceStore.open(self._folder(), FakeClock())

    def teardown(self) -> None:
        if not hasattr(self, "store"):
            return
        try:
            self.reopen()
            self._compare()
        finally:
            self.store.close()
            shutil.rmtree(self.place)

    def _compare(self) -> None:
        store = self.store
        assert not store.incidents()
        for digest, data in self.contents.items():
            assert store.cache.get(digest) == data
            assert b"".join(store.contents.pieces(keys.raw(digest))) == data
        page = store.search.find(
            CacheQuery(order=CacheColumn.ARRIVAL, descending=False, limit=1 << 20)
        )
        assert [entry.digest for entry in page.entries] == list(self.contents)
        for entry in page.entries:
            assert (entry.seen, entry.refs) == (self.seen[entry.digest], self._uses(entry.digest))
            assert entry.recalls == self.recalls[entry.digest]
            assert entry.pinned == (entry.digest in self.pinned)
            assert entry.size == len(self.contents[entry.digest])
        self._compare_sessions()
        totals = store.totals()
        arrived = sum(count * len(self.contents[name]) for name, count in self.seen.items())
        assert (totals.entries, totals.before_dedup) == (len(self.contents), arrived)
        assert totals.raw == sum(map(len, self.contents.values()))

    def _uses(self, digest: Digest) -> int:
        uses = self.store.cache.uses(digest)
        assert all(self._names(use.session, use.seq) == digest for use in uses)
        assert len(uses) == self.refs[digest]
        return len(uses)

    def _names(self, session: SessionId, seq: int) -> str:
        event = self.events[session][seq - 1]
        assert isinstance(event, ToolReturned)
        return event.content

    def _compare_sessions(self) -> None:
        journal = self.store.journal
        assert {head.id for head in journal.sessions()} == set(self.events)
        for session, events in self.events.items():
            result = journal.events(session)
            assert result == [Recorded(session, at + 1, event) for at, event in enumerate(events)]
            assert journal.head(session).title == self.titles[session]
            assert journal.snapshot(session) == self.snapshots.get(session)


def _copied(before: Path, after: Path) -> bool:
    """Whether the copy shows one moment: LevelDB may have been tidying up meanwhile.

    Its LOCK is left out: opening it in this process would let go of the real one.
    """
    try:
        first = _sizes(before)
        shutil.copytree(before, after, ignore=shutil.ignore_patterns("LOCK", "lock"))
        return first == _sizes(before)
    except OSError:
        return False


def _sizes(folder: Path) -> dict[Path, int]:
    return {file: file.stat().st_size for file in folder.rglob("*")}


def _memory() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None
