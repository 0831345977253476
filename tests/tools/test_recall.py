"""Recalling originals: whole and byte for byte, or some lines without reading all of it."""

import asyncio
import json
import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.context.texts.quotations import number_output
from helix_desktop.domain.cache import Digest, NewContent, Origin
from helix_desktop.domain.errors import StoreFull, ToolError
from helix_desktop.domain.mentions import ContentPassage
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import StoreHealth, ToolOutput
from helix_desktop.tools.agent.cached_content import SearchCachedContent
from helix_desktop.tools.agent.content_passages import ReadPassage, read_passage
from helix_desktop.tools.agent.recall import RecallCachedContent
from helix_desktop.tools.agent.recall_sources import (
    AROUND_TOKENS,
    MAX_LINES_BYTES,
    PIECE,
    SHOWN_LINES_TOKENS,
    decode_original,
    read_wanted_lines,
    select_part,
)
from helix_desktop.tools.toolbox import AgentToolbox
from tests.examples import tries
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore, SavedData
from tests.fakes.weigher import FakeWeigher

SCALES = FakeWeigher()
CODE = "\n".join(
    [
        "import store",
        *(f"# line {number}" for number in range(2, 60)),
        "value = fold(1)",
        *(f"# line {number}" for number in range(61, 100)),
        "def fold(part):",
        *(f"    part += {number}" for number in range(101, 400)),
        "value = fold(2)",
    ]
)


class RecallStage:
    """The recall tools over a store in memory."""

    def __init__(self) -> None:
        clock = FakeClock()
        self.store = FakeStore(clock, SavedData())
        self.tools = AgentToolbox(
            (
                RecallCachedContent(self.store, clock, lambda: SCALES),
                SearchCachedContent(self.store, lambda: SCALES),
            )
        )

    def keep(self, data: bytes | str, origin: Origin = Origin("shell", "pytest -q")) -> Digest:  # noqa: B008  # frozen
        raw = data.encode() if isinstance(data, str) else data
        return asyncio.run(self.store.put(NewContent(raw, origin)))

    def recall(self, sha256: str, **part: str) -> ToolOutput:
        return self.run("recall_cached_content", sha256=sha256, **part)

    def search(self, query: str, *, regex: bool = False) -> ToolOutput:
        return self.run("search_cached_content", query=query, regex=regex)

    def run(self, tool: str, **arguments: str | bool) -> ToolOutput:
        return asyncio.run(self.tools.run(ToolCall("c", tool, json.dumps(arguments))))


@pytest.fixture
def open_workspace() -> RecallStage:
    return RecallStage()


def output_text(output: ToolOutput) -> str:
    return output.data.decode()


@pytest.mark.parametrize("data", [b"plain", b"", b"\xff\xfe\x00\r\n\x80", "ü\r\n…".encode()])
def test_a_whole_recall_is_the_original_byte_for_byte(
    open_workspace: RecallStage, data: bytes
) -> None:
    output = open_workspace.recall(open_workspace.keep(data))
    assert (output.data, output.failed) == (data, False)


def test_the_first_digits_are_enough_however_an_agent_writes_them(
    open_workspace: RecallStage,
) -> None:
    digest = open_workspace.keep(CODE)
    for form in (digest[:12], digest[:16].upper(), f'"{digest}"', f" {digest[:20]}… "):
        assert open_workspace.recall(form).data == CODE.encode()


def test_an_unknown_digest_is_a_clear_error(open_workspace: RecallStage) -> None:
    open_workspace.keep(CODE)
    for text, word in (("0" * 64, "There is no content"), ("0" * 20, "Nothing here begins with")):
        output = open_workspace.recall(text)
        assert output.failed
        assert word in output_text(output)
        assert "recall_history" in output_text(output)


def test_too_few_digits_or_other_letters_are_named_as_such(open_workspace: RecallStage) -> None:
    for text in ("3fa9", "sha", "", "x" * 64):
        output = open_workspace.recall(text)
        assert output.failed
        assert "is no digest" in output_text(output)


def test_a_beginning_that_fits_two_contents_asks_for_more_digits(
    open_workspace: RecallStage,
) -> None:
    one = open_workspace.keep(CODE)
    twin = Digest(one[:20] + ("0" if one[20] != "0" else "1") + one[21:])
    open_workspace.store.saved_data.contents[twin] = b"twin"
    output = open_workspace.recall(one[:14])
    assert output.failed
    assert "More than one cache entry" in output_text(output)
    assert not open_workspace.recall(one).failed


