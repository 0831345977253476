"""The commit marker: it accuses a database that lost its end, and nobody else."""

from pathlib import Path

import pytest

from helix_desktop.store.commit_marker import CommitMarker
from helix_desktop.store.keys import INCIDENTS
from helix_desktop.store.opening import DATABASE, HEAD
from helix_desktop.store.workspace_store import update_incidents
from tests.store.tools import SESSION, open_store, started, user_messages


def test_the_commit_marker_remembers_the_last_synced_write(tmp_path: Path) -> None:
    marker = CommitMarker(tmp_path / "head")
    assert marker.last() == 0
    for step in (1, 2, 70_000_000_000):
        marker.note(step)
        assert marker.last() == step
    marker.close()
    marker.close()
    again = CommitMarker(tmp_path / "head")
    assert again.last() == 70_000_000_000
    again.close()


@pytest.mark.parametrize("length", [0, 1, 8, 11])
def test_a_torn_commit_marker_is_no_evidence_of_a_lost_write(tmp_path: Path, length: int) -> None:
    marker = CommitMarker(tmp_path / "head")
    marker.note(5)
    marker.close()
    (tmp_path / "head").write_bytes((tmp_path / "head").read_bytes()[:length])
    again = CommitMarker(tmp_path / "head")
    assert again.last() == 0
    again.close()


def test_a_log_that_lost_its_end_is_reported_once_and_the_rest_is_there(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        store.commit(started())
        for text in "abc":
            store.commit(user_messages(text))
    log = max((tmp_path / DATABASE).glob("*.log"))
    log.write_bytes(log.read_bytes()[:-20])
    with open_store(tmp_path) as store:
        reports = store.incidents()
        assert len(reports) == 1
        assert "1 saved steps" in reports[0].text
        new = store.new_incidents()
        assert [item.text for item in new] == [reports[0].text]
        numbers = [incident.number for incident in new]
        store.write(lambda batch: update_incidents(batch, numbers), sync=True)
        assert store.journal.head(SESSION).count == 3
        store.commit(user_messages("on"))
    with open_store(tmp_path) as store:
        assert len(store.incidents()) == 1
        assert store.new_incidents() == []


def test_a_commit_marker_that_is_behind_the_store_is_no_evidence_of_a_lost_write(
    tmp_path: Path,
) -> None:
    with open_store(tmp_path) as store:
        store.commit(started())
        early = (tmp_path / HEAD).read_bytes()
        store.commit(user_messages("a"))
    (tmp_path / HEAD).write_bytes(early)
    with open_store(tmp_path) as store:
        assert store.incidents() == []
    (tmp_path / HEAD).unlink()
    with open_store(tmp_path) as store:
        assert store.incidents() == []
        assert store.journal.head(SESSION).count == 2


def test_a_damaged_report_of_a_problem_keeps_no_store_closed(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        store.commit(started())
        store.database.write([(INCIDENTS + bytes(8), b"damaged")], sync=True)
    with open_store(tmp_path) as store:
        assert store.new_incidents() == []
        assert store.journal.head(SESSION).count == 1
