"""A message that grows: how much of it is shown and kept, and that it ends as the whole."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from helix_desktop.ui.markdown.block_parser import StreamingParser
from helix_desktop.ui.markdown.model import BlockShape, SpanStyle
from helix_desktop.ui.text.safe_text import source_size, spell_hidden
from tests.examples import tries
from tests.ui.markdown.texts import ANY


@settings(max_examples=tries(200), deadline=None)
@given(ANY, st.lists(st.integers(1, 60), max_size=30))
def test_a_streamed_text_is_parsed_like_the_complete_text(text: str, steps: list[int]) -> None:
    growing, at = StreamingParser(), 0
    for step in steps:
        at += step
        growing.parse(text[:at], is_live=True)
    assert growing.parse(text) == StreamingParser().parse(text)


SIGNS = (*"\r\na`|", "\r\n", "\r\n\r\n", "```", "# ", "- ", "1. ", "> ", "---", "    ")
PIECES = st.lists(st.sampled_from((*SIGNS, " ", "\t", "|a|b|\r\n|-|-|\r\n")), max_size=16)


@settings(max_examples=tries(600), deadline=None)
@given(PIECES, st.lists(st.integers(1, 3), min_size=48, max_size=48))
@example(["|a|b|\r\n|-|-|\r\n", "--- ", "```"], [1] * 48)
@example(["|a|b|\r\n|-|-|\r\n", "--- ", "`", "\n", "a"], [1] * 48)
@example(["- ", "\r", "    ", "\n> ```> \n`", "    ", "\t#"], [1] * 48)
def test_every_prefix_of_a_stream_is_parsed_as_if_it_came_at_once(
    pieces: list[str], steps: list[int]
) -> None:
    text, growing, at = "".join(pieces), StreamingParser(), 0
    for step in steps:
        at += step
        part = text[:at]
        assert growing.parse(part, is_live=True) == StreamingParser().parse(part, is_live=True)
    ended = text.replace("\r\n", "\n").replace("\r", "\n")
    assert growing.parse(text) == StreamingParser().parse(ended)


BULKY = st.text(st.sampled_from("ab #-*`|\n\r\u202e\u200d\u2028\U0001f469\u0301⟨⟩"), max_size=400)


@settings(max_examples=tries(300), deadline=None)
@given(BULKY, st.lists(st.integers(1, 60), max_size=30), st.integers(1, 4_000))
@example("`\r\u2028|", [4], 4)
def test_a_limited_text_is_parsed_the_same_in_any_pieces(
    text: str, steps: list[int], limit: int
) -> None:
    growing, at = StreamingParser(), 0
    for step in steps:
        at += step
        growing.parse(text[:at], limit, is_live=True)
    assert growing.parse(text, limit) == StreamingParser().parse(text, limit)


@settings(max_examples=tries(300), deadline=None)
@given(BULKY, st.integers(0, 400))
def test_a_position_in_spelled_text_maps_to_its_source(text: str, size: int) -> None:
    shown = spell_hidden(text)
    at = source_size(text, min(size, len(shown)))
    assert at < 0 or spell_hidden(text[:at]) == shown[:size]


@pytest.mark.timeout(20)
@pytest.mark.parametrize("gap", [" ", "\t"])
def test_a_heading_of_blanks_takes_no_longer_than_any_line(gap: str) -> None:
    line = "# a" + gap * 7_900 + "b"
    assert len(StreamingParser().parse("\n".join([line] * 5))) == 5


@pytest.mark.parametrize("piece", ["![a](x.png)\n\n", "\u202e\u202b", "- x\n", "\U0001f469\u200d"])
def test_what_is_not_shown_of_a_growing_message_is_not_read_again(piece: str) -> None:
    growing, text = StreamingParser(), piece * 20_000
    before = growing.parse(text, is_live=True)
    after = growing.parse(text + piece, is_live=True)
    assert before[-1].shape is BlockShape.MORE
    same_blocks = sum(one is two for one, two in zip(before, after, strict=False))
    assert same_blocks >= len(before) - 3


def test_while_a_message_grows_only_its_end_is_made_anew() -> None:
    growing = StreamingParser()
    text = "".join(f"paragraph {number} with **bold**\n\n" for number in range(200))
    before = growing.parse(text, is_live=True)
    after = growing.parse(text + "more", is_live=True)
    same = sum(one is two for one, two in zip(before, after, strict=False))
    assert same >= 198


def test_an_incomplete_code_fence_is_not_shown_yet() -> None:
    growing = StreamingParser()
    assert [leaf.text for leaf in growing.parse("text\n\n``", is_live=True)] == ["text"]
    assert [leaf.text for leaf in growing.parse("text\n\n```py", is_live=True)] == ["text"]
    assert growing.parse("text\n\n```py\nx", is_live=True)[1].shape is BlockShape.CODE
    assert [leaf.text for leaf in growing.parse("text\n\n``")] == ["text", "``"]


def test_unfinished_markdown_is_shown_as_if_it_were_closed() -> None:
    [leaf] = StreamingParser().parse("some **bold and `co", is_live=True)
    assert leaf.text == "some bold and co"
    assert {span.look for span in leaf.rich.spans} == {
        SpanStyle.BOLD,
        SpanStyle.BOLD | SpanStyle.CODE,
    }
    assert StreamingParser().parse("some **bold and `co")[0].text == "some **bold and `co"
    assert StreamingParser().parse("2 ** 3", is_live=True)[0].text == "2 ** 3"


@pytest.mark.parametrize(
    "text_in",
    [
        "one\r\n\r\ntwo\r\n\r\nthree\r\n",
        "```\r\na\r\n\r\nb\r\n```\r\n\r\nafter\r\n",
        "- a\r\n- b\r\n\r\n- c\r\n",
        "| a | b |\r\n| - | - |\r\n| 1 | 2 |\r\n\r\nafter\r\n",
        "# head\r\n\r\n> said\r\n> more\r\n\r\n    code\r\n\r\n    more\r\n",
    ],
)
def test_a_line_end_that_comes_in_two_pieces_is_one(text_in: str) -> None:
    plain = text_in.replace("\r\n", "\n")
    for size in (1, 2, 3):
        growing = StreamingParser()
        for end in range(size, len(text_in), size):
            shown = growing.parse(text_in[:end], is_live=True)
            if text_in[end - 1] != "\r":
                part = text_in[:end].replace("\r\n", "\n")
                assert shown == StreamingParser().parse(part, is_live=True), (end, text_in[:end])
        assert growing.parse(text_in) == StreamingParser().parse(plain)
