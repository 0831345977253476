from pathlib import Path

import pytest

from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks

TOKENIZERS = Path(__file__).parents[3] / "resources" / "tokenizer"


@pytest.fixture(scope="session")
def tokenizers() -> Path:
    return TOKENIZERS


@pytest.fixture(scope="session")
def ranks() -> TokenizerRanks:
    """Loaded once: reading both takes about half a second."""
    ranks = TokenizerRanks.of(TOKENIZERS)
    for encoding in Encoding:
        ranks.tokenizer(encoding)
    return ranks


@pytest.fixture(scope="session")
def counter(ranks: TokenizerRanks) -> TiktokenCounter:
    return TiktokenCounter(ranks)
