from pathlib import Path

import pytest

from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.counting.ranks import Ranks
from helix_desktop.providers.counting.tokens import ExactCounter

TOKENIZERS = Path(__file__).parents[3] / "resources" / "tokenizer"


@pytest.fixture(scope="session")
def tokenizers() -> Path:
    return TOKENIZERS


@pytest.fixture(scope="session")
def ranks() -> Ranks:
    """Loaded once: reading both takes about half a second."""
    ranks = Ranks.of(TOKENIZERS)
    for encoding in Encoding:
        ranks.tokenizer(encoding)
    return ranks


@pytest.fixture(scope="session")
def counter(ranks: Ranks) -> ExactCounter:
    return ExactCounter(ranks)
