"""Where two sequences part is found in steps of many elements."""

import pytest

from helix_desktop.context.blocks import MAX_COMPARED, count_equal

LENGTHS = (0, 1, 7, 8, 63, 64, 65, 511, 512, MAX_COMPARED - 1, MAX_COMPARED, MAX_COMPARED + 1)


@pytest.mark.parametrize("other", ["x", None])
@pytest.mark.parametrize("equal", LENGTHS)
def test_two_sequences_are_equal_up_to_their_first_difference(
    equal: int, other: str | None
) -> None:
    before = list(map(str, range(equal)))
    after = [*before, other, "end"]
    assert count_equal(before, after) == equal
    assert count_equal(after, before) == equal
    assert count_equal([*before, "y", "end"], after) == equal
    assert count_equal(after, list(after)) == equal + 2
    assert count_equal([*before, "y"], after, start=equal // 2) == equal