def test_a_digest_of_another_workspace_is_not_found(open_workspace: RecallStage) -> None:
    elsewhere = RecallStage().keep("a secret of another project")
    output = open_workspace.recall(elsewhere)
    assert output.failed
    assert "secret" not in output_text(output)


def test_damage_is_named_and_never_served(open_workspace: RecallStage) -> None:
    digest = open_workspace.keep(CODE)
    open_workspace.store.saved_data.contents[digest] = b"something else"
    output = open_workspace.recall(digest)
    assert output.failed
    assert "something else" not in output_text(output)


@pytest.mark.parametrize("copies", [900, 400_000])
def test_a_long_line_is_recalled_in_the_pieces_that_an_excerpt_numbers(
    open_workspace: RecallStage, copies: int
) -> None:
    minified = "[" + '{"name":"pump","of":17},' * copies + "0]"
    digest = open_workspace.keep(f"first\n{minified}\nlast")
    rows = [row for row in number_output(f"first\n{minified}\nlast") if row.line == 2]
    output = output_text(open_workspace.recall(digest, lines="1, 2.3-2.4"))
    assert f"\n2.3-2.4\t{rows[2].text}{rows[3].text}\n" in output
    assert output.startswith("1\tfirst\n")
    missing = open_workspace.recall(digest, lines="9.1-9.3")
    assert missing.failed
    assert "There are no lines 9.1-9.3" in output_text(missing)


def test_a_range_of_lines_is_numbered_and_says_of_how_many(open_workspace: RecallStage) -> None:
    output = open_workspace.recall(open_workspace.keep(CODE), lines="59-61")
    assert (
        output_text(output)
        == "59\t# line 59\n60\tvalue = fold(1)\n61\t# line 61\n[lines 59-61 of 400]"
    )
    assert output.what == "lines 59-61 of shell · pytest -q"


def test_lines_that_are_not_there_are_a_clear_error(open_workspace: RecallStage) -> None:
    digest = open_workspace.keep(CODE)
    for lines in ("900-950", "ten", "5-1", "0"):
        output = open_workspace.recall(digest, lines=lines)
        assert output.failed == (lines != "0"), lines


def test_a_pattern_shows_the_definition_first_and_stays_small(open_workspace: RecallStage) -> None:
    output = open_workspace.recall(open_workspace.keep(CODE), around="fold")
    assert "100\tdef fold(part):" in output_text(output)
    assert "400\tvalue = fold(2)" in output_text(output)
    assert SCALES.count(output_text(output)) <= AROUND_TOKENS


def test_a_pattern_within_lines_finds_only_what_is_in_them(open_workspace: RecallStage) -> None:
    text = output_text(
        open_workspace.recall(open_workspace.keep(CODE), around="fold", lines="1-90")
    )
    assert "value = fold(1)" in text
    assert "def fold" not in text


def test_an_invalid_or_unmatched_pattern_is_searched_for_literally(
    open_workspace: RecallStage,
) -> None:
    digest = open_workspace.keep(CODE)
    for around in ("fold(part)", "FOLD(PART):", "fold(part"):
        text = output_text(open_workspace.recall(digest, around=around))
        assert "def fold(part)" in text, around
        assert "these very letters" in text


@pytest.mark.slow
def test_a_pattern_that_runs_wild_ends_in_time(open_workspace: RecallStage) -> None:
    output = open_workspace.recall(open_workspace.keep("a" * 50_000 + "b"), around="(a|aa)+$")
    assert "takes too long" in output_text(output)


@pytest.mark.parametrize(
    "part", [{"lines": "1"}, {"lines": "1-"}, {"around": "value"}, {"around": "{", "lines": "1"}]
)
def test_one_endless_line_never_comes_back_whole_through_a_part(
    open_workspace: RecallStage, part: dict[str, str]
) -> None:
    text = json.dumps([{"value": number} for number in range(2_000)])
    output = open_workspace.recall(open_workspace.keep(text), **part)
    assert not output.failed
    assert SCALES.count(output_text(output)) <= max(AROUND_TOKENS, 600)


def test_many_lines_are_cut_and_say_how_to_go_on(open_workspace: RecallStage) -> None:
    digest = open_workspace.keep("\n".join(f"{number} {'word ' * 20}" for number in range(5_000)))
    text = output_text(open_workspace.recall(digest, lines="1-"))
    assert SCALES.count(text) <= SHOWN_LINES_TOKENS
    assert 'go on with lines="' in text


