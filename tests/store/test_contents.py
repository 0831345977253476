"""Contents of any size and form come back byte for byte, or not at all."""

import hashlib
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.cache import Digest, Origin, digest_of
from helix_desktop.domain.errors import CacheCorrupt, CacheMiss, ContentError
from helix_desktop.store import content_codec, keys
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.tools import content, open_store
from tests.system.prove.machine import edited, noise

SHAPES: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "one byte": lambda: b"\x00",
    "127 bytes": lambda: b"a" * 127,
    "128 bytes": lambda: b"a" * 128,
    "only NUL": lambda: bytes(70_000),
    "bytes that are no text": lambda: b"\xed\xa0\x80\xff\xfe" * 90,
    "one less than a chunk": lambda: noise(1, content_codec.CHUNK - 1),
    "a chunk": lambda: noise(2, content_codec.CHUNK),
    "one more than a chunk": lambda: noise(3, content_codec.CHUNK + 1),
    "many chunks": lambda: noise(4, 5 * content_codec.CHUNK + 12_345),
    "the same chunk again and again": lambda: bytes(6 * content_codec.CHUNK),
}


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("stream", [False, True], ids=["whole", "stream"])
def test_a_content_is_the_same_bytes_after_reopening_the_store(
    tmp_path: Path, name: str, *, stream: bool
) -> None:
    data = SHAPES[name]()
    with open_store(tmp_path) as store:
        if stream:
            pieces = (data[at : at + 300_007] for at in range(0, len(data), 300_007))
            digest = store.put_stream(pieces, Origin("shell"))
        else:
            digest = store.put(content(data))
        assert digest == digest_of(data)
    with open_store(tmp_path) as store:
        raw = keys.raw(digest)
        assert store.cache.get(digest) == data
        assert b"".join(store.contents.pieces(raw)) == data
        assert store.cache.entry(digest).lines == data.count(b"\n") + (
            bool(data) and not data.endswith(b"\n")
        )


@pytest.mark.slow
def test_any_range_of_any_content_is_its_slice(tmp_path: Path) -> None:
    large = noise(5, 2 * content_codec.CHUNK + 999)
    small = edited(1, 100)
    with open_store(tmp_path) as store:
        for data in (large, small):
            store.put(content(data, "file:a"))

        @settings(max_examples=150)
        @given(st.sampled_from((large, small)), st.floats(0, 1.2), st.floats(0, 1.2))
        def check(data: bytes, one: float, other: float) -> None:
            start, stop = sorted((int(one * len(data)), int(other * len(data))))
            read = store.contents.read(keys.raw(digest_of(data)), start, stop)
            assert read == data[start:stop]

        check()
        for start in (0, content_codec.CHUNK - 1, content_codec.CHUNK, content_codec.CHUNK + 1):
            for length in (0, 1, content_codec.CHUNK):
                read = store.contents.read(keys.raw(digest_of(large)), start, start + length)
                assert read == large[start : start + length]


@pytest.mark.parametrize(("start", "stop"), [(-1, 5), (5, 4)])
def test_a_range_that_goes_back_is_refused(store: WorkspaceStore, start: int, stop: int) -> None:
    digest = store.put(content(b"0123456789"))
    with pytest.raises(ContentError) as refused:
        store.contents.read(keys.raw(digest), start, stop)
    assert refused.value.hint


def test_an_unknown_digest_is_reported_as_a_miss(store: WorkspaceStore) -> None:
    for ask in (store.cache.get, store.cache.entry):
        with pytest.raises(CacheMiss):
            ask(digest_of(b"never stored"))


def _break(store: WorkspaceStore, key: bytes, record: bytes) -> None:
    store.database.write([(key, record)], sync=True)


def _key(data: bytes) -> bytes:
    return keys.CONTENT + keys.raw(digest_of(data))


def test_a_record_with_other_bytes_is_never_served(tmp_path: Path) -> None:
    data, other = noise(6, 900), noise(7, 900)
    with open_store(tmp_path) as store:
        digest = store.put(content(data))
        _break(store, _key(data), content_codec.plain_record(other))
        for ask in (store.cache.get, lambda name: store.contents.read(keys.raw(name), 0, 9)):
            with pytest.raises(CacheCorrupt) as refused:
                ask(digest)
            assert refused.value.digest == digest
            assert refused.value.hint


