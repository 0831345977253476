"""What a check finds, and that it changes nothing."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from helix_desktop.domain.errors import (
    StoreDenied,
    StoreForeign,
    StoreInterrupted,
    StoreLocked,
    StoreMissing,
    StoreNewer,
)
from helix_desktop.domain.events import WindowSent
from helix_desktop.store import content_codec, keys
from helix_desktop.store.leveldb import Database
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.check_report import CheckFinding, CheckFindingKind
from helix_desktop.store.maintenance.staging import WorkWatch
from helix_desktop.store.metadata_records import COUNTERS, ENTRY, FORMAT, HEAD
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.tools import OTHER, SESSION, begin, call, commit, flip, large, log, open_store, put


def fill(folder: Path) -> None:
    """Two sessions, deltas, a large content in two versions, an unreferenced one, a snapshot."""
    with open_store(folder) as store:
        for session in (SESSION, OTHER):
            begin(store, session)
        for version in range(6):
            call(store, log(version))
        call(store, large(1), source="big")
        call(store, large(1)[:-40] + b"another end", source="big", session=OTHER)
        call(store, log(2), session=OTHER)
        lone = put(store, b"nobody names me", tool="read")
        commit(store, OTHER, WindowSent(1.0, "llm", (lone,), 3))


def key_of(store: WorkspaceStore, data: bytes, room: bytes = keys.CONTENT) -> bytes:
    name = hashlib.sha256(data).digest()
    assert store.database.get(room + name) is not None
    return room + name


def change(store: WorkspaceStore, *changes: tuple[bytes, bytes | None]) -> None:
    store.database.write(changes, sync=True)


def kinds(folder: Path, *, deep: bool = False) -> set[CheckFindingKind]:
    return {finding.kind for finding in check_store(folder, deep=deep).findings}


def state(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Every file besides our lock, which says who holds it."""
    return {
        str(file.relative_to(folder)): (file.read_bytes(), file.stat().st_mtime_ns)
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != "lock"
    }


@pytest.mark.parametrize("deep", [False, True])
def test_an_intact_store_has_no_findings(tmp_path: Path, deep: bool) -> None:
    fill(tmp_path)
    report = check_store(tmp_path, deep=deep)
    assert report.findings == ()
    assert report.tally.sessions == 2
    assert report.tally.entries == 9
    assert report.tally.orphans == 0


@pytest.mark.parametrize("deep", [False, True])
def test_a_check_changes_no_file(tmp_path: Path, deep: bool) -> None:
    fill(tmp_path)
    before = state(tmp_path)
    check_store(tmp_path, deep=deep)
    assert state(tmp_path) == before


