"""Repair: what is left is right, what is lost is named; sets of all contents, made in parts."""

import shutil
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.errors import (
    CacheCorrupt,
    CacheMiss,
    StoreError,
    StoreForeign,
    StoreInterrupted,
    StoreLocked,
    StoreMissing,
    StoreNewer,
)
from helix_desktop.domain.events import Event, Recorded
from helix_desktop.store import keys
from helix_desktop.store.leveldb import Database
from helix_desktop.store.maintenance import staging
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.check_report import CheckFindingKind
from helix_desktop.store.maintenance.repair import RepairReport, repair_store
from helix_desktop.store.maintenance.staging import ArrivalOrder, NameSet, WorkWatch
from helix_desktop.store.metadata_records import FORMAT
from helix_desktop.store.opening import REPAIRED
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.maintenance.test_check import (
    change,
    damage_entry,
    damage_event,
    damage_head,
    fall_behind,
    fill,
    key_of,
    lose_base,
    lose_change,
    lose_chunk,
    lose_content,
    lose_counters,
    lose_entry,
    lose_event,
    lose_head,
    lose_reference,
    miscount,
    repeat_change,
    shorten_head,
    state,
)
from tests.store.tools import OTHER, SESSION, START, Patience, call, flip, log, open_store, put

Truth = tuple[dict[Digest, bytes], dict[tuple[SessionId, int], Event]]


def truth(folder: Path) -> Truth:
    """All contents and events of a whole store."""
    with open_store(folder) as store:
        contents = {name: store.cache.get(name) for _, name, _ in store.cache.changes(0)}
        results = [event for name in (SESSION, OTHER) for event in store.journal.events(name)]
    assert all(isinstance(item, Recorded) for item in results)
    events = {
        (item.session, item.seq): item.event for item in results if isinstance(item, Recorded)
    }
    return contents, events


def readable(folder: Path) -> Truth:
    """What a damaged or repaired store still hands out."""
    contents: dict[Digest, bytes] = {}
    with open_store(folder) as store:
        for _, name, entry in store.cache.changes(0):
            try:
                contents[name] = store.cache.get(name)
            except (CacheCorrupt, CacheMiss):
                assert entry is not None
        results = [
            event for head in store.journal.sessions() for event in store.journal.events(head.id)
        ]
    events = {
        (item.session, item.seq): item.event for item in results if isinstance(item, Recorded)
    }
    return contents, events


def mend(folder: Path) -> RepairReport:
    return repair_store(folder, now=START)


def test_repairing_a_whole_store_keeps_everything_and_the_old_database(tmp_path: Path) -> None:
    fill(tmp_path)
    before = truth(tmp_path)
    done = mend(tmp_path)
    assert done.lost == ()
    assert (done.entries, done.sessions, done.events) == (9, 2, len(before[1]))
    assert truth(tmp_path) == before
    assert check_store(tmp_path, deep=True).clean
    assert done.aside == tmp_path / "db.before-repair-1"
    assert (done.aside / "CURRENT").exists()
    assert mend(tmp_path).aside.name == "db.before-repair-2"
    with open_store(tmp_path) as store:
        assert len(store.incidents()) == 2
        assert "repaired" in store.incidents()[0].text


