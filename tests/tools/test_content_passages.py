"""The lines that a person chose of a content come whole, however its pieces are cut."""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.tools.agent.content_passages import ReadPassage, read_passage
from helix_desktop.tools.agent.recall_sources import MOST_HELD, PIECE
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore


def read(data: bytes, passage: ContentPassage, most: int = MOST_HELD) -> ReadPassage:
    async def act() -> ReadPassage:
        store = FakeStore(FakeClock())
        digest = await store.put(NewContent(data, Origin("shell", "make")))
        return await read_passage(store, await store.entry(digest), passage, most=most)

    return asyncio.run(act())


LINES = st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=20))


@settings(max_examples=60, deadline=None)
@given(LINES, st.integers(0, 12), st.integers(0, 12), st.sampled_from(["", "a", "0", "é"]))
def test_exactly_the_lines_that_are_named_come(
    lines: list[str], first: int, more: int, letters: str
) -> None:
    last = first + more if first else 0
    data = "".join(f"{line}\n" for line in lines).encode()
    found = read(data, ContentPassage(first, last, letters))
    needle = letters.encode().lower()
    assert list(found.rows) == [
        (number, line)
        for number, line in enumerate(lines, 1)
        if number >= first and (not last or number <= last) and needle in line.encode().lower()
    ]
    assert found.complete


def test_lines_far_inside_of_a_large_content_are_found_across_its_pieces() -> None:
    rows = [f"row {number} " + "x" * 90 for number in range(1, 40_001)]
    data = "\n".join(rows).encode()
    assert len(data) > 3 * PIECE
    assert list(read(data, ContentPassage(20_000, 20_002)).rows) == [
        (number, rows[number - 1]) for number in (20_000, 20_001, 20_002)
    ]
    assert read(data, ContentPassage(40_000)).rows == [(40_000, rows[-1])]
    found = read(data, ContentPassage(letters="ROW 3999"))
    assert [number for number, _ in found.rows] == [3_999, *range(39_990, 40_000)]
    assert found.pieces[1].startswith("…\n39990\trow 39990 ")


def test_what_is_too_much_to_hold_ends_and_says_so() -> None:
    found = read(b"12345678\n" * 100, ContentPassage(1), most=80)
    assert (len(found.rows), found.complete) == (10, False)
    endless = read(b"x" * (MOST_HELD + 2 * PIECE), ContentPassage(1))
    assert (endless.rows, endless.complete) == ([], False)
