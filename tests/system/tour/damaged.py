"""An entry of which one block cannot be read any more: laid into the store before it is opened."""

from pathlib import Path

from helix_desktop.domain.cache import BLOCK, Digest, NewContent, Origin
from helix_desktop.store import content_codec, keys
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock

BLOCKS, BAD = 12, 8
LINE = b"%08d  booked on the evening of a long day, in whole cents, at one of five shops\n"


def bytes_of_it() -> bytes:
    lines = (LINE % number for number in range(BLOCKS * BLOCK // 80))
    return b"".join(lines)


def lay_damage(data: Path, clock: FakeClock) -> Digest:
    """Into the only workspace there is; its digest."""
    (folder,) = (data / "workspaces").iterdir()
    store = WorkspaceStore.open(folder, clock)
    try:
        content = NewContent(bytes_of_it(), Origin("shell", "make export"))
        digest = store.put(content)
        record = store.database.get(keys.CONTENT + keys.raw(digest)) or b""
        spoil(store, keys.CHUNK + content_codec.chunks_of(record)[BAD])
    finally:
        store.close()
    return digest


def spoil(store: WorkspaceStore, key: bytes) -> None:
    record = bytearray(store.database.get(key) or b"")
    record[-1] ^= 1
    store.database.write([(key, bytes(record))], sync=True)