def test_recalls_are_counted(open_workspace: RecallStage) -> None:
    digest = open_workspace.keep(CODE)
    open_workspace.recall(digest)
    open_workspace.recall(digest[:12], lines="1")
    assert open_workspace.store.saved_data.entries[digest].recalls == 2


def test_a_full_disk_keeps_nobody_from_recalling(open_workspace: RecallStage) -> None:
    digest = open_workspace.keep(CODE)
    open_workspace.store.become(StoreHealth.FULL)
    open_workspace.store.refuse = StoreFull("The disk is full.")
    assert open_workspace.recall(digest).data == CODE.encode()


def test_a_picture_is_named_and_not_given_as_text(open_workspace: RecallStage) -> None:
    digest = open_workspace.keep(b"\x89PNG\r\n", Origin("", "", mime="image/png"))
    output = open_workspace.recall(digest)
    assert output.failed
    assert "picture (image/png, 6 bytes)" in output_text(output)


def test_searching_tells_digests_and_lines_that_can_be_recalled(
    open_workspace: RecallStage,
) -> None:
    digest = open_workspace.keep(CODE)
    open_workspace.keep("nothing of the kind", Origin("shell", "ls"))
    text = output_text(open_workspace.search("DEF FOLD"))
    assert text.startswith(f"{digest[:16]} · shell · pytest -q · ")
    assert "100\tdef fold(part):" in text
    assert open_workspace.recall(text.split()[0]).data == CODE.encode()


def test_searching_for_nothing_that_is_there_says_so(open_workspace: RecallStage) -> None:
    open_workspace.keep(CODE)
    assert output_text(open_workspace.search("zebra")) == "[nothing has it]"


def test_searching_by_regular_expression_finds_and_refuses(open_workspace: RecallStage) -> None:
    open_workspace.keep(CODE)
    assert "def fold" in output_text(open_workspace.search(r"^def \w+\(", regex=True))
    output = open_workspace.search("(", regex=True)
    assert output.failed
    assert "cannot be read" in output_text(output)


def test_what_was_recalled_before_is_not_found_again(open_workspace: RecallStage) -> None:
    open_workspace.keep("fold the parts", Origin("search_cached_content", "fold"))
    open_workspace.keep("fold the parts again", Origin("recall_cached_content", "lines 1-2 of ls"))
    open_workspace.keep("a first glance at fold", Origin("shell", "keep_preview of make"))
    assert output_text(open_workspace.search("fold")) == "[nothing has it]"


def test_a_search_that_finds_much_stays_small(open_workspace: RecallStage) -> None:
    for number in range(40):
        open_workspace.keep(
            f"needle {number} {'word ' * 300}\n" * 9, Origin("shell", f"cat {number} " * 40)
        )
    text = output_text(open_workspace.search("needle"))
    assert SCALES.count(text) <= AROUND_TOKENS + 40
    assert "there are more" in text


def test_a_match_after_the_last_line_is_not_shown_as_a_line(open_workspace: RecallStage) -> None:
    digest = open_workspace.keep("one line\n")
    assert output_text(open_workspace.recall(digest, around=r"\Z")) == "[no line of 1 matches]"
    assert output_text(open_workspace.search(r"\Z", regex=True)).startswith(digest[:16])


@pytest.mark.parametrize("cut", [PIECE - 1, PIECE - 2, PIECE])
def test_a_text_decoded_piece_by_piece_equals_the_text_decoded_at_once(cut: int) -> None:
    data = b"x" * cut + "€\U0001f600".encode() + b"\xff" + b"y" * PIECE
    assert decode_original(data) == data.decode("utf-8", "replace")


class Counting(FakeStore):
    """Tells how much was read of it."""

    def __init__(self) -> None:
        super().__init__(FakeClock())
        self.read_of_it = 0

    async def read(self, digest: Digest, start: int, stop: int) -> bytes:
        data = self.saved_data.contents[digest]
        self.read_of_it += stop - start
        return data[start:stop]


def read_lines(data: bytes, lines: str) -> tuple[str | None, Counting]:
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


@cache
def large_rows() -> bytes:
    return rows(100_000)


@pytest.mark.parametrize(
    "lines",
    ["1", "1-3", "99990-", "-5", "50000-50010", "2-3,70000,99999-100000", "1-100000", "40000-"],
)
@pytest.mark.parametrize("ending", [b"\n", b"", b"\n\n\n"])
def test_a_part_reads_as_it_would_from_the_whole(ending: bytes, lines: str) -> None:
    data = large_rows().rstrip(b"\n") + ending
    result, _ = read_lines(data, lines)
    assert result == select_part(decode_original(data), lines, "", weigher=SCALES)


