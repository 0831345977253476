"""Flipped bits, cut files, deleted files: all that is lost or wrong has to be said."""

import random
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from helix_desktop.domain.errors import HelixError
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.system.prove import script
from tests.system.prove.examine import LENGTH, Picture, picture
from tests.system.prove.outcome import Outcome, processes, scratch

_BALLAST = 4096
"""A short one: only its being there matters here."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one damage."""

    file: str
    what: str
    problem: str = ""


Harm = Callable[[Path, random.Random], str]
"""Damages one file and says how."""


def flip(file: Path, source: random.Random) -> str:
    data = bytearray(file.read_bytes())
    at, bit = source.randrange(len(data)), source.randrange(8)
    data[at] ^= 1 << bit
    file.write_bytes(data)
    return f"bit {bit} of byte {at} of {len(data)}"


def cut(file: Path, source: random.Random) -> str:
    """Cut somewhere, or (one time in six) deleted."""
    if source.random() < 1 / 6:
        file.unlink()
        return "deleted"
    size = file.stat().st_size
    length = source.randrange(size)
    with file.open("r+b") as stream:
        stream.truncate(length)
    return f"cut to {length} of {size}"


def kind_of(file: str) -> str:
    for kind in ("MANIFEST", ".ldb", ".log"):
        if kind in file:
            return kind
    return file


def _chosen(folder: Path, source: random.Random) -> Path:
    """A kind first, then a file of it: small files are hit as often as large ones."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.stat().st_size]
    files = [file for file in files if not file.name.startswith("LOG")]
    kinds = sorted({kind_of(file.name) for file in files})
    kind = source.choice(kinds)
    return source.choice(sorted(file for file in files if kind_of(file.name) == kind))


def _opened_picture(folder: Path) -> Picture | HelixError:
    try:
        store = WorkspaceStore.open_or_create(folder, FakeClock())
    except HelixError as error:
        return error
    try:
        return picture(store)
    finally:
        store.close()


def _judge(before: Picture, after: Picture | HelixError) -> tuple[str, str]:
    if isinstance(after, HelixError):
        return ("refused to open", "") if after.hint else ("no hint", f"no hint: {after}")
    same = after.contents == before.contents
    if after.reported:
        return ("reported, all there" if same else "reported"), ""
    return ("harmless", "") if same else ("SILENT", "something is lost or wrong and nobody says so")


def _try(number: int, *, harm: Harm, seed: int, base: Path, before: Picture) -> Verdict:
    source = random.Random(f"{seed}/{number}")
    with scratch(memory=True) as place:
        shutil.copytree(base, place / "s")
        file = _chosen(place / "s", source)
        how = harm(file, source)
        what, problem = _judge(before, _opened_picture(place / "s"))
    detail = f"{file.name}, {how}, number {number}: {problem}" if problem else ""
    return Verdict(kind_of(file.name), what, detail)


def _base(folder: Path) -> Picture:
    """A store with tables, a log that is in use, and every kind of content."""
    script.play(folder, LENGTH)
    with WorkspaceStoreOpen(folder) as store:
        for number in range(LENGTH, LENGTH + 2):
            script.act(store, number)
    (folder / "ballast").write_bytes(bytes(_BALLAST))
    (folder / "lock").write_bytes(b' {"pid": 4194305, "host": "killed"}')
    with scratch(memory=True) as place:
        shutil.copytree(folder, place / "s")
        seen = _opened_picture(place / "s")
    if isinstance(seen, HelixError) or seen.reported:
        raise RuntimeError(f"the store was damaged before it was touched: {seen}")
    return seen


class WorkspaceStoreOpen:
    """A store that is closed at the end."""

    def __init__(self, folder: Path) -> None:
        self._store = WorkspaceStore.open(folder, FakeClock())

    def __enter__(self) -> WorkspaceStore:
        return self._store

    def __exit__(self, *_: object) -> None:
        self._store.close()


def _prove(name: str, harm: Harm, *, count: int, seed: int) -> Outcome:
    outcome = Outcome(name)
    figures: Counter[str] = Counter()
    with scratch(memory=True) as place:
        before = _base(place / "base")
        one = partial(_try, harm=harm, seed=seed, base=place / "base", before=before)
        with processes() as pool:
            for verdict in pool.map(one, range(count), chunksize=8):
                figures[verdict.what] += 1
                figures[f"in {verdict.file}"] += 1
                outcome.problems += [verdict.problem] if verdict.problem else []
    outcome.figures = Counter({"tried": count}) + figures
    outcome.figures["silent"] = len(outcome.problems)
    return outcome


def prove_flips(*, count: int) -> Outcome:
    return _prove("bit flips", flip, count=count, seed=1)


def prove_cuts(*, count: int) -> Outcome:
    return _prove("cut and deleted files", cut, count=count, seed=2)
