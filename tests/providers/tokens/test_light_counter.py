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

from helix_desktop.app.container import RARE
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter
from helix_desktop.providers.tokens.light_counter import (
    LONGEST_WORD,
    LightCounter,
    WordCounts,
)
from helix_desktop.providers.tokens.rank_files import RankTable, open_rank_table, shared_table
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from tests.providers.tokens.conftest import TOKENIZERS

SIGNS = [
    chr(at)
    for at in (*range(0x80, 0x2C00), *range(0xE000, 0xE010), *range(0xFE00, 0x1FB00))
    if category(chr(at))[0] in "PSC" or chr(at) in "\xa0\ufe0f"
]
"""Signs of all kinds, known ones and others."""
KNOWN = [*map(chr, range(0x17F)), *SIGNS]
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
]
known = st.text(st.sampled_from(KNOWN) | st.characters(max_codepoint=0x17E), max_size=300)
sentences = st.lists(st.sampled_from(WORDS) | known, max_size=12).map("".join)


class Asked:
    """The whole counter, and how often it was needed."""

    def __init__(self, counter: TokenCounter) -> None:
        self.counter, self.loads = counter, 0

    def load(self) -> TokenCounter:
        self.loads += 1
        return self.counter


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def tables(place: Path) -> dict[Encoding, RankTable]:
    return {each: open_rank_table(TOKENIZERS, place, each) for each in Encoding}


@pytest.fixture
def asked(counter: TiktokenCounter) -> Asked:
    return Asked(counter)


@pytest.fixture
def light(place: Path, asked: Asked) -> LightCounter:
    return LightCounter(partial(open_rank_table, TOKENIZERS, place), asked.load)


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


@pytest.mark.parametrize("encoding", list(Encoding))
def test_each_letter_and_sign_counts_alike_wherever_it_stands(
    place: Path, counter: TiktokenCounter, encoding: Encoding
) -> None:
    light = LightCounter(partial(open_rank_table, TOKENIZERS, place), lambda: counter)
    for each in KNOWN:
        text = (
            f"{each} a{each}b A{each}B 1{each}2 {each}{each}\n{each}'s it'{each} {each}/ \n{each}  "
            f"{each}'S \t{each}\ufe0f{each}a \xa0{each}\xa0\xa0{each}"
        )
        assert light.count(text, encoding) == counter.count(text, encoding), repr(each)


def test_letters_of_western_languages_and_usual_signs_need_no_tokenizer(
    light: LightCounter, asked: Asked
) -> None:
    for text in (
        "Ça va? Größe, señor, łódź µs",
        "├── src\n│   └── a.py  ✔ 3 passed ⏳ ● ▶ → ≠ ⠋",
        "⚠\ufe0f 🚨 👩\u200d💻 \ue0b0 10\xa0€ \ufeff",
    ):
        light.count(text, Encoding.O200K)
    assert light.light
    assert asked.loads == 0


def test_our_own_texts_need_no_tokenizer(
    light: LightCounter, asked: Asked, counter: TiktokenCounter
) -> None:
    folder = Path(sys.modules["helix_desktop"].__path__[0]) / "engine"
    for module in sorted(folder.rglob("*.py")):
        text = module.read_text("utf-8")
        assert light.count(text, Encoding.O200K) == counter.count(text, Encoding.O200K), module
        assert not light.exceeds(text, Encoding.O200K, counter.count(text, Encoding.O200K))
        assert light.exceeds(text, Encoding.O200K, counter.count(text, Encoding.O200K) - 1)
    assert light.light
    assert asked.loads == 0


@pytest.mark.parametrize("text", ["中文", "\u017f", "\u212a", "a\u0301", "\ud800", "=" * 1000])
def test_what_it_does_not_know_is_counted_by_the_tokenizer(
    light: LightCounter, asked: Asked, counter: TiktokenCounter, text: str
) -> None:
    assert light.count(text, Encoding.O200K) == counter.count(text, Encoding.O200K)
    assert asked.loads == 1
    assert not light.light


