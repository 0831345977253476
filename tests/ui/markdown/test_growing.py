"""A message that grows: how much of it is shown and kept, and that it ends as the whole."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.ui.markdown.growing import Growing
from helix_desktop.ui.markdown.leaves import Look, Shape
from helix_desktop.ui.markdown.spelled import source_size, spelled
from tests.examples import tries
from tests.ui.markdown.texts import ANY


@settings(max_examples=tries(200), deadline=None)
@given(ANY, st.lists(st.integers(1, 60), max_size=30))
def test_a_stream_becomes_what_the_whole_is(text: str, steps: list[int]) -> None:
    growing, at = Growing(), 0
    for step in steps:
        at += step
        growing.leaves(text[:at], live=True)
    assert growing.leaves(text) == Growing().leaves(text)


BULKY = st.text(st.sampled_from("ab #-*`|\n\r\u202e\u200d\u2028\U0001f469\u0301⟨⟩"), max_size=400)


@settings(max_examples=tries(300), deadline=None)
@given(BULKY, st.lists(st.integers(1, 60), max_size=30), st.integers(1, 4_000))
def test_what_is_shown_at_first_is_the_same_however_it_came(
    text: str, steps: list[int], limit: int
) -> None:
    growing, at = Growing(), 0
    for step in steps:
        at += step
        growing.leaves(text[:at], limit, live=True)
    assert growing.leaves(text, limit) == Growing().leaves(text, limit)


@settings(max_examples=tries(300), deadline=None)
@given(BULKY, st.integers(0, 400))
def test_a_place_in_what_is_spelled_is_found_in_its_source(text: str, size: int) -> None:
    shown = spelled(text)
    at = source_size(text, min(size, len(shown)))
    assert at < 0 or spelled(text[:at]) == shown[:size]


@pytest.mark.parametrize("piece", ["![a](x.png)\n\n", "\u202e\u202b", "- x\n", "\U0001f469\u200d"])
def test_what_is_not_shown_of_a_growing_message_is_not_read_again(piece: str) -> None:
    growing, text = Growing(), piece * 20_000
    before = growing.leaves(text, live=True)
    after = growing.leaves(text + piece, live=True)
    assert before[-1].shape is Shape.MORE
    kept = sum(one is two for one, two in zip(before, after, strict=False))
    assert kept >= len(before) - 3


def test_while_a_message_grows_only_its_end_is_made_anew() -> None:
    growing = Growing()
    text = "".join(f"paragraph {number} with **bold**\n\n" for number in range(200))
    before = growing.leaves(text, live=True)
    after = growing.leaves(text + "more", live=True)
    same = sum(one is two for one, two in zip(before, after, strict=False))
    assert same >= 198


def test_an_unfinished_mark_is_held_back_until_it_means_something() -> None:
    growing = Growing()
    assert [leaf.text for leaf in growing.leaves("text\n\n``", live=True)] == ["text"]
    assert [leaf.text for leaf in growing.leaves("text\n\n```py", live=True)] == ["text"]
    assert growing.leaves("text\n\n```py\nx", live=True)[1].shape is Shape.CODE
    assert [leaf.text for leaf in growing.leaves("text\n\n``")] == ["text", "``"]


def test_what_is_open_while_it_is_written_looks_closed_already() -> None:
    [leaf] = Growing().leaves("some **bold and `co", live=True)
    assert leaf.text == "some bold and co"
    assert {span.look for span in leaf.rich.spans} == {Look.BOLD, Look.BOLD | Look.CODE}
    assert Growing().leaves("some **bold and `co")[0].text == "some **bold and `co"
    assert Growing().leaves("2 ** 3", live=True)[0].text == "2 ** 3"
