"""Some lines of a large original: whole, and without reading all of it."""

import asyncio
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.domain.cache import Digest, NewContent, Origin
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.tools.agent.content_passages import ReadPassage, read_passage
from helix_desktop.tools.agent.recall import RecallCachedContent
from helix_desktop.tools.agent.recall_sources import (
    MOST_HELD,
    PIECE,
    decode_original,
    read_wanted_lines,
    select_part,
)
from tests.examples import tries
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.weigher import FakeWeigher

SCALES = FakeWeigher()


class Counting(FakeStore):
    """Tells how much was read of it."""

    def __init__(self) -> None:
        super().__init__(FakeClock())
        self.read_of_it = 0

    async def read(self, digest: Digest, start: int, stop: int) -> bytes:
        data = self.loft.contents[digest]
        self.read_of_it += stop - start
        return data[start:stop]


def asked(data: bytes, lines: str) -> tuple[str | None, Counting]:
    async def ask() -> tuple[str | None, Counting]:
        store = Counting()
        digest = await store.put(NewContent(data, Origin("shell", "make")))
        return await read_wanted_lines(
            store, await store.entry(digest), lines, weigher=SCALES
        ), store

    return asyncio.run(ask())


def rows(count: int, seed: int = 1) -> bytes:
    dice = random.Random(seed)
    ends = (b"\n", b"\r\n", b"\xff\n", b" \xe2\x82\n")
    made = (b"%d %s" % (at, b"x" * dice.randrange(80)) for at in range(1, count + 1))
    return b"".join(row + dice.choice(ends) for row in made)


BIG = rows(100_000)


@pytest.mark.parametrize(
    "lines",
    ["1", "1-3", "99990-", "-5", "50000-50010", "2-3,70000,99999-100000", "1-100000", "40000-"],
)
@pytest.mark.parametrize("ending", [b"\n", b"", b"\n\n\n"])
def test_a_part_reads_as_it_would_from_the_whole(ending: bytes, lines: str) -> None:
    data = BIG.rstrip(b"\n") + ending
    found, _ = asked(data, lines)
    assert found == select_part(decode_original(data), lines, "", weigher=SCALES)


@settings(max_examples=tries(30))
@given(st.data())
def test_any_range_of_any_text_reads_as_it_would_from_the_whole(data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.sampled_from([b"a", b"\n", b"\r\n", "ü".encode()]), min_size=1))
    text = b"".join(chosen) * data.draw(st.integers(1, 2 * PIECE // len(b"".join(chosen)) + 1))
    count = text.count(b"\n") + (not text.endswith(b"\n"))
    first = data.draw(st.integers(1, count))
    lines = f"{first}-{first + data.draw(st.integers(0, 20))}"
    found, _ = asked(text, lines)
    if found is not None:
        assert found == select_part(decode_original(text), lines, "", weigher=SCALES)


def test_the_beginning_and_the_end_take_a_piece_each_however_large_the_rest_is() -> None:
    for lines in ("1-20", "-20"):
        _, store = asked(BIG, lines)
        assert store.read_of_it <= PIECE


def test_lines_that_are_too_long_to_be_held_are_left_to_the_whole() -> None:
    found, store = asked(b"x" * (MOST_HELD + 5) + b"\nlast", "1")
    assert found is None
    assert store.read_of_it <= MOST_HELD + PIECE


def test_lines_that_are_not_there_are_told_without_reading() -> None:
    for lines, word in (("200000-", "has lines 1-100,000"), ("three", "not understood")):
        with pytest.raises(ToolError, match=word):
            asked(BIG, lines)


async def test_the_tool_reads_lines_of_a_large_original_without_getting_all_of_it() -> None:
    class NeverWhole(Counting):
        async def get(self, digest: Digest) -> bytes:
            raise AssertionError("all of it was asked for")

    store = NeverWhole()
    digest = await store.put(NewContent(BIG, Origin("shell", "make")))
    tool = RecallCachedContent(store, FakeClock(), lambda: SCALES)
    arguments = json.dumps({"sha256": digest, "lines": "70000-70002"})
    assert (await tool.run(arguments)).data.decode() == select_part(
        decode_original(BIG), "70000-70002", "", weigher=SCALES
    )


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