def test_of_a_long_text_only_the_pieces_with_other_letters_are_for_the_tokenizer(
    place: Path, counter: TiktokenCounter
) -> None:
    asked: list[str] = []

    class Listening(TiktokenCounter):
        def count(self, text: str, encoding: Encoding) -> int:
            asked.append(text)
            return counter.count(text, encoding)

    whole = Listening(counter._ranks)
    light = LightCounter(partial(open_rank_table, TOKENIZERS, place), lambda: whole)
    text = "word by word\n" * 1_000 + "中文\n" + "word by word\n" * 1_000
    assert light.count(text, Encoding.O200K) == counter.count(text, Encoding.O200K)
    assert sum(map(len, asked)) < 5_000


def test_ever_new_words_are_worth_a_tokenizer(
    light: LightCounter, asked: Asked, counter: TiktokenCounter
) -> None:
    dice = random.Random(4)
    text = " ".join("".join(dice.choices("qxzjvk", k=500)) for _ in range(300))
    assert light.count(text[:50_000], Encoding.O200K) == counter.count(
        text[:50_000], Encoding.O200K
    )
    assert asked.loads == 0
    assert light.count(text, Encoding.O200K) == counter.count(text, Encoding.O200K)
    assert asked.loads == 1


def test_a_word_that_takes_long_to_merge_is_left_to_the_tokenizer(
    tables: dict[Encoding, RankTable], counter: TiktokenCounter
) -> None:
    words = WordCounts(tables[Encoding.O200K], Encoding.O200K)
    just = "qx" * (LONGEST_WORD // 2)
    assert words.count(just) == words.count(just) == counter.count(just, Encoding.O200K)
    assert words.count(just + "q") is None


@pytest.mark.slow
def test_a_damaged_table_is_made_again(tmp_path: Path) -> None:
    open_rank_table(TOKENIZERS, tmp_path, Encoding.CL100K)
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    for broken in (b"", whole[:100], whole[:-1], whole[:4000] + b"\1" + whole[4001:]):
        file.write_bytes(broken)
        assert open_rank_table(TOKENIZERS, tmp_path, Encoding.CL100K).rank(b"hello") is not None
        assert file.read_bytes() == whole
    assert list(tmp_path.iterdir()) == [file]


def test_all_who_count_by_the_same_ranks_in_a_process_share_a_table(tmp_path: Path) -> None:
    first = shared_table(TOKENIZERS, tmp_path / "one", Encoding.O200K)
    assert shared_table(TOKENIZERS, tmp_path / "other", Encoding.O200K) is first
    assert shared_table(TOKENIZERS, tmp_path / "one", Encoding.CL100K) is not first
    assert not (tmp_path / "other").exists()


def test_where_no_table_can_be_kept_a_tokenizer_counts(
    tmp_path: Path, asked: Asked, counter: TiktokenCounter
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file where a folder should be")
    light = LightCounter(partial(open_rank_table, TOKENIZERS, taken), asked.load)
    assert light.count("some words", Encoding.O200K) == counter.count("some words", Encoding.O200K)
    assert asked.loads == 1


def test_little_text_is_counted_while_the_tokenizer_is_being_read(
    place: Path, counter: TiktokenCounter
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def load() -> TokenCounter:
        begun.set()
        assert go_on.wait(20)
        return counter

    light = LightCounter(partial(open_rank_table, TOKENIZERS, place), load)
    light.count("the table is open", Encoding.O200K)
    with ThreadPoolExecutor(1) as pool:
        loading = pool.submit(light.count, RARE, Encoding.O200K)
        assert begun.wait(20)
        assert light.count("hello world", Encoding.O200K) == 2
        assert light.light
        go_on.set()
        assert loading.result() == counter.count(RARE, Encoding.O200K)
    assert not light.light