def test_what_is_known_of_a_content_survives_a_repair(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_store(tmp_path) as store:
        before = {name: store.cache.entry(name) for _, name, _ in store.cache.changes(0)}
        totals = store.cache.totals(0)
    mend(tmp_path)
    with open_store(tmp_path) as store:
        after = {name: store.cache.entry(name) for _, name, _ in store.cache.changes(0)}
        assert after == before
        assert store.cache.totals(0) == totals
        assert store.cache.get(call(store, log(9))) == log(9)


@pytest.mark.parametrize("name", ["CURRENT", "MANIFEST"])
def test_a_database_that_does_not_open_any_more_is_repaired_whole(
    tmp_path: Path, name: str
) -> None:
    fill(tmp_path)
    before = truth(tmp_path)
    for file in (tmp_path / "db").glob(f"{name}*"):
        file.unlink()
    assert not check_store(tmp_path).clean
    assert mend(tmp_path).lost == ()
    assert truth(tmp_path) == before
    assert check_store(tmp_path, deep=True).clean


@pytest.mark.parametrize(
    "damage",
    [
        damage_entry,
        damage_head,
        fall_behind,
        lose_change,
        lose_counters,
        lose_entry,
        lose_head,
        lose_reference,
        miscount,
        repeat_change,
        shorten_head,
    ],
)
def test_what_can_be_told_from_the_rest_is_made_anew_without_a_loss(tmp_path: Path, damage) -> None:
    fill(tmp_path)
    before = truth(tmp_path)
    with open_store(tmp_path) as store:
        change(store, damage(store))
    assert not check_store(tmp_path, deep=True).clean
    assert mend(tmp_path).lost == ()
    assert check_store(tmp_path, deep=True).clean
    assert truth(tmp_path) == before


@pytest.mark.parametrize("damage", [lose_base, lose_content, lose_chunk, lose_event, damage_event])
def test_what_is_lost_is_named_and_everything_else_is_kept(tmp_path: Path, damage) -> None:
    fill(tmp_path)
    contents, events = truth(tmp_path)
    with open_store(tmp_path) as store:
        change(store, damage(store))
    recovered = readable(tmp_path)
    done = mend(tmp_path)
    assert readable(tmp_path) == recovered
    left = check_store(tmp_path, deep=True).findings
    assert not any(finding.repairable for finding in left)
    named = {finding.digest for finding in (*done.lost, *left)}
    assert set(contents) - set(recovered[0]) <= named
    places = {(finding.session, finding.seq) for finding in done.lost}
    assert set(events) - set(recovered[1]) <= places


def test_an_entry_that_is_lost_is_told_from_the_events(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_store(tmp_path) as store:
        change(store, damage_entry(store))
        name = keys.digest(key_of(store, log(1))[1:])
    mend(tmp_path)
    with open_store(tmp_path) as store:
        entry = store.cache.entry(name)
        assert (entry.origin.tool, entry.origin.what, entry.refs) == ("shell", "make test", 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_whatever_file_is_hurt_a_repaired_store_hands_out_nothing_wrong(
    tmp_path: Path, seed: int
) -> None:
    fill(tmp_path)
    contents, events = truth(tmp_path)
    chance = Random(seed)
    with open_store(tmp_path) as store:
        if seed % 2:
            store.database.compact()
        call(store, log(11), session=OTHER)
    files = [file for file in (tmp_path / "db").iterdir() if file.name not in ("LOCK", "LOG")]
    files = [file for file in files if file.stat().st_size and "LOG" not in file.name]
    hurt = chance.choice(files)
    match chance.randrange(3):
        case 0:
            hurt.write_bytes(hurt.read_bytes()[: chance.randrange(hurt.stat().st_size)])
        case 1:
            hurt.unlink()
        case _:
            for _ in range(3):
                flip(hurt, chance.randrange(hurt.stat().st_size))
    try:
        mend(tmp_path)
    except StoreError:
        assert list(tmp_path.glob("db.before-repair-*")) == []
        return
    result = check_store(tmp_path, deep=True).findings
    assert not any(finding.repairable for finding in result)
    recovered, places = readable(tmp_path)
    assert all(recovered[name] == contents[name] for name in recovered.keys() & contents.keys())
    assert all(places[place] == events[place] for place in places.keys() & events.keys())
    with open_store(tmp_path) as store:
        assert store.cache.get(call_again(store)) == log(11)


def call_again(store: WorkspaceStore) -> Digest:
    heads = store.journal.sessions()
    return call(store, log(11), session=heads[0].id) if heads else put(store, log(11))


@pytest.mark.slow
def test_a_repair_that_is_stopped_anywhere_changes_nothing(tmp_path: Path) -> None:
    tmp_path = tmp_path / "store"
    fill(tmp_path)
    shutil.copytree(tmp_path, tmp_path.with_name("copy"))
    before = state(tmp_path)
    endless = Patience()
    repair_store(tmp_path.with_name("copy"), now=START, watch=WorkWatch(stopped=endless))
    for most in range(0, endless.checks, 7):
        with pytest.raises(StoreInterrupted):
            repair_store(tmp_path, now=START, watch=WorkWatch(stopped=Patience(most)))
        assert state(tmp_path) == before
    assert check_store(tmp_path, deep=True).clean


class PowerCut(Exception):
    """Stands for the end of the process."""


@pytest.mark.parametrize("where", ["copying the database", "contents", "events", "sessions"])
def test_a_repair_that_fails_in_any_step_leaves_the_store_as_it_was(
    tmp_path: Path, where: str
) -> None:
    fill(tmp_path)
    contents = truth(tmp_path)

    def progress(what: str, done: int, total: int) -> None:
        if what == where:
            raise PowerCut

    with pytest.raises(PowerCut):
        repair_store(tmp_path, now=START, watch=WorkWatch(progress))
    assert truth(tmp_path) == contents
    assert list(tmp_path.glob("db.*")) == []


def test_a_repair_that_was_killed_between_its_renames_is_finished_on_opening(
    tmp_path: Path,
) -> None:
    fill(tmp_path / "a")
    before = truth(tmp_path / "a")
    mend(tmp_path / "a")
    shutil.copytree(tmp_path / "a", tmp_path / "early")
    (tmp_path / "early" / "db").rename(tmp_path / "early" / REPAIRED)
    (tmp_path / "early" / "db.before-repair-1").rename(tmp_path / "early" / "db")
    assert truth(tmp_path / "early") == before
    shutil.copytree(tmp_path / "a", tmp_path / "late")
    (tmp_path / "late" / "db").rename(tmp_path / "late" / REPAIRED)
    shutil.copytree(tmp_path / "late", tmp_path / "checked")
    assert truth(tmp_path / "late") == before
    assert check_store(tmp_path / "checked", deep=True).clean


def test_a_repair_without_room_says_how_much_it_needs(tmp_path: Path) -> None:
    fill(tmp_path)
    before = state(tmp_path)
    huge = tmp_path / "db" / "lost.ldb"
    with huge.open("wb") as file:
        file.truncate(shutil.disk_usage(tmp_path).free)
    with pytest.raises(
        StoreError, match=r"needs \d+ MB of free disk space, but only \d+ MB is free"
    ):
        mend(tmp_path)
    huge.unlink()
    assert state(tmp_path) == before


def test_a_database_of_another_program_is_not_repaired(tmp_path: Path) -> None:
    fill(tmp_path / "used")
    with open_store(tmp_path / "used"), pytest.raises(StoreLocked):
        mend(tmp_path / "used")
    with open_store(tmp_path / "used") as store:
        newer = FORMAT.unpack(store.database.get(keys.FORMAT) or b"")
        newer = type(newer)(newer.magic, newer.version + 1, newer.id, newer.created)
        change(store, (keys.FORMAT, FORMAT.pack(newer)))
    with pytest.raises(StoreNewer):
        mend(tmp_path / "used")
    (tmp_path / "foreign" / "db").mkdir(parents=True)
    foreign = Database.create(tmp_path / "foreign" / "db")
    foreign.write([(b"o-la-la", b"b")], sync=True)
    foreign.close()
    with pytest.raises(StoreForeign):
        mend(tmp_path / "foreign")
    with pytest.raises(StoreMissing):
        mend(tmp_path / "nothing")
    assert list(tmp_path.glob("*/db.*")) == []
    assert not (tmp_path / "nothing").exists()


@pytest.mark.slow
def test_a_broken_block_costs_what_lay_in_it_and_is_gone_after_a_repair(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_store(tmp_path) as store:
        for number in range(600):
            call(store, Random(number).randbytes(40))
        store.database.compact()
    table = max((tmp_path / "db").glob("*.ldb"), key=lambda file: file.stat().st_size)
    flip(table, table.read_bytes().find(Random(300).randbytes(40)))
    assert CheckFindingKind.DATABASE in {finding.kind for finding in check_store(tmp_path).findings}
    done = mend(tmp_path)
    assert 0 < len(done.lost) < 200
    result = check_store(tmp_path, deep=True).findings
    assert {finding.kind for finding in result} <= {
        CheckFindingKind.CONTENT,
        CheckFindingKind.EVENT,
    }


NAMES = st.binary(min_size=0, max_size=3)


@given(st.lists(NAMES), st.lists(NAMES))
def test_a_name_set_behaves_like_a_set(added: list[bytes], others: list[bytes]) -> None:
    names, plain = NameSet(), set(added)
    for name in added:
        names.add(name)
    assert [name in names for name in added + others] == [name in plain for name in added + others]
    names.clear()
    assert not any(name in names for name in added)


@given(st.lists(st.tuples(st.integers(0, (1 << 64) - 1), NAMES)))
def test_names_come_in_the_order_of_their_arrival(arrived: list[tuple[int, bytes]]) -> None:
    order = ArrivalOrder()
    for number, name in arrived:
        order.add(number, name)
    assert order.count == len(arrived)
    assert list(order.names()) == [name for _, name in sorted(arrived)]


def test_more_names_than_are_sorted_at_once_come_in_order_too() -> None:
    order, count = ArrivalOrder(), 2 * staging.RUN_NAMES + 3
    for number in range(count):
        order.add(number * 7_919 % count, number.to_bytes(4, "big"))
    results = [int.from_bytes(name, "big") for name in order.names()]
    assert results == sorted(range(count), key=lambda number: number * 7_919 % count)
