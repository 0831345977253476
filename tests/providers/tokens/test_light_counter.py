import random
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter
from helix_desktop.providers.tokens.light_counter import (
    MAX_WORD_BYTES,
    LightCounter,
    WordCounts,
)
from helix_desktop.providers.tokens.rank_files import RankTable, open_rank_table, shared_table
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from tests.providers.tokens.conftest import TOKENIZERS
from tests.waiting import wait_until

HALF, LONG = "\ud800", "=" * (MAX_WORD_BYTES + 1)
"""What only the tokenizer counts: half a character, a very long word."""
ASSIGNED = "".join(chr(at) for at in range(0x110000) if category(chr(at)) not in ("Cn", "Cs"))
WORDS = [
    "it's",
    "DON'T",
    " we'Ll ",
    "Café",
    "naïve",
    "x = 1;",
    "\n\n  ",
    "\t",
    "def f(a):\n    ",
    "…",
    "\xa0",
    "└── ",
    "⚠\ufe0f",
    "👩\u200d💻",
    "中文",
    " Привет",
    "'ſ",
    "a\u0301",
]
known = st.text(st.sampled_from(ASSIGNED) | st.characters(), max_size=300)
sentences = st.lists(st.sampled_from(WORDS) | known, max_size=12).map("".join)


class CountingTokenizer(TiktokenCounter):
    """The whole counter: how often it was needed, and what it counted."""

    def __init__(self, ranks: TokenizerRanks) -> None:
        super().__init__(ranks)
        self.loads, self.texts = 0, list[str]()

    def load(self) -> TokenCounter:
        self.loads += 1
        return self

    def count(self, text: str, encoding: Encoding) -> int:
        self.texts.append(text)
        return super().count(text, encoding)


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def tables(place: Path) -> dict[Encoding, RankTable]:
    return {item: open_rank_table(TOKENIZERS, place, item) for item in Encoding}


@pytest.fixture
def tokenizer_loads(ranks: TokenizerRanks) -> CountingTokenizer:
    return CountingTokenizer(ranks)


@pytest.fixture
def light(place: Path, tokenizer_loads: CountingTokenizer) -> LightCounter:
    return LightCounter(partial(open_rank_table, TOKENIZERS, place), tokenizer_loads.load)


@pytest.mark.slow
@pytest.mark.parametrize("encoding", list(Encoding))
def test_the_table_has_every_rank_of_the_tokenizer(
    ranks: TokenizerRanks, tables: dict[Encoding, RankTable], encoding: Encoding
) -> None:
    tokenizer, table = ranks.tokenizer(encoding), tables[encoding]
    for token in tokenizer.token_byte_values():
        assert table.rank(token) == tokenizer.encode_single_token(token)
    assert table.rank(b"no token has these bytes") is None


@pytest.mark.parametrize("encoding", list(Encoding))
@given(text=sentences)
def test_any_text_counts_as_the_tokenizer_counts_it(
    place: Path, counter: TiktokenCounter, encoding: Encoding, text: str
) -> None:
    light = LightCounter(partial(open_rank_table, TOKENIZERS, place), lambda: counter)
    assert light.count(text, encoding) == counter.count(text, encoding)
    assert light.exceeds(text, encoding, 5) == counter.exceeds(text, encoding, 5)


@pytest.mark.timeout(300)
@pytest.mark.slow
@pytest.mark.parametrize("encoding", list(Encoding))
def test_every_character_is_counted_as_by_the_tokenizer_in_any_place(
    tables: dict[Encoding, RankTable], counter: TiktokenCounter, encoding: Encoding
) -> None:
    words = WordCounts(tables[encoding], encoding)
    for item in ASSIGNED:
        text = (
            f"{item} a{item}b A{item}B 1{item}2 {item}{item}\n{item}'s it'{item} {item}/ \n{item}  "
            f"{item}'S \t{item}\ufe0f{item}a \xa0{item}\xa0\xa0{item}中{item}"
        )
        assert words.count(text) == counter.count(text, encoding), repr(item)