@settings(max_examples=tries(30))
@given(st.data())
def test_any_range_of_any_text_reads_as_it_would_from_the_whole(data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.sampled_from([b"a", b"\n", b"\r\n", "ü".encode()]), min_size=1))
    text = b"".join(chosen) * data.draw(st.integers(1, 2 * PIECE // len(b"".join(chosen)) + 1))
    count = text.count(b"\n") + (not text.endswith(b"\n"))
    first = data.draw(st.integers(1, count))
    lines = f"{first}-{first + data.draw(st.integers(0, 20))}"
    result, _ = read_lines(text, lines)
    if result is not None:
        assert result == select_part(decode_original(text), lines, "", weigher=SCALES)


def test_the_beginning_and_the_end_take_a_piece_each_however_large_the_rest_is() -> None:
    for lines in ("1-20", "-20"):
        _, store = read_lines(large_rows(), lines)
        assert store.read_of_it <= PIECE


def test_a_line_too_long_for_memory_is_not_read_in_parts() -> None:
    result, store = read_lines(b"x" * (MAX_LINES_BYTES + 5) + b"\nlast", "1")
    assert result is None
    assert store.read_of_it <= MAX_LINES_BYTES + PIECE


def test_lines_that_are_not_there_are_told_without_reading() -> None:
    for lines, word in (("200000-", "has lines 1-100,000"), ("three", "not understood")):
        with pytest.raises(ToolError, match=word):
            read_lines(large_rows(), lines)


async def test_the_tool_reads_lines_of_a_large_original_without_getting_all_of_it() -> None:
    class NeverWhole(Counting):
        async def get(self, digest: Digest) -> bytes:
            raise AssertionError("all of it was asked for")

    store = NeverWhole()
    digest = await store.put(NewContent(large_rows(), Origin("shell", "make")))
    tool = RecallCachedContent(store, FakeClock(), lambda: SCALES)
    arguments = json.dumps({"sha256": digest, "lines": "70000-70002"})
    assert (await tool.run(arguments)).data.decode() == select_part(
        decode_original(large_rows()), "70000-70002", "", weigher=SCALES
    )


def read(data: bytes, passage: ContentPassage, most: int = MAX_LINES_BYTES) -> ReadPassage:
    async def act() -> ReadPassage:
        store = FakeStore(FakeClock())
        digest = await store.put(NewContent(data, Origin("shell", "make")))
        return await read_passage(store, await store.entry(digest), passage, max_bytes=most)

    return asyncio.run(act())


LINES = st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=20))


@settings(max_examples=60, deadline=None)
@given(LINES, st.integers(0, 12), st.integers(0, 12), st.sampled_from(["", "a", "0", "é"]))
def test_exactly_the_lines_that_are_named_come(
    lines: list[str], first: int, more: int, letters: str
) -> None:
    last = first + more if first else 0
    data = "".join(f"{line}\n" for line in lines).encode()
    result = read(data, ContentPassage(first, last, letters))
    needle = letters.encode().lower()
    assert list(result.rows) == [
        (number, line)
        for number, line in enumerate(lines, 1)
        if number >= first and (not last or number <= last) and needle in line.encode().lower()
    ]
    assert result.complete


def test_lines_far_inside_of_a_large_content_are_found_across_its_pieces() -> None:
    rows = [f"row {number} " + "x" * 90 for number in range(1, 40_001)]
    data = "\n".join(rows).encode()
    assert len(data) > 3 * PIECE
    assert list(read(data, ContentPassage(20_000, 20_002)).rows) == [
        (number, rows[number - 1]) for number in (20_000, 20_001, 20_002)
    ]
    assert read(data, ContentPassage(40_000)).rows == [(40_000, rows[-1])]
    result = read(data, ContentPassage(letters="ROW 3999"))
    assert [number for number, _ in result.rows] == [3_999, *range(39_990, 40_000)]
    assert result.pieces[1].startswith("…\n39990\trow 39990 ")


def test_a_passage_that_is_too_large_is_marked_as_incomplete() -> None:
    result = read(b"12345678\n" * 100, ContentPassage(1), most=80)
    assert (len(result.rows), result.complete) == (10, False)
    endless = read(b"x" * (MAX_LINES_BYTES + 2 * PIECE), ContentPassage(1))
    assert (endless.rows, endless.complete) == ([], False)