def test_the_chunk_list_of_another_content_is_never_served(tmp_path: Path) -> None:
    data, other = noise(8, content_codec.CHUNK + 9), noise(9, content_codec.CHUNK + 9)
    with open_store(tmp_path) as store:
        digest = store.put(content(data))
        store.put(content(other))
        record = store.database.get(_key(other))
        assert record is not None
        _break(store, _key(data), record)
        with pytest.raises(CacheCorrupt):
            store.contents.read(keys.raw(digest), 0, 9)
        with pytest.raises(CacheCorrupt):
            store.cache.get(digest)
        with pytest.raises(CacheCorrupt):
            list(store.contents.pieces(keys.raw(digest)))


def test_a_damaged_base_makes_its_children_corrupt_under_their_own_names(tmp_path: Path) -> None:
    base, child = edited(0, 600), edited(1, 600)
    with open_store(tmp_path) as store:
        store.put(content(base, "file:a"))
        store.put(content(child, "file:a"))
        _break(store, _key(base), content_codec.plain_record(edited(2, 600)))
    with open_store(tmp_path) as store:
        with pytest.raises(CacheCorrupt) as refused:
            store.cache.get(digest_of(child))
        assert refused.value.digest == digest_of(child)


def test_the_same_bytes_heal_a_damaged_content_when_they_arrive_again(tmp_path: Path) -> None:
    data = noise(10, 5000)
    with open_store(tmp_path) as store:
        digest = store.put(content(data))
        _break(store, _key(data), content_codec.plain_record(b"rubbish"))
        with pytest.raises(CacheCorrupt):
            store.cache.get(digest)
        store.put(content(data))
        assert store.cache.get(digest) == data
        assert store.cache.entry(digest).seen == 2
    with open_store(tmp_path) as store:
        assert store.cache.get(digest) == data


def test_a_missing_chunk_is_corrupt_and_heals(tmp_path: Path) -> None:
    data = noise(11, 2 * content_codec.CHUNK)
    chunk = keys.CHUNK + hashlib.sha256(data[: content_codec.CHUNK]).digest()
    with open_store(tmp_path) as store:
        digest = store.put(content(data))
        store.database.write([(chunk, None)], sync=True)
        with pytest.raises(CacheCorrupt):
            store.cache.get(digest)
        assert (
            store.contents.read(keys.raw(digest), content_codec.CHUNK, content_codec.CHUNK + 5)
            == (data[content_codec.CHUNK : content_codec.CHUNK + 5])
        )
        store.put(content(data))
        assert store.cache.get(digest) == data


def test_a_stream_that_breaks_off_leaves_no_content(tmp_path: Path) -> None:
    def broken() -> Iterator[bytes]:
        for _ in range(6):
            yield noise(12, content_codec.CHUNK)
        raise OSError("the pipe broke")

    with open_store(tmp_path) as store:
        with pytest.raises(OSError, match="the pipe broke"):
            store.put_stream(broken(), Origin("shell"))
        assert store.totals().entries == 0
        store.put(content(b"and on it goes"))


@pytest.mark.slow
def test_two_hundred_megabytes_stream_through_a_bounded_memory(tmp_path: Path) -> None:
    if not Path("/proc/self/status").exists():
        pytest.skip("memory is measured in /proc: Linux only")
    expected_hash = hashlib.sha256()
    most = 0

    def note() -> None:
        nonlocal most
        most = max(most, _own_memory())

    def source() -> Iterator[bytes]:
        shuffled = random.Random(13)
        for _ in range(200):
            piece = shuffled.randbytes(1 << 20)
            expected_hash.update(piece)
            yield piece
            note()

    with open_store(tmp_path) as store:
        before = _own_memory()
        digest = store.put_stream(source(), Origin("shell"))
        again = hashlib.sha256()
        for piece in store.contents.pieces(keys.raw(digest)):
            again.update(piece)
            note()
    assert digest == Digest(expected_hash.hexdigest()) == Digest(again.hexdigest())
    assert most - before < 64 * 1024, f"{most - before} KiB for 200 MB"


def _own_memory() -> int:
    """KiB that are not a view of a file: LevelDB maps its tables, the system takes them back."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.split("RssAnon:")[1].split()[0])