def test_texts_of_any_language_are_counted_without_a_tokenizer(
    light: LightCounter, tokenizer_loads: CountingTokenizer, counter: TiktokenCounter
) -> None:
    for text in (
        "Ça va? Größe, señor, łódź 12 m², 10\u202f000 µs, ① ½",
        "├── src\n│   └── a.py  ✔ 3 passed ⏳ ● ▶ → ≠ ⠋ \ue0b0",
        "⚠\ufe0f 🚨 👩\u200d💻 1\ufe0f\u20e3 🇩🇪 \ufeff a\u0301",
        "中文、日本語のテスト。한국어 Привет мир Ελλάδα عربى हिन्दी",
    ):
        assert light.count(text, Encoding.O200K) == counter.count(text, Encoding.O200K)
    assert light.has_no_tokenizer
    assert tokenizer_loads.loads == 0


def test_texts_of_helix_are_counted_without_a_tokenizer(
    light: LightCounter, tokenizer_loads: CountingTokenizer, counter: TiktokenCounter
) -> None:
    folder = Path(sys.modules["helix_desktop"].__path__[0]) / "engine"
    for module in sorted(folder.rglob("*.py")):
        text = module.read_text("utf-8")
        assert light.count(text, Encoding.O200K) == counter.count(text, Encoding.O200K), module
        assert not light.exceeds(text, Encoding.O200K, counter.count(text, Encoding.O200K))
        assert light.exceeds(text, Encoding.O200K, counter.count(text, Encoding.O200K) - 1)
    assert light.has_no_tokenizer
    assert tokenizer_loads.loads == 0


@pytest.mark.parametrize("encoding", list(Encoding))
def test_long_words_are_counted_without_a_tokenizer(
    light: LightCounter,
    tokenizer_loads: CountingTokenizer,
    counter: TiktokenCounter,
    encoding: Encoding,
) -> None:
    """Loading it would stop the window for a third of a second."""
    dice = random.Random(6)
    shuffled = "".join(dice.choices("qxzjvkeatnios", k=9_000))
    for text in (
        "=" * 9_000,
        " " * 9_000 + "x",
        "a" * 9_000,
        "\n" * 5_000,
        "漢字" * 1_500,
        shuffled,
    ):
        assert light.count(text, encoding) == counter.count(text, encoding)
    assert tokenizer_loads.loads == 0


@pytest.mark.parametrize("text", [HALF, LONG, f"a{HALF}b", "\U000e1000"])
def test_a_text_that_the_light_counter_does_not_know_is_counted_by_the_tokenizer(
    light: LightCounter, tokenizer_loads: CountingTokenizer, counter: TiktokenCounter, text: str
) -> None:
    assert light.count(text, Encoding.O200K) == counter.count(text, Encoding.O200K)
    assert tokenizer_loads.loads == 1
    assert not light.has_no_tokenizer


def test_of_a_long_text_only_the_piece_that_needs_it_is_for_the_tokenizer(
    light: LightCounter, tokenizer_loads: CountingTokenizer, counter: TiktokenCounter
) -> None:
    text = "word by word\n" * 1_000 + f"{LONG}\n" + "word by word\n" * 1_000
    assert light.count(text, Encoding.O200K) == counter.count(text, Encoding.O200K)
    assert LONG in "".join(tokenizer_loads.texts)
    assert sum(map(len, tokenizer_loads.texts)) < len(LONG) + 4_000


