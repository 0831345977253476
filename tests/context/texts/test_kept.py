"""The kept check: what a document lacks of its stretch is added, the rest is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.texts.handover_document import index_text, render_handover
from helix_desktop.context.texts.key_details import (
    MAX_MISSING,
    DetailKind,
    IndexedStretch,
    KeyDetail,
    add_index,
    count_missing,
    find_details,
    find_missing_details,
)
from helix_desktop.context.texts.name_index import StretchNames
from helix_desktop.context.texts.turns import source_texts
from helix_desktop.domain.context_window.handover_sections import Handover
from tests.context.sample_messages import HISTORY, SCALES, SESSION

FOUND = find_details(SESSION)
EMPTY = Handover(("None.",) * 6)
RULE = "Never touch the golden files, and use pytest only."


def test_missing_details_are_added_to_a_handover_in_order_of_importance() -> None:
    result = add_index(EMPTY, FOUND, 2_000, weigher=SCALES)
    assert result.handover.index[0] == f"The user said: “{RULE}”"
    assert "src/cache/store.py" in result.handover.index
    assert not result.missing
    assert {item.text for item in result.added} == {item.text for item in FOUND}


def test_what_a_document_has_is_not_added_again() -> None:
    section = (
        "- “never touch the GOLDEN files,\nand use pytest only” in `src/cache/store.py`, port 8080"
    )
    result = add_index(Handover((section, *EMPTY.sections[1:])), FOUND, 2_000, weigher=SCALES)
    present_texts = {item.text for item in result.present}
    assert {RULE[:-1] in text or text for text in present_texts}
    assert {"src/cache/store.py", "8080"} <= present_texts
    assert not {"src/cache/store.py", "8080"} & set(result.handover.index)


def test_a_number_inside_another_number_is_not_there() -> None:
    detail = KeyDetail(DetailKind.NUMBER, "8080", 1)
    result = add_index(Handover(("- 18080", *EMPTY.sections[1:])), [detail], 100, weigher=SCALES)
    assert result.added == (detail,)


@pytest.mark.parametrize(
    "section",
    ["- changed `Makefile` and `a.py`, see src/x.py:12", "Makefile: done. a.py, (src/x.py)!"],
)
def test_short_names_that_the_document_has_are_counted_as_kept(section: str) -> None:
    names = ("Makefile", "a.py", "src/x.py")
    results = [KeyDetail(DetailKind.CHANGED, name, 1) for name in names]
    present, missing = find_missing_details(Handover((section, *EMPTY.sections[1:])), results)
    assert (tuple(item.text for item in present), missing) == (names, ())


@pytest.mark.parametrize("section", ["data.py", "src/a.py", "a.pyc", "a.py.orig", "a.py-old"])
def test_a_short_name_inside_a_longer_one_is_not_there(section: str) -> None:
    results = [KeyDetail(DetailKind.CHANGED, "a.py", 1)]
    assert find_missing_details(Handover((section, *EMPTY.sections[1:])), results) == (
        (),
        tuple(results),
    )


def test_a_rule_with_a_mark_of_ours_is_kept_as_the_document_may_say_it() -> None:
    rule = KeyDetail(DetailKind.RULE, "Never write [CACHED] in it.", 1)
    result = add_index(EMPTY, [rule], 200, weigher=SCALES)
    assert "Never write (CACHED) in it." in result.handover.index[0]
    assert not result.missing
    assert find_missing_details(result.handover, [rule]) == ((rule,), ())


def test_details_that_do_not_fit_are_named() -> None:
    result = add_index(EMPTY, FOUND, 19, weigher=SCALES)
    assert result.handover.index == (f"The user said: “{RULE}”",)
    assert "changed: src/cache/store.py" in result.missing
    assert len(result.added) + len(result.missing) == len(FOUND)


def test_many_missing_details_are_counted() -> None:
    many = [KeyDetail(DetailKind.NAME, f"name_{n}", n) for n in range(MAX_MISSING + 50)]
    result = add_index(EMPTY, many, 0, weigher=SCALES)
    assert len(result.missing) == MAX_MISSING + 1
    assert result.missing[-1] == "name: and 50 more"
    assert count_missing(result.missing) == len(many)


def test_files_that_were_read_come_before_numbers_ids_and_names() -> None:
    read = [KeyDetail(DetailKind.READ, f"src/part_{n}.py", n) for n in range(23)]
    numbers = [KeyDetail(DetailKind.NUMBER, f"{n + 10_000}", n) for n in range(524)]
    result = add_index(EMPTY, [*numbers, *read], 200, weigher=SCALES)
    assert set(read) <= set(result.added)
    assert [item for item in result.missing if item.startswith("read")] == []
    assert sum(item.startswith("number") for item in result.missing) == MAX_MISSING + 1


def test_room_that_is_left_takes_names_of_the_stretch() -> None:
    result = add_index(
        EMPTY, (), 200, weigher=SCALES, stretch=IndexedStretch(StretchNames(source_texts(SESSION)))
    )
    assert "tests/batch/test_wal.py::test_torn" not in EMPTY.sections[0]
    assert any("test_wal.py" in entry for entry in result.handover.index)


def test_an_index_of_a_document_before_is_made_anew() -> None:
    stale = Handover(EMPTY.sections, ("old_name",))
    assert add_index(stale, (), 100, weigher=SCALES).handover.index == ()


@given(st.integers(min_value=0, max_value=400), st.integers(0, len(SESSION)))
def test_the_index_keeps_its_budget_and_every_detail_has_a_place(budget: int, stop: int) -> None:
    details = find_details(SESSION[:stop])
    result = add_index(
        EMPTY,
        details,
        budget,
        weigher=SCALES,
        stretch=IndexedStretch(StretchNames(source_texts(SESSION[:stop]))),
    )
    assert SCALES.count("\n".join(result.handover.index)) <= budget or not result.handover.index
    assert len(result.present) + len(result.added) + len(result.missing) == len(details)
    text = render_handover(result.handover, HISTORY)
    assert all(item.text in text or item.kind is DetailKind.ERROR for item in result.added)
    if result.handover.index:
        assert index_text(result.handover.index) in text
