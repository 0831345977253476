"""S1, S2: what the same outputs take on disk here, in LevelDB by default and in a packed git."""

import hashlib
import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks import corpus
from tests.benchmarks.corpus import Output
from tests.benchmarks.peers import LevelDefaults
from tests.benchmarks.report import Row
from tests.benchmarks.stores import new_content, open_store

_LOGS = (
    "Runs of one log differ in the time of each slow test (±10 %), in the total time, and in 0.5 % "
    "of the verdicts; which tenth of the tests is slow stays the same from run to run, and is "
    "drawn anew for each run in the harsh logs."
)


@dataclass(frozen=True, slots=True)
class Sizes:
    """Bytes of one sequence in each form; `raw` counts every arrival."""

    raw: int
    ours: int
    defaults: int
    git: int

    def describe(self, name: str) -> str:
        return (
            f"{name} {self.raw / 1e6:.1f} MB raw: ours {self.ours / 1e3:.0f} KB, defaults "
            f"{self.defaults / self.ours:.2f}× ours, ours {self.ours / self.git:.2f}× git"
        )


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    sizes = _all(folder, _made(quick=quick))
    extra_sizes = _all(folder, _extra_corpora(quick=quick))
    smaller = min(size.defaults / size.ours for size in sizes.values())
    packed = max(size.ours / size.git for size in sizes.values())
    detail = (
        f"worst of: {_sizes_text(sizes)}; not counted: {_sizes_text(extra_sizes)}. "
        f"{_LOGS} db folder after compaction with all metadata; the derived search index is apart"
    )
    return {
        "S1": Row(smaller, "x", len(sizes), detail),
        "S2": Row(packed, "x", len(sizes), f"worst of {', '.join(sizes)}; figures at S1"),
    }


def _made(*, quick: bool) -> Mapping[str, list[Output]]:
    few = quick * 5
    return {
        "re-read": corpus.reread(few or 60, numbered=False),
        "re-read numbered": corpus.reread(few or 60, numbered=True),
        "re-run logs": corpus.reruns(few or 60),
    }


def _extra_corpora(*, quick: bool) -> Mapping[str, Sequence[Output]]:
    """Told, but not in the value: harsher logs, and what sessions really said."""
    result: dict[str, Sequence[Output]] = {
        "harsh logs": corpus.reruns(quick * 5 or 60, steady=False)
    }
    if real := corpus.recorded()[: 300 if quick else None]:
        result["recorded sessions"] = real
    return result


def _all(folder: Path, sequences: Mapping[str, Sequence[Output]]) -> dict[str, Sizes]:
    return {name: _sizes(folder / name, outputs) for name, outputs in sequences.items()}


def _sizes_text(sizes: Mapping[str, Sizes]) -> str:
    return "; ".join(item.describe(name) for name, item in sizes.items())


def _sizes(folder: Path, outputs: Sequence[Output]) -> Sizes:
    folder.mkdir(parents=True)
    raw = sum(len(output.data) for output in outputs)
    return Sizes(
        raw,
        _in_ours(folder / "ours", outputs),
        _in_defaults(folder / "defaults", outputs),
        in_git(folder / "git", outputs),
    )


def _in_ours(folder: Path, outputs: Sequence[Output]) -> int:
    with open_store(folder) as store:
        for output in outputs:
            store.put(new_content(output))
    with open_store(folder) as store:  # what only a memtable held is not merged by a compaction
        store.database.compact()
    return bytes_in(folder / "db")


def _in_defaults(folder: Path, outputs: Sequence[Output]) -> int:
    peer = LevelDefaults(folder, sync=False)
    for output in outputs:
        peer.put(hashlib.sha256(output.data).digest(), output.data)
    peer.compact()
    peer.close()
    return bytes_in(folder)


def in_git(folder: Path, outputs: Sequence[Output]) -> int:
    """The pack alone, named so that git sees which files are versions of each other."""
    folder.mkdir()
    _git(folder, "init", "-q")
    _git(folder, "config", "gc.auto", "0")  # or a commit would start one in the background
    seen: dict[str, int] = {}
    names: dict[str, str] = {}
    for output in outputs:
        seen[output.source] = seen.get(output.source, 0) + 1
        name = names.setdefault(output.source, f"f{len(names):05d}")
        (folder / f"{name}_{seen[output.source]}").write_bytes(output.data)
    _git(folder, "add", "-A")
    _git(folder, "-c", "user.name=b", "-c", "user.email=b@example.com", "commit", "-qm", "all")
    _git(folder, "gc", "-q", "--aggressive", "--prune=now")
    packs = (folder / ".git" / "objects" / "pack").glob("*.pack")
    return sum(pack.stat().st_size for pack in packs)


def _git(folder: Path, *args: str) -> None:
    alone = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(["git", *args], cwd=folder, check=True, env={**os.environ, **alone})


def bytes_in(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