def test_after_very_many_new_words_the_tokenizer_is_loaded_beside_and_counts_new_ones(
    light: LightCounter, tokenizer_loads: CountingTokenizer, counter: TiktokenCounter
) -> None:
    dice = random.Random(4)

    def fresh(count: int) -> str:
        return " ".join("".join(dice.choices("qxzjvk", k=500)) for _ in range(count))

    few, many, more = fresh(100), fresh(500), fresh(10)
    assert light.count(few, Encoding.O200K) == counter.count(few, Encoding.O200K)
    assert tokenizer_loads.loads == 0
    assert light.count(many, Encoding.O200K) == counter.count(many, Encoding.O200K)
    wait_until(lambda: not light.has_no_tokenizer)
    assert tokenizer_loads.loads == 1
    tokenizer_loads.texts.clear()
    for text in (few, "well known words"):
        assert light.count(text, Encoding.O200K) == counter.count(text, Encoding.O200K)
    assert not tokenizer_loads.texts, "remembered words are counted by the tokenizer"
    assert light.count(more, Encoding.O200K) == counter.count(more, Encoding.O200K)
    assert "".join(tokenizer_loads.texts) == more


def test_words_that_come_again_are_merged_once_although_many_others_come_between(
    tables: dict[Encoding, RankTable],
) -> None:
    words = WordCounts(tables[Encoding.O200K], Encoding.O200K)
    dice = random.Random(5)

    def fresh(count: int) -> str:
        return "".join(f" {''.join(dice.choices('qxzjvk', k=9))}" for _ in range(count))

    often = fresh(2_000)
    words.count(often)
    for _ in range(5):
        before = words.merge_bytes_left
        words.count(fresh(3_000))
        words.count(often)
        assert before - words.merge_bytes_left <= 3_000 * 10, "words of before were merged again"


def test_a_word_that_takes_long_to_merge_is_left_to_the_tokenizer(
    tables: dict[Encoding, RankTable], counter: TiktokenCounter
) -> None:
    words = WordCounts(tables[Encoding.O200K], Encoding.O200K)
    just = "qx" * (MAX_WORD_BYTES // 2)
    assert words.count(just) == words.count(just) == counter.count(just, Encoding.O200K)
    assert words.count(just + "q") is None


@pytest.mark.slow
def test_a_damaged_table_is_made_again(tmp_path: Path) -> None:
    open_rank_table(TOKENIZERS, tmp_path, Encoding.CL100K)
    (file,) = tmp_path.iterdir()
    data = file.read_bytes()
    for broken in (b"", data[:100], data[:-1], data[:4000] + b"\1" + data[4001:]):
        file.write_bytes(broken)
        assert open_rank_table(TOKENIZERS, tmp_path, Encoding.CL100K).rank(b"hello") is not None
        assert file.read_bytes() == data
    assert list(tmp_path.iterdir()) == [file]


def test_counters_with_the_same_ranks_share_one_table_in_a_process(tmp_path: Path) -> None:
    first = shared_table(TOKENIZERS, tmp_path / "one", Encoding.O200K)
    assert shared_table(TOKENIZERS, tmp_path / "other", Encoding.O200K) is first
    assert shared_table(TOKENIZERS, tmp_path / "one", Encoding.CL100K) is not first
    assert not (tmp_path / "other").exists()


def test_where_no_table_can_be_kept_a_tokenizer_counts(
    tmp_path: Path, tokenizer_loads: CountingTokenizer, counter: TiktokenCounter
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file where a folder should be")
    light = LightCounter(partial(open_rank_table, TOKENIZERS, taken), tokenizer_loads.load)
    assert light.count("some words", Encoding.O200K) == counter.count("some words", Encoding.O200K)
    assert tokenizer_loads.loads == 1


def test_little_text_is_counted_while_the_tokenizer_is_being_read(
    place: Path, counter: TiktokenCounter
) -> None:
    started, go_on = threading.Event(), threading.Event()

    def load() -> TokenCounter:
        started.set()
        assert go_on.wait(20)
        return counter

    light = LightCounter(partial(open_rank_table, TOKENIZERS, place), load)
    light.count("the table is open", Encoding.O200K)
    with ThreadPoolExecutor(1) as pool:
        loading = pool.submit(light.count, LONG, Encoding.O200K)
        assert started.wait(20)
        assert light.count("hello world", Encoding.O200K) == 2
        assert light.has_no_tokenizer
        go_on.set()
        assert loading.result() == counter.count(LONG, Encoding.O200K)
    assert not light.has_no_tokenizer
