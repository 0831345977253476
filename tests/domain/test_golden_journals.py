"""What any released version wrote is read by this one, value for value."""

import hashlib
from pathlib import Path

import pytest

from helix_desktop.domain.event_codec import VERSIONS, decode_event
from tests.domain import golden
from tests.domain.samples import EVENTS
from tests.domain.shapes import EVENT_KINDS, hints_of, is_record

JOURNALS = sorted(golden.FOLDER.glob("journal-*.jsonl"))

RELEASED = {
    "journal-1.jsonl": "78ca636745cf0b6989cc02bc1f57f64f4c77d358b10abfe72963daa7298748e0",
}
"""SHA-256 of each golden journal: they are evidence and never change."""


def kinds() -> dict[str, type]:
    """Every record type that an event can hold, by name."""
    result: dict[str, type] = {}
    waiting: list[object] = list(EVENT_KINDS)
    while waiting:
        hint = waiting.pop()
        if is_record(hint) and isinstance(hint, type) and hint.__name__ not in result:
            result[hint.__name__] = hint
            waiting.extend(hints_of(hint).values())
        waiting.extend(getattr(hint, "__args__", ()))
    return result


@pytest.mark.parametrize("journal", JOURNALS, ids=lambda path: path.stem)
def test_every_golden_journal_reads_as_expected(journal: Path) -> None:
    usual = {name: golden.defaults(kind) for name, kind in kinds().items()}
    read = [golden.plain(decode_event(line["record"])) for line in golden.records(journal)]
    wanted = golden.expected(journal)
    assert len(read) == len(wanted)
    assert read == golden.fill_in(read, wanted, usual)


def test_golden_journals_are_the_ones_that_were_released() -> None:
    result = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in JOURNALS}
    assert result == RELEASED


def test_every_event_of_today_stands_in_a_golden_journal() -> None:
    golden_events = {
        (line["event"], line["version"]) for path in JOURNALS for line in golden.records(path)
    }
    missing = set(VERSIONS.items()) - golden_events
    assert not missing, "make a new one: python -m tests.domain.golden NUMBER"


def test_the_samples_leave_no_field_at_its_default() -> None:
    assert {type(event) for event in EVENTS} == set(EVENT_KINDS)
    waiting: list[object] = list(EVENTS)
    while waiting:
        value = waiting.pop()
        if isinstance(value, tuple):
            waiting.extend(value)
        elif is_record(type(value)):
            usual = golden.defaults(type(value))
            for name, saved in golden.names(type(value)):
                assert golden.plain(getattr(value, name)) not in ([], "", usual[saved]), name
                waiting.append(getattr(value, name))


def test_a_golden_journal_is_never_overwritten(tmp_path: Path) -> None:
    golden.write(2, tmp_path)
    before = (tmp_path / "journal-2.jsonl").read_bytes()
    with pytest.raises(FileExistsError, match="never changes"):
        golden.write(2, tmp_path)
    (tmp_path / "journal-2.jsonl").unlink()
    with pytest.raises(FileExistsError):
        golden.write(2, tmp_path)
    assert not (tmp_path / "journal-2.jsonl").exists()
    assert before


def test_a_written_golden_journal_reads_back(tmp_path: Path) -> None:
    golden.write(9, tmp_path)
    path = tmp_path / "journal-9.jsonl"
    assert [decode_event(line["record"]) for line in golden.records(path)] == list(EVENTS)
    assert golden.expected(path) == [golden.plain(event) for event in EVENTS]


def test_a_field_added_since_is_expected_at_its_default() -> None:
    read = {"is": "Pin", "id": "p", "source": 0}
    usual = {"Pin": {"id": None, "source": 0}}
    assert golden.fill_in(read, {"is": "Pin", "id": "p"}, usual) == read
    changed = {"is": "Pin", "id": "p", "source": 4}
    assert golden.fill_in(changed, {"is": "Pin", "id": "p"}, usual) != changed
