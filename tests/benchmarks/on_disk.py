"""S15: every byte on disk after the recorded sessions, against their raw text and a packed git.

The bytes are counted at rest: the store was reopened and compacted, the index is complete and has
given its log back. The ballast is left out, because it does not grow.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from helix_desktop.store import opening
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks import corpus
from tests.benchmarks.corpus import Output
from tests.benchmarks.report import Row
from tests.benchmarks.sizes import bytes_in, in_git
from tests.benchmarks.stores import new_content, open_store

_KINDS = {
    b"o": "contents",
    b"c": "chunks",
    b"i": "entries",
    b"n": "feed",
    b"h": "hints",
    b"k": "token counts",
}
"""The first letters of keys."""


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    outputs: Sequence[Output] = corpus.recorded() or corpus.reread(60, numbered=True)
    outputs = outputs[: 300 if quick else None]
    raw = sum(len(output.data) for output in outputs)
    with open_store(folder / "ours") as store:
        for output in outputs:
            store.put(new_content(output))
    with open_store(folder / "ours") as store:  # what only a memtable held is not merged otherwise
        _settle(store)
        database = bytes_in(folder / "ours" / opening.DATABASE)
        index = sum(file.stat().st_size for file in (folder / "ours").glob(f"{opening.INDEX}*"))
        kinds = _kinds(store)
    git = in_git(folder / "git", outputs)
    detail = (
        f"{len(outputs):,} outputs, {raw / 1e6:.1f} MB raw: database {database / raw:.2f}×, "
        f"index {index / raw:.2f}×; before LevelDB's own compression: {kinds}"
    )
    return {
        "S15": Row((database + index) / raw, "x raw", len(outputs), detail),
        "S15G": Row(database / git, "x git", len(outputs), f"git {git / raw:.2f}× raw"),
    }


def _settle(store: WorkspaceStore) -> None:
    progress = store.index.catch_up(1.0)
    while progress.merging or not progress.done:
        progress = store.index.catch_up(1.0)
    store.index.give_space_back()
    store.database.compact()


def _kinds(store: WorkspaceStore) -> str:
    """Bytes of keys and records by their kind, the largest first."""
    result: Counter[str] = Counter()
    for key, record in store.database.scan(b"\x00", b"\xff" * 64):
        result[_KINDS.get(key[:1], "others")] += len(key) + len(record)
    return ", ".join(f"{kind} {size / 1e6:.1f} MB" for kind, size in result.most_common())
