"""A problem of a store stays new until it is noted that the user was told of it."""

from pathlib import Path

import msgspec

from helix_desktop.domain.ports import NewIncident, StoreHealth
from helix_desktop.domain.value import replace
from helix_desktop.store import disk, keys
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.repair import repair_store
from helix_desktop.store.metadata_records import COUNTERS, INCIDENT, RecordCodec
from helix_desktop.store.opening import DATABASE
from helix_desktop.store.workspace_store import WorkspaceStore, update_incidents
from tests.store.tools import START, open_store, started, user_messages


class OlderIncident(msgspec.Struct, array_like=True):
    """What was stored of a problem before it was noted whether it was told."""

    at: float
    text: str


def lose_the_end(folder: Path) -> None:
    with open_store(folder) as store:
        store.commit(started())
        store.commit(user_messages("a"))
    log = max((folder / DATABASE).glob("*.log"))
    log.write_bytes(log.read_bytes()[:-20])


def texts(store: WorkspaceStore) -> list[str]:
    return [incident.text for incident in store.new_incidents()]


def mark_incidents_shown(store: WorkspaceStore, *incidents: NewIncident) -> None:
    numbers = [incident.number for incident in incidents]
    store.write(lambda batch: update_incidents(batch, numbers), sync=True)


def fill_and_free(store: WorkspaceStore) -> None:
    """Have a disk refuse a step that is on it after all, and accept others again."""
    landed = changed_step(store)
    store.database.write([(keys.COUNTERS, landed)], sync=True)
    store._note_failed_write(disk.disk_full_error(store.folder))
    assert store.try_reopen()


def changed_step(store: WorkspaceStore) -> bytes:
    counters = store.writer.counters
    return COUNTERS.pack(replace(counters, step=counters.step + 1))


def test_a_problem_that_another_command_found_first_is_still_new_for_the_window(
    tmp_path: Path,
) -> None:
    lose_the_end(tmp_path)
    with open_store(tmp_path) as store:  # as `check` and others do, which tell nothing
        assert len(store.new_incidents()) == 1
    with open_store(tmp_path) as store:
        [incident] = store.new_incidents()
        assert "1 saved steps" in incident.text
        mark_incidents_shown(store, incident)
        assert store.new_incidents() == []
    with open_store(tmp_path) as store:
        assert store.new_incidents() == []
        assert [item.text for item in store.incidents()] == [incident.text]
    assert check_store(tmp_path, deep=True).clean


def test_only_incidents_that_were_shown_are_acknowledged(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        store.commit(started())
        for text in ("first", "second", "third"):
            store._record_incident(text)
        first, second, third = store.new_incidents()
        mark_incidents_shown(store, second)
        mark_incidents_shown(store, second)  # two that told at once
        assert store.new_incidents() == [first, third]
    with open_store(tmp_path) as store:
        assert store.new_incidents() == [first, third]
        assert [incident.text for incident in store.incidents()] == ["first", "second", "third"]


def test_what_is_found_while_the_store_is_open_is_new_when_watchers_hear_of_it(
    store: WorkspaceStore,
) -> None:
    reports: list[tuple[StoreHealth, int]] = []
    store.watch(lambda health: reports.append((health, len(store.new_incidents()))))
    store.commit(started())
    fill_and_free(store)
    assert reports == [(StoreHealth.FULL, 0), (StoreHealth.OPEN, 1)]
    assert "saved after all" in texts(store)[0]


def test_a_problem_of_a_store_from_before_is_read_and_told(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        older = RecordCodec(OlderIncident, "incident").pack(OlderIncident(START, "from before"))
        store.database.write([(keys.incident(1), older)], sync=True)
    with open_store(tmp_path) as store:
        [incident] = store.new_incidents()
        assert incident == NewIncident(1, "from before")
        mark_incidents_shown(store, incident)
        assert store.new_incidents() == []
        packed = store.database.get(keys.incident(1)) or b""
        assert RecordCodec(OlderIncident, "incident").unpack(packed).text == "from before"
        assert INCIDENT.unpack(packed).shown


def test_a_damaged_record_hides_no_other_problem(store: WorkspaceStore) -> None:
    store.commit(started())
    store.database.write([(keys.incident(0), b"damaged")], sync=True)
    store._record_incident("whole")
    assert texts(store) == ["whole"]


def test_a_repair_is_told_and_what_was_told_before_is_not_told_again(tmp_path: Path) -> None:
    lose_the_end(tmp_path)
    with open_store(tmp_path) as store:
        mark_incidents_shown(store, *store.new_incidents())
    repair_store(tmp_path, now=START)
    with open_store(tmp_path) as store:
        assert len(store.incidents()) == 2
        assert ["repaired" in text for text in texts(store)] == [True]
