"""A detail is found where it is told, and nowhere else; a model's server judges its requests."""

import json

import pytest

from tests.benchmarks.details import choose_recall
from tests.benchmarks.details_model import Quality, Request, reply_of
from tests.benchmarks.details_told import ALL, DECIDED, IN_FILES, NEAR_CHARS, TYPED, Detail, Teller


def test_there_are_25_details_of_each_kind_and_none_tells_of_another() -> None:
    assert [len(told) for told in (TYPED, DECIDED, IN_FILES)] == [25, 25, 25]
    for detail in ALL:
        assert [other for other in ALL if other.is_in(detail.text)] == [detail]


def test_a_lie_about_a_detail_is_not_the_detail() -> None:
    assert not [detail for detail in ALL if detail.is_in(detail.lie)]


def test_a_name_without_its_number_is_not_the_detail() -> None:
    detail = Detail(Teller.FILE, "LIMIT = 4173", ("LIMIT", "4173"))
    assert detail.is_in("the LIMIT of retries, which is 4173")
    assert not detail.is_in("LIMIT")
    assert not detail.is_in("LIMIT" + " " * NEAR_CHARS + "4173")


@pytest.mark.parametrize("kind", ["observations", "handover"])
def test_a_summarizer_keeps_half_leaves_all_out_or_lies_as_it_is_told(kind: str) -> None:
    material = Request(tuple(detail.text for detail in ALL), "", 0)

    def kept(quality: Quality) -> int:
        answer = reply_of(kind, material, quality)
        return sum(detail.is_in(answer) for detail in ALL)

    assert [*map(kept, Quality)] == [75, 37, 0, 0]
    assert "48217" not in reply_of(kind, material, Quality.LIES)
    assert "71540" in reply_of(kind, material, Quality.LIES)


def test_the_recall_is_that_of_the_content_nearest_to_the_files_name() -> None:
    detail, digests = IN_FILES[0], ("a" * 16, "b" * 16, "c" * 64)
    marker = 'lib/{}.py\n[CACHED] recall_cached_content("{}")'
    notes = f'Notes: lib/x.py was read.\n[HISTORY] recall_history("{digests[2]}")'
    both = marker.format("y", digests[0]) + "\n" * 50 + marker.format("x", digests[1])

    def chosen(*texts: str) -> str:
        tool, arguments = choose_recall(Request(texts, "", 0), detail, "lib/x.py")
        return f"{tool} {json.dumps(arguments)}"

    assert digests[1] in chosen(notes, both)
    assert "recall_history" in chosen(notes)
    assert "search_cached_content" in chosen("nothing of it")