def test_a_damaged_content_is_named_with_its_tool_by_a_deep_check_only(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_store(tmp_path) as store:
        key = key_of(store, log(0))
        record = bytearray(store.database.get(key) or b"")
        record[-3] ^= 1
        change(store, (key, bytes(record)))
    assert check_store(tmp_path).clean
    result = check_store(tmp_path, deep=True).findings
    assert {finding.kind for finding in result} == {CheckFindingKind.CONTENT}
    assert keys.digest(key[1:]) in {finding.digest for finding in result}
    assert len(result) == 6, "the base and the five deltas to it"
    assert all("shell log" in finding.what for finding in result)


def lose_chunk(store: WorkspaceStore) -> tuple[bytes, None]:
    manifest = store.database.get(key_of(store, large(1))) or b""
    return keys.CHUNK + content_codec.chunks_of(manifest)[0], None


def lose_content(store: WorkspaceStore) -> tuple[bytes, None]:
    return key_of(store, b"nobody names me"), None


def lose_base(store: WorkspaceStore) -> tuple[bytes, None]:
    return key_of(store, log(0)), None


def lose_entry(store: WorkspaceStore) -> tuple[bytes, None]:
    return key_of(store, b"nobody names me", keys.ENTRY), None


def lose_reference(store: WorkspaceStore) -> tuple[bytes, None]:
    return store.database.keys(keys.REFERENCE, keys.after(keys.REFERENCE), limit=1)[0], None


def add_reference(store: WorkspaceStore) -> tuple[bytes, bytes]:
    name = key_of(store, log(0))[1:]
    return keys.reference(name, keys.session_bytes(OTHER), 1), b""


def lose_event(store: WorkspaceStore) -> tuple[bytes, None]:
    return keys.event(keys.session_bytes(SESSION), 4), None


def lose_last_event(store: WorkspaceStore) -> tuple[bytes, None]:
    head = store.journal.head(SESSION)
    return keys.event(keys.session_bytes(SESSION), head.count), None


def damage_event(store: WorkspaceStore) -> tuple[bytes, bytes]:
    key = keys.event(keys.session_bytes(SESSION), 3)
    return key, (store.database.get(key) or b"")[:-1] + b"\x00"


def lose_head(store: WorkspaceStore) -> tuple[bytes, None]:
    return keys.SESSION + keys.session_bytes(SESSION), None


def damage_head(store: WorkspaceStore) -> tuple[bytes, bytes]:
    return keys.SESSION + keys.session_bytes(SESSION), b"nonsense"


def shorten_head(store: WorkspaceStore) -> tuple[bytes, bytes]:
    key = keys.SESSION + keys.session_bytes(SESSION)
    head = HEAD.unpack(store.database.get(key) or b"")
    head.count -= 1
    return key, HEAD.pack(head)


def damage_entry(store: WorkspaceStore) -> tuple[bytes, bytes]:
    return key_of(store, log(1), keys.ENTRY), b"nonsense"


def lose_change(store: WorkspaceStore) -> tuple[bytes, None]:
    entry = ENTRY.unpack(store.database.get(key_of(store, log(1), keys.ENTRY)) or b"")
    return keys.change(entry.change), None


def repeat_change(store: WorkspaceStore) -> tuple[bytes, bytes]:
    return keys.change(1 << 40), key_of(store, log(1))[1:]


def miscount(store: WorkspaceStore) -> tuple[bytes, bytes]:
    counters = COUNTERS.unpack(store.database.get(keys.COUNTERS) or b"")
    counters.raw += 1
    return keys.COUNTERS, COUNTERS.pack(counters)


def fall_behind(store: WorkspaceStore) -> tuple[bytes, bytes]:
    counters = COUNTERS.unpack(store.database.get(keys.COUNTERS) or b"")
    counters.step -= 2
    return keys.COUNTERS, COUNTERS.pack(counters)


def lose_counters(store: WorkspaceStore) -> tuple[bytes, None]:
    return keys.COUNTERS, None


def dangle_hint(store: WorkspaceStore) -> tuple[bytes, bytes]:
    return keys.hint("nowhere"), b"\x07" * 32


def dangle_snapshot(store: WorkspaceStore) -> tuple[bytes, bytes]:
    return keys.SNAPSHOT + b"\x07" * 8, b""


@pytest.mark.parametrize(
    ("damage", "kind"),
    [
        (lose_chunk, CheckFindingKind.CONTENT),
        (lose_content, CheckFindingKind.CONTENT),
        (lose_base, CheckFindingKind.CONTENT),
        (lose_entry, CheckFindingKind.ENTRY),
        (lose_reference, CheckFindingKind.REFERENCE),
        (add_reference, CheckFindingKind.ENTRY),
        (lose_event, CheckFindingKind.EVENT),
        (lose_last_event, CheckFindingKind.EVENT),
        (damage_event, CheckFindingKind.EVENT),
        (lose_head, CheckFindingKind.SESSION),
        (damage_head, CheckFindingKind.SESSION),
        (shorten_head, CheckFindingKind.SESSION),
        (damage_entry, CheckFindingKind.ENTRY),
        (lose_change, CheckFindingKind.FEED),
        (repeat_change, CheckFindingKind.FEED),
        (miscount, CheckFindingKind.STORE),
        (lose_counters, CheckFindingKind.STORE),
        (fall_behind, CheckFindingKind.STEPS),
        (dangle_hint, CheckFindingKind.DERIVED),
        (dangle_snapshot, CheckFindingKind.DERIVED),
    ],
)
def test_every_kind_of_damage_is_found_without_reading_every_byte(
    tmp_path: Path, damage, kind: CheckFindingKind
) -> None:
    fill(tmp_path)
    with open_store(tmp_path) as store:
        change(store, damage(store))
    assert kind in kinds(tmp_path)


def test_a_broken_block_is_a_finding_and_the_rest_is_checked(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        begin(store)
        for number in range(600):
            call(store, b"output %d" % number)
        store.database.compact()
    table = max((tmp_path / "db").glob("*.ldb"), key=lambda file: file.stat().st_size)
    flip(table, table.read_bytes().rfind(b"shell"))
    result = check_store(tmp_path, deep=True)
    assert CheckFindingKind.DATABASE in {finding.kind for finding in result.findings}
    assert result.tally.events == 602
    assert 400 < result.tally.entries < 600


def test_a_database_that_does_not_open_is_one_finding_that_proposes_a_repair(
    tmp_path: Path,
) -> None:
    fill(tmp_path)
    (tmp_path / "db" / "CURRENT").unlink()
    before = state(tmp_path)
    result = check_store(tmp_path).findings
    assert [finding.kind for finding in result] == [CheckFindingKind.DATABASE]
    assert "workspace repair" in result[0].consequence
    assert str(tmp_path) in result[0].what
    assert state(tmp_path) == before


def test_a_store_in_use_says_who_uses_it(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_store(tmp_path), pytest.raises(StoreLocked, match="this process"):
        check_store(tmp_path)
    script = (
        "import sys\nfrom pathlib import Path\n"
        "from helix_desktop.store.workspace_store import WorkspaceStore\n"
        "from tests.store.tools import SteadyClock\n"
        f"store = WorkspaceStore.open(Path({str(tmp_path)!r}), SteadyClock())\n"
        "print('open', flush=True)\nsys.stdin.read()\nstore.close()\n"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert other.stdout is not None
    other.stdout.readline()
    with pytest.raises(StoreLocked, match=f"process {other.pid}"):
        check_store(tmp_path)
    other.communicate()
    assert check_store(tmp_path).clean


def test_what_is_no_store_is_refused_and_nothing_is_made_there(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    file = tmp_path / "file"
    file.write_text("hello")
    for wrong in (empty, file, tmp_path / "missing", tmp_path / ("long" * 75), file / "below"):
        with pytest.raises((StoreMissing, StoreDenied), match=r"no workspace data|too long"):
            check_store(wrong)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "file"]
    assert list(empty.iterdir()) == []


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "db").mkdir()
    foreign = Database.create(tmp_path / "db")
    foreign.write([(b"a", b"b")], sync=True)
    foreign.close()
    with pytest.raises(StoreForeign):
        check_store(tmp_path)


def test_a_newer_format_is_refused(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_store(tmp_path) as store:
        newer = FORMAT.unpack(store.database.get(keys.FORMAT) or b"")
        newer = type(newer)(newer.magic, newer.version + 1, newer.id, newer.created)
        change(store, (keys.FORMAT, FORMAT.pack(newer)))
    with pytest.raises(StoreNewer):
        check_store(tmp_path)


@pytest.mark.parametrize("name", ["with spaces", "日本語 žluťoučký", "d" * 200])
def test_any_folder_name_will_do(tmp_path: Path, name: str) -> None:
    fill(tmp_path / name)
    assert check_store(tmp_path / name, deep=True).clean


def test_a_check_can_be_stopped_and_says_how_far_it_is(tmp_path: Path) -> None:
    fill(tmp_path)
    stages: list[str] = []

    def stopped() -> bool:
        return "contents" in stages

    with pytest.raises(StoreInterrupted):
        check_store(
            tmp_path, watch=WorkWatch(lambda what, done, total: stages.append(what), stopped)
        )
    assert stages[0] == "sessions"
    assert check_store(tmp_path).clean


def test_each_finding_of_a_check_is_shown_as_a_sentence() -> None:
    finding = CheckFinding(
        CheckFindingKind.EVENT, "Event 3 is damaged.", "There is a gap.", repairable=False
    )
    assert str(finding) == "event: Event 3 is damaged. There is a gap."
