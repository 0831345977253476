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
    "journal-1.jsonl": "53182505656eaa021b0f1e77f07dc7b24758154aee7c8ff09b2e8fd25c6e8344",
    "journal-2.jsonl": "7345258dfb0e487e22adab8caf255869c91ab0e4d707dfb7c5bd562cf7842809",
    "journal-3.jsonl": "1d6e17fc9ca943b248c3d86ab754c869c3607395e9559a9ef0f2e0fc779c8f2c",
    "journal-4.jsonl": "bc25ccf845ef01555d7bfa46c3c1f6c56dc4ba2a83ca94ecd56507de91341d38",
    "journal-5.jsonl": "b2cec5613c24b2fea277e222781ee2c2105b548a9132cf0bd37af8ee83cac2cd",
    "journal-6.jsonl": "43b8d3abef9c85edc7daf609a111b3a8858ae9c0e31565d9aa88a6bee4de8d2a",
    "journal-7.jsonl": "47b2be32624cecce63f6d6111d86c39adbaa70e6fc1fba146683eaf1c56090e9",
    "journal-8.jsonl": "f10d2f8fdf4a42a626756f9ceb7ad53714eef55f3df4f9a4903b2dacd8ee2f47",
    "journal-9.jsonl": "f5073c9bee5b069cb0f29c8fd2c208aebdeec18875d728b77e362f8a042fc94c",
    "journal-10.jsonl": "8b377b22fad5bc0ac1687e8f87b057d4226a883489acbb276b802aacbbcdcc51",
    "journal-11.jsonl": "85b7f6ad8908b9badafafea540ae9b278478aa71ec96964930e173f26039c215",
    "journal-12.jsonl": "8c5083f8501358b849b87d82748adbe26abcac2229233bd8348dab7c3b06fa2f",
    "journal-14.jsonl": "9f0f2272410b595719a94a98d9d690bdf36d8bdc8d44b15cf61da2b027d81c82",
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
