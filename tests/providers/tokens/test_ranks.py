import inspect
import lzma
import shutil
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
import tiktoken_ext.openai_public as published  # type: ignore[import-untyped]

from helix_desktop.domain.errors import ResourceError
from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.tokens.rank_files import MAX_TOKEN_BYTES, RECIPES
from helix_desktop.providers.tokens.token_counter import TokenizerRanks
from tests.processes import python

WITHOUT_NETWORK = """
import pathlib, socket, sys

def refuse(*args, **kwargs):
    raise SystemExit("the network was asked")

socket.socket = socket.create_connection = socket.getaddrinfo = refuse
sys.path.insert(0, sys.argv[2])
from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.tokens.token_counter import TokenizerRanks

ranks = TokenizerRanks(pathlib.Path(sys.argv[1]))
print([len(ranks.tokenizer(encoding).encode_ordinary("tokens stay home")) for encoding in Encoding])
print("requests" in sys.modules)
"""


@pytest.mark.slow
def test_both_encodings_load_without_network_cache_or_environment(tokenizers: Path) -> None:
    root = Path(__file__).parents[3]
    done = python("-I", "-c", WITHOUT_NETWORK, tokenizers, root, env={})
    assert done.stdout.splitlines() == ["[3, 3]", "False"], done.stderr


def test_the_check_for_network_access_in_tests_can_fail() -> None:
    done = python("-I", "-c", WITHOUT_NETWORK.split("sys.path")[0] + "socket.socket()")
    assert done.returncode != 0
    assert "the network was asked" in done.stderr
    assert socket.socket is not None


@pytest.mark.parametrize("encoding", list(Encoding))
def test_patterns_and_digests_are_those_that_tiktoken_publishes(encoding: Encoding) -> None:
    source = inspect.getsource(getattr(published, encoding.value))
    recipe = RECIPES[encoding]
    assert recipe.sha256 in source
    if encoding is Encoding.CL100K:
        assert f'r"""{recipe.pattern}"""' in source
    else:
        parts = [line.split('"""')[1] for line in source.splitlines() if 'r"""' in line]
        assert recipe.pattern == "|".join(parts)


@pytest.mark.parametrize("encoding", list(Encoding))
def test_no_token_is_longer_than_the_gate_assumes(
    ranks: TokenizerRanks, encoding: Encoding
) -> None:
    longest = max(len(token) for token in ranks.tokenizer(encoding).token_byte_values())
    assert longest == MAX_TOKEN_BYTES


def test_ten_threads_that_ask_at_once_get_one_tokenizer(tokenizers: Path) -> None:
    ranks, start = TokenizerRanks(tokenizers), Barrier(10)

    def ask(_: int) -> int:
        start.wait()
        return id(ranks.tokenizer(Encoding.CL100K))

    with ThreadPoolExecutor(10) as pool:
        assert len(set(pool.map(ask, range(10)))) == 1


def test_a_missing_file_is_named_with_a_way_out(tmp_path: Path) -> None:
    with pytest.raises(ResourceError, match=r"Can't read .* o200k_base\.tiktoken\.xz") as caught:
        TokenizerRanks(tmp_path).tokenizer(Encoding.O200K)
    assert "Reinstall Helix Desktop" in caught.value.hint


def test_a_changed_rank_is_refused(tmp_path: Path, tokenizers: Path) -> None:
    name = "cl100k_base.tiktoken.xz"
    plain = lzma.decompress((tokenizers / name).read_bytes()).replace(b" 9\n", b" 8\n", 1)
    (tmp_path / name).write_bytes(lzma.compress(plain, preset=0))
    with pytest.raises(ResourceError, match="isn't the original"):
        TokenizerRanks(tmp_path).tokenizer(Encoding.CL100K)


@pytest.mark.parametrize("keep", [0, 1000])
def test_a_cut_or_empty_file_is_refused(tmp_path: Path, tokenizers: Path, keep: int) -> None:
    name = "cl100k_base.tiktoken.xz"
    (tmp_path / name).write_bytes((tokenizers / name).read_bytes()[:keep])
    with pytest.raises(ResourceError, match=r"is damaged|is not the one"):
        TokenizerRanks(tmp_path).tokenizer(Encoding.CL100K)


def test_a_file_that_was_missing_is_read_once_it_is_there(tmp_path: Path, tokenizers: Path) -> None:
    ranks = TokenizerRanks(tmp_path)
    with pytest.raises(ResourceError):
        ranks.tokenizer(Encoding.CL100K)
    shutil.copy(tokenizers / "cl100k_base.tiktoken.xz", tmp_path)
    assert ranks.tokenizer(Encoding.CL100K).name == "cl100k_base"


def test_the_license_notice_of_the_token_ranks_is_shipped_beside_them(tokenizers: Path) -> None:
    notice = (tokenizers / "NOTICE").read_text()
    assert "MIT License" in notice
    assert all(recipe.sha256 in notice for recipe in RECIPES.values())


def test_several_counters_share_one_loaded_table(tokenizers: Path, ranks: TokenizerRanks) -> None:
    one, other = TokenizerRanks.of(tokenizers), TokenizerRanks.of(Path(str(tokenizers)))
    assert one.tokenizer(Encoding.O200K) is other.tokenizer(Encoding.O200K)
