import threading
import time
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter
from helix_desktop.providers.tokens.text_pieces import (
    MAX_PIECE_CHARS,
    MIN_PIECE_CHARS,
    SAFE_CUT,
    split_at_cuts,
)
from helix_desktop.providers.tokens.token_counter import (
    TiktokenCounter,
    TokenizerRanks,
)
from tests.providers.tokens.texts import PATHOLOGICAL

anything = st.text(st.characters(exclude_categories=()), max_size=200)
lumps = st.lists(
    st.tuples(
        st.sampled_from(
            ["a", "ab ", "\n", " ", "x\n/", "é", "=", "\ud83d", "\ude00", "中,", "1\n "]
        ),
        st.integers(1, 9000),
    ),
    max_size=6,
).map(lambda parts: "".join(unit * count for unit, count in parts))


def test_the_counter_implements_the_port_for_counting(counter: TiktokenCounter) -> None:
    port: TokenCounter = counter
    assert port.count("hello world", Encoding.O200K) == 2


@pytest.mark.parametrize("encoding", list(Encoding))
@given(text=anything)
def test_any_text_counts_as_tiktoken_counts_it(
    ranks: TokenizerRanks, counter: TiktokenCounter, encoding: Encoding, text: str
) -> None:
    assert counter.count(text, encoding) == len(ranks.tokenizer(encoding).encode_ordinary(text))


def test_source_code_of_any_length_counts_exactly(
    ranks: TokenizerRanks, counter: TiktokenCounter
) -> None:
    text = "".join(Path(module).read_text("utf-8") for module in SOURCES)
    for encoding in Encoding:
        exact_count = len(ranks.tokenizer(encoding).encode_ordinary(text))
        assert counter.count(text, encoding) == exact_count


def test_one_long_line_counts_exactly(ranks: TokenizerRanks, counter: TiktokenCounter) -> None:
    text = PATHOLOGICAL["one line of JSON"](300_000)
    assert counter.count(text, Encoding.O200K) == len(
        ranks.tokenizer(Encoding.O200K).encode_ordinary(text)
    )


@pytest.mark.parametrize("unit", ["a", "=", "中", "xyz"])
def test_a_run_without_safe_places_is_at_most_three_tokens_off_per_cut(
    ranks: TokenizerRanks, counter: TiktokenCounter, unit: str
) -> None:
    text = unit * (200_000 // len(unit))
    exact_count = len(ranks.tokenizer(Encoding.O200K).encode_ordinary(text))
    assert abs(counter.count(text, Encoding.O200K) - exact_count) <= 3 * 3


@pytest.mark.slow
@pytest.mark.parametrize("blank", [" ", "\t"])
def test_two_million_blanks_do_not_overflow_the_stack(counter: TiktokenCounter, blank: str) -> None:
    assert 15_000 < counter.count(blank * 2_000_000 + "x", Encoding.O200K) < 130_000


def test_special_tokens_are_plain_text(counter: TiktokenCounter) -> None:
    assert counter.count("<|endoftext|>", Encoding.O200K) > 1


@pytest.mark.alone
@pytest.mark.parametrize("name", PATHOLOGICAL)
def test_no_pathological_text_raises_or_takes_a_second_per_megabyte(
    counter: TiktokenCounter, name: str
) -> None:
    text = PATHOLOGICAL[name](40_000)
    megabytes = len(text.encode("utf-8", "surrogatepass")) / 1e6
    for encoding in Encoding:
        start = time.thread_time()
        assert counter.count(text, encoding) > 0
        assert time.thread_time() - start <= megabytes + 0.02


@given(text=lumps, limit=st.integers(-1, 20_000))
def test_the_check_of_a_limit_agrees_with_the_count(
    counter: TiktokenCounter, text: str, limit: int
) -> None:
    count = counter.count(text, Encoding.O200K)
    for line in (limit, count, count - 1):
        assert counter.exceeds(text, Encoding.O200K, line) == (count > line)


def test_the_check_of_a_limit_counts_no_tokens_if_the_bytes_decide(
    tokenizers_missing: TiktokenCounter,
) -> None:
    assert not tokenizers_missing.exceeds("x" * 4000, Encoding.O200K, 4000)
    assert tokenizers_missing.exceeds("x" * 512_001, Encoding.O200K, 4000)


def test_counting_leaves_other_threads_running(counter: TiktokenCounter) -> None:
    text = "def method(self, argument):\n    return argument + 1\n" * 40_000
    worker = threading.Thread(target=counter.count, args=(text, Encoding.O200K))
    turns = 0
    worker.start()
    while worker.is_alive():
        time.sleep(0)
        turns += 1
    worker.join()
    assert turns >= 10


SOURCES = [threading.__file__, pytest.__file__, time.__spec__.origin or ""]
SOURCES = [path for path in SOURCES if path.endswith(".py")]


@pytest.fixture(scope="module")
def tokenizers_missing(tmp_path_factory: pytest.TempPathFactory) -> TiktokenCounter:
    return TiktokenCounter(TokenizerRanks(tmp_path_factory.mktemp("empty")))


# Where the two encodings' patterns and Python's classes could disagree
FRAGMENTS = [*"\n\r \t/aBZé中x19_!.'\"{:-", "\r\n", "  ", "//", "'s", "'LL", "23", "don", "\n\n"]
FRAGMENTS += [*"\x00\x0b\x1c\x7f\x85\xa0\u0301\u0e33\u2028\u200d\ufe0f\u02bcⅧ²ªʰ😀ßǅ٣ſK ｱ"]

nasty = st.lists(st.sampled_from(FRAGMENTS), max_size=30).map("".join)


@pytest.mark.parametrize("encoding", list(Encoding))
@given(text=nasty | st.text(max_size=40))
@example(text="don't stop\n\n/usr")
@example(text="x!\n/\n  y\n\t\n z")
def test_cutting_a_text_at_safe_places_does_not_change_its_count(
    ranks: TokenizerRanks, encoding: Encoding, text: str
) -> None:
    encode = ranks.tokenizer(encoding).encode_ordinary
    places = [0, *(place.end() for place in SAFE_CUT.finditer(text)), len(text)]
    cut = sum(len(encode(text[a:b])) for a, b in pairwise(places))
    assert cut == len(encode(text))


@given(st.lists(st.sampled_from(["a", "\n", " " * 500, "x, y. ", "=" * 5000, "中" * 70000])))
def test_the_pieces_of_a_text_are_together_the_text_and_none_is_too_long(parts: list[str]) -> None:
    text = "".join(parts)
    result = list(split_at_cuts(text))
    assert "".join(result) == text
    assert all(MIN_PIECE_CHARS <= len(piece) <= MAX_PIECE_CHARS for piece in result[:-1])
    assert all(result)
    assert len(result[-1:] or [""]) == 1
    assert len("".join(result[-1:])) <= MAX_PIECE_CHARS


def test_a_text_without_safe_places_is_cut_anyway() -> None:
    assert [len(piece) for piece in split_at_cuts("a" * 150_000)] == [65536, 65536, 18928]


def test_an_ordinary_line_is_cut_between_words() -> None:
    text = "lorem ipsum " * 2000
    assert max(len(piece) for piece in split_at_cuts(text)) < MIN_PIECE_CHARS + 12


def test_a_hard_cut_leaves_a_surrogate_pair_whole() -> None:
    text = "=" * (MAX_PIECE_CHARS - 1) + "\ud83d\ude00" + "="
    assert [len(piece) for piece in split_at_cuts(text)] == [MAX_PIECE_CHARS - 1, 3]
