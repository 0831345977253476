"""Damage to any file of a database: it is named, and a repair keeps and tells what it can."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.store.maintenance.backup import back_up
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.check_report import CheckFindingKind
from helix_desktop.store.maintenance.repair import repair_store
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.maintenance.test_check import fill
from tests.store.maintenance.test_repair import readable, truth
from tests.store.tools import OTHER, SESSION, START, SteadyClock, begin, call, log, open_store

Damage = Callable[[Path], None]


@pytest.fixture(scope="module")
def sessions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store whose sessions are in different tables, and the last one in the log."""
    folder = tmp_path_factory.mktemp("sessions") / "store"
    for number, session in enumerate((SESSION, OTHER, type(SESSION)("00000000000000c3"))):
        with open_store(folder) as store:
            begin(store, session)
            for version in range(3):
                call(store, log(10 * number + version), session=session)
    return folder


def cut(share: float) -> Damage:
    return lambda file: file.write_bytes(file.read_bytes()[: int(file.stat().st_size * share)])


def zero(first: float, last: float) -> Damage:
    def damage(file: Path) -> None:
        data = bytearray(file.read_bytes())
        place = slice(int(len(data) * first), int(len(data) * last))
        data[place] = bytes(len(data[place]))
        file.write_bytes(data)

    return damage


def flip_bits(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(bytes(byte ^ (place % 97 == 5) for place, byte in enumerate(data)))


DAMAGES: dict[str, Damage] = {
    "emptied": cut(0),
    "one tenth left": cut(0.1),
    "half left": cut(0.5),
    "the end cut off": cut(0.99),
    "first half zeroed": zero(0, 0.5),
    "second half zeroed": zero(0.5, 1),
    "end zeroed": zero(0.97, 1),
    "all zeroed": zero(0, 1),
    "bits flipped": flip_bits,
    "deleted": Path.unlink,
    "other text": lambda file: file.write_bytes(b"Something else is here now.\n" * 300),
}
FILES = ("000005.ldb", "000008.ldb", "*.log", "MANIFEST-*", "CURRENT", "head", "READY", "LOG")


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("name", FILES)
def test_damage_to_any_file_is_never_misnamed_and_always_leads_to_a_readable_workspace(
    sessions: Path, tmp_path: Path, name: str, damage: str
) -> None:
    shutil.copytree(sessions, tmp_path / "before")
    contents, events = readable(tmp_path / "before")
    folder = tmp_path / "store"
    shutil.copytree(sessions, folder)
    DAMAGES[damage](next(folder.rglob(name)))
    damaged = {file.name: file.read_bytes() for file in (folder / "db").iterdir()}
    report = check_store(folder, deep=True)
    text = " ".join(str(finding) for finding in report.findings)
    assert "disk failed" not in text
    assert "didn't create" not in text
    done = repair_store(folder, now=START)
    files_aside = {file.name: file.read_bytes() for file in done.aside.iterdir()}
    assert files_aside == damaged
    after = check_store(folder, deep=True)
    assert not after.repairable
    left, places = readable(folder)
    assert left.items() <= contents.items()
    assert places.items() <= events.items()
    missing_contents = set(contents) - set(left) - {finding.digest for finding in done.lost}
    missing_events = set(events) - set(places)
    missing_events -= {(finding.session, finding.seq) for finding in done.lost}
    if missing_contents or missing_events:
        assert not report.clean
        assert done.unknown or CheckFindingKind.STEPS in {item.kind for item in report.findings}
    if done.unknown:
        assert CheckFindingKind.REPAIR in {finding.kind for finding in after.findings}


@pytest.mark.parametrize("damage", ["emptied", "half left", "second half zeroed", "deleted"])
def test_a_damaged_table_is_damage_for_everything_that_opens_the_store(
    sessions: Path, tmp_path: Path, damage: str
) -> None:
    folder = tmp_path / "store"
    shutil.copytree(sessions, folder)
    for table in (folder / "db").glob("*.ldb"):
        DAMAGES[damage](table)
    with pytest.raises(StoreDamaged) as refused:
        WorkspaceStore.open_or_create(folder, SteadyClock())
    assert "workspace repair" in refused.value.hint
    assert "helix-look" not in refused.value.message
    with pytest.raises(StoreDamaged):
        back_up(folder, tmp_path / "backup")
    findings = [str(item) for item in check_store(folder).findings if item.repairable]
    for table in ("000005.ldb", "000008.ldb"):
        assert any(table in finding for finding in findings)


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_the_blocks_before_the_cut_of_a_table_are_kept(tmp_path: Path, share: float) -> None:
    fill(tmp_path)
    with open_store(tmp_path) as store:
        for number in range(300):
            call(store, b"output %d " % number * 20)
        store.database.compact()
    contents, events = truth(tmp_path)
    table = max((tmp_path / "db").glob("*.ldb"), key=lambda file: file.stat().st_size)
    cut(share)(table)
    done = repair_store(tmp_path, now=START)
    left, places = readable(tmp_path)
    assert left.items() <= contents.items()
    assert places.items() <= events.items()
    assert left or places or share < 0.5
    assert table.name in done.unknown


def test_a_table_that_lost_only_its_index_is_repaired_without_a_loss(tmp_path: Path) -> None:
    fill(tmp_path)
    before = truth(tmp_path)
    with open_store(tmp_path) as store:
        store.database.compact()
    table = max((tmp_path / "db").glob("*.ldb"), key=lambda file: file.stat().st_size)
    table.write_bytes(table.read_bytes()[:-40])
    done = repair_store(tmp_path, now=START)
    assert (done.lost, done.unknown) == ((), "")
    assert truth(tmp_path) == before
    assert check_store(tmp_path, deep=True).clean


def test_a_repair_after_a_missing_table_is_reported_until_it_is_acknowledged(
    sessions: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "store"
    shutil.copytree(sessions, folder)
    (folder / "db" / "000008.ldb").unlink()
    done = repair_store(folder, now=START)
    assert "000008.ldb is missing" in done.unknown
    for deep in (False, True):
        (finding,) = check_store(folder, deep=deep).findings
        assert finding.kind is CheckFindingKind.REPAIR
        assert "2027-01-15 08:00 UTC" in finding.what
        assert "unknown" in finding.what
    repair_store(folder, now=START)
    with open_store(folder) as store:
        assert len(store.new_incidents()) == 2
        assert store.acknowledge_losses() == 1
        assert store.acknowledge_losses() == 0
    assert check_store(folder, deep=True).clean
